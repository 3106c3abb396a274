"""`planisphere table`: shows where a table is, who sits there, and what went wrong last."""

import argparse
import asyncio
from collections.abc import Iterator
from typing import Any

from bot.cli.console import Failed, printable, say
from bot.cli.settings import existing_database, settings
from bot.database import host_report
from bot.database.engine import Database
from bot.domain.timestamps import from_millis
from bot.domain.typed_text import table_id


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("table", metavar="TABLE", help="the name of a table: six letters and digits")
    parser.epilog = "The seed and everything hidden at the table stay hidden. The bot may run meanwhile."


def main(line: argparse.Namespace) -> int:
    """Print what is stored of the table."""
    name = table_id(line.table)
    found = asyncio.run(_found(existing_database(settings()), name))
    if found is None:
        raise Failed(f"there is no table {printable(name)[:60]!r}.")
    for text in _lines(*found):
        say(text)
    return 0


async def _found(url: str, name: str) -> Any:
    async with Database(url) as engine:
        return await host_report.table(engine, name)


def _lines(table: Any, seats: tuple[Any, ...], messages: tuple[Any, ...]) -> Iterator[str]:
    yield f"Table {table.id}: {table.game}, {table.status}, {table.moves} moves, last change {_when(table.changed_at)}."
    yield f"Server {table.guild or '-'}, channel {table.channel}, thread {table.thread or '-'}."
    if not table.reachable:
        yield f"Out of reach since {_when(table.lost_at)}: its time stands still."
    for seat in seats:
        sitter = f"{seat.name} ({seat.person})" if seat.person else f"a computer player ({seat.level})"
        yield f"Seat {seat.seat + 1}: {sitter}" + (f", {seat.missed} turns missed." if seat.missed else ".")
    for message in messages:
        trouble = f": {message.problem}" if message.problem else "."
        yield f"Unsent: {message.kind}, {message.tries} attempts, the next at {_when(message.due_at)}{trouble}"
    if not messages:
        yield "All messages have been sent."


def _when(millis: int | None) -> str:
    return "-" if millis is None else f"{from_millis(millis):%Y-%m-%d %H:%M} UTC"
