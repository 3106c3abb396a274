"""How challenges are ranked."""

from games.solani import GAME
from tests.support.games.challenges import finished


def test_the_lead_over_coyote_comes_first() -> None:
    assert GAME.challenge is not None
    found = GAME.challenge.figures(finished(GAME, coyote="pup"))
    assert found.key[:2] == (found.margin, found.own)
