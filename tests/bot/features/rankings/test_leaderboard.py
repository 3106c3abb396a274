"""Boards, profiles and statistics tell what was counted, of those alone who wish to be listed."""

from datetime import UTC, datetime
from random import Random

import pytest
from sqlalchemy import text

from bot.domain.person import PersonSettings
from bot.domain.server_settings import ServerSettings
from bot.features.rankings import leaderboard_view
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.i18n.translator import translator_for
from bot.refusals import Hidden, UnknownGame
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House, house_at
from tests.support.toy_achievements import ELSEWHERE, play, stored, toy_book, year

__all__ = ["toy_book"]

EN = translator_for("en")


async def ranking(house: House, rows: list[dict[str, object]], game: str = "toy") -> None:
    """Write standings as if they had been reached."""
    plain = {
        "game": game, "guild": 0, "season": 0, "listed": True, "played": 9, "victories": 0, "games": 9, "wins": 0,
        "mu": 25.0, "sigma": 1.0, "sure": 22.0, "solos": 0, "best": None, "best_at": None, "thought": 0, "thoughts": 0,
        "opponents": 3,
    }  # fmt: skip
    async with house.repositories.engine.writing() as connection:
        for row in rows:
            values = plain | row
            names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
            await connection.execute(text(f"INSERT INTO standings ({names}) VALUES ({marks})"), values)


async def places(house: House, order: LeaderboardOrder, page: int | None = 0, person: int = 0) -> list[tuple[int, int]]:
    found = await house.service.rankings.leaderboard(Leaderboard("toy", order), person, page)
    return [(row.place, row.career.person) for row in found.rows]


async def test_ties_are_broken_as_is_said_and_what_remains_shares_a_place(house: House) -> None:
    await ranking(
        house,
        [
            {"person": 1, "sure": 30.0, "games": 5, "wins": 4, "solos": 1, "best": 50, "best_at": 7},
            {"person": 2, "sure": 31.0, "games": 9, "wins": 4, "solos": 1, "best": 50, "best_at": 6},
            {"person": 3, "sure": 30.0, "games": 7, "wins": 5, "solos": 1, "best": 60, "best_at": 9},
            {"person": 4, "sure": 30.0, "games": 5, "wins": 4, "solos": 1, "best": 50, "best_at": 7},
            {"person": 5, "sure": 29.0, "games": 5, "wins": 0, "solos": 1, "best": 9, "best_at": 1},
        ],
    )
    assert await places(house, LeaderboardOrder.RATING) == [(1, 2), (2, 3), (3, 1), (3, 4), (5, 5)]
    assert await places(house, LeaderboardOrder.WINS) == [(1, 3), (2, 1), (2, 4), (4, 2), (5, 5)]
    assert await places(house, LeaderboardOrder.SOLO) == [(1, 3), (2, 2), (3, 1), (3, 4), (5, 5)]


