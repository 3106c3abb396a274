"""Start compensation, a house rule.

Later seats get points at the start, so that all seats win equally often.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from games.core.scores import Line

Start = Literal["official", "even"]
"""How players begin: as the rulebook says, or with equal chances of winning."""

LINE = "start"
"""Key of the score line for points given at the start."""


class StartCompensation(Struct, frozen=True, forbid_unknown_fields=True):
    """Starting points for one number of players, by place in the order of play."""

    players: int
    points: tuple[int, ...]


def compensation_points(rows: Iterable[StartCompensation], start: Start, seats: int) -> tuple[int, ...]:
    """Return the points that each place in the order of play begins with, from the first."""
    even = next((row.points for row in rows if row.players == seats), ()) if start == "even" else ()
    return even or (0,) * seats


def lines(given: int) -> tuple[Line, ...]:
    """Return the score line for the points given at the start; no line for 0 points."""
    return (Line(LINE, given),) if given else ()
