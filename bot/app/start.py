"""Creates the bot from its settings, and runs it on Discord."""

import asyncio
import sys
from collections.abc import Callable
from datetime import datetime

from bot.app.client import PlanisphereBot, read_texts
from bot.app.steady_clock import SteadyClock
from bot.config import Settings
from bot.discord_kit.sharding import use_loopback
from bot.monitoring.metrics import Metrics
from bot.workers import garbage_collection, malloc
from bot.workers.pictures import PictureService
from bot.workers.process_pool import ProcessPool

SWITCH = 0.001
"""The interpreter's switch interval in seconds; the event loop needs it dozens of times for each click."""

THOUGHTFUL, PATIENT = 5, 10
"""Niceness of the processes for computations and for masters.

Pictures have none, as a busy machine would never draw them.
"""

SEARCHING = 2
"""Processes for masters: each person has at most one search, so that one process is left for the others."""


def create_bot(
    settings: Settings,
    *,
    processes: int = 2,
    always_sync: bool = False,
    clock: Callable[[], datetime] | None = None,
    par_games: bool = True,
) -> PlanisphereBot:
    """Return the bot for these settings, not connected yet.

    `clock` returns the aware time (default: the machine's clock, corrected by Discord's). With `par_games=False` it
    plays no par games.

    `processes` is the number of processes that draw pictures; one more computes moves of computer players, and two
    search for masters. With 0, a thread draws the pictures and the bot's own process does the rest.
    """
    metrics = Metrics()
    wanted = ((processes, "drawing", 0), (1, "thinking", THOUGHTFUL), (SEARCHING, "searching", PATIENT))
    pools = [
        ProcessPool(number, niceness=niceness, meter=metrics.work(kind)) if processes else None
        for number, kind, niceness in wanted
    ]
    steady_clock = SteadyClock()
    return PlanisphereBot(
        settings,
        clock=clock or steady_clock,
        correct_clock=steady_clock.correct,
        pictures=PictureService(pools[0]),
        task_pool=pools[1],
        search_pool=pools[2],
        always_sync=always_sync,
        metrics=metrics,
        par_games=par_games,
    )


async def join_discord(settings: Settings) -> None:
    """Run the bot on Discord until it is closed or cancelled; the settings must have a token.

    Raises discord.LoginFailure for an unknown token, and the refusals of the database.
    """
    assert settings.token is not None
    if settings.api:
        use_loopback(settings.api)
    malloc.return_large_blocks()
    async with create_bot(settings) as bot:
        await asyncio.to_thread(read_texts)
        garbage_collection.freeze_startup_objects()
        sys.setswitchinterval(SWITCH)
        tidying = asyncio.create_task(garbage_collection.collect_periodically(bot.busy), name="tidying")
        try:
            await bot.start(settings.token.get_secret_value())
        finally:
            tidying.cancel()
