"""The sky behind every sheet: gradient, nebulae, stars, a game's motif and a vignette, all grown from one seed.

A sky of 1600 x 1200 takes about a tenth of a second and belongs in a printed layer.
"""

import math

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import raster, theme
from renderers.kit.canvas import Sprite, centred
from renderers.kit.luck import Luck
from renderers.kit.shelf import kept
from renderers.kit.theme import RGB, STAR_TINTS, ink, mix


def sky(game: str, width: int, height: int) -> Image.Image:
    """The night of a game as a new RGB picture."""
    look = theme.SKY[game]
    luck = Luck(f"sky {game} {width} {height}")
    base = raster.vertical(width, height, (theme.SKY_TOP, theme.SKY_MIDDLE, look.bottom)).convert("RGBA")
    for tint, cut, gain, strength in ((look.nebula[0], 96, 2.3, 0.42), (look.nebula[1], 112, 2.5, 0.38)):
        raster.lay(base, tint, _nebula(luck, width, height, cut, gain), strength)
    _dawn(base, look.accent)
    _stars(base, luck)
    _MOTIF[look.motif](base, luck, look)
    for _ in range(14):
        sprite = sparkle(luck.randrange(14, 35))
        x, y = luck.randrange(width), luck.randrange(round(height * 0.75))
        base.alpha_composite(*_clipped(base, sprite, x, y))
    _vignette(base, theme.VIGNETTE)
    return base.convert("RGB")


def noise(luck: Luck, width: int, height: int, cell: int = 24, octaves: int = 4) -> Image.Image:
    """Smooth clouds from seeded bytes, an "L" picture around 128."""
    total = Image.new("L", (width, height), 0)
    share = 0.5
    for octave in range(octaves):
        side = max(2, cell >> octave)
        w, h = width // side + 3, height // side + 3
        grain = Image.frombytes("L", (w, h), luck.randbytes(w * h)).resize((width, height), Image.Resampling.BICUBIC)
        total = ImageChops.add(total, raster.scaled(grain, share))
        share /= 2
    return total


def _nebula(luck: Luck, width: int, height: int, cut: int, gain: float) -> Image.Image:
    w, h = width // 4, height // 4
    clouds = noise(luck, w, h, 48).point([round(min(255, max(0, (v - cut) * gain))) for v in range(256)])
    band = Image.new("L", (w, h), 0)
    y = luck.uniform(0.2, 0.8)
    points = [(0, h * (y + 0.2)), (w, h * (y - 0.25))]
    ImageDraw.Draw(band).line(points, fill=255, width=round(h * 0.42))
    band = raster.blurred(band, h * 0.13)
    return ImageChops.multiply(clouds, band).resize((width, height), Image.Resampling.BICUBIC)


def _dawn(base: Image.Image, accent: RGB) -> None:
    width, height = base.size
    glow = Image.new("L", base.size, 0)
    glow.paste(
        raster.falloff(round(width * 1.3), round(height * 0.9), 1.4, 0.3), (round(-width * 0.15), round(height * 0.6))
    )
    raster.lay(base, accent, glow)


