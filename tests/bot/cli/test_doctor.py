"""`planisphere doctor`: everything that the bot needs, and what would mend it."""

import asyncio
import base64
import json
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli import doctor_checks, doctor_discord, doctor_local
from bot.cli.doctor_discord import NEEDED, Answer
from bot.cli.doctor_findings import Finding, State
from bot.config import Settings, load
from bot.database.repositories import open_repositories
from bot.monitoring import heartbeat as monitoring_heartbeat
from bot.refusals.database import ReadOnly
from renderers.kit import fonts as kit_fonts
from tests.support.command_line import Call

TOKEN = f"{base64.urlsafe_b64encode(b'123456789012345678').decode()}.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789_-"
NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


class Discord(HTTPServer):
    """A Discord of three questions, on this machine."""

    status = 200
    skew = 0
    application: dict[str, Any]
    guilds: list[dict[str, Any]]
    commands: list[dict[str, Any]]
    asked: list[tuple[str, str | None]]


class Context(BaseHTTPRequestHandler):
    server: Discord

    def do_GET(self) -> None:
        self.server.asked.append((self.path, self.headers["Authorization"]))
        answers = {
            "/api/v10/gateway": {"url": "wss://gateway"},
            "/api/v10/applications/@me": self.server.application,
            "/api/v10/users/@me/guilds": self.server.guilds,
            "/api/v10/applications/77/commands": self.server.commands,
        }
        self.send_response(self.server.status)
        self.end_headers()
        self.wfile.write(json.dumps(answers[self.path]).encode())

    def date_time_string(self, timestamp: float | None = None) -> str:
        return super().date_time_string(int(NOW.timestamp()) + self.server.skew)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def discord() -> Iterator[Discord]:
    server = Discord(("127.0.0.1", 0), Context)
    server.asked = []
    server.application = {"id": "77", "name": "Planisphere", "flags": 0, "integration_types_config": {"0": {}, "1": {}}}
    server.commands = [{"name": "play", "integration_types": [0, 1], "contexts": [0, 1, 2]}]
    server.guilds = [{"name": "Club", "permissions": str(sum(NEEDED.values()))}]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture(autouse=True)
def _house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and no settings but its own."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "PORT", "LOG_LEVEL", "PLANISPHERE_LOCALE", "PLANISPHERE_LOOPBACK"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PLANISPHERE_DATA", str(tmp_path / "data"))


def settings_of(discord: Discord | None = None, token: str = TOKEN, **more: Any) -> Settings:
    address = {"PLANISPHERE_LOOPBACK": f"http://127.0.0.1:{discord.server_port}"} if discord else {}
    return load(DISCORD_TOKEN=token, **address, **more)


def told(discord: Discord | None = None, token: str = TOKEN, *, offline: bool = False) -> dict[str, Finding]:
    found = doctor_discord.findings(settings_of(discord, token), NOW, offline=offline)
    return {finding.what: finding for finding in found}


# -- Discord -----------------------------------------------------------------------------------------------------------


def test_all_is_fine_with_a_good_token(discord: Discord) -> None:
    found = told(discord)
    assert list(found) == ["token", "intents", "permissions", "installs", "clock"]
    assert {finding.state for finding in found.values()} == {State.FINE}
    assert found["token"].found == "Discord knows it: Planisphere"
    assert discord.asked == [
        ("/api/v10/applications/@me", f"Bot {TOKEN}"),
        ("/api/v10/users/@me/guilds", f"Bot {TOKEN}"),
        ("/api/v10/applications/77/commands", f"Bot {TOKEN}"),
    ]


@pytest.mark.parametrize(
    ("ways", "commands", "told_of"),
    [
        ({"0": {}}, None, "User Install"),
        ({"1": {}}, None, "Guild Install"),
        (None, None, "Guild Install, User Install"),
        ({"0": {}, "1": {}}, [], "does not know the commands"),
        ({"0": {}, "1": {}}, [{"integration_types": [0, 1], "contexts": None}], "does not know the commands"),
        ({"0": {}, "1": {}}, [{"integration_types": [0], "contexts": [0, 1, 2]}], "does not know the commands"),
    ],
)
def test_who_cannot_install_the_app_is_found(
    discord: Discord, ways: Any, commands: list[dict[str, Any]] | None, told_of: str
) -> None:
    discord.application |= {"integration_types_config": ways}
    discord.commands = discord.commands if commands is None else commands
    found = told(discord)["installs"]
    assert found.state is State.HINT
    assert told_of in found.found
    assert found.fix


def test_an_unknown_token_is_broken(discord: Discord) -> None:
    discord.status = 401
    found = told(discord)
    assert found["token"].state is State.BROKEN
    assert "Reset Token" in found["token"].fix
    assert found["clock"].state is State.FINE


def test_trouble_at_discord_is_no_fault_of_the_token(discord: Discord) -> None:
    discord.status = 503
    assert told(discord)["token"].found == "Discord answered 503 instead of telling"
    assert told(discord)["token"].state is State.HINT


def test_a_discord_that_cannot_be_reached_is_named(discord: Discord) -> None:
    settings = load(DISCORD_TOKEN=TOKEN, PLANISPHERE_LOOPBACK="http://127.0.0.1:9")
    token, clock = doctor_discord.findings(settings, NOW)
    assert (token.state, clock.state) == (State.BROKEN, State.HINT)
    assert "cannot be asked" in token.found
    assert "port 443" in token.fix


