"""The single-instance lock of a SQLite file; the system frees it when the process ends."""

import sqlite3
from pathlib import Path

from bot.database.engine import file_of
from bot.database.private_files import make_file
from bot.refusals.database import AlreadyRunning, DatabaseDown


class InstanceLock:
    """A lock on an empty SQLite file next to the database; this works on every system."""

    def __init__(self, url: str) -> None:
        self._file = file_of(url)
        self._lock: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock (none for PostgreSQL, which serves many).

        Raises AlreadyRunning, DatabaseDown.
        """
        if self._file is None:
            return
        try:
            beside = Path(f"{self._file.resolve()}.lock")  # the same for every name of the file
            make_file(beside)
            self._lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
            self._lock.execute("BEGIN EXCLUSIVE")
        except (OSError, RuntimeError) as error:  # RuntimeError: a loop of symbolic links
            raise DatabaseDown(reason=f"{self._file}: {getattr(error, 'strerror', None) or error}") from error
        except sqlite3.Error as error:
            self.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise AlreadyRunning(file=str(self._file)) from error
            raise DatabaseDown(reason=str(error)) from error

    def close(self) -> None:
        """Release the lock."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
