"""`planisphere backup`: a copy of the SQLite database, made while the bot runs."""

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.console import Failed, say
from bot.cli.settings import existing_database, settings
from bot.database.private_files import make_folder
from bot.database.repositories import backup
from bot.refusals.database import BackupExists

MOST_IN_A_SECOND = 100
"""Maximum number of backups with the same second in their name."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="where to write it (default: backups/ in the data folder)"
    )
    parser.epilog = (
        "To return to a copy, stop the bot, delete the database file and the -wal and -shm files beside it, "
        "and put the copy in its place. At its start the bot shows every table again as the copy has it."
    )


def main(line: argparse.Namespace) -> int:
    """Make the backup and print its file and size."""
    read = settings()
    url = existing_database(read)
    target = line.file or read.backups_folder / f"planisphere-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite3"
    try:
        make_folder(target.parent)
        target, size = asyncio.run(_copied(url, target, another=line.file is None))
    except OSError as error:
        raise Failed(f"{target} cannot be written: {error.strerror}.") from error
    say(f"{target} ({size / 1_000_000:.1f} MB)")
    return 0


async def _copied(url: str, target: Path, *, another: bool) -> tuple[Path, int]:
    """Copy a database, with `another` name if this one exists; return the name and the size."""
    for number in range(2, MOST_IN_A_SECOND):
        try:
            return target, await backup(url, target)
        except BackupExists:
            if not another:
                raise
            target = target.with_name(f"{target.stem.partition('_')[0]}_{number}{target.suffix}")
    return target, await backup(url, target)
