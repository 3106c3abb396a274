"""Outlines in a box of 0..100: a small path language, and the silhouettes of pieces.

A path is a string of absolute commands: `M x y`, `L x y ...`, `C x1 y1 x2 y2 x y ...`, `O cx cy rx ry` (a separate
ellipse), `Z`.
"""

import math
from functools import lru_cache

Point = tuple[float, float]
Outline = tuple[Point, ...]

_STEPS = 14


def ellipse(cx: float, cy: float, rx: float, ry: float, steps: int = 60) -> Outline:
    """Return points around an ellipse, clockwise from the right."""
    turn = math.tau / steps
    return tuple((cx + rx * math.cos(k * turn), cy + ry * math.sin(k * turn)) for k in range(steps))


def arc(cx: float, cy: float, outer: float, inner: float, span: tuple[float, float]) -> Outline:
    """Return a bent bar between two radii over a span of degrees, clockwise from the right."""
    start, end = span
    steps = 28
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    there = [(cx + outer * math.cos(a), cy + outer * math.sin(a)) for a in angles]
    back = [(cx + inner * math.cos(a), cy + inner * math.sin(a)) for a in reversed(angles)]
    return tuple(there + back)


def star(points: int, inner: float, outer: float = 50.0, turn: float = -90.0) -> Outline:
    """Return a star around (50, 50).

    `inner` is a share of the outer radius, `turn` the angle of the first point (degrees).
    """
    angles = [math.radians(turn + 180.0 * k / points) for k in range(2 * points)]
    radii = [outer if k % 2 == 0 else outer * inner for k in range(2 * points)]
    return tuple((50 + r * math.cos(a), 50 + r * math.sin(a)) for a, r in zip(angles, radii, strict=True))


def regular(corners: int, turn: float = -90.0, radius: float = 50.0) -> Outline:
    """Return a regular polygon around (50, 50)."""
    angles = [math.radians(turn + 360.0 * k / corners) for k in range(corners)]
    return tuple((50 + radius * math.cos(a), 50 + radius * math.sin(a)) for a in angles)


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> Outline:
    """Return a rectangle with round corners."""
    corners = ((right, bottom, 0), (left, bottom, 90), (left, top, 180), (right, top, 270))
    points: list[Point] = []
    for x, y, start in corners:
        cx = x - radius if x == right else x + radius
        cy = y - radius if y == bottom else y + radius
        angles = [math.radians(start + 90 * k / 10) for k in range(11)]
        points += [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]
    return tuple(points)


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    points = []
    for k in range(1, _STEPS + 1):
        t = k / _STEPS
        s = 1 - t
        w = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        points.append(tuple(w[0] * a[i] + w[1] * b[i] + w[2] * c[i] + w[3] * d[i] for i in (0, 1)))
    return [(p[0], p[1]) for p in points]


@lru_cache(maxsize=512)
def path(text: str) -> tuple[Outline, ...]:
    """Return the outlines of a path in the language of this module."""
    outlines: list[Outline] = []
    points: list[Point] = []
    words = text.split()
    at, command = 0, ""
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        count = {"M": 2, "L": 2, "C": 6, "O": 4, "Z": 0}[command]
        values = [float(w) for w in words[at : at + count]]
        at += count
        if command == "O":
            outlines.append(ellipse(values[0], values[1], values[2], values[3]))
        elif command == "C":
            pairs = list(zip(values[::2], values[1::2], strict=True))
            points += _cubic(points[-1], *pairs)
        elif command == "Z":
            outlines.append(tuple(points))
            points = []
        else:
            points.append((values[0], values[1]))
    return (*outlines, tuple(points)) if points else tuple(outlines)


_CLOAK = (
    "M 50 2 C 65 2 75 13 75 27 C 75 36 71 43 64 48 C 76 56 84 72 92 92 C 93 96 91 98 88 98 "
    "L 12 98 C 9 98 7 96 8 92 C 16 72 24 56 36 48 C 29 43 25 36 25 27 C 25 13 35 2 50 2 Z"
)

SHAPES: dict[str, Outline] = {
    "disc": ellipse(50, 50, 50, 50, 96),
    "square": rounded(4, 4, 96, 96, 14),
    "die": rounded(0, 0, 100, 100, 22),
    "triangle": ((50, 3), (99, 92), (1, 92)),
    "diamond": ((50, 0), (98, 50), (50, 100), (2, 50)),
    "plus": path("M 34 3 L 66 3 L 66 34 L 97 34 L 97 66 L 66 66 L 66 97 L 34 97 L 34 66 L 3 66 L 3 34 L 34 34 Z")[0],
    "star5": star(5, 0.52, 54),
    "star6": star(6, 0.58, 52),
    "star8": star(8, 0.74, 52),
    "spark": star(4, 0.5, 56),
    "hexagon": regular(6, radius=53),
    "flat_hexagon": regular(6, 0, 53),
    "cloak": path(_CLOAK)[0],
    "tent": path(
        "M 50 4 C 54 4 56 6 58 9 L 98 88 C 100 93 97 96 93 96 L 7 96 C 3 96 0 93 2 88 L 42 9 C 44 6 46 4 50 4 Z"
    )[0],
    "boat": path(
        "M 46 4 L 54 4 L 54 12 C 72 24 82 42 85 62 L 98 62 C 96 80 88 92 76 96 L 24 96 C 12 92 4 80 2 62 L 46 62 Z"
    )[0],
    "lozenge": rounded(0, 0, 100, 100, 24),
}

# Where the glyph of a shape sits (share of the height) and how large it is (share of the size).
GLYPH_AT = {"triangle": (0.64, 0.42), "cloak": (0.70, 0.34), "tent": (0.66, 0.36), "boat": (0.75, 0.34)}
GLYPH_AT |= {"star5": (0.52, 0.44), "spark": (0.5, 0.42), "plus": (0.5, 0.5), "diamond": (0.5, 0.46)}
