"""Companions by night: a dark creature before a coloured sky, grown from its id.

Six kinds of body and of head-dress, tails on either side, one to three lantern eyes, a small constellation behind.
The same id gives the same creature at every size, because everything is drawn in shares of the window's height.
"""

import math

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import raster, theme
from renderers.kit.luck import Luck
from renderers.kit.panels import night_window
from renderers.kit.raster import FINE
from renderers.kit.shelf import masks
from renderers.kit.theme import ENAMEL, ink, mix

Point = tuple[float, float]
BODIES = ("round", "tall", "long", "winged", "legged", "shell")
PERSON = "person"
CRESTS = ("bear", "cat", "horn", "antler", "hare", "plume")


class _Sketch:
    """A silhouette in shares: x from -1 to 1 across the window's height, y from 0 at the top to 1 at the bottom."""

    def __init__(self, width: int, height: int) -> None:
        self.high = height * FINE
        self.middle = width * FINE / 2
        self.mask = Image.new("L", (width * FINE, height * FINE), 0)
        self.draw = ImageDraw.Draw(self.mask)

    def at(self, x: float, y: float) -> Point:
        return self.middle + x * self.high, y * self.high

    def blob(self, x: float, y: float, rx: float, ry: float) -> None:
        (cx, cy), h = self.at(x, y), self.high
        self.draw.ellipse((cx - rx * h, cy - ry * h, cx + rx * h, cy + ry * h), fill=255)

    def shape(self, points: list[Point]) -> None:
        self.draw.polygon([self.at(x, y) for x, y in points], fill=255)

    def limb(self, points: list[Point], start: float, end: float) -> None:
        """A smooth limb through the points, `start` wide at its root and `end` at its tip."""
        track = _spline(points)
        for k, (x, y) in enumerate(track):
            r = start + (end - start) * k / (len(track) - 1)
            self.blob(x, y, r / 2, r / 2)


def _spline(points: list[Point]) -> list[Point]:
    """Points on a Catmull-Rom curve through the given ones."""
    p = [points[0], *points, points[-1]]
    curve = []
    for i in range(1, len(p) - 2):
        for k in range(20):
            t = k / 20
            curve.append(
                (
                    _bend(p[i - 1][0], p[i][0], p[i + 1][0], p[i + 2][0], t),
                    _bend(p[i - 1][1], p[i][1], p[i + 1][1], p[i + 2][1], t),
                )
            )
    return [*curve, points[-1]]


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _round(s: _Sketch, luck: Luck, side: int) -> tuple[float, float, float]:
    s.blob(0, 1.06, luck.uniform(0.36, 0.46), 0.42)
    _tail(s, luck, side, 0.30)
    return 0.0, 0.54, luck.uniform(0.19, 0.22)


def _tall(s: _Sketch, luck: Luck, side: int) -> tuple[float, float, float]:
    s.limb([(0.0, 1.1), (-0.03 * side, 0.8), (0.02 * side, 0.5)], 0.46, 0.17)
    for arm in (-1, 1):
        s.limb([(0.1 * arm, 0.72), (0.26 * arm, 0.78), (0.31 * arm, 1.02)], 0.1, 0.05)
    return 0.02 * side, 0.38, luck.uniform(0.15, 0.17)


def _long(s: _Sketch, luck: Luck, side: int) -> tuple[float, float, float]:
    rise = luck.uniform(0.5, 0.62)
    s.limb(
        [
            (-0.85 * side, 0.74),
            (-0.6 * side, rise),
            (-0.34 * side, 0.88),
            (-0.04 * side, 0.92),
            (0.2 * side, 0.66),
            (0.27 * side, 0.46),
        ],
        0.05,
        0.2,
    )
    s.blob(-0.2 * side, 1.0, 0.3, 0.13)
    return 0.27 * side, 0.42, 0.155


def _winged(s: _Sketch, luck: Luck, side: int) -> tuple[float, float, float]:
    span = luck.uniform(0.62, 0.78)
    top = luck.uniform(0.22, 0.34)
    for wing in (-1, 1):
        scallops = [
            (wing * span * k, top + 0.12 + v)
            for k, v in ((1.0, 0.32), (0.8, 0.26), (0.72, 0.46), (0.5, 0.38), (0.42, 0.6), (0.2, 0.55))
        ]
        s.shape([(0.0, 0.5), (wing * span * 0.62, top - 0.06), (wing * span * 1.05, top + 0.06), *scallops, (0.0, 0.9)])
    s.blob(0, 0.82, 0.16, 0.34)
    return 0.0, 0.5, luck.uniform(0.145, 0.165)


