# Glow: what the bot says of it. Keys with dots are written with dashes here.

bot-glow-tie_break = Equal light: the player with more reroll tokens ranks higher.

## Words, as /rules explains them

bot-glow-word-companion = companion
bot-glow-word-companion-is = A creature that travels with you. It acts each noon when your dice show what its card asks for, and its number counts at the end.
bot-glow-word-element = element
bot-glow-word-element-is = Fire, water, mineral, air or nature: what dice show, cards need and spaces cost.
bot-glow-word-footprint = footprint
bot-glow-word-footprint-is = Stands in for any element when you travel; each one left is worth 1 point at the end.
bot-glow-word-light = light
bot-glow-word-light-is = The points of the game, counted on the score track.
bot-glow-word-reroll_token = reroll token
bot-glow-word-reroll_token-is = Pays for rerolling one or two dice; three set a die to any face. Ties go to the player with more of them.
bot-glow-word-reroll = reroll
bot-glow-word-reroll-is = Rolling one or two dice again: paid with a companion that offers it (once a day), a reroll token, or light.
bot-glow-word-firefly = firefly
bot-glow-word-firefly-is = With at least as many fireflies as companions you gain 10 at the end.
bot-glow-word-graveyard = graveyard
bot-glow-word-graveyard-is = Where companions go when they leave you; they no longer count at the end.
bot-glow-word-skull = skull
bot-glow-word-skull-is = Takes one of your companions or spells when you pass it.
bot-glow-word-spell = spell
bot-glow-word-spell-is = Lies face down in front of you at first; acts once, like a card, and is gone.
bot-glow-word-village = village
bot-glow-word-village-is = A place of the Province of Shadows; only the village with your camp scores.
bot-glow-word-camp = camp
bot-glow-word-camp-is = Your mark in the village that scores for you. Placing it ends your day.
bot-glow-word-boat = boat
bot-glow-word-boat-is = You have four on the Archipelago of Darkness; every island with one of your boats scores.
bot-glow-word-die = die
bot-glow-word-die-is = Large dice stay yours, small ones are borrowed for one day from the space of a companion.
bot-glow-word-card = companion card
bot-glow-word-card-is = A card on the encounter track, in front of you or in the graveyard.
bot-glow-word-set_die = set a die
bot-glow-word-set_die-is = Pay three rerolls to set one die to any face.
bot-glow-word-two_lost = two light lost
bot-glow-word-two_lost-is = The special face of the black die.

bot-sheet-graveyard = Graveyard
bot-achievement-glow-first_light = First light
bot-achievement-glow-first_light-does = Win a match.
bot-achievement-glow-hundred_friends = A hundred friends
bot-achievement-glow-hundred_friends-does = Recruit 100 companions in all your matches.
bot-achievement-glow-nobody_left = No one left behind
bot-achievement-glow-nobody_left-does = Win without losing a companion.
bot-achievement-glow-steady_hand = Steady hand
bot-achievement-glow-steady_hand-does = Win without a single reroll.
bot-achievement-glow-far_traveller = Far traveller
bot-achievement-glow-far_traveller-does = Win with 20 or more light from the journey.
bot-achievement-glow-dazzling = Dazzling
bot-achievement-glow-dazzling-does = Reach 110 light in one match.
bot-achievement-glow-landslide = Daybreak
bot-achievement-glow-landslide-does = Beat other players by 30 light or more.
bot-achievement-glow-eclipse = Light in the eclipse
bot-achievement-glow-eclipse-does = Beat Tom on the hardest difficulty.
bot-achievement-glow-by_a_spark = By a spark
bot-achievement-glow-by_a_spark-does = Beat other players by exactly 1 light.
bot-achievement-glow-firefly_keeper = Keeper of fireflies
bot-achievement-glow-firefly_keeper-does = Earn the firefly bonus in ten matches.
bot-achievement-glow-through_the_dark = Through the dark
bot-achievement-glow-through_the_dark-does = Win even though four companions have left you.
bot-achievement-glow-one_flash = In one flash
bot-achievement-glow-one_flash-does = Gain 12 light from a single card.

## Cards, dice and places in words

