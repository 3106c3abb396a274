# The Girl Who Made the Stars: names, questions, answers, events, rules.

girl_stars-name = The Girl Who Made the Stars
girl_stars-opponent = Shadow Elder
girl_stars-option-start = Starting Light
girl_stars-option-start-official = As in the rulebook
girl_stars-option-start-even = Balanced: later Elders start with more

## Words

girl_stars-phase-stargazing = Stargazing
girl_stars-phase-wood_ash = Wood Ash
girl_stars-phase-action = Actions
girl_stars-phase-final_stardust = Last Stardust
girl_stars-phase-finished = Game over
girl_stars-colour-red = red
girl_stars-colour-blue = blue
girl_stars-colour-yellow = yellow
girl_stars-colour-white = white
girl_stars-letter-red = R
girl_stars-letter-blue = B
girl_stars-letter-yellow = Y
girl_stars-letter-white = W
girl_stars-side-front = front
girl_stars-side-back = back
girl_stars-arrow-0 = ⇗
girl_stars-arrow-1 = ⇒
girl_stars-arrow-2 = ⇘
girl_stars-arrow-3 = ⇙
girl_stars-arrow-4 = ⇐
girl_stars-arrow-5 = ⇖
girl_stars-mode-light = Light
girl_stars-mode-keep = keep
girl_stars-via-action = action
girl_stars-via-ash = Wood Ash
girl_stars-corner-nw = top left
girl_stars-corner-ne = top right
girl_stars-corner-sw = bottom left
girl_stars-corner-se = bottom right
girl_stars-region-red = red
girl_stars-region-blue = blue
girl_stars-region-yellow = yellow
girl_stars-region-red_blue = red/blue line
girl_stars-region-blue_yellow = blue/yellow line
girl_stars-region-yellow_red = yellow/red line
girl_stars-region-centre = centre
girl_stars-pile-r3 = 3 Light
girl_stars-pile-r4 = 4 Light
girl_stars-pile-r5 = 5 Light
girl_stars-pile-r6 = 6+ Light
girl_stars-villager-v1 = villager 1
girl_stars-villager-v2 = villager 2
girl_stars-villager-v3 = villager 3
girl_stars-villager-v4 = villager 4
girl_stars-place-home = at home
girl_stars-place-token = not gained yet
girl_stars-place-village = in the village
girl_stars-place-early = Early Bird at { $site }
girl_stars-place-near = { $site }
girl_stars-place-sky = Night Sky { $space }
girl_stars-rank-ember = Ember
girl_stars-rank-torch = Torch
girl_stars-rank-lantern = Lantern
girl_stars-rank-constellation = Constellation
girl_stars-rank-milky_way = Milky Way
girl_stars-rank-star_maker = The Girl Who Made the Stars
girl_stars-act-take_goods = takes goods
girl_stars-act-mark_highest_reward = marks the highest reward
girl_stars-act-mark_lowest_reward = marks the lowest reward
girl_stars-act-fill_offering = fills an offering
girl_stars-act-rest = rests

## Questions

girl_stars-ask-PlaceTile = Which star tile do you place, and where?
girl_stars-ask-TakeAsh = Which Wood Ash token do you take?
girl_stars-ask-TakeAction = Which action do you take?
girl_stars-ask-WrapUp = No actions left. Use kept tokens and Stardust, or end your turn?
girl_stars-ask-ChooseRoute = Which path do you light?
girl_stars-ask-ChooseColour = Which colour of Light goes on the next space?
girl_stars-ask-FinalStardust = Use Stardust one last time?
girl_stars-ask-Aside = You can use Stardust at any time. Where do you want to use it?

## Answers

girl_stars-do-PlaceTile = { $rotation ->
    [0] { $tile } on { $hex }
   *[other] { $tile } on { $hex }, rotated { $rotation }° clockwise
}
girl_stars-do-UseStardust = Stardust on { $hex }
girl_stars-do-TakeAsh = { $token }: { $mode } { $colours }
girl_stars-do-Scout = Scout to { $gate }
girl_stars-do-ScoutRoute = { $path }
girl_stars-do-ScoutColour = { $colour }
girl_stars-do-ScoutRest = Light it like this
girl_stars-do-Forage = Forage: { $site }, { $payment }
girl_stars-do-OfferSingle = Offer { $goods }
girl_stars-do-OfferCard = Offer on space { $space }
girl_stars-do-Stargaze = Stargaze on space { $space }
girl_stars-do-Recall = Recall { $villagers }
girl_stars-do-GainStardust = Gain Stardust
girl_stars-do-EndTurn = End turn
girl_stars-do-Finish = Done

## What happened

girl_stars-event-RoundBegan = Round { $round } begins. { $who } goes first.
girl_stars-event-TilesDrawn = { $who } draws { $tiles }.
girl_stars-event-TilePlaced = { $who } places { $tile } ({ $back }) on { $hex }.
girl_stars-event-AreasEnclosed = { $areas ->
    [1] { $who } encloses an area: +1 Stardust.
   *[other] { $who } encloses { $areas } areas: +{ $areas } Stardust.
    }
