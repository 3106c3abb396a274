"""Days, weeks, codes and streaks."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from bot.domain import challenge_code
from bot.features.challenges import calendar
from bot.features.challenges.model import ChallengeKind


def test_days_change_at_midnight_in_japan() -> None:
    before, after = datetime(2026, 11, 20, 14, 59, 59, tzinfo=UTC), datetime(2026, 11, 20, 15, tzinfo=UTC)
    assert calendar.day_at(before).label == "2026-11-20"
    today = calendar.day_at(after)
    assert (today.label, today.opens_at, today.closes_at) == ("2026-11-21", after, after + timedelta(days=1))
    assert calendar.day(date(2024, 1, 1)).number == 0
    assert calendar.day(date(2025, 1, 1)).number == 366
    elsewhere = after.astimezone(timezone(timedelta(hours=-8)))
    assert calendar.day_at(elsewhere) == today


def test_weeks_begin_on_monday() -> None:
    week = calendar.week_at(datetime(2026, 11, 20, 12, tzinfo=UTC))
    assert (week.label, week.opens_at) == ("2026-W47", datetime(2026, 11, 15, 15, tzinfo=UTC))
    assert week.number * 7 == calendar.day(date(2026, 11, 16)).number
    assert calendar.week_at(datetime(2027, 1, 1, tzinfo=UTC)).label == "2026-W53"


def test_months() -> None:
    assert calendar.month_at(datetime(2026, 11, 30, 15, tzinfo=UTC)) == "2026-12"
    assert [calendar.is_month(text) for text in ("2026-11", "2026-13", "2026-1", "x", "２０26-11")] == [True] + [
        False
    ] * 4


def test_seeds_depend_on_the_secret_and_the_name() -> None:
    names = [
        calendar.challenge_name("glow", kind, "2026-11-21") for kind in (ChallengeKind.DAILY, ChallengeKind.WEEKLY)
    ]
    assert names[0] == "glow/daily/2026-11-21"
    seeds = {calendar.challenge_seed(secret, name) for name in names for secret in (b"a", b"b")}
    assert len(seeds) == 4
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_codes_have_no_letters_that_look_alike() -> None:
    numbers = iter(range(100))
    code = challenge_code.new_code(lambda n: next(numbers) * 7 % n)
    assert challenge_code.parse_code(challenge_code.format_code(code)) == code
    assert not set(challenge_code.CODE_LETTERS) & set("01ILOU")
    assert len(set(challenge_code.CODE_LETTERS)) == 30
    assert challenge_code.parse_code("k7q2‐3fdx") == "K7Q23FDX"
    assert challenge_code.parse_code("K7Q2-3FDI") is None


@pytest.mark.parametrize(
    ("days", "now", "best"),
    [
        ([], 0, 0),
        (["2026-11-21"], 1, 1),
        (["2026-11-20"], 1, 1),
        (["2026-11-19"], 0, 1),
        (["2026-11-21", "2026-11-20", "2026-11-18", "2026-11-17", "2026-11-16"], 2, 3),
        (["2024-02-28", "2024-02-29", "2024-03-01"], 0, 3),
    ],
)
def test_streaks_last_while_yesterday_was_played(days: list[str], now: int, best: int) -> None:
    found = calendar.streak(days, date(2026, 11, 21))
    assert (found.now, found.best) == (now, best)
