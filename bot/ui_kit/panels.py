"""Message contents as plain data (text, picture, buttons, menus).

`components` converts them for Discord.
"""

from bisect import bisect_right
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct

from games.api import Action

MAX_LABEL, MAX_ENTRY, MAX_HINT, MAX_TEXT = 80, 100, 150, 3900
"""Maximum length of a button label, a menu entry, a menu hint, and all texts of a message."""

COMPONENTS = 40
"""Maximum number of components in a message, including containers and rows."""


def truncate(text: str, most: int) -> str:
    """Shorten a text to `most` characters, with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def truncate_start(text: str, most: int) -> str:
    """Shorten a text to its last `most` characters, after an ellipsis."""
    return text if len(text) <= most else f"…{text[len(text) - most + 1 :].lstrip()}"


def text_length(text: str) -> int:
    """Return the space a text takes in a message: characters, or 2/5 of its bytes if more.

    Discord allows 4000 characters and 10170 bytes, twelve of them for each text: MAX_TEXT is within both for 35 texts.
    """
    return max(len(text), -(-2 * len(text.encode("utf-8", "surrogatepass")) // 5))


def fitting(text: str, room: int) -> int:
    """Return how many characters of a text fit into `room`."""
    return bisect_right(range(1, len(text) + 1), room, key=lambda end: text_length(text[:end]))


def fitted(text: str, room: int) -> str:
    """Shorten a text to `room`, with an ellipsis; it is empty if only the ellipsis would fit."""
    if text_length(text) <= room:
        return text
    kept = text[: fitting(text, room - text_length("…"))].rstrip()
    return f"{kept}…" if kept else ""


class ButtonStyle(StrEnum):
    """The style of a button."""

    MAIN = "primary"
    PLAIN = "secondary"
    GO = "success"
    STOP = "danger"


class Button(Struct, frozen=True):
    """A button: path (verb and arguments), label and emoji.

    With `announce` others are notified.
    """

    path: tuple[str, ...]
    label: str
    style: ButtonStyle = ButtonStyle.PLAIN
    emoji: str = ""
    page: int = 0
    announce: bool = False


class SelectOption(Struct, frozen=True):
    """An entry of a menu."""

    value: str
    label: str
    note: str = ""
    emoji: str = ""
    chosen: bool = False


class SelectMenu(Struct, frozen=True):
    """A menu of at most 25 entries, of which `least` to `most` are chosen.

    Without entries it is omitted. With `people` it is a user menu, with `channels` a channel menu; its entries are then
    selected initially.
    """

    path: tuple[str, ...]
    hint: str
    items: tuple[SelectOption, ...] = ()
    least: int = 1
    most: int = 1
    people: bool = False
    channels: bool = False
    page: int = 0

    def __bool__(self) -> bool:
        """Whether the menu has entries: Discord rejects an empty one."""
        return self.people or self.channels or bool(self.items)


Row = tuple[Button, ...] | SelectMenu


def component_count(rows: tuple[Row, ...]) -> int:
    """Return the number of components of rows; a message holds COMPONENTS."""
    return sum(2 if isinstance(row, SelectMenu) else 1 + len(row) for row in rows if row)


class PanelPicture(Struct, frozen=True):
    """A picture: its file name in the message, and its description."""

    name: str
    alt: str


class Panel(Struct, frozen=True):
    """Contents of a private message: text, controls and the sheet to show with it.

    `prompt_token` is set if the controls are not for the open prompt but for out-of-turn moves. `marks` is what to mark
    on the sheet, such as a proposed move; None = the prompt's own marks. `seen` is a view to draw instead of the
    current one, such as the table after proposed moves.
    """

    text: str
    rows: tuple[Row, ...] = ()
    sheet: str = ""
    prompt_token: str = ""
    marks: Mapping[str, str] | None = None
    seen: Any = None


class ProposedMoves(Struct, frozen=True):
    """Moves that one click makes, one after another, as long as the next one is legal.

    - `confirmed`: no confirmation is needed
    - `said`: the combined effect of several moves, shown before they become irreversible
    - `sheet`, `marks`, `seen`: the picture, as in a panel
    - `path`: a path of the game to follow afterwards, as long as it leads to `confirmed` moves
    """

    actions: tuple[Action, ...]
    confirmed: bool = False
    said: str = ""
    sheet: str = ""
    marks: Mapping[str, str] | None = None
    seen: Any = None
    path: tuple[str, ...] = ()


def button_rows(buttons: tuple[Button, ...]) -> tuple[Row, ...]:
    """Lay buttons out in rows of at most five."""
    return tuple(buttons[start : start + 5] for start in range(0, len(buttons), 5))
