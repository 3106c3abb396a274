"""A copy of the database while the bot goes on playing."""

import asyncio
import os
import sqlite3
from pathlib import Path

from bot.database.engine import file_of
from bot.refusals.database import BackupElsewhere, BackupExists, DatabaseDown


async def backup(url: str, target: Path, *, replace: bool = False) -> int:
    """Copy a SQLite database as it stands at this moment into a file, and return its size in bytes.

    Nobody is kept from writing meanwhile. The file appears whole or not at all, and has been read through.
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
        _read_through(part)
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


def _read_through(part: Path) -> None:
    connection = sqlite3.connect(f"{part.absolute().as_uri()}?mode=ro", uri=True)
    try:
        (integrity,) = connection.execute("PRAGMA integrity_check").fetchone()
    finally:
        connection.close()
    if integrity != "ok":
        raise sqlite3.DatabaseError(integrity)
