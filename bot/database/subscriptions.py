"""What people are notified of at a table, if it differs from the default."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.mapping import WATCHER
from bot.database.transaction import writes
from bot.domain.notification import FOLLOWING, Watcher
from bot.domain.person import PersonId
from bot.domain.table import TableId

_w = schema.wishes.c
_OF_TABLE = select(_w.person, _w.wish, _w.round).where(_w.table_id == bindparam("this")).order_by(_w.person)
_FOLLOWED = (
    select(_w.table_id)
    .where(_w.person == bindparam("who"), _w.wish.in_([level.value for level in FOLLOWING]))
    .order_by(_w.table_id)
)
_NO_MORE = delete(schema.wishes).where(_w.table_id == bindparam("this"), _w.person == bindparam("who"))


class WatchRepository:
    """The watch levels of people, one for each table and person."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def of(self, table: TableId) -> dict[PersonId, Watcher]:
        """Return the watchers of a table by person."""
        return {row.person: WATCHER.of(row) for row in await self._engine.rows(_OF_TABLE, this=table)}

    async def followed(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the tables that a person follows."""
        return await self._engine.column(_FOLLOWED, who=person)

    @writes
    async def put(self, connection: AsyncConnection, table: TableId, one: Watcher) -> None:
        """Store a person's watch level at a table, and the last round they know."""
        await connection.execute(self._engine.put.watch_level, WATCHER.values(one, table_id=table))

    @writes
    async def drop(self, connection: AsyncConnection, table: TableId, person: PersonId) -> None:
        """Delete a person's watch level at a table."""
        await connection.execute(_NO_MORE, {"this": table, "who": person})
