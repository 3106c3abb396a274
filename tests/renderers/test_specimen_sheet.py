"""The sheet of docs/look.md is as it was looked at."""

from renderers import RENDERERS
from renderers.kit import png
from tests.support.renderers import specimen_sheet
from tests.support.renderers.golden_pictures import Looks


def test_the_sheet_of_the_look_is_as_it_was_looked_at(looks: Looks) -> None:
    data = png.png(specimen_sheet.sheet(), next(iter(RENDERERS.values())).palette)
    looks.hold("look", data)
