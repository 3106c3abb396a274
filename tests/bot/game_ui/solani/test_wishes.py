"""Wishes of before one could plan ahead: listed by rank, struck through once they are gone, to be cleared."""

import pytest

from bot.i18n.translator import LOCALES
from games.solani import actions as do
from tests.support.game_ui.prompts import at, check_sizes, panel_of, picks
from tests.support.game_ui.solani.prompts import GAME_UI, answers
from tests.support.games.solani.scene import drafting


@pytest.mark.parametrize("locale", LOCALES)
def test_wishes_can_be_cleared_and_no_new_ones_put_down(locale: str) -> None:
    context = at(drafting(2).answer(1, do.AddWish("branch", 2)), locale, seat=1)
    assert context.legal == (do.ClearWishes(),)
    assert answers(context, panel_of(context)) == {do.ClearWishes()}
    assert picks(panel_of(context)) == []
    assert GAME_UI.sheet(context) == "table"
    check_sizes(context, panel_of(context))


def test_wishes_are_listed_by_rank_and_struck_through_once_they_are_gone() -> None:
    scene = drafting(4)
    wishes = [do.AddWish("cluster", 3, 6), do.AddWish("branch", 2), do.AddWish("cluster", 2)]
    scene.answer(2, *wishes)
    panel = panel_of(at(scene, seat=2))
    assert "1. 🪐 ○3 ⇄ Coral\n2. 🪵 ✚2 Spark\n3. 🎇 ○2 3-Star Cluster" in panel.text
    scene.answer(0, do.DraftTile("cluster", 2, 10))
    text = panel_of(at(scene, seat=2)).text
    assert "3. 🎇 ~~○2~~" in text
    assert "1. 🪐 ○3 ⇄ Coral" in text
