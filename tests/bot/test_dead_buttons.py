"""Nothing dead on the screen: what a message offers can be done by somebody who reads it."""

from typing import Any

from bot.words import words_in
from tests.bot.world import World, answered
from tests.discord.limits import parts

EN = words_in("en")


def disabled(world: World, message: Any) -> list[str]:
    """The labels of what is shown and cannot be pressed."""
    return [part.get("label", "") for part in parts(world.raw(message).components) if part.get("disabled")]


async def test_a_lobby_offers_a_chair_while_there_is_one_for_somebody(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    assert "join" in world.verbs(lobby)
    await world.tap(world.bob, lobby, "join")
    assert not {"join", "ai"} & set(world.verbs(lobby))
    assert not disabled(world, lobby)


async def test_a_private_lobby_offers_a_chair_to_the_invited_alone(world: World) -> None:
    lobby = await world.open(world.alice, seats=2, private=True)
    assert "join" not in world.verbs(lobby)
    await world.alice.slash(world.channel, "table invite", person=world.bob)
    assert "join" in world.verbs(lobby)


async def test_more_begins_with_log_and_rules(world: World) -> None:
    await world.solo(world.alice)
    more = answered(await world.tap(world.bob, world.board, "more"))
    assert world.verbs(more)[:2] == ["log", "rules"]
    assert "post" not in world.verbs(more)  # who only looks on posts nothing
    assert not disabled(world, more)
    assert EN("glow.credits") in world.text(more)
