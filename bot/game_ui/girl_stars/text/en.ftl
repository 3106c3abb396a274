# The Girl Who Made the Stars: what the bot says of it. Keys with dots are written with dashes here.

bot-girl_stars-tie_break = Equal VP: the player with more Light and Stardust ranks higher, then the one with more empty hexes.

## Words, as /rules explains them

bot-girl_stars-word-stardust = Stardust
bot-girl_stars-word-stardust-is = Closes a line that points into an empty hex. You can use it at any time.
bot-girl_stars-word-light = Light
bot-girl_stars-word-light-is = Crystals in red, blue and yellow that pay for paths and foraging.
bot-girl_stars-word-free = free (uses a kept Wood Ash token)
bot-girl_stars-word-free-is = Uses a kept token instead of an action.
bot-girl_stars-word-scouting = Scouting
bot-girl_stars-word-scouting-is = Lights a path from the Village or a lit space to a gate.
bot-girl_stars-word-foraging = Foraging
bot-girl_stars-word-foraging-is = A villager takes a token of goods from a connected site.
bot-girl_stars-word-offering = Offering
bot-girl_stars-word-offering-is = A villager gives goods in the Village for VP.
bot-girl_stars-word-stargazing = Stargazing
bot-girl_stars-word-stargazing-is = A villager joins the Night Sky track and picks Wood Ash each round.
bot-girl_stars-word-recall = Recall
bot-girl_stars-word-recall-is = Brings as many of your villagers home as you like.
bot-girl_stars-word-constellation = constellation
bot-girl_stars-word-constellation-is = Joined tiles without an open line, at least one of them coloured.
bot-girl_stars-word-wood_ash = Wood Ash
bot-girl_stars-word-wood_ash-is = Tokens thrown each round: kept for a free action, or discarded for a Light.
bot-girl_stars-word-early_bird = Early Bird
bot-girl_stars-word-early_bird-is = The reward for being first at a foraging site, which costs one more Light.
bot-girl_stars-word-elder = Elder
bot-girl_stars-word-elder-is = Stands on the Night Sky track and shows when your turn comes.
bot-girl_stars-word-gate = gate
bot-girl_stars-word-gate-is = The last space of a path to a foraging site; it takes only its own colour.
bot-girl_stars-word-colours = colours of a path
bot-girl_stars-word-colours-is = Choose yourself which Light a path takes.
bot-girl_stars-word-turned = rotated clockwise
bot-girl_stars-word-turned-is = How far the tile is rotated clockwise.

bot-achievement-girl_stars-first_ember = First ember
bot-achievement-girl_stars-first_ember-does = Win a match.
bot-achievement-girl_stars-sky_weaver = Sky weaver
bot-achievement-girl_stars-sky_weaver-does = Place 300 star tiles in all.
bot-achievement-girl_stars-great_figure = Great figure
bot-achievement-girl_stars-great_figure-does = Complete a constellation of seven Light tiles.
bot-achievement-girl_stars-milky_way = Milky Way
bot-achievement-girl_stars-milky_way-does = Score 45 VP with Scouting.
bot-achievement-girl_stars-generous = Generous
bot-achievement-girl_stars-generous-does = Score 45 VP with Offerings.
bot-achievement-girl_stars-star_reader = Star reader
bot-achievement-girl_stars-star_reader-does = Score 25 VP with Constellations.
bot-achievement-girl_stars-long_night = The long night
bot-achievement-girl_stars-long_night-does = Win solo.
bot-achievement-girl_stars-all_in_place = Everything in its place
bot-achievement-girl_stars-all_in_place-does = Beat other people with every tile placed and no goods left over.
bot-achievement-girl_stars-enclosed = Safe from the wind
bot-achievement-girl_stars-enclosed-does = Enclose four areas in one match.
bot-achievement-girl_stars-bright_sky = Bright sky
bot-achievement-girl_stars-bright_sky-does = Reach 90 VP.
bot-achievement-girl_stars-by_one_breath = By a breath
bot-achievement-girl_stars-by_one_breath-does = Beat other people by exactly 1 VP.

