"""Calls: whom a message calls, how and when. Every function is pure."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.hours import hour_of, local, wakes
from bot.model import Call, Kind, Settings, Status, Wish
from bot.service.seated import Seated
from bot.store.rows import Wait, moment

PERSONAL = (Kind.INVITED, Kind.WARNED, Kind.TURN, Kind.REMIND, Kind.NUDGE, Kind.HELPED)
"""The messages that are written for one person, and wait as long as that person may not be called."""

STANDING = (Kind.TURN, Kind.REMIND, Kind.NUDGE, Kind.HELPED)
"""The messages of which a person has at most one at a table, as long as it is true."""

DAWN, MORNING = 5, 8
"""The hour before which it is still last night, and the one at which people may be called again in the morning."""

NUDGE_AFTER = timedelta(hours=1)
"""How long somebody may be the last one before they are nudged."""


def reminding(wait: Wait, settings: Settings) -> datetime | None:
    """Return when a person is to be reminded of their turn, quiet hours aside; None if never (again)."""
    if (until := snoozed(wait)) is not None:
        return until
    if not settings.reminders:
        return None
    if wait.reminded_at is not None and _done(wait.reminded_at, wait):
        return moment(wait.reminded_at) + timedelta(hours=settings.repeat) if settings.repeat else None
    return called_at(wait) + timedelta(hours=settings.remind_after)


def nudging(wait: Wait, settings: Settings) -> datetime | None:
    """Return when a person is to be told that they are the last one; who is reminded need not."""
    if not settings.nudges or wait.last_since is None or snoozed(wait) is not None:
        return None
    if _done(wait.nudged_at, wait) or _done(wait.reminded_at, wait):
        return None
    return max(called_at(wait), moment(wait.last_since)) + NUDGE_AFTER


def marked(wait: Wait, at: int, *, remind: bool, nudge: bool) -> Wait:
    """Return the waiting after the person has been called so at this moment."""
    return replace(wait, reminded_at=at if remind else wait.reminded_at, nudged_at=at if nudge else wait.nudged_at)


def snoozed(wait: Wait) -> datetime | None:
    """Return until when a person has put their call off, None if they have not since they were reminded last."""
    until = wait.snoozed_until
    return moment(until) if until is not None and until > (wait.reminded_at or 0) else None


def morning(settings: Settings, now: datetime) -> datetime:
    """Return when the next morning is come by the person's own clock: not this one, unless it is still night."""
    here = local(settings, now)
    day = here.date() if here.hour < DAWN else here.date() + timedelta(days=1)
    return wakes(settings, hour_of(settings, day, MORNING))


def called_at(wait: Wait) -> datetime:
    """Return since when a person knows of their turn, as far as it is known: a night may pass before."""
    return moment(max(wait.since, wait.notified_at or 0))


def _done(mark: int | None, wait: Wait) -> bool:
    """Say whether this has been done since the person was called: what was due with the call became one with it."""
    return mark is not None and mark > (wait.notified_at or 0)


def stands(call: Call, seated: Seated, wish: Wish | None) -> bool:
    """Say whether what a person was called for is still so, and they wish to hear of it."""
    table = seated.table
    if wish is Wish.NOTHING or table.status is not Status.RUNNING:
        return False
    if call.kind is Kind.HELPED:
        return any(chair.person == call.person and chair.missed for chair in table.chairs)
    waits = [wait for wait in seated.waits.values() if wait.person == call.person]
    return any(wait.since == call.since and snoozed(wait) is None for wait in waits)
