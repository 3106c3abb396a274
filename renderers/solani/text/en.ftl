# Solani: the words in its pictures and in their text versions.

solani-ui-semicolon = {"; "}
solani-ui-round = Round { $round } / { $rounds }
solani-ui-several = { $count } players
solani-ui-verb_Draft = picks a tile
solani-ui-verb_PlaceTile = places tiles
solani-ui-verb_ChooseSpecial = picks a card
solani-ui-verb_KeepSpecial = keeps a card
solani-ui-verb_PlaceSpecial = places a tile
solani-ui-private = only you see this
solani-ui-holds = Holds
solani-ui-holding = In your hand
solani-ui-nothing_held = nothing to place
solani-ui-drawn = Drawn: keep one
solani-ui-cards = Your Special Features
solani-ui-no_cards = None yet: surround a Dark Sky.
solani-ui-estimate = Current score
solani-ui-change = score
solani-ui-turns = Which rotation?
solani-ui-bonus_heading = Bonus tiles
solani-ui-final = final score
solani-ui-so_far = current score
solani-ui-total = TOTAL
solani-ui-points = +{ $points }
solani-ui-units = { $units } × { $magnitude } = { $points } points
solani-ui-tie = Star Clusters { $points }
solani-ui-deck = Deck: { $count }
solani-ui-moment = Solani, { $round }, { $phase }: waiting for { $names }
solani-ui-moment_over = Solani, { $round }: { $phase }
solani-ui-result = { $name }, score { $total } ({ $parts })
solani-ui-own = Your own sky
solani-ui-pair = You drew: { $cards }
solani-ui-free_branch = Free for a Branch: { $spaces }
solani-ui-free_circle = Free for a round tile: { $spaces }
solani-ui-board = Board { $board }; holds: { $held }
solani-ui-estimated = Current score { $total }: { $parts }
solani-ui-sectors = Planets by sector: { $sectors }
solani-ui-not_free = Empty, but nothing can be placed there yet: { $spaces }
solani-ui-circles = Circle spaces: { $spaces }
solani-ui-branches = Branches: { $spaces }
solani-ui-owned = { $card } ({ $where })
solani-ui-not_placed = tile not placed yet
solani-ui-picks = Special Features still to take: { $count }
solani-ui-discards = Removed from the game: { $tiles }
solani-ui-guide = Guiding Star { $number }
solani-ui-cell_scores = { $name } ({ $nodes }/{ $wanted } nodes, scores)
solani-ui-cell_short = { $name } ({ $nodes }/{ $wanted } nodes)
solani-ui-cell_over = { $name } ({ $nodes }/{ $wanted } nodes, too many)
solani-ui-cell_planet = Planet { $name } (unconnected)
solani-ui-cell_connected = Planet { $name } (connected, doesn't score)
solani-ui-cell_feature = { $name } ({ $points } points)
solani-ui-cell_loose = empty ({ $count } loose)
solani-ui-cell_dark = { $count ->
    [0] Dark Sky
   *[other] Dark Sky ({ $count } loose)
}
solani-ui-cell_surrounded = { $count ->
    [0] Dark Sky (surrounded)
   *[other] Dark Sky (surrounded, { $count } loose)
}
solani-ui-display = Display
solani-ui-nodes = { $nodes ->
    [1] { $name } (1 node)
   *[other] { $name } ({ $nodes } nodes)
}
solani-ui-trade = trades for Planet { $planets }
solani-ui-track = Planet track: { $planets }; face down: { $reserve }
solani-ui-order = Draft order: { $names }; the Sun: { $sun }
solani-ui-coyote = Holds: { $held }; owns: { $owned }
solani-ui-tally = Matches: { $matches }; misses: { $misses }
solani-ui-card = { $card }: { $text }
solani-ui-stock = Special Features { $stars }, deck: { $deck }
solani-ui-bonus = { $name } ({ $sector }, { $points } points): { $text }; { $figures }; currently earned by: { $holders }
solani-ui-bags = Hidden
solani-ui-bag_clusters = Star Clusters in the bag: { $tiles }
solani-ui-bag_branches = Branches in the bag: { $tiles }
solani-ui-bag_final = Kept back for round 12: { $tiles }
solani-ui-bag_planets = Planets face down or removed from the game: { $tiles }
solani-ui-specimen_cluster = Scores its stars if { $nodes } nodes touch it.
solani-ui-specimen_trade = Can be traded (as a { $number }).
solani-ui-specimen_planet = Scores by sector, for different colours and for several of its own, while no node touches it.
solani-ui-specimen_branch = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}. Rotations: { $arms }. There are { $count } in the game.
