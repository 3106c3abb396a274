"""Refusals of the databases."""

from bot.refusals import Refusal


class DatabaseRefusal(Refusal):
    """The database cannot do it now."""

    key = "store"


class DatabaseBusy(DatabaseRefusal):
    """The database is locked by somebody else."""

    key = "store_busy"


class DatabaseFull(DatabaseRefusal):
    """No space is left for the database."""

    key = "store_full"


class ReadOnly(DatabaseRefusal):
    """The database may not be written."""

    key = "read_only"


class DatabaseDown(DatabaseRefusal):
    """The database cannot be reached or read: `reason`."""

    key = "store_down"


class NewerDatabase(DatabaseRefusal):
    """The database was made by a newer version of the bot: `found`, `known`."""

    key = "newer_database"


class ForeignDatabase(DatabaseRefusal):
    """The database belongs to another program: `table` is one of its tables."""

    key = "foreign_database"


class DatabaseLost(DatabaseRefusal):
    """The file is gone or empty though there are copies of it: `file`, the newest `copy`, the `folder` of all."""

    key = "database_lost"


class SameDatabase(Refusal):
    """Everything was to be moved from a database into itself."""

    key = "same_database"


class AlreadyRunning(DatabaseRefusal):
    """Another process of the bot works with this SQLite database: `file`."""

    key = "already_running"


class BackupElsewhere(DatabaseRefusal):
    """This database is not a file: PostgreSQL is backed up with `pg_dump`."""

    key = "backup_elsewhere"


class BackupExists(DatabaseRefusal):
    """There is a file of this name already: `file`."""

    key = "backup_exists"


class NotEmpty(Refusal):
    """The database that everything was to be moved into holds something already: `table`, the first that has rows."""

    key = "not_empty"


class DatabaseInUse(Refusal):
    """Another bot is connected to the database."""

    key = "database_in_use"
