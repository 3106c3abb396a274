"""Crafting the Cosmos by clicks: alone and two people to the last score, in both languages; plans, undo, typing."""

from typing import Any

import pytest

from bot.i18n.translator import translator_for
from games.crafting_cosmos import actions as do
from tests.support.game_ui.crafting_cosmos.clicks import first_thing, has, until
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def take_turn(world: World, who: Any, *, plan: bool = True) -> str:
    """Let somebody play a turn, with or without the plan for what is left; return all that they have read."""
    said, panel = "", await world.panel(who)
    while await world.asked() == [who]:
        labels = [part.get("label") or part.get("placeholder") or "" for part in world.controls(panel)]
        said += "\n".join([world.text(panel), *labels])
        if not plan and has(world, panel, "c", "end"):
            panel = answered(await world.click(who, panel, "c", "end"))
            if has(world, panel, "c", "e"):  # life stabilised needs no space
                panel = answered(await world.pick(who, panel, "c", "e"))
                continue
        panel = await first_thing(world, who, panel)
    return said


async def test_a_match_against_the_void_is_played_by_clicks_to_its_last_score(world: World) -> None:
    await world.shows_results(world.alice)
    await world.begin("crafting_cosmos")
    panel = await world.panel(world.alice)
    while not (await world.bot.service.queries.table(world.table)).closed:
        panel = await first_thing(world, world.alice, panel)
    table = await world.bot.service.queries.table(world.table)
    assert table.status == "over"
    end = world.text(world.board)
    assert "Target" in end
    assert table.seed is not None
    assert table.seed in end
    assert "again" in world.verbs(world.board)
    assert EN("bot.over") in world.text(panel)


async def test_people_and_computers_at_one_table_for_four(world: World) -> None:
    lobby = (await world.alice.slash(world.channel, "play", game="crafting_cosmos", seats=4)).response
    await world.click(world.bob, lobby, "join")
    for level in ("easy", "strong"):
        await world.click(world.alice, lobby, "ai", level)
    await world.click(world.alice, lobby, "start")
    for _ in range(2):
        await take_turn(world, *await world.asked())
    view = (await world.table_view(world.alice)).view
    assert all(len(player.nebulae) > 3 or len(player.stars) > 1 for player in view.players)
    more = answered(await world.click(world.bob, world.board, "more"))
    galaxies = [
        part["label"]
        for part, custom_id in world.controls_with_ids(more)
        if custom_id.verb == "sheet" and "_" in custom_id.args[0]
    ]
    assert len(galaxies) == 4
    assert {"Galaxy: alice", "Galaxy: bob"} <= set(galaxies)
    carol = world.person("carol")  # who only looks on sees nobody's workbench
    offered = answered(await world.click(carol, world.board, "more"))
    assert [custom_id.args[0] for _, custom_id in world.controls_with_ids(offered) if custom_id.verb == "sheet"][
        1
    ] == "galaxy_1"


async def test_energy_is_shifted_with_one_pick_on_the_public_message(world: World) -> None:
    board = await world.begin("crafting_cosmos")
    await world.pick(world.alice, board, "c", "s")
    assert (await world.table_view(world.alice)).prompt.name != "Shift"


async def test_energy_is_shifted_move_by_move_with_three_clicks(world: World) -> None:
    await world.begin("crafting_cosmos")
    panel = answered(await world.click(world.alice, await world.panel(world.alice), "c", "s", "own"))
    assert EN("bot.crafting_cosmos.begun", moves="Your token") in world.text(panel)
    panel = answered(await world.click(world.alice, panel, "c", "s", "own", "own"))
    await world.click(world.alice, panel, "a")
    assert (await world.bot.service.queries.table(world.table)).moves == 1
    assert (await world.table_view(world.alice)).prompt.name != "Shift"


def picture_of(world: World, message: Any) -> str:
    """The name of the picture that a message shows."""
    (picture,) = world.pictures(message)
    url: str = picture["media"]["url"]
    return url.partition("?")[0]


def steps_of(world: World, plan: Any) -> list[tuple[Any, tuple[str, ...]]]:
    """The menu of the steps of a plan with its path, if it has several."""
    return [
        (part["options"], custom_id.args)
        for part, custom_id in world.controls_with_ids(plan)
        if "options" in part and custom_id.args[0] == "t"
    ]