async def test_pages_and_the_page_of_ones_own(house: House) -> None:
    await ranking(house, [{"person": n, "sure": 30.0 - n // 3, "games": 5} for n in range(1, 38)])
    page = await house.service.rankings.leaderboard(Leaderboard("toy"), 26)
    assert (page.start, page.count, len(page.rows)) == (0, 37, 10)
    for person, start in ((1, 0), (5, 0), (7, 1), (26, 20), (31, 25), (33, 27), (37, 27)):
        own = await house.service.rankings.leaderboard(Leaderboard("toy"), person, None)
        assert (own.start, own.people) == (start, tuple(range(start + 1, start + 11)))
        assert own.mine is not None
        assert [row for row in own.rows if row.career.person == person] == [own.mine]
        assert [row.place for row in own.rows] == [1 if n < 3 else 3 * (n // 3) for n in own.people]
    every = [row for number in range(4) for row in await places(house, LeaderboardOrder.RATING, number)]
    assert [person for _, person in every] == list(range(1, 38))
    assert [place for place, _ in every] == [1, 1, *(3 * (n // 3) for n in range(3, 38))]
    assert await places(house, LeaderboardOrder.RATING, 99) == await places(house, LeaderboardOrder.RATING, 3)
    assert await places(house, LeaderboardOrder.RATING, -1) == await places(house, LeaderboardOrder.RATING, 0)


async def test_too_few_matches_or_no_wish_to_be_listed(house: House) -> None:
    await ranking(house, [{"person": 1, "games": 4}, {"person": 2, "listed": False}, {"person": 3}])
    assert await places(house, LeaderboardOrder.RATING) == [(1, 3)]
    for person, lacking in ((1, 1), (2, 0), (7, 5)):
        page = await house.service.rankings.leaderboard(Leaderboard("toy"), person, None)
        assert (page.mine, page.lacking, page.start) == (None, lacking, 0)


async def test_the_lists_of_a_server_leave_out_whom_it_does_not_name(house: House) -> None:
    await ranking(house, [{"person": n, "guild": guild, "sure": 30.0 - n} for guild in (0, 900) for n in (1, 2, 3)])
    await house.service.people.set_server(ServerSettings(900, unlisted=(2,)))
    rankings = house.service.rankings
    here = await rankings.leaderboard(Leaderboard("toy", guild=900), 3)
    assert [(row.place, row.career.person) for row in here.rows] == [(1, 1), (2, 3)]
    assert (here.count, here.mine and here.mine.place) == (2, 2)
    assert (await rankings.leaderboard(Leaderboard("toy", guild=900), 2)).mine is None
    assert (await rankings.leaderboard(Leaderboard("toy"), 2)).count == 3, "on all servers nothing changes"


async def test_by_rating_are_listed_those_alone_who_were_rated_against_three_people(house: House) -> None:
    luck = Random(5)
    for _ in range(5):
        await play(house, luck, ANN, BOB)
    page = await house.service.rankings.leaderboard(Leaderboard("toy"), ANN.id)
    assert (page.rows, page.mine, page.lacking, page.lacking_people) == ((), None, 0, 2)
    assert leaderboard_view.own_place(page, EN) == EN("bot.standings.lacking_people", people=2)
    assert len(await places(house, LeaderboardOrder.WINS)) == 2
    await play(house, luck, ANN, BOB, CAT)
    await play(house, luck, ANN, DAN, place=ELSEWHERE)
    assert [person for _, person in await places(house, LeaderboardOrder.RATING)] == [ANN.id]
    here = await house.service.rankings.leaderboard(Leaderboard("toy", guild=HERE.guild or 0), ANN.id)
    assert (here.rows, here.lacking_people) == ((), 1)
    await play(house, luck, *(ANN, BOB, CAT))
    assert set((await house.repositories.rankings.rebuild()).different.values()) == {0}
    await house.service.privacy.forget_person(BOB.id)
    assert [person for _, person in await places(house, LeaderboardOrder.RATING)] == [ANN.id]
    assert set((await house.repositories.rankings.rebuild()).different.values()) == {0}


async def test_a_database_of_before_knows_who_was_rated_against_whom(fresh_url: str) -> None:
    async with house_at(fresh_url) as house:
        await year(house, 12)
        before = await stored(house)
        async with house.repositories.engine.writing() as connection:
            for statement in (
                "DROP TABLE opponents",
                "DROP INDEX ix_standings_game_guild_season_listed_sure_games_opponents",
                "DROP INDEX ix_attempts_code",
                "DROP INDEX ix_tables_status_game",
                "DROP INDEX uq_tables_rematch",
                "ALTER TABLE tables DROP COLUMN rematch_of",
                "ALTER TABLE standings DROP COLUMN opponents",
                "ALTER TABLE seats DROP COLUMN gone",
                "ALTER TABLE outbox DROP COLUMN problem",
                *(f"ALTER TABLE challenges DROP COLUMN {name}" for name in ("reminded_at", "guild", "channel")),
                "CREATE INDEX ix_standings_game_guild_season_listed_sure_games ON standings (sure)",
                "UPDATE alembic_version SET version_num = '0031'",
            ):
                await connection.execute(text(statement))
    async with house_at(fresh_url) as house:
        assert before["opponents"]
        assert await stored(house) == before
        assert set((await house.repositories.rankings.rebuild(keep=False)).different.values()) == {0}


async def test_servers_and_seasons_have_boards_of_their_own(house: House) -> None:
    luck = Random(3)
    for place in (HERE, HERE, ELSEWHERE):
        await play(house, luck, ANN, BOB, place=place)
    house.clock.now = datetime(2026, 4, 1, 0, 30, tzinfo=UTC)
    await play(house, luck, ANN, BOB, place=HERE)
    assert house.service.rankings.quarter == 20262

    async def lacking(guild: int, season: int) -> int:
        return (
            await house.service.rankings.leaderboard(Leaderboard("toy", LeaderboardOrder.RATING, guild, season), ANN.id)
        ).lacking

    assert [await lacking(*board) for board in ((0, 0), (900, 0), (901, 0), (902, 0))] == [1, 2, 4, 5]
    assert [await lacking(*board) for board in ((0, 20261), (0, 20262), (900, 20262), (901, 20262))] == [2, 4, 4, 5]


async def test_computers_are_never_listed(house: House) -> None:
    luck = Random(5)
    for _ in range(5):
        await play(house, luck, ANN, BOB, computers=1)
    page = await house.service.rankings.leaderboard(Leaderboard("toy", LeaderboardOrder.WINS), ANN.id)
    assert set(page.people) == {ANN.id, BOB.id}
    assert {row.name for row in page.rows} == {"Ann", "Bob"}
    with pytest.raises(UnknownGame):
        await house.service.rankings.leaderboard(Leaderboard("chess"), ANN.id)


async def test_who_opts_out_vanishes_at_once_and_may_return(house: House) -> None:
    luck = Random(5)
    for _ in range(3):
        await play(house, luck, ANN, BOB)
    before = await stored(house)
    await house.service.settings.set_settings(ANN, PersonSettings(listed=False))
    assert [person for _, person in await places(house, LeaderboardOrder.WINS)] == [BOB.id]
    await play(house, luck, ANN, BOB, place=ELSEWHERE)
    assert [person for _, person in await places(house, LeaderboardOrder.WINS)] == [BOB.id]
    assert set((await house.repositories.rankings.rebuild(keep=False)).different.values()) == {0}
    with pytest.raises(Hidden):
        await house.service.rankings.profile(ANN.id, BOB.id)
    assert (await house.service.rankings.profile(ANN.id, ANN.id)).played == 4
    await house.service.settings.set_settings(ANN, PersonSettings())
    assert (await house.service.rankings.profile(ANN.id, BOB.id)).played == 4
    assert {person for _, person in await places(house, LeaderboardOrder.WINS)} == {ANN.id, BOB.id}
    assert before["standings"]


async def test_a_profile_tells_what_was_reached(house: House) -> None:
    luck = Random(9)
    for _ in range(6):
        await play(house, luck, ANN, BOB)
    both = [await house.service.rankings.profile(person.id) for person in (ANN, BOB)]
    for profile in both:
        assert (profile.played, profile.favourite, profile.daily.best) == (6, "toy", profile.daily.now)
        record = profile.records[0]
        assert len(record.history) == 6
        assert (record.history[-1].mu, record.history[-1].sigma) == (record.career.mu, record.career.sigma)
        assert profile.move_time is not None
        champion = next(achievement for achievement in profile.achievements if achievement.key == "champion")
        assert champion.amount == profile.victories
        assert (champion.reached_at is None) == (profile.victories == 0)
    assert sum(profile.victories for profile in both) >= 6
    stranger = await house.service.rankings.profile(999)
    assert (stranger.played, stranger.favourite, stranger.move_time) == (0, "", None)


async def test_a_match_tells_what_was_reached_with_it_once(house: House) -> None:
    luck, told = Random(9), []
    for _ in range(4):
        table = await play(house, luck, ANN, BOB, computers=1)
        found = await house.service.rankings.reached_achievements(table)
        table_seats = {table_seat.seat: table_seat.person for table_seat in table.seats}
        told += [(table_seats[seat], key) for seat, keys in found.items() for key in keys]
        assert await house.service.rankings.reached_achievements(table) == found
    had = [
        (person.id, achievement.key)
        for person in (ANN, BOB)
        for achievement in (await house.service.rankings.profile(person.id)).achievements
        if achievement.reached_at is not None
    ]
    assert had
    assert sorted(told) == sorted(had)


async def test_what_the_unlisted_reach_is_told_to_them_alone(house: House) -> None:
    table = await play(house, Random(9), ANN, BOB)
    (seat,) = await house.service.rankings.reached_achievements(table)
    person = next(table_seat.person for table_seat in table.seats if table_seat.seat == seat)
    (who,) = [one for one in (ANN, BOB) if one.id == person]
    (other,) = [one for one in (ANN, BOB) if one.id != person]
    await house.service.settings.set_settings(who, PersonSettings(listed=False))
    assert await house.service.rankings.reached_achievements(table) == {}
    assert await house.service.rankings.reached_achievements(table, other.id) == {}
    assert seat in await house.service.rankings.reached_achievements(table, who.id)
    await house.service.settings.set_settings(who, PersonSettings())
    await house.service.privacy.forget_person(who.id)
    assert await house.service.rankings.reached_achievements(await house.service.queries.table(table.id)) == {}


async def test_statistics_count_the_seats_of_people(house: House) -> None:
    luck = Random(9)
    for _ in range(6):
        await play(house, luck, ANN, BOB)
    await play(house, luck, ANN)
    found = await house.service.rankings.statistics("toy")
    assert found.seats == 13
    assert {players: sum(seats for _, seats in spread) for players, spread in found.scores.items()} == {1: 1, 2: 12}
    assert [share.seats for share in found.by_seat[2]] == [6, 6]
    assert all(share.expected == 0.5 and share.seats >= 10 for share in found.components)
