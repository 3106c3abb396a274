"""The outbox and its courier: who is told what, when, and what happens when it cannot be."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bot.model import Kind, Notice, Place, Status
from bot.outbox import AWAY, IN_HAND, UNDRAWN, Courier, back_off
from bot.parcels import Delivery, Later, Message, Parcel, Stands, Unreachable
from bot.refusals import Elsewhere, StoreBusy, StoreFull
from bot.store.outbox import HOLDS
from bot.store.rows import millis
from tests.bot.house import ANN, BOB, CAT, DAN, Hide, House, Pigeon, Roll, Shine, house_at


@pytest.fixture
async def heir(house: House, url: str) -> AsyncIterator[House]:
    """The process that comes after the house, which is dead to it: the house has never said that it lives."""
    async with house_at(url, clock=house.clock) as heir:
        yield heir


async def test_everybody_who_is_called_is_pinged_once(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.courier.carry_all()
    lobby, board = house.pigeon.take()
    assert (lobby.notice.kind, lobby.look.table.status) == (Kind.LOBBY, Status.RUNNING)
    assert (board.notice.kind, board.notice.fresh) == (Kind.BOARD, True)
    assert sorted(person.name for person in board.pings) == ["Bob", "Cat"]
    await house.answer(table.id, ANN, Roll())
    await house.courier.carry_all()
    (board,) = house.pigeon.take()
    assert (board.notice.fresh, board.pings) == (False, ())
    assert board.look.table.board_message == 7002


async def test_only_a_turn_that_passes_is_posted_anew(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.courier.carry_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    await house.courier.carry_all()
    assert [delivery.notice.fresh for delivery in house.pigeon.take()] == [False]
    await house.answer(table.id, BOB, Shine())
    await house.courier.carry_all()
    (board,) = house.pigeon.take()
    first = board.look.table.chairs[0]
    called = [] if first.person == BOB.id else ["Ann"]
    assert (board.notice.fresh, [person.name for person in board.pings]) == (bool(called), called)


async def test_of_many_boards_only_the_latest_leaves(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Roll())
    await house.courier.carry_all()
    boards = [delivery for delivery in house.pigeon.take() if delivery.notice.kind is Kind.BOARD]
    assert [(board.look.table.moves, board.notice.fresh) for board in boards] == [(2, True)]
    assert boards[0].pings == ()


async def test_who_has_answered_meanwhile_is_not_pinged(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, BOB, Shine())
    await house.courier.carry_all()
    assert house.pigeon.sent[-1].pings == ()


async def test_playing_alone_pings_nobody(house: House) -> None:
    table = await house.running(ANN)
    await house.play_on(table.id, ANN)
    await house.courier.carry_all()
    assert {delivery.pings for delivery in house.pigeon.sent} == {()}
    assert house.pigeon.sent[-1].notice.fresh


async def test_the_end_is_posted_anew_for_everybody(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.courier.carry_all()
    house.pigeon.take()
    await house.play_on(table.id, ANN, BOB)
    await house.courier.carry_all()
    (board,) = house.pigeon.take()
    assert (board.notice.fresh, len(board.pings), len(board.look.scores)) == (True, 2, 2)
    await house.service.messages.show_again(table.id)
    await house.courier.carry_all()
    assert house.pigeon.take()[0].pings == ()


async def test_the_news_on_the_board_are_those_since_it_was_posted(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.courier.carry_all()
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Shine())
    await house.courier.carry_all()
    assert [type(event).__name__ for event in house.pigeon.sent[-1].look.news] == ["Scored"]
    await house.service.messages.show_again(table.id)
    await house.courier.carry_all()
    assert (await house.look(table.id)).news == ()


async def test_what_cannot_be_sent_is_tried_again_later(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.lobby(ANN, seats=2)
    house.pigeon.trouble = [Later(5), RuntimeError("Discord is on fire"), Later()]
    await house.courier.carry_all()
    assert house.pigeon.sent == []
    for seconds in (5, 4, 8):
        house.clock.move((seconds - 1) / 3600)
        assert await house.courier.carry_all() == 0
        house.clock.move(1 / 3600)
        await house.courier.carry_all()
    assert house.pigeon.kinds() == [Kind.LOBBY]
    assert "Discord is on fire" in caplog.text
    assert back_off(99).total_seconds() == 900


async def test_what_must_be_posted_anew_still_is_after_a_failure(house: House) -> None:
    table = await house.running(ANN, BOB)
    house.pigeon.trouble = [None, Later(1)]
    await house.courier.carry_all()
    await house.answer(table.id, ANN, Roll())
    house.clock.move(1)
    await house.courier.carry_all()
    (board,) = (delivery for delivery in house.pigeon.sent if delivery.notice.kind is Kind.BOARD)
    assert (board.notice.fresh, [person.name for person in board.pings]) == (True, ["Bob"])


async def test_a_deleted_channel_keeps_its_messages_until_the_table_moves(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.courier.carry_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    house.pigeon.trouble = [Unreachable("gone")]
    await house.courier.carry_all()
    assert not (await house.service.archive.table(table.id)).reachable
    elsewhere = Place(channel=501, guild=900)
    moved = await house.service.messages.move_place(table.id, BOB.id, elsewhere)
    assert (moved.place, moved.board_message, moved.reachable) == (elsewhere, None, True)
    await house.courier.carry_all()
    (board,) = house.pigeon.take()
    assert (board.notice.fresh, board.look.table.place) == (True, elsewhere)
    assert (await house.service.archive.table(table.id)).board_message == 7001
    assert await house.service.archive.tables_at(500) == ()
    assert [one.id for one in await house.service.archive.tables_at(501)] == [table.id]
    assert (await house.service.messages.move_place(table.id, ANN.id, elsewhere)).revision == moved.revision


@pytest.mark.parametrize("place", [Place(channel=501, guild=901), Place(channel=501)])
async def test_only_the_host_takes_a_table_out_of_its_server_and_only_if_it_cannot_be_reached(
    house: House, place: Place
) -> None:
    table = await house.running(ANN, BOB)
    for person in (ANN, BOB):
        with pytest.raises(Elsewhere):
            await house.service.messages.move_place(table.id, person.id, place)
    house.pigeon.trouble = [Unreachable("gone"), Unreachable("gone")]
    await house.courier.carry_all()
    with pytest.raises(Elsewhere):
        await house.service.messages.move_place(table.id, BOB.id, place)
    moved = await house.service.messages.move_place(table.id, ANN.id, place)
    assert (moved.place, moved.reachable) == (Place(channel=501), True)
    for there in (place, Place(channel=501, guild=901), Place(channel=501)):
        assert await house.service.messages.move_place(table.id, ANN.id, there) == moved
    with pytest.raises(Elsewhere):
        await house.service.messages.move_place(table.id, ANN.id, Place(channel=502, guild=901))


async def test_a_table_in_direct_messages_stays_there(house: House) -> None:
    table = await house.service.lobby.open(ANN, "toy", Place(channel=500), seats=2)
    for place in (Place(channel=501, guild=900), Place(channel=501)):
        with pytest.raises(Elsewhere) as refused:
            await house.service.messages.move_place(table.id, ANN.id, place)
        assert refused.value.values == {"place": "other"}


async def test_a_forbidden_channel_is_tried_again_a_few_times_a_day_and_given_up_after_a_week(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.lobby(ANN, seats=2)
    tries = 0
    while await house.store.outbox.next_due() is not None:
        tries += 1
        house.pigeon.trouble = [Unreachable("forbidden")]
        await house.courier.carry_all()
        house.clock.move(6)
    assert tries == 7 * 4 + 2
    assert "given up" in caplog.text


async def test_a_place_that_is_closed_for_a_moment_gets_its_message_soon_afterwards(house: House) -> None:
    await house.lobby(ANN, seats=2)
    house.pigeon.trouble = [Unreachable("forbidden"), Unreachable("forbidden")]
    for seconds in (0, 2, 4):
        house.clock.move(seconds / 3600)
        await house.courier.carry_all()
    assert house.pigeon.kinds() == [Kind.LOBBY]


async def test_a_message_that_arrives_late_does_not_belong_to_the_new_place(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    (notice,) = await house.store.outbox.due(10**15, 5)
    delivery = await house.service.deliveries.delivery(notice)
    assert delivery
    await house.service.messages.move_place(table.id, ANN.id, Place(channel=501, guild=900))
    await house.service.deliveries.delivered(delivery, 1234)
    assert (await house.service.archive.table(table.id)).lobby_message is None
    assert await house.courier.carry_all() == 1


async def test_a_message_renewed_while_it_leaves_leaves_again(house: House) -> None:
    table = await house.lobby(ANN, seats=3)
    (notice,) = await house.store.outbox.due(10**15, 5)
    delivery = await house.service.deliveries.delivery(notice)
    assert delivery
    await house.service.lobby.join(table.id, BOB)
    await house.service.deliveries.delivered(delivery, 1234)
    await house.courier.carry_all()
    (renewed,) = house.pigeon.take()
    assert (renewed.look.table.people, renewed.look.table.lobby_message) == ((ANN.id, BOB.id), 1234)


async def test_a_board_that_shows_an_answer_is_not_posted_once_more_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(ANN, BOB)
    await house.courier.carry_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    read, answers = house.service.deliveries.delivery, [partial(house.answer, table.id, BOB, Shine())]

    async def as_somebody_answers(notice: Notice) -> Message | None:
        if answers:
            await answers.pop()()
        return await read(notice)

    monkeypatch.setattr(house.service.deliveries, "delivery", as_somebody_answers)
    await house.courier.carry_all()
    (board,) = house.pigeon.take()
    assert board.look.table.moves == 2


async def test_a_courier_that_cannot_read_the_outbox_comes_again_soon(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> tuple[Notice, ...]:
        raise StoreBusy

    monkeypatch.setattr(house.store.outbox, "due", busy)
    rests: list[float | None] = []
    courier = Courier(house.service, house.pigeon, rests.append)
    courier.call()
    assert courier._rounds is not None
    await courier._rounds
    assert rests == [AWAY]


async def test_a_message_whose_arrival_could_not_be_noted_is_taken_up_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby(ANN, seats=2)

    async def full(*_: object, **__: object) -> None:
        raise StoreFull

    with monkeypatch.context() as patch:
        patch.setattr(house.store.outbox, "sent", full)
        with pytest.raises(StoreFull):
            await house.courier.carry_all()
    assert await house.courier.carry_all() == 1
    assert len({delivery.notice.nonce for delivery in house.pigeon.take()}) == 1  # Discord knows it by this
    assert (await house.service.archive.table(table.id)).lobby_message == 7002


async def test_two_couriers_do_not_send_the_same(house: House) -> None:
    await house.lobby(ANN, seats=2)
    (notice,) = await house.store.outbox.due(10**15, 5)
    both = await asyncio.gather(house.courier.carry(notice), house.courier.carry(notice))
    assert sorted(both) == [False, True]


async def test_a_courier_that_died_is_replaced_after_a_while(house: House) -> None:
    await house.lobby(ANN, seats=2)
    (notice,) = await house.store.outbox.due(10**15, 5)
    now = int(house.clock.now.timestamp() * 1000)
    assert await house.store.outbox.claim(notice, now, now + 120_000)
    assert await house.courier.carry_all() == 0
    house.clock.move(2 / 60)
    assert await house.courier.carry_all() == 1


async def test_what_was_shown_by_other_ways_need_not_be_sent(house: House) -> None:
    table = await house.lobby(ANN, seats=2, announce=False)
    assert await house.courier.carry_all() == 0
    await house.service.messages.shown(table.id, Kind.LOBBY, 4711, table.revision)
    table = await house.service.lobby.join(table.id, BOB)
    await house.service.messages.shown(table.id, Kind.LOBBY, 4711, table.revision)
    assert await house.courier.carry_all() == 0
    assert (await house.service.archive.table(table.id)).lobby_message == 4711
    await house.service.seats.leave(table.id, BOB.id)
    await house.service.messages.shown(table.id, Kind.LOBBY, 4711, table.revision)
    assert await house.courier.carry_all() == 1


async def test_a_board_shown_to_its_player_still_pings_the_next(house: House) -> None:
    table = await house.running(ANN, BOB)
    turned = await house.answer(table.id, ANN, Roll())
    await house.service.messages.shown(table.id, Kind.BOARD, 4711, turned.look.table.revision)
    await house.courier.carry_all()
    assert [person.name for person in house.pigeon.sent[-1].pings] == ["Bob"]
    turned = await house.answer(table.id, ANN, Roll())
    await house.service.messages.shown(table.id, Kind.BOARD, 4712, turned.look.table.revision)
    assert await house.courier.carry_all() == 0


async def test_pointless_messages_are_dropped(house: House) -> None:
    table = await house.lobby(ANN, seats=3, reserved=(BOB, CAT))
    await house.service.lobby.join(table.id, BOB)
    await house.service.seats.end_table(table.id, ANN.id)
    await house.courier.carry_all()
    assert house.pigeon.kinds() == [Kind.CLOSED]


async def test_a_closed_lobby_can_be_shown_again(house: House) -> None:
    table = await house.lobby(ANN, seats=1)
    for _ in range(2):
        await house.courier.carry_all()
        await house.service.messages.show_again(table.id)
    await house.service.seats.end_table(table.id, ANN.id)
    await house.service.messages.show_again(table.id)
    await house.courier.carry_all()
    assert [(one.notice.kind, one.notice.fresh) for one in house.pigeon.sent] == [
        (Kind.LOBBY, False),
        (Kind.LOBBY, True),
        (Kind.CLOSED, True),
    ]


class Slow(Pigeon):
    """A pigeon that waits for a word before it packs or sends what is for some tables."""

    def __init__(self, *, packing: tuple[str, ...] = (), sending: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.packing, self.sending = packing, sending
        self.waiting: list[str] = []
        self.go = asyncio.Event()

    async def _wait(self, delivery: Message, tables: tuple[str, ...]) -> None:
        if isinstance(delivery, Delivery) and delivery.look.table.id in tables:
            self.waiting.append(delivery.look.table.id)
            await self.go.wait()

    async def pack(self, delivery: Message) -> Parcel:
        await self._wait(delivery, self.packing)
        return await super().pack(delivery)

    async def send(self, delivery: Message) -> int | None:
        await self._wait(delivery, self.sending)
        return await super().send(delivery)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 - nothing tells when a message has left
            await asyncio.sleep(0)


async def test_a_slow_place_holds_up_no_other_table(house: House) -> None:
    slow = await house.lobby(ANN, seats=2)
    others = [await house.lobby(BOB, seats=2) for _ in range(3)]
    pigeon = Slow(sending=(slow.id,))
    courier = Courier(house.service, pigeon)
    round_ = asyncio.create_task(courier.carry_all())
    await until(lambda: len(pigeon.sent) == 3)
    later = await house.lobby(CAT, seats=2)
    await house.service.lobby.join(slow.id, DAN)  # renewed while it is on its way: it keeps its place in the order
    courier.call()
    await until(lambda: len(pigeon.sent) == 4)
    assert {one.look.table.id for one in pigeon.sent} == {*(one.id for one in others), later.id}
    pigeon.go.set()
    assert await round_ == 6
    assert [(one.look.table.id, len(one.look.table.people)) for one in pigeon.sent[4:]] == [(slow.id, 1), (slow.id, 2)]


async def test_no_more_boards_are_made_ready_at_once_than_can_be_drawn(house: House) -> None:
    tables = [(await house.lobby(BOB, seats=2)).id for _ in range(2 * IN_HAND)]
    pigeon = Slow(packing=tuple(tables))
    round_ = asyncio.create_task(Courier(house.service, pigeon).carry_all())
    await until(lambda: len(pigeon.waiting) == IN_HAND)
    await house.service.lobby.join(tables[IN_HAND], CAT)  # time enough for one more to begin, and news for the next one
    assert set(pigeon.waiting) == set(tables[:IN_HAND])
    pigeon.go.set()
    assert await round_ == 2 * IN_HAND
    left = [one.look.table.id for one in pigeon.sent]
    assert left.index(tables[IN_HAND]) < left.index(tables[-1])
    assert {one.look.table.id: len(one.look.table.people) for one in pigeon.sent}[tables[IN_HAND]] == 2


async def test_news_do_not_put_a_waiting_board_back_to_the_end_of_the_queue(house: House) -> None:
    first = await house.lobby(ANN, seats=3)
    house.clock.move(1 / 60)
    second = await house.lobby(BOB, seats=3)
    house.clock.move(1 / 60)
    await house.service.lobby.join(first.id, CAT)
    due = await house.store.outbox.due(millis(house.clock.now), 9)
    assert [notice.topic for notice in due] == [first.id, second.id]
    house.pigeon.trouble = [Later(600), Later(600)]
    assert await house.courier.carry_all() == 0
    await house.service.lobby.join(second.id, CAT)  # what is put off is due again with news
    assert await house.courier.carry_all() == 1


async def test_the_end_is_announced_even_if_its_first_courier_dies(house: House, heir: House) -> None:
    table = await house.running(ANN, BOB)
    await house.courier.carry_all()
    house.pigeon.take()
    await house.play_on(table.id, ANN, BOB)
    dying = Slow(sending=(table.id,))
    round_ = asyncio.create_task(Courier(house.service, dying).carry_all())
    await until(lambda: dying.waiting)
    round_.cancel()
    await asyncio.gather(round_, return_exceptions=True)
    assert await house.courier.carry_all() == 0
    await heir.fleet.round()
    assert await heir.courier.carry_all() == 1
    (board,) = heir.pigeon.take()
    assert (board.notice.fresh, len(board.pings)) == (True, 2)


async def test_a_message_cut_off_is_sent_again_under_the_same_mark(house: House, heir: House) -> None:
    table = await house.lobby(ANN, seats=2)
    (notice,) = await house.store.outbox.due(10**15, 5)
    now = millis(house.clock.now)
    assert await house.store.outbox.claim(replace(notice, nonce="mark"), now, now + 120_000)
    await heir.fleet.round()
    await heir.service.lobby.join(table.id, BOB)
    heir.pigeon.trouble = [Later(0), Stands(4711)]
    await heir.courier.carry_all()
    (edited,) = heir.pigeon.take()
    assert (edited.look.table.lobby_message, edited.look.table.people) == (4711, (ANN.id, BOB.id))
    assert (edited.notice.overtaken, edited.notice.nonce != "mark") == (False, True)
    assert await house.store.outbox.next_due() is None


async def test_attempts_cut_off_by_the_end_of_the_bot_count_as_none(house: House, heir: House) -> None:
    await house.lobby(ANN, seats=2)
    now = millis(house.clock.now)
    for _ in range(9):
        (notice,) = await house.store.outbox.due(now, 5)
        assert notice.tries == 0
        assert await house.store.outbox.claim(notice, now, now + 120_000)
        await heir.fleet.round()


async def test_what_could_not_be_sent_keeps_its_mark_until_it_is_known_not_to_stand(house: House) -> None:
    await house.lobby(ANN, seats=2)
    seen: list[str] = []
    send = house.pigeon.send

    async def watched(message: Message) -> int | None:
        assert isinstance(message, Delivery)
        assert not message.notice.overtaken
        seen.append(message.notice.nonce)
        return await send(message)

    house.pigeon.send = watched  # type: ignore[method-assign]
    house.pigeon.trouble = [Later(0), Unreachable("gone")]
    await house.courier.carry_all()
    house.clock.move(6)
    await house.courier.carry_all()
    first, second, third = seen
    assert first == second != third


async def test_what_is_new_since_an_attempt_was_cut_off_is_known_as_new(house: House, heir: House) -> None:
    table = await house.lobby(ANN, seats=3)
    house.pigeon.trouble = [StoreBusy()]
    with pytest.raises(StoreBusy):
        await house.courier.carry_all()
    await heir.fleet.round()
    await heir.service.lobby.join(table.id, BOB)
    await heir.courier.carry_all()
    (again,) = heir.pigeon.take()
    assert (again.notice.nonce[:2], again.notice.version, again.notice.overtaken) == ("1.", 2, True)


async def test_it_is_late_when_messages_wait_and_none_leaves(house: House) -> None:
    assert not await house.courier.is_late()
    await house.lobby(ANN, seats=2)
    house.clock.move(3 / 60)
    assert await house.courier.is_late()
    await house.lobby(BOB, seats=2)
    house.pigeon.trouble = [Later(1), Later(1)]
    await house.courier.carry_all()
    assert not await house.courier.is_late()
    house.clock.move(3 / 60)
    assert await house.courier.is_late()
    assert await house.courier.carry_all() == 2
    await house.lobby(CAT, seats=2)
    assert not await house.courier.is_late()


async def test_messages_of_one_table_keep_their_order_also_when_one_is_tried_again(house: House) -> None:
    table = await house.lobby(ANN, seats=3, reserved=(CAT,))
    other = await house.lobby(BOB, seats=2)
    send, trouble = house.pigeon.send, [Later(5), Later(5), RuntimeError("Discord is on fire")]

    async def troubled(message: Message) -> int | None:
        if message.notice.topic == table.id and trouble:
            raise trouble.pop(0)
        return await send(message)

    house.pigeon.send = troubled  # type: ignore[method-assign]
    for seconds in (5, 5, 8):
        assert await house.courier.carry_all() == 1
        assert [one.look.table.id for one in house.pigeon.take()] == [other.id]
        house.clock.move(seconds / 3600)
        await house.service.lobby.renew(other.id, BOB.id)
    await house.courier.carry_all()
    own = [one.notice.kind for one in house.pigeon.sent if one.look.table.id == table.id]
    assert own == [Kind.LOBBY, Kind.INVITED]


async def test_a_message_that_can_never_be_sent_does_not_hold_up_its_table_for_ever(house: House) -> None:
    await house.lobby(ANN, seats=3, reserved=(CAT,))
    send = house.pigeon.send

    async def poisoned(message: Message) -> int | None:
        if message.notice.kind is Kind.LOBBY:
            raise Later(1)
        return await send(message)

    house.pigeon.send = poisoned  # type: ignore[method-assign]
    for _ in range(HOLDS):
        assert house.pigeon.sent == []
        await house.courier.carry_all()
        house.clock.move(1 / 3600)
    await house.courier.carry_all()
    assert house.pigeon.kinds() == [Kind.INVITED]


class Unpictured(Pigeon):
    """A pigeon whose boards leave without their picture, which can be drawn after so many vain attempts."""

    def __init__(self, vain: int) -> None:
        super().__init__()
        self.vain = vain
        self.tries = 0

    async def pack(self, message: Message) -> Parcel:
        parcel = await super().pack(message)
        if message.notice.kind is Kind.PICTURE:
            self.tries += 1
            if self.tries <= self.vain:
                raise Later
        return replace(parcel, whole=message.notice.kind is not Kind.BOARD)


async def test_a_picture_follows_its_board_and_holds_nothing_up(house: House) -> None:
    table = await house.running(ANN, BOB)
    pigeon = Unpictured(vain=2)
    courier = Courier(house.service, pigeon)
    assert await courier.carry_all() == 2
    assert (await house.service.archive.table(table.id)).board_message == 7002
    await house.answer(table.id, ANN, Shine())
    assert await courier.carry_all() == 1
    house.clock.move(1)
    assert await courier.carry_all() == 1
    house.clock.move(1)
    assert await courier.carry_all() == 0
    (board, picture) = pigeon.sent[-2:]
    assert pigeon.kinds() == [Kind.LOBBY, Kind.BOARD, Kind.BOARD, Kind.PICTURE]
    assert (picture.pings, picture.look.table.moves, picture.notice.fresh) == ((), board.look.table.moves, False)


async def test_a_picture_that_can_never_be_drawn_is_given_up(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.running(ANN, BOB)
    pigeon = Unpictured(vain=99)
    courier = Courier(house.service, pigeon)
    for _ in range(3 * UNDRAWN):
        await courier.carry_all()
        house.clock.move(1)
    assert pigeon.tries == UNDRAWN + 1
    assert pigeon.kinds() == [Kind.LOBBY, Kind.BOARD]
    assert "given up" in caplog.text


async def test_a_picture_is_not_put_into_a_board_that_is_gone(house: House) -> None:
    table = await house.running(ANN, BOB)
    courier = Courier(house.service, Unpictured(vain=1))
    await courier.carry_all()
    await house.service.messages.move_place(table.id, ANN.id, Place(channel=501, guild=900))
    house.pigeon.trouble = [Later(9 * 3600)]  # the new board has not arrived yet
    house.clock.move(1)
    await house.courier.carry_all()
    assert house.pigeon.sent == []


async def test_a_match_of_newer_rules_is_left_for_a_newer_bot(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = await house.running(ANN, BOB)
    house.games.clear()
    house.service.keeper.forget(table.id)
    with caplog.at_level(logging.WARNING):
        assert await house.courier.carry_all() == 0
    assert "must wait" in caplog.text
    assert await house.store.outbox.next_due() is not None


async def test_my_tables_tell_whose_turn_it_is(house: House) -> None:
    first = await house.running(ANN, BOB)
    house.clock.move(1)
    second = await house.running(BOB, ANN)
    lobby = await house.lobby(ANN, seats=2)
    await house.answer(first.id, ANN, Hide())
    mine = await house.service.archive.my_tables(ANN.id)
    assert mine[0].table.id == second.id
    assert {one.table.id: one.waiting is not None for one in mine} == {
        first.id: False,
        second.id: True,
        lobby.id: False,
    }
    assert mine[0].waiting
    assert mine[0].waiting.until == house.clock.now.replace(day=3)
    await house.service.seats.end_table(lobby.id, ANN.id)
    assert [one.table.id for one in await house.service.archive.my_tables(ANN.id, closed=True)] == [lobby.id]
