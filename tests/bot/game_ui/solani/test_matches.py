"""Solani by clicks: alone against Coyote and two people to the last score, in both languages; wishes, undo, typing."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from bot.ui_kit import move_menu
from games.core import play
from games.core.step import Action
from games.solani import actions as do
from tests.support.world import World, answered

EN = translator_for("en")


async def drafter(world: World) -> Any:
    """Return the person who is asked first, and the other one."""
    (first,) = await world.asked()
    return first, world.bob if first is world.alice else world.alice


def icon_on(part: Any) -> str:
    """Return the emoji of a button."""
    return str((part.get("emoji") or {}).get("name", ""))


async def first_thing(world: World, who: Any, panel: Any) -> Any:
    """Give the first answer within reach: a menu's first entry, or a suggestion after its preview."""
    for part, custom_id in sorted(world.controls_with_ids(panel), key=lambda found: found[1].verb != "y"):
        if custom_id.verb == "y" and part["type"] == 2:
            return answered(await who.click(panel, custom_id=part["custom_id"]))
        if custom_id.verb == "y":
            return answered(await who.select(panel, [part["options"][0]["value"]], custom_id=part["custom_id"]))
        if custom_id.verb == "c" and custom_id.args[0] == "go":
            given = answered(await who.click(panel, custom_id=part["custom_id"]))
            confirmed = [
                one for one, other in world.controls_with_ids(given) if other.verb == "y" and icon_on(one) == "✅"
            ]
            return answered(await who.click(given, custom_id=confirmed[0]["custom_id"])) if confirmed else given
    return None


async def play_alone(world: World) -> Any:
    """Let Alice answer from panel to panel until nothing is asked any more; return the last panel."""
    panel = answered(await world.click(world.alice, world.board, "move"))
    while (after := await first_thing(world, world.alice, panel)) is not None:
        panel = after
    return panel


async def answer(world: World, who: Any, action: Action) -> Any:
    """Give an answer through one's own panel and return the panel after it."""
    panel = answered(await world.click(who, world.board, "move"))
    found = await world.table_view(who)
    token = move_menu.token((found.prompt or found.out_of_turn).legal.index(action))
    for part, custom_id in world.controls_with_ids(panel):
        if part["type"] == 3 and custom_id.verb == "y" and token in [option["value"] for option in part["options"]]:
            return answered(await who.select(panel, [token], custom_id=part["custom_id"]))
        if part["type"] == 2 and custom_id.verb == "y" and custom_id.args == (token,):
            return answered(await who.click(panel, custom_id=part["custom_id"]))
    raise AssertionError(f"{action} is not among {world.controls(panel)}")


async def test_a_match_against_coyote_is_played_by_clicks_to_its_last_score(world: World) -> None:
    await world.shows_results(world.alice)
    await world.begin("solani")
    panel = await play_alone(world)
    table = await world.bot.service.queries.table(world.table)
    assert table.status == "over"
    end = world.text(world.board)
    assert "Coyote" in end
    assert "points" in end
    assert table.seed is not None
    assert table.seed in end
    assert "again" in world.verbs(world.board)
    assert EN("bot.over") in world.text(panel)


async def test_a_tile_is_drafted_with_a_pick_on_the_public_message_that_is_confirmed(world: World) -> None:
    board = await world.begin("solani")
    asked = answered(await world.pick(world.alice, board, "y"))
    await world.click(world.alice, asked, "y")
    assert (await world.bot.service.queries.table(world.table)).moves == 1


async def until_placing(world: World) -> Any:
    """Let Alice, alone, draft her two tiles; return the panel that asks for their spaces."""
    panel = answered(await world.click(world.alice, await world.begin("solani"), "move"))
    for _ in range(2):
        panel = await first_thing(world, world.alice, panel)
    return panel


