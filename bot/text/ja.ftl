### ボット自身のことば。コードのキーの「.」はここでは「-」: bot.lobby.start は bot-lobby-start。

## 短いことば

bot-yes = はい
bot-no = いいえ
bot-and = { $list }
bot-back = 戻る
bot-confirm = 決定
bot-choose = 選んでください
bot-choose_page = 選んでください（{ $page }/{ $pages }）
bot-nothing_more = これだけ
bot-earlier = 前のページ
bot-later = 次のページ
bot-refresh = 更新
bot-undo = 取り消す
bot-taken_back = 取り消しました。
bot-stands = 決定すると取り消せません。
bot-again = もう一度遊ぶ
bot-over = ゲーム終了
bot-your_turn = あなたの番です
bot-not_your_turn = いま答えることはありません
bot-points = { $points }点
bot-honours = { $who }さんが実績達成：{ $honours }
bot-solo_won = 🏆 **あなたの勝ちです！**
bot-solo_lost = **今回は及びませんでした。** 星空は明日も待っています。
bot-solo_title = 称号：**{ $title }**
bot-computer = コンピュータ（{ $level }）
bot-level-easy = やさしい
bot-level-strong = 強い
bot-level-random = ランダム
bot-commitment = シードの約束（SHA-256）：`{ $hash }`
bot-seed = シード：`{ $seed }`
bot-no_picture = この卓の絵はまだありません。

## ロビー

bot-lobby-host = 主催
bot-lobby-free = 空席{ $count }
bot-lobby-private = 🔒 招待した人だけ
bot-lobby-expires = 締め切り { $when }
bot-lobby-start = 始める
bot-lobby-start_alone = ひとりで始める
bot-lobby-join = 参加
bot-lobby-leave = 抜ける
bot-lobby-options = 設定
bot-lobby-options_host = 変更できるのは{ $host }さんだけです。
bot-lobby-add = 追加：{ $level }
bot-lobby-remove = コンピュータを外す
bot-lobby-begun = ゲームが始まりました。楽しんでください！
bot-lobby-started = ゲームが始まりました：[ボードへ]({ $jump })
bot-lobby-joined = 席に着きました。あなたの番になったらお知らせします。
bot-lobby-left = 卓を離れました。
bot-lobby-renewed = 卓の締め切りを延ばしました。
bot-lobby-opened = 新しい卓を開きました。
bot-lobby-in_thread = { $game }：卓は{ $thread }にあります
bot-lobby-seats = { $count ->
    [1] 1人（ソロ）
   *[other] { $count }人
}
bot-lobby-seats_hint = 何人で遊びますか？
bot-lobby-pace = 1手番の持ち時間は？
bot-lobby-reserve = 席を取っておく相手…
bot-lobby-open_doors = 誰でも参加可
bot-lobby-close_doors = 招待制にする
bot-pace-fast = 速め：1手番1日まで
bot-pace-normal = 普通：1手番2日まで
bot-pace-slow = ゆっくり：1手番4日まで
bot-pace-none = 時間制限なし
bot-place-here = このチャンネル
bot-place-thread = 専用スレッド
bot-closed-ended = このゲームは途中で終了しました。
bot-closed-expired = この卓は始まらないまま閉じました。
bot-closed-over = このゲームは終わりました。

## ボード

bot-board-turn = ▶ { $who }の番です
bot-board-turn_until = ▶ { $who }の番です（期限 { $until }）
bot-board-autopilot = 不在：コンピュータが代行中
bot-board-move = 手番を行う
bot-board-hand = 自分の手元
bot-board-text = 文字で見る
bot-board-more = その他
bot-board-past = { $what }　[最新のボード]({ $jump })
bot-sheet-table = 全体
bot-sheet-seat = 自分の手元
bot-sheet-map = 地図
bot-sheet-cards = 仲間
bot-sheet-score = 得点
bot-export = 棋譜
bot-exported = 棋譜のファイルです。`planisphere verify { $name }`で検証できます。
bot-post_again = 貼り直す
bot-move_here = ここへ移す
bot-posted = { $place }にボードを貼り直しました。
bot-moved = 卓を{ $place }に移しました。
bot-rules_button = ルール
bot-log-button = 記録
bot-log-title = これまでの流れ
bot-log-empty = まだ何も起きていません。
bot-log-taken_back = 取り消し

## 出入り

bot-leave_sure = **{ $game }を抜けますか？** あなたの代わりにコンピュータが続けます。`/table seats`で戻れます。
bot-end_sure = **{ $game }を打ち切りますか？** 勝敗なしで全員のゲームが終わります。
bot-yes_do = はい
bot-no_dont = いいえ、続ける
bot-left = { $game }を抜けました。コンピュータが続けます。
bot-ended = { $game }を終了しました。
bot-end_waits = 終了の希望を受け付けました。まだ同意していない人：{ $missing }
bot-go_on = やっぱり続ける
bot-goes_on = ゲームを続けます。
bot-take_over = { $seat }番の席に着く
bot-replaced = { $who }さんの席をコンピュータが引き継ぎました。
bot-invited = { $who }さんの席を取っておきます。

