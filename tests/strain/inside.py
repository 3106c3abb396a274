"""What is put into the bot's own process when it is measured: how long its loop is held, and a clock that jumps."""

import asyncio
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import discord

from bot import app, config

PROGRAM = "import asyncio; from tests.strain.inside import join; asyncio.run(join())"
LAGS, JUMP = "lags", "jump"
"""Files in the bot's data folder: a line each second, when it was and how long the loop was held most; and seconds by
which the clock goes wrong."""

TICK = 0.005


async def join() -> None:
    """Join Discord as the bot does, watched."""
    settings = config.load()
    jump = settings.data / JUMP
    clock = partial(jumping, discord.utils.utcnow, jump)
    time.time = lambda real=time.time: real() + ahead(jump)  # type: ignore[misc]
    discord.utils.utcnow = clock
    app.create_bot = partial(app.create_bot, clock=clock)
    watching = asyncio.create_task(watch(settings.data / LAGS))
    try:
        await app.join_discord(settings)
    finally:
        watching.cancel()


def ahead(file: Path) -> float:
    """Return the seconds by which the clock is ahead just now."""
    try:
        return float(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0.0


def jumping(real: Callable[[], datetime], file: Path) -> datetime:
    """Return the time as the file has it."""
    return real() + timedelta(seconds=ahead(file))


async def watch(file: Path) -> None:
    """Write down each second how long the loop was held most."""
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


def held(file: Path, since: float) -> list[float]:
    """Return the seconds that the loop was held most, for each second since then."""
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()] if file.exists() else []
    return [float(most) for when, most in lines if float(when) >= since]
