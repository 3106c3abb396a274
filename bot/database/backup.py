"""A copy of the database while the bot goes on playing, and the mark by which a copy that was put back is known."""

import asyncio
import os
import sqlite3
from pathlib import Path

from bot.database.engine import Database, file_of
from bot.refusals.database import BackupElsewhere, BackupExists, DatabaseDown

COPY_MARK = 0x504C43
"""The `user_version` of a SQLite file that is a copy: kept in the file's header, whatever its schema is."""


async def backup(url: str, target: Path, *, replace: bool = False) -> int:
    """Copy a SQLite database as it stands at this moment into a file, and return its size in bytes.

    Nobody is kept from writing meanwhile. The file appears whole or not at all, has been read through, and is marked
    as a copy.
    Raises BackupElsewhere for PostgreSQL (which has pg_dump) or a database in memory, BackupExists unless the target
    may be replaced, and DatabaseDown if the database or the target cannot be read or written.
    """
    source = file_of(url)
    if source is None:
        raise BackupElsewhere()
    try:
        return await asyncio.to_thread(_copy, source, target, replace)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseDown(reason=str(error)) from error


def _copy(source: Path, target: Path, replace: bool) -> int:
    if target.exists() and not replace:
        raise BackupExists(file=str(target))
    if not source.exists():
        raise FileNotFoundError(f"{source} does not exist")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        _vacuum(source, part)
        _finish(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _vacuum(source: Path, part: Path) -> None:
    connection = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    try:
        connection.execute("VACUUM INTO ?", (str(part),))
    finally:
        connection.close()


def _finish(part: Path) -> None:
    """Mark the copy and read it through."""
    connection = sqlite3.connect(part)
    try:
        connection.execute(f"PRAGMA user_version = {COPY_MARK}")
        (integrity,) = connection.execute("PRAGMA integrity_check").fetchone()
    finally:
        connection.close()
    if integrity != "ok":
        raise sqlite3.DatabaseError(integrity)


async def is_copy(engine: Database) -> bool:
    """Say whether this database is a copy that was put back and has not been shown yet; never so on PostgreSQL.

    Raises the database's refusals.
    """
    if not engine.sqlite:
        return False
    async with engine.reading() as connection:
        return bool((await connection.exec_driver_sql("PRAGMA user_version")).scalar_one() == COPY_MARK)


async def forget_copy(engine: Database) -> None:
    """Remove the mark of a copy. Raises the database's refusals."""
    async with engine.writing() as connection:
        await connection.exec_driver_sql("PRAGMA user_version = 0")
