"""The processes beside the bot's own."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import Pipe
from pathlib import Path
from select import select
from typing import Any

import pytest

from bot.workers import malloc, process_pool
from bot.workers.priority_semaphore import PrioritySemaphore, WorkFailed, WorkRejected
from bot.workers.process_pool import PoolProcess, ProcessPool, WorkerDied, WorkTimedOut
from tests.support import works

PATIENCE = 60
WORK = """
import asyncio, os
from bot.workers.process_pool import ProcessPool
async def main():
    print(await ProcessPool(1).run(60, os.getpid), flush=True)
    await asyncio.Event().wait()
if __name__ == "__main__":
    asyncio.run(main())
"""
LONG, SHORT = 600.0, 0.1
"""Seconds that no work of these tests takes, and that every one takes that never ends."""


@pytest.fixture
async def pool() -> AsyncIterator[ProcessPool]:
    """A pool of one process."""
    pool = ProcessPool(1)
    yield pool
    await pool.close()


async def test_workers_never_outlive_a_bot_that_was_killed() -> None:
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", WORK, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    worker = int(await asyncio.wait_for(bot.stdout.readline(), PATIENCE))
    assert worker != bot.pid
    bot.kill()
    # The worker holds the other end of this pipe: it is read to its end when the worker is gone too.
    assert await asyncio.wait_for(bot.stdout.read(), PATIENCE) == b""
    await bot.wait()


async def test_nothing_is_raised_in_a_thread_when_nobody_waits_for_it_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SimCord would count it as an error of the bot, and the page say of the click that its outcome is uncertain."""
    worker, heard = PoolProcess(process_pool.MEMORY, 0), list[Future[Any]]()
    await worker.begin(works.frozen, ())
    submit = worker._thread.submit

    def noted(*work: Any) -> Future[Any]:
        heard.append(submit(*work))
        return heard[-1]

    monkeypatch.setattr(worker._thread, "submit", noted)
    with pytest.raises(WorkTimedOut):
        await worker.finish(SHORT)
    await asyncio.wrap_future(worker.kill())
    assert heard[0].exception() is None


def test_a_worker_whose_answer_nobody_can_hear_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(process_pool, "limit_memory", lambda _: None)  # this is the process of the tests
    ours, theirs = Pipe()
    ours.send((os.getpid, ()))
    ours.close()
    process_pool._serve(theirs, process_pool.MEMORY, 0)


async def test_workers_leave_ctrl_c_to_the_bot(pool: ProcessPool) -> None:
    worker = await pool.run(LONG, os.getpid)
    os.kill(worker, signal.SIGINT)
    assert await pool.run(LONG, os.getpid) == worker


async def test_what_a_picture_takes_of_memory_is_kept_for_the_next(pool: ProcessPool) -> None:
    assert await pool.run(LONG, works.refilled) < 8_000_000 // 4096 // 2


async def test_workers_give_way_by_as_much_as_they_are_told(pool: ProcessPool) -> None:
    assert await pool.run(PATIENCE, os.nice, 0) == os.nice(0)
    thoughtful = ProcessPool(1, niceness=5)
    assert await thoughtful.run(PATIENCE, os.nice, 0) == os.nice(0) + 5
    await thoughtful.close()


async def test_what_the_work_raises_tells_where_it_happened(pool: ProcessPool) -> None:
    worker = await pool.run(LONG, os.getpid)
    with pytest.raises(KeyError) as caught:
        await pool.run(LONG, works.wrong)
    assert "works.py" in caught.value.__notes__[0]
    assert await pool.run(LONG, os.getpid) == worker


async def test_what_cannot_be_handed_over_is_said(pool: ProcessPool) -> None:
    with pytest.raises(AttributeError, match="local object"):
        await pool.run(LONG, lambda: None)
    assert await pool.run(LONG, os.getpid)


@pytest.mark.parametrize("hang", [works.frozen, works.endless])
async def test_work_that_takes_too_long_is_ended_and_the_next_is_done_by_another_process(
    pool: ProcessPool, hang: Callable[[], None]
) -> None:
    worker = await pool.run(LONG, os.getpid)
    with pytest.raises(WorkTimedOut):
        await pool.run(SHORT, hang)
    assert await pool.run(LONG, os.getpid) != worker
    assert gone(worker)


async def test_a_long_queue_is_not_a_long_work(pool: ProcessPool, monkeypatch: pytest.MonkeyPatch) -> None:
    finish = process_pool.PoolProcess.finish
    limits: list[float] = []

    async def in_time(self: process_pool.PoolProcess, limit: float) -> tuple[Any, Exception | None, bool]:
        limits.append(limit)  # counted from here, where the process has begun
        await asyncio.sleep(0)
        return await finish(self, LONG)

    monkeypatch.setattr(process_pool.PoolProcess, "finish", in_time)
    numbers = await asyncio.gather(*[pool.run(SHORT, os.getpid) for _ in range(20)])
    assert len(set(numbers)) == 1
    assert limits == [SHORT] * 20


async def test_whoever_will_not_queue_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ProcessPool(1)
    begun: list[str] = []
    first = asyncio.create_task(pool.run(LONG, works.frozen, begun=lambda: begun.append("first")))
    await asyncio.sleep(0)
    with pytest.raises(WorkRejected):
        await pool.run(LONG, os.getpid, queue=SHORT, begun=lambda: begun.append("second"))
    assert begun == ["first"]
    await pool.close()
    with pytest.raises(WorkerDied):
        await first


