# Crafting the Cosmos, in English. Keys with dots are written with dashes here.

crafting_cosmos-name = Crafting the Cosmos
crafting_cosmos-opponent = Target

## Options

crafting_cosmos-option-target = Target
crafting_cosmos-option-target-calm = Calm: 90 points
crafting_cosmos-option-target-normal = Normal: 110 points
crafting_cosmos-option-target-harsh = Harsh: 130 points
crafting_cosmos-option-start = Starting points
crafting_cosmos-option-start-official = As in the rulebook
crafting_cosmos-option-start-even = Balanced: bonus points offset the turn order

## Phases

crafting_cosmos-phase-energy = energy phase
crafting_cosmos-phase-craft = craft phase
crafting_cosmos-phase-turn_end = end of turn
crafting_cosmos-phase-over = the cosmos is complete

## Questions

crafting_cosmos-ask-Shift = Move energy tokens: 1 to 3 moves clockwise, at least one with your own.
crafting_cosmos-ask-ChooseStack = Which size of nebula do you take?
crafting_cosmos-ask-TakeCard = Which energy card do you take?
crafting_cosmos-ask-Craft = What do you craft?
crafting_cosmos-ask-AimPower = What do you use this power card on?
crafting_cosmos-ask-SecondEvolution = Stellar Evolution: which other star evolves?
crafting_cosmos-ask-SecondRelocation = Gravity Assist: what else do you move?
crafting_cosmos-ask-KeepOneTile = Cosmic Inflation: which tile do you keep?
crafting_cosmos-ask-ChoosePower = Which power card do you keep?
crafting_cosmos-ask-PlaceOmega = Where does the new nebula go? Placing it ends your craft phase.
crafting_cosmos-ask-ChooseSurplus = You can keep ten energy cards. Which do you discard?

## Answers

crafting_cosmos-do-ShiftEnergy = { $first } › { $second } › { $third }
crafting_cosmos-do-ChooseNebulaStack = Size { $size }
crafting_cosmos-do-TakeEnergyCard =
    { $position ->
        [0] From the deck
       *[other] { $position }: { $energy }
    }
crafting_cosmos-do-PlaceNebula = { $tile } on { $space }
crafting_cosmos-do-PlaceStar = { $element } on { $space }
crafting_cosmos-do-PlaceProtoLife = Proto life on { $space }
crafting_cosmos-do-CompleteNebula =
    Complete { $space }{ $discard ->
        [none] , discard nothing
       *[other] , discard { $discard }
    }
crafting_cosmos-do-ReleaseCrystal =
    Release: { $space ->
        [none] no star
       *[other] { $element } on { $space }
    }
crafting_cosmos-do-CreateAdvancedLife = Advanced life on { $space }
crafting_cosmos-do-AcquirePower = Slot { $slot }: { $energy }
crafting_cosmos-do-ChoosePowerCard = { $card }
crafting_cosmos-do-ActivatePower = Power { $slot } for { $payment }
crafting_cosmos-do-ScoreEnergySet = Score five { $energy } cards
crafting_cosmos-do-MakeSupernova = Supernova on { $space }
crafting_cosmos-do-StabilizeLife = Stabilise { $space }
crafting_cosmos-do-MoveStar = Star { $origin } → { $space }
crafting_cosmos-do-MoveLife = Life { $origin } → { $space }
crafting_cosmos-do-EndCraft = End turn: { $omega ->
    [nebula] take a size-{ $size } nebula
    [stabilize] stabilise { $space }
   *[other] take nothing
}
crafting_cosmos-do-PlaceOmegaNebula = { $space }
crafting_cosmos-do-TargetStar = { $star }
crafting_cosmos-do-TargetElement = { $element }
crafting_cosmos-do-TargetEnergy = { $energy }
crafting_cosmos-do-TargetLife = { $life }
crafting_cosmos-do-TargetStack = Size { $size }
crafting_cosmos-do-ChangeStar = { $star } becomes { $element }
crafting_cosmos-do-FeedLife = { $life } for { $element }
crafting_cosmos-do-SendStar = Star { $origin } → { $space }
crafting_cosmos-do-SendLife = Life { $origin } → { $space }
crafting_cosmos-do-SwapStars = { $star } ⇄ { $other }
crafting_cosmos-do-ShiftNebula = Nebula { $origin } → { $space }
crafting_cosmos-do-KeepTile = { $tile }
crafting_cosmos-do-Decline = No more
crafting_cosmos-do-DiscardToLimit = Discard { $cards }

## Kinds of answers

crafting_cosmos-kind-PlaceNebula = Place a nebula
crafting_cosmos-kind-PlaceStar = Place a star
crafting_cosmos-kind-PlaceProtoLife = Place proto life
crafting_cosmos-kind-CompleteNebula = Complete a nebula
crafting_cosmos-kind-ReleaseCrystal = Release a crystal
crafting_cosmos-kind-CreateAdvancedLife = Create advanced life
crafting_cosmos-kind-AcquirePower = Buy a power card
crafting_cosmos-kind-ActivatePower = Use a power card
crafting_cosmos-kind-ScoreEnergySet = Score five cards of one type
crafting_cosmos-kind-MakeSupernova = Make a supernova
crafting_cosmos-kind-StabilizeLife = Stabilise life
crafting_cosmos-kind-MoveStar = Move a star
crafting_cosmos-kind-MoveLife = Move life
crafting_cosmos-kind-EndCraft = End the turn
crafting_cosmos-kind-SendStar = Move a star
crafting_cosmos-kind-SendLife = Move life
crafting_cosmos-kind-TargetStar = A star
crafting_cosmos-kind-Decline = No more

## What happened

crafting_cosmos-event-RoundBegan = Round { $round } begins. { $who } goes first.
crafting_cosmos-event-EnergyShifted = { $who } moves { $moves }.
crafting_cosmos-event-Gained = { $who } gains { $count } { $what }.
crafting_cosmos-event-NothingLeft = There isn't enough left: { $who } gets { $count } { $what } less.
crafting_cosmos-event-CrystalAdvanced =
    { $who }'s crystal advances { $steps } (now on spot { $spot }){ $ready ->
        [0] .
        [one] ; 1 crystal is ready.
       *[other] ; { $ready } crystals are ready.
    }