## お知らせ

bot-note-invited = ✉️ { $who }さん、{ $host }さんが**{ $game }**の席を取ってくれています。
bot-note-warned = ⌛ { $who }さん、**{ $game }**の卓は始めないと{ $until }に閉じます。 { $jump }
bot-note-remind = 🔔 { $who }さん、**{ $game }**であなたの番を待っています{ $timed ->
    [yes] （期限 { $until }）
   *[no] {""}
}。 { $jump }
bot-note-nudge = ⌛ { $who }さん、ほかの人は全員済みました。**{ $game }**はあなた待ちです。 { $jump }
bot-note-helped = 🤖 { $who }さん、しばらく不在だったので**{ $game }**ではコンピュータが代わりに進めました。 { $jump }
bot-note-tap-join = 参加
bot-note-tap-renew = 延長する
bot-note-tap-back = 席に戻る
bot-note-tap-move = 手番を行う

## 自分のゲーム

bot-games-title = あなたの卓
bot-games-past = 最近終わったゲーム
bot-games-none = 参加中の卓はありません。`/play`で開けます。
bot-games-your_turn = あなたの番
bot-games-since = { $since }から
bot-status-lobby = 募集中
bot-status-running = 進行中
bot-status-over = 終了
bot-status-ended = 中止
bot-status-expired = 締め切り

## 設定

bot-language-discord = Discordの設定に合わせる
bot-language-en = English
bot-language-ja = 日本語
bot-settings-kept = 保存しました。
bot-settings-mine = - 言語：{ $language }
    - リマインダー：{ $reminders }
    - 最後のひとりになったら知らせる：{ $nudges }
    - 通知しない時間帯：{ $quiet }
bot-settings-after = { $hours }時間後
bot-settings-quiet = { $start }時～{ $end }時（UTC{ $offset }）
bot-settings-no_quiet = なし
bot-settings-server = - このサーバーの言語：{ $language }
    - 新しい卓の持ち時間：{ $pace }
    - 卓ごとにスレッドを作る：{ $threads }
bot-help = ## ✦ Planisphere
    星空の下で、自分のペースで遊ぶボードゲームです。コマンドは、日本語のDiscordではかっこ内の名前で表示されます。

    {"**"}始める** — `/play`（遊ぶ）でゲームを選び、「ひとりで始める」を押すか、参加者を待ちます。
    {"**"}遊ぶ** — ボードの下の「手番を行う」で自分用の画面が開き、できることがすべて並びます。`/act`（行動）なら入力でも同じことができます。
    {"**"}腕を競う** — `/challenge daily`（挑戦 今日）は全員が同じ運で遊ぶひとり用の挑戦です。週ごとの挑戦、決闘、コードで誘う挑戦状、はしごもあります。
    {"**"}見る** — ボードの下に「自分の手元」「文字で見る」「その他」（別の絵、記録、ルール）があります。流れてしまったら`/board`（ボード）で貼り直せます。
    {"**"}確かめる** — `/games`（マイゲーム）に参加中の卓と、あなたの番かどうかが出ます。
    {"**"}卓を管理する** — `/table`（卓）で取り消し、退席、終了、交代、移動、棋譜の書き出しができます。
    {"**"}ふり返る** — `/leaderboard`（ランキング）、`/profile`（プロフィール、実績も）、`/statistics`（統計）。
    {"**"}好みに合わせる** — `/settings`（設定）で言語、リマインダー、通知しない時間帯、保存されている自分のデータを扱えます。

    運は公平です。開始時にシードの約束を、終了後にシードそのものを公開します。

## ルール・記号・ヘルプ

