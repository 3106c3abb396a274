"""What `planisphere doctor` asks Discord, and what it says to each answer."""

import asyncio
import base64
import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs

import aiohttp
import pytest

from bot.app.start import create_bot
from bot.cli import doctor_checks, doctor_discord
from bot.cli.doctor_api import Response
from bot.cli.doctor_discord import NEEDED, Application
from bot.cli.doctor_findings import Finding, FindingState
from bot.config import Settings, load
from bot.discord_kit.app_emojis import drawn
from renderers import RENDERERS
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
    gateway: dict[str, Any]
    emojis: dict[str, Any]
    bent: dict[str, Any]
    asked: list[tuple[str, str | None]]


class Context(BaseHTTPRequestHandler):
    server: Discord

    def do_GET(self) -> None:
        self.server.asked.append((self.path, self.headers["Authorization"]))
        path, _, query = self.path.removeprefix("/api/v10").partition("?")
        answers = {
            "/gateway": {"url": "wss://gateway"},
            "/gateway/bot": self.server.gateway,
            "/applications/@me": self.server.application,
            "/users/@me/guilds": self.page(parse_qs(query)),
            "/applications/77/commands": self.server.commands,
            "/applications/77/emojis": self.server.emojis,
        } | self.server.bent
        body = answers[path]
        self.send_response(self.server.status)
        self.end_headers()
        self.wfile.write(body if isinstance(body, bytes) else json.dumps(body).encode())

    def page(self, query: dict[str, list[str]]) -> list[dict[str, Any]]:
        """Return the servers after the one that is named, as many as are asked for, in the order of their numbers."""
        if not query:
            return []
        after, most = int(query["after"][0]), int(query["limit"][0])
        return [guild for guild in self.server.guilds if int(guild["id"]) > after][:most]

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
    server.guilds = [{"id": "1", "name": "Club", "permissions": str(sum(NEEDED.values()))}]
    server.gateway = {"url": "wss://x", "shards": 1, "session_start_limit": {"total": 1000, "remaining": 999}}
    server.emojis = {"items": [{"name": drawn(icon)[0]} for one in RENDERERS.values() for icon in one.icons]}
    server.bent = {}
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
    names = "DISCORD_TOKEN DATABASE_URL PORT LOG_LEVEL PLANISPHERE_LOCALE PLANISPHERE_LOOPBACK"
    for name in f"{names} HTTPS_PROXY https_proxy NO_PROXY no_proxy".split():
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
    assert list(found) == [
        *("token", "intents", "clicks", "access", "sessions", "permissions", "installs", "emojis", "clock")
    ]
    assert {finding.state for finding in found.values()} == {FindingState.FINE}
    assert found["token"].found == "Discord knows it: Planisphere"
    assert [path.removeprefix("/api/v10") for path, _ in discord.asked] == [
        *("/applications/@me", "/gateway/bot", "/users/@me/guilds?limit=200&after=0"),
        *("/applications/77/commands", "/applications/77/emojis"),
    ]
    assert {token for _, token in discord.asked} == {f"Bot {TOKEN}"}


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
    assert found.state is FindingState.HINT
    assert told_of in found.found
    assert found.fix


def test_an_unknown_token_is_broken(discord: Discord) -> None:
    discord.status = 401
    found = told(discord)
    assert found["token"].state is FindingState.BROKEN
    assert "Reset Token" in found["token"].fix
    assert found["clock"].state is FindingState.FINE


def test_trouble_at_discord_is_no_fault_of_the_token(discord: Discord) -> None:
    discord.status = 503
    assert told(discord)["token"].found == "Discord answered 503 instead of telling"
    assert told(discord)["token"].state is FindingState.HINT


def test_a_discord_that_cannot_be_reached_is_named(discord: Discord) -> None:
    settings = load(DISCORD_TOKEN=TOKEN, PLANISPHERE_LOOPBACK="http://127.0.0.1:9")
    token, clock = doctor_discord.findings(settings, NOW)
    assert (token.state, clock.state) == (FindingState.BROKEN, FindingState.HINT)
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
    assert found["token"].state is FindingState.BROKEN
    assert discord.asked == [("/api/v10/gateway", None)]
    assert found["clock"].state is FindingState.FINE


