"""A leaderboard: ten people per page, with the viewer's own line raised."""

from typing import NamedTuple

from PIL import Image

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import header
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, piece
from renderers.kit.text import fitted, wrapped
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, ENAMEL, LABEL, LEAST, PREVIEW, ink
from renderers.pages import plots

SIZE = 10
"""Lines on a page."""

_TOP, _STEP, _HEIGHT = 192, 81, 1200
_PODIUM = ("amber", "ash", "ember")
_RIGHT = theme.WIDTH - 56
_COLUMN = 214


class Line(NamedTuple):
    """A person: place (0: secret), name, a text for each column, and whether it is the viewer."""

    place: int
    name: str
    cells: tuple[str, ...]
    own: bool = False


class View(NamedTuple):
    """The contents of a leaderboard: `columns` head the cells; the first one orders the lines.

    `mine` is the viewer's line if it is on another page, `note` the text below, `empty` the text instead of lines.
    """

    title: str
    subtitle: str
    aside: str
    columns: tuple[str, ...]
    lines: tuple[Line, ...]
    mine: Line | None
    note: str
    empty: str


def draw(skin: Skin, view: View) -> Image.Image:
    """Draw a page of a leaderboard, 1600 x 1200."""
    canvas = Canvas(printed((skin.key, "leaderboard"), lambda: _print(skin)))
    header(canvas, skin, (view.title, view.subtitle))
    canvas.text(theme.WIDTH - 28, 72, view.aside, DETAIL, ink.mist, weight="regular", anchor="rs")
    xs = [_RIGHT - _COLUMN * k for k in range(len(view.columns))][::-1]
    for x, column in zip(xs, view.columns, strict=True):
        text, size = fitted(column, _COLUMN - 20, (CAPTION, LEAST), "regular")
        canvas.text(x, _TOP - 18, text, size, ink.mist, weight="regular", anchor="rs")
    for k, line in enumerate(view.lines):
        _line(canvas, _TOP + k * _STEP, line, xs)
    if not view.lines:
        plots.nothing(canvas, 560, view.empty)
    if view.mine is not None:
        _line(canvas, _TOP + SIZE * _STEP + 6, view.mine, xs)
    rest = wrapped(view.note, theme.WIDTH - 110, CAPTION)[:2]
    for k, text in enumerate(rest):
        y = _HEIGHT - 22 - 34 * (len(rest) - 1 - k)
        canvas.text(56, y, text, CAPTION, ink.mist, weight="regular")
    return canvas.image


def _print(skin: Skin) -> Image.Image:
    image = sky(skin, theme.WIDTH, _HEIGHT)
    engraving(image, 1180, 640, 520, 0.12)
    glass(image, (24, _TOP - 62, theme.WIDTH - 24, _TOP + SIZE * _STEP), skin.accent, 0.8)
    canvas = Canvas(image)
    for k in range(1, SIZE):
        y = _TOP + k * _STEP
        canvas.line((48, y - 1, theme.WIDTH - 48, y + 1), ink.brass, 0.22)
    return image


def _line(canvas: Canvas, top: int, line: Line, xs: list[int]) -> None:
    middle = top + _STEP // 2
    if line.own:
        emphasis(canvas, (32, top + 3, theme.WIDTH - 32, top + _STEP - 3), ink.gilt, 16, fill=0.12)
    if 0 < line.place <= len(_PODIUM):
        enamel = _PODIUM[line.place - 1]
        if line.place == 1:
            canvas.image.paste(ENAMEL["amber"], (96 - 85, middle - 85), raster.falloff(170, 170, 1.5, 0.5))
        canvas.put(piece("disc", enamel, 62, text=str(line.place), share=0.5), 96, middle)
    elif line.place:
        size = 42 if line.place < 1000 else 32
        canvas.text(96, middle, str(line.place), size, ink.mist, anchor="mm")
    if line.place == 1:
        canvas.put(icon("crown", 34, ink.gilt, ink.night), 168, middle)
    left = 150 if line.place != 1 else 196
    canvas.text(left, middle, *fitted(line.name, xs[0] - _COLUMN - left + 30, (PREVIEW, DETAIL)), ink.moon, anchor="lm")
    for k, (x, cell) in enumerate(zip(xs, line.cells, strict=True)):
        text, size = fitted(cell, _COLUMN - 14, (DECIDE, LABEL) if k == 0 else (LABEL, LEAST))
        canvas.text(x, middle, text, size, ink.gilt if k == 0 else ink.mist, anchor="rm")