girl_stars-event-LightCollected = { $who } collects 1 { $colour } Light from { $hex }.
girl_stars-event-ConstellationCompleted = { $vp ->
    [0] { $who } completes a constellation with { $size } Light.
   *[other] { $who } completes a constellation with { $size } Light: +{ $vp } VP.
}
girl_stars-event-BonusGained = { $vp ->
    [0] { $who } gains a bonus token: { $bonus }.
   *[other] { $who } gains a bonus token: { $bonus }, +{ $vp } VP.
    }
girl_stars-event-StardustUsed = { $who } uses { $discs } Stardust on { $hex }.
girl_stars-event-TilesLost = { $vp ->
    [0] { $who } can't place { $tiles }.
   *[other] { $who } can't place { $tiles }: −{ $vp } VP.
    }
girl_stars-event-AshThrown = { $tokens } Wood Ash tokens fly into the dish.
girl_stars-event-AshTaken = { $who } discards { $ash } ({ $token }): { $colours }.
girl_stars-event-AshKept = { $who } keeps { $ash } ({ $token }).
girl_stars-event-AshReturned = { $who } puts back { $ash }, unused.
girl_stars-event-TurnBegan = { $who } has { $actions } actions.
girl_stars-event-PathLit = { $vp ->
    [0] { $who } lights a path ({ $path }).
   *[other] { $who } lights a path ({ $path }): +{ $vp } VP.
    }
girl_stars-event-SiteConnected = { $site } is connected.
girl_stars-event-Foraged = { $who } forages { $goods } at { $site } for { $payment }.
girl_stars-event-EarlyBirdGained = { $vp ->
    [0] { $who } is the Early Bird: +{ $stardust } Stardust.
   *[other] { $who } is the Early Bird: +{ $vp } VP.
    }
girl_stars-event-OfferedSingle = { $who } offers { $goods }: +{ $vp } VP.
girl_stars-event-OfferedCard = { $who } offers { $goods } on card space { $space }: +{ $vp } VP.
girl_stars-event-CardRevealed = New Offering card: { $card }.
girl_stars-event-VillagerStargazed = { $who } sends a villager to space { $space } of the Night Sky track.
girl_stars-event-VillagersRecalled = { $who } recalls { $villagers }.
girl_stars-event-StardustGained = { $who } gains 1 Stardust.
girl_stars-event-GirlMoved = The Girl moves to { $girl }. { $who } now goes first.
girl_stars-event-RewardRemoved = The reward for { $pile } loses its top token ({ $vp } VP).
girl_stars-event-ShadowRolled = { $who } rolls { $die }: { $act }.
girl_stars-event-ShadowTookAsh = { $who } takes { $ash } ({ $token }).
girl_stars-event-ShadowTookGoods = { $who } takes { $goods } from { $site }.
girl_stars-event-ShadowMarked = { $who } marks the reward for { $pile }.
girl_stars-event-ShadowFilled = { $who } fills card space { $space }.
girl_stars-event-LastStardust = Eight rounds are over: last chance to use Stardust.
girl_stars-event-Finished = { $who } is done.

## Score sheet

girl_stars-score-start = At the start
girl_stars-score-constellations = Constellations
girl_stars-score-scouting = Scouting
girl_stars-score-early_bird = Early Bird
girl_stars-score-offerings = Offerings
girl_stars-score-lost_tiles = Tiles not placed
girl_stars-score-left_over = Goods left over
girl_stars-score-challenge = The Long Night
girl_stars-score-total = Total
girl_stars-score-tie = Tie: most Light and Stardust, then most empty hexes

## Names

