# Hoshitsukuri, in English. Keys with dots are written with dashes here.

hoshitsukuri-name = Hoshitsukuri
hoshitsukuri-opponent = Target

## Options

hoshitsukuri-option-celestials = Celestial cards
hoshitsukuri-option-celestials-first_game = First game
hoshitsukuri-option-celestials-cataclysm = Cataclysm
hoshitsukuri-option-celestials-colourful_galaxy = Colourful Galaxy
hoshitsukuri-option-celestials-recorded_game = From a recorded match
hoshitsukuri-option-celestials-random = Random
hoshitsukuri-option-celestials-custom = The first player chooses
hoshitsukuri-option-target = Target
hoshitsukuri-option-target-easy = Easy: 18 points
hoshitsukuri-option-target-normal = Normal: 24 points
hoshitsukuri-option-target-hard = Hard: 30 points
hoshitsukuri-option-target-expert = Expert: 36 points
hoshitsukuri-option-target-legend = Legend: 42 points
hoshitsukuri-advice = None of these kinds is { $missing }, so three-colour plays won't be possible. The rulebook recommends at least one kind of each colour.

## Phases

hoshitsukuri-phase-setup = choosing celestial cards
hoshitsukuri-phase-strikes = answering a Meteorite
hoshitsukuri-phase-card_play = playing cards
hoshitsukuri-phase-generation = creating a card
hoshitsukuri-phase-turn_end = end of turn
hoshitsukuri-phase-over = the galaxy is complete

## Questions

hoshitsukuri-ask-ChooseCelestial = Which kinds of celestial card join the game? At least one of each colour is recommended.
hoshitsukuri-ask-MeteorDiscard = A Meteorite has hit you. Which card do you discard?
hoshitsukuri-ask-PlayCards = Which cards do you play?
hoshitsukuri-ask-ResolveEffect = Which effect do you resolve next?
hoshitsukuri-ask-FlameTrash = Flame: which card do you trash?
hoshitsukuri-ask-LightningTrash = Lightning: trash a card to gain one that costs up to 2 more?
hoshitsukuri-ask-LightningGain = Lightning: which card do you gain to your hand?
hoshitsukuri-ask-FusionTrash = Nuclear Fusion: which cards do you trash? Up to one of each colour.
hoshitsukuri-ask-ForestAdd = Forest: add a colourless card to this play?
hoshitsukuri-ask-MicrobeAdd = Microbe: add a card with ⟳ to this play?
hoshitsukuri-ask-BlackHoleAdd = Black Hole: add cards with ⟳ to this play?
hoshitsukuri-ask-GrasslandGain = Grassland: which card do you gain? It goes to your discard pile.
hoshitsukuri-ask-WaterDiscard = Water: discard a card?
hoshitsukuri-ask-StormReturn = Storm: discard an earlier play?
hoshitsukuri-ask-SpringKeep = Spring: take the top card of your deck into your hand, or discard it?
hoshitsukuri-ask-Generate = Which card do you create?
hoshitsukuri-ask-DiscardDown = Which cards do you discard? You keep four.

## Answers

hoshitsukuri-do-ChooseCelestial = { $card }
hoshitsukuri-do-Play = { $cards }
hoshitsukuri-do-Resolve = { $card }
hoshitsukuri-do-ResolveAll = Resolve all in the usual order
hoshitsukuri-do-Trash = Trash { $card }
hoshitsukuri-do-Fuse = Trash { $cards }
hoshitsukuri-do-Gain = { $card }
hoshitsukuri-do-Add = Add { $cards }
hoshitsukuri-do-Discard = Discard { $cards }
hoshitsukuri-do-TakeIntoHand = Take it
hoshitsukuri-do-PutAway = Discard it
hoshitsukuri-do-BlowAway = Play { $play }
hoshitsukuri-do-Decline = No
hoshitsukuri-do-Generate = { $card }
hoshitsukuri-do-Pass = Create nothing
hoshitsukuri-kind-Trash = Trash a card
hoshitsukuri-kind-Fuse = Trash cards
hoshitsukuri-kind-Gain = Gain a card
hoshitsukuri-kind-Add = Add cards
hoshitsukuri-kind-Discard = Discard a card
hoshitsukuri-kind-Resolve = One effect
hoshitsukuri-kind-BlowAway = Discard an earlier play
hoshitsukuri-kind-Generate = Create a card

## What happened

