"""Everything else that can go wrong while people play, each kind many times at moments of its own.

A fault is a context manager: it begins, people go on clicking, it ends. Afterwards nothing is lost or doubled, and
every board is right within a minute.
"""

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, suppress
from pathlib import Path

import discord

from bot.database.engine import file_of
from bot.domain.table import Table, TableId
from tests.support.bot_process import until
from tests.support.buckets import Buckets
from tests.tools.simulation.in_process import JUMP
from tests.tools.simulation.outages import ahead, away, hostile, restored, stopped
from tests.tools.simulation.siege import Siege

PATIENCE = 60.0
"""Seconds after the end of a fault within which every board must be right."""

LONGEST = 4.0
"""Seconds that most faults last."""

OFTEN = 0.2
"""So many requests meet a fault of Discord's."""

FARTHEST = 6 * 3600.0
"""Seconds by which the clock goes wrong at most."""

MINUTE = 60.0

PRIVATE = 64
"""The flag of messages that only one person sees, and that nobody else can delete."""

Fault = Callable[[Siege], AbstractAsyncContextManager[None]]


# -- Discord -----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def gateway(siege: Siege) -> AsyncIterator[None]:
    """The gateway cuts the bot off; sometimes it has forgotten the session too."""
    before = siege.bridge.gateway.arrivals
    await siege.bridge.gateway.drop(forget=siege.luck.random() < 0.3)
    yield
    await until(lambda: siege.bridge.gateway.arrivals > before, PATIENCE)


@asynccontextmanager
async def limited(siege: Siege) -> AsyncIterator[None]:
    """Discord answers 429 to any request."""
    siege.bridge.limited = lambda method, path: siege.luck.random() < OFTEN
    yield
    siege.bridge.limited = lambda method, path: False


@asynccontextmanager
async def failing(siege: Siege) -> AsyncIterator[None]:
    """Discord answers 500 to any request; half of them are carried out all the same."""
    siege.bridge.refused = lambda method, path: (500, 0) if siege.luck.random() < OFTEN / 2 else None
    siege.bridge.broken = lambda method, path: siege.luck.random() < OFTEN / 2
    yield
    siege.bridge.refused = lambda method, path: None
    siege.bridge.broken = lambda method, path: False


@asynccontextmanager
async def expired(siege: Siege) -> AsyncIterator[None]:
    """Discord no longer knows the click, or its token."""

    def refused(method: str, path: str) -> tuple[int, int] | None:
        if siege.luck.random() > OFTEN:
            return None
        if path.endswith("/callback"):
            return 404, 10062
        return (401, 50027) if path.startswith("/webhooks/") else None

    siege.bridge.refused = refused
    yield
    siege.bridge.refused = lambda method, path: None


@asynccontextmanager
async def crowded(siege: Siege) -> AsyncIterator[None]:
    """People answer faster than Discord lets a bot send messages."""
    siege.bridge.buckets = Buckets()
    await siege.burst(LONGEST, pause=0.02)
    yield
    siege.bridge.buckets = None


# -- what moderators do ------------------------------------------------------------------------------------------------


