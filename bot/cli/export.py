"""`planisphere export`: the record of a table, for `planisphere verify` after the match."""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.app.repositories import AllRepositories
from bot.app.services import Services
from bot.cli.console import Failed, printable, say, write_out
from bot.cli.settings import existing_database, settings
from bot.config import Settings
from bot.database.engine import Database
from bot.database.migrate import newest, version, versions
from games.api import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("table", metavar="TABLE", help="the table's name, as it is shown under its board")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write it (default: standard output)")
    parser.add_argument("--preview", action="store_true", help="a table of the local page")
    parser.add_argument("--running", action="store_true", help="also if the match is still running")
    parser.epilog = (
        "The record of a running match holds its seed, and with it everything that is hidden at the table: it needs "
        "--running, is marked secret, and is for the host of the bot alone."
    )


def main(line: argparse.Namespace) -> int:
    """Write the record."""
    url = existing_database(_settings(line.preview))
    record = asyncio.run(_record(url, printable(line.table).strip().lower(), secret=line.running))
    if line.out is None:
        sys.stdout.buffer.write(record + b"\n")
        sys.stdout.buffer.flush()
        return 0
    write_out(line.out, record + b"\n")
    say(f"{line.out} ({len(record) / 1000:.0f} kB)")
    return 0


def _settings(preview: bool) -> Settings:
    read = settings()
    if not preview:
        return read
    from bot.preview.server import preview_settings  # noqa: PLC0415 - it imports the whole bot

    return preview_settings(read)


async def _record(url: str, table: str, *, secret: bool) -> bytes:
    """Return the record.

    A database of another version is not migrated, as a bot may be using it.
    """
    async with Database(url) as engine:
        found = await version(engine)
        if found != newest():
            known = found is None or found in versions()
            age, suggestion = ("older", "run `planisphere migrate`") if known else ("newer", "update Planisphere")
            raise Failed(f"the database is {age} than this program: {suggestion}.")
        services = Services(AllRepositories(engine), lambda: datetime.now(UTC), GAMES)
        return await services.queries.export(table, secret=secret)
