### The bot's own words. Keys in the code have dots, here dashes: bot.lobby.start is bot-lobby-start.

## Small words

bot-yes = yes
bot-no = no
bot-and = { $list }
bot-back = Back
bot-confirm = Confirm
bot-choose = Choose…
bot-paged = { $title } ({ $page }/{ $pages })
bot-nothing_more = Done
bot-earlier = Previous page
bot-later = Next page
bot-refresh = Refresh
bot-undo = Undo
bot-undo_more = Undo…
bot-taken_back = Move undone.
bot-orders-then = {"; "}
bot-orders-ask = { $count ->
    [one] Make this move?
   *[other] Make these { $count } moves in order?
}
bot-orders-later = Not included: { $left }. The moves before it can't be undone and may reveal something, so type the rest once you've seen the result.
bot-orders-not_there = Not included: { $left }. That won't be possible by then.
bot-orders-many = Not included: { $left }. You can type up to { $most } moves at a time.
bot-orders-stopped = ✋ Done: { $done }. Not done: { $left }, because “{ $part }” isn't possible at that point.
bot-orders-stopped_many = ✋ Done: { $done }. Not done: { $left }, because you can type up to { $most } moves at a time.
bot-rotation = Rotation { $number } of { $count }. The buttons turn the tile.
bot-stands = This can't be undone.
bot-for_good = can't be undone
bot-stands_some = Some of these moves can't be undone.
bot-again = Play again
bot-over = The match is over
bot-your_turn = Your turn
bot-not_your_turn = Nothing for you to do right now
bot-plan-button = Plan ahead
bot-plan-head = Plan ahead: choose now, and I'll make the move for you when your turn comes, if it's still possible. If not, I'll ask you as usual. Only you can see this. The board shown here is a guess: the others' moves, dice and cards may change it.
bot-plan-title = Prepared for your turn
bot-plan-first = When your turn comes, I'll make the first of these moves that's still possible. Only you can see this.
bot-plan-or = If that isn't possible…
bot-plan-then = And then…
bot-plan-drop = Cancel plan
bot-plan-dropped = Plan cancelled.
bot-plan-none = There's nothing to plan yet: your choices still depend on the others or on chance.
bot-plan-failed = Your planned move is no longer possible. Please choose again:
bot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-honours = { $who } earned { $honours }
bot-solo_won = 🏆 **You won!**
bot-solo_lost = **Not this time.** The sky will be there tomorrow.
bot-solo_title = Your rank: **{ $title }**.
bot-computer = Computer ({ $level })
bot-level-easy = easy
bot-level-strong = strong
bot-level-master = master
bot-level-random = random
bot-commitment = Seed fingerprint (SHA-256): `{ $hash }`
bot-challenge-promise = The fingerprint was fixed before anyone played; when the challenge closes, the seed is shown, and anyone can check that the dice and cards were never changed.
bot-challenge-promise_kept = The seed has the fingerprint that was shown before anyone played: the dice and cards were never changed.
bot-seed = Seed: `{ $seed }`
bot-no_picture = There's no picture of this table yet.

## Lobby

bot-lobby-host = host
bot-lobby-free = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
}
bot-lobby-seat-kept = reserved
bot-lobby-seat-free = open
bot-lobby-private = 🔒 invite only
bot-lobby-expires = closes { $when }
bot-lobby-start = Start
bot-lobby-start_alone = Start solo
bot-lobby-join = Join
bot-lobby-leave = Leave
bot-lobby-options = Options
bot-lobby-add = Add computer: { $level }
bot-lobby-remove = Remove computer
bot-lobby-begun = The match has begun. The board is on its way.
bot-lobby-started = The match has begun: [to the board]({ $jump })
bot-lobby-joined = You're in. { $calls ->
    [direct] I'll send you a direct message when it's your turn.
    [digest] My daily message to you says when it's your turn.
    [never] { COMMAND("games") } shows when it's your turn.
   *[always] I'll ping you when it's your turn.
}
bot-lobby-declined = You've declined the seat at **{ $game }**.
bot-lobby-others = { COMMAND("games") } lists the tables here that you can join.
bot-lobby-start_without = Start without them
bot-lobby-left = You've left the table.
bot-lobby-renewed = The lobby will stay open.
bot-lobby-opened = A new **{ $game }** table is open: { $jump }
bot-lobby-rematch = You're at the table for the next match of **{ $game }**: { $jump }
bot-lobby-in_thread = { $game }: your table is in { $thread }
bot-lobby-seats = { $count ->
    [one] 1 player (solo)
   *[other] { $count } players
}
bot-lobby-seats_hint = How many players?
bot-lobby-seats_note = To see more options, submit another number and open this window again.
bot-lobby-pace = Time limit per turn?
bot-lobby-timeout = When a player runs out of time?
bot-lobby-timeout-note = Rated last: players replaced after 2 successive missed turns, or whose time calls the match off.
bot-lobby-seal = Clock starts at first look
bot-lobby-reserve = Reserve seats for…
bot-lobby-close_doors = Make invite-only
bot-lobby-guests = Guests and time limit
bot-lobby-only = Only for: { $seats }
bot-pace-live = 5 minutes per move (live)
bot-pace-fast = 1 day per turn (fast)
bot-pace-normal = 2 days per turn (normal)
bot-pace-slow = 4 days per turn (slow)
bot-pace-correspondence = 5 days per match + 12 hours per move (correspondence)
bot-pace-none = no time limit
bot-timeout-remind = only a reminder
bot-timeout-play = a computer plays that round
bot-timeout-seat = a computer plays until the player is back
bot-timeout-offer = the seat is offered to others
bot-timeout-end = the match is called off
bot-sealing-sealed = sealed turns: the clock starts when a player first looks, or after a day
bot-sealing-unsealed = the clock starts right away
bot-time-out = if time runs out: { $then }
bot-time-ends = time runs out { $until }
bot-time-starts = clock starts at first look, or { $starts }
bot-place-here = in this channel
bot-place-thread = in its own thread
bot-closed-ended = This match was called off.
bot-closed-expired = This table closed before the match began.
bot-closed-over = This match is over.
bot-struck = This result doesn't count: the people who run this bot have struck it.

## Board

