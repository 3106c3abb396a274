# Words inside pictures and in their text versions. Keys with dots are written with dashes here.

picture-seat = Player { $number }

## Glow: on the pictures

picture-glow-title = Glow
picture-glow-level-ember = Ember
picture-glow-level-standard = Standard
picture-glow-level-hard = Gloom
picture-glow-level-eclipse = Eclipse
picture-glow-province = Province of Shadows
picture-glow-archipelago = Archipelago of Darkness
picture-glow-round = Round { $round } / 8 · { $phase }
picture-glow-over = The journey is over
picture-glow-final = Final score
picture-glow-so_far = Light so far
picture-glow-last = last
picture-glow-private = for you only
picture-glow-rerolls = Rerolls
picture-glow-no_dice = You have no dice yet.
picture-glow-tie_rerolls = { $count ->
    [one] 1 reroll token
   *[other] { $count } reroll tokens
}
picture-glow-several = { $count } to act
picture-glow-until_b = →B
picture-glow-until_end = →end
picture-glow-everyone = Everybody's companions
picture-glow-graveyard_title = Graveyard
picture-glow-graveyard_empty = Nobody lies here yet.
picture-glow-legend_need = one die, or 1 footprint
picture-glow-legend_forbid = free without it, else 1 footprint
picture-glow-legend_village = light, footprints to enter
picture-glow-legend_route = different elements needed
picture-glow-legend_pay = one footprint as well
picture-glow-legend_island = light at the end
picture-glow-verb_acts = to act
picture-glow-verb_adventurer = pick an adventurer
picture-glow-verb_tom_dice = choose Tom's dice
picture-glow-verb_recruit = recruit a companion
picture-glow-verb_move_black = move the black die
picture-glow-verb_reserve = take a reserve die
picture-glow-verb_dismiss = dismiss a companion
picture-glow-verb_tom_boat = sail for Tom
picture-glow-verb_reroll = reroll or keep
picture-glow-verb_revive = revive a companion
picture-glow-verb_resolve = resolve cards
picture-glow-verb_return_die = return a die
picture-glow-verb_skull = give someone up
picture-glow-verb_travel = travel
picture-glow-verb_sail = sail

## Glow: cards in words

picture-glow-comma = {", "}
picture-glow-semicolon = {"; "}
picture-glow-colon = {": "}
picture-glow-plus = {" + "}
picture-glow-nothing = nothing
picture-glow-when = { $condition } → { $effect }
picture-glow-without = no { $element }
picture-glow-same = { $count } equal symbols
picture-glow-once = once, then gone
picture-glow-end = { $n } at the end
picture-glow-fireflies = { $count ->
    [one] 1 firefly
   *[other] { $count } fireflies
}
picture-glow-rerolls_a_day = { $count ->
    [one] 1 reroll a day
   *[other] { $count } rerolls a day
}
picture-glow-brings_dice = { $count ->
    [one] brings a large { $color } die
   *[other] brings { $count } large { $color } dice
}
picture-glow-brings_any = brings a large die of your choice
picture-glow-kaar = You never take the black die.
picture-glow-face_down = Face-down spell
picture-glow-spell_down = Turned up tomorrow morning.
picture-glow-effect_light = { $n } light
picture-glow-effect_footprints = { $n } { $count ->
    [one] footprint
   *[other] footprints
}
picture-glow-effect_fireflies = { $n } { $count ->
    [one] firefly
   *[other] fireflies
}
picture-glow-effect_reroll_tokens = { $n } { $count ->
    [one] reroll token
   *[other] reroll tokens
}
picture-glow-effect_to_graveyard = goes to the graveyard
picture-glow-effect_cast_spells = all others get a spell
picture-glow-effect_revive = calls a companion back from the graveyard
picture-glow-effect_kill_last_companion = your newest companion goes to the graveyard
picture-glow-effect_skull = skull: give up a companion or a spell

## Glow: the table in words

