"""A process that stops or is cut off in the middle of a transaction: the others take over, and go on themselves."""

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.util import await_only

from bot.cluster import member
from bot.cluster.member import CLOCK, LASTS
from bot.database import engine, postgres_driver
from bot.database.engine import BUSY_MS, LIMIT
from bot.database.postgres_driver import IDLE_MS
from bot.refusals.database import DatabaseBusy
from tests.support.bot_process import until
from tests.support.crash_checks import check_table
from tests.support.database_history import life
from tests.support.house import ANN, BOB, CAT, DAN, House, house_at
from tests.support.postgres import Server
from tests.support.stopping_process import SHARDS, WORKS, in_real_time
from tests.support.tcp_proxy import proxy_to
from tests.support.toy_achievements import toy_book

__all__ = ["toy_book"]

ROOT = Path(__file__).resolve().parents[3]

log = logging.getLogger(__name__)

FOLLOWED = 30.0
"""Seconds within which somebody else serves what a stopped process has served."""

QUICK = 4.0
"""Seconds for which leases last here, instead of LASTS."""

MARGIN = 6.0
"""Seconds that a busy machine may take for what takes milliseconds."""

REBUILD = "counted"
"""What `planisphere rebuild` locks first, and nothing else does."""

JOBS = {REBUILD, "tables"}
"""What `planisphere rebuild` and `planisphere void` lock first."""

WRITES = re.compile(r"(INSERT INTO|UPDATE|DELETE FROM) (\w+)|SELECT (?s:.+?)FROM (\w+)(?s:.+)FOR (?:NO KEY )?UPDATE")


@pytest.fixture(autouse=True)
def as_in_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait no longer for the database than a bot does."""
    monkeypatch.setattr(engine, "LIMIT", LIMIT)
    monkeypatch.setattr(postgres_driver, "IDLE_MS", IDLE_MS)


class Transactions:
    """Calls `before` at the end of each kind of transaction, once, with the names of the tables that were written.

    Kinds differ in what was written, and in which order.
    """

    def __init__(self, house: House, before: Callable[[tuple[str, ...], Any], None]) -> None:
        self.kinds: set[tuple[str, ...]] = set()
        self._before = before
        self._engine = house.repositories.engine.raw.sync_engine
        event.listen(self._engine, "begin", lambda connection: connection.info.update(written=[]))
        event.listen(self._engine, "before_cursor_execute", self._statement)
        event.listen(self._engine, "commit", self._commit)

    def _statement(self, connection: Any, _: Any, statement: str, *__: Any) -> None:
        found = WRITES.match(statement)
        name = next(filter(None, found.groups()[1:])) if found else ""
        if "pg_advisory_xact_lock" in statement:
            name = "counted"
        if name and name not in connection.info["written"]:
            connection.info["written"].append(name)

    def _commit(self, connection: Any) -> None:
        kind = tuple(connection.info.get("written", ()))
        if kind and kind not in self.kinds:
            self.kinds.add(kind)
            self._before(kind, connection)


async def test_a_round_waits_for_no_transaction_and_the_server_ends_each(postgres: Server, tmp_path: Path) -> None:
    """Whatever another process has written and not committed yet, however long it stands still there."""
    async with AsyncExitStack() as opened:
        url = await postgres.emptied()
        house = await opened.enter_async_context(house_at(url))
        other = await opened.enter_async_context(house_at(url, clock=house.clock))
        limits: dict[tuple[str, ...], str] = {}

        def others_go_on(kind: tuple[str, ...], connection: Any) -> None:
            raw = connection.connection.driver_connection
            limits[kind] = await_only(raw.fetchval("SHOW idle_in_transaction_session_timeout"))
            if "leases" not in kind:
                began = monotonic()
                await_only(other.cluster_member.round())
                assert monotonic() - began < MARGIN

        transactions = Transactions(house, others_go_on)
        await life(house, tmp_path)
        assert {name for kind in transactions.kinds for name in kind} > {"leases", "outbox", "people", "counted"}
        jobs = [kind for kind, limit in limits.items() if limit != f"{IDLE_MS // 1000}s"]
        assert {kind[0] for kind in jobs} == JOBS


@pytest.mark.soak
@pytest.mark.parametrize("number", range(60))
async def test_cut_off_in_any_transaction_a_process_does_not_hold_up_others(
    postgres: Server, tmp_path: Path, number: int, tried: set[tuple[str, ...]]
) -> None:
    """Each time it is cut off right before it commits the next kind of transaction that has not been tried."""
    url, reached = await postgres.emptied(), asyncio.Event()

    def cut_off(kind: tuple[str, ...], _: Any) -> None:
        if kind not in tried and kind[0] != REBUILD and not reached.is_set():
            tried.add(kind)
            log.info("%s: %s", number, kind)
            reached.set()
            proxy.silence()

    async with proxy_to(url) as proxy, AsyncExitStack() as opened:
        house = await opened.enter_async_context(house_at(proxy.url))
        other = await opened.enter_async_context(house_at(url, clock=house.clock, busy_ms=BUSY_MS))
        Transactions(house, cut_off)
        living = asyncio.create_task(life(house, tmp_path))
        waiting = asyncio.create_task(reached.wait())
        await asyncio.wait({living, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if reached.is_set():
            await others_go_on(other)
        for task in (living, waiting):
            task.cancel()
        await asyncio.gather(living, waiting, return_exceptions=True)


async def others_go_on(other: House) -> None:
    """Write what a process that was cut off may have been at, and renew leases."""
    began = monotonic()
    await other.service.people.meet(CAT)
    await other.service.people.meet(DAN)
    await other.lobby(ANN, seats=2)
    while True:
        with suppress(DatabaseBusy):
            await other.cluster_member.round()
            break
    assert monotonic() - began < IDLE_MS / 1000 + 2 * MARGIN


@pytest.fixture(scope="module")
def tried() -> set[tuple[str, ...]]:
    """The kinds of transactions in which a process was cut off."""
    return set()


class Stopping:
    """A process that stops right before it commits some work."""

    def __init__(self, work: str) -> None:
        self._work = work
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, url: str, lasts: float) -> None:
        pipes = {"stdin": asyncio.subprocess.PIPE, "stdout": asyncio.subprocess.PIPE}
        program = (sys.executable, "-m", "tests.support.stopping_process", url, str(lasts), self._work)
        env = os.environ | {"PYTHONPATH": str(ROOT / "tests" / "toy")}
        self._process = await asyncio.create_subprocess_exec(*program, cwd=ROOT, env=env, **pipes)  # type: ignore[arg-type]
        assert await self._said() == b"ready\n"

    async def stop(self) -> None:
        """Let it begin its work, and wait until it has stopped."""
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(b"go\n")
        status = Path(f"/proc/{self._process.pid}/status")
        await until(lambda: "State:\tT" in status.read_text(encoding="ascii"))

    async def go_on(self) -> bytes:
        """Let it go on, and return what has become of its work."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)
        return await self._said()

    async def _said(self) -> bytes:
        assert self._process
        assert self._process.stdout
        return await self._process.stdout.readline()

    async def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            await self._process.wait()


