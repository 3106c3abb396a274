"""Processes beside the bot's own: for pictures and for long thoughts.

Each process has a pipe of its own, so that whatever becomes of one harms no other, and its end is the end of the pipe:
nobody waits for an answer that cannot come, not even for the other half of one. A process does one thing at a time, and
the limit counts from when it begins: a long queue is not a long work.
"""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from traceback import format_exc
from typing import Any, Protocol, TypeVar, cast

from bot.domain.person import acting_person
from bot.workers import malloc
from bot.workers.garbage_collection import collection_paused
from bot.workers.memory_limit import limit_memory
from bot.workers.priority_semaphore import PrioritySemaphore, Rank, WorkFailed

log = logging.getLogger(__name__)

T = TypeVar("T")

START = 60.0
"""Seconds that a new process has to be there and to understand what is asked of it."""

HEARD = 10.0
"""Seconds that a process that is there has to take a work; else it hangs."""

ATTEMPTS = 2
"""Work whose process ends is given to another one, but not for ever: it may be the work that ends them."""

MEMORY = 450_000_000
"""Bytes: a process that holds more of its own after a work is replaced before the next."""

CEILING = 700_000_000
"""Bytes of data that a process may have: work that wants more ends with MemoryError.

Work begins with MEMORY at most. A process that had drawn 220 sheets of all games had 400 MB of data.
"""

KEPT = 32_000_000
"""Bytes: so large pieces of memory, as those of pictures, are kept for the next one, and so much in all.

Were each given back at once, every picture would take half as long again: the system hands out empty pages only.
"""

SLACK = 48_000_000
"""Bytes by which a process may grow before it gives back to the system what it no longer uses."""

GRACE = 5.0
"""Seconds that a process without work has to end by itself."""


class WorkTimedOut(WorkFailed):
    """The work took longer than it may; its process was killed."""


class WorkerDied(WorkFailed):
    """Every process that was given the work has ended over it, or the pool is closed."""


class WorkTooLarge(WorkFailed):
    """The work wanted more memory than a process may have; its process was replaced."""


class ProcessGone(Exception):
    """A process has ended, or was not there in time."""


class Meter(Protocol):
    """Takes note of how much work waits for its turn, and how long it takes then."""

    def waiting(self) -> AbstractContextManager[object]:
        """Work waits while this lasts."""

    def working(self) -> AbstractContextManager[object]:
        """Work is done while this lasts."""


