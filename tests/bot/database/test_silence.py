"""PostgreSQL that stands still: whoever asks is refused in time, and goes on as soon as the database answers again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import text

from bot.database import engine, postgres_driver
from bot.database.engine import BUSY_MS, HURRIED, IDLE_CONNECTIONS, LIMIT, TIMEOUT_AFTER_FAILURE, Database
from bot.database.postgres_driver import IDLE_MS
from bot.domain.server_settings import ServerSettings
from bot.refusals.database import DatabaseDown, DatabaseRefusal
from tests.support.crash_checks import check_table
from tests.support.house import ANN, BOB, House, Shine, house_at
from tests.support.postgres import Server
from tests.support.tcp_proxy import TcpProxy, proxy_to

TOLD = 10.0
"""Seconds after which everybody must have been told."""

SHORT, SHORTER = 0.5, 0.2
"""The limits of these tests, in seconds."""

MARGIN = 4.0
"""Seconds that a busy machine may take for what takes milliseconds."""

USUAL_LIMITS = {
    "lock_timeout": f"{BUSY_MS // 1000}s",
    "statement_timeout": "10s",
    "idle_in_transaction_session_timeout": "3s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}


@pytest.fixture
async def proxy(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TcpProxy]:
    monkeypatch.setattr(engine, "LIMIT", SHORT)
    monkeypatch.setattr(engine, "TIMEOUT_AFTER_FAILURE", SHORTER)
    monkeypatch.setattr(postgres_driver, "PING", SHORTER)
    async with proxy_to(await postgres.emptied()) as proxy:
        yield proxy


@pytest.fixture
async def house(proxy: TcpProxy, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    with monkeypatch.context() as patch:
        patch.setattr(engine, "LIMIT", 60.0)
        async with house_at(proxy.url) as house:
            patch.undo()
            yield house


def test_the_limits_fit_together() -> None:
    assert LIMIT + 2 * TIMEOUT_AFTER_FAILURE < TOLD
    assert BUSY_MS * (1 + HURRIED) / 1000 < TOLD  # SQLite: in the queue of this process, then for the file
    assert IDLE_MS < BUSY_MS < LIMIT * 1000  # a lock of a process that stopped is waited for


@pytest.mark.parametrize("job", [False, True])
async def test_every_connection_has_limits(postgres: Server, monkeypatch: pytest.MonkeyPatch, job: bool) -> None:
    monkeypatch.setattr(postgres_driver, "IDLE_MS", IDLE_MS)
    database = Database(await postgres.emptied())
    wanted = USUAL_LIMITS | ({"statement_timeout": "0", "idle_in_transaction_session_timeout": "1min"} if job else {})
    for entered in (database.writing(job=job), database.snapshot(job=job)):
        async with entered as connection:
            found = {name: (await connection.execute(text(f"SHOW {name}"))).scalar_one() for name in wanted}
        assert found == wanted
    await database.close()


async def read(house: House) -> object:
    return await house.service.queries.results(ANN.id)


async def read_at_one_moment(house: House) -> object:
    return await house.repositories.outbox.census()


async def write(house: House) -> object:
    return await house.service.people.set_server(ServerSettings(1))


async def many(house: House) -> object:
    """More than there are connections; the last ones wait for one."""
    works = [write(house) if number % 2 else read(house) for number in range(4 * IDLE_CONNECTIONS)]
    refused = await asyncio.gather(*works, return_exceptions=True)
    assert all(isinstance(one, DatabaseDown) for one in refused)
    raise DatabaseDown(reason="all of them")


@pytest.mark.parametrize("work", [read, read_at_one_moment, write, many])
@pytest.mark.parametrize("known", [True, False], ids=["a connection", "no connection"])
async def test_silence_is_refused_in_time_and_forgotten_when_it_ends(
    house: House, proxy: TcpProxy, work: Callable[[House], Awaitable[object]], known: bool
) -> None:
    clock = asyncio.get_running_loop().time
    if not known:
        await house.repositories.engine.raw.dispose()
    proxy.silence()
    began = clock()
    with pytest.raises(DatabaseDown):
        await work(house)
    assert clock() - began < SHORT + MARGIN
    began = clock()
    with pytest.raises(DatabaseDown):
        await work(house)
    proxy.heal()
    await until_answered(house)
    await write(house)
    assert clock() - began < SHORT + 2 * MARGIN


async def until_answered(house: House) -> None:
    async with asyncio.timeout(MARGIN):
        while True:
            with suppress(DatabaseRefusal):
                await read(house)
                return


async def test_an_answer_whose_commit_is_cut_off_counts_once(
    house: House, proxy: TcpProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server hears of it after its process has given up."""
    table = await house.running(ANN, BOB)
    raw = house.repositories.engine.raw.sync_engine
    view = await house.table_view(table.id, ANN)
    assert view.prompt
    commit = raw.dialect.do_commit

    def cut(connection: Any) -> None:
        proxy.silence()
        commit(connection)

    monkeypatch.setattr(raw.dialect, "do_commit", cut)
    with pytest.raises(DatabaseDown):
        await house.service.play.submit_move(table.id, ANN.id, view.prompt.token, Shine())
    monkeypatch.setattr(raw.dialect, "do_commit", commit)
    proxy.heal()
    await until_answered(house)
    async with asyncio.timeout(MARGIN):
        while (await house.service.queries.table(table.id)).moves == 0:  # noqa: ASYNC110 - the server hears of it now
            await asyncio.sleep(0.01)
    house.service.repository.invalidate(table.id)
    await check_table(house, table.id)
    assert (await house.service.queries.table(table.id)).moves == 1


async def test_refused_connections_are_told_at_once(house: House, proxy: TcpProxy) -> None:
    await proxy.refuse()
    for _ in range(2):
        with pytest.raises(DatabaseDown):
            await write(house)
    await proxy.open()
    await write(house)


async def test_a_job_may_take_longer(house: House) -> None:
    async with house.repositories.engine.writing(job=True) as connection:
        await connection.execute(text(f"SELECT pg_sleep({2 * SHORT})"))


async def test_a_transaction_that_stands_still_is_ended_by_the_server(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_driver, "IDLE_MS", 200)
    async with house_at(await postgres.emptied()) as house:
        async with house.repositories.engine.reading():
            pass
        with pytest.raises(DatabaseDown):  # noqa: PT012 - it is the next statement that fails
            async with house.repositories.engine.writing() as connection:
                await connection.execute(text("SELECT 1"))
                await asyncio.sleep(1)
                await connection.execute(text("SELECT 1"))
        await write(house)
