"""What is put into the bot's own process when it is measured: how long its loop is held, and a clock that jumps."""

import asyncio
import time
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from unittest.mock import patch

import discord
from msgspec import Struct

from bot import config
from bot.app import start
from bot.app.steady_clock import SteadyClock
from bot.tables import repository
from tests.tools.simulation.share import take

PROGRAM = "import asyncio; from tests.tools.simulation.in_process import join; asyncio.run(join())"
LAGS, JUMP = "lags", "jump"
"""Files in the bot's data folder: a line each second, when it was, how long the loop was held most, and how long it
computed most without a pause; and seconds by which the clock goes wrong."""

TICK = 0.005


async def join() -> None:
    """Join Discord as the bot does, watched, with the share of a processor that it is given."""
    take()
    settings = config.load()
    clock = Clock(settings.data / JUMP)
    clock.read()
    time.time = clock.time
    discord.utils.utcnow = clock.now
    patch.multiple(repository, QUIET=0, MAX_BOARD_DELAY_MS=0).start()  # a board for every move is the most
    patch.object(start, "SteadyClock", partial(SteadyClock, clock.now)).start()
    watching = asyncio.create_task(watch(settings.data / LAGS, clock))
    try:
        await start.join_discord(settings)
    finally:
        watching.cancel()


class Clock:
    """The time, wrong by the seconds in a file when it was last looked at."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._ahead = 0.0
        self._time, self._now = time.time, discord.utils.utcnow

    def read(self) -> None:
        """Read by how much it goes wrong: seldom, for it is asked for the time a hundred times a click."""
        try:
            self._ahead = float(self._file.read_text(encoding="ascii"))
        except (OSError, ValueError):
            self._ahead = 0.0

    def time(self) -> float:
        """Return the seconds since 1970."""
        return self._time() + self._ahead

    def now(self) -> datetime:
        """Return the moment."""
        return self._now() + timedelta(seconds=self._ahead)


class Held(Struct, frozen=True):
    """How long the loop was held most in a second, and how long it computed most before it woke anybody else.

    On a machine that is full it is held for longer than it computes: it waits for a processor.
    """

    held: float = 0.0
    computing: float = 0.0


async def watch(file: Path, clock: Clock) -> None:
    """Write down each second how long the loop was held most, and look at the clock."""
    most, since = Held(), time.monotonic()
    while True:
        begun, worked = time.monotonic(), time.thread_time()
        await asyncio.sleep(TICK)
        now, done = time.monotonic(), time.thread_time()
        most = Held(max(most.held, now - begun - TICK), max(most.computing, done - worked))
        if now - since >= 1:
            with file.open("a", encoding="ascii") as lines:
                lines.write(f"{now:.3f} {most.held:.6f} {most.computing:.6f}\n")
            most, since = Held(), now
            clock.read()


def held(file: Path, since: float) -> list[Held]:
    """Return what was written for each second since then."""
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()] if file.exists() else []
    return [Held(float(most), float(busy)) for when, most, busy in lines if float(when) >= since]
