"""Prepares the data folder: private, and never with a new database in place of a lost one."""

from pathlib import Path

from bot.config import Settings
from bot.database.engine import file_of
from bot.database.private_files import close, make_folder
from bot.refusals.database import DatabaseLost


def prepare_data_folder(settings: Settings) -> None:
    """Create the data folder and make its files private. Raises DatabaseLost, OSError."""
    make_folder(settings.data)
    close((settings.backups_folder, *settings.backups_folder.glob("*.sqlite3")))
    check_not_lost(settings.database_url, settings.backups_folder)


def newest_copy(folder: Path) -> Path | None:
    """Return the newest backup of the database, or None."""
    try:
        copies = [(one.stat().st_mtime, one) for one in folder.glob("*.sqlite3") if one.stat().st_size]
    except OSError:
        return None
    return max(copies)[1] if copies else None


def check_not_lost(url: str, backups: Path) -> None:
    """Raise DatabaseLost if the database file is missing or empty although there are backups."""
    file = file_of(url)
    copy = None if file is None or (file.exists() and file.stat().st_size) else newest_copy(backups)
    if copy is not None:
        raise DatabaseLost(file=str(file), copy=str(copy), folder=str(backups))
