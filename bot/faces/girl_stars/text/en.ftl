# The Girl Who Made the Stars: what the bot says of it. Keys with dots are written with dashes here.

bot-achievement-girl_stars-first_ember = First ember
bot-achievement-girl_stars-first_ember-does = Win a match.
bot-achievement-girl_stars-sky_weaver = Sky weaver
bot-achievement-girl_stars-sky_weaver-does = Place 300 star tiles altogether.
bot-achievement-girl_stars-great_figure = Great figure
bot-achievement-girl_stars-great_figure-does = Complete a constellation with seven tiles of Light.
bot-achievement-girl_stars-milky_way = Milky Way
bot-achievement-girl_stars-milky_way-does = Score 45 points with Scouting.
bot-achievement-girl_stars-generous = Generous
bot-achievement-girl_stars-generous-does = Score 45 points with Offerings.
bot-achievement-girl_stars-star_reader = Star reader
bot-achievement-girl_stars-star_reader-does = Score 25 points with Constellations.
bot-achievement-girl_stars-long_night = The long night
bot-achievement-girl_stars-long_night-does = Win alone.
bot-achievement-girl_stars-all_in_place = All in its place
bot-achievement-girl_stars-all_in_place-does = Win against other people with every tile placed and nothing left over.
bot-achievement-girl_stars-enclosed = Safe from the wind
bot-achievement-girl_stars-enclosed-does = Enclose four areas in one match.
bot-achievement-girl_stars-bright_sky = Bright sky
bot-achievement-girl_stars-bright_sky-does = Reach 90 points.
bot-achievement-girl_stars-by_one_breath = By one breath
bot-achievement-girl_stars-by_one_breath-does = Beat other people by exactly one point.

