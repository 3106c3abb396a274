"""Copies all rows to another database, of any kind."""

from collections.abc import AsyncIterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Row, Table, func, insert, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.engine import Database
from bot.database.schema import metadata
from bot.refusals.database import DatabaseDown, DatabaseInUse, NotEmpty, SameDatabase

ROWS_PER_BATCH = 500
"""Number of rows in memory at a time."""

_WHICH = """
SELECT oid, pg_postmaster_start_time(), current_schema() FROM pg_database WHERE datname = current_database()
"""
"""Identifies the database of a connection to a server, regardless of its URL."""

_OTHERS = """
SELECT COUNT(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'planisphere' AND pid <> pg_backend_pid()
"""


class CopiedRows(Struct, frozen=True):
    """The number of rows of a table that were read, and that the target has now."""

    table: str
    read: int
    written: int


async def move(source: Database, target: Database) -> tuple[CopiedRows, ...]:
    """Copy every row to an empty database in one transaction; both have the newest schema.

    The source is only read. Raises SameDatabase if both are the same, DatabaseInUse if another bot is connected to the
    source, NotEmpty if the target has rows, DatabaseDown if rows are missing, and the refusals of the database.
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
        await into.execute(insert(table), [row._asdict() for row in rows])
        read += len(rows)
    written = await _count(into, table)
    if written != read:
        raise DatabaseDown(reason=f"{table.name}: {read} rows were read and {written} written")
    return CopiedRows(table.name, read, written)


async def _pages(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Row[Any]]]:
    """Yield the rows of a table in the order of their primary keys."""
    key = list(table.primary_key)
    first = select(table).order_by(*key).limit(ROWS_PER_BATCH)
    rows = list(await connection.execute(first))
    while rows:
        yield rows
        last = tuple_(*(getattr(rows[-1], column.name) for column in key))
        rows = list(await connection.execute(first.where(tuple_(*key) > last)))


async def _count(connection: AsyncConnection, table: Table) -> int:
    rows: int = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
    return rows


async def _set_counters(into: AsyncConnection) -> None:
    """Set PostgreSQL's sequences to the last rows; SQLite needs none."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.setval(sequence, func.coalesce(func.max(column), 0) + 1, False))
            await into.execute(last)
