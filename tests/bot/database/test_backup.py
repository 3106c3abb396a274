"""A copy of a database that is being written."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.database.backup import forget_copy, is_copy
from bot.database.engine import Database
from bot.database.repositories import backup
from bot.refusals.database import BackupElsewhere, BackupExists, DatabaseDown
from tests.support.house import ANN, BOB, Roll, house_in


async def test_a_live_database_is_copied_whole(tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy #1.db"
    target.parent.mkdir()
    async with house_in(tmp_path) as house:
        table = await house.running(ANN, BOB)
        url = str(house.repositories.engine.url)
        _, size = await asyncio.gather(house.answer(table.id, ANN, Roll()), backup(url, target))
        assert size == target.stat().st_size > 0
        moves = (await house.service.queries.table(table.id)).moves
        await house.answer(table.id, BOB, Roll())
        with pytest.raises(BackupExists):
            await backup(url, target)
        await backup(url, target, replace=True)
        assert not await is_copy(house.repositories.engine)
    assert moves == 1
    copied = Database(f"sqlite:///{target}")
    assert await is_copy(copied)
    await forget_copy(copied)
    assert not await is_copy(copied)
    await copied.close()
    assert sorted(path.name for path in target.parent.iterdir()) == ["copy #1.db"]
    (tmp_path / "tables.db").unlink()
    target.rename(tmp_path / "tables.db")
    async with house_in(tmp_path) as restored:
        assert (await restored.service.queries.table(table.id)).moves == 2
        await restored.play_on(table.id, ANN, BOB)


async def test_what_cannot_be_copied(tmp_path: Path) -> None:
    with pytest.raises(BackupElsewhere) as refused:
        await backup("postgresql://u@localhost/x", tmp_path / "a.db")
    assert refused.value.words == "bot.refuse.backup_elsewhere"
    with pytest.raises(BackupElsewhere):
        await backup("sqlite://", tmp_path / "a.db")
    with pytest.raises(DatabaseDown):
        await backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "a.db")
    (tmp_path / "text.db").write_text("not a database, but long enough to be one" * 50)
    with pytest.raises(DatabaseDown):
        await backup(f"sqlite:///{tmp_path / 'text.db'}", tmp_path / "a.db")
    sqlite3.connect(tmp_path / "real.db").close()
    with pytest.raises(DatabaseDown):
        await backup(f"sqlite:///{tmp_path / 'real.db'}", tmp_path / "missing" / "a.db")
    assert not [name for name in os.listdir(tmp_path) if name.endswith(".part")]


async def test_a_copy_that_does_not_hold_is_thrown_away(tmp_path: Path) -> None:
    source = tmp_path / "source"
    with closing(sqlite3.connect(source)) as database, database:
        database.execute("CREATE TABLE a (b)")
        database.execute("INSERT INTO a VALUES (NULL)")
        database.execute("PRAGMA writable_schema = on")  # from now on no row may be like that one
        database.execute("UPDATE sqlite_schema SET sql = 'CREATE TABLE a (b NOT NULL)'")
    with pytest.raises(DatabaseDown) as refused:
        await backup(f"sqlite:///{source}", tmp_path / "copy")
    assert refused.value.values == {"reason": f"{source}: NULL value in a.b"}
    assert not (tmp_path / "copy").exists()
    assert not [name for name in os.listdir(tmp_path) if name.endswith(".part")]
