"""What PostgreSQL alone can do to a store; what it shares with SQLite is tested on both (`url` and `house`)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text

from bot.app.repositories import open_repositories
from bot.config import load
from bot.database import postgres_driver
from bot.database.migrate import newest, version
from bot.domain.notification import MessageKind
from bot.features.challenges.model import ChallengeKind
from bot.features.rankings.leaderboard import Leaderboard, LeaderboardOrder
from bot.refusals.database import DatabaseBusy, DatabaseDown, NewerDatabase, ReadOnly
from tests.support.crash import par_game
from tests.support.crash_checks import check_table, check_told
from tests.support.house import ANN, BOB, HERE, House, Roll, Shine, house_at
from tests.support.postgres import Server
from tests.support.schema_check import differences


@pytest.fixture
async def url(postgres: Server) -> AsyncIterator[str]:
    async with postgres.fresh() as url:
        yield url


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    async with house_at(url, busy_ms=60_000) as house:  # a busy machine is no failure
        yield house


async def test_a_whole_evening(house: House, tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    await par_game(house, told)
    lines = told.read_text().split("\n")
    table = lines[0].removeprefix("table ")
    await check_table(house, table)
    await check_told(house, table, lines)
    assert len(await house.service.queries.results(ANN.id)) == 1
    assert await house.repositories.outbox.next_due() is None


async def test_the_schema_is_the_same(house: House) -> None:
    async with house.repositories.engine.reading() as connection:
        assert await connection.run_sync(differences) == []
    assert await version(house.repositories.engine) == newest()


async def test_two_processes_never_both_win(house: House, url: str) -> None:
    repositories = await open_repositories(url)
    twin = House(repositories, clock=house.clock)
    table = await house.running(ANN, BOB)
    prompt = (await twin.table_view(table.id, ANN)).prompt
    assert prompt
    clicks = (one.service.play.submit_move(table.id, ANN.id, prompt.token, Roll()) for one in (house, twin))
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(one).__name__ for one in outcomes) == ["MoveOutcome", "Stale"]
    house.clock.move(0.02)  # until the notice of who has joined is due
    for _ in (MessageKind.LOBBY, MessageKind.JOINED):  # the board takes their place
        (outbox_message,) = (await repositories.outbox.due(10**15, 9)).messages
        assert not await house.dispatcher.deliver(outbox_message)
    (outbox_message,) = (await repositories.outbox.due(10**15, 9)).messages
    assert outbox_message.kind is MessageKind.BOARD
    assert sorted(
        await asyncio.gather(house.dispatcher.deliver(outbox_message), twin.dispatcher.deliver(outbox_message))
    ) == [False, True]
    await repositories.close()


async def test_two_processes_may_open_a_new_database_at_once(url: str) -> None:
    repositories_list = await asyncio.gather(open_repositories(url), open_repositories(url))
    for repositories in repositories_list:
        await repositories.close()


async def test_a_locked_table_is_busy(url: str) -> None:
    async with house_at(url, busy_ms=200) as house:
        table = await house.running(ANN, BOB)
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            with pytest.raises(DatabaseBusy):
                await house.answer(table.id, ANN, Shine())
        await other.close()
        await house.answer(table.id, ANN, Shine())


async def test_a_read_only_database_says_so(house: House, url: str) -> None:
    table = await house.running(ANN, BOB)
    await house.repositories.close()
    admin = await asyncpg.connect(url)
    await admin.execute(f"ALTER DATABASE {url.rsplit('/', 1)[1]} SET default_transaction_read_only = on")
    await admin.close()
    assert (await house.table_view(table.id, ANN)).prompt is not None
    with pytest.raises(ReadOnly):
        await house.answer(table.id, ANN, Shine())


async def line_of(house: House) -> Any:
    """The one connection that a house at rest has."""
    async with house.repositories.engine.reading() as connection:
        return (await connection.get_raw_connection()).driver_connection


@pytest.mark.parametrize("told", [True, False])
async def test_a_lost_connection_is_found_again(
    house: House, postgres: Server, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    """Whether its end was heard of or is found out by asking after a while."""
    table, raw = await house.running(ANN, BOB), await line_of(house)
    admin = await asyncpg.connect(postgres.url)
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'planisphere'")
    await admin.close()
    async with asyncio.timeout(60):
        while not raw.is_closed():  # noqa: ASYNC110 - the server ends it when it comes to that
            await asyncio.sleep(0.01)
    with monkeypatch.context() as patch:
        if not told:
            patch.setattr(asyncpg.Connection, "is_closed", lambda _: False)
            patch.setattr(postgres_driver, "SILENT", -1)
        await house.answer(table.id, ANN, Shine())
    assert (await house.service.queries.table(table.id)).moves == 1


async def test_only_what_is_wanted_is_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look is no transaction, and a connection is asked whether it lives after a while only.

    What is logged are the messages beside prepared statements.
    """
    asked: list[str] = []
    raw = await line_of(house)
    raw.add_query_logger(lambda told: asked.append(told.query))
    await house.service.queries.results(ANN.id)
    assert asked == []
    monkeypatch.setattr(postgres_driver, "SILENT", -1)
    await house.service.queries.results(ANN.id)
    assert ";" in asked