bot-sheet-offerings = Offerings and rewards
bot-girl_stars-comma = {", "}
bot-girl_stars-amount = { $count } { $colour }
bot-girl_stars-amounts = { $amounts } Light
bot-girl_stars-supply_light = Light: { $amounts }
bot-girl_stars-site = { $name } ({ $goods } { $number })
bot-girl_stars-gate = { $site }: gate { $space }, { $colour }
bot-girl_stars-corner = { $corner }: { $bonus }
bot-girl_stars-empty = the pile is empty
bot-girl_stars-too_few = 3 or more score
bot-girl_stars-grows = { $count ->
    [0] Light tiles so far: { $size }
   *[other] Light tiles so far: { $size }; next to { $bonuses }
}
bot-girl_stars-pile = { $vp ->
    [0] { $pile }: empty, 0 VP
   *[other] { $pile }: { $vp } VP ({ $count } left)
}
bot-girl_stars-rewards = Rewards for constellations and paths: { $piles }
bot-girl_stars-dust = Stardust
bot-girl_stars-suggested = Suggested:
bot-girl_stars-all = { $count ->
    [2] Both as suggested
   *[other] All { $count } as suggested
}
bot-girl_stars-first = { $count ->
    [1] Do only no. 1
   *[other] Do nos. 1–{ $count }
}
bot-girl_stars-forage_where = Where do you forage?
bot-girl_stars-pay_otherwise = Forage: choose payment…
bot-girl_stars-why-Stargaze = The villager picks Wood Ash each round until you recall it
bot-girl_stars-why-Recall = { $count ->
    [one] 1 villager comes home
   *[other] { $count } villagers come home
}
bot-girl_stars-why-GainStardust = +1 Stardust
bot-girl_stars-hint-PlaceTile = Every line must meet another line or an empty hex. When a group has no open line left it is a constellation: with 3 or more Light tiles (red, blue, yellow) it scores, and it gains one bonus token next to it. A Light tile gives its Light once all its lines are met.
bot-girl_stars-hint-TakeAsh = Keep a token for a free action (or 1 Stardust) on your turn this round, or discard it for 1 Light of a colour it touches (×2: 2 Light).
bot-girl_stars-hint-TakeAction = Use your actions: light paths to gates, forage at the sites they open, and offer in the village what you bring home. Villagers stay where you send them until you recall them.
bot-girl_stars-hint-WrapUp = Kept tokens and Stardust cost no action. Tokens you don't use go back to the bag.
bot-girl_stars-hint-ChooseRoute = Each space takes 1 Light. A gate only takes its own colour. Scouting with 3, 4, 5 or 6+ Light scores the top token of that pile.
bot-girl_stars-hint-ChooseColour = Each space takes 1 Light. A gate only takes its own colour.
bot-girl_stars-hint-Aside = Stardust goes on an empty hex that lines point into, one disc per line. It closes those lines, which can complete tiles and constellations.
bot-girl_stars-hint-FinalStardust = Stardust goes on an empty hex that lines point into, one disc per line. It closes those lines, which can complete tiles and constellations.
bot-girl_stars-act-PlaceTile = { $number } { $side } { $hex } ↻{ $turn }° { $lines }{ $bonus }
bot-girl_stars-act-UseStardust = Stardust on { $hex }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}{ $bonus }
bot-girl_stars-act-TakeAsh = { $token } → { $what }
bot-girl_stars-act-Scout = Scout to { $gate }
bot-girl_stars-act-ScoutRoute = { $path } ({ $count } Light)
bot-girl_stars-act-ScoutColour = { $colour }
bot-girl_stars-act-ScoutRest = Light it like this
bot-girl_stars-act-Forage = Forage at { $site } for { $payment }
bot-girl_stars-act-OfferSingle = Offer { $goods } by itself
bot-girl_stars-act-OfferCard = Offer on card space { $space }
bot-girl_stars-act-Stargaze = Stargaze on space { $space }
bot-girl_stars-act-Recall = Recall: { $villagers }
bot-girl_stars-act-GainStardust = Gain Stardust
bot-girl_stars-act-EndTurn = End turn
bot-girl_stars-act-Finish = I'm done
bot-girl_stars-free = free (Wood Ash)
bot-girl_stars-closes = { $vp ->
    [0] completes a constellation with { $size } Light
   *[other] completes a constellation with { $size } Light: +{ $vp } VP
}
bot-girl_stars-bonus_of_choice = a bonus token of your choice
bot-girl_stars-areas = +{ $count } Stardust
bot-girl_stars-joins = { $joins ->
    [one] joins 1 line
   *[other] joins { $joins } lines
}, leaves { $open } open
bot-girl_stars-loses = { $count ->
    [one] 1 tile then fits nowhere
   *[other] { $count } tiles then fit nowhere
}{ $vp ->
    [0] {""}
   *[other] : −{ $vp } VP
}
bot-girl_stars-pays = −{ $count } Stardust
bot-girl_stars-home = { $count ->
    [one] 1 villager at home
   *[other] { $count } villagers at home
}
bot-girl_stars-kept = kept: { $tokens }
bot-girl_stars-vp = { $vp } VP
bot-girl_stars-plus_vp = +{ $vp } VP
bot-girl_stars-score = { $before } → { $after } VP
bot-girl_stars-stardust = Use Stardust… ({ $count })
bot-girl_stars-dust_where = Where does Stardust go?
bot-girl_stars-dust_on = Stardust on { $hex }
bot-girl_stars-vanishing = The top token for { $piles } goes after this round. To score it with Stardust, do it before then.
bot-girl_stars-start_over = Choose again
bot-girl_stars-suggestions = Place one tile now: good spots…
bot-girl_stars-near = Preview a hex next to your tiles…
bot-girl_stars-far = Preview another hex…
bot-girl_stars-fronts = Front side on { $hex }…
bot-girl_stars-backs = Back side on { $hex }…
bot-girl_stars-ash = Keep a token for your turn, or discard it for Light.{ $count ->
    [1] {""}
   *[other] {" "}You pick up to { $count } times. Choose several at once and you get each that is still there.
}
bot-girl_stars-ash_keep = { $count ->
    [1] Keep a token…
   *[other] Keep tokens (up to { $count })…
}
bot-girl_stars-ash_light = { $count ->
    [1] Discard a token for Light…
   *[other] Discard tokens for Light (up to { $count })…
}
bot-girl_stars-touches = touches { $colours }
bot-girl_stars-left = { $count ->
    [one] **1 action left**
   *[other] **{ $count } actions left**
}
bot-girl_stars-scout = Scouting: light a path to…
bot-girl_stars-path = { $vp ->
    [0] { $count } Light: { $path }
   *[other] { $count } Light → +{ $vp } VP: { $path }
}
bot-girl_stars-lights = { $vp ->
    [0] { $count } Light, no VP
   *[other] { $count } Light → +{ $vp } VP
}
bot-girl_stars-next = { $space }: { $colour }
bot-girl_stars-opens = opens { $sites }
bot-girl_stars-routes = { $pages ->
    [1] Another path…
   *[other] Another path… ({ $page }/{ $pages })
}
bot-girl_stars-default_colours = Usual colours
bot-girl_stars-light_action = Light it
bot-girl_stars-light_ash = Light it · free
bot-girl_stars-forage = Forage, paying evenly…
bot-girl_stars-cost = { $count } Light
bot-girl_stars-early = Early Bird { $reward }
bot-girl_stars-tokens = { $count } left
bot-girl_stars-pay = Pay { $payment }
bot-girl_stars-pay_action = Pay another way…
bot-girl_stars-pay_ash = Pay another way, free…
bot-girl_stars-offer = Offer something…
bot-girl_stars-recall_action = Recall: who comes home?
bot-girl_stars-recall_ash = Recall, free: who comes home?
bot-girl_stars-villagers = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
}
bot-girl_stars-gaze = Stargazing: which space?
bot-girl_stars-unused = Unused tokens go back to the bag: { $tokens }

