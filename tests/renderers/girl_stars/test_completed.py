"""A constellation that was just completed is a moment of its own on the board that follows."""

import io

import pytest
from PIL import Image

import renderers
from renderers.girl_stars import table
from renderers.kit.turn_marks import COMPLETED
from tests.support.renderers.girl_stars import views
from tests.support.renderers.golden_pictures import changed
from tests.support.renderers.picture_words import Words


def drawn(name: str, marks: dict[str, str]) -> bytes:
    """The board of a stored view with these marks."""
    return renderers.render("girl_stars", views.stored(name), "table", Words("ja"), views.PEOPLE, marks)


NEW, NOTHING = {f"{COMPLETED}0.B3": "+10"}, {f"{COMPLETED}0.": ""}


@pytest.mark.parametrize("name", ["four_action", "four_ash"])
def test_it_shines_on_the_large_sky_of_its_player(name: str) -> None:
    """Whatever would be decided about without it."""
    view = views.stored(name)
    assert table.hero_of(view, NEW) == "skies" != table.hero_of(view, {})
    known, new = (Image.open(io.BytesIO(drawn(name, marks))).convert("RGB") for marks in (NOTHING, NEW))
    left, top, right, low = changed(known, new) or (0, 0, 0, 0)
    x, y = table.skies("skies", 4)[0].grid.at("B3")
    assert left < x < right < (table.HERO[0] + table.HERO[2]) / 2
    assert table.HERO[1] <= top < y < low < table.HERO[3]


def test_what_is_no_constellation_is_no_moment() -> None:
    assert drawn("four_action", {f"{COMPLETED}0.A1": "+3"}) == drawn("four_action", NOTHING)
