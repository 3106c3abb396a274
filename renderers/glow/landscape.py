"""The landscapes of the journey boards: moonlit hills and mountains, islands in the sea.

Everything is placed in board units and seeded by the names of places, so that an enlarged part of a board shows the
same landscape. Light comes from the moon and from villages.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from games.glow.components import ISLANDS, PROVINCE, SPACES, Island
from renderers.glow.chart import Frame, Point
from renderers.kit import figures, raster, theme
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.theme import ENAMEL, LAND, RGB, SEA, ink, mix

_HORIZON = 48
"""Lower end of the sky in board units, above all places."""
_FINE = 2
_FAR = mix(LAND[1], LAND[2], 0.42)
"""The colour of distant hills in the haze of the night."""
_NEAR = mix(LAND[0], ink.night, 0.35)
_FIR, _ROOF, _WALL = mix(LAND[0], ink.night, 0.62), mix(LAND[0], ink.night, 0.35), mix(LAND[1], ENAMEL["amber"], 0.14)
_LAMPS = mix(ink.night, mix(ENAMEL["amber"], ENAMEL["ember"], 0.35), 0.5)
_MOONLIT = mix(LAND[2], ink.mist, 0.35)


class Ridge(NamedTuple):
    """A crest of hills: its course on the board, and the height and sharpness of its waves."""

    level: float
    high: float
    sharp: bool = False


_RANGES = (Ridge(42, 30, True), Ridge(56, 20, True))
_HILLS = tuple(Ridge(level, high) for level, high in ((72, 9), (118, 12), (178, 15), (246, 17), (324, 18), (404, 18)))
_FRONT = (Ridge(486, 16), Ridge(538, 12))
_RIVER = figures.parts(
    "body 720 66 2, 690 78 2.4, 676 98 3, 640 118 4, 590 150 5, 545 200 7, 490 226 9, 420 216 10, 360 214 11,"
    " 326 244 12, 312 290 13, 340 330 15, 392 358 16, 340 392 18, 280 430 22, 210 490 28, 110 560 36, 10 640 44"
)[0].track
_LAKES = ((620, 400, 58, 13), (600, 292, 26, 17), (768, 345, 38, 11))


def _mask(size: tuple[int, int], draw_all: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    mask, draw = raster.drawing(*size, _FINE)
    draw_all(draw)
    return mask.reduce(_FINE)


def _lay(base: Image.Image, paint: RGB | Image.Image, mask: Image.Image, opacity: float = 1.0) -> None:
    """Paint through a mask, which is faster on an opaque picture than compositing."""
    base.paste(paint, (0, 0), raster.scaled(mask, opacity))


def _fine(frame: Frame, points: list[Point]) -> list[Point]:
    """Return board places as pixels of a mask that is not reduced yet."""
    return [(x * _FINE, y * _FINE) for x, y in (frame.at(*point) for point in points)]


def _crest(ridge: Ridge, seed: str) -> list[Point]:
    grown = SeededRandom(f"ridge {seed} {ridge.level}")
    waves = [(grown.uniform(0.7, 1.3) * n, grown.uniform(0, math.tau), 1 / n**0.8) for n in (2, 3, 5, 9, 14)]
    points = []
    for x in range(-400, 1420, 6):
        turns = [(math.tau * n * x / 1000 + phase, share) for n, phase, share in waves]
        lift = sum(share * (abs(math.sin(t / 2)) * 2 - 1 if ridge.sharp else math.sin(t)) for t, share in turns)
        points.append((float(x), ridge.level - ridge.high * lift * 0.7))
    return points


def _raise_ridge(base: Image.Image, frame: Frame, ridge: Ridge, colour: RGB, lit: float) -> None:
    """Draw a ridge over those behind it, with a moonlit band below its crest."""
    points = _fine(frame, _crest(ridge, "province"))
    drop = max(4, round((14 if ridge.sharp else 30) * frame.scale))
    top = round(min(y for _, y in points) / _FINE) - 3
    foot = min(base.height, round(max(y for _, y in points) / _FINE) + 3 * drop)
    if foot > max(0, top):
        band, low = base.crop((0, top, base.width, foot)), float((foot - top) * _FINE)
        crest = [(x, y - top * _FINE) for x, y in points]
        mask = _mask(band.size, lambda draw: draw.polygon([(crest[0][0], low), *crest, (crest[-1][0], low)], 255))
        _lay(band, colour, mask)
        soft = ImageChops.subtract(mask, raster.shifted(raster.blurred(mask, drop / 2), 0, drop))
        _lay(band, _MOONLIT, soft, 0.42 * lit)
        _lay(band, _MOONLIT, ImageChops.subtract(mask, raster.shifted(mask, 0, 2)), 0.6 * lit)
        base.paste(band, (0, top))
    if foot < base.height:
        base.paste(colour, (0, max(0, foot), *base.size))


def _heaven(base: Image.Image, frame: Frame, stops: tuple[RGB, RGB, RGB], moon: Point) -> None:
    """Draw the sky above the horizon with its stars and a moon."""
    width, height = base.size
    horizon = min(height, round(frame.at(0, _HORIZON)[1]))
    if horizon <= 0:
        return
    base.paste(raster.vertical(width, horizon, stops), (0, 0))
    draw, grown = ImageDraw.Draw(base, "RGBA"), SeededRandom("stars above the land")
    for _ in range(width * horizon // 1400):
        spot = (grown.randrange(width), grown.randrange(horizon))
        draw.point(spot, fill=(*ink.white, grown.randrange(60, 200)))
    x, y = frame.at(*moon)
    _shine(base, (x, y), round(420 * frame.scale), mix(ink.night, ink.gilt, 0.5))
    size = 14 * frame.scale
    disc = [v * _FINE for v in (x - size, y - size, x + size, y + size)]
    _lay(base, mix(ink.gilt, ink.white, 0.4), _mask(base.size, lambda draw: draw.ellipse(disc, fill=255)))


def _shine(base: Image.Image, where: Point, side: int, colour: RGB, flat: float = 1.0) -> None:
    """Draw a soft light that brightens the picture, flattened if it lies on the ground."""
    high = max(1, round(side * flat))
    left, top = round(where[0] - side / 2), round(where[1] - high / 2)
    light = Image.new("RGB", (side, high))
    light.paste(colour, (0, 0), raster.falloff(side, high, 1.5, 1.0))
    base.paste(ImageChops.add(base.crop((left, top, left + side, top + high)), light), (left, top))


def province(part: Image.Image, frame: Frame) -> None:
    """Paint mountains, hills, a river with its lakes, firs and the houses of the villages."""
    base = part.copy()
    _heaven(base, frame, (theme.SKY_TOP, theme.SKY_MIDDLE, mix(LAND[2], ENAMEL["ember"], 0.3)), (812, 16))
    for k, ridge in enumerate(_RANGES):
        _raise_ridge(base, frame, ridge, mix(_FAR, theme.SKY_MIDDLE, 0.25 + 0.2 * k), 0.7)
    for k, ridge in enumerate(_HILLS):
        meadow = mix(mix(_FAR, _NEAR, 0.25 + 0.6 * k / (len(_HILLS) - 1)), ENAMEL["jade"], 0.07 + 0.05 * (k % 2))
        _raise_ridge(base, frame, ridge, meadow, 0.85 - 0.07 * k)
    _water(base, frame)
    for ridge, colour in zip(_FRONT, (_NEAR, mix(_NEAR, ink.night, 0.45)), strict=True):
        _raise_ridge(base, frame, ridge, colour, 0.4)
    villages = [(space.x, space.y) for space in SPACES.values() if space.kind == "village"]
    for x, y in villages:
        _shine(base, frame.at(x, y + 8), round(250 * frame.scale), _LAMPS, 0.72)
    _plant(base, frame, [(x, y) for x, y in _firs() if frame.shows(x, y, -40)])
    _build(base, frame, [house for x, y in villages for house in _houses(x, y)])
    part.paste(base)


def _water(base: Image.Image, frame: Frame) -> None:
    """Draw the river from the mountains to the front, and lakes, which reflect the sky."""

    def draw_all(draw: ImageDraw.ImageDraw) -> None:
        scale = frame.scale * _FINE
        for x, y, wide in _RIVER:
            ((px, py),) = _fine(frame, [(x, y)])
            draw.ellipse((px - wide * scale, py - wide * scale * 0.5, px + wide * scale, py + wide * scale * 0.5), 255)
        for x, y, wide, high in _LAKES:
            ((px, py),) = _fine(frame, [(x, y)])
            draw.ellipse((px - wide * scale, py - high * scale, px + wide * scale, py + high * scale), 255)

    mask = _mask(base.size, draw_all)
    bank = ImageChops.subtract(raster.blurred(mask, max(2, 4 * frame.scale)), mask)
    _lay(base, ink.night, bank, 0.55)
    _lay(base, raster.vertical(*base.size, (mix(SEA[2], LAND[2], 0.4), SEA[1], SEA[0])), mask)
    _lay(base, SEA[2], ImageChops.subtract(mask, raster.shifted(mask, 0, 2)), 0.8)


def _apart(x: float, y: float, a: Point, b: Point) -> float:
    """Return the distance of a place from a section of a path."""
    along = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    t = min(1.0, max(0.0, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / along))
    return math.hypot(x - a[0] - t * (b[0] - a[0]), y - a[1] - t * (b[1] - a[1]))


@cache
def _firs() -> list[Point]:
    """Return the positions of firs: in groves away from paths, places and water.

    Those in front come last.
    """
    grown = SeededRandom("firs")
    ways = [(SPACES[path.a], SPACES[path.b]) for path in PROVINCE.path]
    wet = [(x, y, wide) for x, y, wide in _RIVER] + [(x, y, wide * 1.1) for x, y, wide, _ in _LAKES]
    found = []
    for _ in range(90):
        gx, gy = grown.uniform(-60, 1060), grown.uniform(66, 560)
        for _ in range(grown.randrange(3, 8)):
            x, y = gx + grown.gauss(0, 17), gy + grown.gauss(0, 7)
            clear = all(_apart(x, y - 8, (a.x, a.y), (b.x, b.y)) > 19 for a, b in ways)
            away = all(math.hypot(x - s.x, y - 10 - s.y) > (78 if s.kind == "village" else 38) for s in SPACES.values())
            if clear and away and all(math.hypot(x - u, (y - v) * 1.6) > wide + 6 for u, v, wide in wet):
                found.append((x, y))
    return sorted(found, key=lambda spot: spot[1])


def _plant(base: Image.Image, frame: Frame, spots: list[Point]) -> None:
    """Draw firs, larger the nearer they are, their moonward side lit."""

    def shapes(draw: ImageDraw.ImageDraw, side: float) -> None:
        for x, y in spots:
            ((px, py),) = _fine(frame, [(x, y)])
            tall = (11 + 13 * max(0.0, y) / 520) * frame.scale * _FINE
            for low, high, wide in ((0.0, 0.62, 0.34), (0.3, 0.86, 0.26), (0.58, 1.1, 0.18)):
                left, right = (-wide, wide) if not side else (wide * 0.15, wide)
                foot, top = py - low * tall, py - high * tall
                draw.polygon([(px + left * tall, foot), (px, top), (px + right * tall, foot)], 255)

    _lay(base, _FIR, _mask(base.size, lambda draw: shapes(draw, 0)), 0.95)
    _lay(base, _MOONLIT, _mask(base.size, lambda draw: shapes(draw, 1)), 0.30)


def _houses(x: float, y: float) -> list[tuple[float, float, float]]:
    """Return the houses around the light of a village: foot and width, those in front last."""
    grown = SeededRandom(f"houses {x} {y}")
    found = []
    for k in range(9):
        angle = math.radians(190 + 160 * k / 8) if k < 7 else math.radians(20 if k == 7 else 160)
        far = grown.uniform(40, 54)
        found.append((x + far * 1.25 * math.cos(angle), y + 6 + far * 0.8 * math.sin(angle), grown.uniform(11, 16)))
    return sorted(found, key=lambda house: house[1])


def _build(base: Image.Image, frame: Frame, houses: list[tuple[float, float, float]]) -> None:
    """Draw houses with lit windows."""
    unit = frame.scale * _FINE
    placed = [(*_fine(frame, [(x, y)])[0], wide * unit) for x, y, wide in houses if frame.shows(x, y, -30)]

    def walls(draw: ImageDraw.ImageDraw) -> None:
        for x, y, wide in placed:
            draw.rectangle((x - wide / 2, y - wide * 0.55, x + wide / 2, y), 255)

    def roofs(draw: ImageDraw.ImageDraw) -> None:
        for x, y, wide in placed:
            top, eaves = y - wide * 1.12, y - wide * 0.48
            gable, edge = wide * 0.16, wide * 0.66
            draw.polygon([(x - edge, eaves), (x - gable, top), (x + gable, top), (x + edge, eaves)], 255)

    def windows(draw: ImageDraw.ImageDraw) -> None:
        for x, y, wide in placed:
            for dx in (-0.22, 0.22):
                cx, cy = x + dx * wide, y - wide * 0.24
                draw.rectangle((cx - wide * 0.1, cy - wide * 0.12, cx + wide * 0.1, cy + wide * 0.12), 255)

    _lay(base, _WALL, _mask(base.size, walls))
    roof = _mask(base.size, roofs)
    _lay(base, _ROOF, roof)
    _lay(base, _MOONLIT, ImageChops.subtract(roof, raster.shifted(roof, -1, 2)), 0.6)
    light = _mask(base.size, windows)
    _lay(base, ENAMEL["amber"], raster.blurred(light, max(2, 4 * frame.scale)), 0.9)
    _lay(base, mix(ink.gilt, ENAMEL["amber"], 0.25), light)


def sea(part: Image.Image, frame: Frame) -> None:
    """Paint the sea below a night sky, with moonlight on it and distant islands."""
    base = part.copy()
    width, height = base.size
    _heaven(base, frame, (theme.SKY_TOP, theme.SKY_MIDDLE, mix(SEA[2], SEA[1], 0.45)), (742, 35))
    horizon = max(0, min(height - 1, round(frame.at(0, _HORIZON)[1])))
    stops = (mix(SEA[1], SEA[2], 0.42), mix(SEA[1], SEA[2], 0.1), SEA[1], mix(SEA[0], SEA[1], 0.45), SEA[0])
    base.paste(raster.vertical(width, height - horizon, stops), (0, horizon))
    for x, wide, high in ((300, 74, 13), (395, 40, 8), (930, 60, 11), (20, 50, 9)):
        _far_island(base, frame, (x, wide, high))
    _waves(base, frame)
    part.paste(base)


def _far_island(base: Image.Image, frame: Frame, island: tuple[float, float, float]) -> None:
    x, wide, high = island
    steps = [k / 20 for k in range(21)]
    outline = [
        (x + wide * (2 * t - 1), _HORIZON + 1 - high * math.sin(math.pi * t) ** 0.7 * (1 + 0.3 * math.sin(9 * t)))
        for t in steps
    ]
    mask = _mask(base.size, lambda draw: draw.polygon(_fine(frame, outline), 255))
    _lay(base, mix(_FAR, SEA[0], 0.5), mask, 0.9)


def _waves(base: Image.Image, frame: Frame) -> None:
    """Draw waves, longer and farther apart in front, and moonlight on the water."""
    grown = SeededRandom("waves")
    crests, shine = [], []
    for _ in range(420):
        y = _HORIZON + 4 + 560 * grown.random() ** 1.5
        near = (y - _HORIZON) / 520
        crests.append((grown.uniform(-80, 1080), y, 7 + 20 * near))
    for _ in range(190):
        y = _HORIZON + 3 + 300 * grown.random() ** 1.4
        near = (y - _HORIZON) / 520
        shine.append((742 + grown.gauss(0, 9 + 60 * near), y, 6 + 14 * near))

    def draw_all(draw: ImageDraw.ImageDraw, some: list[tuple[float, float, float]]) -> None:
        for x, y, wide in some:
            top, half = y - wide * 0.13, wide * 0.3
            points = [(x - wide, y), (x - half, top), (x + half, top), (x + wide, y)]
            draw.line(_fine(frame, points), fill=255, width=max(2, round(2.4 * frame.scale)), joint="curve")

    _lay(base, SEA[2], _mask(base.size, lambda draw: draw_all(draw, crests)), 0.34)
    _lay(base, mix(ink.gilt, ink.white, 0.3), _mask(base.size, lambda draw: draw_all(draw, shine)), 0.6)


def islands(part: Image.Image, frame: Frame) -> None:
    """Draw the islands with surf, cliffs, a green back, and light where one is lit."""
    base = part.copy()
    shores = {island.id: _coast(island, frame) for island in ISLANDS.values()}
    lift = round(15 * frame.scale)

    def draw_all(draw: ImageDraw.ImageDraw, grow: float, up: float) -> None:
        for coast in shores.values():
            points = [(x * _FINE, (y - up) * _FINE) for x, y in coast]
            raster.fill(draw, points, 255, grow * _FINE)

    shoal = _mask(base.size, lambda draw: draw_all(draw, 12 * frame.scale, -4 * frame.scale))
    foot = _mask(base.size, lambda draw: draw_all(draw, 0, 0))
    back = _mask(base.size, lambda draw: draw_all(draw, -0, lift))
    cliff = ImageChops.lighter(foot, raster.shifted(foot, 0, -lift // 2))
    _lay(base, SEA[2], raster.blurred(shoal, 6), 0.5)
    _lay(base, mix(SEA[2], ink.white, 0.4), _surf(foot, frame), 0.7)
    _lay(base, mix(LAND[0], ink.night, 0.45), cliff)
    _lay(base, raster.vertical(*base.size, (mix(LAND[1], LAND[2], 0.25), LAND[1], LAND[0])), back)
    drop = max(4, round(22 * frame.scale))
    soft = ImageChops.subtract(back, raster.shifted(raster.blurred(back, drop / 2), 0, drop))
    _lay(base, _MOONLIT, soft, 0.4)
    _lay(base, _MOONLIT, ImageChops.subtract(back, raster.shifted(back, 0, 2)), 0.8)
    lit = [island for island in ISLANDS.values() if island.light]
    for island in lit:
        _shine(base, frame.at(island.x, island.y), round(230 * frame.scale), _LAMPS, 0.8)
    _plant(base, frame, [spot for island in ISLANDS.values() for spot in _grove(island)])
    _build(base, frame, [house for island in lit for house in _houses(island.x, island.y - 8)[:5]])
    part.paste(base)


def _surf(foot: Image.Image, frame: Frame) -> Image.Image:
    drop = max(2, round(4 * frame.scale))
    return ImageChops.subtract(raster.shifted(foot, 0, drop), raster.shifted(foot, 0, drop - 2))


def _grove(island: Island) -> list[Point]:
    grown = SeededRandom(f"grove {island.id}")
    sides = (-1, 1) if not island.light else (grown.choice((-1, 1)),)
    return [
        (island.x + side * grown.uniform(34, 46), island.y - grown.uniform(-4, 16)) for side in sides for _ in range(3)
    ]


def _coast(island: Island, frame: Frame) -> list[Point]:
    """Return the coast of an island: a circle with a few seeded waves."""
    grown = SeededRandom(f"coast {island.id}")
    reach = (56 if island.light else 48) * frame.scale
    waves = [(n, grown.uniform(0, math.tau), grown.uniform(0.03, 0.10)) for n in (2, 3, 5)]
    cx, cy = frame.at(island.x, island.y + 6)
    coast = []
    for k in range(72):
        a = math.tau * k / 72
        r = reach * (1 + sum(depth * math.sin(n * a + phase) for n, phase, depth in waves))
        coast.append((cx + r * 1.25 * math.cos(a), cy + r * 0.86 * math.sin(a)))
    return coast
