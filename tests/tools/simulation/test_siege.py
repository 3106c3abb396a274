"""Short runs over a real process that find everything in order, and what their judge sees when it is not."""

import random
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from time import time
from types import SimpleNamespace

import pytest
from discord.utils import utcnow

from tests.tools.simulation import __main__, chaos, in_process
from tests.tools.simulation.chaos import KILLS, Faults, Kills, faults, kills
from tests.tools.simulation.faults import FAULTS
from tests.tools.simulation.load import Load, measure
from tests.tools.simulation.siege import DOUBLED, LOST, OFFENCES, Siege

pytestmark = pytest.mark.long

BUSY = 240.0
"""Seconds: a busy machine is no failure here."""


@pytest.fixture
async def siege(tmp_path: Path) -> AsyncIterator[Siege]:
    """One table whose bot has not come."""
    siege = Siege(tmp_path, 1, random.Random(1))
    try:
        await siege.open()
        yield siege
    finally:
        await siege.close()


@pytest.mark.soak
async def test_a_short_load_is_answered_and_drawn() -> None:
    seen = await measure(Load(tables=2, rate=2.0, seconds=3.0, flood=0.0))
    assert seen["ready, all posted, s"] > 0
    assert seen["memory when ready, MB"] > 20
    assert seen["acknowledged"] > 0
    assert seen["new board p95, s"] >= seen["new board p50, s"] > 0
    assert (seen.faults, seen["unanswered"]) == ([], 0)


async def test_one_kill_leaves_everything_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaos, "PATIENCE", BUSY)
    report = (await kills(Kills(times=1, tables=2)))[KILLS]
    assert (report["times"], report["boards"] >= 2, report.faults) == (1, True, [])


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind == "gateway" else pytest.mark.soak) for kind in FAULTS]
)
async def test_after_a_fault_everything_is_right(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chaos, "PATIENCE", BUSY)
    report = (await faults(Faults(kind=(kind,), times=1, tables=2)))[kind]
    assert (report["times"], report.faults) == (1, [])


async def test_what_is_lost_or_doubled_is_found(siege: Siege, tmp_path: Path) -> None:
    (table,) = siege.tables
    siege._given[table] = 1  # somebody was told that an answer was given which is not there
    await siege.check()
    assert (siege.report[LOST], siege.report[DOUBLED]) == (1, 0)
    with closing(sqlite3.connect(tmp_path / "planisphere.sqlite3")) as database, database:
        database.execute(
            "INSERT INTO moves (table_id, number, seat, action, events, at, person)"
            " SELECT table_id, 1, 0, action, events, at, 1 FROM moves"
        )
    await siege.check()
    assert siege.report[DOUBLED] == 1


async def test_a_request_that_discord_would_refuse_is_counted_and_printed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    siege = Siege(tmp_path, 1, random.Random(1))
    siege.bridge.checker.check("POST", "/channels/1/messages", {"content": "x" * 2001, "allowed_mentions": {}}, {}, ())
    siege.find_offences()
    assert (siege.report[OFFENCES], siege.report.bad, siege.bridge.offences) == (1, True, [])
    assert "content-length: 2001 characters of content" in caplog.text


def test_what_cannot_be_tried_here_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(returncode=1))
    assert __main__.main(["faults", "--kind", "full", "--times", "1"]) == 2
    assert "no disk can be mounted" in capsys.readouterr().err


def test_the_clock_goes_wrong_by_as_much_as_the_file_says(tmp_path: Path) -> None:
    clock = in_process.Clock(tmp_path / "jump")
    (tmp_path / "jump").write_text("-60")
    assert abs(clock.time() - time()) < 1
    clock.read()
    assert abs(clock.time() + 60 - time()) < 1
    assert abs(clock.now() + timedelta(seconds=60) - utcnow()) < timedelta(seconds=1)
    (tmp_path / "jump").unlink()
    clock.read()
    assert abs(clock.time() - time()) < 1
