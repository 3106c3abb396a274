"""A person has one private panel of a table, wherever it was opened."""

from typing import Any

from tests.support.clicks import two_at_a_table, waiting
from tests.support.world import World, answered


def private(world: World, who: Any) -> set[int]:
    """Return the private messages that somebody has open in the channel."""
    return {one.id for one in world.channel.history(viewer=who) if one.flags.ephemeral}


async def test_who_opens_another_panel_sees_the_old_one_disappear(world: World) -> None:
    board = await two_at_a_table(world)
    who = (await waiting(world))[0]
    first = answered(await world.click(who, board, "move"))
    second = answered(await world.click(who, board, "move"))
    assert first.id not in private(world, who)
    assert second.id in private(world, who)


async def test_a_move_by_another_way_takes_the_open_panel_away(world: World) -> None:
    board = await two_at_a_table(world)
    who = (await waiting(world))[0]
    panel = answered(await world.click(who, board, "move"))
    told = answered(await world.pick(who, board, "a"))
    assert panel.id not in private(world, who)
    assert told.id in private(world, who)


async def test_a_panel_that_has_gone_on_to_another_table_stays(world: World) -> None:
    first = await world.solo(world.alice)
    panel = answered(await world.click(world.alice, first, "move"))
    second = await world.solo(world.alice)
    games = answered(await world.alice.slash(world.channel, "games"))
    assert [custom_id.table for _, custom_id in world.controls_with_ids(games) if custom_id.verb == "move"][
        1
    ] == world.table
    (part,) = [part for part, custom_id in world.controls_with_ids(games) if custom_id.table == world.table]
    onward = answered(await world.alice.click(games, custom_id=part["custom_id"]))
    assert {panel.id, onward.id} <= private(world, world.alice)
    again = answered(await world.click(world.alice, second, "move"))
    assert {panel.id, again.id} <= private(world, world.alice)
    assert onward.id not in private(world, world.alice)


async def test_a_panel_that_was_closed_or_is_too_old_holds_nothing_up(world: World) -> None:
    board = await two_at_a_table(world)
    who = (await waiting(world))[0]
    await world.click(who, board, "move")
    world.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008)
    panel = answered(await world.click(who, board, "move"))
    assert panel.id in private(world, who)
    assert {"a", "c"} & set(world.verbs(panel))
