"""The skin of this game's sheets: colours and motif of the sky, and emblem."""

import math

from PIL import Image, ImageDraw

from renderers.kit import raster
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import ink, mix, rgb

_ASH = (rgb("#7A5FD8"), rgb("#FFC9A0"))


def _ash(base: Image.Image, rng: SeededRandom, skin: Skin) -> None:
    """Draw the thrown ash: a band of points around a rising wave."""
    width, height = base.size
    dust = Image.new("L", base.size, 0)
    draw = ImageDraw.Draw(dust)
    for _ in range(16000):
        x = rng.uniform(0, width)
        middle = height * (0.75 - 0.6 * x / width + 0.08 * math.sin(x / width * 6))
        draw.point((x, middle + rng.gauss(0, height * 0.07)), fill=rng.randrange(70, 220))
    for tint, blur, strength in ((_ASH[0], 34, 3.0), (_ASH[1], 14, 1.2)):
        soft = raster.blurred(dust, blur).point([min(255, round(v * strength)) for v in range(256)])
        raster.lay(base, tint, soft, 0.8)
    raster.lay(base, ink.gilt, dust)
    ridge = [(x, height * 0.985 - rng.uniform(0, 14)) for x in range(0, width + 40, 40)]
    ImageDraw.Draw(base).polygon([(0, height), *ridge, (width, height)], fill=mix(skin.bottom, ink.night, 0.85))


SKIN = Skin(
    key="girl_stars",
    bottom=rgb("#5A2440"),
    nebula=(rgb("#4048B8"), rgb("#8A3F8A")),
    accent=rgb("#FF8A5C"),
    motif=_ash,
    enamel="ember",
    glyph="star5",
)