async def test_a_database_that_is_not_there(postgres: Server) -> None:
    with pytest.raises(DatabaseDown):
        await open_repositories(postgres.database("no_such_database"))


async def test_a_newer_database_is_refused(house: House, url: str) -> None:
    async with house.repositories.engine.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        await open_repositories(url)


async def test_challenges(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    await house.service.posts.here(900, "toy", 500)
    looks = await asyncio.gather(*(house.service.attempts.begin(daily.code, who, HERE) for who in (ANN, BOB, ANN)))
    assert len({table_view.table.id for table_view in looks}) == 2
    for table_view, who in zip(looks, (ANN, BOB), strict=False):
        await house.play_on(table_view.table.id, who)
    practice = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
    assert practice.table.id not in {table_view.table.id for table_view in looks}
    duel = await house.service.challenges.make(ANN, "toy", {}, (BOB,))
    assert [one.code for one in await house.service.challenges.open_to(BOB.id)] == [duel.code]
    assert await house.repositories.outbox.has_message("900/toy")
    house.clock.move(100)
    await house.watch.tick()
    assert [(one.rank, one.days) for one in await house.service.attempt_results.season("toy", "2026-03")] == [
        (1, 1),
        (1, 1),
    ]
    assert (await house.service.challenges.streak(ANN.id, "toy")).best == 1
    assert (await house.service.challenges.ladder(ANN.id, "toy")).tries == 0
    assert [one.code for one in await house.service.challenges.past("toy", ChallengeKind.DAILY)] == [daily.code]
    assert (await house.service.challenges.find(duel.code)).seed
    assert await house.service.posts.nowhere(900, "toy")


async def test_a_ranked_attempt_is_begun_once_by_two_processes(url: str) -> None:
    repositories_list = [await open_repositories(url, busy_ms=2000) for _ in range(2)]
    one, two = House(repositories_list[0]), House(repositories_list[1])
    daily = await one.service.challenges.current("toy", ChallengeKind.DAILY)
    looks = await asyncio.gather(
        *(where.service.attempts.begin(daily.code, ANN, HERE) for where in (one, two, one, two))
    )
    assert len({table_view.table.id for table_view in looks}) == 1
    for repositories in repositories_list:
        await repositories.close()


async def test_counting_is_the_same(house: House) -> None:
    """Two matches that end at the same moment are counted one after the other, and a rebuild finds the same."""
    for _ in range(2):
        tables = [await house.running(ANN, BOB), await house.running(BOB, ANN)]
        await asyncio.gather(*(house.play_on(table.id, ANN, BOB) for table in tables))
    rebuilt = await house.repositories.rankings.rebuild()
    assert (rebuilt.matches, set(rebuilt.different.values())) == (4, {0})
    page = await house.service.rankings.leaderboard(Leaderboard("toy", LeaderboardOrder.WINS), ANN.id, None)
    assert {row.name for row in page.rows} == {"Ann", "Bob"}
    assert page.mine is not None
    theirs = await house.service.rankings.profile(BOB.id)
    assert await house.service.privacy.own_data(ANN.id)
    await house.service.privacy.forget_person(ANN.id)
    assert set((await house.repositories.rankings.rebuild(keep=False)).different.values()) == {0}
    assert await house.service.rankings.profile(BOB.id) == theirs


@pytest.mark.parametrize("written", ["postgres", "postgresql", "postgresql+asyncpg"])
@pytest.mark.parametrize(
    "parameters",
    [
        *("", "?sslmode=disable", "?sslmode=prefer", "?ssl=allow", "?connect_timeout=9&application_name=x"),
        *("?sslmode=disable&channel_binding=prefer", "?options=-csearch_path%3Dpublic", "?target_session_attrs=any"),
    ],
)
async def test_addresses_of_hosting_services_are_understood(url: str, written: str, parameters: str) -> None:
    address = f"{written}://{url.partition('://')[2]}{parameters}"
    assert load(DATABASE_URL=address).database_url == address
    repositories = await open_repositories(address)
    try:
        assert await version(repositories.engine) == newest()
    finally:
        await repositories.close()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("?", "?sslmode=require"), "SSL"),
        (("?", "?sslmode=perhaps"), "sslmode"),
        (("?", "?sslmode=verify-full&sslrootcert=/nowhere"), "No such file"),
        (("?", "?options=-cnothing%3D1"), "nothing"),
        (("?", "?connect_timeout=soon"), "connect_timeout"),
        (("/test_", "/nothing_"), "does not exist"),
    ],
)
async def test_an_address_that_the_server_refuses_is_a_refusal(url: str, change: tuple[str, str], words: str) -> None:
    with pytest.raises(DatabaseDown) as refused:
        await open_repositories(f"{url}?".replace(*change))
    assert words in str(refused.value.values)
