"""The unchanging land of the main board: paths, numbered spaces, gates and the Village.

Positions are computed from the board's axial ones; a `Chart` is the position of the map in the picture. [spec 4.3]
"""

from typing import NamedTuple

from PIL import Image, ImageChops

from games.girl_stars.components import GATES, LINKS, SITES, SPACES, STARTS, VILLAGE
from renderers.girl_stars import style
from renderers.girl_stars.style import Letters
from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.theme import ENAMEL, ink, mix

_WIDE, _HIGH = 1264, 796
"""The size of the map at scale 1, with a margin."""

NUMBERED = 1.0
"""Minimum scale of a map whose spaces have their numbers."""


class Chart(NamedTuple):
    """The position of the map: its upper left corner and its scale."""

    left: int
    top: int
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the whole map."""
        return round(_WIDE * self.scale), round(_HIGH * self.scale)

    def place(self, q: int, r: int) -> tuple[float, float]:
        """Return the middle of a place of the board."""
        return self.left + (48 * (2 * q + r) - 40) * self.scale, self.top + (720 + 92 * r) * self.scale

    def space(self, space: int) -> tuple[float, float]:
        """Return the middle of a path space."""
        return self.place(SPACES[space].q, SPACES[space].r)

    def site(self, site: str) -> tuple[float, float]:
        """Return the middle of a foraging space."""
        return self.place(SITES[site].q, SITES[site].r)

    @property
    def village(self) -> tuple[float, float]:
        """The middle of the Village."""
        return self.place(VILLAGE.q, VILLAGE.r)

    def long(self, pixels: float) -> int:
        """Return this number of pixels of the map at scale 1, scaled."""
        return round(pixels * self.scale)


def segments(chart: Chart) -> list[tuple[float, float, float, float]]:
    """Return every link as a line, including those from the Village and to sites."""
    found = [(*chart.space(a), *chart.space(b)) for a, links in LINKS.items() for b in links if a < b]
    found += [(*chart.village, *chart.space(space)) for space in STARTS]
    return found + [(*chart.space(site.gate), *chart.site(site.id)) for site in SITES.values()]


def emboss(image: Image.Image, chart: Chart, letters: Letters) -> None:
    """Print land, paths and spaces on a layer under construction."""
    base = image.convert("RGBA")
    lines = segments(chart)
    _land(base, chart, lines)
    (mask, thin), (wide, broad) = (raster.drawing(*image.size, 2) for _ in range(2))
    for line in lines:
        spot = [2 * v for v in line]
        thin.line(spot, fill=255, width=max(4, chart.long(7)))
        broad.line(spot, fill=255, width=chart.long(20))
    paths = mask.reduce(2)
    raster.lay(base, ink.night, wide.reduce(2), 0.9)
    raster.lay(base, ink.brass, raster.blurred(paths, 5), 0.8)
    raster.lay(base, ink.brass, paths, 0.86)
    image.paste(base.convert("RGB"))
    canvas = Canvas(image)
    for space in SPACES:
        number = str(space) if chart.scale >= NUMBERED else ""
        canvas.put(space_disc(space, chart.long(56), letters, number), *chart.space(space))


def _land(base: Image.Image, chart: Chart, lines: list[tuple[float, float, float, float]]) -> None:
    """Draw ground under the paths, lit by the Village's fire."""
    mask, draw = raster.drawing(*base.size, 1)
    for line in lines:
        draw.line(line, fill=255, width=chart.long(80))
    for x, y in [*map(chart.site, SITES), chart.village]:
        r = chart.long(64)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    soft = raster.blurred(mask, chart.long(15)).point([min(255, max(0, (v - 110) * 12)) for v in range(256)])
    soft = raster.blurred(soft, 2)
    ground = raster.vertical(*base.size, (theme.LAND[1], theme.LAND[0]))
    raster.lay(base, ink.night, raster.shifted(raster.blurred(soft, 12), 0, 10), 0.6)
    raster.lay(base, ground, soft, 0.9)
    raster.lay(base, theme.LAND[2], ImageChops.subtract(soft, raster.shifted(soft, 0, 2)), 0.7)
    x, y = chart.village
    side = chart.long(560)
    where = (round(x - side / 2), round(y - side / 2))
    fire = raster.within(base.size, raster.falloff(side, side, 1.5, 0.34), where)
    raster.lay(base, ENAMEL["amber"], ImageChops.multiply(fire, soft))


def space_disc(space: int, size: int, letters: Letters, number: str) -> Sprite:
    """Return an unlit path space with a number or none.

    A gate has a broad ring in its colour, and the shape of that colour at its upper right.
    """
    side = size + 44
    canvas = side * FINE
    base = raster.blank(canvas, canvas)
    site = GATES.get(space)
    rim = ENAMEL[style.COLOUR_ENAMEL[site.colour]] if site else ink.faint
    raster.lay(base, ink.night, raster.shape_mask("disc", canvas, (size + 3) * FINE))
    raster.lay(base, rim, raster.shape_mask("disc", canvas, size * FINE))
    if site:
        raster.lay(base, ink.night, raster.shape_mask("disc", canvas, (size - 9) * FINE))
        raster.lay(base, rim, raster.shape_mask("disc", canvas, (size - 12) * FINE))
    inner = (size - (16 if site else 4)) * FINE
    dark = raster.vertical(canvas, canvas, (theme.TRACK[0], mix(theme.TRACK[0], ink.night, 0.5)))
    raster.lay(base, dark, raster.shape_mask("disc", canvas, inner))
    small = base.reduce(FINE)
    sheet = Canvas(small.convert("RGB"))
    sheet.text(side / 2, side / 2, number, max(theme.DETAIL, round(size * 0.48)), ink.moon, anchor="mm")
    done = sheet.image.convert("RGBA")
    done.putalpha(small.getchannel("A"))
    if site:
        badge = style.star_piece(site.colour, round(size * 0.58), letters)
        badge.onto(done, side / 2 + size * 0.36, side / 2 - size * 0.36)
    return centred(done)
