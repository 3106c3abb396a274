"""A constellation that was just completed is a moment of its own on the board that follows."""

import io

import pytest
from PIL import Image

import renderers
from renderers.kit.turn_marks import COMPLETED
from tests.support.renderers.girl_stars import views
from tests.support.renderers.golden_pictures import changed
from tests.support.renderers.picture_words import Words


def drawn(name: str, marks: dict[str, str]) -> bytes:
    """The board of a stored view with these marks."""
    return renderers.render("girl_stars", views.stored(name), "table", Words("ja"), views.PEOPLE, marks)


NEW = {f"{COMPLETED}0.B3": "+10"}
DISH, MAP = (1124, 280, 1576, 630), (24, 126, 1130, 848)


@pytest.mark.parametrize(("name", "box"), [("four_action", DISH), ("four_ash", MAP)])
def test_it_is_mirrored_in_the_dish_unless_ash_lies_there(name: str, box: tuple[int, int, int, int]) -> None:
    new, old = (Image.open(io.BytesIO(drawn(name, marks))).convert("RGB") for marks in (NEW, {}))
    left, top, right, low = changed(old, new) or (0, 0, 0, 0)
    assert box[0] <= left < right <= box[2]
    assert box[1] <= top < low <= box[3]


def test_what_is_no_constellation_is_no_moment() -> None:
    assert drawn("four_action", {f"{COMPLETED}0.A1": "+3"}) == drawn("four_action", {})
