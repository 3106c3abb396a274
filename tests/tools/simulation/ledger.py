"""What is counted in a season, by its own means: nothing here asks the bot what it thinks of time."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.core.step import Seat

HIDDEN = 24 * 60
"""For so many minutes at most a sealed turn waits for its person's first look."""


class Turn(Struct, frozen=True):
    """One person waited for at one table since a moment, in milliseconds."""

    table: TableId
    seat: Seat
    person: PersonId
    since: int


class Glass(Struct):
    """An hourglass for each turn: the minutes in which its person could have answered, counted one by one.

    `bank` is what moves have taken beyond their `free` minutes, by table and seat; `hidden` the minutes for which a
    sealed turn has waited for its person's first look.
    """

    free: int = 0
    minutes: dict[Turn, int] = {}
    bank: dict[tuple[TableId, Seat], int] = {}
    hidden: dict[Turn, int] = {}

    def let_run(self, running: Mapping[Turn, bool], unseen: Collection[Turn] = ()) -> None:
        """Let a minute pass for all turns: it counts for who is free to answer, apart while a sealed one is unseen."""
        for turn, free in running.items():
            waits = turn in unseen and self.hidden.get(turn, 0) < HIDDEN
            counted = self.hidden if waits else self.minutes
            counted[turn] = counted.get(turn, 0) + free

    def left(self, turn: Turn, limit: int) -> int:
        """Return the minutes of a turn's time that had not been used."""
        return limit - self.minutes.get(turn, 0)

    def used(self, turn: Turn) -> int:
        """Return the minutes that earlier moves of this seat have taken from its bank."""
        return self.bank.get((turn.table, turn.seat), 0)

    def forget(self, over: Iterable[Turn]) -> None:
        """Forget turns that are over, but not what they have taken from the bank."""
        for turn in over:
            self.hidden.pop(turn, None)
            beyond = self.minutes.pop(turn, 0) - self.free
            self.bank[turn.table, turn.seat] = self.used(turn) + max(0, beyond)


class Calls(Struct):
    """Which calls have left for which turn."""

    live: dict[Turn, list[datetime]] = {}

    def note(self, turn: Turn, now: datetime) -> bool:
        """Note a call for a turn; say whether another has left within the same hour: two for one thing."""
        earlier = self.live.setdefault(turn, [])
        doubled = any((now - one).total_seconds() < 3_600 for one in earlier)
        earlier.append(now)
        return doubled
