"""What has its moment on the board."""

from bot.game_ui.registry import game_ui_of
from bot.game_ui.turn_log import TurnEvents
from bot.i18n.translator import translator_for
from games.crafting_cosmos.events import CrystalReleased, LifeRevealed, NebulaCompleted


def test_a_nebula_is_named_by_its_place_and_its_points() -> None:
    events = (CrystalReleased(1, 1, 4), NebulaCompleted(1, "N4", "n2_05", 6, "none"))
    tale = TurnEvents(translator_for("en"), "crafting_cosmos", events, lambda _, value: value)
    assert list(game_ui_of("crafting_cosmos").recap.completed(1, tale)) == [("N4", 6)]


def test_points_are_told_with_what_they_are_for() -> None:
    tale = TurnEvents(translator_for("en"), "crafting_cosmos", (LifeRevealed(1, 2, 12),), lambda _, value: value)
    assert list(filter(None, game_ui_of("crafting_cosmos").recap.tell(tale))) == [
        "revealed 2 advanced life",
        "+12 points",
    ]
