"""What somebody was told who gave an answer, as they read it."""

from enum import Enum, auto
from typing import Any

import msgspec

from bot.refusals import ReadOnly, Stale, StoreBusy, StoreDown, StoreFull
from bot.ui.ids import read
from bot.ui.talk import sentence
from bot.words import words_in
from tests.discord.limits import parts

EN = words_in("en")
LATE = sentence(EN, Stale())
TROUBLE = (
    *(sentence(EN, refusal) for refusal in (ReadOnly(), StoreBusy(), StoreDown(reason=""), StoreFull())),
    EN("bot.refuse.bug"),
)
"""Refusals after which nobody knows whether the answer counts: the database went away in the middle."""


class Told(Enum):
    """What somebody was told who gave an answer."""

    GIVEN = auto()
    ASKED = auto()
    REFUSED = auto()
    UNSURE = auto()


class Asked(msgspec.Struct):
    """An answer that was given, after how many moves and when, and of which nothing is known yet."""

    stamp: str
    records: list[Any]
    moves: int = 0
    begun: float = 0.0
    panel: Any = None
    told: Told | None = None
    """What the panel has told so far; a second click's refusal takes nothing back from the first."""


def said(message: Any) -> str:
    """Return all text of a message."""
    return "\n".join(part["content"] for part in parts(message.components) if part["type"] == 10)


def presses(message: Any) -> list[str]:
    """Return what can be clicked below a message."""
    return [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]


def told(message: Any, given: Asked) -> Told | None:
    """Return what somebody was told who answered by a command, None if nothing yet."""
    if message is None:
        return None
    known = [press for one in presses(message) if (press := read(one))]
    if any(press.stamp == given.stamp for press in known):
        return Told.ASKED if any(press.verb == "y" for press in known) else Told.REFUSED
    if any(trouble in said(message) for trouble in TROUBLE):
        return Told.UNSURE
    return Told.GIVEN if known or EN("bot.over") in said(message) else Told.REFUSED


def confirmed(given: Asked) -> Told | None:
    """Return what the panel of a confirmation tells, None if nothing yet."""
    known = [press for one in presses(given.panel) if (press := read(one))]
    if any(press.stamp == given.stamp for press in known):
        return None
    return Told.REFUSED if LATE in said(given.panel) else Told.GIVEN
