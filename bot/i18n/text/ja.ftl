### ボット自身のことば。コードのキーの「.」はここでは「-」: bot.lobby.start は bot-lobby-start。

## 短いことば

bot-yes = はい
bot-no = いいえ
bot-and = { $list }
bot-back = 戻る
bot-confirm = 決定
bot-choose = 選択してください
bot-paged = { $title }（{ $page }/{ $pages }）
bot-nothing_more = これで決定
bot-earlier = 前のページ
bot-later = 次のページ
bot-refresh = 更新
bot-undo = 取り消す
bot-undo_more = 取り消す…
bot-taken_back = 取り消しました。
bot-orders-then = {"；"}
bot-orders-ask = { $count ->
    [1] この手を行いますか？
   *[other] 次の{ $count }手を順に行いますか？
}
bot-orders-later = 今回は行わない手：{ $left }。その前の手は取り消せず、新しい情報が出ることがあるため、結果を見てから続きを入力してください。
bot-orders-not_there = 行わない手：{ $left }。その時点では選べません。
bot-orders-many = 行わない手：{ $left }。一度に入力できるのは{ $most }手までです。
bot-orders-stopped = ✋ 行った手：{ $done }。「{ $part }」はその時点では選べないため、次の手は行っていません：{ $left }
bot-orders-stopped_many = ✋ 行った手：{ $done }。一度に入力できるのは{ $most }手までのため、次の手は行っていません：{ $left }
bot-rotation = 向き{ $number }／{ $count }（ボタンで回せます）
bot-stands = 決定すると取り消せません。
bot-for_good = 取り消せません
bot-stands_some = 決定すると取り消せない選択肢があります。
bot-again = もう一度遊ぶ
bot-over = ゲーム終了
bot-your_turn = あなたの番です
bot-not_your_turn = いま決めることはありません
bot-plan-button = 手を予約
bot-plan-head = 手の予約：ここで選んだ手は、番が来たときに可能なら自動で行われます。できなくなっていたら、いつもどおり選べます（あなただけに表示）。この場面は予想で、ほかの人の手やダイス・カードの出方で変わります。
bot-plan-title = 予約した手
bot-plan-first = 番が来たとき、上から見て最初に可能なものを自動で実行します。あなただけに表示されています。
bot-plan-or = それができないときは…
bot-plan-then = 続けて…
bot-plan-drop = 予約を消す
bot-plan-dropped = 予約を消しました。
bot-plan-none = まだ予約できる手がありません。何を選べるかが、ほかの人の手やダイス・カードの出方で決まるためです。
bot-plan-failed = 予約した手はもう選べなくなりました。あらためて選んでください：
bot-points = { $points }点
bot-honours = { $who }さんが実績を達成：{ $honours }
bot-solo_won = 🏆 **あなたの勝ちです！**
bot-solo_lost = **今回は及びませんでした。** 星空は明日も待っています。
bot-solo_title = 称号：**{ $title }**
bot-computer = コンピューター（{ $level }）
bot-level-easy = やさしい
bot-level-strong = 強い
bot-level-master = 達人
bot-level-random = ランダム
bot-commitment = シードの指紋（SHA-256）：`{ $hash }`
bot-challenge-promise = 指紋は誰も遊ばないうちに決まっています。挑戦が終わるとシードが表示され、ダイスやカードの出方が変えられていないことを誰でも確かめられます。
bot-challenge-promise_kept = シードは、誰も遊ばないうちに示した指紋と一致します。ダイスやカードの出方は変えられていません。
bot-seed = シード：`{ $seed }`
bot-no_picture = この卓の画像はまだありません。

## ロビー

bot-lobby-host = 主催者
bot-lobby-free = 空席：{ $count }
bot-lobby-seat-kept = 取り置き
bot-lobby-seat-free = 空席
bot-lobby-private = 🔒 招待制
bot-lobby-expires = { $when }に締め切り
bot-lobby-start = 始める
bot-lobby-start_alone = ひとりで始める
bot-lobby-join = 参加
bot-lobby-leave = 抜ける
bot-lobby-options = 設定
bot-lobby-add = コンピューターを追加：{ $level }
bot-lobby-remove = コンピューターを外す
bot-lobby-begun = ゲームが始まりました。まもなくボードを投稿します。
bot-lobby-started = ゲームが始まりました：[ボードへ]({ $jump })
bot-lobby-joined = 席に着きました。{ $calls ->
    [direct] 手番が来たらダイレクトメッセージでお知らせします。
    [digest] 手番が来たら、1日1回のメッセージに載ります。
    [never] 手番は{ COMMAND("games") }で確認できます。
   *[always] 手番が来たらお知らせします。
}
bot-lobby-declined = **{ $game }**の席を断りました。
bot-lobby-others = { COMMAND("games") }で、ここで参加できる卓を確認できます。
bot-lobby-start_without = 待たずに始める
bot-lobby-left = 卓を抜けました。
bot-lobby-renewed = 卓の締め切りを延ばしました。
bot-lobby-opened = **{ $game }**の新しい卓を開きました：{ $jump }
bot-lobby-rematch = **{ $game }**の次の対戦の席に着きました：{ $jump }
bot-lobby-in_thread = { $game }：卓は{ $thread }にあります
bot-lobby-seats = { $count ->
    [1] ソロ
   *[other] { $count }人
}
bot-lobby-seats_hint = 何人で遊びますか？
bot-lobby-seats_note = 人数を変えて送信し、もう一度開くと、ほかの設定も選べます。
bot-lobby-pace = 1手番の持ち時間は？
bot-lobby-timeout = 時間切れになったら？
bot-lobby-timeout-note = 2手番続けて時間切れになり席を交代した人と、時間切れで打ち切りになった人は、レーティングで最下位になります。
bot-lobby-seal = 最初に見たときから計時する
bot-lobby-reserve = 席を取り置く相手…
bot-lobby-close_doors = 招待制にする
bot-lobby-guests = 招待と持ち時間
bot-lobby-only = 対象：{ $seats }
bot-pace-live = 1手5分まで（ライブ）
bot-pace-fast = 1手番1日まで（速め）
bot-pace-normal = 1手番2日まで（普通）
bot-pace-slow = 1手番4日まで（ゆっくり）
bot-pace-correspondence = 1ゲーム5日＋1手ごとに12時間（通信対戦）
bot-timeout-remind = リマインダーのみ
bot-timeout-play = そのラウンドはコンピューターが代行
bot-timeout-seat = 本人が戻るまでコンピューターが代行
bot-timeout-offer = 席をほかの人に開放
bot-timeout-end = ゲームを打ち切り
bot-pace-none = 時間制限なし
bot-sealing-sealed = 見てから計時：手番を最初に見たときに持ち時間が減りはじめる（遅くとも1日後）
bot-sealing-unsealed = 持ち時間はすぐに開始
bot-time-out = 時間切れのとき：{ $then }
bot-time-ends = 期限 { $until }
bot-time-starts = 持ち時間は最初に見たときに開始、遅くとも{ $starts }
bot-place-here = このチャンネル
bot-place-thread = 専用スレッド
bot-closed-ended = このゲームは打ち切られました。
bot-closed-expired = この卓は、ゲームが始まらないまま閉じました。
bot-closed-over = このゲームは終わりました。
bot-struck = この結果は、このボットの管理者により取り消されたため、数えません。

## ボード

bot-board-turn = ▶ { $who }の番です
bot-board-turn_until = ▶ { $who }の番です（{ $left }）
bot-board-off = { $who } 🏖️（休み：{ $begins }～{ $ends }）
bot-board-away = 不在：{ $who }。主催者は{ COMMAND("table seats") }で、その席を募集するか、コンピューターに任せることができます。
bot-seats-away = { $who }（{ $state ->
    [left] このサーバーを退出
    [kept] 戻るまでコンピューターが代行
   *[missed] { $count ->
       *[other] 直近{ $count }手番を時間切れ
    }
}）
bot-board-stood_in = { $who }（不在のため、コンピューターが代行中）
bot-board-move = 手番を行う
bot-board-hand = 自分の手元
bot-board-text = 文字で見る
bot-board-more = その他
bot-board-past = { $what } · [最新のボード]({ $jump })
bot-sheet-table = 全体
bot-sheet-seat = 自分の手元
bot-sheet-map = 地図
bot-sheet-cards = 仲間
bot-sheet-score = 得点
bot-export = 棋譜
bot-exported = この対戦の棋譜です。すべての手とシードが入っています。{ $replay ->
    [no] 対戦が始まったあとにルールが変わったため、見返すことも検証することもできません。
   *[yes] { COMMAND("table import") }で1手番ずつ見返せます。Planisphereがあれば、`planisphere verify { $name }`で再現して確認できます。
}
bot-post_again = 投稿し直す
bot-move_here = ここへ移す
bot-results-question = **結果をほかの人にも見せますか？** 「結果」の設定は、挑戦と、ほかの人がいない対戦（コンピューター相手も含む）の一つひとつの結果に使われます。ランキング、月間ランキング、プロフィールなどの合計は、「掲載」の設定（{ COMMAND("settings privacy") }）で決まります。両方に当てはまるときは、厳しいほうに従います。選ぶまでは、あなただけに表示されます。
bot-results-always = 常に見せる
bot-results-ask = 毎回選ぶ
bot-results-never = 見せない
bot-results-unasked = 未選択
bot-results-kept-always = これからは、遊んだ場所に結果を投稿します。{ COMMAND("settings results") }で変更できます。
bot-results-kept-ask = 結果はあなただけに表示されます。見せたいときは、結果の下のボタンを押してください（挑戦では、終了後に押せます）。{ COMMAND("settings results") }で変更できます。
bot-results-kept-never = 結果はほかの人に表示されません。{ COMMAND("settings results") }で変更できます。
bot-results-hidden = この結果は、あなただけに表示されています。
bot-results-show = チャンネルで見せる
bot-results-shown = { $place }で、全員が結果を見られるようになりました。
bot-results-show_attempt = 結果を見せる
bot-results-shown_attempt = この挑戦の結果を、全員が見られるようになりました。
bot-results-own = 自分の結果
bot-lobby-posted = ロビーを{ $place }に投稿し直しました。
bot-board-lobby = ゲームはまだ始まっていません。主催者が[ロビー]({ $jump })で開始します。
bot-posted = ボードを{ $place }に投稿し直しました。
bot-not_posted = { $why ->
    [gone] { $place }はもうないため、投稿できません。移したいチャンネルで{ COMMAND("table here") }を使うと、卓を移せます。
    [hidden] { $place }が見えないため、投稿できません。プライベートスレッドならメンションで追加し、チャンネルなら「チャンネルを見る」の権限をください。
    [locked] { $place }は閉じられたスレッドなので、投稿できません。開き直すか、{ COMMAND("table here") }で卓を移してください。
    [forbidden] { $place }への投稿が許可されていません。メッセージの送信とファイルの添付を許可するか、{ COMMAND("table here") }で卓を移してください。
    [refused] { $place }への投稿をDiscordが受け付けませんでした。もう一度試します。{ COMMAND("table here") }で卓を移すこともできます。
   *[later] { $place }への投稿がまだ届いていません。届くまで試します。
}
bot-moved = 卓を{ $place }に移しました。
bot-rules_button = ルール
bot-since-button = 起きたこと
bot-since-title = 前回の手番から
bot-since-none = そのあと、ほかの人の手番はまだありません。
bot-since-turn = { $who }：{ $what }
bot-since-times = { $what }×{ $count }
bot-since-earlier = これより前の{ $count }手番は「記録」で読めます。
bot-since-own_earlier = これより前の{ $count }件は記録で読めます。

