# Glow, in English. Keys with dots are written with dashes here.

glow-name = Glow
glow-opponent = Tom

## Options

glow-option-board = Journey board
glow-option-board-province = Province of Shadows
glow-option-board-archipelago = Archipelago of Darkness
glow-option-board-random = Random
glow-option-adventurers = Adventurers
glow-option-adventurers-choose = Everyone chooses
glow-option-adventurers-random = Random
glow-option-difficulty = Difficulty
glow-option-difficulty-ember = Ember: Tom starts with 0 light
glow-option-difficulty-standard = Standard (official): Tom starts with 10 light
glow-option-difficulty-hard = Gloom: Tom starts with 20 light
glow-option-difficulty-eclipse = Eclipse: Tom starts with 30 light
glow-option-start = Starting light
glow-option-start-official = As in the rulebook
glow-option-start-even = Balanced: later players start with more light
glow-option-adventurer = Adventurer
glow-option-adventurer-braccio = { glow-adventurer-braccio }
glow-option-adventurer-taetyss = { glow-adventurer-taetyss }
glow-option-adventurer-eoles = { glow-adventurer-eoles }
glow-option-adventurer-pocana = { glow-adventurer-pocana }
glow-option-adventurer-moloch = { glow-adventurer-moloch }
glow-option-adventurer-noctiluca = { glow-adventurer-noctiluca }
glow-option-adventurer-orium = { glow-adventurer-orium }
glow-option-tom = Tom's dice and colour
glow-option-tom-lot = Tom's dice and colour by lot
glow-option-tom-choose = You choose Tom's dice and colour
glow-option-tom_dice = Tom's dice
glow-option-tom_dice-fire_water = Tom's dice: { glow-colour-fire } + { glow-colour-water }
glow-option-tom_dice-fire_mineral = Tom's dice: { glow-colour-fire } + { glow-colour-mineral }
glow-option-tom_dice-fire_air = Tom's dice: { glow-colour-fire } + { glow-colour-air }
glow-option-tom_dice-fire_nature = Tom's dice: { glow-colour-fire } + { glow-colour-nature }
glow-option-tom_dice-fire_purple = Tom's dice: { glow-colour-fire } + { glow-colour-purple }
glow-option-tom_dice-fire_yellow = Tom's dice: { glow-colour-fire } + { glow-colour-yellow }
glow-option-tom_dice-water_mineral = Tom's dice: { glow-colour-water } + { glow-colour-mineral }
glow-option-tom_dice-water_air = Tom's dice: { glow-colour-water } + { glow-colour-air }
glow-option-tom_dice-water_nature = Tom's dice: { glow-colour-water } + { glow-colour-nature }
glow-option-tom_dice-water_purple = Tom's dice: { glow-colour-water } + { glow-colour-purple }
glow-option-tom_dice-water_yellow = Tom's dice: { glow-colour-water } + { glow-colour-yellow }
glow-option-tom_dice-mineral_air = Tom's dice: { glow-colour-mineral } + { glow-colour-air }
glow-option-tom_dice-mineral_nature = Tom's dice: { glow-colour-mineral } + { glow-colour-nature }
glow-option-tom_dice-mineral_purple = Tom's dice: { glow-colour-mineral } + { glow-colour-purple }
glow-option-tom_dice-mineral_yellow = Tom's dice: { glow-colour-mineral } + { glow-colour-yellow }
glow-option-tom_dice-air_nature = Tom's dice: { glow-colour-air } + { glow-colour-nature }
glow-option-tom_dice-air_purple = Tom's dice: { glow-colour-air } + { glow-colour-purple }
glow-option-tom_dice-air_yellow = Tom's dice: { glow-colour-air } + { glow-colour-yellow }
glow-option-tom_dice-nature_purple = Tom's dice: { glow-colour-nature } + { glow-colour-purple }
glow-option-tom_dice-nature_yellow = Tom's dice: { glow-colour-nature } + { glow-colour-yellow }

## Phases

glow-phase-setup = setup
glow-phase-early_morning = early morning
glow-phase-late_morning = late morning
glow-phase-noon = noon
glow-phase-afternoon = afternoon
glow-phase-waiting = waiting
glow-phase-recruited = has recruited
glow-phase-done = done for today
glow-phase-over = the journey is over

## Questions