girl_stars-pattern-2a = sharp
girl_stars-pattern-2b = bend
girl_stars-pattern-2c = straight
girl_stars-pattern-3a = fan
girl_stars-pattern-3b = fork right
girl_stars-pattern-3c = fork left
girl_stars-pattern-3d = tripod
girl_stars-pattern-4a = wide fan
girl_stars-pattern-4b = split fan
girl_stars-pattern-4c = cross
girl_stars-pattern-back = white star
girl_stars-tile-red_2a = { girl_stars-colour-red } { girl_stars-pattern-2a }
girl_stars-tile-red_2b = { girl_stars-colour-red } { girl_stars-pattern-2b }
girl_stars-tile-red_2c = { girl_stars-colour-red } { girl_stars-pattern-2c }
girl_stars-tile-red_3a = { girl_stars-colour-red } { girl_stars-pattern-3a }
girl_stars-tile-red_3b = { girl_stars-colour-red } { girl_stars-pattern-3b }
girl_stars-tile-red_3c = { girl_stars-colour-red } { girl_stars-pattern-3c }
girl_stars-tile-red_3d = { girl_stars-colour-red } { girl_stars-pattern-3d }
girl_stars-tile-red_4a = { girl_stars-colour-red } { girl_stars-pattern-4a }
girl_stars-tile-red_4b = { girl_stars-colour-red } { girl_stars-pattern-4b }
girl_stars-tile-red_4c = { girl_stars-colour-red } { girl_stars-pattern-4c }
girl_stars-tile-blue_2a = { girl_stars-colour-blue } { girl_stars-pattern-2a }
girl_stars-tile-blue_2b = { girl_stars-colour-blue } { girl_stars-pattern-2b }
girl_stars-tile-blue_2c = { girl_stars-colour-blue } { girl_stars-pattern-2c }
girl_stars-tile-blue_3a = { girl_stars-colour-blue } { girl_stars-pattern-3a }
girl_stars-tile-blue_3b = { girl_stars-colour-blue } { girl_stars-pattern-3b }
girl_stars-tile-blue_3c = { girl_stars-colour-blue } { girl_stars-pattern-3c }
girl_stars-tile-blue_3d = { girl_stars-colour-blue } { girl_stars-pattern-3d }
girl_stars-tile-blue_4a = { girl_stars-colour-blue } { girl_stars-pattern-4a }
girl_stars-tile-blue_4b = { girl_stars-colour-blue } { girl_stars-pattern-4b }
girl_stars-tile-blue_4c = { girl_stars-colour-blue } { girl_stars-pattern-4c }
girl_stars-tile-yellow_2a = { girl_stars-colour-yellow } { girl_stars-pattern-2a }
girl_stars-tile-yellow_2b = { girl_stars-colour-yellow } { girl_stars-pattern-2b }
girl_stars-tile-yellow_2c = { girl_stars-colour-yellow } { girl_stars-pattern-2c }
girl_stars-tile-yellow_3a = { girl_stars-colour-yellow } { girl_stars-pattern-3a }
girl_stars-tile-yellow_3b = { girl_stars-colour-yellow } { girl_stars-pattern-3b }
girl_stars-tile-yellow_3c = { girl_stars-colour-yellow } { girl_stars-pattern-3c }
girl_stars-tile-yellow_3d = { girl_stars-colour-yellow } { girl_stars-pattern-3d }
girl_stars-tile-yellow_4a = { girl_stars-colour-yellow } { girl_stars-pattern-4a }
girl_stars-tile-yellow_4b = { girl_stars-colour-yellow } { girl_stars-pattern-4b }
girl_stars-tile-yellow_4c = { girl_stars-colour-yellow } { girl_stars-pattern-4c }
girl_stars-tile-white_2a = { girl_stars-colour-white } { girl_stars-pattern-2a }
girl_stars-tile-white_2b = { girl_stars-colour-white } { girl_stars-pattern-2b }
girl_stars-tile-white_2c = { girl_stars-colour-white } { girl_stars-pattern-2c }
girl_stars-tile-white_3a = { girl_stars-colour-white } { girl_stars-pattern-3a }
girl_stars-tile-white_3b = { girl_stars-colour-white } { girl_stars-pattern-3b }
girl_stars-tile-white_3c = { girl_stars-colour-white } { girl_stars-pattern-3c }
girl_stars-tile-white_3d = { girl_stars-colour-white } { girl_stars-pattern-3d }
girl_stars-tile-white_4c = { girl_stars-colour-white } { girl_stars-pattern-4c }
girl_stars-goods-fruit = fruit
girl_stars-goods-fish = fish
girl_stars-goods-rabbit = rabbit
girl_stars-goods-antelope = antelope
girl_stars-ash-double_light = Light ×2
girl_stars-ash-scouting = Scouting ash
girl_stars-ash-foraging = Foraging ash
girl_stars-ash-offering = Offering ash
girl_stars-ash-recall = Recall ash
girl_stars-ash-stardust = Stardust ash
girl_stars-ash_use-double_light = 2 Light
girl_stars-ash_use-scouting = a free Scouting
girl_stars-ash_use-foraging = a free Foraging
girl_stars-ash_use-offering = a free Offering
girl_stars-ash_use-recall = a free Recall
girl_stars-ash_use-stardust = 1 Stardust
girl_stars-bonus-rescore = Score Again
girl_stars-bonus-three_lights = Three Lights
girl_stars-bonus-extra_actions = 2 More Actions
girl_stars-bonus-extra_villager = Gain a Villager
girl_stars-bonus_effect-rescore = score the constellation again
girl_stars-bonus_effect-three_lights = 1 red, 1 blue, 1 yellow Light
girl_stars-bonus_effect-extra_actions = two more actions
girl_stars-bonus_effect-extra_villager = your fourth villager
girl_stars-card-harvest_feast = Harvest Feast
girl_stars-card-river_gift = River Gift
girl_stars-card-great_hunt = Great Hunt
girl_stars-card-night_of_thanks = Night of Thanks
girl_stars-site-fruit_1 = Marula Grove
girl_stars-site-fruit_2 = Tsamma Field
girl_stars-site-fruit_3 = Mongongo Ridge
girl_stars-site-fruit_4 = Dune Figs
girl_stars-site-fish_1 = Reed Pool
girl_stars-site-fish_2 = Moon Pond
girl_stars-site-fish_3 = Still Lake
girl_stars-site-rabbit_1 = Short-Grass Hill
girl_stars-site-rabbit_2 = Thorn Thicket
girl_stars-site-rabbit_3 = Red-Rock Burrows
girl_stars-site-antelope_1 = West Plain
girl_stars-site-antelope_2 = North Plain
girl_stars-site-antelope_3 = East Pan
