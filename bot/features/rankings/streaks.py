"""Streaks: how often in a row, and on how many days in a row."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

EARNED_EVERY = 7
"""So many days played earn a night in reserve."""

MOST_NIGHTS = 2
"""So many nights in reserve are kept."""


class Streak(Struct, frozen=True):
    """A run that may still go on, the longest there ever was, and a run of days' nights in reserve."""

    now: int = 0
    best: int = 0
    nights: int = 0


def wins(won: Sequence[bool]) -> Streak:
    """Return the streak of victories of these matches, oldest first."""
    best = now = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return Streak(now, best)


def days(played: Iterable[int], today: int) -> Streak:
    """Return the streak of these days, each the number of a day, as `today` is.

    A day missed is bridged by a night in reserve, neither counted nor the end; without one it ends the streak. The
    present day is missed only when it is over.
    """
    now = best = nights = 0
    last: int | None = None
    for day in sorted(set(played)):
        now, nights = _bridged(now, nights, 0 if last is None else day - last - 1)
        now, last = now + 1, day
        if now % EARNED_EVERY == 0:
            nights = min(MOST_NIGHTS, nights + 1)
        best = max(best, now)
    if last is not None:
        now, nights = _bridged(now, nights, max(0, today - last - 1))
    return Streak(now, best, nights)


def _bridged(now: int, nights: int, missed: int) -> tuple[int, int]:
    """Return a run and its nights in reserve after so many days missed."""
    return (now, nights - missed) if missed <= nights else (0, 0)