glow-ask-ChooseAdventurer = Which adventurer will you play?
glow-ask-ChooseTomDice = Choose Tom's two dice and his colour.
glow-ask-Recruit = Early morning: which companion joins you?
glow-ask-MoveBlackDie = Kaar keeps the black die away from you: which space does it move to?
glow-ask-ChooseReserveDie = Which large die does Sketal bring you from the reserve?
glow-ask-DismissCompanion = You're first player today: which other companion do you send to the graveyard?
glow-ask-TomBoat = Tom's rules let you decide: which of his boats sails, and where to?
glow-ask-RerollDice = Late morning: reroll dice, or keep them all?
glow-ask-Revive = Cromaug leaves: which companion comes back from the graveyard?
glow-ask-Resolve = Noon: which card acts next? Every card must act.
glow-ask-ReturnDie = Sketal left: which large die goes back to the reserve?
glow-ask-Travel = Afternoon: where do you travel?
glow-ask-Sail = Afternoon: which boat sails?
glow-ask-DiscardForSkull = A skull! Which companion or spell do you give up?

## Answers

glow-do-ChooseAdventurer = { $adventurer }
glow-do-ChooseTomDice = { $dice } · Tom's colour: { $colour }
glow-do-Recruit = Recruit from the { $space } space
glow-do-MoveBlackDie = To { $space }
glow-do-ChooseReserveDie = The { $colour } die
glow-do-DismissCompanion = To the graveyard: { $space }
glow-do-TomBoat = Tom's boat: { $origin } to { $space }
glow-do-Reroll = Reroll { $dice } · with { $source }
glow-do-SetDie = Set { $die } to { $symbol } · { $pay }
glow-do-KeepDice = Keep the dice
glow-do-Revive = { $companion }
glow-do-ReviveNobody = No one
glow-do-Resolve = { $card }
glow-do-ResolveAll = All cards act, in the usual order
glow-do-ReturnDie = { $die }
glow-do-Move = To { $space }
glow-do-PlaceCamp = Camp here
glow-do-EndTravel = End the day
glow-do-Sail = Sail from { $origin } to { $space }
glow-do-Stay = Move no boat
glow-do-DiscardForSkull = { $card }

## What happened

glow-event-AdventurerChosen = { $who } plays { $adventurer }.
glow-event-TomDiceChosen = Tom is your rival: end with more light than he has. His dice are { $dice }, his colour is { $colour }.
glow-event-RoundBegan = Day { $round } begins.
glow-event-CompanionsDealt = New on the encounter track: { $companions }.
glow-event-SpellTurnedUp = { $who } turns a spell face up: { $spell }.
glow-event-Recruited = { $who } recruits { $companion } from the { $space } space{ $dice ->
    [0] {""}
    [one] , with 1 small die
   *[other] , with { $dice } small dice
}{ $footprints ->
    [0] .
    [one] { $dice ->
        [0] , with 1 footprint.
       *[other] {" "}and 1 footprint.
    }
   *[other] { $dice ->
        [0] , with { $footprints } footprints.
       *[other] {" "}and { $footprints } footprints.
    }
}
glow-event-DieGained = { $companion } brings { $who } the { $die }.
glow-event-BlackDieEntered = The black die is rolled and placed on { $space }.
glow-event-BlackDieMoved = { $who } moves the black die to { $space }.
glow-event-CompanionDismissed = { $who } sends { $companion } to the graveyard.
glow-event-LeftBehind = Not recruited, so sent to the graveyard: { $companions }.
glow-event-TomTileTaken = Tom's tile: { $steps ->
    [0] his party token stays at { $party }
    [one] his party token moves 1 space to { $party }
   *[other] his party token moves { $steps } spaces to { $party }
}, so he gains { $party }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
} light and has { $light }.
glow-event-TomCampMoved = Tom's camp moves to { $space }.
glow-event-TomBoatSailed = Tom's boat sails from { $origin } to { $space }.
glow-event-TilesShuffled = Tom's tiles are reshuffled. From now on companions come from deck B.
glow-event-LastRoundCame = Tom's tiles have run out: this is the last day.
glow-event-TomDieRolled = Tom's { $die } shows { $symbol }.
glow-event-DiceRolled = { $who } rolls { $symbols }.
glow-event-DiceRerolled = { $who } rerolls { $dice } with { $source }: { $symbols }.
glow-event-DieSet = { $who } spends three rerolls and sets the { $die } to { $symbol }.
glow-event-DiceKept = { $who } keeps the dice.
glow-event-Revived = { $companion } returns to { $who } from the graveyard.
glow-event-NobodyRevived = { $who } brings no one back from the graveyard.
glow-event-SpecialsCounted = { $who }'s special faces: { $gains }.
glow-event-Triggered = { $who }'s { $card } acts{ $times ->
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $times } times
}{ $has_gains ->
    [yes] : { $gains }.
   *[no] .
}
glow-event-CompanionLeft = { $who }'s { $companion } goes to the graveyard.
glow-event-SpellGivenUp = { $who } gives up a spell: { $spell }.
glow-event-DieReturned = { $who } gives the { $die } back; it returns to the reserve in the evening.
glow-event-SpellsCast = { $who } casts a spell on every other player. The spells arrive in the evening.
glow-event-SpellReceived = { $who } gets a face-down spell.
glow-event-Moved = { $who } walks to { $space }{ $footprints ->
    [0] .
    [one] {" "}for 1 footprint.
   *[other] {" "}for { $footprints } footprints.
}
glow-event-Gained = { $who }'s journey: { $gains }.
glow-event-CampPlaced = { $who } camps at { $space }.
glow-event-TravelEnded = { $who } ends the day.
glow-event-Sailed = { $who } sails from { $origin } to { $space }{ $footprints ->
    [0] .
    [one] {" "}for 1 footprint.
   *[other] {" "}for { $footprints } footprints.
}
glow-event-Stayed = { $who } moves no boat.
glow-event-EveningCame = Evening of day { $round }: the small dice return to the encounter track.
glow-event-TomPushedOn = Tom pays { $footprints ->
    [one] 1 footprint
   *[other] { $footprints } footprints
} and moves his camp on to { $space }.

