"""Figures of creatures and people: their notation, and the masks drawn from it.

A figure is a few lines: the stuff of parts, then the parts, separated by semicolons, each given by its joints in a box
of 0..100 that stands on its lower edge. Joints `x y r` make a limb that swells and tapers from one to the next (a
single one is a ball). Joints `x y` make the smooth outline of a skin, with a corner where a joint occurs twice. `x y r
r n` is a burst, a skin of n points between two radii. Stuff with an asterisk is mirrored at the middle.
"""

import math
import tomllib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit.raster import FINE, Box

Joint = tuple[float, ...]
Round = tuple[float, float, float]
STUFFS = ("aura", "far", "body", "near", "mark", "light", "hole", "eye", "pupil")
"""The stuffs from back to front: light behind, three depths of body, patterns and lights, eyes."""


class FigurePart(NamedTuple):
    """One part: its stuff, its joints, and the smooth track through them."""

    stuff: str
    joints: tuple[Joint, ...]
    track: tuple[Joint, ...]

    @property
    def limb(self) -> bool:
        """Whether the joints have radii."""
        return len(self.joints[0]) > 2


def load(package: str) -> dict[str, str]:
    """Return the figures in the file `figures.toml` of a package, by name."""
    return tomllib.loads(files(package).joinpath("figures.toml").read_text("utf-8"))


@lru_cache(maxsize=128)
def parts(text: str) -> tuple[FigurePart, ...]:
    """Return the parts of a figure."""
    return tuple(part for line in text.strip().splitlines() for part in _read(*line.split(maxsplit=1)))


def _read(stuff: str, places: str) -> Iterator[FigurePart]:
    for part in places.split(";"):
        joints = tuple(tuple(map(float, place.split())) for place in part.split(","))
        if len(joints[0]) == _BURST:
            joints = _burst(*joints[0])
        yield _part(stuff.removesuffix("*"), joints)
        if stuff.endswith("*"):
            yield _part(stuff[:-1], tuple((100 - x, *rest) for x, *rest in joints))


_BURST = 5


def _burst(x: float, y: float, outer: float, inner: float, points: float) -> tuple[Joint, ...]:
    """Return the joints of a burst, the first at the top, each a corner."""
    ring: list[Joint] = []
    for k in range(round(points)):
        for reach, turn in ((outer, k), (outer, k), (inner, k + 0.5)):
            angle = turn * math.tau / points
            ring.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return tuple(ring)


def _part(stuff: str, joints: tuple[Joint, ...]) -> FigurePart:
    limb = len(joints[0]) > 2
    ends = (joints[0], *joints, joints[-1]) if limb else (joints[-1], *joints, *joints[:2])
    return FigurePart(stuff, joints, tuple(_curve(ends)))


def _curve(p: tuple[Joint, ...]) -> Iterator[Joint]:
    """Yield points on the Catmull-Rom curve between the second and the last but one joint."""
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        for k in range(_STEPS if b != c else 1):
            t = k / _STEPS
            yield tuple(_bend(*four, t) for four in zip(a, b, c, d, strict=True))
    yield p[-2]


_STEPS = 10


def _bend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


class FigurePlacement(NamedTuple):
    """The position of a figure's box in a picture, and its lean; in pixels."""

    size: tuple[int, int]
    middle: float
    side: float
    lean: float = 0.0

    def at(self, joint: Joint) -> Round:
        """Return the joint in the picture, with its radius."""
        x, y = joint[:2]
        unit = self.side / 100
        across = self.middle + (x - 50 + self.lean * (100 - y)) * unit
        return across, self.size[1] - (100 - y) * unit, (joint[2] * unit if len(joint) > 2 else 0.0)


def bounds(some: Iterable[FigurePart]) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of parts in their box."""
    return _around([(j[0], j[1], j[2] if part.limb else 0.0) for part in some for j in part.track])


def _around(points: list[Round]) -> tuple[float, float, float, float]:
    return (
        min(x - r for x, _, r in points),
        min(y - r for _, y, r in points),
        max(x + r for x, _, r in points),
        max(y + r for _, y, r in points),
    )


def silhouette(some: list[FigurePart], stand: FigurePlacement, room: int) -> tuple[Image.Image, Box]:
    """Return the parts as one mask with a margin of `room` pixels, and its box."""
    tracks = [(part.limb, [stand.at(joint) for joint in part.track]) for part in some]
    found = _around([point for _, track in tracks for point in track])
    left, top = (max(0, math.floor(v)) - room for v in found[:2])
    right, bottom = (min(most, math.ceil(v)) + room for v, most in zip(found[2:], stand.size, strict=True))
    drawn = Image.new("L", (max(1, right - left) * FINE, max(1, bottom - top) * FINE), 0)
    draw = ImageDraw.Draw(drawn)
    for limb, track in tracks:
        fine = [((x - left) * FINE, (y - top) * FINE, r * FINE) for x, y, r in track]
        if limb:
            _limb(draw, fine)
        else:
            draw.polygon([(x, y) for x, y, _ in fine], fill=255)
    mask = drawn.reduce(FINE)
    return mask, (left, top, left + mask.width, top + mask.height)


def _limb(draw: ImageDraw.ImageDraw, track: list[Round]) -> None:
    for k, (x, y, r) in enumerate(track):
        wide = max(r, FINE * 0.4)
        draw.ellipse((x - wide, y - wide, x + wide, y + wide), fill=255)
        if k:
            draw.line((*track[k - 1][:2], x, y), fill=255, width=round(2 * wide))
