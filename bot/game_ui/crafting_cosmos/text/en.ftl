# Crafting the Cosmos: what the bot says of it. Keys with dots are written with dashes here.

bot-crafting_cosmos-tie_break = Equal points: the player with more energy cards ranks higher.

## Words, as /rules explains them

bot-crafting_cosmos-word-turn = suggested turn
bot-crafting_cosmos-word-turn-is = Lists what a strong player would do with the rest of your turn. You take all of it, part of it, or none.
bot-crafting_cosmos-word-dark_energy = dark energy
bot-crafting_cosmos-word-dark_energy-is = Energy tokens that belong to no one; anyone may move them, and everyone gains from them.
bot-crafting_cosmos-word-proto_life = { crafting_cosmos-term-proto_life }
bot-crafting_cosmos-word-proto_life-is = Life that you place on a side of a nebula space, next to life of yours; it is Chemistry's passive reward. Round a completed nebula, life on all six sides lets you create advanced life.
bot-crafting_cosmos-word-advanced_life = { crafting_cosmos-term-advanced_life }
bot-crafting_cosmos-word-advanced_life-is = Created on a completed nebula with life on all six sides: a token whose points are secret until the end.
bot-crafting_cosmos-word-supernova_resource = { crafting_cosmos-term-supernova_resource }
bot-crafting_cosmos-word-supernova_resource-is = Turns one of your stars into a supernova, which counts as any element. You get one from Gravity's active reward.
bot-crafting_cosmos-word-dna = { crafting_cosmos-term-dna }
bot-crafting_cosmos-word-dna-is = One stabilises a proto life of yours. Time's active reward has two.
bot-crafting_cosmos-word-graviton = { crafting_cosmos-term-graviton }
bot-crafting_cosmos-word-graviton-is = One moves a star (no supernova) or life to the next space, jumping over occupied ones. It is Gravity's passive reward.
bot-crafting_cosmos-word-stable_life = stable life
bot-crafting_cosmos-word-stable_life-is = Proto life stabilised with one DNA. It stays when advanced life is created.
bot-crafting_cosmos-word-time_crystal = time crystal
bot-crafting_cosmos-word-time_crystal-is = Moves through your time chamber; on spot 6 it can be released for points and a star of your choice.
bot-crafting_cosmos-word-universal_goal = universal goal
bot-crafting_cosmos-word-universal_goal-is = Three rounds after it appears it scores 6 points for the player with the most, 3 for second place.

