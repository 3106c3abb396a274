"""Turns that are waited for, and pauses of their clocks."""

import msgspec

from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.api import Seat


class PendingTurn(msgspec.Struct, frozen=True):
    """A seat that is waited for, as the clock keeps it; times in milliseconds.

    `since`: asked, or its last answer; `last_since`: it is the last one of several; `check_at`: the clock looks again;
    `snoozed_until`: the person wishes to be called again then, and not before; `paused`: so much of the time since then
    does not count, besides the person's own pauses; `sealed`: some of that waits for their first look.
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
    """So many milliseconds `more` (or, below zero, less) of a turn at a table that do not count."""

    table: TableId
    pending_turn: PendingTurn
    more: int
