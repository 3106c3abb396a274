"""Leaderboards, profiles, statistics and one's own data, as people meet them on Discord."""

import json
from typing import Any

import pytest
from sqlalchemy import text

from bot.domain.person import InvokingUser
from bot.domain.table import Location
from bot.features.challenges.model import ChallengeKind
from bot.features.profiles import view as profiles_view
from bot.i18n.translator import LOCALES, translator_for
from tests.support.clicks import says
from tests.support.match_play import match
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def ranked(world: World, *people: tuple[Any, int], guild: int = 0, season: int = 0) -> None:
    """Let these people have reached so much, all of them known by their names."""
    async with world.bot.repositories.engine.writing() as connection:
        for member, wins in people:
            who = {"id": member.id, "name": member.name}
            await connection.execute(text("INSERT OR IGNORE INTO people VALUES (:id, :name, 'en', '{}', 0)"), who)
            await connection.execute(
                text(
                    "INSERT INTO standings VALUES ('glow', :guild, :season, :person, 1, 9, :wins, 9, :wins, 25.0,"
                    " 2.0, :sure, 3, :best, 1772366400000, 600000, 5, 3)"
                ),
                {
                    "guild": guild,
                    "season": season,
                    "person": member.id,
                    "wins": wins,
                    "sure": 20.0 + wins,
                    "best": 70 + wins,
                },
            )


async def board(world: World, who: Any, **options: Any) -> Any:
    return answered(await who.slash(world.channel, "leaderboard", **options))


async def test_a_leaderboard_is_a_picture_with_words(world: World) -> None:
    await ranked(world, (world.alice, 8), (world.bob, 5))
    message = await board(world, world.alice, where="all")
    assert message.ephemeral
    (picture,) = world.pictures(message)
    assert "1. alice 1680, 2. bob 1500" in picture["description"]
    assert EN("bot.standings.mine", place=1, count=2) in world.text(message)
    result = await world.click(world.alice, message, "ranks", "glow", "rating", "all", "all", "0", "t")
    told = world.text(answered(result))
    assert "**1.** alice — 1680 (estimate 1500 ± 360; 9 matches, 8 wins)" in told
    assert EN("bot.standings.rule.rating", least=5, people=3) in told
    back = await world.click(world.alice, answered(result), "ranks", "glow", "rating", "all", "all", "0", "p")
    assert world.pictures(answered(back))


async def test_a_single_match_is_one_match(world: World) -> None:
    await ranked(world, (world.alice, 1))
    message = await board(world, world.alice, where="all")
    for solos, said in ((1, "; 1 solo match)"), (3, "; 3 solo matches)")):
        async with world.bot.repositories.engine.writing() as connection:
            await connection.execute(text("UPDATE standings SET solos = :solos"), {"solos": solos})
        result = await world.forged(world.alice, message, "t:0:-:-:ranks.glow.solo.all.all.0.t.x")
        assert said in world.text(answered(result))


async def test_every_board_can_be_reached_by_buttons(world: World) -> None:
    await ranked(world, (world.alice, 8), (world.bob, 9))
    await ranked(world, (world.alice, 4), guild=world.guild.id)
    season = world.bot.service.rankings.quarter
    await ranked(world, (world.bob, 3), season=season)
    message = await board(world, world.alice)
    assert "1. alice" in world.pictures(message)[0]["description"]
    assert EN("bot.standings.where.here") in world.text(message)
    for args, said in (
        (("glow", "rating", "all"), "1. bob 1740, 2. alice 1680"),
        (("glow", "wins", "all"), "1. bob 9, 2. alice 8"),
        (("glow", "solo", "all"), "1. bob 79, 2. alice 78"),
        (("glow", "solo", "all", "season"), "1. bob 73"),
        (("glow", "solo", "all", "past"), EN("bot.standings.empty", least=1)),
    ):
        message = answered(await world.click(world.alice, message, "ranks", *args))
        assert said in "".join([world.text(message), *(one["description"] for one in world.pictures(message))])
    assert not world.pictures(message)  # nobody stands there: no picture, and only ways to fuller boards
    assert len(world.controls(message)) <= 9
    picked = answered(await world.pick(world.alice, message, "ranks", values=["hoshitsukuri"]))
    assert EN("hoshitsukuri.name") in world.text(picked)
    usual = EN("hoshitsukuri.option.celestials.first_game")
    assert EN("bot.standings.rule.solo.with", options=usual) in world.text(picked)


