"""The copies that the running bot takes by itself."""

import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from bot import config
from bot.database.backup_schedule import DAYS_KEPT, BackupSchedule, superseded
from bot.monitoring.metrics import Metrics
from tests.support.house import ANN, BOB, Hours, house_at

NOW = datetime(2026, 3, 10, 12, 30, tzinfo=UTC)


def test_the_newest_copies_are_kept_and_the_last_of_each_day() -> None:
    hourly = [NOW - timedelta(hours=hours) for hours in range(24 * 12)]
    kept = sorted({*hourly} - superseded(hourly, 24), reverse=True)
    assert kept[:24] == hourly[:24]
    assert [at.date().day for at in kept[24:]] == [8, 7, 6, 5, 4]  # the last ones of the 10th and 9th are among the 24
    assert {at.hour for at in kept[24:]} == {23}


def test_copies_at_any_times_leave_the_newest_and_at_most_seven_more() -> None:
    luck = Random(3)
    for _ in range(200):
        taken = {NOW - timedelta(minutes=luck.randrange(20_000)) for _ in range(luck.randrange(60))}
        newest = luck.randrange(1, 30)
        kept = taken - superseded(taken, newest)
        assert len(kept) <= newest + DAYS_KEPT
        assert {*sorted(taken)[-newest:]} <= kept
        assert superseded(kept, newest) == set()


class Kept(NamedTuple):
    backups: BackupSchedule
    clock: Hours
    folder: Path
    metrics: Metrics

    def last_by_metric(self) -> float:
        """When the last copy was taken, as the metric has it."""
        return float(self.metrics._backup._value.get())

    def names(self) -> list[str]:
        return sorted(file.name for file in self.folder.iterdir()) if self.folder.exists() else []


Make = Callable[..., Kept]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    def made(**more: str) -> Kept:
        plain = {"PLANISPHERE_DATA": str(tmp_path), "DATABASE_URL": "", "DISCORD_TOKEN": "", **more}
        settings, clock = config.load(_env_file=None, **plain), Hours()
        metrics = Metrics()
        return Kept(BackupSchedule(settings, clock, metrics), clock, settings.backups_folder, metrics)

    return made


async def test_a_copy_is_taken_every_hour_and_one_can_return_to_it(tmp_path: Path, make: Make) -> None:
    kept, file = make(PLANISPHERE_BACKUPS="2"), tmp_path / "planisphere.sqlite3"
    async with house_at(f"sqlite:///{file}") as house:
        table = await house.running(ANN, BOB)
        await kept.backups.tick()
        await kept.backups.tick()
        assert kept.names() == ["auto-20260301-120000.sqlite3"]
        (kept.folder / "planisphere-by-hand.sqlite3").touch()
        (kept.folder / "auto-20260301-110000.sqlite3.part").touch()
        for _ in range(3):
            kept.clock.move(1)
            await kept.backups.tick()
        assert kept.names() == [
            "auto-20260301-140000.sqlite3", "auto-20260301-150000.sqlite3", "planisphere-by-hand.sqlite3",
        ]  # fmt: skip
    shutil.copy(kept.folder / kept.names()[1], file)  # the last one to close it has left no other file beside it
    async with house_at(f"sqlite:///{file}") as house:
        assert (await house.play_on(table.id, ANN, BOB)).over


async def test_a_copy_of_the_future_keeps_nobody_from_taking_one(tmp_path: Path, make: Make) -> None:
    kept = make()
    async with house_at(f"sqlite:///{tmp_path / 'planisphere.sqlite3'}"):
        await kept.backups.tick()
        kept.clock.move(-100)
        await kept.backups.tick()
    assert len(kept.names()) == 2


async def test_copies_of_a_clock_that_was_ahead_neither_count_nor_crowd_out_the_others(
    tmp_path: Path, make: Make
) -> None:
    """Neither in the running bot nor after a restart, and the metric tells of no time to come."""
    kept = make(PLANISPHERE_BACKUPS="3")
    async with house_at(f"sqlite:///{tmp_path / 'planisphere.sqlite3'}"):
        right = kept.clock.now
        kept.clock.move(8 * 24)
        for _ in range(5):
            await kept.backups.tick()
            kept.clock.move(1)
        kept.clock.now = right
        for restarted in (False, True):
            if restarted:
                kept = kept._replace(backups=make(PLANISPHERE_BACKUPS="3").backups)
                kept.backups._clock = kept.clock
            before = set(kept.names())
            for _ in range(12 * 4):  # every five minutes, for four hours
                await kept.backups.tick()
                assert kept.last_by_metric() <= kept.clock.now.timestamp()
                kept.clock.move(1 / 12)
            taken = sorted({*kept.names()} - before)
            assert len(taken) == 3
            assert taken[-1] == f"auto-{kept.clock.now - timedelta(hours=1):%Y%m%d-%H%M%S}.sqlite3"


async def test_where_no_copies_are_wanted_or_possible_there_are_none(make: Make) -> None:
    for more in ({"PLANISPHERE_BACKUPS": "0"}, {"DATABASE_URL": "postgresql+asyncpg://a@localhost/b"}):
        kept = make(**more)
        await kept.backups.tick()
        assert kept.names() == []


async def test_what_goes_wrong_is_logged_and_tried_again(
    tmp_path: Path, make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    kept = make()
    await kept.backups.tick()  # there is no database yet
    assert "no copy of the database could be taken" in caplog.text
    async with house_at(f"sqlite:///{tmp_path / 'planisphere.sqlite3'}"):
        with monkeypatch.context() as patch:
            patch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(9, 9, 9))
            await kept.backups.tick()
        assert "too little room" in caplog.text
        assert kept.names() == []
        await kept.backups.tick()
    assert len(kept.names()) == 1
