"""A pool whose work is done by the workers at a database, and by its own processes where no worker is quick to take it.

Whatever goes wrong elsewhere, the work is done here: the database silent, a worker of another version, an error.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import nullcontext, suppress
from datetime import datetime
from functools import partial
from math import inf
from secrets import token_hex
from typing import Any, TypeVar

from msgspec import DecodeError

from bot.jobs import packed, unpacked
from bot.refusals.store import StoreRefusal
from bot.store.jobs import BEGUN, DONE, Answer, JobStore
from bot.store.rows import millis
from bot.turnstile import Busy, Unfinished
from bot.workers import Died, Meter, Overdue, Pool

log = logging.getLogger(__name__)

T = TypeVar("T")

GRACE = 1.0
"""Seconds that workers have to take a work before a process of one's own does that has nothing to do."""

LOOK = 5.0
"""Seconds after which one looks for an answer of which nothing was heard."""

LATE = 90.0
"""Seconds beyond its limit that a work begun elsewhere may take: its worker may die, and another one take it."""

UNFINISHED: dict[str, type[Unfinished]] = {kind.__name__: kind for kind in (Overdue, Died)}
"""What would come to nothing here as well."""

HERE = Answer()
"""Nothing has come of it elsewhere."""


class Errand:
    """A job from when it is asked for until it has its answer."""

    def __init__(self, jobs: JobStore) -> None:
        self.name = token_hex(8)
        self._jobs = jobs
        self._begun, self._done = asyncio.Event(), asyncio.Event()
        self._gone = self._over = False

    def hear(self, news: str) -> None:
        """Take note that somebody has begun with it, or that it is done."""
        self._begun.set()
        if news == DONE:
            self._done.set()

    def end(self) -> None:
        """Let whoever waits for it get Died."""
        self._over = True
        self.hear(DONE)

    async def ask(self, kind: str, work: bytes, now: int, *, urgent: bool) -> None:
        """Offer the work to whoever takes it."""
        await self._jobs.ask(self.name, kind, work, now, urgent=urgent)

    async def begun(self, patience: float) -> bool:
        """Wait for so many seconds until somebody has begun with it."""
        return await _happens(self._begun, patience)

    async def taken_back(self) -> bool:
        """Take it back, unless somebody has begun with it."""
        self._gone = await self._jobs.withdraw(self.name)
        return self._gone

    async def answer(self, limit: float) -> Answer:
        """Wait for what comes of it. Raises Overdue, Died."""
        clock = asyncio.get_running_loop().time
        end = clock() + limit + LATE
        while clock() < end:
            await _happens(self._done, LOOK)
            if self._over:
                raise Died(self.name)
            self._done.clear()
            if (answer := await self._jobs.read(self.name)) is not None:
                self._gone = True
                return answer
        raise Overdue(limit)

    async def forget(self) -> None:
        """Leave nothing of it behind."""
        if not (self._gone or self._over):
            with suppress(StoreRefusal):  # then it is too old some day
                await self._jobs.forget(self.name)


class Shared(Pool):
    """Offers each work to the workers from when it has joined them; before that it is a pool like any other.

    `kind` is what its jobs are, `clock` tells when they were made.
    """

    def __init__(
        self,
        processes: int,
        kind: str,
        *,
        clock: Callable[[], datetime],
        niceness: int = 0,
        meter: Meter | None = None,
    ) -> None:
        super().__init__(processes, niceness=niceness, meter=meter)
        self._kind = kind
        self._clock = clock
        self._jobs: JobStore | None = None
        self._errands: dict[str, Errand] = {}
        self._coming = 0

    def join(self, jobs: JobStore) -> None:
        """Offer work there from now on; the process must say that it lives, and let `hear` know what is told."""
        self._jobs = jobs

    def hear(self, news: str) -> None:
        """Take note of what the processes at the database tell each other."""
        what, _, name = news.partition(" ")
        if what in {BEGUN, DONE} and (errand := self._errands.get(name)):
            errand.hear(what)

    async def run(
        self,
        limit: float,
        work: Callable[..., T],
        *arguments: Any,
        queue: float | None = None,
        urgent: bool = False,
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        """Return what this work returns, done by a worker or here; all else is as in any pool."""
        own = partial(super().run, limit, work, *arguments, queue=queue, urgent=urgent, begun=begun)
        if self._jobs is None or self._closed:
            return await own()
        errand = Errand(self._jobs)
        self._errands[errand.name] = errand
        try:
            answer = HERE
            if await self._elsewhere(errand, packed(work, arguments), queue, urgent=urgent):
                begun()
                answer = await errand.answer(limit)
            if answer.error in UNFINISHED:
                raise UNFINISHED[answer.error](work.__name__)
            if answer.result is not None:
                return unpacked(work, arguments, answer.result)  # type: ignore[no-any-return]
        except (StoreRefusal, DecodeError) as error:
            log.warning("%s has not come from a worker: %s", work.__name__, error)
        finally:
            del self._errands[errand.name]
            await errand.forget()
        return await own()

    async def _elsewhere(self, errand: Errand, work: bytes, queue: float | None, *, urgent: bool) -> bool:
        """Offer work and wait until a worker has begun with it, or an own process may: then False. Raises Busy."""
        clock = asyncio.get_running_loop().time
        end = inf if queue is None else clock() + queue
        with self._meter.waiting() if self._meter else nullcontext():
            await errand.ask(self._kind, work, millis(self._clock()), urgent=urgent)
            while not await errand.begun(min(GRACE, end - clock())):
                free, late = self._turns.free > self._coming, clock() >= end
                if not (free or late):
                    continue
                if not await self._taken_back(errand):
                    break
                if free:
                    return False
                raise Busy(queue)
        return True

    async def _taken_back(self, errand: Errand) -> bool:
        """Take a work back unless somebody has begun with it; of the own processes that are free, one is for it."""
        self._coming += 1
        try:
            return await errand.taken_back()
        finally:
            self._coming -= 1

    async def close(self) -> None:
        """End all processes; whoever waits for them or for workers gets Died."""
        for errand in self._errands.values():
            errand.end()
        await super().close()


async def _happens(event: asyncio.Event, patience: float) -> bool:
    """Wait for so many seconds, and say whether it has happened."""
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await event.wait()
    return event.is_set()
