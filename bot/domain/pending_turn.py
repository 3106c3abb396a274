"""Pending turns, and pauses of their deadlines."""

import msgspec

from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.api import Seat


class PendingTurn(msgspec.Struct, frozen=True):
    """A turn that a seat has not taken, as the scheduler stores it; times are in milliseconds.

    - `since`: when the seat was asked, or its last move of this turn
    - `last_since`: since when it is the only one of several seats that is pending
    - `check_at`: when the scheduler checks it again
    - `snoozed_until`: the person asked for the next reminder at this time, and for none before
    - `paused`: time since `since` that does not count, in addition to the person's own pauses
    - `sealed`: a part of `paused` is the grace period that ends with the player's first look
    """

    seat: Seat
    person: PersonId | None
    since: int
    last_since: int | None = None
    notified_at: int | None = None
    reminded_at: int | None = None
    nudged_at: int | None = None
    check_at: int | None = None
    snoozed_until: int | None = None
    paused: int = 0
    sealed: bool = False


class ClockPause(msgspec.Struct, frozen=True):
    """A change of `PendingTurn.paused` by `more` milliseconds, which may be negative."""

    table: TableId
    pending_turn: PendingTurn
    more: int
