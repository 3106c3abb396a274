"""Refusals of the database."""

from bot.refusals import Refusal


class DatabaseRefusal(Refusal, key="store"):
    """The database cannot serve the request now."""


class DatabaseBusy(DatabaseRefusal, key="store_busy"):
    """The database is locked by another connection."""


class DatabaseFull(DatabaseRefusal, key="store_full"):
    """The disk of the database is full."""


class ReadOnly(DatabaseRefusal):
    """The database is read-only."""


class DatabaseDown(DatabaseRefusal, key="store_down"):
    """The database cannot be reached or read: `reason`."""


class NewerDatabase(DatabaseRefusal):
    """The database was written by a newer version (`found`); `known` is the newest known here."""


class ForeignDatabase(DatabaseRefusal):
    """The database belongs to another program, as it has a foreign `table`."""


class DatabaseLost(DatabaseRefusal):
    """The database `file` is missing or empty, but the `folder` has backups.

    `copy` is the newest.
    """


class SameDatabase(Refusal):
    """Source and target of a transfer are the same database."""


class AlreadyRunning(DatabaseRefusal):
    """Another process of the bot uses this SQLite database: `file`."""


class BackupElsewhere(DatabaseRefusal):
    """This database is not a file: PostgreSQL is backed up with `pg_dump`."""


class BackupExists(DatabaseRefusal):
    """The `file` exists already."""


class NotEmpty(Refusal):
    """The target of a transfer is not empty: `table` is the first table with rows."""


class DatabaseInUse(Refusal):
    """Another bot is connected to the database."""