bot-achievement-crafting_cosmos-first_galaxy = First galaxy
bot-achievement-crafting_cosmos-first_galaxy-does = Win a match.
bot-achievement-crafting_cosmos-star_smith = Star smith
bot-achievement-crafting_cosmos-star_smith-does = Place 250 stars in all.
bot-achievement-crafting_cosmos-eight_nebulae = Eight nebulae
bot-achievement-crafting_cosmos-eight_nebulae-does = Complete eight nebulae in one match.
bot-achievement-crafting_cosmos-goal_hunter = Goal hunter
bot-achievement-crafting_cosmos-goal_hunter-does = Score five universal goals in one match against other people.
bot-achievement-crafting_cosmos-full_power = Full power
bot-achievement-crafting_cosmos-full_power-does = Use power cards eight times in one match.
bot-achievement-crafting_cosmos-higher_life = Higher life
bot-achievement-crafting_cosmos-higher_life-does = Create advanced life twice in one match.
bot-achievement-crafting_cosmos-steady_life = Steady life
bot-achievement-crafting_cosmos-steady_life-does = Stabilise life eight times in one match.
bot-achievement-crafting_cosmos-supernovae = Fireworks
bot-achievement-crafting_cosmos-supernovae-does = Turn six stars into supernovae in one match.
bot-achievement-crafting_cosmos-nothing_wasted = Nothing wasted
bot-achievement-crafting_cosmos-nothing_wasted-does = Beat other people and lose no more than three resources.
bot-achievement-crafting_cosmos-wide_cosmos = Wide cosmos
bot-achievement-crafting_cosmos-wide_cosmos-does = Reach 120 points.
bot-achievement-crafting_cosmos-big_bang = Big bang
bot-achievement-crafting_cosmos-big_bang-does = Beat other people by 40 points or more.
bot-sheet-workbench = Workbench
bot-sheet-energy = Energy
bot-sheet-galaxy_1 = Galaxy: { $who }
bot-sheet-galaxy_2 = Galaxy: { $who }
bot-sheet-galaxy_3 = Galaxy: { $who }
bot-sheet-galaxy_4 = Galaxy: { $who }
bot-crafting_cosmos-comma = {", "}
bot-crafting_cosmos-plus = {" + "}
bot-crafting_cosmos-held_of = { $name } ×{ $count }
bot-crafting_cosmos-cards_of = { $count } { $energy }
bot-crafting_cosmos-n_hydrogen = { $count } hydrogen
bot-crafting_cosmos-n_helium = { $count } helium
bot-crafting_cosmos-n_carbon = { $count } carbon
bot-crafting_cosmos-n_oxygen = { $count } oxygen
bot-crafting_cosmos-n_nebula = { $count ->
    [one] { $count } nebula tile
   *[other] { $count } nebula tiles
}
bot-crafting_cosmos-n_dna = { $count } DNA
bot-crafting_cosmos-n_supernova_resource = { $count ->
    [one] { $count } supernova resource
   *[other] { $count } supernova resources
}
bot-crafting_cosmos-n_energy_card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bot-crafting_cosmos-n_crystal_step = crystal +{ $count }
bot-crafting_cosmos-n_time_crystal = { $count ->
    [one] { $count } ready crystal
   *[other] { $count } ready crystals
}
bot-crafting_cosmos-n_graviton = { $count ->
    [one] { $count } graviton
   *[other] { $count } gravitons
}
bot-crafting_cosmos-n_proto_life = { $count } proto life
bot-crafting_cosmos-n_star = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}
bot-crafting_cosmos-n_resource = { $count ->
    [one] 1 resource
   *[other] { $count } resources
} (supernova, DNA, graviton)
bot-crafting_cosmos-held = Available: { $things }
bot-crafting_cosmos-ready =
    { $count ->
        [one] A crystal is ready to release: +{ $points }.
       *[other] { $count } crystals are ready to release, the first for +{ $points }.
    }
bot-crafting_cosmos-hand = Hand: { $cards }
bot-crafting_cosmos-begun = So far: { $moves }
bot-crafting_cosmos-pays = Pays { $pays }
bot-crafting_cosmos-end_on = Move your token to { $control } ({ $pays })…
bot-crafting_cosmos-size = Size { $size } ({ $count } left)
bot-crafting_cosmos-due = { $count ->
    [one] Take 1 card.
   *[other] Take { $count } cards.
}
bot-crafting_cosmos-deck = Deck ({ $count })
bot-crafting_cosmos-take_several = Take { $count } together…
bot-crafting_cosmos-choose = Choose…
bot-crafting_cosmos-to = Put it on…
bot-crafting_cosmos-a_star = Which star?
bot-crafting_cosmos-a_life = Which life?
bot-crafting_cosmos-a_nebula = Which nebula?
bot-crafting_cosmos-pairs = { $hint } The { $count } best options, best first…
bot-crafting_cosmos-discard = Which star do you discard?
bot-crafting_cosmos-several = { $hint } (up to { $count })
bot-crafting_cosmos-complete = Complete { $space } (+{ $points }), discard { $star }
bot-crafting_cosmos-star_on = { $star } on { $space }
bot-crafting_cosmos-needs = { $space } needs { $what }
bot-crafting_cosmos-ready_nebula = { $space } can be completed
bot-crafting_cosmos-completed = { $space } is completed
bot-crafting_cosmos-no_nebula = no nebula on { $places }
bot-crafting_cosmos-life_around = Life around { $places }
bot-crafting_cosmos-life_count = life { $count }/{ $of }
bot-crafting_cosmos-stars_around = stars: { $stars }
bot-crafting_cosmos-why_complete = { $space } can be completed
bot-crafting_cosmos-why_bears = advanced life becomes possible on { $space }
bot-crafting_cosmos-and = {" and "}
bot-crafting_cosmos-why_towards = helps { $space }
bot-crafting_cosmos-why_frees = frees the corner for { $space }
bot-crafting_cosmos-why_life = life around { $space } { $count }/{ $of }
bot-crafting_cosmos-why_power = +{ $bonus } every turn from then on
bot-crafting_cosmos-why_cards = hand afterwards: { $cards }
bot-crafting_cosmos-why_goal = goal { $goal } { $before } → { $after }
bot-crafting_cosmos-buy =
    Slot { $slot }: pay { $price }, draw { $count ->
        [one] a power card
       *[other] { $count } power cards
    }