bot-why = なぜ？
bot-rules-sections = 項目を選ぶ…
bot-rules-whole = ルール全体
bot-rules-entry = { $name }（{ $about }）
bot-command-rules-about = 調べるもの
bot-command-rules-about-does = ルールの項目、カード、タイル、目標、用語
bot-command-help-about = 項目
bot-command-help-about-does = 知りたいこと
bot-refuse-nothing_found = 「{ $about }」はルールに見つかりません。`/rules`（ルール）の入力中に出る一覧から選んでください。
bot-refuse-because = 📖 **{ $rule }** · くわしくは`/rules`（ルール）をご覧ください。
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
bot-kind-feature = 特殊機能
bot-help-about-signs = 記号の意味
bot-help-signs = 記号の意味
bot-help-everywhere = 全ゲーム共通
bot-help-buttons = ボタンとお知らせ
bot-help-games = どのゲームで遊ぶ？
bot-help-begin_with = はじめてなら、まず**{ $game }**をひとりで遊ぶのがおすすめです。各ゲームのルールやカード、用語は`/rules`（ルール）で調べられ、質問の下の「なぜ？」でその場面のルールが開きます。
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
bot-sign-by_itself = 残りは自動
bot-sign-ends = 1日・手番・対戦の終わり
bot-sign-hand = 手元・手札
bot-sign-advice = ヒント
bot-sign-there = ある
bot-sign-lacking = ない
bot-sign-play = 遊ぶ
bot-sign-round_back = 1ラウンド戻る
bot-sign-round_on = 1ラウンド進む
bot-sign-sheet = 卓の絵
bot-sign-figures = 数字で見る
bot-sign-private = 招待された人だけ
bot-sign-computer = コンピューター
bot-sign-clear = すべて取り消す
bot-sign-waiting = 待ち
bot-sign-reminder = リマインダー
bot-sign-invitation = 招待
bot-sign-challenge = 挑戦
bot-sign-own_challenge = 自作の挑戦
bot-sign-duel = 決闘
bot-sign-streak = 連続記録
bot-sign-victory = 勝利
bot-sign-honour = 実績・順位
bot-sign-first = 1位
bot-sign-second = 2位
bot-sign-third = 3位
bot-sign-top = 頂点
bot-sign-not_yet = 未達成
bot-sign-everywhere = すべてのサーバー
bot-sign-here = このサーバー
bot-sign-game = ゲーム

## ランキング・プロフィール・統計

bot-command-leaderboard = ランキング
bot-command-leaderboard-does = 順位表を見ます
bot-command-leaderboard-game = ゲーム
bot-command-leaderboard-game-does = どのゲームか
bot-command-leaderboard-order = 基準
bot-command-leaderboard-order-does = 何の順に並べるか
bot-command-leaderboard-where = 範囲
bot-command-leaderboard-where-does = このサーバーだけか、全サーバーか
bot-command-leaderboard-when = 期間
bot-command-leaderboard-when-does = 今シーズンか、通算か
bot-command-profile = プロフィール
bot-command-profile-does = 対戦数・勝利・実績を見ます
bot-command-profile-person = 人
bot-command-profile-person-does = 誰のプロフィールか（省略すると自分）
bot-command-statistics = 統計
bot-command-statistics-does = ゲームごとの統計を見ます
bot-command-statistics-game = ゲーム
bot-command-statistics-game-does = どのゲームか
bot-command-privacy = プライバシー
bot-command-privacy-does = 保存されている自分のデータを確認・取得・消去します
bot-standings-order-rating = レーティング
bot-standings-order-wins = 勝利数
bot-standings-order-daily = 今日の挑戦
bot-standings-order-weekly = 今週の挑戦
bot-standings-contest-all = 開催中
bot-standings-contest-past = 前回
bot-standings-to_challenge = 挑戦へ
bot-standings-column-lead = リード
bot-standings-column-result = 結果
bot-standings-column-stars = 星
bot-standings-rule-contest = 全員が同じ運で挑み、記録は1回だけです。順位は挑戦ごとの規則によります。盤面と手順は終了まで秘密です。
bot-standings-order-solo = ソロ最高点
bot-standings-where-here = このサーバー
bot-standings-where-all = 全サーバー
bot-standings-when-season = 今シーズン
bot-standings-when-past = 前シーズン
bot-standings-when-all = 通算
bot-standings-season = { $year }年 第{ $quarter }四半期
bot-standings-heading = { $order } · { $where } · { $when }
bot-standings-empty = まだ誰もいません。{ $least }戦で掲載されます。
bot-standings-count = 掲載 { $count }人
bot-standings-page = { $page } / { $pages } ページ
bot-standings-around = { $first }〜{ $last }番目
bot-standings-rule-rating = ほぼ確実といえる強さ（推定値から不確かさを引いた値）の順です。同点なら対戦数の多い人が上です。ほかの人との対戦が{ $least }回必要です。
bot-standings-rule-wins = ほかの人に勝った回数の順です。同数なら対戦数の少ない人が上です。ほかの人との対戦が{ $least }回必要です。
bot-standings-rule-solo = ソロの最高点の順です。同点なら先に出した人が上です。挑戦には専用の順位表があります。
bot-standings-rule-solo-with = 対象は次の条件のソロだけです：{ $options }。
bot-standings-column-rating = レート
bot-standings-column-estimate = 推定値
bot-standings-column-games = 対戦
bot-standings-column-wins = 勝利
bot-standings-column-share = 勝率
bot-standings-column-best = 最高点
bot-standings-column-solos = ソロ回数
bot-standings-column-reached = 達成日
bot-standings-line-rating = **{ $place }.** { $name } — { $value }（推定 { $estimate } ± { $doubt }、{ $games }戦{ $wins }勝）
bot-standings-line-wins = **{ $place }.** { $name } — { $games }戦{ $value }勝（{ $share } %）
bot-standings-line-solo = **{ $place }.** { $name } — { $value }点（{ $reached }、ソロ{ $solos }回）
bot-standings-mine = あなた: { $count }人中 { $place }位
bot-standings-lacking = あと{ $lacking }戦で掲載されます。
bot-standings-unlisted = ご希望により掲載していません。
bot-standings-me = 自分の順位
bot-standings-share = みんなに見せる
bot-standings-text = テキスト
bot-standings-picture = 画像
bot-standings-choose_game = ほかのゲーム…
bot-standings-alt = { $title }、{ $heading }。{ $rows }
bot-former = 元プレイヤー

