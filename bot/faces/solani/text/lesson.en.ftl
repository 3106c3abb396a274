### What the lesson of Solani says.

solani-lesson-welcome = **Welcome to Solani.** In twelve rounds you lay out a night sky of your own: star clusters and planets on the circles, branches between them. Most points at the end win. In this lesson you play the first four rounds against a friendly computer player; nothing can go wrong.
solani-lesson-draft = **The draft.** Each round you get two tiles: one round tile (a star cluster) and one Branch. Whoever has the Sun picks first and settles which kind comes first; the others follow with the same kind, then the other kind goes round in the opposite direction. A cluster with 3 stars scores 3, but only if *exactly* three arms of your Branches touch it in the end: think of the two tiles as a pair. A white star ☆ may count or not, so such a cluster is easier to please.
solani-lesson-second = **The other kind.** Now you take the tile that goes with the first one. A Branch with many nodes (arms) serves several stars at once, but each arm that points at nothing in the end costs a point.
solani-lesson-branch = **Placing both tiles.** The Branch goes onto a small space *between* four circles, beside a tile or a Guiding Star (the blue squares that lie there from the start), turned as you like: it touches the circles at which its arms point. The round tile goes onto an empty circle beside a Branch. Guiding Stars score like clusters: their number, if exactly that many arms touch them. You may begin with either tile; spaces where it can go are ringed on the picture, and the numbers are suggestions.
solani-lesson-circle = **The round tile.** Put the cluster where arms point at it already, or where you can still add the missing ones. It need not be connected at once: look at how many Branch spaces around it are still free.
solani-lesson-laid = **Your first Branch lies**, and what lies stays. An arm that points at an empty circle is no loss yet: it waits for a tile. Only at the end each loose arm costs 1 point, so keep open ends where you still want to build.
solani-lesson-round_2 = **Round two.** The Sun decides who picks first. Something new: a cluster *without* a white star may be traded for a Planet the moment you take it: a 2 for the first Planet from the left, a 3 for the first from the right, a 4 for the nearest to the middle. Planets are the opposite of stars: they score only as long as *no* arm touches them, and in each quarter of your sky (3 × 3) by variety and by colour: 2, 3 or 4 different or equal ones give 3, 7 or 12.
solani-lesson-traded = **A Planet.** Put it where no arm points and none has to come. Several Planets in the same quarter of your sky, all of different colours or all of one, score more and more.
solani-lesson-surrounded = **A Dark Sky is surrounded.** Branches lie on all spaces round it: at the end of the round you may take a Special Feature, which scores for things in your sky.
solani-lesson-special = **Special Features.** Each card gives 2 (★★) or 3 (★★★) points for each thing that it counts, up to four or three times. Take a face-up card that fits what you have, or draw two unseen and keep one. Its tile is then laid like a round tile. Your next card waits at the Dark Sky with the fewest free Branch spaces round it.
solani-lesson-keep = **Two cards, one for you.** Compare what each would score with your sky as it stands, and what it may still become.
solani-lesson-place_special = **The tile of your Special Feature** takes a circle like any other. It scores by its card, not by arms: put it where it counts most and spoils no star.
solani-lesson-round_3 = **Four bonus tiles**, 5 points each, wait for the end: most cluster points in the north-west; a scoring star, an untouched Planet and a Special Feature in the north-east; most untouched Planets in the south-east; five round tiles and no loose arm in the south-west. Begin early with one or two of them.
solani-lesson-round_4 = **The last round of this lesson.** The live estimate (its button is below) counts your sky as if the game ended now. Arms too many are worse than arms too few: one that is missing can still be laid, one that is there never goes away.
solani-lesson-end = You know how a sky grows now. After twelve rounds you score stars with exactly their number of arms, Planets without any, Special Features and bonus tiles, less 1 for each loose arm. { COMMAND("rules") } has all the details, and Coyote for those who play alone. *{ bot-lesson-real }* deals a new match against the easy computer player, here in this channel.
solani-lesson-why-trade = a Planet fits your sky better now than that cluster would.
solani-lesson-why-draft_cluster = its number of stars suits the arms that your sky has or can get.
solani-lesson-why-draft_branch = its arms fit the stars that still need some, with few of them left loose.
solani-lesson-why-circle_first = with the round tile in place, the Branch can be laid more exactly.
solani-lesson-why-branch_first = once the Branch lies, the round tile finds a better place.
solani-lesson-why-PlaceBranch = there its arms meet more stars that need them, and fewer stay loose or spoil something.
solani-lesson-why-PlaceCircle = there it is likelier to get exactly the arms it needs (or, for a Planet, none).
solani-lesson-why-TakeSpecial = your sky has, or soon will have, more of what that card counts.
solani-lesson-why-DrawSpecials = none of the open cards fits your sky well enough.
solani-lesson-why-KeepSpecial = your sky has more of what that card counts.
solani-lesson-why-PlaceSpecial = there it counts more, and leaves better circles to your stars.
