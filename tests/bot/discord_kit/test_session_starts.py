"""Sessions at the gateway begin one after the other, over all processes, and the last of a day are spent slowly."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from bot.discord_kit import session_starts
from bot.discord_kit.session_starts import (
    BETWEEN,
    LONGEST_RECONNECT,
    NotYet,
    ReconnectBackoff,
    SessionLimits,
    SessionStarts,
)
from bot.refusals.database import DatabaseDown
from tests.support.house import House, house_at


class Limits:
    """What Discord says of the sessions that may begin."""

    def __init__(self, **limits: Any) -> None:
        self.said: SessionLimits | Exception = SessionLimits(**limits)

    async def __call__(self) -> SessionLimits:
        if isinstance(self.said, Exception):
            raise self.said
        return self.said


@pytest.fixture
async def other(house: House, url: str) -> AsyncIterator[House]:
    async with house_at(url, clock=house.clock) as other:
        yield other


@pytest.fixture
def slept(house: House, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let the clock of the house go on instead of waiting, and keep the seconds."""
    waits: list[float] = []
    really = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds == 0:  # of the database
            await really(0)
            return
        waits.append(seconds)
        house.clock.now += timedelta(seconds=seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return waits


def starts(house: House, **limits: Any) -> SessionStarts:
    return SessionStarts(house.repositories.leases, Limits(**limits))


async def test_of_two_processes_one_begins(house: House, other: House) -> None:
    """On a SQLite file, which has one process, the other may be refused instead."""
    for _ in range(3):
        both = [one.repositories.leases.take_turn("identify/0", 5000) for one in (house, other)]
        left = await asyncio.gather(*both, return_exceptions=True)
        assert left.count(0) == 1
        assert {5000} >= {wait for wait in left if wait and isinstance(wait, int)}
        house.clock.now += timedelta(seconds=5)


async def test_two_processes_do_not_begin_within_five_seconds(house: House, other: House, slept: list[float]) -> None:
    for one in (house, other, house):
        await starts(one).wait_for_turn(0)
    assert slept == [BETWEEN, BETWEEN]


async def test_shards_with_places_of_their_own_do_not_wait_for_each_other(house: House, slept: list[float]) -> None:
    starting = starts(house, max_concurrency=4)
    for shard in range(4):
        await starting.wait_for_turn(shard)
    assert slept == []
    await starting.wait_for_turn(4)
    assert slept == [BETWEEN]


async def test_a_turn_outlives_the_process_that_took_it(house: House, slept: list[float]) -> None:
    await starts(house).wait_for_turn(0)
    await house.cluster_member.round()
    house.cluster_member._alone = True
    house.cluster_member._holders = None  # it has been started again
    await house.cluster_member.round()
    await starts(house).wait_for_turn(0)
    assert slept == [BETWEEN]


async def test_the_last_tenth_lasts_until_there_are_new_ones(house: House, other: House) -> None:
    day = {"total": 1000, "reset_after": 36_000.0}
    await starts(house, remaining=100, **day).wait_for_turn(0)
    for one in (house, other):
        with pytest.raises(NotYet) as refused:
            await starts(one, remaining=99, **day).wait_for_turn(3)
        assert refused.value.seconds == pytest.approx(360)
    house.clock.now += timedelta(seconds=360)
    await starts(other, remaining=99, **day).wait_for_turn(3)
    with pytest.raises(NotYet) as refused:
        await starts(house, remaining=0, **day).wait_for_turn(0)
    assert refused.value.seconds == 36_000


async def test_where_discord_or_the_database_does_not_answer_a_session_begins(
    house: House, monkeypatch: pytest.MonkeyPatch, slept: list[float]
) -> None:
    limits = Limits(max_concurrency=2)
    starting = SessionStarts(house.repositories.leases, limits)
    await starting.wait_for_turn(0)
    limits.said = OSError("no")
    await starting.wait_for_turn(1)  # it is known that there are two places

    async def down(*_: object) -> int:
        raise DatabaseDown(reason="no")

    monkeypatch.setattr(house.repositories.leases, "take_turn", down)
    await starting.wait_for_turn(0)
    assert sum(slept) == session_starts.TURN_TIMEOUT


def test_a_shard_waits_fifteen_seconds_at_most_while_its_attempts_cost_nothing() -> None:
    backoff = ReconnectBackoff()
    waits = [backoff.delay() for _ in range(200)]
    assert max(waits) <= LONGEST_RECONNECT
    assert max(waits[50:]) > 10
    backoff.connected()
    assert backoff.delay() <= 2


def test_after_attempts_that_began_a_session_the_waits_grow() -> None:
    backoff, waits = ReconnectBackoff(), []
    for _ in range(200):
        backoff.identified = True
        waits.append(backoff.delay())
    assert max(waits) > 100
    assert backoff.delay() <= LONGEST_RECONNECT
    backoff.not_yet = 400.0
    assert (backoff.delay(), backoff.delay() <= LONGEST_RECONNECT) == (400.0, True)
