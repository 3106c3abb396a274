"""Finds icons in texts and panels."""

import re
from collections.abc import Iterator

from bot.ui_kit.icons import without_variation_selector
from bot.ui_kit.panels import Panel, SelectMenu

_ICON = re.compile(
    r"[\u2300-\u23ff\u25a0-\u27bf\u27f2\u27f3\u21ba\u21bb\u2b00-\u2bff\U0001f000-\U0001faff]|[\u21a9\u2935]\ufe0f"
)
"""Matches icons: pictures and symbols, without arrows and circled digits."""


def icons_in(text: str) -> list[str]:
    """Return the distinct icons of a text in order, without variation selectors."""
    return list(dict.fromkeys(without_variation_selector(icon) for icon in _ICON.findall(text)))


def texts_of(panel: Panel) -> Iterator[str]:
    """Yield all texts of a panel."""
    yield panel.text
    for row in panel.rows:
        if isinstance(row, SelectMenu):
            yield row.hint
            for item in row.items:
                yield f"{item.emoji} {item.label} {item.note}"
        else:
            yield from (f"{button.emoji} {button.label}" for button in row)
