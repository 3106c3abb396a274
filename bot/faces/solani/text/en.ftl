# Solani: what the bot says of it. Keys with dots are written with dashes here.

## Words, as /rules explains them

bot-solani-word-node = node
bot-solani-word-node-is = The end of an arm of a Branch tile. A Star Cluster counts the nodes that touch it.
bot-solani-word-loose_node = loose node
bot-solani-word-loose_node-is = A node at an empty space or a Dark Sky: 1 point lost in the end.
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
bot-solani-word-dark_sky-is = A space on which nothing lies. Surrounded by Branches it earns a Special Feature.
bot-solani-word-feature = Special Feature
bot-solani-word-feature-is = A card with a tile; it scores for what it counts on your sky.
bot-solani-word-bonus_tile = bonus tile
bot-solani-word-bonus_tile-is = Five points for what one quarter of your sky shows.
bot-solani-word-sun = Sun
bot-solani-word-sun-is = Whoever has it picks first.
bot-solani-word-round_space = round space
bot-solani-word-round_space-is = Where round tiles lie; its number is the slot of the display.
bot-solani-word-branch_space = branch space
bot-solani-word-branch_space-is = Where Branches lie; its number is the slot of the display.

bot-achievement-solani-first_sky = First sky
bot-achievement-solani-first_sky-does = Win a match.
bot-achievement-solani-sky_filler = A full sky
bot-achievement-solani-sky_filler-does = Place 300 round tiles altogether.
bot-achievement-solani-no_loose_end = No loose end
bot-achievement-solani-no_loose_end-does = Win against other people without a loose node.
bot-achievement-solani-good_trade = Good trade
bot-achievement-solani-good_trade-does = Trade nine Star Clusters in one match.
bot-achievement-solani-wide_sky = Wide sky
bot-achievement-solani-wide_sky-does = Reach 60 points.
bot-achievement-solani-sky_shaker = Coyote bows
bot-achievement-solani-sky_shaker-does = Beat Coyote on the hardest level.
bot-achievement-solani-three_bonuses = Triple honour
bot-achievement-solani-three_bonuses-does = Score 15 points with bonus tiles among other people.
bot-achievement-solani-wanderers = Wanderers
bot-achievement-solani-wanderers-does = Score 22 points with Planets.
bot-achievement-solani-four_nights = Four nights
bot-achievement-solani-four_nights-does = Surround four Dark Skies in one match.
bot-achievement-solani-rare_sights = Rare sights
bot-achievement-solani-rare_sights-does = Score 20 points with Special Features.
bot-achievement-solani-guided = Well guided
bot-achievement-solani-guided-does = Score with all four Guiding Stars: 12 points.
bot-achievement-solani-by_one_star = By one star
bot-achievement-solani-by_one_star-does = Beat other people by exactly one point.
bot-sheet-estimate = Live estimate
bot-sheet-skies = All skies
bot-sheet-features = Special Features
bot-solani-cluster = ○{ $slot } { $tile }
bot-solani-branch = ✚{ $slot } { $tile }
bot-solani-trade = ○{ $slot } → { $planet } ({ $trade_slot })
bot-solani-draft = Take…
bot-solani-first_pick = You pick first: everybody takes the same kind after you.
bot-solani-scores_with = scores with { $nodes } nodes
bot-solani-given = give the { $tile } for the Planet
bot-solani-nodes = { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}: { $arms }
bot-solani-held = In hand: { $tiles }
bot-solani-branch_to = Put the Branch on…
bot-solani-circle_to = Put the round tile on…
bot-solani-start_over = Start over
bot-solani-follows = the other tile follows by itself: { $placed }
bot-solani-surrounded = { $cell } is surrounded: a Special Feature for you, if it finds a space
bot-solani-estimate = estimate { $before } → { $after }
bot-solani-special = Take a Special Feature…
bot-solani-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}; you keep one of two
bot-solani-up_to = { $points ->
    [0] 0 VP as things are
   *[other] now up to { $points } VP ({ $space })
}
bot-solani-more_picks = { $count ->
    [one] One more after this one.
   *[other] { $count } more after this one.
}
bot-solani-wish = Wish: { $draft }
bot-solani-wishes = Put down up to five for your next draft: the first that is still possible is taken for you at once.
bot-solani-wish_for = Wish { $rank }…
bot-solani-wish_trade = Wish { $rank }: a trade that may come into reach…
bot-solani-wish_planet = For which Planet?
bot-solani-wish_later = These Planets are out of reach now; they may come into reach when others trade first.

