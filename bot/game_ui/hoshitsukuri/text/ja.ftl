# Hoshitsukuri: what the bot says of it. Keys with dots are written with dashes here.

bot-hoshitsukuri-tie_break = 同点のときは、先に銀河を抜けた人が上位です。

## Words, as /rules explains them

bot-hoshitsukuri-word-fragments = 星片
bot-hoshitsukuri-word-fragments-is = 場のカードの★を合計し、その数までのカードを生成できます。
bot-hoshitsukuri-word-generate = プレイ終了（生成へ）
bot-hoshitsukuri-word-generate-is = ⟳のあるカードを出すとカードプレイが終わり、カードを生成します。
bot-hoshitsukuri-word-orbit = 軌道
bot-hoshitsukuri-word-orbit-is = 彗星が進む0から35までのマスです。プレイするたびに1進みます。
bot-hoshitsukuri-word-colourless = 無色
bot-hoshitsukuri-word-colourless-is = 色のないカードです。1枚だけでプレイします。
bot-hoshitsukuri-word-field = 場
bot-hoshitsukuri-word-field-is = この手番にプレイしたカードを置くところです。
bot-hoshitsukuri-word-middle = 中央
bot-hoshitsukuri-word-middle-is = 生成や獲得で取るカードの山です。
bot-hoshitsukuri-word-trash_pile = 廃棄
bot-hoshitsukuri-word-trash_pile-is = ゲームから取り除かれたカードです。
bot-hoshitsukuri-word-celestial = 天体カード
bot-hoshitsukuri-word-celestial-is = この対戦のために選ばれた、効果を持つカードです。
bot-hoshitsukuri-word-into_pile = 捨て札へ
bot-hoshitsukuri-word-into_pile-is = カードを捨て札に置きます。
bot-hoshitsukuri-word-pass = 何も生成しない
bot-hoshitsukuri-word-pass-is = カードを増やさずに手番を終えます。

bot-achievement-hoshitsukuri-first_star = 最初の星
bot-achievement-hoshitsukuri-first_star-does = 1回勝つ。
bot-achievement-hoshitsukuri-many_worlds = 数多の世界
bot-achievement-hoshitsukuri-many_worlds-does = カードを通算250枚生成する。
bot-achievement-hoshitsukuri-five_suns = 五つの恒星
bot-achievement-hoshitsukuri-five_suns-does = 1回の対戦で恒星を5枚生成する。
bot-achievement-hoshitsukuri-first_out = 一番乗り
bot-achievement-hoshitsukuri-first_out-does = 最初に銀河を通過して、ほかのプレイヤーに勝つ。
bot-achievement-hoshitsukuri-last_light = 最後の光
bot-achievement-hoshitsukuri-last_light-does = 4番目に銀河を通過して勝つ。
bot-achievement-hoshitsukuri-cartographer = 星図描き
bot-achievement-hoshitsukuri-cartographer-does = 星座で9点を取る。
bot-achievement-hoshitsukuri-orchard = 果樹園
bot-achievement-hoshitsukuri-orchard-does = 果物の木で9点を取る。
bot-achievement-hoshitsukuri-great_fire = 大いなる炎
bot-achievement-hoshitsukuri-great_fire-does = 場の★が16以上のときにカードを生成する。
bot-achievement-hoshitsukuri-star_rain = 星の雨
bot-achievement-hoshitsukuri-star_rain-does = 1回の対戦で隕石を4回落とす。
bot-achievement-hoshitsukuri-two_moons = 二つの月
bot-achievement-hoshitsukuri-two_moons-does = 衛星を2枚生成して、ほかのプレイヤーに勝つ。
bot-achievement-hoshitsukuri-photo_finish = 写真判定
bot-achievement-hoshitsukuri-photo_finish-does = 同点のプレイヤーがいる対戦で勝つ。
bot-achievement-hoshitsukuri-swept_along = 流れに乗って
bot-achievement-hoshitsukuri-swept_along-does = ほかの彗星に3回押されて勝つ。
bot-sheet-supply = 中央のカード
bot-sheet-piles = 捨て札・廃棄
bot-hoshitsukuri-comma = 、
bot-hoshitsukuri-cost = コスト{ $cost }
bot-hoshitsukuri-vp = { $vp }点
bot-hoshitsukuri-up_to = コスト{ $cost }まで
bot-hoshitsukuri-no_gain = 獲得なし
bot-hoshitsukuri-limit = コスト{ $cost }以下のカードです。
bot-hoshitsukuri-state = -# この手番：星片（★）{ $fragments } · 軌道 { $space } → { $goal }
bot-hoshitsukuri-play_on = -# ⟳のカードを出すまで、プレイを続けます。
bot-hoshitsukuri-on = おまかせで続ける
bot-hoshitsukuri-on_does = -# ⏩ おすすめの手でプレイを続け、手番が終わる前に止まります。
bot-hoshitsukuri-spend = 使える星片（★）：{ $fragments }
bot-hoshitsukuri-after = プレイ後：場の★{ $fragments }、軌道 { $space } → { $goal }（効果の実行前）
bot-hoshitsukuri-ends = ⟳があるため、カードプレイはここで終わります。
bot-hoshitsukuri-last = 軌道が{ $orbit }に届くとカードプレイは終わり、この手番が最後になります。
bot-hoshitsukuri-together = まとめてプレイ…（{ $count }通り）
bot-hoshitsukuri-pick = 自分でカードを選ぶ…
bot-hoshitsukuri-exactly = { $count }枚選ぶ…
bot-hoshitsukuri-wrong-PlayCards = この組み合わせではプレイできません。1枚、同じ色だけ、または赤・青・緑を1枚ずつです。
bot-hoshitsukuri-wrong-FusionTrash = 廃棄できるのは各色1枚までです。
bot-hoshitsukuri-wrong-BlackHoleAdd = このカードは追加できません。
bot-hoshitsukuri-wrong-DiscardDown = 手札に4枚残してください。
bot-hoshitsukuri-fuse = { $cards }を廃棄 → ★{ $fragments }
bot-hoshitsukuri-fuse_none = 廃棄しない → ★{ $fragments }
bot-hoshitsukuri-no = しない
bot-hoshitsukuri-looked = 山札の一番上：**{ $card }**
bot-hoshitsukuri-struck = { $colours }のカードを1枚捨てて、1枚引きます。
bot-hoshitsukuri-choose-Generate = 生成するカード…
bot-hoshitsukuri-choose-LightningGain = 手札に獲得するカード…
bot-hoshitsukuri-choose-GrasslandGain = 捨て札に獲得するカード…
bot-hoshitsukuri-create = このカードを生成して、手番を終えます。
bot-hoshitsukuri-ending = { $play } → { $card }を生成（コスト{ $cost }／場の★{ $fragments }）
bot-hoshitsukuri-ending_none = { $play } → 生成しない
bot-hoshitsukuri-ending_does = 場の★{ $fragments }、軌道 { $space } → { $goal }。{ $goal ->
    [35] 最後の手番を終えます。
   *[other] 手番を終えます。
}
bot-hoshitsukuri-waste = ★{ $fragments }を使わずに手番を終えます。
bot-hoshitsukuri-kinds = { $count }種類まで選ぶ…
bot-hoshitsukuri-so_far = 選ばれた天体：{ $cards }
bot-hoshitsukuri-more = このあと、さらに{ $count }種類選びます。
bot-hoshitsukuri-take = この{ $count }種類にする

