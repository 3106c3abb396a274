"""Shards that go from one process to another: somebody serves each all the time, and no click is lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.cluster.member import LASTS, ClusterMember
from bot.discord_kit import sharding
from bot.discord_kit.interaction import READY
from bot.discord_kit.sharding import ShardedBot
from bot.discord_kit.table_channels import TableChannels
from tests.support.house import Hours, House, empty, house_at

SHARDS = 2


class Shard:
    """A connection that tells what becomes of it."""

    def __init__(self, bot: "Ship", number: int) -> None:
        self.bot = bot
        self.number = number
        self.connected = False

    def is_closed(self) -> bool:
        return not self.connected

    async def connect(self) -> None:
        self.connected = True
        self.bot.log.append(f"{self.bot.label}+{self.number}")
        await self.bot.on_shard_connect(self.number)

    async def disconnect(self) -> None:
        if self.connected:
            self.connected = False
            self.bot.log.append(f"{self.bot.label}-{self.number}")


class Ship(ShardedBot):
    """A bot whose connections are none; what it does is written into `log`."""

    def __init__(self, label: str, log: list[str]) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents.none(), shard_count=SHARDS)
        self.label = label
        self.log = log
        self.known: dict[int, Shard] = {}
        self.left = asyncio.Event()
        self.ended = asyncio.Event()

    @property
    def shards(self) -> dict[int, Any]:
        return dict(self.known)

    def get_shard(self, shard_id: int, /) -> Any:
        return self.known.get(shard_id)

    async def launch_shard(self, gateway: object, shard_id: int, *, initial: bool = False) -> None:
        self.known[shard_id] = Shard(self, shard_id)
        await self.known[shard_id].connect()

    async def _moved(self) -> None:
        self.left.set()
        await super()._moved()

    async def _end_interactions(self) -> None:
        self.ended.set()
        await super()._end_interactions()

    async def arrived(self) -> None:
        while self._moving:
            await asyncio.gather(*self._moving.values())

    async def sail(self, house: House) -> None:
        await self.join(house.cluster_member)
        await self.launch_shards()
        await self.arrived()


class Port:
    """Processes at one database, and what happens there in its order."""

    def __init__(self, file: Path, opened: AsyncExitStack) -> None:
        self.log: list[str] = []
        self.cluster_members: list[ClusterMember] = []
        self._url = f"sqlite:///{empty(file)}"
        self._opened = opened
        self._clock = Hours()

    async def ship(self, label: str) -> Ship:
        house = await self._opened.enter_async_context(house_at(self._url, clock=self._clock, shards=SHARDS))
        ship = await self._opened.enter_async_context(Ship(label, self.log))
        self.cluster_members.append(house.cluster_member)

        async def tell(news: str) -> None:  # as PostgreSQL does
            for cluster_member in self.cluster_members:
                cluster_member._hear(news)

        house.repositories.leases.tell = tell  # type: ignore[method-assign]
        await ship.sail(house)
        self._opened.push_async_callback(ship.part)
        return ship

    def move(self, seconds: float) -> None:
        self._clock.move(seconds / 3600)

    def take(self) -> list[str]:
        taken, self.log[:] = self.log[:], []
        return taken


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[Port]:
    async with AsyncExitStack() as opened:
        yield Port(tmp_path / "tables.db", opened)


async def test_the_first_serves_everything(port: Port) -> None:
    ship = await port.ship("a")
    assert port.take() == ["a+0", "a+1"]
    assert ship.is_ready()


async def test_a_shard_is_served_by_the_next_before_the_one_before_lets_go(port: Port) -> None:
    one = await port.ship("a")
    two = await port.ship("b")
    port.take()
    await one.cluster_member.round()  # it gives a shard
    await two.cluster_member.round()  # which is taken
    await two.arrived()
    await one.arrived()
    (shard,) = two.cluster_member.shards
    assert port.take() == [f"b+{shard}", f"a-{shard}"]


async def test_what_comes_back_is_connected_again(port: Port) -> None:
    one, two = await port.ship("a"), await port.ship("b")
    for ship in (one, two, two, one):
        await ship.cluster_member.round()
    await asyncio.gather(one.arrived(), two.arrived())
    (shard,) = two.cluster_member.shards
    port.take()
    leaving = asyncio.create_task(two.part())
    await two.left.wait()
    await one.cluster_member.round()
    await leaving
    assert port.take()[:2] == [f"a+{shard}", f"b-{shard}"]
    assert one.cluster_member.shards == {0, 1}


async def test_who_is_told_to_end_serves_until_its_shards_are_served(port: Port) -> None:
    one, two = await port.ship("a"), await port.ship("b")
    port.take()
    leaving = asyncio.create_task(one.part())
    await one.left.wait()
    assert port.take() == []
    await two.cluster_member.round()
    await leaving
    done = port.take()
    assert set(done) == {"b+0", "b+1", "a-0", "a-1"}
    assert all(done.index(f"b+{shard}") < done.index(f"a-{shard}") for shard in (0, 1))


async def test_nobody_waits_for_a_next_one_that_is_not_there(port: Port) -> None:
    ship = await port.ship("a")
    await ship.part()
    assert set(port.take()) == {"a+0", "a+1", "a-0", "a-1"}


async def test_nor_for_one_that_does_not_come(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = await port.ship("a"), await port.ship("b")
    await one.cluster_member.round()
    monkeypatch.setattr(sharding, "HANDOVER", 0.0)
    await one.part()
    assert {"a-0", "a-1"} <= set(port.take())


async def test_who_cannot_renew_in_time_lets_others_acknowledge_first(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be cut off while others serve its shards; if the database is away for all, it still tells people so."""
    ship = await port.ship("a")
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    await ship.give_way()
    assert waited == []
    port.move(LASTS.total_seconds())
    assert ship.cluster_member.shards == frozenset()
    await ship.give_way()
    assert waited == [sharding.GIVE_WAY]
    assert sharding.GIVE_WAY + READY < 3
    assert port.take() == ["a+0", "a+1"]  # it stays connected


