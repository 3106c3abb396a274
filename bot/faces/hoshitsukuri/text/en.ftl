# Hoshitsukuri: what the bot says of it. Keys with dots are written with dashes here.

## Words, as /rules explains them

bot-hoshitsukuri-word-fragments = star fragments
bot-hoshitsukuri-word-fragments-is = The ★ of all cards on your field together pay for the card that you create.
bot-hoshitsukuri-word-generate = create icon
bot-hoshitsukuri-word-generate-is = A card with ⟳ ends your plays of this turn; then you create a card.
bot-hoshitsukuri-word-orbit = orbit
bot-hoshitsukuri-word-orbit-is = The way of the comets from space 0 to space 35; every play takes you one on.
bot-hoshitsukuri-word-colourless = colourless
bot-hoshitsukuri-word-colourless-is = Cards without a colour, played alone.
bot-hoshitsukuri-word-field = field
bot-hoshitsukuri-word-field-is = Where the cards lie that you have played this turn.
bot-hoshitsukuri-word-middle = middle
bot-hoshitsukuri-word-middle-is = The supply from which cards are created and gained.
bot-hoshitsukuri-word-trash_pile = trashed
bot-hoshitsukuri-word-trash_pile-is = Cards that have left the game.
bot-hoshitsukuri-word-celestial = celestial card
bot-hoshitsukuri-word-celestial-is = One of the kinds chosen for this match, with an effect.
bot-hoshitsukuri-word-into_pile = onto the discard pile
bot-hoshitsukuri-word-into_pile-is = Puts the card away.
bot-hoshitsukuri-word-pass = create nothing
bot-hoshitsukuri-word-pass-is = Ends the turn without a new card.

bot-achievement-hoshitsukuri-first_star = First star
bot-achievement-hoshitsukuri-first_star-does = Win a match.
bot-achievement-hoshitsukuri-many_worlds = Many worlds
bot-achievement-hoshitsukuri-many_worlds-does = Create 250 cards altogether.
bot-achievement-hoshitsukuri-five_suns = Five suns
bot-achievement-hoshitsukuri-five_suns-does = Create five Suns in one match.
bot-achievement-hoshitsukuri-first_out = Ahead of the comets
bot-achievement-hoshitsukuri-first_out-does = Leave the galaxy first and still win against other people.
bot-achievement-hoshitsukuri-last_light = The last light
bot-achievement-hoshitsukuri-last_light-does = Leave the galaxy as the fourth and win.
bot-achievement-hoshitsukuri-cartographer = Cartographer
bot-achievement-hoshitsukuri-cartographer-does = Score 9 points with Constellations.
bot-achievement-hoshitsukuri-orchard = Orchard
bot-achievement-hoshitsukuri-orchard-does = Score 9 points with Fruit Trees.
bot-achievement-hoshitsukuri-great_fire = Great fire
bot-achievement-hoshitsukuri-great_fire-does = Create a card with 16 fragments on the field.
bot-achievement-hoshitsukuri-star_rain = Star rain
bot-achievement-hoshitsukuri-star_rain-does = Let Meteorites strike four times in one match.
bot-achievement-hoshitsukuri-two_moons = Two moons
bot-achievement-hoshitsukuri-two_moons-does = Win against other people with two Satellites created.
bot-achievement-hoshitsukuri-photo_finish = Photo finish
bot-achievement-hoshitsukuri-photo_finish-does = Win although somebody has as many points.
bot-achievement-hoshitsukuri-swept_along = Swept along
bot-achievement-hoshitsukuri-swept_along-does = Win after being pushed three times.
bot-sheet-supply = Supply
bot-sheet-piles = Piles
bot-hoshitsukuri-comma = {", "}
bot-hoshitsukuri-cost = cost { $cost }
bot-hoshitsukuri-vp = { $vp } VP
bot-hoshitsukuri-up_to = up to { $cost }
bot-hoshitsukuri-no_gain = nothing to gain
bot-hoshitsukuri-limit = Cost: { $cost } at most.
bot-hoshitsukuri-state = -# This turn: ★{ $fragments } · orbit { $space } → { $goal }
bot-hoshitsukuri-spend = ★{ $fragments } to spend
bot-hoshitsukuri-after = ★{ $fragments } on the field afterwards, orbit { $space } → { $goal } (before effects)
bot-hoshitsukuri-ends = ⟳ ends your card play.
bot-hoshitsukuri-last = At { $orbit } your card play ends, and this turn is your last.
bot-hoshitsukuri-together = Play together… ({ $count } ways)
bot-hoshitsukuri-pick = Or tick cards yourself…
bot-hoshitsukuri-exactly = { $count ->
    [one] Tick one card…
   *[other] Tick { $count } cards…
}
bot-hoshitsukuri-wrong-PlayCards = These do not go together: one card, or cards of one colour, or one red, one blue and one green.
bot-hoshitsukuri-wrong-FusionTrash = Only one card of each colour can be trashed.
bot-hoshitsukuri-wrong-BlackHoleAdd = These cards cannot be added.
bot-hoshitsukuri-wrong-DiscardDown = Four cards must stay in your hand.
bot-hoshitsukuri-fuse = Trash { $cards } → ★{ $fragments }
bot-hoshitsukuri-fuse_none = Trash nothing → ★{ $fragments }
bot-hoshitsukuri-no = No
bot-hoshitsukuri-looked = On top of your deck: **{ $card }**
bot-hoshitsukuri-struck = Wanted: one { $colours } card. You draw a card for it.
bot-hoshitsukuri-choose-Generate = Create a card…
bot-hoshitsukuri-choose-LightningGain = Gain to hand…
bot-hoshitsukuri-choose-GrasslandGain = Gain to your discard pile…
bot-hoshitsukuri-create = You create this card, and your turn ends.
bot-hoshitsukuri-waste = ★{ $fragments } would be lost, and your turn ends.
bot-hoshitsukuri-kinds = Tick up to { $count } kinds…
bot-hoshitsukuri-so_far = In the game: { $cards }
bot-hoshitsukuri-more = { $count ->
    [one] One more is chosen afterwards.
   *[other] { $count } more are chosen afterwards.
}
bot-hoshitsukuri-take = { $count ->
    [one] Take this kind
   *[other] Take these { $count } kinds
}

