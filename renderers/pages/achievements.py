"""The achievements of one game, dark until they are reached."""

from typing import NamedTuple

from PIL import Image

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import header
from renderers.kit.sky import sky
from renderers.kit.sprites import piece, spent
from renderers.kit.text import fitted, wrapped
from renderers.kit.theme import CAPTION, ENAMEL, LABEL, LEAST, ink
from renderers.pages import plots

MOST = 12
_COLUMNS, _ROWS = 3, 4
_TOP, _GAP = 140, 16
_WIDTH = (theme.WIDTH - 48 - _GAP * (_COLUMNS - 1)) // _COLUMNS
_HEIGHT = (1200 - _TOP - 24 - _GAP * (_ROWS - 1)) // _ROWS


class Achievement(NamedTuple):
    """One achievement: its look, its name and condition, and its progress (0..1).

    `state` is the date on which it was reached, or the count and the goal.
    """

    icon_name: str
    enamel: str
    name: str
    does: str
    share: float
    state: str


class View(NamedTuple):
    """The achievements of one person in one game, at most twelve."""

    title: str
    subtitle: str
    aside: str
    achievements: tuple[Achievement, ...]


def draw(skin: Skin, view: View) -> Image.Image:
    """Draw the achievements, 1600 x 1200."""
    canvas = Canvas(printed((skin.key, "medals"), lambda: _print(skin)))
    header(canvas, skin, (view.title, view.subtitle))
    canvas.text(theme.WIDTH - 28, 76, view.aside, LABEL, ink.mist, weight="regular", anchor="rs")
    for k, achievement in enumerate(view.achievements[:MOST]):
        _achievement(canvas, _corner(k), achievement)
    return canvas.image


def _corner(k: int) -> tuple[int, int]:
    return 24 + (k % _COLUMNS) * (_WIDTH + _GAP), _TOP + (k // _COLUMNS) * (_HEIGHT + _GAP)


def _print(skin: Skin) -> Image.Image:
    image = sky(skin, theme.WIDTH, 1200)
    for k in range(MOST):
        x, y = _corner(k)
        glass(image, (x, y, x + _WIDTH, y + _HEIGHT), skin.accent, 0.78, 18)
    return image


def _achievement(canvas: Canvas, corner: tuple[int, int], achievement: Achievement) -> None:
    x, y = corner
    reached = achievement.share >= 1
    sprite = piece("disc", achievement.enamel, 104, achievement.icon_name)
    if reached:
        light = raster.falloff(210, 210, 1.5, 0.55)
        canvas.image.paste(ENAMEL[achievement.enamel], (x + 82 - 105, y + 100 - 105), light)
    else:
        sprite = sprite._replace(image=spent(sprite.image, 5))
    canvas.put(sprite, x + 82, y + 100)
    room = _WIDTH - 164 - 16
    name, size = fitted(achievement.name, room, (LABEL, CAPTION))
    canvas.text(x + 156, y + 54, name, size, ink.gilt if reached else ink.moon)
    for k, line in enumerate(wrapped(achievement.does, room, CAPTION)[:3]):
        canvas.text(x + 156, y + 94 + 33 * k, line, CAPTION, ink.mist, weight="regular")
    if 0 < achievement.share < 1:
        box = (x + 156, y + _HEIGHT - 34, x + _WIDTH - 150, y + _HEIGHT - 20)
        plots.groove(canvas, box)
        right = round(box[0] + (box[2] - box[0]) * achievement.share)
        plots.bar(canvas, (*box[:2], right, box[3]), ENAMEL[achievement.enamel])
    state, size = fitted(achievement.state, 220, (CAPTION, LEAST))
    canvas.text(x + _WIDTH - 20, y + _HEIGHT - 18, state, size, ink.gilt if reached else ink.mist, anchor="rs")
