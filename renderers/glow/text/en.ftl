# Glow: the words in its pictures and in their text versions.

## On the pictures

glow-ui-title = Glow
glow-ui-level-ember = Ember
glow-ui-level-standard = Standard
glow-ui-level-hard = Gloom
glow-ui-level-eclipse = Eclipse
glow-ui-province = Province of Shadows
glow-ui-archipelago = Archipelago of Darkness
glow-ui-round = Day { $round } / 8
glow-ui-over = Journey's end
glow-ui-final = Final score
glow-ui-so_far = Light so far
glow-ui-last = new
glow-ui-private = only you see this
glow-ui-rerolls = Rerolls
glow-ui-no_dice = You have no dice yet.
glow-ui-tie_rerolls = { $count ->
    [one] 1 reroll token
   *[other] { $count } reroll tokens
}
glow-ui-several = { $count } to act
glow-ui-until_b = →B
glow-ui-until_end = →end
glow-ui-everyone = Everyone's companions
glow-ui-graveyard_title = Graveyard
glow-ui-graveyard_empty = The graveyard is empty.
glow-ui-legend_need = costs this die or 1 footprint
glow-ui-legend_forbid = free if no die of yours shows it, else 1 footprint
glow-ui-legend_village = light at the end; below: footprints to enter
glow-ui-legend_route = different elements needed
glow-ui-legend_pay = plus 1 footprint
glow-ui-legend_island = light at the end
glow-ui-verb_acts = to act
glow-ui-verb_adventurer = pick an adventurer
glow-ui-verb_tom_dice = choose Tom's dice
glow-ui-verb_recruit = recruit a companion
glow-ui-verb_move_black = move the black die
glow-ui-verb_reserve = take a reserve die
glow-ui-verb_dismiss = dismiss a companion
glow-ui-verb_tom_boat = move Tom's boat
glow-ui-verb_reroll = reroll or keep
glow-ui-verb_revive = bring one back
glow-ui-verb_resolve = order the cards
glow-ui-verb_return_die = return a die
glow-ui-verb_skull = give up a card
glow-ui-verb_travel = travel
glow-ui-verb_sail = sail

## Cards in words

glow-ui-semicolon = {"; "}
glow-ui-colon = {": "}
glow-ui-plus = {" + "}
glow-ui-beside = {" "}({ $text })
glow-ui-nothing = none
glow-ui-when = { $condition } → { $effect }
glow-ui-without = no { $element }
glow-ui-same = { $count } of a kind
glow-ui-once = acts once, then is discarded
glow-ui-end = { $n } at the end
glow-ui-fireflies = { $count ->
    [one] counts as 1 firefly
   *[other] counts as { $count } fireflies
}
glow-ui-rerolls_a_day = { $count ->
    [one] 1 reroll a day
   *[other] { $count } rerolls a day
}
glow-ui-brings_dice = { $count ->
    [one] 1 large { $colour } die
   *[other] { $count } large { $colour } dice
}
glow-ui-brings_any = 1 large die of your choice
glow-ui-kaar = You never take the black die.
glow-ui-face_down = Face-down spell
glow-ui-spell_down = Turned up in the morning.
glow-ui-effect_light = { $n } light
glow-ui-effect_footprints = { $n } { $count ->
    [one] footprint
   *[other] footprints
}
glow-ui-effect_fireflies = { $n } { $count ->
    [one] firefly
   *[other] fireflies
}
glow-ui-effect_reroll_tokens = { $n } { $count ->
    [one] reroll token
   *[other] reroll tokens
}
glow-ui-effect_to_graveyard = goes to the graveyard
glow-ui-effect_cast_spells = a spell for every other player
glow-ui-effect_revive = a companion returns from the graveyard
glow-ui-effect_kill_last_companion = newest companion goes to the graveyard
glow-ui-effect_skull = skull: give up a companion or spell

## The table in words

glow-ui-alt = Glow, { $board }, { $round ->
    [0] {""}
   *[other] day { $round } of 8,{" "}
}{ $phase }; { $names } to act; light: { $light }.
glow-ui-alt_nobody = Glow, { $board }, { $round ->
    [0] {""}
   *[other] day { $round } of 8,{" "}
}{ $phase }; light: { $light }.
glow-ui-result = { $place }. { $name }: { $total } ({ $parts })
glow-ui-track = Encounter track
glow-ui-blocked = blocked by Tom's die
glow-ui-small_dice = small dice: { $dice }
glow-ui-tile = Tom's tile: { $text }
glow-ui-tile_steps = { $count ->
    [one] party token 1 space ahead
   *[other] party token { $count } spaces ahead
}
glow-ui-tile_bonus = +{ $n } light
glow-ui-tile_min = camp to the next village, or a boat along the lowest route
glow-ui-tile_max = camp to the next village, or a boat along the highest route
glow-ui-unrolled = not rolled yet
glow-ui-die_resting = can't be used until tomorrow
glow-ui-die_ignored = ignored because of the black die
glow-ui-die_used = used
glow-ui-first_player = first player
glow-ui-purse = { $light } light, { $footprints } { $footprints ->
    [one] footprint
   *[other] footprints
}, { $tokens } reroll { $tokens ->
    [one] token
   *[other] tokens
}, { $fireflies } { $fireflies ->
    [one] firefly
   *[other] fireflies
} ({ $companions } { $companions ->
    [one] companion
   *[other] companions
})
glow-ui-dice = dice: { $dice }
glow-ui-sources = rerolls: { $companion } from companions, { $token } with tokens, with light: { $score }
glow-ui-pay_light = down to { $light }
glow-ui-acts_times = acts { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, { $left } still to come
glow-ui-party = party: { $place }; camp: { $camp }
glow-ui-camp = camp: { $camp }
glow-ui-boats = boats: { $places }
glow-ui-colours = { $count ->
    [one] 1 element
   *[other] { $count } different elements
} on the dice
glow-ui-voyages = voyages with these dice: { $places }
glow-ui-neighbours = steps from here: { $places }
glow-ui-left_today = already visited today
glow-ui-free = free
glow-ui-closed = closed
glow-ui-tom_purse = { $light } light, party token at { $party }, { $footprints } { $footprints ->
    [one] footprint
   *[other] footprints
}
glow-ui-tom_tiles = tiles still to come ({ $until }): { $tiles }; difficulty: { $difficulty }
glow-ui-piles = Piles
glow-ui-reserve = large dice in the reserve: { $dice }
glow-ui-decks = companions left: deck A { $a }, deck B { $b }; spells left: { $spells }
glow-ui-reroll_spaces = reroll symbols on the score track: { $spaces }
glow-ui-graveyard = graveyard, from the bottom up: { $cards }
glow-ui-unseen = not seen yet: { $cards }
glow-ui-space_start = start
glow-ui-space_need = needs { $element }
glow-ui-space_forbid = no { $element }
glow-ui-village = village of { $light } light, { $count ->
    [one] 1 footprint
   *[other] { $count } footprints
} to enter, gain: { $gain }
glow-ui-villages = villages in order: { $order }
glow-ui-island_light = { $light } light
glow-ui-route = elements: { $colours }
