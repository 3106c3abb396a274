# Words inside pictures and their text versions.

picture-seat = Player { $number }

picture-glow-title = Glow
picture-glow-province = Province of Shadows
picture-glow-archipelago = Archipelago of Darkness
picture-glow-round = Round { $round } / 8 · { $phase }
picture-glow-over = The journey is over
picture-glow-tom = Tom
picture-glow-last = last
picture-glow-several = { $count } to act
picture-glow-until_b = → B
picture-glow-until_end = → end
picture-glow-phase_setup = Setup
picture-glow-phase_early_morning = Early morning
picture-glow-phase_late_morning = Late morning
picture-glow-phase_noon = Noon
picture-glow-phase_afternoon = Afternoon
picture-glow-phase_evening = Evening
picture-glow-verb_acts = to act
picture-glow-verb_adventurer = pick an adventurer
picture-glow-verb_tom_dice = choose Tom's dice
picture-glow-verb_recruit = recruit a companion
picture-glow-verb_move_black = move the black die
picture-glow-verb_reserve = take a reserve die
picture-glow-verb_dismiss = dismiss a companion
picture-glow-verb_tom_boat = sail for Tom
picture-glow-verb_reroll = reroll or keep
picture-glow-verb_revive = revive a companion
picture-glow-verb_resolve = resolve cards
picture-glow-verb_return_die = return a die
picture-glow-verb_skull = give someone up
picture-glow-verb_travel = travel
picture-glow-verb_sail = sail