picture-glow-alt = Glow, { $board }, round { $round } of 8, { $phase }; { $names } to act; light: { $light }.
picture-glow-alt_nobody = Glow, { $board }, round { $round } of 8, { $phase }; light: { $light }.
picture-glow-result = { $place }. { $name }: { $total } ({ $parts })
picture-glow-track = Encounter track
picture-glow-blocked = blocked by Tom's die
picture-glow-small_dice = small dice: { $dice }
picture-glow-tile = Tom's tile: { $text }
picture-glow-tile_steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
picture-glow-tile_bonus = { $n } more light
picture-glow-tile_min = camp moves, or a boat by the lowest route
picture-glow-tile_max = camp moves, or a boat by the highest route
picture-glow-unrolled = not rolled yet
picture-glow-die_resting = rests until tomorrow
picture-glow-die_ignored = ignored because of the black die
picture-glow-die_used = used
picture-glow-first_player = first player
picture-glow-purse = { $light } light, { $footprints } footprints, { $tokens } reroll tokens, { $fireflies } fireflies for { $companions } companions
picture-glow-dice = dice: { $dice }
picture-glow-sources = rerolls: { $companion } from companions, { $token } from tokens, with light: { $score }
picture-glow-pay_light = down to { $light }
picture-glow-acts_times = acts { $count ->
    [one] once
   *[other] { $count } times
}, { $left } still to come
picture-glow-party = party: { $place }; camp: { $camp }
picture-glow-camp = camp: { $camp }
picture-glow-boats = boats: { $places }
picture-glow-colors = { $count } different elements on the dice
picture-glow-voyages = voyages with these dice: { $places }
picture-glow-neighbours = steps from here: { $places }
picture-glow-left_today = already left today
picture-glow-free = free
picture-glow-closed = closed
picture-glow-tom_purse = { $light } light, counter at { $party }, { $footprints } footprints
picture-glow-tom_tiles = tiles still to come ({ $until }): { $tiles }; difficulty: { $difficulty }
picture-glow-piles = Piles
picture-glow-reserve = large dice in reserve: { $dice }
picture-glow-decks = companions left: deck A { $a }, deck B { $b }; spells left: { $spells }
picture-glow-reroll_spaces = reroll symbols on the score track: { $spaces }
picture-glow-graveyard = graveyard, from the bottom up: { $cards }
picture-glow-unseen = not seen yet: { $cards }
picture-glow-space_start = start
picture-glow-space_need = needs { $element }
picture-glow-space_forbid = no { $element }
picture-glow-village = village of { $light } light, { $count ->
    [one] 1 footprint
   *[other] { $count } footprints
} to enter, gain: { $gain }
picture-glow-villages = villages in order: { $order }
picture-glow-island_light = { $light } light
picture-glow-route = { $colors } elements

# Hoshitsukuri