crafting_cosmos-event-CrystalWentBack = { $who }'s crystal goes back to spot { $spot }.
crafting_cosmos-event-TileGained = { $who } gains { $tile }.
crafting_cosmos-event-EnergyCardTaken = { $who } takes a { $energy } card from the display.
crafting_cosmos-event-EnergyCardDrawn = { $who } draws an energy card.
crafting_cosmos-event-EnergyCardSeen = You drew a { $energy } card.
crafting_cosmos-event-EnergyShuffled = The energy discard pile becomes a new deck of { $count } cards.
crafting_cosmos-event-DisplayRefilled = The display shows { $cards }.
crafting_cosmos-event-NebulaPlaced = { $who } places { $tile } on { $space }.
crafting_cosmos-event-StarPlaced = { $who } places { $element } on { $space }.
crafting_cosmos-event-ProtoLifePlaced = { $who } places proto life on { $space }.
crafting_cosmos-event-NebulaCompleted =
    { $who } completes the nebula on { $space } for { $points } points{ $discard ->
        [none] {" "}and discards no star.
       *[other] {" "}and discards the star on { $discard }.
    }
crafting_cosmos-event-CrystalReleased = { $who } releases time crystal { $number } for { $points } points.
crafting_cosmos-event-AdvancedLifeCreated =
    { $who } creates advanced life on { $space }{ $proto ->
        [0] .
        [one] ; one proto life is discarded.
       *[other] ; { $proto } proto life are discarded.
    }
crafting_cosmos-event-AdvancedLifeSeen = Your advanced life on { $space } is worth { $points }.
crafting_cosmos-event-PowersDrawn =
    { $who } pays { $slot ->
        [1] 2
        [4] 4
       *[other] 3
    } { $energy } for slot { $slot } and draws { $count ->
        [one] a power card.
       *[other] { $count } power cards.
    }
crafting_cosmos-event-PowersSeen = You drew { $powers }.
crafting_cosmos-event-PowerAcquired = { $who } puts { $power } into slot { $slot }.
crafting_cosmos-event-PowerActivated = { $who } uses { $power } (paid: { $payment }).
crafting_cosmos-event-Scored = { $who } scores { $points } with { $power }.
crafting_cosmos-event-FlagRaised = { $power }: { $who } can use it once before the turn ends.
crafting_cosmos-event-SetScored = { $who } scores { $points } with five { $energy } cards.
crafting_cosmos-event-BecameSupernova = { $who } turns the star on { $space } into a supernova.
crafting_cosmos-event-LifeStabilized = { $who } stabilises the life on { $space }.
crafting_cosmos-event-TokenMoved = { $who } moves the token on { $origin } to { $space }.
crafting_cosmos-event-StarChanged = { $who }'s star on { $space } becomes { $element }.
crafting_cosmos-event-StarsSwapped = { $who } swaps the stars on { $space } and { $other }.
crafting_cosmos-event-NebulaShifted = { $who } moves the nebula from { $origin } to { $space }.
crafting_cosmos-event-TokenDiscarded = { $who } discards the token on { $space }.
crafting_cosmos-event-EnergyCardReturned = { $who } takes a { $energy } card from the discard pile.
crafting_cosmos-event-TilesSeen = You look at { $tiles }.
crafting_cosmos-event-TileBuried = { $who } puts a tile under the stack of size { $size }.
crafting_cosmos-event-TurnEnded = { $who } ends the turn: { $choice }.
crafting_cosmos-event-Lost = { $who } loses unused: { $things }.
crafting_cosmos-event-VoidMoved =
    The Void turns up { $energy } and moves to { $control }.{ $dark_from ->
        [none] {""}
       *[other] {" "}A dark token moves from { $dark_from } to { $energy }.
    }
crafting_cosmos-event-GoalScored = { $who } scores { $points } for the goal { $goal } ({ $metric }).
crafting_cosmos-event-GoalRemoved = The goal { $goal } has been scored.
crafting_cosmos-event-GoalRevealed = New goal: { $goal }.
crafting_cosmos-event-EndAnnounced = The match ends: { $reason }.
crafting_cosmos-event-CardsGivenUp = { $who } discards: { $cards }.
crafting_cosmos-event-LifeRevealed = { $who } reveals { $count } advanced life worth { $points }.

## Scores

crafting_cosmos-score-nebulae = Nebulae
crafting_cosmos-score-crystals = Time crystals
crafting_cosmos-score-energy_sets = Sets of energy cards
crafting_cosmos-score-power_cards = Power cards
crafting_cosmos-score-goals = Universal goals
crafting_cosmos-score-advanced_life = Advanced life
crafting_cosmos-score-start = At the start
crafting_cosmos-score-target = Target
crafting_cosmos-score-total = Total
crafting_cosmos-score-tie = Tie: energy cards in hand

## Titles of the solo challenge

crafting_cosmos-title-cosmic_dust = Cosmic Dust
crafting_cosmos-title-protostar = Protostar
crafting_cosmos-title-main_sequence = Main Sequence
crafting_cosmos-title-giant = Giant
crafting_cosmos-title-supernova = Supernova
crafting_cosmos-title-architect = Architect of Galaxies

## Terms