@pytest.mark.parametrize("late", [True, False])
async def test_a_turn_that_nobody_wants_any_more_is_given_to_the_next(late: bool) -> None:
    semaphore = PrioritySemaphore(1)
    await semaphore.enter(None)
    first, second = (asyncio.create_task(semaphore.enter(None)) for _ in range(2))
    await asyncio.sleep(0)
    if late:
        semaphore.leave()  # the first has it, but does not know yet
    first.cancel()
    if not late:
        semaphore.leave()
    await second
    with pytest.raises(WorkRejected):
        await semaphore.enter(0)
    semaphore.leave()
    await semaphore.enter(0)


async def test_work_is_done_once_more_when_its_process_was_killed(pool: ProcessPool, tmp_path: Path) -> None:
    assert await pool.run(LONG, works.killed_once, tmp_path / "killed")


async def test_work_that_ends_every_process_is_given_up(pool: ProcessPool) -> None:
    with pytest.raises(WorkerDied):
        await pool.run(LONG, works.killed)
    assert await pool.run(LONG, os.getpid)


async def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_replaced() -> None:
    pool = ProcessPool(3)
    numbers = await asyncio.gather(*[pool.run(LONG, os.getpid) for _ in range(3)])
    for number in numbers:
        os.kill(number, signal.SIGKILL)
        assert gone(number)
    assert await pool.run(LONG, os.getpid) not in numbers
    await pool.close()


async def test_a_process_that_hangs_while_it_has_nothing_to_do_is_soon_replaced(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung = await pool.run(LONG, os.getpid)
    os.kill(hung, signal.SIGSTOP)
    monkeypatch.setattr(process_pool, "ACCEPT_TIMEOUT", SHORT)
    assert await asyncio.wait_for(pool.run(LONG, os.getpid), PATIENCE / 2) != hung


async def test_a_process_that_cannot_begin_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ProcessPool(1)
    worker = await pool.run(LONG, os.getpid)
    os.kill(worker, signal.SIGSTOP)
    monkeypatch.setattr(process_pool, "START", SHORT)
    with suppress(WorkerDied):  # the second one may well take longer than that
        await pool.run(LONG, os.getpid)
    monkeypatch.undo()
    assert await pool.run(LONG, os.getpid) != worker
    assert gone(worker)
    await pool.close()


async def test_a_process_that_holds_too_much_is_replaced_between_two_works() -> None:
    pool = ProcessPool(1, memory=1)
    numbers = await asyncio.gather(*[pool.run(LONG, os.getpid) for _ in range(4)])
    assert len(set(numbers)) == 4
    await pool.close()
    for number in numbers:
        assert gone(number)


@pytest.mark.parametrize("work", [works.hungry, works.hungry_in_steps, works.large_result])
async def test_work_that_wants_too_much_memory_is_ended_and_its_process_replaced(
    pool: ProcessPool, work: Callable[[], Any]
) -> None:
    worker = await pool.run(LONG, os.getpid)
    with pytest.raises(WorkFailed):
        await pool.run(LONG, work)
    assert await pool.run(LONG, os.getpid) != worker
    assert gone(worker)


async def test_work_that_runs_out_of_memory_is_not_done_once_more(pool: ProcessPool, tmp_path: Path) -> None:
    with pytest.raises(WorkFailed):
        await pool.run(LONG, works.out_of_memory, tmp_path / "tries")
    assert (tmp_path / "tries").read_text() == "x"


async def test_a_process_gives_back_what_it_no_longer_uses(pool: ProcessPool) -> None:
    before = await pool.run(LONG, process_pool.own_memory)
    await pool.run(LONG, works.swollen)
    after = await pool.run(LONG, process_pool.own_memory)
    assert 0 < before <= after < before + process_pool.SLACK


async def test_garbage_is_looked_for_between_two_works_and_not_in_one(pool: ProcessPool) -> None:
    assert [await pool.run(LONG, works.ring) for _ in range(3)] == [False] * 3
    assert await pool.run(LONG, works.rings) == 0


async def test_what_one_picture_takes_is_there_for_the_next(pool: ProcessPool) -> None:
    pages = [await pool.run(LONG, works.filled, process_pool.REUSED_BYTES - 10_000_000) for _ in range(3)]
    assert pages[0] > 5_000
    assert max(pages[1:]) < 1_000


async def test_what_is_large_leaves_no_holes_behind_where_the_bot_is(pool: ProcessPool) -> None:
    assert await pool.run(LONG, works.holes, malloc.return_large_blocks) < 4_000_000  # of 40


async def test_whoever_is_no_longer_waited_for_is_ended(pool: ProcessPool) -> None:
    worker = await pool.run(LONG, os.getpid)
    asked = asyncio.create_task(pool.run(LONG, works.frozen))
    await asyncio.sleep(0)
    assert pool._busy
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await pool.run(LONG, os.getpid) != worker


async def test_nobody_waits_for_a_process_that_hangs_when_all_is_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "EXIT_TIMEOUT", LONG)  # it would be waited for so long if it were waited for
    pool = ProcessPool(2)
    first, second = await asyncio.gather(pool.run(LONG, os.getpid), pool.run(LONG, os.getpid))
    asked = asyncio.create_task(pool.run(LONG, works.frozen))
    await asyncio.sleep(0)
    assert pool._busy
    await asyncio.wait_for(pool.close(), PATIENCE)
    with pytest.raises(WorkerDied):
        await asked
    with pytest.raises(WorkerDied):
        await pool.run(LONG, os.getpid)
    assert gone(first)
    assert gone(second)


def gone(process: int) -> bool:
    """Wait until a process has ended, and say whether it has."""
    with suppress(ProcessLookupError):
        ended = os.pidfd_open(process)
        try:
            return bool(select([ended], [], [], PATIENCE)[0])
        finally:
            os.close(ended)
    return True
