"""The hours of people: when somebody may be called, and when again."""

from datetime import UTC, datetime, timedelta, timezone

from bot.model import Settings


def awake(settings: Settings, now: datetime) -> bool:
    """Say whether this is outside the person's quiet hours (from one full hour to another, also over midnight)."""
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None or start == end:
        return True
    hour = _local(settings, now).hour
    quiet = start <= hour < end if start < end else hour >= start or hour < end
    return not quiet


def wakes(settings: Settings, now: datetime) -> datetime:
    """Return when the person's quiet hours end; now if there are none."""
    if awake(settings, now) or settings.quiet_to is None:
        return now
    local = _local(settings, now)
    end = local.replace(hour=settings.quiet_to, minute=0, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).astimezone(UTC)


def _local(settings: Settings, now: datetime) -> datetime:
    return now.astimezone(timezone(timedelta(minutes=settings.offset)))
