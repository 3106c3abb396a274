"""One process at a time for a SQLite file: a lock beside it, which the system takes away when the process ends."""

import sqlite3
from pathlib import Path

from bot.database.engine import file_of
from bot.database.private_files import make_file
from bot.refusals.database import AlreadyRunning, DatabaseDown


class InstanceLock:
    """The lock; it is SQLite's own, of a file without contents, for that one is known on every system."""

    def __init__(self, url: str) -> None:
        self._file = file_of(url)
        self._lock: sqlite3.Connection | None = None

    def take(self) -> None:
        """Be the only process from now on; on PostgreSQL there may be many. Raises AlreadyRunning, DatabaseDown."""
        if self._file is None:
            return
        try:
            beside = Path(f"{self._file.resolve()}.lock")  # by whatever name the file is called
            make_file(beside)
            self._lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
            self._lock.execute("BEGIN EXCLUSIVE")
        except (OSError, RuntimeError) as error:  # the latter of a ring of links
            raise DatabaseDown(reason=f"{self._file}: {getattr(error, 'strerror', None) or error}") from error
        except sqlite3.Error as error:
            self.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise AlreadyRunning(file=str(self._file)) from error
            raise DatabaseDown(reason=str(error)) from error

    def close(self) -> None:
        """Let another process be the only one."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