hoshitsukuri-event-CelestialChosen = { $who } brings { $card } into the game.
hoshitsukuri-event-CelestialsSet = Celestial cards in this game: { $cards }.
hoshitsukuri-event-ColoursMissing = No celestial card is { $missing }, so three-colour plays won't be possible.
hoshitsukuri-event-TurnBegan = Turn { $number }: { $who } begins on space { $space }.
hoshitsukuri-event-Played = { $who } plays { $cards }.
hoshitsukuri-event-OnlyPlay = { $card } was the only card you could play, so I played it for you.
hoshitsukuri-event-NoEffect = { $who } doesn't use the effect of { $card }.
hoshitsukuri-event-Added = { $who } adds { $cards } to the play.
hoshitsukuri-event-Revealed = { $who } reveals { $card } and adds it to the play.
hoshitsukuri-event-Trashed = { $who } trashes { $cards }.
hoshitsukuri-event-Fused = { $who }'s Nuclear Fusion gives ★{ $fragments }.
hoshitsukuri-event-GainedToHand = { $who } gains { $card } and puts it into their hand.
hoshitsukuri-event-GainedToDiscard = { $who } gains { $card } and puts it on their discard pile.
hoshitsukuri-event-Discarded = { $who } discards { $cards }.
hoshitsukuri-event-Drew = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hoshitsukuri-event-Drawn = You draw { $cards }.
hoshitsukuri-event-Shuffled = { $who } shuffles the discard pile into a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hoshitsukuri-event-LookedAt = On top of your deck: { $card }.
hoshitsukuri-event-TakenIntoHand = { $who } takes the card that Spring showed into their hand.
hoshitsukuri-event-PutOnDiscard = { $who } discards { $card } with Spring.
hoshitsukuri-event-BlownAway = { $who } discards play { $play } with Storm: { $card }.
hoshitsukuri-event-Struck = { $who }'s Meteorite demands a { $colours } card.
hoshitsukuri-event-HandShown = { $who } has no such card and reveals their hand: { $cards }.
hoshitsukuri-event-StrikeWaits = { $who } will answer the Meteorite at the start of their next turn.
hoshitsukuri-event-Moved = { $who } flies from { $origin } to { $space }.
hoshitsukuri-event-Stayed = { $who } stays on { $space }.
hoshitsukuri-event-Pushed = { $who } is pushed to { $space }.
hoshitsukuri-event-Drifted = { $who } neither moved nor created anything: by a house rule the comet drifts to space { $space }.
hoshitsukuri-event-LeftGalaxy = { $who } leaves the galaxy{ $place ->
    [1] {" "}first.
    [2] {" "}second.
    [3] {" "}third.
   *[other] {" "}last.
}
hoshitsukuri-event-Generated = { $who } creates { $card } (★{ $fragments }).
hoshitsukuri-event-Passed = { $who } creates nothing (★{ $fragments }).

## Scores

hoshitsukuri-score-satellite = Satellites
hoshitsukuri-score-planet = Planets
hoshitsukuri-score-sun = Suns
hoshitsukuri-score-fruit_tree = Fruit Trees
hoshitsukuri-score-constellation = Constellations
hoshitsukuri-score-target = Target
hoshitsukuri-score-total = Total
hoshitsukuri-rank-dust = Dust
hoshitsukuri-rank-stardust = Stardust
hoshitsukuri-rank-satellite = Satellite
hoshitsukuri-rank-planet = Planet
hoshitsukuri-rank-sun = Sun
hoshitsukuri-rank-constellation = Constellation
hoshitsukuri-rank-galaxy = Galaxy

## Colours and comets

hoshitsukuri-colour-red = red
hoshitsukuri-colour-green = green
hoshitsukuri-colour-blue = blue
hoshitsukuri-colour-colourless = colourless
hoshitsukuri-neither = { $some } or { $last }
hoshitsukuri-either = { $some } or { $last }
hoshitsukuri-colours-red = { hoshitsukuri-colour-red }
hoshitsukuri-colours-green = { hoshitsukuri-colour-green }
hoshitsukuri-colours-blue = { hoshitsukuri-colour-blue }
hoshitsukuri-missing-red = { hoshitsukuri-colour-red }
hoshitsukuri-missing-green = { hoshitsukuri-colour-green }
hoshitsukuri-missing-blue = { hoshitsukuri-colour-blue }
hoshitsukuri-comet-yellow = Yellow
hoshitsukuri-comet-pink = Pink
hoshitsukuri-comet-purple = Purple
hoshitsukuri-comet-grey = Grey

## Cards

