"""What every part of a sheet needs: the canvas, the view, the words and the marks."""

from collections.abc import Mapping
from typing import NamedTuple

from games.girl_stars.view import View
from renderers.girl_stars.speak import Speaker
from renderers.kit.canvas import Canvas


class Stage(NamedTuple):
    """A sheet in the making."""

    canvas: Canvas
    view: View
    speak: Speaker
    marks: Mapping[str, str]
