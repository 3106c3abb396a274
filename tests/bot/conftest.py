"""The real bot on a simulated Discord; every request it sends is held against Discord's published limits."""

import io
import secrets
from collections.abc import AsyncIterator, Callable
from functools import partial
from hashlib import shake_256
from itertools import count
from pathlib import Path

import pytest
import simcord
from PIL import Image

from bot import automata, config, pictures
from bot.app import Planisphere, create_bot
from tests.bot.world import Clock, World
from tests.discord.limits import command_problems, problems


def pytest_configure(config: pytest.Config) -> None:
    """Name the markers of this room."""
    config.addinivalue_line("markers", "drawn: wants real pictures instead of tiny ones")


def _tiny() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (16, 9), "#1A2150").save(file, "PNG")
    return file.getvalue()


@pytest.fixture(autouse=True)
def tiny_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw quickly, except where a test is marked to want real pictures."""
    if request.node.get_closest_marker("drawn") is None:
        picture = _tiny()
        monkeypatch.setattr(pictures, "draw", lambda wanted: picture)


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same matches in every run of a test: else whole matches would fail once in a while for want of luck."""
    numbers = count()

    def drawn(size: int = 32) -> bytes:
        return shake_256(f"{request.node.nodeid}/{next(numbers)}".encode()).digest(size)

    monkeypatch.setattr(secrets, "token_bytes", drawn)
    monkeypatch.setattr(automata, "token_bytes", drawn)


@pytest.fixture
def settings(tmp_path: Path) -> config.Settings:
    """Settings of a bot of this test's own."""
    return config.load(_env_file=None, PLANISPHERE_DATA=str(tmp_path), DATABASE_URL="", DISCORD_TOKEN="")


@pytest.fixture
async def bot(settings: config.Settings) -> Planisphere:
    """The real bot, not yet connected."""
    return create_bot(settings, processes=0, clock=Clock())


def _as_its_own_work(env: simcord.Env, work: Callable[[], None]) -> None:
    """Let what a test does by the service be delivered as the bot's own work, which SimCord knows how to wait for."""
    with env._bot_scope():
        work()


@pytest.fixture
async def env(bot: Planisphere) -> AsyncIterator[simcord.Env]:
    """The simulated Discord with the bot on it."""
    env = simcord.Env(bot, shard_count=1, settle_timeout=60.0)  # a busy machine is no failure
    await env.start()
    bot.service.on_change = partial(_as_its_own_work, env, bot.deliver)
    try:
        yield env
    finally:
        await env.bot.close()
        await env.shutdown()
    if env.check_errors:
        env._raise_errors_since(env._errors_acknowledged)
    offences = [
        f"{request.method} {request.path}: {text}"
        for request in env.http_requests
        for text in problems(request.method, request.path, request.json)
    ]
    offences += [
        text
        for request in env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
        for text in command_problems(request.json)
    ]
    assert not offences, "\n".join(offences)


@pytest.fixture
def world(env: simcord.Env, bot: Planisphere) -> World:
    """A server with Alice and Bob on it."""
    return World(env, bot)