bot-log-button = 記録
bot-log-title = これまでの流れ
bot-log-empty = まだ何も起きていません。
bot-log-turns = 手番ごと
bot-log-moves = 1手ずつ
bot-log-taken_back = 取り消し済み
bot-log-prepared = 予約どおり
bot-log-agreed = 取り消し済み、同意：{ $who }

## 出入り

bot-leave_sure = **{ $game }を抜けますか？** 席はコンピューターが引き継ぎます。{ COMMAND("table seats") }でいつでも戻れます。
bot-leave_last = **{ $game }を抜けますか？** ほかに参加者がいないため、対戦は勝敗なしで終わります。
bot-leave_rated = 全員が3手以上進めたあとに席を抜けるか譲ると、席がその後どうなっても、レーティングでは**最下位**になります。戻って、その席の手の半分より多くを自分で進めれば、結果どおりに数えます。
bot-end_sure = **{ $game }を打ち切りますか？** 全員のゲームが、勝敗なしで終わります。
bot-sure-quit = 抜ける
bot-sure-end = 打ち切る
bot-sure-attempt = 断念する
bot-sure-lesson = 終了する
bot-cancel = やめる
bot-left = { $game }を抜けました。席はコンピューターが引き継ぎました。
bot-ended = { $game }を打ち切りました。
bot-end_waits = 打ち切りを提案しました。まだ同意していない人：{ $missing }
bot-go_on = ゲームを続ける
bot-goes_on = ゲームを続けます。
bot-take_over = { $seat }番の席に着く
bot-replaced = { $who }さんの席をコンピューターが引き継ぎました。
bot-invited = { $who }さんの席を取り置きました。

## 卓に対して行われたこと

bot-deed-moderator = { $who }（モデレーター）
bot-deed-left = { $who }さんが{ $seat }番の席をコンピューターに任せて抜けました。
bot-deed-replaced = { $who }さんが{ $whom }さんの席をコンピューターに引き継がせました。
bot-deed-offered = { $who }さんが{ $seat }番の席を引き継ぐ人の募集を始めました。
bot-deed-withdrawn = { $who }さんが{ $seat }番の席の募集をやめました。
bot-deed-taken = { $who }さんが{ $seat }番の席に着きました。
bot-deed-pace = { $who }さんが持ち時間を変更しました：{ $detail }
bot-deed-moved = { $who }さんが卓を{ $detail }に移しました。
bot-deed-hosted = { $whom }さんが主催者になりました。
bot-deed-dismissed = { $who }さんが{ $whom }さんの席を空けました。
bot-deed-called = { $who }さんが参加者を募りました。
bot-deed-declined = { $who }さんが招待を断りました。
bot-deed-released = { $who }さんが{ $whom }さんの席の取り置きをやめました。
bot-deed-ended = { $who }さんが卓を閉じました。
bot-deed-timed_out = { $seat }番の席の{ $who }さんが時間切れになりました。
bot-deed-undone = { $who }さんの提案に全員が同意し、{ $seat }番の席の手番まで戻りました。
bot-deed-extended = { $who }さんが{ $whom }さんの持ち時間を1日延ばしました。
bot-deed-agreed = 全員が打ち切りに同意しました（最後に同意したのは{ $who }さん）。

## 席と権限

bot-seats-button = 席
bot-seats-dismiss = 席を空ける…
bot-seats-crown = 主催者を交代する…
bot-seats-reserved = 取り置きの席 { $number }
bot-seats-host = **主催者**：{ $status ->
    [lobby] 人数・設定・招待・持ち時間を決め、席を空け、対戦を始めたり卓を閉じたりできます。主催者の交代もできます。
   *[running] 持ち時間の変更と主催者の交代ができます。手番を時間切れにした人やサーバーを退出した人の席は、引き継ぐ人を募集するか、コンピューターに任せられます。
}
bot-seats-moderators = **このサーバーのモデレーター**（この卓で遊んでいない人）：{ $status ->
    [lobby] 卓を閉じることができます。
   *[running] 席をコンピューターに任せる、引き継ぐ人を募集する、卓を移す、対戦を打ち切る、といった操作ができます。
}
bot-seats-everybody = **参加者全員**：{ $status ->
    [lobby] 席を離れたり、締め切りを延ばしたりできます。
   *[running] 席を抜ける・譲る・席に戻る、卓を移す、打ち切りに同意する、といった操作ができます。
}
bot-seats-rated = 全員が3手以上進めたあとは、次の人がレーティングで**最下位**になります：席を抜けるか譲った人、2手番続けて時間切れになり席を交代した人、手の半分以上をコンピューターに任せた人、時間切れで打ち切りになった人。
bot-seats-open = 行われたことはすべて卓に表示され、記録に残ります。
bot-lobby-for_others = 「参加」はほかの人のためのボタンです。{ COMMAND("table invite") }か「招待と持ち時間」で招待できます。

## 席の募集

bot-note-offered = 💺 **{ $game }**：進行中の対戦に空席が{ $count }席あります。席に着くと、ここから引き継いで遊べます。それまではコンピューターが代わりに進めます。 { $jump }
bot-offer-gone = { $game } · 空席はなくなりました。 { $jump }
bot-offer-below = { $game } · 空席の募集はこちらです： { $jump }
bot-offer-hint = 「席を譲る」を選ぶと、引き継いでくれる人もここで募集します。
bot-offer-mine = 席を譲る
bot-offer-seat = { $seat }番の席を引き継ぐ人を募集
bot-offer-withdraw = { $seat }番の席の募集をやめる
bot-offer-mark = 募集中
bot-offer-done = { $seat }番の席を引き継ぐ人の募集を始めました。それまではコンピューターが代わりに進めます。
bot-offer-withdrawn = { $seat }番の席の募集をやめました。

## 対戦を見返す

bot-playback-button = 対戦を見返す
bot-playback-at = { $all }手中{ $now }手目のあと
bot-playback-whole = 🔎 ファイルから：全{ $moves }手がルールどおりで、対戦は最後まで行われています。{ bot-playback-seed }
bot-playback-unfinished = 🔎 ファイルから：全{ $moves }手がルールどおりですが、対戦はまだ終わっていません。{ bot-playback-seed }
bot-playback-seed = ダイスの目やカードの順番は、ファイルのシードで決まります。シードの指紋は `{ $hash }` です。誰が遊んだか、誰がシードを選んだかは、ファイルからはわかりません。最初の手より前に卓に表示された指紋と比べてください。
bot-playback-player = プレイヤー{ $number }
bot-playback-everyone = 公開情報
bot-playback-first = 最初
bot-playback-back = 前の手番
bot-playback-on = 次の手番
bot-playback-last = 最後
bot-playback-turns = 手番を選ぶ
bot-playback-shared = この場面を全員に見せました。

## 手番を戻す

bot-request-possible-together = **もうひとりでは取り消せません。** 新しい情報が公開されたか、ほかの人が先に進めています。卓の全員が同意すれば、前の手番まで戻せます。
bot-request-possible-alone = **直前の手だけを取り消すことはできません。** 新しい情報が公開されたためです。代わりに、前の手番まで戻せます。
bot-request-choose = どこまで戻しますか？
bot-request-ago-minutes = { $count }分前
bot-request-ago-hours = { $count }時間前
bot-request-ago-days = { $count }日前
bot-request-sure = { $whose }さんの手番（{ $when }）まで戻しますか？ 次の内容がすべて取り消されます。
bot-request-learned = 🎲 それ以降の{ $count }手で、隠れた情報が公開されています。やり直しても同じ結果になり、全員がそれを知っているため、この対戦はランキングの対象から外れます。
bot-request-saw = 🔒 { $who }さんは、自分だけが見られる情報も見ています。
bot-request-nothing = それ以降、隠れた情報は公開されていません。
bot-request-ask = 全員に聞く
bot-request-go = 戻す
bot-request-asked = 卓の全員に聞きました。まだ同意していない人：{ $who }（期限 { $until }）
bot-request-you_agree = 同意しました。まだ同意していない人：{ $who }（期限 { $until }）
bot-request-goes_on = 戻さずに、このまま続けます。
bot-request-asks = { $who }さんが、{ $whose }さんの手番（{ $when }）まで戻すことを提案しています。次の内容がすべて取り消されます。
bot-request-waits = 全員の同意が必要です。まだ同意していない人：{ $who }（期限 { $until }）。その前に誰かが手を進めた場合は、このまま続きます。
bot-request-agree = 戻す
bot-request-refuse = 戻さない
bot-request-agreed = 全員の同意により、{ $whose }さんの手番（{ $when }）まで戻りました。
bot-request-refused = { $who }さん、{ $by }さんは戻すことに同意しませんでした。**{ $game }**はこのまま続きます。
bot-request-withdrawn = { $who }さんが、戻す提案を取り下げました。
bot-request-expired = { $who }さん、期限までに全員の同意がそろいませんでした。**{ $game }**はこのまま続きます。
bot-request-overtaken = { $who }さん、{ $has_by ->
    [yes] { $by }さんが手を進めた
   *[no] 卓の状況が変わった
}ため、**{ $game }**は戻りません。

## お知らせ

