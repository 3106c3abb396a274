### The bot's own words. Keys in the code have dots, here dashes: bot.lobby.start is bot-lobby-start.

## Small words

bot-yes = yes
bot-no = no
bot-and = { $list }
bot-back = Back
bot-confirm = Confirm
bot-choose = Choose…
bot-choose_page = Choose… ({ $page }/{ $pages })
bot-nothing_more = nothing more
bot-earlier = Back a page
bot-later = Next page
bot-refresh = Refresh
bot-undo = Take back
bot-taken_back = Taken back.
bot-stands = This cannot be taken back.
bot-again = Play again
bot-over = The match is over
bot-your_turn = Your turn
bot-not_your_turn = Nothing to answer just now
bot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-honours = { $who } has reached { $honours }
bot-solo_won = 🏆 **You won!**
bot-solo_lost = **Not this time.** The sky will be there tomorrow.
bot-solo_title = Your rank: **{ $title }**.
bot-computer = Computer ({ $level })
bot-level-easy = easy
bot-level-strong = strong
bot-level-random = random
bot-commitment = Seed promise (SHA-256): `{ $hash }`
bot-seed = Seed: `{ $seed }`
bot-no_picture = There is no picture of this table yet.

## Lobby

bot-lobby-host = host
bot-lobby-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
bot-lobby-private = 🔒 invited people only
bot-lobby-expires = closes { $when }
bot-lobby-start = Start
bot-lobby-start_alone = Start alone
bot-lobby-join = Join
bot-lobby-leave = Leave
bot-lobby-options = Options
bot-lobby-options_host = Only { $host } can change these.
bot-lobby-add = Add: { $level }
bot-lobby-remove = Remove computer
bot-lobby-begun = The match has begun. Have fun!
bot-lobby-started = The match has begun: [to the board]({ $jump })
bot-lobby-joined = You sit at the table. You will be called when it is your turn.
bot-lobby-left = You have left the table.
bot-lobby-renewed = The table stays open.
bot-lobby-opened = A new table is open.
bot-lobby-in_thread = { $game }: the table is in { $thread }
bot-lobby-seats = { $count ->
    [one] 1 seat (alone)
   *[other] { $count } seats
}
bot-lobby-seats_hint = How many play?
bot-lobby-pace = How long may one think?
bot-lobby-reserve = Keep seats for…
bot-lobby-open_doors = Open to everybody
bot-lobby-close_doors = Invited only
bot-pace-fast = fast: one day a turn
bot-pace-normal = normal: two days a turn
bot-pace-slow = slow: four days a turn
bot-pace-none = no time limit
bot-place-here = in this channel
bot-place-thread = in a thread of its own
bot-closed-ended = This match was given up.
bot-closed-expired = This table was never begun and has closed.
bot-closed-over = This match is over.

## Board

bot-board-turn = ▶ { $who } to play
bot-board-turn_until = ▶ { $who } to play, until { $until }
bot-board-autopilot = away: the computer stands in
bot-board-move = Your move
bot-board-hand = My pieces
bot-board-text = Text
bot-board-more = More
bot-board-past = { $what } · [newest board]({ $jump })
bot-sheet-table = Table
bot-sheet-seat = My pieces
bot-sheet-map = Map
bot-sheet-cards = Companions
bot-sheet-score = Scores
bot-export = Record
bot-exported = Here is the record of the match. `planisphere verify { $name }` proves it.
bot-post_again = Post again
bot-move_here = Move here
bot-posted = The board is posted anew in { $place }.
bot-moved = The table goes on in { $place }.
bot-rules_button = Rules
bot-log-button = Log
bot-log-title = What has happened
bot-log-empty = Nothing yet.
bot-log-taken_back = taken back

## Coming and going

bot-leave_sure = **Leave { $game }?** A computer plays on in your place. You can come back with `/table seats`.
bot-end_sure = **Give { $game } up?** It ends for everybody, without a winner.
bot-yes_do = Yes
bot-no_dont = No, go on
bot-left = You have left { $game }. A computer plays on.
bot-ended = { $game } has ended.
bot-end_waits = You would like to end. Still to agree: { $missing }
bot-go_on = Go on playing
bot-goes_on = Good, the match goes on.
bot-take_over = Take seat { $seat }
bot-replaced = A computer plays for { $who } now.
bot-invited = A seat is kept for { $who }.

## Notes to one person

