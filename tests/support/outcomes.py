"""Finished matches of one's own making."""

from functools import partial
from typing import Any

from bot.features.rankings.achievements import Achievement
from bot.features.rankings.outcome import MatchOutcome, SeatResult

ANN, BOB, CAT = 11, 22, 33
MARCH = 1_772_366_400_000
"""The first of March 2026, noon, in UTC."""

sparkling = partial(Achievement, sign="spark", enamel="amber")
"""An achievement whose look does not matter."""


def finish(seat: int, person: int | None, place: int, total: int = 10, **more: Any) -> SeatResult:
    more.setdefault("answers", 9)
    more.setdefault("won", place == 1)
    return SeatResult(seat=seat, person=person, place=place, total=total, **more)


def outcome(*seats: SeatResult, **more: Any) -> MatchOutcome:
    usual = partial(MatchOutcome, number=1, table="abc", game="toy", guild=None, options={}, finished_at=MARCH)
    return usual(seats=seats, **more)
