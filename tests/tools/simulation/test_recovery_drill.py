"""The drill: a database of 10,000 tables is lost, and its copy takes its place as docs/hosting.md tells."""

import asyncio
import shutil
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bot.database.repositories import backup
from games import GAMES
from tests.support.house import ANN, BOB, HERE, House, house_at
from tests.tools.bench.crowd import crowd

TABLES = 10_000
SECONDS = 60.0
ANSWERS = 40


async def played(house: House, luck: Random, table: str, people: list[int], most: int) -> int:
    """Give so many answers at random, fewer if the match is over before; return how many."""
    given = 0
    while given < most and not (await house.service.queries.table(table)).closed:
        for person in people:
            prompt = (await house.service.play.view(table, person)).prompt
            if prompt is not None and given < most:
                await house.service.play.submit_move(table, person, prompt.token, luck.choice(prompt.legal))
                given += 1
    return given


def restored(copy: Path, file: Path) -> None:
    """Lose the database, and put the copy in its place."""
    for name in ("", "-wal", "-shm"):
        file.with_name(file.name + name).unlink(missing_ok=True)
    shutil.copy(copy, file)


@pytest.mark.soak
async def test_a_database_of_10000_tables_is_copied_restored_and_opened_within_a_minute(tmp_path: Path) -> None:
    file, copy, luck = tmp_path / "planisphere.sqlite3", tmp_path / "copy.sqlite3", Random(3)
    url = f"sqlite:///{file}"
    async with house_at(url, games=GAMES) as house:
        lobby = house.service.lobby
        table = await lobby.open(ANN, "glow", HERE, seats=2)
        await lobby.join(table.id, BOB)
        await house.service.lobby.start(table.id, ANN.id)
        assert await played(house, luck, table.id, [ANN.id, BOB.id], ANSWERS) == ANSWERS
        await asyncio.to_thread(crowd, file, table.id, TABLES, whole=True)
        begun = monotonic()
        assert await backup(url, copy) > 50_000_000
    await asyncio.to_thread(restored, copy, file)
    async with house_at(url, games=GAMES) as house:
        assert monotonic() - begun <= SECONDS
        assert (await house.repositories.outbox.census()).running == {"glow": TABLES // 10 + 1}
        stranger = await house.service.queries.table("crowd00000a")
        await played(house, luck, stranger.id, list(stranger.people), 100_000)
        assert (await house.service.queries.table(stranger.id)).closed
