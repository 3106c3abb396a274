"""The audit log of a table: actions other than moves, which all its players may read."""

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from bot.domain.person import PersonId
from games.api import Seat


class TableAction(StrEnum):
    """An action on a table or its players, other than a move."""

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
    DECLINED = "declined"
    ROLE_MENTIONED = "called"
    ENDED = "ended"
    AGREED = "agreed"
    TIMED_OUT = "timed_out"
    UNDONE = "undone"
    EXTENDED = "extended"


VACATING = (TableAction.LEFT, TableAction.REPLACED, TableAction.OFFERED, TableAction.TIMED_OUT)
"""Actions that vacate a seat: that of the person `about`, or of `person` if that is None."""


class AuditEntry(Struct, frozen=True):
    """One action of `person`, kept in the table's log and announced at the table.

    `about` is the person it concerned, `seat` the seat, `detail` what was decided; `moderator` is True if the person
    acted with a moderator's rights. `at` and `move` (the number of moves made before) are set on stored entries.
    `missed` is the number of consecutive turns that the player had missed when the seat was taken from them.
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
    """Return the seats that a person has left or lost at a table."""
    leaving = (
        audit_entry
        for audit_entry in audit
        if audit_entry.power in VACATING and (audit_entry.about or audit_entry.person) == person
    )
    return frozenset(audit_entry.seat for audit_entry in leaving if audit_entry.seat is not None)