## Scores

glow-score-light = Light gathered
glow-score-cards = Adventurer and companions
glow-score-journey = Journey
glow-score-fireflies = Fireflies
glow-score-footprints = Footprints
glow-score-total = Total

## Boards, elements, symbols, colours

glow-board-province = Province of Shadows
glow-board-archipelago = Archipelago of Darkness
glow-element-fire = fire
glow-element-water = water
glow-element-mineral = mineral
glow-element-air = air
glow-element-nature = nature
glow-symbol-fire = { glow-element-fire }
glow-symbol-water = { glow-element-water }
glow-symbol-mineral = { glow-element-mineral }
glow-symbol-air = { glow-element-air }
glow-symbol-nature = { glow-element-nature }
glow-symbol-footprints2 = 2 footprints
glow-symbol-light3 = 3 light
glow-symbol-minus2 = −2 light
glow-symbols-fire = { glow-symbol-fire }
glow-symbols-water = { glow-symbol-water }
glow-symbols-mineral = { glow-symbol-mineral }
glow-symbols-air = { glow-symbol-air }
glow-symbols-nature = { glow-symbol-nature }
glow-symbols-footprints2 = { glow-symbol-footprints2 }
glow-symbols-light3 = { glow-symbol-light3 }
glow-symbols-minus2 = { glow-symbol-minus2 }
glow-colour-fire = red
glow-colour-water = blue
glow-colour-mineral = orange
glow-colour-air = light blue
glow-colour-nature = green
glow-colour-purple = purple
glow-colour-yellow = yellow
glow-colour-black = black
glow-source-companion = a companion's reroll
glow-source-token = a reroll token
glow-source-score = light
glow-pay-companion = { glow-source-companion }
glow-pay-token = { glow-source-token }
glow-pay-score = { glow-source-score }

## Adventurers

glow-adventurer-braccio = Braccio
glow-adventurer-taetyss = Taetyss
glow-adventurer-eoles = Eoles
glow-adventurer-pocana = Pocana
glow-adventurer-moloch = Moloc'h
glow-adventurer-noctiluca = Noctiluca
glow-adventurer-orium = Orium

## Companions