bot-note-invited = ✉️ { $who }, { $host } keeps a seat for you at **{ $game }**.
bot-note-warned = ⌛ { $who }, your table of **{ $game }** closes { $until } unless somebody starts it. { $jump }
bot-note-remind = 🔔 { $who }, **{ $game }** waits for you{ $timed ->
    [yes] , until { $until }
   *[no] {""}
}. { $jump }
bot-note-nudge = ⌛ { $who }, everybody else is done: **{ $game }** waits for you alone. { $jump }
bot-note-helped = 🤖 { $who }, you were away for long, so a computer has played for you at **{ $game }**. { $jump }
bot-note-tap-join = Join
bot-note-tap-renew = Keep it open
bot-note-tap-back = I am back
bot-note-tap-move = Your move

## My games

bot-games-title = Your tables
bot-games-past = Finished lately
bot-games-none = You sit at no table. `/play` opens one.
bot-games-your_turn = your turn
bot-games-since = since { $since }
bot-status-lobby = filling
bot-status-running = running
bot-status-over = over
bot-status-ended = given up
bot-status-expired = closed

## Settings

bot-language-discord = as Discord says
bot-language-en = English
bot-language-ja = 日本語
bot-settings-kept = Kept.
bot-settings-mine = - Language: { $language }
    - Reminders: { $reminders }
    - Nudge when I am the last: { $nudges }
    - Quiet hours: { $quiet }
bot-settings-after = after { $hours } hours
bot-settings-quiet = { $start }:00 to { $end }:00 (UTC{ $offset })
bot-settings-no_quiet = none
bot-settings-server = - Language of this server: { $language }
    - Pace of new tables: { $pace }
    - A thread for each table: { $threads }
bot-help = ## ✦ Planisphere
    Board games under the night sky, played at your own pace.

    {"**"}Begin** — `/play`, choose a game, press *Start alone*, or wait until others have joined.
    {"**"}Play** — *Your move* below the board opens your own panel; everything possible is offered there. `/act` does the same by typing.
    {"**"}Compare yourself** — `/challenge daily` is the same match for everybody, played alone; there are weekly ones, duels, codes to share and a ladder.
    {"**"}Look** — *My pieces*, *Text* (everything in words) and *More* (other sheets, log, rules) are below the board. `/board` posts it again when it has scrolled away.
    {"**"}Keep track** — `/games` lists your tables and where it is your turn.
    {"**"}Look after a table** — `/table` takes back, leaves, ends, replaces, moves, exports.
    {"**"}Look back** — `/leaderboard`, `/profile` with its achievements, `/statistics`.
    {"**"}Make it yours** — `/settings` has language, reminders, quiet hours and what is kept of you.

    Luck is fair: the promise of the seed is shown when a match begins, the seed when it is over.

## Rules, signs, help

bot-why = Why?
bot-rules-sections = Go to a section…
bot-rules-whole = All rules
bot-rules-entry = { $name } ({ $about })
bot-command-rules-about = about
bot-command-rules-about-does = A section, card, tile, goal or word
bot-command-help-about = about
bot-command-help-about-does = Something in particular
bot-refuse-nothing_found = The rules have nothing called “{ $about }”. Start typing after `/rules` and pick from the list.
bot-refuse-because = 📖 **{ $rule }** · `/rules` tells more.
bot-refuse-possible = You can choose: { $answers }
bot-refuse-possible_more = You can choose, among { $count } answers: { $answers } …
bot-kind-section = rules
bot-kind-word = word
bot-kind-card = card
bot-kind-companion = companion
bot-kind-adventurer = adventurer
bot-kind-spell = spell
bot-kind-tile = tile
bot-kind-token = token
bot-kind-piece = piece
bot-kind-place = place
bot-kind-goal = goal
bot-kind-power = power card
bot-kind-feature = Special Feature
bot-help-about-signs = What the signs mean
bot-help-signs = What the signs mean
bot-help-everywhere = In all games
bot-help-buttons = On buttons and in messages
bot-help-games = Which game?
bot-help-begin_with = New here? Begin with **{ $game }**, alone against an easy opponent. `/rules` explains each game, and every card and word of it; *Why?* under a question opens the rule behind it.
bot-help-players = { $least }–{ $most } players
bot-help-minutes = { $least }–{ $most } min
bot-help-weight-1 = very easy to learn
bot-help-weight-2 = easy to learn
bot-help-weight-3 = medium
bot-help-weight-4 = demanding
bot-help-weight-5 = hard
bot-sign-red = red
bot-sign-blue = blue
bot-sign-green = green
bot-sign-yellow = yellow
bot-sign-purple = purple
bot-sign-black = black
bot-sign-white = no colour
bot-sign-star = star
bot-sign-white_star = white star
bot-sign-circle = circle
bot-sign-cross = cross
bot-sign-card = card
bot-sign-die = die
bot-sign-warning = careful
bot-sign-good = suggestion
bot-sign-by_itself = the rest by itself
bot-sign-ends = ends your day, turn or match
bot-sign-hand = your pieces, your hand
bot-sign-advice = advice
bot-sign-there = there
bot-sign-lacking = not there
bot-sign-play = play
bot-sign-round_back = a round back
bot-sign-round_on = a round on
bot-sign-sheet = a picture of the table
bot-sign-figures = figures
bot-sign-private = for invited people
bot-sign-computer = computer player
bot-sign-clear = remove all
bot-sign-waiting = waiting
bot-sign-reminder = reminder
bot-sign-invitation = invitation
bot-sign-challenge = challenge
bot-sign-own_challenge = a challenge of your own
bot-sign-duel = duel
bot-sign-streak = streak
bot-sign-victory = victories
bot-sign-honour = achievement, ranking
bot-sign-first = first
bot-sign-second = second
bot-sign-third = third
bot-sign-top = at the top
bot-sign-not_yet = not yet
bot-sign-everywhere = all servers
bot-sign-here = this server
bot-sign-game = a game