bot-sheet-offerings = Offerings and rewards
bot-girl_stars-act-PlaceTile = { $number } { $side } { $hex } ↻{ $turn } { $lines }{ $bonus }
bot-girl_stars-act-UseStardust = Stardust on { $hex } ({ $count }){ $bonus }
bot-girl_stars-act-TakeAsh = { $token } → { $what }
bot-girl_stars-act-Scout = Scout to { $gate }
bot-girl_stars-act-ScoutRoute = { $path } ({ $count } Light)
bot-girl_stars-act-ScoutColour = { $letter } { $colour }
bot-girl_stars-act-ScoutRest = Light it like this
bot-girl_stars-act-Forage = Forage at { $site }: { $payment }
bot-girl_stars-act-OfferSingle = Offer { $goods } by itself
bot-girl_stars-act-OfferCard = Offer on card space { $space }
bot-girl_stars-act-Stargaze = Stargaze on { $space }
bot-girl_stars-act-Recall = Recall: { $villagers }
bot-girl_stars-act-GainStardust = Gain Stardust
bot-girl_stars-act-EndTurn = End turn
bot-girl_stars-act-Finish = I am done
bot-girl_stars-free = free (Wood Ash)
bot-girl_stars-closes = { $vp ->
    [0] closes { $size }★
   *[other] closes { $size }★: +{ $vp } VP
}
bot-girl_stars-bonus_of_choice = a bonus token of your choice
bot-girl_stars-areas = +{ $count } Stardust
bot-girl_stars-joins = { $open ->
    [0] joins { $joins }, none open
   *[other] joins { $joins }, { $open } open
}
bot-girl_stars-loses = { $count ->
    [one] 1 tile fits nowhere
   *[other] { $count } tiles fit nowhere
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
bot-girl_stars-vanishing = After this round the reward for { $piles } loses its top token. Stardust that is to reach it must be used before.
bot-girl_stars-start_over = Choose again
bot-girl_stars-suggestions = Suggestions…
bot-girl_stars-near = Next to your tiles: which hex?
bot-girl_stars-far = Elsewhere: which hex?
bot-girl_stars-fronts = Fronts on { $hex }…
bot-girl_stars-backs = Backs on { $hex }…
bot-girl_stars-ash = Keep a token for your turn, or discard it for Light.
bot-girl_stars-ash_keep = Keep a token…
bot-girl_stars-ash_light = Discard a token for Light…
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
bot-girl_stars-opens = opens { $sites }
bot-girl_stars-routes = { $pages ->
    [1] Another path…
   *[other] Another path… ({ $page }/{ $pages })
}
bot-girl_stars-default_colours = Default colours
bot-girl_stars-light_action = Light it
bot-girl_stars-light_ash = Light it · free
bot-girl_stars-forage = Foraging: where?
bot-girl_stars-cost = { $count } Light
bot-girl_stars-early = Early Bird { $reward }
bot-girl_stars-tokens = { $count } left
bot-girl_stars-pay = Pay { $payment }
bot-girl_stars-pay_action = Pay another way…
bot-girl_stars-pay_ash = Pay another way, free…
bot-girl_stars-offer = Offering: what?
bot-girl_stars-recall_action = Recall: who comes home?
bot-girl_stars-recall_ash = Recall, free: who comes home?
bot-girl_stars-villagers = { $count ->
    [one] 1 villager
   *[other] { $count } villagers
}
bot-girl_stars-gaze = Stargazing: which space?
bot-girl_stars-unused = You give these back: { $tokens }

girl_stars-pitch = In a world without stars a girl throws glowing ash into the sky. Lay star tiles until their lines close into constellations, spend their Light on paths through the dark, and send villagers to bring home what they find.
girl_stars-credits =
    The Girl Who Made the Stars was designed by John Shulters, with art by Lamaro Smith, and published by Final Frontier Games, 2021. The story is a San myth of southern Africa.
    This is an unofficial adaptation from the rulebook text. Board maps, tile patterns, card contents, costs and point values that the rulebook does not print, and the solo mode, were designed for this bot and differ from the published game.

girl_stars-rules-goal =
    {"**Goal.**"} After eight rounds the most VP win. VP come from constellations, from Scouting, from offerings and Early Birds.
    {"**A round.**"} Stargazing: all draw 3 star tiles and place them at the same time. Wood Ash: tokens are thrown and drafted. Actions: one turn each, two actions. Cleanup.
    {"**Your Elder.**"} Elders stand behind the Girl; the one in front is first. After each round the last one goes to the front.
girl_stars-rules-sky =
    {"**Placing.**"} Front or back, turned as you like, on any vacant hex. A line may only meet another line or a vacant hex: never a blank side, the edge, a bonus token or Stardust. No line of the board may meet a blank side either. Tiles that fit nowhere leave the game, −1 VP each.
    {"**Light.**"} A red, blue or yellow tile lies with a crystal. When all its lines meet lines or Stardust, you collect it.
    {"**Areas.**"} Each area that a tile encloses with lines gives 1 Stardust.
    {"**Constellations.**"} Joined tiles without an open line and with at least one coloured tile are a constellation. 3, 4, 5 or 6+ coloured tiles score the top token of that pile; a constellation of any size gains one bonus token that it borders. A pile begins with as many tokens as there are players (alone: 2); an empty pile scores nothing.
girl_stars-rules-stardust =
    {"**Stardust**"} may be used at any time, also in the turns of others: on a vacant hex that lines point into, one disc for each line. It ends those lines: Light and constellations follow. It joins nothing and encloses nothing.
    {"**Bonus tokens.**"} Score the constellation again; 1 red, 1 blue and 1 yellow Light; two more actions; your fourth villager.
girl_stars-rules-ash =
    {"**Wood Ash.**"} One token more than picks is thrown. Elders pick from the front, then villagers on the Night Sky track from the front. Discard the token for a Light of a colour it touches, or keep it for your turn: a free Scouting, Foraging, Offering or Recall (Foraging and Offering then need no villager), or 1 Stardust. ×2 gives two Light and cannot be kept. What you do not use goes back.
girl_stars-rules-actions =
    {"**Actions**"}, two in your turn:
    • Scouting: light a path from the Village or from a lit space to a gate. Next to the Village its first space takes any colour, else that of a lit space beside it; gates take their own colour, all others any. 3, 4, 5 or 6+ Light score the top token of that pile.
    • Foraging: send a villager to a connected site and pay Light for a token. As long as no villager covers its Early Bird space, you pay 1 more and get the Early Bird reward.
    • Offering: send a villager to the village and offer goods, one by itself or what a space of the card asks for.
    • Stargazing: send a villager to a free space behind the last Elder; it picks Wood Ash each round.
    • Recall: bring home any of your villagers.
    • Gain 1 Stardust.
    Both actions must be taken.
girl_stars-rules-end =
    {"**Cleanup.**"} The Girl moves, piles that were scored lose their top token, and the Offering card changes if at least as many spaces are filled as there are players (alone: 2).
    {"**End.**"} After round 8 everybody may still use Stardust. Goods left over: fruit 1, fish and rabbit 2, antelope 3 VP. Ties: most Light and Stardust, then most vacant hexes, then victory is shared.
girl_stars-rules-solo =
    {"**The Long Night.**"} Alone you play as two would, against the Shadow Elder. It takes a token from the dish at random, and in its turn a die decides: 1, 2 a token leaves the fullest connected site; 3 the highest and 4 the lowest reward is marked to go after this round; 5 the best space of the Offering card is filled; 6 nothing. The challenge is met with 80 VP.
    Ember below 50, Torch from 50, Lantern from 65, Constellation from 80, Milky Way from 95, The Girl Who Made the Stars from 110.
girl_stars-rules-1 = { girl_stars-rules-goal }
girl_stars-rules-2 = { girl_stars-rules-sky }
girl_stars-rules-3 = { girl_stars-rules-stardust }
girl_stars-rules-4 = { girl_stars-rules-ash }
girl_stars-rules-5 = { girl_stars-rules-actions }
girl_stars-rules-6 = { girl_stars-rules-end }
girl_stars-rules-7 = { girl_stars-rules-solo }
