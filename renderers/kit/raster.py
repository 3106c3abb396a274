"""Draws polygons as smooth pixels, by masks at four times the size.

Masks are "L" images, 255 inside. All functions are deterministic and return new images; none paints on an argument,
except `fill` and `lay`.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from math import ceil

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit.glyphs import glyph
from renderers.kit.shapes import SHAPES, Outline
from renderers.kit.sprite_cache import masks
from renderers.kit.theme import RGB

FINE = 4
"""Pieces are drawn at this many times their size and reduced."""

Box = tuple[int, int, int, int]


def blank(width: int, height: int) -> Image.Image:
    """Return a transparent picture."""
    return Image.new("RGBA", (width, height), (0, 0, 0, 0))


def drawing(width: int, height: int, fine: int = FINE) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return an empty mask of `fine` times this size, not reduced yet, and its pen."""
    mask = Image.new("L", (width * fine, height * fine), 0)
    return mask, ImageDraw.Draw(mask)


def placed(outline: Outline, left: float, top: float, side: float) -> list[tuple[float, float]]:
    """Move the outline from its box of 0..100 to a square of `side` pixels at (left, top)."""
    scale = side / 100
    return [(left + x * scale, top + y * scale) for x, y in outline]


def fill(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], value: int, grow: float = 0.0) -> None:
    """Fill a polygon, grown by `grow` pixels with round joints."""
    draw.polygon(points, fill=value)
    if grow > 0:
        ring = [*points, points[0], points[1]]
        draw.line(ring, fill=value, width=max(1, round(2 * grow)), joint="curve")


@masks
def shape_mask(shape: str, canvas: int, side: float, grow: float = 0.0) -> Image.Image:
    """Return a shape of `side` pixels in the middle of a `canvas` square, not reduced."""
    mask = Image.new("L", (canvas, canvas), 0)
    edge = (canvas - side) / 2
    fill(ImageDraw.Draw(mask), placed(SHAPES[shape], edge, edge, side), 255, grow)
    return mask


@masks
def glyph_mask(name: str, side: int, grow: float = 0.0) -> Image.Image:
    """Return a glyph in a square of `side` pixels, not reduced.

    `grow` thickens it and closes its holes, as for a dark edge.
    """
    pad = round(grow) + 1 if grow else 0
    mask = Image.new("L", (side + 2 * pad, side + 2 * pad), 0)
    draw = ImageDraw.Draw(mask)
    for outline, value, width in glyph(name):
        if grow and not value:
            continue
        points = placed(outline, pad, pad, side)
        if width:
            line = width * side / 100 + 2 * grow
            draw.line(points, fill=value, width=max(1, round(line)), joint="curve")
            _round_ends(draw, points, line, value)
        else:
            fill(draw, points, value, grow)
    return mask


def _round_ends(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float, value: int) -> None:
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=value)


def vertical(width: int, height: int, stops: Iterable[RGB]) -> Image.Image:
    """Return a gradient from the first colour at the top to the last, evenly spaced."""
    return _column(max(1, height), tuple(stops)).resize((width, max(1, height)), Image.Resampling.NEAREST)


@masks
def _column(height: int, colours: tuple[RGB, ...]) -> Image.Image:
    stops = Image.new("RGB", (1, len(colours)))
    stops.putdata(colours)
    return stops.resize((1, height), Image.Resampling.BILINEAR, (0, 0.5, 1, len(colours) - 0.5))


@masks
def falloff(width: int, height: int, power: float = 1.4, strength: float = 1.0) -> Image.Image:
    """Return a round halo that reaches zero at the middle of the sides."""
    table = [round(255 * strength * max(0.0, 1 - v / 180) ** power) for v in range(256)]
    return Image.radial_gradient("L").point(table).resize((max(1, width), max(1, height)), Image.Resampling.BICUBIC)


def scaled(mask: Image.Image, opacity: float) -> Image.Image:
    """Return the mask with its values times `opacity`."""
    return mask if opacity >= 1 else mask.point(_faint(opacity))


@lru_cache(maxsize=256)
def _faint(opacity: float) -> list[int]:
    return [round(v * opacity) for v in range(256)]