girl_stars-pitch = In a world without stars, a girl throws glowing ash into the sky. Lay star tiles until their lines close into constellations, spend their Light on paths through the dark, and send villagers to bring home what they find.
girl_stars-credits =
    The Girl Who Made the Stars was designed by John Shulters, with art by Lamaro Smith, and published by Final Frontier Games, 2021. The story is a San myth of southern Africa.
    This is an unofficial adaptation from the rulebook text. Board maps, tile patterns, card contents, costs and point values that aren't in the rulebook, and the solo mode, were designed for this bot and differ from the published game.

girl_stars-rules-goal =
    {"**The idea.**"} After eight rounds, the most VP wins. You score constellations, Scouting, offerings and Early Birds.
    {"**A round.**"} Stargazing: everyone draws 3 star tiles and places them at the same time. Wood Ash: tokens are thrown and drafted. Actions: one turn each, with two actions. Cleanup.
    {"**Rewards.**"} Constellations and paths score from the same four piles: 3, 4, 5 and 6+. Each pile has only as many tokens as there are players (solo: 2). A pile that scored in a round loses its top token in Cleanup; **an empty pile pays 0** for the rest of the game.
    {"**Your Elder.**"} Elders stand behind the Girl; the one in front goes first. After each round, the last one moves to the front.
    {"**Balanced start (house rule).**"} Stargazing early favours the first Elder. With three or four players a table can let later Elders start with extra Light (besides 1 of each colour). Three: second +1 yellow, third +1 red. Four: second +2 red, 1 blue, 1 yellow; third +1 red, 1 blue and 1 VP; fourth +1 red.
girl_stars-rules-sky =
    {"**Placing.**"} Place a tile on any empty hex, either side up, in any rotation. Each of its lines must point at another line or an empty hex: never at a blank side, the edge, a bonus token or Stardust. It mustn't block an existing line with a blank side either. A tile that fits nowhere leaves the game (−1 VP).
    {"**Light.**"} A tile with its red, blue or yellow side up is a Light tile and holds a crystal. When all its lines meet lines or Stardust, you collect it.
    {"**Areas.**"} Each area that a tile encloses with lines gives 1 Stardust.
    {"**Constellations.**"} Joined tiles without an open line and with at least one Light tile are a constellation. 3, 4, 5 or 6+ Light tiles score the top token of that pile; a constellation of any size gains one bonus token next to it. A pile begins with as many tokens as there are players (solo: 2); an empty pile scores nothing.
