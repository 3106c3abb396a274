"""The part of a map round what is marked on it: a small picture, so that its labels can be read on a phone."""

from collections.abc import Sequence
from typing import NamedTuple

NEAR = "near"
"""The mark that asks for that part instead of the whole map; its text names the places to be shown, with spaces."""

SIZE = (800, 600)
"""Where a picture is 250 points wide, 40 pixels of this one are as high as a line of text."""

_STEP = 0.05
"""Scales are so far apart that neighbouring questions share what is printed."""


class MapWindow(NamedTuple):
    """What a small picture shows of a map: the place at its upper left corner, and pixels per unit of the map."""

    left: int
    top: int
    scale: float


class MapArea(NamedTuple):
    """A map: its places lie from left and top to right and low, with a `rim` about each; the `closest` scale."""

    left: float
    top: float
    right: float
    low: float
    rim: float
    closest: float


def around(spots: Sequence[tuple[float, float]], whole: MapArea, above: int = 0) -> MapWindow:
    """Return the window round these places, with little beyond the map, below so many pixels kept free `above`."""
    rim = whole.rim
    left, right = min(x for x, _ in spots) - rim, max(x for x, _ in spots) + rim
    top, low = min(y for _, y in spots) - rim, max(y for _, y in spots) + rim
    wide, high = SIZE[0], SIZE[1] - above
    scale = min(whole.closest, wide / (right - left), high / (low - top))
    scale = max(_STEP, int(scale / _STEP) * _STEP)
    x = _inside((left + right - wide / scale) / 2, whole.left - rim, whole.right + rim - wide / scale)
    y = _inside((top + low - high / scale) / 2, whole.top - rim, whole.low + rim - high / scale)
    return MapWindow(round(x), round(y - above / scale), round(scale, 2))


def _inside(start: float, least: float, most: float) -> float:
    """Return where a window begins so that it stays on the map; in the middle of it where it is the larger of both."""
    return min(max(start, least), most) if least <= most else (least + most) / 2