hoshitsukuri-card-stardust = Stardust
hoshitsukuri-card-rock = Rock
hoshitsukuri-card-satellite = Satellite
hoshitsukuri-card-planet = Planet
hoshitsukuri-card-sun = Sun
hoshitsukuri-card-nebula = Nebula
hoshitsukuri-card-protostar = Protostar
hoshitsukuri-card-flame = Flame
hoshitsukuri-card-lightning = Lightning
hoshitsukuri-card-eruption = Eruption
hoshitsukuri-card-fusion = Nuclear Fusion
hoshitsukuri-card-forest = Forest
hoshitsukuri-card-microbe = Microbe
hoshitsukuri-card-earth = Earth
hoshitsukuri-card-grassland = Grassland
hoshitsukuri-card-fruit_tree = Fruit Tree
hoshitsukuri-card-water = Water
hoshitsukuri-card-ice = Ice
hoshitsukuri-card-crystal = Crystal
hoshitsukuri-card-storm = Storm
hoshitsukuri-card-geyser = Geyser
hoshitsukuri-card-spring = Spring
hoshitsukuri-card-black_hole = Black Hole
hoshitsukuri-card-meteorite = Meteorite
hoshitsukuri-card-constellation = Constellation
hoshitsukuri-cards-stardust = { hoshitsukuri-card-stardust }
hoshitsukuri-cards-rock = { hoshitsukuri-card-rock }
hoshitsukuri-cards-satellite = { hoshitsukuri-card-satellite }
hoshitsukuri-cards-planet = { hoshitsukuri-card-planet }
hoshitsukuri-cards-sun = { hoshitsukuri-card-sun }
hoshitsukuri-cards-nebula = { hoshitsukuri-card-nebula }
hoshitsukuri-cards-protostar = { hoshitsukuri-card-protostar }
hoshitsukuri-cards-flame = { hoshitsukuri-card-flame }
hoshitsukuri-cards-lightning = { hoshitsukuri-card-lightning }
hoshitsukuri-cards-eruption = { hoshitsukuri-card-eruption }
hoshitsukuri-cards-fusion = { hoshitsukuri-card-fusion }
hoshitsukuri-cards-forest = { hoshitsukuri-card-forest }
hoshitsukuri-cards-microbe = { hoshitsukuri-card-microbe }
hoshitsukuri-cards-earth = { hoshitsukuri-card-earth }
hoshitsukuri-cards-grassland = { hoshitsukuri-card-grassland }
hoshitsukuri-cards-fruit_tree = { hoshitsukuri-card-fruit_tree }
hoshitsukuri-cards-water = { hoshitsukuri-card-water }
hoshitsukuri-cards-ice = { hoshitsukuri-card-ice }
hoshitsukuri-cards-crystal = { hoshitsukuri-card-crystal }
hoshitsukuri-cards-storm = { hoshitsukuri-card-storm }
hoshitsukuri-cards-geyser = { hoshitsukuri-card-geyser }
hoshitsukuri-cards-spring = { hoshitsukuri-card-spring }
hoshitsukuri-cards-black_hole = { hoshitsukuri-card-black_hole }
hoshitsukuri-cards-meteorite = { hoshitsukuri-card-meteorite }
hoshitsukuri-cards-constellation = { hoshitsukuri-card-constellation }

## Effects: in full, and for small cards

hoshitsukuri-text-flame = Trash 1 card from your hand.
hoshitsukuri-text-lightning = You may trash 1 card from your hand. If you do, gain to hand a card that costs up to 2 more.
hoshitsukuri-text-eruption = Discard your hand.
hoshitsukuri-text-fusion = Trash up to 1 card of each colour (and 1 colourless) from your hand. 0/1/2/3/4 cards: 1/2/4/7/10 ★.
hoshitsukuri-text-forest = You may add 1 colourless card without ⟳ from your hand to this play.
hoshitsukuri-text-microbe = You may add 1 card with ⟳ from your hand to this play; its ⟳ is ignored.
hoshitsukuri-text-earth = Gain a Planet to your discard pile. With 5+ cards in this play, gain a Sun instead and trash this.
hoshitsukuri-text-grassland = You may gain to your discard pile a card (not Grassland) costing up to the cards in this play + 2.
hoshitsukuri-text-water = You may discard 1 card from your hand.
hoshitsukuri-text-ice = This play doesn't advance your orbit.
hoshitsukuri-text-crystal = Reveal the top card of your deck and add it to this play; its ⟳ is ignored.
hoshitsukuri-text-storm = You may discard an earlier play of this turn that is exactly 1 card.
hoshitsukuri-text-geyser = Draw 3 cards.
hoshitsukuri-text-spring = Look at the top card of your deck: take it into your hand or discard it.
hoshitsukuri-text-black_hole = You may add any number of cards with ⟳ from your hand to this play; their ⟳ are ignored.
hoshitsukuri-text-meteorite = Others discard 1 card in a colour on your field, then draw 1. A player who can't shows their hand.
hoshitsukuri-text-constellation = At the end of the game: 3 VP per set of red + blue + green among all your cards.
hoshitsukuri-short-flame = trash 1 from hand
hoshitsukuri-short-ice = 0 orbit steps
hoshitsukuri-short-lightning = trash 1 → gain one costing up to 2 more
hoshitsukuri-short-crystal = add top card of deck (⟳ ignored)
hoshitsukuri-short-eruption = discard hand
hoshitsukuri-short-storm = discard an earlier 1-card play
hoshitsukuri-short-fusion = trash up to 1 per colour: ★1/2/4/7/10
hoshitsukuri-short-geyser = draw 3
hoshitsukuri-short-forest = add 1 colourless, not ⟳
hoshitsukuri-short-spring = top card: hand or discard
hoshitsukuri-short-microbe = add 1 ⟳ card (⟳ ignored)
hoshitsukuri-short-black_hole = add any ⟳ cards (⟳ ignored)
hoshitsukuri-short-earth = gain Planet; 5+ cards: Sun, trash this
hoshitsukuri-short-meteorite = others discard 1 (field colour), draw 1
hoshitsukuri-short-grassland = gain one: cost ≤ cards here + 2
hoshitsukuri-short-constellation = end: 3 VP per set of 3 colours
hoshitsukuri-short-water = may discard 1