async def test_the_challenge_of_the_day_has_a_tab(world: World) -> None:
    service = world.bot.service
    told, service.change_signal.heard = service.change_signal.heard, lambda: None  # nobody watches
    where, daily = (
        Location(channel=world.channel.id, guild=world.guild.id),
        await service.challenges.current("glow", ChallengeKind.DAILY),
    )
    who = InvokingUser(world.alice.id, "alice")
    table_view = await service.attempts.begin(daily.code, who, where)
    while not table_view.table.closed:
        assert table_view.prompt
        table_view = (
            await service.play.submit_move(
                table_view.table.id, who.id, table_view.prompt.token, table_view.prompt.legal[0]
            )
        ).table_view
    await service.attempt_results.tend()
    service.change_signal.heard = told
    message = await board(world, world.alice, game="glow")
    assert EN("bot.standings.empty", least=5) in world.text(message)
    assert EN("bot.standings.count", count=0) not in world.text(message)
    message = answered(await world.click(world.alice, message, "ranks", "glow", "daily"))
    assert "1. alice " in world.pictures(message)[0]["description"]
    words = answered(await world.click(world.alice, message, "ranks", "glow", "daily", "here", "all", "0", "t"))
    assert EN("bot.standings.rule.contest") in world.text(words)
    assert "alice" in world.text(words)
    message = answered(await world.click(world.alice, words, "ranks", "glow", "weekly"))
    assert EN("bot.challenge.nobody") in world.text(message)
    solo = answered(await world.click(world.alice, message, "ranks", "glow", "solo"))
    assert EN("bot.standings.empty", least=1) in world.text(solo)
    page = answered(await world.alice.slash(world.channel, "settings privacy"))
    await world.click(world.alice, page, "unlist")
    hidden = await board(world, world.bob, game="glow", by="daily")
    assert EN("bot.challenge.unnamed", count=1) in world.text(hidden)
    assert "alice" not in world.text(hidden)
    link = world.control(hidden, "cshow", daily.code)
    assert link["label"] == EN("bot.standings.to_challenge")


async def test_pages_are_turned_and_ones_own_is_found(world: World) -> None:
    crowd = [(world.person(f"person{number}"), 60 - number) for number in range(24)]
    await ranked(world, *crowd, (world.alice, 1))
    message = await board(world, world.alice, where="all")
    assert "1. person0 " in world.pictures(message)[0]["description"]
    message = answered(await world.click(world.alice, message, "ranks", "glow", "rating", "all", "all", "1"))
    assert "11. person10 " in world.pictures(message)[0]["description"]
    message = answered(await world.click(world.alice, message, "ranks", "glow", "rating", "all", "all", "me"))
    assert "16. person15 " in world.pictures(message)[0]["description"]
    assert "25. alice " in world.pictures(message)[0]["description"]
    words = answered(await world.click(world.alice, message, "ranks", "glow", "rating", "all", "all", "me", "t"))
    assert "**16.** person15" in world.text(words)
    message = answered(await world.click(world.alice, words, "ranks", "glow", "rating", "all", "all", "1"))
    assert "**11.** person10" in world.text(message)
    stranger = await board(world, world.bob, where="all", by="wins")
    assert "me" not in [
        custom_id.args[4] for _, custom_id in world.controls_with_ids(stranger) if custom_id.verb == "ranks"
    ]


async def test_a_board_is_shown_to_everybody_without_buttons(world: World) -> None:
    await ranked(world, (world.alice, 8), (world.bob, 5))
    message = await board(world, world.alice, where="all")
    result = await world.click(world.alice, message, "ranks", "glow", "rating", "all", "all", "0", "s")
    shared = result.followups[-1]
    assert not shared.ephemeral
    assert world.pictures(shared)
    assert world.controls(shared) == []
    assert world.controls(message)


