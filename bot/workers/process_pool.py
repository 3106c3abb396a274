"""A pool of worker processes with time and memory limits.

Each process has its own pipe, so that a broken process affects no other. When a process dies its pipe closes, so a
caller never waits for a lost or partial reply. A process runs one task at a time, and the time limit begins with the
task, not with its time in the queue. Pebble and `concurrent.futures` were measured (docs/performance.md): neither
replaces a process by its memory, and the latter stops a task only through a private attribute before Python 3.14.
"""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from traceback import format_exc
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.domain.person import acting_person
from bot.workers import malloc
from bot.workers.garbage_collection import collection_paused
from bot.workers.priority_semaphore import PrioritySemaphore, Rank, WorkFailed

if TYPE_CHECKING:  # worker processes need no metrics
    from bot.monitoring.metrics import PoolMetrics

log = logging.getLogger(__name__)

T = TypeVar("T")

START = 60.0
"""Seconds for a new process to start and to accept a task."""

ACCEPT_TIMEOUT = 10.0
"""Seconds for a running process to accept a task; otherwise it hangs."""

TASK_ATTEMPTS = 2
"""Attempts for a task whose process dies; limited, as the task may be the cause."""

MEMORY = 450_000_000
"""Bytes: a process with more memory after a task is replaced."""

CEILING = 700_000_000
"""Limit of a process's data in bytes; a task that needs more ends with MemoryError.

A task begins with at most MEMORY. A process that had drawn 220 sheets of all games had 400 MB of data.
"""

REUSED_BYTES = 32_000_000
"""Bytes: freed blocks up to this size (pictures) are kept for reuse, and up to this total.

If each were returned at once, drawing would take half as long again, as new pages must be cleared.
"""

SLACK = 48_000_000
"""Growth in bytes after which a process returns unused memory to the system."""

EXIT_TIMEOUT = 5.0
"""Seconds for an idle process to exit before it is killed."""


class WorkTimedOut(WorkFailed):
    """The task exceeded its time limit; its process was killed."""


class WorkerDied(WorkFailed):
    """Every process that ran the task has died, or the pool is closed."""


class WorkTooLarge(WorkFailed):
    """The task exceeded the memory limit; its process was replaced."""


class ProcessGone(Exception):
    """A process has died, or did not start in time."""


class ProcessPool:
    """At most `processes` processes, started on demand and replaced when they die.

    `meter` measures the queue and the tasks. `niceness` lowers the processes' priority behind other work on the
    machine, pictures and clicks in particular.
    """

    def __init__(
        self, processes: int, *, memory: int = MEMORY, niceness: int = 0, meter: "PoolMetrics | None" = None
    ) -> None:
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
        """Run `work` in a process and return its result; it may take `limit` seconds once begun.

        It waits for at most `queue` seconds (None = no limit), in the queue of the acting person; `rank` is its
        priority. `begun` is called when it leaves the queue. Raises what the work raises, WorkRejected, WorkTimedOut,
        WorkTooLarge and WorkerDied.
        """
        person = acting_person.get()
        with self._meter.queue.track_inprogress() if self._meter else nullcontext():
            await self._turns.enter(queue, rank=rank, person=person)
        try:
            begun()
            with self._meter.seconds.time() if self._meter else nullcontext():
                return await self._tried(limit, work, arguments)
        finally:
            self._turns.leave(person)

    async def _tried(self, limit: float, work: Callable[..., T], arguments: Sequence[Any]) -> T:
        for _ in range(TASK_ATTEMPTS):
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
        if isinstance(error, MemoryError):  # another process would run out of memory as well
            raise WorkTooLarge(work.__name__) from error
        if error is not None:
            raise error
        return result  # type: ignore[no-any-return]

    def _rested(self) -> "PoolProcess":
        """Return the process that was used last, as its caches are warmest, or a new one."""
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
        """Stop all processes, also those at work; their callers get WorkerDied."""
        self._closed = True
        while self._resting:
            self._leave(self._resting.pop().dismiss())
        for worker in self._busy:
            self._leave(worker.kill())
        if leaving := [asyncio.wrap_future(gone) for gone in tuple(self._leaving)]:
            await asyncio.wait(leaving, timeout=2 * EXIT_TIMEOUT)


