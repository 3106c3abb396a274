# The Girl Who Made the Stars: what the bot says of it. Keys with dots are written with dashes here.

bot-girl_stars-tie_break = 同点のときは、光と星屑の多い人、それも同じなら空きスペースの多い人が上位です。

## Words, as /rules explains them

bot-girl_stars-word-stardust = 星屑
bot-girl_stars-word-stardust-is = 空きスペースに伸びた線を、いつでも終わらせられます。
bot-girl_stars-word-light = 光
bot-girl_stars-word-light-is = 赤・青・黄のクリスタルです。道を灯すときと採集に使います。
bot-girl_stars-word-free = 無料（残した草木灰）
bot-girl_stars-word-free-is = 残しておいた草木灰を使い、アクションは使いません。
bot-girl_stars-word-scouting = 偵察
bot-girl_stars-word-scouting-is = 村や灯っているスペースから、採集地の入口まで道を灯します。
bot-girl_stars-word-foraging = 採集
bot-girl_stars-word-foraging-is = つながった採集地で、村人が採集物を1個取ります。
bot-girl_stars-word-offering = 提供
bot-girl_stars-word-offering-is = 村人が村で採集物を差し出し、点を得ます。
bot-girl_stars-word-stargazing = 星を見る
bot-girl_stars-word-stargazing-is = 村人が夜空トラックに加わり、毎ラウンド草木灰を取ります。
bot-girl_stars-word-recall = 呼び戻し
bot-girl_stars-word-recall-is = 村人を何人でも手元に戻します。
bot-girl_stars-word-constellation = 星座
bot-girl_stars-word-constellation-is = 開いた線が1本もない、つながったタイルです。色付きが1枚以上必要です。
bot-girl_stars-word-wood_ash = 草木灰
bot-girl_stars-word-wood_ash-is = 毎ラウンド投げるトークンです。残して無料のアクションに使うか、光に替えます。
bot-girl_stars-word-early_bird = 一番乗り
bot-girl_stars-word-early_bird-is = 採集地に最初に着いた人の報酬です。光を1個多く払います。
bot-girl_stars-word-elder = 長老
bot-girl_stars-word-elder-is = 夜空トラックに立ち、手番の順番を決めます。
bot-girl_stars-word-gate = 入口
bot-girl_stars-word-gate-is = 採集地への道の最後のスペースです。決まった色だけを置けます。
bot-girl_stars-word-colours = 道の色
bot-girl_stars-word-colours-is = 道に使う光の色を自分で選びます。
bot-girl_stars-word-turned = 時計回りの角度
bot-girl_stars-word-turned-is = タイルを時計回りに回した角度です。

bot-achievement-girl_stars-first_ember = 最初の残り火
bot-achievement-girl_stars-first_ember-does = 対戦で1回勝つ。
bot-achievement-girl_stars-sky_weaver = 空の織り手
bot-achievement-girl_stars-sky_weaver-does = 星タイルを通算300枚置く。
bot-achievement-girl_stars-great_figure = 大きな星座
bot-achievement-girl_stars-great_figure-does = 光のタイル7枚の星座を完成させる。
bot-achievement-girl_stars-milky_way = 天の川
bot-achievement-girl_stars-milky_way-does = 偵察で45点を取る。
bot-achievement-girl_stars-generous = 惜しみなく
bot-achievement-girl_stars-generous-does = 提供で45点を取る。
bot-achievement-girl_stars-star_reader = 星読み
bot-achievement-girl_stars-star_reader-does = 星座で25点を取る。
bot-achievement-girl_stars-long_night = 長い夜
bot-achievement-girl_stars-long_night-does = ソロで勝つ。
bot-achievement-girl_stars-all_in_place = あるべき場所に
bot-achievement-girl_stars-all_in_place-does = タイルをすべて置き、採集物を残さずに、ほかの人に勝つ。
bot-achievement-girl_stars-enclosed = 風よけ
bot-achievement-girl_stars-enclosed-does = 1戦で囲いを4つ作る。
bot-achievement-girl_stars-bright_sky = 明るい空
bot-achievement-girl_stars-bright_sky-does = 90点に到達する。
bot-achievement-girl_stars-by_one_breath = ひと息の差
bot-achievement-girl_stars-by_one_breath-does = ほかの人にちょうど1点差で勝つ。

