"""Par: how evenings of the strong computer player went on the luck of a challenge, and what that makes of a result.

Pure; an evening is played in any process.
"""

from statistics import median_low

from msgspec import Struct

from bot.workers.par_games import ParGame

PAR_GAMES = 200
"""So many evenings make par."""


STEPS = (1, 2, 5, 10, 20, 50, 100)
COLUMNS = 18
"""A histogram has so many columns at most, each as wide as one of the steps."""

PHASES = 5
"""So many parts evenings are divided into to say how a round went beside them."""

ICONS = 8
"""So many rounds are told by signs, evenly chosen where there are more."""


class HistogramBin(Struct, frozen=True):
    """A column of a histogram: the leads from `first` to `last`, and how many evenings ended with one of them."""

    first: int
    last: int
    count: int


class Par(Struct, frozen=True):
    """The evenings that have been played so far, in the order of their numbers."""

    par_games: tuple[ParGame, ...] = ()

    @property
    def known(self) -> bool:
        """Whether all have been played."""
        return len(self.par_games) >= PAR_GAMES

    @property
    def lead(self) -> int:
        """Par: the median of the leads; of the two in the middle the lower one."""
        return median_low(one.margin for one in self.par_games)

    @property
    def number(self) -> int:
        """The number of an evening that ended with par."""
        return next(number for number, one in enumerate(self.par_games) if one.margin == self.lead)

    def beaten_by(self, lead: int) -> int:
        """Return how many of the evenings ended with less than this lead."""
        return sum(one.margin < lead for one in self.par_games)

    def columns(self, lead: int) -> tuple[HistogramBin, ...]:
        """Return the histogram of the leads, wide enough for one's own."""
        leads = [one.margin for one in self.par_games]
        low, high = min(*leads, lead), max(*leads, lead)
        step = next((step for step in STEPS if high // step - low // step < COLUMNS), STEPS[-1])
        firsts = range(low // step * step, high + 1, step)
        return tuple(
            HistogramBin(first, first + step - 1, sum(first <= one < first + step for one in leads)) for first in firsts
        )

    def phases(self, course: tuple[int, ...]) -> tuple[int, ...]:
        """Return for each round, SIGNS at most, in which fifth of the evenings one's lead lay, 0 the lowest.

        A lead that many evenings had lies in the middle of theirs.
        """
        found = []
        for number in sampled(len(course)):
            leads = [one.course[min(number, len(one.course) - 1)] for one in self.par_games]
            lower, same = sum(one < course[number] for one in leads), leads.count(course[number])
            found.append(min(PHASES - 1, int(PHASES * (lower + same / 2) / len(leads))))
        return tuple(found)

    def race(self, rounds: int) -> tuple[tuple[int, int], ...]:
        """Return for each round which leads a quarter and three quarters of the evenings had at most."""
        found = []
        for number in range(rounds):
            leads = sorted(one.course[min(number, len(one.course) - 1)] for one in self.par_games)
            quarter = len(leads) // 4
            found.append((leads[quarter], leads[-1 - quarter]))
        return tuple(found)


def sampled(rounds: int) -> list[int]:
    """Return the indices of the rounds that are told: all, or evenly chosen, the last one always."""
    if rounds <= ICONS:
        return list(range(rounds))
    return [round((k + 1) * rounds / ICONS) - 1 for k in range(ICONS)]
