"""Streaks of victories and of days."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

EARNED_EVERY = 7
"""Number of days played in a row that earn a night in reserve."""

MOST_NIGHTS = 2
"""Maximum number of nights in reserve."""


class Streak(Struct, frozen=True):
    """The current streak, the longest one, and the nights in reserve of a streak of days."""

    now: int = 0
    best: int = 0
    nights: int = 0


def wins(won: Sequence[bool]) -> Streak:
    """Return the streak of victories; matches come oldest first."""
    best = now = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return Streak(now, best)


def days(played: Iterable[int], today: int) -> Streak:
    """Return the streak of these days; days and `today` are numbers of days.

    A missed day uses a night in reserve and is not counted; without one it ends the streak. Today is missed only after
    its end.
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
    """Return a streak and its nights in reserve after `missed` days."""
    return (now, nights - missed) if missed <= nights else (0, 0)
