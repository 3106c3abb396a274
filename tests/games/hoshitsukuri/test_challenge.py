"""How challenges are ranked. [spec 10]"""

from games.core.challenge import stars
from games.hoshitsukuri import GAME
from games.hoshitsukuri.challenge import STARS
from tests.support.games.challenges import finished


def test_points_come_first_then_fewer_turns() -> None:
    assert GAME.challenge is not None
    state = finished(GAME, target="easy")
    quick = GAME.challenge.figures(state)
    state.number += 1
    slow = GAME.challenge.figures(state)
    assert quick.key > slow.key
    assert GAME.challenge.by_time
    assert [stars(margin, STARS) for margin in (-1, 0, 5, 6, 12)] == [0, 1, 1, 2, 3]
