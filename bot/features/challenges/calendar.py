"""Days and weeks of challenges, their names, seeds and streaks. Pure functions.

Days change at midnight in Japan (UTC+9, no summer time), in all time zones.
"""

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, timezone
from hmac import digest

from msgspec import Struct

from bot.features.rankings.streaks import Streak, days

JAPAN = timezone(timedelta(hours=9))

FIRST_DAY = date(2024, 1, 1)
"""Day 0 and the first day of week 0: a Monday."""

FINISH_GRACE = timedelta(hours=12)
"""Time after the end of a periodic challenge in which an attempt that has begun may be finished."""


class ChallengePeriod(Struct, frozen=True):
    """A day or a week of challenges: its label and number, and when it begins and ends."""

    label: str
    number: int
    opens_at: datetime
    closes_at: datetime


def day_at(now: datetime) -> ChallengePeriod:
    """Return the day of a moment."""
    return day(now.astimezone(JAPAN).date())


def day(which: date) -> ChallengePeriod:
    """Return the day of this date in Japan."""
    opens = _midnight(which)
    return ChallengePeriod(which.isoformat(), (which - FIRST_DAY).days, opens, opens + timedelta(days=1))


def week_at(now: datetime) -> ChallengePeriod:
    """Return the week of a moment, from Monday to Sunday."""
    today = now.astimezone(JAPAN).date()
    monday = today - timedelta(days=today.weekday())
    opens = _midnight(monday)
    return ChallengePeriod(f"{monday:%G-W%V}", (monday - FIRST_DAY).days // 7, opens, opens + timedelta(days=7))


def _midnight(which: date) -> datetime:
    return datetime.combine(which, time(), JAPAN).astimezone(UTC)


def month_at(now: datetime) -> str:
    """Return the month of a moment, as 2026-11."""
    return now.astimezone(JAPAN).strftime("%Y-%m")


def is_month(text: str) -> bool:
    """Return whether a text is a month, as 2026-11."""
    return re.fullmatch(r"20\d\d-(0[1-9]|1[0-2])", text, re.ASCII) is not None


def ends_month(label: str) -> bool:
    """Return whether a day, as 2026-11-30, is the last of its month."""
    return (date.fromisoformat(label) + timedelta(days=1)).day == 1


def challenge_name(game: str, kind: str, label: str) -> str:
    """Return the name of a challenge, from which its seed is derived."""
    return f"{game}/{kind}/{label}"


def challenge_seed(secret: bytes, name: str) -> str:
    """Return the seed of a challenge, which only the installation's secret gives. [spec, solo challenges]"""
    return digest(secret, name.encode(), "sha256")[:16].hex()


def anonymous_mark(secret: bytes, code: str, person: int) -> str:
    """Return the hash that identifies a person who erased their data after an attempt at a challenge."""
    return digest(secret, f"tried/{code}/{person}".encode(), "sha256").hex()


def streak(labels: Iterable[str], today: date) -> Streak:
    """Return the streak of a person who finished the challenges of these days; today may still be missing."""
    return days((date.fromisoformat(label).toordinal() for label in labels), today.toordinal())
