"""The skin of Glow's sheets: the colours and the motif of their sky, and the emblem."""

import math

from PIL import Image

from renderers.kit import raster
from renderers.kit.canvas import centred
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import ink, mix, rgb

_HILLS = (rgb("#0B0C26"), rgb("#060717"))


def _ridge(rng: SeededRandom, width: int, height: int, level: float, rough: float) -> list[tuple[float, float]]:
    waves = [(rng.uniform(0.6, 1.4) * n, rng.uniform(0, math.tau), rough / n) for n in (1, 2, 3, 5, 9)]
    points = [
        (x, height * (level + sum(a * math.sin(f * x / width * math.tau + p) for f, p, a in waves)))
        for x in range(0, width + 9, 8)
    ]
    return [*points, (float(width), float(height)), (0.0, float(height))]


def _hills(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    """Draw two dark ridges and fireflies in front of them."""
    width, height = base.size
    for level, rough, colour in ((0.87, 0.03, _HILLS[0]), (0.94, 0.02, _HILLS[1])):
        mask, draw = raster.drawing(width, height, 2)
        draw.polygon(_ridge(rng, width * 2, height * 2, level, rough), fill=255)
        raster.lay(base, mix(colour, skin.bottom, 0.25), mask.reduce(2), 0.86)
    for _ in range(46):
        size = rng.choice((12, 16, 20, 28, 38))
        x, y = rng.randrange(width), round(height * (1 - rng.random() ** 1.6 * 0.55))
        halo = raster.blank(size * 2, size * 2)
        raster.lay(halo, skin.accent, raster.falloff(size * 2, size * 2, 1.6, rng.uniform(0.3, 0.8)))
        raster.lay(halo, ink.gilt, raster.falloff(size * 2, size * 2, 7.0, 0.95))
        centred(halo).onto(base, x, y)


SKIN = Skin(
    key="glow",
    bottom=rgb("#3A1E3E"),
    nebula=(rgb("#34409E"), rgb("#8A4A6A")),
    accent=rgb("#FFB347"),
    motif=_hills,
    enamel="amber",
    glyph="spark",
)
