"""The night sky of a server: what shines there, who is named, and what people see of it on Discord."""

from datetime import UTC, datetime

import pytest

from bot.domain.person import PersonSettings
from bot.features.weekly_sky import view as weekly_sky_view
from bot.features.weekly_sky.model import BEST, BRIGHT, LONE, Star, StarPlayer, WeeklySky, week_at, week_of_label
from bot.i18n.translator import translator_for
from games import GAMES
from tests.support.match_play import match
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")
WEEK = week_of_label("2026-W10", "UTC")


def shown(name: str, total: int = 9, *, won: bool = False) -> StarPlayer:
    return StarPlayer(sum(map(ord, name)), name, total, won)


def star(table: str, game: str, *people: StarPlayer, ranked: bool = True) -> Star:
    return Star(table, game, 0, people, ranked)


@pytest.mark.parametrize(
    ("zone", "now", "label", "begins"),
    [
        ("UTC", datetime(2026, 3, 1, 23, 59, tzinfo=UTC), "2026-W09", datetime(2026, 2, 23, tzinfo=UTC)),
        ("UTC", datetime(2026, 3, 2, tzinfo=UTC), "2026-W10", datetime(2026, 3, 2, tzinfo=UTC)),
        ("Asia/Tokyo", datetime(2026, 3, 1, 15, tzinfo=UTC), "2026-W10", datetime(2026, 3, 1, 15, tzinfo=UTC)),
        ("America/New_York", datetime(2026, 3, 2, 4, tzinfo=UTC), "2026-W09", datetime(2026, 2, 23, 5, tzinfo=UTC)),
        ("UTC", datetime(2027, 1, 1, tzinfo=UTC), "2026-W53", datetime(2026, 12, 28, tzinfo=UTC)),
    ],
)
def test_a_week_begins_on_monday_by_the_clock_of_the_server(
    zone: str, now: datetime, label: str, begins: datetime
) -> None:
    week = week_at(now, zone)
    assert (week.label, week.begins) == (label, begins)
    assert week.begins <= now < week.ends
    assert week_of_label(label, zone) == week


def test_a_week_in_which_the_clocks_change_is_an_hour_shorter() -> None:
    week = week_of_label("2026-W13", "Europe/Berlin")
    assert (week.ends - week.begins).total_seconds() == (7 * 24 - 1) * 3600
    assert [day.isoformat() for day in week.days] == ["2026-03-23", "2026-03-29"]


def test_the_best_of_each_game_is_named_and_shines_most() -> None:
    stars = (
        star("a", "glow", shown("Ann", 20, won=True), shown("Bob", 9)),
        star("b", "glow", shown("Cat", 25, won=True), ranked=False),
        star("c", "glow", shown("Cat", 20, won=True)),
        star("d", "hoshitsukuri", shown("Ann", 3)),
        star("e", "glow", shown("Bob", 1)),
    )
    sky = WeeklySky(WEEK, stars)
    assert {game: (best.table, best.who.name) for game, best in sky.best.items()} == {
        "glow": ("a", "Ann"),
        "hoshitsukuri": ("d", "Ann"),
    }
    assert [sky.size(one) for one in stars] == [BEST, BRIGHT, BRIGHT, BEST, LONE]
    assert (sky.games, sky.people) == ({"glow": 4, "hoshitsukuri": 1}, 3)


def test_people_who_played_together_are_a_constellation() -> None:
    ann, bob, cat = shown("Ann"), shown("Bob"), shown("Cat")
    sky = WeeklySky(
        WEEK,
        (
            star("a", "glow", ann, bob, cat),
            star("b", "glow", ann, bob),
            star("c", "hoshitsukuri", ann),
            star("d", "hoshitsukuri", bob, ann),
        ),
    )
    assert [party.tables for party in sky.parties] == [("b", "d"), ("a",)]
    assert dict(sky.party_of()) == {"a": "a", "b": "b", "d": "b"}


