# Hoshitsukuri: what the bot says of it. Keys with dots are written with dashes here.

bot-hoshitsukuri-tie_break = Equal VP: the player who left the galaxy earlier ranks higher.

## Words, as /rules explains them

bot-hoshitsukuri-word-fragments = star fragments
bot-hoshitsukuri-word-fragments-is = The ★ of all cards on your field together pay for the card that you create.
bot-hoshitsukuri-word-generate = ends your plays
bot-hoshitsukuri-word-generate-is = After a card with ⟳ (create icon) you play no more this turn; then you create a card.
bot-hoshitsukuri-word-orbit = orbit
bot-hoshitsukuri-word-orbit-is = The comets' path from space 0 to space 35; every play moves you one space.
bot-hoshitsukuri-word-colourless = colourless
bot-hoshitsukuri-word-colourless-is = Cards without a colour, played alone.
bot-hoshitsukuri-word-field = field
bot-hoshitsukuri-word-field-is = The cards you have played this turn.
bot-hoshitsukuri-word-middle = supply
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
bot-achievement-hoshitsukuri-many_worlds-does = Create 250 cards in total.
bot-achievement-hoshitsukuri-five_suns = Five suns
bot-achievement-hoshitsukuri-five_suns-does = Create five Suns in one match.
bot-achievement-hoshitsukuri-first_out = Ahead of the comets
bot-achievement-hoshitsukuri-first_out-does = Leave the galaxy first and still beat other players.
bot-achievement-hoshitsukuri-last_light = The last light
bot-achievement-hoshitsukuri-last_light-does = Win after leaving the galaxy fourth.
bot-achievement-hoshitsukuri-cartographer = Cartographer
bot-achievement-hoshitsukuri-cartographer-does = Score 9 points from Constellations.
bot-achievement-hoshitsukuri-orchard = Orchard
bot-achievement-hoshitsukuri-orchard-does = Score 9 points from Fruit Trees.
bot-achievement-hoshitsukuri-great_fire = Great fire
bot-achievement-hoshitsukuri-great_fire-does = Create a card with ★16 or more on your field.
bot-achievement-hoshitsukuri-star_rain = Star rain
bot-achievement-hoshitsukuri-star_rain-does = Strike with four Meteorites in one match.
bot-achievement-hoshitsukuri-two_moons = Two moons
bot-achievement-hoshitsukuri-two_moons-does = Create two Satellites and beat other players.
bot-achievement-hoshitsukuri-photo_finish = Photo finish
bot-achievement-hoshitsukuri-photo_finish-does = Win despite a tie on points.
bot-achievement-hoshitsukuri-swept_along = Swept along
bot-achievement-hoshitsukuri-swept_along-does = Win after other comets have pushed you three times.
bot-sheet-supply = Supply
bot-sheet-piles = Piles
bot-hoshitsukuri-comma = {", "}
bot-hoshitsukuri-cost = cost { $cost }
bot-hoshitsukuri-vp = { $vp } VP
bot-hoshitsukuri-up_to = up to { $cost }
bot-hoshitsukuri-no_gain = nothing to gain
bot-hoshitsukuri-limit = Costs up to { $cost }.
bot-hoshitsukuri-state = -# This turn: { $fragments ->
    [one] 1 star fragment
   *[other] { $fragments } star fragments
} (★) · orbit { $space } → { $goal }
bot-hoshitsukuri-play_on = -# You keep playing until you play a card with ⟳.
bot-hoshitsukuri-on = Play on for me
bot-hoshitsukuri-on_does = -# ⏩ plays as suggested and stops before your turn ends.
bot-hoshitsukuri-spend = { $fragments ->
    [one] 1 star fragment
   *[other] { $fragments } star fragments
} (★) to spend
bot-hoshitsukuri-after = ★{ $fragments } on your field, orbit { $space } → { $goal } (before effects)
bot-hoshitsukuri-ends = ⟳ ends your card play.
bot-hoshitsukuri-last = Reaching { $orbit } ends your plays, and this turn is your last.
bot-hoshitsukuri-together = Play together… ({ $count } ways)
bot-hoshitsukuri-pick = Or choose the cards yourself…
bot-hoshitsukuri-exactly = { $count ->
    [one] Choose one card…
   *[other] Choose { $count } cards…
}
bot-hoshitsukuri-wrong-PlayCards = You can't play these together. Play one card, cards of one colour, or one red, one blue and one green.
bot-hoshitsukuri-wrong-FusionTrash = You can trash only one card of each colour.
bot-hoshitsukuri-wrong-BlackHoleAdd = You can't add these cards.
bot-hoshitsukuri-wrong-DiscardDown = You must keep four cards.
bot-hoshitsukuri-fuse = Trash { $cards } → ★{ $fragments }
bot-hoshitsukuri-fuse_none = Trash nothing → ★{ $fragments }
bot-hoshitsukuri-no = No
bot-hoshitsukuri-looked = Top of your deck: **{ $card }**
bot-hoshitsukuri-struck = Discard one { $colours } card, then draw one.
bot-hoshitsukuri-choose-Generate = Create a card…
bot-hoshitsukuri-choose-LightningGain = Gain to hand…
bot-hoshitsukuri-choose-GrasslandGain = Gain to your discard pile…
bot-hoshitsukuri-create = You create this card and your turn ends.
bot-hoshitsukuri-ending = { $play } → create { $card } (cost { $cost }, you have ★{ $fragments })
bot-hoshitsukuri-ending_none = { $play } → create nothing
bot-hoshitsukuri-ending_does = ★{ $fragments } on your field, orbit { $space } → { $goal }. { $goal ->
    [35] Your last turn ends.
   *[other] Your turn ends.
}
bot-hoshitsukuri-waste = You create nothing with ★{ $fragments }, and your turn ends.
bot-hoshitsukuri-kinds = { $count ->
    [one] Choose a kind…
   *[other] Choose up to { $count } kinds…
}
bot-hoshitsukuri-so_far = In the game: { $cards }
bot-hoshitsukuri-more = { $count ->
    [one] One more kind is chosen after this.
   *[other] { $count } more kinds are chosen after this.
}
bot-hoshitsukuri-take = { $count ->
    [one] Take this kind
   *[other] Take these { $count } kinds
}