@asynccontextmanager
async def messages(siege: Siege) -> AsyncIterator[None]:
    """Boards are deleted; the next answer brings a new one."""
    gone = siege.luck.sample(siege.tables, max(1, len(siege.tables) // 2))
    for table in gone:
        channel = (await _table(siege, table)).place.home
        for message in list(siege.bridge.world.messages[channel].values()):
            if not message.flags & PRIVATE:
                siege.bridge.world.delete_message(channel, message.id)
    yield
    for table in gone:
        await _answered(siege, table)


@asynccontextmanager
async def channels(siege: Siege) -> AsyncIterator[None]:
    """A table's channel or thread is deleted: the table is kept, and goes on where its host takes it."""
    table = siege.luck.choice(siege.tables)
    siege.bridge.world.delete_channel((await _table(siege, table)).place.home)
    yield
    await _answered(siege, table)
    await _taken_elsewhere(siege, table)


@asynccontextmanager
async def archived(siege: Siege) -> AsyncIterator[None]:
    """Threads are archived, some of them locked."""
    world = siege.bridge.world
    threads = [place.thread for place in siege.places if place.thread in world.channels]
    for thread in threads:
        locked = {"archived": True, "locked": siege.luck.random() < 0.5}
        world.edit_channel(thread, {}, thread_metadata=locked)
    yield
    for thread in threads:
        world.edit_channel(thread, {}, thread_metadata={"archived": False, "locked": False})


@asynccontextmanager
async def forbidden(siege: Siege) -> AsyncIterator[None]:
    """A server deletes the role that lets the bot write, and gives it another one later."""
    world = siege.bridge.world
    guild = siege.luck.choice(list(world.guilds.values()))
    everybody, bot = guild.roles[guild.id], world.bot_user.id
    usual = everybody.permissions
    world.edit_role(guild.id, guild.id, {"permissions": discord.Permissions(view_channel=True).value})
    for role in list(world.get_member(guild.id, bot).role_ids):
        world.delete_role(guild.id, role)
    yield
    world.edit_role(guild.id, guild.id, {"permissions": usual})
    world.add_member_role(guild.id, bot, world.create_role(guild.id, "bot", permissions=usual).id)


# -- the machine -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def frozen(siege: Siege) -> AsyncIterator[None]:
    """The bot's process stands still for longer than Discord waits for an answer."""
    siege.bot.stop()
    yield
    siege.bot.stop(stop=False)


@asynccontextmanager
async def crashed(siege: Siege) -> AsyncIterator[None]:
    """A process that draws or thinks dies."""
    for child in _some(siege, siege.bot.children()):
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    yield


@asynccontextmanager
async def hung(siege: Siege) -> AsyncIterator[None]:
    """Processes that draw or think hang: a picture that is never finished, a computer player that thinks for ever."""
    for child in _some(siege, siege.bot.children()):
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGSTOP)  # nobody lets it go on: the bot must get rid of it
    yield


@asynccontextmanager
async def clock(siege: Siege) -> AsyncIterator[None]:
    """The clock jumps, forwards or backwards, and later is right again."""
    file = siege.bot.words.parent / JUMP
    file.write_text(f"{siege.luck.uniform(-FARTHEST, FARTHEST):.0f}", encoding="ascii")
    yield
    file.unlink()


# -- the database ------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def locked(siege: Siege) -> AsyncIterator[None]:
    """Somebody else holds the database's lock for seconds."""
    file = file_of(siege.url)
    assert file is not None
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def full(siege: Siege) -> AsyncIterator[None]:
    """The disk is full."""
    ballast = _filled(siege.folder)
    yield
    ballast.unlink()


@asynccontextmanager
async def gone(siege: Siege) -> AsyncIterator[None]:
    """PostgreSQL dies and is restarted, at once or within a minute."""
    assert siege.server is not None
    await asyncio.to_thread(siege.server.stop)
    if siege.luck.random() < 0.5:
        await asyncio.sleep(siege.luck.uniform(0, MINUTE))
    yield
    await asyncio.to_thread(siege.server.start)


@asynccontextmanager
async def silent(siege: Siege) -> AsyncIterator[None]:
    """PostgreSQL stands still, for seconds or up to a minute: nobody is answered, and connections stay open."""
    assert siege.server is not None
    siege.server.pause(True)
    try:
        if siege.luck.random() < 0.5:
            await asyncio.sleep(siege.luck.uniform(0, MINUTE))
        yield
    finally:
        siege.server.pause(False)


FAULTS: Mapping[str, Fault] = {
    fault.__name__: fault
    for fault in (
        *(gateway, away, limited, failing, expired, crowded),
        *(messages, channels, archived, forbidden),
        *(frozen, crashed, hung, clock, ahead),
        *(locked, full, restored, gone, silent, stopped),
        *(hostile,),
    )
}


# -- tables that need somebody -----------------------------------------------------------------------------------------


async def _table(siege: Siege, table: TableId) -> Table:
    return await siege.service.queries.table(table)


async def _answered(siege: Siege, table: TableId) -> None:
    """Let people answer at this table until an answer was given, or nobody is asked any more."""
    before = (await _table(siege, table)).moves
    await siege.rest(PATIENCE)
    while (await _table(siege, table)).moves == before and await siege.click(table):
        await siege.rest(PATIENCE)


async def _taken_elsewhere(siege: Siege, table: TableId) -> None:
    """Let the host take a table whose place is gone to a new channel."""
    found = await _table(siege, table)
    assert found.place.guild is not None
    channel = siege.bridge.world.create_channel(found.place.guild, f"instead-of-{found.place.home}").id
    siege.type(found.host, channel, ("table", "here"), {"table": table})
    async with asyncio.timeout(PATIENCE):
        while (await _table(siege, table)).place.home != channel:  # noqa: ASYNC110 - it is done in another process
            await asyncio.sleep(0.05)


def _filled(folder: Path) -> Path:
    """Fill the disk in this folder with one file."""
    assert folder.is_mount()  # never the disk that others need
    with (folder / "ballast").open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(2**12)):
            pass
    return folder / "ballast"


def _some(siege: Siege, children: list[int]) -> list[int]:
    return siege.luck.sample(children, siege.luck.randint(1, len(children))) if children else []
