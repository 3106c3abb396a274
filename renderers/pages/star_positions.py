"""Positions of the stars of a night sky: new stars move no other star.

Stars are added one after another. A star takes the first free one of its candidate places. These depend only on its
seed and on the nearest star of its constellation, so existing stars never move.
"""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from renderers.kit.seeded_random import SeededRandom

Point = tuple[float, float]
Line = tuple[Point, Point]

ROOMS = (190.0, 150.0, 120.0, 96.0, 76.0, 60.0, 48.0, 38.0)
"""Minimum distances between stars, tried from the largest on."""

DARTS = 5
"""Number of places tried at each distance; four times as many at the smallest one."""

_CELL = 96.0
_LONGEST = 170.0


class Field(NamedTuple):
    """The area of the stars: left, right, top and bottom."""

    left: float
    top: float
    right: float
    bottom: float


class Chart:
    """Stars and the lines between them; `add` places the next star."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.lines: list[Line] = []
        self._points: dict[tuple[int, int], list[Point]] = {}
        self._near_lines: dict[tuple[int, int], list[Line]] = {}
        self._parties: dict[str, list[Point]] = {}
        self._rooms: dict[str, int] = {}  # index of the last minimum distance, for each party and for lone stars

    def add(self, seed: str, party: str = "") -> Point:
        """Place a star, and add a line to the nearest star of its party."""
        chance, kin = SeededRandom(seed), self._parties.get(party, []) if party else []
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
        """Return the distance of the nearest star, up to the largest that matters."""
        near = (other for cell in _cells(place, place, _CELL) for other in self._points.get(cell, ()))
        return min((math.dist(other, place) for other in near), default=_CELL)

    def _free(self, place: Point, room: float) -> bool:
        """Return whether no star is nearer than `room`, and no line nearer than half of it."""
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
        """Return whether the line to the nearest star of the party crosses no line or star."""
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
    """Yield the cells of the box around two points, with a margin of `room`."""
    left, top = _cell((min(one[0], other[0]) - room, min(one[1], other[1]) - room))
    right, bottom = _cell((max(one[0], other[0]) + room, max(one[1], other[1]) + room))
    return ((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))


def _distance(point: Point, line: Line) -> float:
    (x, y), (to_x, to_y) = line
    along_x, along_y = to_x - x, to_y - y
    length = along_x * along_x + along_y * along_y
    share = 0.0 if not length else ((point[0] - x) * along_x + (point[1] - y) * along_y) / length
    share = min(1.0, max(0.0, share))
    return math.dist(point, (x + share * along_x, y + share * along_y))


def _cross(one: Line, other: Line) -> bool:
    """Return whether two line segments meet anywhere but at a common end."""
    if one[0] in other or one[1] in other:
        return False
    sides = [_side(one, end) for end in other], [_side(other, end) for end in one]
    return all(first * second < 0 for first, second in sides)


def _side(line: Line, point: Point) -> float:
    (x, y), (to_x, to_y) = line
    return (to_x - x) * (point[1] - y) - (to_y - y) * (point[0] - x)
