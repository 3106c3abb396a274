"""What has its moment on the board."""

from bot.game_ui.registry import game_ui_of
from bot.game_ui.turn_log import TurnEvents
from bot.i18n.translator import translator_for
from games.girl_stars.events import ConstellationCompleted


def test_what_was_completed_is_named_by_its_place() -> None:
    tale = TurnEvents(
        translator_for("en"), "girl_stars", (ConstellationCompleted(1, ("B3", "C4"), 4, 10),), lambda _, value: value
    )
    assert list(game_ui_of("girl_stars").recap.completed(1, tale)) == [("B3", 10)]