bot-profile-title = プロフィール
bot-profile-none = まだ対戦記録がありません。最初の一戦からここに残ります。
bot-profile-played = 対戦
bot-profile-victories = 勝利
bot-profile-favourite = お気に入り
bot-profile-answer_time = 平均回答時間
bot-profile-winning = 連勝
bot-profile-daily = 連続日数
bot-profile-best = 最長 { $best }
bot-profile-rating_of = { $value }（推定 { $estimate } ± { $doubt }）
bot-profile-record = { $played }戦{ $won }勝
bot-profile-estimate = 推定 { $estimate } ± { $doubt }
bot-profile-unrated = レートなし
bot-profile-medals = 実績
bot-profile-medals_of = 実績 { $reached } / { $count }
bot-profile-line = - **{ $game }**: { bot-profile-record } · { $rating }
bot-profile-summary = { bot-profile-record }。お気に入り: { $favourite }。連勝: { $winning }（最長 { $winning_best }）。連続日数: { $daily }（最長 { $daily_best }）。平均回答時間: { $time }。
bot-profile-seconds = { $n }秒
bot-profile-minutes = { $n }分
bot-profile-hours = { $n }時間
bot-profile-days = { $n }日
bot-profile-progress = { $amount } / { $goal }
bot-profile-alt = { $name }のプロフィール。{ $summary }
bot-profile-to_medals = 実績
bot-profile-to_overview = 概要

bot-statistics-title = 統計
bot-statistics-none = まだ終わった対戦がありません。
bot-statistics-scores = 得点の分布
bot-statistics-scores_of = { $players ->
    [1] ソロ
   *[other] { $players }人
}
bot-statistics-by_seat = 席ごとの勝率
bot-statistics-components = 使ったときの勝率
bot-statistics-seat = 席{ $number }
bot-statistics-expected = 線は運だけの場合の勝率です。
bot-statistics-few = もう少し対戦が必要です。
bot-statistics-seats = 集計 { $count }件
bot-statistics-best = 勝率が高い
bot-statistics-least = 勝率が低い
bot-statistics-score_line = { $from }〜{ $to }点: { $count }
bot-statistics-share_line = { $name }: { $count }回中 { $won } % 勝利（運だけなら { $expected } %）
bot-statistics-alt = { $game }の統計: { $count }。
bot-statistics-turn-scores = 得点
bot-statistics-turn-seats = 席
bot-statistics-turn-use = 駒・カード

bot-privacy-title = 保存されているあなたのデータ
bot-privacy-text = - Discord の ID、表示名、言語、`/settings` の設定
    - 参加した卓、回答とその時刻、結果
    - そこから集計したレーティング、勝利数、実績、挑戦

    それ以外（メッセージ、ほかのメンバー、連絡先など）は保存しません。掲載中の人の名前と成績は、このボットがいるすべてのサーバーのランキングで見られます。
bot-privacy-listed = ランキングへの掲載: { $listed ->
    [yes] **する**
   *[no] **しない**
}
bot-privacy-list = 掲載する
bot-privacy-unlist = 掲載しない
bot-privacy-take = データを受け取る
bot-privacy-taken = 保存されているあなたのデータは、このファイルですべてです。
bot-privacy-forget = データを消去
bot-privacy-sure = **データを消去しますか？** すべての卓から離れ、保存されているデータが消えます。終わった対戦は、ほかの人のために「元プレイヤー」のものとして残ります。元には戻せません。
bot-privacy-forgotten = データを消去しました。{ $tables ->
    [0] {""}
   *[other] { $tables }卓から離れました。
}またコマンドを使うと、新しく始まります。

## お断りのことば

