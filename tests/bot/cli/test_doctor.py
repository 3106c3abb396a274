"""`planisphere doctor`: everything that the bot needs, and what would mend it."""

import asyncio
import base64
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.repositories import open_repositories
from bot.cli import doctor_checks, doctor_local
from bot.cli.doctor_findings import Finding, FindingState
from bot.config import load
from bot.monitoring import heartbeat as monitoring_heartbeat
from bot.refusals.database import ReadOnly
from renderers.kit import fonts as kit_fonts
from tests.support.command_line import Call

TOKEN = f"{base64.urlsafe_b64encode(b'123456789012345678').decode()}.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789_-"
NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and no settings but its own."""
    monkeypatch.chdir(tmp_path)
    names = "DISCORD_TOKEN DATABASE_URL PORT LOG_LEVEL PLANISPHERE_LOCALE PLANISPHERE_LOOPBACK"
    for name in f"{names} HTTPS_PROXY https_proxy NO_PROXY no_proxy".split():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))


# -- this machine ------------------------------------------------------------------------------------------------------


def test_the_fonts_have_what_is_needed() -> None:
    assert doctor_local.fonts().state is FindingState.FINE
    assert doctor_local.fonts(lambda letter: None if letter == "星" else "main").found == "no glyphs for: Japanese"


def test_fonts_that_do_not_open_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: Any) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr(kit_fonts, "font", gone)
    assert doctor_local.fonts().state is FindingState.BROKEN


@pytest.mark.parametrize(
    ("free", "state"), [(10**7, FindingState.BROKEN), (5 * 10**8, FindingState.HINT), (10**10, FindingState.FINE)]
)
def test_the_disk_needs_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: FindingState) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert doctor_local.disk(tmp_path / "not" / "yet").state is state


def examined(**more: Any) -> Finding:
    return asyncio.run(doctor_local.database(load(**more)))


def make(data: Path) -> Path:
    data.mkdir()
    file = data / "planisphere.sqlite3"

    async def made() -> None:
        await (await open_repositories(f"sqlite+aiosqlite:///{file}")).close()

    asyncio.run(made())
    return file


def test_a_database_of_today_is_fine(tmp_path: Path) -> None:
    make(tmp_path / "data")
    finding = examined()
    assert finding.state is FindingState.FINE
    assert finding.found.endswith("writable")


def test_a_database_that_is_not_there_yet_is_a_hint_and_is_not_made(tmp_path: Path) -> None:
    assert examined().state is FindingState.HINT
    assert not (tmp_path / "data").exists()


def test_a_folder_that_refuses_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: Any, **__: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "touch", refuses)
    finding = examined()
    assert finding.state is FindingState.BROKEN
    assert "let this user write to" in finding.fix


def test_a_newer_database_is_broken_and_an_empty_one_a_hint(tmp_path: Path) -> None:
    file = make(tmp_path / "data")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = 'from tomorrow'")
    database.close()
    newer = examined()
    assert newer.state is FindingState.BROKEN
    assert "update Planisphere" in newer.fix
    file.unlink()
    file.touch()
    assert examined().state is FindingState.HINT


def test_a_read_only_database_is_broken(tmp_path: Path) -> None:
    file = make(tmp_path / "data")
    finding = examined(DATABASE_URL=f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")
    assert finding.state is FindingState.BROKEN


def test_a_locked_database_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = make(tmp_path / "data")
    monkeypatch.setattr(doctor_local, "PATIENCE_MS", 1)
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    finding = examined()
    holder.close()
    assert finding.state is FindingState.BROKEN
    assert "whatever else holds the database" in finding.fix


def test_what_is_no_database_is_broken(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "planisphere.sqlite3").write_bytes(b"not a database at all" * 100)
    finding = examined()
    assert finding.state is FindingState.BROKEN
    assert "backups" in finding.fix


def test_a_damaged_database_is_found_and_the_copies_named(tmp_path: Path) -> None:
    file = make(tmp_path / "data")
    copy = tmp_path / "data" / "backups" / "auto-20260301-110000.sqlite3"
    copy.parent.mkdir()
    shutil.copy(file, copy)
    with file.open("r+b") as opened:
        opened.seek(8192)
        opened.write(b"\xa5" * (file.stat().st_size - 8192))
    finding = examined()
    assert finding.state is FindingState.BROKEN
    assert "quick_check" in finding.found or "malformed" in finding.found or "damaged" in finding.found
    assert str(copy) in finding.fix


def test_a_database_in_memory_is_broken() -> None:
    for address in ("sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite:///file:x?mode=memory&uri=true"):
        finding = examined(DATABASE_URL=address)
        assert (finding.state, "in memory" in finding.found) == (FindingState.BROKEN, True)


def test_a_lost_database_is_broken(tmp_path: Path) -> None:
    make(tmp_path / "data").rename(tmp_path / "copy.sqlite3")
    (tmp_path / "data" / "backups").mkdir()
    (tmp_path / "copy.sqlite3").rename(tmp_path / "data" / "backups" / "copy.sqlite3")
    finding = examined()
    assert (finding.state, "copy.sqlite3" in finding.found) == (FindingState.BROKEN, True)


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_local, "find_spec", lambda name: None)
    finding = examined(DATABASE_URL="postgresql+asyncpg://a:b@127.0.0.1:9/c")
    assert "planisphere[postgres]" in finding.fix


def test_a_server_that_is_not_there_is_broken_and_its_password_stays_secret() -> None:
    finding = examined(DATABASE_URL="postgresql+asyncpg://a:topsecret@127.0.0.1:9/c")
    assert finding.state is FindingState.BROKEN
    assert "topsecret" not in str(finding)


async def test_a_server_that_only_reads_is_found_out() -> None:
    class Connection:
        answer = "on"

        async def exec_driver_sql(self, statement: str) -> Any:
            assert statement == "SHOW transaction_read_only"
            return SimpleNamespace(scalar_one=lambda: self.answer)

    server: Any = SimpleNamespace(sqlite=False)
    connection: Any = Connection()
    with pytest.raises(ReadOnly):
        await doctor_local.write_nothing(server, connection)
    connection.answer = "off"
    await doctor_local.write_nothing(server, connection)


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_tells_everything(planisphere: Call, tmp_path: Path) -> None:
    said = planisphere("doctor", "--offline")
    assert said.code == 0
    for what in ("token", "clock", "local page", "fonts", "database", "disk", "Nothing is broken."):
        assert what in said.out


def test_a_fault_is_the_exit_code(planisphere: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hello")
    said = planisphere("doctor", "--offline")
    assert said.code == 1
    assert "1 broken." in said.out
    assert "local page" not in said.out


def test_settings_that_cannot_be_read_are_the_first_fault(planisphere: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "many")
    said = planisphere("doctor", "--offline")
    assert said.code == 1
    assert "settings" in said.out
    assert "fonts" in said.out
    assert "database" not in said.out


def test_without_the_extra_the_local_page_is_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_local, "find_spec", lambda name: None)
    page = next(finding for finding in doctor_checks.findings(offline=True) if finding.what == "local page")
    assert "planisphere[preview]" in page.fix


def test_alive_asks_for_the_heartbeat_alone(planisphere: Call, tmp_path: Path) -> None:
    said = planisphere("doctor", "--alive")
    assert (said.code, said.out) == (1, "")
    assert "The bot is not well" in said.err
    heartbeat = tmp_path / "data" / "heartbeat"
    monitoring_heartbeat.touch(heartbeat)
    assert planisphere("doctor", "--alive") == (0, "The bot is well.\n", "")
    heartbeat.write_text(f"{datetime.now(UTC).timestamp() - monitoring_heartbeat.SILENCE - 10:.0f}\n")
    assert planisphere("doctor", "--alive").code == 1
