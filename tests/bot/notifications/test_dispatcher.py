"""The dispatcher: several at once, cut off, slow places, the order of a table's messages, what cannot be noted."""

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle, islice
from typing import Any

import pytest
from msgspec.structs import replace

from bot.database.outbox import HOLDS
from bot.domain.notification import MessageKind
from bot.domain.timestamps import to_millis
from bot.notifications.dispatcher import DATABASE_RETRY_PAUSE, MOST_PREPARED
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import AlreadyPosted, Message, PreparedMessage, RetryLater, TableMessage, Unreachable
from bot.refusals.database import DatabaseBusy, DatabaseFull
from tests.support.house import ANN, BOB, CAT, DAN, House, Pigeon, dispatcher_of, house_at
from tests.support.polling import until


@pytest.fixture
async def heir(house: House, url: str) -> AsyncIterator[House]:
    """The process that comes after the house, which is dead to it: the house has never said that it lives."""
    async with house_at(url, clock=house.clock) as heir:
        yield heir


def test_every_kind_of_message_has_its_handler(house: House) -> None:
    assert house.service.message_handlers.keys() == set(MessageKind)


@pytest.mark.parametrize("error", [DatabaseBusy, RuntimeError])
@pytest.mark.parametrize("step", ["_release_interrupted", "_start_due", "_wait_for_progress"])
async def test_a_dispatcher_whose_round_fails_rests_before_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch, step: str, error: type[Exception]
) -> None:
    """Without its rest it would look for a database that is away as fast as it can, and keep everybody from a turn."""

    async def fails(*_: object) -> None:
        tried.append(step)
        dispatcher._closed = len(tried) > 2  # a round after the other would never end
        dispatcher._woken.set()  # whoever has news meanwhile
        raise error

    await house.lobby(ANN, seats=2)
    tried: list[str] = []
    rests: list[float | None] = []
    dispatcher = dispatcher_of(house.service, house.pigeon, on_pause=rests.append)
    monkeypatch.setattr(dispatcher, step, fails)
    dispatcher.wake()
    assert dispatcher._round_task is not None
    await dispatcher._round_task
    assert (tried, rests) == ([step], [DATABASE_RETRY_PAUSE])


async def test_messages_whose_round_ended_before_they_set_out_take_nobodys_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> None:
        raise DatabaseBusy

    shown = [await house.lobby(ANN, seats=2) for _ in range(MOST_PREPARED - 1)]
    pigeon = Slow()
    dispatcher = dispatcher_of(house.service, pigeon)
    with monkeypatch.context() as patch:
        patch.setattr(dispatcher, "_wait_for_progress", busy)
        with pytest.raises(DatabaseBusy):
            await dispatcher.deliver_all()
    for table in shown:
        await house.service.display.shown(table.id, MessageKind.LOBBY, 4711, table.revision)
    pigeon.packing = tuple([(await house.lobby(BOB, seats=2)).id for _ in range(MOST_PREPARED)])
    round_ = asyncio.create_task(dispatcher.deliver_all())
    await until(lambda: len(pigeon.waiting) == MOST_PREPARED)
    pigeon.go.set()
    assert await round_ == MOST_PREPARED


async def test_while_more_is_due_than_can_be_made_ready_a_rush_is_told_of_and_its_end(house: House) -> None:
    pigeon, rush = Slow(), list[bool]()
    pigeon.packing = tuple(
        [(await house.lobby(host, seats=2)).id for host in islice(cycle((ANN, BOB)), MOST_PREPARED + 1)]
    )
    round_ = asyncio.create_task(dispatcher_of(house.service, pigeon, on_backlog=rush.append).deliver_all())
    await until(lambda: len(pigeon.waiting) == MOST_PREPARED)
    assert set(rush) == {True}
    pigeon.go.set()
    assert await round_ == MOST_PREPARED + 1
    assert not rush[-1]


