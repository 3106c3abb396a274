"""Answers to clicks: a picture that the edited message shows already is not sent again."""

from typing import Any

from tests.support.world import World, answered


async def opened(world: World) -> tuple[Any, Any, list[Any]]:
    """Somebody who waits for the other, their panel, and its pictures."""
    await world.begin("crafting_cosmos", world.bob)
    (asked,) = await world.asked()
    who = world.bob if asked is world.alice else world.alice
    panel = await world.panel(who)
    return who, panel, world.pictures(panel)


def attachments(world: World) -> list[Any]:
    """What the edits of answers name as attachments."""
    edits = (one for one in world.env.http_requests if one.method == "PATCH" and one.path.endswith("@original"))
    return [(edit.json or {})["attachments"] for edit in edits]


async def test_a_picture_that_stays_the_same_is_kept(world: World) -> None:
    who, panel, before = await opened(world)
    again = answered(await world.click(who, panel, "move"))
    assert (again.id, world.pictures(again)) == (panel.id, before)
    assert [named["id"] for named in attachments(world)[-1]] == [int(before[0]["media"]["attachment_id"])]


async def test_a_picture_that_is_gone_meanwhile_is_sent(world: World) -> None:
    """Another click may have changed the message since this one was sent."""
    who, panel, before = await opened(world)
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=400, code=50035)
    again = answered(await world.click(who, panel, "move"))
    assert [named[0]["id"] for named in attachments(world)[-2:]] == [int(before[0]["media"]["attachment_id"]), 0]
    assert len(world.pictures(again)) == 1
