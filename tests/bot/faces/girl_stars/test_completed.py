"""What has its moment on the board."""

from bot.game_ui.registry import face_of
from bot.game_ui.turn_log import TurnEvents
from bot.i18n.translator import words_in
from games.girl_stars.events import ConstellationCompleted


def test_what_was_completed_is_named_by_its_place() -> None:
    tale = TurnEvents(
        words_in("en"), "girl_stars", (ConstellationCompleted(1, ("B3", "C4"), 4, 10),), lambda _, value: value
    )
    assert list(face_of("girl_stars").since.completed(1, tale)) == [("B3", 10)]
