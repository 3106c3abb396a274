"""A database that is locked, read-only, full, broken or gone: a kind refusal, and nothing is lost."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import delete, event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.app.repositories import open_repositories
from bot.cluster.instance_lock import InstanceLock
from bot.database import engine, schema
from bot.database.engine import IDLE_CONNECTIONS
from bot.database.errors import refusal
from bot.database.repositories import TableChange
from bot.domain.server_settings import ServerSettings
from bot.refusals.database import AlreadyRunning, DatabaseBusy, DatabaseDown, DatabaseFull, DatabaseRefusal, ReadOnly
from tests.support.house import ANN, BOB, House, Shine, house_at, house_in


@contextmanager
def locked(path: Path) -> Iterator[None]:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def test_a_locked_database_is_busy_and_the_answer_can_be_given_again(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table = await house.running(ANN, BOB)
        table_view = await house.table_view(table.id, ANN)
        assert table_view.prompt
        with locked(tmp_path / "tables.db"):
            with pytest.raises(DatabaseBusy):
                await house.service.play.submit_move(table.id, ANN.id, table_view.prompt.token, Shine())
            assert await house.table_view(table.id, ANN) == table_view  # looking is not forbidden
            with pytest.raises(DatabaseBusy):
                await house.lobby(BOB, seats=2)
        await house.service.play.submit_move(table.id, ANN.id, table_view.prompt.token, Shine())
        assert (await house.service.queries.table(table.id)).moves == 1


async def test_a_locked_database_cannot_be_opened(tmp_path: Path) -> None:
    async with house_in(tmp_path):
        pass
    with locked(tmp_path / "tables.db"), pytest.raises(DatabaseBusy):
        await open_repositories(f"sqlite:///{tmp_path / 'tables.db'}", busy_ms=10)


async def test_whoever_waits_for_others_who_wait_is_refused_as_soon(tmp_path: Path) -> None:
    """Patience begins when somebody wants to write, not when it is their turn to ask for the file."""
    file, clock = tmp_path / "tables.db", asyncio.get_running_loop().time
    async with house_at(f"sqlite:///{file}", busy_ms=400) as house:
        table = await house.running(ANN, BOB)
        with locked(file):
            began = clock()
            work = (house.service.people.set_server(ServerSettings(number)) for number in range(12))
            refused = await asyncio.gather(*work, return_exceptions=True)
            assert clock() - began < 0.4 * 6
        assert [type(one) for one in refused] == [DatabaseBusy] * 12
        async with house.repositories.engine.reading() as connection:
            assert (await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar_one() == 400
        await house.answer(table.id, ANN, Shine())


async def test_who_asks_twice_while_the_database_is_locked_for_long_is_refused_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "TIMEOUT_AFTER_FAILURE", 0.1)
    file, clock = tmp_path / "tables.db", asyncio.get_running_loop().time
    async with house_at(f"sqlite:///{file}", busy_ms=1_000) as house:
        with locked(file):
            waits = []
            for number in range(3):
                began = clock()
                with pytest.raises(DatabaseBusy):
                    await house.service.people.set_server(ServerSettings(number))
                waits.append(clock() - began)
        assert waits[0] >= 1 > max(waits[1:])
        await house.service.people.set_server(ServerSettings(1))


async def pragma(house: House, what: str) -> Any:
    """Ask the connection that is kept open for the next transaction, or tell it, and return what it says."""

    async def body(connection: AsyncConnection) -> Any:
        result = await connection.execute(text(f"PRAGMA {what}"))
        return result.scalar() if result.returns_rows else None

    return await house.repositories.engine.read(body)


async def test_a_full_database_keeps_what_it_has(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        await house.unlimited()
        table = await house.running(ANN, BOB)
        pages = await pragma(house, "page_count")
        await pragma(house, f"max_page_count = {pages}")
        with pytest.raises(DatabaseFull):  # noqa: PT012 - it takes many to fill the last page
            for _ in range(1000):
                await house.lobby(ANN, seats=2)
        before = await house.table_view(table.id, ANN)
        await pragma(house, "max_page_count = 1000000")
        house.service.repository.invalidate(table.id)
        assert (await house.table_view(table.id, ANN)).view == before.view
        await house.answer(table.id, ANN, Shine())


async def test_computer_players_go_on_when_there_is_space_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house_in(tmp_path) as house:
        table = await house.lobby(ANN, computers=("easy",))
        record, calls = house.repositories.record, 0

        async def full(change: TableChange) -> None:
            nonlocal calls
            calls += 1
            if calls > 1:
                raise DatabaseFull()
            await record(change)

        house.repositories.record = full  # type: ignore[method-assign]
        await house.service.lobby.start(table.id, ANN.id)
        del house.repositories.record
        assert "no computer player could go on" in caplog.text
        assert (await house.service.queries.table(table.id)).moves == 0
        await house.watch.tick()
        assert (await house.service.queries.table(table.id)).moves == 1


async def test_a_read_only_database_says_so_and_can_be_looked_at(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table = await house.running(ANN, BOB)
        await pragma(house, "query_only = on")
        with pytest.raises(ReadOnly):
            await house.answer(table.id, ANN, Shine())
        assert (await house.table_view(table.id, ANN)).prompt is not None


async def test_a_read_only_file_can_be_looked_at(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table = await house.running(ANN, BOB)
    file = tmp_path / "tables.db"
    file.chmod(0o444)  # root may write it all the same, hence the mode
    repositories = await open_repositories(f"sqlite:///file:{file}?mode=ro&uri=true")
    house = House(repositories)
    assert (await house.table_view(table.id, ANN)).prompt is not None
    with pytest.raises(ReadOnly):
        await house.answer(table.id, ANN, Shine())
    await repositories.close()


async def test_a_file_that_is_no_database_or_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is not a database at all, whatever its name says" * 100)
    with pytest.raises(DatabaseDown) as refused:
        await open_repositories(f"sqlite:///{tmp_path / 'text.db'}")
    assert "not a database" in str(refused.value.values["reason"])
    with pytest.raises(DatabaseDown):
        await open_repositories(f"sqlite:///{tmp_path / 'missing' / 'tables.db'}")


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(DatabaseRefusal):
        await open_repositories("postgresql://nobody@127.0.0.1:1/nothing")


async def test_clock_and_dispatcher_wait_for_a_busy_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house_in(tmp_path) as house:
        await house.running(ANN, BOB)
        house.clock.move(25)
        with locked(tmp_path / "tables.db"), caplog.at_level(logging.WARNING):
            await house.watch.tick()
            with pytest.raises(DatabaseBusy):
                await house.dispatcher.deliver_all()
        assert "the clock cannot go on now" in caplog.text
        await house.watch.tick()
        await house.dispatcher.deliver_all()
        assert sorted({one.outbox_message.kind.value for one in house.pigeon.sent}) == ["board", "remind"]


def test_bugs_of_ours_are_no_refusals() -> None:
    assert refusal(ValueError("wrong")) is None
    assert isinstance(refusal(OSError("no route")), DatabaseDown)


def test_one_process_at_a_time_has_a_file(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    one, two = InstanceLock(url), InstanceLock(url)
    one.take()
    with pytest.raises(AlreadyRunning) as refused:
        two.take()
    assert refused.value.values == {"file": str(tmp_path / "tables.db")}
    one.close()
    two.take()
    two.close()
    assert not (tmp_path / "tables.db").exists()


def test_a_lock_that_cannot_be_is_told_and_a_server_needs_none(tmp_path: Path) -> None:
    with pytest.raises(DatabaseDown):
        InstanceLock(f"sqlite:///{tmp_path / 'missing' / 'tables.db'}").take()
    for url in ("postgresql://h/d", "sqlite://"):
        InstanceLock(url).take()
        InstanceLock(url).take()


async def test_a_read_is_one_trip_to_the_thread_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_in(tmp_path) as house:
        trips: list[object] = []
        execute: Any = aiosqlite.Connection._execute

        async def counted(connection: aiosqlite.Connection, work: Any, *arguments: Any) -> Any:
            trips.append(work)
            return await execute(connection, work, *arguments)

        async with house.repositories.engine.reading() as connection:
            monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
            await connection.exec_driver_sql("SELECT 1")
        assert len(trips) == 1


async def test_who_reads_beside_others_finds_an_open_connection(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        opened: list[object] = []
        event.listen(
            house.repositories.engine.raw.sync_engine, "connect", lambda connection, _: opened.append(connection)
        )
        for _ in range(2):
            async with AsyncExitStack() as readers:
                for _ in range(IDLE_CONNECTIONS):
                    await readers.enter_async_context(house.repositories.engine.reading())
        assert len(opened) == IDLE_CONNECTIONS - 1  # one has been open since the start


async def test_what_fails_in_the_middle_of_writing_is_taken_back(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table = await house.lobby(ANN, seats=2)
        with pytest.raises(ZeroDivisionError):  # noqa: PT012 - it is the leaving that takes back
            async with house.repositories.engine.writing() as connection:
                await connection.execute(delete(schema.outbox))
                raise ZeroDivisionError
        assert await house.repositories.outbox.has_message(table.id)
