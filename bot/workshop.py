"""A process without Discord that draws and thinks for the bots at its database: it takes work and leaves the answers.

It holds a lease on its own life as a bot does, so that others are given what it had taken if it dies.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import TypeVar

from bot import automata, pictures
from bot.fleet import LASTS, PULSE
from bot.jobs import DRAWING, SEARCHING, THINKING, done
from bot.metrics import Metrics
from bot.refusals import Refusal
from bot.store import Store
from bot.store.jobs import WANTED, Answer, Job
from bot.store.leases import WORKER, LeaseStore, Wish
from bot.store.news import Ear
from bot.store.rows import millis
from bot.workers import Pool

log = logging.getLogger(__name__)

T = TypeVar("T")

LIMITS: Mapping[str, float] = {
    DRAWING: pictures.PATIENCE,
    THINKING: automata.PATIENCE,
    SEARCHING: automata.LONGEST,
}
"""Seconds that a job of each kind may take, as in a bot."""

LOOK = 5.0
"""Seconds after which one looks for work of which nothing was heard."""

LAST_WORK = 25.0
"""Seconds that what is begun has when the process is to end."""


class Workshop:
    """So many processes, and the work for them; `run` it until it is cancelled. It calls `beat` while it is well."""

    def __init__(
        self,
        store: Store,
        processes: int,
        clock: Callable[[], datetime],
        metrics: Metrics,
        beat: Callable[[], None] = lambda: None,
    ) -> None:
        self._jobs = store.jobs
        self._leases = LeaseStore(store.engine, store.name, WORKER)
        self._ear = Ear(store.engine, self._hear)
        self._clock = clock
        self._meters = {kind: metrics.work(kind) for kind in LIMITS}
        self._pool = Pool(processes)
        self._hands = asyncio.Semaphore(processes)
        self._news = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._until = clock()
        self._beat = beat

    async def run(self) -> None:
        """Take work and do it until cancelled, then finish what is begun. Raises the store's refusals at the start."""
        await self._live()
        beside = [asyncio.create_task(self._go_on_living()), asyncio.create_task(self._ear.listen())]
        try:
            while True:
                await self._hands.acquire()
                await self._begin()
        finally:
            await self._finish()
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            with suppress(Refusal):  # then the lease runs out
                await self._leases.leave(millis(self._clock()))

    async def unwell(self) -> str:
        """Return why nothing can be taken, or nothing."""
        return "" if self._clock() < self._until else "the database does not hear that this process lives"

    # -- life --------------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        until = self._clock() + LASTS
        await self._leases.hold(millis(self._clock()), millis(until), lambda _: Wish())
        self._until = until
        await asyncio.to_thread(self._beat)

    async def _go_on_living(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            await _if_possible(self._live())

    def _hear(self, news: str) -> None:
        if news == WANTED:
            self._news.set()

    # -- work --------------------------------------------------------------------------------------------------------

    async def _begin(self) -> None:
        """Take a job for a free process and have it done; where there is none, wait for one."""
        self._news.clear()
        job = await _if_possible(self._jobs.take(millis(self._clock())))
        if job is not None:
            task = asyncio.create_task(self._do(job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
            return
        self._hands.release()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._news.wait()

    async def _do(self, job: Job) -> None:
        try:
            await _if_possible(self._jobs.finish(job, await self._answer(job)))
        finally:
            self._hands.release()

    async def _answer(self, job: Job) -> Answer:
        """Return what comes of a job; what went wrong has a name and no words, which might tell what is hidden."""
        try:
            with self._meters[job.kind].working():
                return Answer(await self._pool.run(LIMITS[job.kind], done, job.work))
        except Exception as error:
            log.warning("a job could not be done: %s", type(error).__name__)
            return Answer(error=type(error).__name__)

    async def _finish(self) -> None:
        if self._under_way:
            log.info("ending after %s jobs", len(self._under_way))
            _, late = await asyncio.wait(self._under_way, timeout=LAST_WORK)
            for task in late:  # which is given to others
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._pool.close()


async def _if_possible(wish: Awaitable[T]) -> T | None:
    """Wish something of the store; None if it cannot be had now."""
    try:
        return await wish
    except Refusal as refusal:
        log.warning("%s", refusal)
    except Exception:
        log.exception("the database could not be used")
    return None
