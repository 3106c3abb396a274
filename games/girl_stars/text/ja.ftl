# ザ・ガール・フー・メイド・ザ・スターズ：名前、質問、選択肢、できごと、ルール

girl_stars-name = ザ・ガール・フー・メイド・ザ・スターズ
girl_stars-opponent = 影の長老
girl_stars-option-start = 開始時の持ち物
girl_stars-option-start-official = ルールブックどおり
girl_stars-option-start-even = 公平：後ろの長老は多めに持つ

## ことば

girl_stars-phase-stargazing = 星の観測
girl_stars-phase-wood_ash = 草木灰
girl_stars-phase-action = アクション
girl_stars-phase-final_stardust = 最後の星屑
girl_stars-phase-finished = ゲーム終了
girl_stars-colour-red = 赤
girl_stars-colour-blue = 青
girl_stars-colour-yellow = 黄
girl_stars-colour-white = 白
girl_stars-letter-red = 赤
girl_stars-letter-blue = 青
girl_stars-letter-yellow = 黄
girl_stars-letter-white = 白
girl_stars-side-front = 表
girl_stars-side-back = 裏
girl_stars-arrow-0 = ⇗
girl_stars-arrow-1 = ⇒
girl_stars-arrow-2 = ⇘
girl_stars-arrow-3 = ⇙
girl_stars-arrow-4 = ⇐
girl_stars-arrow-5 = ⇖
girl_stars-mode-light = 光
girl_stars-mode-keep = 手元に残す
girl_stars-via-action = アクション
girl_stars-via-ash = 草木灰
girl_stars-corner-nw = 左上
girl_stars-corner-ne = 右上
girl_stars-corner-sw = 左下
girl_stars-corner-se = 右下
girl_stars-region-red = 赤
girl_stars-region-blue = 青
girl_stars-region-yellow = 黄
girl_stars-region-red_blue = 赤と青の線上
girl_stars-region-blue_yellow = 青と黄の線上
girl_stars-region-yellow_red = 黄と赤の線上
girl_stars-region-centre = 中央
girl_stars-pile-r3 = 光3個
girl_stars-pile-r4 = 光4個
girl_stars-pile-r5 = 光5個
girl_stars-pile-r6 = 光6個以上
girl_stars-villager-v1 = 村人1
girl_stars-villager-v2 = 村人2
girl_stars-villager-v3 = 村人3
girl_stars-villager-v4 = 村人4
girl_stars-place-home = 手元
girl_stars-place-token = 未獲得
girl_stars-place-village = 村
girl_stars-place-early = { $site }の一番乗り
girl_stars-place-near = { $site }
girl_stars-place-sky = 夜空トラック{ $space }
girl_stars-rank-ember = 残り火
girl_stars-rank-torch = たいまつ
girl_stars-rank-lantern = 灯火
girl_stars-rank-constellation = 星座
girl_stars-rank-milky_way = 天の川
girl_stars-rank-star_maker = 星を作った少女
girl_stars-act-take_goods = 採集物を1個取る
girl_stars-act-mark_highest_reward = 最も高い報酬に印を付ける
girl_stars-act-mark_lowest_reward = 最も低い報酬に印を付ける
girl_stars-act-fill_offering = 提供スペースを埋める
girl_stars-act-rest = 休む

## 質問

girl_stars-ask-PlaceTile = どの星タイルをどこに置きますか？
girl_stars-ask-TakeAsh = どの草木灰トークンを取りますか？
girl_stars-ask-TakeAction = どのアクションを行いますか？
girl_stars-ask-WrapUp = アクションは残っていません。残したトークンや星屑を使いますか？ 使わなければ手番を終えてください。
girl_stars-ask-ChooseRoute = どの道を灯しますか？
girl_stars-ask-ChooseColour = 次のスペースを何色の光で灯しますか？
girl_stars-ask-FinalStardust = 最後に星屑を使いますか？
girl_stars-ask-Aside = 星屑はいつでも使えます。どこに置きますか？

## 選択肢

