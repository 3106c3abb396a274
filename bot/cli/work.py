"""`planisphere work`: a process without Discord that draws and thinks for the bots at one PostgreSQL database."""

import argparse
import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from functools import partial

from bot import health
from bot.cli.console import Failed, Misused
from bot.cli.preview import logs
from bot.cli.run import until_stopped
from bot.cli.setting import sentence, settings
from bot.config import Settings
from bot.metrics import Metrics
from bot.monitor import Monitor, Troubles
from bot.refusals import Refusal
from bot.store import open_store
from bot.store.engine import address
from bot.workshop import Workshop


def arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument(
        "--processes", type=int, default=2, metavar="N", help="how many processes draw and think (default: 2)"
    )
    parser.epilog = (
        "Its bots need PLANISPHERE_WORKERS=shared and the same DATABASE_URL. Ctrl-C or SIGTERM ends it when what is "
        "begun is finished."
    )


def main(line: argparse.Namespace) -> int:
    """Work until somebody ends it; 0 if that was all."""
    if line.processes < 1:
        raise Misused("--processes: at least one.")
    read = settings()
    if address(read.database_url).get_backend_name() == "sqlite":
        raise Failed(
            "workers serve bots at a PostgreSQL database; with SQLite, the bot's own processes draw and think. "
            "Set DATABASE_URL to share the work."
        )
    logs(read)
    try:
        asyncio.run(until_stopped(_work(read, line.processes)))
    except Refusal as error:
        raise Failed(f"{sentence(error)} (`planisphere doctor` looks further.)") from error
    except OSError as error:
        raise Failed(f"{read.data} or the database cannot be reached: {error}.") from error
    return 0


def _now() -> datetime:
    return datetime.now(UTC)


async def _work(read: Settings, processes: int) -> None:
    async with AsyncExitStack() as opened:
        store = await open_store(read.database_url)
        opened.push_async_callback(store.close)
        metrics = Metrics()
        shop = Workshop(store, processes, _now, metrics, partial(health.beat, read.heartbeat))
        monitor = Monitor(metrics, store, _now, Troubles(shop.unwell, shop.unwell))
        opened.push_async_callback(monitor.close)
        if read.monitor_at is not None:
            await monitor.open(*read.monitor_at)
        await shop.run()
