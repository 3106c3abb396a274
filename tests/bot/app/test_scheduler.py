"""What the clock does each minute: no table keeps another waiting."""

import asyncio
from typing import Any

import pytest

from bot.app.scheduler import Scheduler
from tests.support.house import ANN, BOB, House


async def test_a_table_whose_computer_players_must_wait_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [(await house.running(who, computers=("easy",))).id for who in (ANN, BOB)]
    free, begun = asyncio.Event(), list[str]()

    async def resume(table: str) -> None:
        begun.append(table)
        await free.wait()

    async def unfinished(**_: Any) -> tuple[str, ...]:
        return tuple(tables)

    monkeypatch.setattr(house.service.play, "resume", resume)
    monkeypatch.setattr(house.service.play, "tables_to_resume", unfinished)
    ticking = asyncio.create_task(Scheduler(house.service).tick())
    async with asyncio.timeout(10):
        while len(begun) < len(tables):  # noqa: ASYNC110 - the clock looks into the database before
            await asyncio.sleep(0.001)
    assert not ticking.done()
    free.set()
    await ticking
    assert sorted(begun) == sorted(tables)
