"""A copy of the database was put back: what Discord shows of a later time becomes right by itself."""

import shutil
from pathlib import Path

from bot import config
from bot.app.restored import show_everything
from bot.app.start import create_bot
from bot.database.backup import is_copy
from bot.database.repositories import backup
from bot.domain.notification import MessageKind
from bot.domain.timestamps import to_millis
from tests.support.clicks import play_on, two_at_a_table
from tests.support.house import ANN, BOB, CAT, House, Shine
from tests.support.world import World


def stands(world: World) -> list[str]:
    """How the match stands by the newest board; which moves it names depends on the board before."""
    return [line for line in world.written(world.board).splitlines() if not line.startswith("-#")]


async def put_back(world: World, settings: config.Settings, copy: Path) -> None:
    """Stop the bot, return to the copy as docs/hosting.md says, and start it."""
    await world.bot.close()
    file = settings.data / "planisphere.sqlite3"
    for name in ("", "-wal", "-shm"):
        file.with_name(file.name + name).unlink(missing_ok=True)
    shutil.copy(copy, file)
    await restarted(world, settings)


async def restarted(world: World, settings: config.Settings) -> None:
    world.bot = create_bot(settings, processes=0)
    await world.env.restart_bot(world.bot)
    await world.env.advance_time(60)


async def test_boards_show_the_copy_within_a_minute(world: World, settings: config.Settings, tmp_path: Path) -> None:
    await two_at_a_table(world)
    await play_on(world, 3)
    before, copy = stands(world), tmp_path / "copy.sqlite3"
    await backup(settings.database_url, copy)
    while stands(world) == before:
        await play_on(world, 1)
    later = world.board
    await put_back(world, settings, copy)
    assert world.board.id != later.id
    assert stands(world) == before
    assert not await is_copy(world.bot.repositories.engine)


async def test_a_usual_start_shows_nothing_again(world: World, settings: config.Settings) -> None:
    await two_at_a_table(world)
    board = world.board
    await world.bot.close()
    await restarted(world, settings)
    assert world.board.id == board.id
    assert await world.bot.repositories.outbox.next_due() is None


async def test_all_that_stands_is_shown_again_and_nothing_else(house: House) -> None:
    running, lobby, closed = await house.running(ANN, BOB), await house.lobby(ANN), await house.running(BOB, CAT)
    await house.answer(running.id, ANN, Shine())
    await house.play_on(closed.id, BOB, CAT)
    unseen = await house.lobby(BOB)
    repositories, now = house.repositories, to_millis(house.service.now())
    for table in (running, closed):
        found = await house.service.queries.table(table.id)
        await repositories.outbox.shown(found, MessageKind.BOARD, 70, now, settled=True)
    await repositories.outbox.shown(lobby, MessageKind.LOBBY, 71, now, settled=True)
    await repositories.posts.want(5, "glow", 6, now)
    for message in (await repositories.outbox.due(now + 10**9, 99)).messages:
        await repositories.outbox.drop(message)
    assert await show_everything(repositories, now) == 2
    due = {(one.topic, one.kind, one.fresh) for one in (await repositories.outbox.due(now, 99)).messages}
    assert due == {
        (running.id, MessageKind.BOARD, True),
        (lobby.id, MessageKind.LOBBY, True),
        ("5/glow", MessageKind.POST, False),
    }
    assert unseen.id not in {topic for topic, *_ in due}
