## サーバー対サーバー

bot-challenge-kind-servers = サーバー対抗戦
bot-servers-title = サーバー対抗戦
bot-servers-versus = **{ $first }** 対 **{ $second }**
bot-servers-alone = **{ $first }**が対戦相手のサーバーを募集しています
bot-servers-unnamed = 名前のないサーバー
bot-servers-terms = 期間は{ $days }日間。それぞれのサーバーの上位{ $best }人の結果を合計して競います。人数がそろわないサーバーは、そろったサーバーに勝てません。
bot-servers-rule = ダイスやカードの出方は全員同じで、挑戦は1人1回、取り消しはできません。「挑戦する」を押したサーバーの一員として数えます。自分の挑戦を終えるまで、ほかの人の得点は見えません。ボードは対抗戦が終わるまで見えません。非公開の結果も、名前を出さずに合計に入ります。
bot-servers-code = 相手のサーバーの管理者が、そのサーバーで{ COMMAND("challenge servers") }にコード `{ $code }` を入力して受けます（期限 { $when }）。受けた時点で始まり、合意したそれぞれのチャンネルに掲示されます。
bot-servers-tally = { $name }：{ $count ->
    [0] まだ誰も終えていません
   *[other] { $count }人が終えました
}
bot-servers-score = **{ $name }**：**{ $total }**（{ $best }人中{ $counted }人）
bot-servers-won = 🏆 **{ $name }**の勝利！
bot-servers-draw = 🤝 すべて同点で引き分けです。
bot-servers-gone = { $name }は辞退しました。
bot-servers-unanswered = 受けるサーバーはありませんでした。
bot-servers-ended = 終了しました。結果は下に掲示しています
bot-servers-ends = 期限 { $when }
bot-servers-record = 🏆 { $won }勝 · { $drawn }分け · { $lost }敗
bot-servers-duel = サーバー対抗戦
bot-servers-none = サーバー対抗戦はまだありません。サーバーの管理者は、ここからほかのサーバーに挑めます。両サーバーが同じ条件で挑み、上位の結果で競います。
bot-servers-hint = 対抗戦を選ぶ…
bot-servers-all = サーバー対抗戦
bot-servers-make = サーバーに挑む
bot-servers-attempt = 自分の挑戦
bot-servers-accept = 受けて立つ
bot-servers-withdraw = 辞退する
bot-servers-take_back = 取り下げる
bot-servers-sure = **このサーバーは対抗戦を辞退しますか？** 途中の挑戦も含めてその場で終わり、相手のサーバーの勝ちになります。
bot-servers-sure_open = **この申し込みを取り下げますか？** 取り下げると、誰も受けられなくなります。
bot-servers-best = それぞれ何人の結果で競いますか？
bot-servers-counted = 上位{ $best }人
bot-servers-days = 期間は？
bot-servers-span = { $days }日間

bot-refuse-own_server = 自分のサーバーの申し込みです。受けられるのは、ほかのサーバーの管理者です。
bot-refuse-already_agreed = この申し込みは、すでに別のサーバーが受けました。{ COMMAND("challenge servers") }で新しく申し込めます。
bot-refuse-not_agreed = まだ受けたサーバーがありません。受けたサーバーが現れると始まります。
bot-refuse-not_your_side = 挑戦はサーバーの結果になります。次のどちらかのサーバーで始めてください：{ $servers }
bot-refuse-own_first = 先に挑戦してください。サーバー対抗戦の得点は、自分の挑戦を終えたあと、または対抗戦の終了後に見られます。

bot-command-servers = 対抗戦
bot-command-servers-does = サーバー対サーバー：同じ条件で挑み、上位の結果で競います
