# グロウについてボットが話す言葉。キーのドットはここではハイフンで書きます。

bot-glow-tie_break = 光のカケラが同数のときは、リロール・トークンの多い人が上位です。

## Words, as /rules explains them

bot-glow-word-companion = 仲間
bot-glow-word-companion-is = 一緒に旅をする生き物です。ダイスがカードの条件を満たすと真昼に発動し、書かれた数は最後に得点になります。
bot-glow-word-element = エレメント
bot-glow-word-element-is = 火・水・岩・雲・木の5つ。ダイスの目、カードの条件、スペースの費用になります。
bot-glow-word-footprint = 足跡
bot-glow-word-footprint-is = 旅のジョーカーです。残った足跡は最後に1個1点になります。
bot-glow-word-light = 光のカケラ
bot-glow-word-light-is = このゲームの得点です。得点トラックで数えます。
bot-glow-word-reroll_token = リロール・トークン
bot-glow-word-reroll_token-is = ダイス1～2個をリロールできます。3個でダイス1個を好きな目にできます。同点のときは多い人の勝ちです。
bot-glow-word-reroll = リロール
bot-glow-word-reroll-is = ダイス1～2個をもう一度振ることです。仲間の力（1ラウンドに1回）、リロール・トークン、光のどれかで支払います。
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
bot-glow-word-camp-is = 得点する村に置く印です。置くとそのラウンドの旅は終わります。
bot-glow-word-boat = 船
bot-glow-word-boat-is = 闇の群島を4隻で旅します。船のいる島すべてが得点になります。
bot-glow-word-die = ダイス
bot-glow-word-die-is = ダイス（大）はずっと自分のもの、ダイス（小）は仲間のスペースからそのラウンドだけ借りるものです。
bot-glow-word-card = 仲間カード
bot-glow-word-card-is = 出会いトラック、自分の前、墓所にあるカードです。
bot-glow-word-set_die = 好きな目にする
bot-glow-word-set_die-is = リロール3回分を支払うと、ダイス1個を好きな目にできます。
bot-glow-word-two_lost = 光−2
bot-glow-word-two_lost-is = 黒いダイスの特殊シンボルです。

bot-sheet-graveyard = 墓所
bot-achievement-glow-first_light = 最初の光
bot-achievement-glow-first_light-does = 1回勝つ。
bot-achievement-glow-hundred_friends = 百の仲間
bot-achievement-glow-hundred_friends-does = 通算100体の仲間を迎える。
bot-achievement-glow-nobody_left = ひとりも欠けず
bot-achievement-glow-nobody_left-does = 仲間を1体も失わずに勝つ。
bot-achievement-glow-steady_hand = 迷わぬ手
bot-achievement-glow-steady_hand-does = 一度もリロールせずに勝つ。
bot-achievement-glow-far_traveller = はるかな旅人
bot-achievement-glow-far_traveller-does = 旅で光のカケラを20個以上得て勝つ。
bot-achievement-glow-dazzling = まばゆい光
bot-achievement-glow-dazzling-does = 1戦で光のカケラを110個集める。
bot-achievement-glow-landslide = 夜明け
bot-achievement-glow-landslide-does = 光のカケラ30個以上の差でほかのプレイヤーに勝つ。
bot-achievement-glow-eclipse = 皆既の光
bot-achievement-glow-eclipse-does = 難易度「皆既」のトムに勝つ。
bot-achievement-glow-by_a_spark = 火花の差
bot-achievement-glow-by_a_spark-does = 光のカケラ1個差でほかのプレイヤーに勝つ。
bot-achievement-glow-firefly_keeper = ホタルの守り人
bot-achievement-glow-firefly_keeper-does = 10戦でホタルのボーナスを得る。
bot-achievement-glow-through_the_dark = 闇を越えて
bot-achievement-glow-through_the_dark-does = 仲間が4体去っても勝つ。
bot-achievement-glow-one_flash = 一閃
bot-achievement-glow-one_flash-does = 1枚のカードから一度に光のカケラを12個得る。

