"""Rules about seats of a running match: who may act for a seat, and who is absent. Pure functions."""

from datetime import datetime, timedelta

from bot.domain.deadline import allowance, time_over
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonId
from bot.domain.table import Table, TableSeat, TableStatus
from bot.domain.time_control import SEALED, UNSEALED, TimeControl
from bot.refusals import SeatTaken
from bot.tables.loaded_table import LoadedTable
from bot.tables.prompts import seat_of
from bot.tables.repository import must_run
from games.api import Seat

USUAL_LIMIT = TimeControl.NORMAL.limit or timedelta(hours=48)
"""Time after which a person counts as absent at a table without a time control."""


def time_limit(table: Table) -> tuple[str, ...]:
    """Return the time control, the timeout policy, and whether turns are sealed."""
    return table.time_control.value, table.timeout.value, SEALED if table.sealed else UNSEALED


def occupied(loaded: LoadedTable, seat: Seat) -> TableSeat:
    """Return a seat that a person has or has left. Raises SeatTaken, NotStarted, Closed."""
    must_run(loaded.table)
    table_seat = next((one for one in loaded.table.seats if one.seat == seat), None)
    if table_seat is None or (table_seat.person is None and table_seat.left_by is None):
        raise SeatTaken()
    return table_seat


def seat_of_player(loaded: LoadedTable, person: PersonId) -> TableSeat:
    """Return the seat of a person. Raises NotYours, NotStarted, Closed."""
    return loaded.table.seats[seat_of(loaded, person)]


def may_offer(table: Table, table_seat: TableSeat, person: PersonId, *, moderator: bool) -> bool:
    """Return whether a person may offer this seat, or withdraw its offer."""
    if table.private and not table_seat.offered:
        return person == table.host
    return moderator or person in (table.host, table_seat.left_by)


def hours_left(loaded: LoadedTable, table_seat: TableSeat, now: datetime) -> int:
    """Return the hours until the host may give away the seat of a person; 0 = now, as they have missed a turn."""
    limit = allowance(loaded.table, table_seat) or USUAL_LIMIT
    pending_turn = loaded.pending_turns.get(table_seat.seat)
    if table_seat.was_missed:
        return 0
    if pending_turn is None or pending_turn.person is None:
        return -(-limit // timedelta(hours=1))
    left = time_over(loaded.table, pending_turn, loaded.settings(pending_turn.person), limit) - now
    return max(0, -(-left // timedelta(hours=1)))


def extendable_turns(loaded: LoadedTable, person: PersonId) -> tuple[PendingTurn, ...]:
    """Return the turns of others to which a player may add a day: there is a time limit of at least a day."""
    table = loaded.table
    limited = table.time_control not in (TimeControl.NONE, TimeControl.LIVE)
    if table.status is not TableStatus.RUNNING or table.seat_of(person) is None or not limited:
        return ()
    return tuple(turn for turn in loaded.pending_turns.values() if turn.person not in (None, person))


def missed_turns(loaded: LoadedTable, table_seat: TableSeat, now: datetime, usual: timedelta | None = None) -> int:
    """Return the consecutive turns that a person has missed.

    If no computer plays for them, each full time limit counts as a turn. `usual` is the limit at a table without one.
    """
    limit = allowance(loaded.table, table_seat) or usual
    pending_turn = loaded.pending_turns.get(table_seat.seat)
    if limit is None or pending_turn is None or pending_turn.person is None or not loaded.table.reachable:
        return table_seat.missed
    settings = loaded.settings(pending_turn.person)
    over = (time_over(loaded.table, pending_turn, settings, limit * turns) for turns in (1, 2))
    return table_seat.missed + sum(moment <= now for moment in over)
