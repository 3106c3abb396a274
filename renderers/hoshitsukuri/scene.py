"""Windows under construction, measured in shares of the smaller side.

The point (0, 0) is the middle, x grows to the right and y downwards; the side of the largest square in the window is 1.
Wide and tall windows therefore show the same thing at the same size, with more sky around it.
"""

import math
from collections.abc import Sequence

from PIL import Image, ImageChops

from renderers.kit import raster
from renderers.kit.panels import night_window
from renderers.kit.raster import FINE
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sky import noise, sparkle
from renderers.kit.theme import RGB, ink, mix

Point = tuple[float, float]
Paint = RGB | tuple[RGB, ...]
_REACH = 0.86
"""Share of the window's height that the square of side 1 fills."""


def ring(
    x: float, y: float, rx: float, ry: float, span: tuple[float, float] = (0, 360), *, tilt: float = 0
) -> list[Point]:
    """Return points along an ellipse, clockwise from the right; angles in degrees."""
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    steps = max(8, round(abs(span[1] - span[0]) / 5))
    points = []
    for k in range(steps + 1):
        a = math.radians(span[0] + (span[1] - span[0]) * k / steps)
        px, py = rx * math.cos(a), ry * math.sin(a)
        points.append((x + px * cos - py * sin, y + px * sin + py * cos))
    return points


def curve(points: Sequence[Point], steps: int = 12) -> list[Point]:
    """Return a smooth line through the points."""
    p = [points[0], *points, points[-1]]
    places = ((i, k / steps) for i in range(1, len(p) - 2) for k in range(steps))
    line = [_between(p[i - 1], p[i], p[i + 1], p[i + 2], t) for i, t in places]
    return [*line, points[-1]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    x, y = (
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d, strict=True)
    )
    return x, y