bot-refuse-unknown_table = その卓は見つかりません。
bot-refuse-unknown_game = その名前のゲームはありません。
bot-refuse-closed = この卓はもう閉じています。
bot-refuse-already_started = ゲームはもう始まっています。それは開始前だけできます。
bot-refuse-not_started = ゲームはまだ始まっていません。
bot-refuse-still_running = ゲームが終わるまで、シードと棋譜は公開できません。
bot-refuse-stale = そのボタンのあと、卓が先に進みました。いまの状態はこちらです。
bot-refuse-illegal = いまはそれができません。
bot-refuse-not_yours = あなたの席ではありません。`/play`で自分の卓を開けます。
bot-refuse-elsewhere = { $place ->
    [server] その卓は別のサーバーのものです。移せるのは、そのサーバーのチャンネルとスレッドの間だけです。
   *[other] その卓は、いまの場所から移せません。
}いまの場所に届かなくなったときは、主催者がどこへでも移せます。
bot-refuse-not_your_turn = いまはあなたの番ではありません{ $has_who ->
    [yes] （{ $who }の番です）
   *[no] {""}
}。
bot-refuse-cannot_take_back = もう取り消せません。その後に運が明かされたか、ほかの人が進めています。
bot-refuse-full = { $seats }席すべて埋まっています。
bot-refuse-reserved = 残りの席はほかの人のために取ってあります。
bot-refuse-private = この卓は招待制です。主催者に席を頼んでください。
bot-refuse-already_seated = もう席に着いています。
bot-refuse-not_seated = その人はこの卓にいません。
bot-refuse-not_host = それができるのは{ $host }さんだけです。
bot-refuse-too_few = いま{ $seated }人です。{ $needed }人以上で始められます。
bot-refuse-bad_seats = このゲームは{ $least }～{ $most }人用です（{ $seats }人では遊べません）。
bot-refuse-unknown_option = 「{ $option }{ $has_value ->
    [yes] ={ $value }
   *[no] {""}
}」は選べません。選べるもの：{ $possible }
bot-refuse-unknown_level = そのコンピュータはありません。選べるもの：{ $possible }
bot-refuse-not_absent = { $who }さんの持ち時間はまだ{ $hours }時間あります。
bot-refuse-seat_taken = その席は空いていません。
bot-refuse-bad_setting = { $has_value ->
    [yes] { $value }は指定できません。
   *[no] 通知しない時間帯は、開始と終了の両方を指定するか、どちらも省略してください。
}
bot-refuse-hidden = この人はプロフィールを公開していません。
bot-refuse-newer_rules = このゲームは新しい版のボットで保存されています。ボットが更新されるまでお待ちください。
bot-refuse-conflict = 同時に別の操作がありました。もう一度お試しください。
bot-refuse-too_slow = いまは時間がかかりすぎています。何も変わっていません。少し待ってからお試しください。
bot-refuse-store = いま保存先に届きません。何も失われていません。もう一度お試しください。
bot-refuse-store_busy = 保存先が混み合っています。何も失われていません。少し待ってからお試しください。
bot-refuse-store_full = 保存先がいっぱいで書き込めません。何も失われていません。ボットの管理者に知らせてください。
bot-refuse-read_only = 保存先がいま読み取り専用です。ボットの管理者に知らせてください。
bot-refuse-store_down = 保存先に接続できません。あとでもう一度お試しください。
bot-refuse-newer_database = 保存先は新しい版のボットのものです。
bot-refuse-already_running = このデータベースではボットがすでに動いています：{ $file }。先にそちらを終了してください。複数のプロセスで動かすには PostgreSQL が必要です。
bot-refuse-backup_elsewhere = このデータベースはファイルではありません。PostgreSQLはpg_dumpで保存してください。
bot-refuse-not_empty = 移行先のデータベースは空ではありません（表{ $table }に行があります）。空のデータベースを指定してください。何も移していません。
bot-refuse-database_in_use = このデータベースにはボットが接続しています。先にボットを止めてください。何も移していません。
bot-refuse-monitor_taken = PLANISPHERE_MONITORのアドレス{ $address }を開けません：{ $reason }。別のボットが使っているかもしれません。ほかのアドレスにするか、指定を外してください。
bot-refuse-backup_exists = 同じ名前のファイルがすでにあります：{ $file }
bot-refuse-forged = それは選べる項目ではありません。
bot-refuse-no_table = ここにあなたの卓はありません。`/play`で開き、`/games`で一覧を見られます。
bot-refuse-no_question = いまあなたが答えることはありません{ $has_who ->
    [yes] （{ $who }の番です）
   *[no] {""}
}。
bot-refuse-unknown_answer = 「{ $answer }」は選べる答えではありません。入力中に出る一覧から選んでください。
bot-refuse-missing = ここでは次の権限が足りません：{ $permissions }
bot-refuse-no_thread = ここにはスレッドを作れません。テキストチャンネルで試すか、チャンネルで遊んでください。
bot-refuse-not_manager = それを決められるのはサーバーの管理者だけです。
bot-refuse-no_rules = その章はありません。
bot-refuse-too_often = 短い時間に操作が集中しています。{ $when }にもう一度お試しください。
bot-refuse-old_button = 古い版のボタンです。`/board`で卓を貼り直せます。
bot-refuse-bug = こちらの不具合です。エラー番号 { $error } として記録しました。操作は済んでいるかもしれません。やり直す前に卓の様子をご確認ください。

bot-permission-view_channel = チャンネルを見る
bot-permission-send_messages = メッセージを送信
bot-permission-send_messages_in_threads = スレッドでメッセージを送信
bot-permission-create_public_threads = 公開スレッドの作成
bot-permission-attach_files = ファイルを添付
bot-permission-read_message_history = メッセージ履歴を読む

## 運用者の設定

