"""`planisphere work`: where it refuses to begin, and a worker as a process of its own."""

from pathlib import Path

import pytest

from bot.cli import work
from bot.config import Settings, load
from tests.bot.cli.conftest import Call


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(work, "logs", lambda _: None)
    for name in ("DATABASE_URL", "PLANISPHERE_MONITOR", "PLANISPHERE_DATA"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("url", ["", "sqlite+aiosqlite:///tables.db", "sqlite+aiosqlite://"])
def test_at_a_sqlite_file_it_says_who_does_the_work_there(
    planisphere: Call, monkeypatch: pytest.MonkeyPatch, url: str, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    said = planisphere("work")
    assert (said.code, said.out) == (1, "")
    assert "with SQLite, the bot's own processes draw and think" in said.err
    assert list(tmp_path.iterdir()) == []


def test_no_process_is_no_worker(planisphere: Call) -> None:
    said = planisphere("work", "--processes", 0)
    assert (said.code, said.out) == (2, "")
    assert "--processes: at least one." in said.err


def test_a_database_that_is_not_there_is_said(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://nobody@127.0.0.1:1/none")
    said = planisphere("work")
    assert (said.code, said.out) == (1, "")
    assert "`planisphere doctor` looks further" in said.err


@pytest.mark.parametrize(
    ("database", "workers", "shares"),
    [
        ("postgresql+asyncpg://h/d", "shared", True),
        ("postgresql+asyncpg://h/d", "own", False),
        ("", "shared", False),
    ],
)
def test_work_is_offered_where_workers_can_be(database: str, workers: str, shares: bool) -> None:
    read: Settings = load(_env_file=None, DATABASE_URL=database, PLANISPHERE_WORKERS=workers)
    assert read.shares_workers == shares