bot-note-invited = ✉️ { $who }さん、{ $host }さんが**{ $game }**の席を取り置いています。
bot-note-joined = { $free ->
    [0] ✅ { $who }さん、**{ $game }**に{ $people }さんが参加し、席がすべて埋まりました。ゲームを始められます。
   *[other] 👥 { $who }さん、**{ $game }**に{ $people }さんが参加しました。空席はあと{ $free }つです。
} { $jump }
bot-note-warned = ⌛ { $who }さん、**{ $game }**のロビーは、始めないと{ $until }に閉じます。 { $jump }
bot-note-turn = 🔔 { $who }さん、**{ $game }**の手番が回ってきました{ $timed ->
    [yes] （{ $left }）
   *[no] {""}
}。 { $jump }
bot-note-remind = 🔔 { $who }さん、**{ $game }**はあなたの番です{ $timed ->
    [yes] （{ $left }）
   *[no] {""}
}。 { $jump }
bot-note-nudge = ⌛ { $who }さん、ほかの全員が手番を終えました。**{ $game }**はあなたを待っています。 { $jump }
bot-note-helped = { $timeout ->
    [seat] 🤖 { $who }さん、持ち時間が過ぎたため、戻るまで**{ $game }**はコンピューターが代わりに進めます。
    [offer] 💺 { $who }さん、持ち時間が過ぎたため、**{ $game }**の席をほかの人に開放しました。まだ空いていれば、席に戻れます。
    [end] ⌛ { $who }さんの持ち時間が過ぎたため、この卓の決まりに従い、**{ $game }**は打ち切りになりました。
   *[play] 🤖 { $who }さん、持ち時間が過ぎたため、このラウンドの**{ $game }**はコンピューターが代わりに進めます。
} { $jump }
bot-watch-button = フォロー
bot-watch-title = フォロー中の卓
bot-watch-how = この卓をフォローすると、ダイレクトメッセージでお知らせします。
bot-watch-end = この卓をフォローしています。ゲームが終わったらお知らせします。
bot-watch-rounds = この卓をフォローしています。ラウンドごとと、ゲームが終わったときにお知らせします。
bot-watch-tap-end = 終わったら通知
bot-watch-tap-rounds = ラウンドごとに通知
bot-watch-stop = フォローをやめる
bot-watch-stopped = **{ $game }**のフォローをやめました。
bot-note-news = { $over ->
    [yes] 👀 { $who }さん、**{ $game }**が終わりました。 { $jump }
   *[no] 👀 { $who }さん、**{ $game }**は第{ $round }ラウンドに進みました。 { $jump }
}
bot-digest-title = { $count }卓であなたの番です
bot-digest-more = ほかに{ $count }卓があなたを待っています：{ COMMAND("games") }
bot-call-snooze = { $hours }時間後に通知
bot-call-morning = 朝に通知
bot-call-mute = この卓は通知しない
bot-call-unmute = この卓の通知を再開
bot-call-snoozed = { $when }にもう一度お知らせします。
bot-call-muted = **{ $game }**のお知らせを止めました。ボードの下の「その他」から再開できます。
bot-call-unmuted = **{ $game }**のお知らせを再開しました。
bot-note-dismissed = { $who }さん、主催者の{ $host }さんが**{ $game }**のあなたの席を空けました（参加は取り消されました）。同じ設定で自分の卓を開くこともできます。
bot-note-lost = { $who }さん、「{ $game }」（卓 `{ $table }`）のチャンネルがなくなったため、持ち時間を止めています。続ける場所のチャンネルかスレッドで{ COMMAND("table here") }を入力してください。
bot-note-void = { $void ->
    [yes] { $who }さん、**{ $game }**（卓 `{ $table }`）の結果は、このボットの管理者により取り消されました。レーティング、順位、実績には数えません。
   *[no] { $who }さん、**{ $game }**（卓 `{ $table }`）の結果は、ふたたび有効になりました。レーティング、順位、実績に数えます。
}
bot-note-tap-again = 新しい卓を開く
bot-note-tap-join = 参加
bot-note-tap-decline = 断る
bot-note-tap-start = 始める
bot-note-tap-renew = 締め切りを延ばす
bot-note-tap-back = 席に戻る
bot-note-tap-chairs = 席を見る
bot-note-tap-more = この対戦について
bot-note-tap-move = 手番を行う

## 自分のゲーム

bot-open-title = このサーバーで募集中の卓
bot-open-none = 募集中の卓はありません。
bot-open-line = **{ $game }** · { $people } · { $seats }席のうち空席{ $free }
bot-open-call = { $role }の皆さん、{ $host }さんが**{ $game }**の参加者を募集しています。{ $jump }
bot-open-call_button = 参加者を募る
bot-open-called = **{ $game }**の参加者を募りました。
bot-open-new = 卓を開く…
bot-games-title = あなたの卓
bot-games-past = 最近終わったゲーム
bot-games-none = 参加中の卓はありません。{ COMMAND("play") }で卓を開けます。
bot-games-your_turn = あなたの番
bot-games-since = { $since }から
bot-games-since_when = （{ $since }から{ $timed ->
    [yes] 、{ $left }
   *[no] {""}
}）
bot-games-waits = { $who }の番
bot-games-look = 様子を見る
bot-games-struck = 結果は取り消し
bot-next-at = 次の番：{ $game }
bot-next-with = 次の番：{ $game }（{ $who }）
bot-next-none = ほかにあなたの番の卓はありません。
bot-which_table = どの卓ですか？
bot-status-lobby = 募集中
bot-status-running = 進行中
bot-status-over = 終了
bot-status-ended = 打ち切り
bot-status-expired = 締め切り

## 設定

bot-language-discord = Discordの設定に合わせる
bot-language-en = English
bot-language-ja = 日本語
bot-settings-kept = 保存しました。
bot-settings-mine = - 言語：{ $language }
    - 手番のお知らせ：{ $calls }
    - リマインダー：{ $reminders }{ $repeat ->
        [0] {""}
       *[other] （以後{ $repeat }時間ごと）
    }
    - 自分だけが待たれているときに通知：{ $nudges }
    - 通知しない時間帯：{ $quiet }
    - タイムゾーン：{ $zone }
    - ひとりで遊んだ結果の公開：{ $results }
bot-settings-calls = 手番のお知らせ
bot-calls-always = 卓のある場所で
bot-calls-digest = 1日1回、まとめてダイレクトメッセージで
bot-calls-direct = ダイレクトメッセージで
bot-calls-never = 知らせない
bot-settings-digest = 1日1回のお知らせの時刻
bot-settings-digest_at = 1日1回、{ $hour }時にまとめてダイレクトメッセージで
bot-settings-shut = ダイレクトメッセージが届かないため、卓のある場所でお知らせしています。Discordのプライバシー設定で許可してから、ここで設定を保存し直すと、もう一度試します。
bot-settings-repeat = リマインダーの繰り返し
bot-settings-every = { $hours ->
    [0] なし
    [24] 毎日
    [48] 2日ごと
    [72] 3日ごと
    [168] 毎週
   *[other] { $hours }時間ごと
}
bot-settings-after = { $hours ->
    [24] 1日後
    [48] 2日後
    [72] 3日後
    [168] 7日後
   *[other] { $hours }時間後
}
bot-settings-quiet = { $start }時～{ $end }時
bot-settings-no_quiet = なし
bot-settings-change = 変更する
bot-settings-change_hours = 通知の時間帯
bot-settings-change_results = 結果の公開
bot-settings-title = 自分の設定
bot-settings-language = 言語
bot-settings-notices = お知らせ
bot-settings-reminders = 自分の番のまま時間がたったとき
bot-settings-nudges = 最後のひとりになったとき
bot-settings-hours = リマインダーのタイミング
bot-settings-hours_title = 通知しない時間帯とタイムゾーン
bot-settings-zone = タイムゾーン
bot-settings-zone_hint = 時差のない大きな都市（例：東京、ロンドン）
bot-settings-quiet_from = 通知しない時間帯の始まり
bot-settings-quiet_to = 通知しない時間帯の終わり
bot-away-span = 🏖️ 休み：{ $begins }～{ $ends }。その間は持ち時間が減らず、通知も届きません。
bot-away-none = 休みの予定はありません。{ COMMAND("away") }で取れます。
bot-away-weekends = 週末は毎週休みです。
bot-away-left = -# { $year }年の休みは{ $all }日のうち残り{ $left }日です。1つの対戦で持ち時間を止められるのは14日までで、ライブの卓では止まりません。
bot-away-back = 休みを終える
bot-settings-server = - このサーバーの言語：{ $language }
    - 新しい卓の持ち時間：{ $pace }
    - 卓ごとにスレッドを作る：{ $threads }
    - 1人が同時に参加できる卓：{ $tables }
    - 卓を開けるチャンネル：{ $channels }
    - 卓のスレッドを閉じる：{ $archive }
    - 募集で呼べるロール：{ $role }
    - 前のボード：{ $boards }
bot-help-head = ## ✦ Planisphere
    星空の下で、自分のペースで遊ぶボードゲームです。
bot-help-learn = { $game }を遊びながら覚える（{ $minutes }分）
bot-help-play = { $game }を遊ぶ
bot-welcome =
    ひとりでも何人でも遊べる5つのボードゲームです。ボードはチャンネルに、手札は自分だけに表示されます。
    はじめての方は「覚える」のボタンからどうぞ。最初のゲームを遊びながら覚えられます。{ COMMAND("play") }でどのゲームも始められ、くわしい説明は{ COMMAND("help") }にあります。
bot-help-how = 遊び方
bot-help =
    {"**"}始める**：{ COMMAND("play") }でゲームを選び、「ひとりで始める」を押すか、ほかの人の参加を待ちます。
    {"**"}覚える**：{ COMMAND("learn") }なら10分ほど遊びながら覚えられます。文章で読むなら{ COMMAND("rules") }です。
    {"**"}遊ぶ**：ボードの下の「手番を行う」を押すと自分用の画面が開き、できることがすべて並びます。{ COMMAND("act") }なら、文字の入力で同じことができます。
    {"**"}競う**：{ COMMAND("challenge daily") }は、全員が同じ条件で遊ぶソロの挑戦です。{ COMMAND("challenge weekly") }、{ COMMAND("challenge duel") }、{ COMMAND("challenge ladder") }のほか、{ COMMAND("challenge new") }で作った挑戦状をコードで配ることもできます。
    {"**"}どこでも**：アプリを自分のアカウントに追加すると、ボットが参加していないサーバーやグループ、ダイレクトメッセージでも、挑戦やレッスン、自分の卓を使えます。表示されるのはあなただけです。
    {"**"}見る**：ボードの下に「自分の手元」「文字で見る」「その他」（ほかの画像、記録、ルール）があります。流れてしまったら、{ COMMAND("board") }で投稿し直せます。
    {"**"}参加中の卓**：{ COMMAND("games") }に、卓の一覧と、あなたの番かどうかが表示されます。
    {"**"}卓の管理**：{ COMMAND("table undo") }や、それと並ぶコマンドで、抜ける・打ち切る・交代・移動・棋譜の書き出しと読み込みができます。
    {"**"}ふり返る**：{ COMMAND("leaderboard") }、{ COMMAND("profile") }（実績も）、{ COMMAND("statistics") }。
    {"**"}設定**：{ COMMAND("settings language") }、{ COMMAND("settings reminders") }、{ COMMAND("settings quiet") }。保存されているデータは{ COMMAND("settings privacy") }で確認できます。

    ダイスやカードの出方に不正がないことは、誰でも検証できます。開始時にシードの指紋を、終了後にシードそのものを公開します。

## ルール・記号・ヘルプ

