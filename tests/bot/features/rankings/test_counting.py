"""Results are counted once, in the transaction in which a match ends, and a rebuild finds the same numbers."""

import asyncio
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from sqlalchemy import text, update
from sqlalchemy.exc import IntegrityError

from bot.database import schema_rankings
from bot.database.engine import Database
from bot.database.migrate import migrate
from bot.database.repositories import TableChange
from bot.domain.person import PersonSettings
from bot.domain.table import Table
from bot.features.rankings import achievements, tallies
from bot.features.rankings.achievements import AchievementBook
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.refusals import Closed, Conflict, NotYours, NotYourTurn, SeatTaken, Stale
from tests.support.house import ANN, BOB, Hide, House, Shine, house_at
from tests.support.toy_achievements import DERIVED, stored, toy_book, year

__all__ = ["toy_book"]


async def test_a_rebuild_gives_identical_numbers(house: House) -> None:
    await year(house, 24)
    before = await stored(house)
    assert all(before.values())
    assert len({row[2] for row in before["standings"]}) > 2
    rebuilt = await house.repositories.rankings.rebuild()
    assert (rebuilt.matches, set(rebuilt.different.values())) == (24, {0})
    assert await stored(house) == before


async def test_a_comparison_finds_what_is_wrong_and_leaves_it(house: House) -> None:
    await year(house, 6)
    async with house.repositories.engine.writing() as connection:
        await connection.execute(update(schema_rankings.rankings).values(wins=99))
        await connection.execute(text("DELETE FROM feats"))
    wrong = await stored(house)
    found = await house.repositories.rankings.rebuild(keep=False)
    assert found.different["standings"] == 2 * len(wrong["standings"])
    assert found.different["feats"] > 0
    assert found.different["tallies"] == 0
    assert await stored(house) == wrong
    assert (await house.repositories.rankings.rebuild()).different == found.different
    assert set((await house.repositories.rankings.rebuild(keep=False)).different.values()) == {0}


async def test_three_clicks_on_every_answer_and_also_on_the_last_count_once(house: House) -> None:
    table = await house.running(ANN, BOB)
    while not (await house.service.queries.table(table.id)).closed:
        for person in (ANN, BOB):
            prompt = (await house.table_view(table.id, person)).prompt
            if prompt is not None:
                clicks = [
                    house.service.play.submit_move(table.id, person.id, prompt.token, prompt.legal[0]) for _ in range(3)
                ]
                outcomes = await asyncio.gather(*clicks, return_exceptions=True)
                refused = [type(one) for one in outcomes if isinstance(one, Exception)]
                assert len(refused) == 2
                assert set(refused) <= {Closed, NotYourTurn, Stale}
    await one_match(house)


async def give(house: House, table: Table, nights: int) -> None:
    for _ in range(nights):
        for person in (ANN, BOB):
            await house.answer(table.id, person, Hide())
        for person in (ANN, BOB):
            table_view = await house.table_view(table.id, person)
            if table_view.prompt is not None and table_view.prompt.name == "Warden":
                await house.service.play.submit_move(
                    table.id, person.id, table_view.prompt.token, table_view.prompt.legal[0]
                )


async def one_match(house: House) -> None:
    rows = await stored(house)
    assert len(rows["outcomes"]) == 1
    page = await house.service.rankings.leaderboard(Leaderboard("toy"), ANN.id)
    assert page.lacking == LeaderboardOrder.RATING.least - 1
    assert [record.career.games for record in (await house.service.rankings.profile(ANN.id)).records] == [1]


async def test_two_processes_at_the_last_answer_count_it_once(house: House, url: str) -> None:
    async with house_at(url, clock=house.clock) as twin:
        table = await house.running(ANN, BOB)
        await house.play_on(table.id, ANN, BOB)
        with pytest.raises(Closed):
            await twin.service.play.submit_move(table.id, ANN.id, "abcdef", Shine())
        await twin.watch.start()
    await one_match(house)


async def test_a_restart_counts_nothing_again(url: str) -> None:
    async with house_at(url) as house:
        table = await house.running(ANN, BOB)
        await house.play_on(table.id, ANN, BOB)
        before = await stored(house)
    async with house_at(url) as house:
        await house.watch.start()
        assert await house.repositories.rankings.catch_up() == 0
        assert await stored(house) == before


