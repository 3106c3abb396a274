"""People known to the bot, and their settings."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

PersonId = int

acting_person: ContextVar[PersonId | None] = ContextVar("acting_person", default=None)
"""The person whose interaction the current task handles; None for the bot's own work."""


@contextmanager
def acting_for(person: PersonId | None) -> Iterator[None]:
    """Set `acting_person` for the block."""
    token = acting_person.set(person)
    try:
        yield
    finally:
        acting_person.reset(token)


class NotificationMode(StrEnum):
    """How a person is notified of their turns."""

    ALWAYS = "always"
    """At the table: by the board message and by reminders."""
    DIGEST = "digest"
    """One direct message a day for all tables."""
    DIRECT = "direct"
    """In direct messages."""
    NEVER = "never"


class AnnounceResults(StrEnum):
    """Whether the results of matches that a person plays alone are public."""

    ALWAYS = "always"
    ASK = "ask"
    NEVER = "never"


class PersonSettings(Struct, frozen=True):
    """The settings of one person.

    - `locale`: the chosen language; None = the language of the Discord client
    - `remind_after`, `repeat`: hours until the first reminder and between further ones (`repeat` 0 = no further ones)
    - `nudges`: whether to remind the last player who is missing
    - `calls`, `digest_at`: how the person is notified, and the hour of the digest
    - `shut`: a direct message could not be delivered since `calls` was set
    - `quiet_from`, `quiet_to`: quiet hours; both None = none
    - `zone`: the time zone of all hours, a name of the tz database
    - `weekends`, `off`: whether weekends are free, and the days off as (begin, end)
    - `listed`: whether the person appears on leaderboards
    - `sky`: whether they appear in a server's weekly sky, too (only if `listed`)
    - `announce`: whether results of solo matches are public; None = the person has not been asked
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

    @property
    def shows_results(self) -> bool:
        """Whether others may see a result that the person shares."""
        return self.announce in (AnnounceResults.ALWAYS, AnnounceResults.ASK)


class InvokingUser(Struct, frozen=True):
    """The user who typed or clicked: their Discord name, and the locale of their client."""

    id: PersonId
    name: str
    locale: str = "en"


class Person(Struct, frozen=True):
    """A person known to the bot.

    `name` is cleaned (no control or direction characters, at most 100).
    """

    id: PersonId
    name: str
    locale: str
    settings: PersonSettings = PersonSettings()

    @property
    def language(self) -> str:
        """The language to use: the person's setting, else that of their client."""
        return self.settings.locale or self.locale
