"""The time of day without jumps that do not last: a machine's clock may be wrong for a moment, and right again."""

import time
from collections.abc import Callable
from datetime import datetime, timedelta

from discord.utils import utcnow

TOLERANCE = timedelta(minutes=1)
"""Smaller corrections are applied at once: no deadline passes because of them."""

PATIENCE = timedelta(minutes=10)
"""A greater jump is followed when it has lasted for so long."""


def running() -> float:
    """Return the seconds that the machine has run, those in which it slept included."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """Tells the time, aware, from the machine's clock; while that has jumped, from how long the machine has run."""

    def __init__(self, wall: Callable[[], datetime] = utcnow, running: Callable[[], float] = running) -> None:
        self._wall, self._running = wall, running
        self._at, self._read_at = wall(), running()
        self._suspect_since: float | None = None

    def __call__(self) -> datetime:
        """Return the time."""
        wall, ran = self._wall(), self._running()
        expected = self._at + timedelta(seconds=ran - self._read_at)
        if abs(wall - expected) > TOLERANCE:
            if self._suspect_since is None:
                self._suspect_since = ran
            if ran - self._suspect_since < PATIENCE.total_seconds():
                return expected
        self._at, self._read_at, self._suspect_since = wall, ran, None
        return wall
