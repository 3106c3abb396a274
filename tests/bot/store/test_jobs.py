"""Jobs: taken by one process each, given on when a worker dies, gone with who asked."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, select, text

from bot.store import Store, open_store, schema
from bot.store.jobs import BEGUN, DONE, LONGEST, OLDEST, WANTED, Answer
from bot.store.leases import PROCESS, WORKER, LeaseStore, Roll, Wish
from bot.store.news import Ear
from tests.bot.house import House, house_at
from tests.bot.store.postgres import Server
from tests.bot.tables.test_fleet import until_all_listen

NOW = 1_000_000
LATER = NOW + 15_000


@pytest.fixture
async def stores(house: House, url: str) -> AsyncIterator[list[Store]]:
    """A bot that asks and two workers."""
    workers = [await open_store(url) for _ in range(2)]
    yield [house.store, *workers]
    for worker in workers:
        await worker.close()


async def live(store: Store, until: int, kind: str = WORKER, *, now: int = NOW) -> Roll:
    return await LeaseStore(store.engine, store.name, kind).hold(now, until, lambda _: Wish())


async def ask(store: Store, name: str, *, at: int = NOW, urgent: bool = False) -> None:
    await store.jobs.ask(name, "drawing", f"do {name}".encode(), at, urgent=urgent)


async def taken(store: Store) -> str:
    job = await store.jobs.take(NOW)
    return "" if job is None else job.name


async def names(store: Store) -> list[str]:
    async with store.engine.reading() as connection:
        return list((await connection.execute(select(schema.jobs.c.id).order_by(schema.jobs.c.id))).scalars())


async def test_the_urgent_is_taken_first_and_then_the_oldest_and_each_by_one_worker(stores: list[Store]) -> None:
    bot, one, two = stores
    for name, at, urgent in (("c", 3, False), ("a", 1, False), ("z", 9, True), ("b", 2, False)):
        await ask(bot, name, at=at, urgent=urgent)
    assert [await taken(store) for store in (one, two, one, two, one)] == ["z", "a", "b", "c", ""]


async def test_an_answer_is_read_once_and_leaves_nothing(stores: list[Store]) -> None:
    bot, one, _ = stores
    await ask(bot, "a")
    assert await bot.jobs.read("a") is None
    job = await one.jobs.take(NOW)
    assert job is not None
    assert (job.name, job.kind, job.work) == ("a", "drawing", b"do a")
    assert await bot.jobs.read("a") is None
    await one.jobs.finish(job, Answer(b"result"))
    assert await taken(one) == ""
    assert await bot.jobs.read("a") == Answer(b"result")
    assert await bot.jobs.read("a") == Answer()
    assert await names(bot) == []


async def test_what_went_wrong_is_told(stores: list[Store]) -> None:
    bot, one, _ = stores
    await ask(bot, "a")
    job = await one.jobs.take(NOW)
    assert job is not None
    await one.jobs.finish(job, Answer(error="Overdue"))
    assert await bot.jobs.read("a") == Answer(error="Overdue")


async def test_only_what_nobody_has_begun_is_taken_back(stores: list[Store]) -> None:
    bot, one, _ = stores
    await ask(bot, "a")
    await ask(bot, "b", at=NOW + 1)
    assert await taken(one) == "a"
    assert not await bot.jobs.withdraw("a")
    assert await bot.jobs.withdraw("b")
    assert await taken(one) == ""
    await bot.jobs.forget("a")
    assert await names(bot) == []


async def test_what_a_dead_worker_had_taken_is_given_on_and_its_own_answer_comes_too_late(stores: list[Store]) -> None:
    bot, one, two = stores
    await live(bot, LATER + 1000, PROCESS)
    await live(one, LATER)
    await live(two, LATER + 1000)
    for name in ("a", "b"):
        await ask(bot, name)
    done, lost = await one.jobs.take(NOW), await one.jobs.take(NOW)
    assert done is not None
    assert lost is not None
    await one.jobs.finish(done, Answer(b"in time"))
    assert await taken(two) == ""
    roll = await live(two, LATER + 1000, now=LATER)
    assert (roll.gone, roll.living) == (False, (bot.name,))  # a worker's end is no bot's, and it is none of them
    assert await taken(two) == "b"
    await one.jobs.finish(lost, Answer(b"too late"))
    assert await bot.jobs.read("b") is None
    assert await bot.jobs.read("a") == Answer(b"in time")


async def test_what_has_no_answer_for_long_is_given_on(stores: list[Store]) -> None:
    bot, one, two = stores
    for store, kind in ((bot, PROCESS), (one, WORKER)):
        await live(store, NOW + OLDEST, kind)
    await ask(bot, "a")
    assert await taken(one) == "a"
    await live(two, NOW + OLDEST, now=NOW + LONGEST)
    assert await taken(two) == ""
    await live(two, NOW + OLDEST, now=NOW + LONGEST + 1)
    assert await taken(two) == "a"


async def test_what_the_dead_have_asked_for_is_gone_and_what_nobody_waits_for(stores: list[Store]) -> None:
    bot, one, two = stores
    await live(bot, LATER, PROCESS)
    await live(one, NOW + 2 * OLDEST, PROCESS)
    await ask(bot, "of the dead")
    await ask(one, "of the living")
    await live(two, NOW + 2 * OLDEST)
    assert await names(two) == ["of the dead", "of the living"]
    await live(two, NOW + 2 * OLDEST, now=LATER)
    assert await names(two) == ["of the dead", "of the living"]  # bots see to bots
    assert (await live(one, NOW + 2 * OLDEST, PROCESS, now=LATER)).gone
    assert await names(two) == ["of the living"]
    await live(two, NOW + 2 * OLDEST, now=NOW + OLDEST)
    assert await names(two) == ["of the living"]
    await live(two, NOW + 2 * OLDEST, now=NOW + OLDEST + 1)
    assert await names(two) == []


# -- PostgreSQL alone ------------------------------------------------------------------------------------------------


async def test_nobody_waits_for_who_is_just_taking(postgres: Server) -> None:
    store = await open_store(await postgres.emptied(), busy_ms=200)
    for name in ("a", "b"):
        await ask(store, name)
    async with store.engine.writing() as connection:
        await connection.execute(text("SELECT id FROM jobs WHERE id = 'a' FOR UPDATE"))
        assert await taken(store) == "b"
    await store.close()


async def test_many_at_once_take_each_job_once(postgres: Server) -> None:
    store = await open_store(await postgres.emptied())
    for number in range(20):
        await ask(store, f"{number:02}")
    got = await asyncio.gather(*(taken(store) for _ in range(25)))
    assert sorted(filter(None, got)) == [f"{number:02}" for number in range(20)]
    await store.close()


async def test_everybody_hears_of_work_and_of_its_end(postgres: Server) -> None:
    async with house_at(await postgres.emptied()) as house:
        store, heard = house.store, list[str]()
        listening = asyncio.create_task(Ear(store.engine, heard.append).listen())
        await until_all_listen(house, 1)
        await live(store, LATER)
        await ask(store, "a")
        job = await store.jobs.take(NOW)
        assert job is not None
        await store.jobs.finish(job, Answer(b"one"))
        await store.jobs.finish(job, Answer(b"another"))
        await ask(store, "b")
        await taken(store)
        await live(store, LATER + OLDEST, now=NOW + LONGEST + 1)  # frees it
        await store.leases.tell("the end")
        async with asyncio.timeout(120):
            while "the end" not in heard:  # noqa: ASYNC110 - the news come by a connection
                await asyncio.sleep(0.01)
        assert heard == [WANTED, f"{BEGUN} a", f"{DONE} a", WANTED, f"{BEGUN} b", WANTED, "the end"]
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def test_postgresql_keeps_no_journal_of_jobs(postgres: Server) -> None:
    """A picture is half a megabyte, and after a crash nobody waits for it."""
    store = await open_store(await postgres.emptied())
    async with store.engine.reading() as connection:
        kept = select(func.count()).select_from(text("pg_class WHERE relname = 'jobs' AND relpersistence = 'u'"))
        assert (await connection.execute(kept)).scalar_one() == 1
    await store.close()