glow-companion-a01_likyar = Likyar
glow-companion-a02_thoape = Thoape
glow-companion-a03_torke = Torke
glow-companion-a04_tamnuca = Tamnuca
glow-companion-a05_ladawa = Ladawa
glow-companion-a06_mindaroo = Mindaroo
glow-companion-a07_mindaroo = Mindaroo
glow-companion-a08_donillilu = Donillilu
glow-companion-a09_oshra = Oshra
glow-companion-a10_xargok = Xar'gok
glow-companion-a11_briki = Briki
glow-companion-a12_briki = Briki
glow-companion-a13_sketal = Sketal
glow-companion-a14_sketal = Sketal
glow-companion-a15_sketal = Sketal
glow-companion-a16_sketal = Sketal
glow-companion-a17_sketal = Sketal
glow-companion-a18_lumipili = Lumipili
glow-companion-a19_snarexe = Snarexe
glow-companion-a20_kaar = Kaar
glow-companion-a21_hymoros = Hymoros
glow-companion-a22_dvol = Dvol
glow-companion-a23_okans = Okans
glow-companion-b01_brikix = Brikix
glow-companion-b02_zzibelu = Zzibelu
glow-companion-b03_torke = Torke
glow-companion-b04_torkos = Torkos
glow-companion-b05_wapoki = Wapoki
glow-companion-b06_tamnuca = Tamnuca
glow-companion-b07_zellyf = Zellyf
glow-companion-b08_zellyf = Zellyf
glow-companion-b09_biraii = Biraii
glow-companion-b10_biraii = Biraii
glow-companion-b11_dvol = Dvol
glow-companion-b12_dvol = Dvol
glow-companion-b13_okanios = Okanios
glow-companion-b14_gluach = Gluach
glow-companion-b15_drel = Drel
glow-companion-b16_oshra = Oshra
glow-companion-b17_drel = Drel
glow-companion-b18_cromaug = Cromaug
glow-companion-b19_kapaoro = Kapaoro
glow-companion-b20_kapao = Kapao
glow-companion-b21_sketal = Sketal
glow-companion-b22_lumipili = Lumipili
glow-companion-b23_kapao = Kapao
glow-companions-a01_likyar = { glow-companion-a01_likyar }
glow-companions-a02_thoape = { glow-companion-a02_thoape }
glow-companions-a03_torke = { glow-companion-a03_torke }
glow-companions-a04_tamnuca = { glow-companion-a04_tamnuca }
glow-companions-a05_ladawa = { glow-companion-a05_ladawa }
glow-companions-a06_mindaroo = { glow-companion-a06_mindaroo }
glow-companions-a07_mindaroo = { glow-companion-a07_mindaroo }
glow-companions-a08_donillilu = { glow-companion-a08_donillilu }
glow-companions-a09_oshra = { glow-companion-a09_oshra }
glow-companions-a10_xargok = { glow-companion-a10_xargok }
glow-companions-a11_briki = { glow-companion-a11_briki }
glow-companions-a12_briki = { glow-companion-a12_briki }
glow-companions-a13_sketal = { glow-companion-a13_sketal }
glow-companions-a14_sketal = { glow-companion-a14_sketal }
glow-companions-a15_sketal = { glow-companion-a15_sketal }
glow-companions-a16_sketal = { glow-companion-a16_sketal }
glow-companions-a17_sketal = { glow-companion-a17_sketal }
glow-companions-a18_lumipili = { glow-companion-a18_lumipili }
glow-companions-a19_snarexe = { glow-companion-a19_snarexe }
glow-companions-a20_kaar = { glow-companion-a20_kaar }
glow-companions-a21_hymoros = { glow-companion-a21_hymoros }
glow-companions-a22_dvol = { glow-companion-a22_dvol }
glow-companions-a23_okans = { glow-companion-a23_okans }
glow-companions-b01_brikix = { glow-companion-b01_brikix }
glow-companions-b02_zzibelu = { glow-companion-b02_zzibelu }
glow-companions-b03_torke = { glow-companion-b03_torke }
glow-companions-b04_torkos = { glow-companion-b04_torkos }
glow-companions-b05_wapoki = { glow-companion-b05_wapoki }
glow-companions-b06_tamnuca = { glow-companion-b06_tamnuca }
glow-companions-b07_zellyf = { glow-companion-b07_zellyf }
glow-companions-b08_zellyf = { glow-companion-b08_zellyf }
glow-companions-b09_biraii = { glow-companion-b09_biraii }
glow-companions-b10_biraii = { glow-companion-b10_biraii }
glow-companions-b11_dvol = { glow-companion-b11_dvol }
glow-companions-b12_dvol = { glow-companion-b12_dvol }
glow-companions-b13_okanios = { glow-companion-b13_okanios }
glow-companions-b14_gluach = { glow-companion-b14_gluach }
glow-companions-b15_drel = { glow-companion-b15_drel }
glow-companions-b16_oshra = { glow-companion-b16_oshra }
glow-companions-b17_drel = { glow-companion-b17_drel }
glow-companions-b18_cromaug = { glow-companion-b18_cromaug }
glow-companions-b19_kapaoro = { glow-companion-b19_kapaoro }
glow-companions-b20_kapao = { glow-companion-b20_kapao }
glow-companions-b21_sketal = { glow-companion-b21_sketal }
glow-companions-b22_lumipili = { glow-companion-b22_lumipili }
glow-companions-b23_kapao = { glow-companion-b23_kapao }

