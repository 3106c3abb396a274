"""Everything from one database into another: from SQLite to PostgreSQL and back, and refused where it would harm."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.repositories import open_repositories
from bot.database import transfer
from bot.database.engine import Database
from bot.database.schema import metadata
from bot.database.transfer import move
from bot.refusals.database import DatabaseDown, DatabaseInUse, NotEmpty
from tests.support.database_history import life
from tests.support.house import ANN, BOB, CAT, House, Roll, house_at
from tests.support.postgres import Server
from tests.support.toy_achievements import toy_book

__all__ = ["toy_book"]


@pytest.fixture
async def other_url(url: str, postgres: Server, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database of the other kind."""
    if not url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'other.db'}"
        return
    async with postgres.fresh() as fresh:
        yield fresh


async def rows(engine: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    async with engine.reading() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(table.select().order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }


async def moved(source: str, target: str) -> tuple[transfer.CopiedRows, ...]:
    engine, repositories = Database(source), await open_repositories(target)
    try:
        return await move(engine, repositories.engine)
    finally:
        await engine.close()
        await repositories.close()


async def goes_on(house: House, table: str) -> None:
    """Play a table on, and everything that counts upwards by itself."""
    await house.answer(table, BOB, Roll())
    assert (await house.play_on(table, ANN, BOB)).over
    new = await house.running(ANN, CAT)
    assert (await house.play_on(new.id, ANN, CAT)).over
    house.clock.move(1 / 60)  # the host is told who has joined, unless the match has begun
    await house.dispatcher.deliver_all()
    assert (await house.repositories.outbox.census()).waiting == 0


async def test_after_a_full_life_everything_arrives_and_comes_back(
    url: str, other_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "ROWS_PER_BATCH", 7)
    async with house_at(url) as house:
        await life(house, tmp_path)
        now, table = house.clock, await house.running(ANN, BOB)
        await house.answer(table.id, ANN, Roll())
        before = await rows(house.repositories.engine)
    assert sum(map(bool, before.values())) > 15
    told = await moved(url, other_url)
    assert {one.table: one.read for one in told} == {name: len(those) for name, those in before.items()}
    assert all(one.read == one.written for one in told)
    third = tmp_path / "third.db"
    back = f"sqlite:///{third}" if url.startswith("sqlite") else url
    if back == url:
        await emptied(url)
    await moved(other_url, back)
    for place in (other_url, back):
        async with house_at(place, clock=now) as house:
            assert await rows(house.repositories.engine) == before
            await goes_on(house, table.id)


async def emptied(url: str) -> None:
    engine = Database(url)
    async with engine.writing() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(table.delete())
    await engine.close()


async def test_what_is_not_empty_is_left_as_it_is(url: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'new.db'}"
    async with house_at(target) as there:
        await there.running(ANN, BOB)
        before = await rows(there.repositories.engine)
    async with house_at(url) as house:
        await house.lobby(CAT)
    with pytest.raises(NotEmpty) as refused:
        await moved(url, target)
    assert refused.value.values["table"] in before
    async with house_at(target) as there:
        assert await rows(there.repositories.engine) == before


async def test_all_or_nothing_arrives(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = transfer._count

    async def forgetful(connection: Any, table: Any) -> int:
        return await count(connection, table) - (table.name == "moves" and await count(connection, table) > 0)

    async with house_at(url) as house:
        await house.running(ANN, BOB)
    target = f"sqlite:///{tmp_path / 'new.db'}"
    with monkeypatch.context() as patch:
        patch.setattr(transfer, "_count", forgetful)
        with pytest.raises(DatabaseDown) as refused:
            await moved(url, target)
    assert refused.value.values == {"reason": "moves: 1 rows were read and 0 written"}
    async with house_at(target) as there:
        assert not any((await rows(there.repositories.engine)).values())


async def test_a_bot_that_is_connected_is_noticed(postgres: Server, tmp_path: Path) -> None:
    async with postgres.fresh() as url:
        async with house_at(url) as house:
            await house.lobby(ANN)
            with pytest.raises(DatabaseInUse):
                await moved(url, f"sqlite:///{tmp_path / 'new.db'}")
        assert sum(one.written for one in await moved(url, f"sqlite:///{tmp_path / 'new.db'}")) > 2
