"""A Dark Sky that was just surrounded is a moment of its own on the board that follows."""

import renderers
from renderers.kit.turn_marks import COMPLETED
from tests.support.renderers.golden_pictures import Looks
from tests.support.renderers.picture_words import Words
from tests.support.renderers.solani import views


def drawn(name: str, marks: dict[str, str]) -> bytes:
    """The board of a stored view with these marks."""
    return renderers.render("solani", views.stored(name), "table", Words("ja"), views.PEOPLE, marks)


def test_a_moment_is_as_it_was_looked_at(looks: Looks) -> None:
    looks.hold("solani/four_draft-moment-ja", drawn("four_draft", {f"{COMPLETED}0.F2": ""}))
