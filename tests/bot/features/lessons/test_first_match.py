"""A first match explains itself: the goal at its first question, each kind of question once, and never again."""

from bot.i18n.translator import translator_for
from tests.support.clicks import step
from tests.support.world import World, answered

EN = translator_for("en")


async def test_a_first_match_says_the_goal_and_explains_each_kind_of_question_once(world: World) -> None:
    await world.begin("hoshitsukuri", world.bob)
    seen: list[tuple[str, bool]] = []
    panel = await world.panel(world.alice)
    assert EN("hoshitsukuri.goal") in world.text(panel)
    for _ in range(12):
        view = await world.table_view(world.alice)
        if view.prompt is None:
            break
        text = world.text(panel)
        seen.append((view.prompt.name, text.count("💡") > 0))
        panel = answered(await step(world, world.alice, panel))
        assert EN("hoshitsukuri.goal") not in world.text(panel)
    assert ("PlayCards", True) in seen or ("ChooseCelestial", True) in seen
    told = [name for name, explained in seen if explained]
    assert len(told) == len(set(told))


async def test_nothing_is_explained_again_in_the_next_match(world: World) -> None:
    await world.solo(world.alice, game="hoshitsukuri")
    first = await world.panel(world.alice)
    assert EN("hoshitsukuri.goal.solo") in world.text(first)
    await step(world, world.alice, first)
    await world.solo(world.alice, game="hoshitsukuri")
    assert "💡" not in world.text(await world.panel(world.alice))
    await world.solo(world.bob, game="hoshitsukuri")
    assert EN("hoshitsukuri.goal.solo") in world.text(await world.panel(world.bob))


async def test_a_lesson_explains_in_its_own_way(world: World) -> None:
    panel = answered(await world.alice.slash(world.channel, "learn", game="glow"))
    assert "💡" not in world.text(panel)
