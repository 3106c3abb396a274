"""Tiles placed by clicks: one by one, a whole hand with one tap, beside others, and taken back."""

from bot.i18n.translator import translator_for
from tests.support.game_ui.girl_stars.clicks import best, placed, typed
from tests.support.world import World, answered

EN = translator_for("en")


async def test_a_tile_is_placed_with_three_clicks_and_seen_before(world: World) -> None:
    await world.begin("girl_stars")
    panel = await world.panel(world.alice)
    assert EN("girl_stars.ask.PlaceTile") in world.text(panel)
    preview = answered(await world.pick(world.alice, panel, "c", "at", "f0"))  # the hex
    preview = answered(await world.pick(world.alice, preview, "c", "at", "b"))  # tile, side and rotation
    assert world.pictures(preview)
    assert placed(await world.table_view(world.alice)) == {}
    await world.click(world.alice, preview, "y")
    assert list(placed(await world.table_view(world.alice))) == ["A3"]


async def test_a_suggestion_is_placed_from_the_public_message_with_one_pick(world: World) -> None:
    board = await world.begin("girl_stars")
    await world.pick(world.alice, board, "c", "lay", "s")
    assert len(placed(await world.table_view(world.alice))) == 1


async def test_a_whole_hand_is_placed_with_one_click_where_the_panel_says_that_it_stands(world: World) -> None:
    await world.begin("girl_stars")
    panel = await world.panel(world.alice)
    (whole, *_) = [custom_id for _, custom_id in world.controls_with_ids(panel) if "all" in custom_id.args]
    assert whole.verb == "y"  # ash is thrown next, which cannot be taken back
    assert f"All 3 as suggested · {EN('bot.for_good')}" in world.text(panel)
    await world.click(world.alice, panel, "y", *whole.args)
    assert len(placed(await world.table_view(world.alice))) == 3


async def test_a_whole_hand_is_asked_about_where_the_panel_could_not_yet_know_that_it_stands(world: World) -> None:
    await world.begin("girl_stars", world.bob)
    panel = await world.panel(world.alice)
    (whole, *_) = [custom_id for _, custom_id in world.controls_with_ids(panel) if "all" in custom_id.args]
    assert whole.verb == "c"
    assert EN("bot.for_good") not in world.text(panel)
    for _ in range(3):
        await typed(world, world.bob, best(await world.table_view(world.bob)))
    asked_once = answered(await world.click(world.alice, panel, "c", *whole.args))
    assert placed(await world.table_view(world.alice)) == {}  # Bob is done: ash is thrown next
    assert EN("bot.stands") in world.text(asked_once)
    await world.click(world.alice, asked_once, "y")
    assert len(placed(await world.table_view(world.alice))) == 3


async def test_a_placement_is_started_over_and_taken_back(world: World) -> None:
    await world.begin("girl_stars")
    preview = answered(await world.pick(world.alice, await world.panel(world.alice), "c", "at", "f0"))
    again = answered(await world.click(world.alice, preview, "move"))
    assert EN("girl_stars.ask.PlaceTile") in world.text(again)
    after = answered(await world.pick(world.alice, again, "c", "lay", "s"))
    assert len(placed(await world.table_view(world.alice))) == 1
    await world.click(world.alice, after, "undo")
    assert placed(await world.table_view(world.alice)) == {}


async def test_two_place_at_once_without_waiting_or_colliding(world: World) -> None:
    await world.begin("girl_stars", world.bob)
    panels = {who.id: await world.panel(who) for who in (world.alice, world.bob)}
    previews = {
        who.id: answered(await world.pick(who, panels[who.id], "c", "at", "f0")) for who in (world.alice, world.bob)
    }
    for who in (world.bob, world.alice):  # a preview stays good while others place
        await world.click(who, previews[who.id], "y")
    for who in (world.alice, world.bob):
        assert len(placed(await world.table_view(who))) == 1
    for _ in range(2):
        await typed(world, world.bob, best(await world.table_view(world.bob)))
    assert await world.asked() == [world.alice]
    assert EN("bot.not_your_turn") in world.text(await world.panel(world.bob))
    found = await world.table_view(world.alice)
    assert found.prompt.name == "PlaceTile"
