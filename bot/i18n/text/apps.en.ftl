## The apps menu of a person or a message

bot-menu-profile = Profile
bot-menu-duel = Invite to a duel
bot-menu-proof = Verify this result
bot-menu-table = Show this table

bot-challenge-which = Game

bot-proof-holds = ✅ I've just replayed this match from its log: all { $moves } moves are legal, they lead to exactly this result, and the seed fits its fingerprint.
bot-proof-holds_secret = ✅ The bot has just played this attempt again from its log: every move is legal, they lead to the stored result, and the seed fits its fingerprint.
bot-proof-fails = ⚠️ This result can't be verified: the moves in the log don't lead to it.
bot-proof-rules = ⚠️ This result can no longer be verified: the rules have changed since the match began. Its record keeps every move.
bot-proof-secret = The figures stay hidden from you until the challenge closes, unless they were posted here.
bot-proof-listed = 🔏 Every result of this challenge was replayed from its log before it was listed. When the challenge has closed, its seed appears below, and *Best attempt* shows the best one move by move.

bot-refuse-nothing_behind = That isn't one of my messages, or its table no longer exists. { COMMAND("games") } lists your tables.
bot-refuse-no_result = There's nothing to verify: only finished matches and ranked challenge attempts have a result.
