"""Marks for choices, selections and changes that do not rely on colour.

Order of painting: piece, ring, badge, tag.
"""

from PIL import Image, ImageChops

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
    mask, draw = raster.drawing(side, side)
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
    mask, pen = raster.drawing(*full)
    box = (pad * FINE, pad * FINE, (pad + width) * FINE, (pad + height) * FINE)
    pen.rounded_rectangle(box, radius * FINE, outline=255, width=_RING * FINE)
    dashes, draw = raster.drawing(*full)
    for span, flat in ((width, True), (height, False)):
        count = max(2, round((span - 2 * radius) / (_DASH + _GAP)))
        step = (span - 2 * radius) / count
        for k in range(count):
            start = (pad + radius + k * step + step * 0.2) * FINE
            end = start + step * 0.6 * FINE
            draw.rectangle((start, 0, end, dashes.height) if flat else (0, start, dashes.width, end), fill=255)
    for x in (0, full[0] - pad - radius):
        for y in (0, full[1] - pad - radius):
            draw.rectangle([v * FINE for v in (x, y, x + pad + radius, y + pad + radius)], fill=255)
    return lined(ImageChops.multiply(mask, dashes).reduce(FINE), ink.gilt)


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


def solid_ring(diameter: int, colour: RGB = ink.white, width: int = 6, pad: int = 8) -> Sprite:
    """Return a solid ring of this outer diameter: it is chosen, planned, or next."""
    side = diameter + 2 * pad
    mask, draw = raster.drawing(side, side)
    far = side * FINE - pad * FINE
    draw.ellipse((pad * FINE, pad * FINE, far, far), outline=255, width=width * FINE)
    return lined(mask.reduce(FINE), colour)


def choosable(
    canvas: Canvas,
    where: tuple[float, float],
    size: int | tuple[int, int],
    label: str | None,
    at: tuple[float, float],
    *,
    height: int = 44,
) -> None:
    """Draw dashes of this diameter or size around a piece, and its menu label.

    Without a mark (None) nothing is drawn, with an empty one the dashes alone.
    """
    if label is not None:
        canvas.put(dashed_ring(size) if isinstance(size, int) else dashed_box(*size), *where)
    if label:
        canvas.put(tag(label, height), *at)


def choosable_box(
    canvas: Canvas,
    box: Box,
    label: str | None,
    shift: tuple[float, float] = (0, 26),
    *,
    height: int = 52,
    margin: int = 10,
) -> None:
    """Draw dashes around a card, and its menu label at `shift` from its upper left corner."""
    size = (box[2] - box[0] + margin, box[3] - box[1] + margin)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    choosable(canvas, middle, size, label, (box[0] + shift[0], box[1] + shift[1]), height=height)


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