crafting_cosmos-control-light = Light
crafting_cosmos-control-time = Time
crafting_cosmos-control-gravity = Gravity
crafting_cosmos-control-chemistry = Chemistry
crafting_cosmos-energy-light = Light
crafting_cosmos-energy-time = Time
crafting_cosmos-energy-gravity = Gravity
crafting_cosmos-energy-chemistry = Chemistry
crafting_cosmos-energy-any = any
crafting_cosmos-payment-light = { crafting_cosmos-energy-light }
crafting_cosmos-payment-time = { crafting_cosmos-energy-time }
crafting_cosmos-payment-gravity = { crafting_cosmos-energy-gravity }
crafting_cosmos-payment-chemistry = { crafting_cosmos-energy-chemistry }
crafting_cosmos-cards-light = { crafting_cosmos-energy-light }
crafting_cosmos-cards-time = { crafting_cosmos-energy-time }
crafting_cosmos-cards-gravity = { crafting_cosmos-energy-gravity }
crafting_cosmos-cards-chemistry = { crafting_cosmos-energy-chemistry }
crafting_cosmos-dark_from-light = { crafting_cosmos-energy-light }
crafting_cosmos-dark_from-time = { crafting_cosmos-energy-time }
crafting_cosmos-dark_from-gravity = { crafting_cosmos-energy-gravity }
crafting_cosmos-dark_from-chemistry = { crafting_cosmos-energy-chemistry }
crafting_cosmos-first-own = Your token
crafting_cosmos-first-light = Dark token on Light
crafting_cosmos-first-time = Dark token on Time
crafting_cosmos-first-gravity = Dark token on Gravity
crafting_cosmos-first-chemistry = Dark token on Chemistry
crafting_cosmos-second-own = Your token
crafting_cosmos-second-none = –
crafting_cosmos-second-light = Dark token on Light
crafting_cosmos-second-time = Dark token on Time
crafting_cosmos-second-gravity = Dark token on Gravity
crafting_cosmos-second-chemistry = Dark token on Chemistry
crafting_cosmos-third-own = Your token
crafting_cosmos-third-none = –
crafting_cosmos-third-light = Dark token on Light
crafting_cosmos-third-time = Dark token on Time
crafting_cosmos-third-gravity = Dark token on Gravity
crafting_cosmos-third-chemistry = Dark token on Chemistry
crafting_cosmos-moved-own = their own token { $way }
crafting_cosmos-moved-dark = a dark token { $way }
crafting_cosmos-element-hydrogen = Hydrogen
crafting_cosmos-element-helium = Helium
crafting_cosmos-element-carbon = Carbon
crafting_cosmos-element-oxygen = Oxygen
crafting_cosmos-symbol-hydrogen = H
crafting_cosmos-symbol-helium = He
crafting_cosmos-symbol-carbon = C
crafting_cosmos-symbol-oxygen = O
crafting_cosmos-what-hydrogen = hydrogen
crafting_cosmos-what-helium = helium
crafting_cosmos-what-carbon = carbon
crafting_cosmos-what-oxygen = oxygen
crafting_cosmos-what-life = proto life
crafting_cosmos-what-card = energy card
crafting_cosmos-what-supernova = { crafting_cosmos-term-supernova_resource }
crafting_cosmos-what-dna = DNA
crafting_cosmos-what-graviton = graviton
crafting_cosmos-choice-nebula = gains a nebula
crafting_cosmos-choice-stabilize = stabilises life
crafting_cosmos-choice-none = nothing
crafting_cosmos-reason-crystals = the time crystals have run out
crafting_cosmos-reason-goals = the last goal has been scored
crafting_cosmos-term-control = control
crafting_cosmos-term-energy_token = energy token
crafting_cosmos-term-dark_energy = dark energy
crafting_cosmos-term-full = full
crafting_cosmos-term-active_reward = active reward
crafting_cosmos-term-passive_reward = passive reward
crafting_cosmos-term-energy_card = energy card
crafting_cosmos-term-display = display
crafting_cosmos-term-deck = deck
crafting_cosmos-term-discard = discard pile
crafting_cosmos-term-power_card = power card
crafting_cosmos-term-power_slot = slot
crafting_cosmos-term-bonus_resource = bonus resource
crafting_cosmos-term-nebula = nebula
crafting_cosmos-term-star = star
crafting_cosmos-term-supernova = supernova
crafting_cosmos-term-supernova_resource = supernova resource
crafting_cosmos-term-dna = DNA
crafting_cosmos-term-proto_life = proto life
crafting_cosmos-term-stable_life = stable life
crafting_cosmos-term-advanced_life = advanced life
crafting_cosmos-term-time_crystal = time crystal
crafting_cosmos-term-time_chamber = time chamber
crafting_cosmos-term-crystal_step = crystal step
crafting_cosmos-term-universal_goal = universal goal
crafting_cosmos-term-pool = to be placed
crafting_cosmos-term-graviton = graviton
crafting_cosmos-term-first_player = first player
crafting_cosmos-term-void = the Void
crafting_cosmos-term-hand = hand
crafting_cosmos-term-reserve = reserve
crafting_cosmos-arm-I = Arm I
crafting_cosmos-arm-II = Arm II
crafting_cosmos-arm-III = Arm III
crafting_cosmos-arm-centre = Centre
crafting_cosmos-colour-magenta = magenta
crafting_cosmos-colour-cyan = cyan
crafting_cosmos-colour-violet = violet
crafting_cosmos-colour-amber = amber

## Power cards