@pytest.mark.parametrize("words", [EN, JA], ids=["en", "ja"])
def test_a_sky_says_the_same_in_words(words: object) -> None:
    ann, bob = shown("Ann*", 31, won=True), shown("Bob", 4)
    games = list(GAMES)
    sky = WeeklySky(WEEK, (star("a", games[0], ann, bob), star("b", games[0], bob, ann), star("c", games[1], bob)))
    view, told = weekly_sky_view.view(sky, "Observatory", words), weekly_sky_view.alt(sky, "Observatory", words)  # type: ignore[arg-type]
    assert [best.name for best in view.best] == ["Ann*", "Bob"]
    assert view.parties == (("a", "Ann* · Bob"),)
    assert [one.party for one in view.stars] == ["a", "a", ""]
    for part in (view.title, view.place, view.week, view.aside, *(best.game for best in view.best), "31", "× 2"):
        assert part in told
    assert "Ann*" in told
    assert "\\" not in told
    assert "Ann\\*" in "\n".join(weekly_sky_view.lines(sky, words))  # type: ignore[arg-type]


async def test_the_sky_so_far_is_a_sheet_of_the_statistics(world: World) -> None:
    message = answered(await world.alice.slash(world.channel, "statistics"))
    empty = answered(await world.click(world.alice, message, "stats", "glow", "sky"))
    assert EN("bot.sky.empty") in world.pictures(empty)[0]["description"]
    await match(world)
    sky = answered(await world.click(world.alice, empty, "stats", "glow", "sky"))
    assert sky.ephemeral
    told = world.pictures(sky)[0]["description"]
    assert "Observatory" in told
    assert EN("bot.sky.count", matches=1, people=2) in told
    assert "alice, bob × 1" in told.replace("bob, alice", "alice, bob")
    words = answered(await world.click(world.alice, sky, "stats", "glow", "sky", "t"))
    assert EN("bot.sky.parties") in world.text(words)
    public = await world.click(world.alice, words, "stats", "glow", "sky", "s")
    assert not answered(public).ephemeral
    scores = answered(await world.click(world.alice, words, "stats", "glow", "scores", "t", "h0"))
    assert EN("bot.statistics.scores") in world.text(scores)


async def test_who_opts_out_is_neither_named_nor_told_of(world: World) -> None:
    await match(world)
    page = answered(await world.bob.slash(world.channel, "settings privacy"))
    page = answered(await world.click(world.bob, page, "unshine"))
    assert EN("bot.privacy.listed", listed="yes", sky="no") in world.text(page)
    assert await told(world) == (1, 1, ["alice"])
    alone = answered(await world.alice.slash(world.channel, "settings privacy"))
    alone = answered(await world.click(world.alice, alone, "unlist"))
    assert "shine" not in world.verbs(alone)
    assert await told(world) == (0, 0, [])
    await world.click(world.bob, page, "shine")
    assert await told(world) == (1, 1, ["bob"])


async def told(world: World) -> tuple[int, int, list[str]]:
    """Return how many matches and people the sky tells of, and who of the two is named anywhere in it."""
    message = answered(await world.alice.slash(world.channel, "statistics", game="hoshitsukuri"))
    sky = answered(await world.click(world.alice, message, "stats", "hoshitsukuri", "sky"))
    described = world.pictures(sky)[0]["description"]
    words = answered(await world.click(world.alice, sky, "stats", "hoshitsukuri", "sky", "t"))
    found = await world.bot.service.skies.so_far(world.guild.id)
    everything = described + world.text(words) + repr(weekly_sky_view.view(found, "x", EN))
    return len(found.stars), found.people, [name for name in ("alice", "bob") if name in everything]


async def test_in_direct_messages_there_is_no_sky(world: World) -> None:
    user = world.env.create_user("dora")
    message = answered(await user.slash("statistics"))
    assert "sky" not in [
        custom_id.args[1] for _, custom_id in world.controls_with_ids(message) if custom_id.verb == "stats"
    ]


def test_the_sky_asks_twice() -> None:
    """Who is not listed anywhere is not shown in skies either, whatever they once wished."""
    assert PersonSettings().sky
    assert not PersonSettings(listed=False, sky=True).listed