async def test_a_message_whose_arrival_could_not_be_noted_is_taken_up_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(ANN, seats=2)

    async def full(*_: object, **__: object) -> None:
        raise DatabaseFull

    with monkeypatch.context() as patch:
        patch.setattr(house.repositories.outbox, "sent", full)
        with pytest.raises(DatabaseFull):
            await house.dispatcher.deliver_all()
    assert await house.dispatcher.deliver_all() == 1
    assert (
        len({table_message.outbox_message.nonce for table_message in house.pigeon.take()}) == 1
    )  # Discord knows it by this
    assert (await house.service.queries.table(table.id)).lobby_message == 7002


async def test_two_dispatchers_do_not_send_the_same(house: House) -> None:
    await house.lobby(ANN, seats=2)
    (outbox_message,) = (await house.repositories.outbox.due(10**15, 5)).messages
    both = await asyncio.gather(house.dispatcher.deliver(outbox_message), house.dispatcher.deliver(outbox_message))
    assert sorted(both) == [False, True]


async def test_a_dispatcher_that_died_is_replaced_after_a_while(house: House) -> None:
    await house.lobby(ANN, seats=2)
    (outbox_message,) = (await house.repositories.outbox.due(10**15, 5)).messages
    now = int(house.clock.now.timestamp() * 1000)
    assert await house.repositories.outbox.claim(outbox_message, now, now + 120_000)
    assert await house.dispatcher.deliver_all() == 0
    house.clock.move(2 / 60)
    assert await house.dispatcher.deliver_all() == 1


