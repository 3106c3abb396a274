"""From table to table: what waits next, until nothing does, and all of one's tables at a glance."""

from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from bot.domain.table import TableStatus
from bot.domain.table_view import MyTable, PendingSeat
from bot.i18n.translator import translator_for
from bot.presentation.my_tables import line
from tests.support.clicks import step, two_at_a_table, waiting
from tests.support.game_ui.prompts import at
from tests.support.games.hoshitsukuri.scene import scene
from tests.support.world import World, answered


async def answer(world: World, who: Any, panel: Any, most: int = 4) -> Any:
    """Do the first thing offered until nothing is asked any more at the table of this panel."""
    for _ in range(most):
        if not {"a", "c", "n", "y"} & set(world.verbs(panel)):
            break
        panel = answered(await step(world, who, panel))
    return panel


async def test_after_an_answer_the_next_table_is_one_click_away_until_nothing_waits(world: World) -> None:
    await two_at_a_table(world)
    first, who = world.table, (await waiting(world))[0]
    other = await world.open(who, seats=2)
    await world.click(world.alice if who is world.bob else world.bob, other, "join")
    await world.click(who, other, "start")
    second = world.table
    assert second != first
    panel = answered(await world.alice.slash(world.channel, "games"))
    panel = answered(await who.slash(world.channel, "games"))
    assert first in world.text(panel)
    assert second in world.text(panel)
    waits = [one.table.id for one in await world.bot.service.queries.my_tables(who.id) if one.pending]
    buttons = [custom_id.table for _, custom_id in world.controls_with_ids(panel) if custom_id.verb == "move"]
    assert buttons[: len(waits)] == waits
    assert set(buttons) == {first, second}
    panel = await answer(world, who, answered(await world.click(who, panel, "move")))
    for _ in range(len(waits) - 1):
        (onward,) = [
            part
            for part, custom_id in world.controls_with_ids(panel)
            if custom_id.verb == "move" and custom_id.table not in waits[:1]
        ]
        assert onward["label"].startswith("Next: your turn at Glow with ")
        panel = await answer(world, who, answered(await who.click(panel, custom_id=onward["custom_id"])))
    assert "No other table is waiting for you." in world.text(panel)


async def test_who_else_is_waited_for_and_since_when_is_said(world: World) -> None:
    await two_at_a_table(world)
    asked = (await waiting(world))[0]
    idle = world.alice if asked is world.bob else world.bob
    text = world.text(answered(await idle.slash(world.channel, "games")))
    assert f"waiting for <@{asked.id}> (since <t:" in text


async def test_the_tables_of_a_person_with_many_have_pages(world: World) -> None:
    for _ in range(10):
        await world.click(world.alice, await world.open(world.alice), "start")
    panel = answered(await world.alice.slash(world.channel, "games"))
    assert world.verbs(panel).count("move") == 8
    panel = answered(await world.click(world.alice, panel, "games"))
    assert world.verbs(panel).count("move") == 2


def test_a_lesson_that_has_taught_all_is_over_and_japanese_brackets_are_wide() -> None:
    lesson = replace(at(scene("rock")).table_view.table, lesson=True, status=TableStatus.ENDED)
    assert " · finished · " in line(MyTable(lesson, 0), None, translator_for("en"))
    mine = MyTable(replace(lesson, status=TableStatus.RUNNING), 0, PendingSeat(0, 1, datetime(2026, 1, 1, tzinfo=UTC)))
    assert "あなたの番**（<t:" in line(mine, None, translator_for("ja"))