bot-board-turn = ▶ { $who } to play
bot-board-turn_until = ▶ { $who } to play ({ $left })
bot-board-off = { $who } 🏖️ (days off, { $begins } to { $ends })
bot-board-away = Away: { $who }. The host can offer their seats or give them to a computer: { COMMAND("table seats") }
bot-seats-away = { $who } ({ $state ->
    [left] has left this server
    [kept] a computer plays until they're back
   *[missed] { $count ->
        [one] missed the last turn
       *[other] missed the last { $count } turns
    }
})
bot-board-stood_in = { $who } (away; the computer is standing in)
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
bot-exported = Here's the record of the match: every move, and the seed. { $replay ->
    [no] The rules have changed since it began, so it can no longer be replayed or verified.
   *[yes] { COMMAND("table import") } shows it turn by turn. With Planisphere installed, `planisphere verify { $name }` replays it.
}
bot-post_again = Repost
bot-move_here = Move here
bot-results-question = **Show your results to others?** *Results* is about single results: of challenges, and of matches without other people (computer players don't count). *Listed* is about totals: leaderboards, the monthly ranking, profiles ({ COMMAND("settings privacy") }). Where both apply, the stricter one counts. Until you choose, only you can see your results.
bot-results-always = Always
bot-results-ask = Ask me each time
bot-results-never = Never
bot-results-unasked = not chosen yet
bot-results-kept-always = Your results are shown where you play from now on. { COMMAND("settings results") } changes that.
bot-results-kept-ask = Only you see your results; each comes with a button that shows it to everyone, in a challenge after it has closed. { COMMAND("settings results") } changes that.
bot-results-kept-never = No one else sees your results. { COMMAND("settings results") } changes that.
bot-results-hidden = Only you see this result.
bot-results-show = Show in the channel
bot-results-shown = Everyone in { $place } can see the result now.
bot-results-show_attempt = Show my result
bot-results-shown_attempt = Everyone can see your result of this challenge now.
bot-results-own = My result
bot-lobby-posted = The lobby has been reposted in { $place }.
bot-board-lobby = The match hasn't begun yet. The host starts it in [the lobby]({ $jump }).
bot-posted = The board has been reposted in { $place }.
bot-not_posted = { $why ->
    [gone] I can't post in { $place }: it no longer exists. { COMMAND("table here") } moves the table to the channel you type it in.
    [hidden] I can't post in { $place }: I can't see it. In a private thread, mention me to add me. In a channel, give me the permission *View Channel*.
    [locked] I can't post in { $place }: the thread is closed. Reopen it, or move the table with { COMMAND("table here") }.
    [forbidden] I'm not allowed to post in { $place }. Allow me to send messages and attach files there, or move the table with { COMMAND("table here") }.
    [refused] Discord refused my message in { $place }. I'll try again, or you can move the table with { COMMAND("table here") }.
   *[later] My message hasn't reached { $place } yet. I'll try again until it does.
}
bot-moved = The table has moved to { $place }.
bot-rules_button = Rules
bot-since-button = What happened
bot-since-title = Since your last turn
bot-since-none = No one else has had a turn since.
bot-since-turn = { $who } { $what }
bot-since-times = { $count } × { $what }
bot-since-earlier = { $count ->
    [one] One earlier turn is in the log.
   *[other] { $count } earlier turns are in the log.
}
bot-since-own_earlier = { $count ->
    [one] One earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}

bot-log-button = Log
bot-log-title = What has happened so far
bot-log-empty = Nothing yet.
bot-log-turns = Turn by turn
bot-log-moves = Move by move
bot-log-taken_back = undone
bot-log-prepared = as prepared
bot-log-agreed = undone; agreed: { $who }

## Coming and going

bot-leave_sure = **Leave { $game }?** A computer takes over your seat. You can come back with { COMMAND("table seats") }.
bot-leave_last = **Leave { $game }?** No one else is playing, so the match ends here, without a winner.
bot-leave_rated = Once everyone has made 3 moves, leaving or offering your seat means you're **rated last**, no matter what happens to the seat. If you come back and make more than half of its moves, the result counts as usual.
bot-end_sure = **Call off { $game }?** The match ends for everyone, without a winner.
bot-sure-quit = Leave the table
bot-sure-end = Call off the match
bot-sure-attempt = Give up the attempt
bot-sure-lesson = End the lesson
bot-cancel = Cancel
bot-left = You've left { $game }. A computer has taken over your seat.
bot-ended = { $game } has been called off.
bot-end_waits = You've asked to call the match off. Still to agree: { $missing }
bot-go_on = Keep playing
bot-goes_on = The match continues.
bot-take_over = Take seat { $seat }
bot-replaced = A computer has taken over for { $who }.
bot-invited = A seat is reserved for { $who }.

## Powers: what people have done with a table

bot-deed-moderator = { $who } (moderator)
bot-deed-left = { $who } left seat { $seat } to a computer.
bot-deed-replaced = { $who } gave { $whom }'s seat to a computer.
bot-deed-offered = { $who } offered seat { $seat } to others.
bot-deed-withdrawn = { $who } stopped offering seat { $seat }.
bot-deed-taken = { $who } took seat { $seat }.
bot-deed-pace = { $who } changed the time limit: { $detail }.
bot-deed-moved = { $who } moved the table to { $detail }.
bot-deed-hosted = { $whom } is now the host.
bot-deed-dismissed = { $who } removed { $whom } from the table.
bot-deed-called = { $who } called for players.
bot-deed-declined = { $who } declined a seat.
bot-deed-released = { $who } cancelled { $whom }'s reservation.
bot-deed-ended = { $who } closed the table.
bot-deed-timed_out = { $who } ran out of time in seat { $seat }.
bot-deed-undone = The match went back to the turn of seat { $seat }: { $who } asked, and everyone agreed.
bot-deed-extended = { $who } gave { $whom } a day more.
bot-deed-agreed = Everyone agreed to call the match off (last: { $who }).

## Seats and powers

bot-seats-button = Seats
bot-seats-dismiss = Free a seat…
bot-seats-crown = Make someone else the host…
bot-seats-reserved = Reserved seat { $number }
bot-seats-host = **The host** { $status ->
    [lobby] sets seats, options, guests and time limit, and can remove players, start or close the table, or make someone else the host.
   *[running] can change the time limit and make someone else the host. If a player has missed a turn or left the server, the host can also offer that seat or give it to a computer.
}
bot-seats-moderators = **Moderators** of this server who aren't playing here can { $status ->
    [lobby] close the table.
   *[running] give a player's seat to a computer or offer it, move the table, and call the match off.
}
bot-seats-everybody = **Every player** can { $status ->
    [lobby] leave the table or keep the lobby open.
   *[running] leave or offer their seat, come back, move the table, or agree to call the match off.
}
bot-seats-rated = Once everyone has made 3 moves, you are **rated last** if you leave or offer your seat, are replaced after 2 successive missed turns, let computers make half of your moves, or let your time call the match off.
bot-seats-open = Everything done here is shown at the table and kept in its log.
bot-lobby-for_others = *Join* is for others: invite them with { COMMAND("table invite") } or under *Guests and time limit*.

## Seats on offer

bot-note-offered = { $count ->
    [one] 💺 **{ $game }**: a seat is free in a running match. Take it and play on from here; a computer plays meanwhile. { $jump }
   *[other] 💺 **{ $game }**: { $count } seats are free in a running match. Take one and play on from here; a computer plays meanwhile. { $jump }
}
bot-offer-gone = { $game } · all seats are taken. { $jump }
bot-offer-below = { $game } · open seats are now listed here: { $jump }
bot-offer-hint = *Offer my seat* also lets everyone here know that it is free.
bot-offer-mine = Offer my seat
bot-offer-seat = Offer seat { $seat }
bot-offer-withdraw = Stop offering seat { $seat }
bot-offer-mark = on offer
bot-offer-done = Seat { $seat } is on offer. A computer plays it until someone takes it.
bot-offer-withdrawn = Seat { $seat } is no longer on offer.

## Looking through a match

bot-playback-button = Replay the match
bot-playback-at = After move { $now } of { $all }
bot-playback-whole = 🔎 From your file: all { $moves } moves are legal, and they end the match. { bot-playback-seed }
bot-playback-unfinished = 🔎 From your file: all { $moves } moves are legal, but the match isn't over after them. { bot-playback-seed }
bot-playback-seed = Dice and cards follow from the file's seed, whose fingerprint is `{ $hash }`. A file can't show who played or who chose the seed: compare the fingerprint with the one that the table showed before the first move.
bot-playback-player = Player { $number }
bot-playback-everyone = What everyone could see
bot-playback-first = Start
bot-playback-back = Previous turn
bot-playback-on = Next turn
bot-playback-last = End
bot-playback-turns = Go to a turn…
bot-playback-shared = Everyone here can see this moment now.

## Going back

bot-request-possible-together = **You can no longer undo this on your own:** something was revealed or someone moved. If everyone at the table agrees, the match can go back to an earlier turn.
bot-request-possible-alone = **You can't simply undo that move:** something was revealed. You can go back to an earlier turn instead.
bot-request-choose = Go back to…
bot-request-ago-minutes = { $count } min ago
bot-request-ago-hours = { $count } h ago
bot-request-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
bot-request-sure = Go back to { $whose }'s turn ({ $when })? All of this is undone:
bot-request-learned = { $count ->
    [one] 🎲 Hidden information was revealed in 1 move since then.
   *[other] 🎲 Hidden information was revealed in { $count } moves since then.
} It comes out the same again and everyone will know it, so the match will no longer count for rankings.
bot-request-saw = 🔒 { $who } also saw something that only they may see.
bot-request-nothing = No hidden information has been revealed since then.
bot-request-ask = Ask everyone
bot-request-go = Go back
bot-request-asked = You've asked everyone at the table. Still to agree: { $who } (until { $until })
bot-request-you_agree = You agree. Still to agree: { $who } (until { $until })
bot-request-goes_on = The match continues from here.
bot-request-asks = { $who } asks to go back to { $whose }'s turn ({ $when }). All of this would be undone:
bot-request-waits = Everyone has to agree. Still to agree: { $who } (until { $until }). If anyone moves first, the match simply continues.
bot-request-agree = Go back
bot-request-refuse = Don't go back
bot-request-agreed = Everyone agreed: the match is back at { $whose }'s turn ({ $when }).
bot-request-refused = { $who }, { $by } would rather not go back, so **{ $game }** continues from here.
bot-request-withdrawn = { $who } no longer asks to go back.
bot-request-expired = { $who }, not everyone agreed in time, so **{ $game }** continues from here.
bot-request-overtaken = { $who }, { $has_by ->
    [yes] { $by } has moved
   *[no] the table has changed
}, so **{ $game }** doesn't go back.

## Notes to one person

bot-note-invited = ✉️ { $who }, { $host } has reserved a seat for you at **{ $game }**.
bot-note-joined = { $free ->
    [0] ✅ { $who }, your **{ $game }** lobby is full: { $people } joined you. You can start the match.
    [one] 👥 { $who }, { $people } joined your **{ $game }** lobby. 1 seat is open.
   *[other] 👥 { $who }, { $people } joined your **{ $game }** lobby. { $free } seats are open.
} { $jump }
bot-note-warned = ⌛ { $who }, your **{ $game }** lobby closes { $until } unless the match is started. { $jump }
bot-note-turn = 🔔 { $who }, it's your turn at **{ $game }**{ $timed ->
    [yes] {" "}({ $left })
   *[no] {""}
}. { $jump }
bot-note-remind = 🔔 { $who }, **{ $game }** is waiting for you{ $timed ->
    [yes] {" "}({ $left })
   *[no] {""}
}. { $jump }
bot-note-nudge = ⌛ { $who }, the others are done: **{ $game }** is waiting only for you. { $jump }
bot-note-helped = { $timeout ->
    [seat] 🤖 { $who }, your time ran out, so a computer is playing for you at **{ $game }** until you're back.
    [offer] 💺 { $who }, your time ran out, so your seat at **{ $game }** is open to others. Until it's taken you can have it back.
    [end] ⌛ { $who }'s time ran out, so **{ $game }** was called off, as agreed for this table.
   *[play] 🤖 { $who }, your time ran out, so a computer is playing this round for you at **{ $game }**.
} { $jump }
bot-watch-button = Follow
bot-watch-title = Tables you follow
bot-watch-how = Follow this table, and I'll send you a direct message:
bot-watch-end = You follow this table: I'll tell you when the match is over.
bot-watch-rounds = You follow this table: I'll tell you after each round, and when the match is over.
bot-watch-tap-end = when it's over
bot-watch-tap-rounds = after each round
bot-watch-stop = Stop following
bot-watch-stopped = You no longer follow **{ $game }**.
bot-note-news = { $over ->
    [yes] 👀 { $who }, **{ $game }** is over. { $jump }
   *[no] 👀 { $who }, **{ $game }** has reached round { $round }. { $jump }
}
bot-digest-title = { $count ->
    [one] It's your turn at 1 table
   *[other] It's your turn at { $count } tables
}
bot-digest-more = { $count ->
    [one] 1 more table is waiting for you: { COMMAND("games") }
   *[other] { $count } more tables are waiting for you: { COMMAND("games") }
}
bot-call-snooze = Remind me in { $hours } h
bot-call-morning = Remind me in the morning
bot-call-mute = Mute this table
bot-call-unmute = Unmute this table
bot-call-snoozed = I'll remind you again { $when }.
bot-call-muted = I'll no longer ping you for **{ $game }**. *More* below its board turns pings back on.
bot-call-unmuted = I'll ping you for **{ $game }** again.
bot-note-dismissed = { $who }, { $host } has removed you from **{ $game }** and opened your seat to others. You can open a table of your own with the same settings.
bot-note-lost = { $who }, the channel of **{ $game }** (table `{ $table }`) no longer exists, so its time stands still. Type { COMMAND("table here") } in the channel or thread where it is to go on.
bot-note-void = { $void ->
    [yes] { $who }, the people who run this bot have struck your result at **{ $game }** (table `{ $table }`). It no longer counts for ratings, rankings or achievements.
   *[no] { $who }, your result at **{ $game }** (table `{ $table }`) counts again. Ratings, rankings and achievements include it.
}
bot-note-tap-again = New table
bot-note-tap-join = Join
bot-note-tap-decline = Decline
bot-note-tap-start = Start
bot-note-tap-renew = Keep the lobby open
bot-note-tap-back = I'm back
bot-note-tap-chairs = Seats
bot-note-tap-more = About this match
bot-note-tap-move = Your move

