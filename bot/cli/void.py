"""`planisphere void`: voids the result of a table, or restores it."""

import argparse
import asyncio
from contextlib import closing
from datetime import UTC, datetime

from bot.app.repositories import open_repositories
from bot.app.services import Services
from bot.cli.console import Failed, printable, say
from bot.cli.settings import existing_database, settings
from bot.cluster.instance_lock import InstanceLock
from bot.domain.table import TableId
from bot.domain.typed_text import table_id
from bot.features.challenges.void_service import VoidReport
from bot.refusals import UnknownTable
from games.api import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("table", metavar="TABLE", help="the name of a table: six letters and digits")
    parser.add_argument("--undo", action="store_true", help="let the result count again")
    parser.epilog = (
        "Ratings, achievements and statistics are counted anew without the match, and the players are told. A bot on "
        "PostgreSQL may run meanwhile; one on SQLite must be stopped."
    )


def main(line: argparse.Namespace) -> int:
    """Void or restore the result, recount, and print the outcome."""
    url, name = existing_database(settings()), table_id(line.table)
    try:
        with closing(InstanceLock(url)) as instance_lock:
            instance_lock.take()
            report = asyncio.run(_void(url, name, undo=line.undo))
    except UnknownTable as error:
        raise Failed(f"there is no table {printable(name)[:60]!r}.") from error
    for sentence in _told(report, undo=line.undo):
        say(sentence)
    return 0


async def _void(url: str, table: TableId, *, undo: bool) -> VoidReport:
    async with await open_repositories(url) as repositories:
        await repositories.rankings.catch_up()
        services = Services(repositories, lambda: datetime.now(UTC), GAMES)
        return await services.voids.set_void(table, void=not undo)


def _told(report: VoidReport, *, undo: bool) -> list[str]:
    table, rebuilt = report.table, report.rebuilt
    state = "counts again" if undo else "is void"
    people = "1 player is" if len(report.people) == 1 else f"{len(report.people)} players are"
    matches = "1 match" if rebuilt.matches == 1 else f"{rebuilt.matches} matches"
    return [
        f"The result of table {table.id} ({table.game}) {state}.",
        f"Counted {matches} anew.",
        *(f"{name}: {rows} rows differ." for name, rows in rebuilt.different.items() if rows),
        f"{people} told by the running bot, or at its next start.",
    ]
