"""`planisphere servers`: lists the servers with their tables, and what went wrong last."""

import argparse
import asyncio

from bot.cli.console import say, show
from bot.cli.doctor_discord import Guild, guilds
from bot.cli.settings import existing_database, settings
from bot.cli.text_table import table_of
from bot.config import Settings
from bot.database.engine import Database
from bot.database.host_report import ServerReport, servers
from bot.domain.timestamps import from_millis

COLUMNS = ("server", "name", "open tables", "out of reach", "finished", "last change (UTC)", "unsent", "problem")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    parser.add_argument("--offline", action="store_true", help="do not ask Discord for names and further servers")
    parser.epilog = "Servers without tables are listed only if Discord tells them. `planisphere table` shows one table."


def main(line: argparse.Namespace) -> int:
    """Print the servers, the one that changed last first."""
    read = settings()
    reports = asyncio.run(_reports(existing_database(read)))
    known = [] if line.offline else _known(read)
    names = {int(guild.id): guild.name or "" for guild in known if guild.id.isdigit()}
    idle = [ServerReport(guild, 0, 0, 0, 0) for guild in names if guild not in {one.guild for one in reports}]
    gone = "" if names else "-"
    show(table_of("Servers", COLUMNS, [_row(one, names.get(one.guild, gone)) for one in (*reports, *idle)]))
    if names:
        say(f"The bot is on {len(names)} of them; it has left those without a name.")
    return 0


async def _reports(url: str) -> tuple[ServerReport, ...]:
    async with Database(url) as engine:
        return await servers(engine)


def _known(read: Settings) -> list[Guild]:
    return guilds(read, read.token.get_secret_value())[1] if read.token else []


def _row(one: ServerReport, name: str) -> tuple[str, ...]:
    changed = f"{from_millis(one.changed):%Y-%m-%d %H:%M}" if one.changed else "-"
    return (str(one.guild), name, *map(str, (one.open, one.lost, one.over)), changed, str(one.failing), one.problem)
