"""The general menus lead through every question of every game, also where a game asks in a way of its own."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.game_ui import generic
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Panel
from games import GAMES
from tests.support.game_ui.prompts import buttons, picks, solo_questions

MENUS = 40
"""So many menus of a question are looked at."""


def menus(context: PromptContext) -> Iterator[Panel]:
    """Yield the general menus of a question, from the first one down."""
    paths: list[tuple[str, ...]] = [()]
    for path in paths:
        found = generic.menu_panel(context, game_ui_of(context.game), path)
        if isinstance(found, Panel):
            yield found
            below = [(*path, item.value) for pick in picks(found) for item in pick.items]
            below += [button.path[1:] for button in buttons(found)]
            below = [one for one in below if len(one) > len(path) and not {"p", "q"} & {*one}]  # but not to other pages
            paths += below[: MENUS - len(paths)]


@pytest.mark.parametrize("level", ["easy", "strong"])
@pytest.mark.parametrize("key", GAMES)
def test_every_general_menu_is_named_in_words(key: str, level: str) -> None:
    seen = 0
    for context in solo_questions(GAMES[key], level):
        for menu in menus(context):
            labels = [button.label for button in buttons(menu)]
            labels += [item.label for pick in picks(menu) for item in pick.items]
            assert all(labels), menu
            assert not [label for label in labels if f"{key}." in label or "bot." in label or "{" in label]
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("key", GAMES)
def test_the_only_legal_move_is_confirmed_below_its_question(key: str) -> None:
    context = next(iter(solo_questions(GAMES[key], "easy")))
    prompt = replace(context.prompt, legal=context.prompt.legal[:1])
    alone = replace(context, table_view=replace(context.table_view, prompt=prompt))
    for one, shown in ((alone, True), (context, len(context.legal) == 1)):
        panel = generic.confirm_panel(one, game_ui_of(key), 0, "")
        assert (generic.prompt_text(one) in panel.text) == shown
