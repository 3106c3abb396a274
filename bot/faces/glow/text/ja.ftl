# Glow: what the bot says of it. Keys with dots are written with dashes here.

## Words, as /rules explains them

bot-glow-word-companion = 仲間
bot-glow-word-companion-is = 一緒に旅をする生き物です。ダイスがカードの条件を満たすと真昼に発動し、書かれた数は最後に得点になります。
bot-glow-word-element = 要素
bot-glow-word-element-is = 火・水・岩・雲・木の5つ。ダイスの目、カードの条件、スペースの費用になります。
bot-glow-word-footprint = 足跡
bot-glow-word-footprint-is = 旅のジョーカーです。残った足跡は最後に1個1点になります。
bot-glow-word-light = 光のカケラ
bot-glow-word-light-is = このゲームの得点です。得点トラックで数えます。
bot-glow-word-reroll_token = リロール・トークン
bot-glow-word-reroll_token-is = ダイス1～2個を振り直せます。3個でダイス1個を好きな面にできます。同点のときは多い人の勝ちです。
bot-glow-word-reroll = リロール
bot-glow-word-reroll-is = 1日1回、ダイス1～2個を振り直せる仲間の力です。
bot-glow-word-firefly = ホタル
bot-glow-word-firefly-is = 最後に、ホタルが仲間の数以上なら10点を得ます。
bot-glow-word-graveyard = 墓所
bot-glow-word-graveyard-is = 去った仲間が行く場所です。墓所の仲間は最後の得点になりません。
bot-glow-word-skull = ドクロ
bot-glow-word-skull-is = 通ると仲間か呪文を1つ失います。
bot-glow-word-spell = 呪文
bot-glow-word-spell-is = 裏向きで届き、カードのように1回だけ発動してなくなります。
bot-glow-word-village = 村
bot-glow-word-village-is = 影の領域の目的地です。キャンプのある村だけが得点になります。
bot-glow-word-camp = キャンプ
bot-glow-word-camp-is = 得点する村に置く印です。置くとその日の旅は終わります。
bot-glow-word-boat = 船
bot-glow-word-boat-is = 闇の群島を4隻で旅します。船のいる島すべてが得点になります。
bot-glow-word-die = ダイス
bot-glow-word-die-is = 大は自分のもの、小は仲間のスペースから1日だけ借りるものです。
bot-glow-word-brings_die = ダイス（大）が加わる
bot-glow-word-brings_die-is = この仲間は、予備プールからその色のダイス（大）を連れてきます。
bot-glow-word-card = 仲間カード
bot-glow-word-card-is = 出会いトラック、自分の前、墓所にあるカードです。
bot-glow-word-at_end = 最後に得点
bot-glow-word-at_end-is = 最終得点で光のカケラに加える数です。
bot-glow-word-forbidden = 禁止
bot-glow-word-forbidden-is = その目のダイスがないときだけ発動するカード、無料になるスペースの印です。
bot-glow-word-alike = 同じ目
bot-glow-word-alike-is = どのシンボルでもよいので、同じ目のダイスがその数だけ必要です。
bot-glow-word-any = 好きな色
bot-glow-word-any-is = 色は自分で選びます。
bot-glow-word-set_die = 目を変える
bot-glow-word-set_die-is = リロール3回分で、ダイス1個を好きな面にします。
bot-glow-word-two_lost = 光−2
bot-glow-word-two_lost-is = 黒いダイスの特殊な目です。

