"""Until when a table waits for somebody: the time of its pace, which runs only while that person can play. Pure."""

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
"""At correspondence pace: the time that everybody has for the whole match, and what each move may take besides."""

RENDERER = timedelta(days=1)
"""So much of somebody's time a sealed turn waits for their first look."""

GIVEN_UP = 2
"""Who has missed so many turns in a row has given a match up; when everybody has, the table sleeps until they come."""

_MILLI = timedelta(milliseconds=1)


def allowance(table: Table, table_seat: TableSeat) -> timedelta | None:
    """Return how much time this seat has for its turn by the table's pace; None = any."""
    return FREE + bank(table_seat) if table.time_control is TimeControl.CORRESPONDENCE else table.time_control.limit


def deadline(table: Table, pending_turn: PendingTurn, settings: PersonSettings) -> datetime | None:
    """Return when this person's time is over, what is known of pauses taken into account.

    None = never: nobody else is kept waiting, nobody has come for long, or the table cannot be reached.
    """
    allowed = allowance(table, table.seats[pending_turn.seat])
    people = [table_seat for table_seat in table.seats if table_seat.person is not None]
    asleep = all(table_seat.missed >= GIVEN_UP for table_seat in people)
    if pending_turn.person is None or allowed is None or len(people) < 2 or asleep or not table.reachable:
        return None
    return time_over(table, pending_turn, settings, allowed)


def time_over(table: Table, pending_turn: PendingTurn, settings: PersonSettings, allowed: timedelta) -> datetime:
    """Return when so much time of a turn is spent."""
    since = from_millis(pending_turn.since)
    return availability.time_counted_at(since, allowed + pending_turn.paused * _MILLI, _pauses(table, settings, since))


def unseen(table: Table) -> int:
    """Return for how many milliseconds the time of whoever is asked at this table waits for their first look."""
    waited = len(table.people) > 1 and table.time_control is not TimeControl.NONE
    return RENDERER // _MILLI if table.sealed and waited else 0


def clock_starts(table: Table, pending_turn: PendingTurn, settings: PersonSettings) -> datetime:
    """Return when the time of a turn begins to run; of a sealed one, at the latest."""
    return time_over(table, pending_turn, settings, timedelta())


def after_first_view(table: Table, pending_turn: PendingTurn, settings: PersonSettings, now: datetime) -> PendingTurn:
    """Return the waiting after its person has looked at a sealed turn: what waited for that and is left falls away."""
    since = from_millis(pending_turn.since)
    gone = availability.time_counted(since, now, _pauses(table, settings, since)) // _MILLI
    return replace(pending_turn, sealed=False, paused=min(pending_turn.paused, gone))


def resettled(table: Table, pending_turn: PendingTurn, old: PersonSettings, new: PersonSettings, now: datetime) -> int:
    """Return how many milliseconds of a turn count by a person's new hours that did not by their old ones."""
    since = from_millis(pending_turn.since)
    before, after = (availability.time_counted(since, now, _pauses(table, mine, since)) for mine in (old, new))
    return (after - before) // _MILLI


def after_move(
    table: Table, table_seat: TableSeat, pending_turn: PendingTurn | None, settings: PersonSettings, now: datetime
) -> TableSeat:
    """Return the seat with what its move has taken from the bank, at correspondence pace."""
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
    """Return what is left of this seat's time for the whole match."""
    return BANK if table_seat.bank is None else table_seat.bank * _MILLI


def _pauses(table: Table, settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Return when this person's time stands still; where people play live, it does not."""
    return (
        iter(()) if table.time_control is TimeControl.LIVE else availability.pauses(settings, since, table.started_at)
    )
