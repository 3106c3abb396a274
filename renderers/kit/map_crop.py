"""The part of a map around marked places, small with labels readable on a phone."""

from collections.abc import Sequence
from typing import NamedTuple

NEAR = "near"
"""The mark that requests such a part instead of the whole map; its text lists the places, with spaces."""

SIZE = (800, 600)
"""Where a picture is 250 points wide, 40 pixels of this one have the height of a line of text."""

_STEP = 0.05
"""Steps between scales, so that neighbouring prompts share printed layers."""


class MapWindow(NamedTuple):
    """The section of a map: its upper left corner, and pixels per unit of the map."""

    left: int
    top: int
    scale: float


class MapArea(NamedTuple):
    """A map: the range of its places, a `rim` around each, and the `closest` scale."""

    left: float
    top: float
    right: float
    low: float
    rim: float
    closest: float


def around(spots: Sequence[tuple[float, float]], whole: MapArea, above: int = 0) -> MapWindow:
    """Return the window around these places, with little beyond the map.

    `above` pixels are kept free at the top.
    """
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
    """Return the start of a window on the map; the window is centred if the map is smaller."""
    return min(max(start, least), most) if least <= most else (least + most) / 2
