"""The map over the whole sheet."""

from collections.abc import Mapping, Sequence

from PIL import Image

from games.girl_stars.view import View
from renderers.girl_stars import country, land, table
from renderers.girl_stars.guise import GUISE
from renderers.girl_stars.land import Chart
from renderers.girl_stars.look import Letters
from renderers.girl_stars.speak import Speaker
from renderers.girl_stars.stage import Stage
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box

CHART = Chart(52, 176, 1.18)
RECKONING: Box = (860, 136, 1568, 256)
_ALL: Box = (24, 128, 1576, 1184)


_WINDOW: Box = (30, 134, 1570, 1178)
_CLOSEST = 1.7
"""So many times larger a path is shown at most."""
_AROUND, _ABOVE = 112, 210
"""Room round the places of a path, and above them, where it is reckoned up."""


def draw(view: View, speak: Speaker, marks: Mapping[str, str], own: int | None) -> Image.Image:
    """The map over the whole sheet; what lies around a path, much larger, where nothing else is to be chosen."""
    canvas = Canvas(printed((GUISE.key, "map", speak.letters), lambda: _print_map(speak.letters)))
    stage = Stage(canvas, view, speak, marks)
    country.draw(stage, CHART, own)
    scouting = country.scouting_of(view, marks, own)
    if scouting and scouting.path and marks.keys() <= {"path"}:
        box = window(country.wanted(CHART, scouting, view))
        size = (_WINDOW[2] - _WINDOW[0], _WINDOW[3] - _WINDOW[1])
        canvas.image.paste(canvas.image.resize(size, Image.Resampling.LANCZOS, box), _WINDOW[:2])
    table.draw_header(canvas, view, speak)
    country.reckoned(stage, RECKONING, own)
    return canvas.image


def window(spots: Sequence[tuple[float, float]]) -> tuple[float, float, float, float]:
    """The part of the map around these places, in the shape of the whole."""
    full, high = _WINDOW[2] - _WINDOW[0], _WINDOW[3] - _WINDOW[1]
    left, right = min(x for x, _ in spots) - _AROUND, max(x for x, _ in spots) + _AROUND
    top, low = min(y for _, y in spots) - _ABOVE, max(y for _, y in spots) + _AROUND
    wide = min(full, max(right - left, (low - top) * full / high, full / _CLOSEST))
    tall = wide * high / full
    x = min(max((left + right - wide) / 2, _WINDOW[0]), _WINDOW[2] - wide)
    y = min(max((top + low - tall) / 2, _WINDOW[1]), _WINDOW[3] - tall)
    return x, y, x + wide, y + tall


def _print_map(letters: Letters) -> Image.Image:
    image = table.ground()
    glass(image, _ALL, GUISE.accent, 0.5)
    land.emboss(image, CHART, letters)
    return image
