"""The poster of each week: once, on Monday by the server's own clock, however late; and who is on it."""

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from bot.domain.person import PersonSettings
from bot.domain.table import Location
from bot.domain.timestamps import to_millis
from bot.features.weekly_sky import repository as statements
from bot.features.weekly_sky.message import SkyPostMessage
from bot.features.weekly_sky.model import next_poster
from bot.notifications.outgoing import Unreachable
from bot.refusals import BadSetting
from tests.support.attempts import shows
from tests.support.house import ANN, BOB, CAT, DAN, House
from tests.support.toy_achievements import play

MONDAY = datetime(2026, 3, 9, 9, tzinfo=UTC)
"""The first poster of servers that wish for one in the week of these tests."""


async def shown(house: House) -> list[SkyPostMessage]:
    """Let the clock tick and everything be carried, and return the posters."""
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    taken, house.pigeon.skies = house.pigeon.skies, []
    return taken


async def begun(house: House, hours: float = 24) -> None:
    """Let a server wish for posters, on a Monday after nine, and two people play."""
    house.clock.move(hours)
    await shows(house, CAT, DAN)
    await house.service.skies.here(900, 500, "UTC")
    await play(house, Random(1), ANN, BOB)
    await house.dispatcher.deliver_all()


def names(poster: SkyPostMessage) -> set[str]:
    return {one.name for star in poster.sky.stars for one in star.people}


@pytest.mark.parametrize(
    ("zone", "now", "due"),
    [
        ("UTC", datetime(2026, 3, 2, 8, 59, tzinfo=UTC), datetime(2026, 3, 2, 9, tzinfo=UTC)),
        ("UTC", datetime(2026, 3, 2, 9, tzinfo=UTC), MONDAY),
        ("Asia/Tokyo", datetime(2026, 3, 1, 15, tzinfo=UTC), datetime(2026, 3, 2, tzinfo=UTC)),
        ("America/New_York", datetime(2026, 3, 4, tzinfo=UTC), datetime(2026, 3, 9, 13, tzinfo=UTC)),  # summer time
    ],
)
def test_posters_come_on_mondays_at_the_hour_of_the_server(zone: str, now: datetime, due: datetime) -> None:
    assert next_poster(now, zone, 9) == due


async def test_the_sky_of_a_week_is_posted_once_on_monday(house: House) -> None:
    await begun(house)
    assert await shown(house) == []
    house.clock.now = MONDAY - timedelta(minutes=1)
    assert await shown(house) == []
    house.clock.now = MONDAY
    (poster,) = await shown(house)
    assert (poster.poster.channel, poster.sky.week.label, names(poster)) == (500, "2026-W10", {"Ann", "Bob"})
    assert poster.outbox_message.fresh
    house.clock.move(1)
    await play(house, Random(2), CAT)
    assert await shown(house) == []
    house.clock.now = MONDAY + timedelta(days=7)
    (poster,) = await shown(house)
    assert (poster.sky.week.label, names(poster)) == ("2026-W11", {"Cat"})


async def test_after_a_long_night_one_late_poster_comes_and_not_several(house: House) -> None:
    await begun(house)
    house.clock.now = MONDAY + timedelta(days=3)
    (late,) = await shown(house)
    assert late.sky.week.label == "2026-W10"
    house.clock.move(24)
    await play(house, Random(2), CAT)
    house.clock.now = MONDAY + timedelta(days=21, hours=5)
    assert await shown(house) == []  # the last week has no star, and those before it are past
    await play(house, Random(3), DAN)
    house.clock.now = MONDAY + timedelta(days=28)
    (poster,) = await shown(house)
    assert names(poster) == {"Dan"}


async def test_a_poster_that_is_due_survives_the_process(house: House) -> None:
    await begun(house)
    house.clock.now = MONDAY
    await house.watch.tick()
    other = House(house.repositories, clock=house.clock)
    assert len(await shown(other)) == 1
    assert await shown(house) == []


async def test_two_clocks_post_it_once(house: House) -> None:
    await begun(house)
    house.clock.now = MONDAY
    (poster,) = await house.repositories.skies.due(2**60, 9)
    asked = [house.repositories.skies.ask(poster, "2026-W10", 2**50, 0) for _ in range(2)]
    assert sorted(await asyncio.gather(*asked)) == [False, True]


async def test_a_week_is_not_posted_again_by_another_clock_or_elsewhere(house: House) -> None:
    await begun(house)
    house.clock.now = MONDAY
    assert len(await shown(house)) == 1
    await house.service.skies.here(900, 501, "Pacific/Honolulu")
    house.clock.move(24)
    assert await shown(house) == []
    await play(house, Random(2), CAT)
    house.clock.move(7 * 24)
    (poster,) = await shown(house)
    assert (poster.poster.channel, names(poster)) == (501, {"Cat"})


async def test_a_server_may_decide_otherwise(house: House) -> None:
    await begun(house)
    house.clock.now = MONDAY
    await house.watch.tick()
    assert await house.service.skies.nowhere(900)
    assert not await house.service.skies.nowhere(900)
    assert await shown(house) == []
    with pytest.raises(BadSetting):
        await house.service.skies.here(900, 500, "Atlantis")


async def test_where_nothing_may_be_said_it_is_tried_again_and_comes_once(house: House) -> None:
    await begun(house)
    house.clock.now = MONDAY
    house.pigeon.trouble = [Unreachable("forbidden"), Unreachable("gone")]
    for _ in range(2):
        assert await shown(house) == []
        house.clock.move(12)
    assert len(await shown(house)) == 1
    house.clock.move(12)
    assert await shown(house) == []


async def test_who_opts_out_or_is_forgotten_leaves_the_poster_that_stands(house: House) -> None:
    await begun(house)
    await house.service.skies.here(901, 501, "UTC")
    await play(house, Random(2), CAT, place=Location(channel=501, guild=901))
    house.clock.now = MONDAY
    assert len(await shown(house)) == 2
    for settings, left in (
        (PersonSettings(sky=False), {"Bob"}),
        (PersonSettings(), {"Ann", "Bob"}),
        (PersonSettings(listed=False), {"Bob"}),
    ):
        await house.service.settings.set_settings(ANN, settings)
        (poster,) = await shown(house)
        assert (names(poster), poster.outbox_message.fresh) == (left, False)
        assert poster.poster.message in (6001, 6002)
    await house.service.settings.set_settings(ANN, PersonSettings(listed=False, nudges=False))
    assert await shown(house) == []
    await house.service.privacy.forget_person(BOB.id)
    (poster,) = await shown(house)
    assert poster.sky.stars == ()


MATCH = """
INSERT INTO tables (id, game, status, host, guild, channel, home, wanted, options, private, reserved, pace, revision,
    moves, created_at, changed_at, board_move, reachable, announced)
VALUES (:table, 'toy', 'over', :host, :guild, 1, 1, 2, '{}', :private, '[]', 'normal', 9, 9, 0, 0, 0,
    :reachable, :reachable)
"""
RESULT = """
INSERT INTO results (table_id, seat, person, game, rules, options, guild, players, computers, helped, place, won, total,
    lines, moves, finished_at, answers)
VALUES (:table, :seat, :person, 'toy', 1, '{}', :guild, 2, 0, :helped, 1, :won, :total, '[]', 9, :at, 9)
"""
MOVE = """
INSERT INTO moves (table_id, number, seat, action, events, at, agreement)
VALUES (:table, :number, 0, '{}', '[]', 0, :agreement)
"""
PERSON = "INSERT INTO people (id, name, locale, settings, met_at) VALUES (:id, :name, 'en', :settings, 0)"


class Match(NamedTuple):
    """What the other count knows of a match."""

    guild: int
    at: datetime
    private: bool
    people: dict[int, int]
    """The points of each person."""


def month(luck: Random, people: int) -> list[Match]:
    """Four weeks of matches on twelve servers, and some in direct messages."""
    start = datetime(2026, 3, 2, tzinfo=UTC)
    return [
        Match(
            guild=luck.choice((*range(1, 13), 0)),
            at=start + timedelta(seconds=luck.randrange(28 * 86_400)),
            private=luck.random() < 0.1,
            people={1 + who: luck.randrange(99) for who in luck.sample(range(people), luck.choice((1, 2, 2, 3, 4)))},
        )
        for _ in range(1_200)
    ]


async def written(house: House, matches: list[Match], hidden: set[int], people: int) -> None:
    """Write these matches down as if they had been played."""
    async with house.repositories.engine.writing() as connection:
        rows: list[dict[str, Any]] = [
            {"id": one, "name": f"P{one}", "settings": '{"sky": false}' if one in hidden else '{"announce": "always"}'}
            for one in range(1, people + 1)
        ]
        await connection.execute(text(PERSON), rows)
        for number, one in enumerate(matches):
            this = {"table": f"m{number}", "guild": one.guild or None}
            await connection.execute(text(MATCH), this | {"host": 1, "private": one.private, "reachable": True})
            best, at = max(one.people.values()), to_millis(one.at)
            seats = [
                this | {"seat": seat, "person": who, "helped": 0, "won": total == best, "total": total, "at": at}
                for seat, (who, total) in enumerate(one.people.items())
            ]
            await connection.execute(text(RESULT), seats)


@pytest.mark.parametrize("name", ["_MATCHES", "_UNDONE"])
async def test_a_week_is_found_without_reading_everything(house: House, name: str) -> None:
    """However many matches there are, those of one server and week alone are read."""
    engine, luck, people = house.repositories.engine, Random(11), 300
    matches = month(luck, people)
    await written(house, matches, set(), people)
    begins = datetime(2026, 3, 9, tzinfo=UTC)
    week = {"begins": to_millis(begins), "ends": to_millis(begins + timedelta(days=7))}
    wanted = getattr(statements, name).params(here=1, **week)
    told = str(wanted.compile(dialect=engine.raw.dialect, compile_kwargs={"literal_binds": True}))
    async with engine.writing() as connection:
        moves = [
            {"table": f"m{number}", "number": move, "agreement": None if luck.randrange(100) else "{}"}
            for number in range(len(matches))
            for move in range(9)
        ]
        await connection.execute(text(MOVE), moves)
        if not engine.sqlite:  # of tables that nothing is known of, it takes one index as readily as another
            await connection.execute(text("ANALYZE"))
            await connection.execute(text("SET LOCAL enable_seqscan = off"))  # few rows are read faster all at once
        plan = str((await connection.execute(text(f"EXPLAIN {'QUERY PLAN ' if engine.sqlite else ''}{told}"))).all())
    assert "ix_results_guild_finished_at" in plan
    assert "Seq Scan" not in plan
    assert ("ix_moves_agreed" in plan) is (name == "_UNDONE")