hoshitsukuri-pitch = You are a lonely comet passing through a newborn galaxy. Play cards, add up their star fragments, and create satellites, planets and suns before you leave.
hoshitsukuri-credits =
    Hoshitsukuri (ホシツクリ) © MIRROR HOUSE 2023, design ODA, art Sawara Enoki. Unofficial fan implementation: rules after the official rulebook; card values and effects follow a public re-implementation, not the printed cards.
    Card wording, English names, the contents of two recommended sets, the solo challenge and the computer players are our own. Please support the original game.

hoshitsukuri-rules-overview =
    {"**The idea.**"} Each of you is a comet flying through a new galaxy, from space 0 to space 35. On the way you build a deck: first celestial cards that make it better, later satellites, planets and suns that are worth victory points (VP).
    • Everyone starts with 3 Stardust, 1 Rock and 3 Satellites, and a hand of 4 cards.
    • The supply has eight kinds of celestial card, 2 cards of each per player (4 when playing solo), and per player 1 Satellite, 4 Planets and 6 Suns.
    • The comet furthest behind takes the next turn; on the same space, the outermost one, which arrived first.
    • A turn has four phases: play cards, advance on the orbit, create a card, end the turn.
    • When all comets have left the galaxy, most victory points wins.
hoshitsukuri-rules-play =
    {"**Playing cards.**"} Play one card, or two or more of the same colour, or exactly one red, one blue and one green. Colourless cards are played one at a time.
    Resolve the effects in any order. Then, unless you played a card with ⟳, draw until you hold four cards, and play again. You can't just stop: your plays end with a card with ⟳, when they take you to space 35, or when you have no cards left. If your only possible play is a single card, it's made for you. When your deck runs out, your discard pile is shuffled into a new one.
    {"**Add to the play.**"} An added card counts as played together with the others: its effect is resolved, and its colour counts. Its ⟳ is ignored.
    {"**Trash.**"} Trashed cards leave the game and belong to no one.