bot-sheet-offerings = 提供カードと報酬
bot-girl_stars-comma = 、
bot-girl_stars-amount = { $colour }{ $count }
bot-girl_stars-amounts = 光（{ $amounts }）
bot-girl_stars-supply_light = 光：{ $amounts }
bot-girl_stars-site = { $name }（{ $goods }{ $number }）
bot-girl_stars-gate = { $site }：入口{ $space }・{ $colour }
bot-girl_stars-corner = { $corner }：{ $bonus }
bot-girl_stars-empty = 報酬の山が空
bot-girl_stars-too_few = 3未満は得点なし
bot-girl_stars-grows = { $count ->
    [0] つながる光のタイル{ $size }枚
   *[other] つながる光のタイル{ $size }枚、{ $bonuses }の隣
}
bot-girl_stars-pile = { $vp ->
    [0] { $pile }は空で0点
   *[other] { $pile }は{ $vp }点（残り{ $count }枚）
}
bot-girl_stars-rewards = 星座と道の報酬：{ $piles }
bot-girl_stars-dust = 星屑
bot-girl_stars-suggested = おすすめ：
bot-girl_stars-all = おすすめの{ $count }手をすべて行う
bot-girl_stars-first = { $count ->
    [1] 1番だけ行う
   *[other] 1～{ $count }番を行う
}
bot-girl_stars-forage_where = どこで採集しますか？
bot-girl_stars-pay_otherwise = 払い方を選んで採集…
bot-girl_stars-why-Stargaze = 呼び戻すまで、毎ラウンド草木灰を1個多く取れます
bot-girl_stars-why-Recall = 村人{ $count }人が手元に戻る
bot-girl_stars-why-GainStardust = 星屑+1
bot-girl_stars-hint-PlaceTile = 線の先は、ほかの線か空きスペースでなければなりません。開いた線がなくなったタイルのまとまりは星座です。光のタイル（赤・青・黄）が3枚以上なら得点し、隣のボーナストークンも1つ得られます。光のタイルは、線がすべてつながると光をくれます。
bot-girl_stars-hint-TakeAsh = 残したトークンは、このラウンドの自分の手番で無料のアクションか星屑1個になります。捨てると、触れている色の光を1個（×2なら2個）得ます。
bot-girl_stars-hint-TakeAction = アクションで、入口まで道を灯し、つながった採集地で採集し、持ち帰ったものを村で提供します。送った村人は、呼び戻すまで戻りません。
bot-girl_stars-hint-WrapUp = 残したトークンと星屑はアクションを使いません。使わなかったトークンは袋に戻ります。
bot-girl_stars-hint-ChooseRoute = 1スペースにつき光1個を使います。入口は決まった色でしか灯せません。1回の偵察で灯した光が3・4・5・6個以上なら、その山の一番上の報酬を得ます。
bot-girl_stars-hint-ChooseColour = 1スペースにつき光1個を使います。入口は決まった色でしか灯せません。
bot-girl_stars-hint-Aside = 星屑は、開いた線の先の空きスペースに、線1本につき1個置きます。その線は閉じ、光や星座が得られることがあります。
bot-girl_stars-hint-FinalStardust = 星屑は、開いた線の先の空きスペースに、線1本につき1個置きます。その線は閉じ、光や星座が得られることがあります。
bot-girl_stars-act-PlaceTile = { $number } { $side } { $hex } ↻{ $turn }° { $lines }{ $bonus }
bot-girl_stars-act-UseStardust = { $hex }に星屑{ $count ->
    [0] {""}
   *[other] （{ $count }個）
}{ $bonus }
bot-girl_stars-act-TakeAsh = { $token } → { $what }
bot-girl_stars-act-Scout = 偵察：{ $gate }
bot-girl_stars-act-ScoutRoute = { $path }（光{ $count }個）
bot-girl_stars-act-ScoutColour = { $colour }
bot-girl_stars-act-ScoutRest = この色で灯す
bot-girl_stars-act-Forage = 採集：{ $site }、{ $payment }を支払う
bot-girl_stars-act-OfferSingle = 提供：{ $goods }のみ
bot-girl_stars-act-OfferCard = 提供：カードのスペース{ $space }
bot-girl_stars-act-Stargaze = 星を見る：夜空トラック{ $space }
bot-girl_stars-act-Recall = 呼び戻し：{ $villagers }
bot-girl_stars-act-GainStardust = 星屑を得る
bot-girl_stars-act-EndTurn = 手番を終える
bot-girl_stars-act-Finish = これで終える
bot-girl_stars-free = 無料（草木灰）
bot-girl_stars-closes = { $vp ->
    [0] 光のタイル{ $size }枚の星座が完成
   *[other] 光のタイル{ $size }枚の星座が完成：+{ $vp }点
}
bot-girl_stars-bonus_of_choice = ボーナストークンを1つ選択
bot-girl_stars-areas = 星屑+{ $count }
bot-girl_stars-joins = { $joins ->
    [0] つながる線なし
   *[other] 線が{ $joins }本つながり
}、{ $open ->
    [0] 開いた線なし
   *[other] { $open }本が開いたまま
}
bot-girl_stars-loses = どこにも置けなくなるタイル{ $count }枚{ $vp ->
    [0] {""}
   *[other] ：−{ $vp }点
}
bot-girl_stars-pays = 星屑−{ $count }
bot-girl_stars-home = 手元の村人{ $count }人
bot-girl_stars-kept = 残した灰：{ $tokens }
bot-girl_stars-vp = { $vp }点
bot-girl_stars-plus_vp = +{ $vp }点
bot-girl_stars-score = { $before }点 → { $after }点
bot-girl_stars-stardust = 星屑を使う…（{ $count }）
bot-girl_stars-dust_where = 星屑を置くスペース…
bot-girl_stars-dust_on = { $hex }に星屑
bot-girl_stars-vanishing = このラウンドの終わりに、{ $piles }の報酬は一番上のトークンを失います。星屑でその得点を狙うなら、それまでに使ってください。
bot-girl_stars-start_over = 選び直す
bot-girl_stars-suggestions = タイルを1枚置く：おすすめの置き方…
bot-girl_stars-near = 自分のタイルの隣でプレビュー…
bot-girl_stars-far = ほかのスペースでプレビュー…
bot-girl_stars-fronts = { $hex }に表で置く…
bot-girl_stars-backs = { $hex }に裏で置く…
bot-girl_stars-ash = トークンは、手番まで残すか、捨てて光を得ます。{ $count ->
    [1] {""}
   *[other] あなたは最大{ $count }回取れます。まとめて選ぶと、残っているかぎり順に取ります。
}
bot-girl_stars-ash_keep = { $count ->
    [1] トークンを残す…
   *[other] トークンを残す（{ $count }個まで）…
}
bot-girl_stars-ash_light = { $count ->
    [1] トークンを捨てて光を得る…
   *[other] トークンを捨てて光を得る（{ $count }個まで）…
}
bot-girl_stars-touches = { $colours }に触れている
bot-girl_stars-left = **残りアクション{ $count }回**
bot-girl_stars-scout = 偵察：行き先…
bot-girl_stars-path = { $vp ->
    [0] 光{ $count }個：{ $path }
   *[other] 光{ $count }個 → +{ $vp }点：{ $path }
}
bot-girl_stars-lights = { $vp ->
    [0] 光{ $count }個、得点なし
   *[other] 光{ $count }個 → +{ $vp }点
}
bot-girl_stars-next = { $space }：{ $colour }
bot-girl_stars-opens = { $sites }がつながる
bot-girl_stars-routes = { $pages ->
    [1] 別の道…
   *[other] 別の道…（{ $page }/{ $pages }）
}
bot-girl_stars-default_colours = おまかせの色
bot-girl_stars-light_action = 灯す
bot-girl_stars-light_ash = 灯す（無料）
bot-girl_stars-forage = 採集（各色を均等に支払う）…
bot-girl_stars-cost = 光{ $count }個
bot-girl_stars-early = 一番乗り：{ $reward }
bot-girl_stars-tokens = 残り{ $count }個
bot-girl_stars-pay = { $payment }を支払う
bot-girl_stars-pay_action = ほかの払い方…
bot-girl_stars-pay_ash = 無料の採集でほかの払い方…
bot-girl_stars-offer = 提供するもの…
bot-girl_stars-recall_action = 呼び戻す村人…
bot-girl_stars-recall_ash = 無料で呼び戻す村人…
bot-girl_stars-villagers = 村人{ $count }人
bot-girl_stars-gaze = 星を見る：スペース…
bot-girl_stars-unused = 使わないトークンは袋に戻ります：{ $tokens }

