"""Refusals of the databases."""

from bot.refusals import Refusal


class StoreRefusal(Refusal):
    """The database cannot do it now."""

    key = "store"


class StoreBusy(StoreRefusal):
    """The database is locked by somebody else."""

    key = "store_busy"


class StoreFull(StoreRefusal):
    """No space is left for the database."""

    key = "store_full"


class ReadOnly(StoreRefusal):
    """The database may not be written."""

    key = "read_only"


class StoreDown(StoreRefusal):
    """The database cannot be reached or read: `reason`."""

    key = "store_down"


class NewerDatabase(StoreRefusal):
    """The database was made by a newer version of the bot: `found`, `known`."""

    key = "newer_database"


class AlreadyRunning(StoreRefusal):
    """Another process of the bot works with this SQLite database: `file`."""

    key = "already_running"


class BackupElsewhere(StoreRefusal):
    """This database is not a file: PostgreSQL is backed up with `pg_dump`."""

    key = "backup_elsewhere"


class BackupExists(StoreRefusal):
    """There is a file of this name already: `file`."""

    key = "backup_exists"


class NotEmpty(Refusal):
    """The database that everything was to be moved into holds something already: `table`, the first that has rows."""

    key = "not_empty"


class DatabaseInUse(Refusal):
    """Another bot is connected to the database."""

    key = "database_in_use"
