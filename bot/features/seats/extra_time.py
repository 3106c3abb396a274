"""Players give another player more time for a turn."""

from dataclasses import dataclass

from bot.database.pending_turns import TurnExtended
from bot.domain.audit import AuditEntry, TableAction
from bot.domain.person import PersonId
from bot.domain.table import Table, TableId, TableSeat
from bot.domain.timestamps import to_millis
from bot.features.seats.rules import extendable_turns, seat_of_player
from bot.refusals import TimeAdded, TurnOver
from bot.tables.loaded_table import LoadedTable
from bot.tables.repository import Clock, TableRepository
from games.api import Seat

DAY, MOST = 24 * 3_600_000, 3 * 24 * 3_600_000
"""Milliseconds that other players can add to a turn at once, and at most; other pauses of the turn count, too."""


@dataclass(eq=False)
class ExtraTimeService:
    """The extra days that players give each other for a turn."""

    repository: TableRepository
    now: Clock

    async def extendable(self, table: TableId, person: PersonId) -> tuple[TableSeat, ...]:
        """Return the seats of others to whose turn a player may add a day."""
        loaded = await self.repository.load(table, refresh=True)
        return tuple(loaded.table.seats[turn.seat] for turn in extendable_turns(loaded, person))

    async def give_day(self, table: TableId, person: PersonId, seat: Seat) -> Table:
        """Add a day to the turn of another player. Raises TurnOver, TimeAdded, NotYours, NotStarted, Closed."""

        async def work(old: LoadedTable) -> Table:
            seat_of_player(old, person)
            turn = next((one for one in extendable_turns(old, person) if one.seat == seat), None)
            if turn is None:
                raise TurnOver()
            if turn.paused + DAY > MOST:
                raise TimeAdded(days=MOST // DAY)
            entry = AuditEntry(TableAction.EXTENDED, person, turn.person, seat)
            more = TurnExtended(table, turn, DAY, to_millis(self.now()))
            saved = await self.repository.save(old, old.table, board=True, audit=(entry,), parts=(more,))
            self.repository.invalidate(table)
            return saved.table

        return await self.repository.exclusive(table, work)