## Spells

glow-spell-spell_nature = Spell of nature
glow-spell-spell_water = Spell of water
glow-spell-spell_air = Spell of air
glow-spell-spell_fire = Spell of fire
glow-spell-spell_mineral = Spell of mineral
glow-spell-spell_same_1 = Spell of likeness
glow-spell-spell_same_2 = Spell of likeness

## Everything that may trigger

glow-card-braccio = { glow-adventurer-braccio }
glow-card-taetyss = { glow-adventurer-taetyss }
glow-card-eoles = { glow-adventurer-eoles }
glow-card-pocana = { glow-adventurer-pocana }
glow-card-moloch = { glow-adventurer-moloch }
glow-card-noctiluca = { glow-adventurer-noctiluca }
glow-card-orium = { glow-adventurer-orium }
glow-card-a01_likyar = { glow-companion-a01_likyar }
glow-card-a02_thoape = { glow-companion-a02_thoape }
glow-card-a03_torke = { glow-companion-a03_torke }
glow-card-a04_tamnuca = { glow-companion-a04_tamnuca }
glow-card-a05_ladawa = { glow-companion-a05_ladawa }
glow-card-a06_mindaroo = { glow-companion-a06_mindaroo }
glow-card-a07_mindaroo = { glow-companion-a07_mindaroo }
glow-card-a08_donillilu = { glow-companion-a08_donillilu }
glow-card-a09_oshra = { glow-companion-a09_oshra }
glow-card-a10_xargok = { glow-companion-a10_xargok }
glow-card-a11_briki = { glow-companion-a11_briki }
glow-card-a12_briki = { glow-companion-a12_briki }
glow-card-a13_sketal = { glow-companion-a13_sketal }
glow-card-a14_sketal = { glow-companion-a14_sketal }
glow-card-a15_sketal = { glow-companion-a15_sketal }
glow-card-a16_sketal = { glow-companion-a16_sketal }
glow-card-a17_sketal = { glow-companion-a17_sketal }
glow-card-a18_lumipili = { glow-companion-a18_lumipili }
glow-card-a19_snarexe = { glow-companion-a19_snarexe }
glow-card-a20_kaar = { glow-companion-a20_kaar }
glow-card-a21_hymoros = { glow-companion-a21_hymoros }
glow-card-a22_dvol = { glow-companion-a22_dvol }
glow-card-a23_okans = { glow-companion-a23_okans }
glow-card-b01_brikix = { glow-companion-b01_brikix }
glow-card-b02_zzibelu = { glow-companion-b02_zzibelu }
glow-card-b03_torke = { glow-companion-b03_torke }
glow-card-b04_torkos = { glow-companion-b04_torkos }
glow-card-b05_wapoki = { glow-companion-b05_wapoki }
glow-card-b06_tamnuca = { glow-companion-b06_tamnuca }
glow-card-b07_zellyf = { glow-companion-b07_zellyf }
glow-card-b08_zellyf = { glow-companion-b08_zellyf }
glow-card-b09_biraii = { glow-companion-b09_biraii }
glow-card-b10_biraii = { glow-companion-b10_biraii }
glow-card-b11_dvol = { glow-companion-b11_dvol }
glow-card-b12_dvol = { glow-companion-b12_dvol }
glow-card-b13_okanios = { glow-companion-b13_okanios }
glow-card-b14_gluach = { glow-companion-b14_gluach }
glow-card-b15_drel = { glow-companion-b15_drel }
glow-card-b16_oshra = { glow-companion-b16_oshra }
glow-card-b17_drel = { glow-companion-b17_drel }
glow-card-b18_cromaug = { glow-companion-b18_cromaug }
glow-card-b19_kapaoro = { glow-companion-b19_kapaoro }
glow-card-b20_kapao = { glow-companion-b20_kapao }
glow-card-b21_sketal = { glow-companion-b21_sketal }
glow-card-b22_lumipili = { glow-companion-b22_lumipili }
glow-card-b23_kapao = { glow-companion-b23_kapao }
glow-card-spell_nature = { glow-spell-spell_nature }
glow-card-spell_water = { glow-spell-spell_water }
glow-card-spell_air = { glow-spell-spell_air }
glow-card-spell_fire = { glow-spell-spell_fire }
glow-card-spell_mineral = { glow-spell-spell_mineral }
glow-card-spell_same_1 = { glow-spell-spell_same_1 }
glow-card-spell_same_2 = { glow-spell-spell_same_2 }