bot-setting-env_file = .envを読み込めません（{ $value }）。このユーザーが読めるUTF-8のテキストファイルにしてください。
bot-setting-discord_token = DISCORD_TOKENが正しくありません。空白のない1語です。Discordの開発者ポータルからコピーし直してください。
bot-setting-database_url = DATABASE_URLが正しくありません。sqlite+aiosqlite:///ファイル か postgresql+asyncpg://ユーザー:パスワード@ホスト/名前 を指定してください。
bot-setting-planisphere_data = PLANISPHERE_DATA（{ $value }）はフォルダーではありません。
bot-setting-planisphere_shards = PLANISPHERE_SHARDS（{ $value }）は1～10000の数にしてください。すべてのプロセスが合わせて受け持つシャードの数です。
bot-setting-planisphere_workers = PLANISPHERE_WORKERS（{ $value }）はownかsharedにしてください。sharedにすると、`planisphere work`のプロセスが描画と思考を受け持ちます。
bot-setting-port = PORT（{ $value }）は0～65535の数にしてください。
bot-setting-log_level = LOG_LEVEL（{ $value }）はDEBUG、INFO、WARNING、ERRORのいずれかにしてください。
bot-setting-log_format = LOG_FORMAT（{ $value }）はtextかjsonにしてください。
bot-setting-planisphere_locale = PLANISPHERE_LOCALE（{ $value }）はenかjaにしてください。
bot-setting-planisphere_monitor = PLANISPHERE_MONITOR（{ $value }）は127.0.0.1:9464のようにホスト:ポートの形にしてください。指定しなければ監視用のアドレスは開きません。
bot-setting-planisphere_backups = PLANISPHERE_BACKUPS（{ $value }）は0～1000の数にしてください。1時間ごとのコピーを残す数で、0なら作りません。
bot-setting-planisphere_loopback = PLANISPHERE_LOOPBACK（{ $value }）はhttp://127.0.0.1:ポート の形で、テスト専用です。

## プレビュー

bot-preview-ready = Planisphere is ready: { $url }
bot-preview-port = ポート{ $port }は使用中です。PORTに別の番号か、空きを自動で選ぶ0を指定してください。
bot-preview-missing = プレビューには追加パッケージが必要です：pip install "planisphere[preview]"

## コマンド

bot-command-play = 遊ぶ
bot-command-play-does = 卓を開きます
bot-command-play-game = ゲーム
bot-command-play-game-does = どのゲーム？
bot-command-play-seats = 人数
bot-command-play-seats-does = 何人で遊びますか？ 1はソロです
bot-command-play-computers = コンピュータ
bot-command-play-computers-does = そのうちコンピュータは何人？
bot-command-play-level = 強さ
bot-command-play-level-does = コンピュータの強さ
bot-command-play-options = 設定
bot-command-play-options-does = ゲームの設定（ロビーでも変えられます）
bot-command-play-place = 場所
bot-command-play-place-does = このチャンネルか、専用スレッドか
bot-command-play-private = 招待制
bot-command-play-private-does = 招待した人だけにしますか？
bot-command-act = 行動
bot-command-act-does = 入力して答えます。できることが一覧に出ます
bot-command-act-answer = 答え
bot-command-act-answer-does = 入力して一覧から選んでください
bot-command-act-table = 卓
bot-command-act-table-does = どの卓？ ふつうはここの卓です
bot-command-board = ボード
bot-command-board-does = ボードを見ます。貼り直しや移動もできます
bot-command-board-table = 卓
bot-command-board-table-does = どの卓？ ふつうはここの卓です
bot-command-hand = 手元
bot-command-hand-does = 自分の手元を自分だけで見ます
bot-command-hand-table = 卓
bot-command-hand-table-does = どの卓？ ふつうはここの卓です
bot-command-games = マイゲーム
bot-command-games-does = 参加中の卓と、あなたの番かどうか
bot-command-rules = ルール
bot-command-rules-does = ゲームのルールを読みます
bot-command-rules-game = ゲーム
bot-command-rules-game-does = どのゲーム？
bot-command-help = ヘルプ
bot-command-help-does = 使い方
bot-command-table = 卓
bot-command-table-does = 卓を管理します
bot-command-table-table = 卓
bot-command-table-table-does = どの卓？ ふつうはここの卓です
bot-command-undo = 取り消し
bot-command-undo-does = 直前の答えを取り消します
bot-command-leave = 抜ける
bot-command-leave-does = 卓を抜けます。コンピュータが続けます
bot-command-end = 終了
bot-command-end-does = 全員の同意でゲームを打ち切ります
bot-command-seats = 席
bot-command-seats-does = 席順を見ます。空いた席に着けます
bot-command-replace = 交代
bot-command-replace-does = 不在の人の席をコンピュータに任せます
bot-command-replace-person = 相手
bot-command-replace-person-does = 不在なのは誰？
bot-command-back = 復帰
bot-command-back-does = コンピュータから席を取り戻します
bot-command-here = ここへ
bot-command-here-does = 卓をこのチャンネルに移します
bot-command-pace = 持ち時間
bot-command-pace-does = 1人をどれだけ待つか
bot-command-pace-pace = 持ち時間
bot-command-pace-pace-does = どれくらい？
bot-command-invite = 招待
bot-command-invite-does = 席を取っておきます
bot-command-invite-person = 相手
bot-command-invite-person-does = 誰のために？
bot-command-export = 棋譜
bot-command-export-does = 終わったゲームの棋譜を書き出します
bot-command-export-table = 卓
bot-command-export-table-does = どの卓？
bot-command-log = 記録
bot-command-log-does = 卓でこれまでに起きたこと
bot-command-settings = 設定
bot-command-settings-does = 言語、リマインダー、通知しない時間帯
bot-command-show = 表示
bot-command-show-does = 自分の設定
bot-command-language = 言語
bot-command-language-does = 自分あてのメッセージの言語
bot-command-language-language = 言語
bot-command-language-language-does = どの言語？
bot-command-reminders = リマインダー
bot-command-reminders-does = リマインダーの有無と時間
bot-command-reminders-on = 有効
bot-command-reminders-on-does = リマインダーを使いますか？
bot-command-reminders-hours = 時間
bot-command-reminders-hours-does = 何時間後？
bot-command-reminders-nudges = 最後のひとり
bot-command-reminders-nudges-does = 自分だけが待たれているときに知らせますか？
bot-command-quiet = 静かな時間
bot-command-quiet-does = 通知しない時間帯
bot-command-quiet-start = 開始
bot-command-quiet-start-does = 何時から（0～23）？ どちらも空なら、なし
bot-command-quiet-end = 終了
bot-command-quiet-end-does = 何時まで（0～23）？
bot-command-quiet-offset = 時差
bot-command-quiet-offset-does = UTCとの時差（日本は9）
bot-command-server = サーバー
bot-command-server-does = このサーバーの新しい卓の決まり（管理者向け）
bot-command-server-language = 言語
bot-command-server-language-does = 公開メッセージの言語
bot-command-server-pace = 持ち時間
bot-command-server-pace-does = 1人をどれだけ待つか
bot-command-server-threads = スレッド
bot-command-server-threads-does = 卓ごとにスレッドを作りますか？

