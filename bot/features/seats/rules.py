"""Which seats a person may act for."""

from bot.domain.person import PersonId
from bot.domain.table import Table, TableSeat
from bot.domain.time_control import SEALED, UNSEALED
from bot.refusals import NotYours, SeatTaken
from bot.tables.loaded_table import LoadedTable
from bot.tables.repository import must_run
from games.api import Seat


def time_limit(table: Table) -> tuple[str, ...]:
    """Return what is settled of the time that a table waits for one person."""
    return table.time_control.value, table.timeout.value, SEALED if table.sealed else UNSEALED


def occupied(loaded: LoadedTable, seat: Seat) -> TableSeat:
    """Return the seat of a person who plays or has played at a running table."""
    must_run(loaded.table)
    table_seat = next((table_seat for table_seat in loaded.table.seats if table_seat.seat == seat), None)
    if table_seat is None or (table_seat.person is None and table_seat.left_by is None):
        raise SeatTaken()
    return table_seat


def seat_of_player(loaded: LoadedTable, person: PersonId) -> TableSeat:
    """Return the seat in which a person plays at a running table."""
    must_run(loaded.table)
    table_seat = next((table_seat for table_seat in loaded.table.seats if table_seat.person == person), None)
    if table_seat is None:
        raise NotYours()
    return table_seat
