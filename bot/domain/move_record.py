"""A move as the log stores it."""

import msgspec

from bot.domain.person import PersonId
from games.api import Seat


class LoggedMove(msgspec.Struct, frozen=True):
    """One logged move; `action` and `events` are JSON. Number 0 is the opening (seat -1).

    `level` without `person`: a computer player; with `person`: a computer that played for an absent person. `took` is
    the time in milliseconds from the prompt to the move. `prepared` is True for a planned move. `taken_back_at` is set
    on an undone move, and `agreement` (JSON) if several people agreed to that.
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
