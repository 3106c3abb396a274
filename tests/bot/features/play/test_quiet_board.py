"""At night the board is edited, and one message in the morning says whose turn it is."""

from typing import Any

from tests.support.match_play import begun, turn
from tests.support.world import World


def posts(world: World) -> list[Any]:
    """Return the public messages of the channel, oldest first."""
    return [message for message in world.channel.history() if not message.flags.ephemeral]


async def test_no_board_is_posted_while_its_player_cannot_be_pinged(world: World) -> None:
    await begun(world)
    hour = world.bot.clock().hour
    for who in (world.alice, world.bob):
        await who.slash(world.channel, "settings quiet", **{"from": hour, "to": (hour + 3) % 24})
    before, board = len(posts(world)), world.board
    who, other = await turn(world)
    await world.sleep(minutes=2)
    assert world.board.id == board.id
    assert f"<@{other.id}>" in world.written(board)
    assert f"{who.name} created" in world.text(board)
    assert len(posts(world)) == before
    await world.sleep(hours=4)
    (note,) = posts(world)[before:]
    assert [person.id for person in note.mentions] == [other.id]
    assert f"/{board.id}" in world.written(note)