class Scene:
    """A picture painted layer by layer; `half` and `floor` are the window's edges in shares."""

    def __init__(self, seed: str, enamel: str, width: int, height: int) -> None:
        self.image = night_window(seed, enamel, width, height).copy()
        self.size = (width, height)
        self.unit = min(height, width * 0.9) * _REACH
        self.half = width / 2 / self.unit
        self.floor = height / 2 / self.unit
        self.rng = SeededRandom(f"celestial {seed}")

    def at(self, x: float, y: float, fine: int = 1) -> Point:
        """Return the pixel of a point."""
        return (self.size[0] / 2 + x * self.unit) * fine, (self.size[1] / 2 + y * self.unit) * fine

    def mask(self, *outlines: Sequence[Point]) -> Image.Image:
        """Return filled outlines as one mask."""
        mask, draw = raster.drawing(*self.size)
        for outline in outlines:
            draw.polygon([self.at(x, y, FINE) for x, y in outline], fill=255)
        return mask.reduce(FINE)

    def lines(self, width: float, *lines: Sequence[Point]) -> Image.Image:
        """Return lines of a width in shares, with round joints and ends, as one mask."""
        mask, draw = raster.drawing(*self.size)
        wide = max(1.0, width * self.unit * FINE)
        for line in lines:
            points = [self.at(x, y, FINE) for x, y in line]
            draw.line(points, fill=255, width=round(wide), joint="curve")
            for x, y in (points[0], points[-1]):
                draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)
        return mask.reduce(FINE)

    def taper(self, line: Sequence[Point], start: float, end: float) -> Image.Image:
        """Return a line that is `start` wide at its first point and `end` at its last."""
        mask, draw = raster.drawing(*self.size)
        steps = 10
        pieces = max(1, (len(line) - 1) * steps)
        for k in range(pieces + 1):
            at, share = divmod(k, steps)
            a, b = line[at], line[min(at + 1, len(line) - 1)]
            r = (start + (end - start) * k / pieces) * self.unit * FINE / 2
            x, y = self.at(a[0] + (b[0] - a[0]) * share / steps, a[1] + (b[1] - a[1]) * share / steps, FINE)
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
        return mask.reduce(FINE)

    def lay(self, mask: Image.Image, paint: Paint, opacity: float = 1.0) -> None:
        """Paint through a mask, with one colour or several from top to bottom of the mask."""
        if isinstance(paint[0], int):
            raster.lay(self.image, (paint[0], paint[1], paint[2]), mask, opacity)
            return
        box = mask.getbbox()
        if box is None:
            return
        stops = [stop for stop in paint if not isinstance(stop, int)]
        layer = Image.new("RGB", self.size, stops[-1])
        layer.paste(raster.vertical(self.size[0], box[3] - box[1], stops), (0, box[1]))
        raster.lay(self.image, layer, mask, opacity)

    def fill(self, paint: Paint, *outlines: Sequence[Point], opacity: float = 1.0) -> None:
        """Fill outlines."""
        self.lay(self.mask(*outlines), paint, opacity)

    def stroke(self, paint: Paint, width: float, *lines: Sequence[Point], opacity: float = 1.0) -> None:
        """Draw lines."""
        self.lay(self.lines(width, *lines), paint, opacity)

    def glow(self, mask: Image.Image, colour: RGB, blur: float, opacity: float = 0.8) -> None:
        """Draw light around a mask; `blur` in shares."""
        self.lay(raster.blurred(mask, blur * self.unit), colour, opacity)

    def halo(self, x: float, y: float, radius: float, colour: RGB, *, glare: tuple[float, float] = (0.8, 1.4)) -> None:
        """Draw a round light; `glare` are its strength and its exponent of decay."""
        side = max(4, round(radius * 2 * self.unit))
        px, py = self.at(x, y)
        light = raster.falloff(side, side, glare[1], glare[0])
        self.lay(raster.within(self.size, light, (round(px - side / 2), round(py - side / 2))), colour)

    def rim(self, mask: Image.Image, colour: RGB, depth: float = 0.022, opacity: float = 0.8) -> None:
        """Draw light on the upper edge of a mask."""
        shift = max(1, round(depth * self.unit))
        self.lay(ImageChops.subtract(mask, raster.shifted(mask, 0, shift)), colour, opacity)

    def ball(self, x: float, y: float, r: float, paint: Paint, marks: Sequence[tuple[Image.Image, RGB]] = ()) -> None:
        """Draw a lit ball with marks (bands, craters, lands) on it."""
        disc = self.mask(ring(x, y, r, r))
        self.lay(disc, paint)
        for mask, colour in marks:
            self.lay(ImageChops.multiply(mask, disc), colour)
        self._shade(disc, (x, y), r)

    def _shade(self, disc: Image.Image, middle: Point, r: float) -> None:
        side = max(4, round(r * 2 * self.unit))
        left, top = (round(v - side / 2) for v in self.at(*middle))
        for table, shift, colour in (
            ([min(235, max(0, round((v - 62) * 1.75))) for v in range(256)], 0.26, ink.night),
            ([max(0, round(120 - 2.3 * v)) for v in range(256)], 0.2, ink.white),
        ):
            spot = Image.radial_gradient("L").resize((side * 2, side * 2), Image.Resampling.BICUBIC).point(table)
            whole = Image.new("L", self.size, table[255])
            offset = round(side / 2 + side * shift)
            whole.paste(spot, (left - offset, top - offset))
            self.lay(ImageChops.multiply(whole, disc), colour)

    def clouds(self, x: float, y: float, r: float, colours: Sequence[RGB], gain: float = 3.0) -> None:
        """Draw tinted clouds that fade towards a circle."""
        side = max(8, round(r * 2 * self.unit))
        px, py = self.at(x, y)
        round_light = raster.falloff(side, side, 0.8, 1.0)
        for colour in colours:
            grain = noise(self.rng, side, side, max(4, side // 5), 3)
            grain = grain.point([min(255, max(0, round((v - 92) * gain))) for v in range(256)])
            where = (round(px - side / 2), round(py - side / 2))
            self.lay(raster.within(self.size, ImageChops.multiply(grain, round_light), where), colour, 0.85)

    def spark(self, x: float, y: float, size: float, colour: RGB = ink.group_line) -> None:
        """Draw a glint, cut at the window's edge."""
        sparkle(max(6, round(size * self.unit)), colour).onto(self.image, *self.at(x, y))

    def hill(self, level: float, rise: float, seed: float = 0.0) -> list[Point]:
        """Return the outline of a hill, `rise` higher in the middle than at the sides."""
        steps = 24
        points = []
        for k in range(steps + 1):
            x = -self.half - 0.05 + (2 * self.half + 0.1) * k / steps
            bulge = math.cos(x / self.half * math.pi / 2)
            points.append((x, level - rise * bulge + 0.02 * math.sin(x * 7 + seed)))
        return [*points, (self.half + 0.05, self.floor + 0.1), (-self.half - 0.05, self.floor + 0.1)]

    def done(self, radius: int = 8) -> Image.Image:
        """Return the finished window with round corners."""
        self.image.putalpha(raster.round_box(*self.size, radius))
        return self.image


def shades(colour: RGB) -> tuple[RGB, RGB, RGB]:
    """Return a colour lit from above: light, itself, deep."""
    return mix(colour, ink.white, 0.35), colour, mix(colour, ink.night, 0.45)
