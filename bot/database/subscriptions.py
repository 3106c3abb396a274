"""What people are notified of at a table, if it differs from the default."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.transaction import reads, writes
from bot.domain.notification import FOLLOWING, Watcher, WatchLevel
from bot.domain.person import PersonId
from bot.domain.table import TableId

_w = schema.wishes.c
_OF_TABLE = select(_w.person, _w.wish, _w.round).where(_w.table_id == bindparam("this")).order_by(_w.person)
_OF_PERSON = select(_w.table_id, _w.wish).where(_w.person == bindparam("who")).order_by(_w.table_id)
_NO_MORE = delete(schema.wishes).where(_w.table_id == bindparam("this"), _w.person == bindparam("who"))


class WatchRepository:
    """The watch levels of people, one for each table and person."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    @reads
    async def of(self, connection: AsyncConnection, table: TableId) -> dict[PersonId, Watcher]:
        """Return the watchers of a table by person."""
        rows = await connection.execute(_OF_TABLE, {"this": table})
        return {row.person: Watcher(row.person, WatchLevel(row.wish), row.round) for row in rows}

    @reads
    async def followed(self, connection: AsyncConnection, person: PersonId) -> tuple[TableId, ...]:
        """Return the tables that a person follows."""
        rows = await connection.execute(_OF_PERSON, {"who": person})
        return tuple(row.table_id for row in rows if WatchLevel(row.wish) in FOLLOWING)

    @writes
    async def put(self, connection: AsyncConnection, table: TableId, one: Watcher) -> None:
        """Store a person's watch level at a table, and the last round they know."""
        row = {"table_id": table, "person": one.person, "wish": one.watch_level.value, "round": one.round}
        await connection.execute(self._engine.put.watch_level, row)

    @writes
    async def drop(self, connection: AsyncConnection, table: TableId, person: PersonId) -> None:
        """Delete a person's watch level at a table."""
        await connection.execute(_NO_MORE, {"this": table, "who": person})
