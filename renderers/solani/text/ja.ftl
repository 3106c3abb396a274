# ソラニ：絵と文章版で使う言葉

solani-ui-semicolon = 。
solani-ui-round = ラウンド{ $round }／{ $rounds }
solani-ui-several = { $count }人
solani-ui-verb_Draft = タイルを選択
solani-ui-verb_PlaceTile = タイルを配置
solani-ui-verb_ChooseSpecial = カードを選択
solani-ui-verb_KeepSpecial = 1枚を選択
solani-ui-verb_PlaceSpecial = タイルを配置
solani-ui-private = あなただけに表示
solani-ui-holds = 手元
solani-ui-holding = 手元のタイル
solani-ui-nothing_held = 置くタイルはありません
solani-ui-drawn = 引いた2枚：1枚を残します
solani-ui-cards = あなたの特殊天体
solani-ui-no_cards = まだありません。ダークスカイを囲むと獲得できます。
solani-ui-estimate = 現在の得点
solani-ui-change = 得点
solani-ui-turns = どの向きに置きますか？
solani-ui-bonus_heading = ボーナスタイル
solani-ui-final = 最終得点
solani-ui-so_far = 現在の得点
solani-ui-total = 合計
solani-ui-points = { $points }点
solani-ui-units = { $units }×{ $magnitude }＝{ $points }点
solani-ui-tie = 星団 { $points }点
solani-ui-deck = 山札：{ $count }
solani-ui-moment = ソラニ、{ $round }、{ $phase }：{ $names }の番です
solani-ui-moment_over = ソラニ、{ $round }：{ $phase }
solani-ui-result = { $name }：{ $total }点（{ $parts }）
solani-ui-own = あなたの夜空
solani-ui-pair = 引いたカード：{ $cards }
solani-ui-free_branch = 枝を置けるスペース：{ $spaces }
solani-ui-free_circle = 円形タイルを置けるスペース：{ $spaces }
solani-ui-board = ボード：{ $board }、手元：{ $held }
solani-ui-estimated = 現在の得点{ $total }点：{ $parts }
solani-ui-sectors = エリア別の惑星の得点：{ $sectors }
solani-ui-not_free = 空いているが、まだ置けないスペース：{ $spaces }
solani-ui-circles = 円形スペース：{ $spaces }
solani-ui-branches = 枝：{ $spaces }
solani-ui-owned = { $card }（{ $where }）
solani-ui-not_placed = タイルは未配置
solani-ui-picks = これから選ぶ特殊天体：{ $count }
solani-ui-discards = ゲームから取り除いたタイル：{ $tiles }
solani-ui-guide = ガイド星{ $number }
solani-ui-cell_scores = { $name }（ノード{ $nodes }／{ $wanted }、得点）
solani-ui-cell_short = { $name }（ノード{ $nodes }／{ $wanted }）
solani-ui-cell_over = { $name }（ノード{ $nodes }／{ $wanted }、多すぎ）
solani-ui-cell_planet = { $name }（未接続）
solani-ui-cell_connected = { $name }（接続済み、得点なし）
solani-ui-cell_feature = { $name }（{ $points }点）
solani-ui-cell_loose = 空き（浮いたノード{ $count }）
solani-ui-cell_dark = { $count ->
    [0] ダークスカイ
   *[other] ダークスカイ（浮いたノード{ $count }）
}
solani-ui-cell_surrounded = { $count ->
    [0] 囲まれたダークスカイ
   *[other] 囲まれたダークスカイ（浮いたノード{ $count }）
}
solani-ui-display = ドラフトの場
solani-ui-nodes = { $name }（ノード{ $nodes }）
solani-ui-trade = 惑星{ $planets }と交換可能
solani-ui-track = 惑星トラック：{ $planets }、裏向き：{ $reserve }
solani-ui-order = ドラフト順：{ $names }、太陽トークン：{ $sun }
solani-ui-coyote = 手元：{ $held }、獲得：{ $owned }
solani-ui-tally = 一致：{ $matches }、不一致：{ $misses }
solani-ui-card = { $card }：{ $text }
solani-ui-stock = 特殊天体{ $stars }、山札：{ $deck }
solani-ui-bonus = { $name }（{ $sector }、{ $points }点）：{ $text }。{ $figures }。現在の獲得者：{ $holders }
solani-ui-bags = 見えないタイル
solani-ui-bag_clusters = 袋の星団：{ $tiles }
solani-ui-bag_branches = 袋の枝：{ $tiles }
solani-ui-bag_final = 第12ラウンド用の枝：{ $tiles }
solani-ui-bag_planets = 裏向き、またはゲームから取り除いた惑星：{ $tiles }
solani-ui-specimen_cluster = ノード{ $nodes }つが触れていれば、星の数だけ得点します。
solani-ui-specimen_trade = 交換に使えます（数字{ $number }）。
solani-ui-specimen_planet = ノードに触れられていなければ、エリアごとに、色の種類数と同じ色の枚数で得点します。
solani-ui-specimen_branch = ノード{ $nodes }つ。置ける向き：{ $arms }。全部で{ $count }枚あります。
