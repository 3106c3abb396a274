"""A gateway that sends unreadable payloads or none at all: the shard connects again, and the process goes on."""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord_kit.session_starts import ReconnectBackoff
from bot.discord_kit.shard_watch import ShardWatch
from bot.discord_kit.sharding import ShardedBot, use_loopback
from bot.domain.timestamps import to_millis
from bot.monitoring.metrics import Metrics
from bot.refusals.database import DatabaseDown
from tests.support.bridge import Bridge

UNREADABLE = {
    "<html>busy</html>": "that are no payload",
    "": "that are no payload",
    "[]": "Expected `object`, got `array`",
    "7": "Expected `object`, got `int`",
    '{"d": null}': "missing required field `op`",
    '{"op": "1"}': "Expected `int`, got `str`",
    '{"op": 0, "t": ["X"]}': "`$.t`",
    '{"op": 0, "t": "X", "s": "1"}': "`$.s`",
    '{"op": 10, "d": null}': "operation 10: Expected `object`, got `null`",
    '{"op": 10, "d": {"heartbeat_interval": 0}}': "`$.heartbeat_interval`",
    '{"op": 0, "t": "READY", "d": null}': "READY: Expected `object`, got `null`",
    '{"op": 0, "t": "RESUMED", "d": null}': "RESUMED: Expected `object`, got `null`",
    '{"op": 0, "t": "READY", "d": {"session_id": "a", "resume_gateway_url": "http://["}}': "event 'READY', which",
    '{"op": 0, "d": ' + "[" * 100_000 + "]" * 100_000 + "}": "that are no payload",
}
UNPACKABLE = {
    b"no stream at all\x00\x00\xff\xff": "cannot be decompressed",
    zlib.compress(b"another stream") + b"\x00\x00\xff\xff": "cannot be decompressed",
}


class Client(ShardedBot):
    """A bot of one shard that does nothing."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(command_prefix="!", intents=intents, chunk_guilds_at_startup=False)
        self.metrics = Metrics()
        self.cluster_member = cast(Any, SimpleNamespace(number=0))
        self.turns: list[int] = []
        self.session_starts = cast(Any, SimpleNamespace(wait_for_turn=self._turn))

    async def _turn(self, shard: int) -> None:
        self.turns.append(shard)


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - it happens at the other end of a socket
            await asyncio.sleep(0.005)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The waits before a shard connects again, which do not last."""
    waits: list[float] = []
    delay = ReconnectBackoff.delay

    def short(self: ReconnectBackoff) -> float:
        waits.append(delay(self))
        return 0.0

    monkeypatch.setattr(ReconnectBackoff, "delay", short)
    return waits


@pytest.fixture
async def bridge(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bridge]:
    bridge = Bridge()
    bridge.world.create_guild("Observatory")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    use_loopback(await bridge.open())
    yield bridge
    await bridge.close()


@pytest.fixture
async def client(bridge: Bridge, waits: list[float]) -> AsyncIterator[Client]:
    """A connected bot; its connection has not ended when the test ends."""
    async with Client() as client:
        await client.login("loop.back.token")
        running = asyncio.create_task(client.connect())
        await until(lambda: running.done() or client.connected_shards())
        yield client
        assert not running.done(), running.exception()
        await client.close()
        await running


async def back(bridge: Bridge, client: Client, arrivals: int) -> None:
    """Wait until a shard has come back and hears of what happens."""
    await until(lambda: bridge.gateway.arrivals >= arrivals and client.connected_shards())
    guild = bridge.world.create_guild("Another")
    await until(lambda: client.get_guild(guild.id))


@pytest.mark.parametrize("case", [*UNREADABLE.items(), *UNPACKABLE.items()], ids=lambda case: str(case[0][:40]))
async def test_a_payload_that_cannot_be_read_costs_one_connection(
    bridge: Bridge, client: Client, waits: list[float], caplog: pytest.LogCaptureFixture, case: tuple[str | bytes, str]
) -> None:
    sent, named = case
    bridge.gateway.send_raw(sent)
    await back(bridge, client, 2)
    (line,) = [record.getMessage() for record in caplog.records if "the gateway sent" in record.getMessage()]
    assert named in line
    assert "\n" not in line
    assert any(named in text for text in client.metrics.warnings.texts())
    assert len(waits) == 1
    new = "http://[" in str(sent)  # of this session READY would never come again
    assert len(bridge.gateway.identified) == len(client.turns) == 1 + new


