# Crafting the Cosmos: what the bot says of it. Keys with dots are written with dashes here.

bot-crafting_cosmos-tie_break = 同点のときは、エネルギーカードの多い人が上位です。

## Words, as /rules explains them

bot-crafting_cosmos-word-turn = おすすめの手番
bot-crafting_cosmos-word-turn-is = 強いプレイヤーならこのあとどうするかを一覧で示します。全部でも、途中まででも、使わなくてもかまいません。
bot-crafting_cosmos-word-dark_energy = ダークエネルギー
bot-crafting_cosmos-word-dark_energy-is = 誰のものでもないエネルギートークンです。誰でも動かせ、全員が報酬を得られます。
bot-crafting_cosmos-word-proto_life = { crafting_cosmos-term-proto_life }
bot-crafting_cosmos-word-proto_life-is = 星雲スペースの辺に、自分の生命体と隣り合うように置きます。化学のパッシブ報酬です。完成した星雲の6辺すべてに生命体があれば、高度生命体を創造できます。
bot-crafting_cosmos-word-advanced_life = { crafting_cosmos-term-advanced_life }
bot-crafting_cosmos-word-advanced_life-is = 6辺すべてに生命体がある完成した星雲に創造します。得点は終了時まで秘密です。
bot-crafting_cosmos-word-supernova_resource = { crafting_cosmos-term-supernova_resource }
bot-crafting_cosmos-word-supernova_resource-is = 自分の星1つを超新星にします。超新星はどの元素としても使えます。重力のアクティブ報酬で1つ得られます。
bot-crafting_cosmos-word-dna = { crafting_cosmos-term-dna }
bot-crafting_cosmos-word-dna-is = 1つで自分の原始生命体1つを安定化します。時間のアクティブ報酬で2つ得られます。
bot-crafting_cosmos-word-graviton = { crafting_cosmos-term-graviton }
bot-crafting_cosmos-word-graviton-is = 1つで星（超新星以外）か生命体1つを隣へ動かします（埋まったスペースは飛び越えます）。重力のパッシブ報酬です。
bot-crafting_cosmos-word-stable_life = 安定生命体
bot-crafting_cosmos-word-stable_life-is = DNA1個で安定化した原始生命体です。高度生命体を創造してもボードに残ります。
bot-crafting_cosmos-word-time_crystal = タイムクリスタル
bot-crafting_cosmos-word-time_crystal-is = タイムチャンバーを進み、6番に着くと解放して得点と好きな元素の星1つを得られます。
bot-crafting_cosmos-word-universal_goal = ユニバーサル目標
bot-crafting_cosmos-word-universal_goal-is = 公開から3ラウンド目の終わりに、1位が6点、2位が3点を得ます。

