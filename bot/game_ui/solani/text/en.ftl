# Solani: what the bot says of it. Keys with dots are written with dashes here.

bot-solani-tie_break = Equal points: the player with more points from Star Clusters ranks higher.

## Words, as /rules explains them

bot-solani-word-node = node
bot-solani-word-node-is = The end of an arm of a Branch tile. A Star Cluster counts the nodes that touch it.
bot-solani-word-loose_node = loose node
bot-solani-word-loose_node-is = A node that touches an empty space or a Dark Sky: −1 point each at the end.
bot-solani-word-cluster = Star Cluster
bot-solani-word-cluster-is = A round tile with stars. It scores its number if exactly that many nodes touch it.
bot-solani-word-guide = Guiding Star
bot-solani-word-guide-is = A star printed on your board; it scores like a Star Cluster.
bot-solani-word-white_star = white star
bot-solani-word-white_star-is = A star that you may count or not.
bot-solani-word-planet = Planet
bot-solani-word-planet-is = Scores only while no node touches it; you get it by trading a Star Cluster.
bot-solani-word-branch = Branch
bot-solani-word-branch-is = A tile between round spaces; its arms end in nodes.
bot-solani-word-dark_sky = Dark Sky
bot-solani-word-dark_sky-is = A space that stays empty. Surrounded by Branches, it earns a Special Feature.
bot-solani-word-feature = Special Feature
bot-solani-word-feature-is = A card with a tile; it scores for what it counts on your sky.
bot-solani-word-drawn = drawing two unseen cards
bot-solani-word-drawn-is = Two Special Features from a deck, of which you keep one; the other joins the display.
bot-solani-word-bonus_tile = bonus tile
bot-solani-word-bonus_tile-is = Worth 5 points if one sector of your sky meets its condition.
bot-solani-word-sun = Sun
bot-solani-word-sun-is = The player who has it picks first.
bot-solani-word-round_space = round tile on offer
bot-solani-word-round_space-is = A round tile you can take; the number is its place in the display.
bot-solani-word-branch_space = Branch on offer
bot-solani-word-branch_space-is = A Branch you can take; the number is its place in the display.

bot-achievement-solani-first_sky = First sky
bot-achievement-solani-first_sky-does = Win a match.
bot-achievement-solani-sky_filler = A full sky
bot-achievement-solani-sky_filler-does = Place 300 round tiles in total.
bot-achievement-solani-no_loose_end = No loose ends
bot-achievement-solani-no_loose_end-does = Beat other players without a single loose node.
bot-achievement-solani-good_trade = Good trader
bot-achievement-solani-good_trade-does = Trade nine Star Clusters in one match.
bot-achievement-solani-wide_sky = Wide sky
bot-achievement-solani-wide_sky-does = Score 60 points or more.
bot-achievement-solani-sky_shaker = Coyote bows
bot-achievement-solani-sky_shaker-does = Beat Coyote at the highest level.
bot-achievement-solani-three_bonuses = Triple honour
bot-achievement-solani-three_bonuses-does = Score 15 points from bonus tiles against other players.
bot-achievement-solani-wanderers = Wanderers
bot-achievement-solani-wanderers-does = Score 22 points from Planets.
bot-achievement-solani-four_nights = Four nights
bot-achievement-solani-four_nights-does = Surround four Dark Skies in one match.
bot-achievement-solani-rare_sights = Rare sights
bot-achievement-solani-rare_sights-does = Score 20 points from Special Features.
bot-achievement-solani-guided = Well guided
bot-achievement-solani-guided-does = Score all four Guiding Stars: 12 points.
bot-achievement-solani-by_one_star = By a single star
bot-achievement-solani-by_one_star-does = Beat other players by exactly one point.
bot-sheet-estimate = Current scores
bot-sheet-skies = All skies
bot-sheet-features = Special Features
bot-solani-cluster = ○{ $slot } { $tile }
bot-solani-branch = ✚{ $slot } { $tile }
bot-solani-trade = { $trade_slot ->
    [0] ○{ $slot } ⇄ { $planet }
   *[other] ○{ $slot } ⇄ { $planet } ({ $trade_slot } on the track)
}
bot-solani-draft = Take…
bot-solani-first_pick = You pick first: everyone else must then take the same kind of tile.
bot-solani-scores_with = scores with { $nodes } nodes
bot-solani-given = trade the { $tile } for this Planet
bot-solani-all = 1–{ $count }
bot-solani-waits = can't be placed yet: it goes down together with your other tile
bot-solani-hope = best spot right now: { $placed } ({ $gain })
bot-solani-nodes = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}: { $arms }
bot-solani-held = In hand: { $tiles }
bot-solani-branch_to = Place the Branch…
bot-solani-circle_to = Place the round tile…
bot-solani-start_over = Start over
bot-solani-follows = the other tile then has only one space left: { $placed }
bot-solani-surrounded = { $cell } is surrounded: you get a Special Feature if there's room for it
bot-solani-estimate = score { $before } → { $after }
bot-solani-special = Take a Special Feature…
bot-solani-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}; you keep one of two
bot-solani-up_to = { $points ->
    [0] 0 points right now
   *[other] up to { $points } points right now ({ $space })
}
bot-solani-more_picks = { $count ->
    [one] You get one more after this.
   *[other] You get { $count } more after this.
}
bot-solani-wishes = Wishes from before this update. On your turn, the first one still possible is taken for you. From now on, use Plan ahead.

