"""How often the thread of a SQLite connection is asked for something: trips there cost more than statements."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text

from bot.database.engine import Database


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
