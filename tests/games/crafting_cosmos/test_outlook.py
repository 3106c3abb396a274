"""What the controls are told before an answer is given. [spec 8, 13]"""

from games.core import play
from games.crafting_cosmos import GAME, ring, rules
from games.crafting_cosmos import actions as do
from games.crafting_cosmos.advice import FINISHING, MOVES, finish, prospects, suggestions
from games.crafting_cosmos.flow import Shift, Turn
from games.crafting_cosmos.outlook import paid, preview, results
from games.crafting_cosmos.view import losses
from tests.games.crafting_cosmos.scene import (
    bare,
    begin,
    crafting,
    dealt,
    energy,
    hand,
    life,
    nebula,
    pool,
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


def test_finishing_places_everything_and_is_legal_step_by_step() -> None:
    state = dealt(2)
    state.turn = bare(2).turn
    player = pool(state, held="H H He C O", proto=3)
    tile = next(tile for tile in ("n2_05", "n2_06", "n2_09") if tile in state.nebulae[1].hidden)
    pool(state, tiles=tile)
    player.supernova, player.dna, player.ready, state.box = 1, 2, 1, -1
    hand(state, "light light")
    scene = crafting(state)
    steps = finish(seen(scene), 0)
    assert all(isinstance(action, FINISHING) for action in steps)
    scene.answer(*steps)
    lost = losses(seen(scene), 0)
    assert not lost.any
    assert lost.waiting == 0
    assert scene.state.players[0].cards == 6
    assert play.take_back(GAME, crafting(state).match, [play.Move(0, action) for action in steps], 0)


def test_a_preview_is_the_table_as_it_will_be() -> None:
    match, _ = play.start(GAME, GAME.options(), 3, "5c" * 16)
    seen_through = 0
    while seen_through < 6:
        seat, prompt = next(iter(play.prompts(GAME, match).items()))
        view = play.view(GAME, match, seat)
        steps = finish(view, seat) if prompt.name == "Craft" else ()
        if not steps:
            match, _ = play.apply(GAME, match, seat, suggestions(view, prompt)[0].action)
            continue
        foreseen = preview(view, seat, steps)
        for action in steps:
            match, _ = play.apply(GAME, match, seat, action)
        assert play.view(GAME, match, seat) == foreseen
        seen_through += 1


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


def test_finishing_completes_what_is_complete() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01")
    stars(state, "s09 H s13 H")
    pool(state, held="H")
    steps = finish(seen(crafting(state)), 0)
    assert isinstance(steps[0], do.PlaceStar)
    assert isinstance(steps[1], do.CompleteNebula)
    assert steps[0].space in ("s14", "s18", "s19", "s23")


def test_finishing_completes_before_it_places_life_around() -> None:
    state = bare(2)
    nebula(state, "F", "n2_02")
    life(state, proto="l21")
    stars(state, "s10 H s15 H s20 H s24 C")
    pool(state, proto=1)
    completed, placed = finish(seen(crafting(state)), 0)
    assert isinstance(completed, do.CompleteNebula)
    assert placed in (do.PlaceProtoLife("l15"), do.PlaceProtoLife("l28"))


def test_finishing_moves_nothing_before_all_else_is_done() -> None:
    state = bare(2)
    nebula(state, "E", "n1_01")
    stars(state, "s05 H s19 H")
    pool(state, held="H C")
    state.players[0].graviton = 1
    *placed, moved, completed = finish(seen(crafting(state)), 0)
    assert [type(action) for action in placed] == [do.PlaceStar, do.PlaceStar]
    assert isinstance(moved, MOVES)
    assert isinstance(completed, do.CompleteNebula)


def test_nothing_left_is_nothing_to_finish() -> None:
    assert finish(seen(crafting(bare(2))), 0) == ()


def test_what_has_no_space_stays() -> None:
    state = bare(2)
    life(state, proto=" ".join(f"l{number:02}" for number in range(1, 49)))
    pool(state, proto=2)
    assert finish(seen(crafting(state)), 0) == ()


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