crafting_cosmos-power-relativity_delta = Relativity Δ
crafting_cosmos-power-speed_of_light = Speed of Light
crafting_cosmos-power-stellar_ignition = Stellar Ignition
crafting_cosmos-power-supernova_flash = Supernova Flash
crafting_cosmos-power-spectral_shift = Spectral Shift
crafting_cosmos-power-gamma_ray_burst = Gamma-Ray Burst
crafting_cosmos-power-cosmic_background = Cosmic Background
crafting_cosmos-power-white_light = White Light
crafting_cosmos-power-special_relativity = Special Relativity
crafting_cosmos-power-time_dilation = Time Dilation
crafting_cosmos-power-stellar_evolution = Stellar Evolution
crafting_cosmos-power-entropy = Entropy
crafting_cosmos-power-cosmic_inflation = Cosmic Inflation
crafting_cosmos-power-causality = Causality
crafting_cosmos-power-deep_time = Deep Time
crafting_cosmos-power-stasis = Stasis
crafting_cosmos-power-solar_wind = Solar Wind
crafting_cosmos-power-gravity_assist = Gravity Assist
crafting_cosmos-power-tidal_force = Tidal Force
crafting_cosmos-power-accretion = Accretion
crafting_cosmos-power-gravitational_collapse = Gravitational Collapse
crafting_cosmos-power-orbital_shift = Orbital Shift
crafting_cosmos-power-black_hole = Black Hole
crafting_cosmos-power-dark_matter = Dark Matter
crafting_cosmos-power-ionizing_radiation = Ionising Radiation
crafting_cosmos-power-abiogenesis = Abiogenesis
crafting_cosmos-power-panspermia = Panspermia
crafting_cosmos-power-carbon_cycle = Carbon Cycle
crafting_cosmos-power-catalysis = Catalysis
crafting_cosmos-power-symbiosis = Symbiosis
crafting_cosmos-power-molecular_cloud = Molecular Cloud
crafting_cosmos-power-metabolism = Metabolism
crafting_cosmos-card-relativity_delta = { crafting_cosmos-power-relativity_delta }
crafting_cosmos-card-speed_of_light = { crafting_cosmos-power-speed_of_light }
crafting_cosmos-card-stellar_ignition = { crafting_cosmos-power-stellar_ignition }
crafting_cosmos-card-supernova_flash = { crafting_cosmos-power-supernova_flash }
crafting_cosmos-card-spectral_shift = { crafting_cosmos-power-spectral_shift }
crafting_cosmos-card-gamma_ray_burst = { crafting_cosmos-power-gamma_ray_burst }
crafting_cosmos-card-cosmic_background = { crafting_cosmos-power-cosmic_background }
crafting_cosmos-card-white_light = { crafting_cosmos-power-white_light }
crafting_cosmos-card-special_relativity = { crafting_cosmos-power-special_relativity }
crafting_cosmos-card-time_dilation = { crafting_cosmos-power-time_dilation }
crafting_cosmos-card-stellar_evolution = { crafting_cosmos-power-stellar_evolution }
crafting_cosmos-card-entropy = { crafting_cosmos-power-entropy }
crafting_cosmos-card-cosmic_inflation = { crafting_cosmos-power-cosmic_inflation }
crafting_cosmos-card-causality = { crafting_cosmos-power-causality }
crafting_cosmos-card-deep_time = { crafting_cosmos-power-deep_time }
crafting_cosmos-card-stasis = { crafting_cosmos-power-stasis }
crafting_cosmos-card-solar_wind = { crafting_cosmos-power-solar_wind }
crafting_cosmos-card-gravity_assist = { crafting_cosmos-power-gravity_assist }
crafting_cosmos-card-tidal_force = { crafting_cosmos-power-tidal_force }
crafting_cosmos-card-accretion = { crafting_cosmos-power-accretion }
crafting_cosmos-card-gravitational_collapse = { crafting_cosmos-power-gravitational_collapse }
crafting_cosmos-card-orbital_shift = { crafting_cosmos-power-orbital_shift }
crafting_cosmos-card-black_hole = { crafting_cosmos-power-black_hole }
crafting_cosmos-card-dark_matter = { crafting_cosmos-power-dark_matter }
crafting_cosmos-card-ionizing_radiation = { crafting_cosmos-power-ionizing_radiation }
crafting_cosmos-card-abiogenesis = { crafting_cosmos-power-abiogenesis }
crafting_cosmos-card-panspermia = { crafting_cosmos-power-panspermia }
crafting_cosmos-card-carbon_cycle = { crafting_cosmos-power-carbon_cycle }
crafting_cosmos-card-catalysis = { crafting_cosmos-power-catalysis }
crafting_cosmos-card-symbiosis = { crafting_cosmos-power-symbiosis }
crafting_cosmos-card-molecular_cloud = { crafting_cosmos-power-molecular_cloud }
crafting_cosmos-card-metabolism = { crafting_cosmos-power-metabolism }
crafting_cosmos-under-relativity_delta = { crafting_cosmos-power-relativity_delta }
crafting_cosmos-under-speed_of_light = { crafting_cosmos-power-speed_of_light }
crafting_cosmos-under-stellar_ignition = { crafting_cosmos-power-stellar_ignition }
crafting_cosmos-under-supernova_flash = { crafting_cosmos-power-supernova_flash }
crafting_cosmos-under-spectral_shift = { crafting_cosmos-power-spectral_shift }
crafting_cosmos-under-gamma_ray_burst = { crafting_cosmos-power-gamma_ray_burst }
crafting_cosmos-under-cosmic_background = { crafting_cosmos-power-cosmic_background }
crafting_cosmos-under-white_light = { crafting_cosmos-power-white_light }
crafting_cosmos-under-special_relativity = { crafting_cosmos-power-special_relativity }
crafting_cosmos-under-time_dilation = { crafting_cosmos-power-time_dilation }
crafting_cosmos-under-stellar_evolution = { crafting_cosmos-power-stellar_evolution }
crafting_cosmos-under-entropy = { crafting_cosmos-power-entropy }
crafting_cosmos-under-cosmic_inflation = { crafting_cosmos-power-cosmic_inflation }
crafting_cosmos-under-causality = { crafting_cosmos-power-causality }
crafting_cosmos-under-deep_time = { crafting_cosmos-power-deep_time }
crafting_cosmos-under-stasis = { crafting_cosmos-power-stasis }
crafting_cosmos-under-solar_wind = { crafting_cosmos-power-solar_wind }
crafting_cosmos-under-gravity_assist = { crafting_cosmos-power-gravity_assist }
crafting_cosmos-under-tidal_force = { crafting_cosmos-power-tidal_force }
crafting_cosmos-under-accretion = { crafting_cosmos-power-accretion }
crafting_cosmos-under-gravitational_collapse = { crafting_cosmos-power-gravitational_collapse }
crafting_cosmos-under-orbital_shift = { crafting_cosmos-power-orbital_shift }
crafting_cosmos-under-black_hole = { crafting_cosmos-power-black_hole }
crafting_cosmos-under-dark_matter = { crafting_cosmos-power-dark_matter }
crafting_cosmos-under-ionizing_radiation = { crafting_cosmos-power-ionizing_radiation }
crafting_cosmos-under-abiogenesis = { crafting_cosmos-power-abiogenesis }
crafting_cosmos-under-panspermia = { crafting_cosmos-power-panspermia }
crafting_cosmos-under-carbon_cycle = { crafting_cosmos-power-carbon_cycle }
crafting_cosmos-under-catalysis = { crafting_cosmos-power-catalysis }
crafting_cosmos-under-symbiosis = { crafting_cosmos-power-symbiosis }
crafting_cosmos-under-molecular_cloud = { crafting_cosmos-power-molecular_cloud }
crafting_cosmos-under-metabolism = { crafting_cosmos-power-metabolism }
crafting_cosmos-powers-relativity_delta = { crafting_cosmos-power-relativity_delta }
crafting_cosmos-powers-speed_of_light = { crafting_cosmos-power-speed_of_light }
crafting_cosmos-powers-stellar_ignition = { crafting_cosmos-power-stellar_ignition }
crafting_cosmos-powers-supernova_flash = { crafting_cosmos-power-supernova_flash }
crafting_cosmos-powers-spectral_shift = { crafting_cosmos-power-spectral_shift }
crafting_cosmos-powers-gamma_ray_burst = { crafting_cosmos-power-gamma_ray_burst }
crafting_cosmos-powers-cosmic_background = { crafting_cosmos-power-cosmic_background }
crafting_cosmos-powers-white_light = { crafting_cosmos-power-white_light }
crafting_cosmos-powers-special_relativity = { crafting_cosmos-power-special_relativity }
crafting_cosmos-powers-time_dilation = { crafting_cosmos-power-time_dilation }
crafting_cosmos-powers-stellar_evolution = { crafting_cosmos-power-stellar_evolution }
crafting_cosmos-powers-entropy = { crafting_cosmos-power-entropy }
crafting_cosmos-powers-cosmic_inflation = { crafting_cosmos-power-cosmic_inflation }
crafting_cosmos-powers-causality = { crafting_cosmos-power-causality }
crafting_cosmos-powers-deep_time = { crafting_cosmos-power-deep_time }
crafting_cosmos-powers-stasis = { crafting_cosmos-power-stasis }
crafting_cosmos-powers-solar_wind = { crafting_cosmos-power-solar_wind }
crafting_cosmos-powers-gravity_assist = { crafting_cosmos-power-gravity_assist }
crafting_cosmos-powers-tidal_force = { crafting_cosmos-power-tidal_force }
crafting_cosmos-powers-accretion = { crafting_cosmos-power-accretion }
crafting_cosmos-powers-gravitational_collapse = { crafting_cosmos-power-gravitational_collapse }
crafting_cosmos-powers-orbital_shift = { crafting_cosmos-power-orbital_shift }
crafting_cosmos-powers-black_hole = { crafting_cosmos-power-black_hole }
crafting_cosmos-powers-dark_matter = { crafting_cosmos-power-dark_matter }
crafting_cosmos-powers-ionizing_radiation = { crafting_cosmos-power-ionizing_radiation }
crafting_cosmos-powers-abiogenesis = { crafting_cosmos-power-abiogenesis }
crafting_cosmos-powers-panspermia = { crafting_cosmos-power-panspermia }
crafting_cosmos-powers-carbon_cycle = { crafting_cosmos-power-carbon_cycle }
crafting_cosmos-powers-catalysis = { crafting_cosmos-power-catalysis }
crafting_cosmos-powers-symbiosis = { crafting_cosmos-power-symbiosis }
crafting_cosmos-powers-molecular_cloud = { crafting_cosmos-power-molecular_cloud }
crafting_cosmos-powers-metabolism = { crafting_cosmos-power-metabolism }
crafting_cosmos-text-relativity_delta = Advance your crystal 1 step and gain 1 graviton.
crafting_cosmos-text-speed_of_light = Move 1 of your stars (no supernova) to any empty star space.
crafting_cosmos-text-speed_of_light_2 = Move 1 of your stars (no supernova) to any empty star space and score 2.
crafting_cosmos-text-stellar_ignition = Gain 1 hydrogen star.
crafting_cosmos-text-supernova_flash = Gain 1 supernova resource and score 1.
crafting_cosmos-text-supernova_flash_2 = Gain 1 supernova resource and score 2.
crafting_cosmos-text-spectral_shift = Replace 1 of your stars (no supernova) with a star of another element.
crafting_cosmos-text-spectral_shift_3 = Replace 1 of your stars (no supernova) with a star of another element, and score 1.
crafting_cosmos-text-spectral_shift_4 = Replace 1 of your stars (no supernova) with a star of another element, and score 2.
crafting_cosmos-text-gamma_ray_burst = Discard 1 of your stars (no supernova) and score 3.
crafting_cosmos-text-cosmic_background = Take 1 energy card that was in the discard pile before you paid, and score 2.
crafting_cosmos-text-cosmic_background_3 = Take 1 energy card that was in the discard pile before you paid, and score 3.
crafting_cosmos-text-white_light = Gain 1 star of your choice and score 4.
crafting_cosmos-text-white_light_2 = Gain 1 star of your choice and score 3.
crafting_cosmos-text-special_relativity = Advance your crystal 2 steps.
crafting_cosmos-text-time_dilation = Advance your crystal 1 step.
crafting_cosmos-text-stellar_evolution = 1 of your stars (no supernova) becomes the next element (H → He → C → O); then another one may, too.
crafting_cosmos-text-stellar_evolution_2 = 1 of your stars (no supernova) becomes the next element (H → He → C → O); then another one may, too. Score 1.
crafting_cosmos-text-entropy = Discard 1 of your proto life and score 3.
crafting_cosmos-text-entropy_2 = Discard 1 of your proto life and score 4.
crafting_cosmos-text-cosmic_inflation = Look at the top 2 tiles of a nebula stack: gain 1 and put the other under the stack.
crafting_cosmos-text-causality = Gain 2 DNA.
crafting_cosmos-text-causality_2 = Gain 2 DNA and score 1.
crafting_cosmos-text-deep_time = Your crystal, on spot 1 to 5, moves back 1. Gain 1 star of your choice.
crafting_cosmos-text-deep_time_2 = Your crystal, on spot 1 to 5, moves back 1. Gain 1 star of your choice and score 1.
crafting_cosmos-text-stasis = For the next nebula you complete this turn you discard no star.
crafting_cosmos-text-solar_wind = Gain 3 gravitons.
crafting_cosmos-text-solar_wind_2 = Gain 3 gravitons and score 1.
crafting_cosmos-text-gravity_assist = Move 1 of your stars (no supernova) or life to any empty space of its kind; then you may move 1 more.
crafting_cosmos-text-tidal_force = Swap 2 of your stars that show different things and gain 1 graviton.
crafting_cosmos-text-accretion = Gain 1 helium star and 1 graviton.
crafting_cosmos-text-accretion_2 = Gain 1 helium star and 1 graviton, and score 1.
crafting_cosmos-text-gravitational_collapse = Gain 1 supernova resource.
crafting_cosmos-text-gravitational_collapse_2 = Gain 1 supernova resource and 1 graviton.
crafting_cosmos-text-orbital_shift = Move 1 of your uncompleted nebulae to an empty space, or swap 2 of them. Gain 2 gravitons and score 1.
crafting_cosmos-text-black_hole = Discard 1 of your supernovae and score 6.
crafting_cosmos-text-black_hole_2 = Discard 1 of your supernovae and score 5.
crafting_cosmos-text-black_hole_3 = { crafting_cosmos-text-black_hole_2 }
crafting_cosmos-text-dark_matter = For the next nebula you complete this turn you count as having 1 more star of any element.
crafting_cosmos-text-ionizing_radiation = Gain 1 proto life and 1 DNA.
crafting_cosmos-text-abiogenesis = Gain 2 proto life.
crafting_cosmos-text-panspermia = Gain 1 proto life. This turn you may place proto life on any empty life space.
crafting_cosmos-text-carbon_cycle = Gain 1 carbon star.
crafting_cosmos-text-catalysis = Gain 3 DNA.
crafting_cosmos-text-catalysis_2 = Gain 3 DNA and score 1.
crafting_cosmos-text-symbiosis = For the next advanced life you create this turn you discard no proto life.
crafting_cosmos-text-molecular_cloud = Gain the top tile of a nebula stack and 1 hydrogen star.
crafting_cosmos-text-metabolism = Discard 1 of your proto life and gain 1 star of your choice.

