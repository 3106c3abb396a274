"""What the controls are told before an answer is given. [spec 8, 13]"""

from itertools import takewhile

import pytest

from games.core import play
from games.core.match import MatchPosition, Move
from games.core.step import Action
from games.crafting_cosmos import GAME, ring, rules
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.flow import Shift, Turn
from games.crafting_cosmos.preview import paid, preview, results
from games.crafting_cosmos.suggestions import plan, prospects, suggestions
from games.crafting_cosmos.view import View, losses
from games.crafting_cosmos.view import view as view_of
from tests.support.games.crafting_cosmos.scene import (
    bare,
    begin,
    crafting,
    dealt,
    energy,
    hand,
    life,
    nebula,
    pool,
    power,
    seen,
    stars,
)


def test_every_reachable_ring_is_told_once() -> None:
    state = energy(dealt(4), light="D 1", time="D 2", gravity="0 3", chemistry="D")
    scene = begin(state, Shift(0), Turn(0))
    told = prospects(seen(scene), 0)
    rings = {after for _, after in ring.shifts(rules.ring(state, 0))}
    assert {one.ring for one in told} == rings
    assert len(told) == len(rings)
    assert [one.worth for one in told] == sorted((one.worth for one in told), reverse=True)
    found = {one.ring: one for one in told}
    for one in told:
        assert one.action in scene.legal()
        after, _ = ring.after(rules.ring(state, 0), (one.action.first, one.action.second, one.action.third))
        assert found[after] == one


def test_every_payment_is_told_once() -> None:
    state = energy(dealt(4), light="D 1", time="D 2", gravity="0 3", chemistry="D")
    told = results(seen(begin(state, Shift(0), Turn(0))), 0)
    payments = {(after.own, after.tokens) for _, after in ring.shifts(rules.ring(state, 0))}
    assert {(result.ring.own, result.ring.tokens) for result in told} == payments
    assert len(told) == len(payments)
    for result in told:
        assert result.ring == ring.after(rules.ring(state, 0), result.moves)[0]
        assert result.income == paid(seen(begin(state, Shift(0), Turn(0))), 0, result.ring)
    time = next(result for result in told if result.income.steps == 3 and result.income.active == "time")
    assert (time.income.stars, time.income.dna) == (1, 2)


def test_a_ring_pays_no_more_than_there_is() -> None:
    state = energy(dealt(2), light="", time="D D", gravity="1 D", chemistry="0 D")
    moved = state.reserve["hydrogen"] - 1
    state.players[1].pool.stars["hydrogen"] = moved
    state.reserve["hydrogen"] = 1
    told = results(seen(begin(state, Shift(0), Turn(0))), 0)
    assert {result.income.stars for result in told if result.income.active == "light"} == {1}


def test_the_shortest_way_to_a_ring_is_told() -> None:
    state = energy(dealt(4), light="0 1", time="2", gravity="3", chemistry="D D D")
    view = seen(begin(state, Shift(0), Turn(0)))
    assert do.ShiftEnergy("own") in [one.action for one in prospects(view, 0)]
    assert ("own",) in [result.moves for result in results(view, 0)]


def test_a_turn_uses_everything_and_is_legal_step_by_step() -> None:
    state = dealt(2)
    state.turn = bare(2).turn
    player = pool(state, held="H H He C O", proto=3)
    tile = next(tile for tile in ("n2_05", "n2_06", "n2_09") if tile in state.nebulae[1].hidden)
    pool(state, tiles=tile)
    player.supernova, player.dna, player.ready, state.box = 1, 2, 1, -1
    for control, count in player.hand.items():
        state.deck[control] += count
    player.hand = {}  # nothing to buy
    scene = crafting(state)
    steps = plan(seen(scene), 0)
    assert isinstance(steps[-1].action, do.EndCraft)
    for step in steps[:-1]:
        scene.answer(step.action)
        assert seen(scene) == step.then
    lost = losses(seen(scene), 0)
    assert not lost.any
    assert lost.waiting == 0
    moves = [Move(0, step.action) for step in steps[:-1]]
    assert play.undo(GAME, crafting(state).match, moves, 0)


def test_a_turn_leaves_nothing_that_scores() -> None:
    """[spec 13]"""
    state = bare(2)
    nebula(state, "F", "n1_01", completed=True)
    nebula(state, "E", "n1_05")
    stars(state, "s09 H s13 H s18 O")
    life(state, stable="l15", proto="l16 l22 l29 l28 l21")
    state.players[0].ready, state.box = 1, -1
    kinds = [type(step.action) for step in plan(seen(crafting(state)), 0)]
    assert {do.CreateAdvancedLife, do.CompleteNebula, do.ReleaseCrystal} <= {*kinds}
    assert kinds[-1] is do.EndCraft


