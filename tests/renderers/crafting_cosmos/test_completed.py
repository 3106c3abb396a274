"""A nebula that was just completed is a moment of its own on the board that follows."""

import renderers
from renderers.kit.turn_marks import COMPLETED
from tests.support.renderers.crafting_cosmos import views
from tests.support.renderers.picture_words import Words


def drawn(name: str, marks: dict[str, str]) -> bytes:
    """The board of a stored view with these marks."""
    return renderers.render("crafting_cosmos", views.stored(name), "table", Words("ja"), views.PEOPLE, marks)


def test_a_nebula_that_has_left_is_no_moment() -> None:
    assert drawn("four_craft", {f"{COMPLETED}0.none": "+8"}) == drawn("four_craft", {})