class Slow(Pigeon):
    """A pigeon that waits for a word before it packs or sends what is for some tables."""

    def __init__(self, *, packing: tuple[str, ...] = (), sending: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.packing, self.sending = packing, sending
        self.waiting: list[str] = []
        self.go = asyncio.Event()

    async def _wait(self, table_message: Message, tables: tuple[str, ...]) -> None:
        if isinstance(table_message, TableMessage) and table_message.table_view.table.id in tables:
            self.waiting.append(table_message.table_view.table.id)
            await self.go.wait()

    async def prepare(self, handler: MessageHandler[Any], table_message: Message) -> PreparedMessage:
        await self._wait(table_message, self.packing)
        return await super().prepare(handler, table_message)

    async def send(self, table_message: Message) -> int | None:
        await self._wait(table_message, self.sending)
        return await super().send(table_message)


async def test_a_slow_place_holds_up_no_other_table(house: House) -> None:
    slow = await house.lobby(ANN, seats=2)
    others = [await house.lobby(BOB, seats=2) for _ in range(3)]
    pigeon = Slow(sending=(slow.id,))
    dispatcher = dispatcher_of(house.service, pigeon)
    round_ = asyncio.create_task(dispatcher.deliver_all())
    await until(lambda: len(pigeon.sent) == 3)
    later = await house.lobby(CAT, seats=2)
    await house.service.lobby.join(slow.id, DAN)  # renewed while it is on its way: it keeps its place in the order
    dispatcher.wake()
    await until(lambda: len(pigeon.sent) == 4)
    assert {one.table_view.table.id for one in pigeon.sent} == {*(one.id for one in others), later.id}
    pigeon.go.set()
    assert await round_ == 6
    assert [(one.table_view.table.id, len(one.table_view.table.people)) for one in pigeon.sent[4:]] == [
        (slow.id, 1),
        (slow.id, 2),
    ]


async def test_no_more_boards_are_made_ready_at_once_than_can_be_drawn(house: House) -> None:
    await house.unlimited()
    tables = [(await house.lobby(BOB, seats=2)).id for _ in range(3 * MOST_PREPARED)]
    pigeon = Slow(packing=tuple(tables))
    round_ = asyncio.create_task(dispatcher_of(house.service, pigeon).deliver_all())
    await until(lambda: len(pigeon.waiting) == MOST_PREPARED)
    await house.service.lobby.join(
        tables[MOST_PREPARED], CAT
    )  # time enough for one more to begin, and news for the next one
    assert set(pigeon.waiting) == set(tables[:MOST_PREPARED])
    pigeon.go.set()
    assert await round_ == 3 * MOST_PREPARED
    left = [one.table_view.table.id for one in pigeon.sent]
    assert left.index(tables[MOST_PREPARED]) < left.index(tables[-1])
    assert {one.table_view.table.id: len(one.table_view.table.people) for one in pigeon.sent}[
        tables[MOST_PREPARED]
    ] == 2


async def test_news_do_not_put_a_waiting_board_back_to_the_end_of_the_queue(house: House) -> None:
    first = await house.lobby(ANN, seats=3)
    house.clock.move(1 / 60)
    second = await house.lobby(BOB, seats=3)
    house.clock.move(1 / 60)
    await house.service.lobby.join(first.id, CAT)
    due = (await house.repositories.outbox.due(to_millis(house.clock.now), 9)).messages
    assert [outbox_message.topic for outbox_message in due] == [first.id, second.id]
    house.pigeon.trouble = [RetryLater(600), RetryLater(600)]
    assert await house.dispatcher.deliver_all() == 0
    await house.service.lobby.join(second.id, CAT)  # what is put off is due again with news
    assert await house.dispatcher.deliver_all() == 1


async def test_the_end_is_announced_even_if_its_first_dispatcher_dies(house: House, heir: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    await house.service.display.show_again(table.id)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.play_on(table.id, ANN, BOB)
    dying = Slow(sending=(table.id,))
    round_ = asyncio.create_task(dispatcher_of(house.service, dying).deliver_all())
    await until(lambda: dying.waiting)
    round_.cancel()
    await asyncio.gather(round_, return_exceptions=True)
    assert await house.dispatcher.deliver_all() == 0
    await heir.cluster_member.round()
    assert await heir.dispatcher.deliver_all() == 2
    (board,) = heir.pigeon.take()
    assert (board.outbox_message.fresh, len(board.mentioned)) == (True, 2)
    assert [one.message for told in heir.pigeon.past for one in told.stale] == [7002]


async def test_what_was_written_before_the_clock_went_back_leaves_at_once(house: House) -> None:
    """An answer may wait for the database with the time at which it came: its board would follow hours later."""
    house.clock.move(2)
    await house.lobby(ANN, seats=2)
    house.clock.move(-2)
    assert await house.dispatcher.deliver_all() == 1
    assert await house.repositories.outbox.next_due() is None


async def test_a_message_cut_off_is_sent_again_under_the_same_mark(house: House, heir: House) -> None:
    table = await house.lobby(ANN, seats=2)
    (outbox_message,) = (await house.repositories.outbox.due(10**15, 5)).messages
    now = to_millis(house.clock.now)
    assert await house.repositories.outbox.claim(replace(outbox_message, nonce="mark"), now, now + 120_000)
    await heir.cluster_member.round()
    await heir.service.lobby.join(table.id, BOB)
    heir.pigeon.trouble = [RetryLater(0), AlreadyPosted(4711)]
    await heir.dispatcher.deliver_all()
    (edited,) = heir.pigeon.take()
    assert (edited.table_view.table.lobby_message, edited.table_view.table.people) == (4711, (ANN.id, BOB.id))
    assert (edited.outbox_message.overtaken, edited.outbox_message.nonce != "mark") == (False, True)
    (left,) = (await house.repositories.outbox.due(10**15, 5)).messages
    assert left.kind is MessageKind.JOINED


async def test_attempts_cut_off_by_the_end_of_the_bot_count_as_none(house: House, heir: House) -> None:
    await house.lobby(ANN, seats=2)
    now = to_millis(house.clock.now)
    for _ in range(9):
        (outbox_message,) = (await house.repositories.outbox.due(now, 5)).messages
        assert outbox_message.tries == 0
        assert await house.repositories.outbox.claim(outbox_message, now, now + 120_000)
        await heir.cluster_member.round()


async def test_what_could_not_be_sent_keeps_its_mark_until_it_is_known_not_to_stand(house: House) -> None:
    await house.lobby(ANN, seats=2)
    seen: list[str] = []
    others: list[MessageKind] = []
    send = house.pigeon.send

    async def watched(message: Message) -> int | None:
        assert isinstance(message, TableMessage)
        assert not message.outbox_message.overtaken
        if message.outbox_message.kind is MessageKind.LOBBY:
            seen.append(message.outbox_message.nonce)
        else:
            others.append(message.outbox_message.kind)
        return await send(message)

    house.pigeon.send = watched  # type: ignore[method-assign]
    house.pigeon.trouble = [RetryLater(0), Unreachable("gone")]
    await house.dispatcher.deliver_all()
    house.clock.move(6)
    await house.dispatcher.deliver_all()
    first, second, third = seen
    assert first == second != third
    assert others == [MessageKind.LOST]


async def test_what_is_new_since_an_attempt_was_cut_off_is_known_as_new(house: House, heir: House) -> None:
    table = await house.lobby(ANN, seats=3)
    house.pigeon.trouble = [DatabaseBusy()]
    with pytest.raises(DatabaseBusy):
        await house.dispatcher.deliver_all()
    await heir.cluster_member.round()
    await heir.service.lobby.join(table.id, BOB)
    await heir.dispatcher.deliver_all()
    (again,) = heir.pigeon.take()
    assert (again.outbox_message.nonce[:2], again.outbox_message.version, again.outbox_message.overtaken) == (
        "1.",
        2,
        True,
    )


async def test_it_is_late_when_messages_wait_and_none_leaves(house: House) -> None:
    assert not await house.dispatcher.is_stuck()
    await house.lobby(ANN, seats=2)
    house.clock.move(3 / 60)
    assert await house.dispatcher.is_stuck()
    await house.lobby(BOB, seats=2)
    house.pigeon.trouble = [RetryLater(1), RetryLater(1)]
    await house.dispatcher.deliver_all()
    assert not await house.dispatcher.is_stuck()
    house.clock.move(3 / 60)
    assert await house.dispatcher.is_stuck()
    assert await house.dispatcher.deliver_all() == 2
    await house.lobby(CAT, seats=2)
    assert not await house.dispatcher.is_stuck()


async def test_messages_of_one_table_keep_their_order_also_when_one_is_tried_again(house: House) -> None:
    table = await house.lobby(ANN, seats=3, reserved=(CAT,))
    other = await house.lobby(BOB, seats=2)
    send, trouble = house.pigeon.send, [RetryLater(5), RetryLater(5), RuntimeError("Discord is on fire")]

    async def troubled(message: Message) -> int | None:
        if message.outbox_message.topic == table.id and trouble:
            raise trouble.pop(0)
        return await send(message)

    house.pigeon.send = troubled  # type: ignore[method-assign]
    for seconds in (5, 5, 8):
        assert await house.dispatcher.deliver_all() == 1
        assert [one.table_view.table.id for one in house.pigeon.take()] == [other.id]
        house.clock.move(seconds / 3600)
        await house.service.lobby.renew(other.id, BOB.id)
    await house.dispatcher.deliver_all()
    own = [one.outbox_message.kind for one in house.pigeon.sent if one.table_view.table.id == table.id]
    assert own == [MessageKind.LOBBY, MessageKind.INVITED]


async def test_a_message_that_can_never_be_sent_does_not_hold_up_its_table_for_ever(house: House) -> None:
    await house.lobby(ANN, seats=3, reserved=(CAT,))
    send = house.pigeon.send

    async def poisoned(message: Message) -> int | None:
        if message.outbox_message.kind is MessageKind.LOBBY:
            raise RetryLater(1)
        return await send(message)

    house.pigeon.send = poisoned  # type: ignore[method-assign]
    for _ in range(HOLDS):
        assert house.pigeon.sent == []
        await house.dispatcher.deliver_all()
        house.clock.move(1 / 3600)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.INVITED]
