# The Girl Who Made the Stars: the words in its pictures and in their text versions.

girl_stars-ui-semicolon = {"; "}
girl_stars-ui-site = { $name } ({ $goods } { $number })
girl_stars-ui-site_short = { $goods } { $number }
girl_stars-ui-round = Round { $round } / { $rounds }
girl_stars-ui-round_phase = { $round } · { $phase }
girl_stars-ui-several = { $count } players
girl_stars-ui-verb_PlaceTile = places tiles
girl_stars-ui-verb_TakeAsh = picks Wood Ash
girl_stars-ui-verb_TakeAction = { $count ->
    [1] 1 action left
   *[other] { $count } actions left
}
girl_stars-ui-verb_WrapUp = can end their turn
girl_stars-ui-verb_ChooseRoute = scouts
girl_stars-ui-verb_ChooseColour = scouts
girl_stars-ui-verb_FinalStardust = last Stardust
girl_stars-ui-private = only you see this
girl_stars-ui-target = { $points } VP
girl_stars-ui-hand = Your tiles
girl_stars-ui-hand_empty = No tiles to place now
girl_stars-ui-turns = Which rotation?
girl_stars-ui-preview = Preview: { $hex }
girl_stars-ui-points = { $points } VP
girl_stars-ui-completes = constellation of { $size }: +{ $points } VP
girl_stars-ui-gains_bonus = gains { $bonus }
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
girl_stars-ui-ash_light = discarded: { $effect }; can't be kept
girl_stars-ui-in_bag = in the bag { $count } / { $all }
girl_stars-ui-final = final score
girl_stars-ui-so_far = so far
girl_stars-ui-rank = Rank: { $rank }
girl_stars-ui-total = TOTAL
girl_stars-ui-tie = Supply { $left } · empty { $vacant }
girl_stars-ui-moment = { $game }, { $round }, { $phase }: waiting for { $names }
girl_stars-ui-moment_over = { $game }, { $round }: { $phase }
girl_stars-ui-rewards_alt = rewards: { $piles }
girl_stars-ui-connected_alt = { $connected } of { $sites } sites connected, the Girl on space { $girl }
girl_stars-ui-result = { $name }: { $total } VP ({ $parts })
girl_stars-ui-own = Your pieces
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
girl_stars-ui-told_vacant = Empty hexes ({ $count }): { $hexes }
girl_stars-ui-constellation = { $hexes }: constellation, Light tiles: { $size }
girl_stars-ui-closed_pattern = { $hexes }: closed, without Light tiles
girl_stars-ui-open_pattern = { $hexes }: Light tiles: { $size } so far, open into { $open }
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
girl_stars-ui-specimen_tile = { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} on its front ({ $arrows }), one on its back. It may be turned as you like.
girl_stars-ui-specimen_light = Carries one { $colour } Light, which you collect when all its lines are closed.
girl_stars-ui-specimen_bonus = Gained by a constellation that borders it: { $effect }.
girl_stars-ui-specimen_goods = Foraging costs { $cost } Light. Offered by itself it gives { $single } VP, left over at the end { $final } VP.
girl_stars-ui-specimen_site = Foraging site for { $goods }, behind gate { $gate } ({ $colour }). Foraging costs { $cost } Light.