bot-achievement-crafting_cosmos-first_galaxy = 最初の銀河
bot-achievement-crafting_cosmos-first_galaxy-does = 1回勝つ。
bot-achievement-crafting_cosmos-star_smith = 星の鍛冶
bot-achievement-crafting_cosmos-star_smith-does = 星を通算250個置く。
bot-achievement-crafting_cosmos-eight_nebulae = 八つの星雲
bot-achievement-crafting_cosmos-eight_nebulae-does = 1戦で星雲を8枚完成させる。
bot-achievement-crafting_cosmos-goal_hunter = 目標の狩人
bot-achievement-crafting_cosmos-goal_hunter-does = ほかの人との対戦で、1戦のうちにユニバーサル目標5つで得点する。
bot-achievement-crafting_cosmos-full_power = 全開
bot-achievement-crafting_cosmos-full_power-does = 1戦でパワーカードを8回使う。
bot-achievement-crafting_cosmos-higher_life = 高みの生命
bot-achievement-crafting_cosmos-higher_life-does = 1戦で高度生命体を2個創造する。
bot-achievement-crafting_cosmos-steady_life = 確かな生命
bot-achievement-crafting_cosmos-steady_life-does = 1戦で生命を8回安定させる。
bot-achievement-crafting_cosmos-supernovae = 宇宙の花火
bot-achievement-crafting_cosmos-supernovae-does = 1戦で星6個を超新星にする。
bot-achievement-crafting_cosmos-nothing_wasted = 無駄なし
bot-achievement-crafting_cosmos-nothing_wasted-does = 失うリソースを3個以下に抑えて、ほかの人に勝つ。
bot-achievement-crafting_cosmos-wide_cosmos = 広い宇宙
bot-achievement-crafting_cosmos-wide_cosmos-does = 120点に届く。
bot-achievement-crafting_cosmos-big_bang = ビッグバン
bot-achievement-crafting_cosmos-big_bang-does = ほかの人に40点以上の差で勝つ。
bot-sheet-workbench = 作業台
bot-sheet-energy = エネルギー
bot-sheet-galaxy_1 = 銀河：{ $who }
bot-sheet-galaxy_2 = 銀河：{ $who }
bot-sheet-galaxy_3 = 銀河：{ $who }
bot-sheet-galaxy_4 = 銀河：{ $who }
bot-crafting_cosmos-comma = 、
bot-crafting_cosmos-plus = ＋
bot-crafting_cosmos-held_of = { $name }×{ $count }
bot-crafting_cosmos-cards_of = { $energy }{ $count }枚
bot-crafting_cosmos-n_hydrogen = 水素{ $count }
bot-crafting_cosmos-n_helium = ヘリウム{ $count }
bot-crafting_cosmos-n_carbon = 炭素{ $count }
bot-crafting_cosmos-n_oxygen = 酸素{ $count }
bot-crafting_cosmos-n_nebula = 星雲タイル{ $count }枚
bot-crafting_cosmos-n_dna = DNA{ $count }
bot-crafting_cosmos-n_supernova_resource = 超新星リソース{ $count }
bot-crafting_cosmos-n_energy_card = カード{ $count }枚
bot-crafting_cosmos-n_crystal_step = クリスタル+{ $count }
bot-crafting_cosmos-n_time_crystal = 解放待ちのクリスタル{ $count }個
bot-crafting_cosmos-n_graviton = グラビトン{ $count }
bot-crafting_cosmos-n_proto_life = 原始生命体{ $count }
bot-crafting_cosmos-n_star = 星{ $count }個
bot-crafting_cosmos-n_resource = リソース（超新星・DNA・グラビトン）{ $count }個
bot-crafting_cosmos-held = 使えるもの：{ $things }
bot-crafting_cosmos-ready = { $count ->
    [1] 解放待ちのクリスタルが1個あります（+{ $points }点）。
   *[other] 解放待ちのクリスタルが{ $count }個あります（1個目は+{ $points }点）。
}
bot-crafting_cosmos-hand = 手札：{ $cards }
bot-crafting_cosmos-begun = ここまで：{ $moves }
bot-crafting_cosmos-pays = 得られるもの：{ $pays }
bot-crafting_cosmos-end_on = 自分のトークンを「{ $control }」へ（{ $pays }）…
bot-crafting_cosmos-size = サイズ{ $size }（残り{ $count }枚）
bot-crafting_cosmos-due = あと{ $count }枚選んでください。
bot-crafting_cosmos-deck = 山札（{ $count }枚）
bot-crafting_cosmos-take_several = { $count }枚まとめて取る…
bot-crafting_cosmos-choose = 選ぶ…
bot-crafting_cosmos-to = 置く場所…
bot-crafting_cosmos-a_star = どの星？
bot-crafting_cosmos-a_life = どの生命体？
bot-crafting_cosmos-a_nebula = どの星雲？
bot-crafting_cosmos-pairs = { $hint }　おすすめ{ $count }通り（上から順に）…
bot-crafting_cosmos-discard = 捨てる星を選ぶ…
bot-crafting_cosmos-several = { $hint }（{ $count }つまで）
bot-crafting_cosmos-complete = { $space }を完成（+{ $points }点）、{ $star }を捨てる
bot-crafting_cosmos-star_on = { $space }の{ $star }
bot-crafting_cosmos-needs = { $space }に必要：{ $what }
bot-crafting_cosmos-ready_nebula = { $space }を完成できる
bot-crafting_cosmos-completed = { $space }は完成済み
bot-crafting_cosmos-no_nebula = { $places }に星雲なし
bot-crafting_cosmos-life_around = 周りの生命体：{ $places }
bot-crafting_cosmos-life_count = 生命体{ $count }/{ $of }
bot-crafting_cosmos-stars_around = 星：{ $stars }
bot-crafting_cosmos-why_complete = { $space }を完成できる
bot-crafting_cosmos-why_bears = { $space }に高度生命体を創造できる
bot-crafting_cosmos-and = ・
bot-crafting_cosmos-why_towards = { $space }の完成に近づく
bot-crafting_cosmos-why_frees = { $space }の角が空く
bot-crafting_cosmos-why_life = { $space }の周りの生命体が{ $count }/{ $of }に
bot-crafting_cosmos-why_power = 次から毎手番{ $bonus }
bot-crafting_cosmos-why_cards = 手札が{ $cards }に
bot-crafting_cosmos-why_goal = 目標「{ $goal }」{ $before } → { $after }
bot-crafting_cosmos-buy = スロット{ $slot }：{ $price }を支払い、パワーカードを{ $count }枚引く
bot-crafting_cosmos-bought = { $count ->
    [1] 1枚引きます。
   *[other] { $count }枚引いて1枚を残します。
}引いたら取り消せません。次の手番から毎回{ $bonus }が増えます。
bot-crafting_cosmos-use = パワーカードを使う…
bot-crafting_cosmos-pay = 払い方を変えてパワーカードを使う…
bot-crafting_cosmos-spend = エネルギーカードを支払う…
bot-crafting_cosmos-order = 残す1枚を選び、ほかの順番も決める…
bot-crafting_cosmos-under = ほかのカードを山札の下に戻す順番を選んでください。最初のカードが上になります。
bot-crafting_cosmos-give_up = 捨てるカードを{ $count }枚選ぶ…
bot-crafting_cosmos-numbered = 番号は画像の番号と同じです。
bot-crafting_cosmos-turn = おすすめの手番
bot-crafting_cosmos-take_turn = { $count ->
    [1] これを行って手番を終える
   *[other] { $count }手すべて行って手番を終える
}
bot-crafting_cosmos-take_steps = { $count ->
    [1] これを行う
   *[other] { $count }手すべて行う
}
bot-crafting_cosmos-up_to = 途中まで行う…
bot-crafting_cosmos-then_choose = 引いたものを見てから、続きを選べます。
bot-crafting_cosmos-score = 得点：{ $before } → { $after }
bot-crafting_cosmos-still = まだ使い道を決めていないもの：{ $things }
bot-crafting_cosmos-lost_then = 使い道がなく失うもの：{ $things }
bot-crafting_cosmos-lost = いま手番を終えると失うもの：{ $things }
bot-crafting_cosmos-waiting = 解放待ちのクリスタル{ $count }個は、次の手番があれば残ります。
bot-crafting_cosmos-nothing_lost = 失うものはありません。
bot-crafting_cosmos-stabilize = または生命体を安定化…
bot-crafting_cosmos-leaving = { $count ->
    [0] 原始生命体はそのまま残ります。
   *[other] 原始生命体{ $count }個がボードを離れます。
}

