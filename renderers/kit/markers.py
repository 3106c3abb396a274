"""Marks for choices, selections and changes that do not rely on colour.

Order of painting: piece, ring, badge, tag.
"""

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.raster import FINE, Box
from renderers.kit.sky import sparkle
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import piece, tag
from renderers.kit.theme import RGB, ink

_RING = 5
_DASH, _GAP = 15, 11


@kept
def dashed_ring(diameter: int) -> Sprite:
    """Return a dashed gilt ring around a piece: it can be chosen."""
    side = diameter + 2 * (_RING + 6)
    mask = Image.new("L", (side * FINE, side * FINE), 0)
    draw = ImageDraw.Draw(mask)
    count = max(8, round(diameter * 3.1416 / (_DASH + _GAP)))
    edge = (side - diameter) / 2 * FINE
    box = (edge, edge, side * FINE - edge, side * FINE - edge)
    for k in range(count):
        start = 360 * k / count
        draw.arc(box, start, start + 360 / count * _DASH / (_DASH + _GAP), fill=255, width=_RING * FINE)
    return lined(mask.reduce(FINE), ink.gilt)


@kept
def dashed_box(width: int, height: int, radius: int = 18) -> Sprite:
    """Return a dashed gilt frame around a card or panel of this size: it can be chosen."""
    pad = _RING + 8
    full = (width + 2 * pad, height + 2 * pad)
    mask = Image.new("L", (full[0] * FINE, full[1] * FINE), 0)
    box = (pad * FINE, pad * FINE, (pad + width) * FINE, (pad + height) * FINE)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, outline=255, width=_RING * FINE)
    dashes = Image.new("L", mask.size, 0)
    draw = ImageDraw.Draw(dashes)
    for span, flat in ((width, True), (height, False)):
        count = max(2, round((span - 2 * radius) / (_DASH + _GAP)))
        step = (span - 2 * radius) / count
        for k in range(count):
            start = (pad + radius + k * step + step * 0.2) * FINE
            end = start + step * 0.6 * FINE
            draw.rectangle((start, 0, end, dashes.height) if flat else (0, start, dashes.width, end), fill=255)
    corner = Image.new("L", mask.size, 0)
    for x in (0, full[0] - pad - radius):
        for y in (0, full[1] - pad - radius):
            ImageDraw.Draw(corner).rectangle([v * FINE for v in (x, y, x + pad + radius, y + pad + radius)], fill=255)
    sides = ImageChops.multiply(mask, _edges_only(dashes, full, pad, radius))
    return lined(ImageChops.lighter(sides, ImageChops.multiply(mask, corner)).reduce(FINE), ink.gilt)


def _edges_only(dashes: Image.Image, full: tuple[int, int], pad: int, radius: int) -> Image.Image:
    """Return the stripes near the rim, without the middle."""
    kept = dashes.copy()
    inner = [v * FINE for v in (pad + _RING, pad + _RING, full[0] - pad - _RING, full[1] - pad - _RING)]
    ImageDraw.Draw(kept).rectangle(inner, fill=0)
    return kept


_DARK = 2


def lined(mask: Image.Image, colour: RGB) -> Sprite:
    """Return the lines of a mask in this colour, with a dark edge for any ground."""
    base = raster.blank(*mask.size)
    raster.lay(base, ink.night, raster.blurred(mask, _DARK).point([min(255, v * 3) for v in range(256)]), 0.9)
    raster.lay(base, colour, mask)
    return centred(base)


@kept
def solid_box(width: int, height: int, radius: int = 20, colour: RGB = ink.white) -> Sprite:
    """Return a solid double-weight frame: it is chosen."""

    def draw(wide: int, high: int) -> Image.Image:
        outer, inner = (raster.round_box(wide, high, radius + 3, inset) for inset in (1, 7))
        return lined(ImageChops.subtract(outer, inner), colour).image

    pad, corner = 10, radius + 3 + raster.reach(_DARK)
    return centred(raster.stretched(draw, (width + 2 * pad, height + 2 * pad), corner))


def choosable_box(canvas: Canvas, box: Box, mark: str, height: int = 52) -> None:
    """Draw dashes around a card and its menu letter at the upper left."""
    canvas.put(dashed_box(box[2] - box[0] + 10, box[3] - box[1] + 10), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    canvas.put(tag(mark, height), box[0], box[1] + height / 2)


def chosen_box(canvas: Canvas, box: Box) -> None:
    """Draw a solid frame and a tick: the choice made."""
    canvas.put(solid_box(box[2] - box[0] + 12, box[3] - box[1] + 12), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    canvas.put(piece("disc", "moss", 50, "tick"), box[2] - 4, box[1] + 4)


def changed_box(canvas: Canvas, box: Box, size: int = 52) -> None:
    """Draw four sparkles at the corners: this has just changed."""
    for x in (box[0], box[2]):
        for y in (box[1], box[3]):
            canvas.put(sparkle(size, ink.gilt), x, y)


def status_badge(status: str, size: int = 44) -> Sprite:
    """Return the badge of a person: "acts" now, is "awaited" with others, or is "done"."""
    enamel, glyph = {"acts": ("amber", "spark"), "awaited": ("ash", "hourglass"), "done": ("moss", "tick")}[status]
    return piece("disc", enamel, size, glyph)