@pytest.mark.parametrize("seats", [1, 4])
def test_nothing_that_scores_is_left_when_a_suggested_turn_ends(seats: int) -> None:
    match, _ = play.start(GAME, GAME.options(), seats, "77" * 16)
    scoring = (do.CreateAdvancedLife, do.CompleteNebula, do.ReleaseCrystal)
    while not match.over:
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        action = suggestions(play.view(GAME, match, seat), prompt, 1)[0].action
        assert not isinstance(action, do.EndCraft) or not [one for one in prompt.legal if isinstance(one, scoring)]
        match, _ = play.apply(GAME, match, seat, action)


def test_a_turn_stops_where_cards_are_drawn() -> None:
    state = bare(2)
    hand(state, "light light")
    view = seen(crafting(state))
    (only,) = plan(view, 0)
    assert only.action == do.AcquirePower(1, "light")
    assert only.then == view


def test_advanced_life_that_is_not_drawn_yet_has_no_value() -> None:
    state = bare(2)
    nebula(state, "F", "n1_01", completed=True)
    life(state, stable="l15", proto="l16 l22 l29 l28 l21")
    steps = plan(seen(crafting(state)), 0)
    then = next(step.then for step in steps if isinstance(step.action, do.CreateAdvancedLife))
    (there,) = then.players[0].nebulae
    assert (there.advanced, there.value) == (True, None)
    assert then.own is not None
    assert then.own.life == {}


def test_a_turn_gives_up_the_surplus_too() -> None:
    state = bare(2)
    for slot, card in enumerate(("black_hole_3", "gamma_ray_burst", "speed_of_light_2", "deep_time"), start=1):
        power(state, slot, card)
    life(state, proto="l21")
    for stack in state.nebulae:
        stack.hidden = ()
    state.players[0].hand = {"light": 4, "time": 4, "gravity": 4}
    steps = plan(view_of(state, 0, MatchPosition({}, over=False)), 0)
    assert [type(step.action) for step in steps] == [do.EndCraft, do.DiscardToLimit]


def test_a_preview_is_the_table_as_it_will_be() -> None:
    match, _ = play.start(GAME, GAME.options(), 3, "5c" * 16)
    seen_through = 0
    while seen_through < 6:
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        view = play.view(GAME, match, seat)
        steps = _known(view, seat) if prompt.name == "Craft" else ()
        if not steps:
            match, _ = play.apply(GAME, match, seat, suggestions(view, prompt)[0].action)
            continue
        foreseen = preview(view, seat, steps)
        for action in steps:
            match, _ = play.apply(GAME, match, seat, action)
        assert play.view(GAME, match, seat) == foreseen
        seen_through += 1


def _known(view: View, seat: int) -> list[Action]:
    """The first answers of a turn, as far as they show nothing unknown and ask nothing."""
    steps = [step.action for step in plan(view, seat)]
    asking = (do.AcquirePower, do.ActivatePower, do.CreateAdvancedLife, do.EndCraft)
    return [*takewhile(lambda action: not isinstance(action, asking), steps)]


def test_a_preview_knows_own_advanced_life_and_points() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01", completed=True, token="g8")
    state.advanced.green_left -= 1
    state.players[0].points.crystals = 9
    hand(state, "light " * 5)
    scene = crafting(state)
    foreseen = preview(seen(scene), 0, [do.ScoreEnergySet("light")])
    assert foreseen == seen(scene.answer(do.ScoreEnergySet("light")))
    assert foreseen.players[0].score == 15
    assert foreseen.players[0].nebulae[0].value == 8


def test_suggestions_are_legal_and_the_best_comes_first() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01")
    stars(state, "s09 H s13 H s18 H")
    scene = crafting(state)
    prompt = play.prompts(GAME, scene.match)[0]
    told = suggestions(seen(scene), prompt)
    assert isinstance(told[0].action, do.CompleteNebula)
    assert all(suggestion.action in prompt.legal for suggestion in told)
    assert [s.worth for s in told] == sorted((s.worth for s in told), reverse=True)


def test_when_nothing_gains_the_end_is_suggested() -> None:
    scene = crafting(bare(2))
    (only,) = suggestions(seen(scene), play.prompts(GAME, scene.match)[0])
    assert isinstance(only.action, do.EndCraft)


def test_other_questions_have_a_suggestion_too() -> None:
    match, _ = play.start(GAME, GAME.options(), 3, "00" * 16)
    for _ in range(30):
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        told = suggestions(play.view(GAME, match, seat), prompt)
        assert told
        assert all(suggestion.action in prompt.legal for suggestion in told)
        match, _ = play.apply(GAME, match, seat, told[0].action)
