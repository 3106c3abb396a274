"""Upgrades a database to the newest schema, or refuses to change it.

Alembic is imported for an upgrade alone: it takes 8 MB and a tenth of a second, and most starts find the newest schema.
"""

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from bot.database.engine import Database
from bot.database.private_files import close, database_files, make_file
from bot.database.schema import metadata
from bot.refusals.database import DatabaseDown, ForeignDatabase, NewerDatabase

_LOCK = 0x504C414E
"""PostgreSQL's advisory lock that keeps two processes from migrating at once."""


_MIGRATIONS = Path(__file__).parent / "migrations"


@cache
def versions() -> tuple[str, ...]:
    """Return all schema versions, oldest first; each migration has its version in the name of its file."""
    return tuple(sorted(file.name[1:5] for file in (_MIGRATIONS / "versions").glob("r[0-9]*.py")))


def newest() -> str:
    """Return the newest schema version."""
    return versions()[-1]


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
    stored = inspect(connection).has_table("alembic_version")
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() if stored else None
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
    from alembic import command  # noqa: PLC0415 - not needed at most starts
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