girl_stars-pitch = 星のない世界で、少女は光る灰を空へ投げました。星タイルの線をつないで星座を作り、得た光で闇の中に道を灯し、村人を送り出して恵みを持ち帰りましょう。
girl_stars-credits =
    The Girl Who Made the Stars：デザイン John Shulters、アート Lamaro Smith、Final Frontier Games 2021年。物語は南部アフリカのサンの神話にもとづきます。
    ルールブックの文章をもとにした非公式の移植版です。ルールブックに載っていないボード・タイルの線・カード内容・コスト・得点およびソロモードは本ボット独自のもので、製品版とは異なります。

girl_stars-rules-goal =
    {"**どんなゲーム？**"} 8ラウンド後に最も得点の多い人が勝ちです。得点は星座、偵察、提供、一番乗りで得られます。
    {"**ラウンド**"} 星の観測：全員が同時に星タイルを3枚引いて置きます。草木灰：トークンを投げて順に取ります。アクション：1人ずつ手番を行い、アクションを2回します。最後にクリーンナップです。
    {"**報酬**"} 星座と道は、同じ4つの山（3・4・5・6以上）から得点します。トークンはどの山もプレイヤー数と同じ数（ソロでは2個）しかありません。そのラウンドに得点された山は、クリーンナップで一番上を失います。**空になった山は、以後ずっと0点です。**
    {"**長老**"} 長老は少女の後ろに並び、先頭の長老の持ち主が最初です。ラウンドごとに最後尾の長老が先頭に移ります。
    {"**公平な開始**"} 早くから星を見られる先頭の長老が有利です。3人か4人で遊ぶときは、後ろの長老が、各色1個の光より多く持って始めることもできます。3人：2番目は黄1個、3番目は赤1個。4人：2番目は赤2個・青1個・黄1個、3番目は赤1個・青1個と1点、4番目は赤1個。ルールブックにはない決まりです。