async def test_the_plan_is_seen_confirmed_and_taken_back_step_by_step(world: World) -> None:
    await world.begin("crafting_cosmos")
    hub = await until(world, world.alice, "Craft")
    shown = picture_of(world, hub)
    plan = answered(await world.click(world.alice, hub, "c", "t"))
    while not steps_of(world, plan):  # what is bought first is drawn and chosen first
        await first_thing(world, world.alice, plan)
        hub = await until(world, world.alice, "Craft")
        shown = picture_of(world, hub)
        plan = answered(await world.click(world.alice, hub, "c", "t"))
    before = (await world.table_view(world.alice)).view
    assert picture_of(world, plan) != shown
    ((entries, path),) = steps_of(world, plan)
    steps = len(entries)
    assert steps > 2
    done = answered(await world.pick(world.alice, plan, "c", *path, values=[entries[-1]["value"]]))
    after = (await world.table_view(world.alice)).view.players[0]
    assert len(after.stars) > len(before.players[0].stars)
    for _ in range(steps):
        done = answered(await world.click(world.alice, done, "undo"))
    assert (await world.table_view(world.alice)).view.players[0] == before.players[0]


@pytest.mark.drawn
async def test_the_workbench_and_the_plan_are_drawn(world: World) -> None:
    await world.begin("crafting_cosmos")
    hub = await until(world, world.alice, "Craft")
    shown = picture_of(world, hub)
    assert "workbench" in shown
    assert picture_of(world, answered(await world.click(world.alice, hub, "c", "t"))) != shown


async def test_ending_with_things_in_hand_warns_first(world: World) -> None:
    await world.begin("crafting_cosmos")
    hub = await until(world, world.alice, "Craft")
    moves = (await world.bot.service.queries.table(world.table)).moves
    end = answered(await world.click(world.alice, hub, "c", "end"))
    assert "Ending your turn now loses" in world.text(end)
    assert has(world, end, "c", "t")
    assert (await world.bot.service.queries.table(world.table)).moves == moves
    again = answered(await world.click(world.alice, end, "move"))
    assert EN("crafting_cosmos.ask.Craft") in world.text(again)


async def test_typing_the_end_warns_of_losses_even_if_it_could_be_taken_back(world: World) -> None:
    await world.begin("crafting_cosmos", world.bob)
    (who,) = await world.asked()
    await until(world, who, "Craft")
    moves = (await world.bot.service.queries.table(world.table)).moves
    ends = [one for one in (await world.table_view(who)).prompt.legal if isinstance(one, do.EndCraft)]
    life = next(one.space for one in ends if one.omega == "stabilize")
    warned = answered(await who.slash(world.channel, "act", answer=f"End turn: stabilise {life}"))
    assert "Ending your turn now loses" in world.text(warned)
    assert EN("bot.stands") not in world.text(warned)
    assert (await world.bot.service.queries.table(world.table)).moves == moves
    await world.click(who, warned, "y")
    assert await world.asked() != [who]


async def test_several_stars_are_placed_with_one_pick(world: World) -> None:
    await world.begin("crafting_cosmos")
    listed = await world.alice.autocomplete(world.channel, "act", "answer", "your")
    light = [one for one in (await world.table_view(world.alice)).prompt.legal if isinstance(one, do.ShiftEnergy)]
    assert listed
    assert light
    hub = await until(world, world.alice, "Craft")
    stars = (await world.table_view(world.alice)).view.players[0].pool.stars
    element = max(stars, key=lambda name: stars[name])
    panel = answered(await world.click(world.alice, hub, "c", "k", "-", "PlaceStar", element))
    part = world.control(panel, "c", "g")
    values = [option["value"] for option in part["options"][: part["max_values"]]]
    assert part["max_values"] == stars[element]
    await world.pick(world.alice, panel, "c", "g", values=values)
    assert not (await world.table_view(world.alice)).view.players[0].pool.stars.get(element)


async def test_answers_are_typed_and_listed(world: World) -> None:
    await world.begin("crafting_cosmos")
    await until(world, world.alice, "Craft")
    star = next(one for one in (await world.table_view(world.alice)).prompt.legal if isinstance(one, do.PlaceStar))
    typed = f"{star.element} {star.space}"
    listed = await world.alice.autocomplete(world.channel, "act", "answer", typed)
    assert len(listed) == 1
    await world.alice.slash(world.channel, "act", answer=listed[0]["value"])
    assert star.space in [one.space for one in (await world.table_view(world.alice)).view.players[0].stars]
    warned = answered(await world.alice.slash(world.channel, "act", answer="End turn: take a size-1 nebula"))
    assert has(world, warned, "y")