async def test_what_the_gateway_sends_at_the_same_event_again_leads_to_a_new_session(
    bridge: Bridge, client: Client, waits: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    bridge.gateway.bad_hellos.extend(["[]", None, '{"op": 10}', b"\x00\x00\xff\xff", '{"op": 7}', '{"op": 9}'])
    await bridge.gateway.drop()
    await back(bridge, client, 2)
    assert len(waits) == 6
    assert len(bridge.gateway.identified) == len(client.turns) == 2
    assert [name for name in ("resumes its session", "begins a new session") if name in caplog.text] == [
        "resumes its session",
        "begins a new session",
    ]


async def test_the_first_connection_is_tried_again_too(
    bridge: Bridge, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    really = asyncio.sleep
    monkeypatch.setattr("discord.shard.asyncio.sleep", lambda seconds: really(0 if seconds == 5 else seconds))
    bridge.gateway.bad_hellos.extend(["[]", None])
    async with Client() as client:
        await client.login("loop.back.token")
        running = asyncio.create_task(client.connect())
        await back(bridge, client, 1)
        assert not running.done()
        await client.close()
        await running


async def test_an_error_of_the_program_is_logged_with_its_place(
    bridge: Bridge, client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("ours")

    with monkeypatch.context() as patch:
        patch.setattr(DiscordWebSocket, "log_receive", broken)
        bridge.gateway.send_raw('{"op": 11}')
        await until(lambda: "operation 11 cannot be handled" in caplog.text)
    await back(bridge, client, 2)
    assert "Traceback" in caplog.text


async def test_half_a_surrogate_pair_is_read(bridge: Bridge, client: Client) -> None:
    bridge.gateway.send_raw('{"op": 0, "t": "X", "d": {"name": "\\ud800"}}')
    await back(bridge, client, 1)
    assert bridge.gateway.arrivals == 1


class Notes:
    """The database, which is away for the first `refused` notes."""

    def __init__(self, refused: int = 0) -> None:
        self.refused = refused
        self.noted: list[tuple[int, bool]] = []

    async def note_shard(self, shard: str, at: int, *, connected: bool) -> None:
        if self.refused:
            self.refused -= 1
            raise DatabaseDown
        self.noted.append((at, connected))


def watch(client: Client, notes: Notes, now: Callable[[], datetime]) -> ShardWatch:
    return ShardWatch(client, cast(Any, notes), now, client.metrics)


def now() -> datetime:
    return datetime.now(UTC)


@pytest.mark.parametrize(("seen_lost", "refused"), [(True, 0), (True, 1), (False, 1)])
async def test_a_silent_connection_was_lost_when_its_last_payload_came(
    bridge: Bridge, waits: list[float], seen_lost: bool, refused: int
) -> None:
    bridge.gateway.interval = 100
    async with Client() as client:
        client._connection.heartbeat_timeout = 0.8
        await client.login("loop.back.token")
        running = asyncio.create_task(client.connect())
        await until(client.connected_shards)
        notes = Notes()
        shard_watch = watch(client, notes, now)
        await shard_watch.check()
        notes.refused = refused
        await asyncio.sleep(0.2)  # some heartbeats
        bridge.gateway.closed = seen_lost
        bridge.gateway.fall_silent()
        silent = to_millis(now())
        if seen_lost:
            await until(lambda: not client.connected_shards())
            await shard_watch.check()
            await shard_watch.check()
            bridge.gateway.closed = False
        await until(lambda: bridge.gateway.arrivals == 2 and client.connected_shards())
        for _ in range(3):
            await shard_watch.check()
        (_, first), (lost, gone), (again, back) = notes.noted
        assert (first, gone, back) == (True, False, True)
        assert -400 <= lost - silent <= 200
        assert again - lost >= 800
        assert not running.done()
        await client.close()
        await running


async def test_a_connection_that_is_cut_was_lost_when_it_was_cut(bridge: Bridge, client: Client) -> None:
    notes, time = Notes(), now()
    shard_watch = watch(client, notes, lambda: time)
    await shard_watch.check()
    bridge.gateway.closed = True
    await bridge.gateway.drop()
    await until(lambda: not client.connected_shards())
    await shard_watch.check()
    bridge.gateway.closed = False
    await until(client.connected_shards)
    await shard_watch.check()
    assert notes.noted == [(to_millis(time), state) for state in (True, False, True)]


async def test_a_shard_that_another_process_has_served_was_not_silent(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes, time = Notes(), now()
    shard_watch = watch(client, notes, lambda: time)
    await shard_watch.check()
    with monkeypatch.context() as patch:
        patch.setattr(client, "held_shards", frozenset)
        await shard_watch.check()
    client._heard[0] -= timedelta(hours=1).total_seconds()
    client._connected.clear()
    await shard_watch.check()
    client.heard(0)
    client._connected.add(0)
    await shard_watch.check()
    assert notes.noted == [(to_millis(time), state) for state in (True, False, True)]
