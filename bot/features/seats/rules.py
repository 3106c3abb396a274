"""Which seats a person may act for."""

from datetime import datetime, timedelta

from bot.domain.deadline import allowance, time_over
from bot.domain.person import PersonId
from bot.domain.table import Table, TableSeat
from bot.domain.time_control import SEALED, UNSEALED, TimeControl
from bot.refusals import SeatTaken
from bot.tables.loaded_table import LoadedTable
from bot.tables.prompts import seat_of
from bot.tables.repository import must_run
from games.api import Seat

USUAL_LIMIT = TimeControl.NORMAL.limit or timedelta(hours=48)
"""After this time a person counts as absent at a table that waits for ever."""


def time_limit(table: Table) -> tuple[str, ...]:
    """Return what is settled of the time that a table waits for one person."""
    return table.time_control.value, table.timeout.value, SEALED if table.sealed else UNSEALED


def occupied(loaded: LoadedTable, seat: Seat) -> TableSeat:
    """Return the seat of a person who plays or has played at a running table."""
    must_run(loaded.table)
    table_seat = next((one for one in loaded.table.seats if one.seat == seat), None)
    if table_seat is None or (table_seat.person is None and table_seat.left_by is None):
        raise SeatTaken()
    return table_seat


def seat_of_player(loaded: LoadedTable, person: PersonId) -> TableSeat:
    """Return the seat in which a person plays at a running table."""
    return loaded.table.seats[seat_of(loaded, person)]


def may_offer(table: Table, table_seat: TableSeat, person: PersonId, *, moderator: bool) -> bool:
    """Return whether a person may offer a seat that was left, or offer it no longer."""
    if table.private and not table_seat.offered:
        return person == table.host
    return moderator or person in (table.host, table_seat.left_by)


def hours_left(loaded: LoadedTable, table_seat: TableSeat, now: datetime) -> int:
    """Return the whole hours after which this person counts as absent: 0 = now."""
    limit = allowance(loaded.table, table_seat) or USUAL_LIMIT
    pending_turn = loaded.pending_turns.get(table_seat.seat)
    if table_seat.autopilot:
        return 0
    if pending_turn is None or pending_turn.person is None:
        return -(-limit // timedelta(hours=1))
    left = time_over(loaded.table, pending_turn, loaded.settings(pending_turn.person), limit) - now
    return max(0, -(-left // timedelta(hours=1)))


def missed_turns(loaded: LoadedTable, table_seat: TableSeat, now: datetime, usual: timedelta | None = None) -> int:
    """Return how many turns in a row a person has missed; where nobody acts for them, one for each time of a turn.

    `usual` is the time of a turn at a table that has none.
    """
    limit = allowance(loaded.table, table_seat) or usual
    pending_turn = loaded.pending_turns.get(table_seat.seat)
    if limit is None or pending_turn is None or pending_turn.person is None or not loaded.table.reachable:
        return table_seat.missed
    settings = loaded.settings(pending_turn.person)
    over = (time_over(loaded.table, pending_turn, settings, limit * turns) for turns in (1, 2))
    return table_seat.missed + sum(moment <= now for moment in over)
