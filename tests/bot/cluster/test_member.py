"""Several processes at one database: each duty has one owner, and whoever goes is followed within half a minute."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

import asyncpg
import pytest
from sqlalchemy import text

from bot.app.scheduler import Scheduler
from bot.cluster import leases, member, notify
from bot.cluster.leases import PROCESS
from bot.cluster.member import CLOCK, LASTS, RENEWAL_INTERVAL, shared
from bot.cluster.notify import NotifyListener
from bot.domain.notification import MessageKind
from bot.domain.timestamps import to_millis
from bot.notifications.outgoing import Message
from bot.refusals.database import DatabaseBusy
from bot.workers.priority_semaphore import WorkRejected
from games.core.step import Action
from tests.support.house import ANN, BOB, House, house_at
from tests.support.postgres import ALONE, Server
from tests.support.stopping_process import in_real_time

pytestmark = pytest.mark.usefixtures("threads")

SHARDS = 4


@pytest.fixture
async def cluster_member(house: House, url: str) -> AsyncIterator[list[House]]:
    """Three processes with one clock, of which two are there already."""
    async with AsyncExitStack() as opened:
        houses = [await opened.enter_async_context(house_at(url, clock=house.clock, shards=SHARDS)) for _ in range(3)]
        await rounds(*houses[:2])
        yield houses


async def rounds(*houses: House) -> None:
    """Let each process say that it lives until everybody has what it is to hold."""
    for _ in range(3):
        for house in houses:
            await house.cluster_member.round()


def seconds(house: House, number: float) -> None:
    house.clock.move(number / 3600)


async def pass_by(number: float, *living: House) -> None:
    """Let so many seconds pass in which these processes go round."""
    for _ in range(int(number / RENEWAL_INTERVAL)):
        seconds(living[0], RENEWAL_INTERVAL)
        for house in living:
            await house.cluster_member.round()


async def claim_first(house: House) -> None:
    now = to_millis(house.clock.now)
    (outbox_message, *_) = (await house.repositories.outbox.due(now, 5)).messages
    assert await house.repositories.outbox.claim(outbox_message.marked("one"), now, now + 120_000)


# -- leases ----------------------------------------------------------------------------------------------------------


async def test_one_duty_one_owner(cluster_member: list[House]) -> None:
    one, two, _ = cluster_member
    assert [house.cluster_member.holds(CLOCK) for house in (one, two)] == [True, False]
    assert (len(one.cluster_member.shards), len(two.cluster_member.shards)) == (2, 2)
    assert one.cluster_member.shards | two.cluster_member.shards == set(range(SHARDS))
    assert (one.cluster_member.others, two.cluster_member.others) == (1, 1)


async def test_who_falls_silent_is_followed_within_half_a_minute(cluster_member: list[House]) -> None:
    _, two, _ = cluster_member
    bereaved: list[str] = []
    two.cluster_member.bereaved = lambda: bereaved.append("two")
    await pass_by(LASTS.total_seconds() - RENEWAL_INTERVAL, two)
    assert not two.cluster_member.holds(CLOCK)
    await pass_by(2 * RENEWAL_INTERVAL, two)
    assert two.cluster_member.holds(CLOCK)
    assert two.cluster_member.shards == set(range(SHARDS))
    assert bereaved == ["two"]
    assert LASTS.total_seconds() + 2 * RENEWAL_INTERVAL < 30


async def test_who_cannot_renew_holds_nothing_when_its_time_is_over(
    cluster_member: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = cluster_member

    async def busy(*_: object, **__: object) -> None:
        raise DatabaseBusy

    monkeypatch.setattr(one.repositories.leases, "hold", busy)
    seconds(one, LASTS.total_seconds())
    with pytest.raises(DatabaseBusy):
        await one.cluster_member.round()
    assert not one.cluster_member.holds(CLOCK)
    assert one.cluster_member.shards == frozenset()
    monkeypatch.undo()
    await two.cluster_member.round()
    await one.cluster_member.round()
    assert [house.cluster_member.holds(CLOCK) for house in (one, two)] == [False, True]


async def test_who_leaves_is_followed_at_once(cluster_member: list[House]) -> None:
    one, two, _ = cluster_member
    await one.cluster_member.leave()
    assert not one.cluster_member.holds(CLOCK)
    assert one.cluster_member.shards == frozenset()
    await two.cluster_member.round()
    assert two.cluster_member.holds(CLOCK)
    assert two.cluster_member.shards == set(range(SHARDS))


async def test_who_comes_is_given_a_part(cluster_member: list[House]) -> None:
    await rounds(*cluster_member)
    assert sorted(len(house.cluster_member.shards) for house in cluster_member) == [1, 1, 2]
    assert frozenset().union(*(house.cluster_member.shards for house in cluster_member)) == set(range(SHARDS))


async def test_many_come_and_go_and_no_shard_has_two_owners_or_none() -> None:
    """The sharing alone: any number of processes, any number of shards."""
    luck, owners = Random(7), dict[str, str]()
    living: set[str] = set()
    for step in range(400):
        if len(living) < 2 or luck.random() < 0.5:
            living.add(f"p{step}")
            owners[f"{PROCESS}p{step}"] = f"p{step}"
        else:
            gone = luck.choice(sorted(living))
            living.remove(gone)
            owners = {name: owner for name, owner in owners.items() if owner != gone}
        for _ in range(3):
            for me in sorted(living):
                watch_level = shared(owners, me, 13)
                assert not set(watch_level.take) & owners.keys()
                owners |= dict.fromkeys(watch_level.take, me)
                for name in watch_level.give:
                    assert owners.pop(name) == me
        held = [[name for name, owner in owners.items() if owner == me and name[:5] == "shard"] for me in living]
        assert sum(map(len, held)) == 13
        assert max(map(len, held)) - min(map(len, held)) <= 1


async def test_alone_everything_is_held_for_good_at_once(url: str) -> None:
    """As where a database is one process's own: whoever was there before is dead."""
    async with house_at(url, alone=True) as before:
        await before.cluster_member.round()
        await before.lobby(ANN, seats=2)
        await claim_first(before)
        async with house_at(url, clock=before.clock, alone=True) as after:
            await after.cluster_member.round()
            before.clock.move(1000)
            assert after.cluster_member.holds(CLOCK)
            assert await after.dispatcher.deliver_all() == 1
        await asyncio.wait_for(before.cluster_member.run(), 1)


