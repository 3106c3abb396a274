## Server against server

bot-challenge-kind-servers = Server duel
bot-servers-title = Server duels
bot-servers-versus = **{ $first }** against **{ $second }**
bot-servers-alone = **{ $first }** is looking for an opponent
bot-servers-unnamed = a server
bot-servers-terms = The best { $best ->
    [one] result of each server counts
   *[other] { $best } results of each server count
}, for { $days ->
    [one] 1 day
   *[other] { $days } days
}. A server with fewer results ranks below one that has them all.
bot-servers-rule = Everyone gets the same dice and cards and one ranked attempt, with no undo. You play for the server where you press *Play*. You see scores once you've finished, and other boards when the duel is over. Private results count in the total, without a name.
bot-servers-code = To accept, a manager of the other server enters { COMMAND("challenge servers") } with the code `{ $code }` by { $when }. The duel starts then, and each server gets a post in the channel where it agreed.
bot-servers-tally = { $name }: { $count ->
    [0] no one has finished yet
    [one] 1 player has finished
   *[other] { $count } players have finished
}
bot-servers-score = **{ $name }** — **{ $total }** · { $counted } of { $best }
bot-servers-won = 🏆 **{ $name }** wins!
bot-servers-draw = 🤝 It's a draw on every count.
bot-servers-gone = { $name } has withdrawn.
bot-servers-unanswered = No one accepted.
bot-servers-ended = over; the result is posted below
bot-servers-ends = until { $when }
bot-servers-record = 🏆 won { $won } · drawn { $drawn } · lost { $lost }
bot-servers-duel = Server duel
bot-servers-none = No server duels yet. A server manager can challenge another server here: both play with the same dice and cards, and each side's best results count.
bot-servers-hint = Look at a duel…
bot-servers-all = Server duels
bot-servers-make = Challenge a server
bot-servers-attempt = Your attempt
bot-servers-accept = Accept
bot-servers-withdraw = Withdraw
bot-servers-take_back = Take it back
bot-servers-sure = **Withdraw this server from the duel?** It ends now, attempts in progress included, and the other server wins.
bot-servers-sure_open = **Withdraw this challenge?** No one can accept it after that.
bot-servers-best = How many results of each server count?
bot-servers-counted = { $best ->
    [one] the best one
   *[other] the best { $best }
}
bot-servers-days = How long?
bot-servers-span = { $days ->
    [one] 1 day
   *[other] { $days } days
}

bot-refuse-own_server = This is your own server's challenge. A manager of another server can accept it there.
bot-refuse-already_agreed = Another server has accepted this challenge already. You can make your own with { COMMAND("challenge servers") }.
bot-refuse-not_agreed = No other server has accepted this challenge yet. It begins when one does.
bot-refuse-not_your_side = Your attempt counts for a server, so begin it in one of these two: { $servers }.
bot-refuse-own_first = Play first: the scores of a server duel are shown to you once your own attempt is over, or when the duel ends.

bot-command-servers = servers
bot-command-servers-does = Server against server, with the same dice and cards
