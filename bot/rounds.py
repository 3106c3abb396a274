"""Work that is done again whenever somebody calls for it, never twice at the same time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.refusals import Refusal

log = logging.getLogger(__name__)


class Rounds:
    """Rounds of one kind of work, in the background; calls during a round are taken together for one more."""

    def __init__(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        self._name = name
        self._work = work
        self._wanted = False
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    def call(self) -> None:
        """Have the work done, soon."""
        self._wanted = True
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name=self._name)

    async def close(self, patience: float) -> None:
        """Let a round that is under way end, for so many seconds at most, and begin no other."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=patience)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._wanted and not self._closed:
            self._wanted = False
            try:
                await self._work()
            except Refusal as refusal:  # the database is away: whoever calls next tries again
                log.warning("%s: nothing could be done: %s", self._name, refusal)
            except Exception:
                log.exception("%s: a round failed", self._name)
