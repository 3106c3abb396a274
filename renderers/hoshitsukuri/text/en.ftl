# Hoshitsukuri: the words in its pictures and in their text versions.

hoshitsukuri-ui-set_random = Random set
hoshitsukuri-ui-set_custom = Custom set
hoshitsukuri-ui-turn = turn { $number }
hoshitsukuri-ui-cost = cost { $number }
hoshitsukuri-ui-points = { $number } VP
hoshitsukuri-ui-trash = Trash
hoshitsukuri-ui-field = Field
hoshitsukuri-ui-past = Last
hoshitsukuri-ui-next = next
hoshitsukuri-ui-target = target
hoshitsukuri-ui-chosen = { $count } of { $of } kinds chosen
hoshitsukuri-ui-semicolon = {"; "}
hoshitsukuri-ui-plus = {" + "}
hoshitsukuri-ui-private = only you see this
hoshitsukuri-ui-no_hand = No cards in hand
hoshitsukuri-ui-hand = hand
hoshitsukuri-ui-deck_short = deck
hoshitsukuri-ui-deck = Deck (order hidden): { $count }
hoshitsukuri-ui-discard = Discard pile: { $count }
hoshitsukuri-ui-on_top = on top
hoshitsukuri-ui-own_points = your VP and colours so far
hoshitsukuri-ui-looked = Spring shows: { $card }
hoshitsukuri-ui-strike = Meteorite: discard one { $colours } card.
hoshitsukuri-ui-to_reach = Target: { $points } VP
hoshitsukuri-ui-no_effect = No effect when played.
hoshitsukuri-ui-key_cost = cost: ★ needed to create the card
hoshitsukuri-ui-key_fragment = star fragments it gives
hoshitsukuri-ui-key_generate = ends your card play
hoshitsukuri-ui-key_points = victory points
hoshitsukuri-ui-key_constellation = points counted at the end
hoshitsukuri-ui-trash_count = Trash: { $count }
hoshitsukuri-ui-final = final score
hoshitsukuri-ui-so_far = so far
hoshitsukuri-ui-total = TOTAL
hoshitsukuri-ui-orbit = Orbit
hoshitsukuri-ui-turns = { $count } turns · { $set }
hoshitsukuri-ui-arrival = Order of arrival
hoshitsukuri-ui-arrived = arrived { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
hoshitsukuri-ui-alt = Hoshitsukuri, { $set }, turn { $turn }: { $name } ({ $phase }), orbit { $space } to { $goal }, { $fragments ->
    [one] 1 star fragment
   *[other] { $fragments } star fragments
} on the field
hoshitsukuri-ui-alt_setup = Hoshitsukuri, { $set }: { $name } ({ $phase })
hoshitsukuri-ui-alt_over = Hoshitsukuri, { $set }: { $phase }
hoshitsukuri-ui-alt_comet = { $name } on space { $space }
hoshitsukuri-ui-alt_pile = { $card } left: { $left }
hoshitsukuri-ui-orbit_heading = Orbit (next to move first)
hoshitsukuri-ui-supply = Supply
hoshitsukuri-ui-chosen_kinds = Chosen so far: { $cards }
hoshitsukuri-ui-pile = { $left } left · { $card }
hoshitsukuri-ui-trash_line = Trash pile ({ $count }): { $cards }
hoshitsukuri-ui-card_text = { $card } ({ $facts }): { $text }
hoshitsukuri-ui-card_plain = { $card } ({ $facts })
hoshitsukuri-ui-your_hand = Your hand ({ $count })
hoshitsukuri-ui-deck_line = Your deck ({ $count }, order hidden): { $cards }
hoshitsukuri-ui-discard_line = Your discard pile ({ $count }): { $cards }
hoshitsukuri-ui-points_line = Your cards are worth { $points } VP; colours: { $colours }
hoshitsukuri-ui-turn_of = { $name }'s turn
hoshitsukuri-ui-no_plays = No cards played yet.
hoshitsukuri-ui-sum = Star fragments: { $fragments }. Orbit: { $space } to { $goal }.
hoshitsukuri-ui-created = Created: { $card }
hoshitsukuri-ui-follows = Next to move: { $name }
hoshitsukuri-ui-past_line = Last turn, { $name }: { $plays }; { $fragments ->
    [one] 1 star fragment
   *[other] { $fragments } star fragments
}; orbit { $origin } to { $space }; created: { $card }
hoshitsukuri-ui-nothing = nothing
hoshitsukuri-ui-icon_off = ⟳ off
hoshitsukuri-ui-to_come = effect not resolved yet
hoshitsukuri-ui-will_go = will be trashed
hoshitsukuri-ui-noted = { $card } ({ $notes })
hoshitsukuri-ui-step_0 = no step on the orbit
hoshitsukuri-ui-step_1 = one step on the orbit
hoshitsukuri-ui-step_three = three colours, no step on the orbit
hoshitsukuri-ui-play_line = { $cards }: ★{ $fragments }, { $step }
hoshitsukuri-ui-at = space { $space }
hoshitsukuri-ui-depth = { $place } from the outside
hoshitsukuri-ui-zones = hand { $hand }, deck { $deck }, discard pile { $discard }
hoshitsukuri-ui-top = { $card } on top
hoshitsukuri-ui-struck = a Meteorite waits ({ $colours })
hoshitsukuri-ui-comet_yellow = Y
hoshitsukuri-ui-comet_pink = P
hoshitsukuri-ui-comet_purple = V
hoshitsukuri-ui-comet_grey = A
hoshitsukuri-ui-person = { $name } ({ $comet } comet): { $rest }
hoshitsukuri-ui-result = { $name }: { $total } VP ({ $counted })
hoshitsukuri-ui-rank = Rank: { $rank }
hoshitsukuri-ui-rank_heading = Rank
hoshitsukuri-ui-tie = Ties go to the earlier arrival
hoshitsukuri-ui-owned = Cards
hoshitsukuri-ui-on_offer = Kinds to choose from:
