"""A small month, and what its judge sees when something goes wrong."""

from collections.abc import AsyncIterator
from datetime import date, timedelta
from io import BytesIO
from typing import Any

import discord
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
from bot.i18n.translator import translator_for
from bot.notifications import message_channel
from bot.ui_kit.panels import Button
from bot.workers.pictures import PictureRequest
from tests.tools.season.diary import DAY, Played, Reached, Run, heaven, run
from tests.tools.season.month import BEGIN, Month, Plan, month_in

SMALL = Plan(people=8, servers=2, alone=1, days=8, table_view=7, games=("hoshitsukuri",), zeal=0.4)
TINY = Plan(people=4, servers=2, alone=1, days=1, table_view=1, games=("hoshitsukuri",))
HIDDEN = Plan(people=14, servers=1, alone=1, days=1, table_view=1, games=("hoshitsukuri",), zeal=1, seed=4)
UNLISTED = replace(HIDDEN, days=2, table_view=2, unlisted=0.9)
FIRST = date(2026, 3, 2)


@pytest.fixture
async def tiny() -> AsyncIterator[Month]:
    async with month_in(TINY) as month:
        yield month


async def test_a_few_days_go_well() -> None:
    async with month_in(SMALL) as month:
        found = await month.run()
    assert found.faults == []
    assert found.done["attempts, daily"] > 15
    for what in (
        "pages without a score",
        "public messages with others hidden",
        "posters",
        "duels of servers",
        "ends of days",
        "public messages without a score",
    ):
        assert found.held[what], what


async def test_whatever_is_told_too_soon_or_counted_wrong_is_seen(tiny: Month, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were anybody to read rankings, posts or par too soon, or streaks and results wrong, the judge would tell."""
    place, days, dump = challenges_view.place, streaks.days, row_mapping.dump

    def longer(played: Any, today: int) -> streaks.Streak:
        found = days(played, today)
        return streaks.Streak(found.now, found.best + 1, found.nights)

    async def told(code: str, _: int) -> Par:
        found: Par = await tiny.service.repositories.challenges.par(code)
        return found

    for module in ("challenges.cog", "leaderboards.cog"):
        monkeypatch.setattr(f"bot.features.{module}.hides_scores_from", lambda ranking, person: False)
    for module in ("challenges.announcements", "pinned_posts.view"):
        monkeypatch.setattr(f"bot.features.{module}.place", lambda one, words, **_: place(one, words))
    monkeypatch.setattr(tiny.service.pars, "of", told)
    monkeypatch.setattr("bot.features.challenges.calendar.days", longer)
    monkeypatch.setattr(repository, "dump", lambda value: "[1]" if value and isinstance(value[0], int) else dump(value))
    faults = (await tiny.run()).faults
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
    assert found.held["pages with others hidden"]
    told = {fault.partition(" (")[0] for fault in found.faults}
    assert ("pages with others hidden" in told) is leaks
    assert leaks or found.faults == []


async def test_nobody_sees_which_of_those_who_are_not_listed_has_which_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    season = ladder_view.season

    def leaks(game: str, month: str, rows: Any, *rest: Any, **how: Any) -> Any:
        return season(game, month, [replace(row, listed=True) for row in rows], *rest, **how)

    async with month_in(UNLISTED) as month:
        found = await month.run()
        assert found.held["pages with people unlisted"]
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
    assert len(tiny.findings.faults) == 2
    assert tiny.findings.bad
    assert "wrong" in "\n".join(tiny.findings.lines())


@pytest.mark.parametrize(
    ("played", "today", "found"),
    [
        ((), 0, Run()),
        ((0, 1, 2), 3, Run(3, 3)),  # today is not over
        ((0, 1, 2), 4, Run(0, 3)),
        (range(7), 8, Run(7, 7)),  # the seventh has earned a night
        ((*range(7), 8), 8, Run(8, 8)),
        (range(7), 7, Run(7, 7, 1)),
        (range(21), 21, Run(21, 21, 2)),
        (range(14), 17, Run(0, 14)),
    ],
)
def test_the_book_counts_streaks_as_the_rules_say(played: Any, today: int, found: Run) -> None:
    assert run({FIRST + number * DAY for number in played}, FIRST + today * DAY) == found


def test_the_book_knows_skies_as_the_rules_say() -> None:
    ann, bob, cat = 1, 2, 3
    matches = [
        Played("a", "glow", 9, BEGIN, {ann: Reached(50, False), bob: Reached(60, True)}),
        Played("b", "glow", 9, BEGIN + timedelta(hours=1), {bob: Reached(40, True), ann: Reached(30, False)}),
        Played("c", "hoshitsukuri", 9, BEGIN, {ann: Reached(99, True)}, told=False),
        Played("d", "hoshitsukuri", 9, None, {ann: Reached(99, True)}),
        Played("e", "hoshitsukuri", 9, BEGIN, {cat: Reached(99, True)}),
    ]
    found = heaven(matches, lambda person: person != cat)
    assert found.sizes == {"a": 2, "b": 2}
    assert found.met == {frozenset({ann, bob}): frozenset({"a", "b"})}
    assert found.best == {"glow": frozenset({"a"})}


async def test_a_picture_belongs_to_the_message_that_shows_it(tiny: Month) -> None:
    """Others are drawn meanwhile: of a table that has ended just now, for whoever has played there."""
    stage = tiny.stage
    await stage.easel.draw(PictureRequest("other", "hoshitsukuri", None, "score", translator_for("en"), {}))
    own = PictureRequest("own", "hoshitsukuri", None, "score", translator_for("en"), {})
    picture = await stage.easel.draw(own)
    stage.take()
    stage.hear(public=True, content="A post", file=discord.File(BytesIO(picture), "own.png"))
    assert [said.drawn for said in stage.take()] == [(own,)]


async def test_a_message_that_discord_would_refuse_is_seen(tiny: Month, monkeypatch: pytest.MonkeyPatch) -> None:
    no_emoji = ControlRows(CustomId("abcdef", "x"), ((Button(("more",), "More", emoji="☰"),),))
    monkeypatch.setattr(message_channel, "layout", lambda *blocks, **how: layout(*blocks, no_emoji, **how))
    table = await tiny.service.lobby.open(InvokingUser(1, "Ann"), "glow", tiny.places[0], seats=2)
    await tiny.dispatcher.deliver_all()
    assert await tiny.service.archive.table(table.id)
    fault = tiny.findings.faults[0]
    assert fault.startswith("messages against Discord's rules")
    assert "emoji: no emoji: ☰" in fault