## My games

bot-open-title = Open tables on this server
bot-open-none = No table is waiting for players.
bot-open-line = **{ $game }** · { $people } · { $free ->
    [one] 1 of { $seats } seats open
   *[other] { $free } of { $seats } seats open
}
bot-open-call = { $role }, { $host } is looking for players at **{ $game }**. { $jump }
bot-open-call_button = Call players
bot-open-called = I've called players to **{ $game }**.
bot-open-new = Open a table…
bot-games-title = Your tables
bot-games-past = Recently finished
bot-games-none = You aren't at any table yet. { COMMAND("play") } opens one.
bot-games-your_turn = your turn
bot-games-since = since { $since }
bot-games-since_when = {" "}(since { $since }{ $timed ->
    [yes] , { $left }
   *[no] {""}
})
bot-games-waits = waiting for { $who }
bot-games-look = View
bot-games-struck = result struck, doesn't count
bot-next-at = Next: your turn at { $game }
bot-next-with = Next: your turn at { $game } with { $who }
bot-next-none = No other table is waiting for you.
bot-which_table = Which table?
bot-status-lobby = in the lobby
bot-status-running = in progress
bot-status-over = finished
bot-status-ended = called off
bot-status-expired = closed

## Settings

bot-language-discord = same as Discord
bot-language-en = English
bot-language-ja = 日本語
bot-settings-kept = Saved.
bot-settings-mine = - Language: { $language }
    - Turn notifications: { $calls }
    - Reminders: { $reminders }{ $repeat ->
        [0] {""}
        [one] , then every hour
       *[other] , then every { $repeat } hours
    }
    - Ping me when I'm the last one to move: { $nudges }
    - Quiet hours: { $quiet }
    - Time zone: { $zone }
    - Show my results when I play alone: { $results }
bot-settings-calls = Turn notifications
bot-calls-always = at the table
bot-calls-digest = once a day, in one direct message
bot-calls-direct = by direct message
bot-calls-never = never
bot-settings-digest = When my daily message comes
bot-settings-digest_at = once a day at { $hour }:00, in one direct message
bot-settings-shut = Direct messages from me can't reach you, so I ping you at the table instead. Allow them in Discord's privacy settings, then save your settings here, and I'll try again.
bot-settings-repeat = Remind me again
bot-settings-every = { $hours ->
    [0] never
    [one] every hour
    [24] every day
    [48] every 2 days
    [72] every 3 days
    [168] every week
   *[other] every { $hours } hours
}
bot-settings-after = { $hours ->
    [one] after 1 hour
    [24] after 1 day
    [48] after 2 days
    [72] after 3 days
    [168] after 7 days
   *[other] after { $hours } hours
}
bot-settings-quiet = { $start }:00 to { $end }:00
bot-settings-no_quiet = none
bot-settings-change = Change
bot-settings-change_hours = Quiet hours
bot-settings-change_results = My results
bot-settings-title = Your settings
bot-settings-language = Language
bot-settings-notices = Ping me
bot-settings-reminders = when I keep others waiting
bot-settings-nudges = when I'm the last one to move
bot-settings-hours = Remind me after
bot-settings-hours_title = Quiet hours and time zone
bot-settings-zone = Time zone
bot-settings-zone_hint = A large city in your time zone, such as London or Tokyo
bot-settings-quiet_from = Quiet hours begin
bot-settings-quiet_to = Quiet hours end
bot-away-span = 🏖️ Days off: { $begins } to { $ends }. Your clock is paused and nothing will ping you.
bot-away-none = You have no days off planned. Use { COMMAND("away") } to take some.
bot-away-weekends = You're off every weekend.
bot-away-left = -# { $left } of { $all } days off left in { $year }. They pause any one match for 14 days at most; live tables aren't paused.
bot-away-back = I'm back
bot-settings-server = - Language of this server: { $language }
    - Time limit at new tables: { $pace }
    - New thread for each table: { $threads }
    - Open tables for each player: { $tables }
    - Channels for tables: { $channels }
    - Close a table's thread: { $archive }
    - Role that a lobby can call: { $role }
    - Old boards: { $boards }
bot-help-head = ## ✦ Planisphere
    Board games under the night sky, played at your own pace.
bot-help-learn = Learn { $game } by playing ({ $minutes } minutes)
bot-help-play = Play { $game }
bot-welcome =
    Five board games for one player or several, with a board in the channel and a hand that only you see.
    New here? *Learn* shows the first game while you play it. { COMMAND("play") } opens any game, { COMMAND("help") } explains the rest.
bot-help-how = How it works
bot-help =
    {"**"}Start**: choose a game with { COMMAND("play") } and press *Start solo*, or wait for others to join.
    {"**"}Learn**: { COMMAND("learn") } teaches each game while you play it, in about ten minutes; { COMMAND("rules") } has the full rules.
    {"**"}Play**: *Your move* below the board opens your own panel with everything you can do. { COMMAND("act") } does the same by typing.
    {"**"}Compete**: { COMMAND("challenge daily") } is the same solo match for everyone. There are also { COMMAND("challenge weekly") }, { COMMAND("challenge duel") }, { COMMAND("challenge ladder") }, and { COMMAND("challenge new") } to share by code.
    {"**"}Anywhere**: add the app to your own account to use challenges, lessons and your tables in any server, group or direct message. Only you see them there.
    {"**"}See the table**: *My pieces*, *Text* (everything in words) and *More* (other pictures, log, rules) are below the board. { COMMAND("board") } posts it again once it has scrolled away.
    {"**"}Your tables**: { COMMAND("games") } lists them and shows where it's your turn.
    {"**"}Run a table**: { COMMAND("table undo") } and the commands beside it, for leaving, ending, moving, exporting or importing a match and for replacing a player.
    {"**"}Look back**: { COMMAND("leaderboard") }, { COMMAND("profile") } with achievements, { COMMAND("statistics") }.
    {"**"}Settings**: { COMMAND("settings language") }, { COMMAND("settings reminders") }, { COMMAND("settings quiet") }, and { COMMAND("settings privacy") } for your stored data.

    Dice and cards are provably fair: the seed's fingerprint is shown when a match begins, and the seed itself when it's over.

## Rules, signs, help

