"""`planisphere export`: the record of a finished table, and nothing of a running one."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from bot.app.repositories import open_repositories
from bot.app.services import Services
from bot.domain.person import InvokingUser
from bot.domain.table import Location, TableId, TableStatus
from games.core.record import Record
from planisphere_toy.rules import GAME as TOY
from tests.support.command_line import Call

HOST = InvokingUser(1, "Aki")
SEED = "000102030405060708090a0b0c0d0e0f"

Played = Callable[..., TableId]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))
    for name in ("DATABASE_URL", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.fixture
def played(data: Path) -> Played:
    """Play a table of one person, to the end or for some answers, and return its name."""

    async def work(answers: int | None, file: str) -> TableId:
        repositories = await open_repositories(f"sqlite+aiosqlite:///{data / file}")
        service = Services(repositories, lambda: datetime.now(UTC), {"toy": TOY}, seeds=lambda: SEED)
        table = await service.lobby.open(HOST, "toy", Location(channel=7), seats=1)
        if answers != -1:
            await service.lobby.start(table.id, HOST.id)
        given = 0
        while answers is None or given < answers:
            table_view = await service.play.view(table.id, HOST.id)
            if table_view.prompt is None:
                assert table_view.table.status is TableStatus.OVER
                break
            await service.play.submit_move(table.id, HOST.id, table_view.prompt.token, table_view.prompt.legal[0])
            given += 1
        await repositories.close()
        return table.id

    return lambda answers=None, file="planisphere.sqlite3": asyncio.run(work(answers, file))


def test_a_finished_table_is_written_and_proves_itself(planisphere: Call, played: Played, tmp_path: Path) -> None:
    table, file = played(), tmp_path / "match.json"
    said = planisphere("export", table.upper(), "--out", file)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{file} (")
    assert msgspec.json.decode(file.read_bytes(), type=Record).seed == SEED
    assert planisphere("verify", file).code == 0


def test_without_a_file_it_goes_to_standard_output(planisphere: Call, played: Played) -> None:
    said = planisphere("export", played())
    assert (said.code, said.err) == (0, "")
    assert msgspec.json.decode(said.out, type=Record).seed == SEED


def test_tables_of_the_local_page_are_found_too(planisphere: Call, played: Played, tmp_path: Path) -> None:
    table = played(file="preview.sqlite3")
    assert "there is no database yet" in planisphere("export", table).err
    assert planisphere("export", table, "--preview", "--out", tmp_path / "match.json").code == 0


@pytest.mark.parametrize(("answers", "sentence"), [(2, "secret until the match is over"), (-1, "hasn't begun yet")])
def test_a_running_table_keeps_its_secrets(
    planisphere: Call, played: Played, tmp_path: Path, answers: int, sentence: str
) -> None:
    table, file = played(answers), tmp_path / "match.json"
    said = planisphere("export", table, "--out", file)
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err
    assert SEED not in said.err
    assert not file.exists()


def test_who_hosts_the_bot_may_write_a_running_match_and_it_says_that_it_is_secret(
    planisphere: Call, played: Played, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert planisphere("export", played(2), "--running", "--out", file).code == 0
    paper = msgspec.json.decode(file.read_bytes(), type=Record)
    assert (paper.secret, len(paper.moves), paper.seed) == (True, 2, SEED)
    assert "not over" in planisphere("verify", file).err


def test_an_unknown_table_is_said(planisphere: Call, played: Played) -> None:
    played()
    said = planisphere("export", "nowhere")
    assert said == (1, "", "planisphere export: There's no such table. `/games` lists yours.\n")


def test_what_cannot_be_written_is_said(planisphere: Call, played: Played, tmp_path: Path) -> None:
    said = planisphere("export", played(), "--out", tmp_path / "no" / "match.json")
    assert said.code == 1
    assert "cannot be written: No such file or directory." in said.err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = 'tomorrow'", "newer than this program: update Planisphere."),
        ("DELETE FROM alembic_version", "The database isn't Planisphere's: it has a table"),
    ],
)
def test_a_database_of_another_version_is_left_alone(
    planisphere: Call, played: Played, data: Path, change: str, sentence: str
) -> None:
    table = played()
    with closing(sqlite3.connect(data / "planisphere.sqlite3")) as database, database:
        database.execute(change)
    said = planisphere("export", table)
    assert said.code == 1
    assert sentence in said.err
