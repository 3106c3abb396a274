"""The icons of all games as polygons in a box of 0..100.

A glyph is a tuple of strokes drawn in order; most are in `glyphs.toml`. There `+path` fills, `-path` cuts, `+n|path`
and `-n|path` do so along a line n wide.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from renderers.kit.shapes import SHAPES, Outline, arc, path, regular, star


class Stroke(NamedTuple):
    """One stroke: an outline to fill (255) or cut (0).

    A `width` > 0 draws along it instead of filling it.
    """

    outline: Outline
    value: int
    width: float = 0.0


Glyph = tuple[Stroke, ...]

_PATHS = tomllib.loads(files(__package__).joinpath("glyphs.toml").read_text("utf-8"))


def _parse(strokes: list[str]) -> Glyph:
    parsed: list[Stroke] = []
    for stroke in strokes:
        width, _, outlines = stroke[1:].rpartition("|")
        value = 255 if stroke.startswith("+") else 0
        parsed += [Stroke(outline, value, float(width or 0)) for outline in path(outlines)]
    return tuple(parsed)


def _reroll() -> Glyph:
    ring = Stroke(arc(48, 54, 43, 27, (-20, 268)), 255)
    head = Stroke(((46, 0), (46, 38), (76, 19)), 255)
    return ring, head


def _plain(outline: Outline) -> Glyph:
    return (Stroke(outline, 255),)


_DRAWN = {
    "reroll": _reroll(),
    "star5": _plain(star(5, 0.46)),
    "star6": _plain(star(6, 0.5)),
    "star8": _plain(star(8, 0.7)),
    "hexagon": _plain(regular(6)),
    "cloak": _plain(SHAPES["cloak"]),
}
NAMES = (*_PATHS, *_DRAWN)


@lru_cache(maxsize=128)
def glyph(name: str) -> Glyph:
    """Return the strokes of a glyph; raises KeyError for a name that is not in `NAMES`."""
    return _DRAWN[name] if name in _DRAWN else _parse(_PATHS[name])
