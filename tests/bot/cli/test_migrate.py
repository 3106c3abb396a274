"""`planisphere migrate --dry-run` and `--to`: what would become of the matches, and everything in another database."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli import match_series
from bot.cluster.instance_lock import InstanceLock
from games import GAMES
from tests.bot.before import EVERY, database_of
from tests.support.command_line import Call
from tests.support.house import ANN, BOB, Roll, house_at
from tests.support.old_rules import rewrite
from tests.support.postgres import Server

HOUSE = tuple(GAMES)
"""The games of the house, before a test adds one."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of this test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


@pytest.fixture
def file(data: Path) -> Path:
    """A database with a match that is over and one that runs."""

    async def made() -> None:
        async with house_at(f"sqlite:///{data / 'planisphere.sqlite3'}") as house:
            over = await house.running(ANN, BOB)
            await house.play_on(over.id, ANN, BOB)
            running = await house.running(ANN, BOB)
            await house.answer(running.id, ANN, Roll())
            await house.answer(running.id, BOB, Roll())
            await house.lobby(ANN)

    asyncio.run(made())
    return data / "planisphere.sqlite3"


def changed(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        assert database.execute(statement, values).rowcount > 0


def one(file: Path, statement: str) -> str:
    with closing(sqlite3.connect(file)) as database:
        return str(database.execute(statement).fetchone()[0])


def figures(out: str, game: str) -> list[int]:
    """What is said of a game: the same, upgraded, stranded."""
    (line,) = (line for line in out.splitlines() if line.startswith(f"│ {game} "))
    return [int(number) for number in re.findall(r"\d+", line.removeprefix(f"│ {game}"))][:3]


RUNNING = "SELECT id FROM tables WHERE status = 'running'"


# -- dry run -----------------------------------------------------------------------------------------------------------


def test_matches_that_come_out_the_same_are_counted(planisphere: Call, file: Path) -> None:
    before = file.read_bytes()
    said = planisphere("migrate", "--dry-run")
    assert (said.code, said.err) == (0, "")
    assert figures(said.out, "toy") == [2, 0, 0]
    assert "No match would be stranded, and nothing was changed." in said.out
    assert file.read_bytes() == before


def test_what_an_earlier_version_offered_to_undo_strands_no_match(planisphere: Call, file: Path) -> None:
    table = one(file, RUNNING)
    stored = json.loads(one(file, f"SELECT CAST(match AS TEXT) FROM bookmarks WHERE table_id = '{table}'"))
    del stored["openers"]
    stored["undo"] = [True for _ in stored["undo"]]
    changed(file, "UPDATE bookmarks SET match = ? WHERE table_id = ?", json.dumps(stored).encode(), table)
    said = planisphere("migrate", "--dry-run")
    assert (said.code, figures(said.out, "toy")) == (0, [2, 0, 0])


@pytest.mark.parametrize("version", EVERY)
def test_the_matches_of_every_version_live_on(planisphere: Call, data: Path, version: str) -> None:
    file = data / "planisphere.sqlite3"
    file.write_bytes(database_of(version))
    revision = one(file, "SELECT version_num FROM alembic_version")
    said = planisphere("migrate", "--dry-run")
    assert (said.code, said.err) == (0, "")
    for game in HOUSE:
        same, upgraded, stranded = figures(said.out, game)
        assert same + upgraded >= 3
        assert stranded == 0
    assert one(file, "SELECT version_num FROM alembic_version") == revision


def test_a_match_of_older_rules_is_upgraded_where_it_stands(planisphere: Call, file: Path) -> None:
    async def older() -> None:
        async with house_at(f"sqlite:///{file}") as house:
            await rewrite(house, one(file, RUNNING), rules=1)

    asyncio.run(older())
    said = planisphere("migrate", "--dry-run")
    assert (said.code, figures(said.out, "toy")) == (0, [1, 1, 0])
    assert "no longer be replayed" not in said.out, "it goes on, and its moves from now on are replayed"


def test_finished_matches_of_older_rules_are_to_be_exported_before_the_update(planisphere: Call, file: Path) -> None:
    over = one(file, "SELECT id FROM tables WHERE status = 'over'")

    async def older() -> None:
        async with house_at(f"sqlite:///{file}") as house:
            await rewrite(house, over, rules=1)

    asyncio.run(older())
    said = planisphere("migrate", "--dry-run")
    assert said.code == 0
    words = " ".join(said.out.split())
    assert f"Finished matches that can no longer be replayed after this update: 1 ({over})." in words
    assert "`planisphere export TABLE --out FILE` with the version that you use now" in words


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE tables SET game = 'chess' WHERE id = ?", "this program does not know its game"),
        ("UPDATE bookmarks SET match = replace(match, '\"rules\":2', '\"rules\":9') WHERE table_id = ?", "newer rules"),
        ("UPDATE bookmarks SET match = replace(match, '\"rules\":2', '\"rules\":0') WHERE table_id = ?", "(KeyError)"),
        ('UPDATE moves SET action = \'{"type":"Fly"}\' WHERE number = 1 AND table_id = ?', "(ValidationError)"),
        ("UPDATE moves SET seat = 2 WHERE number = 2 AND table_id = ?", "cannot be played (IllegalMove)"),
        ("UPDATE moves SET taken_back_at = 1 WHERE number = 2 AND table_id = ?", "its answers lead elsewhere"),
    ],
)
def test_a_match_that_would_be_stranded_is_named_with_the_reason(
    planisphere: Call, file: Path, statement: str, why: str
) -> None:
    table, seed = one(file, RUNNING), one(file, "SELECT seed FROM tables WHERE status = 'running'")
    changed(file, statement, table)
    said = planisphere("migrate", "--dry-run")
    assert said.code == 1
    assert figures(said.out, "chess" if "chess" in statement else "toy")[2] == 1
    (line,) = said.err.splitlines()
    assert line.startswith(f"table {table} (")
    assert why in line
    assert seed not in said.out + said.err