def _stars(base: Image.Image, luck: Luck) -> None:
    width, height = base.size
    draw = ImageDraw.Draw(base, "RGBA")
    for k in range(width * height // 4200):
        x, y = luck.randrange(width), luck.randrange(height)
        colour = (*luck.choice(STAR_TINTS), round(255 * luck.uniform(0.16, 0.75)))
        if k % 6 == 0:
            draw.rectangle((x, y, x + 1, y + 1), fill=colour)
        else:
            draw.point((x, y), fill=colour)


def _vignette(base: Image.Image, colour: RGB) -> None:
    table = [round(255 * 0.59 * min(1.0, max(0.0, (v - 120) / 135) ** 1.6)) for v in range(256)]
    mask = Image.radial_gradient("L").point(table).resize(base.size, Image.Resampling.BICUBIC)
    raster.lay(base, colour, mask)


def _clipped(base: Image.Image, sprite: Sprite, x: int, y: int) -> tuple[Image.Image, tuple[int, int]]:
    """The picture of a sprite and its place, cut so that it lies inside the base."""
    left, top = x - sprite.x, y - sprite.y
    cut = (max(0, -left), max(0, -top), *sprite.image.size)
    box = (cut[0], cut[1], min(cut[2], base.width - left), min(cut[3], base.height - top))
    return sprite.image.crop(box), (max(0, left), max(0, top))


def sparkle(size: int, colour: RGB = theme.STAR_TINTS[1]) -> Sprite:
    """A four-point glint with its own halo."""
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
    """Brass circles and a scale of 360 ticks, as on the plate of an instrument; paints on a layer in the making."""
    mask = Image.new("L", (image.width * 2, image.height * 2), 0)
    draw = ImageDraw.Draw(mask)
    for share, width in ((1.0, 3), (0.975, 2), (0.86, 2), (0.6, 2)):
        r = radius * share * 2
        draw.ellipse((2 * x - r, 2 * y - r, 2 * x + r, 2 * y + r), outline=255, width=width)
    for k in range(360):
        length = 22 if k % 10 == 0 else 13 if k % 5 == 0 else 7
        cos, sin = math.cos(math.radians(k)), math.sin(math.radians(k))
        inner, outer = 2 * (radius * 0.975 - length), 2 * radius * 0.975
        draw.line(
            (2 * x + inner * cos, 2 * y + inner * sin, 2 * x + outer * cos, 2 * y + outer * sin), fill=220, width=2
        )
    image.paste(ink.brass, (0, 0), raster.scaled(mask.reduce(2), opacity))


def _ridge(luck: Luck, width: int, height: int, level: float, rough: float) -> list[tuple[float, float]]:
    waves = [(luck.uniform(0.6, 1.4) * n, luck.uniform(0, math.tau), rough / n) for n in (1, 2, 3, 5, 9)]
    points = [
        (x, height * (level + sum(a * math.sin(f * x / width * math.tau + p) for f, p, a in waves)))
        for x in range(0, width + 9, 8)
    ]
    return [*points, (float(width), float(height)), (0.0, float(height))]


def _hills(base: Image.Image, luck: Luck, look: theme.Sky) -> None:
    """Two dark ridges and fireflies before them."""
    width, height = base.size
    for level, rough, colour in ((0.87, 0.03, theme.HILLS[0]), (0.94, 0.02, theme.HILLS[1])):
        mask = Image.new("L", (width * 2, height * 2), 0)
        ImageDraw.Draw(mask).polygon(_ridge(luck, width * 2, height * 2, level, rough), fill=255)
        raster.lay(base, mix(colour, look.bottom, 0.25), mask.reduce(2), 0.86)
    for _ in range(46):
        size = luck.choice((12, 16, 20, 28, 38))
        x, y = luck.randrange(width), round(height * (1 - luck.random() ** 1.6 * 0.55))
        halo = raster.blank(size * 2, size * 2)
        raster.lay(halo, look.accent, raster.falloff(size * 2, size * 2, 1.6, luck.uniform(0.3, 0.8)))
        raster.lay(halo, ink.gilt, raster.falloff(size * 2, size * 2, 7.0, 0.95))
        base.alpha_composite(*_clipped(base, centred(halo), x, y))


def _ash(base: Image.Image, luck: Luck, look: theme.Sky) -> None:
    """The thrown ash: a band of points round a rising wave."""
    width, height = base.size
    dust = Image.new("L", base.size, 0)
    draw = ImageDraw.Draw(dust)
    for _ in range(16000):
        x = luck.uniform(0, width)
        middle = height * (0.75 - 0.6 * x / width + 0.08 * math.sin(x / width * 6))
        draw.point((x, middle + luck.gauss(0, height * 0.07)), fill=luck.randrange(70, 220))
    for tint, blur, strength in ((theme.ASH[0], 34, 3.0), (theme.ASH[1], 14, 1.2)):
        soft = raster.blurred(dust, blur).point([min(255, round(v * strength)) for v in range(256)])
        raster.lay(base, tint, soft, 0.8)
    raster.lay(base, ink.gilt, dust)
    ImageDraw.Draw(base).rectangle((0, round(height * 0.955), width, height), fill=mix(look.bottom, ink.night, 0.85))


def _orbits(base: Image.Image, luck: Luck, look: theme.Sky) -> None:
    """Rings round a far centre, and one comet."""
    width, height = base.size
    mask = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(mask)
    for k in range(3, 11):
        r = k * height * 0.24
        draw.ellipse((width - r, height * 2.2 - r, width + r, height * 2.2 + r), outline=255, width=3)
    raster.lay(base, look.accent, mask.reduce(2), 0.16)
    x, y = width * luck.uniform(0.55, 0.7), height * luck.uniform(0.1, 0.2)
    tail = Image.new("L", base.size, 0)
    ImageDraw.Draw(tail).polygon([(x, y - 7), (x, y + 7), (x - 210, y - 70)], fill=255)
    raster.lay(base, look.accent, raster.blurred(tail, 5), 0.7)


def _rays(base: Image.Image, luck: Luck, look: theme.Sky) -> None:
    """A rising sun of long and short rays on the lower edge."""
    width, height = base.size
    mask = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(mask)
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
    raster.lay(base, look.accent, mask.reduce(2), luck.uniform(0.2, 0.22))


def _lattice(base: Image.Image, luck: Luck, look: theme.Sky) -> None:
    """A faint net of hexagons with one molecule."""
    width, height = base.size
    mask = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(mask)
    side = 116
    corners = [
        (side * math.cos(math.radians(60 * k + 30)), side * math.sin(math.radians(60 * k + 30))) for k in range(7)
    ]
    for row in range(round(height * 2 / (side * 1.5)) + 2):
        for column in range(round(width * 2 / (side * 1.732)) + 2):
            cx = (column + row % 2 / 2) * side * 1.732
            draw.line([(cx + x, row * side * 1.5 + y) for x, y in corners], fill=255, width=3)
    raster.lay(base, look.accent, mask.reduce(2), 0.13)
    x, y = width * luck.uniform(0.7, 0.75), height * 0.2
    line = [(x + 58 * k, y + (-1) ** k * 30) for k in range(4)]
    ImageDraw.Draw(base).line(line, fill=mix(look.accent, theme.SKY_MIDDLE, 0.4), width=5, joint="curve")
    for px, py in line:
        ImageDraw.Draw(base).ellipse(
            (px - 13, py - 13, px + 13, py + 13), fill=mix(look.accent, theme.SKY_MIDDLE, 0.25)
        )


_MOTIF = {"hills": _hills, "ash": _ash, "orbits": _orbits, "rays": _rays, "lattice": _lattice}
