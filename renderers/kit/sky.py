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
        base.alpha_composite(*clipped(base, sprite, x, y))
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
    band = Image.new("L", (w, h), 0)
    y = rng.uniform(0.2, 0.8)
    points = [(0, h * (y + 0.2)), (w, h * (y - 0.25))]
    ImageDraw.Draw(band).line(points, fill=255, width=round(h * 0.42))
    band = raster.blurred(band, h * 0.13)
    return ImageChops.multiply(clouds, band).resize((width, height), Image.Resampling.BICUBIC)


def _dawn(base: Image.Image, accent: RGB) -> None:
    width, height = base.size
    light = Image.new("L", base.size, 0)
    light.paste(
        raster.falloff(round(width * 1.3), round(height * 0.9), 1.4, 0.3), (round(-width * 0.15), round(height * 0.6))
    )
    raster.lay(base, accent, light)


def _twilight(base: Image.Image, skin: Skin, at: Hour) -> None:
    """Lighten the game's colours at the left after sunset, or at the right before sunrise."""
    width, height = base.size
    tint, light, x = (skin.nebula[1], skin.nebula[1], 0.1) if at == "dusk" else (skin.nebula[0], skin.accent, 0.9)
    day = raster.vertical(width, height, (mix(theme.SKY_TOP, tint, 0.5), mix(theme.SKY_MIDDLE, tint, 0.55)))
    raster.lay(base, day, Image.new("L", base.size, 170))
    halo, wide, high = Image.new("L", base.size, 0), round(width * 1.5), round(height * 1.5)
    halo.paste(raster.falloff(wide, high, 1.6, 0.3), (round(width * x - wide / 2), round(height - high / 2)))
    raster.lay(base, light, halo)


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


def clipped(base: Image.Image, sprite: Sprite, x: int, y: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return the picture of a sprite and its place, cut to the base."""
    left, top = x - sprite.x, y - sprite.y
    cut = (max(0, -left), max(0, -top), *sprite.image.size)
    box = (cut[0], cut[1], min(cut[2], base.width - left), min(cut[3], base.height - top))
    return sprite.image.crop(box), (max(0, left), max(0, top))


def sparkle(size: int, colour: RGB = theme.STAR_TINTS[1]) -> Sprite:
    """Return a four-point glint with its own halo."""
    return _sparkle(size, colour)


@kept
def _sparkle(size: int, colour: RGB) -> Sprite:
    fine = raster.FINE
    side = round(size * 1.6)
    canvas = side * fine
    mask = Image.new("L", (canvas, canvas), 0)
    outline = raster.placed(_GLINT, (canvas - size * fine) / 2, (canvas - size * fine) / 2, size * fine)
    raster.fill(ImageDraw.Draw(mask), outline, 255)
    small = mask.reduce(fine)
    base = raster.blank(side, side)
    raster.lay(base, colour, raster.falloff(side, side, 1.8, 0.55))
    raster.lay(base, colour, raster.blurred(small, max(1.0, size * 0.05)), 0.9)
    raster.lay(base, ink.white, small)
    core = raster.falloff(side, side, 6.0, 1.0)
    raster.lay(base, ink.white, core)
    return centred(base)


_GLINT = tuple(
    (50 + r * math.cos(a), 50 + r * math.sin(a))
    for k in range(8)
    for r, a in [((50 if k % 2 == 0 else 50 * 0.07), math.radians(-90 + 45 * k))]
)


def engraving(image: Image.Image, x: int, y: int, radius: int, opacity: float = 0.14) -> None:
    """Draw brass circles and a scale of 360 ticks on a layer under construction."""
    rule_picture = _rule_picture(radius)
    image.paste(
        ink.brass, (x - rule_picture.width // 2, y - rule_picture.height // 2), raster.scaled(rule_picture, opacity)
    )


@masks
def _rule_picture(radius: int) -> Image.Image:
    """Return the mask of an engraving, with a margin of two pixels."""
    middle = (radius + 2) * 2
    mask = Image.new("L", (middle * 2, middle * 2), 0)
    draw = ImageDraw.Draw(mask)
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
