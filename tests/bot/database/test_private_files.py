"""Whatever holds hidden hands and seeds can be read by its owner alone."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.repositories import open_repositories
from bot.cluster.instance_lock import InstanceLock
from bot.config import Settings, load
from bot.database import private_files
from bot.database.data_folder import prepare_data_folder
from bot.database.repositories import backup
from bot.refusals.database import AlreadyRunning


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """A user whose new files everybody may read."""
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> dict[str, str]:
    """Return what others may do with in a folder, by name."""
    found = {str(one.relative_to(folder)): one.stat().st_mode & 0o777 for one in folder.rglob("*")}
    return {name: oct(mode) for name, mode in found.items() if mode & private_files.OTHERS}


def settings_at(folder: Path) -> Settings:
    return load(PLANISPHERE_DATA=str(folder), DATABASE_URL="", DISCORD_TOKEN="")


async def used(settings: Settings) -> None:
    """Do what a bot does with its files, and look while it does."""
    prepare_data_folder(settings)
    lock = InstanceLock(settings.database_url)
    lock.take()
    repositories = await open_repositories(settings.database_url)
    async with repositories.engine.writing() as connection:
        await connection.exec_driver_sql("INSERT INTO guilds (id, settings) VALUES (1, '{}')")
    target = settings.backups_folder / "auto-20260301-110000.sqlite3"
    private_files.make_folder(target.parent)
    await backup(settings.database_url, target)
    assert {"-wal", "-shm", ".lock"} <= {
        one.name.removeprefix("planisphere.sqlite3") for one in settings.data.iterdir()
    }
    assert open_to_others(settings.data.parent) == {}
    await repositories.close()
    lock.close()


async def test_every_new_file_and_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir(mode=0o700)
    await used(settings_at(tmp_path / "home" / "of" / "data"))


async def test_files_of_before_are_closed_too(tmp_path: Path) -> None:
    settings = settings_at(tmp_path / "home" / "data")
    await used(settings)
    for one in settings.data.rglob("*"):
        one.chmod(0o777)
    prepare_data_folder(settings)
    await (await open_repositories(settings.database_url)).close()
    assert set(open_to_others(settings.data)) <= {"heartbeat"}


def test_a_written_file_takes_the_place_of_one_that_others_could_read(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text("public")
    private_files.write(file, b"secret")
    assert (file.read_bytes(), file.stat().st_mode & 0o777) == (b"secret", 0o600)
    private_files.write(Path(os.devnull), b"secret")


def test_the_lock_is_one_by_whatever_name_a_database_is_called(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    (tmp_path / "link").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path)
    bot = InstanceLock(f"sqlite:///{file}")
    bot.take()
    for name in ("link", "folder/tables.db", "folder/folder/link"):
        with pytest.raises(AlreadyRunning):
            InstanceLock(f"sqlite:///{tmp_path / name}").take()
    with pytest.raises(AlreadyRunning):
        InstanceLock(f"sqlite:///file:{file}?uri=true").take()
    bot.close()
