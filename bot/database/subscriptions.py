"""What people are notified of at a table, if it differs from the default."""

from sqlalchemy import bindparam, delete, select

from bot.database import schema
from bot.database.engine import Database
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

    async def of(self, table: TableId) -> dict[PersonId, Watcher]:
        """Return the watchers of a table by person."""
        async with self._engine.reading() as connection:
            rows = await connection.execute(_OF_TABLE, {"this": table})
            return {row.person: Watcher(row.person, WatchLevel(row.wish), row.round) for row in rows}

    async def followed(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the tables that a person follows."""
        async with self._engine.reading() as connection:
            rows = await connection.execute(_OF_PERSON, {"who": person})
            return tuple(row.table_id for row in rows if WatchLevel(row.wish) in FOLLOWING)

    async def put(self, table: TableId, one: Watcher) -> None:
        """Store a person's watch level at a table, and the last round they know."""
        async with self._engine.writing() as connection:
            row = {"table_id": table, "person": one.person, "wish": one.watch_level.value, "round": one.round}
            await connection.execute(self._engine.put.watch_level, row)

    async def drop(self, table: TableId, person: PersonId) -> None:
        """Delete a person's watch level at a table."""
        async with self._engine.writing() as connection:
            await connection.execute(_NO_MORE, {"this": table, "who": person})
