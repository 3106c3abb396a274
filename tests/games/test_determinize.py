"""What is imagined depends on what a seat knows and on nothing else: a determinization of a determinization is a
determinization of the table.
"""

import pytest
from msgspec.structs import replace

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


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_what_a_seat_cannot_know_is_dealt_again(game: Game) -> None:
    """A determinization that is the state itself would hide every leak: then all seats must be shown the same."""
    kind = next(kind for kind in kinds(game) if kind.seats > 1)
    turns = played(game, kind, "5e" * 16).turns[::6]
    moments = [(turn.before, seat) for turn in turns for seat in range(kind.seats)]
    if all(play.determinize(game, match, seat, ONE).state == match.state for match, seat in moments):
        for match, seat in moments:
            assert replace(play.view(game, match, seat), seat=None) == play.view(game, match, None)
