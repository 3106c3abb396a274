"""The sheet of the map alone."""

from collections.abc import Mapping

from PIL import Image

from games.girl_stars.view import View
from renderers.girl_stars import country, land, table
from renderers.girl_stars.land import Chart
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.style import Letters
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.map_crop import NEAR, SIZE, MapArea, around
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sky import sky

CHART = Chart(52, 176, 1.18)
UNIT = Chart(0, 0, 1.0)
RECKONING: Box = (860, 136, 1568, 256)
_ALL: Box = (24, 128, 1576, 1184)

EXTENT = MapArea(56, 76, 1208, 720, rim=66, closest=2.0)
_RECKONED: Box = (16, 16, 784, 132)
"""The box of a path's costs and gains."""


def draw(view: View, words: GameWords, marks: Mapping[str, str], own: int | None) -> Image.Image:
    """Draw the map over the whole sheet, or the part around a path or choices, much larger."""
    if NEAR in marks:
        return _draw_near(view, words, marks, own)
    canvas = Canvas(printed((SKIN.key, "map", words.letters), lambda: _print_map(words.letters)))
    stage = Stage(canvas, view, words, marks)
    country.draw(stage, CHART, own)
    table.draw_header(canvas, view, words)
    country.reckoned(stage, RECKONING, own)
    return canvas.image


def _draw_near(view: View, words: GameWords, marks: Mapping[str, str], own: int | None) -> Image.Image:
    scouting = country.scouting_of(view, marks, own)
    spots = [spot for key in marks[NEAR].split() if (spot := country.spot_of(UNIT, key)) is not None]
    if scouting:
        spots += country.wanted(UNIT, scouting, view) if scouting.path else [UNIT.space(scouting.gate)]
    left, top, scale = around(spots or [UNIT.village], EXTENT, _RECKONED[3] if scouting else 0)
    chart = Chart(round(-left * scale), round(-top * scale), scale)
    key = (SKIN.key, NEAR, words.letters, chart)
    canvas = Canvas(printed(key, lambda: _print_near(chart, words.letters)))
    country.draw(Stage(canvas, view, words, marks), chart, own)
    country.reckoned(Stage(canvas, view, words, marks), _RECKONED, own)
    return canvas.image


def _print_near(chart: Chart, letters: Letters) -> Image.Image:
    image = sky(SKIN, *SIZE)
    land.emboss(image, chart, letters)
    return image


def _print_map(letters: Letters) -> Image.Image:
    image = table.ground()
    glass(image, _ALL, SKIN.accent, 0.5)
    land.emboss(image, CHART, letters)
    return image
