# ソラニ：名前、質問、選択肢、できごと、ルール

solani-name = ソラニ
solani-opponent = コヨーテ

## オプション

solani-option-coyote = コヨーテの強さ
solani-option-start = 開始時の得点
solani-option-start-official = ルールブックどおり
solani-option-start-even = 公平：手番による有利・不利を得点で補う

## ことば

solani-kind-cluster = 星団
solani-kind-branch = 枝
solani-phase-draft = ドラフト
solani-phase-placement = 配置
solani-phase-special_draft = 特殊天体のドラフト
solani-phase-finished = 終了
solani-sector-nw = 北西
solani-sector-ne = 北東
solani-sector-sw = 南西
solani-sector-se = 南東
solani-arm-nw = ⇖
solani-arm-ne = ⇗
solani-arm-se = ⇘
solani-arm-sw = ⇙
solani-effect-scores = { $cell }が+{ $points }点
solani-effect-covered = { $cell }の浮いたノードが解消：+{ $points }点
solani-effect-over = { $cell }のノードが多すぎます
solani-effect-hopeless = { $cell }に必要な数のノードをつなげなくなります
solani-effect-connected = { $cell }の惑星にノードが触れ、得点できなくなります
solani-effect-loose = { $cell }に浮いたノード：{ $points }点
solani-worth = 1つにつき{ $points }点、最大{ $most }点

## 質問

solani-ask-Draft = どのタイルを取りますか？
solani-ask-PlaceTile = タイルをどこに置きますか？
solani-ask-ChooseSpecial = ダークスカイを囲みました！ どの特殊天体を取りますか？
solani-ask-KeepSpecial = どちらを残しますか？ もう1枚は場の列に加わります。
solani-ask-PlaceSpecial = 特殊天体をどこに置きますか？
solani-ask-Aside = 希望リスト

## 選択肢

solani-do-DraftTile = { $trade_slot ->
    [0] { $kind }{ $slot }
   *[other] { $kind }{ $slot } → 惑星{ $trade_slot }
    }
solani-do-PlaceBranch = { $rotation ->
    [0] 枝を{ $space }に置く
   *[other] 枝を{ $space }に置く（時計回りに{ $rotation }度）
}
solani-do-PlaceCircle = 円形タイルを{ $space }に置く
solani-do-TakeSpecial = { $card }
solani-do-DrawSpecials = { $magnitude ->
    [2] ★★を2枚引く
   *[other] ★★★を2枚引く
    }
solani-do-KeepSpecial = { $card }
solani-do-PlaceSpecial = { $space }
solani-do-AddWish = { $trade_slot ->
    [0] 希望：{ $kind }{ $slot }
   *[other] 希望：{ $kind }{ $slot } → 惑星{ $trade_slot }
    }
solani-do-ClearWishes = 希望を取り消す

## できごと

solani-event-RoundBegan = 第{ $round }ラウンド開始。太陽トークンは{ $who }が持っています。
solani-event-PlanetAdded = 惑星トラックが空になり、{ $planet }が{ $trade_slot }番に置かれました。
solani-event-Drafted = { $who }は{ $tile }を取りました。
solani-event-Traded = { $who }は{ $tile }を取り、{ $planet }と交換しました。
solani-event-BranchPlaced = { $who }は{ $tile }を{ $space }に置きました。
solani-event-CirclePlaced = { $who }は{ $tile }を{ $space }に置きました。
solani-event-SetAside = { $who }は{ $tile }を置けないため、ゲームから取り除きました。
solani-event-DarkSkySurrounded = { $who }は{ $space }のダークスカイを囲みました。
solani-event-PickForfeited = { $who }は特殊天体を置けないため、獲得できませんでした。
solani-event-SpecialTaken = { $who }は特殊天体「{ $card }」を取りました。
solani-event-SpecialsDrawn = { $magnitude ->
    [2] { $who }は★★のカードを2枚引きました。
   *[other] { $who }は★★★のカードを2枚引きました。
    }
solani-event-SpecialSeen = 引いたカード：{ $card }
solani-event-SpecialKept = { $who }は「{ $card }」を残しました。
solani-event-CardTurnedUp = 「{ $card }」が場の列に加わりました。
solani-event-Matched = { $who }：{ $tile }と{ $branch }が一致し、+{ $points }点。
solani-event-Missed = { $who }：{ $tile }と{ $branch }は不一致。
solani-event-PlanetCollected = { $who }は{ $planet }を獲得しました。
solani-event-WishAdded = { $trade_slot ->
    [0] 希望に{ $kind }{ $slot }を加えました。
   *[other] 希望に{ $kind }{ $slot }（{ $trade_slot }番の惑星と交換）を加えました。
    }
solani-event-WishesCleared = 希望を取り消しました。
solani-event-WishGranted = { $who }は希望を登録していました。
solani-event-WishesFailed = 希望したタイルは、どれも取れなくなりました。

