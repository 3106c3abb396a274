"""What people wish to hear of a table: nothing, though they sit there."""

from sqlalchemy import bindparam, delete, select

from bot.model import PersonId, TableId, Wish
from bot.store import schema
from bot.store.engine import Engine

_w = schema.wishes.c
_OF_TABLE = select(_w.person, _w.wish).where(_w.table_id == bindparam("this")).order_by(_w.person)
_NO_MORE = delete(schema.wishes).where(_w.table_id == bindparam("this"), _w.person == bindparam("who"))


class WishStore:
    """The wishes of people at tables: one of each."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def of(self, table: TableId) -> dict[PersonId, Wish]:
        """Return who wishes what at a table."""
        async with self._engine.reading() as connection:
            rows = await connection.execute(_OF_TABLE, {"this": table})
            return {row.person: Wish(row.wish) for row in rows}

    async def put(self, table: TableId, person: PersonId, wish: Wish | None) -> None:
        """Keep what somebody wishes at a table; None = nothing special any more."""
        async with self._engine.writing() as connection:
            if wish is None:
                await connection.execute(_NO_MORE, {"this": table, "who": person})
            else:
                row = {"table_id": table, "person": person, "wish": wish.value, "round": None}
                await connection.execute(self._engine.put.wish, row)