bot-crafting_cosmos-bought =
    { $count ->
        [one] Draw 1 power card
       *[other] Draw { $count } and keep 1
    }; this can't be undone. From your next turn on you also get { $bonus } every turn.
bot-crafting_cosmos-use = Use a power card…
bot-crafting_cosmos-pay = Use a power card with another payment…
bot-crafting_cosmos-spend = Spend energy cards…
bot-crafting_cosmos-order = Keep one and order the others…
bot-crafting_cosmos-under = In which order do the others go under the deck? The first goes on top.
bot-crafting_cosmos-give_up =
    { $count ->
        [one] Discard one card…
       *[other] Discard { $count } cards…
    }
bot-crafting_cosmos-numbered = The numbers are those in the picture.
bot-crafting_cosmos-turn = Suggested turn
bot-crafting_cosmos-take_turn = { $count ->
    [one] Do it and end my turn
   *[other] Do all { $count } and end my turn
}
bot-crafting_cosmos-take_steps =
    { $count ->
        [one] Do it
       *[other] Do all { $count }
    }
bot-crafting_cosmos-up_to = Only up to…
bot-crafting_cosmos-then_choose = You'll see what you draw before you continue.
bot-crafting_cosmos-score = Score: { $before } → { $after }
bot-crafting_cosmos-still = No use for this yet: { $things }
bot-crafting_cosmos-lost_then = No use for this, so it is lost: { $things }
bot-crafting_cosmos-lost = Ending your turn now loses: { $things }
bot-crafting_cosmos-waiting = { $count ->
    [one] 1 crystal is ready and stays for your next turn, if there is one.
   *[other] { $count } crystals are ready and stay for your next turn, if there is one.
}
bot-crafting_cosmos-nothing_lost = Nothing is lost.
bot-crafting_cosmos-stabilize = Or stabilise life…
bot-crafting_cosmos-leaving = { $count ->
    [0] All proto life stays.
    [one] 1 proto life leaves the board.
   *[other] { $count } proto life leave the board.
}

crafting_cosmos-pitch = You are an interstellar architect. Push energy around four shared controls, collect from the whole ring, and spend it all at once: complete nebulae with stars, surround them with life, and release time crystals before the universe runs out.
crafting_cosmos-credits =
    Crafting the Cosmos was designed by David Gordon and TAM, with art by Greg May and Dann May, published by Office Dog, 2025. This is an unofficial adaptation.
    Rules follow the published game. The galaxy map, most nebula tiles, the power cards and most goal cards are reconstructions made for this bot and differ from the printed components.

crafting_cosmos-rules-overview =
    {"**The idea.**"} Each player takes one turn: an energy phase, then a craft phase. Then goals are scored. The game ends after the round in which the crystal supply runs out or the sixth goal is scored, after 8 rounds at most. Most points win; ties go to more energy cards in hand, then the win is shared.
    {"**Your galaxy.**"} Twelve nebula spaces A to L. Stars go on their corners (s01 to s37), life on their sides (l01 to l48).
crafting_cosmos-rules-energy =
    {"**Shift.**"} Move energy tokens clockwise, three moves at most: your own (at least once) and dark ones, in any order. A control holds three tokens; skip full controls.
    {"**Collect.**"} First the active reward of the control where your token is: light 3 hydrogen; time 1 oxygen and 2 DNA; gravity 2 helium and 1 supernova resource; chemistry 1 carbon and 1 nebula tile.
    Then its passive reward and those of the other three, clockwise: for each token there, no matter whose, and for each of your power tokens there: light 1 energy card, time 1 crystal step, gravity 1 graviton, chemistry 1 proto life.
