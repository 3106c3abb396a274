"""Several moves typed at once: given one after another, asked about once, and stopped kindly where one is none."""

from typing import Any

from bot.discord_kit.custom_ids import CustomId
from bot.domain.table_view import DRY_RUN_STEPS, TableView
from bot.game_ui.base import PromptContext, named
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from games.core.step import Action
from games.crafting_cosmos import actions as do
from tests.support.game_ui.crafting_cosmos.clicks import until
from tests.support.world import World, answered

EN = translator_for("en")
SEED = "00112233445566778899aabbccddeeff"
"""Of a match in whose first craft phase at least two stars can be placed."""


def called(at: TableView, action: Action) -> str:
    return named(PromptContext(at, EN, {0: "alice"}), action, game_ui_of("crafting_cosmos"))


async def crafting(world: World) -> tuple[TableView, list[do.PlaceStar]]:
    """Come to the workbench with stars to place: the table, and each star in a place of its own."""
    world.bot.service.play.seeds = lambda: SEED
    await world.begin("crafting_cosmos")
    await until(world, world.alice, "Craft")
    at: TableView = await world.table_view(world.alice)
    stars: list[do.PlaceStar] = []
    pool = dict(at.view.players[0].pool.stars)
    for action in at.prompt.legal if at.prompt else ():
        if isinstance(action, do.PlaceStar) and pool.get(action.element) and action.space not in placed(stars):
            pool[action.element] -= 1
            stars.append(action)
    assert len(stars) > 1
    return at, stars


def placed(stars: list[do.PlaceStar]) -> list[str]:
    return [one.space for one in stars]


async def built(world: World) -> list[str]:
    return [one.space for one in (await world.table_view(world.alice)).view.players[0].stars]


async def typed(world: World, text: str) -> Any:
    return answered(await world.alice.slash(world.channel, "act", answer=text))


async def test_several_moves_are_given_one_after_another_until_one_is_impossible(world: World) -> None:
    at, stars = await crafting(world)
    before = (await world.bot.service.queries.table(world.table)).moves
    one, two = (called(at, star) for star in stars[:2])
    text = world.text(await typed(world, f"fly; {one}"))
    assert EN("bot.refuse.unknown_answer", answer="fly") in text
    assert (await world.bot.service.queries.table(world.table)).moves == before
    text = world.text(await typed(world, f"{one}；{one}; {two}"))  # the space is taken by then
    assert EN("bot.orders.stopped", done=one, part=one, left=f"{one}; {two}") in text
    assert EN("crafting_cosmos.ask.Craft") in text
    assert set(placed(stars[:2])) & set(await built(world)) == {stars[0].space}
    assert (await world.bot.service.queries.table(world.table)).moves == before + 1


async def test_several_of_which_one_stands_for_good_are_asked_about_once(world: World) -> None:
    at, stars = await crafting(world)
    names = [called(at, star) for star in stars[:2]]
    asked = await typed(world, "; ".join([*names, "End turn: take a size-1 nebula", "more"]))
    text = world.text(asked)
    assert EN("bot.orders.ask", count=3) in text
    assert EN("bot.stands") in text
    assert EN("bot.orders.later", left="more") in text
    assert f"2. {names[1]}" in text
    assert "Ending your turn now loses" in text or not at.view.players[0].pool.stars
    assert not set(placed(stars[:2])) & set(await built(world)), "nothing is given yet"
    moves = (await world.bot.service.queries.table(world.table)).moves
    await world.click(world.alice, asked, "y", "o")
    assert set(placed(stars[:2])) <= set(await built(world))
    assert (await world.bot.service.queries.table(world.table)).moves == moves + 3


async def test_the_list_completes_the_last_part_and_numbers_never_offered_are_refused(world: World) -> None:
    at, stars = await crafting(world)
    first, second = (called(at, star) for star in stars[:2])
    listed = await world.alice.autocomplete(world.channel, "act", "answer", f"{first}; {second[:-1]}")
    hit = next(one for one in listed if one["name"] == f"{first}; {second}")
    assert not await world.alice.autocomplete(world.channel, "act", "answer", f"{first}; {first}")
    assert not await world.alice.autocomplete(world.channel, "act", "answer", f"fly; {first}")
    asked = await typed(world, f"{called(at, stars[0])}; End turn: take a size-1 nebula")
    base = world.control(asked, "y")["custom_id"].rpartition(":")[0]
    before = (await world.bot.service.queries.table(world.table)).moves
    for way in ("y.o.zzz", "y.o.0.zzz", "y.o.zz.0", "y.0.0"):
        await world.forged(world.alice, asked, f"{base}:{way}")
    assert (await world.bot.service.queries.table(world.table)).moves == before
    await typed(world, hit["value"])
    assert set(placed(stars[:2])) <= set(await built(world))


def test_so_many_fit_into_a_button() -> None:
    longest = CustomId("x" * 16, "y", ("o", *["zzz"] * DRY_RUN_STEPS), seat=0, prompt_token="0" * 10)
    assert longest.text
