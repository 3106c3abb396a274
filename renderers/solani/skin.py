"""The skin of Solani's sheets: the colours and the motif of their sky, and the emblem."""

import math

from PIL import Image

from renderers.kit import raster
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import rgb


def _rays(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    """Draw a rising sun of long and short rays on the lower edge."""
    width, height = base.size
    mask, draw = raster.drawing(width, height, 2)
    cx, cy = width, height * 2.04
    for k in range(48):
        a = math.radians(180 + 180 * k / 47)
        near, far = height * 0.5, height * (0.98 if k % 2 == 0 else 0.74)
        draw.line(
            (cx + near * math.cos(a), cy + near * math.sin(a), cx + far * math.cos(a), cy + far * math.sin(a)),
            fill=255,
            width=5,
        )
    for share in (0.30, 0.36, 0.45):
        r = height * share
        draw.ellipse((cx - r, cy - r, cx + r, cy + r), outline=255, width=4)
    raster.lay(base, skin.accent, mask.reduce(2), rng.uniform(0.2, 0.22))


SKIN = Skin(
    key="solani",
    bottom=rgb("#0E3A46"),
    nebula=(rgb("#1F6A8A"), rgb("#3A4AA8")),
    accent=rgb("#3FD6C6"),
    motif=_rays,
    enamel="jade",
    glyph="star8",
)
