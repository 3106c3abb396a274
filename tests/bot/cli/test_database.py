"""`planisphere migrate` and `planisphere backup`: the database from outside."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.app.repositories import open_repositories
from bot.database.backup import COPY_MARK
from bot.database.migrate import newest
from bot.domain.notification import MessageKind
from tests.support.command_line import Call
from tests.support.house import ANN, BOB, house_at


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database will be."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return tmp_path / "data" / "planisphere.sqlite3"


def make(file: Path) -> None:
    file.parent.mkdir(exist_ok=True)

    async def made() -> None:
        await (await open_repositories(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(made())


def execute(file: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database, database:
        return database.execute(statement).fetchall()


# -- migrate -----------------------------------------------------------------------------------------------------------


def test_a_new_database_is_made_and_then_up_to_date(planisphere: Call, file: Path) -> None:
    check = planisphere("migrate", "--dry-run")
    assert (check.code, check.out) == (0, f"There is no database yet; a new one will be of version {newest()}.\n")
    assert not file.exists()
    made = planisphere("migrate")
    assert (made.code, made.out) == (0, f"The database was brought from version none to version {newest()}.\n")
    assert execute(file, "SELECT version_num FROM alembic_version") == [(newest(),)]
    current = f"The database is up to date: version {newest()}.\n"
    assert planisphere("migrate").out == current
    assert planisphere("migrate", "--dry-run").out == f"{current}No match is stored.\n"


def test_a_check_changes_nothing(planisphere: Call, file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    said = planisphere("migrate", "--dry-run")
    assert (said.code, said.out) == (
        0, f"The database can be brought from version none to version {newest()}.\n",
    )  # fmt: skip
    assert file.stat().st_size == 0


@pytest.mark.parametrize("words", [["migrate"], ["migrate", "--dry-run"]])
def test_a_newer_database_is_left_untouched(planisphere: Call, file: Path, words: list[str]) -> None:
    make(file)
    execute(file, "UPDATE alembic_version SET version_num = 'tomorrow'")
    said = planisphere(*words)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("planisphere migrate: ")
    assert execute(file, "SELECT version_num FROM alembic_version") == [("tomorrow",)]


def test_settings_that_cannot_be_used_are_named(planisphere: Call, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://nowhere/planisphere")
    for command in ("migrate", "backup"):
        said = planisphere(command)
        assert said.code == 1
        assert "the settings cannot be used" in said.err


def test_a_folder_that_cannot_be_made_is_said(
    planisphere: Call, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", refuse)
    said = planisphere("migrate")
    assert (said.code, said.err) == (1, f"planisphere migrate: {file} cannot be reached: Permission denied.\n")


# -- backup ------------------------------------------------------------------------------------------------------------


def test_a_copy_is_whole_while_a_person_writes(planisphere: Call, file: Path, tmp_path: Path) -> None:
    make(file)
    execute(file, "INSERT INTO guilds (id, settings) VALUES (1, '{}')")
    target = tmp_path / "away" / "copy.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("INSERT INTO guilds (id, settings) VALUES (2, '{}')")
        said = planisphere("backup", target)
        writer.execute("COMMIT")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{target} (0.")
    assert execute(target, "SELECT id FROM guilds") == [(1,)]
    assert [child.name for child in target.parent.iterdir() if ".part" in child.name] == []


def test_without_a_name_the_copy_goes_into_the_data_folder(planisphere: Call, file: Path) -> None:
    make(file)
    assert planisphere("backup").code == 0
    (copy,) = (file.parent / "backups").iterdir()
    assert execute(copy, "SELECT version_num FROM alembic_version") == [(newest(),)]


def test_nothing_is_overwritten(planisphere: Call, file: Path, tmp_path: Path) -> None:
    make(file)
    target = tmp_path / "letter.txt"
    target.write_text("dear")
    said = planisphere("backup", target)
    assert said.code == 1
    assert f"There's already a file by that name: {target}" in said.err
    assert target.read_text() == "dear"


def test_what_cannot_be_copied_is_said(
    planisphere: Call, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "there is no database yet" in planisphere("backup", tmp_path / "copy").err
    make(file)
    assert "cannot be written: " in planisphere("backup", file / "copy").err
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://a:b@localhost/c")
    assert "pg_dump" in planisphere("backup", tmp_path / "copy").err


@pytest.mark.parametrize("content", [b"no database at all" * 99, b"SQLite format 3\0" + b"\xff" * 8000])
def test_a_damaged_database_leaves_no_copy(planisphere: Call, file: Path, tmp_path: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    said = planisphere("backup", tmp_path / "copy")
    assert said.code == 1
    assert "The database can't be reached" in said.err
    assert not list(tmp_path.glob("copy*"))


# -- restored ----------------------------------------------------------------------------------------------------------


def test_a_copy_made_elsewhere_is_shown_on_demand(planisphere: Call, file: Path) -> None:
    assert planisphere("restored").code == 1
    assert "there is no database yet" in planisphere("restored").err

    async def made() -> None:
        async with house_at(f"sqlite:///{file}") as house:
            table = await house.running(ANN, BOB)
            await house.repositories.outbox.shown(table, MessageKind.BOARD, 70, 0, settled=True)

    file.parent.mkdir()
    asyncio.run(made())
    execute(file, "DELETE FROM outbox")
    said = planisphere("restored")
    assert (said.code, said.out) == (
        0, "The running bot, or its next start, shows 1 open table and every standing post again.\n",
    )  # fmt: skip
    assert execute(file, "SELECT kind, fresh FROM outbox") == [("board", 1)]


def test_the_copy_of_the_command_is_marked(planisphere: Call, file: Path) -> None:
    make(file)
    assert planisphere("backup", "copy.db").code == 0
    assert execute(file, "PRAGMA user_version") == [(0,)]
    assert execute(Path("copy.db"), "PRAGMA user_version") == [(COPY_MARK,)]


# -- who may read them -------------------------------------------------------------------------------------------------


@pytest.fixture
def _careless() -> Iterator[None]:
    """A user whose new files everybody may read."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("_careless")
def test_what_commands_write_is_for_its_owner_alone(planisphere: Call, file: Path, tmp_path: Path) -> None:
    assert planisphere("migrate").code == 0
    assert planisphere("backup").code == 0
    assert planisphere("backup", tmp_path / "away" / "copy").code == 0
    assert planisphere("migrate", "--to", f"sqlite:///{tmp_path / 'other' / 'new.db'}").code == 0
    assert planisphere("render", "toy", "--out", tmp_path / "picture").code in (0, 1)
    assert {one.name for one in tmp_path.rglob("*") if one.stat().st_mode & 0o077} == set()


@pytest.mark.parametrize("content", [b"no database at all" * 99, b"SQLite format 3\0" + b"\xff" * 8000])
def test_of_a_damaged_database_the_right_file_is_named(
    planisphere: Call, file: Path, tmp_path: Path, content: bytes
) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    said = planisphere("backup", tmp_path / "copy")
    assert str(file) in said.err
    assert ".part" not in said.err
    file.unlink()
    make(file)
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xa5" * (file.stat().st_size - 4096))
    said = planisphere("backup", tmp_path / "copy")
    assert (said.code, str(file) in said.err, ".part" in said.err) == (1, True, False)
    assert not list(tmp_path.glob("copy*"))
