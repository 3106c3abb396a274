"""What was completed has its moment on the board."""

import pytest

from bot.game_ui.registry import game_ui_of
from bot.game_ui.turn_log import TurnEvents
from bot.i18n.translator import translator_for
from games.core.step import Event
from games.crafting_cosmos.events import CrystalReleased, LifeRevealed, NebulaCompleted
from games.girl_stars.events import ConstellationCompleted
from games.solani.events import DarkSkySurrounded


def tale(key: str, *events: Event) -> TurnEvents:
    return TurnEvents(translator_for("en"), key, events, lambda _, value: value)


@pytest.mark.parametrize(
    ("key", "events", "completed"),
    [
        ("crafting_cosmos", (CrystalReleased(1, 1, 4), NebulaCompleted(1, "N4", "n2_05", 6, "none")), ("N4", 6)),
        ("girl_stars", (ConstellationCompleted(1, ("B3", "C4"), 4, 10),), ("B3", 10)),
        ("solani", (DarkSkySurrounded(1, "C3"),), ("C3", 0)),
    ],
)
def test_what_was_completed_is_named_by_its_place_and_its_points(
    key: str, events: tuple[Event, ...], completed: tuple[str, int]
) -> None:
    assert list(game_ui_of(key).recap.completed(1, tale(key, *events))) == [completed]


def test_points_are_told_with_what_they_are_for() -> None:
    told = game_ui_of("crafting_cosmos").recap.tell(tale("crafting_cosmos", LifeRevealed(1, 2, 12)))
    assert list(filter(None, told)) == ["revealed 2 advanced life", "+12 points"]
