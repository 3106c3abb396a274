"""The icons of all games as polygons in a box of 0..100.

A glyph is a tuple of strokes drawn in order. `+path` fills, `-path` cuts, `+n|path` and `-n|path` do so along a line
n wide.
"""

from functools import lru_cache
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

_LEAF_VEINS = (
    "-4.5|M 22 80 L 70 28 Z -4|M 37 64 L 36 40 Z -4|M 37 64 L 62 62 Z -4|M 52 48 L 52 28 Z -4|M 52 48 L 74 46 Z"
)
_GEM_FACETS = "-4|M 5 40 L 95 40 Z -4|M 24 16 L 34 40 L 50 16 L 66 40 L 76 16 -4|M 34 40 L 50 92 -4|M 66 40 L 50 92"
_PATHS = {
    "fire": (
        "+M 50 2 C 56 16 70 25 75 41 C 78 36 79 31 78 25 C 89 38 93 52 91 64 C 88 85 71 98 50 98 C 29 98 11 85 9 63 "
        "C 8 50 13 39 22 29 C 22 38 25 43 31 46 C 31 30 42 18 50 2 Z "
        "-M 50 91 C 38 91 30 83 30 73 C 30 62 41 56 46 43 C 53 51 57 56 58 63 C 61 61 63 57 63 53 "
        "C 68 59 71 66 71 72 C 71 83 62 91 50 91 Z"
    ),
    "water": (
        "+M 50 2 C 59 24 82 42 82 65 C 82 85 67 98 50 98 C 33 98 18 85 18 65 C 18 42 41 24 50 2 Z "
        "-M 28 64 C 28 78 37 87 48 88 C 50 88 50 84 48 83 C 40 80 36 73 36 64 C 36 59 28 59 28 64 Z"
    ),
    "mineral": "+M 22 12 L 78 12 L 99 40 L 50 97 L 1 40 Z " + _GEM_FACETS,
    "air": "+O 27 61 23 21 +O 52 45 27 27 +O 76 60 21 20 +M 27 56 L 76 56 L 76 80 L 27 82 Z",
    "nature": ("+M 20 82 C 8 52 22 10 94 4 C 100 62 74 94 32 88 L 22 97 C 18 100 11 96 13 92 Z " + _LEAF_VEINS),
    "footprints": (
        "+M 21 8 C 36 4 46 18 44 36 C 43 47 39 53 33 54 C 24 56 17 50 13 37 C 9 23 11 11 21 8 Z +O 33 68 11 11 "
        "+M 79 22 C 64 18 54 32 56 50 C 57 61 61 67 67 68 C 76 70 83 64 87 51 C 91 37 89 25 79 22 Z +O 67 83 11 11"
    ),
    "spark": (
        "+M 50 0 C 53 30 70 47 100 50 C 70 53 53 70 50 100 C 47 70 30 53 0 50 C 30 47 47 30 50 0 Z "
        "+M 50 28 L 72 50 L 50 72 L 28 50 Z"
    ),
    "cross": ("+M 20 4 L 50 34 L 80 4 L 96 20 L 66 50 L 96 80 L 80 96 L 50 66 L 20 96 L 4 80 L 34 50 L 4 20 Z"),
    "tick": "+M 6 54 L 22 37 L 40 55 L 79 14 L 95 30 L 41 87 Z",
    "firefly": (
        "+M 47 36 C 30 8 2 12 6 34 C 9 50 32 54 47 44 Z +M 53 36 C 70 8 98 12 94 34 C 91 50 68 54 53 44 Z "
        "+O 50 30 11 12 +5|M 45 20 C 42 11 38 7 32 5 +5|M 55 20 C 58 11 62 7 68 5 +O 50 66 18 31 "
        "-5|M 34 58 L 66 58 -5|M 33 70 L 67 70"
    ),
    "skull": (
        "+M 50 4 C 20 4 6 26 8 48 C 9 60 16 66 24 70 L 24 86 C 24 93 28 96 34 96 L 66 96 C 72 96 76 93 76 86 "
        "L 76 70 C 84 66 91 60 92 48 C 94 26 80 4 50 4 Z -O 31 48 12 13 -O 69 48 12 13 -M 50 60 L 58 74 L 42 74 Z "
        "-5|M 42 82 L 42 97 -5|M 58 82 L 58 97"
    ),
    "grave": (
        "+M 50 4 C 72 4 82 20 82 40 L 82 86 L 95 86 L 95 97 L 5 97 L 5 86 L 18 86 L 18 40 C 18 20 28 4 50 4 Z "
        "-9|M 50 24 L 50 70 -9|M 34 39 L 66 39"
    ),
    "tent": "+M 50 6 L 98 92 L 66 92 L 50 52 L 34 92 L 2 92 Z +4|M 50 8 L 56 0 +4|M 50 8 L 44 0",
    "boat": (
        "+M 47 4 L 47 64 L 12 64 Z +M 55 14 C 74 26 84 44 87 64 L 55 64 Z +M 4 71 L 96 71 C 94 86 84 96 74 96"
        " L 26 96 C 16 96 6 86 4 71 Z"
    ),
    "lock": (
        "+M 10 44 L 90 44 L 90 97 L 10 97 Z +M 22 44 L 22 30 C 22 12 34 3 50 3 C 66 3 78 12 78 30 L 78 44 Z "
        "-M 36 44 L 36 30 C 36 20 42 16 50 16 C 58 16 64 20 64 30 L 64 44 Z -O 50 64 9 9 -8|M 50 64 L 50 82"
    ),
    "hourglass": (
        "+M 12 3 L 88 3 L 88 15 L 80 15 C 80 34 72 42 60 50 C 72 58 80 66 80 85 L 88 85 L 88 97 L 12 97"
        " L 12 85 L 20 85 "
        "C 20 66 28 58 40 50 C 28 42 20 34 20 15 L 12 15 Z -M 30 84 C 34 74 44 72 50 64 C 56 72 66 74 70 84 Z "
        "-M 30 16 L 70 16 C 69 21 68 25 66 28 L 34 28 C 32 25 31 21 30 16 Z"
    ),
    "fruit": (
        "+O 31 68 27 27 +O 72 60 23 23 -4|M 53 62 C 56 72 54 84 46 92 +6|M 32 44 C 34 26 46 14 62 8 "
        "+6|M 70 38 C 70 26 66 16 62 8 +M 62 10 C 72 -2 88 0 97 10 C 90 22 74 24 62 10 Z -O 24 60 6 6 -O 66 53 5 5"
    ),
    "fish": (
        "+M 2 50 C 14 24 50 14 72 42 L 97 22 C 92 40 92 60 97 78 L 72 58 C 50 86 14 76 2 50 Z -O 24 45 5 5 "
        "-5|M 40 32 C 47 44 47 56 40 68"
    ),
    "rabbit": (
        "+M 34 46 C 18 30 12 8 24 3 C 36 0 44 20 47 40 L 53 40 C 56 20 64 0 76 3 C 88 8 82 30 66 46 C 78 52 84 "
        "62 84 72 "
        "C 84 88 68 97 50 97 C 32 97 16 88 16 72 C 16 62 22 52 34 46 Z -O 36 68 6 7 -O 64 68 6 7 "
        "-M 43 80 L 57 80 L 50 88 Z"
    ),
    "antelope": (
        "+9|M 41 44 C 30 30 34 18 22 2 +9|M 59 44 C 70 30 66 18 78 2 +M 34 42 L 66 42 L 92 34 C 94 48 82 56 70 56 "
        "L 62 88 C 60 95 56 98 50 98 C 44 98 40 95 38 88 L 30 56 C 18 56 6 48 8 34 Z -O 39 56 4 5 -O 61 56 4 5 "
        "-5|M 44 88 L 56 88"
    ),
    "hands": (
        "+M 2 52 C 8 46 16 50 22 58 L 36 68 L 40 60 C 46 62 48 68 47 76 L 46 97 L 22 97 L 20 84 C 10 78 2 64 2 52 Z "
        "+M 98 52 C 92 46 84 50 78 58 L 64 68 L 60 60 C 54 62 52 68 53 76 L 54 97 L 78 97 L 80 84 C 90 78 98 64 "
        "98 52 Z "
        "+M 50 2 L 57 20 L 76 27 L 57 34 L 50 53 L 43 34 L 24 27 L 43 20 Z"
    ),
    "hut": (
        "+M 50 3 C 74 14 90 32 98 54 L 86 54 L 86 96 L 62 96 L 62 74 C 62 60 38 60 38 74 L 38 96 L 14 96 L 14 "
        "54 L 2 54 "
        "C 10 32 26 14 50 3 Z -4|M 16 52 L 84 52"
    ),
    "river": (
        "+9|M 2 88 C 30 92 28 62 50 62 C 72 62 66 34 96 34 +9|M 26 97 C 52 96 48 78 66 76 C 82 74 82 56 98 56 "
        "+M 30 2 L 36 20 L 54 26 L 36 32 L 30 50 L 24 32 L 6 26 L 24 20 Z +O 68 22 6 6 +O 86 8 5 5 +O 8 62 5 5"
    ),
    "lights": "+M 50 2 L 78 48 L 22 48 Z +O 24 75 22 22 +M 76 50 L 99 75 L 76 99 L 53 75 Z",
    "bird": (
        "+M 2 40 C 20 34 30 40 38 52 C 44 30 60 14 86 8 C 84 20 80 28 74 34 C 84 34 92 38 98 46 C 88 48 82 52 78 60 "
        "C 70 78 54 88 30 92 C 40 84 44 78 44 70 C 28 66 12 56 2 40 Z"
    ),
    "crown": "+M 8 82 L 2 22 L 28 48 L 50 8 L 72 48 L 98 22 L 92 82 Z +M 8 86 L 92 86 L 92 97 L 8 97 Z",
    "sun": (
        "+O 50 50 23 23 +9|M 50 5 L 50 17 +9|M 50 83 L 50 95 +9|M 5 50 L 17 50 +9|M 83 50 L 95 50 "
        "+9|M 18 18 L 27 27 +9|M 73 73 L 82 82 +9|M 18 82 L 27 73 +9|M 73 27 L 82 18"
    ),
    "flask": (
        "+M 34 3 L 66 3 L 66 14 L 61 14 L 61 38 L 91 84 C 96 92 91 98 83 98 L 17 98 C 9 98 4 92 9 84 L 39 38"
        " L 39 14 L 34 14 Z -O 38 80 8 8 -O 61 72 6 6 -O 50 55 5 5"
    ),
    "helix": (
        "+10|M 24 4 C 24 30 76 30 76 50 C 76 70 24 70 24 96 +10|M 76 4 C 76 30 24 30 24 50 C 24 70 76 70 76 96 "
        "+6|M 32 15 L 68 15 +6|M 30 50 L 70 50 +6|M 32 85 L 68 85"
    ),
    "lantern": (
        "+7|M 34 20 C 34 -2 66 -2 66 20 +M 28 18 L 72 18 L 78 30 L 22 30 Z +M 24 34 L 76 34 L 80 82 L 20 82 Z "
        "-M 50 42 C 56 52 64 56 64 66 C 64 74 58 78 50 78 C 42 78 36 74 36 66 C 36 56 44 52 50 42 Z +M 18 86"
        " L 82 86 L 82 98 L 18 98 Z"
    ),
    "moon": (
        "+M 62 4 C 34 4 12 24 12 50 C 12 76 34 96 62 96 C 70 96 78 94 84 91 C 60 88 44 72 44 50"
        " C 44 28 60 12 84 9 C 78 6 70 4 62 4 Z"
    ),
    "die": (
        "+M 18 4 L 82 4 C 92 4 96 10 96 18 L 96 82 C 96 92 90 96 82 96 L 18 96 C 8 96 4 90 4 82 L 4 18"
        " C 4 8 10 4 18 4 Z "
        "-O 28 28 9 9 -O 72 28 9 9 -O 50 50 9 9 -O 28 72 9 9 -O 72 72 9 9"
    ),
    "cards": (
        "+M 8 26 L 50 12 L 70 76 L 28 90 Z -5|M 46 8 L 46 80 L 94 80 L 94 8 L 46 8 +M 48 10 L 92 10 L 92 78 L 48 78 Z "
        "-M 70 24 L 80 44 L 70 64 L 60 44 Z"
    ),
    "wand": (
        "+10|M 10 92 L 58 44 +M 68 4 L 75 25 L 96 32 L 75 39 L 68 60 L 61 39 L 40 32 L 61 25 Z +M 22 18"
        " L 26 30 L 38 34 L 26 38 L 22 50 "
        "L 18 38 L 6 34 L 18 30 Z"
    ),
    "rise": (
        "+M 50 2 L 84 40 L 62 40 L 62 62 L 38 62 L 38 40 L 16 40 Z +M 6 70 L 24 70 L 24 82 L 76 82 L 76 70"
        " L 94 70 L 94 98 L 6 98 Z"
    ),
    "up": "+M 50 6 L 92 52 L 66 52 L 66 94 L 34 94 L 34 52 L 8 52 Z",
    "down": "+M 50 94 L 92 48 L 66 48 L 66 6 L 34 6 L 34 48 L 8 48 Z",
    "right": "+M 94 50 L 52 8 L 52 36 L 4 36 L 4 64 L 52 64 L 52 92 Z",
    "lash": (
        "+9|M 4 34 C 22 66 78 66 96 34 +8|M 50 60 L 50 84 +8|M 28 54 L 20 76 +8|M 72 54 L 80 76 +8|M 11 44"
        " L 1 60 +8|M 89 44 L 99 60"
    ),
    "die_plus": (
        "+M 14 22 L 62 22 C 70 22 74 26 74 34 L 74 84 C 74 92 70 96 62 96 L 14 96 C 6 96 2 92 2 84 L 2 34"
        " C 2 26 6 22 14 22 Z "
        "-O 38 59 14 14 -16|M 84 4 L 84 40 -16|M 66 22 L 99 22 +10|M 84 3 L 84 41 +10|M 65 22 L 99 22"
    ),
    "walk": (
        "+O 58 12 11 11 +15|M 54 32 L 46 60 +10|M 46 60 L 62 76 L 62 97 +10|M 46 58 L 34 78 L 18 94"
        " +8|M 52 36 L 70 50 L 84 48 +8|M 52 34 L 32 42 L 24 58"
    ),
    "robot": (
        "+7|M 50 8 L 50 26 +O 50 9 9 9 +M 24 24 L 76 24 C 86 24 90 29 90 38 L 90 76 C 90 86 85 90 76 90 L 24 90 "
        "C 15 90 10 86 10 76 L 10 38 C 10 29 14 24 24 24 Z +M 1 46 L 7 46 L 7 70 L 1 70 Z +M 93 46 L 99 46 L 99 70"
        " L 93 70 Z -O 34 51 10 10 -O 66 51 10 10 -8|M 36 75 L 64 75"
    ),
    "swirl": (
        "+10|M 50 50 C 50 40 64 40 64 52 C 64 68 36 68 36 48 C 36 24 80 24 80 54 C 80 88 20 88 20 46 C 20 26 34 10 54 8"
    ),
}


def _parse(text: str) -> Glyph:
    strokes: list[Stroke] = []
    marks = [i for i, c in enumerate(text) if c in "+-" and (i == 0 or text[i - 1] == " ") and not _is_number(text, i)]
    for begin, end in zip(marks, [*marks[1:], len(text)], strict=True):
        value = 255 if text[begin] == "+" else 0
        body = text[begin + 1 : end].strip()
        head, bar, tail = body.partition("|")
        width = float(head) if bar else 0.0
        strokes += [Stroke(outline, value, width) for outline in path(tail if bar else body)]
    return tuple(strokes)


def _is_number(text: str, at: int) -> bool:
    """Return whether the sign at `at` belongs to a coordinate instead of opening a stroke."""
    rest = text[at + 1 : at + 8]
    head = rest.split(" ", 1)[0]
    return "|" not in head and head.replace(".", "").isdigit()


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
