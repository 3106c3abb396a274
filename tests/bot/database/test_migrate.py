"""From every older version to the newest, and never from a newer one."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from bot.app.repositories import open_repositories
from bot.database import migrate as migrations
from bot.database.engine import Database, address, file_of
from bot.database.migrate import migrate, newest, version, versions
from bot.refusals.database import DatabaseDown, NewerDatabase
from tests.support.house import ANN, House
from tests.support.schema_check import differences


def test_the_versions_are_those_of_the_migrations() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    assert list(versions()) == [script.revision for script in scripts.walk_revisions()][::-1]
    assert newest() == scripts.get_current_head()


def test_the_migrations_are_imported_for_an_upgrade_alone() -> None:
    """Without them a start of the bot takes 9 MB and a tenth of a second less."""
    late = ("alembic", "fontTools")
    code = f"import sys, bot.app.start; sys.exit(any(one in sys.modules for one in {late}))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "stops", [(), tuple(versions()), *(pytest.param((one,), marks=pytest.mark.soak) for one in versions())]
)
async def test_every_version_comes_up_to_the_newest(fresh_url: str, stops: tuple[str, ...]) -> None:
    """At once, and from version to version; the wider net begins at each."""
    engine = Database(fresh_url)
    for stop in stops:
        await migrate(engine, stop)
        assert await version(engine) == stop
    await migrate(engine)
    await migrate(engine)
    async with engine.reading() as connection:
        assert await connection.run_sync(differences) == []
    assert await version(engine) == newest()
    await engine.close()


async def test_an_opened_database_keeps_its_promises(tmp_path: Path) -> None:
    repositories = await open_repositories(f"sqlite:///{tmp_path / 'new.db'}")
    async with repositories.engine.reading() as connection:
        pragmas = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await repositories.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


async def test_a_newer_database_is_refused_untouched(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    repositories = await open_repositories(url)
    async with repositories.engine.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await repositories.close()
    with pytest.raises(NewerDatabase) as refused:
        await open_repositories(url)
    assert refused.value.values == {"found": "9999", "known": newest()}
    engine = Database(url)
    assert await version(engine) == "9999"
    await engine.close()


async def test_a_broken_migration_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Database(f"sqlite:///{tmp_path / 'new.db'}")
    context = "alembic.runtime.migration.HeadMaintainer._insert_version"

    def stop(*_: object) -> None:
        raise RuntimeError("the power is out")

    with monkeypatch.context() as patch:
        patch.setattr(context, stop)
        with pytest.raises(RuntimeError):
            await migrate(engine)
    async with engine.reading() as connection:
        assert (await connection.exec_driver_sql("SELECT name FROM sqlite_master")).all() == []
    await migrate(engine)
    assert await version(engine) == newest()
    await engine.close()


async def test_a_database_in_memory_serves_as_well() -> None:
    repositories = await open_repositories("sqlite://")
    house = House(repositories)
    table = await house.running(ANN, computers=("easy",))
    assert (await house.play_on(table.id, ANN)).over
    await repositories.close()


def test_addresses_are_understood() -> None:
    assert address("postgres://u:p@h/d").drivername == "postgresql+asyncpg"
    assert address("sqlite:///:memory:").database is None
    assert file_of("sqlite:////data/tables.db") == Path("/data/tables.db")
    assert file_of("postgresql://h/d") is None
    for wrong in ("", "mysql://h/d", "nonsense"):
        with pytest.raises(DatabaseDown):
            address(wrong)