## カード、ダイス、場所の言葉

bot-glow-plus = ＋
bot-glow-or = または
bot-glow-colon = ：
bot-glow-semicolon = ／
bot-glow-stands = { $name }（{ $element }）
bot-glow-when = { $condition } → { $effect }
bot-glow-without = { $element }なし
bot-glow-same = 同じ目{ $count }個
bot-glow-once = 1回発動したら捨てる
bot-glow-kaar = 黒いダイスを受け取らない
bot-glow-end = 終了時{ $n }
bot-glow-fireflies = （カードの）ホタル{ $count }
bot-glow-rerolls_a_day = 毎ラウンド、リロール{ $count }回
bot-glow-large_dice = { $colour }のダイス（大）{ $count }個
bot-glow-brings = { $colour }のダイス（大）1個を連れてくる
bot-glow-brings_any = 好きな色のダイス（大）1個を連れてくる
bot-glow-effect_light = 光{ $n }
bot-glow-effect_footprints = 足跡{ $n }
bot-glow-effect_fireflies = ホタル{ $n }
bot-glow-effect_reroll_tokens = リロール・トークン{ $n }
bot-glow-effect_to_graveyard = 墓所へ
bot-glow-effect_cast_spells = ほかの全員に呪文トークン
bot-glow-effect_revive = 墓所の仲間1体が復活
bot-glow-effect_kill_last_companion = 最後に迎えた仲間が墓所へ
bot-glow-effect_skull = ドクロ：仲間か呪文トークンを1つ手放す
bot-glow-dice = ダイス{ $count }個
bot-glow-footprints = 足跡{ $count }個
bot-glow-small_dice = ダイス（小）{ $count }個（{ $colours }）
bot-glow-with_it = 付いてくるもの：{ $parts }
bot-glow-dice_are_lent = ダイス（小）はこのラウンドだけ使えます。いまの出目に関係なく、このあとダイスをすべて振ります。
bot-glow-tile = トム：{ $parts }
bot-glow-tile_steps = パーティー・トークンが{ $steps }スペース進んで{ $party }へ
bot-glow-tile_camp = キャンプが{ $place }へ
bot-glow-tile_boat = 船が{ $ways }
bot-glow-tile_way = { $origin }から{ $space }へ
bot-glow-resting = 次のラウンドまで使えません
bot-glow-ignored = 黒いダイスのため無効
bot-glow-used = 使用済み

## ダイス

bot-glow-your_dice = あなたのダイス：{ $dice }
bot-glow-acting = この目なら真昼に発動：
bot-glow-acting_none = この目では、真昼に発動するカードはありません。
bot-glow-acted = 真昼に発動：{ $cards }
bot-glow-acted_none = 真昼に発動したカードはありませんでした。
bot-glow-rerolls_left = リロールの支払い（どれか1つ）：{ $sources }
bot-glow-left_companion = { $sign } 仲間（残り{ $count }回）
bot-glow-left_token = { $sign } リロール・トークン（{ $count }個）
bot-glow-left_score = { $sign } 光{ $loss }個（{ $light }→{ $to }）
bot-glow-pick_dice = リロールするダイスを1～2個選ぶ
bot-glow-reroll_these = { $dice }をリロール。支払い方法：
bot-glow-with_companion = 仲間のリロール
bot-glow-with_token = リロール・トークン
bot-glow-with_score = 光{ $loss }個（→{ $to }）
bot-glow-keep = このままにする
bot-glow-set_die = 好きな目にする（3回分）
bot-glow-pick_die = どのダイス？
bot-glow-which_die = ダイス{ $number }：{ $face }
bot-glow-mix_companion = 仲間のリロール{ $count }回
bot-glow-mix_token = トークン{ $count }個
bot-glow-mix_score = 光{ $loss }個（{ $light }→{ $to }）
bot-glow-resolve_all = すべて発動する
bot-glow-resolve_one = 順番を選ぶ
bot-glow-any_order = どの順番でも結果は同じです。

## 旅