bot-sheet-graveyard = 墓所
bot-achievement-glow-first_light = 最初の光
bot-achievement-glow-first_light-does = 1回勝つ。
bot-achievement-glow-hundred_friends = 百人の仲間
bot-achievement-glow-hundred_friends-does = 通算100人の仲間を迎える。
bot-achievement-glow-nobody_left = ひとりも欠けず
bot-achievement-glow-nobody_left-does = 仲間を1人も失わずに勝つ。
bot-achievement-glow-steady_hand = 迷わぬ手
bot-achievement-glow-steady_hand-does = 一度も振り直さずに勝つ。
bot-achievement-glow-far_traveller = はるかな旅人
bot-achievement-glow-far_traveller-does = 旅で光のカケラ20以上を得て勝つ。
bot-achievement-glow-dazzling = まばゆい光
bot-achievement-glow-dazzling-does = 1戦で110点に届く。
bot-achievement-glow-landslide = 夜明け
bot-achievement-glow-landslide-does = ほかの人に30点以上の差で勝つ。
bot-achievement-glow-eclipse = 皆既の光
bot-achievement-glow-eclipse-does = 難易度「皆既」のトムに勝つ。
bot-achievement-glow-by_a_spark = 火花の差
bot-achievement-glow-by_a_spark-does = ほかの人にちょうど1点差で勝つ。
bot-achievement-glow-firefly_keeper = ホタルの守り人
bot-achievement-glow-firefly_keeper-does = 10戦でホタルの点を得る。
bot-achievement-glow-through_the_dark = 闇を越えて
bot-achievement-glow-through_the_dark-does = 仲間が4人去っても勝つ。
bot-achievement-glow-one_flash = 一閃
bot-achievement-glow-one_flash-does = 1枚のカードから一度に光のカケラ12を得る。
bot-glow-choose_adventurer = 冒険者を選んでください
bot-glow-choose_tom_dice = トムのダイス2色を選んでください
bot-glow-choose_tom_colour = トムの色はどちらですか？
bot-glow-large_die = { $colour } 大{ $number }
bot-glow-small_die = { $colour } 小{ $number }
bot-glow-brings_dice = ダイス { $dice }
bot-glow-tile = トム：{ $parts }
bot-glow-tile_steps = { $steps }歩で{ $party }へ
bot-glow-resting = 休み
bot-glow-ignored = 数えない
bot-glow-used = 使用済み
bot-glow-rerolls_left = 振り直し：{ $sources }
bot-glow-pick_dice = 振り直すダイスを1～2個選ぶ
bot-glow-reroll_these = { $dice }を振り直す ― 支払いは：
bot-glow-with_companion = 仲間
bot-glow-with_token = トークン
bot-glow-with_score = 光 −{ $loss }
bot-glow-keep = この目で決める
bot-glow-set_die = 目を変える
bot-glow-pick_die = どのダイス？
bot-glow-resolve_all = すべて発動
bot-glow-resolve_one = 1つずつ発動…
bot-glow-purse = 使えるダイス：{ $dice } · 👣 { $footprints }
bot-glow-colours = { $colours }色
bot-glow-travel_to = 行き先を選ぶ
bot-glow-space = { $label }番のマス
bot-glow-way = { $steps }歩 · 🎲 { $dice } · 👣 { $footprints }
bot-glow-camp = { $place }にキャンプ
bot-glow-camp_at = ⛺ キャンプ：{ $place }（✨ { $light }）
bot-glow-end_travel = 1日を終える
bot-glow-stay = とどまる
bot-glow-sail = 航海先を選ぶ
bot-glow-ends_day = 1日が終わります
bot-glow-ends_last_day = 最後の1日が終わります

glow-pitch = 光を失った世界。8日のあいだに不思議な仲間を集め、増えていくダイスを振り、光を目指して旅をします。
glow-credits =
    Glow © Bombyx、デザイン：Cédrick Chaboussit。非公式のファン実装です。ソロルールとカードなどの数値は公式のもの（公開資料による）で、難易度・チャレンジ・コンピュータープレイヤーは独自に用意したものです。
    基本ルールは公開されている移植版と解説に基づきます。日本語の名前の多くは独自の音訳です。

glow-rules-overview =
    {"**どんなゲーム？**"} 8日間で光のカケラを集めます。毎日、仲間1体をそのスペースのダイスごと迎え、全部のダイスを振り、シンボルが揃った仲間の効果を受け、同じダイスで旅をします。
    • 光のカケラ10個、冒険者、その冒険者のダイス（大）から始めます。ダイス（小）は1日だけ借ります。
    • ダイスの5面は火・水・岩・雲・木、残る1面は自分の色の要素です。紫は足跡2つ、黄は光3つ、黒は光−2で、これらの特殊な目は要素に数えません。
    • 足跡は旅のジョーカー、リロール・トークンは振り直し、ホタルは最後のボーナスになります。
    • 最終得点で光のカケラが最も多い人の勝ちです。同点なら残ったリロール・トークンが多い人の勝ちです。
