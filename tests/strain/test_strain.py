"""The measurements themselves: short runs that must find everything in order, and tell when it is not."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from bot.model import Status
from tests.strain import __main__, kills
from tests.strain.kills import Asked, Siege, Tally, besiege
from tests.strain.load import Load, measure


@pytest.mark.soak
async def test_a_short_load_is_answered_and_drawn() -> None:
    seen = await measure(Load(tables=5, rate=5.0, seconds=2.0, pause=0.01, processes=1))
    assert seen["answers"] + seen["refused as too late"] == 10
    assert seen["board p95, s"] >= seen["board p50, s"] > 0
    assert seen["boards without picture"] == 0


async def test_one_kill_leaves_everything_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "PATIENCE", 240.0)  # a busy machine is no failure here
    told: list[Tally] = []
    tally = await besiege(tmp_path, 1, 2, 1, tell=told.append)
    assert told == [tally]
    assert tally.boards >= 2
    assert (tally.kills, tally.lost, tally.doubled, tally.broken, tally.twice, tally.wrong) == (1, 0, 0, 0, 0, 0)


async def test_what_is_lost_or_doubled_is_found(tmp_path: Path) -> None:
    siege = Siege(tmp_path, 1, random.Random(1))
    await siege.open()
    try:
        (table,) = siege._tables
        siege._given[table] = 1  # somebody was told that an answer was given which is not there
        await siege._check()
        assert (siege.tally.lost, siege.tally.doubled) == (1, 0)
        with closing(sqlite3.connect(tmp_path / "planisphere.sqlite3")) as database, database:
            database.execute(
                "INSERT INTO moves SELECT table_id, 1, 0, action, events, at, 1, NULL, NULL, NULL FROM moves"
            )
        await siege._check()
        assert siege.tally.doubled == 1
    finally:
        await siege.close()


async def test_those_whose_match_is_over_begin_another(tmp_path: Path) -> None:
    siege = Siege(tmp_path, 2, random.Random(1))
    await siege.open()
    try:
        ended, running = siege._tables
        for chair in (await siege._service.archive.table(ended)).chairs:
            assert chair.person is not None
            await siege._service.seats.end_table(ended, chair.person)
        await siege._go_on()
        new = await siege._service.archive.table(siege._tables[0])
        assert (siege._tables[1], new.status, new.id != ended) == (running, Status.RUNNING, True)
    finally:
        await siege.close()


def test_a_run_that_lost_something_fails() -> None:
    assert __main__._told(Tally(lost=1)) == 1
    assert __main__._told(msgspec.structs.replace(Tally(), kills=5)) == 0


async def test_a_second_click_on_a_confirmation_hides_nothing(tmp_path: Path) -> None:
    siege = Siege(tmp_path, 1, random.Random(1))
    await siege.open()
    try:
        (table,) = siege._tables
        panel = SimpleNamespace(components=[])
        siege._open[table] = Asked("0123456789", [], panel)
        for text in ("The sky brightens.", kills.LATE):  # the answer to the first click, then that to the second
            panel.components = [{"type": 10, "content": text}]
            siege.house.bridge.done()
        siege._settle()
        assert (siege.tally.acknowledged, siege._given[table]) == (1, 1)
    finally:
        await siege.close()