solani-pitch = Twelve rounds to fill your own patch of night: draft a star or a planet and a branch, fit them together so that every cluster is touched exactly as often as it has stars, and fence in the dark.
solani-credits =
    Solani was designed by Drake Villareal and published by Final Frontier Games, 2021. This is an unofficial adaptation: the rules follow the published rulebook.
    Board maps, tile mix, special features, bonus tiles, setup cards and the solo opponent are our own reconstructions.

solani-rules-goal =
    {"**Goal.**"} In twelve rounds you fill a sky of 6 × 6 circle spaces (A1 to F6); between four of them lies a branch space (a1 to e5). Most points after round 12 win.
    {"**Stars.**"} A Star Cluster or Guiding Star scores its number only if exactly that many nodes (arms of Branch tiles) touch it. A white star ☆ may count or not.
    {"**Planets.**"} They score only while no node touches them.
    {"**Loose nodes.**"} Every node at an empty space or a Dark Sky costs 1 point in the end.
solani-rules-draft =
    {"**Drafting.**"} There is one cluster and one Branch more than players. Whoever has the Sun picks first, either kind; clockwise, all others must then take the same kind. Whoever was last begins the second pass, in which everybody takes the other kind, counter-clockwise.
    {"**Trade.**"} The moment you take a cluster without white star, you may give it for a Planet: a 2 for the first Planet from the left end of the track, a 3 for the first from the right end, a 4 for the nearest on either side of the middle. Traded clusters leave the game.
    When the track is empty at the start of a round, four last Planets come to its middle, once.
    {"**Wishes.**"} While others draft you may put down up to five wishes. When your turn comes, the first that is possible is taken for you at once. Nobody else sees them.
solani-rules-placement =
    {"**Placement.**"} As soon as you have both tiles you place them, in any order, without waiting for the others. You must place both.
    • Branch: on an empty branch space beside a round tile or Guiding Star, turned as you like.
    • Round tile: on an empty circle space beside a Branch, joined to it or not.
    Dark Skies do not count as neighbours, and nothing lies on them. While you hold the round tile, your Branch must leave it a space if it can.
    What lies there stays there.
solani-rules-dark =
    {"**Dark Skies.**"} If after your placement Branches fill all branch spaces round a Dark Sky (2 at the edge, 4 inside), you may take a Special Feature at the end of the round. From the Sun clockwise, one each, until all are taken:
    • take a face-up card, or draw two from a deck, keep one and lay the other open;
    • put its tile on your board like any round tile. Without a space for it you get none.
    You may have two ★★ and two ★★★ cards. A card gives 2 or 3 points for each unit it counts: at most 4 units on ★★, 3 on ★★★.
solani-rules-scoring =
    {"**Scoring.**"}
    • Planets, for each sector (3 × 3) by itself: 1/2/3/4 different colours give 0/3/7/12, and for each colour 1/2/3/4 of it give 0/3/7/12 more.
    • Guiding Stars, Star Clusters, Special Features, loose nodes.
    • Bonus tiles, 5 points each: most cluster points in the north-west (at least 1); a scoring star, an unconnected Planet and a Special Feature in the north-east; most unconnected Planets in the south-east (at least 1); five round tiles or more and no loose node in the south-west. All who are tied, and all who meet the condition, get the points.
    A tie goes to whoever has more points from Star Clusters; then victory is shared.
    In round 12 the Branches are those with one or two nodes that were kept for it.
solani-rules-solo =
    {"**Alone against Coyote.**"} He drafts like a second player and opens every even round. He has no sky: a cluster and a Branch with as many nodes as the cluster has stars are a match and give him the nodes as points, otherwise it is a miss. Planets he keeps. He likes Branches with many nodes and clusters with many stars, and those that match; on a whim he trades.
    In rounds 3 and 9 he takes the leftmost ★★ card, in 6 and 12 the leftmost ★★★ card.
    At the end he scores matches, his Planets as one sector, four Special Features (2, 3 or 4 points each by level), and on the two higher levels 1 or 2 points for each miss and each bonus tile you did not earn. You earn the north-west bonus with 4 cluster points or more, the south-east one with 2 unconnected Planets or more. You win with more points than he has.
solani-rules-1 = { solani-rules-goal }
solani-rules-2 = { solani-rules-draft }
solani-rules-3 = { solani-rules-placement }
solani-rules-4 = { solani-rules-dark }
solani-rules-5 = { solani-rules-scoring }
solani-rules-6 = { solani-rules-solo }
