# Crafting the Cosmos: the words in its pictures and in their text versions.

crafting_cosmos-ui-semicolon = {"; "}
crafting_cosmos-ui-plus = {" + "}
crafting_cosmos-ui-any = any
crafting_cosmos-ui-void = The Void
crafting_cosmos-ui-target = target
crafting_cosmos-ui-round = Round { $number } / { $of }
crafting_cosmos-ui-last_round = last round
crafting_cosmos-ui-crystals_left = { $count ->
    [one] { $count } crystal left
   *[other] { $count } crystals left
}
crafting_cosmos-ui-private = only you see this
crafting_cosmos-ui-galaxy = Your galaxy
crafting_cosmos-ui-energy = Energy
crafting_cosmos-ui-points = points
crafting_cosmos-ui-track_3 = this round
crafting_cosmos-ui-track_2 = next round
crafting_cosmos-ui-track_1 = in 2 rounds
crafting_cosmos-ui-track_missed = not scored
crafting_cosmos-ui-no_goal = no goal
crafting_cosmos-ui-hand = Hand { $count }/{ $limit }
crafting_cosmos-ui-nothing_held = nothing to place
crafting_cosmos-ui-all_used = Nothing would be lost
crafting_cosmos-ui-would_lose = Lost if you end your turn now
crafting_cosmos-ui-slot_cost = { $count } cards of one type
crafting_cosmos-ui-final = final score
crafting_cosmos-ui-so_far = so far, without advanced life
crafting_cosmos-ui-title = Title
crafting_cosmos-ui-cards_left = { $count ->
    [one] { $count } energy card
   *[other] { $count } energy cards
}
crafting_cosmos-ui-void_light = The display was discarded and refilled.
crafting_cosmos-ui-void_time = One crystal left the supply.
crafting_cosmos-ui-void_gravity = The top tile of each nebula stack went under it.
crafting_cosmos-ui-void_chemistry = The top advanced life went under its stack.
crafting_cosmos-ui-past = The Void moved to { $control }. { $text }
crafting_cosmos-ui-alt = { $game }, round { $round } of { $of }: { $name }, { $phase }
crafting_cosmos-ui-alt_over = { $game }, round { $round } of { $of }: { $phase }
crafting_cosmos-ui-alt_scores = scores: { $scores }
crafting_cosmos-ui-alt_ring = energy: { $controls }
crafting_cosmos-ui-alt_goals = goals: { $goals }
crafting_cosmos-ui-to_reach = Target: { $points } points
crafting_cosmos-ui-surplus = To be discarded at the end of the round: { $cards }
crafting_cosmos-ui-own_life = Your advanced life, by space: { $values }
crafting_cosmos-ui-drawn = You drew these power cards
crafting_cosmos-ui-looked = You look at these tiles
crafting_cosmos-ui-power = { $card } ({ $deck }; cost: { $cost }): { $text }
crafting_cosmos-ui-ring = Controls, clockwise
crafting_cosmos-ui-dark = { $count } dark
crafting_cosmos-ui-dark_at = dark at { $control }
crafting_cosmos-ui-own = own
crafting_cosmos-ui-power_tokens = { $name } { $count }
crafting_cosmos-ui-control = { $control }: { $tokens }. Active: { $active }. Each token: { $passive }. Power tokens: { $bonus }
crafting_cosmos-ui-passive_light = 1 energy card
crafting_cosmos-ui-passive_time = 1 crystal step
crafting_cosmos-ui-passive_gravity = 1 graviton
crafting_cosmos-ui-passive_chemistry = 1 proto life
crafting_cosmos-ui-results = What you can reach
crafting_cosmos-ui-result_line = { $moves } → { $control }: { $active }; cards { $cards }, crystal steps { $steps }, gravitons { $gravitons }, proto life { $proto }
crafting_cosmos-ui-goals = Universal goals
crafting_cosmos-ui-goal = { $goal } ({ $metric }), scored { $when }: { $have }
crafting_cosmos-ui-goal_missed = { $goal } ({ $metric }), { $when }: { $have }
crafting_cosmos-ui-goals_gone = Scored: { $goals }
crafting_cosmos-ui-goals_left = Goals still to come: { $count }
crafting_cosmos-ui-person = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $notes })
crafting_cosmos-ui-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
crafting_cosmos-ui-vacant = Your empty spaces
crafting_cosmos-ui-vacant_round = around nebula { $space } ({ $arm }): stars { $stars }; life { $life }
crafting_cosmos-ui-vacant_hexagon = { $space }, empty ({ $arm }), around it: stars { $stars }; life { $life }
crafting_cosmos-ui-stars_line = Stars: { $stars }
crafting_cosmos-ui-proto_line = Proto life: { $spaces }
crafting_cosmos-ui-stable_line = Stable life: { $spaces }
crafting_cosmos-ui-nova = supernova ({ $element })
crafting_cosmos-ui-chamber = Time chamber: crystal on { $spot } of { $of }, ready { $ready }, released { $released }, the next scores { $next }
crafting_cosmos-ui-sliders = Supernova resources { $supernova }, DNA { $dna }, gravitons { $graviton }; to be placed: { $pool }
crafting_cosmos-ui-flags = Pending: { $cards }
crafting_cosmos-ui-completed = { $space }: completed, { $points } points, life { $life }/6; { $note }
crafting_cosmos-ui-uncompleted = { $space }: nebula of size { $size }, needs { $needs }, { $points } points, life { $life }/6; { $note }
crafting_cosmos-ui-can_complete = can be completed
crafting_cosmos-ui-missing = missing { $stars }
crafting_cosmos-ui-secret = secret
crafting_cosmos-ui-advanced = advanced life { $value }
crafting_cosmos-ui-no_advanced = no advanced life
crafting_cosmos-ui-can_create = advanced life can be created
crafting_cosmos-ui-stock = Display and stock
crafting_cosmos-ui-display = Display: { $cards }; deck: { $deck }
crafting_cosmos-ui-discard = Discard pile: { $cards }
crafting_cosmos-ui-stacks = Nebulae left by size: { $stacks }
crafting_cosmos-ui-decks = Power cards left: { $decks }
crafting_cosmos-ui-reserve = Stars left: { $stars }; life { $life }; advanced life { $advanced }
crafting_cosmos-ui-result = { $name }: { $total } points ({ $counted })
crafting_cosmos-ui-specimen_goal = Most { $metric }: { $first } points; second most: { $second } points.
crafting_cosmos-ui-specimen_alone = Alone: { $gold } or more score { $first } points, { $silver } or more score { $second }.
crafting_cosmos-ui-specimen_tile = Size { $size }. Needs { $needs } on its corners; { $points } points when completed.
crafting_cosmos-ui-specimen_control = Active reward: { $active }. Passive reward for each token: { $passive }.
