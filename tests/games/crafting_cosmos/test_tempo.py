"""How long a match lasts yet, and what a crystal step comes to. [spec 11]"""

import pytest

from games.core.tuples import replace_at
from games.crafting_cosmos.ai.evaluation import Judge, judge_of
from games.crafting_cosmos.ai.tempo import pace_of, points_of, rounds_left
from games.crafting_cosmos.state import State, TurnNotes
from tests.support.games.crafting_cosmos.scene import quiet


@pytest.mark.parametrize(
    ("round_now", "crystals", "left"),
    [(1, 6, 7), (8, 6, 0), (5, 6, 3), (3, 2, 4), (3, 1, 2), (3, 0, 0)],
)
def test_rounds_left(round_now: int, crystals: int, left: int) -> None:
    state = quiet(2)
    state.round, state.crystals = round_now, crystals
    assert rounds_left(state) == left


def test_a_round_in_which_the_others_empty_the_supply_is_the_last() -> None:
    state = quiet(4)
    state.crystals, state.first = 2, 0
    for player in state.players:
        player.powers = ("time_dilation_2", "special_relativity_3", "stasis", "causality_2")
    assert [_left(state, seat) for seat in range(4)] == [0, 1, 1, 1]
    state.crystals = 4
    assert [_left(state, seat) for seat in range(4)] == [1, 1, 1, 2]


def _left(state: State, seat: int) -> int:
    state.turn = TurnNotes(seat=seat)
    return rounds_left(state)


def test_alone_the_supply_lasts_to_its_end() -> None:
    state = quiet(1)
    state.crystals = 1
    assert rounds_left(state) == 1


def test_a_crystal_step_makes_a_later_and_dearer_release() -> None:
    state = quiet(2)
    assert [points_of(crystals) for crystals in (0, 1, 2.5, 5, 7)] == [0, 3, 3 + 6 + 5, 55, 55]
    assert pace_of(state.players[0]) == 1.7
    state.players[0].powers = replace_at(state.players[0].powers, 0, "stasis")
    assert pace_of(state.players[0]) == 2.7
    slow, fast = Judge(state.players[0], 3), Judge(state.players[0], 3, 4.0)
    assert slow.step == pytest.approx(0.8 * 5 / 6)
    assert fast.step == pytest.approx(0.8 * 10 / 6)
    assert fast.crystals(3, 0, 1) == pytest.approx(0.8 * (points_of(1 + 15 / 6) - 3))
    assert judge_of(state, 0, 3).pace == 2.7
    assert judge_of(quiet(1), 0, 3).pace == 0