## 得点表

solani-score-planets = 惑星
solani-score-guiding_stars = ガイド星
solani-score-star_clusters = 星団
solani-score-special_features = 特殊天体
solani-score-loose_nodes = 浮いたノード
solani-score-bonus_tiles = ボーナスタイル
solani-score-start = 開始時
solani-score-matches = 一致
solani-score-misses = 不一致
solani-score-unearned_bonus = 獲得しなかったボーナス
solani-score-total = 合計
solani-score-tie = 同点時：星団の得点

## 名前

solani-tile-s2 = 二つ星の星団
solani-tile-s3 = 三つ星の星団
solani-tile-s4 = 四つ星の星団
solani-tile-w23 = 二つ星と白星の星団
solani-tile-w34 = 三つ星と白星の星団
solani-cluster-s2 = { solani-tile-s2 }
solani-cluster-s3 = { solani-tile-s3 }
solani-cluster-s4 = { solani-tile-s4 }
solani-cluster-w23 = { solani-tile-w23 }
solani-cluster-w34 = { solani-tile-w34 }

solani-tile-turquoise = トルコ石の惑星
solani-tile-coral = 珊瑚の惑星
solani-tile-amber = 琥珀の惑星
solani-tile-shell = 貝の惑星
solani-planet-turquoise = { solani-tile-turquoise }
solani-planet-coral = { solani-tile-coral }
solani-planet-amber = { solani-tile-amber }
solani-planet-shell = { solani-tile-shell }

solani-tile-i1 = 短い枝
solani-tile-v2 = 曲がり枝
solani-tile-l2 = まっすぐな枝
solani-tile-t3 = 三つまたの枝
solani-tile-x4 = 十字の枝
solani-branch-i1 = { solani-tile-i1 }
solani-branch-v2 = { solani-tile-v2 }
solani-branch-l2 = { solani-tile-l2 }
solani-branch-t3 = { solani-tile-t3 }
solani-branch-x4 = { solani-tile-x4 }

solani-tile-pulsar = パルサー
solani-tile-black_hole = ブラックホール
solani-tile-comet = 彗星
solani-tile-meteor_shower = 流星群
solani-tile-moonlight = 月光
solani-tile-dust_lane = 暗黒帯
solani-tile-binary_star = 連星
solani-tile-open_cluster = 散開星団
solani-tile-zodiacal_light = 黄道光
solani-tile-aurora = オーロラ
solani-tile-spiral_arm = 渦状腕
solani-tile-star_nursery = 星のゆりかご
solani-tile-supernova = 超新星
solani-tile-pole_star = 北極星
solani-tile-galaxy = 銀河
solani-tile-eclipse = 食
solani-tile-conjunction = 合
solani-tile-milky_way = 天の川
solani-tile-constellation = 星座
solani-tile-planetary_nebula = 惑星状星雲
solani-tile-void = ボイド
solani-tile-twin_quasar = 双子クエーサー
solani-tile-spectrum = スペクトル
solani-tile-great_chain = 星の大連鎖
solani-card-pulsar = { solani-tile-pulsar }
solani-card-black_hole = { solani-tile-black_hole }
solani-card-comet = { solani-tile-comet }
solani-card-meteor_shower = { solani-tile-meteor_shower }
solani-card-moonlight = { solani-tile-moonlight }
solani-card-dust_lane = { solani-tile-dust_lane }
solani-card-binary_star = { solani-tile-binary_star }
solani-card-open_cluster = { solani-tile-open_cluster }
solani-card-zodiacal_light = { solani-tile-zodiacal_light }
solani-card-aurora = { solani-tile-aurora }
solani-card-spiral_arm = { solani-tile-spiral_arm }
solani-card-star_nursery = { solani-tile-star_nursery }
solani-card-supernova = { solani-tile-supernova }
solani-card-pole_star = { solani-tile-pole_star }
solani-card-galaxy = { solani-tile-galaxy }
solani-card-eclipse = { solani-tile-eclipse }
solani-card-conjunction = { solani-tile-conjunction }
solani-card-milky_way = { solani-tile-milky_way }
solani-card-constellation = { solani-tile-constellation }
solani-card-planetary_nebula = { solani-tile-planetary_nebula }
solani-card-void = { solani-tile-void }
solani-card-twin_quasar = { solani-tile-twin_quasar }
solani-card-spectrum = { solani-tile-spectrum }
solani-card-great_chain = { solani-tile-great_chain }

