"""Every game whose table can be rebuilt from a view does it by the same two functions: `state_from_view` and
`view_after`.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch
from games.core.playout import playout

SEED = "0d" * 16


def states_from_views() -> Iterator[tuple[Game, ModuleType]]:
    for game in GAMES.values():
        package = import_module(game.setup.__module__.rpartition(".")[0])
        if any(module.name == "state_from_view" for module in iter_modules(package.__path__)):
            yield game, import_module(f"{package.__name__}.state_from_view")


STATES_FROM_VIEWS = list(states_from_views())


def moments(game: Game) -> Iterator[AnyMatch]:
    """Moments of random matches with every number of seats, the end among them."""
    for seats in game.seats:
        _, moves = playout(game, game.options(), ["random"] * seats, SEED)
        first, _ = play.start(game, game.options(), seats, SEED)
        yield first
        for number, (match, _) in enumerate(play.replay(game, first, moves), start=1):
            if number % 9 == 0 or match.over:
                yield match


def test_some_games_have_a_state_from_view() -> None:
    assert len(STATES_FROM_VIEWS) > 1


@pytest.mark.parametrize(("game", "state_from_view_of"), STATES_FROM_VIEWS, ids=lambda one: getattr(one, "key", ""))
def test_a_table_rebuilt_from_its_view_looks_the_same(game: Game, state_from_view_of: Any) -> None:
    for match in moments(game):
        for seat in (None, *range(match.seats)):
            view = play.view(game, match, seat)
            assert state_from_view_of.view_after(state_from_view_of.state_from_view(view), view) == view
