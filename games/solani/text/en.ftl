# Solani: names, questions, answers, events, rules.

solani-name = Solani
solani-opponent = Coyote

## Options

solani-option-coyote = Coyote's level
solani-option-start = Starting points
solani-option-start-official = As in the rulebook
solani-option-start-even = Balanced: later players get bonus points

## Words

solani-kind-cluster = Star Cluster
solani-kind-branch = Branch
solani-phase-draft = Drafting
solani-phase-placement = Placement
solani-phase-special_draft = Special Feature Draft
solani-phase-finished = Finished
solani-sector-nw = north-west
solani-sector-ne = north-east
solani-sector-sw = south-west
solani-sector-se = south-east
solani-arm-nw = ⇖
solani-arm-ne = ⇗
solani-arm-se = ⇘
solani-arm-sw = ⇙
solani-effect-scores = { $cell } scores +{ $points }
solani-effect-covered = { $cell }: loose node covered, +{ $points }
solani-effect-over = { $cell } has too many nodes now
solani-effect-hopeless = { $cell } can no longer get enough nodes
solani-effect-connected = { $cell }: a node touches the Planet, so it won't score
solani-effect-loose = { $cell }: loose node, { $points }
solani-worth = { $points } points each, { $most } at most

## Questions

solani-ask-Draft = Which tile do you take?
solani-ask-PlaceTile = Where do you place your tiles?
solani-ask-ChooseSpecial = You surrounded a Dark Sky! Which Special Feature do you take?
solani-ask-KeepSpecial = Which card do you keep? The other one goes face up in the row.
solani-ask-PlaceSpecial = Where do you place your Special Feature?
solani-ask-Aside = Your wishes

## Answers

solani-do-DraftTile = { $trade_slot ->
    [0] { $kind } { $slot }
   *[other] { $kind } { $slot } → Planet { $trade_slot }
    }
solani-do-PlaceBranch = { $rotation ->
    [0] Branch on { $space }
   *[other] Branch on { $space }, rotated { $rotation }° clockwise
}
solani-do-PlaceCircle = Round tile on { $space }
solani-do-TakeSpecial = { $card }
solani-do-DrawSpecials = { $magnitude ->
    [2] Draw two ★★ cards
   *[other] Draw two ★★★ cards
    }
solani-do-KeepSpecial = { $card }
solani-do-PlaceSpecial = { $space }
solani-do-AddWish = { $trade_slot ->
    [0] Wish: { $kind } { $slot }
   *[other] Wish: { $kind } { $slot } → Planet { $trade_slot }
    }
solani-do-ClearWishes = Clear my wishes

## What happened

solani-event-RoundBegan = Round { $round } begins. { $who } has the Sun.
solani-event-PlanetAdded = The Planet track was empty: { $planet } is placed in slot { $trade_slot }.
solani-event-Drafted = { $who } takes a { $tile }.
solani-event-Traded = { $who } takes a { $tile } and trades it for this Planet: { $planet }.
solani-event-BranchPlaced = { $who } places a { $tile } on { $space }.
solani-event-CirclePlaced = { $who } fills { $space }: { $tile }.
solani-event-SetAside = { $who } has nowhere to place this tile, so it's removed from the game: { $tile }.
solani-event-DarkSkySurrounded = { $who } surrounds the Dark Sky on { $space }.
solani-event-PickForfeited = { $who } has nowhere to place a Special Feature and gets none.
solani-event-SpecialTaken = { $who } takes { $card }.
solani-event-SpecialsDrawn = { $magnitude ->
    [2] { $who } draws two ★★ cards.
   *[other] { $who } draws two ★★★ cards.
    }
solani-event-SpecialSeen = You drew { $card }.
solani-event-SpecialKept = { $who } keeps { $card }.
solani-event-CardTurnedUp = { $card } goes face up in the row.
solani-event-Matched = { $who }: { $tile } and { $branch } match, +{ $points }.
solani-event-Missed = { $who }: { $tile } and { $branch } don't match.
solani-event-PlanetCollected = { $who } collects { $planet }.
solani-event-WishAdded = { $trade_slot ->
    [0] You wish for { $kind } { $slot }.
   *[other] You wish to trade { $kind } { $slot } for the Planet in slot { $trade_slot }.
    }
solani-event-WishesCleared = Your wishes have been cleared.
solani-event-WishGranted = { $who } had wished for it.
solani-event-WishesFailed = None of your wishes was still possible.

