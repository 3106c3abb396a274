"""Bring a database to the schema that this program knows, or refuse to touch it."""

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
"""PostgreSQL's advisory lock during migrations, so that two processes that start at once take turns."""


@cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """Return the name of the version that this program knows."""
    return str(_script().get_current_head())


def versions() -> list[str]:
    """Return the names of all versions, oldest first."""
    return [script.revision for script in _script().walk_revisions()][::-1]


async def version(engine: Database) -> str | None:
    """Return the version of the database, None for an empty one."""
    async with engine.reading() as connection:
        return await connection.run_sync(_found)


async def migrate(engine: Database, to: str = "head") -> None:
    """Bring the schema up to this version, all or nothing.

    Raises NewerDatabase where a newer program has been here, ForeignDatabase where another one is at home, and the
    store's refusals.
    """
    if engine.file is not None:
        _keep_private(engine.file)
    if engine.sqlite and not engine.memory:
        async with engine.reading() as connection:
            await connection.exec_driver_sql("PRAGMA journal_mode = wal")  # kept in the file
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
    """Return the version of a database. Raises ForeignDatabase where it has none, but tables of another program."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or found not in versions():
        _check_own(connection, versioned=found is not None)
    return found


def _check_own(connection: Connection, *, versioned: bool) -> None:
    """Raise ForeignDatabase for tables of another program; a server's database may be shared where no name is taken."""
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
