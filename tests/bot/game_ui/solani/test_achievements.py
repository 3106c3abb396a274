"""What an achievement asks for can be reached."""

from bot.features.rankings.achievements import book_of
from games.solani.components import BOARDS


def test_no_sky_has_more_guiding_stars_than_are_asked_for() -> None:
    tests = [measure for one in book_of("solani").achievement for measure in one.tests]
    asked = next(measure for measure in tests if measure.line == "guiding_stars")
    assert {sum(board.stars.values()) for board in BOARDS.values()} == {asked.least}