## Score sheet

solani-score-planets = Planets
solani-score-guiding_stars = Guiding Stars
solani-score-star_clusters = Star Clusters
solani-score-special_features = Special Features
solani-score-loose_nodes = Loose nodes
solani-score-bonus_tiles = Bonus tiles
solani-score-start = At the start
solani-score-matches = Matches
solani-score-misses = Misses
solani-score-unearned_bonus = Bonus tiles you missed
solani-score-total = Total
solani-score-tie = Tie-break: Star Clusters

## Names

solani-tile-s2 = 2-Star Cluster
solani-tile-s3 = 3-Star Cluster
solani-tile-s4 = 4-Star Cluster
solani-tile-w23 = 2-Star Cluster with White Star
solani-tile-w34 = 3-Star Cluster with White Star
solani-cluster-s2 = { solani-tile-s2 }
solani-cluster-s3 = { solani-tile-s3 }
solani-cluster-s4 = { solani-tile-s4 }
solani-cluster-w23 = { solani-tile-w23 }
solani-cluster-w34 = { solani-tile-w34 }

solani-tile-turquoise = Turquoise
solani-tile-coral = Coral
solani-tile-amber = Amber
solani-tile-shell = Shell
solani-planet-turquoise = { solani-tile-turquoise }
solani-planet-coral = { solani-tile-coral }
solani-planet-amber = { solani-tile-amber }
solani-planet-shell = { solani-tile-shell }

solani-tile-i1 = Spark
solani-tile-v2 = Bend
solani-tile-l2 = Beam
solani-tile-t3 = Fork
solani-tile-x4 = Cross
solani-branch-i1 = { solani-tile-i1 }
solani-branch-v2 = { solani-tile-v2 }
solani-branch-l2 = { solani-tile-l2 }
solani-branch-t3 = { solani-tile-t3 }
solani-branch-x4 = { solani-tile-x4 }

solani-tile-pulsar = Pulsar
solani-tile-black_hole = Black Hole
solani-tile-comet = Comet
solani-tile-meteor_shower = Meteor Shower
solani-tile-moonlight = Moonlight
solani-tile-dust_lane = Dust Lane
solani-tile-binary_star = Binary Star
solani-tile-open_cluster = Open Cluster
solani-tile-zodiacal_light = Zodiacal Light
solani-tile-aurora = Aurora
solani-tile-spiral_arm = Spiral Arm
solani-tile-star_nursery = Star Nursery
solani-tile-supernova = Supernova
solani-tile-pole_star = Pole Star
solani-tile-galaxy = Galaxy
solani-tile-eclipse = Eclipse
solani-tile-conjunction = Conjunction
solani-tile-milky_way = Milky Way
solani-tile-constellation = Constellation
solani-tile-planetary_nebula = Planetary Nebula
solani-tile-void = Void
solani-tile-twin_quasar = Twin Quasar
solani-tile-spectrum = Spectrum
solani-tile-great_chain = Great Chain
solani-card-pulsar = { solani-tile-pulsar }
solani-card-black_hole = { solani-tile-black_hole }
solani-card-comet = { solani-tile-comet }
solani-card-meteor_shower = { solani-tile-meteor_shower }
solani-card-moonlight = { solani-tile-moonlight }
solani-card-dust_lane = { solani-tile-dust_lane }
solani-card-binary_star = { solani-tile-binary_star }
solani-card-open_cluster = { solani-tile-open_cluster }
solani-card-zodiacal_light = { solani-tile-zodiacal_light }
solani-card-aurora = { solani-tile-aurora }
solani-card-spiral_arm = { solani-tile-spiral_arm }
solani-card-star_nursery = { solani-tile-star_nursery }
solani-card-supernova = { solani-tile-supernova }
solani-card-pole_star = { solani-tile-pole_star }
solani-card-galaxy = { solani-tile-galaxy }
solani-card-eclipse = { solani-tile-eclipse }
solani-card-conjunction = { solani-tile-conjunction }
solani-card-milky_way = { solani-tile-milky_way }
solani-card-constellation = { solani-tile-constellation }
solani-card-planetary_nebula = { solani-tile-planetary_nebula }
solani-card-void = { solani-tile-void }
solani-card-twin_quasar = { solani-tile-twin_quasar }
solani-card-spectrum = { solani-tile-spectrum }
solani-card-great_chain = { solani-tile-great_chain }

