"""A person: who they are, and how they want to be spoken to."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

PersonId = int

acting_person: ContextVar[PersonId | None] = ContextVar("acting_person", default=None)
"""Whose click or command the current task carries out; None where nobody in particular has asked for its work."""


@contextmanager
def acting_for(person: PersonId | None) -> Iterator[None]:
    """Let what is done meanwhile count as asked for by this person."""
    token = acting_person.set(person)
    try:
        yield
    finally:
        acting_person.reset(token)


class NotificationMode(StrEnum):
    """How a person wishes to be called to their turns."""

    ALWAYS = "always"
    """At the table: with the board, and by reminders."""
    DIGEST = "digest"
    """Once a day, to all tables together, in a direct message."""
    DIRECT = "direct"
    """In direct messages."""
    NEVER = "never"


class AnnounceResults(StrEnum):
    """Whether the results of what a person plays alone are shown to everybody."""

    ALWAYS = "always"
    ASK = "ask"
    NEVER = "never"


class PersonSettings(Struct, frozen=True):
    """How one person wants to be spoken to.

    `locale` is the person's own choice, None = as Discord says. `calls` is how they are called, `digest_at` the hour of
    the digest; `shut` says that direct messages could not reach them since they settled this. Reminders come after
    `remind_after` hours of waiting, again every `repeat` hours (0 = once), never between `quiet_from` and `quiet_to`
    (both None = no quiet hours). Hours are those of the person's own clock, in the time zone `zone`, a name of the tz
    database. `weekends` are free if wished, `off` are days off, each from one moment to another. `listed` says whether
    the person appears on leaderboards, `sky` whether also in the night sky of a server (not without being listed).
    `announce` is what becomes of the results of what they play alone (None: they have not been asked).
    """

    locale: str | None = None
    reminders: bool = True
    remind_after: int = 24
    repeat: int = 0
    nudges: bool = True
    calls: NotificationMode = NotificationMode.ALWAYS
    digest_at: int = 8
    shut: bool = False
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    weekends: bool = False
    off: tuple[tuple[datetime, datetime], ...] = ()
    listed: bool = True
    sky: bool = True
    announce: AnnounceResults | None = None


class InvokingUser(Struct, frozen=True):
    """Somebody who has just typed or clicked: as Discord names them, in the language Discord speaks to them."""

    id: PersonId
    name: str
    locale: str = "en"


class Person(Struct, frozen=True):
    """Somebody the bot has met; `name` is clean (no control or direction characters, at most 100)."""

    id: PersonId
    name: str
    locale: str
    settings: PersonSettings = PersonSettings()

    @property
    def language(self) -> str:
        """The locale to speak: the person's own choice before Discord's."""
        return self.settings.locale or self.locale
