"""What is counted in a season, by its own means: nothing here asks the bot what it thinks of time."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.table import TableId
from games.core.step import Seat

HIDDEN = 24 * 60
"""For so many minutes at most a sealed turn waits for its person's first look."""

MOST_PINGS = 1.2
"""Calls that an answered turn may cost."""


class Report(Struct):
    """The figures of a season; everything from `pings_in_quiet_hours` on must be 0."""

    tables: int = 0
    finished: int = 0
    answers: int = 0
    turns: int = 0
    pings: int = 0
    by_kind: dict[str, int] = {}
    ends_told: int = 0
    ran_out: int = 0
    undone: int = 0
    pings_in_quiet_hours: int = 0
    pings_for_answered_turns: int = 0
    pings_doubled: int = 0
    ran_out_with_time_left: int = 0
    tables_stuck: int = 0
    answers_lost: int = 0
    offences: int = 0

    @property
    def pings_per_turn(self) -> float:
        """How many calls an answered turn has cost."""
        return self.pings / max(1, self.turns)

    @property
    def wrong(self) -> int:
        """How much happened that must never happen."""
        return (
            self.pings_in_quiet_hours
            + self.pings_for_answered_turns
            + self.pings_doubled
            + self.ran_out_with_time_left
            + self.tables_stuck
            + self.answers_lost
            + self.offences
        )

    @property
    def bad(self) -> bool:
        """Whether anything went wrong, or people were called too often."""
        return bool(self.wrong) or self.pings_per_turn > MOST_PINGS

    def lines(self) -> list[str]:
        """Return the figures as lines to read."""
        rows = {name: getattr(self, name) for name in self.__struct_fields__ if name != "by_kind"}
        rows |= {f"of them, {kind}": count for kind, count in sorted(self.by_kind.items())}
        shown = [f"{name.replace('_', ' '):>28} {count:>8}" for name, count in rows.items()]
        return [*shown, f"{'pings per answered turn':>28} {self.pings_per_turn:>8.2f}"]


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