def _legged(s: _Sketch, luck: Luck, side: int) -> tuple[float, float, float]:
    s.blob(-0.1 * side, 0.7, 0.34, 0.19)
    for k in range(4):
        x = -0.42 + 0.22 * k
        s.limb([(x * side, 0.72), ((x - 0.07 + 0.03 * k) * side, 0.86), ((x + 0.01) * side, 1.04)], 0.1, 0.06)
    _tail(s, luck, -side, 0.36, root=0.64)
    return 0.27 * side, 0.5, luck.uniform(0.155, 0.18)


def _shell(s: _Sketch, luck: Luck, side: int) -> tuple[float, float, float]:
    s.blob(-0.06 * side, 0.98, 0.5, 0.54)
    for k in range(5):
        a = math.radians(205 + 32 * k)
        x, y = -0.06 * side + 0.49 * math.cos(a), 0.98 + 0.52 * math.sin(a)
        s.shape([(x - 0.06, y + 0.05), (x + 0.09 * math.cos(a), y + 0.12 * math.sin(a)), (x + 0.06, y + 0.05)])
    s.limb([(0.2 * side, 0.92), (0.42 * side, 0.78), (0.47 * side, 0.62)], 0.24, 0.13)
    return 0.47 * side, 0.56, luck.uniform(0.13, 0.15)


def _tail(s: _Sketch, luck: Luck, side: int, reach: float, root: float = 0.92) -> None:
    curl = luck.choice((-0.16, 0.12, 0.2))
    points = [
        (0.26 * side, root),
        ((0.30 + reach * 0.45) * side, root - 0.1),
        ((0.28 + reach * 0.75) * side, root - 0.36),
    ]
    points.append(((0.28 + reach * 0.75 + curl) * side, root - 0.5))
    s.limb(points, 0.17, luck.choice((0.04, 0.09)))


def _person(s: _Sketch, _: Luck, side: int) -> tuple[float, float, float]:
    s.limb([(0.0, 1.15), (0.0, 0.82), (0.0, 0.5)], 0.74, 0.26)
    s.shape([(-0.21, 0.56), (-0.17, 0.34), (0.03 * side, 0.1), (0.17, 0.34), (0.21, 0.56)])
    s.limb([(0.16 * side, 0.66), (0.34 * side, 0.66), (0.44 * side, 0.56)], 0.12, 0.07)
    s.limb([(0.50 * side, 0.4), (0.50 * side, 1.1)], 0.025, 0.025)
    return 0.0, 0.44, 0.15


_BODY = {
    "person": _person,
    "round": _round,
    "tall": _tall,
    "long": _long,
    "winged": _winged,
    "legged": _legged,
    "shell": _shell,
}


def _ears(s: _Sketch, kind: str, head: tuple[float, float, float], side: int) -> None:
    """The ear, horn or antler on one side of a head (x, y, radius)."""
    x, y, r = head

    def at(*places: Point) -> list[Point]:
        return [(x + side * r * across, y - r * up) for across, up in places]

    match kind:
        case "bear":
            s.blob(x + side * r * 0.72, y - r * 0.74, r * 0.4, r * 0.4)
        case "cat":
            s.shape(at((0.1, 0.8), (0.95, 1.75), (1.0, 0.1)))
        case "hare":
            s.limb(at((0.4, 0.6), (0.7, 1.5), (1.0, 2.1)), r * 0.5, r * 0.22)
        case "horn":
            s.limb(at((0.7, 0.5), (1.4, 0.9), (1.25, 1.7)), r * 0.5, r * 0.08)
        case "antler":
            s.limb(at((0.4, 0.7), (0.9, 1.4), (1.5, 1.9)), r * 0.24, r * 0.1)
            s.limb(at((0.9, 1.4), (0.8, 2.1)), r * 0.17, r * 0.08)
            s.limb(at((1.15, 1.62), (1.75, 1.5)), r * 0.15, r * 0.08)


def _plumes(s: _Sketch, head: tuple[float, float, float]) -> None:
    """Three feathers on a head."""
    x, y, r = head
    for k, lean in enumerate((-0.5, 0.0, 0.5)):
        tip = (x + lean * r * 1.4, y - r * (2.0 - 0.3 * abs(k - 1)))
        s.limb([(x + lean * r * 0.4, y - r * 0.8), (x + lean * r, y - r * 1.5), tip], r * 0.16, r * 0.34)