@pytest.mark.parametrize("zone", ["Etc/GMT+12", "Pacific/Kiritimati"])
async def test_neither_language_nor_time_zone_moves_a_result(house: House, zone: str) -> None:
    """A season ends when the bot's own clock says so, in UTC, wherever and however somebody lives."""
    house.clock.now = datetime(2026, 3, 31, 23, 0, tzinfo=UTC)
    for who in (ANN, BOB):
        await house.service.settings.set_settings(replace(who, locale="ja"), PersonSettings(locale="ja", zone=zone))
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    boards = {(row[1], row[2]) for row in (await stored(house))["standings"]}
    assert boards == {(0, 0), (0, 20261), (900, 0), (900, 20261)}


async def test_a_second_account_cannot_take_a_solo_match(house: House) -> None:
    table = await house.running(ANN)
    prompt = (await house.table_view(table.id, ANN)).prompt
    assert prompt
    with pytest.raises(NotYours):
        await house.service.play.submit_move(table.id, BOB.id, prompt.token, prompt.legal[0])
    with pytest.raises(SeatTaken):
        await house.service.seats.take_over(table.id, BOB, 0)
    await house.service.seats.leave(table.id, ANN.id)
    with pytest.raises(Closed):
        await house.service.seats.take_over(table.id, BOB, 0)
    assert not any((await stored(house)).values())


async def test_the_same_result_cannot_be_written_twice(house: House) -> None:
    table = await house.running(ANN, BOB)
    old = await house.service.queries.table(table.id)
    await house.play_on(table.id, ANN, BOB)
    over = await house.service.queries.table(table.id)
    results = await house.repositories.log.results(table.id)
    before = await stored(house)
    with pytest.raises(Conflict):
        await house.repositories.record(TableChange(before=old, after=over, at=0, results=results))
    again = replace(over, revision=over.revision + 1)
    with pytest.raises(IntegrityError):
        await house.repositories.record(TableChange(before=over, after=again, at=0, results=results))
    assert await stored(house) == before


async def test_a_match_that_cannot_be_counted_does_not_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Result and counting are one transaction: both or neither."""
    table = await house.running(ANN, BOB)

    def broken(*_: object) -> None:
        raise RuntimeError("out of paper")

    with monkeypatch.context() as patch:
        patch.setattr(tallies, "feats", broken)
        with pytest.raises(RuntimeError):
            await house.play_on(table.id, ANN, BOB)
    assert not (await house.service.queries.table(table.id)).closed
    assert await house.repositories.log.results(table.id) == ()
    await house.play_on(table.id, ANN, BOB)
    await one_match(house)


async def test_taken_back_answers_and_given_up_tables_leave_no_trace(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Hide())
    await house.service.play.undo(table.id, ANN.id)
    await house.service.seats.end_table(table.id, ANN.id)
    await house.service.seats.end_table(table.id, BOB.id)
    assert not any((await stored(house)).values())


async def test_who_leaves_is_not_rated_and_neither_is_the_rest_of_two(house: House) -> None:
    table = await house.running(ANN, BOB)
    await give(house, table, nights=2)
    await house.service.seats.leave(table.id, BOB.id)
    await house.play_on(table.id, ANN)
    profile = await house.service.rankings.profile(ANN.id)
    assert [(record.career.played, record.career.games) for record in profile.records] == [(1, 0)]
    assert (await house.service.rankings.profile(BOB.id)).records == ()


async def test_answer_times_are_those_of_people(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    house.clock.move(2)
    await house.answer(table.id, ANN, Hide())
    while not (await house.service.queries.table(table.id)).closed:
        house.clock.move(0.5)
        table_view = await house.table_view(table.id, ANN)
        assert table_view.prompt
        await house.service.play.submit_move(table.id, ANN.id, table_view.prompt.token, table_view.prompt.legal[-1])
    results = await house.service.queries.results(ANN.id)
    assert results[0].thought == (2 + 0.5 * (results[0].thoughts - 1)) * 3_600_000
    assert results[0].thoughts == results[0].answers - await forced(house, table)
    profile = await house.service.rankings.profile(ANN.id)
    assert profile.move_time == results[0].thought // results[0].thoughts


async def forced(house: House, table: Table) -> int:
    """How many of Ann's answers the kernel has given by itself."""
    seat = (await house.service.queries.table(table.id)).seat_of(ANN.id)
    history = await house.service.queries.history(table.id, ANN.id)
    own = [entry for entry in history if entry.seat == seat]
    answers = (await house.service.queries.results(ANN.id))[0].answers
    return answers - len(own)