class PoolProcess:
    """One process, its pipe, and the thread that reads from it."""

    def __init__(self, memory: int, niceness: int) -> None:
        context = get_context("spawn")
        self._pipe, self._other_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(self._other_end, memory, niceness), daemon=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._gone: Future[None] | None = None

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.is_alive()

    async def begin(self, work: Callable[..., Any], arguments: Sequence[Any]) -> None:
        """Send a task and wait until the process begins it. Raises ProcessGone."""
        limit = ACCEPT_TIMEOUT if self._process.pid else START
        try:
            if self._process.pid is None:
                await self._wait(self._start)
            async with asyncio.timeout(limit):
                await self._wait(self._hand_over, work, arguments)
        except (EOFError, OSError) as error:  # includes TimeoutError
            raise ProcessGone from error

    async def finish(self, limit: float) -> tuple[Any, Exception | None, bool]:
        """Return the result, the error, and whether the process has too much memory.

        Raises WorkTimedOut, ProcessGone.
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
        """Run a call in the thread. Raises ProcessGone if the process is already being stopped."""
        if self._gone is not None:
            raise ProcessGone
        done, error = await asyncio.get_running_loop().run_in_executor(self._thread, _outcome, work, arguments)
        if error is not None:
            raise error
        return cast(T, done)

    def kill(self) -> "Future[None]":
        """Kill the process; a caller that waits for it gets ProcessGone."""
        if self._process.pid is not None:
            self._process.kill()
        return self._bury(0.0)

    def dismiss(self) -> "Future[None]":
        """Stop the idle process."""
        return self._bury(EXIT_TIMEOUT)

    def _start(self) -> None:
        self._process.start()
        self._other_end.close()  # only the child holds that end now, so the pipe closes when the child dies

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
    """Return the result, or the error as a value: if raised, it would be logged."""
    try:
        return work(*arguments), None
    except (EOFError, OSError) as error:
        return None, error


def _serve(pipe: Any, memory: int, niceness: int) -> None:
    """Run tasks from the pipe until it closes."""
    os.nice(niceness)
    limit_memory(CEILING)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the parent, which stops its children
    Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    with suppress(EOFError, ConnectionError):  # the pipe was closed
        _work(pipe, memory)


def _work(pipe: Any, memory: int) -> None:
    malloc.keep_arenas(REUSED_BYTES)
    trim, least = malloc.trim_function(), own_memory()
    while True:
        with collection_paused():  # a full collection during a drawing would take as long as the drawing
            work, arguments = pipe.recv()
            pipe.send(None)
            result, error = _result_of(work, arguments)
        held = own_memory()
        if held > least + SLACK:
            gc.collect()  # including old generations
            trim(0)
            held = least = own_memory()
        _send(pipe, result, error, full=held > memory or isinstance(error, MemoryError))
        del result, error
        gc.collect(0)  # the garbage of this task


def _result_of(work: Callable[..., Any], arguments: Sequence[Any]) -> tuple[Any, Exception | None]:
    try:
        return work(*arguments), None
    except Exception as error:  # noqa: BLE001 - sent to the main process, which raises it
        error.add_note(format_exc())  # tracebacks are not pickled
        return None, error


def _send(pipe: Any, result: Any, error: Exception | None, *, full: bool) -> None:
    """Send the result, or an error if there is not enough memory for that."""
    try:
        pipe.send((result, error, full))
    except MemoryError:
        pipe.send((None, MemoryError("the result is too large"), True))


def limit_memory(most: int) -> None:
    """Limit this process to `most` bytes of data; allocations beyond raise MemoryError.

    A lower limit of the system is kept. Systems without such a limit (Windows) have none.
    """
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - Windows has none

        kind = resource.RLIMIT_DATA
        _, hard = resource.getrlimit(kind)
        limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (limit, limit))


def own_memory() -> int:
    """Return this process's unshared memory in bytes, or 0 if the system does not report it."""
    try:
        _, resident, shared, *_ = map(int, Path("/proc/self/statm").read_text(encoding="ascii").split())
    except OSError:
        return 0
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")


def _end_with_parent() -> None:
    """Exit when the parent has died, even if it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