## Universal goals

crafting_cosmos-goal-most_proto_life = Most Proto Life
crafting_cosmos-goal-most_stable_life = Most Stable Life
crafting_cosmos-goal-most_life = Most Life
crafting_cosmos-goal-most_hydrogen = Most Hydrogen
crafting_cosmos-goal-most_helium = Most Helium
crafting_cosmos-goal-most_carbon = Most Carbon
crafting_cosmos-goal-most_oxygen = Most Oxygen
crafting_cosmos-goal-most_supernovae = Most Supernovae
crafting_cosmos-goal-longest_star_stream = Longest Star Stream
crafting_cosmos-goal-largest_life_web = Largest Life Web
crafting_cosmos-goal-most_completed_nebulae = Most Completed Nebulae
crafting_cosmos-goal-largest_nebulae = Largest Nebulae
crafting_cosmos-goal-most_uncompleted_nebulae = Nebula Nursery
crafting_cosmos-goal-arm_1_stars = Stars in Arm I
crafting_cosmos-goal-arm_2_stars = Stars in Arm II
crafting_cosmos-goal-arm_3_stars = Stars in Arm III
crafting_cosmos-goal-element_sets = Element Sets
crafting_cosmos-goal-most_advanced_life = Most Advanced Life
crafting_cosmos-goal-most_time_crystals = Most Released Crystals
crafting_cosmos-goal-most_energy_cards = Most Energy Cards
crafting_cosmos-metric-most_proto_life = proto life on the board
crafting_cosmos-metric-most_stable_life = stable life on the board
crafting_cosmos-metric-most_life = all life on the board
crafting_cosmos-metric-most_hydrogen = hydrogen stars
crafting_cosmos-metric-most_helium = helium stars
crafting_cosmos-metric-most_carbon = carbon stars
crafting_cosmos-metric-most_oxygen = oxygen stars
crafting_cosmos-metric-most_supernovae = supernovae
crafting_cosmos-metric-longest_star_stream = stars in the largest connected group
crafting_cosmos-metric-largest_life_web = life in the largest connected group
crafting_cosmos-metric-most_completed_nebulae = completed nebulae
crafting_cosmos-metric-largest_nebulae = sizes of completed nebulae added up
crafting_cosmos-metric-most_uncompleted_nebulae = uncompleted nebulae
crafting_cosmos-metric-arm_1_stars = stars in arm I
crafting_cosmos-metric-arm_2_stars = stars in arm II
crafting_cosmos-metric-arm_3_stars = stars in arm III
crafting_cosmos-metric-element_sets = sets of hydrogen, helium, carbon and oxygen
crafting_cosmos-metric-most_advanced_life = advanced life tokens
crafting_cosmos-metric-most_time_crystals = crystals released
crafting_cosmos-metric-most_energy_cards = energy cards in hand