## 挑戦

bot-challenge-kind-daily = { $label }の挑戦
bot-challenge-kind-weekly = { $label }週の挑戦
bot-challenge-kind-custom = 挑戦状
bot-challenge-kind-duel = 決闘
bot-challenge-kind-ladder = はしご
bot-challenge-closes = ⌛ 開始の締め切り：{ $when } · コード `{ $code }`
bot-challenge-closed = { $when }に終了 · コード `{ $code }`
bot-challenge-duel_of = ⚔️ { $people }
bot-challenge-finished_by = { $count ->
    [0] まだ誰も終えていません。
   *[other] { $count }人が終えています。
}
bot-challenge-streak = 📈 連続**{ $now }**日（最長{ $best }日）
bot-challenge-rule = 運は全員同じです。順位がつくのは1回だけで、取り消しはできません。途中でやめても、あとで続きから遊べます。練習はそのあとです。
bot-challenge-mine-none = まだ挑戦していません。
bot-challenge-mine-missed = この回には挑戦しませんでした。練習は誰でもできます。
bot-challenge-mine-running = ▶ 挑戦の途中です。{ $when }までに終えてください。
bot-challenge-mine-listed = **{ $total }** { $stars } · { $rank }
bot-challenge-mine-done = 挑戦は終わり、結果を確かめています。
bot-challenge-mine-given_up = 第{ $round }ラウンドでやめました。
bot-challenge-mine-void = 記録から結果を確かめられなかったため、順位に入りません。
bot-challenge-rank = { $count }人中{ $rank }位
bot-challenge-card_streak = 連続{ $now }日
bot-challenge-won = 勝ち
bot-challenge-lost = 届かず
bot-challenge-course = ラウンドごとのリード
bot-challenge-play = 挑戦する
bot-challenge-play_today = 今日の挑戦を遊ぶ
bot-challenge-go_on = 続ける
bot-challenge-practise = 練習する
bot-challenge-share = 結果を見せる
bot-challenge-shared = ここにいる全員に結果カードが見えるようになりました。
bot-challenge-ranking = 順位
bot-challenge-replay = 最高の一局
bot-challenge-daily = 今日
bot-challenge-weekly = 今週
bot-challenge-ladder = はしご
bot-challenge-own_ladder = 自分のはしごへ
bot-challenge-make = 新しい挑戦状
bot-challenge-season = 月間表
bot-challenge-other_game = ほかのゲーム…
bot-challenge-back = 戻る
bot-challenge-over = 最終順位です。名前の下は各ラウンド終了時のリードです。
bot-challenge-so_far = 途中経過です。盤面と手順は終了まで秘密です。
bot-challenge-nobody = まだ誰もいません。一番乗りをどうぞ！
bot-challenge-more = …ほか{ $count }人
bot-challenge-former = 元プレイヤー
bot-challenge-somebody = 匿名
bot-challenge-scope-here = このサーバー
bot-challenge-scope-all = 全サーバー
bot-challenge-reached = { $who }さんは第{ $round }ラウンドまで
bot-challenge-week_line = 🗓️ 今週（{ $when }まで）：{ $options } — { $leader }
bot-challenge-yesterday = 🏆 前回の優勝：{ $who }さん（{ $total }）
bot-challenge-finished = { $who }さんが**{ $challenge }**を終えました：**{ $total }** { $stars }
bot-challenge-verdict = **{ $challenge }** `{ $code }` の結果が出ました。
bot-challenge-dare-custom = { $who }さん「**{ $code }** で勝負！」
bot-challenge-dare-duel = { $who }さんが{ $people }さんに決闘を申し込みました！
bot-challenge-ranked = 🌠 順位のつく挑戦です（画面はあなただけに見えます）。取り消しはできません。{ $when }までに終えてください。
bot-challenge-practice = 🧭 練習です。順位には入りません。
bot-challenge-leave_sure = **挑戦をやめますか？** そこで終わりになり、順位には入りません。
bot-challenge-was_practice = 練習なので順位には入りません。
bot-challenge-ladder_rule = 各段階で1回勝つと上に進めます。運は毎回変わり、どの挑戦も1回だけ数えます。
bot-challenge-ladder_tries = 挑戦{ $tries }回、勝ち{ $wins }回
bot-challenge-at_top = 👑 頂上まで登りました。
bot-challenge-climb = 登る
bot-challenge-make_rule = 選ばなかったものは運で決まります。コードを知っていれば誰でも7日間遊べます。下で相手を選ぶと、72時間の決闘になります。
bot-challenge-make_now = 作って知らせる
bot-challenge-duel_hint = 決闘の相手を選ぶ…
bot-challenge-plain = 通常のルール
bot-challenge-luck = 運にまかせる
bot-challenge-mine_hint = 自分の挑戦…
bot-challenge-season_rule = 終了した日ごとに順位に応じて12・10・8・7・6・5・4・3・2点、そのほかの完走者に1点、勝てばさらに3点です。同点は同順位です。
bot-challenge-season_line = **{ $rank }位** { $who } — **{ $points }点** · { $days }日、{ $wins }勝、平均リード{ $lead }
bot-challenge-step-a = 前のラウンド
bot-challenge-step-b = 1手戻る
bot-challenge-step-c = 1手進む
bot-challenge-step-d = 次のラウンド
bot-challenge-replay_at = { $who }さん、{ $total } · { $all }手中{ $now }手目のあと
bot-challenge-post_on = { $game }の挑戦をこれから{ $place }に掲示します。
bot-challenge-post_off = { $game }の挑戦をこのサーバーに掲示するのをやめました。

