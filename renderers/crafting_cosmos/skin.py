"""The skin of Crafting the Cosmos' sheets: colours and motif of the sky, and emblem."""

import math

from PIL import Image, ImageDraw

from renderers.kit import raster
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import SKY_MIDDLE, mix, rgb


def _lattice(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    """Draw a faint net of hexagons with one molecule."""
    width, height = base.size
    mask, draw = raster.drawing(width, height, 2)
    side = 116
    corners = [
        (side * math.cos(math.radians(60 * k + 30)), side * math.sin(math.radians(60 * k + 30))) for k in range(7)
    ]
    for row in range(round(height * 2 / (side * 1.5)) + 2):
        for column in range(round(width * 2 / (side * 1.732)) + 2):
            cx = (column + row % 2 / 2) * side * 1.732
            draw.line([(cx + x, row * side * 1.5 + y) for x, y in corners], fill=255, width=3)
    raster.lay(base, skin.accent, mask.reduce(2), 0.13)
    x, y = width * rng.uniform(0.02, 0.05), height * 0.92
    line = [(x + 58 * k, y + (-1) ** k * 30) for k in range(4)]
    ImageDraw.Draw(base).line(line, fill=mix(skin.accent, SKY_MIDDLE, 0.75), width=5, joint="curve")
    for px, py in line:
        ImageDraw.Draw(base).ellipse((px - 13, py - 13, px + 13, py + 13), fill=mix(skin.accent, SKY_MIDDLE, 0.75))


SKIN = Skin(
    key="crafting_cosmos",
    bottom=rgb("#3A1460"),
    nebula=(rgb("#6A3AB8"), rgb("#C0488A")),
    accent=rgb("#C79BFF"),
    motif=_lattice,
    enamel="violet",
    glyph="hexagon",
)
