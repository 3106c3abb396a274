"""Several processes at one database: each duty has one owner, and whoever goes is followed within half a minute."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from random import Random

import asyncpg
import pytest
from sqlalchemy import text

from bot.app.scheduler import Scheduler
from bot.cluster import notify
from bot.cluster.leases import PROCESS
from bot.cluster.member import CLOCK, LASTS, PULSE, shared
from bot.cluster.notify import NotifyListener
from bot.domain.notification import MessageKind
from bot.domain.timestamps import to_millis
from bot.notifications.outgoing import Message
from bot.refusals.database import StoreBusy
from bot.workers.priority_semaphore import WorkRejected
from games.core.step import Action
from tests.bot.house import ANN, BOB, CAT, House, house_at
from tests.bot.store.postgres import ALONE, Server

pytestmark = pytest.mark.usefixtures("threads")

SHARDS = 4


@pytest.fixture
async def fleet(house: House, url: str) -> AsyncIterator[list[House]]:
    """Three processes with one clock, of which two are there already."""
    async with AsyncExitStack() as opened:
        houses = [await opened.enter_async_context(house_at(url, clock=house.clock, shards=SHARDS)) for _ in range(3)]
        await rounds(*houses[:2])
        yield houses


async def rounds(*houses: House) -> None:
    """Let each process say that it lives until everybody has what it is to hold."""
    for _ in range(3):
        for house in houses:
            await house.fleet.round()


def seconds(house: House, number: float) -> None:
    house.clock.move(number / 3600)


async def pass_by(number: float, *living: House) -> None:
    """Let so many seconds pass in which these processes go round."""
    for _ in range(int(number / PULSE)):
        seconds(living[0], PULSE)
        for house in living:
            await house.fleet.round()


async def claim_first(house: House) -> None:
    now = to_millis(house.clock.now)
    (notice, *_) = await house.store.outbox.due(now, 5)
    assert await house.store.outbox.claim(notice.marked("one"), now, now + 120_000)


# -- leases ----------------------------------------------------------------------------------------------------------


async def test_one_duty_one_owner(fleet: list[House]) -> None:
    one, two, _ = fleet
    assert [house.fleet.holds(CLOCK) for house in (one, two)] == [True, False]
    assert (len(one.fleet.shards), len(two.fleet.shards)) == (2, 2)
    assert one.fleet.shards | two.fleet.shards == set(range(SHARDS))
    assert (one.fleet.others, two.fleet.others) == (1, 1)


async def test_who_falls_silent_is_followed_within_half_a_minute(fleet: list[House]) -> None:
    _, two, _ = fleet
    bereaved: list[str] = []
    two.fleet.bereaved = lambda: bereaved.append("two")
    await pass_by(LASTS.total_seconds() - PULSE, two)
    assert not two.fleet.holds(CLOCK)
    await pass_by(2 * PULSE, two)
    assert two.fleet.holds(CLOCK)
    assert two.fleet.shards == set(range(SHARDS))
    assert bereaved == ["two"]
    assert LASTS.total_seconds() + 2 * PULSE < 30


async def test_who_cannot_renew_holds_nothing_when_its_time_is_over(
    fleet: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = fleet

    async def busy(*_: object, **__: object) -> None:
        raise StoreBusy

    monkeypatch.setattr(one.store.leases, "hold", busy)
    seconds(one, LASTS.total_seconds())
    with pytest.raises(StoreBusy):
        await one.fleet.round()
    assert not one.fleet.holds(CLOCK)
    assert one.fleet.shards == frozenset()
    monkeypatch.undo()
    await two.fleet.round()
    await one.fleet.round()
    assert [house.fleet.holds(CLOCK) for house in (one, two)] == [False, True]


async def test_who_leaves_is_followed_at_once(fleet: list[House]) -> None:
    one, two, _ = fleet
    await one.fleet.leave()
    assert not one.fleet.holds(CLOCK)
    assert one.fleet.shards == frozenset()
    await two.fleet.round()
    assert two.fleet.holds(CLOCK)
    assert two.fleet.shards == set(range(SHARDS))


async def test_who_comes_is_given_a_part(fleet: list[House]) -> None:
    await rounds(*fleet)
    assert sorted(len(house.fleet.shards) for house in fleet) == [1, 1, 2]
    assert frozenset().union(*(house.fleet.shards for house in fleet)) == set(range(SHARDS))


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
                wish = shared(owners, me, 13)
                assert not set(wish.take) & owners.keys()
                owners |= dict.fromkeys(wish.take, me)
                for name in wish.give:
                    assert owners.pop(name) == me
        held = [[name for name, owner in owners.items() if owner == me and name[:5] == "shard"] for me in living]
        assert sum(map(len, held)) == 13
        assert max(map(len, held)) - min(map(len, held)) <= 1


async def test_alone_everything_is_held_for_good_at_once(url: str) -> None:
    """As where a database is one process's own: whoever was there before is dead."""
    async with house_at(url, alone=True) as before:
        await before.fleet.round()
        await before.lobby(ANN, seats=2)
        await claim_first(before)
        async with house_at(url, clock=before.clock, alone=True) as after:
            await after.fleet.round()
            before.clock.move(1000)
            assert after.fleet.holds(CLOCK)
            assert await after.courier.deliver_all() == 1
        await asyncio.wait_for(before.fleet.run(), 1)


# -- duties and messages ---------------------------------------------------------------------------------------------


async def test_only_who_has_the_clock_lets_time_pass(fleet: list[House]) -> None:
    one, two, _ = fleet
    watches = [Scheduler(house.service, partial(house.fleet.holds, CLOCK)) for house in (one, two)]
    await one.running(ANN, BOB)
    await one.courier.deliver_all()
    seconds(one, 24 * 3600)
    await rounds(one, two)
    await watches[1].tick()
    assert await two.courier.deliver_all() == 0
    await watches[0].tick()
    assert await two.courier.deliver_all() > 0
    assert {delivery.notice.kind for delivery in two.pigeon.sent} == {MessageKind.REMIND}


