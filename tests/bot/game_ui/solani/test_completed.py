"""What has its moment on the board."""

from bot.game_ui.registry import game_ui_of
from bot.game_ui.turn_log import TurnEvents
from bot.i18n.translator import translator_for
from games.solani.events import DarkSkySurrounded


def test_what_was_completed_is_named_by_its_place() -> None:
    tale = TurnEvents(translator_for("en"), "solani", (DarkSkySurrounded(1, "C3"),), lambda _, value: value)
    assert list(game_ui_of("solani").recap.completed(1, tale)) == [("C3", 0)]
