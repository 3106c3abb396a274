"""The sheet of docs/look.md is as it was looked at."""

from renderers import LOOKS
from renderers.kit import png
from tests.renderers.looks import Looks
from tests.renderers.specimen_sheet import look


def test_the_sheet_of_the_look_is_as_it_was_looked_at(looks: Looks) -> None:
    data = png.png(look(), next(iter(LOOKS.values())).palette)
    looks.hold("look", data)
