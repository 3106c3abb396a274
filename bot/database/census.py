"""Counts for the metrics."""

from sqlalchemy import func, select

from bot.database import schema
from bot.database.engine import Database
from bot.database.outbox import OutboxRepository
from bot.domain.table import TableStatus
from bot.domain.timestamps import moment_or_none
from bot.monitoring.metrics import OutboxCensus

_o, _t = schema.outbox.c, schema.tables.c
_WAITING = select(func.count(), func.min(_o.created_at)).select_from(schema.outbox)
_RUNNING = select(_t.game, func.count().label("tables")).where(_t.status == TableStatus.RUNNING.value).group_by(_t.game)


class CensusRepository:
    """Counts outbox messages and running tables."""

    def __init__(self, engine: Database, outbox: OutboxRepository) -> None:
        self._engine = engine
        self._outbox = outbox

    async def census(self) -> OutboxCensus:
        """Return the current counts."""
        due = await self._outbox.next_due()
        async with self._engine.snapshot() as connection:
            waiting, oldest = (await connection.execute(_WAITING)).one()
            running = (await connection.execute(_RUNNING)).all()
        return OutboxCensus(
            waiting, moment_or_none(oldest), moment_or_none(due), {row.game: row.tables for row in running}
        )
