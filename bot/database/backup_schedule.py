"""Hourly backups of the SQLite database; the newest are kept, and the last of each day."""

import asyncio
import logging
import re
import shutil
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.config import Settings
from bot.database.engine import file_of
from bot.database.private_files import make_folder
from bot.database.repositories import backup
from bot.monitoring.metrics import Metrics
from bot.refusals import Refusal

log = logging.getLogger(__name__)

BACKUP_INTERVAL = timedelta(hours=1)

DAYS_KEPT = 7
"""Number of days whose last backup is kept, in addition to the newest."""

FREE_SPACE_FACTOR = 2
"""Free space that a backup needs, as a multiple of the database's size."""

TOKEN = "%Y%m%d-%H%M%S"
BACKUP_NAME = re.compile(r"auto-(\d{8}-\d{6})\.sqlite3((?:\.[0-9a-f]{8})?\.part)?")
"""Matches automatic backups.

Those that people made have other names and are never deleted.
"""


def superseded(taken: Iterable[datetime], newest: int) -> set[datetime]:
    """Return the backups to delete: neither the `newest` nor the last of one of DAYS_KEPT days."""
    known = sorted(taken, reverse=True)
    days: dict[object, datetime] = {}
    for at in known:
        days.setdefault(at.date(), at)
    return {*known} - {*known[:newest], *list(days.values())[:DAYS_KEPT]}


COPIES = 300.0
"""Seconds between two checks whether a backup is due."""


class BackupSchedule:
    """The schedule of automatic backups.

    None for PostgreSQL, which has its own tools, and none if 0 are to be kept.
    """

    def __init__(self, settings: Settings, clock: Callable[[], datetime], metrics: Metrics) -> None:
        self._url = settings.database_url
        self._source = file_of(self._url)
        self._folder = settings.backups_folder
        self._newest = settings.backups
        self._clock = clock
        self._metrics = metrics
        self._last: datetime | None = None

    async def tick(self) -> None:
        """Make a backup if one is due; errors are logged and retried at the next tick."""
        if self._source is None or not self._newest:
            return
        try:
            await self._take(self._source, self._clock())
        except (Refusal, OSError) as error:
            log.error("no copy of the database could be taken: %s", error)

    async def _take(self, source: Path, now: datetime) -> None:
        if self._last is not None and self._last > now:  # the clock was set back
            self._last = None
        last = self._last or max(await asyncio.to_thread(self._taken, now), default=None)
        if last is not None:
            self._metrics.backed_up(last)
            if timedelta() <= now - last < BACKUP_INTERVAL:
                return
        if not await asyncio.to_thread(self._has_room, source):
            log.error("no copy of the database is taken: %s has too little room", self._folder)
            return
        size = await backup(self._url, self._folder / f"auto-{now.astimezone(UTC):{TOKEN}}.sqlite3", replace=True)
        log.info("a copy of the database was taken: %.1f MB", size / 1_000_000)
        self._last = now
        self._metrics.backed_up(now)
        await asyncio.to_thread(self._tidy, now)

    def _found(self) -> list[tuple[Path, datetime, bool]]:
        """Return the automatic backups: file, time, and whether it is complete."""
        named = [(file, BACKUP_NAME.fullmatch(file.name)) for file in self._folder.glob("auto-*")]
        return [
            (file, datetime.strptime(name[1], TOKEN).replace(tzinfo=UTC), name[2] is None)
            for file, name in named
            if name
        ]

    def _taken(self, now: datetime) -> list[datetime]:
        """Return the times of backups; those from the future come from a wrong clock."""
        return [at for _, at, whole in self._found() if whole and at <= now]

    def _has_room(self, source: Path) -> bool:
        make_folder(self._folder)
        return shutil.disk_usage(self._folder).free >= FREE_SPACE_FACTOR * source.stat().st_size

    def _tidy(self, now: datetime) -> None:
        """Delete superseded backups, and incomplete ones of processes that were killed."""
        old = superseded(self._taken(now), self._newest)
        for file, at, whole in self._found():
            if at in old if whole else abs(now - at) > BACKUP_INTERVAL:
                file.unlink(missing_ok=True)
