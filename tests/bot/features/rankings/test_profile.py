"""Streaks, achievements and statistics."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.rankings import streaks
from bot.features.rankings.achievements import AchievementBook
from bot.features.rankings.profile import AchievementGain, AchievementProgress, FinishedMatch, achievements, reached_at
from bot.features.rankings.profile import streaks as streaks_of
from bot.features.rankings.statistics import RARE, statistics
from bot.features.rankings.streaks import Streak
from bot.features.rankings.tallies import SeatCount
from tests.support.outcomes import sparkling


def test_victories_in_a_row() -> None:
    assert streaks.wins([True, True, False, True]) == Streak(1, 2)
    assert streaks.wins([True, False]) == Streak(0, 1)
    assert streaks.wins([]) == Streak()


def test_days_in_a_row() -> None:
    played = [1, 2, 2, 3, 6]
    assert streaks.days(played, 6) == Streak(1, 3)
    assert streaks.days(played, 7) == Streak(1, 3)
    assert streaks.days(played, 8) == Streak(0, 3)
    assert streaks.days([], 0) == Streak()


def test_a_night_in_reserve_bridges_a_day_missed() -> None:
    week = range(1, 8)
    assert streaks.days(week, 7) == Streak(7, 7, 1)
    assert streaks.days(week, 9) == Streak(7, 7, 0)  # the eighth was missed, the ninth is not over
    assert streaks.days(week, 10) == Streak(0, 7, 0)
    assert streaks.days([*week, 9], 9) == Streak(8, 8, 0)
    assert streaks.days(range(1, 30), 29) == Streak(29, 29, 2)  # no more than two are kept
    assert streaks.days([*range(1, 30), 32], 32) == Streak(30, 30, 0)
    assert streaks.days([*range(1, 30), 33], 33) == Streak(1, 29, 0)


@given(st.sets(st.integers(0, 80)), st.integers(0, 90))
def test_streaks_are_what_a_calendar_shows_day_by_day(marked: set[int], today: int) -> None:
    marked = {day for day in marked if day <= today}
    run = best = nights = 0
    for day in range(today + 1):
        if day in marked:
            run += 1
            best = max(best, run)
            nights += run in (7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77)
            nights = min(nights, 2)
        elif day == today or not run:
            continue
        elif nights:
            nights -= 1
        else:
            run = 0
    assert streaks.days(marked, today) == Streak(run, best, nights)


def test_a_day_ends_at_midnight_in_ones_own_zone() -> None:
    late = datetime(2026, 11, 21, 3, tzinfo=UTC)  # ten in the evening of the twentieth in New York
    ended = [FinishedMatch(won=False, at=int((late - timedelta(hours=hours)).timestamp() * 1000)) for hours in (24, 0)]
    noon = int((late + timedelta(hours=33)).timestamp() * 1000)
    assert streaks_of(ended, noon, UTC)[1].now == 2
    assert streaks_of(ended, noon, ZoneInfo("America/New_York"))[1].now == 0


def test_achievements_are_reached_by_adding_up(monkeypatch: pytest.MonkeyPatch) -> None:
    written = AchievementBook((sparkling(key="one"), sparkling(key="ten", goal=10)))
    monkeypatch.setattr("bot.features.rankings.profile.book_of", lambda _: written)
    gains = [
        AchievementGain("toy", "ten", 6, 1),
        AchievementGain("other", "ten", 9, 2),
        AchievementGain("toy", "ten", 6, 3),
        AchievementGain("toy", "ten", 1, 4),
    ]
    assert achievements(["toy"], gains) == (
        AchievementProgress("toy", "one", 0, 1),
        AchievementProgress("toy", "ten", 13, 10, 3),
    )


def test_a_match_gives_the_achievements_that_were_not_there_before(monkeypatch: pytest.MonkeyPatch) -> None:
    written = AchievementBook((sparkling(key="one"), sparkling(key="ten", goal=10)))
    monkeypatch.setattr("bot.features.rankings.profile.book_of", lambda _: written)
    gains = [
        AchievementGain("toy", "ten", 6, 1, "t1"),
        AchievementGain("toy", "one", 1, 2, "t2"),
        AchievementGain("other", "ten", 9, 3, "t3"),
        AchievementGain("toy", "one", 1, 4, "t4"),
        AchievementGain("toy", "ten", 6, 4, "t4"),
        AchievementGain("toy", "ten", 1, 5, "t5"),
    ]
    given = {table: reached_at(table, "toy", gains) for table in ("t1", "t2", "t4", "t5", "t9")}
    assert given == {"t1": (), "t2": ("one",), "t4": ("ten",), "t5": (), "t9": ()}


def test_statistics_compare_with_luck_alone() -> None:
    counts = [
        SeatCount("score", 2, "20", 3, 1),
        SeatCount("score", 2, "50", 1, 1),
        SeatCount("score", 1, "-10", 2, 0),
        SeatCount("seat", 2, "0", 4, 3),
        SeatCount("seat", 2, "1", 4, 1),
        SeatCount("use", 2, "toy.card.sun", RARE, 8),
        SeatCount("use", 4, "toy.card.sun", RARE, 2),
        SeatCount("use", 2, "toy.card.dust", RARE, 1),
        SeatCount("use", 2, "toy.card.rare", RARE - 1, 0),
    ]
    found = statistics("toy", counts)
    assert found.seats == 6
    assert found.scores == {1: ((-10, 2),), 2: ((20, 3), (30, 0), (40, 0), (50, 1))}
    assert [(share.key, share.won, share.expected) for share in found.by_seat[2]] == [
        ("0", 0.75, 0.5),
        ("1", 0.25, 0.5),
    ]
    assert [share.key for share in found.components] == ["toy.card.sun", "toy.card.dust"]
    assert (found.components[0].won, found.components[0].expected) == (0.5, 0.375)
    assert statistics("toy", []).components == ()
