"""A person's own hours, over both changes of the clock."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.availability import (
    Interval,
    available_at,
    is_available,
    pauses,
    quiet,
    time_counted,
    time_counted_at,
    time_zone,
)
from bot.domain.person import PersonSettings

BERLIN = "Europe/Berlin"
"""From one hour ahead of UTC to two on 29 March 2026 at 01:00 UTC, and back on 25 October at 01:00 UTC."""


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=UTC)


def mine(start: int | None, end: int | None, zone: str = BERLIN) -> PersonSettings:
    return PersonSettings(quiet_from=start, quiet_to=end, zone=zone)


@pytest.mark.parametrize(
    ("settings", "asleep", "wakes_at"),
    [
        (mine(22, 7), "01-10T23:00", "01-11T06:00"),
        (mine(22, 7), "07-10T23:00", "07-11T05:00"),
        (mine(22, 7), "03-28T22:00", "03-29T05:00"),  # a night of eight hours
        (mine(22, 7), "10-24T22:00", "10-25T06:00"),  # and one of ten
        (mine(22, 2), "03-29T00:30", "03-29T01:00"),  # two o'clock is skipped
        (mine(2, 3), "10-25T00:30", "10-25T02:00"),  # from two to three takes two hours
        (mine(11, 14), "01-10T10:00", "01-10T13:00"),
        (mine(22, 8, "Asia/Tokyo"), "03-01T13:00", "03-01T23:00"),
        (mine(22, 8, "Etc/GMT+2"), "03-02T00:00", "03-02T10:00"),
        (mine(22, 8, "Nowhere/Lost"), "03-01T22:00", "03-02T08:00"),  # a zone that this system lacks
    ],
)
def test_quiet_hours_are_those_of_the_person_s_own_clock(settings: PersonSettings, asleep: str, wakes_at: str) -> None:
    assert not is_available(settings, at(asleep))
    assert available_at(settings, at(asleep)) == at(wakes_at)
    assert is_available(settings, at(wakes_at))
    begins = next(quiet(settings, at(asleep))).begins
    assert is_available(settings, begins - timedelta(seconds=1))
    assert not is_available(settings, begins)


@pytest.mark.parametrize("settings", [mine(None, None), mine(5, 5), mine(6, None)])
def test_without_quiet_hours_everybody_is_awake(settings: PersonSettings) -> None:
    assert is_available(settings, at("01-10T05:00"))
    assert available_at(settings, at("01-10T05:00")) == at("01-10T05:00")


@pytest.mark.parametrize("name", ["", "Asia", "../etc/passwd", "Nowhere/Lost", "/etc/localtime", "x\0y"])
def test_what_is_no_zone_is_none(name: str) -> None:
    assert time_zone(name) is None


def spans(*hours: tuple[float, float]) -> list[Interval]:
    return [Interval(at("01-10T00:00") + timedelta(hours=a), at("01-10T00:00") + timedelta(hours=b)) for a, b in hours]


@pytest.mark.parametrize(
    ("stops", "now", "counted"),
    [
        ([], 5, 5),
        ([], -3, 0),  # the clock was set back
        ([(1, 3)], 2, 1),
        ([(1, 3)], 5, 3),
        ([(-4, 2)], 5, 3),
        ([(1, 4), (2, 3)], 5, 2),  # one within the other
        ([(1, 3), (2, 4)], 5, 2),
        ([(1, 2), (3, 4), (9, 10)], 5, 3),
        ([(0, 9)], 5, 0),
    ],
)
def test_what_is_spent_is_the_time_without_the_pauses(
    stops: list[tuple[float, float]], now: float, counted: float
) -> None:
    since = at("01-10T00:00")
    assert time_counted(since, since + timedelta(hours=now), iter(spans(*stops))) == timedelta(hours=counted)
    ends = time_counted_at(since, timedelta(hours=counted), iter(spans(*stops)))
    assert time_counted(since, ends, iter(spans(*stops))) == timedelta(hours=counted)


def test_of_long_quiet_hours_twelve_stop_a_clock() -> None:
    span = next(pauses(mine(8, 7), at("01-10T12:00")))
    assert span.ends - span.begins == timedelta(hours=12)
    assert next(pauses(mine(22, 7), at("01-10T12:00"))) == Interval(at("01-10T21:00"), at("01-11T06:00"))
