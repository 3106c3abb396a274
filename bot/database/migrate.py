"""Upgrades a database to the newest schema, or refuses to change it."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.database.engine import Database
from bot.database.private_files import close, database_files, make_file
from bot.database.schema import metadata
from bot.refusals.database import DatabaseDown, ForeignDatabase, NewerDatabase

_LOCK = 0x504C414E
"""PostgreSQL's advisory lock that keeps two processes from migrating at once."""


@cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """Return the newest schema version."""
    return str(_script().get_current_head())


def versions() -> list[str]:
    """Return all schema versions, oldest first."""
    return [script.revision for script in _script().walk_revisions()][::-1]


async def version(engine: Database) -> str | None:
    """Return the version of the database, or None if it is empty."""
    async with engine.reading() as connection:
        return await connection.run_sync(_found)


async def migrate(engine: Database, to: str = "head") -> None:
    """Migrate the schema to this version in one transaction.

    Raises NewerDatabase if a newer version of the bot has migrated it, ForeignDatabase if it belongs to another
    program, and the refusals of the database.
    """
    if engine.file is not None:
        _keep_private(engine.file)
    if engine.sqlite and not engine.memory:
        async with engine.reading() as connection:
            await connection.exec_driver_sql("PRAGMA journal_mode = wal")  # stored in the file
    async with engine.writing(job=True) as connection:
        if not engine.sqlite:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_upgrade, to)


def _keep_private(file: Path) -> None:
    try:
        make_file(file)
    except OSError as error:
        raise DatabaseDown(reason=f"{file}: {error.strerror}") from error
    close(database_files(file))


def _found(connection: Connection) -> str | None:
    """Return the version of a database. Raises ForeignDatabase if it has only foreign tables."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or found not in versions():
        _check_own(connection, versioned=found is not None)
    return found


def _check_own(connection: Connection, *, versioned: bool) -> None:
    """Raise ForeignDatabase for foreign tables.

    A PostgreSQL database may be shared without name clashes.
    """
    tables, ours = set(inspect(connection).get_table_names()) - {"alembic_version"}, set(metadata.tables)
    foreign = tables - ours if versioned else tables if connection.dialect.name == "sqlite" else tables & ours
    if foreign and not (versioned and tables & ours):
        raise ForeignDatabase(table=min(foreign))


def _upgrade(connection: Connection, to: str) -> None:
    found = _found(connection)
    if found is not None and found not in versions():
        raise NewerDatabase(found=found, known=newest())
    if found == newest():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