bot-why = Why?
bot-hint-button = What would a master do?
bot-hint-counts = Once you see a hint, this match counts as “with hints”: no leaderboard, no win, no achievement. You can play on as usual.
bot-hint-sure = Show it (“with hints”)
bot-hint-thinks = The master is trying out the best moves. This can take up to 30 seconds.
bot-hint-end = expected at the end: { $standing }
bot-hint-soon = expected in a few turns: { $standing }
bot-hint-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of the leading opponent
bot-hint-behind = { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind the leading opponent
bot-hint-level = level with the leading opponent
bot-hint-less = { $points } fewer
bot-hint-same = about the same
bot-hint-over = Compared with move { $number }: { $gains }
bot-hint-open = later rounds
bot-hint-tried = Estimated by playing out simulated matches from what you can know. The real match may turn out differently.
bot-hint-helped = with hints
bot-rules-sections = Go to a section…
bot-rules-whole = All rules
bot-rules-entry = { $name } ({ $about })
bot-command-rules-about = about
bot-command-rules-about-does = A section, card, tile, goal or word
bot-command-help-about = about
bot-command-help-about-does = What do you need help with?
bot-refuse-nothing_found = The rules have nothing called “{ $about }”. Start typing after { COMMAND("rules") } and pick from the list.
bot-refuse-because = 📖 **{ $rule }** · { COMMAND("rules") } has more.
bot-refuse-possible = You can choose: { $answers }
bot-refuse-possible_more = You can choose from { $count } moves: { $answers } …
bot-kind-section = rules
bot-kind-word = term
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
bot-help-about-signs = What the icons mean
bot-help-signs = What the icons mean
bot-help-about-commands = All commands
bot-help-commands = All commands
bot-help-command = - { $command }: { $does }
bot-help-with_options = { $line } ({ $options })
bot-help-apps = - *Apps* in the menu of a player or message: { bot-menu-profile } · { bot-menu-duel } · { bot-menu-table } · { bot-menu-proof }
bot-help-everywhere = In all games
bot-help-buttons = On buttons and in messages
bot-help-games = Which game?
bot-help-begin_with = New here? Start with **{ $game }**: press the lesson below, or play it solo. { COMMAND("rules") } explains every rule, card and term; *Why?* under a question shows the rule behind it.
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
bot-sign-by_itself = plays on by itself
bot-sign-ends = ends your day, turn or match
bot-sign-hand = your pieces, your hand
bot-sign-advice = tip
bot-sign-master = a master: hints, and results with hints
bot-sign-there = yes
bot-sign-lacking = no
bot-sign-play = play
bot-sign-eyes = one player's view
bot-sign-round_back = a round back
bot-sign-round_on = a round on
bot-sign-sheet = a picture of the table
bot-sign-figures = figures
bot-sign-private = invite-only
bot-sign-computer = computer player
bot-sign-clear = remove all
bot-sign-waiting = waiting
bot-sign-reminder = reminder
bot-sign-snooze = remind me later
bot-sign-days_off = days off
bot-sign-digest = your tables today
bot-sign-invitation = invitation
bot-sign-challenge = challenge
bot-sign-par = par
bot-sign-fifth2 = lead in the second-lowest fifth
bot-sign-fifth3 = lead in the middle fifth
bot-sign-fifth4 = lead in the second-highest fifth
bot-sign-fifth5 = lead in the highest fifth
bot-sign-own_challenge = a challenge of your own
bot-sign-duel = duel
bot-sign-streak = streak
bot-sign-victory = wins
bot-sign-well = a good choice
bot-sign-otherwise = what a strong player would choose
bot-sign-honour = achievement, ranking
bot-sign-first = first
bot-sign-second = second
bot-sign-third = third
bot-sign-top = at the top
bot-sign-not_yet = not yet
bot-sign-everywhere = all servers
bot-sign-here = this server
bot-sign-even = a draw, or agreement
bot-sign-game = a game

## Leaderboards, profiles, statistics

bot-command-leaderboard = leaderboard
bot-command-leaderboard-does = See the rankings of a game
bot-command-leaderboard-game = game
bot-command-leaderboard-game-does = Which game?
bot-command-leaderboard-order = by
bot-command-leaderboard-order-does = Ranked by what?
bot-command-leaderboard-where = where
bot-command-leaderboard-where-does = This server only, or all servers?
bot-command-leaderboard-when = when
bot-command-leaderboard-when-does = This season, or all time?
bot-command-profile = profile
bot-command-profile-does = See a player's matches, wins and achievements
bot-command-profile-person = person
bot-command-profile-person-does = Whose profile? Yours if left empty
bot-command-statistics = statistics
bot-command-statistics-does = See the statistics of a game
bot-command-statistics-game = game
bot-command-statistics-game-does = Which game?
bot-command-privacy = privacy
bot-command-privacy-does = See, download or delete your stored data
bot-standings-order-rating = Rating
bot-standings-order-wins = Wins
bot-standings-order-daily = Daily challenge
bot-standings-order-weekly = Weekly challenge
bot-standings-contest-all = Open now
bot-standings-contest-past = Previous one
bot-standings-to_challenge = Go to the challenge
bot-standings-column-lead = lead
bot-standings-column-result = result
bot-standings-column-stars = stars
bot-standings-rule-contest = Everyone gets the same dice and cards, and one attempt counts. Ranked by the challenge's own rules; boards and moves stay secret until it closes.
bot-standings-order-solo = Best solo score
bot-standings-where-here = This server
bot-standings-where-all = All servers
bot-standings-when-season = This season
bot-standings-when-past = Last season
bot-standings-when-all = All time
bot-standings-season = { $year }, Q{ $quarter }
bot-standings-heading = { $order } · { $where } · { $when }
bot-standings-empty = No one is ranked here yet.
bot-standings-count = { $count ->
    [one] 1 player ranked
   *[other] { $count } players ranked
}
bot-standings-page = page { $page } of { $pages }
bot-standings-around = places { $first } to { $last }
bot-standings-rule-rating = Ranked by conservative rating (estimate minus uncertainty). Ties go to the player with more matches. You need { $least } matches, against { $people } people or more.
bot-standings-rule-wins = Ranked by wins against other people. Ties go to the player with fewer matches. You need { $least } matches against other people.
bot-standings-rule-solo = Ranked by best solo score. Ties go to the player who reached it first. Challenges have their own rankings.
bot-standings-rule-solo-with = Only solo matches with these options count: { $options }.
bot-standings-rule-provisional = A rating with “?” is provisional: there are too few matches to be sure of it yet.
bot-standings-column-rating = rating
bot-standings-column-estimate = estimate
bot-standings-column-games = matches
bot-standings-column-wins = wins
bot-standings-column-share = win rate
bot-standings-column-best = best score
bot-standings-column-solos = solo matches
bot-standings-column-reached = reached
bot-standings-line-rating = **{ $place }.** { $name } — { $value } (estimate { $estimate } ± { $doubt }; { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
})
bot-standings-line-provisional = **{ $place }.** { $name } — { $value } (provisional; { $games ->
    [one] 1 match
   *[other] { $games } matches
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
})
bot-standings-line-wins = **{ $place }.** { $name } — { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 match
   *[other] { $games } matches
} ({ $share }%)
bot-standings-line-solo = **{ $place }.** { $name } — { $value } ({ $reached }; { $solos ->
    [one] 1 solo match
   *[other] { $solos } solo matches
})
bot-standings-mine = You: rank { $place } of { $count }
bot-standings-lacking = { $lacking ->
    [one] One more match and you'll be ranked here.
   *[other] { $lacking } more matches and you'll be ranked here.
}
bot-standings-lacking_people = { $people ->
    [one] A match against one more person and you'll be ranked here.
   *[other] Matches against { $people } more people and you'll be ranked here.
}
bot-standings-unlisted = You've chosen not to be listed. { COMMAND("settings privacy") } changes that.
bot-standings-me = Find me
bot-standings-share = Show everyone
bot-standings-text = Text
bot-standings-picture = Picture
bot-standings-choose_game = Another game…
bot-standings-alt = { $title }, { $heading }. { $rows }
bot-former = a former player

bot-profile-title = Profile
bot-profile-none = No finished matches yet. The first one will appear here.
bot-profile-played = { $count ->
    [one] match
   *[other] matches
}
bot-profile-victories = { $count ->
    [one] win
   *[other] wins
}
bot-profile-favourite = favourite game
bot-profile-answer_time = average time per move
bot-profile-winning = win streak
bot-profile-daily = daily streak
bot-profile-best = longest { $best }{ $nights ->
    [0] {""}
   *[other] {" · "}{ $nights } spare
}
bot-profile-rating_of = { $value } (estimate { $estimate } ± { $doubt })
bot-profile-record = { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won ->
    [one] 1 win
   *[other] { $won } wins
}
bot-profile-estimate = estimate { $estimate } ± { $doubt }
bot-profile-provisional = provisional
bot-profile-provisional_of = { $value } (provisional)
bot-profile-unrated = not rated yet
bot-profile-medals = Achievements
bot-profile-medals_of = { $reached } of { $count } achievements
bot-profile-line = - **{ $game }**: { bot-profile-record } · { $rating }
bot-profile-summary = { bot-profile-record }. Favourite game: { $favourite }. Win streak: { $winning } (longest { $winning_best }). Daily streak: { $daily } (longest { $daily_best }){ $nights ->
    [0] {""}
    [one] {", 1 spare day"}
   *[other] {", "}{ $nights } spare days
}. Average time per move: { $time }.
bot-profile-seconds = { $n } s
bot-profile-minutes = { $n } min
bot-profile-hours = { $n } h
bot-profile-days = { $n } d
bot-profile-progress = { $amount } of { $goal }
bot-profile-alt = { $name }'s profile. { $summary }
bot-profile-to_medals = Achievements
bot-profile-to_overview = Overview

bot-statistics-title = Statistics
bot-statistics-none = No finished matches yet.
bot-statistics-scores = Scores
bot-statistics-scores_of = { $players ->
    [one] solo
   *[other] { $players } players
}
bot-statistics-by_seat = Win rate by seat
bot-statistics-components = Win rate with…
bot-statistics-seat = seat { $number }
bot-statistics-expected = The line shows what chance alone would give.
bot-statistics-few = Not enough matches yet.
bot-statistics-seats = { $count ->
    [one] 1 result counted
   *[other] { $count } results counted
}
bot-statistics-best = Highest win rates
bot-statistics-least = Lowest win rates
bot-statistics-score_line = { $from } to { $to } points: { $count }
bot-statistics-share_line = { $name }: won { $won }% of { $count } (by chance: { $expected }%)
bot-statistics-alt = { $game } statistics: { $count }.
bot-statistics-turn-scores = Scores
bot-statistics-turn-seats = Seats
bot-statistics-turn-use = Pieces

bot-sky-title = Night sky
bot-sky-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
bot-sky-week = { $from } – { $to }
bot-sky-count = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} · { $people ->
    [one] 1 player
   *[other] { $people } players
}
bot-sky-empty = No finished match this week.
bot-sky-parties = Constellations
bot-sky-game = **{ $game }** × { $count }{ $has_best ->
    [yes] : { $name }, { $total }
   *[no] {""}
}
bot-sky-party = { $people } × { $count }
bot-sky-note = Each star is a finished match in the shape and colour of its game: larger for a win, largest for the best result of the week. Lines join the matches of the same players. Use { COMMAND("settings privacy") } to be left out.
bot-sky-pause = {"; "}
bot-sky-alt = { $heading }: { $count }. { $games }.
bot-sky-alt_parties = {" "}Constellations: { $parties }.
bot-sky-on = From now on, each week's night sky is posted in { $place } on Mondays at { $hour }:00 ({ $zone }), next { $when }. Weeks without a match are skipped.
bot-sky-off = The night sky is no longer posted on this server.
bot-sky-tab = Night sky