solani-sign-pulsar = 脈動
solani-sign-black_hole = 黒穴
solani-sign-comet = 彗星
solani-sign-meteor_shower = 流星
solani-sign-moonlight = 月光
solani-sign-dust_lane = 暗黒
solani-sign-binary_star = 連星
solani-sign-open_cluster = 散開
solani-sign-zodiacal_light = 黄道
solani-sign-aurora = 極光
solani-sign-spiral_arm = 渦腕
solani-sign-star_nursery = 揺籃
solani-sign-supernova = 超新
solani-sign-pole_star = 北極
solani-sign-galaxy = 銀河
solani-sign-eclipse = 食
solani-sign-conjunction = 合
solani-sign-milky_way = 天川
solani-sign-constellation = 星座
solani-sign-planetary_nebula = 星雲
solani-sign-void = 空洞
solani-sign-twin_quasar = 双子
solani-sign-spectrum = 分光
solani-sign-great_chain = 連鎖
solani-sign-turquoise = ト
solani-sign-coral = 珊
solani-sign-amber = 琥
solani-sign-shell = 貝

solani-criterion-pulsar = このタイルに触れるノード1つごと
solani-criterion-black_hole = 隣の枝タイルのうち、このタイルに腕を向けていないもの1枚ごと
solani-criterion-comet = この横列の星団1つごと
solani-criterion-meteor_shower = この縦列の星団1つごと
solani-criterion-moonlight = 周囲8マスの惑星1つごと（接続していても可）
solani-criterion-dust_lane = この横列・縦列のダークスカイ1つごと
solani-criterion-binary_star = 周囲8マスの星団「2★」「2★＋☆」1つごと
solani-criterion-open_cluster = 周囲8マスの星団「3★」「2★＋☆」「3★＋☆」1つごと
solani-criterion-zodiacal_light = この横列・縦列にある惑星の色1色ごと（接続していても可）
solani-criterion-aurora = このエリア内で、ボードの端のマスにあるほかの円形タイル1枚ごと
solani-criterion-spiral_arm = 枝タイル1枚でこのタイルとつながる、ほかの円形タイル・ガイド星1つごと
solani-criterion-star_nursery = このエリアで得点する星団・ガイド星1つごと
solani-criterion-supernova_2 = このタイルに隣り合う、3・4ノードの枝タイル1枚ごと
solani-criterion-supernova = このタイルに腕を向ける、3・4ノードの枝タイル1枚ごと
solani-criterion-pole_star = この横列・縦列・斜め線上で得点するガイド星1つごと
solani-criterion-galaxy = 周囲8マスの星団「4★」「3★＋☆」1つごと
solani-criterion-eclipse = 周囲8マスの未接続の惑星1つごと（このタイルにノードが触れていたら0点）
solani-criterion-conjunction = 東西・南北・両斜めのうち、両隣に円形タイルかガイド星がある方向1つごと
solani-criterion-milky_way = 斜め線上で得点する星団1つごと
solani-criterion-constellation = 枝タイル1枚でこのタイルとつながり、得点する星団・ガイド星1つごと
solani-criterion-planetary_nebula_2 = このエリアの未接続の惑星の色、2色目から1色ごと
solani-criterion-planetary_nebula = このエリアの惑星の色、2色目から1色ごと（接続していても可）
solani-criterion-void = この横列・縦列・斜め線上にある、囲まれたダークスカイ1つごと
solani-criterion-twin_quasar_2 = この横列・縦列・斜め線上にあるほかの特殊天体1つごと
solani-criterion-twin_quasar = この横列・縦列にあるほかの特殊天体1つごと
solani-criterion-spectrum = 周囲8マスの星団・ガイド星が得た点（2・3・4点）の種類1つごと
solani-criterion-great_chain = 枝でつながるほかの円形タイル・ガイド星4つごと（端数切り捨て）

solani-bonus-bonus_campfire = 大いなる篝火
solani-bonus-bonus_gathering = 集い
solani-bonus-bonus_wanderers = さまよう星
solani-bonus-bonus_rug = バックスキンの敷物
solani-condition-bonus_campfire = このエリアの星団の得点が最多（1点以上）
solani-condition-bonus_gathering = このエリアに、得点する星・未接続の惑星・特殊天体がそろう
solani-condition-bonus_wanderers = このエリアの未接続の惑星が最多（1つ以上）
solani-condition-bonus_rug = このエリアに円形タイルが5枚以上あり、浮いたノードがない
solani-alone-bonus_campfire = このエリアの星団の得点が{ $least }点以上
solani-alone-bonus_wanderers = このエリアの未接続の惑星が{ $least }つ以上

solani-board-coyote = コヨーテ
solani-board-coyote_many = { solani-board-coyote }
solani-board-first_woman = ファースト・ウーマン
solani-board-first_man = ファースト・マン
solani-board-fire_man = ファイヤー・マン
solani-setup_card-rug = 敷物
solani-setup_card-river = 川
solani-setup_card-scatter = 散らばり
solani-setup_card-knot = 結び目

solani-option-coyote-pup = 子コヨーテ
solani-option-coyote-trickster = いたずら者
solani-option-coyote-sky_shaker = 空を揺らす者
