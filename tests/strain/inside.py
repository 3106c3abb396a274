"""What is put into the bot's own process when it is measured: how long its loop is held, and a clock that jumps."""

import asyncio
import time
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import discord

from bot import app, config
from tests.strain.share import take

PROGRAM = "import asyncio; from tests.strain.inside import join; asyncio.run(join())"
LAGS, JUMP = "lags", "jump"
"""Files in the bot's data folder: a line each second, when it was and how long the loop was held most; and seconds by
which the clock goes wrong."""

TICK = 0.005


async def join() -> None:
    """Join Discord as the bot does, watched, with the share of a processor that it is given."""
    take()
    settings = config.load()
    clock = Clock(settings.data / JUMP)
    time.time = clock.time
    discord.utils.utcnow = clock.now
    app.create_bot = partial(app.create_bot, clock=clock.now)
    watching = asyncio.create_task(watch(settings.data / LAGS, clock))
    try:
        await app.join_discord(settings)
    finally:
        watching.cancel()


class Clock:
    """The time, wrong by the seconds in a file when it was last looked at."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._ahead = 0.0
        self._time, self._now = time.time, discord.utils.utcnow

    def look(self) -> None:
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


async def watch(file: Path, clock: Clock) -> None:
    """Write down each second how long the loop was held most, and look at the clock."""
    most, since = 0.0, time.monotonic()
    while True:
        begun = time.monotonic()
        await asyncio.sleep(TICK)
        now = time.monotonic()
        most = max(most, now - begun - TICK)
        if now - since >= 1:
            with file.open("a", encoding="ascii") as lines:
                lines.write(f"{now:.3f} {most:.6f}\n")
            most, since = 0.0, now
            clock.look()


def held(file: Path, since: float) -> list[float]:
    """Return the seconds that the loop was held most, for each second since then."""
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()] if file.exists() else []
    return [float(most) for when, most in lines if float(when) >= since]