async def test_clocks_that_differ_by_minutes_change_nothing_and_are_logged(
    postgres: Server, caplog: pytest.LogCaptureFixture
) -> None:
    url = await postgres.emptied()
    async with house_at(url) as behind, house_at(url) as ahead:
        for house, skew in ((behind, -300), (ahead, 300)):
            house.clock.now = datetime.now(UTC) + timedelta(seconds=skew)
            in_real_time(house, SHARDS)
        for _ in range(4):
            for house in (behind, ahead):
                await house.cluster_member.round()
        assert [len(house.cluster_member.shards) for house in (behind, ahead)] == [2, 2]
        assert [house.cluster_member.holds(CLOCK) for house in (behind, ahead)] == [True, False]
    assert [record.message for record in caplog.records if "clock" in record.message] == [
        f"the clock of this process is {skew} seconds off the database's: synchronize both" for skew in ("-300", "+300")
    ]


async def test_a_round_that_fails_is_soon_repeated(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that stopped in its own round holds up the others for as long as the server lets it."""
    monkeypatch.setattr(member, "RENEWAL_INTERVAL", 0.2)
    monkeypatch.setattr(member, "RETRY", 0.1)
    monkeypatch.setattr(leases, "WAIT_MS", 100)
    url = await postgres.emptied()
    async with house_at(url) as one, house_at(url) as two:
        in_real_time(one, 1)
        in_real_time(two, 1)
        await one.cluster_member.round()
        async with one.repositories.engine.writing() as connection:
            await connection.execute(text("SELECT * FROM leases FOR UPDATE"))
            with pytest.raises(DatabaseBusy):
                await two.cluster_member.round()
            running = asyncio.create_task(two.cluster_member.run())
            await asyncio.sleep(0.5)
        async with asyncio.timeout(RENEWAL_INTERVAL):
            while two.cluster_member.others != 1:  # noqa: ASYNC110 - time must pass
                await asyncio.sleep(0.05)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


# -- duties and messages ---------------------------------------------------------------------------------------------


async def test_only_who_has_the_clock_lets_time_pass(cluster_member: list[House]) -> None:
    one, two, _ = cluster_member
    watches = [Scheduler(house.service, partial(house.cluster_member.holds, CLOCK)) for house in (one, two)]
    await one.running(ANN, BOB)
    await one.dispatcher.deliver_all()
    seconds(one, 24 * 3600)
    await rounds(one, two)
    await watches[1].tick()
    assert await two.dispatcher.deliver_all() == 0
    await watches[0].tick()
    assert await two.dispatcher.deliver_all() > 0
    assert {table_message.outbox_message.kind for table_message in two.pigeon.sent} == {MessageKind.REMIND}


async def test_each_lets_its_own_computer_players_go_on_and_the_heir_those_of_the_dead(
    cluster_member: list[House],
) -> None:
    one, two, _ = cluster_member
    watch = Scheduler(two.service, partial(two.cluster_member.holds, CLOCK))
    table = await one.lobby(ANN, computers=("easy",))
    one.task_runner.decide = two.task_runner.decide = _too_busy  # type: ignore[method-assign,assignment]
    await one.service.lobby.start(table.id, ANN.id)
    for house in (one, two):
        del house.task_runner.decide
    assert await one.service.play.tables_to_resume() == (table.id,)
    await watch.tick()
    assert (await two.service.queries.table(table.id)).moves == 0
    await watch.start()  # as `bereaved` has it done
    assert (await two.service.queries.table(table.id)).moves > 0


async def _too_busy(*_: object) -> Action:
    raise WorkRejected(0)


async def test_a_message_under_way_elsewhere_is_left_alone_until_that_process_is_gone(
    cluster_member: list[House],
) -> None:
    one, two, _ = cluster_member
    table = await one.lobby(ANN, seats=3)
    await claim_first(one)
    await two.service.lobby.join(table.id, BOB)  # it is due again with news, and yet under way
    assert (await two.repositories.outbox.due(to_millis(two.clock.now), 5)).messages == ()
    assert await two.repositories.outbox.next_due() is None
    assert await two.dispatcher.deliver_all() == 0
    await pass_by(150, one, two)
    assert await two.dispatcher.deliver_all() == 0
    await pass_by(LASTS.total_seconds() + RENEWAL_INTERVAL, two)
    assert await two.dispatcher.deliver_all() == 2
    lobby, note = two.pigeon.take()
    assert (lobby.outbox_message.kind, note.outbox_message.kind) == (MessageKind.LOBBY, MessageKind.JOINED)
    assert (lobby.table_view.table.people, lobby.outbox_message.overtaken) == ((ANN.id, BOB.id), True)
    assert not note.outbox_message.overtaken


async def test_who_lives_looks_itself_after_what_it_has_let_lie(cluster_member: list[House]) -> None:
    one, _, _ = cluster_member
    table = await one.lobby(ANN, seats=3)
    await claim_first(one)
    assert await one.dispatcher.deliver_all() == 0
    await one.service.lobby.join(table.id, BOB)
    assert await one.dispatcher.deliver_all() == 1


async def test_what_is_to_be_tried_again_is_anybodys(cluster_member: list[House]) -> None:
    one, two, _ = cluster_member
    await one.lobby(ANN, seats=3)
    one.pigeon.trouble = [TimeoutError()]
    assert await one.dispatcher.deliver_all() == 0
    await pass_by(60, one, two)
    assert await two.dispatcher.deliver_all() == 1


async def test_two_dispatchers_at_once_send_everything_once_and_in_order(
    cluster_member: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = cluster_member
    tables = [await one.lobby(ANN, seats=2, reserved=(BOB,)) for _ in range(6)]
    order = [MessageKind.LOBBY, MessageKind.INVITED]
    under_way: set[str] = set()
    sent: list[tuple[str, MessageKind]] = []
    for house in (one, two):
        send = house.pigeon.send

        async def slowly(message: Message, send: object = send) -> int | None:
            topic = message.outbox_message.topic
            assert topic not in under_way
            under_way.add(topic)
            await asyncio.sleep(0.01)
            under_way.remove(topic)
            if message.outbox_message.kind is not MessageKind.PAST:
                sent.append((topic, message.outbox_message.kind))
            return 7000 + len(sent)

        monkeypatch.setattr(house.pigeon, "send", slowly)
    while await one.repositories.outbox.next_due() is not None:
        await asyncio.gather(one.dispatcher.deliver_all(), two.dispatcher.deliver_all())
    assert sorted(sent) == sorted((table.id, kind) for table in tables for kind in order)
    for table in tables:
        assert [kind for topic, kind in sent if topic == table.id] == order


# -- news ------------------------------------------------------------------------------------------------------------


LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


async def until_all_listen(house: House, number: int) -> None:
    async with house.repositories.engine.reading() as connection:
        while (await connection.execute(text(LISTENING))).scalar_one() < number:
            await connection.rollback()


async def test_what_is_given_is_taken_at_once_and_who_gave_it_hears_who_serves_it(postgres: Server) -> None:
    """Nobody waits for the next round."""
    url = await postgres.emptied()
    async with house_at(url, shards=1) as one, house_at(url, clock=one.clock, shards=1) as two:
        await rounds(one, two)
        await one.cluster_member.serve(0)
        moved = asyncio.Event()
        two.cluster_member.moved = moved.set
        running = [asyncio.create_task(house.cluster_member.run()) for house in (one, two)]
        await until_all_listen(two, 2)
        relieved = asyncio.create_task(one.cluster_member.relieved(0, 60))
        await one.cluster_member.leave()
        async with asyncio.timeout(RENEWAL_INTERVAL * 0.9):
            while not two.cluster_member.shards:
                moved.clear()
                await moved.wait()
        assert not relieved.done()
        await two.cluster_member.serve(0)
        await asyncio.wait_for(relieved, RENEWAL_INTERVAL * 0.9)
        await one.cluster_member.round()
        assert not one.cluster_member.holds(CLOCK)  # who has left does not come back
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def test_who_cannot_hear_listens_again(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "RECONNECT_PAUSE", 0.0)
    async with postgres.fresh() as url, house_at(url) as house:
        heard = asyncio.Event()
        listening = asyncio.create_task(NotifyListener(house.repositories.engine, lambda _: heard.set()).listen())
        await until_all_listen(house, 1)
        await house.repositories.engine.raw.dispose()
        admin = await asyncpg.connect(url)
        await admin.execute(ALONE)
        await admin.close()
        async with asyncio.timeout(120):
            while not heard.is_set():
                await house.repositories.leases.tell("something")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
