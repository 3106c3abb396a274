"""Every event of Solani has its sentence, every answer its label, and what is typed is found."""

from typing import Any, get_args

import pytest

from bot.game_ui.base import label, named, sentence
from bot.i18n.translator import LOCALES, translator_for
from bot.ui_kit import move_menu
from games.core.step import Action, Event
from games.solani import GAME
from games.solani import actions as do
from tests.support.game_ui.prompts import at
from tests.support.game_ui.solani.prompts import GAME_UI, placing
from tests.support.games.solani.scene import drafting

SAMPLES: dict[str, Any] = {
    "round": 3,
    "seat": 0,
    "planet": "coral",
    "trade_slot": 4,
    "kind": "cluster",
    "slot": 2,
    "tile": "s2",
    "space": "C4",
    "rotation": 1,
    "magnitude": 2,
    "card": "void",
    "branch": "t3",
    "points": 3,
}


def sample(kind: type[Any]) -> Any:
    return kind(**{field: SAMPLES[field] for field in kind.__struct_fields__})


def telling(text: str) -> None:
    assert text
    assert not [piece for piece in ("coral", "s2", "t3", "void", "{", "solani", "cluster") if piece in text]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", get_args(GAME.events), ids=lambda kind: kind.__name__)
def test_every_event_has_its_sentence(kind: type[Event], locale: str) -> None:
    telling(sentence(translator_for(locale), "solani", sample(kind), {0: "Ann", 1: "Ben"}, GAME_UI))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", get_args(GAME.actions), ids=lambda kind: kind.__name__)
def test_every_answer_has_its_label(kind: type[Action], locale: str) -> None:
    telling(label(translator_for(locale), "solani", sample(kind), GAME_UI))


def test_a_typed_placement_is_found_by_space_and_arms() -> None:
    context = at(placing())
    texts = [named(context, action, GAME_UI) for action in context.legal]
    (index,) = move_menu.matching_labels(texts, "z3 ne se sw")
    assert context.legal[index] == do.PlaceBranch("e3", 1)
    (index,) = move_menu.matching_labels(
        [named(at(drafting(2)), action, GAME_UI) for action in at(drafting(2)).legal], "amber"
    )
    assert at(drafting(2)).legal[index] == do.DraftTile("cluster", 3, 7)