## Nebula tiles

crafting_cosmos-tile-n1_01 = Ring Nebula, size 1 (H H H → 3 points)
crafting_cosmos-tile-n1_02 = Butterfly Nebula, size 1 (H H He → 4 points)
crafting_cosmos-tile-n1_03 = Horsehead Nebula, size 1 (H H He → 4 points)
crafting_cosmos-tile-n1_04 = Crab Nebula, size 1 (H H C → 4 points)
crafting_cosmos-tile-n1_05 = Eagle Nebula, size 1 (H H O → 4 points)
crafting_cosmos-tile-n1_06 = Cat's Eye Nebula, size 1 (H He He → 4 points)
crafting_cosmos-tile-n1_07 = Hourglass Nebula, size 1 (H He He → 4 points)
crafting_cosmos-tile-n1_08 = Heart Nebula, size 1 (H He C → 5 points)
crafting_cosmos-tile-n1_09 = Owl Nebula, size 1 (H He C → 5 points)
crafting_cosmos-tile-n1_10 = Rose Nebula, size 1 (H He O → 5 points)
crafting_cosmos-tile-n1_11 = Crescent Nebula, size 1 (H He O → 5 points)
crafting_cosmos-tile-n1_12 = Fish Nebula, size 1 (H C C → 5 points)
crafting_cosmos-tile-n1_13 = Swan Nebula, size 1 (H C O → 5 points)
crafting_cosmos-tile-n1_14 = Spiral Shell Nebula, size 1 (H C O → 5 points)
crafting_cosmos-tile-n1_15 = Key Nebula, size 1 (H O O → 5 points)
crafting_cosmos-tile-n1_16 = Bubble Nebula, size 1 (He He He → 5 points)
crafting_cosmos-tile-n1_17 = Feather Nebula, size 1 (He He C → 5 points)
crafting_cosmos-tile-n1_18 = Mushroom Nebula, size 1 (He He O → 5 points)
crafting_cosmos-tile-n1_19 = Bat Nebula, size 1 (He C O → 6 points)
crafting_cosmos-tile-n1_20 = Anchor Nebula, size 1 (He C O → 6 points)
crafting_cosmos-tile-n2_01 = Seahorse Nebula, size 2 (H H H He → 5 points)
crafting_cosmos-tile-n2_02 = Tree Nebula, size 2 (H H H C → 5 points)
crafting_cosmos-tile-n2_03 = Sail Nebula, size 2 (H H H O → 5 points)
crafting_cosmos-tile-n2_04 = Dragonfly Nebula, size 2 (H H He He → 5 points)
crafting_cosmos-tile-n2_05 = Flame Nebula, size 2 (H H He C → 6 points)
crafting_cosmos-tile-n2_06 = Jellyfish Nebula, size 2 (H H He C → 6 points)
crafting_cosmos-tile-n2_07 = Wave Nebula, size 2 (H H He O → 6 points)
crafting_cosmos-tile-n2_08 = Lyre Nebula, size 2 (H H He O → 6 points)
crafting_cosmos-tile-n2_09 = Elephant Nebula, size 2 (H H C O → 6 points)
crafting_cosmos-tile-n2_10 = Three Pillars Nebula, size 2 (H H C O → 6 points)
crafting_cosmos-tile-n2_11 = Crown Nebula, size 2 (H He He He → 6 points)
crafting_cosmos-tile-n2_12 = Tarantula Nebula, size 2 (H He He C → 6 points)
crafting_cosmos-tile-n2_13 = Lantern Nebula, size 2 (H He He O → 6 points)
crafting_cosmos-tile-n2_14 = Serpent Nebula, size 2 (H He C C → 7 points)
crafting_cosmos-tile-n2_15 = Whale Nebula, size 2 (H He C O → 7 points)
crafting_cosmos-tile-n2_16 = Open Hand Nebula, size 2 (H He C O → 7 points)
crafting_cosmos-tile-n2_17 = Bell Nebula, size 2 (H He O O → 7 points)
crafting_cosmos-tile-n2_18 = Lotus Nebula, size 2 (H C C O → 7 points)
crafting_cosmos-tile-n2_19 = Scorpion Nebula, size 2 (He He C O → 7 points)
crafting_cosmos-tile-n2_20 = Skull Nebula, size 2 (He C O O → 8 points)
crafting_cosmos-tile-n3_01 = Pinwheel Nebula, size 3 (H H H He He C → 8 points)
crafting_cosmos-tile-n3_02 = Phoenix Nebula, size 3 (H H H He He O → 8 points)
crafting_cosmos-tile-n3_03 = Castle Nebula, size 3 (H H H He C O → 9 points)
crafting_cosmos-tile-n3_04 = Stag Nebula, size 3 (H H H C C O → 9 points)
crafting_cosmos-tile-n3_05 = Hare Nebula, size 3 (H H H C O O → 9 points)
crafting_cosmos-tile-n3_06 = Violin Nebula, size 3 (H H He He He C → 9 points)
crafting_cosmos-tile-n3_07 = Witch's Hat Nebula, size 3 (H H He He He O → 9 points)
crafting_cosmos-tile-n3_08 = Bull Nebula, size 3 (H H He He C C → 9 points)
crafting_cosmos-tile-n3_09 = Double Helix Nebula, size 3 (H H He He C O → 9 points)
crafting_cosmos-tile-n3_10 = Volcano Nebula, size 3 (H H He He C O → 9 points)
crafting_cosmos-tile-n3_11 = Arch Nebula, size 3 (H H He He O O → 9 points)
crafting_cosmos-tile-n3_12 = Peacock Nebula, size 3 (H H He C C O → 10 points)
crafting_cosmos-tile-n3_13 = Angel Nebula, size 3 (H H He C O O → 10 points)
crafting_cosmos-tile-n3_14 = Teapot Nebula, size 3 (H H C C O O → 10 points)
crafting_cosmos-tile-n3_15 = Sword Nebula, size 3 (H He He He C O → 10 points)
crafting_cosmos-tile-n3_16 = Bow Nebula, size 3 (H He He C C O → 10 points)
crafting_cosmos-tile-n3_17 = Windmill Nebula, size 3 (H He He C O O → 10 points)
crafting_cosmos-tile-n3_18 = Chalice Nebula, size 3 (H He C C O O → 11 points)
crafting_cosmos-tile-n3_19 = Umbrella Nebula, size 3 (He He He C C O → 11 points)
crafting_cosmos-tile-n3_20 = Sunflower Nebula, size 3 (He He C C O O → 11 points)
crafting_cosmos-tiles-n1_01 = { crafting_cosmos-tile-n1_01 }
crafting_cosmos-tiles-n1_02 = { crafting_cosmos-tile-n1_02 }
crafting_cosmos-tiles-n1_03 = { crafting_cosmos-tile-n1_03 }
crafting_cosmos-tiles-n1_04 = { crafting_cosmos-tile-n1_04 }
crafting_cosmos-tiles-n1_05 = { crafting_cosmos-tile-n1_05 }
crafting_cosmos-tiles-n1_06 = { crafting_cosmos-tile-n1_06 }
crafting_cosmos-tiles-n1_07 = { crafting_cosmos-tile-n1_07 }
crafting_cosmos-tiles-n1_08 = { crafting_cosmos-tile-n1_08 }
crafting_cosmos-tiles-n1_09 = { crafting_cosmos-tile-n1_09 }
crafting_cosmos-tiles-n1_10 = { crafting_cosmos-tile-n1_10 }
crafting_cosmos-tiles-n1_11 = { crafting_cosmos-tile-n1_11 }
crafting_cosmos-tiles-n1_12 = { crafting_cosmos-tile-n1_12 }
crafting_cosmos-tiles-n1_13 = { crafting_cosmos-tile-n1_13 }
crafting_cosmos-tiles-n1_14 = { crafting_cosmos-tile-n1_14 }
crafting_cosmos-tiles-n1_15 = { crafting_cosmos-tile-n1_15 }
crafting_cosmos-tiles-n1_16 = { crafting_cosmos-tile-n1_16 }
crafting_cosmos-tiles-n1_17 = { crafting_cosmos-tile-n1_17 }
crafting_cosmos-tiles-n1_18 = { crafting_cosmos-tile-n1_18 }
crafting_cosmos-tiles-n1_19 = { crafting_cosmos-tile-n1_19 }
crafting_cosmos-tiles-n1_20 = { crafting_cosmos-tile-n1_20 }
crafting_cosmos-tiles-n2_01 = { crafting_cosmos-tile-n2_01 }
crafting_cosmos-tiles-n2_02 = { crafting_cosmos-tile-n2_02 }
crafting_cosmos-tiles-n2_03 = { crafting_cosmos-tile-n2_03 }
crafting_cosmos-tiles-n2_04 = { crafting_cosmos-tile-n2_04 }
crafting_cosmos-tiles-n2_05 = { crafting_cosmos-tile-n2_05 }
crafting_cosmos-tiles-n2_06 = { crafting_cosmos-tile-n2_06 }
crafting_cosmos-tiles-n2_07 = { crafting_cosmos-tile-n2_07 }
crafting_cosmos-tiles-n2_08 = { crafting_cosmos-tile-n2_08 }
crafting_cosmos-tiles-n2_09 = { crafting_cosmos-tile-n2_09 }
crafting_cosmos-tiles-n2_10 = { crafting_cosmos-tile-n2_10 }
crafting_cosmos-tiles-n2_11 = { crafting_cosmos-tile-n2_11 }
crafting_cosmos-tiles-n2_12 = { crafting_cosmos-tile-n2_12 }
crafting_cosmos-tiles-n2_13 = { crafting_cosmos-tile-n2_13 }
crafting_cosmos-tiles-n2_14 = { crafting_cosmos-tile-n2_14 }
crafting_cosmos-tiles-n2_15 = { crafting_cosmos-tile-n2_15 }
crafting_cosmos-tiles-n2_16 = { crafting_cosmos-tile-n2_16 }
crafting_cosmos-tiles-n2_17 = { crafting_cosmos-tile-n2_17 }
crafting_cosmos-tiles-n2_18 = { crafting_cosmos-tile-n2_18 }
crafting_cosmos-tiles-n2_19 = { crafting_cosmos-tile-n2_19 }
crafting_cosmos-tiles-n2_20 = { crafting_cosmos-tile-n2_20 }
crafting_cosmos-tiles-n3_01 = { crafting_cosmos-tile-n3_01 }
crafting_cosmos-tiles-n3_02 = { crafting_cosmos-tile-n3_02 }
crafting_cosmos-tiles-n3_03 = { crafting_cosmos-tile-n3_03 }
crafting_cosmos-tiles-n3_04 = { crafting_cosmos-tile-n3_04 }
crafting_cosmos-tiles-n3_05 = { crafting_cosmos-tile-n3_05 }
crafting_cosmos-tiles-n3_06 = { crafting_cosmos-tile-n3_06 }
crafting_cosmos-tiles-n3_07 = { crafting_cosmos-tile-n3_07 }
crafting_cosmos-tiles-n3_08 = { crafting_cosmos-tile-n3_08 }
crafting_cosmos-tiles-n3_09 = { crafting_cosmos-tile-n3_09 }
crafting_cosmos-tiles-n3_10 = { crafting_cosmos-tile-n3_10 }
crafting_cosmos-tiles-n3_11 = { crafting_cosmos-tile-n3_11 }
crafting_cosmos-tiles-n3_12 = { crafting_cosmos-tile-n3_12 }
crafting_cosmos-tiles-n3_13 = { crafting_cosmos-tile-n3_13 }
crafting_cosmos-tiles-n3_14 = { crafting_cosmos-tile-n3_14 }
crafting_cosmos-tiles-n3_15 = { crafting_cosmos-tile-n3_15 }
crafting_cosmos-tiles-n3_16 = { crafting_cosmos-tile-n3_16 }
crafting_cosmos-tiles-n3_17 = { crafting_cosmos-tile-n3_17 }
crafting_cosmos-tiles-n3_18 = { crafting_cosmos-tile-n3_18 }
crafting_cosmos-tiles-n3_19 = { crafting_cosmos-tile-n3_19 }
crafting_cosmos-tiles-n3_20 = { crafting_cosmos-tile-n3_20 }
