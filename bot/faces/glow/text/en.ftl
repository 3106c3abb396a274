# Glow: what the bot says of it. Keys with dots are written with dashes here.

## Words, as /rules explains them

bot-glow-word-companion = companion
bot-glow-word-companion-is = A creature that travels with you. It acts each noon when your dice show what its card asks for, and its number counts at the end.
bot-glow-word-element = element
bot-glow-word-element-is = Fire, water, mineral, air or nature: what dice show, cards need and spaces cost.
bot-glow-word-footprint = footprint
bot-glow-word-footprint-is = A joker when you travel; each one left is worth 1 point at the end.
bot-glow-word-light = light
bot-glow-word-light-is = The points of the game, counted on the score track.
bot-glow-word-reroll_token = reroll token
bot-glow-word-reroll_token-is = Pays for rolling one or two dice again; three set a die to any of its faces. Whoever has more of them wins a tie.
bot-glow-word-reroll = reroll
bot-glow-word-reroll-is = A companion that lets you roll one or two dice again, once a day.
bot-glow-word-firefly = firefly
bot-glow-word-firefly-is = With at least as many fireflies as companions you gain 10 at the end.
bot-glow-word-graveyard = graveyard
bot-glow-word-graveyard-is = Where companions lie who have left; they no longer count at the end.
bot-glow-word-skull = skull
bot-glow-word-skull-is = Takes one of your companions or spells when you pass it.
bot-glow-word-spell = spell
bot-glow-word-spell-is = Lies before you face down until it acts once, like a card, and is gone.
bot-glow-word-village = village
bot-glow-word-village-is = A place of the Province of Shadows; only the village with your camp scores.
bot-glow-word-camp = camp
bot-glow-word-camp-is = Your mark in the village that scores for you. Placing it ends your day.
bot-glow-word-boat = boat
bot-glow-word-boat-is = Four of yours sail the Archipelago of Darkness; every island with one of them scores.
bot-glow-word-die = die
bot-glow-word-die-is = Large dice stay yours, small ones are borrowed for one day from the space of a companion.
bot-glow-word-brings_die = brings a large die
bot-glow-word-brings_die-is = This companion comes with a large die of this colour from the reserve.
bot-glow-word-card = companion card
bot-glow-word-card-is = A card on the encounter track, before you or in the graveyard.
bot-glow-word-at_end = counts at the end
bot-glow-word-at_end-is = This number is added to your light in the final scoring.
bot-glow-word-forbidden = may not show
bot-glow-word-forbidden-is = This card acts only if none of your dice shows the symbol; a space so marked is free only then.
bot-glow-word-alike = dice that show the same
bot-glow-word-alike-is = This card asks for so many dice of one symbol, whichever it is.
bot-glow-word-any = any colour
bot-glow-word-any-is = You choose the colour.
bot-glow-word-set_die = set a die
bot-glow-word-set_die-is = Three rerolls at once turn a die to any of its faces.
bot-glow-word-two_lost = two light lost
bot-glow-word-two_lost-is = The special face of the black die.

bot-sheet-graveyard = Graveyard
bot-achievement-glow-first_light = First light
bot-achievement-glow-first_light-does = Win a match.
bot-achievement-glow-hundred_friends = A hundred friends
bot-achievement-glow-hundred_friends-does = Recruit 100 companions altogether.
bot-achievement-glow-nobody_left = Nobody left behind
bot-achievement-glow-nobody_left-does = Win without losing a companion.
bot-achievement-glow-steady_hand = Steady hand
bot-achievement-glow-steady_hand-does = Win without a single reroll.
bot-achievement-glow-far_traveller = Far traveller
bot-achievement-glow-far_traveller-does = Win with 20 light or more from the journey.
bot-achievement-glow-dazzling = Dazzling
bot-achievement-glow-dazzling-does = Reach 110 light in one match.
bot-achievement-glow-landslide = Daybreak
bot-achievement-glow-landslide-does = Beat other people by 30 light or more.
bot-achievement-glow-eclipse = Light in the eclipse
bot-achievement-glow-eclipse-does = Beat Tom on the hardest difficulty.
bot-achievement-glow-by_a_spark = By a spark
bot-achievement-glow-by_a_spark-does = Beat other people by exactly one light.
bot-achievement-glow-firefly_keeper = Keeper of fireflies
bot-achievement-glow-firefly_keeper-does = Earn the firefly bonus in ten matches.
bot-achievement-glow-through_the_dark = Through the dark
bot-achievement-glow-through_the_dark-does = Win although four companions have left.
bot-achievement-glow-one_flash = In one flash
bot-achievement-glow-one_flash-does = Gain 12 light from one card at once.
bot-glow-choose_adventurer = Choose your adventurer…
bot-glow-choose_tom_dice = Choose Tom's two dice…
bot-glow-choose_tom_colour = Which colour is Tom's own?
bot-glow-large_die = { $colour } large { $number }
bot-glow-small_die = { $colour } small { $number }
bot-glow-brings_dice = dice { $dice }
bot-glow-tile = Tom: { $parts }
bot-glow-tile_steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $party }
bot-glow-resting = rests
bot-glow-ignored = does not count
bot-glow-used = used
bot-glow-rerolls_left = Rerolls: { $sources }
bot-glow-pick_dice = Pick one or two dice to reroll…
bot-glow-reroll_these = Reroll { $dice } — pay with:
bot-glow-with_companion = Companion
bot-glow-with_token = Token
bot-glow-with_score = −{ $loss } light
bot-glow-keep = Keep the dice
bot-glow-set_die = Set a die
bot-glow-pick_die = Which die?
bot-glow-resolve_all = Resolve all
bot-glow-resolve_one = One by one…
bot-glow-purse = Dice to spend: { $dice } · 👣 { $footprints }
bot-glow-colours = { $colours } colours
bot-glow-travel_to = Travel to…
bot-glow-space = Space { $label }
bot-glow-way = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} · 🎲 { $dice } · 👣 { $footprints }
bot-glow-camp = Camp at { $place }
bot-glow-camp_at = ⛺ Your camp: { $place } (✨ { $light })
bot-glow-end_travel = End the day
bot-glow-stay = Stay
bot-glow-sail = Sail…
bot-glow-ends_day = ends your day
bot-glow-ends_last_day = ends your last day