@pytest.mark.parametrize(
    "token",
    [
        "hello",
        "A" * 21 + ".GabcDE." + "x" * 38,
        "a.b.c",
        TOKEN.replace(".", "-"),
        "aGVsbG8gd29ybGQgaGVsbG8.GabcDE." + "x" * 38,
        "é" * 70,
    ],
)
def test_a_malformed_token_is_broken_and_never_sent(discord: Discord, token: str) -> None:
    found = told(discord, token)
    assert found["token"].state is State.BROKEN
    assert discord.asked == [("/api/v10/gateway", None)]
    assert found["clock"].state is State.FINE


def test_without_a_token_only_the_time_is_asked(discord: Discord) -> None:
    found = told(discord, "")
    assert list(found) == ["token", "clock"]
    assert (found["token"].state, found["clock"].state) == (State.HINT, State.FINE)
    assert "DISCORD_TOKEN" in found["token"].fix


def test_offline_nobody_is_asked(discord: Discord) -> None:
    found = told(discord, offline=True)
    assert found["token"] == Finding("token", State.FINE, "well formed; not shown to Discord")
    assert found["clock"].state is State.HINT
    assert discord.asked == []


def test_privileged_intents_are_named(discord: Discord) -> None:
    discord.application["flags"] = 1 << 19 | 1 << 14
    intents = told(discord)["intents"]
    assert intents.state is State.HINT
    assert intents.found == "switched on, but not needed: Server Members, Message Content"


def test_missing_permissions_are_named_by_server(discord: Discord) -> None:
    least = sum(NEEDED.values()) & ~NEEDED["Attach Files"]
    discord.guilds += [{"name": "Bar", "permissions": str(least)}, {"name": "Own", "permissions": "8"}]
    permissions = told(discord)["permissions"]
    assert permissions.found == "missing in Bar: Attach Files"
    assert f"client_id=77&scope=bot+applications.commands&permissions={sum(NEEDED.values())}" in permissions.fix


def test_a_bot_in_no_server_gets_its_invitation(discord: Discord) -> None:
    discord.guilds.clear()
    assert told(discord)["permissions"].fix.startswith("invite it: https://discord.com/oauth2/authorize?")


def test_servers_that_cannot_be_listed_are_a_hint() -> None:
    assert doctor_discord.permissions({"id": 1}, Answer(500)).state is State.HINT


@pytest.mark.parametrize(("skew", "state"), [(0, State.FINE), (20, State.HINT), (-90, State.BROKEN)])
def test_the_clock_is_held_against_discords(discord: Discord, skew: int, state: State) -> None:
    discord.skew = skew
    assert told(discord)["clock"].state is state


def test_a_clock_from_another_age_is_broken() -> None:
    assert doctor_discord.clock(datetime(1970, 1, 1, tzinfo=UTC), None).state is State.BROKEN
    assert doctor_discord.clock(NOW, Answer(200)).state is State.HINT


@pytest.mark.parametrize("date", [None, "yesterday"])
def test_a_time_that_cannot_be_read_is_no_time(date: str | None) -> None:
    headers = Message()
    if date:
        headers["Date"] = date
    assert doctor_discord.date_of(headers) is None


# -- this machine ------------------------------------------------------------------------------------------------------


def test_the_fonts_have_what_is_needed() -> None:
    assert doctor_local.fonts().state is State.FINE
    assert doctor_local.fonts(lambda letter: None if letter == "星" else "main").found == "no glyphs for: Japanese"


def test_fonts_that_do_not_open_are_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*_: Any) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr(kit_fonts, "font", gone)
    assert doctor_local.fonts().state is State.BROKEN


@pytest.mark.parametrize(("free", "state"), [(10**7, State.BROKEN), (5 * 10**8, State.HINT), (10**10, State.FINE)])
def test_the_disk_needs_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: State) -> None:
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
    assert finding.state is State.FINE
    assert finding.found.endswith("writable")


def test_a_database_that_is_not_there_yet_is_a_hint_and_is_not_made(tmp_path: Path) -> None:
    assert examined().state is State.HINT
    assert not (tmp_path / "data").exists()


def test_a_folder_that_refuses_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: Any, **__: Any) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "touch", refuses)
    finding = examined()
    assert finding.state is State.BROKEN
    assert "let this user write to" in finding.fix


def test_a_newer_database_is_broken_and_an_empty_one_a_hint(tmp_path: Path) -> None:
    file = make(tmp_path / "data")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = 'from tomorrow'")
    database.close()
    newer = examined()
    assert newer.state is State.BROKEN
    assert "update Planisphere" in newer.fix
    file.unlink()
    file.touch()
    assert examined().state is State.HINT


def test_a_read_only_database_is_broken(tmp_path: Path) -> None:
    file = make(tmp_path / "data")
    finding = examined(DATABASE_URL=f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true")
    assert finding.state is State.BROKEN


def test_a_locked_database_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = make(tmp_path / "data")
    monkeypatch.setattr(doctor_local, "PATIENCE_MS", 1)
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    finding = examined()
    holder.close()
    assert finding.state is State.BROKEN
    assert "whatever else holds the database" in finding.fix


def test_what_is_no_database_is_broken(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "planisphere.sqlite3").write_bytes(b"not a database at all" * 100)
    assert examined().state is State.BROKEN


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_local, "find_spec", lambda name: None)
    finding = examined(DATABASE_URL="postgresql+asyncpg://a:b@127.0.0.1:9/c")
    assert "planisphere[postgres]" in finding.fix


def test_a_server_that_is_not_there_is_broken_and_its_password_stays_secret() -> None:
    finding = examined(DATABASE_URL="postgresql+asyncpg://a:topsecret@127.0.0.1:9/c")
    assert finding.state is State.BROKEN
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