@asynccontextmanager
async def members(url: str) -> AsyncIterator[list[House]]:
    """Two processes that go their rounds."""
    async with AsyncExitStack() as opened:
        houses = [await opened.enter_async_context(house_at(url, busy_ms=BUSY_MS)) for _ in range(2)]
        for house in houses:
            in_real_time(house)
            await house.cluster_member.round()
        running = [asyncio.create_task(house.cluster_member.run()) for house in houses]
        yield houses
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def all_held(houses: list[House]) -> bool:
    held = [house.cluster_member for house in houses]
    return sum(len(one.shards) for one in held) == SHARDS and any(one.holds(CLOCK) for one in held)


async def longest_wait(house: House) -> float:
    """Write what stopped processes were at, and other things; return the longest wait in seconds."""
    longest = 0.0
    for work in (house.service.people.meet(CAT), house.service.people.meet(DAN), house.running(ANN, CAT)):
        began = monotonic()
        await work
        longest = max(longest, monotonic() - began)
    return longest


@pytest.mark.parametrize(
    "lasts", [pytest.param(QUICK, id="quick"), pytest.param(LASTS.total_seconds(), id="usual", marks=pytest.mark.soak)]
)
async def test_processes_that_stop_in_a_transaction_are_followed(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, lasts: float
) -> None:
    """One in its lease round, one that answers at a table, one that meets somebody new; all stopped by SIGSTOP."""
    monkeypatch.setattr(member, "LASTS", timedelta(seconds=lasts))
    url = await postgres.emptied()
    stopping = [Stopping(work) for work in WORKS]
    try:
        await asyncio.gather(*(one.start(url, lasts) for one in stopping))
        async with members(url) as houses:
            await asyncio.gather(*(one.stop() for one in stopping))
            began = monotonic()
            waited = await longest_wait(houses[0])
            await until(lambda: all_held(houses), FOLLOWED)
            log.info("followed after %.1f s, longest wait %.1f s", monotonic() - began, waited)
            assert waited < IDLE_MS / 1000 + MARGIN
            assert monotonic() - began < FOLLOWED
            assert [await one.go_on() for one in stopping] == [b"refused: store_down\n"] * len(WORKS)
            for mine in await houses[1].service.queries.my_tables(BOB.id):
                assert mine.table.moves == 0
                await check_table(houses[1], mine.table.id)
    finally:
        for one in stopping:
            await one.end()