## Dice

glow-die-l_fire_1 = large red die 1
glow-die-l_fire_2 = large red die 2
glow-die-l_fire_3 = large red die 3
glow-die-l_fire_4 = large red die 4
glow-die-l_water_1 = large blue die 1
glow-die-l_water_2 = large blue die 2
glow-die-l_water_3 = large blue die 3
glow-die-l_mineral_1 = large orange die 1
glow-die-l_mineral_2 = large orange die 2
glow-die-l_mineral_3 = large orange die 3
glow-die-l_air_1 = large light blue die 1
glow-die-l_air_2 = large light blue die 2
glow-die-l_air_3 = large light blue die 3
glow-die-l_nature_1 = large green die 1
glow-die-l_nature_2 = large green die 2
glow-die-l_nature_3 = large green die 3
glow-die-l_purple_1 = large purple die 1
glow-die-l_purple_2 = large purple die 2
glow-die-l_yellow_1 = large yellow die 1
glow-die-l_yellow_2 = large yellow die 2
glow-die-s_fire_1 = small red die 1
glow-die-s_water_1 = small blue die 1
glow-die-s_water_2 = small blue die 2
glow-die-s_mineral_1 = small orange die 1
glow-die-s_air_1 = small light blue die 1
glow-die-s_air_2 = small light blue die 2
glow-die-s_nature_1 = small green die 1
glow-die-s_nature_2 = small green die 2
glow-die-s_purple_1 = small purple die 1
glow-die-s_black_1 = small black die 1
glow-dice-l_fire_1 = { glow-die-l_fire_1 }
glow-dice-l_fire_2 = { glow-die-l_fire_2 }
glow-dice-l_fire_3 = { glow-die-l_fire_3 }
glow-dice-l_fire_4 = { glow-die-l_fire_4 }
glow-dice-l_water_1 = { glow-die-l_water_1 }
glow-dice-l_water_2 = { glow-die-l_water_2 }
glow-dice-l_water_3 = { glow-die-l_water_3 }
glow-dice-l_mineral_1 = { glow-die-l_mineral_1 }
glow-dice-l_mineral_2 = { glow-die-l_mineral_2 }
glow-dice-l_mineral_3 = { glow-die-l_mineral_3 }
glow-dice-l_air_1 = { glow-die-l_air_1 }
glow-dice-l_air_2 = { glow-die-l_air_2 }
glow-dice-l_air_3 = { glow-die-l_air_3 }
glow-dice-l_nature_1 = { glow-die-l_nature_1 }
glow-dice-l_nature_2 = { glow-die-l_nature_2 }
glow-dice-l_nature_3 = { glow-die-l_nature_3 }
glow-dice-l_purple_1 = { glow-die-l_purple_1 }
glow-dice-l_purple_2 = { glow-die-l_purple_2 }
glow-dice-l_yellow_1 = { glow-die-l_yellow_1 }
glow-dice-l_yellow_2 = { glow-die-l_yellow_2 }
glow-dice-s_fire_1 = { glow-die-s_fire_1 }
glow-dice-s_water_1 = { glow-die-s_water_1 }
glow-dice-s_water_2 = { glow-die-s_water_2 }
glow-dice-s_mineral_1 = { glow-die-s_mineral_1 }
glow-dice-s_air_1 = { glow-die-s_air_1 }
glow-dice-s_air_2 = { glow-die-s_air_2 }
glow-dice-s_nature_1 = { glow-die-s_nature_1 }
glow-dice-s_nature_2 = { glow-die-s_nature_2 }
glow-dice-s_purple_1 = { glow-die-s_purple_1 }
glow-dice-s_black_1 = { glow-die-s_black_1 }
glow-dice-fire = { glow-colour-fire }
glow-dice-water = { glow-colour-water }
glow-dice-mineral = { glow-colour-mineral }
glow-dice-air = { glow-colour-air }
glow-dice-nature = { glow-colour-nature }
glow-dice-purple = { glow-colour-purple }
glow-dice-yellow = { glow-colour-yellow }

