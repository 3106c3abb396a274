"""A small month, and what its judge sees when something goes wrong."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.database import row_mapping
from bot.discord_kit.components import ControlRows, layout
from bot.discord_kit.custom_ids import CustomId
from bot.domain.person import InvokingUser
from bot.features.challenges import ladder_view, repository
from bot.features.challenges import view as challenges_view
from bot.features.challenges.par import Par
from bot.features.rankings import streaks
from bot.notifications import message_channel
from bot.ui_kit.panels import Button
from tests.tools.simulation.month import Month, Plan, month_in

SMALL = Plan(people=8, servers=2, alone=1, days=8, table_view=7, games=("hoshitsukuri",), zeal=0.4)
TINY = Plan(people=4, servers=2, alone=1, days=1, table_view=1, games=("hoshitsukuri",))
HIDDEN = Plan(people=14, servers=1, alone=1, days=1, table_view=1, games=("hoshitsukuri",), zeal=1, seed=4)
UNLISTED = replace(HIDDEN, days=2, table_view=2, unlisted=0.9)


@pytest.fixture
async def tiny() -> AsyncIterator[Month]:
    async with month_in(TINY) as month:
        yield month


async def test_a_few_days_go_well() -> None:
    async with month_in(SMALL) as month:
        found = await month.run()
    assert found.faults == []
    assert found["attempts, daily"] > 10
    for what in (
        "pages without a score",
        "public messages with others hidden",
        "posters",
        "duels of servers",
        "ends of days",
        "public messages without a score",
    ):
        assert found[f"compared: {what}"], what


async def test_whatever_is_told_too_soon_or_counted_wrong_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were anybody to read rankings, posts or par too soon, or streaks and results wrong, the judge would tell."""
    place, days, dump = challenges_view.place, streaks.days, row_mapping.dump

    def longer(played: Any, today: int) -> streaks.Streak:
        found = days(played, today)
        return streaks.Streak(found.now, found.best + 1, found.nights)

    for module in ("challenges.cog", "leaderboards.cog"):
        monkeypatch.setattr(f"bot.features.{module}.hides_scores_from", lambda ranking, person: False)
    for module in ("challenges.announcements", "pinned_posts.view"):
        monkeypatch.setattr(f"bot.features.{module}.place", lambda one, words, **_: place(one, words))
    monkeypatch.setattr("bot.features.challenges.calendar.days", longer)
    monkeypatch.setattr(repository, "dump", lambda value: "[1]" if value and isinstance(value[0], int) else dump(value))
    async with month_in(HIDDEN) as month:

        async def told(code: str, _: int) -> Par:
            found: Par = await month.service.repositories.challenges.par(code)
            return found

        monkeypatch.setattr(month.service.pars, "of", told)
        faults = (await month.run()).faults
    for wrong in ("pages without a score", "public messages without a score", "par ", "streaks (", "attempts "):
        assert any(fault.startswith(wrong) for fault in faults), wrong
    assert any("crank" in fault for fault in faults)


@pytest.mark.parametrize("leaks", [False, True])
async def test_nobody_sees_which_of_those_who_show_no_result_reached_it(
    monkeypatch: pytest.MonkeyPatch, leaks: bool
) -> None:
    if leaks:
        monkeypatch.setattr("bot.features.challenges.rules.may_see", lambda challenge, attempt, viewer: True)
    async with month_in(HIDDEN) as month:
        found = await month.run()
    assert found["compared: pages with others hidden"]
    told = {fault.partition(" (")[0] for fault in found.faults}
    assert ("pages with others hidden" in told) is leaks
    assert leaks or found.faults == []


async def test_nobody_sees_which_of_those_who_are_not_listed_has_which_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    season = ladder_view.season

    def leaks(game: str, month: str, rows: Any, *rest: Any, **how: Any) -> Any:
        return season(game, month, [replace(row, listed=True) for row in rows], *rest, **how)

    async with month_in(UNLISTED) as month:
        found = await month.run()
        assert found["compared: pages with people unlisted"]
        assert found.faults == []
        monkeypatch.setattr("bot.features.challenges.ladder_view.season", leaks)
        await month._look_on()
    assert {fault.partition(" (")[0] for fault in found.faults} == {"pages with people unlisted"}


async def test_a_person_hidden_who_is_named_is_seen(tiny: Month) -> None:
    await tiny._settle()
    tiny.witness.stands["900/x"] = "1. Nova0002"
    tiny.witness.shining[900] = frozenset({3})
    tiny.diary.unlisted.add(2)
    tiny.diary.dark.add(3)
    tiny.witness.look_round()
    assert len(tiny.report.faults) == 2
    assert tiny.report.bad


async def test_a_message_that_discord_would_refuse_is_seen(tiny: Month, monkeypatch: pytest.MonkeyPatch) -> None:
    no_emoji = ControlRows(CustomId("abcdef", "x"), ((Button(("more",), "More", emoji="☰"),),))
    monkeypatch.setattr(message_channel, "layout", lambda *blocks, **how: layout(*blocks, no_emoji, **how))
    table = await tiny.service.lobby.open(InvokingUser(1, "Ann"), "glow", tiny.places[0], seats=2)
    await tiny.dispatcher.deliver_all()
    assert await tiny.service.queries.table(table.id)
    fault = tiny.report.faults[0]
    assert fault.startswith("messages against Discord's rules")
    assert "emoji: no emoji: ☰" in fault