bot-why = なぜ？
bot-hint-button = 達人ならどうする？
bot-hint-counts = ヒントを一度でも見ると、この対戦の結果は「ヒントあり」になり、ランキング、勝利数、実績に数えられません。対戦はそのまま続けられます。
bot-hint-sure = 見る（「ヒントあり」）
bot-hint-thinks = 達人が有力な手を試しています。30秒ほどかかることがあります。
bot-hint-end = 最終予想：{ $standing }
bot-hint-soon = 数手番後の予想：{ $standing }
bot-hint-ahead = ほかの人の最高点を{ $points }点上回る
bot-hint-behind = ほかの人の最高点を{ $points }点下回る
bot-hint-level = ほかの人の最高点と互角
bot-hint-less = { $points }点低い
bot-hint-same = 同じくらい
bot-hint-over = { $number }番の手と比べて：{ $gains }
bot-hint-open = これからの見込み
bot-hint-tried = あなたにわかる情報だけをもとにシミュレーションした結果です。実際の展開は異なることがあります。
bot-hint-helped = ヒントあり
bot-rules-sections = 項目を選ぶ…
bot-rules-whole = ルール全体
bot-rules-entry = { $name }（{ $about }）
bot-command-rules-about = 調べるもの
bot-command-rules-about-does = ルールの項目、カード、タイル、目標、用語
bot-command-help-about = 項目
bot-command-help-about-does = 知りたいこと
bot-refuse-nothing_found = ルールの中に「{ $about }」は見つかりません。{ COMMAND("rules") }の入力中に出る一覧から選んでください。
bot-refuse-because = 📖 **{ $rule }** · くわしくは{ COMMAND("rules") }をご覧ください。
bot-refuse-possible = 選べるもの：{ $answers }
bot-refuse-possible_more = 選べるもの（全{ $count }通り）：{ $answers } …
bot-kind-section = ルール
bot-kind-word = 用語
bot-kind-card = カード
bot-kind-companion = 仲間
bot-kind-adventurer = 冒険者
bot-kind-spell = 呪文
bot-kind-tile = タイル
bot-kind-token = トークン
bot-kind-piece = コマ
bot-kind-place = 場所
bot-kind-goal = 目標
bot-kind-power = パワーカード
bot-kind-feature = 特殊天体
bot-help-about-signs = 記号の意味
bot-help-about-commands = コマンド一覧
bot-help-commands = コマンド一覧
bot-help-command = - { $command }：{ $does }
bot-help-with_options = { $line }（{ $options }）
bot-help-apps = - プレイヤーやメッセージのメニューの「アプリ」：{ bot-menu-profile }／{ bot-menu-duel }／{ bot-menu-table }／{ bot-menu-proof }
bot-help-signs = 記号の意味
bot-help-everywhere = 全ゲーム共通
bot-help-buttons = ボタンとお知らせ
bot-help-games = どのゲームで遊ぶ？
bot-help-begin_with = はじめてなら、まず「{ $game }」のレッスンか、ひとりでの対戦がおすすめです。ルール・カード・用語は{ COMMAND("rules") }で調べられます。質問の下の「なぜ？」を押すと、その場面のルールが開きます。
bot-help-players = { $least }～{ $most }人
bot-help-minutes = { $least }～{ $most }分
bot-help-weight-1 = とても覚えやすい
bot-help-weight-2 = 覚えやすい
bot-help-weight-3 = 中くらい
bot-help-weight-4 = やや難しい
bot-help-weight-5 = 難しい
bot-sign-red = 赤
bot-sign-blue = 青
bot-sign-green = 緑
bot-sign-yellow = 黄
bot-sign-purple = 紫
bot-sign-black = 黒
bot-sign-white = 無色
bot-sign-star = 星
bot-sign-white_star = 白星
bot-sign-circle = 丸
bot-sign-cross = 十字
bot-sign-card = カード
bot-sign-die = ダイス
bot-sign-warning = 注意
bot-sign-good = おすすめ
bot-sign-by_itself = 自動で続ける
bot-sign-ends = ラウンド・手番・対戦の終わり
bot-sign-hand = 手元・手札
bot-sign-advice = ポイント
bot-sign-master = 達人のヒント、ヒントありの結果
bot-sign-there = ある
bot-sign-lacking = ない
bot-sign-play = 遊ぶ
bot-sign-eyes = 1人だけに見える情報
bot-sign-round_back = 1ラウンド戻る
bot-sign-round_on = 1ラウンド進む
bot-sign-sheet = 卓の画像
bot-sign-figures = 数字で見る
bot-sign-private = 招待制
bot-sign-computer = コンピューター
bot-sign-clear = すべて取り消す
bot-sign-waiting = 待ち
bot-sign-snooze = あとで通知
bot-sign-days_off = 休み
bot-sign-digest = 今日あなたを待っている卓
bot-sign-reminder = リマインダー
bot-sign-invitation = 招待
bot-sign-challenge = 挑戦
bot-sign-par = パー
bot-sign-fifth2 = リード：下から2番目の5分の1
bot-sign-fifth3 = リード：真ん中の5分の1
bot-sign-fifth4 = リード：上から2番目の5分の1
bot-sign-fifth5 = リード：いちばん上の5分の1
bot-sign-own_challenge = 自作の挑戦
bot-sign-duel = 決闘
bot-sign-streak = 連続記録
bot-sign-well = よい手
bot-sign-otherwise = 強いプレイヤーなら選ぶ手
bot-sign-victory = 勝利
bot-sign-honour = 実績・順位
bot-sign-first = 1位
bot-sign-second = 2位
bot-sign-third = 3位
bot-sign-top = 頂点
bot-sign-not_yet = 未達成
bot-sign-everywhere = すべてのサーバー
bot-sign-here = このサーバー
bot-sign-even = 引き分け・合意
bot-sign-game = ゲーム

## ランキング・プロフィール・統計

bot-command-leaderboard = ランキング
bot-command-leaderboard-does = ゲームごとのランキングを見ます
bot-command-leaderboard-game = ゲーム
bot-command-leaderboard-game-does = どのゲームですか？
bot-command-leaderboard-order = 基準
bot-command-leaderboard-order-does = 何の順に並べますか？
bot-command-leaderboard-where = 範囲
bot-command-leaderboard-where-does = このサーバーだけですか、全サーバーですか？
bot-command-leaderboard-when = 期間
bot-command-leaderboard-when-does = 今シーズンですか、通算ですか？
bot-command-profile = プロフィール
bot-command-profile-does = 対戦数・勝利・実績を見ます
bot-command-profile-person = プレイヤー
bot-command-profile-person-does = 誰のプロフィールですか？（省略すると自分）
bot-command-statistics = 統計
bot-command-statistics-does = ゲームごとの統計を見ます
bot-command-statistics-game = ゲーム
bot-command-statistics-game-does = どのゲームですか？
bot-command-privacy = プライバシー
bot-command-privacy-does = 保存されている自分のデータを確認・取得・消去します
bot-standings-order-rating = レーティング
bot-standings-order-wins = 勝利数
bot-standings-order-daily = 今日の挑戦
bot-standings-order-weekly = 今週の挑戦
bot-standings-contest-all = 開催中
bot-standings-contest-past = 前回
bot-standings-to_challenge = この挑戦を開く
bot-standings-column-lead = リード
bot-standings-column-result = 結果
bot-standings-column-stars = 星
bot-standings-rule-contest = ダイスやカードの出方は全員同じで、記録に残るのは1回だけです。順位の決め方は挑戦ごとに異なります。ボードと手順は終了まで非公開です。
bot-standings-order-solo = ソロ最高点
bot-standings-where-here = このサーバー
bot-standings-where-all = 全サーバー
bot-standings-when-season = 今シーズン
bot-standings-when-past = 前シーズン
bot-standings-when-all = 通算
bot-standings-season = { $year }年 第{ $quarter }四半期
bot-standings-heading = { $order } · { $where } · { $when }
bot-standings-empty = まだ誰も載っていません。
bot-standings-count = 掲載：{ $count }人
bot-standings-page = { $page }/{ $pages }ページ
bot-standings-around = { $first }～{ $last }位
bot-standings-rule-rating = 控えめに見積もった強さ（推定値－不確かさ）の順です。同じなら対戦数の多い人が上になります。対戦が{ $least }回、相手が{ $people }人以上必要です。
bot-standings-rule-wins = ほかの人に勝った回数の順です。同じなら対戦数の少ない人が上になります。ほかの人との対戦が{ $least }回必要です。
bot-standings-rule-solo = ソロの最高点の順です。同じなら先に達成した人が上になります。挑戦には専用の順位表があります。
bot-standings-rule-solo-with = 対象は、次の設定で遊んだソロだけです：{ $options }
bot-standings-rule-provisional = 「?」が付いたレートは、対戦数が少ないための暫定値です。
bot-standings-column-rating = レート
bot-standings-column-estimate = 推定値
bot-standings-column-games = 対戦数
bot-standings-column-wins = 勝利数
bot-standings-column-share = 勝率
bot-standings-column-best = 最高点
bot-standings-column-solos = ソロ回数
bot-standings-column-reached = 達成日
bot-standings-line-rating = **{ $place }位** { $name }：{ $value }（推定値{ $estimate }±{ $doubt }、{ $games }戦{ $wins }勝）
bot-standings-line-provisional = **{ $place }位** { $name }：{ $value }（暫定、{ $games }戦{ $wins }勝）
bot-standings-line-wins = **{ $place }位** { $name }：{ $games }戦{ $wins }勝（勝率{ $share }%）
bot-standings-line-solo = **{ $place }位** { $name }：{ $value }点（{ $reached }、ソロ{ $solos }回）
bot-standings-mine = あなた：{ $count }人中{ $place }位
bot-standings-lacking = あと{ $lacking }戦で載ります。
bot-standings-lacking_people = あと{ $people }人の別の相手と対戦すると載ります。
bot-standings-unlisted = 掲載しない設定になっています。{ COMMAND("settings privacy") }で変更できます。
bot-standings-me = 自分の順位へ
bot-standings-share = みんなに見せる
bot-standings-text = 文字で見る
bot-standings-picture = 画像で見る
bot-standings-choose_game = ほかのゲーム…
bot-standings-alt = { $title }、{ $heading }。{ $rows }
bot-former = 元プレイヤー

bot-profile-title = プロフィール
bot-profile-none = 終わった対戦はまだありません。最初の1戦から、ここに記録されます。
bot-profile-played = 対戦数
bot-profile-victories = 勝利数
bot-profile-favourite = よく遊ぶゲーム
bot-profile-answer_time = 平均手番時間
bot-profile-winning = 連勝
bot-profile-daily = 連続日数
bot-profile-best = 最長{ $best }{ $nights ->
    [0] {""}
   *[other] {" · "}予備日{ $nights }
}
bot-profile-rating_of = { $value }（推定値{ $estimate }±{ $doubt }）
bot-profile-record = { $played }戦{ $won }勝
bot-profile-estimate = 推定値{ $estimate }±{ $doubt }
bot-profile-provisional = 暫定
bot-profile-provisional_of = { $value }（暫定）
bot-profile-unrated = レートなし
bot-profile-medals = 実績
bot-profile-medals_of = 実績{ $reached }/{ $count }
bot-profile-line = - **{ $game }**：{ bot-profile-record } · { $rating }
bot-profile-summary = { bot-profile-record }。よく遊ぶゲーム：{ $favourite }。連勝：{ $winning }（最長{ $winning_best }）。連続日数：{ $daily }（最長{ $daily_best }{ $nights ->
    [0] {""}
   *[other] 、予備日{ $nights }日
}）。平均手番時間：{ $time }。
bot-profile-seconds = { $n }秒
bot-profile-minutes = { $n }分
bot-profile-hours = { $n }時間
bot-profile-days = { $n }日
bot-profile-progress = { $amount }/{ $goal }
bot-profile-alt = { $name }さんのプロフィール。{ $summary }
bot-profile-to_medals = 実績
bot-profile-to_overview = 概要

bot-statistics-title = 統計
bot-statistics-none = 終わった対戦はまだありません。
bot-statistics-scores = 得点の分布
bot-statistics-scores_of = { $players ->
    [1] ソロ
   *[other] { $players }人
}
bot-statistics-by_seat = 席ごとの勝率
bot-statistics-components = 要素ごとの勝率
bot-statistics-seat = { $number }番の席
bot-statistics-expected = 線は、偶然だけで決まる場合の勝率です。
bot-statistics-few = 集計には、もう少し対戦が必要です。
bot-statistics-seats = 集計：{ $count }件
bot-statistics-best = 勝率が高いもの
bot-statistics-least = 勝率が低いもの
bot-statistics-score_line = { $from }～{ $to }点：{ $count }
bot-statistics-share_line = { $name }：{ $count }回中{ $won }%勝利（偶然なら{ $expected }%）
bot-statistics-alt = { $game }の統計（{ $count }）。
bot-statistics-turn-scores = 得点
bot-statistics-turn-seats = 席
bot-statistics-turn-use = コマ・カード