glow-pitch = The world has lost its light. For eight days, gather strange companions, roll a growing handful of dice, and travel towards the glow.
glow-credits =
    Glow © Bombyx, designed by Cédrick Chaboussit. Unofficial fan implementation: official solo rules and component values, taken from public material; difficulty levels, challenges and computer players are house-made.
    Base rules after the published adaptation and public summaries. Names in Japanese are mostly transliterations of our own.

glow-rules-overview =
    {"**What it is about.**"} Eight days to gather light. Each day you recruit one companion with the dice lying on its space, roll all your dice, let every companion act whose symbols came up, and travel with the same dice.
    • You start with 10 light, an adventurer and its large dice, which stay yours. Small dice are borrowed for one day.
    • A die shows one of five elements; its sixth face is its own colour once more. Purple has two footprints there, yellow three light, black minus two light. These special faces are not elements.
    • Footprints are jokers when you travel, reroll tokens let you roll again, fireflies are worth a bonus at the end.
    • Most light after the final scoring wins; a tie goes to whoever has more reroll tokens left.
glow-rules-day =
    {"**Early morning.**"} In turn order everybody takes one companion from the encounter track with all dice and footprints on its space. Of two players, the first also sends another companion to the graveyard. What is left goes to the graveyard. Then all dice are rolled, and everybody goes through the rest of the day alone.
    {"**Late morning.**"} Roll one or two dice again, as often as you can pay: with a companion that gives a reroll, once a day; with a token; or by moving your light down to the next reroll symbol of the score track. Three rerolls at once set one die to a symbol of its own.
    {"**Noon.**"} Special faces count first. Then every card acts once for each set of dice that fits; a card with a forbidden symbol, or one that leaves by acting, acts once at most. Different cards may use the same dice. Everything must act, the bad things too: you only choose the order.
    {"**Afternoon.**"} Travel: see the journey.
    {"**Evening.**"} Small dice go back to the spaces they show, new companions are dealt, and a footprint is laid on every space without a die. The first player changes.
glow-rules-journey =
    {"**Province of Shadows.**"} Walk as many steps as you like, never into the same space twice a day. A space with an element costs one unused die showing it; a space with a crossed-out element is free unless one of your dice shows it, used or not. One footprint replaces a symbol, or cancels a forbidden one. Villages cost the footprints printed there. In a village you may place your camp, which ends the day: only the village with your camp scores.
    {"**Archipelago of Darkness.**"} One of your four boats may sail one route a day, if the number of different elements on your dice fits; some routes also cost a footprint. Each further footprint counts as one colour more, but a colour cannot be hidden. All four begin at the centre; none may sail to where another of yours is. Every island with a boat scores.
    {"**Skulls**"} on a path or an island take one of your companions or spells, if you have any.
glow-rules-cards =
    {"**Sketal**"} brings a large die from the reserve, if it is there; when the Sketal leaves, a die of that colour goes back.
    {"**Xar'gok**"} casts spells on all other players. They arrive face down in the evening and act once, like a card, from the next day on.
    {"**Kaar**"} brings the black die into play and keeps it away from you. Whoever holds it may not use any die with the symbol it shows.
    {"**Cromaug**"} leaves when an air shows, and calls another companion back from the graveyard before noon. A die that comes this way rests until the next day.
    A companion that goes to the graveyard no longer counts at the end.
glow-rules-scoring =
    {"**After eight days**"} add:
    • your light on the score track,
    • the numbers on your adventurer and companions, negative ones too,
    • the village with your camp, or all islands with your boats,
    • 10, if you have at least as many fireflies (tokens and symbols) as companions,
    • 1 for each footprint.
    Most light wins; then the most reroll tokens; then the victory is shared.
glow-rules-solo =
    {"**Alone against Tom.**"} Gather more light than Tom; a tie is not enough. You choose two dice colours for him. They lie on the encounter track: no companion is dealt to a space that they block, and a special face gives Tom three light or two footprints.
    A Tom tile lies above each space. When you recruit there, it is carried out: his counter moves on, he gains the number it then shows and the bonus, and if the tile says so, his camp moves to the next village, or a boat sails away from the centre along the route with the highest or lowest number. Where his rules leave a choice, it is yours. The right-hand 1/2 route from the centre is closed to both of you.
    After recruiting, footprints on Tom's spaces are removed, and his dice and the small dice with them are rolled again. When his tiles run out for the first time, deck B is opened; the second time ends the game: always after eight days.
    At the end Tom scores his village or islands and his footprints. In the province he first pays footprints to reach the next village, if he can.
glow-rules-1 = { glow-rules-overview }
glow-rules-2 = { glow-rules-day }
glow-rules-3 = { glow-rules-journey }
glow-rules-4 = { glow-rules-cards }
glow-rules-5 = { glow-rules-scoring }
glow-rules-6 = { glow-rules-solo }
