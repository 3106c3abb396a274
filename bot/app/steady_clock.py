"""A clock without jumps, corrected by Discord's if the machine's clock is wrong."""

import logging
import time
from collections.abc import Callable
from datetime import datetime, timedelta

from discord.utils import utcnow

log = logging.getLogger(__name__)

TOLERANCE = timedelta(minutes=1)
"""Smaller differences are ignored, as they change no deadline."""

JUMP_ACCEPTED_AFTER = timedelta(minutes=10)
"""Time after which a jump of the machine's clock is accepted, unless Discord has reported a time."""


def running() -> float:
    """Return the seconds since the machine has started, including sleep."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """The aware time by the machine's clock; while that is wrong, by the machine's running time."""

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
            if self._corrected or ran - self._suspect_since < JUMP_ACCEPTED_AFTER.total_seconds():
                return expected
        self._at, self._read_at, self._suspect_since = wall, ran, None
        return wall

    def correct(self, told: datetime) -> None:
        """Continue from the time that Discord has just reported, if this clock differs."""
        self._corrected = True
        difference = self() - told
        if abs(difference) > TOLERANCE:
            log.warning(
                "the clock is wrong by %.0f s: Discord's time is used (planisphere doctor says more)",
                difference.total_seconds(),
            )
            self._at, self._read_at = told, self._running()
