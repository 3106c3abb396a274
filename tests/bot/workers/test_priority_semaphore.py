"""Where work waits: people are served in turn, and whoever asks for much waits for themselves alone."""

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from statistics import median, quantiles
from typing import Any

import pytest

from bot.app.start import SEARCHING
from bot.workers.priority_semaphore import PrioritySemaphore, Rank, WorkRejected

Asked = tuple[str, Rank, int | None]
FLOOD = 40


async def order_of(asked: Sequence[Asked], places: int = 1) -> list[str]:
    """Let all these wait for a place at once, and return their names in the order in which they were served."""
    semaphore = PrioritySemaphore(places)
    came: list[str] = []

    async def come(name: str, rank: Rank, person: int | None) -> None:
        await semaphore.enter(None, rank=rank, person=person)
        came.append(name)
        await asyncio.sleep(0)
        semaphore.leave(person)

    for _ in range(places):
        await semaphore.enter(None, rank=Rank.TABLE)
    waiting = [asyncio.create_task(come(*one)) for one in asked]
    await asyncio.sleep(0)
    for _ in range(places):
        semaphore.leave()
    await asyncio.gather(*waiting)
    for _ in range(places):  # nobody is in there any more
        await semaphore.enter(0)
    return came


@pytest.mark.parametrize("rank", Rank)
async def test_people_are_served_in_turn_however_much_one_of_them_asks_for(rank: Rank) -> None:
    flood: list[Asked] = [(f"flood {number}", rank, 1) for number in range(FLOOD)]
    others: list[Asked] = [(f"{person}", rank, person) for person in (2, 3)]
    order = await order_of([*flood, *others, ("nobody's", rank, None)])
    assert order[:5] == ["flood 0", "2", "3", "nobody's", "flood 1"]
    assert order[4:] == [name for name, *_ in flood[1:]]


async def test_tables_come_before_people_and_people_before_what_nobody_waits_for() -> None:
    asked: list[Asked] = [("c", Rank.NOBODY, None), ("a", Rank.PERSON, 1), ("b", Rank.PERSON, None)]
    assert await order_of([*asked, *[("T", Rank.TABLE, None)] * 3]) == ["T", "T", "T", "a", "b", "c"]


async def test_nobody_keeps_everybody_waiting_by_what_comes_first() -> None:
    flood: list[Asked] = [(f"flood {number}", Rank.TABLE, 1) for number in range(FLOOD)]
    order = await order_of([*flood, *[(f"{person}", Rank.PERSON, person) for person in (2, 3)]])
    assert order[:4] == ["flood 0", "2", "flood 1", "3"]


async def test_what_nobody_waits_for_comes_after_all_that_a_single_person_waits_for() -> None:
    asked: list[Asked] = [("late", Rank.NOBODY, None), *[("early", Rank.PERSON, 1)] * 3]
    assert await order_of(asked) == [*["early"] * 3, "late"]


async def test_nobody_has_more_than_one_place_at_a_time() -> None:
    semaphore = PrioritySemaphore(2)
    await semaphore.enter(0, rank=Rank.PERSON, person=1)
    with pytest.raises(WorkRejected):
        await semaphore.enter(0.001, rank=Rank.TABLE, person=1)
    await semaphore.enter(0, rank=Rank.NOBODY, person=2)
    semaphore.leave(1)
    await semaphore.enter(0, rank=Rank.PERSON, person=1)


async def test_whoever_gives_up_leaves_no_place_taken() -> None:
    semaphore = PrioritySemaphore(1)
    await semaphore.enter(0, person=1)
    for person in (1, 2, None):
        with pytest.raises(WorkRejected):
            await semaphore.enter(0.001, person=person)
    semaphore.leave(1)
    assert semaphore.free == 1
    await semaphore.enter(0, person=1)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to whatever comes next."""

    def __init__(self) -> None:
        super().__init__()
        self._now, select = 0.0, self._selector.select  # type: ignore[attr-defined]

        def jump(timeout: float | None) -> Any:
            self._now += timeout or 0.0
            return select(0)

        self._selector.select = jump  # type: ignore[attr-defined]

    def time(self) -> float:
        """Return the seconds since it began."""
        return self._now


async def waits(rank: Rank, *, flood: bool) -> list[float]:
    """Let four people have something searched for now and then for two hours, and return how long each has waited."""
    semaphore, luck, found = PrioritySemaphore(SEARCHING), Random(7), list[float]()
    loop = asyncio.get_running_loop()

    async def work(rank: Rank, person: int) -> None:
        await semaphore.enter(None, rank=rank, person=person)
        await asyncio.sleep(luck.lognormvariate(-0.5, 1.0))
        semaphore.leave(person)

    async def play_on(person: int) -> None:
        while loop.time() < 7200:
            await asyncio.sleep(luck.uniform(6, 14))
            begun = loop.time()
            await work(rank, person)
            found.append(loop.time() - begun)

    async def ask_on() -> None:
        while loop.time() < 7200:
            await work(Rank.TABLE, 1)

    asking = [ask_on() for _ in range(10)] if flood else []
    await asyncio.gather(*(play_on(person) for person in range(2, 6)), *asking)
    return found


@pytest.mark.parametrize("rank", [Rank.TABLE, Rank.PERSON])
def test_others_wait_little_longer_while_one_person_asks_for_all_there_is(rank: Rank) -> None:
    quiet, flood = ([*_virtually(waits(rank, flood=one))] for one in (False, True))
    assert median(flood) <= 2 * median(quiet)
    assert quantiles(flood, n=20)[-1] <= 2.5 * quantiles(quiet, n=20)[-1]


def _virtually(work: Coroutine[Any, Any, list[float]]) -> list[float]:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