bot-glow-purse = 残りのダイス：{ $dice } · { $footprints }
bot-glow-purse_sea = ダイスのエレメント：{ $colours }種類 · { $footprints }
bot-glow-camp_at = キャンプ：{ $place }（光{ $light }）
bot-glow-camp_scores = 最終得点になるのは、キャンプのある村だけです。
bot-glow-travel_to = 行き先を選ぶ
bot-glow-village = 光{ $light }
bot-glow-towards = { $village }まであと{ $steps }歩
bot-glow-way = { $steps }歩：{ $paid }
bot-glow-free = 無料
bot-glow-skulls = { $count ->
    [1] ドクロ：仲間か呪文トークンを1つ手放す
   *[other] ドクロ{ $count }回：そのつど仲間か呪文トークンを1つ手放す
}
bot-glow-camp = { $place }にキャンプを置く
bot-glow-go = そこへ進む
bot-glow-go_on = 進んでから決める
bot-glow-go_stop = 進んで旅を終える
bot-glow-go_camp = 進んでキャンプを置く
bot-glow-end_travel = 旅を終える
bot-glow-stay = 船を動かさない
bot-glow-sail = 航海先を選ぶ
bot-glow-voyage = { $origin } → { $space }
bot-glow-island = 終了時の光{ $light }
bot-glow-ends_day = このラウンドは終了
bot-glow-ends_last_day = 最終ラウンドの行動を終了

## おすすめ

bot-glow-advised = **おすすめ**：{ $said }／{ $why }
bot-glow-advised_plainly = **おすすめ**：{ $said }
bot-glow-as_advised = おすすめどおり
bot-glow-why_card = 「{ $other }」より強いカード
bot-glow-why_dice = 「{ $other }」よりダイスが多い
bot-glow-why_footprints = 「{ $other }」より足跡が多い
bot-glow-why_black = 「{ $other }」と違って黒いダイスがない
bot-glow-why_tom = 「{ $other }」よりトムの得が少ない
bot-glow-why_reroll = 平均で光{ $n }相当
bot-glow-why_camp = 終了時の光{ $light }
bot-glow-why_island = 終了時の光{ $n }
bot-glow-why_rest = いま届く範囲に、これより得な場所がない
bot-glow-reroll_with = { $dice }をリロール（{ $source }）
bot-glow-plan_KeepDice = ダイスをこのままにする
bot-glow-plan_ResolveAll = すべて発動する
bot-glow-plan_Revive = { $card }を復活させる
bot-glow-plan_ReviveNobody = 誰も復活させない
bot-glow-plan_ReturnDie = { $die }を戻す
bot-glow-plan_ChooseReserveDie = { $die }のダイス（大）を取る
bot-glow-plan_DiscardForSkull = { $card }を手放す
bot-glow-plan_PlaceCamp = キャンプを置く
bot-glow-plan_EndTravel = 旅を終える
bot-glow-plan_Stay = 船を動かさない
bot-glow-plan_walk = { $place }へ{ $steps }歩進む

## 最初のラウンドの前

bot-glow-choose_adventurer = 冒険者を選んでください
bot-glow-choose_tom_dice = トム用ダイス2色とトムの色を選んでください
bot-glow-tom_dice = { $dice }（トムの色：{ $colour }）
bot-glow-only_looks = トムの色で変わるのは、トムのコマの見た目だけです。
bot-glow-toms_dice = トム用ダイスはスペースをふさぎます。特殊シンボルが出ると、紫色ならトムが足跡2個、黄色なら光のカケラ3個を得ます。

## ルール

glow-pitch = 光を失った世界。8ラウンドのあいだに不思議な仲間を集め、増えていくダイスを振り、光を目指して旅をします。
glow-credits =
    グロウ ～トモシビノタビ～（Glow）© Bombyx、デザイン：Cédrick Chaboussit。非公式のファン実装です。ソロルールとカードなどの数値は公式のもの（公開資料による）で、難易度・挑戦・コンピュータープレイヤーは独自に用意したものです。
    基本ルールは公開されている移植版と解説に基づきます。日本語の名前の多くは独自の音訳です。

