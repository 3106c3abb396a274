"""Days off: a yearly number per person, taken for all tables at once, in the person's time zone. Pure functions."""

from datetime import date, datetime, timedelta

from msgspec.structs import replace

from bot.domain.availability import DAY, Interval, days_off, hour_of, local
from bot.domain.person import PersonSettings
from bot.domain.typed_text import read_day
from bot.refusals import BadSetting, TooFewDays

YEARLY = 30
"""Number of days off per person and calendar year; free weekends are not counted."""

MOST_AHEAD = timedelta(days=366)
"""Maximum time in advance for which days off can be taken."""

PAST_DAYS_KEPT = timedelta(days=400)
"""Time after which past days off are deleted."""


def left(settings: PersonSettings, year: int) -> int:
    """Return how many days off a person has left in a year."""
    return YEARLY - sum(day.year == year for day in _days(settings))


def changed(
    settings: PersonSettings, now: datetime, days: int | None, first: str | None, weekends: bool | None
) -> PersonSettings:
    """Return the settings with free weekends changed, and with days off from the typed `first` day on.

    Raises BadSetting for an unreadable day, and as `take` does.
    """
    if weekends is not None:
        settings = replace(settings, weekends=weekends)
    if days is None and first is None:
        return settings
    day = None if first is None else read_day(first, local(settings, now).date())
    if first is not None and day is None:
        raise BadSetting(setting="day", value=first[:60])
    return take(settings, now, days or 1, day)


def take(settings: PersonSettings, now: datetime, days: int, first: date | None = None) -> PersonSettings:
    """Return the settings with more days off, from this day on (None: from now).

    Raises BadSetting for a day that is past or too far away, TooFewDays.
    """
    today = local(settings, now).date()
    begins = first or today
    if not today <= begins <= (today + MOST_AHEAD):
        raise BadSetting(setting="day", value=begins.isoformat())
    wanted = {begins + DAY * n for n in range(days)} - _days(settings)
    for year in {day.year for day in wanted}:
        rest = left(settings, year)
        if sum(day.year == year for day in wanted) > rest:
            raise TooFewDays(left=rest, year=year, all=YEARLY)
    start = now if begins == today else hour_of(settings, begins, 0)
    new = Interval(start, hour_of(settings, begins + DAY * days, 0))
    recent = list(days_off(settings, now - PAST_DAYS_KEPT))
    return _with(settings, [*recent, new])


def back(settings: PersonSettings, now: datetime) -> PersonSettings:
    """Return the settings after the person's return: current days off end now, planned ones are cancelled."""
    return _with(
        settings, [Interval(one.begins, min(one.ends, now)) for one in days_off(settings, now - PAST_DAYS_KEPT)]
    )


def _with(settings: PersonSettings, spans: list[Interval]) -> PersonSettings:
    kept = sorted(span for span in spans if span.begins < span.ends)
    return replace(settings, off=tuple((span.begins, span.ends) for span in kept))


def _days(settings: PersonSettings) -> set[date]:
    """Return the days on which a person is or was away, even for an hour."""
    found = set()
    for begins, ends in settings.off:
        day, last = local(settings, begins).date(), local(settings, ends - timedelta(milliseconds=1)).date()
        while day <= last:
            found.add(day)
            day += DAY
    return found
