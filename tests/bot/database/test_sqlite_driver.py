"""How often the thread of a SQLite connection is asked for something: trips there cost more than statements."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.engine import IDLE_CONNECTIONS, Database


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with two connections that have been used."""
    engine = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    async with engine.reading() as connection:
        await connection.execute(text("PRAGMA journal_mode = wal"))
    async with engine.writing() as connection:
        await connection.execute(text("CREATE TABLE stars (name TEXT)"))
        async with engine.reading() as other:
            await other.execute(text("SELECT 1"))
    yield engine
    await engine.close()


@pytest.fixture
def trips(engine: Database, monkeypatch: pytest.MonkeyPatch) -> list[Callable[..., Any]]:
    """What the thread has been asked to do since."""
    asked: list[Callable[..., Any]] = []
    execute: Any = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, work: Callable[..., Any], *arguments: Any) -> Any:
        asked.append(work)
        return await execute(self, work, *arguments)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return asked


async def test_a_transaction_begins_with_its_first_statement(engine: Database, trips: list[Any]) -> None:
    async with engine.writing() as connection:
        await connection.execute(text("INSERT INTO stars VALUES ('Vega')"))
    assert len(trips) == 2  # the statement, and the end
    trips.clear()
    async with engine.snapshot() as connection:
        first = (await connection.execute(text("SELECT name FROM stars"))).all()
        async with engine.writing() as other:
            await other.execute(text("INSERT INTO stars VALUES ('Deneb')"))
        assert (await connection.execute(text("SELECT name FROM stars"))).all() == first == [("Vega",)]
    assert len(trips) == 5


async def test_where_nothing_is_asked_nothing_begins(engine: Database, trips: list[Any]) -> None:
    async with engine.writing(), engine.snapshot():
        pass
    async with engine.reading() as connection:
        assert (await connection.execute(text("SELECT name FROM stars"))).all() == []
    assert len(trips) == 1


async def test_what_has_begun_so_is_taken_back_when_anything_fails(engine: Database) -> None:
    async def fail() -> None:
        async with engine.writing() as connection:
            await connection.execute(text("INSERT INTO stars VALUES ('Vega')"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with engine.reading() as connection:
        assert (await connection.execute(text("SELECT name FROM stars"))).all() == []


# -- a whole body in one trip ----------------------------------------------------------------------------------------


def adding(*names: str) -> Callable[[AsyncConnection], Coroutine[Any, Any, int]]:
    """Return the body of a transaction that adds stars one by one, and then fails if one has no name."""

    async def body(connection: AsyncConnection) -> int:
        for name in names:
            await connection.execute(text("INSERT INTO stars VALUES (:name)"), {"name": name})
            if not name:
                raise ZeroDivisionError
        return len(names)

    return body


async def stars(engine: Database) -> list[str]:
    async def body(connection: AsyncConnection) -> list[str]:
        return list((await connection.execute(text("SELECT name FROM stars ORDER BY name"))).scalars())

    return await engine.read(body)


async def test_a_body_is_one_trip_from_beginning_to_end(engine: Database, trips: list[Any]) -> None:
    assert await engine.write(adding("Vega", "Deneb", "Altair")) == 3
    assert len(trips) == 1
    assert await stars(engine) == ["Altair", "Deneb", "Vega"]
    assert len(trips) == 2


async def test_a_body_that_fails_leaves_nothing_and_the_next_one_works(engine: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        await engine.write(adding("Vega", ""))
    assert await stars(engine) == []
    await engine.write(adding("Deneb"))
    assert await stars(engine) == ["Deneb"]


async def test_a_body_that_waits_for_something_else_is_refused_and_undone(engine: Database) -> None:
    async def body(connection: AsyncConnection) -> None:
        await adding("Vega")(connection)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="besides its connection"):
        await engine.write(body)
    assert await stars(engine) == []


async def test_who_is_cancelled_during_a_trip_waits_for_its_end(engine: Database) -> None:
    started, may_end = threading.Event(), threading.Event()

    async def body(connection: AsyncConnection) -> None:
        started.set()
        may_end.wait(10)
        await adding("Vega")(connection)

    task = asyncio.create_task(engine.write(body))
    await asyncio.to_thread(started.wait, 10)
    for _ in range(2):
        task.cancel()
        await asyncio.sleep(0.01)
    assert not task.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await stars(engine) == ["Vega"]
    await engine.write(adding("Deneb"))  # the connection is as good as before
    assert await stars(engine) == ["Deneb", "Vega"]


async def test_of_the_connections_that_many_needed_at_once_half_go_back_to_the_pool(engine: Database) -> None:
    await asyncio.gather(*(stars(engine) for _ in range(2 * IDLE_CONNECTIONS)))
    async with AsyncExitStack() as jobs:
        for _ in range(IDLE_CONNECTIONS):  # who waits for something else meanwhile finds one
            connection = await asyncio.wait_for(jobs.enter_async_context(engine.reading()), 5)
            await connection.execute(text("SELECT 1"))
    assert 0 < len(engine._idle) <= IDLE_CONNECTIONS // 2
