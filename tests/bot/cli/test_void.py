"""`planisphere void`."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cluster.instance_lock import InstanceLock
from tests.support.command_line import Call
from tests.support.house import ANN, BOB, house_in


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table with a result in the database of the settings."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")

    async def play() -> str:
        async with house_in(tmp_path) as house:
            table = await house.running(ANN, BOB)
            await house.play_on(table.id, ANN, BOB)
            return table.id

    return asyncio.run(play())


def rows(statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect("tables.db")) as database:
        return database.execute(statement).fetchall()


def test_a_result_is_struck_and_counts_again(planisphere: Call, table: str) -> None:
    before = rows("SELECT * FROM standings ORDER BY person, guild, season")
    said = planisphere("void", table.upper())
    assert said.code == 0
    assert f"The result of table {table} (toy) is void.\nCounted 0 matches anew.\n" in said.out
    assert "2 players are told" in said.out
    assert rows("SELECT * FROM standings") == []
    assert rows("SELECT person FROM outbox WHERE kind = 'void' ORDER BY person") == [(ANN.id,), (BOB.id,)]
    assert planisphere("rebuild", "--check").code == 0
    said = planisphere("void", "--undo", table)
    assert (said.code, f"table {table} (toy) counts again." in said.out) == (0, True)
    assert rows("SELECT * FROM standings ORDER BY person, guild, season") == before


def test_what_cannot_be_struck_is_said(planisphere: Call, table: str) -> None:
    for words, why in (
        (("void", "nowhere"), "there is no table 'nowhere'"),
        (("void", "\udcff"), "there is no table"),
        (("void", "--undo", table), "nothing to undo"),
    ):
        said = planisphere(*words)
        assert (said.code, said.out) == (1, "")
        assert why in said.err
    planisphere("void", table)
    assert "already void" in planisphere("void", table).err


def test_on_sqlite_the_bot_must_be_stopped(planisphere: Call, table: str) -> None:
    with closing(InstanceLock("sqlite:///tables.db")) as running:
        running.take()
        said = planisphere("void", table)
    assert said.code == 1
    assert "tables.db" in said.err
    assert rows("SELECT void FROM outcomes") == [(0,)]


def test_without_a_database(planisphere: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    assert "there is no database yet" in planisphere("void", "abc123").err
