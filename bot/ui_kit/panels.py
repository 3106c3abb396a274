"""What a message offers, as plain data: text, a picture, buttons and menus; `components` makes Discord's of it."""

from bisect import bisect_right
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct

from games.api import Action

LABEL, ENTRY, HINT, TEXT = 80, 100, 150, 3900
"""The longest label of a button, entry of a menu and hint of a menu, and the room for all texts of a message."""

COMPONENTS = 40
"""So many components a message holds, frames and rows included."""


def truncate(text: str, most: int) -> str:
    """Shorten a text to so many characters, with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def truncate_start(text: str, most: int) -> str:
    """Shorten a text to so many characters and keep its end, with an ellipsis before it."""
    return text if len(text) <= most else f"…{text[len(text) - most + 1 :].lstrip()}"


def text_length(text: str) -> int:
    """Return the room that a text takes in a message: its characters, or two for every five bytes if that is more.

    Discord takes 4000 characters and 10170 bytes, twelve of them for every text: TEXT is within both for 35 texts.
    """
    return max(len(text), -(-2 * len(text.encode("utf-8", "surrogatepass")) // 5))


def fitting(text: str, room: int) -> int:
    """Return how many characters of a text have room, none in less than no room."""
    return bisect_right(range(1, len(text) + 1), room, key=lambda end: text_length(text[:end]))


def fitted(text: str, room: int) -> str:
    """Shorten a text to so much room, with an ellipsis; nothing is left of it where there is room for that alone."""
    if text_length(text) <= room:
        return text
    kept = text[: fitting(text, room - text_length("…"))].rstrip()
    return f"{kept}…" if kept else ""


class ButtonStyle(StrEnum):
    """How loudly a button speaks."""

    MAIN = "primary"
    PLAIN = "secondary"
    GO = "success"
    STOP = "danger"


class Button(Struct, frozen=True):
    """A button: its path (verb and arguments), label and emoji; with `announce` others hear of what is done."""

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
    """A menu of at most 25 entries of which `least` to `most` are picked; like a row without buttons, none is left out.

    With `people` it is a menu of Discord's people, with `channels` one of a server's channels, in which the entries are
    picked to begin with.
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
        """Whether there is anything to pick: Discord takes no menu without entries."""
        return self.people or self.channels or bool(self.items)


Row = tuple[Button, ...] | SelectMenu


def component_count(rows: tuple[Row, ...]) -> int:
    """Return of how many components rows consist; a message holds COMPONENTS."""
    return sum(2 if isinstance(row, SelectMenu) else 1 + len(row) for row in rows if row)


class PanelPicture(Struct, frozen=True):
    """A picture to be shown: its file name in the message and what it shows, in words."""

    name: str
    alt: str


class Panel(Struct, frozen=True):
    """One question or answer in a message of one person's own: text, controls, and which sheet goes with it.

    `prompt_token` is that of the question that the controls answer, if it is not the open one but what may be done
    beside it. `marks` are what is marked on that sheet, such as an answer that is only intended; None = the question's
    own. `seen` is the view that is drawn instead of the table as it stands, such as the table after answers that are
    only intended.
    """

    text: str
    rows: tuple[Row, ...] = ()
    sheet: str = ""
    prompt_token: str = ""
    marks: Mapping[str, str] | None = None
    seen: Any = None


class ProposedMoves(Struct, frozen=True):
    """Answers to be given one after another, as long as the next one is legal: what a tap stands for.

    `confirmed` needs no further question. `said` is what several answers come to, told before they stand for good;
    `sheet`, `marks` and `seen` are the picture that goes with it, as in a panel. `path` is a path of the game's own
    that is followed afterwards, as long as it leads to answers that are `confirmed`.
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
