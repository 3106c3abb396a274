"""Calls on Discord: what pings somebody, and what is left of it."""

from typing import Any

import pytest

from tests.bot.world import World, answered


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


async def reminded(world: World) -> tuple[Any, Any]:
    """Let half a day pass, and return who is reminded of their turn and who is not."""
    asked = [wait.person for wait in (await world.bot.service.play.look(world.table)).waiting]
    await world.sleep(hours=13)
    return (world.alice, world.bob) if world.alice.id in asked else (world.bob, world.alice)


async def test_a_reminder_disappears_when_it_has_been_answered(pair: World) -> None:
    who, _ = await reminded(pair)
    (ping,) = pings(pair, who)
    assert pair.verbs(ping)[0] == "move"
    await answer(pair, who)
    assert pings(pair, who) == []


async def test_a_call_is_put_off_by_whom_it_calls_alone(pair: World) -> None:
    who, other = await reminded(pair)
    (ping,) = pings(pair, who)
    assert pair.verbs(ping) == ["move", "snooze", "snooze", "snooze", "mute"]
    refused = answered(await pair.tap(other, ping, "snooze", "1"))
    assert refused.flags.ephemeral
    assert ("alice" if who is pair.alice else "bob") in pair.text(refused)
    told = answered(await pair.tap(who, ping, "snooze", "3"))
    assert told.flags.ephemeral
    assert "<t:" in pair.text(told)
    assert pings(pair, who) == []
    await pair.sleep(hours=2)
    assert pings(pair, who) == []
    await pair.sleep(hours=1.1)
    assert len(pings(pair, who)) == 1


async def test_a_table_is_muted_on_the_call_and_unmuted_behind_more(pair: World) -> None:
    who, _ = await reminded(pair)
    (ping,) = pings(pair, who)
    await pair.tap(who, ping, "mute")
    assert pings(pair, who) == []
    more = answered(await pair.tap(who, pair.board, "more"))
    assert "mute" not in pair.verbs(more)
    await pair.tap(who, more, "unmute")
    assert "mute" in pair.verbs(answered(await pair.tap(who, pair.board, "more")))