girl_stars-do-PlaceTile = { $rotation ->
    [0] { $tile }を{ $hex }へ
   *[other] { $tile }を{ $hex }へ（時計回りに{ $rotation }度）
}
girl_stars-do-UseStardust = 星屑を{ $hex }へ
girl_stars-do-TakeAsh = { $token }：{ $mode }{ $colours }
girl_stars-do-Scout = 偵察：{ $gate }へ
girl_stars-do-ScoutRoute = { $path }
girl_stars-do-ScoutColour = { $colour }
girl_stars-do-ScoutRest = この色で灯す
girl_stars-do-Forage = 採集：{ $site }、{ $payment }
girl_stars-do-OfferSingle = { $goods }を提供
girl_stars-do-OfferCard = カードのスペース{ $space }に提供
girl_stars-do-Stargaze = 夜空トラック{ $space }へ
girl_stars-do-Recall = { $villagers }を呼び戻す
girl_stars-do-GainStardust = 星屑を得る
girl_stars-do-EndTurn = 手番を終える
girl_stars-do-Finish = これで終える

## できごと

girl_stars-event-RoundBegan = 第{ $round }ラウンド開始。最初は{ $who }です。
girl_stars-event-TilesDrawn = { $who }は{ $tiles }を引きました。
girl_stars-event-TilePlaced = { $who }は{ $tile }（{ $back }）を{ $hex }に置きました。
girl_stars-event-AreasEnclosed = { $who }は囲いを{ $areas }つ作りました：星屑+{ $areas }
girl_stars-event-LightCollected = { $who }は{ $hex }から{ $colour }の光を1個得ました。
girl_stars-event-ConstellationCompleted = { $vp ->
    [0] { $who }は星座（光のタイル{ $size }枚）を完成させました。
   *[other] { $who }は星座（光のタイル{ $size }枚）を完成させました：+{ $vp }点
    }
girl_stars-event-BonusGained = { $vp ->
    [0] { $who }はボーナストークンを得ました：{ $bonus }
   *[other] { $who }はボーナストークンを得ました：{ $bonus }、+{ $vp }点
    }
girl_stars-event-StardustUsed = { $who }は{ $hex }に星屑を{ $discs }個置きました。
girl_stars-event-TilesLost = { $vp ->
    [0] { $who }は{ $tiles }を置けませんでした。
   *[other] { $who }は{ $tiles }を置けませんでした：−{ $vp }点
    }
girl_stars-event-AshThrown = 草木灰トークン{ $tokens }個が皿に投げられました。
girl_stars-event-AshTaken = { $who }は{ $ash }（{ $token }）を捨て、{ $colours }を得ました。
girl_stars-event-AshKept = { $who }は{ $ash }（{ $token }）を手元に残しました。
girl_stars-event-AshReturned = { $who }は使わなかった{ $ash }は袋に戻りました。
girl_stars-event-TurnBegan = { $who }の手番です（アクション{ $actions }回）。
girl_stars-event-PathLit = { $vp ->
    [0] { $who }は道を灯しました（{ $path }）。
   *[other] { $who }は道を灯しました（{ $path }）：+{ $vp }点
    }
girl_stars-event-SiteConnected = { $site }がつながりました。
girl_stars-event-Foraged = { $who }は{ $payment }を払い、{ $site }で{ $goods }を採集しました。
girl_stars-event-EarlyBirdGained = { $vp ->
    [0] { $who }は一番乗りです：星屑+{ $stardust }
   *[other] { $who }は一番乗りです：+{ $vp }点
    }
girl_stars-event-OfferedSingle = { $who }は{ $goods }を提供しました：+{ $vp }点
girl_stars-event-OfferedCard = { $who }はカードのスペース{ $space }に{ $goods }を提供しました：+{ $vp }点
girl_stars-event-CardRevealed = 新しい提供カード：{ $card }
girl_stars-event-VillagerStargazed = { $who }は村人を夜空トラック{ $space }に送りました。
girl_stars-event-VillagersRecalled = { $who }は{ $villagers }を呼び戻しました。
girl_stars-event-StardustGained = { $who }は星屑を1個得ました。
girl_stars-event-GirlMoved = 少女が{ $girl }に進みました。次のラウンドは{ $who }は最初です。
girl_stars-event-RewardRemoved = { $pile }の報酬から一番上のトークン（{ $vp }点）がなくなりました。
girl_stars-event-ShadowRolled = { $who }の出目は{ $die }：{ $act }
girl_stars-event-ShadowTookAsh = { $who }は{ $ash }（{ $token }）を取りました。
girl_stars-event-ShadowTookGoods = { $who }は{ $site }から{ $goods }を取りました。
girl_stars-event-ShadowMarked = { $who }は{ $pile }の報酬に印を付けました。
girl_stars-event-ShadowFilled = { $who }はカードのスペース{ $space }を埋めました。
girl_stars-event-LastStardust = 全8ラウンドが終わりました。最後に星屑を使えます。
girl_stars-event-Finished = { $who }は終了しました。

