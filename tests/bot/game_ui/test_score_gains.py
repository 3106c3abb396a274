"""What a board says that seats have gained is what their scores have changed by."""

import pytest

from bot.tables.log_view import visible_recent_moves
from games import GAMES
from games.core import play
from tests.support.games.contract import kinds, played
from tests.support.games.examples import example
from tests.support.recaps import logged, teller


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("key", [key for key in GAMES if example(key, "SCORE_ATTRIBUTE")])
def test_the_points_gained_are_those_that_a_score_has_changed_by(key: str, seats: int) -> None:
    game, score = GAMES[key], example(key, "SCORE_ATTRIBUTE")
    it = played(game, [kind for kind in kinds(game) if kind.seats == seats][-1], "5e" * 16)
    log, views = logged(it), [play.view(game, turn.before, None) for turn in it.turns]
    found = 0
    for begin, end in zip(range(0, len(log), 7), range(11, len(log), 7), strict=False):
        before, after = views[begin], views[end]
        gained = teller(game, "en", None).fresh(visible_recent_moves(game, log[begin:end], None), after).gained
        changes = {
            now.seat: getattr(now, score) - getattr(then, score)
            for then, now in zip(before.players, after.players, strict=True)
        }
        assert {seat: by for seat, by in gained.items() if by} == {seat: by for seat, by in changes.items() if by}
        found += any(gained.values())
    assert found