glow-rules-overview =
    {"**どんなゲーム？**"} 8ラウンドで光のカケラを集めます。毎ラウンド、仲間1体をそのスペースのダイスごと迎え、自分のダイスをすべて振り、条件を満たした仲間を発動させ、同じダイスで旅をします。
    • 光のカケラ10個、冒険者、その冒険者のダイス（大）から始めます。ダイス（小）はそのラウンドだけ使えます。
    • ダイスの5面はエレメント（火・水・岩・雲・木）、残る1面はダイス自身の色のエレメントです。ただし紫は足跡2個、黄は光3個、黒は光−2で、これらの特殊シンボルはエレメントに数えません。
    • 足跡は旅のジョーカー、リロール・トークンはリロールの支払い、ホタルは終了時のボーナスになります。
    • 最終得点で光のカケラが最も多い人の勝ちです。同点なら、残ったリロール・トークンが多い人の勝ちです。
glow-rules-day =
    {"**早朝**"} 手番順に、出会いトラックの仲間1体を、そのスペースのダイスと足跡ごと取ります。2人プレイではスタートプレイヤーがさらに1体を墓所へ送ります。残った仲間は墓所へ行きます。全員のダイスを振り、あとは各自のペースで進めます。
    {"**午前**"} ダイスを1個か2個ずつ、支払えるかぎり何度でもリロールできます。支払うのは、仲間のリロール（毎ラウンド1回）、リロール・トークン、または光のカケラ（得点トラックの一つ下のリロール記号まで減らす）です。リロール3回分で、ダイス1個を好きな目にできます。
    {"**真昼**"} まず特殊シンボルの効果を得ます。次に、各カードが条件を満たすダイスの組1つにつき1回発動します（禁止のエレメントがあるカードと、発動すると去る仲間は1回まで）。別のカードが同じダイスを使ってもかまいません。悪い効果も必ず発動し、選べるのは順番だけです。
    {"**午後**"} 旅をします（「旅」を参照）。
    {"**夕方**"} ダイス（小）は出目のスペースへ戻り、新しい仲間が並び、ダイスのないスペースに足跡が1個ずつ置かれます。スタートプレイヤーが次の人に移ります。
    {"**ゲーム開始時**"} 最後の手番の人はリロール・トークンを2個受け取ります。
glow-rules-journey =
    {"**影の領域**"} 好きなだけ進めますが、1ラウンドに同じスペースへは2度入れません。エレメントのスペースには、その目の未使用のダイス1個が必要です。禁止のスペースは、その目のダイス（使用済みも含む）がなければ無料です。足跡1個で、足りない目を補うか、禁止を打ち消せます。村に入るには、書かれた数の足跡を支払います。村ではキャンプを置けますが、そのラウンドの旅は終わりです。パーティーは次のラウンドも同じ場所から始めますが、得点になるのはキャンプのある村だけです。
    {"**闇の群島**"} 1ラウンドに船1隻を航路1本だけ動かせます。ダイスに出ているエレメントの種類の数が航路の数字に合う必要があり、ほかに足跡も支払う航路があります。足跡1個につき1種類多く数えられますが、出ているエレメントを数えないことはできません。4隻とも中央の島から始まり、自分の船がいる島へは進めません。船のいる島すべてが得点になります。
    {"**ドクロ**"} 道や島のドクロでは、仲間か呪文トークンを1つ手放します（なければ何も起こりません）。
glow-rules-cards =
    {"**スケタル**"} 予備プールにその色のダイス（大）があれば連れてきます。スケタルが去ると、その色のダイス1個を戻します。
    {"**ザルゴク**"} ほかの全員に呪文をかけます。呪文トークンは夕方に裏向きで届き、次のラウンドから1回だけ発動し、発動したら捨てます。
    {"**カール**"} 黒いダイスがゲームに加わりますが、カールの持ち主は受け取りません。黒いダイスを持つ人は、それと同じ目のダイスをそのラウンドは使えません。
    {"**クロマウグ**"} 雲の目があると真昼の前に去り、墓所の仲間1体を復活させられます。このとき加わったダイスは次のラウンドまで使えません。
    墓所へ行った仲間は、最後の得点になりません。
    {"**独自ルール**"} 呪文トークンは夕方に、かけた人の次の人から手番順に配ります。昼のあいだ、各自のペースで進められるようにするためです。
