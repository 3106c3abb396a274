"""Where the stars of a night sky stand: each grows from its own seed, so that it keeps its place when others join.

Stars come one after another. A star takes the first of its places that is free, and which those are depends on nothing
but its seed and the star of its constellation nearest to it; so what stands there stays there.
"""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from renderers.kit.seeded_random import SeededRandom, rng

Point = tuple[float, float]
Line = tuple[Point, Point]

ROOMS = (190.0, 150.0, 120.0, 96.0, 76.0, 60.0, 48.0, 38.0)
"""How far stars keep from each other: as far as there is room."""

DARTS = 5
"""So many places are tried before a star comes nearer to others, and four times as many where it is narrowest."""

_CELL = 96.0
_LONGEST = 170.0


class Field(NamedTuple):
    """Where stars may stand: from left to right and from top to bottom."""

    left: float
    top: float
    right: float
    bottom: float


class Chart:
    """Stars and the lines between them; `add` finds the next one its place."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.lines: list[Line] = []
        self._points: dict[tuple[int, int], list[Point]] = {}
        self._near_lines: dict[tuple[int, int], list[Line]] = {}
        self._parties: dict[str, list[Point]] = {}
        self._rooms: dict[str, int] = {}  # how narrow it was for the last star of a party, and for the last lone one

    def add(self, seed: str, party: str = "") -> Point:
        """Give a star its place, and a line to the nearest star of its party."""
        chance, kin = rng(seed), self._parties.get(party, []) if party else []
        place = self._place(chance, kin, party if kin else "")
        self._points.setdefault(_cell(place), []).append(place)
        if party:
            if kin:
                self._join((min(kin, key=lambda other: math.dist(other, place)), place))
            self._parties.setdefault(party, []).append(place)
        return place

    def _place(self, chance: SeededRandom, kin: Sequence[Point], party: str) -> Point:
        start = self._rooms.get(party, 0)
        darts: list[Point] = []
        for number, room in enumerate(ROOMS[start:], start):
            for _ in range(DARTS if room > ROOMS[-1] else 4 * DARTS):
                darts.append(self._dart(chance, kin, room))
                if self._free(darts[-1], room) and (not kin or self._reaches(darts[-1], kin)):
                    self._rooms[party] = number
                    return darts[-1]
        self._rooms[party] = len(ROOMS) - 1
        return max(darts, key=self._clear)

    def _dart(self, chance: SeededRandom, kin: Sequence[Point], room: float) -> Point:
        field = self.field
        if not kin:
            return chance.uniform(field.left, field.right), chance.uniform(field.top, field.bottom)
        x, y = chance.choice(kin)
        far, angle = chance.uniform(1.0, 1.35) * min(room, _LONGEST / 1.35), chance.uniform(0, math.tau)
        x, y = x + far * math.cos(angle), y + far * math.sin(angle)
        return min(max(x, field.left), field.right), min(max(y, field.top), field.bottom)

    def _clear(self, place: Point) -> float:
        """Return how far the nearest star is, as far as that matters."""
        near = (other for cell in _cells(place, place, _CELL) for other in self._points.get(cell, ()))
        return min((math.dist(other, place) for other in near), default=_CELL)

    def _free(self, place: Point, room: float) -> bool:
        """Say whether no star is nearer than this, and no line than half of it."""
        for cell in _cells(place, place, room):
            if any(math.dist(other, place) < room for other in self._points.get(cell, ())):
                return False
        return all(
            _distance(place, line) >= room / 2
            for cell in _cells(place, place, room / 2)
            for line in self._near_lines.get(cell, ())
            if place not in line
        )

    def _reaches(self, place: Point, kin: Sequence[Point]) -> bool:
        """Say whether the line from a place to the nearest star of its party meets no other line and passes no star."""
        line = (min(kin, key=lambda other: math.dist(other, place)), place)
        for cell in _cells(*line, 20.0):
            if any(_cross(line, other) for other in self._near_lines.get(cell, ())):
                return False
            if any(other != line[0] and _distance(other, line) < 20.0 for other in self._points.get(cell, ())):
                return False
        return True

    def _join(self, line: Line) -> None:
        self.lines.append(line)
        for cell in _cells(*line, 0.0):
            self._near_lines.setdefault(cell, []).append(line)


def _cell(point: Point) -> tuple[int, int]:
    return int(point[0] // _CELL), int(point[1] // _CELL)


def _cells(one: Point, other: Point, room: float) -> Iterator[tuple[int, int]]:
    """Yield the cells of the box round two points, with so much room round it."""
    left, top = _cell((min(one[0], other[0]) - room, min(one[1], other[1]) - room))
    right, bottom = _cell((max(one[0], other[0]) + room, max(one[1], other[1]) + room))
    return ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))


def _distance(point: Point, line: Line) -> float:
    """Return how far a point is from a line between two others."""
    (x, y), (to_x, to_y) = line
    along_x, along_y = to_x - x, to_y - y
    length = along_x * along_x + along_y * along_y
    share = 0.0 if not length else ((point[0] - x) * along_x + (point[1] - y) * along_y) / length
    share = min(1.0, max(0.0, share))
    return math.dist(point, (x + share * along_x, y + share * along_y))


def _cross(one: Line, other: Line) -> bool:
    """Say whether two lines meet anywhere but at an end that both have."""
    if one[0] in other or one[1] in other:
        return False
    sides = [_side(one, end) for end in other], [_side(other, end) for end in one]
    return all(first * second < 0 for first, second in sides)


def _side(line: Line, point: Point) -> float:
    (x, y), (to_x, to_y) = line
    return (to_x - x) * (point[1] - y) - (to_y - y) * (point[0] - x)
