"""The time of day, right even if the machine's clock is not: corrected by Discord's, and without jumps."""

import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from discord.utils import utcnow

log = logging.getLogger(__name__)

TOLERANCE = timedelta(minutes=1)
"""Smaller differences do not matter: no deadline passes because of them."""

PATIENCE = timedelta(minutes=10)
"""A greater jump of the machine's clock is followed when it has lasted for so long and Discord has told no time."""


def running() -> float:
    """Return the seconds that the machine has run, those in which it slept included."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """Tells the time, aware, from the machine's clock; while that is wrong, from how long the machine has run."""

    def __init__(self, wall: Callable[[], datetime] = utcnow, running: Callable[[], float] = running) -> None:
        self._wall, self._running = wall, running
        self._at, self._read_at = wall(), running()
        self._suspect_since: float | None = None
        self._corrected = False

    def __call__(self) -> datetime:
        """Return the time."""
        wall, ran = self._wall(), self._running()
        expected = self._at + timedelta(seconds=ran - self._read_at)
        if abs(wall - expected) > TOLERANCE:
            if self._suspect_since is None:
                self._suspect_since = ran
            if self._corrected or ran - self._suspect_since < PATIENCE.total_seconds():
                return expected
        self._at, self._read_at, self._suspect_since = wall, ran, None
        return wall

    def correct(self, told: datetime) -> None:
        """Go on from the time that Discord has just told, if this clock differs from it."""
        self._corrected = True
        difference = self() - told
        if abs(difference) > TOLERANCE:
            log.warning(
                "the clock is wrong by %.0f s: Discord's time is used (planisphere doctor says more)",
                difference.total_seconds(),
            )
            self._at, self._read_at = told, self._running()