glow-rules-scoring =
    {"**8ラウンドが終わったら**"}次を合計します。
    • 得点トラックの光のカケラ
    • 冒険者と仲間に書かれた数（マイナスも含む）
    • キャンプのある村、または船のいる島すべての光
    • ホタル（トークンとカードの記号）が仲間の数以上なら10点
    • 足跡1個につき1点
    最も多い人の勝ちです。同点ならリロール・トークンが多い人の勝ち、それも同じなら勝利を分け合います。
    {"**公平な開始**"} 手番の早い人ほど有利です。3人か4人で遊ぶときは、後の手番の人が光のカケラを多く持って始めることもできます。3人：2番目は1個、3番目は5個。4人：2番目は3個、3番目は6個、4番目は8個多く持ちます。ルールブックにはない決まりです。
glow-rules-solo =
    {"**ひとりでトムに挑む**"} トムより多く光のカケラを集めれば勝ちです（同点は勝ちではありません）。トム用ダイス2色とトムの色はランダムに決まります（卓の「設定」で自分で選ぶこともできます）。トム用ダイスがあるスペースには仲間が置かれません。特殊シンボルが出ると、トムは光3個か足跡2個を得ます。
    各スペースの上にトム用タイルがあります。仲間を迎えると、そのタイルを実行します。トムのパーティー・トークンが得点トラックを進み、着いた数とボーナスの分だけトムの光のカケラが増え、印があればキャンプが次の村へ進むか、船1隻が中央の島から遠ざかる向きに、最大または最小の数字の航路を進みます。決まらないところはあなたが選びます。中央の島から右への1/2の航路は、あなたもトムも使えません。
    仲間を迎えたあと、トム用ダイスがあるスペースの足跡を取り除き、トム用ダイスとそこにあるダイス（小）をもう一度振ります。タイルが1回目に尽きるとデッキBに替わり、2回目に尽きるとそのラウンドが最後です（必ず第8ラウンドで終わります）。
    最後にトムは村か島と足跡の得点を加えます。影の領域では、支払えるなら足跡を支払って次の村へ進みます。
glow-rules-1 = { glow-rules-overview }
glow-rules-2 = { glow-rules-day }
glow-rules-3 = { glow-rules-journey }
glow-rules-4 = { glow-rules-cards }
glow-rules-5 = { glow-rules-scoring }
glow-rules-6 = { glow-rules-solo }

bot-glow-since-chosen = 冒険者は{ $what }
bot-glow-since-recruited = { $what }を迎えた
bot-glow-since-revived = { $what }が復活
bot-glow-since-light = 光{ SIGNED($count) }
bot-glow-since-fireflies = ホタル{ SIGNED($count) }
bot-glow-since-camped = { $what }にキャンプ
bot-glow-since-walked = { $count }歩で{ $space }へ
bot-glow-since-sailed = 船が{ $what }へ
bot-glow-since-left = { $what }が墓所へ去った
bot-glow-since-dismissed = { $what }を墓所へ送った
bot-glow-since-black = 黒いダイスを{ $what }へ移動
bot-glow-since-cast = 全員に呪文をかけた
bot-glow-since-cursed = 裏向きの呪文トークンが{ $count }枚届いた
bot-glow-since-turned = 呪文トークンが表に（{ $what }）
bot-glow-since-given_up = 呪文トークン（{ $what }）を手放した
bot-glow-since-rerolled = リロール{ $count }回
bot-glow-since-tom_light = 光+{ $light }（合計{ $total }）
bot-glow-since-tom_dice = 出目は{ $what }
