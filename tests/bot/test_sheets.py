"""Every sheet that a game draws can be opened by its name."""

import pytest

from bot.ui import sheets
from bot.words import LOCALES, words_in
from games import GAMES
from tests.bot.world import World, answered


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_has_a_name(game: str, locale: str):
    assert [sheet for sheet in sheets.sheets(game) if not words_in(locale).has(f"bot.sheet.{sheet}")] == []


@pytest.mark.parametrize("game", GAMES)
async def test_every_sheet_is_behind_a_button(world: World, game: str):
    lobby = await world.open(world.alice, game=game)
    await world.tap(world.alice, lobby, "start")
    more = answered(await world.tap(world.alice, world.board, "more"))
    offered = [press.args[0] for _, press in world.presses(more) if press.verb == "sheet"]
    assert offered == [sheet for sheet in sheets.sheets(game) if sheet != "score"]
    for sheet in offered:
        assert world.pictures(answered(await world.tap(world.alice, more, "sheet", sheet)))
