"""A person's own hours: the time zone that they live by, and when they wish for no call. Pure: no clock, no store.

Times are aware datetimes in UTC. A zone is a name of the tz database (`Europe/Berlin`), never a difference to UTC, so
that ten in the evening stays ten in the evening when the clocks change.
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
"""So much of quiet hours stops a clock; whoever wishes for longer ones is not called, but others need not wait."""


MATCH = timedelta(days=14)
"""So much of a person's days off stops the clock of one match."""


class Interval(NamedTuple):
    """A stretch of time: from its first moment to the one after its last."""

    begins: datetime
    ends: datetime


@cache
def zone_names() -> frozenset[str]:
    """Return the names of all zones that this system knows."""
    return frozenset(available_timezones())


def time_zone(name: str) -> ZoneInfo | None:
    """Return the zone of this name, or None if this system knows none."""
    return _zone(name) if name in zone_names() else None


@lru_cache(maxsize=1024)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def zone_of(settings: PersonSettings) -> tzinfo:
    """Return the person's own time zone; UTC if this system has lost it."""
    return time_zone(settings.zone) or UTC


def local(settings: PersonSettings, now: datetime) -> datetime:
    """Return a moment as the person's own clock shows it."""
    return now.astimezone(zone_of(settings))


def quiet(settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Yield the person's quiet hours that end after this moment, the earliest first, for ever."""
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
    """Yield the person's free weekends that end after this moment, the earliest first, for ever."""
    today = local(settings, since).date()
    day = today - DAY * ((today.weekday() + 2) % 7)  # the Saturday before, or today's
    while settings.weekends:
        span = Interval(hour_of(settings, day, 0), hour_of(settings, day + 2 * DAY, 0))
        if span.ends > since:
            yield span
        day += 7 * DAY


def days_off(settings: PersonSettings, since: datetime) -> Iterator[Interval]:
    """Yield the person's days off that end after this moment, the earliest first."""
    return (Interval(begins, ends) for begins, ends in settings.off if ends > since)


def is_available(settings: PersonSettings, now: datetime) -> bool:
    """Say whether a person may be called: outside their quiet hours, days off and free weekends."""
    return available_at(settings, now) == now


def available_at(settings: PersonSettings, now: datetime) -> datetime:
    """Return when a person may be called again; now if they may be."""
    at = now
    for span in merge(quiet(settings, now), weekends(settings, now), days_off(settings, now)):
        if span.begins > at:
            break
        at = max(at, span.ends)
    return at


def pauses(settings: PersonSettings, since: datetime, began: datetime | None = None) -> Iterator[Interval]:
    """Yield when the person's time stands still, from this moment on, the earliest first, perhaps for ever.

    In a match that has begun then, days off count up to MATCH.
    """
    nights = (Interval(one.begins, min(one.ends, one.begins + LONGEST_NIGHT)) for one in quiet(settings, since))
    return merge(nights, weekends(settings, since), _off_in(settings, began or since))


def _off_in(settings: PersonSettings, began: datetime) -> Iterator[Interval]:
    """Yield the days off of a person in a match, as far as they stop its clock."""
    rest = MATCH
    for span in days_off(settings, began):
        begins = max(span.begins, began)
        ends = min(span.ends, begins + rest)
        rest -= max(ends - begins, timedelta())
        yield Interval(begins, ends)


def time_counted(since: datetime, now: datetime, pauses: Iterator[Interval]) -> timedelta:
    """Return how much of the time since then counts: all but the pauses, which come in order and may overlap."""
    counted, at = timedelta(), since
    for pause in pauses:
        if pause.begins >= now:
            break
        counted += max(pause.begins - at, timedelta())
        at = max(at, pause.ends)
    return counted + max(now - at, timedelta())


def time_counted_at(since: datetime, allowed: timedelta, pauses: Iterator[Interval]) -> datetime:
    """Return when so much time has counted: the moment at which `time_counted` reaches it."""
    left, at = allowed, since
    for pause in pauses:
        if pause.begins - at >= left:
            break
        left -= max(pause.begins - at, timedelta())
        at = max(at, pause.ends)
    return at + left


def hour_of(settings: PersonSettings, day: date, hour: int) -> datetime:
    """Return a full hour of a day; one that the clock skips is the moment at which it does."""
    return datetime.combine(day, time(hour), time_zone(settings.zone) or UTC).astimezone(UTC)