## Leaderboards, profiles, statistics

bot-command-leaderboard = leaderboard
bot-command-leaderboard-does = See who stands where
bot-command-leaderboard-game = game
bot-command-leaderboard-game-does = Which game
bot-command-leaderboard-order = by
bot-command-leaderboard-order-does = By what it is ordered
bot-command-leaderboard-where = where
bot-command-leaderboard-where-does = Only this server, or all servers
bot-command-leaderboard-when = when
bot-command-leaderboard-when-does = This season, or all time
bot-command-profile = profile
bot-command-profile-does = See what somebody has played, won and reached
bot-command-profile-person = person
bot-command-profile-person-does = Whose profile (yours unless you say)
bot-command-statistics = statistics
bot-command-statistics-does = See what the matches of a game have in common
bot-command-statistics-game = game
bot-command-statistics-game-does = Which game
bot-command-privacy = privacy
bot-command-privacy-does = See what is kept of you, take it away, be forgotten
bot-standings-order-rating = Rating
bot-standings-order-wins = Victories
bot-standings-order-daily = Challenge of the day
bot-standings-order-weekly = Challenge of the week
bot-standings-contest-all = Running now
bot-standings-contest-past = The last one
bot-standings-to_challenge = To the challenge
bot-standings-column-lead = lead
bot-standings-column-result = result
bot-standings-column-stars = stars
bot-standings-rule-contest = Everybody meets the same luck; one attempt counts. Ordered by the challenge's own rules; boards and moves stay secret until it closes.
bot-standings-order-solo = Best solo score
bot-standings-where-here = This server
bot-standings-where-all = All servers
bot-standings-when-season = This season
bot-standings-when-past = Last season
bot-standings-when-all = All time
bot-standings-season = { $year }, quarter { $quarter }
bot-standings-heading = { $order } · { $where } · { $when }
bot-standings-empty = Nobody stands here yet. { $least ->
    [one] One match is enough.
   *[other] It takes { $least } matches.
}
bot-standings-count = { $count ->
    [one] one listed
   *[other] { $count } listed
}
bot-standings-page = page { $page } of { $pages }
bot-standings-around = places { $first } to { $last }
bot-standings-rule-rating = Ordered by what somebody is almost certainly worth: the estimate minus its uncertainty. Equal: who has played more. { $least } matches with other people are needed.
bot-standings-rule-wins = Ordered by victories over other people. Equal: who needed fewer matches. { $least } matches with other people are needed.
bot-standings-rule-solo = Ordered by the best score alone. Equal: who reached it earlier. Challenges have rankings of their own.
bot-standings-rule-solo-with = What counts is played with: { $options }.
bot-standings-column-rating = rating
bot-standings-column-estimate = estimate
bot-standings-column-games = matches
bot-standings-column-wins = won
bot-standings-column-share = share
bot-standings-column-best = best score
bot-standings-column-solos = solo matches
bot-standings-column-reached = reached
bot-standings-line-rating = **{ $place }.** { $name } — { $value } (estimate { $estimate } ± { $doubt }; { $games } matches, { $wins } won)
bot-standings-line-wins = **{ $place }.** { $name } — { $value } won of { $games } ({ $share } %)
bot-standings-line-solo = **{ $place }.** { $name } — { $value } ({ $reached }; { $solos ->
    [one] 1 solo match
   *[other] { $solos } solo matches
})
bot-standings-mine = You: place { $place } of { $count }
bot-standings-lacking = { $lacking ->
    [one] One more match, and you are listed here.
   *[other] { $lacking } more matches, and you are listed here.
}
bot-standings-unlisted = You are not listed, as you wished.
bot-standings-me = Where am I?
bot-standings-share = Show everybody
bot-standings-text = Text
bot-standings-picture = Picture
bot-standings-choose_game = Another game…
bot-standings-alt = { $title }, { $heading }. { $rows }
bot-former = a former player

