"""The real bot on a simulated Discord; every request it sends is held against the strict one (tests/discord).

Without Discord: a house on each of the databases that we serve.
"""

import asyncio
import io
import os
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from functools import partial
from hashlib import shake_256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import aiosqlite
import discord
import pytest
import simcord
from PIL import Image
from simcord import _runtime, interactions
from simcord.http import router

from bot import config
from bot.app import client
from bot.app.client import PlanisphereBot
from bot.app.start import create_bot
from bot.database import engine, postgres_driver
from bot.discord_kit import command_tree
from bot.discord_kit.command_tree import payload
from bot.discord_kit.rate_limit import RateLimiter
from bot.tables import repository as table_repository
from bot.workers import computer_players, pictures
from games import GAMES
from tests.support import statement_cache
from tests.support.house import House, empty, house_at
from tests.support.postgres import HOW_TO_GET_IT, Server, server
from tests.support.quick_settlement import quick_settlement
from tests.support.real_http import RealHTTP, VirtualAsyncio
from tests.support.request_checker import RequestChecker
from tests.support.strict_world import check_injected, strictly
from tests.support.world import Clock, World


def pytest_configure(config: pytest.Config) -> None:
    """Name the markers of this room."""
    config.addinivalue_line("markers", "drawn: wants real pictures instead of tiny ones")
    config.addinivalue_line("markers", "collected: wants the board to show the moves of a turn together")
    config.addinivalue_line("markers", "told: wants Discord to be told the commands, as at the first start")


def _tiny() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (16, 9), "#1A2150").save(file, "PNG")
    return file.getvalue()


@pytest.fixture(scope="package", autouse=True)
def quick_statements() -> Iterator[None]:
    """Let no test compile a statement that one before it has compiled, nor wait for a thread with SQLite in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "create_async_engine", statement_cache.engine)
        patch.setattr(engine, "LIMIT", PATIENCE)  # a busy machine is no failure
        patch.setattr(postgres_driver, "IDLE_MS", int(PATIENCE * 1000))
        patch.setattr(aiosqlite.Connection, "_execute", statement_cache.at_once)
        with quick_settlement():
            yield


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite be asked as in a running bot, by a thread for each connection: where two stores wait for one file."""
    monkeypatch.setattr(aiosqlite.Connection, "_execute", statement_cache.beside)


@pytest.fixture(autouse=True)
def tiny_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw quickly, except where a test is marked to want real pictures."""
    if request.node.get_closest_marker("drawn") is None:
        picture = _tiny()
        monkeypatch.setattr(pictures, "draw", lambda wanted: picture)


@pytest.fixture(autouse=True)
def every_move_shown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Show every move on the board at once, except where a test is marked to want them collected."""
    if request.node.get_closest_marker("collected") is None:
        for span in ("QUIET", "MAX_BOARD_DELAY_MS"):
            monkeypatch.setattr(table_repository, span, 0)


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same matches to a test, wherever it lies: whole matches would fail once in a while for want of luck."""
    # By sizes, for the names of databases and messages are drawn, too: how many of them depends on what ran before.
    numbers: defaultdict[int, count[int]] = defaultdict(count)

    def drawn(size: int = 32) -> bytes:
        return shake_256(f"{request.node.name}/{size}/{next(numbers[size])}".encode()).digest(size)

    monkeypatch.setattr(secrets, "token_bytes", drawn)
    monkeypatch.setattr(computer_players, "token_bytes", drawn)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server for all tests of this process."""
    # Not in pytest's own folders: they are for one user alone, and root's server runs as another.
    memory = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    with TemporaryDirectory(prefix="planisphere-postgres-", dir=memory) as folder, server(Path(folder)) as found:
        if found is None:
            pytest.skip(HOW_TO_GET_IT)  # a program of the system: `.ci/run` installs it
        yield found
        asyncio.run(found.close())


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without a row: the test runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{empty(tmp_path / 'tables.db')}"
    url: str = await request.getfixturevalue("postgres").emptied()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
async def fresh_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database of both kinds whose very schema the test may touch."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    async with request.getfixturevalue("postgres").fresh() as url:
        yield url


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    """A bot without Discord at that database."""
    async with house_at(url) as built:
        yield built


@pytest.fixture
def settings(tmp_path: Path) -> config.Settings:
    """Settings of a bot of this test's own."""
    plain = {"PLANISPHERE_DATA": str(tmp_path), "DATABASE_URL": "", "DISCORD_TOKEN": "", "PLANISPHERE_BACKUPS": "0"}
    return config.load(_env_file=None, **plain)


PATIENCE = 60.0
"""Seconds for what has a limit of some seconds in a running bot."""

OF_COMMANDS = 1_000_000_000_000
"""The number of the first command."""


class Told(NamedTuple):
    """What Discord was told of the commands, and the commands as it keeps them and as it has answered."""

    payload: list[dict[str, Any]]
    kept: dict[Any, Any]
    answer: list[discord.app_commands.AppCommand]