hoshitsukuri-ui-seat = Player { $number }
hoshitsukuri-ui-comma = {", "}
hoshitsukuri-ui-none = none
hoshitsukuri-ui-set_random = Random set
hoshitsukuri-ui-set_custom = Own choice
hoshitsukuri-ui-turn = turn { $number }
hoshitsukuri-ui-cost = cost { $number }
hoshitsukuri-ui-points = { $number } VP
hoshitsukuri-ui-trash = Trash
hoshitsukuri-ui-field = Field
hoshitsukuri-ui-past = Last
hoshitsukuri-ui-next = next
hoshitsukuri-ui-target = target
hoshitsukuri-ui-chosen = { $count } of { $of } kinds chosen
hoshitsukuri-ui-semicolon = {"; "}
hoshitsukuri-ui-plus = {" + "}
hoshitsukuri-ui-private = for you only
hoshitsukuri-ui-no_hand = No cards in hand
hoshitsukuri-ui-hand = hand
hoshitsukuri-ui-deck_short = deck
hoshitsukuri-ui-deck = Deck, no order: { $count }
hoshitsukuri-ui-discard = Discard pile: { $count }
hoshitsukuri-ui-on_top = on top
hoshitsukuri-ui-own_points = your VP and colours so far
hoshitsukuri-ui-looked = Spring shows: { $card }
hoshitsukuri-ui-strike = A Meteorite waits: discard one { $colours } card.
hoshitsukuri-ui-to_reach = Target: { $points } VP
hoshitsukuri-ui-no_effect = No effect when played.
hoshitsukuri-ui-key_cost = cost: ★ needed to create the card
hoshitsukuri-ui-key_fragment = star fragments it gives
hoshitsukuri-ui-key_generate = ends your card play
hoshitsukuri-ui-key_points = victory points
hoshitsukuri-ui-key_constellation = points counted at the end
hoshitsukuri-ui-trash_count = Trash: { $count }
hoshitsukuri-ui-final = final score
hoshitsukuri-ui-so_far = on the way
hoshitsukuri-ui-total = TOTAL
hoshitsukuri-ui-orbit = Orbit
hoshitsukuri-ui-turns = { $count } turns · { $set }
hoshitsukuri-ui-arrival = Order of arrival
hoshitsukuri-ui-arrived = arrived { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
hoshitsukuri-ui-alt = Hoshitsukuri, { $set }, turn { $turn }: { $name } ({ $phase }), orbit { $space } to { $goal }, { $fragments } fragments on the field
hoshitsukuri-ui-alt_setup = Hoshitsukuri, { $set }: { $name } ({ $phase })
hoshitsukuri-ui-alt_over = Hoshitsukuri, { $set }: { $phase }
hoshitsukuri-ui-alt_comet = { $name } at { $space }
hoshitsukuri-ui-alt_pile = { $card } left: { $left }
hoshitsukuri-ui-orbit_heading = Orbit, next turn first
hoshitsukuri-ui-supply = Supply
hoshitsukuri-ui-chosen_kinds = Chosen so far: { $cards }
hoshitsukuri-ui-pile = { $left } left · { $card }
hoshitsukuri-ui-trash_line = Trash pile ({ $count }): { $cards }
hoshitsukuri-ui-card_text = { $card } ({ $facts }): { $text }
hoshitsukuri-ui-card_plain = { $card } ({ $facts })
hoshitsukuri-ui-your_hand = Your hand ({ $count })
hoshitsukuri-ui-deck_line = Your deck, no order ({ $count }): { $cards }
hoshitsukuri-ui-discard_line = Your discard pile ({ $count }): { $cards }
hoshitsukuri-ui-points_line = Your cards hold { $points } VP; colours: { $colours }
hoshitsukuri-ui-turn_of = Turn of { $name }
hoshitsukuri-ui-no_plays = Nothing played yet.
hoshitsukuri-ui-sum = Fragments: { $fragments }. Orbit: { $space } to { $goal }.
hoshitsukuri-ui-created = Created: { $card }
hoshitsukuri-ui-follows = Next as things stand: { $name }
hoshitsukuri-ui-past_line = Last turn, { $name }: { $plays }; { $fragments } fragments; orbit { $origin } to { $space }; created: { $card }
hoshitsukuri-ui-nothing = nothing
hoshitsukuri-ui-icon_off = ⟳ off
hoshitsukuri-ui-to_come = effect to come
hoshitsukuri-ui-will_go = will be trashed
hoshitsukuri-ui-noted = { $card } ({ $notes })
hoshitsukuri-ui-step_0 = no step on the orbit
hoshitsukuri-ui-step_1 = one step on the orbit
hoshitsukuri-ui-step_three = three colours, no step on the orbit
hoshitsukuri-ui-play_line = { $cards }: ★{ $fragments }, { $step }
hoshitsukuri-ui-at = space { $space }
hoshitsukuri-ui-depth = number { $place } from the outside there
hoshitsukuri-ui-zones = hand { $hand }, deck { $deck }, discard pile { $discard }
hoshitsukuri-ui-top = { $card } on top
hoshitsukuri-ui-struck = a Meteorite waits ({ $colours })
hoshitsukuri-ui-person = { $name } ({ $comet } comet): { $rest }
hoshitsukuri-ui-result = { $name }: { $total } VP ({ $counted })
hoshitsukuri-ui-rank = Rank: { $rank }
hoshitsukuri-ui-rank_heading = Rank
hoshitsukuri-ui-tie = Ties: who arrived first
hoshitsukuri-ui-owned = Cards
hoshitsukuri-ui-on_offer = Kinds to choose from:

# Solani

solani-ui-seat = Player { $number }
solani-ui-comma = {", "}
solani-ui-semicolon = {"; "}
solani-ui-none = none
solani-ui-round = Round { $round } / { $rounds }
solani-ui-several = { $count } players
solani-ui-verb_Draft = drafts
solani-ui-verb_PlaceTile = places
solani-ui-verb_ChooseSpecial = chooses a card
solani-ui-verb_KeepSpecial = keeps one
solani-ui-verb_PlaceSpecial = places
solani-ui-private = for you only
solani-ui-holds = Holds
solani-ui-holding = In your hand
solani-ui-nothing_held = nothing to place
solani-ui-drawn = Drawn: keep one
solani-ui-cards = Your Special Features
solani-ui-no_cards = None yet: surround a Dark Sky.
solani-ui-estimate = Your estimate
solani-ui-change = estimate
solani-ui-turns = Which way round?
solani-ui-bonus_heading = Bonus tiles
solani-ui-final = final score
solani-ui-so_far = as things stand
solani-ui-total = TOTAL
solani-ui-points = { $points } VP
solani-ui-units = { $units } × { $magnitude } = { $points } VP
solani-ui-tie = Star Clusters { $points }
solani-ui-deck = Deck: { $count }
solani-ui-moment = Solani, { $round }, { $phase }: waiting for { $names }
solani-ui-moment_over = Solani, { $round }: { $phase }
solani-ui-result = { $name }: { $total } VP ({ $parts })
solani-ui-own = Your own sky
solani-ui-pair = You drew: { $cards }
solani-ui-free_branch = Free for your Branch: { $spaces }
solani-ui-free_circle = Free for your round tile: { $spaces }
solani-ui-board = Board { $board }; holds: { $held }
solani-ui-estimated = As things stand { $total } VP: { $parts }
solani-ui-sectors = Planets by sector: { $sectors }
solani-ui-circles = Circle spaces: { $spaces }
solani-ui-branches = Branches: { $spaces }
solani-ui-owned = { $card } ({ $where })
solani-ui-not_placed = tile not placed yet
solani-ui-picks = Special Features still to be chosen: { $count }
solani-ui-discards = Out of the game: { $tiles }
solani-ui-guide = Guiding Star { $number }
solani-ui-cell_scores = { $name } ({ $nodes }/{ $wanted } nodes, scores)
solani-ui-cell_short = { $name } ({ $nodes }/{ $wanted } nodes)
solani-ui-cell_over = { $name } ({ $nodes }/{ $wanted } nodes, too many)
solani-ui-cell_planet = Planet { $name } (free)
solani-ui-cell_connected = Planet { $name } (connected, does not score)
solani-ui-cell_feature = { $name } ({ $points } VP)
solani-ui-cell_loose = empty ({ $count } loose)
solani-ui-cell_dark = { $count ->
    [0] Dark Sky
   *[other] Dark Sky ({ $count } loose)
}
solani-ui-cell_surrounded = { $count ->
    [0] Dark Sky (surrounded)
   *[other] Dark Sky (surrounded, { $count } loose)
}
solani-ui-display = To be drafted
solani-ui-nodes = { $nodes ->
    [1] { $name } (1 node)
   *[other] { $name } ({ $nodes } nodes)
}
solani-ui-trade = trades for Planet { $planets }
solani-ui-track = Planet track: { $planets }; face down: { $reserve }
solani-ui-order = Order of drafting: { $names }; the Sun: { $sun }
solani-ui-coyote = Holds: { $held }; owns: { $owned }
solani-ui-tally = Matches: { $matches }; misses: { $misses }
solani-ui-card = { $card }: { $text }
solani-ui-stock = Special Features { $stars }, deck: { $deck }
solani-ui-bonus = { $name } ({ $sector }, { $points } VP): { $text }; { $figures }; now earned by: { $holders }
solani-ui-bags = Hidden
solani-ui-bag_clusters = Star Clusters in the bag: { $tiles }
solani-ui-bag_branches = Branches in the bag: { $tiles }
solani-ui-bag_final = Kept for round 12: { $tiles }
solani-ui-bag_planets = Planets face down or out of the game: { $tiles }
# The Girl Who Made the Stars

girl_stars-ui-seat = Player { $number }
girl_stars-ui-comma = {", "}
girl_stars-ui-semicolon = {"; "}
girl_stars-ui-none = none
girl_stars-ui-vp = VP
girl_stars-ui-round = Round { $round } / { $rounds }
girl_stars-ui-round_phase = { $round } · { $phase }
girl_stars-ui-several = { $count } players
girl_stars-ui-verb_PlaceTile = places tiles
girl_stars-ui-verb_TakeAsh = picks ash
girl_stars-ui-verb_TakeAction = { $count ->
    [1] 1 action left
   *[other] { $count } actions left
}
girl_stars-ui-verb_WrapUp = may end the turn
girl_stars-ui-verb_ChooseRoute = scouts
girl_stars-ui-verb_ChooseColour = scouts
girl_stars-ui-verb_FinalStardust = last Stardust
girl_stars-ui-private = for you only
girl_stars-ui-target = { $points } VP
girl_stars-ui-hand = Your tiles
girl_stars-ui-hand_empty = No tiles to place now.
girl_stars-ui-turns = Which way round?
girl_stars-ui-preview = Preview: { $hex }
girl_stars-ui-points = { $points } VP
girl_stars-ui-completes = completes ★{ $size }: +{ $points } VP
girl_stars-ui-gains_bonus = gains: { $bonus }
girl_stars-ui-encloses = { $areas ->
    [1] encloses an area
   *[other] encloses { $areas } areas
}
girl_stars-ui-dust_change = Stardust { $change }
girl_stars-ui-joins = lines joined: { $joins }, left open: { $open }
girl_stars-ui-supply = Your supply
girl_stars-ui-bonus_heading = Bonus tokens
girl_stars-ui-corner = { $corner }: { $bonus }
girl_stars-ui-standing = { $points } VP now, { $total } with goods left over
girl_stars-ui-scouting_to = Scouting to gate { $gate }
girl_stars-ui-scouting_connects = Scouting to gate { $gate } opens { $sites }
girl_stars-ui-card_open = open
girl_stars-ui-card_to_come = still to come
girl_stars-ui-card_aside = laid aside
girl_stars-ui-rewards = Connection Rewards
girl_stars-ui-marked = loses its top token in Cleanup
girl_stars-ui-aside_count = Goods out of the game: { $count }
girl_stars-ui-ash_heading = Wood Ash tokens
girl_stars-ui-ash_keep = kept: { $effect }; or discarded: 1 Light
girl_stars-ui-ash_light = discarded: { $effect }; cannot be kept
girl_stars-ui-in_bag = in the bag { $count } / { $all }
girl_stars-ui-final = final score
girl_stars-ui-so_far = as things stand
girl_stars-ui-rank = Rank: { $rank }
girl_stars-ui-total = TOTAL
girl_stars-ui-tie = Supply { $left } · vacant { $vacant }
girl_stars-ui-moment = { $game }, { $round }, { $phase }: waiting for { $names }
girl_stars-ui-moment_over = { $game }, { $round }: { $phase }
girl_stars-ui-rewards_alt = rewards: { $piles }
girl_stars-ui-connected_alt = { $connected } of { $sites } sites connected, the Girl on space { $girl }
girl_stars-ui-result = { $name }: { $total } VP ({ $parts })
girl_stars-ui-own = Your own things
girl_stars-ui-with_crystal = { $tile } with crystal
girl_stars-ui-told_points = { $points } VP now, { $total } with goods left over: { $parts }
girl_stars-ui-told_supply = Light: { $light }; Stardust: { $dust }; goods: { $goods }
girl_stars-ui-told_hand = Tiles to place: { $tiles }; each has a back with one line
girl_stars-ui-told_kept = Kept Wood Ash: { $tokens }
girl_stars-ui-told_actions = Actions left: { $count }
girl_stars-ui-told_extra = More actions next turn: { $count }
girl_stars-ui-told_villagers = Villagers: { $villagers }
girl_stars-ui-told_bonus = Bonus tokens: { $tokens }
girl_stars-ui-bonus_left = { $bonus } ({ $effect }) on { $hexes }
girl_stars-ui-bonus_used = { $bonus }, gained
girl_stars-ui-told_tiles = On the sky: { $tiles }
girl_stars-ui-dust_on = { $hex } Stardust { $count }
girl_stars-ui-told_costs = Stardust needed to end the lines into: { $costs }
girl_stars-ui-told_vacant = Vacant hexes ({ $count }): { $hexes }
girl_stars-ui-constellation = { $hexes }: constellation ★{ $size }
girl_stars-ui-closed_pattern = { $hexes }: closed, without Light
girl_stars-ui-open_pattern = { $hexes }: ★{ $size } so far, open into { $open }
girl_stars-ui-told_scouting = { $name } scouts: { $path }; colours set: { $set }; reward { $points } VP; connects { $sites }
girl_stars-ui-dish = The dish
girl_stars-ui-told_queue = Next to pick: { $names }
girl_stars-ui-ash_lies = { $letter }: { $ash } ({ $effect }), { $region }: Light { $colours }
girl_stars-ui-ash_taken = { $letter }: { $ash }, taken by { $name }
girl_stars-ui-map = The map
girl_stars-ui-told_lit = Lit: { $spaces }; paths begin at { $starts } or beside a lit space in its colour
girl_stars-ui-site_connected = { $site }: connected, { $goods } ×{ $left }, cost { $cost } Light
girl_stars-ui-site_dark = { $site }: gate { $gate } { $colour }, { $goods } ×{ $left }, cost { $cost } Light
girl_stars-ui-early_dust = 1 Stardust
girl_stars-ui-early_free = {", "}Early Bird { $reward }
girl_stars-ui-early_taken = {", "}Early Bird taken by { $name }
girl_stars-ui-near = {", "}villagers near: { $names }
girl_stars-ui-told_links = Links of unlit spaces: { $links }
girl_stars-ui-pile = { $pile }: { $tokens } VP
girl_stars-ui-pile_marked = {", "}loses the first in Cleanup
girl_stars-ui-offering = Offering card: { $card }
girl_stars-ui-space_free = { $number }: { $needs } → { $points } VP
girl_stars-ui-space_filled = { $number }: { $needs } → { $points } VP, filled
girl_stars-ui-singles = Single offerings, VP: { $goods }
girl_stars-ui-track = Night Sky track
girl_stars-ui-told_track = The Girl on { $girl }; Elders, first player first: { $elders }
girl_stars-ui-told_gazers = Villagers: { $villagers }; free spaces: { $free }
girl_stars-ui-bags = Hidden
girl_stars-ui-bag_ash = Wood Ash in the bag: { $tokens }
girl_stars-ui-bag_tiles = Bag of { $name }: { $tiles }
girl_stars-ui-bag_cards = Offering cards to come: { $hidden }; laid aside: { $aside }


## Crafting the Cosmos

crafting_cosmos-ui-seat = Player { $number }
crafting_cosmos-ui-comma = {", "}
crafting_cosmos-ui-semicolon = {"; "}
crafting_cosmos-ui-plus = {" + "}
crafting_cosmos-ui-none = none
crafting_cosmos-ui-any = any
crafting_cosmos-ui-void = The Void
crafting_cosmos-ui-target = target
crafting_cosmos-ui-full = FULL
crafting_cosmos-ui-round = Round { $number } of { $of }
crafting_cosmos-ui-last_round = last round
crafting_cosmos-ui-crystals_left = { $count ->
    [one] { $count } crystal left
   *[other] { $count } crystals left
}
crafting_cosmos-ui-private = for you only
crafting_cosmos-ui-galaxy = Your galaxy
crafting_cosmos-ui-energy = Energy
crafting_cosmos-ui-points = points
crafting_cosmos-ui-track_3 = this round
crafting_cosmos-ui-track_2 = next round
crafting_cosmos-ui-track_1 = in 2 rounds
crafting_cosmos-ui-track_missed = not scored
crafting_cosmos-ui-no_goal = no goal
crafting_cosmos-ui-hand = Hand { $count }/{ $limit }
crafting_cosmos-ui-nothing_held = nothing to place
crafting_cosmos-ui-all_used = Nothing would be lost
crafting_cosmos-ui-would_lose = Lost if you end your turn now
crafting_cosmos-ui-slot_cost = { $count } cards of one type
crafting_cosmos-ui-final = final score
crafting_cosmos-ui-so_far = so far, without advanced life
crafting_cosmos-ui-title = Title
crafting_cosmos-ui-cards_left = { $count ->
    [one] { $count } energy card
   *[other] { $count } energy cards
}
crafting_cosmos-ui-void_light = The display was discarded and dealt anew.
crafting_cosmos-ui-void_time = One crystal left the supply.
crafting_cosmos-ui-void_gravity = The top tile of each nebula stack went under it.
crafting_cosmos-ui-void_chemistry = The top advanced life went under its stack.
crafting_cosmos-ui-past = The Void moved to { $control }. { $text }
crafting_cosmos-ui-alt = { $game }, round { $round } of { $of }: { $name }, { $phase }
crafting_cosmos-ui-alt_over = { $game }, round { $round } of { $of }: { $phase }
crafting_cosmos-ui-alt_scores = scores: { $scores }
crafting_cosmos-ui-alt_ring = energy: { $controls }
crafting_cosmos-ui-alt_goals = goals: { $goals }
crafting_cosmos-ui-to_reach = Target: { $points } points
crafting_cosmos-ui-surplus = To be discarded at the end of the round: { $cards }
crafting_cosmos-ui-own_life = Your advanced life, by space: { $values }
crafting_cosmos-ui-drawn = You drew these power cards
crafting_cosmos-ui-looked = You look at these tiles
crafting_cosmos-ui-power = { $card } ({ $deck }; cost: { $cost }): { $text }
crafting_cosmos-ui-ring = Controls, clockwise
crafting_cosmos-ui-dark = { $count } dark
crafting_cosmos-ui-dark_at = dark at { $control }
crafting_cosmos-ui-own = own
crafting_cosmos-ui-power_tokens = { $name } { $count }
crafting_cosmos-ui-control = { $control }: { $tokens }. Active: { $active }. Each token: { $passive }. Power tokens: { $bonus }
crafting_cosmos-ui-passive_light = 1 energy card
crafting_cosmos-ui-passive_time = 1 crystal step
crafting_cosmos-ui-passive_gravity = 1 graviton
crafting_cosmos-ui-passive_chemistry = 1 proto life
crafting_cosmos-ui-results = What you can reach
crafting_cosmos-ui-result_line = { $moves } → { $control }: { $active }; cards { $cards }, crystal steps { $steps }, gravitons { $gravitons }, proto life { $proto }
crafting_cosmos-ui-goals = Universal goals
crafting_cosmos-ui-goal = { $goal } ({ $metric }), scored { $when }: { $have }
crafting_cosmos-ui-goal_missed = { $goal } ({ $metric }), { $when }: { $have }
crafting_cosmos-ui-goals_gone = Scored: { $goals }
crafting_cosmos-ui-goals_left = Goals still to come: { $count }
crafting_cosmos-ui-person = { $name }: { $points } points ({ $notes })
crafting_cosmos-ui-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
crafting_cosmos-ui-stars_line = Stars: { $stars }
crafting_cosmos-ui-proto_line = Proto life: { $spaces }
crafting_cosmos-ui-stable_line = Stable life: { $spaces }
crafting_cosmos-ui-nova = supernova ({ $element })
crafting_cosmos-ui-chamber = Time chamber: crystal on { $spot } of { $of }, ready { $ready }, released { $released }, the next scores { $next }
crafting_cosmos-ui-sliders = Supernova resources { $supernova }, DNA { $dna }, gravitons { $graviton }; to be placed: { $pool }
crafting_cosmos-ui-flags = Pending: { $cards }
crafting_cosmos-ui-completed = { $space }: completed, { $points } points, life { $life }/6; { $note }
crafting_cosmos-ui-uncompleted = { $space }: nebula of size { $size }, needs { $needs }, { $points } points, life { $life }/6; { $note }
crafting_cosmos-ui-can_complete = can be completed
crafting_cosmos-ui-missing = missing { $stars }
crafting_cosmos-ui-secret = secret
crafting_cosmos-ui-advanced = advanced life { $value }
crafting_cosmos-ui-no_advanced = no advanced life
crafting_cosmos-ui-can_create = advanced life can be created
crafting_cosmos-ui-stock = Display and stock
crafting_cosmos-ui-display = Display: { $cards }; deck: { $deck }
crafting_cosmos-ui-discard = Discard pile: { $cards }
crafting_cosmos-ui-stacks = Nebulae left by size: { $stacks }
crafting_cosmos-ui-decks = Power cards left: { $decks }
crafting_cosmos-ui-reserve = Stars left: { $stars }; life { $life }; advanced life { $advanced }
crafting_cosmos-ui-result = { $name }: { $total } points ({ $counted })