solani-pitch = Twelve rounds to fill your own patch of night sky. Draft a star or Planet and a Branch each round, connect every cluster to exactly as many nodes as it has stars, and surround the dark.
solani-credits =
    Solani was designed by Drake Villareal and published by Final Frontier Games, 2021. This is an unofficial adaptation: the rules follow the published rulebook.
    Board maps, tile mix, special features, bonus tiles, setup cards and the solo opponent are our own reconstructions.

solani-rules-goal =
    {"**The idea.**"} Over twelve rounds you fill a sky of 6 × 6 circle spaces (A1 to F6). Between every four of them is a branch space (V1 to Z5: V1 touches A1, B1, A2 and B2). Most points after round 12 wins.
    {"**Stars.**"} A Star Cluster or Guiding Star scores its number only if exactly that many nodes (the tips of Branch arms) touch it. You choose whether a white star ☆ counts.
    {"**Planets.**"} They score only while unconnected, that is, while no node touches them.
    {"**Loose nodes.**"} At the end, every node that touches an empty space or a Dark Sky costs 1 point.
solani-rules-draft =
    {"**Drafting.**"} The display holds one Star Cluster and one Branch more than there are players. The player with the Sun picks first, either kind; the others, clockwise, must take the same kind. Then, starting with the last player and going back the other way, everyone takes the other kind. A random player starts with the Sun; it passes clockwise after every round.
    {"**Trading.**"} When you take a cluster without a white star, you may trade it on the spot for a Planet: a 2 for the first Planet from the left end of the track, a 3 for the first from the right end, a 4 for the nearest on either side of the middle. Traded clusters leave the game.
    If the track is empty when a round starts, the last four Planets are placed in its middle. This happens once.
solani-rules-placement =
    {"**Placement.**"} As soon as you hold both tiles you place them, in either order, without waiting for the others. You must place both.
    • Branch: on an empty branch space next to a round tile or Guiding Star, facing any way.
    • Round tile: on an empty circle space next to a Branch, connected to it or not.
    Dark Skies don't count as neighbours, and nothing can be placed on them. While you hold the round tile, your Branch must leave a space for it if possible.
    Placed tiles never move.
solani-rules-dark =
    {"**Dark Skies.**"} Once Branches fill every branch space around a Dark Sky (2 at the edge, 4 inside), you take a Special Feature at the end of the round. Starting with the Sun and going clockwise, players take one at a time until all have been taken:
    • take a face-up card, or draw two from a deck, keep one and put the other face up;
    • place its tile like any round tile. If it has no space, you get none.
    You may own two ★★ and two ★★★ cards. A ★★ card gives 2 points for each thing it counts, 8 at most; a ★★★ card 3 points each, 9 at most.
solani-rules-scoring =
    {"**Scoring.**"}
    • Planets, in each sector (3 × 3) separately: 1/2/3/4 different colours score 0/3/7/12, and 1/2/3/4 Planets of the same colour score another 0/3/7/12.
    • Guiding Stars, Star Clusters, Special Features, loose nodes.
    • Bonus tiles, 5 points each: most cluster points in the north-west (at least 1); a scoring star, an unconnected Planet and a Special Feature in the north-east; most unconnected Planets in the south-east (at least 1); five round tiles or more and no loose node in the south-west. Everyone who ties for most, or meets the condition, scores.
    Ties go to the player with more points from Star Clusters; if still tied, the win is shared.
    {"**Balanced start (house rule).**"} The player who has the Sun first, and the next one, have an advantage. With four players, a table can let the third start with 1 point and the fourth with 2.
    In round 12 the Branches are the one- and two-node tiles kept back for it.
solani-rules-solo =
    {"**Alone against Coyote.**"} He drafts like a second player and picks first in even rounds. He has no sky: if his Branch has as many nodes as his cluster has stars, that is a match and scores those nodes; otherwise it is a miss. A Planet is neither: he keeps it for the end.
    {"**His picks:**"} a tile that matches the one he holds, otherwise the Branch with most nodes or the cluster with most stars, otherwise the lowest slot. When he picks first, a die decides: Branch on 1–3, cluster on 4–6. When he takes a cluster and rolls 5 or 6, he trades if he can, preferably for a colour he lacks.
    In rounds 3 and 9 he takes the leftmost ★★ card, in rounds 6 and 12 the leftmost ★★★ card.
    He scores his matches, his Planets as one sector, his four Special Features (2, 3 or 4 points each by level) and, at the two higher levels, 1 or 2 points for each miss and each bonus tile you didn't earn. You earn the north-west bonus with 4 cluster points or more, the south-east one with 2 unconnected Planets or more. You win if you score more than he does.
solani-rules-1 = { solani-rules-goal }
solani-rules-2 = { solani-rules-draft }
solani-rules-3 = { solani-rules-placement }
solani-rules-4 = { solani-rules-dark }
solani-rules-5 = { solani-rules-scoring }
solani-rules-6 = { solani-rules-solo }

bot-solani-since-surrounded = surrounded the Dark Sky on { $what }
bot-solani-since-special = took { $what }
bot-solani-since-traded = traded a { $tile } for { $planet }
bot-solani-since-took = took a { $what }
bot-solani-since-placed = placed { $what }
bot-solani-since-at = { $tile } on { $space }
bot-solani-since-aside = couldn't place: { $what }
bot-solani-since-forfeited = couldn't place a Special Feature
bot-solani-since-matched = matched { $tile } and { $branch } (+{ $points })
bot-solani-since-missed = missed: { $tile } and { $branch }
