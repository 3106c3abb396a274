"""The welcome: once on a server that the bot joins, and its buttons begin a lesson or open a table."""

from typing import Any

from discord import PermissionOverwrite

from bot.i18n.translator import translator_for
from games import GAMES
from renderers import RENDERERS
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def joined(world: World) -> list[Any]:
    """Let the bot join the server of this world; return what stands in the system channel."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._system_channel_id = world.channel.id
    world.bot.dispatch("guild_join", guild)
    await world.sleep(seconds=1)
    return list(world.channel.history())


async def test_a_server_is_welcomed_once_without_a_notification(world: World) -> None:
    (welcome,) = await joined(world)
    assert welcome.flags.suppress_notifications
    told = [one["description"] for one in world.pictures(welcome)]
    assert [one.split(" · ")[0] for one in told] == [EN(f"{game}.name") for game in GAMES if game in RENDERERS]
    assert world.verbs(welcome) == ["learn", "open"]
    assert await joined(world) == [welcome]


async def test_the_welcome_speaks_the_language_of_the_server(world: World) -> None:
    await world.owner.slash(world.channel, "server setup", language="ja")
    welcome = (await joined(world))[-1]
    assert JA("bot.help.head") in world.written(welcome)


async def test_nothing_is_posted_where_the_bot_may_not(world: World) -> None:
    silent: dict[Any, PermissionOverwrite] = {world.guild.roles["@everyone"]: PermissionOverwrite(send_messages=False)}
    world.channel = world.guild.create_text_channel("silence", overwrites=silent)
    assert await joined(world) == []


async def test_a_server_without_a_system_channel_is_left_in_peace(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    world.bot.dispatch("guild_join", guild)
    await world.sleep(seconds=1)
    assert world.channel.history() == []


async def test_the_buttons_begin_a_lesson_or_open_a_table(world: World) -> None:
    (welcome,) = await joined(world)
    lesson = answered(await world.click(world.alice, welcome, "learn"))
    assert lesson.flags.ephemeral
    await world.click(world.bob, welcome, "open")
    await world.env.settle()
    lobby = world.channel.history()[-1]
    assert "start" in world.verbs(lobby)
    (table,) = await world.bot.service.queries.tables_at(world.channel.id)
    assert table.host == world.bob.id


async def test_the_operator_can_switch_the_welcome_off(world: World) -> None:
    await world.bot.remove_cog("WelcomeCog")  # as it is not loaded with PLANISPHERE_WELCOME=off
    assert await joined(world) == []
