"""A lobby whose message or place was deleted comes back."""

from typing import Any

from bot.i18n.translator import translator_for
from tests.support.world import World, answered

EN = translator_for("en")


def public_with(world: World, verb: str) -> list[Any]:
    """Return the public messages of the channel that have a button of this verb."""
    return [
        message for message in world.channel.history() if not message.flags.ephemeral and verb in world.verbs(message)
    ]


async def test_a_deleted_lobby_comes_back_by_looking_at_the_table(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    table = world.table
    await world.owner.delete(lobby)
    await world.sleep(minutes=1)
    assert public_with(world, "join") == []
    shown = answered(await world.bob.slash(world.channel, "board", table=table))
    assert shown.ephemeral
    await world.sleep(minutes=1)
    (again,) = public_with(world, "join")
    assert "post" not in world.verbs(shown), "who has no seat reposts nothing"
    await world.click(world.bob, again, "join")
    assert len((await world.bot.service.queries.table(table)).people) == 2


async def test_looking_at_a_lobby_that_is_there_posts_nothing(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    shown = answered(await world.alice.slash(world.channel, "board"))
    await world.sleep(minutes=1)
    assert [message.id for message in public_with(world, "join")] == [lobby.id]
    assert f"/{lobby.id}" in world.text(shown)
    posted = answered(await world.click(world.alice, shown, "post"))
    assert EN("bot.lobby.posted", place=f"<#{world.channel.id}>") in world.text(posted)
    await world.sleep(minutes=1)
    (newest,) = public_with(world, "join")
    assert newest.id != lobby.id


async def test_a_lobby_in_a_deleted_place_can_be_moved(world: World) -> None:
    await world.open(world.alice, seats=2)
    other = world.guild.create_text_channel("moonlight")
    world.env.backend.delete_channel(world.channel.id)
    shown = answered(await world.alice.slash(other, "board"))
    await world.click(world.alice, shown, "here")
    await world.sleep(minutes=1)
    assert any("join" in world.verbs(message) for message in other.history() if not message.flags.ephemeral)
