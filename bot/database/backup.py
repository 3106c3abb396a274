"""Backups of a SQLite database while the bot runs; a restored one is recognized by a mark."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex

from bot.database.engine import Database, file_of
from bot.database.private_files import make_file
from bot.refusals.database import BackupElsewhere, BackupExists, DatabaseDown

COPY_MARK = 0x504C43
"""The `user_version` of a backup, stored in the header of the SQLite file."""


async def backup(url: str, target: Path, *, replace: bool = False) -> int:
    """Write a consistent copy of a SQLite database to a file, and return its size in bytes.

    Writers are not blocked. The file appears completely or not at all, its integrity is checked, and it is marked as a
    copy. Raises BackupElsewhere for PostgreSQL (use pg_dump) or a database in memory, BackupExists unless the target
    may be replaced, and DatabaseDown with the name of the file that cannot be read or written.
    """
    source = file_of(url)
    if source is None:
        raise BackupElsewhere()
    try:
        return await asyncio.to_thread(_copy, source, target, replace)
    except OSError as error:
        raise DatabaseDown(reason=f"{error.filename or target}: {error.strerror or error}") from error


def _copy(source: Path, target: Path, replace: bool) -> int:
    if target.exists() and not replace:
        raise BackupExists(file=str(target))
    part = target.with_name(f"{target.name}.{token_hex(4)}.part")
    try:
        _check_readable(source)
        make_file(part)
        _vacuum(source, part)
        _finish(source, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        _put_in_place(part, target, replace)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _check_readable(source: Path) -> None:
    """Raise DatabaseDown if the source cannot be read, so that the error names the right file."""
    if not source.exists():
        raise DatabaseDown(reason=f"{source} does not exist")
    try:
        with closing(_opened(source)) as connection:
            connection.execute("SELECT COUNT(*) FROM sqlite_schema").fetchone()
    except sqlite3.Error as error:
        raise DatabaseDown(reason=f"{source}: {error}") from error


def _vacuum(source: Path, part: Path) -> None:
    try:
        with closing(_opened(source)) as connection:
            connection.execute("VACUUM INTO ?", (f"{part.absolute().as_uri()}",))
    except sqlite3.Error as error:
        damaged = error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        raise DatabaseDown(reason=f"{source if damaged else part}: {error}") from error


def _finish(source: Path, part: Path) -> None:
    """Mark the copy and check its integrity."""
    try:
        with closing(sqlite3.connect(part)) as connection:
            connection.execute(f"PRAGMA user_version = {COPY_MARK}")
            (integrity,) = connection.execute("PRAGMA integrity_check").fetchone()
    except sqlite3.Error as error:
        integrity = str(error)
    if integrity != "ok":
        raise DatabaseDown(reason=f"{source}: {integrity}")


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _put_in_place(part: Path, target: Path, replace: bool) -> None:
    """Rename the finished copy; of two at the same time, one raises BackupExists."""
    if replace:
        part.replace(target)
        return
    try:
        os.link(part, target)
    except FileExistsError as error:
        raise BackupExists(file=str(target)) from error
    except OSError:  # a file system without hard links
        if target.exists():
            raise BackupExists(file=str(target)) from None
        part.replace(target)


async def is_copy(engine: Database) -> bool:
    """Return whether this database is a restored backup that was not shown yet (SQLite only).

    Raises the refusals of the database.
    """
    if not engine.sqlite:
        return False
    async with engine.reading() as connection:
        return bool((await connection.exec_driver_sql("PRAGMA user_version")).scalar_one() == COPY_MARK)


async def forget_copy(engine: Database) -> None:
    """Remove the mark of a backup. Raises the refusals of the database."""
    async with engine.writing() as connection:
        await connection.exec_driver_sql("PRAGMA user_version = 0")
