"""Everything from one database into another, whatever kind either is of."""

from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, Table, func, insert, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.engine import Database
from bot.database.schema import metadata
from bot.refusals.database import DatabaseDown, DatabaseInUse, NotEmpty, SameDatabase

AT_ONCE = 500
"""So many rows are in hand at the same time, however large a table is."""

_WHICH = """
SELECT oid, pg_postmaster_start_time(), current_schema() FROM pg_database WHERE datname = current_database()
"""
"""What two connections to a server have in common if they are to the same database, whatever their addresses are."""

_OTHERS = """
SELECT COUNT(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'planisphere' AND pid <> pg_backend_pid()
"""


class CopiedRows(Struct, frozen=True):
    """How many rows of a table were read in the one database, and are counted in the other now."""

    table: str
    read: int
    written: int


async def move(source: Database, target: Database) -> tuple[CopiedRows, ...]:
    """Copy every row of every table as it stands at this moment, all or nothing; both have the newest schema.

    The source is only read. Raises SameDatabase if both are one, DatabaseInUse where another bot is known to be
    connected to the source, NotEmpty if the target holds anything, DatabaseDown if not every row has arrived, and the
    store's refusals.
    """
    async with source.snapshot(job=True) as connection, target.writing(job=True) as into:
        if not (source.sqlite or target.sqlite) and await _which(connection) == await _which(into):
            raise SameDatabase()
        if not source.sqlite and (await connection.execute(text(_OTHERS))).scalar_one():
            raise DatabaseInUse()
        for table in metadata.sorted_tables:
            if await _count(into, table):
                raise NotEmpty(table=table.name)
        moved = [await _copy(connection, into, table) for table in metadata.sorted_tables]
        if not target.sqlite:
            await _set_counters(into)
        return tuple(moved)


async def _which(connection: AsyncConnection) -> tuple[Any, ...]:
    return tuple((await connection.execute(text(_WHICH))).one())


async def _copy(connection: AsyncConnection, into: AsyncConnection, table: Table) -> CopiedRows:
    read = 0
    async for rows in _pages(connection, table):
        await into.execute(insert(table), [dict(row._mapping) for row in rows])
        read += len(rows)
    written = await _count(into, table)
    if written != read:
        raise DatabaseDown(reason=f"{table.name}: {read} rows were read and {written} written")
    return CopiedRows(table.name, read, written)


async def _pages(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Row[Any]]]:
    """Yield the rows of a table in the order of their keys."""
    key = list(table.primary_key)
    first = select(table).order_by(*key).limit(AT_ONCE)
    rows = list(await connection.execute(first))
    while rows:
        yield rows
        last = tuple_(*(getattr(rows[-1], column.name) for column in key))
        rows = list(await connection.execute(first.where(tuple_(*key) > last)))


async def _count(connection: AsyncConnection, table: Table) -> int:
    rows: int = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    return rows


async def _set_counters(into: AsyncConnection) -> None:
    """Let PostgreSQL go on counting where the rows end; SQLite does so by itself."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.setval(sequence, func.coalesce(func.max(column), 0) + 1, False))
            await into.execute(last)