def test_without_a_token_only_the_time_is_asked(discord: Discord) -> None:
    found = told(discord, "")
    assert list(found) == ["token", "clock"]
    assert (found["token"].state, found["clock"].state) == (FindingState.HINT, FindingState.FINE)
    assert "DISCORD_TOKEN" in found["token"].fix


def test_offline_nobody_is_asked(discord: Discord) -> None:
    found = told(discord, offline=True)
    assert found["token"] == Finding("token", FindingState.FINE, "well formed; not shown to Discord")
    assert found["clock"].state is FindingState.HINT
    assert discord.asked == []


def test_privileged_intents_are_named(discord: Discord) -> None:
    discord.application["flags"] = 1 << 19 | 1 << 14
    intents = told(discord)["intents"]
    assert intents.state is FindingState.HINT
    assert intents.found == "switched on, but not needed: Server Members, Message Content"


def test_missing_permissions_are_named_by_server(discord: Discord) -> None:
    least = sum(NEEDED.values()) & ~NEEDED["Attach Files"]
    discord.guilds += [
        {"id": "2", "name": "Bar", "permissions": str(least)},
        {"id": "3", "name": "Own", "permissions": "8"},
    ]
    permissions = told(discord)["permissions"]
    assert permissions.state is FindingState.BROKEN
    assert permissions.found == "missing in Bar: Attach Files"
    assert f"client_id=77&scope=bot+applications.commands&permissions={sum(NEEDED.values())}" in permissions.fix


def test_a_bot_in_no_server_gets_its_invitation(discord: Discord) -> None:
    discord.guilds.clear()
    assert told(discord)["permissions"].fix.startswith("invite it: https://discord.com/oauth2/authorize?")


def test_servers_that_cannot_be_listed_are_a_hint() -> None:
    assert doctor_discord.permissions(Application("1"), Response(500), []).state is FindingState.HINT


@pytest.mark.parametrize(
    ("skew", "state"), [(0, FindingState.FINE), (20, FindingState.HINT), (-90, FindingState.BROKEN)]
)
def test_the_clock_is_held_against_discords(discord: Discord, skew: int, state: FindingState) -> None:
    discord.skew = skew
    assert told(discord)["clock"].state is state


def test_a_clock_from_another_age_is_broken() -> None:
    assert doctor_discord.clock(datetime(1970, 1, 1, tzinfo=UTC), None).state is FindingState.BROKEN
    assert doctor_discord.clock(NOW, Response(200)).state is FindingState.HINT


def test_every_page_of_the_servers_is_read(discord: Discord) -> None:
    enough = str(sum(NEEDED.values()))
    discord.guilds = [{"id": str(number), "name": f"s{number}", "permissions": enough} for number in range(1, 451)]
    assert told(discord)["permissions"].found.startswith("granted in 450 servers")
    discord.guilds[-1]["permissions"] = "0"
    found = told(discord)["permissions"]
    assert (found.state, found.found.startswith("missing in s450: ")) == (FindingState.BROKEN, True)
    for guild in discord.guilds:
        guild["permissions"] = "0"
    assert "and in 430 more servers" in told(discord)["permissions"].found


def test_permissions_of_which_discord_says_nothing_are_a_hint(discord: Discord) -> None:
    discord.guilds += [{"id": "2", "name": "Quiet"}, {"id": "3", "permissions": None}]
    found = told(discord)["permissions"]
    assert (found.state, "2 of 3 servers" in found.found) == (FindingState.HINT, True)


@pytest.mark.parametrize(
    ("what", "change", "state", "words"),
    [
        ("clicks", {"interactions_endpoint_url": "https://x.example/i"}, FindingState.BROKEN, "https://x.example/i"),
        ("access", {"bot_public": False}, FindingState.HINT, "not public"),
        ("access", {"bot_require_code_grant": True}, FindingState.BROKEN, "code grant"),
    ],
)
def test_what_is_set_in_the_portal_is_found(
    discord: Discord, what: str, change: dict[str, Any], state: FindingState, words: str
) -> None:
    discord.application |= change
    found = told(discord)[what]
    assert (found.state, words in found.found, bool(found.fix)) == (state, True, True)


def test_spent_session_starts_are_broken(discord: Discord) -> None:
    discord.gateway["session_start_limit"] = {"total": 1000, "remaining": 0, "reset_after": 3_600_000}
    found = told(discord)["sessions"]
    assert (found.state, "60 minutes" in found.found) == (FindingState.BROKEN, True)


