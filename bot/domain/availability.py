"""A person's availability: their time zone, quiet hours, free weekends and days off.

Pure functions, without a clock or a database. Times are aware datetimes in UTC. A time zone is a name of the tz
database (`Europe/Berlin`), not an offset, so that local hours stay the same across daylight saving changes.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache, lru_cache
from heapq import merge
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.domain.person import PersonSettings

DAY = timedelta(days=1)

LONGEST_NIGHT = timedelta(hours=12)
"""Quiet hours pause a deadline for at most this long.

Longer ones only suppress notifications.
"""


MATCH = timedelta(days=14)
"""Days off pause the deadlines of one match for at most this long in total."""


class Interval(NamedTuple):
    """A half-open interval: `begins` is included, `ends` is not."""

    begins: datetime
    ends: datetime


@cache
def zone_names() -> frozenset[str]:
    """Return the names of all time zones that this system has."""
    return frozenset(available_timezones())


def time_zone(name: str) -> ZoneInfo | None:
    """Return the time zone of this name, or None if this system does not have it."""
    return _zone(name) if name in zone_names() else None


@lru_cache(maxsize=1024)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def zone_of(settings: PersonSettings) -> tzinfo:
    """Return the person's time zone, or UTC if this system no longer has it."""
    return time_zone(settings.zone) or UTC


def local(settings: PersonSettings, now: datetime) -> datetime:
    """Return a moment in the person's time zone."""
    return now.astimezone(zone_of(settings))


def quiet(settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Yield the person's quiet hours that end after `since`, in order, without end."""
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None or start == end:
        return
    day = local(settings, since).date() - DAY
    while True:
        span = Interval(hour_of(settings, day, start), hour_of(settings, day if start < end else day + DAY, end))
        if span.ends > since:
            yield span
        day += DAY


def weekends(settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Yield the person's free weekends that end after `since`, in order, without end."""
    if not settings.weekends:
        return
    today = local(settings, since).date()
    day = today - DAY * ((today.weekday() + 2) % 7)  # the last Saturday, today included
    while True:
        span = Interval(hour_of(settings, day, 0), hour_of(settings, day + 2 * DAY, 0))
        if span.ends > since:
            yield span
        day += 7 * DAY


def days_off(settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Yield the person's days off that end after `since`, in order."""
    return (Interval(begins, ends) for begins, ends in settings.off if ends > since)


def is_available(settings: PersonSettings, now: datetime) -> bool:
    """Return whether a person may be notified: no quiet hours, day off or free weekend."""
    return available_at(settings, now) == now


def available_at(settings: PersonSettings, now: datetime) -> datetime:
    """Return the first moment from `now` on at which a person may be notified."""
    at = now
    for span in merge(quiet(settings, now), weekends(settings, now), days_off(settings, now)):
        if span.begins > at:
            break
        at = max(at, span.ends)
    return at


def pauses(settings: PersonSettings, since: datetime, began: datetime | None = None) -> Iterator[Interval]:
    """Yield the pauses of the person's deadlines from `since` on, in order.

    In a match that began at `began`, days off count for at most MATCH in total.
    """
    if settings.quiet_from is None and not settings.weekends and not settings.off:
        return iter(())
    nights = (Interval(one.begins, min(one.ends, one.begins + LONGEST_NIGHT)) for one in quiet(settings, since))
    return merge(nights, weekends(settings, since), _off_in(settings, began or since))


def _off_in(settings: PersonSettings, began: datetime) -> Iterator[Interval]:
    """Yield the days off, cut to the part of them that pauses the deadlines of a match."""
    rest = MATCH
    for span in days_off(settings, began):
        begins = max(span.begins, began)
        ends = min(span.ends, begins + rest)
        rest -= max(ends - begins, timedelta())
        yield Interval(begins, ends)


def time_counted(since: datetime, now: datetime, pauses: Iterator[Interval]) -> timedelta:
    """Return the time from `since` to `now` without the pauses (ordered; may overlap)."""
    counted, at = timedelta(), since
    for pause in pauses:
        if pause.begins >= now:
            break
        counted += max(pause.begins - at, timedelta())
        at = max(at, pause.ends)
    return counted + max(now - at, timedelta())


def time_counted_at(since: datetime, allowed: timedelta, pauses: Iterator[Interval]) -> datetime:
    """Return the moment at which `time_counted` reaches `allowed`."""
    left, at = allowed, since
    for pause in pauses:
        if pause.begins - at >= left:
            break
        left -= max(pause.begins - at, timedelta())
        at = max(at, pause.ends)
    return at + left


def hour_of(settings: PersonSettings, day: date, hour: int) -> datetime:
    """Return a full hour of a local day in UTC; a skipped hour becomes the moment of the skip."""
    return datetime.combine(day, time(hour), time_zone(settings.zone) or UTC).astimezone(UTC)
