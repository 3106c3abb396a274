"""A move as the log keeps it."""

import msgspec

from bot.domain.person import PersonId
from games.api import Seat


class LoggedMove(msgspec.Struct, frozen=True):
    """One answer as the log keeps it; `action` and `events` are JSON, number 0 is the opening (seat -1).

    `person` None and `level` set: a computer player; both set: a computer that stood in for an absent person. `took`
    are the milliseconds for which a person was waited for; `prepared` says that it was there before it was asked for.
    `agreement` is JSON: an answer undone by several people.
    """

    number: int
    seat: Seat
    action: str
    events: str
    at: int
    person: PersonId | None = None
    level: str | None = None
    taken_back_at: int | None = None
    took: int | None = None
    prepared: bool = False
    agreement: str | None = None