_told: dict[tuple[str, ...], Told] = {}
"""By the games that there are: putting the commands into all languages takes a while, and so does telling them."""


async def _payload(tree: discord.app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Put the commands into all languages, once."""
    return _told[tuple(GAMES)].payload if tuple(GAMES) in _told else await payload(tree)


async def _tell(tree: discord.app_commands.CommandTree[Any]) -> list[discord.app_commands.AppCommand]:
    """Tell the commands as discord.py does, without translating them again."""
    games, application = tuple(GAMES), tree.client.application_id
    assert application is not None
    told = await _payload(tree)
    kept = await tree.client.http.bulk_upsert_global_commands(application, told)
    answer = [discord.app_commands.AppCommand(data=one, state=tree._state) for one in kept]
    _told[games] = Told(told, {(one["name"], one["type"]): one for one in kept}, answer)
    return answer


async def _tell_anew(tree: command_tree.CommandTree, *_: Any, **__: Any) -> bool:
    """Tell the commands whatever was told before."""
    tree.mentions.learn(await _tell(tree))
    return True


async def _know(tree: command_tree.CommandTree, *_: Any, **__: Any) -> bool:
    """Let Discord know the commands from before."""
    tree.mentions.learn(_told[tuple(GAMES)].answer)
    return False


@pytest.fixture
async def bot(
    settings: config.Settings, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> PlanisphereBot:
    """The real bot, not yet connected."""
    if request.node.get_closest_marker("told") is None:
        monkeypatch.setattr(client, "sync", _know if tuple(GAMES) in _told else _tell_anew)
    else:
        monkeypatch.setattr(command_tree, "payload", _payload)
        monkeypatch.setattr(command_tree.CommandTree, "sync", _tell)
    empty(settings.data / "planisphere.sqlite3")
    bot = create_bot(settings, processes=0, clock=Clock())
    bot.gate = RateLimiter(bot.clock, ())  # nobody clicks as fast as a test
    return bot


def _as_its_own_work(env: simcord.Env, work: Callable[[], None]) -> None:
    """Let what a test does by the service be delivered as the bot's own work, which SimCord knows how to wait for."""
    with env._bot_scope():
        work()


@pytest.fixture
def real_http(bot: PlanisphereBot, monkeypatch: pytest.MonkeyPatch) -> RealHTTP:
    """discord.py's own HTTP layer below the bot, with Discord's rate limits; to be asked for before `world`."""
    http = RealHTTP()
    monkeypatch.setattr(_runtime, "FakeHTTPClient", http.client(bot))
    monkeypatch.setattr(_runtime, "FakeWebhookAdapter", http.adapter())
    monkeypatch.setattr("discord.http.asyncio", VirtualAsyncio(http.time))
    monkeypatch.setattr("discord.webhook.async_.asyncio", VirtualAsyncio(http.time))
    return http


def _inject(
    inject: Callable[..., None], method: str, path: str, *, status: int = 500, code: int = 0, **how: Any
) -> None:
    check_injected(status, code)
    inject(method, path, status=status, code=code, **how)


@pytest.fixture
async def env(
    bot: PlanisphereBot, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[simcord.Env]:
    """The simulated Discord with the bot on it."""
    env = simcord.Env(bot, shard_count=1, settle_timeout=60.0)  # a busy machine is no failure
    numbers = count(OF_COMMANDS)
    checker = RequestChecker(env.backend)
    monkeypatch.setattr(router, "dispatch", checker.checking(strictly(env.backend, router.dispatch)))
    if "real_http" not in request.fixturenames:
        monkeypatch.setattr(env, "inject_error", partial(_inject, env.inject_error))
    with pytest.MonkeyPatch.context() as patch:  # so that a new command gives nobody another number
        patch.setattr(env.backend, "snowflake", lambda: env.backend.reserve_id(next(numbers)))
        if tuple(GAMES) in _told:
            env.backend.commands[None] = dict(_told[tuple(GAMES)].kept)
        await env.start()
    bot.watch.stood = timedelta.max  # tests let days pass between two ticks
    bot.service.change_signal.heard = partial(_as_its_own_work, env, bot.deliver)
    try:
        yield env
    finally:
        await env.bot.close()
        await env.shutdown()
    if env.check_errors:
        env._raise_errors_since(env._errors_acknowledged)
    assert not checker.offences, "\n".join(checker.offences)


@pytest.fixture
def world(env: simcord.Env, bot: PlanisphereBot) -> World:
    """A server with Alice and Bob on it."""
    return World(env, bot)


@pytest.fixture
def japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Discord say that everybody here speaks Japanese."""
    base = interactions.base_payload

    def payload(*args: Any, **fields: Any) -> Any:
        record, sent = base(*args, **fields)
        sent["locale"] = "ja"
        return record, sent

    monkeypatch.setattr(interactions, "base_payload", payload)
    for module in ("simcord.actors", "simcord._modal"):
        monkeypatch.setattr(f"{module}.base_payload", payload, raising=False)