bot-profile-title = Profile
bot-profile-none = No finished match yet. The first one will stand here.
bot-profile-played = { $count ->
    [one] match
   *[other] matches
}
bot-profile-victories = won
bot-profile-favourite = favourite game
bot-profile-answer_time = average answer
bot-profile-winning = victories in a row
bot-profile-daily = days in a row
bot-profile-best = longest { $best }
bot-profile-rating_of = { $value } (estimate { $estimate } ± { $doubt })
bot-profile-record = { $played ->
    [one] 1 match, { $won } won
   *[other] { $played } matches, { $won } won
}
bot-profile-estimate = estimate { $estimate } ± { $doubt }
bot-profile-unrated = not rated yet
bot-profile-medals = Achievements
bot-profile-medals_of = { $reached } of { $count } achievements
bot-profile-line = - **{ $game }**: { bot-profile-record } · { $rating }
bot-profile-summary = { bot-profile-record }. Favourite game: { $favourite }. Victories in a row: { $winning } (longest { $winning_best }). Days in a row: { $daily } (longest { $daily_best }). Average answer: { $time }.
bot-profile-seconds = { $n } s
bot-profile-minutes = { $n } min
bot-profile-hours = { $n } h
bot-profile-days = { $n } d
bot-profile-progress = { $amount } of { $goal }
bot-profile-alt = Profile of { $name }. { $summary }
bot-profile-to_medals = Achievements
bot-profile-to_overview = Overview

bot-statistics-title = Statistics
bot-statistics-none = No finished match yet.
bot-statistics-scores = Scores
bot-statistics-scores_of = { $players ->
    [one] alone
   *[other] { $players } players
}
bot-statistics-by_seat = Victories by seat
bot-statistics-components = Victories with…
bot-statistics-seat = seat { $number }
bot-statistics-expected = The line is what luck alone would give.
bot-statistics-few = It takes a few more matches.
bot-statistics-seats = { $count ->
    [one] one result of a person
   *[other] { $count } results of people
}
bot-statistics-best = Most victories
bot-statistics-least = Fewest victories
bot-statistics-score_line = { $from } to { $to } points: { $count }
bot-statistics-share_line = { $name }: { $won } % won of { $count } (luck alone: { $expected } %)
bot-statistics-alt = Statistics of { $game }: { $count }.
bot-statistics-turn-scores = Scores
bot-statistics-turn-seats = Seats
bot-statistics-turn-use = Pieces

bot-privacy-title = What is kept of you
bot-privacy-text = - Your number on Discord, your display name, your language, and your wishes of `/settings`
    - The tables at which you sat, your answers with their time, and your results
    - What is counted from them: ratings, victories, achievements, challenges

    Nothing else: no messages, no other members, no addresses. Names and results of listed people can be seen on the leaderboards of every server that this bot serves.
bot-privacy-listed = You are listed on leaderboards: { $listed ->
    [yes] **yes**
   *[no] **no**
}
bot-privacy-list = List me again
bot-privacy-unlist = Do not list me
bot-privacy-take = Take my data
bot-privacy-taken = Everything that is kept of you is in this file.
bot-privacy-forget = Forget me
bot-privacy-sure = **Forget you?** You leave every table, and all that is kept of you is erased. Your finished matches stay for the others as those of “a former player”. This cannot be undone.
bot-privacy-forgotten = You are forgotten. { $tables ->
    [0] {""}
    [one] You have left one table.
   *[other] You have left { $tables } tables.
} If you ever use a command again, you begin anew.

## Refusals