bot-privacy-title = Your stored data
bot-privacy-text = - Your Discord ID, display name, language and settings
    - The tables you've sat at, your moves with their times, and your results
    - What we work out from them: ratings, wins, achievements, challenges

    Nothing else is stored: no messages, no other members, no contact details. The names and results of listed players appear on leaderboards on every server this bot is on, and in the night sky of the server where they played.
bot-privacy-listed = - Shown on leaderboards: { $listed ->
        [yes] **yes**
       *[no] **no**
    }
    - In night skies: { $sky ->
        [yes] **yes**
       *[no] **no**
    }
bot-privacy-sky = { $sky ->
    [yes] Hide me from night skies
   *[no] Show me in night skies
}
bot-privacy-list = Show me on leaderboards
bot-privacy-unlist = Hide me from leaderboards
bot-privacy-take = Download my data
bot-privacy-taken = { $files ->
    [one] This file holds all the data stored about you.
   *[other] These { $files } files together hold all the data stored about you.
}
bot-privacy-forget = Delete my data
bot-privacy-sure = **Delete your data?** You'll leave every table, and all the data stored about you is erased. For your opponents' sake your finished matches remain, under “a former player”. This can't be undone.
bot-privacy-forgotten = Your data has been deleted. { $tables ->
    [0] {""}
    [one] You've left one table.
   *[other] You've left { $tables } tables.
} If you ever use a command again, you'll start afresh.

## Refusals

bot-refuse-unknown_table = There's no such table. { COMMAND("games") } lists yours.
bot-refuse-unknown_game = There's no game by that name. Pick one from the list that { COMMAND("play") } offers.
bot-refuse-closed = This table is closed. { COMMAND("play") } opens a new one.
bot-refuse-nothing_counted = This table has no result that counts: its match is in progress, was called off, or was a lesson.
bot-refuse-already_void = The result of this table is already void.
bot-refuse-not_void = The result of this table isn't void, so there's nothing to undo.
bot-refuse-no_role = This server has no role that lobbies can call. A server manager sets one with { COMMAND("server setup") }.
bot-refuse-already_mentioned = This lobby has already called for players.
bot-refuse-still_invited = { $who } hasn't joined yet. If you start now, the reserved seats go without them.
bot-refuse-already_started = Too late: the match has begun. That can only be changed in the lobby.
bot-refuse-not_started = The match hasn't begun yet. The host starts it in the lobby.
bot-refuse-still_running = The seed and the record stay secret until the match is over.
bot-refuse-stale = The table has moved on since then. Here's the current position.
bot-refuse-illegal = That move isn't available right now. *Your move* shows everything you can do.
bot-refuse-not_yours = You're not playing at this table. *More* lets you follow it; { COMMAND("play") } opens one of your own.
bot-refuse-elsewhere = { $place ->
    [server] That table belongs to another server: it can only move between channels and threads there.
   *[other] That table has to stay where it is.
} If it can no longer be reached there, its host may move it anywhere.
bot-refuse-unwatched = This table is invite-only, so only the players follow it. { COMMAND("games") } lists the tables you follow.
bot-refuse-others_call = This reminder is for { $who }. *More* below the board has your own.
bot-refuse-not_your_turn = It isn't your turn{ $has_who ->
    [yes] : waiting for { $who }
   *[no] {""}
}. { COMMAND("hand") } shows your pieces, { COMMAND("games") } the tables where you're up.
bot-refuse-cannot_take_back = Too late to undo: something was revealed or someone moved.
bot-refuse-plan_full = You can prepare { $most } alternatives at most. Drop the plan to start over.
bot-refuse-bad_record = That match can't be looked through: { $why ->
    [large] the file is larger than { $most } kB, which is more than the longest matches need.
    [game] this bot doesn't have its game.
    [rules] it was played under other rules than this version has.
    [upgraded] the rules have changed since it began. Its record keeps every move.
    [checkpoint] the file begins in the middle of the match. Only a record from the first move can be replayed.
    [secret] it was still running when the file was written.
    [commitment] the seed in the file doesn't fit the fingerprint in the file.
    [moves] one of its moves isn't legal.
    [scores] the scores in the file aren't those that its moves lead to.
   *[format] the file isn't the record of a match.
}{ $why ->
    [upgraded] {""}
   *[other] {" "}{ COMMAND("table export") } writes a file that can be.
}
bot-refuse-file_unread = Discord didn't hand over that file just now. Please attach it again in a moment.
bot-refuse-no_record = This record is no longer available (they're kept for seven days). Upload it again with { COMMAND("table import") }.
bot-refuse-cannot_go_back = The match can't go back to that turn. { COMMAND("table undo") } shows the ones it can.
bot-refuse-already_asked = { $who } has already asked to go back. { COMMAND("table undo") } shows what was asked.
bot-refuse-request_over = That has already been decided, or the match has moved on. { COMMAND("table undo") } shows what's possible now.
bot-refuse-full = No seats left: all { $seats } are taken. { COMMAND("play") } opens another table.
bot-refuse-reserved = The seats left are reserved for invited players. Ask the host for one, or open your own table with { COMMAND("play") }.
bot-refuse-private = This table is invite-only. Ask the host for a seat.
bot-refuse-dismissed = { $host } removed you from this table, so you can only come back if you're invited again. { COMMAND("play") } opens a table of your own.
bot-refuse-not_again = { $who } has been removed from this lobby or has declined twice, and can't be invited here again.
bot-refuse-already_seated = You're already at this table.
bot-refuse-not_seated = That person isn't at this table. { COMMAND("table seats") } shows who is.
bot-refuse-not_host = Only { $host } can do that.
bot-refuse-too_few = { $seated ->
    [one] Only one player is
   *[other] Only { $seated } players are
} seated; you need at least { $needed } to start.
bot-refuse-bad_seats = This game takes { $least } to { $most } players, so { $seats } won't work.
bot-refuse-unknown_option = “{ $option }{ $has_value ->
    [yes] ={ $value }
   *[no] {""}
}” isn't a valid choice.{ $has_possible ->
    [yes] {" "}Pick from: { $possible }
   *[no] {""}
}
bot-refuse-unknown_level = There's no such computer level. Pick from: { $possible }
bot-refuse-not_absent = { $who } still has { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} to move.
bot-refuse-seat_taken = That seat is taken. { COMMAND("table seats") } shows which ones are open.
bot-refuse-other_seat = You've played another seat here and know what it holds, so this one isn't open to you. { $has_seat ->
    [yes] Seat { $seat } is still yours: take it back under { COMMAND("table seats") }.
   *[no] You can follow the match with { COMMAND("table watch") }.
}
bot-refuse-last_player = You're the last player at this table, so there's no match to join. { COMMAND("table end") } calls it off.
bot-refuse-bad_setting = { $has_value ->
    [yes] { $setting ->
        [remind_after] Reminders can come after 1 to 168 hours; { $value } is out of range.
        [digest_at] Hours run from 0 to 23; { $value } is out of range.
        [repeat] Reminders can be repeated every 1 to 168 hours, or not at all (0); { $value } is out of range.
        [day] “{ $value }” isn't a day within the next year. Write it as 2026-12-24, or pick one from the list.
        [zone] I don't know a time zone for “{ $value }”, or there are several. Name a large city in your time zone, such as London or Tokyo; { COMMAND("settings quiet") } lists them while you type.
        [quiet_from] Hours run from 0 to 23; { $value } is out of range.
        [quiet_to] Hours run from 0 to 23; { $value } is out of range.
       *[other] “{ $value }” isn't available. Pick one from the list.
    }
   *[no] Quiet hours need both a start and an end. Leave both empty to turn them off.
}
bot-refuse-too_few_days = You have { $left } of { $all } days off left in { $year }.
bot-refuse-hidden = This player keeps their profile private.
bot-refuse-newer_rules = This match was saved by a newer version of the bot. It can continue once this bot has been updated.
bot-refuse-conflict = Someone else acted at the very same moment. Please try again.
bot-refuse-too_slow = That took too long, so nothing was changed. Please try again in a moment.
bot-refuse-store = The database can't be reached right now. Nothing is lost; please try again.
bot-refuse-store_busy = The database is busy. Nothing is lost; please try again in a moment.
bot-refuse-store_full = The database is full, so this couldn't be saved. Nothing is lost; please tell the bot's host.
bot-refuse-read_only = The database is read-only right now, so this couldn't be saved. Please tell the bot's host.
bot-refuse-store_down = The database can't be reached. Please try again later.
bot-refuse-newer_database = The database was made by a newer version of the bot. Update the bot, or go back to an older backup.
bot-refuse-foreign_database = The database isn't Planisphere's: it has a table { $table } and no version of ours. Name a database of its own, or go back to a backup. Nothing was changed.
bot-refuse-database_lost = The database { $file } is missing or empty, but there are copies of it. To continue from the newest one, copy { $copy } to { $file }. To start again, move the folder { $folder } away first. Nothing was changed.
bot-refuse-same_database = Both addresses lead to the same database. Name another one; nothing was moved.
bot-refuse-already_running = The bot is already running with this database: { $file }. Stop that one first; running several processes takes PostgreSQL.
bot-refuse-backup_elsewhere = This database isn't a file. Back PostgreSQL up with pg_dump.
bot-refuse-not_empty = The target database isn't empty: its table { $table } has rows. Name an empty one; nothing was moved.
bot-refuse-database_in_use = A bot is connected to this database. Stop it first; nothing was moved.
bot-refuse-monitor_taken = Can't open { $address }, the address in PLANISPHERE_MONITOR: { $reason }. Another bot may be using it; choose a different address, or none.
bot-refuse-backup_exists = There's already a file by that name: { $file }
bot-refuse-unmentionable_role = I can't mention { $role }. Allow anyone to mention it in the settings of the role, then try again.
bot-refuse-forged = That isn't one of the choices now. Open it again to see what you can pick.
bot-refuse-no_table = You have no table here. { COMMAND("play") } opens one, { COMMAND("games") } lists yours.
bot-refuse-no_question = There's nothing for you to decide right now{ $has_who ->
    [yes] : waiting for { $who }
   *[no] {""}
}. Meanwhile { COMMAND("hand") } shows your pieces, and { COMMAND("games") } the tables where it's your turn.
bot-refuse-several_answers = “{ $answer }” fits several of your moves. Type a little more, or pick one from the list.
bot-refuse-unknown_answer = “{ $answer }” isn't one of your moves. Pick one from the list that appears as you type.
bot-refuse-missing = I need more permissions here: { $permissions }.
bot-refuse-wrong_channel = New tables can't be opened in this channel. You can open one in { $channels }.
bot-seats-give_day = Give seat { $seat } a day more
bot-seats-day_given = { $who } has a day more for this turn. Everyone at the table sees that on the board.
bot-refuse-turn_over = The table isn't waiting for that player, or has no time limit to extend. { COMMAND("table seats") } shows who can get a day more.
bot-refuse-time_added = That turn has already got as much time as can be added: { $days } days.
bot-refuse-banned_here = You can't open or join tables on this server: one of its managers has decided so. On other servers, and alone in direct messages, you can play as before.
bot-refuse-too_many_tables = For now you can be at no more than { $most ->
    [one] 1 open table
   *[other] { $most } open tables
} on this server. Finish one of yours ({ COMMAND("games") }) to make room; after { $more ->
    [one] 1 more finished match
   *[other] { $more } more finished matches
} the limit rises by one.
bot-refuse-not_in_thread = I'm not in this private thread, so I can't post here. Mention { $bot } here to add me, then try again.
bot-refuse-too_old = That's done. Discord no longer lets me change this old message, so a new one will follow.
bot-refuse-no_thread = I can't create a thread here. Try a text channel, or play right in this one.
bot-refuse-absent = I'm not a member here, so only you can see my messages, and this needs to be seen by others. A server manager can [add me to a server]({ $link }). You can still use your own things here: { COMMAND("challenge daily") }, { COMMAND("learn") }, { COMMAND("games") }.
bot-refuse-not_manager = Only server managers can change that.
bot-refuse-no_rules = There's no such chapter. { COMMAND("rules") } lists them all.
bot-refuse-too_often = That was a lot in a short time. You can continue { $when }.
bot-refuse-old_button = This button is from an older version. { COMMAND("board") } posts the table again.
bot-refuse-bug = Something went wrong on our end; it has been logged as error { $error }. Your action may have gone through all the same: check the table, and if it hasn't, please try again.

