"""Time stands still at the tables of a shard that is not connected, whichever process holds it."""

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.database import schema
from bot.database.mapping import PENDING_TURN
from bot.domain.deadline import deadline
from bot.domain.pending_turn import PendingTurn
from bot.domain.person import PersonSettings
from bot.domain.table import Location, Table
from bot.domain.timestamps import to_millis
from bot.notifications.outgoing import Unreachable
from tests.support.house import ANN, BOB, House, Shine, house_at
from tests.support.undo_requests import begun

LIMIT = timedelta(days=2)
SECOND = Location(channel=600, guild=(1 << 22) + 1)
DIRECT = Location(channel=700)
LOST, WHOLE = "shard/2/0", "shard/2/1"


@pytest.fixture
async def holder(house: House, url: str) -> AsyncIterator[House]:
    """The process that holds the shards; the clock is with `house`."""
    async with house_at(url, clock=house.clock) as holder:
        yield holder


async def running_at(house: House, place: Location) -> Table:
    lobby = await house.service.lobby.open(ANN, "toy", place, seats=2)
    await house.service.lobby.join(lobby.id, BOB)
    return (await house.service.lobby.start(lobby.id, ANN.id)).table_view.table


async def note(house: House, shard: str, *, connected: bool) -> None:
    await house.repositories.pending_turns.note_shard(shard, to_millis(house.clock.now), connected=connected)


async def waiting(house: House, table: Table) -> PendingTurn:
    async with house.repositories.engine.reading() as connection:
        rows = await connection.execute(select(schema.waiting).where(schema.waiting.c.table_id == table.id))
        return PENDING_TURN.of(rows.all()[0])


async def paused(house: House, table: Table) -> timedelta:
    return timedelta(milliseconds=(await waiting(house, table)).paused)


async def pass_time(house: House, hours: float, step: float = 0.5) -> None:
    for _ in range(round(hours / step)):
        house.clock.move(step)
        await house.watch.tick()


@pytest.mark.parametrize("place", [Location(channel=500, guild=900), DIRECT])
async def test_nobodys_time_runs_while_the_shard_is_away(house: House, holder: House, place: Location) -> None:
    table, other = await running_at(house, place), await running_at(house, SECOND)
    await pass_time(house, 47)
    await note(holder, LOST, connected=False)
    await pass_time(house, 30)
    assert (await house.service.queries.table(table.id)).moves == 0
    assert (await house.service.queries.table(other.id)).moves > 0  # a computer player stands in there
    assert await paused(house, table) == timedelta(hours=30)
    await note(holder, LOST, connected=True)
    await pass_time(house, 0.5)
    assert (await house.service.queries.table(table.id)).moves == 0
    await pass_time(house, 1)
    assert (await house.service.queries.table(table.id)).moves > 0


async def test_the_time_between_two_ticks_is_given_back_to_the_minute(house: House, holder: House) -> None:
    table = await running_at(house, SECOND)
    await pass_time(house, 1)
    house.clock.move(0.1)
    await note(holder, WHOLE, connected=False)
    house.clock.move(0.2)
    await note(holder, WHOLE, connected=True)
    await pass_time(house, 2)
    assert await paused(house, table) == timedelta(hours=0.2)
    ends = deadline(await house.service.queries.table(table.id), await waiting(house, table), PersonSettings())
    assert ends == house.clock.now - timedelta(hours=3.3) + LIMIT + timedelta(hours=0.2)


async def test_an_outage_during_which_the_bot_is_down_counts_once(house: House, holder: House) -> None:
    table = await running_at(house, DIRECT)
    house.watch.stood = timedelta(minutes=5)
    await house.watch.tick()
    await note(holder, LOST, connected=False)
    for _ in range(3):
        house.clock.move(1 / 60)
        await house.watch.tick()
    house.clock.move(8)  # no process runs
    await note(holder, LOST, connected=True)
    await house.watch.tick()
    assert await paused(house, table) == timedelta(hours=8, minutes=3)
    house.clock.move(1 / 60)
    await house.watch.tick()
    assert await paused(house, table) == timedelta(hours=8, minutes=3)


@pytest.mark.parametrize("noted_first", [True, False])
async def test_an_outage_that_is_noted_late_does_not_count_the_time_in_which_the_bot_was_down_again(
    house: House, holder: House, noted_first: bool
) -> None:
    table = await running_at(house, DIRECT)
    house.watch.stood = timedelta(minutes=5)
    house.clock.move(1)
    await house.watch.tick()
    lost = to_millis(house.clock.now)
    house.clock.move(2)  # the process stands still
    if not noted_first:
        await house.watch.tick()
    await holder.repositories.pending_turns.note_shard(LOST, lost, connected=False)
    await house.watch.tick()
    house.clock.move(1 / 60)
    await house.watch.tick()
    assert await paused(house, table) == timedelta(hours=2, minutes=1)


async def test_reminders_wait_too(house: House, holder: House) -> None:
    table = await running_at(house, DIRECT)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await note(holder, LOST, connected=False)
    await pass_time(house, 30)
    await house.dispatcher.deliver_all()
    assert house.pigeon.take() == []
    await note(holder, LOST, connected=True)
    await pass_time(house, 25)
    await house.dispatcher.deliver_all()
    assert {one.table_view.table.id for one in house.pigeon.take()} == {table.id}  # its time, then a reminder


async def test_shorter_than_ten_seconds_and_other_counts_of_shards_leave_nothing(house: House, holder: House) -> None:
    table = await running_at(house, DIRECT)
    await house.watch.tick()
    await note(holder, LOST, connected=False)
    house.clock.now += timedelta(seconds=9)
    await note(holder, LOST, connected=True)
    await house.watch.tick()
    assert await paused(house, table) == timedelta()
    await note(holder, LOST, connected=False)
    await note(holder, "shard/4/0", connected=True)  # the bot was started anew with more shards
    await pass_time(house, 3)
    assert await paused(house, table) == timedelta()


async def test_a_table_that_could_not_be_reached_either_gets_its_time_back_once(house: House, holder: House) -> None:
    table = await running_at(house, DIRECT)
    await house.dispatcher.deliver_all()
    await house.watch.tick()
    await house.answer(table.id, ANN, Shine())
    house.pigeon.trouble = [Unreachable("gone")] * 3
    await house.dispatcher.deliver_all()
    assert not (await house.service.queries.table(table.id)).reachable
    await note(holder, LOST, connected=False)
    await pass_time(house, 2)
    assert await paused(house, table) == timedelta()


async def test_a_lobby_and_an_undo_request_end_later_by_the_time_without_their_shard(
    house: House, holder: House
) -> None:
    lobby = await house.service.lobby.open(ANN, "toy", Location(channel=500, guild=900), seats=2)
    other = await house.service.lobby.open(BOB, "toy", SECOND, seats=2)
    table = await begun(house, ANN, BOB)
    request = (await house.service.undo.ask(table.id, ANN.id, 1)).table.request
    await house.watch.tick()
    await note(holder, LOST, connected=False)
    await note(holder, WHOLE, connected=True)
    await pass_time(house, 3)
    await note(holder, LOST, connected=True)
    await house.watch.tick()
    later, asked = await house.service.queries.table(lobby.id), await house.service.queries.table(table.id)
    assert lobby.expires_at is not None
    assert later.expires_at == lobby.expires_at + timedelta(hours=3)
    assert (await house.service.queries.table(other.id)).expires_at == other.expires_at
    assert request is not None
    assert asked.request is not None
    assert asked.request.until == request.until + timedelta(hours=3)