## Places: the encounter track, the province, the archipelago

glow-space-fire = { glow-element-fire }
glow-space-water = { glow-element-water }
glow-space-mineral = { glow-element-mineral }
glow-space-air = { glow-element-air }
glow-space-nature = { glow-element-nature }
glow-space-start = the start
glow-space-p01 = space 1
glow-space-p02 = space 2
glow-space-p03 = space 3
glow-space-p04 = space 4
glow-space-village_5 = village 5
glow-space-p06 = space 6
glow-space-p07 = space 7
glow-space-p08 = space 8
glow-space-p09 = space 9
glow-space-p10 = space 10
glow-space-p11 = space 11
glow-space-p12 = space 12
glow-space-p13 = space 13
glow-space-village_20 = village 20
glow-space-p15 = space 15
glow-space-p16 = space 16
glow-space-village_12 = village 12
glow-space-p18 = space 18
glow-space-p19 = space 19
glow-space-p20 = space 20
glow-space-p21 = space 21
glow-space-p22 = space 22
glow-space-p23 = space 23
glow-space-p24 = space 24
glow-space-p25 = space 25
glow-space-p26 = space 26
glow-space-p27 = space 27
glow-space-p28 = space 28
glow-space-p29 = space 29
glow-space-p30 = space 30
glow-space-p31 = space 31
glow-space-p32 = space 32
glow-space-village_8 = village 8
glow-space-p34 = space 34
glow-space-p35 = space 35
glow-space-p36 = space 36
glow-space-p37 = space 37
glow-space-village_10 = village 10
glow-space-p39 = space 39
glow-space-p40 = space 40
glow-space-p41 = space 41
glow-space-p42 = space 42
glow-space-village_15 = village 15
glow-space-p44 = space 44
glow-space-p45 = space 45
glow-space-p46 = space 46
glow-space-p47 = space 47
glow-space-p48 = space 48
glow-space-p49 = space 49
glow-space-p50 = space 50
glow-space-p51 = space 51
glow-space-p52 = space 52
glow-space-p53 = space 53
glow-space-p54 = space 54
glow-space-p55 = space 55
glow-space-p56 = space 56
glow-space-p57 = space 57
glow-space-p58 = space 58
glow-space-village_3 = village 3
glow-space-p60 = space 60
glow-space-center = the central island
glow-space-isle_e = island 1
glow-space-isle_ne = island 2
glow-space-isle_se = island 3
glow-space-isle_far_se = island 4
glow-space-isle_s = island 5
glow-space-isle_sw = island 6
glow-space-isle_far_sw = island 7
glow-space-isle_w = island 8
glow-space-isle_far_nw = island 9
glow-space-isle_n = island 10
glow-space-isle_far_n = island 11
glow-origin-center = { glow-space-center }
glow-origin-isle_e = { glow-space-isle_e }
glow-origin-isle_ne = { glow-space-isle_ne }
glow-origin-isle_se = { glow-space-isle_se }
glow-origin-isle_far_se = { glow-space-isle_far_se }
glow-origin-isle_s = { glow-space-isle_s }
glow-origin-isle_sw = { glow-space-isle_sw }
glow-origin-isle_far_sw = { glow-space-isle_far_sw }
glow-origin-isle_w = { glow-space-isle_w }
glow-origin-isle_far_nw = { glow-space-isle_far_nw }
glow-origin-isle_n = { glow-space-isle_n }
glow-origin-isle_far_n = { glow-space-isle_far_n }

## Tom's tiles

glow-tile-tom_1 = tile 1
glow-tile-tom_2 = tile 2
glow-tile-tom_3 = tile 3
glow-tile-tom_4 = tile 4
glow-tile-tom_5 = tile 5
glow-tile-tom_6 = tile 6
glow-tile-tom_7 = tile 7
glow-tile-tom_8 = tile 8

## Difficulties

glow-difficulty-ember = Ember
glow-difficulty-standard = Standard (official)
glow-difficulty-hard = Gloom
glow-difficulty-eclipse = Eclipse