girl_stars-rules-sky =
    {"**タイルを置く**"} 表でも裏でも、好きな向きで、空きスペースのどこにでも置けます。線の先は、ほかの線か空きスペースでなければなりません。線のない辺、ボードの端、ボーナストークン、星屑には向けられません。すでにある線を線のない辺でふさぐこともできません。どこにも置けないタイルはゲームから取り除き、1枚につき−1点です。
    {"**光**"} 赤・青・黄の面を上にしたタイルが「光のタイル」で、クリスタルが1個載ります。すべての線が線か星屑につながったら、その光を得ます。
    {"**囲い**"} タイルを置いて線で囲んだ囲い1つにつき、星屑を1個得ます。
    {"**星座**"} つながったタイルに開いた線がなく、光のタイルが1枚以上あれば星座です。光のタイルが3・4・5・6枚以上なら、その山の一番上の得点を得ます。さらに、星座の大きさに関係なく、隣り合うボーナストークンを1つ得ます。トークンはどの山も初めはプレイヤー数と同じ数（ソロでは2個）で、空になった山からは何も得られません。
girl_stars-rules-stardust =
    {"**星屑**"} ほかの人の手番も含め、いつでも使えます。開いた線の先の空きスペースに、線1本につき1個置きます。その線は閉じ、光や星座が得られることがあります。星屑は線どうしをつながず、囲いにもなりません。
    {"**ボーナストークン**"} 星座をもう一度得点する、赤・青・黄の光を1個ずつ得る、アクション+2、4人目の村人、の4種類です。
girl_stars-rules-ash =
    {"**草木灰**"} 取る回数より1個多いトークンを皿に投げます。先頭の長老から順に、続いて夜空トラックの村人が先頭から順に取ります。トークンは、捨てて触れている色の光を得るか、自分の手番まで残して、無料の偵察・採集・提供・呼び戻し（この採集と提供に村人は要りません）、または星屑1個として使います。×2は光2個になり、残せません。使わなかったものは袋に戻ります。