bot-refuse-unknown_table = There is no such table.
bot-refuse-unknown_game = There is no game of that name.
bot-refuse-closed = This table is closed.
bot-refuse-already_started = The match has begun; that was possible only before.
bot-refuse-not_started = The match has not begun yet.
bot-refuse-still_running = The match must end first: until then its seed and record stay secret.
bot-refuse-stale = The table has moved on since that button. This is how it stands now.
bot-refuse-illegal = That is not possible just now.
bot-refuse-not_yours = You do not sit there. `/play` opens a table of your own.
bot-refuse-elsewhere = { $place ->
    [server] That table belongs to another server: it moves only among the channels and threads there.
   *[other] That table stays where it is.
} If it cannot be reached there any more, its host may let it go on anywhere.
bot-refuse-not_your_turn = It is not your turn{ $has_who ->
    [yes] : { $who } is asked
   *[no] {""}
}.
bot-refuse-cannot_take_back = That answer stands: luck was seen since, or somebody has gone on.
bot-refuse-full = All { $seats } seats are taken.
bot-refuse-reserved = The seats that are left are kept for others.
bot-refuse-private = This table is for invited people. Ask the host for a seat.
bot-refuse-already_seated = You sit here already.
bot-refuse-not_seated = Nobody of that name sits here.
bot-refuse-not_host = Only { $host } may do that.
bot-refuse-too_few = { $seated ->
    [one] One person sits here
   *[other] { $seated } sit here
}; it takes at least { $needed }.
bot-refuse-bad_seats = This game is for { $least } to { $most }; { $seats } does not fit.
bot-refuse-unknown_option = “{ $option }{ $has_value ->
    [yes] ={ $value }
   *[no] {""}
}” cannot be chosen. Possible: { $possible }
bot-refuse-unknown_level = There is no such computer player. Possible: { $possible }
bot-refuse-not_absent = { $who } still has { $hours } hours to play.
bot-refuse-seat_taken = That seat is taken.
bot-refuse-bad_setting = { $has_value ->
    [yes] { $value } is not possible there.
   *[no] Quiet hours need both a beginning and an end, or neither.
}
bot-refuse-hidden = This person does not wish to be listed.
bot-refuse-newer_rules = This match was stored by a newer version of the bot. It waits until the bot is up to date.
bot-refuse-conflict = Somebody else was quicker at the very same moment. Please try again.
bot-refuse-too_slow = This takes too long just now. Nothing was changed; please try again in a moment.
bot-refuse-store = The archive cannot be reached just now. Nothing is lost; please try again.
bot-refuse-store_busy = The archive is busy. Nothing is lost; please try again in a moment.
bot-refuse-store_full = There is no room left to write this down. Nothing is lost; please tell whoever runs this bot.
bot-refuse-read_only = The archive may only be read just now. Please tell whoever runs this bot.
bot-refuse-store_down = The archive cannot be reached. Please try again later.
bot-refuse-newer_database = The archive belongs to a newer version of the bot.
bot-refuse-already_running = The bot is running already with this database: { $file }. End that one first; several processes at once need PostgreSQL.
bot-refuse-backup_elsewhere = This database is not a file; back PostgreSQL up with pg_dump.
bot-refuse-not_empty = That database is not empty: its table { $table } has rows. Name one without any; nothing was moved.
bot-refuse-database_in_use = A bot is connected to this database. Stop it first; nothing was moved.
bot-refuse-monitor_taken = The address of PLANISPHERE_MONITOR, { $address }, cannot be opened: { $reason }. Perhaps another bot answers there; set another one, or none.
bot-refuse-backup_exists = There is a file of that name already: { $file }
bot-refuse-forged = That was not one of the possibilities.
bot-refuse-no_table = You have no table here. `/play` opens one, `/games` lists yours.
bot-refuse-no_question = Nothing is asked of you just now{ $has_who ->
    [yes] : { $who } is to play
   *[no] {""}
}.
bot-refuse-unknown_answer = “{ $answer }” is not one of the answers. Pick one from the list that appears while you type.
bot-refuse-missing = I need more permissions here: { $permissions }.
bot-refuse-no_thread = I cannot make a thread here. Try it in a text channel, or play in the channel itself.
bot-refuse-not_manager = Only who manages this server may settle that.
bot-refuse-no_rules = There is no such chapter.
bot-refuse-too_often = That was a great deal within a short time. You can go on { $when }.
bot-refuse-old_button = This button is from an older version. `/board` posts the table anew.
bot-refuse-bug = Something went wrong on our side. It has been written down as error { $error }. What you wanted may have been done all the same: please look before you repeat it.

bot-permission-view_channel = View Channel
bot-permission-send_messages = Send Messages
bot-permission-send_messages_in_threads = Send Messages in Threads
bot-permission-create_public_threads = Create Public Threads
bot-permission-attach_files = Attach Files
bot-permission-read_message_history = Read Message History

