"""`planisphere rebuild`: recounts all finished matches, and prints the differences."""

import argparse
import asyncio

from bot.app.repositories import open_repositories
from bot.cli.console import say
from bot.cli.settings import existing_database, settings
from bot.features.rankings.counting import RebuildReport


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("--check", action="store_true", help="change nothing, only compare; exit code 1 if it differs")
    parser.epilog = "While it counts nobody else can write: stop the bot first where very many matches are stored."


def main(line: argparse.Namespace) -> int:
    """Recount, and print how many rows differ; return 1 if `--check` finds differences."""
    rebuilt = asyncio.run(_rebuilt(existing_database(settings()), keep=not line.check))
    different = sum(rebuilt.different.values())
    for sentence in _told(rebuilt, different, kept=not line.check):
        say(sentence)
    return 1 if line.check and different else 0


async def _rebuilt(url: str, *, keep: bool) -> RebuildReport:
    async with await open_repositories(url) as repositories:
        await repositories.rankings.catch_up()
        return await repositories.rankings.rebuild(keep=keep)


def _told(rebuilt: RebuildReport, different: int, *, kept: bool) -> list[str]:
    matches = "1 match" if rebuilt.matches == 1 else f"{rebuilt.matches} matches"
    lines = [f"Counted {matches} anew."]
    lines += [f"{table}: {rows} rows differ." for table, rows in rebuilt.different.items() if rows]
    if not different:
        return [*lines, "All numbers are what they were."]
    return [*lines, "The new numbers stand." if kept else "Nothing was changed; without --check the new numbers stand."]