bot-glow-plus = {" + "}
bot-glow-or = {" or "}
bot-glow-colon = {": "}
bot-glow-semicolon = {"; "}
bot-glow-stands = { $name } ({ $element })
bot-glow-when = { $condition } → { $effect }
bot-glow-without = no { $element }
bot-glow-same = { $count } of a kind
bot-glow-once = acts once, then is discarded
bot-glow-kaar = you never take the black die
bot-glow-end = { $n } at the end
bot-glow-fireflies = { $count ->
    [one] counts as 1 firefly
   *[other] counts as { $count } fireflies
}
bot-glow-rerolls_a_day = { $count ->
    [one] 1 reroll a day
   *[other] { $count } rerolls a day
}
bot-glow-large_dice = { $count } large { $colour } dice
bot-glow-brings = brings a large { $colour } die
bot-glow-brings_any = brings a large die of your choice
bot-glow-effect_light = { $n } light
bot-glow-effect_footprints = { $n } { $count ->
    [one] footprint
   *[other] footprints
}
bot-glow-effect_fireflies = { $n } { $count ->
    [one] firefly
   *[other] fireflies
}
bot-glow-effect_reroll_tokens = { $n } { $count ->
    [one] reroll token
   *[other] reroll tokens
}
bot-glow-effect_to_graveyard = then leaves you
bot-glow-effect_cast_spells = a spell for every other player
bot-glow-effect_revive = a companion returns from the graveyard
bot-glow-effect_kill_last_companion = newest companion goes to the graveyard
bot-glow-effect_skull = skull: give up a companion or spell
bot-glow-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
bot-glow-footprints = { $count ->
    [one] 1 footprint
   *[other] { $count } footprints
}
bot-glow-small_dice = { $count ->
    [one] 1 small die
   *[other] { $count } small dice
} ({ $colours })
bot-glow-with_it = Comes with { $parts }
bot-glow-dice_are_lent = Small dice are yours for today only. All your dice are rolled after recruiting, whatever they show here.
bot-glow-tile = Tom: { $parts }
bot-glow-tile_steps = { $steps ->
    [one] party token 1 space ahead, to { $party }
   *[other] party token { $steps } spaces ahead, to { $party }
}
bot-glow-tile_camp = camp moves to { $place }
bot-glow-tile_boat = boat { $ways }
bot-glow-tile_way = from { $origin } to { $space }
bot-glow-resting = can't be used until tomorrow
bot-glow-ignored = doesn't count: black die
bot-glow-used = used

## The dice

bot-glow-your_dice = Your dice: { $dice }
bot-glow-acting = At noon, with these dice:
bot-glow-acting_none = At noon, with these dice, no card acts.
bot-glow-acted = At noon your cards acted: { $cards }.
bot-glow-acted_none = None of your cards acted this noon.
bot-glow-rerolls_left = To reroll, pay with one of: { $sources }
bot-glow-left_companion = { $sign } a companion ({ $count } left today)
bot-glow-left_token = { $sign } a reroll token (you have { $count })
bot-glow-left_score = { $sign } { $loss } light ({ $light } → { $to })
bot-glow-pick_dice = Pick one or two dice to reroll…
bot-glow-reroll_these = Reroll { $dice }. Pay with:
bot-glow-with_companion = Companion's reroll
bot-glow-with_token = Reroll token
bot-glow-with_score = { $loss } light (→ { $to })
bot-glow-keep = Keep the dice
bot-glow-set_die = Set a die (3 rerolls)
bot-glow-pick_die = Which die?
bot-glow-which_die = Die { $number }: { $face }
bot-glow-mix_companion = { $count ->
    [one] a companion's reroll
   *[other] { $count } companions' rerolls
}
bot-glow-mix_token = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
bot-glow-mix_score = { $loss } light ({ $light } → { $to })
bot-glow-resolve_all = All cards act
bot-glow-resolve_one = Choose the order…
bot-glow-any_order = The order makes no difference.

## The journey

bot-glow-purse = Dice left: { $dice } · { $footprints }
bot-glow-purse_sea = Different elements on your dice: { $colours } · { $footprints }
bot-glow-camp_at = Your camp: { $place } ({ $light } light)
bot-glow-camp_scores = At the end only the village with your camp scores.
bot-glow-travel_to = Travel to…
bot-glow-village = { $light } light
bot-glow-towards = { $steps ->
    [one] 1 step short of { $village }
   *[other] { $steps } steps short of { $village }
}
bot-glow-way = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $paid }
bot-glow-free = free
bot-glow-skulls = { $count ->
    [one] skull: give up a companion or spell
   *[other] { $count } skulls: each takes a companion or spell
}
bot-glow-camp = Camp at { $place }
bot-glow-go = Go there
bot-glow-go_on = Go there, then decide
bot-glow-go_stop = Go there and stop
bot-glow-go_camp = Go there and camp
bot-glow-end_travel = End the day
bot-glow-stay = Move no boat
bot-glow-sail = Sail…
bot-glow-voyage = { $origin } → { $space }
bot-glow-island = { $light } light at the end
bot-glow-ends_day = ends your day
bot-glow-ends_last_day = ends your last day

