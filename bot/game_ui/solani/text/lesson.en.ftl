### What the lesson of Solani says.

solani-lesson-welcome = **Welcome to Solani.** In twelve rounds you build a night sky of your own: Star Clusters and Planets on the circles, Branches between them. Most points at the end wins. In this lesson you play the first four rounds against a friendly computer player; nothing can go wrong.
solani-lesson-draft = **The draft.** Each round you get two tiles: one round tile (a star cluster) and one Branch. The player with the Sun picks first and decides which kind is drafted first; then everyone picks the other kind in the opposite direction. A cluster with 3 stars scores 3, but only if *exactly* three nodes (the tips of Branch arms) touch it in the end, so think of the two tiles as a pair. You choose whether a white star ☆ counts, which makes such a cluster easier to score.
solani-lesson-second = **The other kind.** Now you take the tile that goes with the first one. A Branch with many nodes serves several stars at once, but each node that touches nothing in the end costs a point.
solani-lesson-branch = **Then you place both tiles.** The Branch goes onto a small space *between* four circles, beside a tile or a Guiding Star (the blue squares printed on your board), turned as you like: its nodes touch the circles its arms point at. The round tile goes onto an empty circle beside a Branch. Guiding Stars score like clusters: their number, if exactly that many nodes touch them. You may begin with either tile; a button with → takes and places at once, and names the space and the arms.
solani-lesson-circle = **The round tile.** Put the cluster where nodes already touch it, or where you can still add the missing ones. It doesn't have to be connected right away: look at how many branch spaces around it are still free.
solani-lesson-laid = **Your first Branch is placed**, and placed tiles never move. A node at an empty circle is no loss yet: it waits for a tile. Only at the end does each loose node cost 1 point, so keep open ends where you still want to build.
solani-lesson-round_2 = **Round two.** The Sun decides who picks first. Something new: a cluster *without* a white star may be traded for a Planet the moment you take it: a 2 for the first Planet from the left, a 3 for the first from the right, a 4 for the nearest to the middle. Planets are the opposite of stars: they score only as long as *no* node touches them. In each sector of your sky (3 × 3), 2, 3 or 4 of different colours score 3, 7 or 12, and so do 2, 3 or 4 of the same colour.
solani-lesson-traded = **A Planet** belongs where no node is and none has to go. Several Planets in the same sector, of different colours or all of one, score more and more.
solani-lesson-surrounded = **A Dark Sky is surrounded.** Branches fill all the spaces around it: at the end of the round you take a Special Feature, which scores for things in your sky.
solani-lesson-special = **Special Features.** Each card gives 2 (★★) or 3 (★★★) points for each thing that it counts, up to four or three times. Take a face-up card that fits what you have, or draw two unseen and keep one. Its tile is then placed like a round tile. The Dark Sky with the fewest free branch spaces around it is the quickest way to your next card.
solani-lesson-keep = **Two cards, one for you.** Compare what each would score with your sky as it is now, and how much it may still grow.
solani-lesson-place_special = **The tile of your Special Feature** takes a circle like any other. Its card decides what it scores, not nodes: put it where it counts most and spoils no star.
solani-lesson-round_3 = **Four bonus tiles**, 5 points each, wait for the end: most cluster points in the north-west; a scoring star, an untouched Planet and a Special Feature in the north-east; most untouched Planets in the south-east; five round tiles or more and no loose node in the south-west. Start on one or two of them early.
solani-lesson-round_4 = **The last round of this lesson.** *{ bot-sheet-estimate }* below counts your sky as if the game ended now. Too many nodes are worse than too few: you can add a missing one, but never remove one.
solani-lesson-end = You know how a sky grows now. After twelve rounds you score stars with exactly their number of nodes, Planets without any, Special Features and bonus tiles, minus 1 for each loose node. { COMMAND("rules") } has all the details, and the solo game against Coyote. *{ bot-lesson-real }* deals a new match against the easy computer player, here in this channel.
solani-lesson-why-trade = a Planet fits your sky better now than that cluster would.
solani-lesson-why-draft_cluster = its number of stars suits the nodes that your sky has or can get.
solani-lesson-why-draft_branch = its nodes suit the stars that still need some, and few of them stay loose.
solani-lesson-why-circle_first = with the round tile in place, the Branch can be turned to suit it.
solani-lesson-why-branch_first = once the Branch is there, the round tile has a better place.
solani-lesson-why-PlaceBranch = there its nodes touch more stars that need them, and fewer stay loose or spoil something.
solani-lesson-why-PlaceCircle = there it is likelier to get exactly the nodes it needs (or, for a Planet, none).
solani-lesson-why-TakeSpecial = your sky has, or soon will have, more of what that card counts.
solani-lesson-why-DrawSpecials = none of the open cards fits your sky well enough.
solani-lesson-why-KeepSpecial = your sky has more of what that card counts.
solani-lesson-why-PlaceSpecial = there it counts more, and leaves better circles for your stars.