crafting_cosmos-rules-craft =
    {"**Craft**"} as often and in any order as you like:
    • Place nebulae on empty spaces, stars on empty corners, proto life next to your life (the first one in the middle, on l21).
    • Complete a nebula when the stars on its corners include all that it needs (supernovae are wild): score it and discard any one star on its corners.
    • A crystal that reaches spot 6 is ready, and a new one from the shared supply takes its place on the track: that is how the supply runs out and most games end.
    • Release a ready crystal: 3, 6, 10, 15, 21 points for your first to fifth, none after that, and you place a star of any element.
    • Create advanced life on a completed nebula with life on all six sides: the proto life around it is discarded, stable life stays, and you draw a token whose points are secret until the end.
    • 1 supernova resource turns a star into a supernova; 1 DNA stabilises proto life; 1 graviton moves a star (no supernova) or life to the next space, jumping over occupied ones.
crafting_cosmos-rules-cards =
    {"**Energy cards**"}
    • Fill a slot (2, 3, 3 or 4 cards of one type): draw as many power cards of that type and keep one. From your next energy phase on it also gives 1 of its control's passive resource.
    • Use power cards as often as you can pay.
    • Five cards of one type may be discarded for 6 points.
    At the end of a round you may keep ten cards in hand.
crafting_cosmos-rules-end =
    {"**End of your turn.**"} Gain a nebula tile of any size and place it, or stabilise one proto life. Anything you haven't placed or used is lost; cards and ready crystals stay.
    {"**Goals.**"} Each goal stays open for three rounds and is scored at the end of the third, the first goal after round 3: 6 points for the most, 3 for the second (not with two players, not after a tie for first). You need at least one of what it counts to score.
    {"**Balanced start (house rule).**"} Turn order matters. With two or three players a table can offset it with points: 3 for the first of two; 2 for the second and 3 for the last of three.
    {"**House rules.**"} The next player begins only when your turn is over. If you have more than ten cards at the end of your turn, you choose right then which ones to discard; they leave at the end of the round.
crafting_cosmos-rules-solo = {"**Alone with the Void.**"} After each of your turns the Void reveals an energy card and moves one space. If the control of that card isn't full, it pulls in a dark token from another control. The card also disturbs something: the display (light), a crystal (time), the top nebula tiles (gravity) or the top advanced life (chemistry). Goals score 6 or 3 points by fixed marks. Reach the target you chose: 90, 110 or 130 points.
crafting_cosmos-rules-1 = { crafting_cosmos-rules-overview }
crafting_cosmos-rules-2 = { crafting_cosmos-rules-energy }
crafting_cosmos-rules-3 = { crafting_cosmos-rules-craft }
crafting_cosmos-rules-4 = { crafting_cosmos-rules-cards }
crafting_cosmos-rules-5 = { crafting_cosmos-rules-end }
crafting_cosmos-rules-6 = { crafting_cosmos-rules-solo }

bot-crafting_cosmos-since-life = created advanced life on { $what }
bot-crafting_cosmos-since-completed = { $count ->
    [one] completed the nebula on { $what }
   *[other] completed the nebulae on { $what }
}
bot-crafting_cosmos-since-goal = scored the goal { $what }
bot-crafting_cosmos-since-revealed = revealed { $count } advanced life
bot-crafting_cosmos-since-points = { $count ->
    [one] { SIGNED($count) } point
   *[other] { SIGNED($count) } points
}
bot-crafting_cosmos-since-acquired = bought { $what }
bot-crafting_cosmos-since-used = used { $what }
bot-crafting_cosmos-since-laid = placed { $what }
bot-crafting_cosmos-since-placed = placed { $what }
bot-crafting_cosmos-since-supernova = { $count ->
    [one] turned a star into a supernova
   *[other] turned { $count } stars into supernovae
}
bot-crafting_cosmos-since-stabilised = stabilised { $count } life
bot-crafting_cosmos-since-changed = rearranged: { $what }
bot-crafting_cosmos-since-shifted = shifted energy to { $control }
bot-crafting_cosmos-since-gained = gained { $what }
bot-crafting_cosmos-since-cards = { $count ->
    [one] took 1 energy card
   *[other] took { $count } energy cards
}
bot-crafting_cosmos-since-lost = { $count ->
    [one] lost 1 unused resource
   *[other] lost { $count } unused resources
}