## Settings of whoever runs the bot

bot-setting-env_file = The file .env cannot be read ({ $value }). It must be a text file in UTF-8 that this user may read.
bot-setting-discord_token = DISCORD_TOKEN is no token: it must be one word without spaces. Copy it again from Discord's developer portal.
bot-setting-database_url = DATABASE_URL is no address of a database that I know. Use sqlite+aiosqlite:///file or postgresql+asyncpg://user:password@host/name.
bot-setting-planisphere_data = PLANISPHERE_DATA ({ $value }) is no folder.
bot-setting-planisphere_shards = PLANISPHERE_SHARDS ({ $value }) must be a number from 1 to 10000: how many shards all processes serve together.
bot-setting-planisphere_workers = PLANISPHERE_WORKERS ({ $value }) must be own or shared: shared lets the processes of `planisphere work` draw and think.
bot-setting-port = PORT ({ $value }) must be a number from 0 to 65535.
bot-setting-log_level = LOG_LEVEL ({ $value }) must be DEBUG, INFO, WARNING or ERROR.
bot-setting-log_format = LOG_FORMAT ({ $value }) must be text or json.
bot-setting-planisphere_locale = PLANISPHERE_LOCALE ({ $value }) must be en or ja.
bot-setting-planisphere_monitor = PLANISPHERE_MONITOR ({ $value }) must be HOST:PORT, such as 127.0.0.1:9464; leave it out and no monitor is answered.
bot-setting-planisphere_backups = PLANISPHERE_BACKUPS ({ $value }) must be a number from 0 to 1000: so many hourly copies are kept, and with 0 none are made.
bot-setting-planisphere_loopback = PLANISPHERE_LOOPBACK ({ $value }) must be http://127.0.0.1:PORT; it is for tests only.

## Preview

bot-preview-ready = Planisphere is ready: { $url }
bot-preview-port = Port { $port } is taken. Set PORT to another one, or to 0 for any free one.
bot-preview-missing = The preview needs the `preview` packages: pip install "planisphere[preview]"

## Commands: names (lower case, no spaces), descriptions, options

bot-command-play = play
bot-command-play-does = Open a table
bot-command-play-game = game
bot-command-play-game-does = Which game?
bot-command-play-seats = seats
bot-command-play-seats-does = How many play? 1 is a solo game
bot-command-play-computers = computers
bot-command-play-computers-does = How many of them are computer players?
bot-command-play-level = level
bot-command-play-level-does = How strong are the computer players?
bot-command-play-options = options
bot-command-play-options-does = Options of the game; they can be changed in the lobby too
bot-command-play-place = place
bot-command-play-place-does = In this channel, or in a thread of its own?
bot-command-play-private = private
bot-command-play-private-does = Only for people you invite?
bot-command-act = act
bot-command-act-does = Answer by typing: everything possible is listed
bot-command-act-answer = answer
bot-command-act-answer-does = Start typing and pick from the list
bot-command-act-table = table
bot-command-act-table-does = Which table? Usually the one here
bot-command-board = board
bot-command-board-does = See the board, post it again, or move it here
bot-command-board-table = table
bot-command-board-table-does = Which table? Usually the one here
bot-command-hand = hand
bot-command-hand-does = See what lies before you, in private
bot-command-hand-table = table
bot-command-hand-table-does = Which table? Usually the one here
bot-command-games = games
bot-command-games-does = Your tables, and where it is your turn
bot-command-rules = rules
bot-command-rules-does = The rules of a game
bot-command-rules-game = game
bot-command-rules-game-does = Which game?
bot-command-help = help
bot-command-help-does = How this works
bot-command-table = table
bot-command-table-does = Look after a table
bot-command-table-table = table
bot-command-table-table-does = Which table? Usually the one here
bot-command-undo = undo
bot-command-undo-does = Take back your last answer
bot-command-leave = leave
bot-command-leave-does = Leave a table; a computer plays on
bot-command-end = end
bot-command-end-does = Give a table up, if everybody agrees
bot-command-seats = seats
bot-command-seats-does = Who sits where; take a seat that was left
bot-command-replace = replace
bot-command-replace-does = Let a computer play for somebody who is away
bot-command-replace-person = person
bot-command-replace-person-does = Who is away?
bot-command-back = back
bot-command-back-does = Take your seat back from the computer
bot-command-here = here
bot-command-here-does = Let the table go on in this channel
bot-command-pace = pace
bot-command-pace-does = How long the table waits for one person
bot-command-pace-pace = pace
bot-command-pace-pace-does = How long?
bot-command-invite = invite
bot-command-invite-does = Keep a seat for somebody
bot-command-invite-person = person
bot-command-invite-person-does = For whom?
bot-command-export = export
bot-command-export-does = The record of a finished match
bot-command-export-table = table
bot-command-export-table-does = Which table?
bot-command-log = log
bot-command-log-does = What has happened at a table
bot-command-settings = settings
bot-command-settings-does = Language, reminders, quiet hours
bot-command-show = show
bot-command-show-does = Your settings
bot-command-language = language
bot-command-language-does = The language of your own messages
bot-command-language-language = language
bot-command-language-language-does = Which language?
bot-command-reminders = reminders
bot-command-reminders-does = Whether and when you are reminded
bot-command-reminders-on = on
bot-command-reminders-on-does = Reminders?
bot-command-reminders-hours = hours
bot-command-reminders-hours-does = After how many hours?
bot-command-reminders-nudges = nudges
bot-command-reminders-nudges-does = Tell me when everybody waits for me alone?
bot-command-quiet = quiet
bot-command-quiet-does = Hours without reminders
bot-command-quiet-start = from
bot-command-quiet-start-does = From which hour (0 to 23)? Leave both away for none
bot-command-quiet-end = to
bot-command-quiet-end-does = To which hour (0 to 23)?
bot-command-quiet-offset = utc
bot-command-quiet-offset-does = Your clock, in hours ahead of UTC (Japan: 9)
bot-command-server = server
bot-command-server-does = What holds for new tables here (for those who manage the server)
bot-command-server-language = language
bot-command-server-language-does = The language of public messages
bot-command-server-pace = pace
bot-command-server-pace-does = How long tables wait for one person
bot-command-server-threads = threads
bot-command-server-threads-does = A thread for each table?