## 得点表

girl_stars-score-start = 開始時
girl_stars-score-constellations = 星座
girl_stars-score-scouting = 偵察
girl_stars-score-early_bird = 一番乗り
girl_stars-score-offerings = 提供
girl_stars-score-lost_tiles = 置けなかったタイル
girl_stars-score-left_over = 残った採集物
girl_stars-score-challenge = 長い夜
girl_stars-score-total = 合計
girl_stars-score-tie = 同点：光と星屑の合計、次に空きスペースの数

## 名前

girl_stars-pattern-2a = 鋭角
girl_stars-pattern-2b = 曲がり
girl_stars-pattern-2c = 直線
girl_stars-pattern-3a = 扇
girl_stars-pattern-3b = 右分かれ
girl_stars-pattern-3c = 左分かれ
girl_stars-pattern-3d = 三つ又
girl_stars-pattern-4a = 大扇
girl_stars-pattern-4b = 飛び扇
girl_stars-pattern-4c = 十字
girl_stars-pattern-back = 白い星
girl_stars-tile-red_2a = { girl_stars-colour-red }・{ girl_stars-pattern-2a }
girl_stars-tile-red_2b = { girl_stars-colour-red }・{ girl_stars-pattern-2b }
girl_stars-tile-red_2c = { girl_stars-colour-red }・{ girl_stars-pattern-2c }
girl_stars-tile-red_3a = { girl_stars-colour-red }・{ girl_stars-pattern-3a }
girl_stars-tile-red_3b = { girl_stars-colour-red }・{ girl_stars-pattern-3b }
girl_stars-tile-red_3c = { girl_stars-colour-red }・{ girl_stars-pattern-3c }
girl_stars-tile-red_3d = { girl_stars-colour-red }・{ girl_stars-pattern-3d }
girl_stars-tile-red_4a = { girl_stars-colour-red }・{ girl_stars-pattern-4a }
girl_stars-tile-red_4b = { girl_stars-colour-red }・{ girl_stars-pattern-4b }
girl_stars-tile-red_4c = { girl_stars-colour-red }・{ girl_stars-pattern-4c }
girl_stars-tile-blue_2a = { girl_stars-colour-blue }・{ girl_stars-pattern-2a }
girl_stars-tile-blue_2b = { girl_stars-colour-blue }・{ girl_stars-pattern-2b }
girl_stars-tile-blue_2c = { girl_stars-colour-blue }・{ girl_stars-pattern-2c }
girl_stars-tile-blue_3a = { girl_stars-colour-blue }・{ girl_stars-pattern-3a }
girl_stars-tile-blue_3b = { girl_stars-colour-blue }・{ girl_stars-pattern-3b }
girl_stars-tile-blue_3c = { girl_stars-colour-blue }・{ girl_stars-pattern-3c }
girl_stars-tile-blue_3d = { girl_stars-colour-blue }・{ girl_stars-pattern-3d }
girl_stars-tile-blue_4a = { girl_stars-colour-blue }・{ girl_stars-pattern-4a }
girl_stars-tile-blue_4b = { girl_stars-colour-blue }・{ girl_stars-pattern-4b }
girl_stars-tile-blue_4c = { girl_stars-colour-blue }・{ girl_stars-pattern-4c }
girl_stars-tile-yellow_2a = { girl_stars-colour-yellow }・{ girl_stars-pattern-2a }
girl_stars-tile-yellow_2b = { girl_stars-colour-yellow }・{ girl_stars-pattern-2b }
girl_stars-tile-yellow_2c = { girl_stars-colour-yellow }・{ girl_stars-pattern-2c }
girl_stars-tile-yellow_3a = { girl_stars-colour-yellow }・{ girl_stars-pattern-3a }
girl_stars-tile-yellow_3b = { girl_stars-colour-yellow }・{ girl_stars-pattern-3b }
girl_stars-tile-yellow_3c = { girl_stars-colour-yellow }・{ girl_stars-pattern-3c }
girl_stars-tile-yellow_3d = { girl_stars-colour-yellow }・{ girl_stars-pattern-3d }
girl_stars-tile-yellow_4a = { girl_stars-colour-yellow }・{ girl_stars-pattern-4a }
girl_stars-tile-yellow_4b = { girl_stars-colour-yellow }・{ girl_stars-pattern-4b }
girl_stars-tile-yellow_4c = { girl_stars-colour-yellow }・{ girl_stars-pattern-4c }
girl_stars-tile-white_2a = { girl_stars-colour-white }・{ girl_stars-pattern-2a }
girl_stars-tile-white_2b = { girl_stars-colour-white }・{ girl_stars-pattern-2b }
girl_stars-tile-white_2c = { girl_stars-colour-white }・{ girl_stars-pattern-2c }
girl_stars-tile-white_3a = { girl_stars-colour-white }・{ girl_stars-pattern-3a }
girl_stars-tile-white_3b = { girl_stars-colour-white }・{ girl_stars-pattern-3b }
girl_stars-tile-white_3c = { girl_stars-colour-white }・{ girl_stars-pattern-3c }
girl_stars-tile-white_3d = { girl_stars-colour-white }・{ girl_stars-pattern-3d }
girl_stars-tile-white_4c = { girl_stars-colour-white }・{ girl_stars-pattern-4c }
girl_stars-goods-fruit = 果物
girl_stars-goods-fish = 魚
girl_stars-goods-rabbit = うさぎ
girl_stars-goods-antelope = カモシカ
girl_stars-ash-double_light = 光×2
girl_stars-ash-scouting = 偵察の灰
girl_stars-ash-foraging = 採集の灰
girl_stars-ash-offering = 提供の灰
girl_stars-ash-recall = 呼び戻しの灰
girl_stars-ash-stardust = 星屑の灰
girl_stars-ash_use-double_light = 光2個
girl_stars-ash_use-scouting = 無料の偵察
girl_stars-ash_use-foraging = 無料の採集
girl_stars-ash_use-offering = 無料の提供
girl_stars-ash_use-recall = 無料の呼び戻し
girl_stars-ash_use-stardust = 星屑1個
girl_stars-bonus-rescore = 再得点
girl_stars-bonus-three_lights = 三色の光
girl_stars-bonus-extra_actions = アクション+2
girl_stars-bonus-extra_villager = 村人獲得
girl_stars-bonus_effect-rescore = その星座をもう一度得点
girl_stars-bonus_effect-three_lights = 赤・青・黄の光を1個ずつ
girl_stars-bonus_effect-extra_actions = アクションを2回追加
girl_stars-bonus_effect-extra_villager = 4人目の村人
girl_stars-card-harvest_feast = 実りの宴
girl_stars-card-river_gift = 川の贈りもの
girl_stars-card-great_hunt = 大いなる狩り
girl_stars-card-night_of_thanks = 感謝の夜
girl_stars-site-fruit_1 = マルーラの木立
girl_stars-site-fruit_2 = ツァマの畑
girl_stars-site-fruit_3 = モンゴンゴの尾根
girl_stars-site-fruit_4 = 砂丘の果樹
girl_stars-site-fish_1 = 葦の淵
girl_stars-site-fish_2 = 月の池
girl_stars-site-fish_3 = 静かな湖
girl_stars-site-rabbit_1 = 短草の丘
girl_stars-site-rabbit_2 = いばらの茂み
girl_stars-site-rabbit_3 = 赤岩の巣穴
girl_stars-site-antelope_1 = 西の草原
girl_stars-site-antelope_2 = 北の草原
girl_stars-site-antelope_3 = 東の塩原
