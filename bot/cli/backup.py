"""`planisphere backup`: a whole copy of the SQLite database, taken while the bot runs."""

import argparse
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.console import Failed, say
from bot.cli.setting import settings
from bot.store.engine import file_of

PATIENCE = 10.0
"""Seconds to wait for a lock that somebody else holds."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="where to write it (default: backups/ in the data folder)"
    )
    parser.epilog = "To return to a copy, stop the bot and put the copy in the place of the database file."


def main(line: argparse.Namespace) -> int:
    """Write the copy, check it, and say where it is."""
    read = settings()
    source = file_of(read.database_url)
    if source is None:
        raise Failed("only a SQLite file is copied here; for PostgreSQL use pg_dump and pg_restore.")
    if not source.is_file():
        raise Failed(f"there is no database yet: {source}")
    target = line.file or read.data / "backups" / f"planisphere-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite3"
    if target.exists():
        raise Failed(f"{target} is there already; choose another name.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        copy(source, target)
    except OSError as error:
        raise Failed(f"{target} cannot be written: {error.strerror}.") from error
    except sqlite3.Error as error:
        raise Failed(f"{source} cannot be copied: {error}.") from error
    say(f"{target} ({target.stat().st_size / 1_000_000:.1f} MB)")
    return 0


def copy(source: Path, target: Path) -> None:
    """Copy a database that others may be writing to; the copy appears under its name only when it is whole.

    Raises OSError and sqlite3.Error; then nothing is left behind.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        address = f"{source.absolute().as_uri()}?mode=ro"
        with (
            closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as old,
            closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            verdict = new.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
