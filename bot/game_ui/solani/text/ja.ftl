# Solani: what the bot says of it. Keys with dots are written with dashes here.

bot-solani-tie_break = 同点のときは、星団の得点が多い人が上位です。

## Words, as /rules explains them

bot-solani-word-node = ノード
bot-solani-word-node-is = 枝の腕の先です。星団は、触れているノードの数で得点します。
bot-solani-word-loose_node = 浮いたノード
bot-solani-word-loose_node-is = 空きスペースやダークスカイを向いたノードです。終了時に1点を失います。
bot-solani-word-cluster = 星団
bot-solani-word-cluster-is = 星の描かれた円形タイルです。ちょうど同じ数のノードが触れていれば、その数だけ得点します。
bot-solani-word-guide = ガイド星
bot-solani-word-guide-is = プレイヤーボードに印刷された星です。星団と同じように得点します。
bot-solani-word-white_star = 白星
bot-solani-word-white_star-is = 数えても数えなくてもよい星です。
bot-solani-word-planet = 惑星
bot-solani-word-planet-is = ノードが触れていないときだけ得点します。星団と交換して手に入れます。
bot-solani-word-branch = 枝
bot-solani-word-branch-is = 円形スペースの間に置くタイルです。腕の先がノードになります。
bot-solani-word-dark_sky = ダークスカイ
bot-solani-word-dark_sky-is = 何も置けないスペースです。枝で囲むと特殊天体を獲得します。
bot-solani-word-feature = 特殊天体
bot-solani-word-feature-is = カードとタイルの組です。自分の夜空にある条件の数だけ得点します。
bot-solani-word-drawn = 山札から2枚引く
bot-solani-word-drawn-is = 山札から特殊天体を2枚引いて1枚を残し、もう1枚を場に加えます。
bot-solani-word-bonus_tile = ボーナスタイル
bot-solani-word-bonus_tile-is = 夜空の4分の1で条件を満たすと5点です。
bot-solani-word-sun = 太陽トークン
bot-solani-word-sun-is = 持っている人が最初に選びます。
bot-solani-word-round_space = 場の円形タイル
bot-solani-word-round_space-is = 取れる円形タイルです。数字は場での順番です。
bot-solani-word-branch_space = 場の枝タイル
bot-solani-word-branch_space-is = 取れる枝タイルです。数字は場での順番です。

bot-achievement-solani-first_sky = 最初の空
bot-achievement-solani-first_sky-does = 1回勝つ。
bot-achievement-solani-sky_filler = 満天の空
bot-achievement-solani-sky_filler-does = 円形タイルを通算300枚置く。
bot-achievement-solani-no_loose_end = ほころびなし
bot-achievement-solani-no_loose_end-does = 浮いたノードが1つもない状態で、ほかのプレイヤーに勝つ。
bot-achievement-solani-good_trade = 交換上手
bot-achievement-solani-good_trade-does = 1回の対戦で星団を9回交換する。
bot-achievement-solani-wide_sky = 広い空
bot-achievement-solani-wide_sky-does = 60点以上を取る。
bot-achievement-solani-sky_shaker = コヨーテの一礼
bot-achievement-solani-sky_shaker-does = 最も強いコヨーテに勝つ。
bot-achievement-solani-three_bonuses = 三つの誉れ
bot-achievement-solani-three_bonuses-does = ほかのプレイヤーとの対戦で、ボーナスタイルから15点を取る。
bot-achievement-solani-wanderers = さすらう星
bot-achievement-solani-wanderers-does = 惑星で22点を取る。
bot-achievement-solani-four_nights = 四つの夜
bot-achievement-solani-four_nights-does = 1回の対戦でダークスカイを4つ囲む。
bot-achievement-solani-rare_sights = 珍しい眺め
bot-achievement-solani-rare_sights-does = 特殊天体で20点を取る。
bot-achievement-solani-guided = 導かれて
bot-achievement-solani-guided-does = ガイド星4つすべてで得点する（12点）。
bot-achievement-solani-by_one_star = 星ひとつの差
bot-achievement-solani-by_one_star-does = ほかのプレイヤーにちょうど1点差で勝つ。
bot-sheet-estimate = 現在の得点
bot-sheet-skies = 全員の夜空
bot-sheet-features = 特殊天体
bot-solani-cluster = ○{ $slot } { $tile }
bot-solani-branch = ✚{ $slot } { $tile }
bot-solani-trade = { $trade_slot ->
    [0] ○{ $slot } ⇄ { $planet }
   *[other] ○{ $slot } ⇄ { $planet }（トラック{ $trade_slot }番）
}
bot-solani-draft = 取るタイル…
bot-solani-first_pick = あなたが最初です。ほかの全員も、続けて同じ種類のタイルを取ります。
bot-solani-scores_with = ノード{ $nodes }つで得点
bot-solani-given = { $tile }をこの惑星と交換
bot-solani-all = 1～{ $count }
bot-solani-waits = まだ置けるスペースがありません（もう1枚と一緒に置きます）
bot-solani-hope = いま置くなら{ $placed }（{ $gain }）
bot-solani-nodes = ノード{ $nodes }つ：{ $arms }
bot-solani-held = 手元：{ $tiles }
bot-solani-branch_to = 枝を置く場所…
bot-solani-circle_to = 円形タイルを置く場所…
bot-solani-start_over = 選び直す
bot-solani-follows = もう1枚は残った唯一のスペースへ：{ $placed }
bot-solani-surrounded = { $cell }を囲みます（置ける場所があれば特殊天体を獲得）
bot-solani-estimate = 得点 { $before } → { $after }
bot-solani-special = 特殊天体を選ぶ…
bot-solani-deck = 山札は残り{ $count }枚。2枚引いて1枚を残します
bot-solani-up_to = { $points ->
    [0] いま置けば0点
   *[other] いま置けば最大{ $points }点（{ $space }）
}
bot-solani-more_picks = このあと、さらに{ $count }つ選べます。
bot-solani-wishes = 以前のバージョンで登録した希望です。番が来たとき、まだ取れるうちで最も上の希望を自動で取ります。これからは「手を予約」をお使いください。

