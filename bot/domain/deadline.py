"""Deadlines of turns: the time control's allowance, without the player's pauses. Pure."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.domain import availability
from bot.domain.availability import Interval
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonSettings
from bot.domain.table import Table, TableSeat
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import from_millis

BANK, FREE = timedelta(days=5), timedelta(hours=12)
"""Correspondence time control: the bank for a match, and the free time for each move."""

SEALED_GRACE = timedelta(days=1)
"""A sealed turn waits this long for the player's first look before its time begins to run."""

_MILLI = timedelta(milliseconds=1)


def allowance(table: Table, table_seat: TableSeat) -> timedelta | None:
    """Return the time that this seat has for its turn, or None if it is unlimited."""
    return FREE + bank(table_seat) if table.time_control is TimeControl.CORRESPONDENCE else table.time_control.limit


def deadline(table: Table, pending_turn: PendingTurn, settings: PersonSettings) -> datetime | None:
    """Return the deadline of a turn, with the known pauses included.

    None = no deadline: the time control is unlimited, no other person is at the table, all people are absent, or the
    table cannot be reached.
    """
    allowed = allowance(table, table.seats[pending_turn.seat])
    people = [table_seat for table_seat in table.seats if table_seat.person is not None]
    asleep = all(table_seat.is_absent for table_seat in people)
    if pending_turn.person is None or allowed is None or len(people) < 2 or asleep or not table.reachable:
        return None
    return time_over(table, pending_turn, settings, allowed)


def time_over(table: Table, pending_turn: PendingTurn, settings: PersonSettings, allowed: timedelta) -> datetime:
    """Return when `allowed` time of a turn is used up."""
    since = from_millis(pending_turn.since)
    return availability.time_counted_at(since, allowed + pending_turn.paused * _MILLI, _pauses(table, settings, since))


def unseen(table: Table) -> int:
    """Return how many milliseconds the turns of this table wait for the player's first look."""
    waited = len(table.people) > 1 and table.time_control is not TimeControl.NONE
    return SEALED_GRACE // _MILLI if table.sealed and waited else 0


def clock_starts(table: Table, pending_turn: PendingTurn, settings: PersonSettings) -> datetime:
    """Return when the time of a turn begins to run; for a sealed turn, the latest such moment."""
    return time_over(table, pending_turn, settings, timedelta())


def after_first_view(table: Table, pending_turn: PendingTurn, settings: PersonSettings, now: datetime) -> PendingTurn:
    """Return the turn without the rest of the grace period, after its player's first look."""
    since = from_millis(pending_turn.since)
    gone = availability.time_counted(since, now, _pauses(table, settings, since)) // _MILLI
    return replace(pending_turn, sealed=False, paused=min(pending_turn.paused, gone))


def resettled(table: Table, pending_turn: PendingTurn, old: PersonSettings, new: PersonSettings, now: datetime) -> int:
    """Return by how many milliseconds a turn's counted time changes with new settings."""
    since = from_millis(pending_turn.since)
    before, after = (availability.time_counted(since, now, _pauses(table, mine, since)) for mine in (old, new))
    return (after - before) // _MILLI


def after_move(
    table: Table, table_seat: TableSeat, pending_turn: PendingTurn | None, settings: PersonSettings, now: datetime
) -> TableSeat:
    """Return the seat with the time over FREE subtracted from its bank (correspondence only)."""
    if table.time_control is not TimeControl.CORRESPONDENCE or pending_turn is None or pending_turn.person is None:
        return table_seat
    since = from_millis(pending_turn.since)
    taken = availability.time_counted(since, now, _pauses(table, settings, since)) - pending_turn.paused * _MILLI - FREE
    return (
        table_seat
        if taken <= timedelta()
        else replace(table_seat, bank=max(bank(table_seat) - taken, timedelta()) // _MILLI)
    )


def bank(table_seat: TableSeat) -> timedelta:
    """Return the rest of this seat's time bank."""
    return BANK if table_seat.bank is None else table_seat.bank * _MILLI


def _pauses(table: Table, settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Yield the pauses of this person's deadlines; none at live tables."""
    return (
        iter(()) if table.time_control is TimeControl.LIVE else availability.pauses(settings, since, table.started_at)
    )
