"""Where a table may live: threads of announcement channels, threads that cannot be made, private threads."""

from typing import Any

import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from bot.i18n.translator import translator_for
from tests.support.clicks import says, two_at_a_table
from tests.support.strict_world import NEWS_THREAD
from tests.support.world import World, answered

EN = translator_for("en")


def private_thread(world: World, *, with_bot: bool = False) -> Any:
    """A private thread of Alice and Bob."""
    backend = world.env.backend
    made = backend.create_thread(world.channel.id, "secret", world.alice.id, type=ChannelType.PRIVATE_THREAD)
    backend.add_thread_member(made.id, world.bob.id)
    if with_bot:
        backend.add_thread_member(made.id, backend.bot_user.id)
    return ChannelHandle(world.env, world.guild, made)


def may_manage_threads(world: World, allowed: bool) -> None:
    """Let the bot manage threads or not: who may, sees every private thread."""
    from simcord.backend import permissions

    for role in world.env.backend.get_guild(world.guild.id).roles.values():
        role.permissions &= ~permissions.flag("administrator")
        if not allowed:
            role.permissions &= ~permissions.flag("manage_threads")


@pytest.fixture
def secret(world: World) -> Any:
    """A private thread to which nobody has added the bot."""
    may_manage_threads(world, allowed=False)
    return private_thread(world)


def mention(world: World) -> str:
    return f"<@{world.env.backend.bot_user.id}>"


@pytest.mark.parametrize("place", [None, "here", "thread"])
async def test_no_table_is_opened_in_a_private_thread_without_the_bot(
    world: World, secret: Any, place: str | None
) -> None:
    told = await world.alice.slash(secret, "play", game="glow", **({"place": place} if place else {}))
    assert says(world, told, "bot.refuse.not_in_thread", bot=mention(world))
    assert answered(told).flags.ephemeral
    world.env.backend.add_thread_member(secret.id, world.env.backend.bot_user.id)
    await world.alice.slash(secret, "play", game="glow", seats=1)
    world.channel = secret
    await world.click(world.alice, secret.history()[-1], "start")
    assert "move" in world.verbs(world.board)


async def test_no_match_begins_in_a_private_thread_that_the_bot_has_left(world: World) -> None:
    may_manage_threads(world, allowed=False)
    world.channel = private_thread(world, with_bot=True)
    lobby = await world.open(world.alice, seats=1)
    world.env.backend.remove_thread_member(world.channel.id, world.env.backend.bot_user.id)
    told = await world.click(world.alice, lobby, "start")
    assert says(world, told, "bot.refuse.not_in_thread", bot=mention(world))
    assert (await world.bot.service.queries.table(world.table)).status == "lobby"
    assert EN("bot.lobby.begun") not in world.text(lobby)


async def test_no_table_moves_to_a_private_thread_without_the_bot(world: World, secret: Any) -> None:
    table = (await two_at_a_table(world)) and world.table
    told = await world.alice.slash(secret, "table here", table=table)
    assert says(world, told, "bot.refuse.not_in_thread", bot=mention(world))
    assert (await world.bot.service.queries.table(table)).place.home == world.channel.id


async def test_a_board_that_cannot_be_posted_into_a_private_thread_is_not_said_to_be(world: World) -> None:
    may_manage_threads(world, allowed=False)
    world.channel = private_thread(world, with_bot=True)
    await two_at_a_table(world)
    shown = answered(await world.alice.slash(world.channel, "board", table=world.table))
    world.env.backend.remove_thread_member(world.channel.id, world.env.backend.bot_user.id)
    told = await world.click(world.alice, shown, "post")
    assert says(world, told, "bot.not_posted", place=f"<#{world.channel.id}>", why="hidden")


@pytest.mark.parametrize("wish", ["person", "server"])
async def test_announcement_channels_get_threads_of_their_own_kind(world: World, wish: str) -> None:
    news = world.guild.create_news_channel("news")
    if wish == "server":
        await world.owner.slash(news, "server setup", threads=True)
    await world.alice.slash(news, "play", game="glow", seats=1, **({"place": "thread"} if wish == "person" else {}))
    (thread,) = news.threads
    assert world.env.backend.get_channel(thread.id).type == NEWS_THREAD
    world.channel = thread
    await world.click(world.alice, thread.history()[-1], "start")
    assert "move" in world.verbs(world.board)


THREAD_REFUSALS = [(400, 160006), (400, 160007), (403, 50013), (403, 50001), (400, 50024), (400, 50035), (404, 10003)]


@pytest.mark.parametrize(("status", "code"), THREAD_REFUSALS)
async def test_who_asks_for_a_thread_that_cannot_be_made_is_told_so_in_private(
    world: World, status: int, code: int
) -> None:
    world.env.inject_error("POST", "/channels/*/threads", status=status, code=code)
    told = await world.alice.slash(world.channel, "play", game="glow", place="thread")
    assert says(world, told, "bot.refuse.no_thread")
    assert answered(told).flags.ephemeral
    assert [message for message in world.channel.history() if not message.flags.ephemeral] == []


@pytest.mark.parametrize(("status", "code"), THREAD_REFUSALS)
async def test_a_table_opens_in_the_channel_where_only_the_server_asks_for_a_thread(
    world: World, status: int, code: int
) -> None:
    await world.owner.slash(world.channel, "server setup", threads=True)
    world.env.inject_error("POST", "/channels/*/threads", status=status, code=code)
    told = await world.alice.slash(world.channel, "play", game="glow", seats=1)
    assert "A new **Glow** table is open: " in world.text(answered(told))
    await world.click(world.alice, world.board, "start")
    assert "move" in world.verbs(world.board)
