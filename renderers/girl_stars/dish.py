"""The dish with the thrown Wood Ash. [spec 4.7, 12]

It has three sectors, lines between them, and an inner circle.
"""

import math

from PIL import Image, ImageChops

from games.girl_stars.components import ASH_KINDS
from games.girl_stars.view import Landed
from renderers.girl_stars import style
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.style import Letters
from renderers.kit import raster
from renderers.kit.canvas import Canvas
from renderers.kit.markers import dashed_ring
from renderers.kit.raster import FINE, Box
from renderers.kit.sheet_frame import paragraph
from renderers.kit.sprites import tag
from renderers.kit.text import evenly, fitted
from renderers.kit.theme import DETAIL, ENAMEL, LABEL, PREVIEW, ink, mix

_ANGLES = {"red": 90, "blue": 210, "yellow": 330, "red_blue": 150, "blue_yellow": 270, "yellow_red": 30}
_AREA = ((0.79, 0), (0.79, -26), (0.79, 26), (0.5, -15), (0.5, 15))
_RIM = {"red": (0.0, -1.12), "blue": (-1.06, 0.42), "yellow": (1.06, 0.42)}
CIRCLE = 54 / 140
"""The radius of the inner circle as a share of the dish's."""


def emboss(image: Image.Image, middle: tuple[int, int], radius: int, letters: Letters) -> None:
    """Print the dish on a layer under construction: clay with a glowing rim."""
    side = 2 * radius + 60
    fine = side * FINE
    base = raster.blank(side, side)
    disc = raster.shape_mask("disc", fine, 2 * radius * FINE).reduce(FINE)
    raster.lay(base, ENAMEL["amber"], raster.blurred(disc, 14), 0.5)
    raster.lay(base, ink.brass, raster.shape_mask("disc", fine, (2 * radius + 8) * FINE).reduce(FINE))
    for colour, start in (("red", 210), ("yellow", -30), ("blue", 90)):
        wedge, draw = raster.drawing(side, side)
        edge = (side / 2 - radius) * FINE
        draw.pieslice((edge, edge, fine - edge, fine - edge), start, start + 120, fill=255)
        c = ENAMEL[style.COLOUR_ENAMEL[colour]]
        clay = raster.vertical(side, side, (mix(ink.lift, c, 0.42), mix(ink.night, c, 0.3)))
        raster.lay(base, clay, wedge.reduce(FINE))
    lines, draw = raster.drawing(side, side)
    for angle in (150, 270, 30):
        x, y = math.cos(math.radians(angle)), -math.sin(math.radians(angle))
        draw.line((fine / 2, fine / 2, fine / 2 + x * radius * FINE, fine / 2 + y * radius * FINE), fill=255, width=10)
    r = radius * CIRCLE * FINE
    draw.ellipse((fine / 2 - r, fine / 2 - r, fine / 2 + r, fine / 2 + r), outline=255, width=10)
    raster.lay(base, ink.gilt, ImageChops.multiply(lines.reduce(FINE), disc), 0.7)
    inner = raster.shape_mask("disc", fine, 2 * r - 10).reduce(FINE)
    raster.lay(base, mix(ink.lift, ink.faint, 0.25), inner)
    image.paste(base, (middle[0] - side // 2, middle[1] - side // 2), base)
    for colour, (x, y) in _RIM.items():
        Canvas(image).put(style.light(colour, 40, letters), middle[0] + x * radius, middle[1] + y * radius)


def spots(dish: tuple[Landed, ...]) -> list[tuple[float, float]]:
    """Return the place of each token, as shares of the radius right and down of the middle."""
    return [_spot([other.region for other in dish], number) for number in range(len(dish))]


def _spot(regions: list[str], number: int) -> tuple[float, float]:
    region = regions[number]
    place, many = regions[:number].count(region), regions.count(region)
    if region == "centre":
        far, angle = _in_centre(place, many)
    elif "_" in region:
        far, angle = (0.79, _ANGLES[region] + (0 if many == 1 else (-13, 13)[place % 2]))
        far -= 0.26 * (place // 2)
    else:
        far, turn = _AREA[place % len(_AREA)]
        angle = _ANGLES[region] + turn
        far -= 0.1 * (place // len(_AREA))
    return far * math.cos(math.radians(angle)), -far * math.sin(math.radians(angle))


def _in_centre(place: int, many: int) -> tuple[float, float]:
    if many == 1:
        return 0.0, 0.0
    return 0.21, 90 + (180 if many == 2 else 120) * place + 40 * (place // 3)


def draw(stage: Stage, middle: tuple[int, int], radius: int) -> None:
    """Draw every token with its letter on top.

    A taken one is grey and has the token of its taker.
    """
    size = round(radius * 0.4)
    places = spots(stage.view.dish)
    for landed, (x, y) in zip(stage.view.dish, places, strict=True):
        _token(stage, landed, (middle[0] + x * radius, middle[1] + y * radius), size)
    for landed, (x, y) in zip(stage.view.dish, places, strict=True):
        if landed.taker is None:
            right, down = corner(x, y)
            letter = tag(stage.marks.get(f"ash-{landed.letter}") or landed.letter, 42)
            where = (middle[0] + x * radius + right * size * 0.52, middle[1] + y * radius + down * size * 0.52)
            stage.canvas.put(letter, *where)


def corner(x: float, y: float) -> tuple[int, int]:
    """Return the corner of a token's letter: away from the middle, to hide no neighbour.

    1 is right, and down.
    """
    return (-1 if x < _RIGHT else 1), (-1 if y < _LOW else 1)


_RIGHT, _LOW = 0.1, 0.5
"""Where letters change sides; `_LOW` is half-way down, because of the sector's gem next to it."""


def _token(stage: Stage, landed: Landed, where: tuple[float, float], size: int) -> None:
    if landed.taker is not None:
        stage.canvas.put(style.faded_ash(landed.ash, size), *where)
        stage.canvas.put(style.token(landed.taker, 32), where[0] + size * 0.3, where[1] + size * 0.3)
        return
    stage.canvas.put(style.ash(landed.ash, size), *where)
    if f"ash-{landed.letter}" in stage.marks:
        stage.canvas.put(dashed_ring(size + 4), *where)


def queue(stage: Stage, where: tuple[float, float], step: int = 60) -> None:
    """Draw the queue of picks, from the top."""
    for k, seat in enumerate(stage.view.queue[:8]):
        stage.canvas.put(style.token(seat, 64 if k == 0 else 50), where[0], where[1] + k * step + (6 if k else 0))


def kinds(stage: Stage, box: Box) -> None:
    """Write what each kind of Wood Ash in the dish does."""
    found = [
        kind for kind in ASH_KINDS.values() if any(one.ash == kind.id and one.taker is None for one in stage.view.dish)
    ]
    step = (box[3] - box[1]) / max(len(found), 4)
    for k, kind in enumerate(found):
        x, y = box[0] + 44, box[1] + step * (k + 0.5)
        stage.canvas.put(style.ash(kind.id, 76), x, y)
        effect = evenly(stage.words.game(f"ash_use.{kind.id}"), box[2] - x - 70, DETAIL)
        name, size = fitted(stage.words.game(f"ash.{kind.id}"), box[2] - x - 70, (PREVIEW, LABEL))
        stage.canvas.text(x + 54, y - 19 * len(effect), name, size, ink.moon, anchor="lm")
        paragraph(stage.canvas, (x + 54, y - 19 * len(effect) + 52), effect, DETAIL, colour=ink.mist)