bot-refuse-no_challenges = { $game }に挑戦はありません。
bot-refuse-no_ladder = { $game }に難易度の段階はありません。
bot-refuse-unknown_challenge = { $code }という挑戦は見つかりません。コードはK7Q2-3FDXのような8文字です。
bot-refuse-challenge_over = この挑戦は終了しました。もう順位には入りませんが、練習はできます。
bot-refuse-not_invited = これはほかの人への挑戦です。`/challenge new`で自分の挑戦状を作れます。
bot-refuse-already_tried = 順位のつく挑戦は済んでいます。練習は何度でもどうぞ！
bot-refuse-ranked_first = 練習ができるのは順位のつく挑戦のあとです。全員が同じ条件で初めて出会うためです。
bot-refuse-undo_off = 順位のつく挑戦では取り消しはできません。全員同じ条件です。練習ならできます。
bot-refuse-secret = それは挑戦が終わるまで秘密です。
bot-refuse-no_replay = この挑戦を終えた人がいないため、見せるものがありません。
bot-refuse-unknown_month = 「{ $month }」は月ではありません。2026-11のように書いてください。

bot-command-challenge = 挑戦
bot-command-challenge-does = 全員が同じ運で競うひとり用の挑戦
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
bot-command-daily-does = 今日の挑戦
bot-command-weekly = 今週
bot-command-weekly-does = 今週の挑戦
bot-command-ladder = はしご
bot-command-ladder-does = 難易度を一段ずつ登ります
bot-command-new = 新規
bot-command-new-does = みんなに見せる挑戦状を作ります
bot-command-duel = 決闘
bot-command-duel-does = ひとりに決闘を申し込みます
bot-command-join = 参加
bot-command-join-does = コードの挑戦を開きます
bot-command-ranking = 順位
bot-command-ranking-does = 挑戦の順位
bot-command-season = 月間表
bot-command-season-does = ひと月の順位表
bot-command-replay = 再現
bot-command-replay-does = 終了した挑戦の最高の一局
bot-command-post = 掲示
bot-command-post-does = 今日の挑戦をここに掲示し続けます（管理者向け）