hoshitsukuri-pitch = あなたは生まれたての銀河を通りかかった孤独な彗星です。カードの星片を集めて衛星・惑星・恒星を作り、自分の星で銀河を満たしましょう。
hoshitsukuri-credits =
    ホシツクリ © ミラーハウス 2023　ゲームデザイン：ODA　イラスト：榎木さわら。非公式のファン作品です。ルールは公式説明書に基づきます。カードの数値と効果は公開されている再実装によるもので、実物のカードとは異なる可能性があります。
    カード文、英語名、おすすめセット2種の内訳、ソロの目標、コンピュータープレイヤーは独自のものです。ぜひ製品版もお楽しみください。

hoshitsukuri-rules-overview =
    {"**どんなゲーム？**"} 彗星となって、軌道0から35まで銀河を通り抜けます。その間に自分のデッキを作ります。はじめはデッキを強くする天体カード、やがて勝利点になる衛星・惑星・恒星を生成しましょう。
    • 最初のデッキは星屑3枚、岩石1枚、衛星3枚、手札は4枚です。
    • 中央には、天体カード8種類を1人につき2枚ずつ（ソロでは4枚ずつ）、衛星1枚・惑星4枚・恒星6枚を人数分置きます。
    • 軌道が一番遅れている人が次の手番です。同じマスなら外側（先に来た人）が先です。
    • 手番は、カードプレイ、軌道進行、カード生成、手番終了の4つのフェイズです。
    • 全員が銀河を通過したら終了です。勝利点が最も多い人が勝ちます。
hoshitsukuri-rules-play =
    {"**カードプレイ**"} 1枚プレイ、2枚以上の同色プレイ、赤・青・緑を1枚ずつの3色プレイのどれかを行います。無色カードは1枚プレイだけです。
    プレイ時効果は好きな順番で実行します。生成（⟳）を持つカードを出していなければ、手札が4枚になるまで引いて、もう一度プレイします。自分からやめることはできません。⟳を出したとき、軌道が35に届くとき、またはカードがどこにもなくなったときに終わります。できるプレイがカード1枚だけのときは、自動でプレイされます。山札がなければ、引くときに捨て札をシャッフルして山札にします。
    {"**プレイに追加**"} 追加したカードは同時にプレイしたものとして扱います。効果も実行し、色も数えます。そのカードの⟳は無視します。
    {"**廃棄**"} 廃棄したカードは誰のものでもなくなり、ゲームから取り除かれます。
