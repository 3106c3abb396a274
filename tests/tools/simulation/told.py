"""What somebody was told who gave an answer, as they read it."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Any

import msgspec

from bot.discord_kit.custom_ids import read
from bot.discord_kit.interaction import sentence
from bot.i18n.translator import translator_for
from bot.refusals import Stale
from bot.refusals.database import DatabaseBusy, DatabaseDown, DatabaseFull, ReadOnly
from tests.discord.limits import parts

EN = translator_for("en")
LATE = sentence(EN, Stale())
TROUBLE = (
    *(sentence(EN, refusal) for refusal in (ReadOnly(), DatabaseBusy(), DatabaseDown(reason=""), DatabaseFull())),
    EN("bot.refuse.bug", error="\n").partition("\n")[2],  # whatever its number is
)
"""Refusals after which nobody knows whether the answer counts: the database went away in the middle."""


class Told(Enum):
    """What somebody was told who gave an answer."""

    GIVEN = auto()
    ASKED = auto()
    REFUSED = auto()
    UNSURE = auto()


class Asked(msgspec.Struct):
    """An answer that was given, after how many moves and when, and of which nothing is known yet.

    `panel` is the message that asked whether it shall stand, if it was given there.
    """

    prompt_token: str
    records: list[Any]
    moves: int = 0
    begun: float = 0.0
    panel: Any = None
    told: dict[int, Told] = {}
    """What each click was told, by its number; those on a panel read one message, which tells once of an answer."""

    @property
    def complete(self) -> bool:
        """Whether all that is to be told has been: of two clicks on a panel the second may be answered first."""
        return len(self.told) == len(self.records) or (self.panel is not None and Told.GIVEN in self.told.values())

    def hear(self, record: Any, messages: Mapping[int, Any]) -> None:
        """Read what a click was told among the messages of its channel: a refusal may stand beside a panel.

        What the second click on a panel is told takes nothing back from the first.
        """
        if self.panel is None:
            found = told(shown(messages.get(record.message_id)), self)
        elif Told.GIVEN in self.told.values():
            found = Told.REFUSED
        elif (found := confirmed(self)) is None:
            found = next((refused(messages[one]) for one in record.followup_ids if one in messages), None)
        if found is not None and self.told.get(record.id) is not Told.GIVEN:
            self.told[record.id] = found


def shown(message: Any) -> Any:
    """Return a message that says something already, else None."""
    return message if message is not None and message.components else None


def said(message: Any) -> str:
    """Return all text of a message."""
    return "\n".join(part["content"] for part in parts(message.components) if part["type"] == 10)


def custom_ids(message: Any) -> list[str]:
    """Return what can be clicked below a message."""
    return [part["custom_id"] for part in parts(message.components) if part.get("custom_id")]


def told(message: Any, given: Asked) -> Told | None:
    """Return what somebody was told who answered by a command, None if nothing yet."""
    if message is None:
        return None
    known = [custom_id for one in custom_ids(message) if (custom_id := read(one))]
    if any(custom_id.prompt_token == given.prompt_token for custom_id in known):
        return Told.ASKED if any(custom_id.verb == "y" for custom_id in known) else Told.REFUSED
    if known or EN("bot.over") in said(message):
        return Told.REFUSED if LATE in said(message) else Told.GIVEN
    return refused(message)


def confirmed(given: Asked) -> Told | None:
    """Return what the panel of a confirmation tells, None if nothing yet."""
    known = [custom_id for one in custom_ids(given.panel) if (custom_id := read(one))]
    if any(custom_id.prompt_token == given.prompt_token for custom_id in known):
        return None
    return Told.REFUSED if LATE in said(given.panel) else Told.GIVEN


def refused(message: Any) -> Told:
    """Return what a message tells that says why something was not done."""
    return Told.UNSURE if any(trouble in said(message) for trouble in TROUBLE) else Told.REFUSED
