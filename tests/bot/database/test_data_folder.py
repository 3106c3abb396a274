"""A database that is gone while there are copies of it is not begun anew, whoever opens it."""

from pathlib import Path

import pytest

from bot.app.start import create_bot
from bot.config import Settings, load
from bot.database.data_folder import check_not_lost, newest_copy
from bot.refusals.database import DatabaseLost


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of a data folder with two copies and no database."""
    folder = tmp_path / "data" / "backups"
    folder.mkdir(parents=True)
    for name, contents in (("auto-1.sqlite3", b"older"), ("auto-2.sqlite3", b"newer"), ("auto-3.sqlite3", b"")):
        (folder / name).write_bytes(contents)
    return load(PLANISPHERE_DATA=str(tmp_path / "data"), DATABASE_URL="", DISCORD_TOKEN="")


@pytest.mark.parametrize("empty", [True, False])
async def test_the_bot_does_not_start_without_its_database(settings: Settings, empty: bool) -> None:
    file = settings.data / "planisphere.sqlite3"
    if empty:
        file.touch()
    bot = create_bot(settings, processes=0)
    with pytest.raises(DatabaseLost) as refused:
        await bot.setup_hook()
    await bot.pictures.close()
    assert refused.value.values["file"] == str(file)
    assert refused.value.values["copy"] == str(newest_copy(settings.backups_folder))
    assert file.exists() == empty


def test_a_database_that_is_there_or_never_was_is_not_lost(settings: Settings, tmp_path: Path) -> None:
    (settings.data / "planisphere.sqlite3").write_bytes(b"something")
    check_not_lost(settings.database_url, settings.backups_folder)
    check_not_lost("sqlite:///new.db", tmp_path / "nowhere")
    check_not_lost("sqlite://", settings.backups_folder)
    check_not_lost("postgresql://host/name", settings.backups_folder)