crafting_cosmos-pitch = あなたは銀河の設計者です。4つの共有コントロールでエネルギーを動かし、リング全体から資源を得て、その場で使い切ります。星で星雲を完成させ、生命で囲み、宇宙が尽きる前にタイムクリスタルを解放しましょう。
crafting_cosmos-credits =
    『クラフティング・ザ・コスモス』（デザイン：David Gordon、TAM、アート：Greg May、Dann May、発行：Office Dog、2025年）の非公式な移植です。
    ルールは市販版に沿っています。銀河のボード、星雲タイルの大半、パワーカード、目標カードの大半はこのボットのために再構成したもので、製品版とは異なります。

crafting_cosmos-rules-overview =
    {"**どんなゲーム？**"} 全員が1回ずつ手番（エネルギーフェーズ→クラフトフェーズ）を行い、その後に目標の得点計算をします。共通のタイムクリスタルがなくなるか、6枚目の目標を得点計算したラウンドで終了です（最大8ラウンド）。得点が最も多い人の勝ちです。同点なら手札のエネルギーカードが多い人、それも同じなら勝利を分け合います。
    {"**自分の銀河**"} 星雲スペースはAからLまで12か所です。星は角（s01～s37）に、生命体は辺（l01～l48）に置きます。
crafting_cosmos-rules-energy =
    {"**エネルギーのシフト**"} 自分のトークン（必ず1回以上）とダークエネルギーを、好きな順番で合計3回まで時計回りに動かします。1つのコントロールには3個まで置けます。満杯のコントロールは飛び越えます。
    {"**リソースの収集**"} まず自分のトークンがあるコントロールのアクティブ報酬を受け取ります。光：水素3、時間：酸素1とDNA2、重力：ヘリウム2と超新星リソース1、化学：炭素1と星雲タイル1。
    次にそのコントロール、続いて時計回りに残り3つのパッシブ報酬を受け取ります。そこにあるトークン（誰のものでも）と自分のパワートークン1個につき、光：エネルギーカード1枚、時間：クリスタル+1、重力：グラビトン1、化学：原始生命体1です。
