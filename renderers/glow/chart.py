"""The position of the journey boards on a sheet.

Board units (x 0..1000, y 0..520) become pixels. A `Frame` shows the whole board, or an enlarged part of it.
"""

from collections.abc import Mapping
from typing import NamedTuple

from games.glow.components import ISLANDS, SPACES, Island, MapSpace
from renderers.kit.raster import Box

Point = tuple[float, float]


class Frame(NamedTuple):
    """The position of a part of the board.

    It has a box, the unit at its upper left, pixels per unit, and a horizontal `stretch`.
    """

    box: Box
    left: float
    top: float
    scale: float
    labels: bool = False
    stretch: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """Return the pixel of a place in board units."""
        return self.box[0] + (x - self.left) * self.scale * self.stretch, self.box[1] + (y - self.top) * self.scale

    def shows(self, x: float, y: float, edge: float = 0.0) -> bool:
        """Return whether a place lies in the box, at least `edge` pixels from its rim."""
        px, py = self.at(x, y)
        return self.box[0] + edge <= px <= self.box[2] - edge and self.box[1] + edge <= py <= self.box[3] - edge


EXTENT: Mapping[str, tuple[float, float, float, float]] = {
    "province": (66.0, 58.0, 912.0, 467.0),
    "archipelago": (102.0, 87.0, 884.0, 448.0),
}


def spots(board: str) -> Mapping[str, MapSpace | Island]:
    """Return the places of a board."""
    return SPACES if board == "province" else ISLANDS


def whole(board: str, box: Box, edge: tuple[int, int, int, int], *, labels: bool = False) -> Frame:
    """Return the frame that fits the whole board into a box.

    The edge (left, top, right, bottom) is kept free for pieces that extend beyond the board.
    """
    x0, y0, x1, y1 = EXTENT[board]
    room = (box[2] - box[0] - edge[0] - edge[2], box[3] - box[1] - edge[1] - edge[3])
    scale = min(room[0] / (x1 - x0), room[1] / (y1 - y0))
    stretch = min(_STRETCH, room[0] / (scale * (x1 - x0))) if board == "archipelago" else 1.0
    spare = (room[0] - scale * stretch * (x1 - x0), room[1] - scale * (y1 - y0))
    left = x0 - (edge[0] + spare[0] / 2) / (scale * stretch)
    return Frame(box, left, y0 - (edge[1] + spare[1] / 2) / scale, scale, labels, stretch)


_STRETCH = 1.9


def ground(board: str, box: Box, scale: float) -> Frame:
    """Return the frame of a whole board with its edge, enlarged, of which a box shows a part."""
    x0, y0, x1, y1 = EXTENT[board]
    wide, high = (round((v + 2 * _EDGE) * scale) for v in (x1 - x0, y1 - y0))
    size = (max(wide, box[2] - box[0]), max(high, box[3] - box[1]))
    return Frame((0, 0, *size), x0 - _EDGE, y0 - _EDGE, scale, True)


def around(board: str, place: str, box: Box, scale: float) -> Frame:
    """Return the frame of a place's surroundings enlarged, without leaving the board."""
    whole, spot = ground(board, box, scale), spots(board)[place]
    x, y = whole.at(spot.x, spot.y)
    left = _begun(x, box[2] - box[0], whole.box[2], scale)
    top = _begun(y, box[3] - box[1], whole.box[3], scale)
    return Frame(box, whole.left + left / scale, whole.top + top / scale, scale, True)


_EDGE = 75
_STEP = 100
"""Distance between the starts of surroundings in units, so that a few printed layers serve all places."""


def _begun(middle: float, size: int, most: int, scale: float) -> int:
    """Return the first pixel of surroundings of this size, such that they stay on the board."""
    inside = min(max(middle - size / 2, 0), most - size)
    return min(round(round(inside / scale / _STEP) * _STEP * scale), most - size)
