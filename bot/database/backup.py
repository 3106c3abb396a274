"""A copy of the database while the bot goes on playing, and the mark by which a copy that was put back is known."""

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
"""The `user_version` of a SQLite file that is a copy: kept in the file's header, whatever its schema is."""


async def backup(url: str, target: Path, *, replace: bool = False) -> int:
    """Copy a SQLite database as it stands at this moment into a file, and return its size in bytes.

    Nobody is kept from writing meanwhile. The file appears whole or not at all, has been read through, and is marked
    as a copy.
    Raises BackupElsewhere for PostgreSQL (which has pg_dump) or a database in memory, BackupExists unless the target
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
    """Raise DatabaseDown if it is the source that cannot be read: of the copy nothing is to be seen then."""
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
    """Mark the copy and read it through."""
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
    """Give a copy its name; of two that want the same one at once, one learns that it is taken."""
    if replace:
        part.replace(target)
        return
    try:
        os.link(part, target)
    except FileExistsError as error:
        raise BackupExists(file=str(target)) from error
    except OSError:  # a file system without links
        if target.exists():
            raise BackupExists(file=str(target)) from None
        part.replace(target)


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
