"""Refusals of the database."""

from bot.refusals import Refusal


class DatabaseRefusal(Refusal):
    """The database cannot serve the request now."""

    key = "store"


class DatabaseBusy(DatabaseRefusal):
    """The database is locked by another connection."""

    key = "store_busy"


class DatabaseFull(DatabaseRefusal):
    """The disk of the database is full."""

    key = "store_full"


class ReadOnly(DatabaseRefusal):
    """The database is read-only."""

    key = "read_only"


class DatabaseDown(DatabaseRefusal):
    """The database cannot be reached or read: `reason`."""

    key = "store_down"


class NewerDatabase(DatabaseRefusal):
    """The database was written by a newer version (`found`); `known` is the newest known here."""

    key = "newer_database"


class ForeignDatabase(DatabaseRefusal):
    """The database belongs to another program, as it has a foreign `table`."""

    key = "foreign_database"


class DatabaseLost(DatabaseRefusal):
    """The database `file` is missing or empty, but the `folder` has backups.

    `copy` is the newest.
    """

    key = "database_lost"


class SameDatabase(Refusal):
    """Source and target of a transfer are the same database."""

    key = "same_database"


class AlreadyRunning(DatabaseRefusal):
    """Another process of the bot uses this SQLite database: `file`."""

    key = "already_running"


class BackupElsewhere(DatabaseRefusal):
    """This database is not a file: PostgreSQL is backed up with `pg_dump`."""

    key = "backup_elsewhere"


class BackupExists(DatabaseRefusal):
    """The `file` exists already."""

    key = "backup_exists"


class NotEmpty(Refusal):
    """The target of a transfer is not empty: `table` is the first table with rows."""

    key = "not_empty"


class DatabaseInUse(Refusal):
    """Another bot is connected to the database."""

    key = "database_in_use"
