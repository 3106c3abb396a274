"""What may be answered on the public message is explained there as on one's own panel."""

from collections.abc import Iterator, Sequence

import pytest

from bot.game_ui import generic
from bot.game_ui.registry import game_ui_of
from bot.ui_kit.panels import Panel, Row, SelectMenu
from games import GAMES
from tests.support.game_ui.prompts import questions


def explained(rows: Sequence[Row]) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """Yield every answer that can be given with one tap: its path, what it is called, and what is said of it."""
    for row in rows:
        for part in (row,) if isinstance(row, SelectMenu) else row:
            if isinstance(part, SelectMenu):
                yield from (((*part.path, item.value), item.label, item.note) for item in part.items)
            elif part.path[0] != "sheet":
                yield part.path, part.label, ""


@pytest.mark.parametrize("key", GAMES)
def test_each_answer_is_called_and_explained_in_public_as_in_private(key: str) -> None:
    game_ui, compared = game_ui_of(key), 0
    for _, context in questions(key, 2):
        panel = game_ui.panel(context) or generic.menu_panel(context, game_ui, ())
        if not isinstance(panel, Panel):
            continue
        private = {path: (label, note) for path, label, note in explained(panel.rows)}
        for path, label, note in explained(game_ui.public_buttons(context)):
            called, said = private[path]
            assert label == called or called.endswith(f" · {label}"), "but for its letter on the private picture"
            assert note == said
            compared += 1
    assert compared
