"""Makes the bot for its settings, and runs it on Discord."""

import asyncio
import sys
from collections.abc import Callable
from datetime import datetime

from bot.app.client import PlanisphereBot
from bot.app.steady_clock import SteadyClock
from bot.app.texts import read_texts
from bot.config import Settings
from bot.discord_kit.sharding import use_loopback
from bot.monitoring.metrics import Metrics
from bot.workers import garbage_collection, malloc
from bot.workers.pictures import PictureService
from bot.workers.process_pool import ProcessPool

SWITCH = 0.001
"""Seconds for which a thread that thinks keeps the interpreter; the event loop asks for it dozens of times a click."""

THOUGHTFUL, PATIENT = 5, 10
"""Niceness of the processes for long computations and masters. Pictures have none: they would never be drawn."""

SEARCHING = 2
"""Processes for masters: of one person one search is under way at most, so that there is one for everybody else."""


def create_bot(
    settings: Settings,
    *,
    processes: int = 2,
    always_sync: bool = False,
    clock: Callable[[], datetime] | None = None,
    par_games: bool = True,
) -> PlanisphereBot:
    """Return the bot for these settings, not yet connected; `clock` tells the time, aware (default: the machine's,
    corrected by Discord's).

    With `par_games=False` it does not start the strong computer player's own games of the challenges.

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
    """Run the bot on Discord until it is closed or cancelled; there must be a token.

    Raises discord.LoginFailure for a token that Discord does not know, and the store's refusals.
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
