"""`planisphere restored`: shows everything again after a database backup was restored."""

import argparse
import asyncio
from datetime import UTC, datetime

from bot.app.repositories import open_repositories
from bot.app.restored import show_everything
from bot.cli.console import say
from bot.cli.settings import existing_database, settings
from bot.domain.timestamps import to_millis


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.epilog = (
        "The bot does this by itself at its start for copies that it made of a SQLite file. Run it for any other copy "
        "(pg_restore, a snapshot of the disk), before or after the bot starts."
    )


def main(line: argparse.Namespace) -> int:
    """Queue all messages, and print the number of tables."""
    tables = asyncio.run(_shown(existing_database(settings())))
    counted = "1 open table" if tables == 1 else f"{tables} open tables"
    say(f"The running bot, or its next start, shows {counted} and every standing post again.")
    return 0


async def _shown(url: str) -> int:
    async with await open_repositories(url) as repositories:
        return await show_everything(repositories, to_millis(datetime.now(UTC)))
