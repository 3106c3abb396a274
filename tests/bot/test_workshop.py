"""Bots and workers at one PostgreSQL: what is drawn and thought there, and what happens when somebody is gone."""

import asyncio
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import func, select

from bot import pictures, shared, workshop
from bot.automata import Thinker, choose
from bot.fleet import LASTS
from bot.jobs import DRAWING, THINKING
from bot.metrics import Metrics
from bot.pictures import Pictures, Wanted
from bot.refusals.store import StoreDown
from bot.shared import Shared
from bot.store import Store, open_store, schema
from bot.store.jobs import Answer, Job, JobStore
from bot.store.leases import LeaseStore, Wish
from bot.store.news import Ear
from bot.store.rows import millis
from bot.turnstile import Busy
from bot.words import words_in
from bot.workers import Died, Overdue
from bot.workshop import Workshop
from games import GAMES
from games.core import play
from tests.bot import works
from tests.bot.store.postgres import Server

T = TypeVar("T")

GAME = GAMES["hoshitsukuri"]
MATCH, _ = play.start(GAME, GAME.options(), 2, "00" * 16)
PATIENCE = 600.0
"""Seconds that nothing here takes."""


def now() -> datetime:
    return datetime.now(UTC)


def wanted(name: str = "one") -> Wanted:
    return Wanted(name, GAME.key, play.view(GAME, MATCH, None), "table", words_in("en"), {0: "Ann", 1: "Bob"})


def nowhere(*_: Any) -> Any:
    raise AssertionError("this was to be done elsewhere")


class Bot:
    """What a bot has of it: pools that share, and an ear."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.metrics = Metrics()
        self.drawers = Shared(1, DRAWING, clock=now, meter=self.metrics.work(DRAWING))
        self.thinkers = Shared(1, THINKING, clock=now)
        self.pictures = Pictures(self.drawers)
        self.thinker = Thinker(self.thinkers, luck=lambda: bytes(16))

    def hear(self, news: str) -> None:
        for pool in (self.drawers, self.thinkers):
            pool.hear(news)

    def figure(self, name: str) -> float | None:
        return self.metrics.registry.get_sample_value(f"planisphere_{name}", {"work": DRAWING})


@pytest.fixture(autouse=True)
def any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no failure."""
    monkeypatch.setattr(workshop, "LIMITS", dict.fromkeys(workshop.LIMITS, PATIENCE))


@pytest.fixture
async def url(postgres: Server) -> str:
    return await postgres.emptied()


@pytest.fixture
async def bot(url: str) -> AsyncIterator[Bot]:
    """A bot that offers its work, and lives for as long as a test may take."""
    store = await open_store(url)
    bot = Bot(store)
    await store.leases.hold(millis(now()), millis(now()) + 1_000_000, lambda _: Wish())
    ear = asyncio.create_task(Ear(store.engine, bot.hear).listen())
    for pool in (bot.drawers, bot.thinkers):
        pool.join(store.jobs)
    yield bot
    ear.cancel()
    await asyncio.gather(ear, return_exceptions=True)
    for pool in (bot.drawers, bot.thinkers):
        await pool.close()
    await store.close()


@asynccontextmanager
async def at_work(url: str, metrics: Metrics | None = None) -> AsyncIterator[asyncio.Task[None]]:
    """A worker of one process."""
    store = await open_store(url)
    task = asyncio.create_task(Workshop(store, 1, now, metrics or Metrics()).run())
    yield task
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await store.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot's own processes do nothing that is offered."""
    monkeypatch.setattr(shared, "GRACE", PATIENCE)
    monkeypatch.setattr(pictures, "SOON", PATIENCE)


async def left(bot: Bot) -> int:
    async with bot.store.engine.reading() as connection:
        number: int = (await connection.execute(select(func.count()).select_from(schema.jobs))).scalar_one()
        return number


