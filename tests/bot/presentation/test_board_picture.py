"""Every sheet that a game draws can be opened by its name."""

import pytest
from msgspec.structs import replace

from bot.discord_kit.handlers import DeclaredAction
from bot.discord_kit.interaction import InteractionContext
from bot.features.play.presenter import PICTURE_WAIT
from bot.i18n.translator import LOCALES, translator_for
from bot.presentation import board_picture
from bot.ui_kit.panels import Panel
from bot.workers.pictures import PictureRequest
from games import GAMES
from tests.support.world import World, answered


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_has_a_name(game: str, locale: str) -> None:
    assert [sheet for sheet in board_picture.sheets(game) if not translator_for(locale).has(f"bot.sheet.{sheet}")] == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_sheet_is_behind_a_button(world: World, game: str) -> None:
    lobby = await world.open(world.alice, game=game)
    await world.click(world.alice, lobby, "start")
    more = answered(await world.click(world.alice, world.board, "more"))
    offered = [custom_id.args[0] for _, custom_id in world.controls_with_ids(more) if custom_id.verb == "sheet"]
    shown = board_picture.sheets_of(await world.bot.service.play.view(world.table, world.alice.id))
    assert offered == [sheet for sheet in shown if sheet != "score"]
    for sheet in offered:
        assert world.pictures(answered(await world.click(world.alice, more, "sheet", sheet)))


async def test_a_panel_may_mark_what_is_only_intended(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other marks are another picture under another name, none are the question's own."""
    await world.solo(world.alice)
    turns = world.bot.turns
    wanted: list[PictureRequest] = []
    haste: set[tuple[float, bool]] = set()
    draw = world.bot.pictures.draw

    async def noted(one: PictureRequest, within: float, *, urgent: bool) -> bytes:
        wanted.append(one)
        haste.add((within, urgent))
        return await draw(one, within, urgent=urgent)

    async def showing(ctx: InteractionContext, *_: object) -> None:
        table_view = await world.bot.service.play.view(world.table, world.alice.id)
        for marks in ({"b3": "1"}, {"b3": "2"}, {}):
            await turns.panel(ctx, table_view, Panel("?", sheet="seat", marks=marks))
        await turns.panel(ctx, table_view, Panel("?", sheet="seat"))

    monkeypatch.setattr(world.bot.pictures, "draw", noted)
    monkeypatch.setitem(world.bot.clicks.actions, "move", DeclaredAction(("move",), showing))
    await world.click(world.alice, world.board, "move")
    assert [dict(one.marks) for one in wanted] == [{"b3": "1"}, {"b3": "2"}, {}, {}]
    assert len({one.name for one in wanted}) == 3
    assert haste == {(PICTURE_WAIT, False)}


async def test_a_panel_may_show_the_table_as_it_would_be(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another view is another picture under another name."""
    await world.solo(world.alice)
    turns = world.bot.turns
    wanted: list[PictureRequest] = []
    draw = world.bot.pictures.draw
    table_view = await world.bot.service.play.view(world.table, world.alice.id)
    later = replace(table_view.view, round=table_view.view.round + 1)

    async def noted(one: PictureRequest, within: float, *, urgent: bool) -> bytes:
        wanted.append(one)
        return await draw(one, within, urgent=urgent)

    async def showing(ctx: InteractionContext, *_: object) -> None:
        for seen in (None, later):
            await turns.panel(ctx, table_view, Panel("?", sheet="seat", marks={}, seen=seen))

    monkeypatch.setattr(world.bot.pictures, "draw", noted)
    monkeypatch.setitem(world.bot.clicks.actions, "move", DeclaredAction(("move",), showing))
    await world.click(world.alice, world.board, "move")
    assert [one.view for one in wanted] == [table_view.view, later]
    assert len({one.name for one in wanted}) == 2