async def test_clicks_that_are_acknowledged_end_before_the_bot_does(port: Port) -> None:
    ship = await port.ship("a")
    go = asyncio.Event()

    async def click() -> None:
        ship.track_interaction()
        await go.wait()
        port.log.append("answered")

    clicked = asyncio.create_task(click())
    await asyncio.sleep(0)
    leaving = asyncio.create_task(ship.part())
    await ship.ended.wait()
    go.set()
    await asyncio.gather(leaving, clicked)
    assert port.take()[-1] == "answered"


async def test_a_shard_that_cannot_be_connected_is_tried_again(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(Ship, "launch_shard", fail)
        ship = await port.ship("a")
    assert port.take() == []
    await ship.cluster_member.round()
    await ship.arrived()
    assert port.take() == ["a+0", "a+1"]


async def test_which_shards_are_connected(port: Port) -> None:
    ship = await port.ship("a")
    assert [set(ship.held_shards()), set(ship.connected_shards())] == [{0, 1}, {0, 1}]
    await ship.on_shard_disconnect(1)
    assert [set(ship.held_shards()), set(ship.connected_shards())] == [{0, 1}, {0}]
    await ship.on_shard_resumed(1)
    ship.known[0].connected = False  # the socket is closed, and nobody has said so yet
    assert ship.connected_shards() == {1}


class Elsewhere:
    """A client on whose shards there is no server; of 900, Discord knows the language."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def get_guild(self, guild: int) -> None:
        return None

    async def fetch_guild(self, guild: int) -> Any:
        self.asked.append(guild)
        if guild != 900:
            raise discord.NotFound(SimpleNamespace(status=404, reason="unknown"), "unknown")  # type: ignore[arg-type]
        return SimpleNamespace(preferred_locale=discord.Locale.japanese)


async def test_on_a_server_that_another_process_serves_its_language_is_spoken_all_the_same() -> None:
    client = Elsewhere()
    languages = TableChannels(client, "en")  # type: ignore[arg-type]
    assert [await languages.language_of(900, settled) for settled in (None, "en", None)] == ["ja", "en", "ja"]
    assert client.asked == [900]
    assert await languages.language_of(901, None) == "en"
    assert await languages.language_of(None, "ja") == "ja"