girl_stars-rules-actions =
    {"**アクション**"} 手番に2回行います。
    • 偵察：村から、または灯っているスペースから、採集地の入口まで道を灯します。最初のスペースは、村の隣なら何色でもよく、そうでなければ隣の灯っているスペースと同じ色です。入口は決まった色、ほかのスペースは何色でもかまいません。光が3・4・5・6個以上なら、その山の一番上の得点を得ます。
    • 採集：つながった採集地に村人を送り、光を払ってトークンを取ります。一番乗りのスペースに村人がいなければ、光を1個多く払い、一番乗りの報酬を得ます。
    • 提供：村人を村に送り、採集物を1個だけ、またはカードのスペースに示されたものを提供します。
    • 星を見る：最後の長老より後ろの空いたスペースに村人を送ります。毎ラウンド草木灰を取れます。
    • 呼び戻し：村人を何人でも手元に戻します。
    • 星屑を1個得ます。
    2回とも必ず行います。
girl_stars-rules-end =
    {"**クリーンナップ**"} 少女が進み、得点された山は一番上のトークンを失います。提供カードは、プレイヤー数（ソロでは2）以上のスペースが埋まっていれば入れ替えます。
    {"**終了**"} 第8ラウンドの後、全員が最後の星屑を使えます。残った採集物は果物1点、魚とうさぎ2点、カモシカ3点です。同点なら光と星屑の合計、次に空きスペースの数が多い人の勝ちで、それも同じなら勝利を分け合います。
    {"**独自ルール**"} 得点は0点より下がりません。タイルを失うのは、手元のどのタイルも置けないときだけです。道の途中にある入口にも決まった色が必要で、その採集地も村とつながります。
girl_stars-rules-solo =
    {"**長い夜**"} ソロでは2人用の準備で、影の長老と競います。影の長老は皿から無作為に1個取り、手番にはダイスを振ります。1・2：つながった採集地のうち最も多い所から1個なくなります。3：最も高い報酬、4：最も低い報酬に印が付き、ラウンドの終わりに一番上を失います。5：提供カードの最も高いスペースが埋まります。6：何もしません。80点で勝利です。
    称号：50点未満は残り火、50点からたいまつ、65点から灯火、80点から星座、95点から天の川、110点から星を作った少女です。
girl_stars-rules-1 = { girl_stars-rules-goal }
girl_stars-rules-2 = { girl_stars-rules-sky }
girl_stars-rules-3 = { girl_stars-rules-stardust }
girl_stars-rules-4 = { girl_stars-rules-ash }
girl_stars-rules-5 = { girl_stars-rules-actions }
girl_stars-rules-6 = { girl_stars-rules-end }
girl_stars-rules-7 = { girl_stars-rules-solo }

bot-girl_stars-since-constellations = 星座を{ $count }つ完成
bot-girl_stars-since-vp = { SIGNED($count) }点
bot-girl_stars-since-bonus = ボーナス（{ $what }）を獲得
bot-girl_stars-since-connected = { $what }を村と接続
bot-girl_stars-since-offered = { $what }を提供
bot-girl_stars-since-foraged = { $what }を採集
bot-girl_stars-since-lit = 道{ $what }を灯した
bot-girl_stars-since-gazed = 村人を夜空トラック{ $what }へ
bot-girl_stars-since-recalled = 村人を{ $count }人呼び戻した
bot-girl_stars-since-tiles = 星タイルを{ $count }枚配置
bot-girl_stars-since-areas = 囲いを{ $count }つ作成
bot-girl_stars-since-light = 光を獲得（{ $what }）
bot-girl_stars-since-discs = 星屑を{ $count }個使用
bot-girl_stars-since-unplaced = { $what }は置けなかった
bot-girl_stars-since-ash = { $what }を取った
bot-girl_stars-since-rolled = 出目は{ $what }
bot-girl_stars-since-took = { $site }から{ $goods }を取った
bot-girl_stars-since-marked = { $what }の報酬に印を付けた
bot-girl_stars-since-filled = カードのスペース{ $what }を埋めた
