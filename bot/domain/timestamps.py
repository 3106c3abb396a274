"""Converts datetimes to the milliseconds that the database stores."""

from datetime import UTC, datetime


def to_millis_or_none(moment: datetime | None) -> int | None:
    """Return a time in milliseconds since 1970, or None."""
    return None if moment is None else to_millis(moment)


def to_millis(moment: datetime) -> int:
    """Return a time in milliseconds since 1970."""
    return int(moment.timestamp() * 1000)


def from_millis(value: int) -> datetime:
    """Return the time of these milliseconds since 1970, in UTC."""
    return datetime.fromtimestamp(value / 1000, UTC)


def moment_or_none(value: int | None) -> datetime | None:
    """Return the time of these milliseconds since 1970, or None."""
    return None if value is None else from_millis(value)
