"""`planisphere migrate`: upgrades the database, tries an upgrade, or moves the database."""

import argparse
import asyncio
import sys
from contextlib import closing
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import URL

from bot.app.repositories import open_repositories
from bot.app.restored import show_everything
from bot.cli import replay_check
from bot.cli.console import Failed, Misused, say, show
from bot.cli.settings import existing_database, settings
from bot.cli.text_table import table_of
from bot.cluster.instance_lock import InstanceLock
from bot.database.backup import is_copy
from bot.database.data_folder import check_not_lost
from bot.database.engine import Database, address, file_of
from bot.database.migrate import migrate, newest, version, versions
from bot.database.private_files import make_folder
from bot.database.transfer import CopiedRows, move
from bot.domain.timestamps import to_millis
from bot.refusals.database import DatabaseDown, NewerDatabase, SameDatabase

MAX_URL_FILE = 10_000
"""Maximum size of a file with a URL, in bytes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    one = parser.add_mutually_exclusive_group()
    one.add_argument(
        "--dry-run",
        action="store_true",
        help="change nothing: tell the versions, play every stored match again; exit code 1 if one would be stranded",
    )
    one.add_argument("--to", metavar="URL", help="move everything into this database, which must be empty")
    one.add_argument(
        "--to-file", type=Path, metavar="FILE", help="the same, with the address in a file; `-` for standard input"
    )
    parser.epilog = (
        "The bot migrates by itself when it starts; `planisphere backup` first is wise. Everybody on a machine can "
        "read command lines: an address with a password belongs into a file (--to-file)."
    )


def main(line: argparse.Namespace) -> int:
    """Migrate or move the database; return 1 if a dry run strands a match."""
    read = settings()
    url = read.database_url
    file = file_of(url)
    if line.dry_run and file is not None and not file.exists():
        say(f"There is no database yet; a new one will be of version {newest()}.")
        return 0
    try:
        if line.to is not None or line.to_file is not None:
            to = _without_password(line.to) if line.to_file is None else _written(line.to_file)
            return _move(existing_database(read), to)
        check_not_lost(url, read.backups_folder)
        if line.dry_run:
            return asyncio.run(_tried_on_copy(url))
        if file is not None:
            make_folder(file.parent)
        say(asyncio.run(_migrated(url)))
    except OSError as error:
        raise Failed(f"{file or 'the database'} cannot be reached: {error.strerror or error}.") from error
    return 0


async def _migrated(url: str) -> str:
    async with Database(url) as engine:
        found = await _known(engine)
        if found == newest():
            return f"The database is up to date: version {found}."
        await migrate(engine)
        return f"The database was brought {_way(found)}."


async def _tried_on_copy(url: str) -> int:
    async with Database(url) as engine:
        found = await _known(engine)
        way = f"can be brought {_way(found)}" if found != newest() else f"is up to date: version {found}"
        say(f"The database {way}.")
        return await replay_check.play_again(engine) if found is not None else 0


async def _known(engine: Database) -> str | None:
    found = await version(engine)
    if found is not None and found not in versions():
        raise NewerDatabase(found=found, known=newest())
    return found


def _way(found: str | None) -> str:
    return f"from version {found or 'none'} to version {newest()}"


# -- into another database ---------------------------------------------------------------------------------------------


def _written(file: Path) -> str:
    """Return the URL in a file."""
    try:
        with open(sys.stdin.fileno() if str(file) == "-" else file, "rb", closefd=str(file) != "-") as opened:
            words = opened.read(MAX_URL_FILE + 1).decode().split()
    except (OSError, UnicodeDecodeError) as error:
        raise Failed(f"{file} cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}.") from error
    if len(words) != 1:
        raise Failed(f"{file} must hold one address and nothing else.")
    return words[0]


def _without_password(to: str) -> str:
    """Return a URL from the command line; raises Misused if it has a password."""
    if _target(to).password is not None:
        raise Misused(
            "--to: everybody on this machine can read a password on the command line. Write the address into a file "
            "that only you can read, and name that with --to-file; change the password if others may have seen it."
        )
    return to


def _check_different(source: str, to: str) -> None:
    file, new = file_of(source), file_of(to)
    if file is not None and new is not None and file.exists() and new.exists() and file.samefile(new):
        raise SameDatabase


def _move(source: str, to: str) -> int:
    target = _target(to)
    new = file_of(to)
    _check_different(source, to)
    if "postgresql" in (address(source).get_backend_name(), target.get_backend_name()) and not find_spec("asyncpg"):
        raise Failed("the PostgreSQL driver is missing: pip install 'planisphere[postgres]'.")
    with closing(InstanceLock(source)) as instance_lock:
        instance_lock.take()
        moved = asyncio.run(_moved(source, to, new))
    rows = [(one.table, str(one.read), str(one.written)) for one in moved]
    total = (str(sum(one.read for one in moved)), str(sum(one.written for one in moved)))
    show(table_of("Moved", ("table", "rows read", "rows written"), [*rows, ("all", *total)]))
    say(f"Everything is in {target.render_as_string(hide_password=True)}: set DATABASE_URL to it and start the bot.")
    return 0


def _target(to: str) -> URL:
    try:
        return address(to)
    except DatabaseDown as error:
        reason = str(error.values.get("reason", "")).removeprefix("DATABASE_URL: ")
        raise Misused(
            f"--to: this address cannot be used ({reason}). Use sqlite:///file, or in a file named with --to-file "
            "postgresql://user:password@host/name."
        ) from error


async def _moved(source: str, target: str, new: Path | None) -> tuple[CopiedRows, ...]:
    async with Database(source) as engine:
        found = await _known(engine)
        if found != newest():
            raise Failed(f"the database is of version {found or 'none'}: run `planisphere migrate` first.")
        if new is not None:
            make_folder(new.parent)
        async with await open_repositories(target) as repositories:
            moved = await move(engine, repositories.engine)
            if await is_copy(engine):  # only the file carries the mark
                await show_everything(repositories, to_millis(datetime.now(UTC)))
            return moved