## Suggestions

bot-glow-advised = **Suggested:** { $said } · { $why }
bot-glow-advised_plainly = **Suggested:** { $said }
bot-glow-as_advised = As suggested
bot-glow-why_card = a better card than { $other }
bot-glow-why_dice = more dice than { $other }
bot-glow-why_footprints = more footprints than { $other }
bot-glow-why_black = no black die, unlike { $other }
bot-glow-why_tom = Tom gains less than with { $other }
bot-glow-why_reroll = about { $n } light on average
bot-glow-why_camp = { $light } light at the end
bot-glow-why_island = { $n } light at the end
bot-glow-why_rest = nothing in reach is worth it today
bot-glow-reroll_with = Reroll { $dice } with { $source }
bot-glow-plan_KeepDice = keep the dice
bot-glow-plan_ResolveAll = all cards act
bot-glow-plan_Revive = { $card } returns from the graveyard
bot-glow-plan_ReviveNobody = no one returns
bot-glow-plan_ReturnDie = the { $die } goes back
bot-glow-plan_ChooseReserveDie = take the large { $die } die
bot-glow-plan_DiscardForSkull = give up { $card }
bot-glow-plan_PlaceCamp = camp
bot-glow-plan_EndTravel = end the day
bot-glow-plan_Stay = move no boat
bot-glow-plan_walk = { $steps ->
    [one] walk 1 step to { $place }
   *[other] walk { $steps } steps to { $place }
}

## Before the first day

bot-glow-choose_adventurer = Choose your adventurer…
bot-glow-choose_tom_dice = Choose Tom's two dice and his colour…
bot-glow-tom_dice = { $dice } (Tom: { $colour })
bot-glow-only_looks = Tom's colour only affects how his pieces look.
bot-glow-toms_dice = Tom's dice block their spaces. A special face gives him 2 footprints (purple die) or 3 light (yellow die).

## Rules

glow-pitch = The world has lost its light. Over eight days you gather strange companions, roll a growing handful of dice, and travel towards the glow.
glow-credits =
    Glow © Bombyx, designed by Cédrick Chaboussit. Unofficial fan implementation: official solo rules and component values, taken from public material; difficulty levels, challenges and computer players are house-made.
    The base rules follow a published digital adaptation and public summaries. Most Japanese names are our own transliterations.

glow-rules-overview =
    {"**The idea.**"} You have eight days (rounds) to gather light. Each day you recruit a companion along with the dice on its space, roll all your dice, let your companions act if their symbols came up, and travel with those same dice.
    • You start with 10 light, an adventurer and its large dice, which stay yours. Small dice are yours for one day.
    • Five faces of a die are the elements: fire, water, mineral, air, nature. The sixth repeats the die's own element; purple has 2 footprints there, yellow 3 light, black −2 light. These special faces aren't elements.
    • Footprints stand in for any element when you travel; reroll tokens pay for rerolls; fireflies can earn a bonus at the end.
    • After the final scoring, most light wins; ties go to the player with more reroll tokens left.
glow-rules-day =
    {"**Early morning.**"} In turn order, each player takes one companion from the encounter track with all dice and footprints on its space. With two players, the first player also sends another companion to the graveyard. Companions left over go to the graveyard. Then everyone rolls all their dice and plays the rest of the day independently.
    {"**Late morning.**"} Reroll one or two dice as often as you can pay: with a companion that gives a reroll, once a day; with a reroll token; or by moving your light down to the next reroll symbol on the score track. Pay three rerolls to set one die to any of its faces.
    {"**Noon.**"} Special faces count first. Then each card acts once for every set of dice that meets its condition; a card with a forbidden element, or one that leaves when it acts, acts once at most. Different cards may use the same dice. Every card must act, even if the effect is bad; you only choose the order.
    {"**Afternoon.**"} Travel (see the journey).
    {"**Evening.**"} Small dice go back to the spaces they show, new companions are dealt, and each space without a die gets a footprint. The next player becomes first player.
    {"**At the start**"} the last player gets two reroll tokens.
