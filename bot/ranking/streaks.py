"""Streaks: how often in a row, and on how many days in a row."""

from collections.abc import Sequence

from msgspec import Struct

DAY = 86_400_000


class Streak(Struct, frozen=True):
    """A run that may still go on, and the longest there ever was."""

    now: int = 0
    best: int = 0


def wins(won: Sequence[bool]) -> Streak:
    """Return the streak of victories of these matches, oldest first."""
    best = now = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return Streak(now, best)


def days(times: Sequence[int], today: int) -> Streak:
    """Return the streak of days (of UTC) with a finished match; times in milliseconds, `today` one of the present.

    A day without one ends the streak only when it is over.
    """
    best = now = 0
    last = None
    for day in sorted({time // DAY for time in times}):
        now = now + 1 if last is not None and day == last + 1 else 1
        best, last = max(best, now), day
    return Streak(now if last is not None and today // DAY - last <= 1 else 0, best)
