"""What the log and the outbox make of servers that the bot joins, leaves, or may post in again."""

import logging

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.domain.person import InvokingUser
from bot.domain.table import Location
from tests.support.world import World


async def test_the_log_reports_servers(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot.app.server_events")
    (guild,) = world.bot.guilds
    for event, *about in (("ready",), ("guild_join", guild), ("guild_remove", guild)):
        world.bot.dispatch(event, *about)
        await world.env.advance_time(1)
    assert "ready: 1 servers, version " in caplog.text
    assert f"joined server {guild.id}, now 1 servers" in caplog.text
    assert f"left server {guild.id}, now 1 servers" in caplog.text


async def test_a_message_comes_as_soon_as_the_bot_may_post_again(world: World) -> None:
    me, kept = world.guild.me, world.env.backend.get_channel(world.channel.id).overwrites
    assert me is not None
    allow, deny = discord.PermissionOverwrite(send_messages=False).pair()
    kept.append(Overwrite(me.id, OverwriteType.MEMBER, allow.value, deny.value))
    where = Location(world.channel.id, world.guild.id)
    await world.bot.service.lobby.open(InvokingUser(world.alice.id, "alice"), "glow", where, seats=2)
    await world.sleep(hours=30)
    assert world.channel.history() == []
    kept.pop()
    channel = world.bot.get_channel(world.channel.id)
    world.bot.dispatch("guild_channel_update", channel, channel)
    await world.env.advance_time(5)
    assert world.channel.history()
