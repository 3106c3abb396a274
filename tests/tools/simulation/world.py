"""The whole bot in virtual time: its clock, a calendar of what people will do, and what is sent."""

import heapq
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import aiosqlite

from bot.domain.timestamps import to_millis
from bot.notifications.dispatcher import OutboxDispatcher
from tests.support.stage import Stage, stage_in
from tests.support.statement_cache import at_once
from tests.tools.simulation.report import Report

MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""A folder in memory, where there is one: each minute is written."""

PATIENCE = 60_000
"""Milliseconds for which a statement waits for another connection."""

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class World:
    """A bot whose clock a run moves; people act when their time in the calendar has come."""

    dispatcher: OutboxDispatcher

    def __init__(self, stage: Stage, home: Path, begin: datetime, seed: int, report: Report) -> None:
        self.stage, self.home, self.luck, self.report = stage, home, Random(seed), report
        self.service, self.scheduler, self.clock = stage.service, stage.house.watch, stage.house.clock
        self.clock.now = begin
        self.service.repositories.engine.busy_ms = PATIENCE
        self.service.play.seeds = lambda: self.luck.randbytes(16).hex()
        self.service.change_signal.heard = self.on_change
        self._acts: list[tuple[datetime, int, Callable[[], Awaitable[None]]]] = []
        self._order = count()
        self._due: float = 0

    @property
    def now(self) -> datetime:
        """The virtual time."""
        return self.clock.now

    def at(self, hours: float, act: Callable[[], Awaitable[None]]) -> None:
        """Put an act into the calendar, so many hours from now."""
        heapq.heappush(self._acts, (self.now + hours * HOUR, next(self._order), act))

    async def act_until(self, end: datetime) -> None:
        """Let people do what is in the calendar until then."""
        while self._acts and self._acts[0][0] <= end:
            at, _, act = heapq.heappop(self._acts)
            self.clock.now = max(at, self.now)
            await act()
        self.clock.now = end

    def on_change(self) -> None:
        """Hear that something was stored: there may be messages to send."""
        self._due = 0

    async def deliver(self) -> None:
        """Send the messages that are due."""
        if self._due <= to_millis(self.now):
            await self.dispatcher.deliver_all()
            self._due = await self.service.repositories.outbox.next_due() or math.inf


@contextmanager
def _fast_folder() -> Iterator[Path]:
    """A folder for a database in memory that is asked without a thread."""
    with (
        patch.object(aiosqlite.Connection, "_execute", at_once),
        TemporaryDirectory(prefix="planisphere-", dir=MEMORY) as folder,
    ):
        yield Path(folder)


@asynccontextmanager
async def stage_of_its_own() -> AsyncIterator[tuple[Stage, Path]]:
    """A bot with a database of its own, and the folder of both."""
    with _fast_folder() as home:
        async with stage_in(home) as stage:
            yield stage, home