## Challenges

bot-challenge-kind-daily = Challenge of { $label }
bot-challenge-kind-weekly = Challenge of week { $label }
bot-challenge-kind-custom = Challenge
bot-challenge-kind-duel = Duel
bot-challenge-kind-ladder = Ladder
bot-challenge-closes = ⌛ to be begun { $when } at the latest · code `{ $code }`
bot-challenge-closed = closed { $when } · code `{ $code }`
bot-challenge-duel_of = ⚔️ { $people }
bot-challenge-finished_by = { $count ->
    [0] Nobody has finished yet.
    [one] One person has finished.
   *[other] { $count } people have finished.
}
bot-challenge-streak = 📈 Days in a row: **{ $now }** (longest: { $best })
bot-challenge-rule = Everybody meets the same luck. You have one ranked attempt, nothing is taken back, and you can leave it and go on later. Practice comes afterwards.
bot-challenge-mine-none = You have not tried it yet.
bot-challenge-mine-missed = You did not try it. Practice is open to everybody.
bot-challenge-mine-running = ▶ Your attempt is under way; finish it { $when }.
bot-challenge-mine-listed = **{ $total }** { $stars } · { $rank }
bot-challenge-mine-done = Your attempt is finished and is being checked.
bot-challenge-mine-given_up = You gave your attempt up in round { $round }.
bot-challenge-mine-void = Your attempt could not be proved from its log and is not listed.
bot-challenge-rank = rank { $rank } of { $count }
bot-challenge-card_streak = { $now } days in a row
bot-challenge-won = won
bot-challenge-lost = not this time
bot-challenge-course = The lead, round by round
bot-challenge-play = Play
bot-challenge-play_today = Play today's challenge
bot-challenge-go_on = Go on
bot-challenge-practise = Practise
bot-challenge-share = Share my result
bot-challenge-shared = Everybody here can see your card now.
bot-challenge-ranking = Ranking
bot-challenge-replay = Best attempt
bot-challenge-daily = Today
bot-challenge-weekly = This week
bot-challenge-ladder = Ladder
bot-challenge-own_ladder = My own ladder
bot-challenge-make = New challenge
bot-challenge-season = Season
bot-challenge-other_game = Another game…
bot-challenge-back = Back
bot-challenge-over = Final ranking; below each name the lead after every round.
bot-challenge-so_far = So far. Boards and moves stay secret until it closes.
bot-challenge-nobody = Nobody yet. Be the first!
bot-challenge-more = … and { $count } more
bot-challenge-former = a former player
bot-challenge-somebody = somebody
bot-challenge-scope-here = This server
bot-challenge-scope-all = All servers
bot-challenge-reached = { $who } reached round { $round }
bot-challenge-week_line = 🗓️ This week, until { $when }: { $options } — { $leader }
bot-challenge-yesterday = 🏆 The last day was won by { $who }: { $total }
bot-challenge-finished = { $who } has finished **{ $challenge }**: **{ $total }** { $stars }
bot-challenge-verdict = **{ $challenge }** `{ $code }` is decided:
bot-challenge-dare-custom = { $who }: “Beat me on **{ $code }**!”
bot-challenge-dare-duel = { $who } challenges { $people }!
bot-challenge-ranked = 🌠 Ranked attempt, played in private: nothing is taken back. It can be finished { $when }.
bot-challenge-practice = 🧭 Practice: it does not count.
bot-challenge-leave_sure = **Give your attempt up?** It is over then, and is not ranked.
bot-challenge-was_practice = That was practice and does not count.
bot-challenge-ladder_rule = Win once at each level to climb. Every try has luck of its own and counts once.
bot-challenge-ladder_tries = { $tries ->
    [one] One try
   *[other] { $tries } tries
}, { $wins ->
    [one] one won
   *[other] { $wins } won
}
bot-challenge-at_top = 👑 You have climbed to the top.
bot-challenge-climb = Climb
bot-challenge-make_rule = What you do not choose is drawn. Everybody with the code can play for seven days; the people you pick below get a duel of 72 hours instead.
bot-challenge-make_now = Make and share
bot-challenge-duel_hint = Or a duel with…
bot-challenge-plain = the usual rules
bot-challenge-luck = left to luck
bot-challenge-mine_hint = My open challenges…
bot-challenge-season_rule = Each closed day brings 12, 10, 8, 7, 6, 5, 4, 3, 2 points by rank, 1 to everybody else, and 3 more for a win. Equal points, equal rank.
bot-challenge-season_line = **{ $rank }.** { $who } — **{ $points }** · { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, average lead { $lead }
bot-challenge-step-a = Round back
bot-challenge-step-b = Step back
bot-challenge-step-c = Step on
bot-challenge-step-d = Round on
bot-challenge-replay_at = { $who }, { $total } · after answer { $now } of { $all }
bot-challenge-post_on = The challenges of { $game } are posted in { $place } from now on.
bot-challenge-post_off = The challenges of { $game } are no longer posted on this server.

bot-refuse-no_challenges = { $game } has no challenges.
bot-refuse-no_ladder = { $game } has no levels to climb.
bot-refuse-unknown_challenge = There is no challenge { $code } that is open to you. A code has eight characters, like K7Q2-3FDX.
bot-refuse-challenge_over = This challenge has closed: nothing counts any more. You can still practise it.
bot-refuse-not_invited = This challenge is for others. Make one of your own with `/challenge new`.
bot-refuse-already_tried = You have had your ranked attempt. Practise as often as you like!
bot-refuse-ranked_first = Practice opens after your ranked attempt, so that it is the same surprise for everybody.
bot-refuse-undo_off = In a ranked attempt nothing is taken back: it is the same for everybody. In practice you may.
bot-refuse-secret = That stays secret until the challenge closes.
bot-refuse-no_replay = Nobody has finished this challenge, so there is nothing to show.
bot-refuse-unknown_month = { $month } is no month. Write it like 2026-11.

bot-command-challenge = challenge
bot-command-challenge-does = The same luck for everybody: challenges to play alone
bot-command-challenge-game = game
bot-command-challenge-game-does = Which game?
bot-command-challenge-person = person
bot-command-challenge-person-does = Whom do you challenge?
bot-command-challenge-code = code
bot-command-challenge-code-does = The code of the challenge, like K7Q2-3FDX
bot-command-challenge-month = month
bot-command-challenge-month-does = Which month, like 2026-11?
bot-command-challenge-on = on
bot-command-challenge-on-does = Post it here?
bot-command-daily = daily
bot-command-daily-does = Today's challenge
bot-command-weekly = weekly
bot-command-weekly-does = This week's challenge
bot-command-ladder = ladder
bot-command-ladder-does = Your way up through the levels
bot-command-new = new
bot-command-new-does = Make a challenge to share
bot-command-duel = duel
bot-command-duel-does = Challenge one person
bot-command-join = join
bot-command-join-does = The challenge of a code
bot-command-ranking = ranking
bot-command-ranking-does = How a challenge stands
bot-command-season = season
bot-command-season-does = The table of a month
bot-command-replay = replay
bot-command-replay-does = The best attempt at a challenge that has closed
bot-command-post = post
bot-command-post-does = Keep the day's challenge posted here (for those who manage the server)