glow-rules-journey =
    {"**Province of Shadows.**"} Walk as many steps as you like, but never into the same space twice a day. A space with an element costs one unused die showing it; a space with a crossed-out element is free unless one of your dice shows that element, used or not. One footprint replaces a missing element or cancels a forbidden one. Villages cost the footprints printed there. In a village you may place your camp, which ends your day. Your party stays where it is overnight, but only the village with your camp scores.
    {"**Archipelago of Darkness.**"} Each day one of your four boats may sail one route if the number of different elements on your dice matches it; some routes also cost a footprint. Each extra footprint counts as one more element, but you can't leave out an element you've rolled. All four boats begin at the central island; none may sail to an island with another of your boats. Every island with a boat scores.
    {"**Skulls**"} on a path or an island take one of your companions or spells, if you have any.
glow-rules-cards =
    {"**Sketal**"} brings a large die from the reserve if one of that colour is left; when Sketal leaves, a die of that colour goes back.
    {"**Xar'gok**"} casts spells on all other players. They arrive face down in the evening. From the next day on, each acts once and is discarded.
    {"**Kaar**"} brings the black die into play, but you don't get it. The player who has it can't use any die with the same face.
    {"**Cromaug**"} leaves as soon as you've rolled air, and another companion may return from the graveyard before noon. A die that arrives this way can't be used until the next day.
    A companion in the graveyard no longer counts at the end.
    {"**House rules.**"} Spells are handed out in the evening, in turn order after the player who cast them, so that everyone can go through the day independently.
glow-rules-scoring =
    {"**After eight days**"} add up:
    • your light on the score track,
    • the numbers on your adventurer and companions, negative ones too,
    • the village with your camp, or all islands with your boats,
    • 10, if you have at least as many fireflies (tokens and symbols on cards) as companions,
    • 1 for each footprint.
    Most light wins; if tied, most reroll tokens; if still tied, the win is shared.
    {"**Balanced start (house rule).**"} Playing earlier is an advantage. With three or four players a table can let later players start with extra light: +1 and +5 for the second and third of three; +3, +6 and +8 for the second to fourth of four.
glow-rules-solo =
    {"**Alone against Tom.**"} Gather more light than Tom; a tie isn't enough. Two dice colours and his own colour are drawn by lot, unless you choose them under *Options*. His dice are on the encounter track, and no companion is dealt to the spaces they block; a special face gives him 3 light or 2 footprints instead.
    There's a Tom tile above each space. When you recruit there, Tom does what it says: his party token moves along the score track, he gains the number it lands on plus the bonus, and if the tile says so, his camp moves to the next village, or one of his boats sails away from the central island along the lowest or highest route. Where his rules leave a choice, you make it. The right-hand 1/2 route from the central island is closed to both of you.
    After recruiting, footprints on the spaces with Tom's dice are removed, and his dice and the small dice there are rolled again. When his tiles run out for the first time, deck B is opened; the second time makes this the last day: always the eighth.
    At the end Tom scores his village or islands and his footprints. In the province he first pays footprints to reach the next village, if he can.
glow-rules-1 = { glow-rules-overview }
glow-rules-2 = { glow-rules-day }
glow-rules-3 = { glow-rules-journey }
glow-rules-4 = { glow-rules-cards }
glow-rules-5 = { glow-rules-scoring }
glow-rules-6 = { glow-rules-solo }

bot-glow-since-chosen = plays { $what }
bot-glow-since-recruited = recruited { $what }
bot-glow-since-revived = brought { $what } back from the graveyard
bot-glow-since-light = { SIGNED($count) } light
bot-glow-since-fireflies = { SIGNED($count) } { $count ->
    [one] firefly
   *[other] fireflies
}
bot-glow-since-camped = camped at { $what }
bot-glow-since-walked = { $count ->
    [one] walked to { $space }
   *[other] walked { $count } steps to { $space }
}
bot-glow-since-sailed = sailed to { $what }
bot-glow-since-left = lost { $what } to the graveyard
bot-glow-since-dismissed = sent { $what } to the graveyard
bot-glow-since-black = moved the black die to { $what }
bot-glow-since-cast = cast a spell on every other player
bot-glow-since-cursed = { $count ->
    [one] got a face-down spell
   *[other] got { $count } face-down spells
}
bot-glow-since-turned = turned { $what } face up
bot-glow-since-given_up = gave up { $what }
bot-glow-since-rerolled = { $count ->
    [one] rerolled once
   *[other] rerolled { $count } times
}
bot-glow-since-tom_light = +{ $light } light ({ $total } in all)
bot-glow-since-tom_dice = rolled { $what }
