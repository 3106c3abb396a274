"""Streaks, medals and statistics."""

import pytest

from bot.ranking import streaks
from bot.ranking.book import Book
from bot.ranking.profile import Gain, Medal, medals, reached_at
from bot.ranking.statistics import RARE, Count, statistics
from bot.ranking.streaks import DAY, Streak
from tests.bot.ranking.cases import sparkling


def test_victories_in_a_row() -> None:
    assert streaks.wins([True, True, False, True]) == Streak(1, 2)
    assert streaks.wins([True, False]) == Streak(0, 1)
    assert streaks.wins([]) == Streak()


def test_days_in_a_row() -> None:
    times = [1 * DAY, 2 * DAY + 5, 2 * DAY + 9, 3 * DAY, 6 * DAY]
    assert streaks.days(times, 6 * DAY) == Streak(1, 3)
    assert streaks.days(times, 7 * DAY + 1) == Streak(1, 3)
    assert streaks.days(times, 8 * DAY) == Streak(0, 3)
    assert streaks.days([], 0) == Streak()


def test_medals_are_reached_by_adding_up(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Book((sparkling(key="one"), sparkling(key="ten", goal=10)))
    monkeypatch.setattr("bot.ranking.profile.book_of", lambda _: written)
    gains = [Gain("toy", "ten", 6, 1), Gain("other", "ten", 9, 2), Gain("toy", "ten", 6, 3), Gain("toy", "ten", 1, 4)]
    assert medals(["toy"], gains) == (Medal("toy", "one", 0, 1), Medal("toy", "ten", 13, 10, 3))


def test_a_match_gives_the_medals_that_were_not_there_before(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Book((sparkling(key="one"), sparkling(key="ten", goal=10)))
    monkeypatch.setattr("bot.ranking.profile.book_of", lambda _: written)
    gains = [
        Gain("toy", "ten", 6, 1, "t1"),
        Gain("toy", "one", 1, 2, "t2"),
        Gain("other", "ten", 9, 3, "t3"),
        Gain("toy", "one", 1, 4, "t4"),
        Gain("toy", "ten", 6, 4, "t4"),
        Gain("toy", "ten", 1, 5, "t5"),
    ]
    given = {table: reached_at(table, "toy", gains) for table in ("t1", "t2", "t4", "t5", "t9")}
    assert given == {"t1": (), "t2": ("one",), "t4": ("ten",), "t5": (), "t9": ()}


def test_statistics_compare_with_luck_alone() -> None:
    counts = [
        Count("score", 2, "20", 3, 1),
        Count("score", 2, "50", 1, 1),
        Count("score", 1, "-10", 2, 0),
        Count("seat", 2, "0", 4, 3),
        Count("seat", 2, "1", 4, 1),
        Count("use", 2, "toy.card.sun", RARE, 8),
        Count("use", 4, "toy.card.sun", RARE, 2),
        Count("use", 2, "toy.card.dust", RARE, 1),
        Count("use", 2, "toy.card.rare", RARE - 1, 0),
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
