"""A moment of a match that is looked through: a plain frozen struct, no discord, no database."""

from msgspec import Struct

from bot.domain.table import LogEntry, Look


class Playback(Struct, frozen=True):
    """A moment of a match: the table as a seat saw it then (None: anyone), after `number` of the `entries`.

    `verified` is None for a table of this bot.
    """

    look: Look
    number: int
    entries: tuple[LogEntry, ...]
    verified: bool | None = None
