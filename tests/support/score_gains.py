"""What a board says that seats have gained is what their scores have changed by."""

from collections.abc import Callable
from typing import Any

from bot.tables.log_view import visible_recent_moves
from games import GAMES
from games.core import play
from tests.support.games.contract import kinds, played
from tests.support.recaps import logged, teller


def hold(key: str, seats: int, score: Callable[[Any], int]) -> None:
    """Hold a match of so many seats to it, piece by piece; `score` is that of a seat on the board."""
    game = GAMES[key]
    it = played(game, [kind for kind in kinds(game) if kind.seats == seats][-1], "5e" * 16)
    log, views = logged(it), [play.view(game, turn.before, None) for turn in it.turns]
    found = 0
    for begin, end in zip(range(0, len(log), 7), range(11, len(log), 7), strict=False):
        before, after = views[begin], views[end]
        gained = teller(game, "en", None).fresh(visible_recent_moves(game, log[begin:end], None), after).gained
        changes = {now.seat: score(now) - score(then) for then, now in zip(before.players, after.players, strict=True)}
        assert {seat: by for seat, by in gained.items() if by} == {seat: by for seat, by in changes.items() if by}
        found += any(gained.values())
    assert found
