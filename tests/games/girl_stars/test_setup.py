"""What an even start adds to the set-up of the rulebook."""

import pytest

from games.core import play
from games.core.options import menu
from games.girl_stars import GAME
from games.girl_stars.components import COLOURS, EVEN_STARTS
from games.girl_stars.state import Options

SEED = "0e" * 16


@pytest.mark.parametrize("seats", [3, 4])
def test_later_elders_begin_with_more_light_where_that_is_chosen(seats: int) -> None:
    official, _ = play.start(GAME, Options(), seats, SEED)
    even, _ = play.start(GAME, Options(start="even"), seats, SEED)
    assert even.state.elders == official.state.elders
    for seat, lights in zip(even.state.elders, EVEN_STARTS[seats], strict=True):
        assert official.state.players[seat].light == dict.fromkeys(COLOURS, 1)
        assert even.state.players[seat].light == {colour: 1 + lights.count(colour) for colour in COLOURS}
    first, *others = (even.state.players[seat].light for seat in even.state.elders)
    assert all(sum(light.values()) > sum(first.values()) for light in others)


def test_only_three_and_four_can_choose_it() -> None:
    assert [len(menu(Options, seats)) for seats in GAME.seats] == [0, 0, 1, 1]
    alike = (play.start(GAME, options, 2, SEED)[0].state.players for options in (Options(), Options(start="even")))
    assert next(alike) == next(alike)