bot-sky-title = 夜空
bot-sky-day = { $month }月{ $day }日
bot-sky-week = { $from }～{ $to }
bot-sky-count = 対戦{ $matches }回・{ $people }人
bot-sky-empty = この週に終わった対戦はありません。
bot-sky-parties = 星座
bot-sky-game = **{ $game }** × { $count }{ $has_best ->
    [yes] ：{ $name }さん、{ $total }点
   *[no] {""}
}
bot-sky-party = { $people } × { $count }
bot-sky-note = 星の一つひとつが、終わった対戦です。形と色はゲームを表し、勝った対戦は大きく、その週の最高得点はいちばん大きく輝きます。同じ顔ぶれの対戦は線で結ばれます。{ COMMAND("settings privacy") }で、自分を夜空に載せないようにできます。
bot-sky-pause = ／
bot-sky-alt = { $heading }：{ $count }。{ $games }。
bot-sky-alt_parties = 星座：{ $parties }。
bot-sky-on = 毎週月曜日の{ $hour }時（{ $zone }時間）に、前の週の夜空を{ $place }に掲示します。次回は{ $when }です。対戦がなかった週は掲示しません。
bot-sky-off = このサーバーでは、夜空を掲示しなくなりました。
bot-sky-tab = 夜空

bot-privacy-title = 保存されているあなたのデータ
bot-privacy-text = - DiscordのID、表示名、言語、設定
    - 参加した卓、打った手とその時刻、結果
    - そこから集計したレーティング、勝利数、実績、挑戦

    それ以外（メッセージ、ほかのメンバー、連絡先など）は保存しません。掲載中の人の名前と成績は、このボットがいるすべてのサーバーのランキングと、対戦したサーバーの夜空に表示されます。
bot-privacy-listed = - ランキングへの掲載：{ $listed ->
        [yes] **する**
       *[no] **しない**
    }
    - 夜空への掲載：{ $sky ->
        [yes] **する**
       *[no] **しない**
    }
bot-privacy-sky = { $sky ->
    [yes] 夜空に載せない
   *[no] 夜空に載せる
}
bot-privacy-list = ランキングに載せる
bot-privacy-unlist = ランキングに載せない
bot-privacy-take = データを受け取る
bot-privacy-taken = { $files ->
    [1] 保存されているあなたのデータは、このファイルですべてです。
   *[other] 保存されているあなたのデータは、{ $files }個のファイルに分けてあります。
}
bot-privacy-forget = データを消去
bot-privacy-sure = **データを消去しますか？** すべての卓から抜け、保存されているデータが消えます。終わった対戦は、対戦相手のために「元プレイヤー」の記録として残ります。元には戻せません。
bot-privacy-forgotten = データを消去しました。{ $tables ->
    [0] {""}
   *[other] { $tables }卓から抜けました。
}次にコマンドを使うと、新しいプレイヤーとして始まります。

## お断りのことば

bot-refuse-unknown_table = その卓は見つかりません。{ COMMAND("games") }で参加中の卓を確認できます。
bot-refuse-unknown_game = その名前のゲームはありません。{ COMMAND("play") }の一覧から選んでください。
bot-refuse-closed = この卓はすでに閉じています。{ COMMAND("play") }で新しい卓を開けます。
bot-refuse-nothing_counted = この卓には、数えられた結果がありません。対戦中か、打ち切られたか、レッスンの卓です。
bot-refuse-already_void = この卓の結果は、すでに取り消されています。
bot-refuse-not_void = この卓の結果は取り消されていないため、元に戻すものはありません。
bot-refuse-no_role = このサーバーには、募集で呼べるロールが設定されていません。サーバー管理者が{ COMMAND("server setup") }で設定できます。
bot-refuse-already_mentioned = このロビーでは、もう参加者を募りました。
bot-refuse-still_invited = { $who }さんがまだ参加していません。いま始めると、取り置いた席なしで始まります。
bot-refuse-already_started = ゲームはもう始まっています。その操作は開始前にしかできません。
bot-refuse-not_started = ゲームはまだ始まっていません。主催者がロビーで開始します。
bot-refuse-still_running = シードと棋譜は、ゲームが終わるまで公開できません。
bot-refuse-stale = その後、卓が先に進みました。いまの状況はこちらです。
bot-refuse-illegal = その手は選べません。「手番を行う」で、いま選べる手を確認できます。
bot-refuse-not_yours = この卓の参加者ではありません。「その他」から観戦でき、{ COMMAND("play") }で自分の卓を開けます。
bot-refuse-elsewhere = { $place ->
    [server] その卓は別のサーバーのものです。移せるのは、そのサーバーのチャンネルとスレッドの間だけです。
   *[other] その卓は、いまの場所から移せません。
}いまの場所が使えなくなったときは、主催者がどこへでも移せます。
bot-refuse-unwatched = 招待制の卓のため、フォローできるのは参加者だけです。フォロー中の卓は{ COMMAND("games") }で確認できます。
bot-refuse-others_call = これは{ $who }さんへのお知らせです。自分の通知は、ボードの下の「その他」で変えられます。
bot-refuse-not_your_turn = いまはあなたの番ではありません{ $has_who ->
    [yes] （{ $who }の番です）
   *[no] {""}
}。待つ間、{ COMMAND("hand") }で自分の手元を、{ COMMAND("games") }で自分の番の卓を確認できます。
bot-refuse-cannot_take_back = もう取り消せません。新しい情報が公開されたか、ほかの人が先に進めています。
bot-refuse-plan_full = 予約できる候補は{ $most }つまでです。組み直すときは、いったん予約を消してください。
bot-refuse-bad_record = この対戦は見返せません。{ $why ->
    [large] ファイルが{ $most } kBを超えています。最も長い対戦でも、そこまで大きくはなりません。
    [game] このボットにはないゲームの棋譜です。
    [rules] このバージョンとは異なるルールで行われた対戦です。
    [upgraded] 対戦が始まったあとにルールが変わりました。すべての手は棋譜に残っています。
    [checkpoint] ファイルが対戦の途中から始まっています。再現できるのは、最初の手からの棋譜だけです。
    [secret] 書き出したとき、対戦がまだ終わっていませんでした。
    [commitment] ファイルのシードが、ファイルの指紋と一致しません。
    [moves] ルールに合わない手が含まれています。
    [scores] ファイルの得点が、手順から求めた得点と一致しません。
   *[format] ファイルが対戦の棋譜ではありません。
}{ $why ->
    [upgraded] {""}
   *[other] { COMMAND("table export") }で書き出したファイルを使えます。
}
bot-refuse-file_unread = いまDiscordからそのファイルを受け取れませんでした。しばらくしてから、もう一度添付してください。
bot-refuse-no_record = 見返せる棋譜がありません。保存期間は7日間です。{ COMMAND("table import") }でもう一度読み込めます。
bot-refuse-cannot_go_back = その手番までは戻せません。戻せる手番は{ COMMAND("table undo") }で確認できます。
bot-refuse-already_asked = すでに{ $who }さんが戻すことを提案しています。内容は{ COMMAND("table undo") }で確認できます。
bot-refuse-request_over = その提案はすでに決着したか、ゲームが先に進みました。いまできることは{ COMMAND("table undo") }で確認できます。
bot-refuse-full = { $seats }席すべて埋まっています。{ COMMAND("play") }で別の卓を開けます。
bot-refuse-reserved = 残りの席は、招待された人のために取り置かれています。主催者に頼むか、{ COMMAND("play") }で自分の卓を開いてください。
bot-refuse-private = この卓は招待制です。参加するには、主催者に席を頼んでください。
bot-refuse-dismissed = この卓の席は、主催者の{ $host }さんが空けました。もう一度招待されると参加できます。{ COMMAND("play") }で自分の卓を開くこともできます。
bot-refuse-not_again = { $who }さんは、このロビーで2回席を空けられたか招待を断っているため、もう招待できません。
bot-refuse-already_seated = もう席に着いています。
bot-refuse-not_seated = その人はこの卓にいません。{ COMMAND("table seats") }で参加者を確認できます。
bot-refuse-not_host = それができるのは{ $host }さんだけです。
bot-refuse-too_few = いま{ $seated }人です。始めるには{ $needed }人以上が必要です。
bot-refuse-bad_seats = このゲームは{ $least }～{ $most }人用です。{ $seats }人では遊べません。
bot-refuse-unknown_option = 「{ $option }{ $has_value ->
    [yes] ={ $value }
   *[no] {""}
}」は選べません。{ $has_possible ->
    [yes] 選べるもの：{ $possible }
   *[no] {""}
}
bot-refuse-unknown_level = その強さのコンピューターはいません。選べるもの：{ $possible }
bot-refuse-not_absent = { $who }さんの持ち時間は、まだ{ $hours }時間残っています。
bot-refuse-seat_taken = その席は空いていません。{ COMMAND("table seats") }で空席を確認できます。
bot-refuse-other_seat = この卓ではほかの席で遊んでいたので、その席の内容を知っています。そのため、この席には着けません。{ $has_seat ->
    [yes] { COMMAND("table seats") }で{ $seat }番の席に戻れます。
   *[no] { COMMAND("table watch") }で観戦できます。
}
bot-refuse-last_player = この卓にはほかにプレイヤーがいないので、席を譲れません。{ COMMAND("table end") }で打ち切れます。
bot-refuse-bad_setting = { $has_value ->
    [yes] { $setting ->
        [remind_after] リマインダーは1～168時間後に設定できます（{ $value }は範囲外です）。
        [digest_at] 時刻は0～23で指定してください（{ $value }は範囲外です）。
        [repeat] リマインダーの繰り返しは1～168時間ごと、または0（なし）で指定してください（{ $value }は範囲外です）。
        [day] 「{ $value }」は1年以内の日付ではありません。2026-12-24のように入力するか、候補から選んでください。
        [zone] 「{ $value }」に当てはまるタイムゾーンが見つからないか、複数あります。同じ時刻の大きな都市（例：東京、ロンドン）を入力してください。{ COMMAND("settings quiet") }では、入力中に候補が表示されます。
        [quiet_from] 時刻は0～23で指定してください（{ $value }は範囲外です）。
        [quiet_to] 時刻は0～23で指定してください（{ $value }は範囲外です）。
       *[other] 「{ $value }」は選べません。一覧から選んでください。
    }
   *[no] 通知しない時間帯は、開始と終了の両方を指定してください。どちらも省略すると、なしになります。
}
bot-refuse-too_few_days = { $year }年の休みは、{ $all }日のうち残り{ $left }日です。
bot-refuse-hidden = この人はプロフィールを公開していません。
bot-refuse-newer_rules = この対戦は新しいバージョンのボットで保存されています。ボットが更新されると続きを遊べます。
bot-refuse-conflict = ほぼ同時に、ほかの人の操作がありました。もう一度お試しください。
bot-refuse-too_slow = 処理に時間がかかりすぎたため、中止しました。何も変わっていません。少し待ってからもう一度お試しください。
bot-refuse-store = いまデータベースに接続できません。何も失われていません。もう一度お試しください。
bot-refuse-store_busy = データベースが混み合っています。何も失われていません。少し待ってからもう一度お試しください。
bot-refuse-store_full = データベースの容量がいっぱいで、保存できません。何も失われていません。ボットの運用者に知らせてください。
bot-refuse-read_only = データベースがいま読み取り専用で、保存できません。ボットの運用者に知らせてください。
bot-refuse-store_down = データベースに接続できません。あとでもう一度お試しください。
bot-refuse-newer_database = データベースは新しいバージョンのボットで作られています。ボットを更新するか、古いバックアップに戻してください。
bot-refuse-foreign_database = このデータベースはPlanisphereのものではありません（表{ $table }がありますが、Planisphereのバージョン情報がありません）。専用のデータベースを指定するか、バックアップに戻してください。何も変更していません。
bot-refuse-database_lost = データベース{ $file }がないか空ですが、バックアップは残っています。最新のバックアップから再開するには、{ $copy }を{ $file }にコピーしてください。新しく始めるには、先にフォルダー{ $folder }を別の場所に移してください。何も変更していません。
bot-refuse-same_database = どちらのアドレスも同じデータベースを指しています。別のデータベースを指定してください。何も移していません。
bot-refuse-already_running = このデータベースではボットがすでに動いています：{ $file }。先にそちらを終了してください。複数のプロセスで動かすにはPostgreSQLが必要です。
bot-refuse-backup_elsewhere = このデータベースはファイルではありません。PostgreSQLはpg_dumpで保存してください。
bot-refuse-not_empty = 移行先のデータベースは空ではありません（表{ $table }に行があります）。空のデータベースを指定してください。何も移していません。
bot-refuse-database_in_use = このデータベースにはボットが接続しています。先にボットを止めてください。何も移していません。
bot-refuse-monitor_taken = PLANISPHERE_MONITORのアドレス{ $address }を開けません：{ $reason }。別のボットが使っている可能性があります。別のアドレスにするか、指定を外してください。
bot-refuse-backup_exists = 同じ名前のファイルがすでにあります：{ $file }
bot-refuse-unmentionable_role = { $role }をメンションできません。ロールの設定で誰でもメンションできるようにしてから、もう一度お試しください。
bot-refuse-forged = それは選択肢にありません。もう一度開いて、いま選べるものを確認してください。
bot-refuse-no_table = ここには参加中の卓がありません。{ COMMAND("play") }で卓を開き、{ COMMAND("games") }で一覧を見られます。
bot-refuse-no_question = いまあなたが決めることはありません{ $has_who ->
    [yes] （{ $who }の番です）
   *[no] {""}
}。待つ間、{ COMMAND("hand") }で自分の手元を、{ COMMAND("games") }で自分の番の卓を確認できます。
bot-refuse-several_answers = 「{ $answer }」に当てはまる手が複数あります。続きを入力するか、一覧から選んでください。
bot-refuse-unknown_answer = 「{ $answer }」という手は選べません。入力中に出る一覧から選んでください。
bot-refuse-missing = ここでは次の権限が足りません：{ $permissions }
bot-refuse-wrong_channel = このチャンネルでは卓を開けません。こちらで開けます：{ $channels }
bot-seats-give_day = { $seat }番の席に1日追加
bot-seats-day_given = { $who }さんのこの手番の持ち時間を1日延ばしました。卓の全員にわかります。
bot-refuse-turn_over = その人の手番ではないか、延ばせる持ち時間がありません。1日追加できる人は{ COMMAND("table seats") }で確認できます。
bot-refuse-time_added = この手番には、追加できる最大の{ $days }日分がすでに追加されています。
bot-refuse-banned_here = サーバーの管理者の判断で、このサーバーの卓を開いたり参加したりすることはできません。ほかのサーバーや、ダイレクトメッセージでのひとり遊びは、これまでどおりできます。
bot-refuse-too_many_tables = このサーバーで同時に参加できるのは、いまは{ $most }卓までです。参加中の卓（{ COMMAND("games") }）を終えると空きができます。あと{ $more }回対戦を終えると、上限が1卓増えます。
bot-refuse-not_in_thread = このプライベートスレッドに参加していないため、投稿できません。ここで{ $bot }をメンションして追加してから、もう一度試してください。
bot-refuse-too_old = 変更しました。この古いメッセージは書き換えられないため、新しく投稿します。
bot-refuse-no_thread = ここにはスレッドを作れません。テキストチャンネルで試すか、このチャンネルで遊んでください。
bot-refuse-absent = この場所には参加していないため、ほかの人に見える投稿はできません。サーバーの管理者は[ここからサーバーに追加]({ $link })できます。{ COMMAND("challenge daily") }や{ COMMAND("learn") }、{ COMMAND("games") }など、自分だけで使う機能はここでも使えます。
bot-refuse-not_manager = 変更できるのはサーバーの管理者だけです。
bot-refuse-no_rules = その章はありません。{ COMMAND("rules") }の一覧から選んでください。
bot-refuse-too_often = 短い時間に操作が集中しました。{ $when }から続けられます。
bot-refuse-old_button = 古いバージョンのボタンです。{ COMMAND("board") }でボードを投稿し直せます。
bot-refuse-bug = 内部でエラーが発生しました（エラー番号 { $error } として記録しました）。操作は済んでいるかもしれません。卓の様子を確認し、済んでいなければもう一度お試しください。