async def until(true: Callable[[], Awaitable[T]]) -> T:
    """Wait for what happens in another process or at the database."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await true()):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        return found


async def begun_by(worker: JobStore) -> Job:
    """Take the next job, as a worker does."""
    job = await until(lambda: worker.take(millis(now())))
    assert job is not None
    return job


# -- together --------------------------------------------------------------------------------------------------------


@pytest.mark.drawn
@pytest.mark.usefixtures("patient")
async def test_a_worker_draws_and_thinks_as_the_bot_itself_would(bot: Bot, url: str) -> None:
    seat, prompt = next(iter(play.prompts(GAME, MATCH).items()))
    view, metrics = play.view(GAME, MATCH, seat), Metrics()
    async with at_work(url, metrics):
        picture, action = await asyncio.gather(
            bot.pictures.draw(wanted(), PATIENCE), bot.thinker.decide(GAME, "easy", view, prompt)
        )
    assert picture == pictures.draw(wanted())
    assert action == choose(GAME, "easy", view, prompt, bytes(16))
    assert await left(bot) == 0
    assert (bot.figure("work_seconds_count"), bot.figure("work_waiting")) == (0, 0)  # nothing was done here
    for kind in (DRAWING, THINKING):
        assert metrics.registry.get_sample_value("planisphere_work_seconds_count", {"work": kind}) == 1


@pytest.mark.drawn
@pytest.mark.usefixtures("patient")
async def test_what_a_dead_worker_has_begun_is_taken_over(bot: Bot, url: str) -> None:
    dead = await open_store(url)
    drawing = asyncio.create_task(bot.pictures.draw(wanted(), PATIENCE))
    await begun_by(dead.jobs)
    await dead.close()
    async with at_work(url):  # who has never said that it lives, or no longer, has nothing
        assert await drawing == pictures.draw(wanted())


async def test_where_no_worker_comes_the_bot_does_it_itself(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "GRACE", 0.01)
    begun: list[str] = []
    picture = await bot.drawers.run(PATIENCE, works.drawn, wanted(), begun=lambda: begun.append("here"))
    assert picture.startswith(b"one ")
    assert begun == ["here"]
    assert await left(bot) == 0
    assert (bot.figure("work_seconds_count"), bot.figure("work_waiting")) == (1, 0)


# -- what the asking side does ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("patient")
async def test_a_table_waits_for_a_thought_and_only_people_for_a_picture(bot: Bot) -> None:
    seat, prompt = next(iter(play.prompts(GAME, MATCH).items()))
    asked: list[asyncio.Task[Any]] = [asyncio.create_task(bot.drawers.run(PATIENCE, nowhere, wanted()))]
    await until(partial(left, bot))
    asked.append(asyncio.create_task(bot.thinker.decide(GAME, "easy", play.view(GAME, MATCH, seat), prompt)))

    async def both() -> bool:
        return await left(bot) == len(asked)

    await until(both)
    assert [(await begun_by(bot.store.jobs)).kind for _ in asked] == [THINKING, DRAWING]
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)


@pytest.mark.usefixtures("patient")
async def test_the_wait_is_over_when_a_worker_has_begun(bot: Bot) -> None:
    begun = asyncio.Event()
    asked = asyncio.create_task(bot.drawers.run(PATIENCE, nowhere, wanted(), begun=begun.set))
    await until(partial(left, bot))
    assert bot.figure("work_waiting") == 1
    job = await begun_by(bot.store.jobs)
    await asyncio.wait_for(begun.wait(), PATIENCE)
    assert bot.figure("work_waiting") == 0
    await bot.store.jobs.finish(job, Answer(b"picture"))
    assert await asked == b"picture"
    assert await left(bot) == 0


async def test_who_hears_nothing_looks_and_finds_its_answer(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.drawers, "hear", lambda _: None)
    monkeypatch.setattr(shared, "LOOK", 0.01)
    monkeypatch.setattr(shared, "GRACE", 0.5)
    asked = asyncio.create_task(bot.drawers.run(PATIENCE, nowhere, wanted()))
    await bot.store.jobs.finish(await begun_by(bot.store.jobs), Answer(b"picture"))
    assert await asked == b"picture"


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("error", [Overdue, Died])
async def test_what_came_to_nothing_there_is_not_tried_here(bot: Bot, error: type[Exception]) -> None:
    asked = asyncio.create_task(bot.drawers.run(PATIENCE, nowhere, wanted()))
    await bot.store.jobs.finish(await begun_by(bot.store.jobs), Answer(error=error.__name__))
    with pytest.raises(error):
        await asked


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("answer", [Answer(error="ValidationError"), Answer(b"no answer")])
async def test_what_went_wrong_there_is_done_here(bot: Bot, answer: Answer) -> None:
    seat, prompt = next(iter(play.prompts(GAME, MATCH).items()))
    view = play.view(GAME, MATCH, seat)
    asked = asyncio.create_task(bot.thinker.decide(GAME, "easy", view, prompt))
    await bot.store.jobs.finish(await begun_by(bot.store.jobs), answer)
    assert await asked == choose(GAME, "easy", view, prompt, bytes(16))


@pytest.mark.usefixtures("patient")
async def test_what_is_gone_is_done_here(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "LOOK", 0.01)
    asked = asyncio.create_task(bot.drawers.run(PATIENCE, works.drawn, wanted()))
    await bot.store.jobs.forget((await begun_by(bot.store.jobs)).name)
    assert (await asked).startswith(b"one ")


async def test_a_silent_database_is_no_reason_to_draw_nothing(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: object, **__: object) -> None:
        raise StoreDown(reason="silent")

    monkeypatch.setattr(bot.store.jobs, "ask", silent)
    assert (await bot.drawers.run(PATIENCE, works.drawn, wanted())).startswith(b"one ")


async def test_who_waits_too_long_for_a_beginning_is_told_and_nothing_is_left(bot: Bot) -> None:
    """The bot's own process has something else to do."""
    bot.drawers._turns._free = 0
    with pytest.raises(Busy):
        await bot.drawers.run(PATIENCE, nowhere, wanted(), queue=0.1)
    bot.drawers._turns._free = 1
    assert await left(bot) == 0