hoshitsukuri-rules-orbit =
    {"**Advance.**"} Every play moves your comet one space. A play that contains red, blue and green doesn't count; nor does one with an Ice, nor one with no cards left. A comet that arrives on an occupied space goes inside the others.
    {"**The end of the orbit.**"} When you reach 35, every comet not yet at 35 moves one space: the foremost first, on the same space the outermost first. Comets that reach 35 this way push no one. You still create a card and end your turn; it was your last.
hoshitsukuri-rules-create =
    {"**Create.**"} Add up the star fragments (★) of all cards on your field. You may take 1 card costing no more than that from the supply into your hand. Only one; leftover ★ is lost.
    {"**End of turn.**"} Put your field on your discard pile. Then draw until you hold four cards, or discard down to four.
hoshitsukuri-rules-cards =
    {"**Lightning.**"} Trashing is optional, but if you do, you must gain a card if any is cheap enough.
    {"**Grassland, Earth.**"} They count the cards of their own play when they are resolved, including added cards, but not earlier plays. Trashed Earths give no ★; if a colour or the whole play goes with them, only what is left counts.
    {"**Storm.**"} Only an earlier play that is exactly one card, not one to which a card was added. That play counts neither on the orbit nor for ★.
    {"**Meteorite.**"} The colours of your whole field count. Players with a choice of cards answer at the start of their next turn.
    {"**Constellation.**"} At the end, each Constellation scores 3 VP for each set of red, blue and green among all your cards.
    {"**House rules.**"} A comet that neither moved nor created anything in a turn drifts one space. From the 51st play of a turn on, Storm discards nothing. If a Meteorite leaves you a choice, you answer at the start of your next turn instead of right away. Anyone can see the top card of a discard pile and how many cards it has.
hoshitsukuri-rules-scoring =
    {"**When everyone has reached 35.**"} Add up the VP of all your cards (hand, deck, discard pile and field): Satellite 1, Planet 4, Sun 8, Fruit Tree 3, plus your Constellations. Ties go to the player who left the galaxy earlier.
hoshitsukuri-rules-solo =
    {"**Alone.**"} The same rules, with every turn yours. Choose a target of 18, 24, 30, 36 or 42 VP and reach it. Your rank: Stardust from 12, Satellite 18, Planet 24, Sun 30, Constellation 36, Galaxy 42.
hoshitsukuri-rules-1 = { hoshitsukuri-rules-overview }
hoshitsukuri-rules-2 = { hoshitsukuri-rules-play }
hoshitsukuri-rules-3 = { hoshitsukuri-rules-orbit }
hoshitsukuri-rules-4 = { hoshitsukuri-rules-create }
hoshitsukuri-rules-5 = { hoshitsukuri-rules-cards }
hoshitsukuri-rules-6 = { hoshitsukuri-rules-scoring }
hoshitsukuri-rules-7 = { hoshitsukuri-rules-solo }

bot-hoshitsukuri-since-brought = brought { $what } into the game
bot-hoshitsukuri-since-created = created { $card } (★{ $fragments })
bot-hoshitsukuri-since-created_none = created nothing (★{ $fragments })
bot-hoshitsukuri-since-gained = gained { $what }
bot-hoshitsukuri-since-struck = struck with a Meteorite ({ $colours })
bot-hoshitsukuri-since-trashed = trashed { $what }
bot-hoshitsukuri-since-shown = revealed the hand ({ $what })
bot-hoshitsukuri-since-discarded = discarded { $what }
bot-hoshitsukuri-since-played = { $count ->
    [one] played 1 card
   *[other] played { $count } cards
}
bot-hoshitsukuri-since-flown = orbit { $origin } → { $space }
bot-hoshitsukuri-since-pushed = was pushed to space { $space }
bot-hoshitsukuri-since-drifted = drifted to space { $space }
bot-hoshitsukuri-since-left = left the galaxy
