"""The map over the whole sheet."""

from collections.abc import Mapping

from PIL import Image

from games.girl_stars.view import View
from renderers.girl_stars import country, land, table
from renderers.girl_stars.guise import GUISE
from renderers.girl_stars.land import Chart
from renderers.girl_stars.speak import Speaker
from renderers.girl_stars.stage import Stage
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box

CHART = Chart(52, 176, 1.18)
RECKONING: Box = (860, 136, 1568, 256)
_ALL: Box = (24, 128, 1576, 1184)


def draw(view: View, speak: Speaker, marks: Mapping[str, str], own: int | None) -> Image.Image:
    """The map over the whole sheet."""
    canvas = Canvas(printed((GUISE.key, "map"), _print_map))
    table.draw_header(canvas, view, speak)
    country.draw(Stage(canvas, view, speak, marks), CHART, RECKONING, own)
    return canvas.image


def _print_map() -> Image.Image:
    image = table.ground()
    glass(image, _ALL, GUISE.accent, 0.5)
    land.emboss(image, CHART)
    return image
