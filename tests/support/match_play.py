"""Whole turns and matches played through the service."""

from random import Random
from typing import Any

from bot.domain.person import InvokingUser
from bot.domain.table import Location
from games import GAMES
from games.core.chance import Chance
from tests.support.world import World


async def match(world: World) -> str:
    """Let Alice and Bob play a whole match of Hoshitsukuri with random answers, and return the table."""
    service, luck = world.bot.service, Random(2)
    alice, bob = (InvokingUser(member.id, member.name) for member in (world.alice, world.bob))
    place = Location(channel=world.channel.id, guild=world.guild.id)
    told, service.change_signal.heard = service.change_signal.heard, lambda: None  # nobody watches
    table = (await service.lobby.open(alice, "hoshitsukuri", place, seats=2, announce=False)).id
    await service.lobby.join(table, bob)
    await service.lobby.start(table, alice.id)
    while not (await service.queries.table(table)).closed:
        for person in (alice, bob):
            prompt = (await service.play.view(table, person.id)).prompt
            if prompt is not None:
                await service.play.submit_move(table, person.id, prompt.token, luck.choice(prompt.legal))
    service.change_signal.heard = told
    return table


async def begun(world: World) -> None:
    """Let Alice and Bob begin a match in which both have many answers in a turn."""
    lobby = await world.open(world.alice, game="hoshitsukuri", seats=2)
    await world.click(world.bob, lobby, "join")
    await world.click(world.alice, lobby, "start")


async def turn(world: World) -> tuple[Any, Any]:
    """Play a whole turn as a computer would, and return who played it and who has to play now."""
    service, game, people = world.bot.service, GAMES["hoshitsukuri"], (world.alice, world.bob)
    (first,) = (await service.play.view(world.table)).pending
    who = next(one for one in people if one.id == first.person)
    while (table_view := await service.play.view(world.table, who.id)).prompt is not None:
        action = game.choose("easy", table_view.view, table_view.prompt, Chance(game.key, bytes(16)))
        await service.play.submit_move(world.table, who.id, table_view.prompt.token, action)
    await world.sleep(minutes=1)
    return who, next(one for one in people if one is not who)
