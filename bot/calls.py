"""Calls: whom a message calls, how and when. Every function is pure."""

from datetime import datetime, timedelta

from bot.model import Call, Kind, Settings, Status
from bot.service.seated import Seated
from bot.store.rows import Wait, moment

PERSONAL = (Kind.INVITED, Kind.WARNED, Kind.TURN, Kind.REMIND, Kind.NUDGE, Kind.HELPED)
"""The messages that are written for one person, and wait as long as that person may not be called."""

STANDING = (Kind.TURN, Kind.REMIND, Kind.NUDGE, Kind.HELPED)
"""The messages of which a person has at most one at a table, as long as it is true."""

NUDGE_AFTER = timedelta(hours=1)
"""How long somebody may be the last one before they are nudged."""


def reminding(wait: Wait, settings: Settings) -> datetime | None:
    """Return when a person is to be reminded of their turn, quiet hours aside; None if never (again)."""
    if not settings.reminders or _done(wait.reminded_at, wait):
        return None
    return called_at(wait) + timedelta(hours=settings.remind_after)


def nudging(wait: Wait, settings: Settings) -> datetime | None:
    """Return when a person is to be told that they are the last one; who was reminded need not be."""
    if not settings.nudges or wait.last_since is None or _done(wait.nudged_at, wait) or _done(wait.reminded_at, wait):
        return None
    return max(called_at(wait), moment(wait.last_since)) + NUDGE_AFTER


def called_at(wait: Wait) -> datetime:
    """Return since when a person knows of their turn, as far as it is known: a night may pass before."""
    return moment(max(wait.since, wait.notified_at or 0))


def _done(mark: int | None, wait: Wait) -> bool:
    """Say whether this has been done since the person was called: what was due with the call became one with it."""
    return mark is not None and mark > (wait.notified_at or 0)


def stands(call: Call, seated: Seated) -> bool:
    """Say whether what a person was called for is still so."""
    table = seated.table
    if table.status is not Status.RUNNING:
        return False
    if call.kind is Kind.HELPED:
        return any(chair.person == call.person and chair.missed for chair in table.chairs)
    return any(wait.person == call.person and wait.since == call.since for wait in seated.waits.values())
