"""A process that is killed between any two writes: nothing is half-done, nothing that was said to be done is lost."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.domain.table import TableStatus
from tests.support.crash import witnessed
from tests.support.crash_checks import check_table, check_told
from tests.support.house import ANN, BOB, House, house_in

ROOT = Path(__file__).parents[3]


async def test_after_any_write_the_files_hold_together(tmp_path: Path) -> None:
    """A process that is killed leaves its files as they are: each state that they were in is looked at."""
    witness = await witnessed(tmp_path)
    assert witness.writes > 150
    assert len(witness.remains) > 30
    for number, left in enumerate(witness.remains):
        folder = tmp_path / str(number)
        folder.mkdir()
        for name, data in left.items():
            (folder / name).write_bytes(data)
        await inspect(folder, go_on=number % 8 == 1)


@pytest.mark.parametrize("step", [60, pytest.param(1, marks=pytest.mark.soak)])
async def test_killed_after_a_write(tmp_path: Path, step: int) -> None:
    result = subprocess.run(  # noqa: ASYNC221 - the children are what is waited for
        [sys.executable, "-m", "tests.support.crash", str(tmp_path), str(step)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "tests" / "toy")},
        capture_output=True,
        check=False,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    died = int(result.stdout)
    assert died > 150 // step
    for number in range(died + 1):
        await inspect(tmp_path / str(1 + number * step), go_on=number % 8 == 1)


async def inspect(folder: Path, *, go_on: bool) -> None:
    check_file(folder / "tables.db")
    told = (folder / "told.txt").read_text().split("\n") if (folder / "told.txt").exists() else []
    async with house_in(folder) as house:
        for table in await house.service.queries.tables_at(500):
            await check_table(house, table.id)
        if told:
            table_id = told[0].removeprefix("table ")
            await check_told(house, table_id, told)
            await house.watch.start()
            await check_table(house, table_id)
            if go_on:
                await finish(house, table_id)


def check_file(file: Path) -> None:
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    connection.close()


async def finish(house: House, table: str) -> None:
    """After the restart the evening goes on to its end, and everybody is told."""
    table_view = await house.table_view(table)
    if table_view.table.status is TableStatus.LOBBY:
        await house.service.lobby.start(table, ANN.id)
    if (await house.table_view(table)).table.status is TableStatus.RUNNING:
        await house.play_on(table, ANN, BOB)
    house.clock.move(60)
    await house.dispatcher.deliver_all()
    await check_table(house, table)
    assert await house.repositories.outbox.next_due() is None