async def test_the_table_is_turned_to_the_live_estimate_and_back(world: World) -> None:
    board = await world.begin("solani", world.bob)
    estimate = answered(await world.click(world.bob, board, "sheet", "estimate"))
    assert EN("bot.sheet.estimate") in world.text(estimate)
    assert world.pictures(estimate)
    table = answered(await world.click(world.bob, estimate, "sheet", "table"))
    assert world.pictures(table)
    assert "sheet" in world.verbs(table)


@pytest.mark.drawn
async def test_a_branch_is_placed_with_three_clicks_and_seen_before(world: World) -> None:
    panel = await until_placing(world)
    before = (await world.table_view(world.alice)).view.players[0].branches
    preview = answered(await world.pick(world.alice, panel, "c", "b"))  # the space
    assert EN("bot.solani.start_over") in [part.get("label") for part in world.controls(preview)]
    assert (await world.table_view(world.alice)).view.players[0].branches == before
    rotations = [
        part
        for part, custom_id in world.controls_with_ids(preview)
        if custom_id.verb == "c" and custom_id.args[0] == "at"
    ]
    if rotations:
        preview = answered(await world.alice.click(preview, custom_id=rotations[-1]["custom_id"]))  # the rotation
    assert world.pictures(preview)
    await world.click(world.alice, preview, "y")
    assert len((await world.table_view(world.alice)).view.players[0].branches) == len(before) + 1


async def test_a_placement_is_started_over_and_taken_back(world: World) -> None:
    panel = await until_placing(world)
    preview = answered(await world.pick(world.alice, panel, "c", "b"))
    again = answered(await world.click(world.alice, preview, "move"))
    assert EN("solani.ask.PlaceTile") in world.text(again)
    after = answered(await world.click(world.alice, answered(await world.pick(world.alice, again, "c", "b")), "y"))
    view = (await world.table_view(world.alice)).view
    if view.players[0].circle:  # a forced second placement would end the round
        await world.click(world.alice, after, "undo")
        assert (await world.table_view(world.alice)).view.players[0].branches == {}


async def test_answers_are_typed_and_listed(world: World) -> None:
    await world.begin("solani")
    prompt = (await world.table_view(world.alice)).prompt
    branch = next(action for action in prompt.legal if action.kind == "branch")
    listed = await world.alice.autocomplete(world.channel, "act", "answer", f"✚{branch.slot}")
    assert len(listed) == 1
    confirmed = answered(await world.alice.slash(world.channel, "act", answer=listed[0]["value"]))
    assert f"✚{branch.slot}" in world.text(confirmed)  # Coyote's whim follows: no way back
    await world.click(world.alice, confirmed, "y")
    held = (await world.table_view(world.alice)).view.players[0]
    assert held.branch


async def put_down(world: World, who: Any, *wishes: do.AddWish) -> None:
    """Let a running table hold wishes, as those of before did."""
    repository = world.bot.service.repository
    old = await repository.load(world.table)
    match, seat = old.match, old.table.seat_of(who.id) or 0
    assert match is not None
    for wish in wishes:
        match, _ = play.apply(old.game, match, seat, wish)
    await repository.save(old, old.table, match)


async def test_wishes_of_before_are_shown_and_come_true(world: World) -> None:
    await world.begin("solani", world.bob)
    first, other = await drafter(world)
    await put_down(world, other, do.AddWish("cluster", 2), do.AddWish("cluster", 1))
    panel = answered(await world.click(other, world.board, "move"))
    assert "1. 🎇 ○2" in world.text(panel)
    assert "2. 🎇 ○1" in world.text(panel)
    assert EN("bot.not_your_turn") in world.text(panel)
    assert "plan" in world.verbs(panel)
    await answer(world, first, do.DraftTile("cluster", 2))
    mine = (await world.table_view(other)).view.players[(await world.table_view(other)).seat]
    assert mine.circle
    assert mine.wishes == ()
    assert (await world.table_view(other)).prompt.name == "Draft"  # the second of two picks in succession