glow-rules-day =
    {"**早朝**"} 手番順に、出会いトラックの仲間1体を、そのスペースのダイスと足跡ごと取ります。2人プレイでは先番がさらに1体を墓所へ送ります。残った仲間は墓所へ行きます。全員のダイスを振り、あとは各自のペースで進めます。
    {"**午前**"} ダイスを1個か2個ずつ、払えるかぎり何度でも振り直せます。払い方は、仲間のリロール（1日1回）、リロール・トークン、または得点トラックの一つ下のリロール記号まで光を減らすことです。リロール3回分で、ダイス1個を好きな面にできます。
    {"**真昼**"} まず特殊な目の効果を受けます。次に、各カードは条件を満たすダイスの組1つにつき1回発動します（禁止シンボルのあるカードと、発動すると去る仲間は1回まで）。別のカードが同じダイスを使ってもかまいません。悪い効果も必ず発動し、選べるのは順番だけです。
    {"**午後**"} 旅をします（「旅」を参照）。
    {"**夕方**"} ダイス（小）は出目のスペースへ戻り、新しい仲間が並び、ダイスのないスペースに足跡が1個ずつ置かれます。スタートプレイヤーが左隣に移ります。
glow-rules-journey =
    {"**影の領域**"} 好きなだけ進めますが、1日に同じスペースへは2度入れません。要素のスペースには、その目の未使用のダイス1個が必要です。禁止のスペースは、その目のダイス（使用済みも含む）がなければ無料です。足跡1個で、足りない目を補うか、禁止を打ち消せます。村に入るには書かれた数の足跡を払います。村ではキャンプを置けますが、その日の旅は終わりです。得点になるのはキャンプのある村だけです。
    {"**闇の群島**"} 1日に船1隻を航路1本だけ動かせます。ダイスに出ている要素の種類の数が航路の数字に合う必要があり、ほかに足跡も払う航路があります。足跡1個で1色多く数えられますが、色を隠すことはできません。4隻とも中央の島から始まり、自分の船がいる島へは進めません。船のいる島すべてが得点になります。
    {"**ドクロ**"} 道や島のドクロでは、仲間か呪文を1つ手放します（なければ何も起こりません）。
glow-rules-cards =
    {"**スケタル**"} 予備プールにその色のダイス（大）があれば連れてきます。スケタルが去ると、その色のダイス1個を戻します。
    {"**ザルゴク**"} ほかの全員に呪文をかけます。呪文は夕方に裏向きで届き、翌日からカードのように1回だけ発動します。
    {"**カール**"} 黒いダイスをゲームに加え、持ち主から遠ざけます。黒いダイスを持つ人は、それと同じ目のダイスをその日は使えません。
    {"**クロマウグ**"} 雲の目があると真昼の前に去り、墓所の仲間1体を呼び戻せます。このとき加わったダイスは翌日まで休みます。
    墓所へ行った仲間は最後の得点になりません。
glow-rules-scoring =
    {"**8日が終わったら**"}次を合計します。
    • 得点トラックの光のカケラ
    • 冒険者と仲間に書かれた数（マイナスも含む）
    • キャンプのある村、または船のいる島すべての光
    • ホタル（トークンと記号）が仲間の数以上なら10点
    • 足跡1個につき1点
    最も多い人の勝ちです。同点ならリロール・トークンが多い人、それも同じなら勝利を分け合います。
glow-rules-solo =
    {"**ひとりでトムに挑む**"} トムより多く光を集めれば勝ちです（同点は勝ちではありません）。トムのダイス2色はあなたが選びます。トムのダイスがあるスペースには仲間が置かれません。特殊な目が出ると、トムは光3つか足跡2つを得ます。
    各スペースの上にトム用タイルがあります。仲間を迎えると、そのタイルを実行します。トムのコマが進み、着いた数とボーナスの分だけ光が増え、印があればキャンプが次の村へ進むか、船1隻が中央から遠ざかる向きに、最大または最小の数字の航路を進みます。決まらないところはあなたが選びます。中央の島から右への1/2の航路は、あなたもトムも使えません。
    仲間を迎えたあと、トムのダイスがあるスペースの足跡を取り除き、トムのダイスとそこにあるダイス（小）を振り直します。タイルが1回目に尽きるとデッキBに替わり、2回目に尽きるとその日が最後です（必ず8日で終わります）。
    最後にトムは村か島と足跡の得点を加えます。影の領域では、払えるなら足跡を払って次の村へ進みます。
glow-rules-1 = { glow-rules-overview }
glow-rules-2 = { glow-rules-day }
glow-rules-3 = { glow-rules-journey }
glow-rules-4 = { glow-rules-cards }
glow-rules-5 = { glow-rules-scoring }
glow-rules-6 = { glow-rules-solo }
