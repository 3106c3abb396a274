"""The Girl Who Made the Stars by clicks: The Long Night and two people to the last score, in both languages."""

import re
from typing import Any

import pytest

from bot.domain.table_view import TableView
from bot.features.play import move_parser as typing
from bot.game_ui.base import GameUI, PromptContext, named
from bot.i18n.translator import translator_for
from bot.ui_kit import move_menu
from games.core.step import Action
from games.girl_stars import actions as do
from tests.support.game_ui.girl_stars.clicks import best, give, placed, typed
from tests.support.world import World, answered

EN = translator_for("en")

CLICKED = (1, 8)
"""Rounds that people play by clicks; in the others the service is told their answers, which is quicker."""

FOREIGN = {
    "en": r"[\u3040-\u30ff\u4e00-\u9fff]|girl_stars\.|bot\.",
    "ja": r"girl_stars\.|bot\.|Stardust|Scout|villager",
}
"""What no panel says to people of these languages."""


async def told(world: World, who: Any, found: TableView) -> None:
    """Tell the service the best answer to the question that somebody is asked."""
    assert found.prompt is not None
    await world.bot.service.play.submit_move(found.table.id, who.id, found.prompt.token, best(found))


async def play_alone(world: World) -> tuple[Any, str]:
    """Let Alice answer from panel to panel until nothing is asked any more; return the last panel and all texts."""
    panel, said, away = await world.panel(world.alice), "", False
    while (found := await world.table_view(world.alice)).prompt is not None:
        if found.view.round not in CLICKED:
            await told(world, world.alice, found)
            away = True
            continue
        if away:  # the board has been posted anew
            await world.env.settle()
            panel, away = await world.panel(world.alice), False
        panel = await give(world, world.alice, panel, best(found))
        labels = [part.get("label") or part.get("placeholder") or "" for part in world.controls(panel)]
        said += world.text(panel) + " ".join(labels)
    return panel, said


@pytest.mark.usefixtures("japanese")
async def test_the_long_night_is_played_to_its_last_score(world: World) -> None:
    await world.shows_results(world.alice)
    words = translator_for("ja")
    await world.begin("girl_stars")
    assert words("girl_stars.ask.PlaceTile") in world.text(await world.panel(world.alice))
    panel, said = await play_alone(world)
    table = await world.bot.service.queries.table(world.table)
    assert table.status == "over"
    assert table.seed is not None
    assert table.seed in world.text(world.board)
    assert "again" in world.verbs(world.board)
    assert words("bot.over") in world.text(panel)
    assert words("girl_stars.ask.TakeAsh") in said
    assert not re.findall(FOREIGN["ja"], said)


async def dusty(world: World) -> Any:
    """Let Alice and Bob play until one has Stardust to use while the other is asked; return that one."""
    while True:
        for who in (world.alice, world.bob):
            found = await world.table_view(who)
            if found.prompt is None and found.out_of_turn is not None:
                return who
        who = (await world.asked())[0]
        found = await world.table_view(who)
        gains = [one for one in found.prompt.legal if isinstance(one, do.GainStardust)]
        open_ended = [one for one in found.prompt.legal if isinstance(one, do.PlaceTile)]
        action = (gains or open_ended or [one for one in found.prompt.legal if not isinstance(one, do.UseStardust)])[0]
        await typed(world, who, action)


async def test_stardust_is_used_in_anothers_turn_without_stopping_it(world: World) -> None:
    await world.begin("girl_stars", world.bob)
    who = await dusty(world)
    other = world.bob if who is world.alice else world.alice
    before, panel = await world.table_view(other), await world.panel(who)
    assert EN("girl_stars.ask.Aside") in world.text(panel)
    assert EN("bot.not_your_turn") in world.text(panel)
    sky = (await world.table_view(who)).view.players[(await world.table_view(who)).seat].dust
    await world.pick(who, panel, "c", "lay", "d0")
    found = await world.table_view(who)
    assert len(found.view.players[found.seat].dust) == len(sky) + 1
    assert (await world.table_view(other)).prompt.token == before.prompt.token


async def test_answers_are_typed_and_listed_also_beside_the_question(world: World) -> None:
    await world.begin("girl_stars", world.bob)
    listed = await world.alice.autocomplete(world.channel, "act", "answer", "1 back D4")
    assert [choice["name"] for choice in listed[:6]] == [
        f"1 back D4 ↻{60 * turn}° {arrow}" for turn, arrow in enumerate("⇗⇒⇘⇙⇐⇖")
    ]
    await world.alice.slash(world.channel, "act", answer=listed[2]["value"])
    assert list(placed(await world.table_view(world.alice))) == ["D4"]
    await world.alice.slash(world.channel, "act", answer="1 back a3 ↻120°")
    assert sorted(placed(await world.table_view(world.alice))) == ["A3", "D4"]
    who = await dusty(world)
    listed = await who.autocomplete(world.channel, "act", "answer", "stardust on")
    sky = (await world.table_view(who)).view.players[(await world.table_view(who)).seat].dust
    await who.slash(world.channel, "act", answer=listed[0]["value"])
    assert len((await world.table_view(who)).view.players[(await world.table_view(who)).seat].dust) == len(sky) + 1


async def test_the_first_answers_are_listed_at_once_however_many_there_are(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.begin("girl_stars")
    legal = (await world.table_view(world.alice)).prompt.legal
    called: list[Action] = []

    def counted(context: PromptContext, action: Action, controls: GameUI) -> str:
        called.append(action)
        return named(context, action, controls)

    monkeypatch.setattr(typing, "named", counted)
    listed = await world.alice.autocomplete(world.channel, "act", "answer", "")
    assert len(listed) == len(called) == move_menu.MENU_ENTRIES < len(legal)
    await world.alice.slash(world.channel, "act", answer=listed[-1]["value"])
    assert list(placed(await world.table_view(world.alice))) == [legal[move_menu.MENU_ENTRIES - 1].hex]


async def coloured(world: World) -> None:
    """Let Alice, alone, begin a Scouting whose colours are to be chosen, with Stardust beside it."""
    found = await world.table_view(world.alice)
    while found.prompt.name != "ChooseColour" or found.out_of_turn is None:
        legal = [one for one in found.prompt.legal if not isinstance(one, do.UseStardust)]
        scouts = [one for one in legal if isinstance(one, do.Scout) and found.out_of_turn is not None]
        gains = [one for one in legal if isinstance(one, do.GainStardust)]
        lights = [one for one in legal if isinstance(one, do.TakeAsh) and one.mode == "light"]
        found = await typed(world, world.alice, (scouts or gains or lights or legal)[0])


async def test_stardust_is_used_while_a_path_is_being_entered(world: World) -> None:
    await world.begin("girl_stars")
    await coloured(world)
    listed = await world.alice.autocomplete(world.channel, "act", "answer", "stardust on")
    assert listed
    panel = answered(await world.click(world.alice, await world.panel(world.alice), "c", "beside"))
    await world.pick(world.alice, panel, "c", "lay", "d0")
    found = await world.table_view(world.alice)
    assert found.prompt.name == "ChooseColour"
    assert found.view.players[0].dust