bot-permission-view_channel = View Channel
bot-permission-send_messages = Send Messages
bot-permission-send_messages_in_threads = Send Messages in Threads
bot-permission-create_public_threads = Create Public Threads
bot-permission-attach_files = Attach Files
bot-permission-read_message_history = Read Message History

## Settings of whoever runs the bot

bot-setting-env_file = The file .env can't be read ({ $value }). It must be a UTF-8 text file that this user may read.
bot-setting-discord_token = DISCORD_TOKEN isn't a valid token: it must be one word without spaces. Copy it again from Discord's developer portal.
bot-setting-database_url = DATABASE_URL isn't a database address I know. Use sqlite:///file or postgresql://user:password@host/name.
bot-setting-database_parameter = DATABASE_URL has a parameter that the database driver doesn't know: { $value }. Remove it from the address.
bot-setting-planisphere_data = PLANISPHERE_DATA ({ $value }) isn't a folder.
bot-setting-planisphere_shards = PLANISPHERE_SHARDS ({ $value }) must be a number from 1 to 10000: how many shards all processes serve together.
bot-setting-planisphere_workers = PLANISPHERE_WORKERS ({ $value }) no longer exists, nor does `planisphere work`: remove the setting. To use more cores or machines, start more bot processes at one PostgreSQL database (docs/hosting.md, "Several processes").
bot-setting-port = PORT ({ $value }) must be a number from 0 to 65535.
bot-setting-log_level = LOG_LEVEL ({ $value }) must be DEBUG, INFO, WARNING or ERROR.
bot-setting-log_format = LOG_FORMAT ({ $value }) must be text or json.
bot-setting-planisphere_locale = PLANISPHERE_LOCALE ({ $value }) must be one of the languages that I speak: { $languages }.
bot-setting-planisphere_monitor = PLANISPHERE_MONITOR ({ $value }) must be HOST:PORT, such as 127.0.0.1:9464; leave it out to run without a monitor.
bot-setting-planisphere_welcome = PLANISPHERE_WELCOME ({ $value }) must be on or off.
bot-setting-planisphere_backups = PLANISPHERE_BACKUPS ({ $value }) must be a number from 0 to 1000: how many hourly copies to keep (0 makes none).
bot-setting-planisphere_loopback = PLANISPHERE_LOOPBACK ({ $value }) must be http://127.0.0.1:PORT; it's for tests only.

## Preview

bot-preview-ready =
    Planisphere is ready: { $url }
    Open this address in a browser. The welcome there begins a first match or a lesson.
bot-preview-port = Port { $port } is taken. Set PORT to a different number, or to 0 for any free one.
bot-preview-missing = The preview needs the `preview` packages: pip install "planisphere[preview]"

## Commands: names (lower case, no spaces), descriptions, options

