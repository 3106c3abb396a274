"""Newly reached achievements, large, with the players who reached them."""

from typing import NamedTuple

from PIL import Image

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import header
from renderers.kit.sky import engraving, sky, sparkle
from renderers.kit.sprites import piece
from renderers.kit.text import balanced, fitted
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, LABEL, PREVIEW, SCORE, VALUE, ink

HEIGHT = 900

MOST = 6
"""Maximum number of achievements in the picture; the text lists all."""

_TOP, _LOW, _GAP = 140, HEIGHT - 24, 16
_IN_A_ROW, _LINES = 3, 3


class ReachedAchievement(NamedTuple):
    """One achievement and the player who reached it: its look, its name and condition."""

    icon_name: str
    enamel: str
    name: str
    does: str
    who: str


class View(NamedTuple):
    """The achievements reached with a match."""

    title: str
    subtitle: str
    reached_achievements: tuple[ReachedAchievement, ...]


def draw(skin: Skin, view: View) -> Image.Image:
    """Draw the achievements, 1600 by 900."""
    shown = view.reached_achievements[:MOST]
    canvas = Canvas(printed((skin.key, "honours", len(shown)), lambda: _print(skin, len(shown))))
    header(canvas, skin, (view.title, view.subtitle))
    for reached_achievement, box in zip(shown, _boxes(len(shown)), strict=True):
        _reached_achievement(canvas, box, reached_achievement)
    return canvas.image


def _boxes(count: int) -> list[Box]:
    """Return the panes: one row of up to three, else two."""
    rows = -(-count // _IN_A_ROW) or 1
    columns = -(-count // rows) or 1
    wide, high = (theme.WIDTH - 48 - _GAP * (columns - 1)) // columns, (_LOW - _TOP - _GAP * (rows - 1)) // rows
    corners = [(24 + k % columns * (wide + _GAP), _TOP + k // columns * (high + _GAP)) for k in range(count)]
    return [(x, y, x + wide, y + high) for x, y in corners]


def _print(skin: Skin, count: int) -> Image.Image:
    image = sky(skin, theme.WIDTH, HEIGHT)
    for box in _boxes(count):
        glass(image, box, ink.gilt, 0.6)
        emphasis(Canvas(image), box, ink.gilt, fill=0.02)
        middle, side = _achievement(box)
        engraving(image, *middle, round(side * 0.72), 0.3)
    return image


def _large(box: Box) -> bool:
    return box[3] - box[1] > HEIGHT // 2


def _achievement(box: Box) -> tuple[tuple[int, int], int]:
    high = box[3] - box[1]
    return ((box[0] + box[2]) // 2, box[1] + round(high * (0.3 if _large(box) else 0.35))), round(high * 0.37)


def _reached_achievement(canvas: Canvas, box: Box, reached_achievement: ReachedAchievement) -> None:
    """Draw the achievement in its light, with name, person, and condition if it fits."""
    (x, y), side = _achievement(box)
    high, room, large = box[3] - box[1], box[2] - box[0] - 56, _large(box)
    light = raster.falloff(side * 2, side * 2, 1.5, 0.7)
    canvas.image.paste(ENAMEL[reached_achievement.enamel], (x - side, y - side), light)
    canvas.put(piece("disc", reached_achievement.enamel, side, reached_achievement.icon_name), x, y)
    for dx, dy, share in ((0.42, -0.4, 0.3), (-0.46, -0.22, 0.2), (0.36, 0.44, 0.18)):
        canvas.put(sparkle(round(side * share), ink.gilt), x + dx * side, y + dy * side)
    name, size = fitted(reached_achievement.name, room, (SCORE, PREVIEW) if large else (DECIDE, LABEL))
    canvas.text(x, box[1] + high * (0.65 if large else 0.8), name, size, ink.gilt, anchor="ms")
    small = next(
        (size for size in (38, 34) if len(balanced(reached_achievement.does, room, size, "regular")) <= _LINES), 30
    )
    for k, line in enumerate(balanced(reached_achievement.does, room, small, "regular")[: _LINES if large else 0]):
        canvas.text(x, box[1] + high * 0.72 + k * 48, line, small, ink.mist, weight="regular", anchor="ms")
    who, size = fitted(reached_achievement.who, room, (DECIDE, VALUE) if large else (VALUE, DETAIL))
    canvas.text(x, box[3] - high * 0.05, who, size, ink.moon, anchor="ms")
