"""The sky behind every sheet, seeded: gradient, nebulae, stars, motif and vignette.

A sky of 1600 x 1200 takes about 0.1 s, so it is cached as a printed layer below all sheets.
"""

import math
from typing import Literal

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import layers, raster, theme
from renderers.kit.canvas import Sprite, centred
from renderers.kit.renderer import Skin
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sprite_cache import kept, masks
from renderers.kit.theme import RGB, STAR_TINTS, ink, mix

Hour = Literal["dusk", "night", "dawn"]


def hour(done: float, whole: float) -> Hour:
    """Return the hour of a match after this part of it: it begins at dusk and ends at dawn."""
    return "dusk" if done < whole / 4 else "dawn" if done > whole * 3 / 4 else "night"


def sky(skin: Skin, width: int, height: int, glints: int = 14, at: Hour = "night") -> Image.Image:
    """Return the sky of a game as a new RGB picture, with this number of glints."""
    return layers.printed(("sky", skin, width, height, glints, at), lambda: _sky(skin, width, height, glints, at))


_WORDS = 135
"""Height of a header in pixels: no glint lies on its words."""


def _sky(skin: Skin, width: int, height: int, glints: int, at: Hour = "night") -> Image.Image:
    rng = SeededRandom(f"sky {skin.key} {width} {height}")
    base = raster.vertical(width, height, (theme.SKY_TOP, theme.SKY_MIDDLE, skin.bottom)).convert("RGBA")
    for tint, cut, gain, strength in ((skin.nebula[0], 96, 2.3, 0.42), (skin.nebula[1], 112, 2.5, 0.38)):
        raster.lay(base, tint, _nebula(rng, width, height, cut, gain), strength)
    _dawn(base, skin.accent)
    if at != "night":
        _twilight(base, skin, at)
    _stars(base, rng)
    skin.motif(base, rng, skin)
    for _ in range(glints):
        sprite = sparkle(rng.randrange(14, 35))
        x, y = rng.randrange(width), rng.randrange(round(height * 0.75))
        if y >= _WORDS:
            sprite.onto(base, x, y)
    _vignette(base, theme.VIGNETTE)
    return base.convert("RGB")


def noise(rng: SeededRandom, width: int, height: int, cell: int = 24, octaves: int = 4) -> Image.Image:
    """Return smooth clouds from seeded bytes, an "L" picture around 128."""
    total = Image.new("L", (width, height), 0)
    share = 0.5
    for octave in range(octaves):
        side = max(2, cell >> octave)
        w, h = width // side + 3, height // side + 3
        grain = Image.frombytes("L", (w, h), rng.randbytes(w * h)).resize((width, height), Image.Resampling.BICUBIC)
        total = ImageChops.add(total, raster.scaled(grain, share))
        share /= 2
    return total


def _nebula(rng: SeededRandom, width: int, height: int, cut: int, gain: float) -> Image.Image:
    w, h = width // 4, height // 4
    clouds = noise(rng, w, h, 48).point([round(min(255, max(0, (v - cut) * gain))) for v in range(256)])
    band, draw = raster.drawing(w, h, 1)
    y = rng.uniform(0.2, 0.8)
    points = [(0, h * (y + 0.2)), (w, h * (y - 0.25))]
    draw.line(points, fill=255, width=round(h * 0.42))
    band = raster.blurred(band, h * 0.13)
    return ImageChops.multiply(clouds, band).resize((width, height), Image.Resampling.BICUBIC)


def _dawn(base: Image.Image, accent: RGB) -> None:
    width, height = base.size
    light = raster.falloff(round(width * 1.3), round(height * 0.9), 1.4, 0.3)
    raster.lay(base, accent, raster.within(base.size, light, (round(-width * 0.15), round(height * 0.6))))


def _twilight(base: Image.Image, skin: Skin, at: Hour) -> None:
    """Lighten the game's colours at the left after sunset, or at the right before sunrise."""
    width, height = base.size
    tint, light, x = (skin.nebula[1], skin.nebula[1], 0.1) if at == "dusk" else (skin.nebula[0], skin.accent, 0.9)
    day = raster.vertical(width, height, (mix(theme.SKY_TOP, tint, 0.5), mix(theme.SKY_MIDDLE, tint, 0.55)))
    raster.lay(base, day, Image.new("L", base.size, 170))
    wide, high = round(width * 1.5), round(height * 1.5)
    where = (round(width * x - wide / 2), round(height - high / 2))
    raster.lay(base, light, raster.within(base.size, raster.falloff(wide, high, 1.6, 0.3), where))


def _stars(base: Image.Image, rng: SeededRandom) -> None:
    width, height = base.size
    draw = ImageDraw.Draw(base, "RGBA")
    for k in range(width * height // 4200):
        x, y = rng.randrange(width), rng.randrange(height)
        colour = (*rng.choice(STAR_TINTS), round(255 * rng.uniform(0.16, 0.75)))
        if k % 6 == 0:
            draw.rectangle((x, y, x + 1, y + 1), fill=colour)
        else:
            draw.point((x, y), fill=colour)


def _vignette(base: Image.Image, colour: RGB) -> None:
    table = [round(255 * 0.59 * min(1.0, max(0.0, (v - 120) / 135) ** 1.6)) for v in range(256)]
    mask = Image.radial_gradient("L").point(table).resize(base.size, Image.Resampling.BICUBIC)
    raster.lay(base, colour, mask)


@kept
def sparkle(size: int, colour: RGB = theme.STAR_TINTS[1]) -> Sprite:
    """Return a four-point glint with its own halo."""
    fine, side = raster.FINE, round(size * 1.6)
    mask, draw = raster.drawing(side, side)
    edge = (side - size) * fine / 2
    draw.polygon(raster.placed(_GLINT, edge, edge, size * fine), fill=255)
    small = mask.reduce(fine)
    base = raster.blank(side, side)
    raster.lay(base, colour, raster.falloff(side, side, 1.8, 0.55))
    raster.lay(base, colour, raster.blurred(small, max(1.0, size * 0.05)), 0.9)
    raster.lay(base, ink.white, small)
    raster.lay(base, ink.white, raster.falloff(side, side, 6.0, 1.0))
    return centred(base)


_GLINT = tuple(
    (50 + r * math.cos(a), 50 + r * math.sin(a))
    for k in range(8)
    for r, a in [((50 if k % 2 == 0 else 50 * 0.07), math.radians(-90 + 45 * k))]
)


def engraving(image: Image.Image, x: int, y: int, radius: int, opacity: float = 0.14) -> None:
    """Draw brass circles and a scale of 360 ticks on a layer under construction."""
    image.paste(ink.brass, (x - radius - 2, y - radius - 2), raster.scaled(_scale(radius), opacity))


@masks
def _scale(radius: int) -> Image.Image:
    """Return the mask of an engraving, with a margin of two pixels."""
    middle = (radius + 2) * 2
    mask, draw = raster.drawing(middle, middle, 2)
    for share, width in ((1.0, 3), (0.975, 2), (0.86, 2), (0.6, 2)):
        r = radius * share * 2
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), outline=255, width=width)
    for k in range(360):
        length = 22 if k % 10 == 0 else 13 if k % 5 == 0 else 7
        cos, sin = math.cos(math.radians(k)), math.sin(math.radians(k))
        inner, outer = 2 * (radius * 0.975 - length), 2 * radius * 0.975
        ends = (middle + inner * cos, middle + inner * sin, middle + outer * cos, middle + outer * sin)
        draw.line(ends, fill=220, width=2)
    return mask.reduce(2)