hoshitsukuri-rules-orbit =
    {"**軌道進行**"} カードをプレイした回数だけ軌道が進みます。赤・青・緑がすべて含まれるプレイ、氷を含むプレイ、カードが残っていないプレイは数えません。進んだ先に彗星がいれば、その内側に並びます。
    {"**軌道35**"} 35に着くと、まだ35に届いていない全員の軌道が1進みます。数字が大きい人から、同じマスなら外側から動かします。これで誰かが35に着いても、それ以上は進みません。35に着いた人もカード生成と手番終了は行い、それが最後の手番になります。
hoshitsukuri-rules-create =
    {"**カード生成**"} 場のカードの星片（★）を合計し、その数以下のコストのカードを中央から1枚だけ手札に獲得できます。余った★は持ち越せません。パスもできます。
    {"**手番終了**"} 場のカードをすべて捨て札に置きます。手札が3枚以下なら4枚になるまで引き、5枚以上なら4枚になるまで捨てます。
hoshitsukuri-rules-cards =
    {"**雷**"} 廃棄するかどうかは自由ですが、廃棄したら、獲得できるカードがあるかぎり必ず獲得します。
    {"**草原・大地**"} 効果を実行するときに、同じプレイのカードを数えます。追加されたカードも数え、前のプレイは数えません。廃棄された大地の★は数えません。廃棄で色がそろわなくなったり、プレイにカードがなくなったりしたら、残ったカードだけで判断します。
    {"**嵐**"} 選べるのは、いまちょうど1枚だけの前のプレイです。カードが追加されたプレイは選べません。選んだプレイの★も軌道も数えません。
    {"**隕石**"} 場の全プレイの色を見ます。捨てるカードを選べる人は、次の手番の初めに選びます。
    {"**星座**"} ゲーム終了時、星座1枚ごとに、自分の全カードの赤・青・緑の組1つにつき3点です。
    {"**独自ルール**"} 手番で軌道が進まず、生成もしなかった彗星は、軌道が1進みます。1手番の51回目以降のプレイでは、嵐でカードを捨て札に置けません。隕石で捨てるカードを選べる人は、その場ではなく次の手番の初めに選びます。捨て札の一番上のカードと枚数は、誰でも見られます。
hoshitsukuri-rules-scoring =
    {"**全員が35に着いたら**"} 手札・山札・捨て札・場のすべてのカードの勝利点を合計します。衛星1点、惑星4点、恒星8点、果物の木3点、それに星座です。同点なら、先に35に着いた人の勝ちです。
hoshitsukuri-rules-solo =
    {"**ソロ**"} ルールは同じで、すべてが自分の手番です。目標（18・24・30・36・42点）を選び、そこに届けば成功です。称号は、星屑12点、衛星18点、惑星24点、恒星30点、星座36点、銀河42点からです。
hoshitsukuri-rules-1 = { hoshitsukuri-rules-overview }
hoshitsukuri-rules-2 = { hoshitsukuri-rules-play }
hoshitsukuri-rules-3 = { hoshitsukuri-rules-orbit }
hoshitsukuri-rules-4 = { hoshitsukuri-rules-create }
hoshitsukuri-rules-5 = { hoshitsukuri-rules-cards }
hoshitsukuri-rules-6 = { hoshitsukuri-rules-scoring }
hoshitsukuri-rules-7 = { hoshitsukuri-rules-solo }

bot-hoshitsukuri-since-brought = { $what }をゲームに追加
bot-hoshitsukuri-since-created = { $card }を生成（★{ $fragments }）
bot-hoshitsukuri-since-created_none = 生成なし（★{ $fragments }）
bot-hoshitsukuri-since-gained = { $what }を獲得
bot-hoshitsukuri-since-struck = 隕石（{ $colours }）
bot-hoshitsukuri-since-trashed = { $what }を廃棄
bot-hoshitsukuri-since-shown = 手札を公開（{ $what }）
bot-hoshitsukuri-since-discarded = { $what }を捨てた
bot-hoshitsukuri-since-played = カードを{ $count }枚プレイ
bot-hoshitsukuri-since-flown = 軌道 { $origin } → { $space }
bot-hoshitsukuri-since-pushed = 押されて軌道{ $space }へ
bot-hoshitsukuri-since-drifted = 流されて軌道{ $space }へ
bot-hoshitsukuri-since-left = 銀河を通過
