"""The lobbies of a server, listed for people who look for a table."""

from typing import Any

import discord
import pytest

from bot.domain.person import InvokingUser
from bot.domain.server_settings import ServerSettings
from bot.domain.table import Location
from bot.i18n.translator import translator_for
from bot.refusals import AlreadyMentioned, NotHost
from tests.support.clicks import says
from tests.support.house import ANN, BOB, CAT, HERE, House
from tests.support.world import World, answered

EN = translator_for("en")


async def listed(house: House, person: Any) -> list[str]:
    return [table.id for table in await house.service.queries.open_lobbies(HERE.guild or 0, person.id)]


async def test_those_are_listed_where_a_person_can_take_a_seat(house: House) -> None:
    first = await house.lobby(ANN, seats=2)
    house.clock.move(1)
    hidden = await house.lobby(ANN, seats=3, private=True)
    house.clock.move(1)
    kept = await house.lobby(ANN, seats=2, reserved=(BOB,))
    await house.lobby(ANN, CAT, seats=2)
    await house.running(ANN, CAT)
    assert await listed(house, BOB) == [kept.id, first.id]
    assert await listed(house, CAT) == [first.id]
    assert await listed(house, ANN) == []
    await house.service.lobby.welcome(hidden.id, ANN.id, guests=(CAT,))
    assert await listed(house, CAT) == [hidden.id, first.id]
    assert await house.service.queries.open_lobbies(901, BOB.id) == ()


async def test_both_commands_list_them_with_a_button_to_join(world: World) -> None:
    await world.open(world.alice, seats=3)
    for command in ("games", "play"):
        shown = answered(await world.bob.slash(world.channel, command))
        assert shown.flags.ephemeral
        assert EN("bot.open.title") in world.text(shown)
        assert "alice" in world.text(shown)
        assert "join" in world.verbs(shown)
    await world.click(world.bob, shown, "join")
    assert world.bob.id in (await world.bot.service.queries.table(world.table)).people
    again = answered(await world.bob.slash(world.channel, "play"))
    assert EN("bot.open.none") in world.text(again)


async def test_a_table_in_a_channel_that_a_person_cannot_see_is_not_listed(world: World) -> None:
    hidden: Any = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    secret = world.guild.create_text_channel("secret", overwrites=hidden)
    host = InvokingUser(world.owner.id, "owner")
    await world.bot.service.lobby.open(host, "glow", Location(secret.id, world.guild.id), seats=3)
    shown = answered(await world.bob.slash(world.channel, "play"))
    assert EN("bot.open.none") in world.text(shown)
    shown = answered(await world.bob.slash(world.channel, "games"))
    assert EN("bot.open.title") not in world.text(shown)


async def test_a_table_is_opened_from_the_list_of_games(world: World) -> None:
    shown = answered(await world.alice.slash(world.channel, "play"))
    told = answered(await world.pick(world.alice, shown, "open", values=["glow"]))
    lobby = next(one for one in reversed(world.channel.history()) if "join" in world.verbs(one))
    assert f"/{lobby.id}" in world.written(told)


def posts(world: World) -> list[Any]:
    return [one for one in world.channel.history() if not one.flags.ephemeral]


async def test_a_lobby_calls_the_role_of_the_server_once_and_the_call_goes_away(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    assert says(world, await world.click(world.alice, lobby, "callrole"), "bot.refuse.no_role")
    role = world.guild.create_role("Stargazers")
    for one in world.env.backend.get_guild(world.guild.id).roles.values():
        one.permissions &= ~discord.Permissions(administrator=True, mention_everyone=True).value
    refused = await world.owner.slash(world.channel, "server setup", role=role)
    assert says(world, refused, "bot.refuse.unmentionable_role", role=f"<@&{role.id}>")
    role = world.guild.create_role("Players", mentionable=True)
    await world.owner.slash(world.channel, "server setup", role=role)
    assert says(world, await world.click(world.alice, lobby, "callrole"), "bot.open.called", game="Glow")
    await world.sleep(minutes=1)
    call = posts(world)[-1]
    assert f"<@&{role.id}>" in world.written(call)
    assert [one.id for one in call.role_mentions] == [role.id]
    assert says(world, await world.click(world.alice, lobby, "callrole"), "bot.refuse.already_mentioned")
    await world.click(world.bob, call, "join")
    await world.sleep(minutes=1)
    assert call.id not in [one.id for one in posts(world)]  # no seat is open any longer
    await world.owner.slash(world.channel, "server setup", role=world.guild.default_role)
    assert (await world.bot.service.people.server(world.guild.id)).role is None


async def test_only_the_host_calls_the_role(house: House) -> None:
    await house.service.people.set_server(ServerSettings(HERE.guild or 0, role=77))
    table = await house.lobby(ANN, BOB, seats=3)
    with pytest.raises(NotHost):
        await house.service.lobby.mention_role(table.id, BOB.id)
    await house.service.lobby.mention_role(table.id, ANN.id)
    with pytest.raises(AlreadyMentioned):
        await house.service.lobby.mention_role(table.id, ANN.id)
