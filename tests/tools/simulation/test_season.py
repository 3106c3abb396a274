"""A few days of a small season, and what its judge sees when something goes wrong."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import delete

from bot.database import schema
from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import CustomId
from bot.domain.notification import MessageKind
from bot.features.reminders.schedule import DueActions
from bot.notifications import message_channel
from bot.ui_kit.panels import Button
from tests.tools.simulation.__main__ import RUNS, main
from tests.tools.simulation.ledger import Turn
from tests.tools.simulation.recorder import OFFENCES
from tests.tools.simulation.report import Report
from tests.tools.simulation.season import ANSWERED, MINUTE, QUIET, STUCK, TOO_SOON, Plan, Season, season_in

SMALL = Plan(people=6, tables=4, days=2)
TURN = Turn("abcdef", 0, 1, 0)
NO_EMOJI = ControlRows(CustomId("abcdef", "x"), ((Button(("more",), "More", emoji="☰"),),))


@pytest.fixture
async def season() -> AsyncIterator[Season]:
    async with season_in(SMALL) as one:
        yield one


async def test_a_few_days_go_well(season: Season) -> None:
    report = await season.run()
    assert report["tables"] == SMALL.tables
    assert report["answers"] > 20
    assert report["turns"] > 5
    assert report.faults == []


async def test_a_call_at_night_or_for_nothing_is_seen(season: Season) -> None:
    number, dweller = next((one, dweller) for one, dweller in season.people.items() if dweller.quiet)
    while not dweller.asleep(season.now):
        season.clock.now += 60 * MINUTE
    season.notified(number, TURN.table, MessageKind.REMIND)
    assert (season.report[QUIET], season.report[ANSWERED]) == (1, 1)
    while dweller.asleep(season.now):
        season.clock.now += 60 * MINUTE
    season.notified(number, TURN.table, MessageKind.INVITED)
    assert season.report["pings"] == 1


async def test_a_turn_that_ends_too_soon_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the clock to let a computer stand in at once, the season would tell."""
    monkeypatch.setattr("bot.app.scheduler.due", lambda turn, now: DueActions(time_out=True))
    async with season_in(Plan(people=3, tables=2, days=1, seed=2)) as season:
        report = await season.run()
    assert report[TOO_SOON]
    assert report.bad


async def test_a_table_where_none_is_asked_is_seen(season: Season) -> None:
    await season._open()
    await season._look_for_stuck()
    before = season.report[STUCK]
    async with season.repositories.engine.writing() as connection:
        await connection.execute(delete(schema.waiting))
    await season._look_for_stuck()
    assert (before, season.report[STUCK]) == (0, 1)


async def test_a_message_that_discord_would_refuse_is_seen_and_printed(
    season: Season, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(message_channel, "layout", lambda *blocks, **how: layout(*blocks, NO_EMOJI, **how))
    await season._open()
    await season.deliver()
    assert season.report[OFFENCES]
    assert OFFENCES in caplog.text
    assert "emoji: no emoji: ☰" in caplog.text


def test_the_command_prints_its_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["season", "--people", "2", "--tables", "1", "--days", "1"]) in (0, 1)
    assert "pings per turn" in capsys.readouterr().out


def test_a_run_in_which_something_went_wrong_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(plan: Plan) -> dict[str, Report]:
        report = Report(("lost", "doubled"))
        report.hold("boards", plan.seed, 1)
        return {"season": report}

    monkeypatch.setitem(RUNS, "season", (Plan, run))
    assert [main(["season", "--seed", seed]) for seed in ("1", "2")] == [0, 1]
    assert capsys.readouterr().out.endswith(
        "doubled          0\ncompared: boards          1\n          boards          1\nwrong\n"
    )