bot-permission-view_channel = チャンネルを見る
bot-permission-send_messages = メッセージを送信
bot-permission-send_messages_in_threads = スレッドでメッセージを送信
bot-permission-create_public_threads = 公開スレッドの作成
bot-permission-attach_files = ファイルを添付
bot-permission-read_message_history = メッセージ履歴を読む

## 運用者の設定

bot-setting-env_file = .envを読み込めません（{ $value }）。このユーザーが読める、UTF-8のテキストファイルにしてください。
bot-setting-discord_token = DISCORD_TOKENが正しくありません。トークンは空白を含まない1語です。Discordの開発者ポータルからコピーし直してください。
bot-setting-database_url = DATABASE_URLが正しくありません。sqlite:///ファイル か postgresql://ユーザー:パスワード@ホスト/名前 を指定してください。
bot-setting-database_parameter = DATABASE_URLに、データベースドライバーの知らないパラメーターがあります：{ $value }。アドレスから取り除いてください。
bot-setting-planisphere_data = PLANISPHERE_DATA（{ $value }）はフォルダーではありません。
bot-setting-planisphere_shards = PLANISPHERE_SHARDS（{ $value }）は1～10000の数にしてください。全プロセスで受け持つシャードの総数です。
bot-setting-planisphere_workers = PLANISPHERE_WORKERS（{ $value }）の設定と`planisphere work`は廃止されました。この設定を削除してください。コアやマシンを増やすときは、1つのPostgreSQLでbotのプロセスを増やします（docs/hosting.mdの「Several processes」）。
bot-setting-port = PORT（{ $value }）は0～65535の数にしてください。
bot-setting-log_level = LOG_LEVEL（{ $value }）はDEBUG、INFO、WARNING、ERRORのいずれかにしてください。
bot-setting-log_format = LOG_FORMAT（{ $value }）はtextかjsonにしてください。
bot-setting-planisphere_locale = PLANISPHERE_LOCALE（{ $value }）は、使える言語（{ $languages }）のどれかにしてください。
bot-setting-planisphere_monitor = PLANISPHERE_MONITOR（{ $value }）は127.0.0.1:9464のようにホスト:ポートの形にしてください。指定しなければ監視用のアドレスは開きません。
bot-setting-planisphere_welcome = PLANISPHERE_WELCOME（{ $value }）はonかoffにしてください。
bot-setting-planisphere_backups = PLANISPHERE_BACKUPS（{ $value }）は0～1000の数にしてください。1時間ごとのコピーを残す数で、0なら作りません。
bot-setting-planisphere_loopback = PLANISPHERE_LOOPBACK（{ $value }）はhttp://127.0.0.1:ポート の形で、テスト専用です。

## プレビュー

bot-preview-ready =
    Planisphereの準備ができました: { $url }
    このアドレスをブラウザで開いてください。最初の案内のボタンから、対戦やレッスンを始められます。
bot-preview-port = ポート{ $port }は使用中です。PORTに別の番号か、空きを自動で選ぶ0を指定してください。
bot-preview-missing = プレビューには追加パッケージが必要です：pip install "planisphere[preview]"

## コマンド

