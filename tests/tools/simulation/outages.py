"""Faults that last or that leave something behind: an outage of minutes, a stopped transaction, a copy put back.

Each is a context manager as those of `faults` are.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copyfile
from typing import Any

import asyncpg
import msgspec
from discord.utils import utcnow

from bot.app.repositories import open_repositories
from bot.app.services import Services
from bot.database.engine import file_of
from bot.database.repositories import backup
from games import GAMES
from games.core import record
from games.core.playout import playout
from tests.support.bot_process import until
from tests.support.bridge import COMMAND
from tests.tools.simulation.in_process import JUMP
from tests.tools.simulation.siege import COME, Siege
from tests.tools.simulation.told import shown

MINUTE = 60.0

BACK = 60.0
"""Seconds after the end of an outage of the gateway within which the bot must have come back."""

AHEAD = 6 * 3600.0
"""Seconds by which a clock is ahead at most."""

CAUGHT = 30.0
"""Seconds in which a process must have begun a transaction, while people click."""

_WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"


@asynccontextmanager
async def away(siege: Siege) -> AsyncIterator[None]:
    """The gateway takes nobody for one to three minutes; sometimes it has forgotten the session too."""
    gateway = siege.bridge.gateway
    before, gateway.closed = gateway.arrivals, True
    await gateway.drop(forget=siege.luck.random() < 0.5)
    await asyncio.sleep(siege.luck.uniform(MINUTE, 3 * MINUTE))
    yield
    gateway.closed = False
    await until(lambda: gateway.arrivals > before, BACK)


@asynccontextmanager
async def stopped(siege: Siege) -> AsyncIterator[None]:
    """The bot's process is stopped inside a transaction, some seconds longer than its server keeps one open."""
    assert siege.server is not None
    held = await asyncpg.connect(siege.server.url)
    try:
        async with held.transaction():
            await held.execute("LOCK TABLE moves IN EXCLUSIVE MODE")  # where a move stops that has written its table
            async with asyncio.timeout(CAUGHT):
                while not await held.fetchval(_WAITING):
                    await siege.click_somewhere()
                    await asyncio.sleep(0.05)
            siege.bot.stop()
    finally:
        await held.close()
    await asyncio.sleep(siege.luck.uniform(0, 10))
    yield
    siege.bot.stop(stop=False)


@asynccontextmanager
async def restored(siege: Siege) -> AsyncIterator[None]:
    """The database is lost, and a copy of some seconds ago takes its place: what was answered since is open again."""
    copy, file = siege.folder / "copy.sqlite3", file_of(siege.url)
    assert file is not None
    await siege.check()
    await backup(siege.url, copy, replace=True)
    yield
    await siege.bot.kill()
    await siege.repositories.close()
    await asyncio.to_thread(_put_back, copy, file)
    siege.repositories = await open_repositories(siege.url)
    siege.service = Services(siege.repositories, utcnow, GAMES)
    await siege.begin_anew()
    await siege.bot.wake(COME)


def _put_back(copy: Path, file: Path) -> None:
    for name in ("", "-wal", "-shm"):
        file.with_name(file.name + name).unlink(missing_ok=True)
    copyfile(copy, file)


@asynccontextmanager
async def ahead(siege: Siege) -> AsyncIterator[None]:
    """The machine starts with a clock that is hours ahead, and starts again with the right one."""
    file = siege.bot.words.parent / JUMP
    await siege.bot.kill()
    await siege.check()
    file.write_text(f"{siege.luck.uniform(MINUTE, AHEAD):.0f}", encoding="ascii")
    await siege.bot.wake(COME)
    yield
    await siege.rest(MINUTE)  # people are told with the wrong clock, too
    await siege.bot.kill()
    await siege.check()
    file.unlink()
    await siege.bot.wake(COME)


@asynccontextmanager
async def hostile(siege: Siege) -> AsyncIterator[None]:
    """Somebody brings one file after another that is no record, or one that has been bent."""
    brought = [_bring(siege, data) for data in _files(siege.luck)]
    yield
    messages = siege.bridge.world.messages
    await until(lambda: all(shown(messages[one.channel_id].get(one.message_id)) for one in brought), MINUTE)


def _files(luck: random.Random) -> list[bytes]:
    game = luck.choice(list(GAMES.values()))
    played = playout(game, game.options(), ["random"], f"{luck.getrandbits(128):032x}")
    whole = msgspec.json.encode(record.write(*played)).decode()
    at = luck.randrange(len(whole))
    return [luck.randbytes(2_000), b"[" * 100_000, whole[:at].encode(), (whole[:at] + "9" + whole[at + 1 :]).encode()]


def _bring(siege: Siege, data: bytes) -> Any:
    """Let somebody give this file to the command that looks through matches."""
    place = siege.luck.choice(siege.places)
    world, number = siege.bridge.world, siege.luck.getrandbits(60)
    file = world.cdn.store_attachment(number, place.channel, "match.json", data, None)
    guild = next(guild for guild in world.guilds.values() if place.channel in guild.channel_ids)
    person = siege.luck.choice([member for member in guild.members if member != world.bot_user.id])
    command = next(one for scope in world.commands.values() for one in scope.values() if one["name"] == "table")
    inner = {"name": "import", "type": 1, "options": [{"name": "file", "type": 11, "value": str(number)}]}
    data_ = {"id": command["id"], "name": "table", "type": 1, "options": [inner]}
    return siege.bridge.interact(
        COMMAND, person, place.channel, data_ | {"resolved": {"attachments": {str(number): file}}}
    )