async def test_each_lets_its_own_computer_players_go_on_and_the_heir_those_of_the_dead(fleet: list[House]) -> None:
    one, two, _ = fleet
    watch = Scheduler(two.service, partial(two.fleet.holds, CLOCK))
    table = await one.lobby(ANN, computers=("easy",))
    one.thinker.decide = two.thinker.decide = _too_busy  # type: ignore[method-assign,assignment]
    await one.service.play.start(table.id, ANN.id)
    for house in (one, two):
        del house.thinker.decide
    assert await one.service.play.tables_to_resume() == (table.id,)
    await watch.tick()
    assert (await two.service.archive.table(table.id)).moves == 0
    await watch.start()  # as `bereaved` has it done
    assert (await two.service.archive.table(table.id)).moves > 0


async def _too_busy(*_: object) -> Action:
    raise WorkRejected(0)


async def test_a_message_under_way_elsewhere_is_left_alone_until_that_process_is_gone(fleet: list[House]) -> None:
    one, two, _ = fleet
    table = await one.lobby(ANN, seats=3)
    await claim_first(one)
    await two.service.lobby.join(table.id, BOB)  # it is due again with news, and yet under way
    assert await two.store.outbox.due(to_millis(two.clock.now), 5) == ()
    assert await two.store.outbox.next_due() is None
    assert await two.courier.deliver_all() == 0
    await pass_by(150, one, two)
    assert await two.courier.deliver_all() == 0
    await pass_by(LASTS.total_seconds() + PULSE, two)
    assert await two.courier.deliver_all() == 1
    (delivery,) = two.pigeon.take()
    assert (delivery.table_view.table.people, delivery.notice.overtaken) == ((ANN.id, BOB.id), True)


async def test_who_lives_looks_itself_after_what_it_has_let_lie(fleet: list[House]) -> None:
    one, _, _ = fleet
    table = await one.lobby(ANN, seats=3)
    await claim_first(one)
    assert await one.courier.deliver_all() == 0
    await one.service.lobby.join(table.id, BOB)
    assert await one.courier.deliver_all() == 1


async def test_what_is_to_be_tried_again_is_anybodys(fleet: list[House]) -> None:
    one, two, _ = fleet
    await one.lobby(ANN, seats=3)
    one.pigeon.trouble = [TimeoutError()]
    assert await one.courier.deliver_all() == 0
    await pass_by(60, one, two)
    assert await two.courier.deliver_all() == 1


async def test_two_couriers_at_once_send_everything_once_and_in_order(
    fleet: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = fleet
    tables = [await one.running(ANN, BOB, CAT) for _ in range(6)]
    under_way: set[str] = set()
    sent: list[tuple[str, MessageKind]] = []
    for house in (one, two):
        send = house.pigeon.send

        async def slowly(message: Message, send: object = send) -> int | None:
            topic = message.notice.topic
            assert topic not in under_way
            under_way.add(topic)
            await asyncio.sleep(0.01)
            under_way.remove(topic)
            if message.notice.kind is not MessageKind.PAST:
                sent.append((topic, message.notice.kind))
            return 7000 + len(sent)

        monkeypatch.setattr(house.pigeon, "send", slowly)
    while await one.store.outbox.next_due() is not None:
        await asyncio.gather(one.courier.deliver_all(), two.courier.deliver_all())
    assert sorted(sent) == sorted(
        (table.id, kind) for table in tables for kind in (MessageKind.LOBBY, MessageKind.BOARD)
    )
    for table in tables:
        assert [kind for topic, kind in sent if topic == table.id] == [MessageKind.LOBBY, MessageKind.BOARD]


# -- news ------------------------------------------------------------------------------------------------------------


LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


async def until_all_listen(house: House, number: int) -> None:
    async with house.store.engine.reading() as connection:
        while (await connection.execute(text(LISTENING))).scalar_one() < number:
            await connection.rollback()


async def test_what_is_given_is_taken_at_once_and_who_gave_it_hears_who_serves_it(postgres: Server) -> None:
    """Nobody waits for the next round."""
    url = await postgres.emptied()
    async with house_at(url, shards=1) as one, house_at(url, clock=one.clock, shards=1) as two:
        await rounds(one, two)
        await one.fleet.serve(0)
        moved = asyncio.Event()
        two.fleet.moved = moved.set
        running = [asyncio.create_task(house.fleet.run()) for house in (one, two)]
        await until_all_listen(two, 2)
        relieved = asyncio.create_task(one.fleet.relieved(0, 60))
        await one.fleet.leave()
        async with asyncio.timeout(PULSE * 0.9):
            while not two.fleet.shards:
                moved.clear()
                await moved.wait()
        assert not relieved.done()
        await two.fleet.serve(0)
        await asyncio.wait_for(relieved, PULSE * 0.9)
        await one.fleet.round()
        assert not one.fleet.holds(CLOCK)  # who has left does not come back
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def test_who_cannot_hear_listens_again(postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "PAUSE", 0.0)
    async with postgres.fresh() as url, house_at(url) as house:
        heard = asyncio.Event()
        listening = asyncio.create_task(NotifyListener(house.store.engine, lambda _: heard.set()).listen())
        await until_all_listen(house, 1)
        await house.store.engine.raw.dispose()
        admin = await asyncpg.connect(url)
        await admin.execute(ALONE)
        await admin.close()
        async with asyncio.timeout(120):
            while not heard.is_set():
                await house.store.leases.tell("something")
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