solani-pitch = 12ラウンドで自分だけの夜空を作るパズルゲームです。毎ラウンド、円形タイル（星団か惑星）と枝を1枚ずつ選んで置き、星の数とちょうど同じ数のノードをつなぎ、ダークスカイを囲みましょう。
solani-credits =
    ソラニ（Solani）：デザイン Drake Villareal、Final Frontier Games 2021年。非公式の移植版で、ルールは公開されているルールブックに従っています。
    ボードの配置、タイルの内訳、特殊天体、ボーナスタイル、セットアップカード、ソロの対戦相手は独自に再構成したものです。

solani-rules-goal =
    {"**どんなゲーム？**"} 12ラウンドをかけて、6×6の円形スペース（A1～F6）の夜空を埋めます。円形スペース4つの間には枝スペース（V1～Z5。V1はA1・B1・A2・B2の間）があります。第12ラウンド終了時に得点が最も高い人の勝ちです。
    {"**星**"} 星団とガイド星は、触れているノード（枝の腕の先）の数が星の数とちょうど同じとき、その数だけ得点します。白星☆は数えても数えなくてもかまいません。
    {"**惑星**"} 未接続のとき、つまりノードが1つも触れていないときだけ得点します。
    {"**浮いたノード**"} 空きスペースやダークスカイに触れているノードは、終了時に1つにつき1点を失います。
solani-rules-draft =
    {"**ドラフト**"} 場には星団と枝が、人数より1枚ずつ多く並びます。太陽トークンの持ち主がどちらか1枚を取り、ほかの人は時計回りに同じ種類を1枚ずつ取ります。続いて最後の人から逆回りに、もう一方の種類を1枚ずつ取ります。太陽トークンは最初はランダムな1人が持ち、ラウンドごとに時計回りに移ります。
    {"**交換**"} 白星のない星団は、取った直後に惑星と交換できます。二つ星なら惑星トラックの左端から最初の惑星、三つ星なら右端から最初の惑星、四つ星なら中央から左右それぞれで最も近い惑星です。交換した星団はゲームから取り除きます。
    ラウンド開始時に惑星トラックが空なら、残りの惑星4枚を一度だけ中央に置きます。