def _plan(seed: str) -> tuple[Luck, str, str, int, int]:
    luck = Luck(f"creature {seed}")
    return luck, luck.choice(BODIES), luck.choice(CRESTS), luck.choice((-1, 1)), luck.choice((1, 2, 2, 2, 3))


@masks
def portrait(seed: str, enamel: str, width: int, height: int, kind: str = "") -> Image.Image:
    """The window of a companion: `seed` decides who it is (`kind`, if given, keeps the family likeness of a name)."""
    luck, body, crest, side, eyes = _plan(seed if kind == PERSON else kind or seed)
    if kind == PERSON:
        body, crest, eyes = PERSON, "", 2
    scene = night_window(seed, enamel, width, height)
    scene.alpha_composite(_constellation(seed, width, height))
    sketch = _Sketch(width, height)
    x, y, r = _BODY[body](sketch, luck, side)
    sketch.blob(x, y, r * luck.uniform(1.0, 1.15), r)
    if crest == "plume":
        _plumes(sketch, (x, y, r))
    for ear in (-1, 1):
        _ears(sketch, crest, (x, y, r), ear)
    shape = sketch.mask.reduce(FINE)
    c = ENAMEL[enamel]
    light = ImageChops.subtract(shape, raster.shifted(shape, 0, max(1, round(height * 0.024))))
    raster.lay(scene, mix(c, ink.white, 0.25), raster.blurred(shape, height * 0.05), 0.30)
    stops = (mix(theme.CREATURE, c, 0.20), mix(theme.CREATURE, c, 0.08))
    raster.lay(scene, raster.vertical(width, height, stops), shape)
    raster.lay(scene, mix(c, ink.gilt, 0.45), light, 0.85)
    _eyes(scene, (width / 2 + x * height, y * height), r * height, eyes)
    if kind == PERSON:
        _lamp(scene, width / 2 + 0.50 * side * height, 0.36 * height, height * 0.055)
    window = raster.round_box(width, height, 8)
    scene.putalpha(window)
    return scene


def _eyes(scene: Image.Image, middle: Point, r: float, count: int) -> None:
    """Lantern eyes: a warm halo, a disc, a white heart."""
    gap = r * (0.62 if count == 3 else 0.78)
    size = r * (0.36 if count == 1 else 0.22 if count == 3 else 0.27)
    for k in range(count):
        cx = middle[0] + (k - (count - 1) / 2) * gap
        cy = middle[1] + r * 0.05
        _lamp(scene, cx, cy, size)


def _lamp(scene: Image.Image, cx: float, cy: float, size: float) -> None:
    wide = max(4, round(size * 7)) // 2 * 2
    halo = Image.new("L", scene.size, 0)
    halo.paste(raster.falloff(wide, wide, 1.2, 0.75), (round(cx - wide / 2), round(cy - wide / 2)))
    raster.lay(scene, ink.group_glow, halo)
    disc = Image.new("L", (scene.width * FINE, scene.height * FINE), 0)
    box = [(v + d * size) * FINE for v, d in ((cx, -1), (cy, -1), (cx, 1), (cy, 1))]
    ImageDraw.Draw(disc).ellipse((box[0], box[1], box[2], box[3]), fill=255)
    raster.lay(scene, ink.group_line, disc.reduce(FINE))


def _constellation(seed: str, width: int, height: int) -> Image.Image:
    """Six stars joined by the shortest tree, in gilt."""
    luck = Luck(f"stars {seed}")
    stars = [(luck.uniform(0.05, 0.95) * width, luck.uniform(0.08, 0.72) * height) for _ in range(6)]
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    draw = ImageDraw.Draw(mask)
    joined, apart = [stars[0]], stars[1:]
    while apart:
        a, b = min(((p, q) for p in joined for q in apart), key=lambda pair: math.dist(*pair))
        draw.line((a[0] * FINE, a[1] * FINE, b[0] * FINE, b[1] * FINE), fill=150, width=round(1.5 * FINE))
        joined.append(b)
        apart.remove(b)
    for x, y in stars:
        r = luck.uniform(1.6, 3.0) * height / 110 * FINE
        draw.ellipse((x * FINE - r, y * FINE - r, x * FINE + r, y * FINE + r), fill=255)
    picture = raster.blank(width, height)
    lines = mask.reduce(FINE)
    raster.lay(picture, ink.gilt, raster.blurred(lines, 2), 0.5)
    raster.lay(picture, ink.gilt, lines, 0.85)
    return picture
