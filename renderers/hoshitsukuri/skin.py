"""The skin of Hoshitsukuri's sheets: colours and motif of the sky, and emblem."""

from PIL import Image, ImageDraw

from renderers.kit import raster
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import rgb


def _orbits(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    """Draw rings around a far centre, and one comet."""
    width, height = base.size
    mask, draw = raster.drawing(width, height, 2)
    for k in range(3, 11):
        r = k * height * 0.24
        draw.ellipse((width - r, height * 2.2 - r, width + r, height * 2.2 + r), outline=255, width=3)
    raster.lay(base, skin.accent, mask.reduce(2), 0.16)
    x, y = width * rng.uniform(0.55, 0.7), height * rng.uniform(0.1, 0.2)
    tail = Image.new("L", base.size, 0)
    ImageDraw.Draw(tail).polygon([(x, y - 7), (x, y + 7), (x - 210, y - 70)], fill=255)
    raster.lay(base, skin.accent, raster.blurred(tail, 5), 0.7)


SKIN = Skin(
    key="hoshitsukuri",
    bottom=rgb("#101240"),
    nebula=(rgb("#2A5FC0"), rgb("#6A4AB8")),
    accent=rgb("#79D7FF"),
    motif=_orbits,
    enamel="frost",
    glyph="star6",
)
