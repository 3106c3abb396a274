"""An even start: what a house rule gives to those who come later, so that every place in the order wins as often."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from games.core.scores import Line

Start = Literal["official", "even"]
"""How people begin: as the rulebook says, or each worth the same."""

LINE = "start"
"""What points count as that were given at the start."""


class StartCompensation(Struct, frozen=True, forbid_unknown_fields=True):
    """The points that each place in the order of play, from the first, begins with among so many players."""

    players: int
    points: tuple[int, ...]


def compensation_points(rows: Iterable[StartCompensation], start: Start, seats: int) -> tuple[int, ...]:
    """Return what each place in the order of play begins with, from the first."""
    even = next((row.points for row in rows if row.players == seats), ()) if start == "even" else ()
    return even or (0,) * seats


def lines(given: int) -> tuple[Line, ...]:
    """Return the row of a score sheet for what was given; the sheet of who has nothing does not say so."""
    return (Line(LINE, given),) if given else ()