solani-rules-placement =
    {"**配置**"} 2枚そろったら、ほかの人を待たずに好きな順番で置きます。2枚とも必ず置きます。
    • 枝：円形タイルかガイド星の隣の空いた枝スペースへ。向きは自由です。
    • 円形タイル：枝の隣の空いた円形スペースへ。つながっていなくてもかまいません。
    ダークスカイは隣のタイルとして数えず、その上には何も置けません。円形タイルを持っている間は、できるかぎりその置き場所が残るように枝を置かなければなりません。
    置いたタイルは動かせません。
solani-rules-dark =
    {"**ダークスカイ**"} ダークスカイの周りの枝スペース（端なら2か所、内側なら4か所）がすべて枝で埋まったら、ラウンドの終わりに特殊天体を1つ獲得します。太陽トークンの持ち主から時計回りに1つずつ、なくなるまで選びます。
    • 表向きのカードを1枚取るか、山札から2枚引いて1枚を残し、もう1枚を場に加えます。
    • タイルは円形タイルと同じように置きます。置ける場所がなければ獲得できません。
    ★★と★★★は、それぞれ2枚まで持てます。数えるもの1つにつき★★は2点（最大8点）、★★★は3点（最大9点）です。
solani-rules-scoring =
    {"**得点**"}
    • 惑星：3×3のエリアごとに数えます。色の種類が1／2／3／4で0／3／7／12点、さらに同じ色が1／2／3／4枚で0／3／7／12点です。
    • ガイド星、星団、特殊天体、浮いたノード。
    • ボーナスタイル（各5点）：北西は星団の得点が最多（1点以上）、北東は得点する星・未接続の惑星・特殊天体がそろう、南東は未接続の惑星が最多（1枚以上）、南西は円形タイル5枚以上で浮いたノードなし。最多で並んだ人、条件を満たした人は、全員が得点します。
    同点なら星団の得点が多い人の勝ちです。それも同じなら勝利を分け合います。
    {"**公平な開始**"} 最初に太陽トークンを持つ人と、その次の人が有利です。4人で遊ぶときは、3番目の人が1点、4番目の人が2点を持って始めることもできます。ルールブックにはない決まりです。
    第12ラウンドの枝は、取り分けておいた1ノードと2ノードのタイルです。
solani-rules-solo =
    {"**コヨーテとの対戦（ソロ）**"} コヨーテは2人目のプレイヤーとしてドラフトし、偶数ラウンドは先に選びます。夜空は持たず、星団の星の数と枝のノードの数が合えば「一致」としてノードの数だけ得点し、合わなければ「不一致」です。惑星を取ったときはどちらでもなく、最後の得点のために集めます。
    {"**コヨーテの選び方**"} 手元のタイルと一致するもの、次にノードが最も多い枝・星が最も多い星団、それも同じなら番号の小さいものを取ります。最初に選ぶときはダイスで決め、1～3なら枝、4～6なら星団です。星団を取るときにダイスが5か6なら、できるかぎり惑星と交換し、持っていない色を優先します。
    第3・第9ラウンドには左端の★★、第6・第12ラウンドには左端の★★★のカードを取ります。
    終了時の得点は、一致、惑星（全体を1つのエリアとして）、特殊天体4つ（強さにより各2・3・4点）、上の2つの強さでは不一致と、あなたが獲得しなかったボーナスタイル1つにつき1点または2点です。北西のボーナスは星団の得点が4点以上、南東のボーナスは未接続の惑星が2枚以上で獲得できます。コヨーテより得点が高ければ勝ちです。
solani-rules-1 = { solani-rules-goal }
solani-rules-2 = { solani-rules-draft }
solani-rules-3 = { solani-rules-placement }
solani-rules-4 = { solani-rules-dark }
solani-rules-5 = { solani-rules-scoring }
solani-rules-6 = { solani-rules-solo }

bot-solani-since-surrounded = { $what }のダークスカイを包囲
bot-solani-since-special = 「{ $what }」を獲得
bot-solani-since-traded = { $tile }を{ $planet }と交換
bot-solani-since-took = { $what }を取った
bot-solani-since-placed = { $what }
bot-solani-since-at = { $tile }を{ $space }に配置
bot-solani-since-aside = { $what }は置けずに除外
bot-solani-since-forfeited = 特殊天体は置けずに獲得なし
bot-solani-since-matched = { $tile }と{ $branch }が一致（+{ $points }点）
bot-solani-since-missed = { $tile }と{ $branch }は不一致