bot-command-play = 遊ぶ
bot-command-play-does = 卓を開きます
bot-command-play-game = ゲーム
bot-command-play-game-does = ゲーム名（省くと、参加できる卓の一覧）
bot-command-play-seats = 人数
bot-command-play-seats-does = 何人で遊びますか？ 1人ならソロです
bot-command-play-computers = コンピューター
bot-command-play-computers-does = そのうちコンピューターは何人ですか？
bot-command-play-level = 強さ
bot-command-play-level-does = コンピューターの強さはどうしますか？
bot-command-play-options = 設定
bot-command-play-options-does = ゲームの設定（ロビーでも変えられます）
bot-command-play-place = 場所
bot-command-play-place-does = このチャンネルにしますか、専用スレッドにしますか？
bot-command-play-private = 招待制
bot-command-play-private-does = 招待制にしますか？
bot-command-play-sealed = 見てから計時
bot-command-play-sealed-does = 持ち時間を、最初に見たときから数えますか？
bot-command-act = 行動
bot-command-act-does = 文字の入力で手番を行います。選べる手が一覧に出ます
bot-command-act-answer = 手
bot-command-act-answer-does = 入力して一覧から選びます。複数の手は「{"；"}」で区切ります
bot-command-act-table = 卓
bot-command-act-table-does = どの卓ですか？（省略するとこのチャンネルの卓）
bot-command-board = ボード
bot-command-board-does = ボードを見ます。投稿し直したり、ここへ移したりもできます
bot-command-board-table = 卓
bot-command-board-table-does = どの卓ですか？（省略するとこのチャンネルの卓）
bot-command-hand = 手元
bot-command-hand-does = 自分の手元を見ます（あなただけに表示）
bot-command-hand-table = 卓
bot-command-hand-table-does = どの卓ですか？（省略するとこのチャンネルの卓）
bot-command-games = マイゲーム
bot-command-games-does = 参加中の卓と、自分の番かどうかを見ます
bot-command-rules = ルール
bot-command-rules-does = ゲームのルールを読みます
bot-command-rules-game = ゲーム
bot-command-rules-game-does = どのゲームですか？
bot-command-help = ヘルプ
bot-command-help-does = 使い方を見ます
bot-command-table = 卓
bot-command-table-does = 卓を管理します
bot-command-table-table = 卓
bot-command-table-table-does = どの卓ですか？（省略するとこのチャンネルの卓）
bot-command-watch = 観戦
bot-command-watch-does = 参加していない卓をフォローする
bot-command-undo = 取り消し
bot-command-undo-does = 直前の手を取り消すか、前の手番まで戻すことを全員に提案します
bot-command-hint = ヒント
bot-command-hint-does = 達人ならどうするかを見る（結果は「ヒントあり」になります）
bot-command-leave = 抜ける
bot-command-leave-does = 卓を抜けます。席はコンピューターが引き継ぎます
bot-command-end = 打ち切り
bot-command-end-does = 全員の同意で、ゲームを打ち切ります
bot-command-seats = 席
bot-command-seats-does = 誰がどの席にいるかを見ます。空いた席に着くこともできます
bot-command-replace = 交代
bot-command-replace-does = 不在の人の席を、コンピューターに引き継がせます
bot-command-replace-person = プレイヤー
bot-command-replace-person-does = 不在なのは誰ですか？
bot-command-back = 復帰
bot-command-back-does = コンピューターから席を取り戻します
bot-command-here = ここへ
bot-command-here-does = 卓をこのチャンネルに移します
bot-command-pace = 持ち時間
bot-command-pace-does = 持ち時間と、時間切れの扱いを確認・変更します
bot-command-pace-pace = 持ち時間
bot-command-pace-pace-does = 持ち時間はどのくらいですか？
bot-command-pace-then = 時間切れ
bot-command-pace-then-does = 時間切れになったらどうしますか？
bot-command-pace-sealed = 見てから計時
bot-command-pace-sealed-does = 持ち時間を、最初に見たときから数えますか？
bot-command-invite = 招待
bot-command-invite-does = 席を取り置いて招待します
bot-command-invite-person = プレイヤー
bot-command-invite-person-does = 誰の席ですか？
bot-command-export = 棋譜
bot-command-export-does = 終わった対戦の棋譜を受け取ります
bot-command-export-table = 卓
bot-command-export-table-does = どの卓ですか？
bot-command-import = 棋譜の読込
bot-command-import-does = 書き出した対戦の棋譜を読み込み、1手番ずつ見返します
bot-command-import-file = ファイル
bot-command-import-file-does = 対戦の棋譜（.json）
bot-command-log = 記録
bot-command-log-does = 卓でこれまでに起きたことを見ます
bot-command-settings = 設定
bot-command-settings-does = 言語、リマインダー、通知しない時間帯、プライバシー
bot-command-show = 表示
bot-command-show-does = 自分の設定を見ます
bot-command-language = 言語
bot-command-language-does = 自分に届くメッセージの言語を選びます
bot-command-language-language = 言語
bot-command-language-language-does = どの言語にしますか？
bot-command-reminders = リマインダー
bot-command-reminders-does = リマインダーの有無と時間を決めます
bot-command-reminders-on = 有効
bot-command-reminders-on-does = リマインダーを使いますか？
bot-command-reminders-hours = 時間
bot-command-reminders-hours-does = 何時間後にしますか？
bot-command-reminders-calls = 方法
bot-command-reminders-calls-does = 手番をどのように知らせますか？
bot-command-reminders-digest = まとめ
bot-command-reminders-digest-does = 1日1回のお知らせは何時ですか？（0～23）
bot-command-reminders-repeat = 繰り返し
bot-command-reminders-repeat-does = 何時間ごとに繰り返しますか？（0で、なし）
bot-command-reminders-nudges = 最後のひとり
bot-command-reminders-nudges-does = 自分が最後のひとりになったら通知しますか？
bot-command-results = 結果の公開
bot-command-results-does = ひとりで遊んだ結果や挑戦の結果を公開するかを決めます
bot-command-results-shown = 公開
bot-command-results-shown-does = いつ見せますか？
bot-command-away = 休み
bot-command-away-does = すべての卓で休みを取ります（省略すると確認）
bot-command-away-days = 日数
bot-command-away-days-does = 何日休みますか？
bot-command-away-first = 初日
bot-command-away-first-does = 休みの初日（例：2026-12-24。省略すると今日から）
bot-command-away-weekends = 週末
bot-command-away-weekends-does = 週末も毎週休みにしますか？
bot-command-quiet = 通知しない時間帯
bot-command-quiet-does = 通知しない時間帯を決めます
bot-command-quiet-start = 開始
bot-command-quiet-start-does = 何時からですか？（0～23。開始も終了も省略すると、なし）
bot-command-quiet-end = 終了
bot-command-quiet-end-does = 何時までですか？（0～23。開始も終了も省略すると、なし）
bot-command-quiet-zone = タイムゾーン
bot-command-quiet-zone-does = タイムゾーン（近くの大きな都市を入力）
bot-command-server = サーバー
bot-command-server-does = このサーバーの設定・一覧・参加の制限（サーバー管理者用）
bot-command-setup = 設定
bot-command-setup-does = このサーバーの言語・卓・チャンネル・前のボード
bot-command-server-boards = 前のボード
bot-command-server-boards-does = 卓の前のボードをどうする？
bot-command-person = プレイヤー
bot-command-person-does = 一覧から名前を外す、または卓への参加を止める
bot-command-server_person-person = プレイヤー
bot-command-server_person-person-does = だれ？
bot-command-server_person-listed = 名前の掲載
bot-command-server_person-listed-does = このサーバーの一覧に名前を載せる？
bot-command-server_person-banned = 参加禁止
bot-command-server_person-banned-does = このサーバーの卓への参加を止める？
bot-boards-shrink = 1行に縮める
bot-boards-delete = 削除する
bot-moved_command = このコマンドは{ $command }になりました。サーバーを管理している人だけに表示されます。
bot-settings-person = このサーバーでの{ $who }さん
    - ランキング・順位表・夜空への名前の掲載：{ $listed }
    - 卓を開くこと・参加することの禁止：{ $banned }
bot-command-server-language = 言語
bot-command-server-language-does = 全員に見えるメッセージの言語
bot-command-server-pace = 持ち時間
bot-command-server-pace-does = 新しい卓の1手番の持ち時間
bot-command-server-threads = スレッド
bot-command-server-threads-does = 卓ごとにスレッドを作りますか？
bot-command-server-tables = 卓の数
bot-command-server-tables-does = 1人が参加できる卓の数（0は無制限、対戦を終えると増えます）
bot-command-server-archive = スレッドを閉じる
bot-command-server-archive-does = 対戦の終了後、卓のスレッドを閉じる時期
bot-command-server-role = ロール
bot-command-server-role-does = 募集で1回呼べるロール（@everyone：なし）
bot-command-sky = 夜空
bot-command-sky-does = 毎週月曜日に前の週の夜空を掲示します（サーバー管理者用）
bot-command-sky-on = 掲示
bot-command-sky-on-does = ここに掲示しますか？
bot-command-sky-zone = タイムゾーン
bot-command-sky-zone-does = タイムゾーン（近くの大きな都市を入力。省略すると自分の設定）
bot-command-sky-hour = 時刻
bot-command-sky-hour-does = 何時に掲示しますか？（0～23）
bot-archive-never = 閉じない
bot-archive-1 = 終了の1時間後
bot-archive-24 = 終了の1日後
bot-archive-72 = 終了の3日後
bot-archive-168 = 終了の7日後
bot-settings-tables = { $most }卓（対戦を{ $finished }回終えるごとに1卓増える）
bot-settings-no_role = なし
bot-settings-any = 無制限
bot-settings-everywhere = すべて
bot-settings-channels = 卓を開けるチャンネル（選ばなければすべて）

## 挑戦