async def test_a_profile_with_its_achievements(world: World) -> None:
    await match(world)
    message = answered(await world.alice.slash(world.channel, "profile"))
    assert "alice" in world.text(message)
    shown = world.pictures(message)[0]["description"]
    assert EN("hoshitsukuri.name") in shown
    assert "1 match, " in shown
    told = world.text(answered(await world.click(world.alice, message, "prof", str(world.alice.id), "t")))
    assert "**Hoshitsukuri**: 1 match, " in told
    assert told.startswith("1 match, ") or "\n1 match, " in told
    seen = profiles_view.profile(await world.bot.service.rankings.profile(world.alice.id), EN, "alice")
    assert (seen.facts[0].value, seen.facts[0].caption) == ("1", "match")
    achievements = answered(await world.pick(world.alice, message, "medals"))
    assert EN("bot.achievement.hoshitsukuri.first_star") in world.pictures(achievements)[0]["description"]
    words = answered(await world.click(world.alice, achievements, "medals", str(world.alice.id), "t"))
    assert EN("bot.achievement.hoshitsukuri.five_suns.does") in world.text(words)
    assert "/ 12" in world.text(words)
    shared = await world.click(world.alice, achievements, "medals", str(world.alice.id), "s")
    assert not shared.followups[-1].ephemeral
    assert "alice" in world.text(
        answered(await world.click(world.alice, achievements, "prof", str(world.alice.id), "p"))
    )


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_end_of_a_match_tells_what_was_reached(world: World, locale: str) -> None:
    words = translator_for(locale)
    await world.owner.slash(world.channel, "server setup", language=locale)
    for who in (world.alice, world.bob):
        await who.slash(world.channel, "settings language", language=locale)
    table = await match(world)
    await world.env.advance_time(61)
    (seat,) = await world.bot.service.rankings.reached_achievements(await world.bot.service.queries.table(table))
    table_seat = (await world.bot.service.queries.table(table)).seats[seat]
    star = f"**{words('bot.achievement.hoshitsukuri.first_star')}**"
    last = world.text(world.board)
    assert f"🏅 {words('bot.honours', who=f'<@{table_seat.person}>', honours=star)}" in last
    _, achievements = world.pictures(world.board)
    described = words.labelled(table_seat.name, words("bot.achievement.hoshitsukuri.first_star"))
    assert described in achievements["description"]
    winner, other = (world.alice, world.bob) if table_seat.person == world.alice.id else (world.bob, world.alice)
    await world.click(winner, answered(await winner.slash(world.channel, "settings privacy")), "unlist")
    for who in (winner, other):
        told = world.text(answered(await world.forged(who, world.board, f"t:{table}:-:-:move")))
        assert words("bot.over") in told
        assert (star in told) == (who is winner)


async def test_the_profile_of_another_person_and_of_nobody_known(world: World) -> None:
    await match(world)
    theirs = answered(await world.alice.slash(world.channel, "profile", person=world.bob))
    assert "bob" in world.text(theirs)
    stranger = world.person("carol")
    none = answered(await world.alice.slash(world.channel, "profile", person=stranger))
    assert "carol" in world.text(none)
    assert EN("bot.profile.none") in world.pictures(none)[0]["description"]


async def test_who_is_not_listed_cannot_be_looked_up(world: World) -> None:
    await match(world)
    page = answered(await world.bob.slash(world.channel, "settings privacy"))
    page = answered(await world.click(world.bob, page, "unlist"))
    assert EN("bot.privacy.listed", listed="no", sky="no") in world.text(page)
    assert says(world, await world.alice.slash(world.channel, "profile", person=world.bob), "bot.refuse.hidden")
    assert "bob" in world.text(answered(await world.bob.slash(world.channel, "profile")))
    page = answered(await world.click(world.bob, page, "relist"))
    assert EN("bot.privacy.listed", listed="yes", sky="yes") in world.text(page)
    assert "bob" in world.text(answered(await world.alice.slash(world.channel, "profile", person=world.bob)))


