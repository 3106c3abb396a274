"""Points, places and tie-breaks."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from games.core.step import Seat

OPPONENT: Seat = -1
"""The seat of the automatic opponent or the target of a solo match."""


class Line(Struct, frozen=True):
    """One row of a score sheet: its key, its points, and their origin (for instance "4 of 5")."""

    key: str
    points: int
    detail: str = ""


class Score(Struct, frozen=True):
    """The result of one seat; `ties` are compared in rulebook order, more is better.

    `place` counts from 1.
    """

    seat: Seat
    lines: tuple[Line, ...]
    total: int
    ties: tuple[int, ...] = ()
    place: int = 0
    won: bool = False

    @classmethod
    def of(cls, seat: Seat, lines: Iterable[Line], ties: tuple[int, ...] = ()) -> "Score":
        """Return the unplaced score that adds these lines up."""
        rows = tuple(lines)
        return cls(seat, rows, sum(line.points for line in rows), ties)


def ranked(scores: Iterable[Score]) -> list[Score]:
    """Return the scores in seat order with places and winners.

    Seats equal in total and ties share a place.
    """
    rows = sorted(scores, key=lambda score: score.seat)
    keys = [(score.total, score.ties) for score in rows]
    places = [1 + sum(other > mine for other in keys) for mine in keys]
    return [replace(score, place=place, won=place == 1) for score, place in zip(rows, places, strict=True)]


def duel(own: Score, opponent: Score) -> list[Score]:
    """Return a solo result: the seat wins only with more points than the opponent."""
    return _solo(own, opponent, won=own.total > opponent.total)


def against_target(own: Score, key: str, target: int) -> list[Score]:
    """Return a solo result: the seat wins if it reaches the target, which gets the score line `key`."""
    return _solo(own, Score.of(OPPONENT, [Line(key, target)]), won=own.total >= target)


def _solo(own: Score, other: Score, *, won: bool) -> list[Score]:
    return [replace(own, place=1 if won else 2, won=won), replace(other, place=2 if won else 1, won=not won)]