hoshitsukuri-pitch = You are a lonely comet passing through a newborn galaxy. Play cards, add up their star fragments and create satellites, planets and suns before you leave.
hoshitsukuri-credits =
    Hoshitsukuri (ホシツクリ) © MIRROR HOUSE 2023, design ODA, art Sawara Enoki. Unofficial fan implementation: rules after the official rulebook; card values and effects follow a public re-implementation, not the printed cards.
    Card wording, English names, the contents of two recommended sets, the solo challenge and the computer players are our own. Please support the original game.

hoshitsukuri-rules-overview =
    {"**What it is about.**"} Comets fly through a new galaxy, from space 0 to space 35. On the way each builds a deck of its own: first celestial cards that make it better, later satellites, planets and suns, which are worth points.
    • Everybody starts with 3 Stardust, 1 Rock and 3 Satellites and has 4 cards in hand.
    • Whoever is furthest behind on the orbit has the next turn; on the same space, whoever stands further outside, that is, came first.
    • A turn has four phases: play cards, advance on the orbit, create a card, end the turn.
    • When all comets have left the galaxy, most victory points win.
hoshitsukuri-rules-play =
    {"**Playing cards.**"} Lay out one card, or two or more of the same colour, or exactly one red, one blue and one green. Colourless cards are played alone.
    Carry out the effects in any order. Then, unless a card with ⟳ was played, draw until you hold four cards, and play again. You cannot stop by yourself: the phase ends with a card with ⟳, when your plays take you to space 35, or when no card is left anywhere. Without a deck, your discard pile is shuffled when you have to draw.
    {"**Add to the play.**"} An added card counts as played together with the others: its effect is carried out, too, and its colour counts. Its ⟳ is ignored.
    {"**Trash.**"} Trashed cards leave the game and belong to nobody.
hoshitsukuri-rules-orbit =
    {"**Advance.**"} Every play takes your comet one space on. A play that holds red, blue and green together does not count, nor does one with an Ice, nor one of which no card is left. Who comes to a taken space stands inside the others.
    {"**The end of the orbit.**"} When you reach 35, everybody who is not yet at 35 moves on by one: the foremost first, on the same space the outermost first. Nobody is pushed again by this. You still create a card and end your turn; it was your last one.
hoshitsukuri-rules-create =
    {"**Create.**"} Add up the ★ of all your cards on the field. You may take one card from the middle that costs no more, into your hand. Only one, whatever is left over.
    {"**End of turn.**"} The field goes to your discard pile. Draw until you hold four cards, or discard until four are left.
hoshitsukuri-rules-cards =
    {"**Lightning.**"} Trashing is voluntary, but then you must gain a card if one is cheap enough.
    {"**Grassland, Earth.**"} They count the cards of their own play when their effect is carried out, including added cards, but not earlier plays. Trashed Earths give no ★; if they take a colour or the whole play with them, look at what is left.
    {"**Storm.**"} Only an earlier play of exactly one card; a play that got a card added is not one. The play counts neither on the orbit nor with its ★.
    {"**Meteorite.**"} The colours of your whole field count. Others who could choose between several cards answer at the beginning of their next turn.
    {"**Constellation.**"} At the end every Constellation scores 3 for each set of red, blue and green among all your cards.
    {"**House rules.**"} A comet that neither moved nor created anything in a turn drifts one space on. From the 51st play of a turn on, a Storm blows nothing away.
hoshitsukuri-rules-scoring =
    {"**When everybody is at 35.**"} Add up the points on all your cards, wherever they are: Satellite 1, Planet 4, Sun 8, Fruit Tree 3, and your Constellations. A tie goes to whoever left the galaxy earlier.
hoshitsukuri-rules-solo =
    {"**Alone.**"} The same rules, with every turn yours. Choose a target of 18, 24, 30, 36 or 42 points and reach it. Your rank: Stardust from 12, Satellite 18, Planet 24, Sun 30, Constellation 36, Galaxy 42.
hoshitsukuri-rules-1 = { hoshitsukuri-rules-overview }
hoshitsukuri-rules-2 = { hoshitsukuri-rules-play }
hoshitsukuri-rules-3 = { hoshitsukuri-rules-orbit }
hoshitsukuri-rules-4 = { hoshitsukuri-rules-create }
hoshitsukuri-rules-5 = { hoshitsukuri-rules-cards }
hoshitsukuri-rules-6 = { hoshitsukuri-rules-scoring }
hoshitsukuri-rules-7 = { hoshitsukuri-rules-solo }