solani-sign-pulsar = PU
solani-sign-black_hole = BH
solani-sign-comet = CO
solani-sign-meteor_shower = MS
solani-sign-moonlight = ML
solani-sign-dust_lane = DL
solani-sign-binary_star = BS
solani-sign-open_cluster = OC
solani-sign-zodiacal_light = ZL
solani-sign-aurora = AU
solani-sign-spiral_arm = SA
solani-sign-star_nursery = SN
solani-sign-supernova = SU
solani-sign-pole_star = PS
solani-sign-galaxy = GA
solani-sign-eclipse = EC
solani-sign-conjunction = CJ
solani-sign-milky_way = MW
solani-sign-constellation = CN
solani-sign-planetary_nebula = PN
solani-sign-void = VO
solani-sign-twin_quasar = TQ
solani-sign-spectrum = SP
solani-sign-great_chain = GC
solani-sign-turquoise = T
solani-sign-coral = C
solani-sign-amber = A
solani-sign-shell = S

solani-criterion-pulsar = each node on this tile
solani-criterion-black_hole = each Branch next to this tile without an arm on it
solani-criterion-comet = each Star Cluster in this row
solani-criterion-meteor_shower = each Star Cluster in this column
solani-criterion-moonlight = each Planet on the 8 spaces around, connected or not
solani-criterion-dust_lane = each Dark Sky in this row or column
solani-criterion-binary_star = each 2★ or 2★+☆ cluster on the 8 spaces around
solani-criterion-open_cluster = each 3★, 2★+☆ or 3★+☆ cluster on the 8 spaces around
solani-criterion-zodiacal_light = each different Planet colour in this row and column, connected or not
solani-criterion-aurora = each other round tile on the board edge within this sector
solani-criterion-spiral_arm = each other round tile or Guiding Star joined to this tile by one Branch
solani-criterion-star_nursery = each scoring cluster or Guiding Star in this sector
solani-criterion-supernova_2 = each 3- or 4-node Branch next to this tile
solani-criterion-supernova = each 3- or 4-node Branch with an arm on this tile
solani-criterion-pole_star = each scoring Guiding Star in this row, column or diagonals
solani-criterion-galaxy = each 4★ or 3★+☆ cluster on the 8 spaces around
solani-criterion-eclipse = each unconnected Planet on the 8 spaces around; 0 if a node touches this tile
solani-criterion-conjunction = each line (W–E, N–S, diagonal) with a round tile or Guiding Star next to this tile on both sides
solani-criterion-milky_way = each scoring Star Cluster on the diagonals
solani-criterion-constellation = each scoring cluster or Guiding Star joined to this tile by one Branch
solani-criterion-planetary_nebula_2 = each colour beyond the first among unconnected Planets in this sector
solani-criterion-planetary_nebula = each Planet colour in this sector beyond the first, connected or not
solani-criterion-void = each surrounded Dark Sky in this row, column or diagonals
solani-criterion-twin_quasar_2 = each other Special Feature in this row, column or diagonals
solani-criterion-twin_quasar = each other Special Feature in this row or column
solani-criterion-spectrum = each different value (2, 3, 4) scored by clusters and Guiding Stars on the 8 spaces around
solani-criterion-great_chain = every four other round tiles or Guiding Stars chained to this tile by Branches

solani-bonus-bonus_campfire = Great Campfire
solani-bonus-bonus_gathering = Gathering
solani-bonus-bonus_wanderers = Wanderers
solani-bonus-bonus_rug = Buckskin Rug
solani-condition-bonus_campfire = most cluster points here (at least 1)
solani-condition-bonus_gathering = a scoring star, an unconnected Planet and a Special Feature here
solani-condition-bonus_wanderers = most unconnected Planets here (at least 1)
solani-condition-bonus_rug = 5 round tiles or more and no loose node here
solani-alone-bonus_campfire = { $least } cluster points or more here
solani-alone-bonus_wanderers = { $least } unconnected Planets or more here

solani-board-coyote = Coyote
solani-board-coyote_many = { solani-board-coyote }
solani-board-first_woman = First Woman
solani-board-first_man = First Man
solani-board-fire_man = Fire Man
solani-setup_card-rug = Rug
solani-setup_card-river = River
solani-setup_card-scatter = Scatter
solani-setup_card-knot = Knot

solani-option-coyote-pup = Pup
solani-option-coyote-trickster = Trickster
solani-option-coyote-sky_shaker = Sky-Shaker
