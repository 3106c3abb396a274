"""Stored matches, read from the columns that all versions of the database have."""

import msgspec
from sqlalchemy import bindparam, select

from bot.database import schema
from bot.database.engine import Database
from bot.domain.table import TableId
from games.api import Seat


class StoredMatch(msgspec.Struct, frozen=True):
    """A stored match: its checkpoint, the moves since (seat, JSON), and its current state."""

    table: str
    game: str
    first: bytes
    moves: tuple[tuple[Seat, str], ...]
    last: bytes


_t, _b, _c, _m = schema.tables.c, schema.bookmarks.c, schema.checkpoints.c, schema.moves.c
_ALL = select(_b.table_id).order_by(_b.table_id)
_MATCH = (
    select(_t.game, _b.match)
    .join_from(schema.tables, schema.bookmarks, _b.table_id == _t.id)
    .where(_t.id == bindparam("this"))
)
_FIRST = select(_c.number, _c.match).where(_c.table_id == bindparam("this")).order_by(_c.number.desc()).limit(1)
_MOVES = (
    select(_m.seat, _m.action)
    .where(_m.table_id == bindparam("this"), _m.number > bindparam("after"), _m.taken_back_at.is_(None))
    .order_by(_m.number)
)


async def matches(engine: Database) -> tuple[TableId, ...]:
    """Return the tables with a match."""
    return await engine.column(_ALL)


async def stored(engine: Database, table: TableId) -> StoredMatch:
    """Return a table's stored match."""
    this = {"this": table}
    async with engine.snapshot() as connection:
        game, last = (await connection.execute(_MATCH, this)).one()
        number, first = (await connection.execute(_FIRST, this)).one()
        moves = (await connection.execute(_MOVES, this | {"after": number})).all()
    return StoredMatch(table, game, first, tuple((row.seat, row.action) for row in moves), last)
