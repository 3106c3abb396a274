"""What is imagined depends on what a seat knows and on nothing else: a determinization of a determinization is a
determinization of the table.
"""

import pytest

from games import GAMES
from games.core import play
from games.core.game import Game
from tests.support.games.contract import kinds, played

ONE, OTHER = b"one", b"another"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_what_is_imagined_hangs_on_nothing_that_a_seat_cannot_know(game: Game) -> None:
    kind = next(kind for kind in kinds(game) if kind.seats > 1)
    for turn in played(game, kind, "5e" * 16).turns[::6]:
        if turn.after.over:
            continue
        for seat in range(kind.seats):
            imagined = play.determinize(game, turn.after, seat, ONE)
            again, first = (play.determinize(game, match, seat, OTHER) for match in (imagined, turn.after))
            assert again.state == first.state