def lay(base: Image.Image, paint: RGB | Image.Image, mask: Image.Image, opacity: float = 1.0) -> None:
    """Composite a colour or picture through a mask of the same size onto an RGBA picture."""
    box = mask.getbbox()
    if box is None:
        return
    mask = mask.crop(box)
    layer = Image.new("RGBA", mask.size, paint) if isinstance(paint, tuple) else paint.crop(box).convert("RGB")
    layer.putalpha(scaled(mask, opacity))
    base.alpha_composite(layer, box[:2])


def within(size: tuple[int, int], mask: Image.Image, where: tuple[int, int]) -> Image.Image:
    """Return an otherwise empty mask of this size with another mask at this place."""
    whole = Image.new("L", size, 0)
    whole.paste(mask, where)
    return whole


def shifted(mask: Image.Image, x: int, y: int) -> Image.Image:
    """Return the mask moved; the uncovered part is empty."""
    return within(mask.size, mask, (x, y))


def bevel(mask: Image.Image, depth: int) -> tuple[Image.Image, Image.Image]:
    """Return the rims of a mask that are lit from above, and those in the shade below."""
    return ImageChops.subtract(mask, shifted(mask, 0, depth)), ImageChops.subtract(mask, shifted(mask, 0, -depth))


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """Return the mask with soft edges."""
    return mask.filter(ImageFilter.GaussianBlur(radius))


def reach(radius: float) -> int:
    """Return how far a blur reaches beyond an edge, in pixels.

    Pillow applies three box blurs of this radius.
    """
    return ceil(3 * radius) + 1


def stretched(
    draw: Callable[[int, int], Image.Image], size: tuple[int, int], corner: int, *, down: bool = True
) -> Image.Image:
    """Return what `draw` makes of a size, faster: the middle column and row are repeated.

    The result is the same if all pixels at least `corner` pixels from the sides equal their neighbours. Without
    `down`, the whole height is drawn.
    """
    width, height = size
    small = draw(min(width, 2 * corner + 1), min(height, 2 * corner + 1) if down else height)
    if small.size == size:
        return small
    large = Image.new(small.mode, size)
    for x, y in product(_parts(small.width, width), _parts(small.height, height)):
        box = (x[0], y[0], x[0] + x[1], y[0] + y[1])
        large.paste(small.resize((x[3], y[3]), Image.Resampling.NEAREST, box), (x[2], y[2]))
    return large


def _parts(small: int, large: int) -> list[tuple[int, int, int, int]]:
    """Return start and length of the three parts of a side, small and large."""
    before, behind = small // 2, (small - 1) // 2
    middle = (before, 1, before, large - before - behind)
    parts = [(0, before, 0, before), middle, (before + 1, behind, large - behind, behind)]
    return [part for part in parts if part[1]]


def under(picture: Image.Image, colour: RGB, blur: float, opacity: float, drop: int = 0) -> Image.Image:
    """Return the picture (with enough margin) over a shadow or halo of its own silhouette."""
    base = blank(*picture.size)
    lay(base, colour, shifted(blurred(picture.getchannel("A"), blur), 0, drop), opacity)
    base.alpha_composite(picture)
    return base


@masks
def round_box(width: int, height: int, radius: int, inset: float = 0.0) -> Image.Image:
    """Return a smooth rounded rectangle, `inset` pixels smaller on every side."""

    def draw(wide: int, high: int) -> Image.Image:
        mask, pen = drawing(wide, high)
        edge = inset * FINE
        box = (edge, edge, wide * FINE - 1 - edge, high * FINE - 1 - edge)
        pen.rounded_rectangle(box, max(0.0, (radius - inset) * FINE), fill=255)
        return mask.reduce(FINE)

    return stretched(draw, (width, height), ceil(max(radius, inset)) + 1)


def hatch(width: int, height: int, line: int) -> Image.Image:
    """Return stripes of 45 degrees, `line` pixels wide with gaps twice as wide."""
    mask, draw = drawing(width, height, 2)
    step = round(line * 3 * 2 * 1.414)
    for x in range(-height * 2, width * 2, step):
        draw.line([(x, height * 2), (x + height * 2, 0)], fill=255, width=line * 2)
    return mask.reduce(2)