def test_missing_emojis_are_counted(discord: Discord) -> None:
    discord.emojis["items"].pop()
    found = told(discord)["emojis"]
    assert (found.state, found.found.startswith("1 of ")) == (FindingState.HINT, True)


HOSTILE: tuple[Any, ...] = (
    *(None, True, 0, -1, 10**400, "", "x", [], [[]], [None], {}),
    *({"id": None}, {"id": {}}, [{"id": 1}], {"items": [None]}),
    *({"id": "77", "flags": "many"}, {"id": "../../x?y", "flags": 10**30}),
    {"id": "77", "integration_types_config": [1]},
    *([{"id": "1", "permissions": "lots"}], [{"id": "1", "permissions": 10**60}], [{"integration_types": "x"}]),
    *({"shards": None, "session_start_limit": 5}, {"shards": 10**30, "session_start_limit": {"remaining": -5}}),
    *({"id": "77", "name": "a\x1b[31mb\x07"}, [{"id": "1", "name": ["x"], "permissions": "0"}]),
    *(b"", b"{", b"\xff\xfe", b"[" * 100_000, b"NaN", b'{"id": "\\ud800"}', b"9" * 5000),
)


@pytest.mark.parametrize(
    "path",
    [
        *("/applications/@me", "/gateway/bot", "/users/@me/guilds"),
        *("/applications/77/commands", "/applications/77/emojis"),
    ],
)
def test_answers_of_any_form_are_no_traceback(
    discord: Discord, path: str, planisphere: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("PLANISPHERE_LOOPBACK", f"http://127.0.0.1:{discord.server_port}")
    here = SimpleNamespace(**dict.fromkeys(("fonts", "disk"), _well), database=_also_well)
    monkeypatch.setattr(doctor_checks, "doctor_local", here)
    for body in HOSTILE:
        discord.bent = {path: body, **({"/applications/../../x?y/commands": []} if path else {})}
        said = planisphere("doctor")
        assert said.code in (0, 1)
        assert "\x1b" not in said.out


def _well(*_: Any) -> Finding:
    return Finding("all", FindingState.FINE, "well")


async def _also_well(*_: Any) -> Finding:
    return _well()


def test_a_question_that_came_too_soon_is_asked_again(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: setattr(discord, "status", 200))
    discord.status = 429
    assert told(discord)["token"].state is FindingState.FINE


def test_the_way_through_a_proxy_is_the_same_for_bot_and_doctor(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        seen: list[bytes] = []

        def serve() -> None:
            for _ in range(2):
                line, _ = listening.accept()
                seen.append(line.recv(4000).split(b"\r\n")[0])
                line.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
                line.close()

        thread = threading.Thread(target=serve)
        thread.start()
        monkeypatch.setenv("HTTPS_PROXY", f"http://who:secret@127.0.0.1:{listening.getsockname()[1]}")
        settings = load(DISCORD_TOKEN=TOKEN)
        proxy, token = doctor_discord.findings(settings, NOW)[:2]
        assert (proxy.what, proxy.state, "secret" in str(proxy)) == ("proxy", FindingState.FINE, False)
        assert token.state is FindingState.BROKEN

        async def login() -> None:
            bot = create_bot(settings, processes=0)
            async with aiohttp.ClientSession() as session:
                with contextlib.suppress(aiohttp.ClientError):
                    await session.get("https://discord.com/api/v10/users/@me", proxy=bot.http.proxy)
            await bot.pictures.close()

        asyncio.run(login())
        thread.join(10)
    assert [line.rpartition(b" ")[0] for line in seen] == [b"CONNECT discord.com:443"] * 2


@pytest.mark.parametrize("proxy", ["socks5://127.0.0.1:1", "https://127.0.0.1:1", "http://", "http://a:port", "://"])
def test_a_proxy_that_cannot_be_used_is_said(planisphere: Call, monkeypatch: pytest.MonkeyPatch, proxy: str) -> None:
    monkeypatch.setenv("HTTPS_PROXY", proxy)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert "HTTPS_PROXY" in planisphere("run").err
    said = planisphere("doctor", "--offline")
    assert (said.code, "HTTPS_PROXY" in said.out) == (1, True)
    monkeypatch.setenv("NO_PROXY", "discord.com")
    assert planisphere("doctor", "--offline").code == 0
