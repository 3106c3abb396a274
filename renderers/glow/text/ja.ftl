# グロウ：絵と文章版で使う言葉

## 絵の中

glow-ui-title = グロウ
glow-ui-level-ember = 残り火
glow-ui-level-standard = 標準
glow-ui-level-hard = 宵闇
glow-ui-level-eclipse = 皆既
glow-ui-province = 影の領域
glow-ui-archipelago = 闇の群島
glow-ui-round = ラウンド{ $round }／8
glow-ui-over = 旅の終わり
glow-ui-final = 最終得点
glow-ui-so_far = ここまでの光のカケラ
glow-ui-last = 最新
glow-ui-private = あなただけに表示
glow-ui-rerolls = リロール
glow-ui-no_dice = まだダイスがありません。
glow-ui-tie_rerolls = リロール・トークン{ $count }個
glow-ui-several = { $count }人
glow-ui-until_b = →B
glow-ui-until_end = →終了
glow-ui-everyone = 全員の仲間
glow-ui-graveyard_title = 墓所
glow-ui-graveyard_empty = 墓所には誰もいません。
glow-ui-legend_need = この目のダイスか足跡1個
glow-ui-legend_forbid = この目がなければ無料、あれば足跡1個
glow-ui-legend_village = 数字：光のカケラ／足跡：入る費用
glow-ui-legend_route = 必要なエレメントの種類
glow-ui-legend_pay = さらに足跡1個
glow-ui-legend_island = 終了時の光のカケラ
glow-ui-verb_acts = 行動中
glow-ui-verb_adventurer = 冒険者を選択
glow-ui-verb_tom_dice = トム用ダイスを選択
glow-ui-verb_recruit = 仲間を選択
glow-ui-verb_move_black = 黒いダイスを移動
glow-ui-verb_reserve = ダイス（大）を選択
glow-ui-verb_dismiss = 仲間を墓所へ
glow-ui-verb_tom_boat = トムの船を移動
glow-ui-verb_reroll = リロール
glow-ui-verb_revive = 仲間を復活
glow-ui-verb_resolve = 発動の順を選択
glow-ui-verb_return_die = 戻すダイスを選択
glow-ui-verb_skull = 手放すものを選択
glow-ui-verb_travel = 旅をする
glow-ui-verb_sail = 航海する

## カードの言葉

glow-ui-semicolon = ／
glow-ui-colon = ：
glow-ui-plus = ＋
glow-ui-beside = （{ $text }）
glow-ui-nothing = なし
glow-ui-when = { $condition } → { $effect }
glow-ui-without = { $element }なし
glow-ui-same = 同じ目{ $count }個
glow-ui-once = 1回発動したら捨てる
glow-ui-end = 終了時{ $n }
glow-ui-fireflies = （カードの）ホタル{ $count }
glow-ui-rerolls_a_day = 毎ラウンド、リロール{ $count }回
glow-ui-brings_dice = { $colour }のダイス（大）{ $count }個
glow-ui-brings_any = 好きな色のダイス（大）1個
glow-ui-kaar = 黒いダイスを受け取らない
glow-ui-face_down = 裏向きの呪文トークン
glow-ui-spell_down = 次の朝に表になる
glow-ui-effect_light = 光{ $n }
glow-ui-effect_footprints = 足跡{ $n }
glow-ui-effect_fireflies = ホタル{ $n }
glow-ui-effect_reroll_tokens = リロール・トークン{ $n }
glow-ui-effect_to_graveyard = 墓所へ
glow-ui-effect_cast_spells = ほかの全員に呪文トークン
glow-ui-effect_revive = 墓所の仲間1体が復活
glow-ui-effect_kill_last_companion = 最後に迎えた仲間が墓所へ
glow-ui-effect_skull = ドクロ：仲間か呪文トークンを1つ手放す

## 文章版

glow-ui-alt = グロウ、{ $board }、{ $round ->
    [0] {""}
   *[other] 第{ $round }ラウンド（全8）、
}{ $phase }。手番：{ $names }。光のカケラ：{ $light }。
glow-ui-alt_nobody = グロウ、{ $board }、{ $round ->
    [0] {""}
   *[other] 第{ $round }ラウンド（全8）、
}{ $phase }。光のカケラ：{ $light }。
glow-ui-result = { $place }位 { $name }：{ $total }（{ $parts }）
glow-ui-track = 出会いトラック
glow-ui-blocked = トム用ダイスでふさがれています
glow-ui-small_dice = ダイス（小）：{ $dice }
glow-ui-tile = トム用タイル：{ $text }
glow-ui-tile_steps = パーティー・トークンが{ $count }スペース進む
glow-ui-tile_bonus = 光+{ $n }
glow-ui-tile_min = キャンプが次の村へ、または船が最小の航路へ
glow-ui-tile_max = キャンプが次の村へ、または船が最大の航路へ
glow-ui-unrolled = まだ振っていません
glow-ui-die_resting = 次のラウンドまで使えません
glow-ui-die_ignored = 黒いダイスのため無効
glow-ui-die_used = 使用済み
glow-ui-first_player = スタートプレイヤー
glow-ui-purse = 光のカケラ{ $light }、足跡{ $footprints }、リロール・トークン{ $tokens }、ホタル{ $fireflies }（仲間{ $companions }体）
glow-ui-dice = ダイス：{ $dice }
glow-ui-sources = リロール：仲間{ $companion }回、トークン{ $token }個、光：{ $score }
glow-ui-pay_light = { $light }まで下げる
glow-ui-acts_times = { $count }回発動、残り{ $left }回
glow-ui-party = パーティー：{ $place }、キャンプ：{ $camp }
glow-ui-camp = キャンプ：{ $camp }
glow-ui-boats = 船：{ $places }
glow-ui-colours = ダイスのエレメント{ $count }種類
glow-ui-voyages = いまのダイスで行ける航路：{ $places }
glow-ui-neighbours = ここからの一歩：{ $places }
glow-ui-left_today = このラウンドで通過済み
glow-ui-free = 無料
glow-ui-closed = 通行止め
glow-ui-tom_purse = 光のカケラ{ $light }、パーティー・トークン{ $party }、足跡{ $footprints }
glow-ui-tom_tiles = 残りのトム用タイル（{ $until }）：{ $tiles }／難易度：{ $difficulty }
glow-ui-piles = 山札など
glow-ui-reserve = 予備プール：{ $dice }
glow-ui-decks = 残りの仲間：デッキA{ $a }体、デッキB{ $b }体／残りの呪文トークン：{ $spells }
glow-ui-reroll_spaces = 得点トラックのリロール記号：{ $spaces }
glow-ui-graveyard = 墓所（下から順に）：{ $cards }
glow-ui-unseen = まだ現れていない仲間：{ $cards }
glow-ui-space_start = スタート
glow-ui-space_need = { $element }が必要
glow-ui-space_forbid = { $element }は禁止
glow-ui-village = 光{ $light }の村、入る費用は足跡{ $count }個、獲得：{ $gain }
glow-ui-villages = 村の順：{ $order }
glow-ui-island_light = 光{ $light }
glow-ui-route = エレメント{ $colours }種類
