"""What people do to a table and those at it, besides playing: powers, limited, and told when they are used."""

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.domain.person import PersonId
from games.api import Seat


class TableAction(StrEnum):
    """What somebody may do to a table and those at it, besides playing."""

    LEFT = "left"
    REPLACED = "replaced"
    OFFERED = "offered"
    WITHDRAWN = "withdrawn"
    TAKEN = "taken"
    TIME_CONTROL = "pace"
    MOVED = "moved"
    HOSTED = "hosted"
    DISMISSED = "dismissed"
    RELEASED = "released"
    ENDED = "ended"
    AGREED = "agreed"
    TIMED_OUT = "timed_out"
    UNDONE = "undone"


VACATING = (TableAction.LEFT, TableAction.REPLACED, TableAction.OFFERED, TableAction.TIMED_OUT)
"""With these a seat was left by whom they are about, else by whoever used them."""


class AuditEntry(Struct, frozen=True):
    """A power that `person` has used, for everybody at the table to read: kept in its log, and told in public.

    `about` is whom it concerned, `seat` which seat, `detail` what was settled; `moderator` says by what right. `at` and
    `move`, the number of answers until then, are known of what is stored. `missed` counts the turns in a row that the
    person of a seat had missed when it was taken from them.
    """

    power: TableAction
    person: PersonId
    about: PersonId | None = None
    seat: Seat | None = None
    detail: str = ""
    moderator: bool = False
    at: datetime | None = None
    move: int = 0
    missed: int = 0


def left_by(person: PersonId, audit: Iterable[AuditEntry]) -> frozenset[Seat]:
    """Return the seats that a person has left at a table, of their own accord or not."""
    leaving = (
        audit_entry
        for audit_entry in audit
        if audit_entry.power in VACATING and (audit_entry.about or audit_entry.person) == person
    )
    return frozenset(audit_entry.seat for audit_entry in leaving if audit_entry.seat is not None)
