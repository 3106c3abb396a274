"""Calls on Discord: what pings somebody, and what is left of it."""

from typing import Any

import pytest

from bot.words import words_in
from tests.bot.world import World

EN = words_in("en")


@pytest.fixture
async def pair(world: World) -> World:
    """A table at which Alice and Bob are both asked."""
    lobby = await world.open(world.alice, seats=2)
    await world.tap(world.bob, lobby, "join")
    await world.tap(world.alice, lobby, "start")
    return world


def pings(world: World, who: Any) -> list[Any]:
    """Return the messages of the channel that are written for one person."""
    return [
        message
        for message in world.channel.history()
        if world.text(message)[:1] in "🔔⌛🤖" and who.mention in world.text(message)
    ]


async def answer(world: World, who: Any) -> None:
    """Let somebody give the first answer there is."""
    prompt = await world.prompt(who.id)
    await world.bot.service.play.act(world.table, who.id, prompt.stamp, prompt.legal[0])
    await world.env.settle()


async def test_a_reminder_disappears_when_it_has_been_answered(pair: World) -> None:
    asked = [wait.person for wait in (await pair.bot.service.play.look(pair.table)).waiting]
    who = pair.alice if pair.alice.id in asked else pair.bob
    await pair.sleep(hours=13)
    (ping,) = pings(pair, who)
    assert pair.verbs(ping)[0] == "move"
    await answer(pair, who)
    assert pings(pair, who) == []
