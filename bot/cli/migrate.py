"""`planisphere migrate`: bring the database to the version that this program knows."""

import argparse
import asyncio

from bot.cli.console import Failed, say
from bot.cli.setting import sentence, settings
from bot.refusals import NewerDatabase, Refusal
from bot.store.engine import Engine, file_of
from bot.store.migrate import migrate, newest, version, versions


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("--check", action="store_true", help="change nothing, only tell the versions")
    parser.epilog = "The bot does this by itself when it starts; `planisphere backup` first is wise."


def main(line: argparse.Namespace) -> int:
    """Say from which version to which, and go there."""
    url = settings().database_url
    file = file_of(url)
    if line.check and file is not None and not file.exists():
        say(f"There is no database yet; a new one will be of version {newest()}.")
        return 0
    try:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        say(asyncio.run(_migrated(url, only_tell=line.check)))
    except OSError as error:
        raise Failed(f"{file or 'the database'} cannot be reached: {error.strerror or error}.") from error
    except Refusal as error:
        raise Failed(sentence(error)) from error
    return 0


async def _migrated(url: str, *, only_tell: bool) -> str:
    engine = Engine(url)
    try:
        found = await version(engine)
        if found is not None and found not in versions():
            raise NewerDatabase(found=found, known=newest())
        if found == newest():
            return f"The database is up to date: version {found}."
        way = f"from version {found or 'none'} to version {newest()}"
        if only_tell:
            return f"The database can be brought {way}."
        await migrate(engine)
        return f"The database was brought {way}."
    finally:
        await engine.close()