bot-challenge-day = { $month }月{ $day }日
bot-challenge-week = 第{ $week }週
bot-challenge-kind-daily = { $year }年{ bot-challenge-day }の挑戦
bot-challenge-kind-weekly = { $year }年第{ $week }週の挑戦
bot-challenge-kind-custom = 挑戦状
bot-challenge-kind-duel = 決闘
bot-challenge-kind-ladder = ラダー
bot-challenge-closes = ⌛ 開始の締め切り：{ $when } · コード `{ $code }`
bot-challenge-closed = { $when }に終了 · コード `{ $code }`
bot-challenge-duel_of = ⚔️ { $people }
bot-challenge-duel_terms = 受けると、決闘が終わったあと、参加した人どうしだけが互いの結果を見られます。全員への投稿は、それぞれの設定に従います。
bot-challenge-duel_private = -# 参加した人は、「順位」ですべての結果を見られます。
bot-challenge-finished_by = { $count ->
    [0] まだ誰も終えていません。
   *[other] { $count }人が終えています。
}
bot-challenge-streak = 📈 連続**{ $now }**日（最長{ $best }日）{ $nights ->
    [0] {""}
   *[other] {" · "}予備日{ $nights }日
}
bot-challenge-streak_here = 🏠 このサーバー：連続**{ $now }**日（最長{ $best }日）{ $nights ->
    [0] {""}
   *[other] {" · "}予備日{ $nights }日
}
bot-challenge-rule = ダイスやカードの出方は全員同じです。順位がつくのは1回だけで、取り消しもおすすめもありません。途中でやめても、あとで続きから遊べます。練習の出方は、挑戦が終わるまでは別のもの、終わったあとは同じものです。
bot-challenge-mine-none = まだ挑戦していません。
bot-challenge-mine-missed = この回には挑戦しませんでした。練習は誰でもできます。
bot-challenge-mine-running = ▶ 挑戦の途中です。期限は{ $when }です。
bot-challenge-mine-listed = **{ $total }** { $stars } · { $rank }
bot-challenge-mine-done = 挑戦は終わりました。結果を検証しています。
bot-challenge-mine-given_up = 第{ $round }ラウンドで断念しました。
bot-challenge-mine-struck = このボットの管理者が結果を取り消したため、順位に入りません。
bot-challenge-mine-void = 記録から結果を検証できなかったため、順位に入りません。
bot-challenge-rank = { $count }人中{ $rank }位
bot-challenge-card_streak = 連続{ $now }日
bot-challenge-won = 勝ち
bot-challenge-lost = 及ばず
bot-challenge-course = ラウンドごとのリード
bot-challenge-play = 挑戦する
bot-challenge-accept = 受けて挑む
bot-challenge-play_today = 今日の挑戦を遊ぶ
bot-challenge-go_on = 続ける
bot-challenge-practise = 練習する
bot-challenge-share = 結果を共有する
bot-challenge-pass_on = これはあなただけに表示されています。コード **{ $code }** を相手に伝えてください。どのサーバーやグループ、ダイレクトメッセージでも{ COMMAND("challenge join") }で開けます。
bot-challenge-shared = ここにいる全員に結果カードが見えるようになりました。
bot-challenge-ranking = 順位
bot-challenge-replay = ベストプレイ
bot-challenge-daily = 今日
bot-challenge-weekly = 今週
bot-challenge-ladder = ラダー
bot-challenge-own_ladder = 自分のラダーへ
bot-challenge-make = 新しい挑戦状
bot-challenge-season = 月間ランキング
bot-challenge-other_game = ほかのゲーム…
bot-challenge-back = 戻る
bot-challenge-over = 最終順位です。名前の下は各ラウンド終了時のリードです。
bot-challenge-so_far = 途中経過です。ボードと手順は終了まで非公開です。
bot-challenge-nobody = まだ誰も挑戦していません。最初の挑戦者になりましょう！
bot-challenge-more = …ほか{ $count }人
bot-challenge-former = 元プレイヤー
bot-challenge-scope-here = このサーバー
bot-challenge-scope-all = 全サーバー
bot-challenge-reached = { $who }さんは第{ $round }ラウンドまで
bot-challenge-unlisted = ほかに{ $count }人が得点しています（掲載なし）。
bot-challenge-unnamed = ほかに{ $count }人が終えています（結果は非公開）。
bot-challenge-week_line = 🗓️ 今週（期限 { $when }）：{ $options }／{ $finished }
bot-challenge-yesterday = 🏆 前回の1位：{ $who }さん（{ $total }）
bot-challenge-finished = { $who }さんが**{ $challenge }**を終えました：**{ $total }** { $stars }
bot-challenge-note-ends = 「{ $challenge }」の挑戦は{ $until }に終わります。それまでに終えないと順位がつきません。
bot-challenge-note-waiting = 「{ $challenge }」（`{ $code }`）は{ $until }に終わります。まだ遊んでいません。
bot-challenge-note-ran_out = 「{ $challenge }」の挑戦は時間切れになりました。順位はつきません。
bot-challenge-note-result = 「{ $challenge }」（`{ $code }`）の結果が出ました：
bot-challenge-unfinished = ⌛ 「{ $challenge }」の挑戦がまだ途中です（{ $when }まで）。
bot-challenge-go_on_with = { $day }の続き
bot-challenge-season_over = 🏆 { $month }の月間ランキングが決まりました。{ $count ->
    [0] 1位は{ $points }点です（名前を載せていない{ $hidden }人）。
   *[other] 1位は{ $who }さん、{ $points }点です。
}
bot-challenge-verdict = **{ $challenge }** `{ $code }` の結果が出ました。
bot-challenge-dare-custom = { $who }さん「**{ $code }** で勝負！」
bot-challenge-dare-duel = { $who }さんが{ $people }さんに決闘を申し込みました！
bot-challenge-ranked = 🌠 順位のつく挑戦です（あなただけに表示）。取り消しもおすすめもありません。期限は{ $when }です。
bot-challenge-practice = 🧭 練習です。順位には入りません。
bot-challenge-other_luck = 🧭 設定は同じで、ダイスやカードの出方が違う普通の対戦です。挑戦には含まれません。挑戦が終わると、同じ出方で練習できます。
bot-challenge-leave_sure = **挑戦を断念しますか？** そこで終わりになり、順位には入りません。挑戦が終わるまで、得点も見られません。
bot-challenge-was_practice = 練習なので順位には入りません。
bot-challenge-ladder_rule = 各段階で1回勝つと、次の段階に進めます。ダイスやカードの出方は毎回変わり、1回ごとに記録されます。
bot-challenge-ladder_tries = 挑戦{ $tries }回、勝ち{ $wins }回
bot-challenge-at_top = 👑 最上段に到達しました。
bot-challenge-climb = 挑戦する
bot-challenge-make_rule = 選ばなかったものはランダムに決まります。コードを知っていれば、誰でも7日間挑戦できます。下で相手を選ぶと、72時間の決闘になります。
bot-challenge-make_now = 作って公開する
bot-challenge-duel_hint = 決闘の相手を選ぶ…
bot-challenge-duel_note = 相手を選ばなければ、コードを知っている人は誰でも7日間挑戦できます。
bot-challenge-plain = 通常のルール
bot-challenge-luck = ランダム
bot-challenge-hidden = 🔒 結果は、自分の挑戦を最後まで遊ぶと見られます。断念した場合は、挑戦の終了後に見られます。
bot-challenge-finished_open = { $who }さんが**{ $challenge }**を終えました。
bot-challenge-friend = 友達に挑む…
bot-challenge-befriended = 挑戦を申し込みました。相手が終えたら結果を比べられます。
bot-challenge-dared = ⚔️ { $who }さんが{ $people }さんに同じ条件での勝負を申し込みました！
bot-challenge-paste = どこにでも貼れます。結果はわかりません。
bot-challenge-card = あなたの結果カードです。挑戦が終わるまで、結果はわからないようになっています。
bot-challenge-moons = 月1つが1ラウンドです（多いときは均等に8つ選びます）。その時点のリードを強いコンピューターの結果と比べ、⚫（下位5分の1）から🌕（上位5分の1）で表します。
bot-race-button = ゴースト対決
bot-race-par = パー
bot-race-rival = 比べる相手…
bot-race-after = 第{ $round }ラウンド終了時：あなた { $own }、{ $who } { $theirs }
bot-race-ended = 最終結果：あなた **{ $own }**、{ $who } **{ $theirs }**
bot-refuse-no_rival = 比べる相手がまだいません。結果を公開している人がまだ終えておらず、パーも計算中です。
bot-par-line = ⛳ パー **{ $par }**：強いコンピューターが同じ条件で{ $count }回遊んだときの中央値です。あなたの結果は、そのうち{ $beaten }回を上回りました。
bot-par-pending = ⛳ パーを計算中です（{ $count }回のうち{ $played }回）。
bot-par-here = 🏠 このサーバーの順位：
bot-par-caption = コンピューターの{ $count }回の結果
bot-par-aside = 最終リード
bot-par-own = あなた { $lead }
bot-par-par = パー { $lead }
bot-par-column = { $one ->
    [yes] { $first }
   *[no] { $first }～{ $last }
}：{ $count }回
bot-challenge-past_hint = これまでの挑戦…
bot-challenge-streak_rule = 1日空いても、予備日があれば連続日数は途切れません。予備日は7日遊ぶごとに1日増え、2日まで持てます。日付は日本時間の0時に切り替わります（{ $when }）。
bot-challenge-mine_hint = 自分の挑戦…
bot-challenge-season_rule = 終了した日ごとに、順位に応じて12・10・8・7・6・5・4・3・2点、そのほかの完走者に1点、勝てばさらに3点が入ります。同点は同順位です。
bot-challenge-season_line = **{ $rank }位** { $who }：**{ $points }点**（{ $days }日、{ $wins }勝、平均リード{ $lead }）
bot-challenge-step-a = 前のラウンド
bot-challenge-step-b = 1手戻る
bot-challenge-step-c = 1手進む
bot-challenge-step-d = 次のラウンド
bot-challenge-replay_at = { $who }さん、{ $total } · { $all }手中{ $now }手目のあと
bot-challenge-post_on = これから{ $game }の挑戦を{ $place }に掲示します。
bot-challenge-post_off = { $game }の挑戦をこのサーバーに掲示するのをやめました。

bot-refuse-no_challenges = { $game }に挑戦はありません。
bot-refuse-no_ladder = { $game }にラダーはありません。
bot-refuse-unknown_challenge = { $code }という挑戦は見つかりません。コードは、K7Q2-3FDXのような8文字です。
bot-refuse-challenge_over = この挑戦は終了しました。もう順位には入りませんが、練習はできます。
bot-refuse-not_invited = これはほかの人への挑戦です。{ COMMAND("challenge new") }で自分の挑戦状を作れます。
bot-refuse-own_duel = 自分とは決闘できません。ほかの人を選ぶか、{ COMMAND("challenge new") }で誰でも遊べる挑戦状を作ってください。
bot-refuse-already_tried = 順位のつく挑戦はもう済んでいます。練習は何度でもどうぞ！
bot-refuse-undo_off = 順位のつく挑戦では、手を取り消せません。全員が同じ条件で挑むためです。練習では取り消せます。
bot-refuse-hints_off = { $why ->
    [ranked] 順位のつく挑戦では、ヒントを見られません。全員が同じ条件で挑むためです。練習では見られます。
    [people] ほかの人と遊ぶ対戦では、ヒントを見られません。結果が全員の成績になるためです。ひとり、またはコンピューター相手の対戦では見られます。
   *[master] このゲームに達人はいません。
}
bot-refuse-suggestions_off = 順位のつく挑戦では、おすすめの手は出ません。全員が同じ条件で挑むためです。練習では出ます。
bot-refuse-secret = それは挑戦が終わるまで秘密です。
bot-refuse-no_replay = この挑戦を終えて結果を見せている人がいないため、表示できません。
bot-refuse-unknown_month = 「{ $month }」という月はありません。2026-11のように入力してください。

bot-command-challenge = 挑戦
bot-command-challenge-does = 全員が同じ条件で競う、ソロの挑戦
bot-command-challenge-game = ゲーム
bot-command-challenge-game-does = どのゲームですか？
bot-command-challenge-person = 相手
bot-command-challenge-person-does = 誰に挑みますか？
bot-command-challenge-code = コード
bot-command-challenge-code-does = 挑戦のコード（例：K7Q2-3FDX）
bot-command-challenge-month = 月
bot-command-challenge-month-does = どの月ですか？（例：2026-11）
bot-command-challenge-on = 掲示
bot-command-challenge-on-does = ここに掲示しますか？
bot-command-daily = 今日
bot-command-daily-does = 今日の挑戦を開きます
bot-command-weekly = 今週
bot-command-weekly-does = 今週の挑戦を開きます
bot-command-ladder = ラダー
bot-command-ladder-does = 難易度を1段ずつ上がっていきます
bot-command-new = 新規
bot-command-new-does = みんなに配れる挑戦状を作ります
bot-command-duel = 決闘
bot-command-duel-does = 相手に決闘を申し込みます
bot-command-join = 参加
bot-command-join-does = コードから挑戦を開きます
bot-command-ranking = 順位
bot-command-ranking-does = 挑戦の順位を見ます
bot-command-monthly = 月間ランキング
bot-command-monthly-does = 月間ランキングを見ます
bot-command-replay = リプレイ
bot-command-replay-does = 終了した挑戦のベストプレイを見ます
bot-command-post = 掲示
bot-command-post-does = 今日の挑戦をここに毎日掲示します（サーバー管理者用）

## レッスン

bot-lesson-title = 遊びながら覚える
bot-lesson-offer = レッスンは、やさしいコンピューターを相手に本物のゲームを遊びながら進みます。新しい選択が出てくるたびに説明が入り、どれを選んでもかまいません。成績には残りません。いつでも中断でき、{ COMMAND("learn") }で続きから再開できます。
bot-lesson-line = - **{ $game }**（約{ $minutes }分）：{ $pitch }
bot-lesson-under_way = - **{ $game }**（▶ 途中です。押すと続きから）　{ $pitch }
bot-lesson-mark = レッスン
bot-lesson-head = 🎓 レッスン中：成績には残らず、あなただけに見えています。いつでも中断でき、{ COMMAND("learn") }でここに戻れます。
bot-lesson-same = 👍 強いプレイヤーと同じ手です。
bot-lesson-fine = 👍 よい手です。強いプレイヤーの手とほぼ同じくらい有力です。
bot-lesson-better = 💭 それでも大丈夫です。強いプレイヤーなら「{ $best }」を選びます。{ $reason }
bot-lesson-done = レッスンはここまで：{ $game }
bot-lesson-left = このレッスンは終了しました：{ $game }
bot-lesson-real = 本番を遊ぶ
bot-lesson-again = もう一度
bot-lesson-leave_sure = **{ $game }のレッスンを終了しますか？** そのまま離れても、{ COMMAND("learn") }で続きから再開できます。
bot-lobby-learn = 遊んで覚える（{ $minutes }分）

bot-refuse-own_result = ひとりで遊んだ対戦のため、結果は本人にしか表示されません。{ COMMAND("play") }で自分の卓を開けます。
bot-refuse-results_kept_private = あなたの設定ではすべての結果が非公開なので、見せられません。{ COMMAND("settings results") }で変更できます。
bot-refuse-own_lesson = レッスンは本人だけに表示されるもので、掲示はできません。
bot-refuse-no_lesson = { $game }のレッスンはまだありません。ルールは{ COMMAND("rules") }で読めます。

bot-command-learn = 学ぶ
bot-command-learn-does = 遊びながらゲームを覚えます
bot-command-learn-game = ゲーム
bot-command-learn-game-does = どのゲーム？
