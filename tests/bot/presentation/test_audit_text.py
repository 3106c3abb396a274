"""What host and moderators do is told at the table, and stands in the log, with who and when."""

from bot.i18n.translator import translator_for
from tests.support.clicks import says, two_at_a_table
from tests.support.world import World, answered

EN = translator_for("en")


async def test_a_moderators_action_stands_on_the_board_and_in_the_log(world: World) -> None:
    table = (await two_at_a_table(world)) and world.table
    await world.owner.slash(world.channel, "table replace", person=world.bob, table=table)
    told = EN("bot.deed.replaced", who=f"<@{world.owner.id}> (moderator)", whom=f"<@{world.bob.id}>", seat=0, detail="")
    assert told in world.text(world.board)
    log = answered(await world.bob.slash(world.channel, "table log", table=table))
    assert told in world.text(log)
    assert ":R>" in world.text(log).split(told)[1][:20]


async def test_the_message_of_an_ended_table_says_who_has_ended_it(world: World) -> None:
    await two_at_a_table(world)
    question = answered(await world.owner.slash(world.channel, "table end", table=world.table))
    board = world.board
    await world.click(world.owner, question, "end")
    assert f"<@{world.owner.id}> (moderator) closed the table" in world.text(board)


async def test_a_moderator_who_plays_has_no_more_to_say_than_other_players(world: World) -> None:
    lobby = await world.open(world.alice, seats=2)
    await world.click(world.owner, lobby, "join")
    await world.click(world.alice, lobby, "start")
    result = await world.owner.slash(world.channel, "table replace", person=world.alice)
    assert says(world, result, "bot.refuse.not_host", host="alice")
    question = answered(await world.owner.slash(world.channel, "table end"))
    waits = answered(await world.click(world.owner, question, "end"))
    assert f"<@{world.alice.id}>" in world.text(waits)
