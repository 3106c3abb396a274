"""What has its moment on the board."""

from bot.game_ui.registry import face_of
from bot.game_ui.turn_log import TurnEvents
from bot.i18n.translator import words_in
from games.solani.events import DarkSkySurrounded


def test_what_was_completed_is_named_by_its_place() -> None:
    tale = TurnEvents(words_in("en"), "solani", (DarkSkySurrounded(1, "C3"),), lambda _, value: value)
    assert list(face_of("solani").since.completed(1, tale)) == [("C3", 0)]
