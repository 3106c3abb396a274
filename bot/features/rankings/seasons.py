"""Seasons: the quarters of the year in UTC, as numbers such as 20264; 0 stands for all time."""

from datetime import UTC, datetime

ALL_TIME = 0
ALL_SERVERS = 0


def season_of(millis: int) -> int:
    """Return the season of a moment in milliseconds since 1970."""
    day = datetime.fromtimestamp(millis / 1000, UTC)
    return day.year * 10 + (day.month + 2) // 3


def year_and_quarter(season: int) -> tuple[int, int]:
    """Return the year and the quarter of a season."""
    return divmod(season, 10)


def begins(season: int) -> datetime:
    """Return the start of a season."""
    year, quarter = divmod(season, 10)
    return datetime(year, quarter * 3 - 2, 1, tzinfo=UTC)


def before(season: int) -> int:
    """Return the season before this one."""
    year, quarter = divmod(season, 10)
    return year * 10 + quarter - 1 if quarter > 1 else (year - 1) * 10 + 4
