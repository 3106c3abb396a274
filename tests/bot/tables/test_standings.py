"""Results are counted once, in the transaction in which a match ends, and a rebuild finds the same numbers."""

import asyncio
from datetime import UTC, datetime
from random import Random

import pytest
from msgspec.structs import replace
from sqlalchemy import text, update
from sqlalchemy.exc import IntegrityError

from bot.model import Caller, Place, Settings, Table
from bot.ranking import book, tallies
from bot.ranking import profile as profiles
from bot.ranking.board import Board, Order
from bot.ranking.book import Book, Measure, Use
from bot.refusals import Closed, Conflict, Hidden, NotYours, NotYourTurn, SeatTaken, Stale, UnknownGame
from bot.store import Change, schema_standings
from bot.store.engine import Engine
from bot.store.migrate import migrate
from tests.bot.house import ANN, BOB, CAT, DAN, HERE, Hide, House, Shine, house_at
from tests.bot.ranking.cases import sparkling

PEOPLE = (ANN, BOB, CAT, DAN)
ELSEWHERE, ALONE = Place(channel=501, guild=901), Place(channel=502)
DERIVED = [table.name for table in schema_standings.DERIVED]


@pytest.fixture(autouse=True)
def toy_book(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Book(
        (
            sparkling(key="lamp", goal=12, count=Measure(event="Scored", field="points", by="sum")),
            sparkling(key="champion", tests=(Measure(fact="won", least=1),)),
        ),
        (Use("Drawn", "card", "toy.card"),),
    )
    for room in (tallies, profiles):
        monkeypatch.setattr(room, "book_of", lambda _: written)


async def play(house: House, luck: Random, *people: Caller, place: Place = HERE, computers: int = 0) -> Table:
    """Play a whole match with random answers."""
    first, *others = people
    table = await house.service.lobby.open(first, "toy", place, seats=len(people) + computers)
    for other in others:
        await house.service.lobby.join(table.id, other)
    for _ in range(computers):
        await house.service.lobby.add_computer(table.id, first.id, "easy")
    await house.service.play.start(table.id, first.id)
    while True:
        for person in people:
            look = await house.look(table.id, person)
            if look.prompt is not None:
                action = luck.choice(look.prompt.legal)
                house.clock.move(luck.random())
                if (await house.service.play.act(table.id, person.id, look.prompt.stamp, action)).over:
                    return await house.service.archive.table(table.id)


async def year(house: House, matches: int) -> None:
    """Let these people meet now and then, over more than one season."""
    luck = Random(7)
    for _ in range(matches):
        people = luck.sample(PEOPLE, luck.choice((1, 2, 2, 3)))
        computers = luck.choice((0, 0, 1)) if len(people) < 3 else 0
        await play(house, luck, *people, place=luck.choice((HERE, ELSEWHERE, ALONE)), computers=computers)
        house.clock.move(100)


async def stored(house: House) -> dict[str, list[tuple[object, ...]]]:
    async with house.store.engine.reading() as connection:
        return {
            name: sorted(map(tuple, await connection.execute(text(f"SELECT * FROM {name}"))), key=repr)
            for name in (*DERIVED, "outcomes")
        }


async def test_a_rebuild_gives_identical_numbers(house: House) -> None:
    await year(house, 24)
    before = await stored(house)
    assert all(before.values())
    assert len({row[2] for row in before["standings"]}) > 2
    rebuilt = await house.store.standings.rebuild()
    assert (rebuilt.matches, set(rebuilt.different.values())) == (24, {0})
    assert await stored(house) == before


async def test_a_comparison_finds_what_is_wrong_and_leaves_it(house: House) -> None:
    await year(house, 6)
    async with house.store.engine.writing() as connection:
        await connection.execute(update(schema_standings.standings).values(wins=99))
        await connection.execute(text("DELETE FROM feats"))
    wrong = await stored(house)
    found = await house.store.standings.rebuild(keep=False)
    assert found.different["standings"] == 2 * len(wrong["standings"])
    assert found.different["feats"] > 0
    assert found.different["tallies"] == 0
    assert await stored(house) == wrong
    assert (await house.store.standings.rebuild()).different == found.different
    assert set((await house.store.standings.rebuild(keep=False)).different.values()) == {0}


async def test_three_clicks_on_every_answer_and_also_on_the_last_count_once(house: House) -> None:
    table = await house.running(ANN, BOB)
    while not (await house.service.archive.table(table.id)).closed:
        for person in (ANN, BOB):
            prompt = (await house.look(table.id, person)).prompt
            if prompt is not None:
                clicks = [house.service.play.act(table.id, person.id, prompt.stamp, prompt.legal[0]) for _ in range(3)]
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
            look = await house.look(table.id, person)
            if look.prompt is not None and look.prompt.name == "Warden":
                await house.service.play.act(table.id, person.id, look.prompt.stamp, look.prompt.legal[0])


async def one_match(house: House) -> None:
    rows = await stored(house)
    assert len(rows["outcomes"]) == 1
    page = await house.service.standings.leaderboard(Board("toy"), ANN.id)
    assert page.lacking == Order.RATING.least - 1
    assert [record.career.games for record in (await house.service.standings.profile(ANN.id)).records] == [1]


async def test_two_processes_at_the_last_answer_count_it_once(house: House, url: str) -> None:
    async with house_at(url, clock=house.clock) as twin:
        table = await house.running(ANN, BOB)
        await house.play_on(table.id, ANN, BOB)
        with pytest.raises(Closed):
            await twin.service.play.act(table.id, ANN.id, "abcdef", Shine())
        await twin.watch.start()
    await one_match(house)


async def test_a_restart_counts_nothing_again(url: str) -> None:
    async with house_at(url) as house:
        table = await house.running(ANN, BOB)
        await house.play_on(table.id, ANN, BOB)
        before = await stored(house)
    async with house_at(url) as house:
        await house.watch.start()
        assert await house.store.standings.catch_up() == 0
        assert await stored(house) == before


@pytest.mark.parametrize("zone", ["Etc/GMT+12", "Pacific/Kiritimati"])
async def test_neither_language_nor_time_zone_moves_a_result(house: House, zone: str) -> None:
    """A season ends when the bot's own clock says so, in UTC, wherever and however somebody lives."""
    house.clock.now = datetime(2026, 3, 31, 23, 0, tzinfo=UTC)
    for who in (ANN, BOB):
        await house.service.people.set_settings(replace(who, locale="ja"), Settings(locale="ja", zone=zone))
    table = await house.running(ANN, BOB)
    await house.play_on(table.id, ANN, BOB)
    boards = {(row[1], row[2]) for row in (await stored(house))["standings"]}
    assert boards == {(0, 0), (0, 20261), (900, 0), (900, 20261)}


async def test_a_second_account_cannot_take_a_solo_match(house: House) -> None:
    table = await house.running(ANN)
    prompt = (await house.look(table.id, ANN)).prompt
    assert prompt
    with pytest.raises(NotYours):
        await house.service.play.act(table.id, BOB.id, prompt.stamp, prompt.legal[0])
    with pytest.raises(SeatTaken):
        await house.service.seats.take_over(table.id, BOB, 0)
    await house.service.seats.leave(table.id, ANN.id)
    with pytest.raises(Closed):
        await house.service.seats.take_over(table.id, BOB, 0)
    assert not any((await stored(house)).values())


async def test_the_same_result_cannot_be_written_twice(house: House) -> None:
    table = await house.running(ANN, BOB)
    old = await house.service.archive.table(table.id)
    await house.play_on(table.id, ANN, BOB)
    over = await house.service.archive.table(table.id)
    results = await house.store.log.results(table.id)
    before = await stored(house)
    with pytest.raises(Conflict):
        await house.store.record(Change(before=old, after=over, at=0, results=results))
    again = replace(over, revision=over.revision + 1)
    with pytest.raises(IntegrityError):
        await house.store.record(Change(before=over, after=again, at=0, results=results))
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
    assert not (await house.service.archive.table(table.id)).closed
    assert await house.store.log.results(table.id) == ()
    await house.play_on(table.id, ANN, BOB)
    await one_match(house)


async def test_taken_back_answers_and_given_up_tables_leave_no_trace(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Hide())
    await house.service.play.take_back(table.id, ANN.id)
    await house.service.seats.end_table(table.id, ANN.id)
    await house.service.seats.end_table(table.id, BOB.id)
    assert not any((await stored(house)).values())


async def test_who_leaves_is_not_rated_and_neither_is_the_rest_of_two(house: House) -> None:
    table = await house.running(ANN, BOB)
    await give(house, table, nights=2)
    await house.service.seats.leave(table.id, BOB.id)
    await house.play_on(table.id, ANN)
    profile = await house.service.standings.profile(ANN.id)
    assert [(record.career.played, record.career.games) for record in profile.records] == [(1, 0)]
    assert (await house.service.standings.profile(BOB.id)).records == ()


async def test_answer_times_are_those_of_people(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    house.clock.move(2)
    await house.answer(table.id, ANN, Hide())
    while not (await house.service.archive.table(table.id)).closed:
        house.clock.move(0.5)
        look = await house.look(table.id, ANN)
        assert look.prompt
        await house.service.play.act(table.id, ANN.id, look.prompt.stamp, look.prompt.legal[-1])
    results = await house.service.archive.results(ANN.id)
    assert results[0].thought == (2 + 0.5 * (results[0].thoughts - 1)) * 3_600_000
    assert results[0].thoughts == results[0].answers - await forced(house, table)
    profile = await house.service.standings.profile(ANN.id)
    assert profile.answer_time == results[0].thought // results[0].thoughts


async def forced(house: House, table: Table) -> int:
    """How many of Ann's answers the kernel has given by itself."""
    seat = (await house.service.archive.table(table.id)).seat_of(ANN.id)
    history = await house.service.archive.history(table.id, ANN.id)
    own = [entry for entry in history if entry.seat == seat]
    answers = (await house.service.archive.results(ANN.id))[0].answers
    return answers - len(own)


# -- boards ----------------------------------------------------------------------------------------------------------


async def standing(house: House, rows: list[dict[str, object]], game: str = "toy") -> None:
    """Write standings as if they had been reached."""
    plain = {
        "game": game, "guild": 0, "season": 0, "listed": True, "played": 9, "victories": 0, "games": 9, "wins": 0,
        "mu": 25.0, "sigma": 1.0, "sure": 22.0, "solos": 0, "best": None, "best_at": None, "thought": 0, "thoughts": 0,
    }  # fmt: skip
    async with house.store.engine.writing() as connection:
        for row in rows:
            values = plain | row
            names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
            await connection.execute(text(f"INSERT INTO standings ({names}) VALUES ({marks})"), values)


async def places(house: House, order: Order, page: int | None = 0, person: int = 0) -> list[tuple[int, int]]:
    found = await house.service.standings.leaderboard(Board("toy", order), person, page)
    return [(row.place, row.career.person) for row in found.rows]


async def test_ties_are_broken_as_is_said_and_what_remains_shares_a_place(house: House) -> None:
    await standing(
        house,
        [
            {"person": 1, "sure": 30.0, "games": 5, "wins": 4, "solos": 1, "best": 50, "best_at": 7},
            {"person": 2, "sure": 31.0, "games": 9, "wins": 4, "solos": 1, "best": 50, "best_at": 6},
            {"person": 3, "sure": 30.0, "games": 7, "wins": 5, "solos": 1, "best": 60, "best_at": 9},
            {"person": 4, "sure": 30.0, "games": 5, "wins": 4, "solos": 1, "best": 50, "best_at": 7},
            {"person": 5, "sure": 29.0, "games": 5, "wins": 0, "solos": 1, "best": 9, "best_at": 1},
        ],
    )
    assert await places(house, Order.RATING) == [(1, 2), (2, 3), (3, 1), (3, 4), (5, 5)]
    assert await places(house, Order.WINS) == [(1, 3), (2, 1), (2, 4), (4, 2), (5, 5)]
    assert await places(house, Order.SOLO) == [(1, 3), (2, 2), (3, 1), (3, 4), (5, 5)]


async def test_pages_and_the_page_of_ones_own(house: House) -> None:
    await standing(house, [{"person": n, "sure": 30.0 - n // 3, "games": 5} for n in range(1, 38)])
    page = await house.service.standings.leaderboard(Board("toy"), 26)
    assert (page.start, page.count, len(page.rows)) == (0, 37, 10)
    for person, start in ((1, 0), (5, 0), (7, 1), (26, 20), (31, 25), (33, 27), (37, 27)):
        own = await house.service.standings.leaderboard(Board("toy"), person, None)
        assert (own.start, own.people) == (start, tuple(range(start + 1, start + 11)))
        assert own.mine is not None
        assert [row for row in own.rows if row.career.person == person] == [own.mine]
        assert [row.place for row in own.rows] == [1 if n < 3 else 3 * (n // 3) for n in own.people]
    every = [row for number in range(4) for row in await places(house, Order.RATING, number)]
    assert [person for _, person in every] == list(range(1, 38))
    assert [place for place, _ in every] == [1, 1, *(3 * (n // 3) for n in range(3, 38))]
    assert await places(house, Order.RATING, 99) == await places(house, Order.RATING, 3)
    assert await places(house, Order.RATING, -1) == await places(house, Order.RATING, 0)


async def test_too_few_matches_or_no_wish_to_be_listed(house: House) -> None:
    await standing(house, [{"person": 1, "games": 4}, {"person": 2, "listed": False}, {"person": 3}])
    assert await places(house, Order.RATING) == [(1, 3)]
    for person, lacking in ((1, 1), (2, 0), (7, 5)):
        page = await house.service.standings.leaderboard(Board("toy"), person, None)
        assert (page.mine, page.lacking, page.start) == (None, lacking, 0)


async def test_servers_and_seasons_have_boards_of_their_own(house: House) -> None:
    luck = Random(3)
    for place in (HERE, HERE, ELSEWHERE):
        await play(house, luck, ANN, BOB, place=place)
    house.clock.now = datetime(2026, 4, 1, 0, 30, tzinfo=UTC)
    await play(house, luck, ANN, BOB, place=HERE)
    assert house.service.standings.quarter == 20262

    async def lacking(guild: int, season: int) -> int:
        return (await house.service.standings.leaderboard(Board("toy", Order.RATING, guild, season), ANN.id)).lacking

    assert [await lacking(*board) for board in ((0, 0), (900, 0), (901, 0), (902, 0))] == [1, 2, 4, 5]
    assert [await lacking(*board) for board in ((0, 20261), (0, 20262), (900, 20262), (901, 20262))] == [2, 4, 4, 5]


async def test_computers_are_never_listed(house: House) -> None:
    luck = Random(5)
    for _ in range(5):
        await play(house, luck, ANN, BOB, computers=1)
    page = await house.service.standings.leaderboard(Board("toy"), ANN.id)
    assert set(page.people) == {ANN.id, BOB.id}
    assert {row.name for row in page.rows} == {"Ann", "Bob"}
    with pytest.raises(UnknownGame):
        await house.service.standings.leaderboard(Board("chess"), ANN.id)


async def test_who_opts_out_vanishes_at_once_and_may_return(house: House) -> None:
    luck = Random(5)
    for _ in range(3):
        await play(house, luck, ANN, BOB)
    before = await stored(house)
    await house.service.people.set_settings(ANN, Settings(listed=False))
    assert [person for _, person in await places(house, Order.WINS)] == [BOB.id]
    await play(house, luck, ANN, BOB, place=ELSEWHERE)
    assert [person for _, person in await places(house, Order.WINS)] == [BOB.id]
    assert set((await house.store.standings.rebuild(keep=False)).different.values()) == {0}
    with pytest.raises(Hidden):
        await house.service.standings.profile(ANN.id, BOB.id)
    assert (await house.service.standings.profile(ANN.id, ANN.id)).played == 4
    await house.service.people.set_settings(ANN, Settings())
    assert (await house.service.standings.profile(ANN.id, BOB.id)).played == 4
    assert {person for _, person in await places(house, Order.WINS)} == {ANN.id, BOB.id}
    assert before["standings"]


# -- profiles and statistics -----------------------------------------------------------------------------------------


async def test_a_profile_tells_what_was_reached(house: House) -> None:
    luck = Random(9)
    for _ in range(6):
        await play(house, luck, ANN, BOB)
    both = [await house.service.standings.profile(person.id) for person in (ANN, BOB)]
    for profile in both:
        assert (profile.played, profile.favourite, profile.daily.best) == (6, "toy", profile.daily.now)
        record = profile.records[0]
        assert len(record.history) == 6
        assert (record.history[-1].mu, record.history[-1].sigma) == (record.career.mu, record.career.sigma)
        assert profile.answer_time is not None
        champion = next(medal for medal in profile.medals if medal.key == "champion")
        assert champion.amount == profile.victories
        assert (champion.reached_at is None) == (profile.victories == 0)
    assert sum(profile.victories for profile in both) >= 6
    stranger = await house.service.standings.profile(999)
    assert (stranger.played, stranger.favourite, stranger.answer_time) == (0, "", None)


async def test_a_match_tells_what_was_reached_with_it_once(house: House) -> None:
    luck, told = Random(9), []
    for _ in range(4):
        table = await play(house, luck, ANN, BOB, computers=1)
        found = await house.service.standings.honours(table)
        chairs = {chair.seat: chair.person for chair in table.chairs}
        told += [(chairs[seat], key) for seat, keys in found.items() for key in keys]
        assert await house.service.standings.honours(table) == found
    had = [
        (person.id, medal.key)
        for person in (ANN, BOB)
        for medal in (await house.service.standings.profile(person.id)).medals
        if medal.reached_at is not None
    ]
    assert had
    assert sorted(told) == sorted(had)


async def test_what_the_unlisted_reach_is_told_to_them_alone(house: House) -> None:
    table = await play(house, Random(9), ANN, BOB)
    (seat,) = await house.service.standings.honours(table)
    person = next(chair.person for chair in table.chairs if chair.seat == seat)
    (who,) = [one for one in (ANN, BOB) if one.id == person]
    (other,) = [one for one in (ANN, BOB) if one.id != person]
    await house.service.people.set_settings(who, Settings(listed=False))
    assert await house.service.standings.honours(table) == {}
    assert await house.service.standings.honours(table, other.id) == {}
    assert seat in await house.service.standings.honours(table, who.id)
    await house.service.people.set_settings(who, Settings())
    await house.service.privacy.forget_person(who.id)
    assert await house.service.standings.honours(await house.service.archive.table(table.id)) == {}


async def test_statistics_count_the_seats_of_people(house: House) -> None:
    luck = Random(9)
    for _ in range(6):
        await play(house, luck, ANN, BOB)
    await play(house, luck, ANN)
    found = await house.service.standings.statistics("toy")
    assert found.seats == 13
    assert {players: sum(seats for _, seats in spread) for players, spread in found.scores.items()} == {1: 1, 2: 12}
    assert [share.seats for share in found.by_seat[2]] == [6, 6]
    assert all(share.expected == 0.5 and share.seats >= 10 for share in found.components)


# -- matches that were over before -----------------------------------------------------------------------------------


OLD_MESSAGES = (
    "CREATE TABLE outbox (id INTEGER PRIMARY KEY, key TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,"
    " person BIGINT, fresh BOOLEAN NOT NULL, version INTEGER NOT NULL, tries INTEGER NOT NULL, due_at BIGINT NOT NULL,"
    " created_at BIGINT NOT NULL, CONSTRAINT fk_outbox_table_id FOREIGN KEY (table_id) REFERENCES tables (id))",
    "CREATE TABLE standing_posts (guild BIGINT NOT NULL, game TEXT NOT NULL, channel BIGINT NOT NULL, code TEXT,"
    " message BIGINT, version INTEGER NOT NULL, tries INTEGER NOT NULL, due_at BIGINT)",
    "CREATE INDEX ix_standing_posts_due_at ON standing_posts (due_at)",
)
"""What of a database of version 2 has another shape now."""


async def test_old_matches_are_counted_when_the_bot_starts(fresh_url: str) -> None:
    """A database of version 1 with finished matches comes up with all of them counted, in their order."""
    async with house_at(fresh_url) as house:
        await year(house, 8)
        before = await stored(house)
        async with house.store.engine.writing() as connection:
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
                "jobs",
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
                    *("request", "request_until", "request_message"),
                ],
                "seats": ["offered", "bank"],
                "moves": ["took", "prepared", "agreement"],
                "waiting": ["snoozed_until", "paused", "sealed"],
            }
            newer["challenges"] = ["best", "days", "agreed_at"]
            newer["results"] = ["answers", "thought", "thoughts"]
            later = ("ix_results_guild_finished_at", "ix_moves_agreed", "ix_attempts_guild_code")
            for index in ("uq_tables_lesson", "ix_tables_request_until", *later):
                await connection.execute(text(f"DROP INDEX {index}"))
            for table, columns in newer.items():
                for column in columns:
                    await connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
            for statement in OLD_MESSAGES:
                await connection.execute(text(statement))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0002'"))
    engine = Engine(fresh_url)
    await migrate(engine)
    await engine.close()
    async with house_at(fresh_url) as house:
        assert await house.store.standings.catch_up() == 8
        after = await stored(house)
        assert after["tallies"] == before["tallies"]
        assert after["feats"] == before["feats"]
        assert after["ratings"] == before["ratings"]
        assert [row[:15] for row in after["standings"]] == [row[:15] for row in before["standings"]]
        assert {row[15:] for row in after["standings"]} == {(0, 0)}


def test_the_book_of_a_game_without_one_is_empty() -> None:
    assert book.book_of("toy") == Book()