def test_many_matches_are_played_in_several_processes(
    planisphere: Call, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "planisphere.sqlite3").write_bytes(database_of(EVERY[0]))
    alone = planisphere("migrate", "--dry-run")
    monkeypatch.setattr(match_series, "WORTH_A_PROCESS", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert planisphere("migrate", "--dry-run") == alone


# -- into another database ---------------------------------------------------------------------------------------------


def test_everything_is_moved_and_counted(planisphere: Call, file: Path, tmp_path: Path) -> None:
    target = tmp_path / "new" / "tables.sqlite3"
    said = planisphere("migrate", "--to", f"sqlite+aiosqlite:///{target}")
    assert (said.code, said.err) == (0, "")
    rows = re.findall(r"│ (\w+) +│ +(\d+) │ +(\d+) │", said.out)
    assert ("tables", "3", "3") in rows
    assert all(read == written for _, read, written in rows)
    assert rows[-1][0] == "all"
    assert f"sqlite+aiosqlite:///{target}: set DATABASE_URL to it" in said.out
    assert one(target, RUNNING) == one(file, RUNNING)
    again = planisphere("migrate", "--to", f"sqlite+aiosqlite:///{target}")
    assert (again.code, again.out) == (1, "")
    assert "isn't empty" in again.err


def test_a_copy_that_is_moved_is_shown_again(planisphere: Call, file: Path, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.sqlite3", tmp_path / "new.sqlite3"
    changed(file, "UPDATE tables SET board_message = 70 WHERE status = ?", "running")
    assert planisphere("backup", str(copy)).code == 0
    copy.replace(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM outbox")
    assert planisphere("migrate", "--to", f"sqlite:///{target}").code == 0
    assert one(target, "SELECT topic || kind FROM outbox") == one(file, RUNNING) + "board"


def test_into_postgresql_no_password_is_shown(
    planisphere: Call, file: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = asyncio.run(postgres.create())
    try:
        secret = url.replace("planisphere@", "planisphere:hidden@")
        refused = planisphere("migrate", "--to", secret)
        assert (refused.code, refused.out) == (2, "")
        assert "--to-file" in refused.err
        (file.parent / "address").write_text(f"{secret}\n")
        said = planisphere("migrate", "--to-file", file.parent / "address")
        assert (said.code, said.err) == (0, "")
        assert "hidden" not in said.out + refused.err
        monkeypatch.setenv("DATABASE_URL", url)
        for same in (url, url.replace("127.0.0.1", "localhost")):
            assert "the same database" in planisphere("migrate", "--to", same).err
    finally:
        asyncio.run(postgres.drop(url))


def test_while_a_bot_runs_nothing_is_moved(planisphere: Call, file: Path, tmp_path: Path) -> None:
    with closing(InstanceLock(f"sqlite:///{file}")) as bot:
        bot.take()
        said = planisphere("migrate", "--to", f"sqlite:///{tmp_path / 'new.db'}")
        assert (said.code, said.out) == (1, "")
        assert "already running with this database" in said.err
        assert not (tmp_path / "new.db").exists()
    assert planisphere("migrate", "--to", f"sqlite:///{tmp_path / 'new.db'}").code == 0


def test_what_cannot_be_moved_is_said(
    planisphere: Call, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert "there is no database yet" in planisphere("migrate", "--to", new).err
    (data / "planisphere.sqlite3").write_bytes(database_of(EVERY[0]))
    assert "run `planisphere migrate` first" in planisphere("migrate", "--to", new).err
    wrong = planisphere("migrate", "--to", "mysql://h/d")
    assert wrong.code == 2
    assert "Use sqlite:///file, or in a file named with --to-file postgresql://user" in wrong.err
    assert planisphere("migrate", "--dry-run", "--to", new).code == 2
    monkeypatch.setattr("bot.cli.migrate.find_spec", lambda _: None)
    assert "driver is missing" in planisphere("migrate", "--to", "postgresql://h/d").err


def test_nothing_is_moved_from_a_database_into_itself(planisphere: Call, file: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(file)
    for address in (f"sqlite:///{file}", "sqlite:///data/planisphere.sqlite3", f"sqlite:///{tmp_path / 'link'}"):
        said = planisphere("migrate", "--to", address)
        assert (said.code, said.out) == (1, "")
        assert "the same database" in said.err


@pytest.mark.parametrize(("contents", "told"), [(b"", "one address"), (b"a b", "one address"), (b"\xff", "no text")])
def test_an_address_in_a_file_must_be_one(
    planisphere: Call, file: Path, tmp_path: Path, contents: bytes, told: str
) -> None:
    (tmp_path / "address").write_bytes(contents)
    assert told in planisphere("migrate", "--to-file", tmp_path / "address").err
    assert "cannot be read" in planisphere("migrate", "--to-file", tmp_path / "none").err
