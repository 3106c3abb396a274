"""Wishes in Solani: within two taps, listed by rank, struck through once they are gone."""

import pytest

from games.solani import actions as do
from tests.bot.faces.desks import (
    at,
    check_sizes,
    panel_after,
    panel_of,
    picks,
)
from tests.bot.faces.solani.test_panels import FACE, answers, opened, wishing, within_taps
from tests.games.solani.test_draft import drafting


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_wish_is_within_two_taps(locale: str) -> None:
    desk = at(wishing(), locale, seat=1)
    found = within_taps(desk)
    assert found.keys() == set(desk.legal)
    for panel in (panel_of(desk), *opened(desk, panel_of(desk))):
        check_sizes(desk, panel)


def test_trades_out_of_reach_are_wished_for_in_a_menu_of_their_own() -> None:
    desk = at(wishing(), seat=1)
    now, later = picks(panel_of(desk))
    assert [item.label for item in now.items if "→" in item.label][:1] == ["○1 → Coral (3)"]
    (trades,) = picks(panel_after(desk, later.path, later.items[0].value))
    assert [item.label[-3:].strip("( )") for item in trades.items] == ["4", "5", "6", "7", "8", "9", "10"]


def test_wishes_are_listed_by_rank_and_struck_through_once_they_are_gone() -> None:
    scene = drafting(4)
    wishes = [do.AddWish("cluster", 3, 6), do.AddWish("branch", 2), do.AddWish("cluster", 2)]
    scene.answer(2, *wishes)
    panel = panel_of(at(scene, seat=2))
    assert "1. 🪐 ○3 → Coral (6)\n2. 🪵 ✚2 Spark\n3. 🎇 ○2 3-Star Cluster" in panel.text
    assert picks(panel)[0].hint == "Wish 4…"
    scene.answer(0, do.DraftTile("cluster", 2, 10))
    text = panel_of(at(scene, seat=2)).text
    assert "3. 🎇 ~~○2~~" in text
    assert "1. 🪐 ○3 → Coral (6)" in text


def test_wishes_can_be_cleared_and_mark_the_picture() -> None:
    scene = wishing().answer(1, do.AddWish("branch", 2))
    desk = at(scene, seat=1)
    assert do.ClearWishes() in answers(desk, panel_of(desk))
    assert FACE.marks(desk)["cluster-1"] == ""
    assert FACE.sheet(desk) == "table"


def test_a_full_list_of_wishes_can_only_be_cleared() -> None:
    scene = wishing().answer(1, *(do.AddWish(kind, slot) for kind in ("cluster", "branch") for slot in (1, 2)))
    scene.answer(1, do.AddWish("branch", 3))
    panel = panel_of(at(scene, seat=1))
    assert picks(panel) == []
    assert answers(at(scene, seat=1), panel) == {do.ClearWishes()}
