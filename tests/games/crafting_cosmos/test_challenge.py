"""How challenges are ranked."""

from games.crafting_cosmos import GAME
from tests.support.games.challenges import finished


def test_points_come_first_then_what_breaks_ties() -> None:
    assert GAME.challenge is not None
    state = finished(GAME)
    found = GAME.challenge.figures(state)
    assert found.key == (found.own, *GAME.score(state)[0].ties)


def test_the_best_result_alone_has_the_highest_title() -> None:
    assert GAME.challenge is not None
    assert GAME.challenge.title(999) == "crafting_cosmos.title.architect"
