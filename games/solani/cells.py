"""The spaces of a player board and their neighbours. [spec 4.1]

Circle spaces are `A1` to `F6` (columns from west, rows from north), branch spaces `a1` to `e5`. A branch space lies
between four circle spaces; the bits of a mask are the arms of its tile: nw=1, ne=2, se=4, sw=8.
"""

from collections.abc import Iterable

COLUMNS, ROWS = "ABCDEF", "123456"
CIRCLES = tuple(column + row for row in ROWS for column in COLUMNS)
"""The 36 circle spaces in reading order."""

BRANCH_SPACES = tuple(column + row for row in ROWS[:-1] for column in COLUMNS[:-1].lower())
"""The 25 branch spaces in reading order."""

LABELS = dict(zip(BRANCH_SPACES, (column + row for row in ROWS[:-1] for column in "VWXYZ"), strict=True))
"""The names shown for branch spaces: `V1` to `Z5`, because `d5` and `D5` look and sound the same."""

ARMS = ("nw", "ne", "se", "sw")
"""The arms in the order of their bits."""

BITS = (1, 2, 4, 8)

_AT = {cell: (COLUMNS.index(cell[0]), ROWS.index(cell[1])) for cell in CIRCLES}
_CELL = {at: cell for cell, at in _AT.items()}


def _step(cell: str, right: int, down: int) -> str | None:
    column, row = _AT[cell]
    return _CELL.get((column + right, row + down))


def _near(cell: str, steps: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    return tuple(near for right, down in steps if (near := _step(cell, right, down)) is not None)


def _corners(space: str) -> tuple[str, str, str, str]:
    north_west = space.upper()
    north_east, south_east, south_west = _near(north_west, ((1, 0), (1, 1), (0, 1)))
    return north_west, north_east, south_east, south_west


CORNERS = {space: _corners(space) for space in BRANCH_SPACES}
"""The circle spaces that each branch space touches, in the order of the arms."""

TOUCHED = {
    space: tuple(
        tuple(cell for cell, bit in zip(CORNERS[space], BITS, strict=True) if mask & bit) for mask in range(16)
    )
    for space in BRANCH_SPACES
}
"""The circle spaces that a tile of this mask points at: `TOUCHED[space][mask]`."""

ADJACENT = {
    cell: tuple((space, BITS[CORNERS[space].index(cell)]) for space in BRANCH_SPACES if cell in CORNERS[space])
    for cell in CIRCLES
}
"""The branch spaces next to each circle space, each with the bit of the arm that points at it."""

AROUND = {cell: tuple(space for space, _ in ADJACENT[cell]) for cell in CIRCLES}
"""The branch spaces next to each circle space; a Dark Sky is surrounded when all of them are filled."""

CIRCLE_BIT = {cell: 1 << number for number, cell in enumerate(CIRCLES)}
SPACE_BIT = {space: 1 << number for number, space in enumerate(BRANCH_SPACES)}
"""A bit for each space: sets of spaces are integers, fast to combine and to look up."""

CORNER_BITS = {space: sum(CIRCLE_BIT[cell] for cell in cells) for space, cells in CORNERS.items()}
AROUND_BITS = {cell: sum(SPACE_BIT[space] for space in spaces) for cell, spaces in AROUND.items()}
TOUCHED_BITS = {space: tuple(sum(CIRCLE_BIT[cell] for cell in cells) for cells in TOUCHED[space]) for space in TOUCHED}
"""The same neighbours as sets: `CORNERS`, `AROUND` and `TOUCHED`."""

_KING = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))

RING = {cell: _near(cell, _KING) for cell in CIRCLES}
"""The up to eight circle spaces one step away."""

ROW = {cell: tuple(other for other in CIRCLES if other[1] == cell[1] and other != cell) for cell in CIRCLES}
COLUMN = {cell: tuple(other for other in CIRCLES if other[0] == cell[0] and other != cell) for cell in CIRCLES}
CROSS = {cell: ROW[cell] + COLUMN[cell] for cell in CIRCLES}
"""Row and column together."""

DIAGONALS = {
    cell: tuple(
        other
        for other in CIRCLES
        if other != cell and abs(_AT[other][0] - _AT[cell][0]) == abs(_AT[other][1] - _AT[cell][1])
    )
    for cell in CIRCLES
}
RAYS = {cell: CROSS[cell] + DIAGONALS[cell] for cell in CIRCLES}
"""Row, column and diagonals together."""

AXES = {
    cell: tuple(
        (one, other)
        for right, down in _KING[:4]
        if (one := _step(cell, right, down)) and (other := _step(cell, -right, -down))
    )
    for cell in CIRCLES
}
"""The pairs of circle spaces on opposite sides of each one, by axis, where both are on the board."""

SECTORS = ("nw", "ne", "sw", "se")
SECTOR = {cell: ("n" if cell[1] in "123" else "s") + ("w" if cell[0] in "ABC" else "e") for cell in CIRCLES}
"""The sector of each circle space; branch spaces belong to none."""

CELLS_OF = {sector: tuple(cell for cell in CIRCLES if SECTOR[cell] == sector) for sector in SECTORS}
EDGE = frozenset(cell for cell in CIRCLES if cell[0] in "AF" or cell[1] in "16")
"""The circle spaces on the outer edge."""


def label_of(space: str) -> str:
    """Return the name shown for a circle or branch space."""
    return LABELS.get(space, space)


def turned(cell: str, quarters: int) -> str:
    """Return the circle space after this number of quarter turns clockwise. [spec 4.7]"""
    column, row = _AT[cell]
    for _ in range(quarters % 4):
        column, row = len(COLUMNS) - 1 - row, column
    return _CELL[column, row]
