"""A few days of a small season, and what its judge sees when something goes wrong."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import delete

from bot.database import schema
from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import CustomId
from bot.domain.notification import MessageKind
from bot.features.reminders.schedule import DueActions
from bot.notifications import message_channel
from bot.ui_kit.panels import Button
from tests.tools.season.__main__ import main
from tests.tools.season.ledger import HIDDEN, Calls, Glass, Report, Turn
from tests.tools.season.people import Away, people
from tests.tools.season.season import BEGIN, MINUTE, Plan, Season, season_in

SMALL = Plan(people=6, tables=4, days=2)
TURN = Turn("abcdef", 0, 1, 0)
NO_EMOJI = ControlRows(CustomId("abcdef", "x"), ((Button(("more",), "More", emoji="☰"),),))


@pytest.fixture
async def season() -> AsyncIterator[Season]:
    async with season_in(SMALL) as one:
        yield one


async def test_a_few_days_go_well(season: Season) -> None:
    report = await season.run()
    assert report.tables == SMALL.tables
    assert report.answers > 20
    assert report.turns > 5
    assert not report.wrong, report


def test_people_sleep_and_look_by_the_clock_on_their_wall() -> None:
    for dweller in people(30, BEGIN, 20, Random(3)):
        looked = [now for minute in range(24 * 60) if dweller.looks_at(now := BEGIN + minute * MINUTE)]
        assert looked or dweller.gone(BEGIN)
        assert not any(dweller.asleep(now) for now in looked)


def test_days_off_end_at_midnight_on_the_wall_when_the_clocks_change() -> None:
    away = Away(datetime(2026, 3, 4, tzinfo=ZoneInfo("America/Los_Angeles")), 6, told=True)
    assert away.covers(datetime(2026, 3, 10, 6, 59, tzinfo=UTC))
    assert not away.covers(datetime(2026, 3, 10, 7, tzinfo=UTC))


async def test_a_call_at_night_or_for_nothing_is_seen(season: Season) -> None:
    person, dweller = next((one, dweller) for one, dweller in season.people.items() if dweller.quiet)
    while not dweller.asleep(season.now):
        season.now += 60 * MINUTE
    season._called(person, TURN.table, MessageKind.REMIND)
    assert (season.report.pings_in_quiet_hours, season.report.pings_for_answered_turns) == (1, 1)
    while dweller.asleep(season.now):
        season.now += 60 * MINUTE
    season._called(person, TURN.table, MessageKind.INVITED)
    assert season.report.pings == 1


async def test_a_turn_that_ends_too_soon_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the clock to let a computer stand in at once, the season would tell."""
    monkeypatch.setattr("bot.app.scheduler.due", lambda turn, now: DueActions(time_out=True))
    async with season_in(Plan(people=3, tables=2, days=1)) as season:
        report = await season.run()
    assert report.ran_out_with_time_left
    assert report.wrong


async def test_a_table_where_none_is_asked_is_seen(season: Season) -> None:
    await season._open()
    await season._look_for_stuck()
    before = season.report.tables_stuck
    async with season.repositories.engine.writing() as connection:
        await connection.execute(delete(schema.waiting))
    await season._look_for_stuck()
    assert (before, season.report.tables_stuck) == (0, 1)


async def test_a_message_that_discord_would_refuse_is_seen_and_printed(
    season: Season, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(message_channel, "layout", lambda *blocks, **how: layout(*blocks, NO_EMOJI, **how))
    await season._open()
    await season._carry()
    assert season.report.offences
    assert season.report.bad
    assert "against Discord's rules: board of " in caplog.text
    assert "emoji: no emoji: ☰" in caplog.text


def test_a_call_twice_in_an_hour_is_seen() -> None:
    calls = Calls()
    assert not calls.note(TURN, BEGIN)
    assert calls.note(TURN, BEGIN + 59 * MINUTE)
    assert not calls.note(TURN, BEGIN + 180 * MINUTE)


def test_only_minutes_in_which_a_person_could_answer_run_through_the_glass() -> None:
    glass = Glass(free=2)
    for free in (True, True, False, True):
        glass.let_run({TURN: free})
    assert glass.left(TURN, 10) == 7
    glass.forget([TURN])
    assert glass.left(TURN, 10) == 10
    assert glass.used(TURN) == 1


def test_a_sealed_turn_waits_for_a_look_and_no_longer_than_a_day() -> None:
    glass = Glass()
    glass.let_run({TURN: True}, {TURN})
    assert glass.left(TURN, 10) == 10
    glass.let_run({TURN: True})
    assert glass.left(TURN, 10) == 9
    for _ in range(HIDDEN):
        glass.let_run({TURN: True}, {TURN})
    assert glass.left(TURN, 10) == 8


def test_too_many_calls_are_bad() -> None:
    assert not Report(turns=10, pings=12).bad
    assert Report(turns=10, pings=13).bad
    assert Report(answers_lost=1).bad


def test_the_command_prints_its_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["season", "--people", "2", "--tables", "1", "--days", "1"]) in (0, 1)
    assert "pings per answered turn" in capsys.readouterr().out
