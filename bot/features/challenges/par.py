"""Par: the results of matches of the strong computer player on the seed of a challenge. Pure functions."""

from statistics import median_low

from msgspec import Struct

from bot.workers.par_games import ParGame

PAR_GAMES = 200
"""Number of par games of a challenge."""


COLUMN_WIDTHS = (1, 2, 5, 10, 20, 50, 100)
MOST_COLUMNS = 18
"""Maximum number of columns of a histogram; each is as wide as one of COLUMN_WIDTHS."""

PHASES = 5
"""Number of equal parts of the par games with which a round is compared."""

MOST_STRIP_ICONS = 8
"""Maximum number of rounds shown as signs; of more rounds some are chosen evenly."""


class HistogramBin(Struct, frozen=True):
    """A column of a histogram: the leads from `first` to `last`, and the number of par games with one of them."""

    first: int
    last: int
    count: int


class Par(Struct, frozen=True):
    """The par games played so far, in the order of their numbers."""

    par_games: tuple[ParGame, ...] = ()

    @property
    def known(self) -> bool:
        """Whether all have been played."""
        return len(self.par_games) >= PAR_GAMES

    @property
    def lead(self) -> int:
        """Par: the lower median of the leads."""
        return median_low(one.margin for one in self.par_games)

    @property
    def number(self) -> int:
        """The number of a par game that ended with par."""
        return next(number for number, one in enumerate(self.par_games) if one.margin == self.lead)

    def beaten_by(self, lead: int) -> int:
        """Return the number of par games with a smaller lead."""
        return sum(one.margin < lead for one in self.par_games)

    def columns(self, lead: int) -> tuple[HistogramBin, ...]:
        """Return the histogram of the leads, wide enough for this lead."""
        leads = [one.margin for one in self.par_games]
        low, high = min(*leads, lead), max(*leads, lead)
        step = next((step for step in COLUMN_WIDTHS if high // step - low // step < MOST_COLUMNS), COLUMN_WIDTHS[-1])
        firsts = range(low // step * step, high + 1, step)
        return tuple(
            HistogramBin(first, first + step - 1, sum(first <= one < first + step for one in leads)) for first in firsts
        )

    def phases(self, course: tuple[int, ...]) -> tuple[int, ...]:
        """Return for each sampled round in which fifth of the par games the lead lies, 0 is the lowest.

        A lead that several par games share lies in the middle of them.
        """
        found = []
        for number in sampled(len(course)):
            leads = [one.course[min(number, len(one.course) - 1)] for one in self.par_games]
            lower, same = sum(one < course[number] for one in leads), leads.count(course[number])
            found.append(min(PHASES - 1, int(PHASES * (lower + same / 2) / len(leads))))
        return tuple(found)

    def race(self, rounds: int) -> tuple[tuple[int, int], ...]:
        """Return for each round the lower and the upper quartile of the leads."""
        found = []
        for number in range(rounds):
            leads = sorted(one.course[min(number, len(one.course) - 1)] for one in self.par_games)
            quarter = len(leads) // 4
            found.append((leads[quarter], leads[-1 - quarter]))
        return tuple(found)


def sampled(rounds: int) -> list[int]:
    """Return the indices of the rounds to show: all, or MOST_STRIP_ICONS of them with the last one."""
    if rounds <= MOST_STRIP_ICONS:
        return list(range(rounds))
    return [round((k + 1) * rounds / MOST_STRIP_ICONS) - 1 for k in range(MOST_STRIP_ICONS)]
