"""The hexes of a sky board and their neighbours. [spec 4.1]

Hexes are `A1` to `G7`, rows from the top. Sides go clockwise: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW; a mask is a set of
sides, the bit of side s being 1 << s. Positions are axial (q, r), r grows downwards.
"""

from msgspec import Struct

from games.core import data

PACKAGE = "games.girl_stars"


class Corner(Struct, frozen=True, forbid_unknown_fields=True):
    """A corner of the board.

    `hexes` are those under its bonus token, `borders` the playable ones that border it.
    """

    id: str
    hexes: tuple[str, ...]
    borders: tuple[str, ...]


class SkyBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the sky board."""

    rows: str
    lengths: tuple[int, ...]
    corner: list[Corner]


_board = data.load(PACKAGE, "sky_board.toml", SkyBoard)

SIDES = range(6)
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The axial step to the neighbour at each side."""

AXIAL = {
    f"{row}{column + 1}": (column - r // 2, r)
    for r, (row, length) in enumerate(zip(_board.rows, _board.lengths, strict=True))
    for column in range(length)
}
"""Every hex in reading order with its position (q, r)."""

CORNERS = data.by_id(_board.corner, 4)
COVERED = {hexagon: corner.id for corner in CORNERS.values() for hexagon in corner.hexes}
"""The hexes under bonus tokens, which are never playable, with their corner. [R8]"""

PLAYABLE = tuple(hexagon for hexagon in AXIAL if hexagon not in COVERED)
"""The 38 hexes for tiles and stardust, in reading order."""

_AT = {AXIAL[hexagon]: hexagon for hexagon in PLAYABLE}


def opposite(side: int) -> int:
    """Return the side of a neighbour that touches this side."""
    return (side + 3) % 6


NEIGHBOURS = {
    hexagon: tuple(_AT.get((AXIAL[hexagon][0] + q, AXIAL[hexagon][1] + r), "") for q, r in STEPS)
    for hexagon in PLAYABLE
}
"""The playable neighbour at each side; an empty text at the board's edge and at bonus tokens."""

NEAR = {hexagon: tuple(near for near in NEIGHBOURS[hexagon] if near) for hexagon in PLAYABLE}
"""The playable neighbours, clockwise."""

FACING = {
    hexagon: tuple((near, 1 << side, 1 << opposite(side)) for side, near in enumerate(NEIGHBOURS[hexagon]) if near)
    for hexagon in PLAYABLE
}
"""The playable neighbours, each with the bit of the side towards it and the bit of its side towards this hex."""

ROOM = {hexagon: sum(bit for _, bit, _ in FACING[hexagon]) for hexagon in PLAYABLE}
"""The sides with a playable hex behind them, as a mask."""

BORDERS = {
    hexagon: frozenset(corner.id for corner in CORNERS.values() if hexagon in corner.borders) for hexagon in PLAYABLE
}
"""The corners that a playable hex borders."""


def mask_of(sides: tuple[int, ...], rotation: int = 0) -> int:
    """Return these sides as a mask, turned clockwise by `rotation` steps of 60 degrees."""
    return sum(1 << (side + rotation) % 6 for side in sides)