@pytest.mark.usefixtures("patient")
async def test_an_answer_that_never_comes_is_given_up(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "LATE", 0.0)
    monkeypatch.setattr(shared, "LOOK", 0.01)
    asked = asyncio.create_task(bot.drawers.run(0.1, nowhere, wanted()))
    await begun_by(bot.store.jobs)
    with pytest.raises(Overdue):
        await asked
    assert await left(bot) == 0


@pytest.mark.usefixtures("patient")
async def test_who_does_not_wait_any_more_leaves_nothing(bot: Bot) -> None:
    asked = asyncio.create_task(bot.drawers.run(PATIENCE, nowhere, wanted()))
    job = await begun_by(bot.store.jobs)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    await bot.store.jobs.finish(job, Answer(b"too late"))
    assert await left(bot) == 0


@pytest.mark.usefixtures("patient")
async def test_closed_nobody_waits_for_workers(bot: Bot) -> None:
    asked = asyncio.create_task(bot.drawers.run(PATIENCE, nowhere, wanted()))
    await begun_by(bot.store.jobs)
    await bot.drawers.close()
    for waiting in (asked, bot.drawers.run(PATIENCE, nowhere, wanted())):
        with pytest.raises(Died):
            await waiting


# -- what the worker does --------------------------------------------------------------------------------------------


async def test_bad_bytes_harm_nobody(bot: Bot, url: str) -> None:
    for name, kind in (("bytes", DRAWING), ("kind", "cooking")):
        await bot.store.jobs.ask(name, kind, pickle.dumps(print), millis(now()), urgent=True)
    async with at_work(url) as worker:
        answers = [await until(partial(bot.store.jobs.read, name)) for name in ("bytes", "kind")]
        assert answers == [Answer(error="ValidationError"), Answer(error="KeyError")]
        assert await bot.pictures.draw(wanted(), PATIENCE)
        assert not worker.done()


async def test_told_to_end_a_worker_finishes_what_it_has_begun_and_takes_nothing_more(
    bot: Bot, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "done", works.held)
    place = tmp_path / "go on"
    await bot.store.jobs.ask("begun", DRAWING, str(place).encode(), millis(now()), urgent=True)
    await bot.store.jobs.ask("waits", DRAWING, str(place).encode(), millis(now()), urgent=False)
    async with at_work(url) as worker:
        await until(partial(asyncio.to_thread, (tmp_path / "go on.begun").exists))
        worker.cancel()
        await asyncio.wait({worker}, timeout=0.1)
        assert not worker.done()
        place.touch()
        with pytest.raises(asyncio.CancelledError):
            await worker
    assert await bot.store.jobs.read("begun") == Answer(str(place).encode())
    assert await bot.store.jobs.withdraw("waits")
    async with bot.store.engine.reading() as connection:
        lives = select(schema.leases.c.until).where(schema.leases.c.name.startswith("worker/"))
        assert (await connection.execute(lives)).scalars().all() == [0]


async def test_what_does_not_end_in_time_is_given_on(
    bot: Bot, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "done", works.held)
    monkeypatch.setattr(workshop, "LAST_WORK", 0.01)
    await bot.store.jobs.ask("long", DRAWING, str(tmp_path / "never").encode(), millis(now()), urgent=False)
    async with at_work(url):
        await until(partial(asyncio.to_thread, (tmp_path / "never.begun").exists))
    await bot.store.leases.hold(millis(now()), millis(now()) + 1_000_000, lambda _: Wish())
    assert (await begun_by(bot.store.jobs)).name == "long"


async def test_a_worker_outlives_a_silent_database_and_is_not_well_meanwhile(
    bot: Bot, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PULSE", "LOOK"):
        monkeypatch.setattr(workshop, name, 0.01)
    silent = [StoreDown(reason="silent"), ValueError("strange")]
    hold, times = LeaseStore.hold, [now(), now() + 2 * LASTS]

    async def sometimes(*given: Any, **how: Any) -> Any:
        if silent and times[0] is times[1]:
            raise silent.pop()
        return await hold(*given, **how)

    monkeypatch.setattr(LeaseStore, "hold", sometimes)
    store = await open_store(url)
    beats: list[str] = []
    shop = Workshop(store, 1, lambda: times[0], Metrics(), lambda: beats.append("well"))

    async def well() -> bool:
        return not await shop.unwell()

    assert not await well()
    task = asyncio.create_task(shop.run())
    await until(well)
    assert beats
    times[0] = times[1]
    assert not await well()
    await until(well)
    assert not silent
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.close()