# -- profiles and statistics -----------------------------------------------------------------------------------------


OLD_MESSAGES = (
    "CREATE TABLE outbox (id INTEGER PRIMARY KEY, key TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,"
    " person BIGINT, fresh BOOLEAN NOT NULL, version INTEGER NOT NULL, tries INTEGER NOT NULL, due_at BIGINT NOT NULL,"
    " created_at BIGINT NOT NULL, CONSTRAINT fk_outbox_table_id FOREIGN KEY (table_id) REFERENCES tables (id))",
    "CREATE TABLE standing_posts (guild BIGINT NOT NULL, game TEXT NOT NULL, channel BIGINT NOT NULL, code TEXT,"
    " message BIGINT, version INTEGER NOT NULL, tries INTEGER NOT NULL, due_at BIGINT)",
    "CREATE INDEX ix_standing_posts_due_at ON standing_posts (due_at)",
)
"""What of a database of version 2 has another shape now."""


NEWEST_INDEXES = ("ix_attempts_code", "ix_tables_status_game")


async def test_old_matches_are_counted_when_the_bot_starts(fresh_url: str) -> None:
    """A database of version 1 with finished matches comes up with all of them counted, in their order."""
    async with house_at(fresh_url) as house:
        await year(house, 8)
        before = await stored(house)
        async with house.repositories.engine.writing() as connection:
            for name in (
                *DERIVED,
                "outcomes",
                "marks",
                "outbox",
                "calls",
                "wishes",
                "standing_posts",
                "leases",
                "pulse",
                "familiar",
                "deeds",
                "past",
                "prepared",
                "imports",
                "sides",
                "skies",
                "pars",
            ):
                await connection.execute(text(f"DROP TABLE {name}"))
            newer = {
                "tables": [
                    *("lesson", "offer_message", "timeout", "lost_at", "sealed", "announced"),
                    *(
                        "request",
                        "request_until",
                        "request_message",
                        "board_edited",
                        "rules",
                        "counting_rule",
                        "rematch_of",
                    ),
                ],
                "seats": ["offered", "bank", "hinted", "gone"],
                "moves": ["took", "prepared", "agreement"],
                "waiting": ["snoozed_until", "paused", "sealed"],
            }
            newer["challenges"] = ["best", "days", "agreed_at", "reminded_at", "guild", "channel"]
            newer["results"] = ["answers", "thought", "thoughts"]
            later = (
                "uq_tables_rematch",
                "ix_results_guild_finished_at",
                "ix_moves_agreed",
                "ix_attempts_guild_code",
                *NEWEST_INDEXES,
            )
            for index in ("uq_tables_lesson", "ix_tables_request_until", *later):
                await connection.execute(text(f"DROP INDEX {index}"))
            for table, columns in newer.items():
                for column in columns:
                    await connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
            for statement in OLD_MESSAGES:
                await connection.execute(text(statement))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    engine = Database(fresh_url)
    await migrate(engine)
    await engine.close()
    async with house_at(fresh_url) as house:
        assert await house.repositories.rankings.catch_up() == 8
        after = await stored(house)
        assert after["tallies"] == before["tallies"]
        assert after["feats"] == before["feats"]
        assert after["ratings"] == before["ratings"]
        assert [row[:15] for row in after["standings"]] == [row[:15] for row in before["standings"]]
        assert {row[15:17] for row in after["standings"]} == {(0, 0)}
        assert [row[17:] for row in after["standings"]] == [row[17:] for row in before["standings"]]
        assert after["opponents"] == before["opponents"]


def test_the_book_of_a_game_without_one_is_empty() -> None:
    assert achievements.book_of("toy") == AchievementBook()
