"""How long people wait: for the acknowledgement of a click, and for the board that shows what they have done."""

from collections import defaultdict
from statistics import quantiles
from time import perf_counter

from msgspec import Struct

from bot.domain.table import TableId


class Unshown(Struct, frozen=True):
    """An answer that no board shows yet: the moves at the table before it, and when it was given."""

    before: int
    since: float


class Meter:
    """Gathers what was waited for; times in seconds of `perf_counter`."""

    def __init__(self) -> None:
        self._unshown: defaultdict[TableId, list[Unshown]] = defaultdict(list)
        self._newest: dict[TableId, tuple[int, float]] = {}
        self.reset()

    def reset(self) -> None:
        """Begin to measure anew."""
        self.acknowledged: list[float] = []
        self.waits: list[float] = []
        self.boards = 0
        self._unshown.clear()

    def shown(self, table: TableId, moves: int) -> None:
        """A message shows this table as it was after so many moves; an older one may yet lose its controls."""
        if moves <= self._newest.get(table, (-1, 0.0))[0]:
            return
        now = perf_counter()
        self.boards += 1
        self._newest[table] = moves, now
        rest = []
        for one in self._unshown[table]:
            if one.before < moves:
                self.waits.append(now - one.since)
            else:
                rest.append(one)
        self._unshown[table] = rest

    def given(self, table: TableId, before: int, since: float) -> None:
        """An answer was given that changed this table as it was after `before` moves; its board may be there."""
        moves, when = self._newest.get(table, (0, 0.0))
        if moves > before:
            self.waits.append(max(0.0, when - since))
        else:
            self._unshown[table].append(Unshown(before, since))

    @property
    def unseen(self) -> set[TableId]:
        """Tables whose board does not show their newest answer."""
        return {table for table, rest in self._unshown.items() if rest}

    @property
    def waiting(self) -> int:
        """Return how many these are."""
        return len(self.unseen)

    @property
    def behind(self) -> int:
        """Tables with more than one answer that their board does not show."""
        return sum(len(rest) > 1 for rest in self._unshown.values())

    @property
    def oldest(self) -> float:
        """Seconds for which the answer has waited that waits longest."""
        now = perf_counter()
        return max((now - rest[0].since for rest in self._unshown.values() if rest), default=0.0)


def at(values: list[float], hundredth: int) -> float:
    """Return the value below which so many hundredths of all lie, 0 if there is none."""
    if len(values) < 2:
        return sum(values)
    return quantiles(values, n=100, method="inclusive")[hundredth - 1]
