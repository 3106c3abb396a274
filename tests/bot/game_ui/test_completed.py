"""What was completed has its moment on the board."""

import pytest

from bot.game_ui.registry import game_ui_of
from bot.game_ui.turn_log import RecapRules, TurnEvents
from bot.i18n.translator import translator_for
from games import GAMES
from games.core.step import Event
from games.crafting_cosmos.events import LifeRevealed
from tests.support.games.examples import example


def tale(key: str, *events: Event) -> TurnEvents:
    return TurnEvents(translator_for("en"), key, events, lambda _, value: value)


@pytest.mark.parametrize("key", GAMES)
def test_what_was_completed_is_named_by_its_place_and_its_points(key: str) -> None:
    recap, events = game_ui_of(key).recap, example(key, "COMPLETING_EVENTS")
    assert (recap.completed != RecapRules().completed) == bool(events)
    assert list(recap.completed(1, tale(key, *events))) == example(key, "COMPLETED_PLACES")


def test_points_are_told_with_what_they_are_for() -> None:
    told = game_ui_of("crafting_cosmos").recap.tell(tale("crafting_cosmos", LifeRevealed(1, 2, 12)))
    assert list(filter(None, told)) == ["revealed 2 advanced life", "+12 points"]
