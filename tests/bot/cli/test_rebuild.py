"""`planisphere rebuild`."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.command_line import Call
from tests.support.house import ANN, BOB, house_in


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the settings, with one match played."""
    file = tmp_path / "tables.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")

    async def play() -> None:
        async with house_in(tmp_path) as house:
            table = await house.running(ANN, BOB)
            await house.play_on(table.id, ANN, BOB)

    asyncio.run(play())
    return file


def wins(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as database:
        return [row[0] for row in database.execute("SELECT wins FROM standings ORDER BY wins")]


def spoil(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE standings SET wins = 7")


def test_what_is_right_stays(planisphere: Call, file: Path) -> None:
    before = wins(file)
    for words in (["rebuild"], ["rebuild", "--check"]):
        said = planisphere(*words)
        assert (said.code, said.out) == (0, "Counted 1 match anew.\nAll numbers are what they were.\n")
    assert wins(file) == before


def test_a_check_tells_and_changes_nothing(planisphere: Call, file: Path) -> None:
    before = wins(file)
    spoil(file)
    said = planisphere("rebuild", "--check")
    assert said.code == 1
    assert "standings: 16 rows differ." in said.out
    assert "Nothing was changed" in said.out
    assert set(wins(file)) == {7}
    assert "The new numbers stand." in planisphere("rebuild").out
    assert wins(file) == before


def test_no_database_and_none_that_can_be_used(
    planisphere: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'none.db'}")
    said = planisphere("rebuild")
    assert (said.code, said.err) == (1, f"planisphere rebuild: there is no database yet: {tmp_path / 'none.db'}\n")
    (tmp_path / "none.db").write_text("no database, but a rather long text about something else")
    assert planisphere("rebuild").code == 1