bot-command-play = play
bot-command-play-does = Open a table
bot-command-play-game = game
bot-command-play-game-does = Which game? Left out: the tables that you can join
bot-command-play-seats = seats
bot-command-play-seats-does = How many players? 1 is a solo match
bot-command-play-computers = computers
bot-command-play-computers-does = How many of them are computer players?
bot-command-play-level = level
bot-command-play-level-does = How strong are the computer players?
bot-command-play-options = options
bot-command-play-options-does = The game's options; you can still change them in the lobby
bot-command-play-place = place
bot-command-play-place-does = In this channel, or in a new thread?
bot-command-play-private = private
bot-command-play-private-does = Only for players you invite?
bot-command-play-sealed = sealed
bot-command-play-sealed-does = Start the clock only when a player first looks?
bot-command-act = act
bot-command-act-does = Play by typing: everything you can do is listed
bot-command-act-answer = answer
bot-command-act-answer-does = Type and pick from the list; put ; between several moves
bot-command-act-table = table
bot-command-act-table-does = Which table? Usually the one in this channel
bot-command-board = board
bot-command-board-does = See the board, repost it, or move it here
bot-command-board-table = table
bot-command-board-table-does = Which table? Usually the one in this channel
bot-command-hand = hand
bot-command-hand-does = See your own pieces; only you can see them
bot-command-hand-table = table
bot-command-hand-table-does = Which table? Usually the one in this channel
bot-command-games = games
bot-command-games-does = Your tables, and where it's your turn
bot-command-rules = rules
bot-command-rules-does = Read the rules of a game
bot-command-rules-game = game
bot-command-rules-game-does = Which game?
bot-command-help = help
bot-command-help-does = How to use this bot
bot-command-table = table
bot-command-table-does = Manage a table
bot-command-table-table = table
bot-command-table-table-does = Which table? Usually the one in this channel
bot-command-watch = watch
bot-command-watch-does = Follow a table you don't play at
bot-command-undo = undo
bot-command-undo-does = Undo your last move, or ask everyone to go back further
bot-command-hint = hint
bot-command-hint-does = Ask what a master would do (marks the match “with hints”)
bot-command-leave = leave
bot-command-leave-does = Leave a table; a computer takes over your seat
bot-command-end = end
bot-command-end-does = Call a match off, if everyone agrees
bot-command-seats = seats
bot-command-seats-does = See who sits where, or take an open seat
bot-command-replace = replace
bot-command-replace-does = Let a computer play for someone who is away
bot-command-replace-person = person
bot-command-replace-person-does = Who is away?
bot-command-back = back
bot-command-back-does = Take your seat back from the computer
bot-command-here = here
bot-command-here-does = Move the table to this channel
bot-command-pace = pace
bot-command-pace-does = See or set the time per turn, and what happens after it
bot-command-pace-pace = pace
bot-command-pace-pace-does = How much time per turn?
bot-command-pace-then = then
bot-command-pace-then-does = What happens when a player runs out of time?
bot-command-pace-sealed = sealed
bot-command-pace-sealed-does = Start the clock only when a player first looks?
bot-command-invite = invite
bot-command-invite-does = Reserve a seat for a player
bot-command-invite-person = person
bot-command-invite-person-does = Who is the seat for?
bot-command-export = export
bot-command-export-does = Get the record of a finished match
bot-command-export-table = table
bot-command-export-table-does = Which table?
bot-command-import = import
bot-command-import-does = Replay an exported match, move by move
bot-command-import-file = file
bot-command-import-file-does = The record of the match (.json)
bot-command-log = log
bot-command-log-does = See what has happened at a table
bot-command-settings = settings
bot-command-settings-does = Language, reminders, quiet hours, privacy
bot-command-show = show
bot-command-show-does = See your settings
bot-command-language = language
bot-command-language-does = Choose the language of your own messages
bot-command-language-language = language
bot-command-language-language-does = Which language?
bot-command-reminders = reminders
bot-command-reminders-does = Choose whether and when you're reminded
bot-command-reminders-on = on
bot-command-reminders-on-does = Turn reminders on?
bot-command-reminders-hours = hours
bot-command-reminders-hours-does = After how many hours?
bot-command-reminders-calls = calls
bot-command-reminders-calls-does = How should I tell you it's your turn?
bot-command-reminders-digest = digest
bot-command-reminders-digest-does = At which hour should the daily message come (0–23)?
bot-command-reminders-repeat = repeat
bot-command-reminders-repeat-does = Repeat every how many hours? 0 = never
bot-command-reminders-nudges = nudges
bot-command-reminders-nudges-does = Ping you when you're the last one to move?
bot-command-results = results
bot-command-results-does = Choose whether others see your solo and challenge results
bot-command-results-shown = shown
bot-command-results-shown-does = When are they shown?
bot-command-away = away
bot-command-away-does = Take days off at all your tables, or see them
bot-command-away-days = days
bot-command-away-days-does = How many days?
bot-command-away-first = from
bot-command-away-first-does = The first day, such as 2026-12-24 (today if left out)
bot-command-away-weekends = weekends
bot-command-away-weekends-does = Take every weekend off, too?
bot-command-quiet = quiet
bot-command-quiet-does = Set hours without pings
bot-command-quiet-start = from
bot-command-quiet-start-does = From which hour (0 to 23)? Leave both empty for none
bot-command-quiet-end = to
bot-command-quiet-end-does = Until which hour (0 to 23)? Leave both empty for none
bot-command-quiet-zone = zone
bot-command-quiet-zone-does = Your time zone: type a large city nearby
bot-command-server = server
bot-command-server-does = Settings, lists and bans of this server (managers only)
bot-command-setup = setup
bot-command-setup-does = Language, tables, channels and old boards of this server
bot-command-server-boards = boards
bot-command-server-boards-does = What happens to a table's old boards?
bot-command-person = person
bot-command-person-does = Take a player off the lists, or ban them from the tables
bot-command-server_person-person = person
bot-command-server_person-person-does = Who?
bot-command-server_person-listed = listed
bot-command-server_person-listed-does = May this server's lists name this player?
bot-command-server_person-banned = banned
bot-command-server_person-banned-does = Is this player kept from this server's tables?
bot-boards-shrink = shrink to one line
bot-boards-delete = are deleted
bot-moved_command = This is now { $command }. Discord shows it to server managers only.
bot-settings-person = { $who } on this server
    - Named in leaderboards, rankings and the night sky: { $listed }
    - Kept from opening and joining tables: { $banned }
bot-command-server-language = language
bot-command-server-language-does = The language of public messages
bot-command-server-pace = pace
bot-command-server-pace-does = Time limit per turn at new tables
bot-command-server-threads = threads
bot-command-server-threads-does = Create a thread for each table?
bot-command-server-tables = tables
bot-command-server-tables-does = Open tables per player (0 = no limit; matches add more)
bot-command-server-archive = close
bot-command-server-archive-does = When to close a table's own thread after the match
bot-command-server-role = role
bot-command-server-role-does = A role that a lobby can call once (@everyone: none)
bot-command-sky = sky
bot-command-sky-does = Post each week's night sky here on Mondays (managers only)
bot-command-sky-on = on
bot-command-sky-on-does = Post it here?
bot-command-sky-zone = zone
bot-command-sky-zone-does = Which time zone? Type a large city (yours if left out)
bot-command-sky-hour = hour
bot-command-sky-hour-does = At which hour (0 to 23)?
bot-archive-never = never
bot-archive-1 = 1 hour after the match
bot-archive-24 = 1 day after the match
bot-archive-72 = 3 days after the match
bot-archive-168 = 7 days after the match
bot-settings-tables = { $most }, and one more for every { $finished } finished matches
bot-settings-no_role = none
bot-settings-any = any number
bot-settings-everywhere = all
bot-settings-channels = Channels for new tables (none picked: all)

## Challenges