class ProcessPool:
    """So many processes at most; they begin when they are wanted, and are replaced when they end.

    `meter` takes note of the work that waits and is done. By `niceness` they give way to whatever else is done on the
    machine, pictures and clicks first.
    """

    def __init__(self, processes: int, *, memory: int = MEMORY, niceness: int = 0, meter: Meter | None = None) -> None:
        self._meter = meter
        self._turns = PrioritySemaphore(processes)
        self._memory = memory
        self._niceness = niceness
        self._resting: list[PoolProcess] = []
        self._busy: set[PoolProcess] = set()
        self._leaving: set[Future[None]] = set()
        self._closed = False

    async def run(
        self,
        limit: float,
        work: Callable[..., T],
        *arguments: Any,
        rank: Rank = Rank.PERSON,
        queue: float | None = None,
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        """Return what this work returns in one of the processes; it may take `limit` seconds once it has begun.

        It waits `queue` seconds (None = as long as it takes) for a turn of the person for whom the task acts; `rank`
        says who waits for it. `begun` is called when the turn has come. Raises what the work raises, WorkRejected,
        WorkTimedOut, WorkTooLarge and WorkerDied.
        """
        person = acting_person.get()
        with self._meter.waiting() if self._meter else nullcontext():
            await self._turns.enter(queue, rank=rank, person=person)
        try:
            begun()
            with self._meter.working() if self._meter else nullcontext():
                return await self._tried(limit, work, arguments)
        finally:
            self._turns.leave(person)

    async def _tried(self, limit: float, work: Callable[..., T], arguments: Sequence[Any]) -> T:
        for _ in range(ATTEMPTS):
            if self._closed:
                break
            try:
                return await self._done(limit, work, arguments)
            except ProcessGone as error:
                log.warning("a process has ended over %s: %r", work.__name__, error.__cause__)
        raise WorkerDied(work.__name__)

    async def _done(self, limit: float, work: Callable[..., T], arguments: Sequence[Any]) -> T:
        worker = self._rested()
        self._busy.add(worker)
        try:
            await worker.begin(work, arguments)
            result, error, full = await worker.finish(limit)
        except BaseException:
            self._leave(worker.kill())
            raise
        finally:
            self._busy.discard(worker)
        if full or self._closed:
            self._leave(worker.dismiss())
        else:
            self._resting.append(worker)
        if isinstance(error, MemoryError):  # in another process it would run out as well
            raise WorkTooLarge(work.__name__) from error
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    def _rested(self) -> "PoolProcess":
        """Return the process that has worked last, whose caches are the warmest, or a new one."""
        while self._resting:
            worker = self._resting.pop()
            if worker.alive:
                return worker
            self._leave(worker.kill())
        return PoolProcess(self._memory, self._niceness)

    def _leave(self, gone: "Future[None]") -> None:
        self._leaving.add(gone)
        gone.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """End all processes, those at work at once; whoever waits for them gets Died."""
        self._closed = True
        while self._resting:
            self._leave(self._resting.pop().dismiss())
        for worker in self._busy:
            self._leave(worker.kill())
        if leaving := [asyncio.wrap_future(gone) for gone in tuple(self._leaving)]:
            await asyncio.wait(leaving, timeout=2 * GRACE)


class PoolProcess:
    """One process, the pipe to it, and the thread that waits at the pipe."""

    def __init__(self, memory: int, niceness: int) -> None:
        context = get_context("spawn")
        self._pipe, self._other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._other_end, memory, niceness), daemon=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._gone: Future[None] | None = None

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self._process.is_alive()

    async def begin(self, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        """Hand over the work and wait until the process begins with it. Raises ProcessGone."""
        limit = HEARD if self._process.pid else START
        try:
            if self._process.pid is None:
                await self._wait(self._start)
            async with asyncio.timeout(limit):
                await self._wait(self._hand_over, work, arguments)
        except (EOFError, OSError) as error:  # TimeoutError is one of them
            raise ProcessGone from error

    async def finish(self, limit: float) -> tuple[Any, Exception | None, bool]:
        """Return the result, or else the error, and whether the process holds too much. Raises WorkTimedOut,
        ProcessGone.
        """
        try:
            async with asyncio.timeout(limit):
                reply: tuple[Any, Exception | None, bool] = await self._wait(self._pipe.recv)
                return reply
        except TimeoutError as error:
            raise WorkTimedOut(limit) from error
        except (EOFError, OSError) as error:
            raise ProcessGone from error

    async def _wait(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do this in the thread, unless the process has been told to end meanwhile."""
        if self._gone is not None:
            raise ProcessGone
        done, error = await asyncio.get_running_loop().run_in_executor(self._thread, _outcome, work, arguments)
        if error is not None:
            raise error
        return cast(T, done)

    def kill(self) -> "Future[None]":
        """End the process whatever it does; whoever waits at its pipe is told that it is gone."""
        if self._process.pid is not None:
            self._process.kill()
        return self._bury(0.0)

    def dismiss(self) -> "Future[None]":
        """Let the process end, which has nothing to do."""
        return self._bury(GRACE)

    def _start(self) -> None:
        self._process.start()
        self._other_end.close()  # there is one end left on either side, so the end of the process is that of the pipe

    def _hand_over(self, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        self._pipe.send((work, arguments))
        self._pipe.recv()

    def _bury(self, grace: float) -> "Future[None]":
        if self._gone is None:
            self._gone = self._thread.submit(self._wait_for_end, grace)
            self._thread.shutdown(wait=False)
        return self._gone

    def _wait_for_end(self, grace: float) -> None:
        self._pipe.close()
        if self._process.pid is not None:
            self._process.join(grace)
            self._process.kill()
            self._process.join()


def _outcome(work: Callable[..., T], arguments: Sequence[Any]) -> tuple[T | None, Exception | None]:
    """Return what this returns, or the error that it raises: nobody may be left who waits for it, and would hear it."""
    try:
        return work(*arguments), None
    except (EOFError, OSError) as error:
        return None, error


def _serve(pipe: Any, memory: int, niceness: int) -> None:
    """Do what comes through the pipe until it ends."""
    os.nice(niceness)
    limit_memory(CEILING)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process, which ends its children properly
    Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    with suppress(EOFError, ConnectionError):  # that is how it ends
        _work(pipe, memory)


def _work(pipe: Any, memory: int) -> None:
    malloc.keep_arenas(KEPT)
    trim, least = malloc.trim_function(), own_memory()
    while True:
        with (
            collection_paused()
        ):  # a look through everything in the midst of a picture would take as long as the picture
            work, arguments = pipe.recv()
            pipe.send(None)
            result, error = _result_of(work, arguments)
        held = own_memory()
        if held > least + SLACK:
            gc.collect()  # what lay in circles for long, too
            trim(0)
            held = least = own_memory()
        _send(pipe, result, error, full=held > memory or isinstance(error, MemoryError))
        del result, error
        gc.collect(0)  # of what the work has left


def _result_of(work: Callable[..., Any], arguments: Sequence[Any]) -> tuple[Any, Exception | None]:
    try:
        return work(*arguments), None
    except Exception as error:
        error.add_note(format_exc())  # the place where it happened does not travel by itself
        return None, error


def _send(pipe: Any, result: Any, error: Exception | None, *, full: bool) -> None:
    """Hand over what came of the work; where memory does not even suffice for that, say so."""
    try:
        pipe.send((result, error, full))
    except MemoryError:
        pipe.send((None, MemoryError("the result is too large"), True))


def own_memory() -> int:
    """Return the bytes that this process holds and shares with no file, 0 where the system does not tell."""
    try:
        _, resident, shared, *_ = map(int, Path("/proc/self/statm").read_text(encoding="ascii").split())
    except OSError:
        return 0
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")


def _end_with_parent() -> None:
    """Wait until the parent is gone, killed perhaps: nobody would ever ask for anything again."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