async def test_statistics_in_pictures_and_words(world: World) -> None:
    await match(world)
    message = answered(await world.alice.slash(world.channel, "statistics", game="hoshitsukuri"))
    assert EN("bot.statistics.scores_of", players=2) in world.pictures(message)[0]["description"]
    seats = answered(await world.click(world.alice, message, "stats", "hoshitsukuri", "seats"))
    assert EN("bot.statistics.seat", number=2) in world.pictures(seats)[0]["description"]
    words = answered(await world.click(world.alice, seats, "stats", "hoshitsukuri", "seats", "t"))
    assert "won 100% of 1 (by chance: 50%)" in world.text(words)
    use = answered(await world.click(world.alice, words, "stats", "hoshitsukuri", "use", "t"))
    assert EN("bot.statistics.few") in world.text(use)
    other = answered(await world.pick(world.alice, use, "stats", values=["glow"]))
    assert EN("bot.statistics.few") in world.text(other)
    none = answered(await world.alice.slash(world.channel, "statistics", game="glow"))
    assert EN("bot.statistics.none") in world.pictures(none)[0]["description"]


async def test_ones_own_data_and_being_forgotten(world: World) -> None:
    table = await match(world)
    page = answered(await world.alice.slash(world.channel, "settings privacy"))
    taken = await world.click(world.alice, page, "mine")
    file = taken.followups[-1]
    assert file.ephemeral
    assert file.attachments[0].filename == "planisphere-my-data.json"
    assert json.loads((await world.bot.service.privacy.own_data(world.alice.id))[0])["results"]
    asked = answered(await world.click(world.alice, await privacy(world), "forget"))
    kept = answered(await world.click(world.alice, asked, "privacy"))
    asked = answered(await world.click(world.alice, kept, "forget"))
    done = answered(await world.click(world.alice, asked, "erase"))
    assert EN("bot.privacy.forgotten", tables=0) in world.text(done)
    assert await world.bot.service.people.person(world.alice.id) is None
    theirs = answered(await world.bob.slash(world.channel, "table seats", table=table))
    assert EN("bot.former") in world.text(theirs)
    assert str(world.alice.id) not in world.text(theirs)


async def privacy(world: World) -> Any:
    return answered(await world.alice.slash(world.channel, "settings privacy"))


@pytest.mark.usefixtures("japanese")
async def test_everything_in_japanese(world: World) -> None:
    await match(world)
    for command in ("leaderboard", "profile", "statistics", "settings privacy"):
        message = answered(await world.alice.slash(world.channel, command))
        title = {"leaderboard": "order-rating", "settings privacy": "x"}.get(command)
        assert any("\u3040" <= letter <= "\u30ff" for letter in world.text(message)), (command, title)


FORGED = (
    "ranks.glow.rating.all.all.0.x.m",
    "ranks.chess.rating.all.all.0.p.m",
    "ranks.glow.luck.all.all.0.p.m",
    "ranks.glow.rating.all.all.minus.p.m",
    "ranks.glow",
    "prof.alice.p.m",
    "prof.1.q.m",
    "prof.1",
    "medals.1.p.g.chess",
    "stats.glow.luck.p.m",
    "stats.chess.scores.p.m",
    "stats.glow",
)


async def test_forged_pages_are_refused(world: World) -> None:
    message = await board(world, world.alice)
    for path in FORGED:
        result = await world.forged(world.alice, message, f"t:0:-:-:{path}")
        assert says(world, result, "bot.refuse.forged"), path


async def test_a_page_that_never_was_shows_the_last_one(world: World) -> None:
    await ranked(world, (world.alice, 8))
    message = await board(world, world.alice, where="all")
    result = await world.forged(world.alice, message, "t:0:-:-:ranks.glow.rating.all.all.999999.p.m")
    assert "1. alice" in world.pictures(answered(result))[0]["description"]


async def test_without_a_server_there_is_only_the_whole_world(world: World) -> None:
    await ranked(world, (world.alice, 8))
    message = answered(await world.alice.user.slash("leaderboard"))
    assert EN("bot.standings.where.all") in world.text(message)
    assert "here" not in [
        custom_id.args[2] for _, custom_id in world.controls_with_ids(message) if custom_id.verb == "ranks"
    ]
