"""`planisphere restored`: shows everything again after a database backup was restored."""

import argparse
import asyncio
from datetime import UTC, datetime

from bot.app.repositories import open_repositories
from bot.app.restored import show_everything
from bot.cli.console import Failed, say
from bot.cli.settings import existing_database, sentence, settings
from bot.domain.timestamps import to_millis
from bot.refusals import Refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.epilog = (
        "The bot does this by itself at its start for copies that it made of a SQLite file. Run it for any other copy "
        "(pg_restore, a snapshot of the disk), before or after the bot starts."
    )


def main(line: argparse.Namespace) -> int:
    """Queue all messages, and print the number of tables."""
    url = existing_database(settings())
    try:
        tables = asyncio.run(_shown(url))
    except Refusal as error:
        raise Failed(sentence(error)) from error
    counted = "1 open table" if tables == 1 else f"{tables} open tables"
    say(f"The running bot, or its next start, shows {counted} and every standing post again.")
    return 0


async def _shown(url: str) -> int:
    repositories = await open_repositories(url)
    try:
        return await show_everything(repositories, to_millis(datetime.now(UTC)))
    finally:
        await repositories.close()