bot-challenge-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $day }
bot-challenge-week = Week { $week }
bot-challenge-kind-daily = Daily challenge, { bot-challenge-day }, { $year }
bot-challenge-kind-weekly = Weekly challenge, week { $week } of { $year }
bot-challenge-kind-custom = Challenge
bot-challenge-kind-duel = Duel
bot-challenge-kind-ladder = Ladder
bot-challenge-closes = ⌛ entry closes { $when } · code `{ $code }`
bot-challenge-closed = closed { $when } · code `{ $code }`
bot-challenge-duel_of = ⚔️ { $people }
bot-challenge-duel_terms = By accepting you agree: once the duel is over, its players see each other's results, in private. What is posted for everyone follows each player's settings.
bot-challenge-duel_private = -# Its players see all results of this duel under *Ranking*.
bot-challenge-finished_by = { $count ->
    [0] No one has finished yet.
    [one] One player has finished.
   *[other] { $count } players have finished.
}
bot-challenge-streak = 📈 Daily streak: **{ $now }** (longest: { $best }){ $nights ->
    [0] {""}
    [one] {" · 1 spare day"}
   *[other] {" · "}{ $nights } spare days
}
bot-challenge-streak_here = 🏠 This server's streak: **{ $now }** (longest: { $best }){ $nights ->
    [0] {""}
    [one] {" · 1 spare day"}
   *[other] {" · "}{ $nights } spare days
}
bot-challenge-rule = Everyone gets the same dice and cards. You have one ranked attempt, with no undo and no suggestions; you can pause it and come back. Practice has other dice and cards until the challenge closes, and the same ones after that.
bot-challenge-mine-none = You haven't tried it yet.
bot-challenge-mine-missed = You didn't try this one. Practice is open to everyone.
bot-challenge-mine-running = ▶ Your attempt is in progress; it ends { $when }.
bot-challenge-mine-listed = **{ $total }** { $stars } · { $rank }
bot-challenge-mine-done = Your attempt is finished and is being verified.
bot-challenge-mine-given_up = You gave up in round { $round }.
bot-challenge-mine-struck = The people who run this bot have struck your result, so it isn't ranked.
bot-challenge-mine-void = Your attempt couldn't be verified from its log and isn't ranked.
bot-challenge-rank = rank { $rank } of { $count }
bot-challenge-card_streak = { $now }-day streak
bot-challenge-won = won
bot-challenge-lost = not this time
bot-challenge-course = Lead, round by round
bot-challenge-play = Play
bot-challenge-accept = Accept and play
bot-challenge-play_today = Play today's challenge
bot-challenge-go_on = Continue
bot-challenge-practise = Practise
bot-challenge-share = Share my result
bot-challenge-pass_on = Only you can see this. Pass on the code **{ $code }**: { COMMAND("challenge join") } opens it on any server, in any group or direct message.
bot-challenge-shared = Everyone here can see your card now.
bot-challenge-ranking = Ranking
bot-challenge-replay = Best attempt
bot-challenge-daily = Today
bot-challenge-weekly = This week
bot-challenge-ladder = Ladder
bot-challenge-own_ladder = My own ladder
bot-challenge-make = New challenge
bot-challenge-season = Month
bot-challenge-other_game = Another game…
bot-challenge-back = Back
bot-challenge-over = Final ranking; below each name, the lead after every round.
bot-challenge-so_far = Standings so far. Boards and moves stay secret until it closes.
bot-challenge-nobody = No one yet. Be the first!
bot-challenge-more = … and { $count } more
bot-challenge-former = a former player
bot-challenge-scope-here = This server
bot-challenge-scope-all = All servers
bot-challenge-reached = { $who } reached round { $round }
bot-challenge-unlisted = { $count ->
    [one] 1 other player has points here and isn't listed.
   *[other] { $count } other players have points here and aren't listed.
}
bot-challenge-unnamed = { $count ->
    [one] 1 player has finished and keeps the result private.
   *[other] { $count } players have finished and keep their results private.
}
bot-challenge-week_line = 🗓️ This week, until { $when }: { $options } — { $finished }
bot-challenge-yesterday = 🏆 Best result of the last challenge: { $who } ({ $total })
bot-challenge-finished = { $who } has finished **{ $challenge }**: **{ $total }** { $stars }
bot-challenge-note-ends = Your attempt at **{ $challenge }** ends { $until }. What you haven't finished by then isn't ranked.
bot-challenge-note-waiting = **{ $challenge }** `{ $code }` ends { $until }, and you haven't played yet.
bot-challenge-note-ran_out = Time has run out for your attempt at **{ $challenge }**. It isn't ranked.
bot-challenge-note-result = **{ $challenge }** `{ $code }` is over:
bot-challenge-unfinished = ⌛ Your attempt at **{ $challenge }** is still open; it ends { $when }.
bot-challenge-go_on_with = Continue { $day }
bot-challenge-season_over = 🏆 The monthly ranking of { $month } is final: { $count ->
    [0] { $hidden ->
        [one] the best player isn't listed by name ({ $points } points).
       *[other] { $hidden } players are first with { $points } points each; they aren't listed by name.
    }
   *[other] { $who } { $count ->
        [one] is
       *[other] are
    } first with { $points } points.
}
bot-challenge-verdict = The results of **{ $challenge }** `{ $code }` are in:
bot-challenge-dare-custom = { $who }: “Beat me on **{ $code }**!”
bot-challenge-dare-duel = { $who } challenges { $people }!
bot-challenge-ranked = 🌠 Ranked attempt, shown only to you, with no undo and no suggestions. Time runs out { $when }.
bot-challenge-practice = 🧭 Practice: it doesn't count.
bot-challenge-other_luck = 🧭 An ordinary match with the same options and other dice and cards; it's no part of the challenge. Once the challenge has closed, you can practise with the same ones.
bot-challenge-leave_sure = **Give up your attempt?** It ends here and won't be ranked. You won't see any scores until the challenge closes.
bot-challenge-was_practice = That was practice; it doesn't count.
bot-challenge-ladder_rule = Win once at each level to move up. Every attempt has different dice and cards and counts once.
bot-challenge-ladder_tries = { $tries ->
    [one] 1 attempt
   *[other] { $tries } attempts
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
bot-challenge-at_top = 👑 You've reached the top.
bot-challenge-climb = Climb
bot-challenge-make_rule = Anything you leave open is chosen at random. Anyone with the code can play for seven days; pick opponents below to make it a 72-hour duel instead.
bot-challenge-make_now = Create and share
bot-challenge-duel_hint = Or a duel with…
bot-challenge-duel_note = Choose no one, and anyone with the code can play for seven days.
bot-challenge-plain = the usual rules
bot-challenge-luck = random
bot-challenge-hidden = 🔒 You see the results once you've played your own attempt to the end; if you give up, when the challenge closes.
bot-challenge-finished_open = { $who } has finished **{ $challenge }**.
bot-challenge-friend = Challenge a friend…
bot-challenge-befriended = Challenge sent. You can compare as soon as they've finished.
bot-challenge-dared = ⚔️ { $who } challenges { $people }: same dice, same cards!
bot-challenge-paste = To paste anywhere; it gives no result away:
bot-challenge-card = This is your card; it gives no result away while others can still play.
bot-challenge-moons = Each moon is a round (if there are many, eight are picked evenly). It compares your lead then with the strong computer's games: ⚫ lowest fifth, 🌕 highest fifth.
bot-race-button = Ghost race
bot-race-par = Par
bot-race-rival = Race against…
bot-race-after = After round { $round }: you { $own }, { $who } { $theirs }.
bot-race-ended = At the end: you **{ $own }**, { $who } **{ $theirs }**.
bot-refuse-no_rival = There's no one to race yet: no one who shows their results has finished, and par isn't ready.
bot-par-line = ⛳ Par **{ $par }**: the median of { $count } games by a strong computer with the same dice and cards. You beat { $beaten } of them.
bot-par-pending = ⛳ Par is being worked out: { $played } of { $count } computer games played.
bot-par-here = 🏠 On this server:
bot-par-caption = Results of { $count } computer games
bot-par-aside = lead at the end
bot-par-own = you { $lead }
bot-par-par = par { $lead }
bot-par-column = { $one ->
    [yes] { $first }
   *[no] { $first } to { $last }
}: { $count }
bot-challenge-past_hint = Past challenges…
bot-challenge-streak_rule = Missing a day doesn't end your streak if you have a spare day. You earn one for every seven days played and can keep two. A new day starts at midnight in Japan ({ $when }).
bot-challenge-mine_hint = My open challenges…
bot-challenge-season_rule = Each closed day scores 12, 10, 8, 7, 6, 5, 4, 3 and 2 points by rank, 1 point for everyone else who finished, and 3 extra for a win. Equal points share a rank.
bot-challenge-season_line = **{ $rank }.** { $who } — **{ $points }** · { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, average lead { $lead }
bot-challenge-step-a = Previous round
bot-challenge-step-b = Previous move
bot-challenge-step-c = Next move
bot-challenge-step-d = Next round
bot-challenge-replay_at = { $who }, { $total } · after move { $now } of { $all }
bot-challenge-post_on = From now on, the { $game } challenges are posted in { $place }.
bot-challenge-post_off = The challenges of { $game } will no longer be posted on this server.

bot-refuse-no_challenges = { $game } has no challenges.
bot-refuse-no_ladder = { $game } has no levels to climb.
bot-refuse-unknown_challenge = No challenge { $code } is open to you. A code has eight characters, like K7Q2-3FDX.
bot-refuse-challenge_over = This challenge has closed, so results no longer count. You can still practise it.
bot-refuse-not_invited = This challenge is for other players. Make your own with { COMMAND("challenge new") }.
bot-refuse-own_duel = You can't challenge yourself to a duel. Pick another player, or make a challenge that anyone with its code can play: { COMMAND("challenge new") }.
bot-refuse-already_tried = You've had your ranked attempt. Practise as often as you like!
bot-refuse-undo_off = There's no undo in a ranked attempt, so that it's the same for everyone. In practice you can.
bot-refuse-hints_off = { $why ->
    [ranked] Hints are off in ranked attempts, so that it's the same for everyone. Practice has them.
    [people] Hints are off in matches with other people, because the result counts for everyone. You can use them alone or against computer players.
   *[master] This game has no master.
}
bot-refuse-suggestions_off = Nothing is suggested in a ranked attempt, so that it's the same for everyone. In practice it is.
bot-refuse-secret = That stays secret until the challenge closes.
bot-refuse-no_replay = No one who shows their result has finished this challenge, so there's nothing to show.
bot-refuse-unknown_month = “{ $month }” isn't a month. Write it like 2026-11.

bot-command-challenge = challenge
bot-command-challenge-does = Solo challenges with the same dice and cards for everyone
bot-command-challenge-game = game
bot-command-challenge-game-does = Which game?
bot-command-challenge-person = person
bot-command-challenge-person-does = Who do you want to challenge?
bot-command-challenge-code = code
bot-command-challenge-code-does = The code of the challenge, like K7Q2-3FDX
bot-command-challenge-month = month
bot-command-challenge-month-does = Which month, like 2026-11?
bot-command-challenge-on = on
bot-command-challenge-on-does = Post it here?
bot-command-daily = daily
bot-command-daily-does = Play today's challenge
bot-command-weekly = weekly
bot-command-weekly-does = Play this week's challenge
bot-command-ladder = ladder
bot-command-ladder-does = Climb through the levels of a game
bot-command-new = new
bot-command-new-does = Create a challenge to share
bot-command-duel = duel
bot-command-duel-does = Challenge another player
bot-command-join = join
bot-command-join-does = Open a challenge by its code
bot-command-ranking = ranking
bot-command-ranking-does = See the ranking of a challenge
bot-command-monthly = monthly
bot-command-monthly-does = See the monthly ranking
bot-command-replay = replay
bot-command-replay-does = Watch the best attempt at a closed challenge
bot-command-post = post
bot-command-post-does = Keep the daily challenge posted here (server managers only)

## Lessons

bot-lesson-title = Learn by playing
bot-lesson-offer = A lesson is a real match against an easy computer. Each new decision is explained as it comes up. Choose what you like: nothing counts. Leave any time; { COMMAND("learn") } brings you back.
bot-lesson-line = - **{ $game }** · about { $minutes } minutes — { $pitch }
bot-lesson-under_way = - **{ $game }** · ▶ in progress, press to continue — { $pitch }
bot-lesson-mark = lesson
bot-lesson-head = 🎓 Lesson: nothing counts, and only you can see it. Leave whenever you like; { COMMAND("learn") } brings you back here.
bot-lesson-same = 👍 Exactly what a strong player would do.
bot-lesson-fine = 👍 Good choice: a strong player would rate it about as highly as the best.
bot-lesson-better = 💭 That works. A strong player would choose **{ $best }**: { $reason }
bot-lesson-done = That was the lesson: { $game }
bot-lesson-left = This lesson has ended: { $game }
bot-lesson-real = Play for real
bot-lesson-again = Once more
bot-lesson-leave_sure = **End this lesson of { $game }?** You don't have to: just stop here, and { COMMAND("learn") } brings you back to where you were.
bot-lobby-learn = Learn it ({ $minutes } min)

bot-refuse-own_result = This was a match without other people, so only its player sees the result. { COMMAND("play") } opens a match of your own.
bot-refuse-results_kept_private = Your settings keep all your results private, so this one can't be shown. { COMMAND("settings results") } changes that.
bot-refuse-own_lesson = Lessons are private: only the learner sees them, and they can't be posted.
bot-refuse-no_lesson = There is no lesson for { $game } yet. { COMMAND("rules") } explains the games.

bot-command-learn = learn
bot-command-learn-does = Learn a game by playing it
bot-command-learn-game = game
bot-command-learn-game-does = Which game?