girl_stars-rules-stardust =
    {"**Stardust**"} can be used at any time, even in other players' turns, on an empty hex that lines point into: one disc per line. It closes those lines, which can complete tiles and constellations. It doesn't join lines and doesn't enclose areas.
    {"**Bonus tokens.**"} Score the constellation again; gain 1 red, 1 blue and 1 yellow Light; two more actions; your fourth villager.
girl_stars-rules-ash =
    {"**Wood Ash.**"} One more token than there are picks is thrown into the dish. Elders pick from the front, then villagers on the Night Sky track from the front. Discard the token for a Light of a colour it touches, or keep it for your turn: a free Scouting, Foraging, Offering or Recall (Foraging and Offering then need no villager), or 1 Stardust. ×2 gives two Light and can't be kept. What you don't use goes back to the bag.
girl_stars-rules-actions =
    {"**Actions**"}, two in your turn:
    • Scouting: light a path from the Village, or from a lit space, to a gate. The first space takes any colour next to the Village, otherwise the colour of the lit space next to it. A gate takes its own colour; all other spaces take any. 3, 4, 5 or 6+ Light score the top token of that pile.
    • Foraging: send a villager to a connected site and pay Light for a token. Until a villager covers its Early Bird space, you pay 1 more and get the Early Bird reward.
    • Offering: send a villager to the village and offer goods, a single token or what a space of the card asks for.
    • Stargazing: send a villager to a free space behind the last Elder; it picks Wood Ash each round.
    • Recall: bring home any of your villagers.
    • Gain 1 Stardust.
    Both actions must be taken.
girl_stars-rules-end =
    {"**Cleanup.**"} The Girl moves on, piles that scored lose their top token, and the Offering card changes if at least as many spaces are filled as there are players (solo: 2).
    {"**End.**"} After round 8, everyone may still use Stardust. Goods left over: fruit 1, fish and rabbit 2, antelope 3 VP. Ties: most Light and Stardust, then most empty hexes, then the win is shared.
    {"**House rules.**"} Your VP never fall below 0. You lose tiles only when none in your hand fits anywhere. A gate in the middle of a path takes its own colour too, and its site is then connected.
girl_stars-rules-solo =
    {"**The Long Night.**"} Solo, you set up as for two and play against the Shadow Elder. It takes a random token from the dish, and in its turn rolls a die: 1–2 a token leaves the fullest connected site; 3 the highest and 4 the lowest reward is marked to lose its top token after this round; 5 the best space of the Offering card is filled; 6 nothing. You win with 80 VP.
    Ranks: Ember below 50, Torch from 50, Lantern from 65, Constellation from 80, Milky Way from 95, The Girl Who Made the Stars from 110.
girl_stars-rules-1 = { girl_stars-rules-goal }
girl_stars-rules-2 = { girl_stars-rules-sky }
girl_stars-rules-3 = { girl_stars-rules-stardust }
girl_stars-rules-4 = { girl_stars-rules-ash }
girl_stars-rules-5 = { girl_stars-rules-actions }
girl_stars-rules-6 = { girl_stars-rules-end }
girl_stars-rules-7 = { girl_stars-rules-solo }

bot-girl_stars-since-constellations = { $count ->
    [one] completed a constellation
   *[other] completed { $count } constellations
}
bot-girl_stars-since-vp = { SIGNED($count) } VP
bot-girl_stars-since-bonus = gained a bonus ({ $what })
bot-girl_stars-since-connected = connected { $what }
bot-girl_stars-since-offered = offered { $what }
bot-girl_stars-since-foraged = foraged { $what }
bot-girl_stars-since-lit = lit path { $what }
bot-girl_stars-since-gazed = sent a villager to space { $what } of the Night Sky track
bot-girl_stars-since-recalled = { $count ->
    [one] recalled 1 villager
   *[other] recalled { $count } villagers
}
bot-girl_stars-since-tiles = { $count ->
    [one] placed 1 star tile
   *[other] placed { $count } star tiles
}
bot-girl_stars-since-areas = { $count ->
    [one] enclosed an area
   *[other] enclosed { $count } areas
}
bot-girl_stars-since-light = collected Light: { $what }
bot-girl_stars-since-discs = used { $count } Stardust
bot-girl_stars-since-unplaced = couldn't place { $what }
bot-girl_stars-since-ash = took { $what }
bot-girl_stars-since-rolled = rolled { $what }
bot-girl_stars-since-took = took { $goods } from { $site }
bot-girl_stars-since-marked = marked the reward for { $what }
bot-girl_stars-since-filled = filled card space { $what }