crafting_cosmos-rules-craft =
    {"**クラフトフェーズ**"} では次のことを好きな順番で何度でも行えます。
    • 星雲を空きスペースに、星を空いている角に、原始生命体を自分の生命体の隣に置く（生命体がなければ中央のl21に置く）。
    • 星雲の完成：角の星に必要な元素がすべて含まれていれば（超新星はワイルド）得点し、角の星のうち好きな1個を捨てます。
    • 6番に着いたクリスタルは解放待ちになり、代わりのクリスタルが共通のサプライから出ます。サプライはこうして減り、なくなるとゲームが終わります。
    • クリスタルの解放：解放待ちのクリスタルを解放すると、順に3・6・10・15・21点（以降は0点）を得て、好きな元素の星を1個置けます。
    • 高度生命体の創造：完成した星雲の6辺すべてに生命体があれば、周りの原始生命体を捨て（安定生命体は残ります）、終了時まで点数が秘密のトークンを引きます。
    • 超新星リソース1で星を超新星に、DNA1で原始生命体を安定生命体に、グラビトン1で星（超新星以外）か生命体を隣へ（埋まったスペースは飛び越えて）移動します。
crafting_cosmos-rules-cards =
    {"**エネルギーカード**"}
    • 同種のカードを支払ってスロットを埋めます（2・3・3・4枚）。同じ枚数のパワーカードを引いて1枚を残します。次のエネルギーフェーズから、そのコントロールのパッシブ報酬が1増えます。
    • パワーカードは支払える限り何度でも使えます。
    • 同種5枚を捨てると6点です。
    ラウンド終了時の手札上限は10枚です。
crafting_cosmos-rules-end =
    {"**クラフトフェーズの終了**"} 好きなサイズの星雲1枚を獲得して置くか、原始生命体1個を安定化します。置かなかったもの、使わなかったものは失われます。カードと解放待ちのクリスタルは残ります。
    {"**ユニバーサル目標**"} どの目標も3ラウンドのあいだ公開され、その3ラウンド目の終わり（最初の目標は第3ラウンドの終わり）に得点計算します。1位は6点、2位は3点です（2人プレイと1位が同点のときは2位なし）。0では得点できません。
    {"**公平な開始**"} 手番順には有利・不利があります。2人か3人で遊ぶときは、それを得点で補うこともできます。2人なら先手が3点、3人なら2番目の人が2点、最後の人が3点を持って始めます。ルールブックにはない決まりです。
    {"**独自ルール**"} 次の人は、前の人の手番がすべて終わってから始めます。手番の終わりに手札が10枚を超えていたら、捨てるカードをそこで選びます。実際に捨てるのはラウンドの終わりです。
crafting_cosmos-rules-solo = {"**ソロ：虚空とともに**"} 手番のたびに虚空がエネルギーカードを1枚めくり、1つ進みます。めくったカードのコントロールが満杯でなければ、別のコントロールからダークエネルギーが1個引き寄せられます。さらにカードの種類に応じて、ディスプレイ（光）、クリスタル（時間）、星雲スタックの一番上（重力）、高度生命体の一番上（化学）のいずれかを乱します。目標は決まった数に達すると6点か3点です。選んだ目標点（90・110・130点）に届けば勝ちです。
crafting_cosmos-rules-1 = { crafting_cosmos-rules-overview }
crafting_cosmos-rules-2 = { crafting_cosmos-rules-energy }
crafting_cosmos-rules-3 = { crafting_cosmos-rules-craft }
crafting_cosmos-rules-4 = { crafting_cosmos-rules-cards }
crafting_cosmos-rules-5 = { crafting_cosmos-rules-end }
crafting_cosmos-rules-6 = { crafting_cosmos-rules-solo }

bot-crafting_cosmos-since-life = { $what }に高度生命体を創造
bot-crafting_cosmos-since-completed = { $what }の星雲を完成
bot-crafting_cosmos-since-goal = 目標「{ $what }」を達成
bot-crafting_cosmos-since-revealed = 高度生命体{ $count }個を公開
bot-crafting_cosmos-since-points = { SIGNED($count) }点
bot-crafting_cosmos-since-acquired = { $what }を獲得
bot-crafting_cosmos-since-used = { $what }を使用
bot-crafting_cosmos-since-laid = { $what }を配置
bot-crafting_cosmos-since-placed = { $what }を配置
bot-crafting_cosmos-since-supernova = 星{ $count }個を超新星に
bot-crafting_cosmos-since-stabilised = 生命体{ $count }個を安定化
bot-crafting_cosmos-since-changed = { $what }を組み替えた
bot-crafting_cosmos-since-shifted = エネルギーを{ $control }へ
bot-crafting_cosmos-since-gained = { $what }を獲得
bot-crafting_cosmos-since-cards = エネルギーカードを{ $count }枚獲得
bot-crafting_cosmos-since-lost = 使わなかった{ $count }個を失った
