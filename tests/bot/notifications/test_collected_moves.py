"""The moves of one turn are collected: the public board is edited for several at once, and never late."""

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.person import InvokingUser
from bot.domain.table import Location, Table
from bot.notifications.outgoing import Message, RetryLater
from tests.support import undo_requests
from tests.support.house import ANN, BOB, CAT, Hide, House, Rest, Roll, Shine, Spend, house_at

pytestmark = pytest.mark.collected

SECOND = 1 / 3600


async def at_a_board(house: House, *people: InvokingUser) -> Table:
    """A running match whose first board has left."""
    table = await house.running(*people)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    return table


async def leaves_after(house: House, seconds: int) -> list[int]:
    """The moves that the board shows which leaves after so many seconds, and none before."""
    house.clock.move((seconds - 1) * SECOND)
    await house.dispatcher.deliver_all()
    assert house.pigeon.take() == []
    house.clock.move(SECOND)
    await house.dispatcher.deliver_all()
    return [board.table_view.table.moves for board in house.pigeon.take()]


async def leaves_at_once(house: House) -> list[int]:
    await house.dispatcher.deliver_all()
    return [one.table_view.table.moves for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.BOARD]


async def test_a_board_is_edited_half_a_minute_after_the_last_move_of_a_turn(house: House) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    await house.dispatcher.deliver_all()
    house.clock.move(20 * SECOND)
    await house.answer(table.id, ANN, Roll())
    assert await leaves_after(house, 30) == [2]


async def test_a_board_is_edited_within_a_minute_of_the_first_move_that_it_does_not_show(house: House) -> None:
    table = await at_a_board(house, ANN, BOB)
    for number, move in enumerate((Roll(), Roll(), Spend())):
        house.clock.move(25 * SECOND * bool(number))
        await house.answer(table.id, ANN, move)
        await house.dispatcher.deliver_all()
        assert house.pigeon.take() == []
    assert await leaves_after(house, 5) == [3]


async def test_a_board_that_was_edited_within_a_turn_is_edited_once_a_minute(house: House) -> None:
    """Else people who pause for just over half a minute would have it edited after every move."""
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    assert await leaves_after(house, 30) == [1]
    for moves, move in ((2, Roll()), (3, Spend())):
        await house.answer(table.id, ANN, move)
        assert await leaves_after(house, 55) == [moves]
    await house.answer(table.id, ANN, Shine())
    assert await leaves_at_once(house) == [4]
    await house.answer(table.id, BOB, Roll())
    assert await leaves_after(house, 30) == [5]


@pytest.mark.parametrize("people", [(ANN, BOB), (ANN, BOB, CAT)])
async def test_a_board_is_edited_at_once_when_a_turn_ends(house: House, people: tuple[InvokingUser, ...]) -> None:
    table = await at_a_board(house, *people)
    await house.answer(table.id, ANN, Roll())
    await house.answer(table.id, ANN, Hide())
    assert await leaves_at_once(house) == [2]


async def test_a_board_that_calls_a_person_leaves_at_once(house: House) -> None:
    table = await at_a_board(house, ANN, BOB)
    seats = (await house.service.queries.table(table.id)).seats
    warden, other = (ANN, BOB) if seats[0].person == ANN.id else (BOB, ANN)
    await house.answer(table.id, warden, Hide())
    await house.answer(table.id, other, Roll())
    await house.answer(table.id, other, Hide())
    await house.dispatcher.deliver_all()
    board = house.pigeon.take()[-1]
    assert (board.outbox_message.fresh, [one.id for one in board.mentioned]) == (True, [warden.id])
    await house.answer(table.id, warden, Rest(early=False))
    await house.dispatcher.deliver_all()
    board = house.pigeon.take()[-1]
    assert (board.outbox_message.fresh, [one.id for one in board.mentioned]) == (True, [other.id])


async def test_the_moves_of_computer_players_are_shown_at_once(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Hide())
    assert len(await leaves_at_once(house)) == 1


async def test_an_undo_that_begins_a_turn_again_is_shown_at_once(house: House) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Hide())
    await leaves_at_once(house)
    await house.service.play.undo(table.id, ANN.id)
    assert len(await leaves_at_once(house)) == 1


async def test_going_back_by_consent_is_shown_at_once(house: House) -> None:
    table = await undo_requests.begun(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    await leaves_at_once(house)
    await undo_requests.ask(house, table, ANN, 1)
    await undo_requests.decide(house, table, BOB)
    assert len(await leaves_at_once(house)) == 1


def _show_again(house: House, table: str) -> Awaitable[object]:
    return house.service.display.show_again(table)


def _move_place(house: House, table: str) -> Awaitable[object]:
    return house.service.table_moves.move_place(table, ANN.id, Location(channel=501, guild=900))


def _leave(house: House, table: str) -> Awaitable[object]:
    return house.service.seats.leave(table, BOB.id)


@pytest.mark.parametrize("change", [_show_again, _move_place, _leave])
async def test_what_is_done_with_a_table_is_shown_at_once_with_the_moves_before(
    house: House, change: Callable[[House, str], Awaitable[object]]
) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    await change(house, table.id)
    (moves, *_) = await leaves_at_once(house)
    assert moves >= 1
    house.clock.move(60 * SECOND)
    assert await leaves_at_once(house) == []


async def test_the_end_of_a_table_leaves_at_once_and_nothing_after_it(house: House) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    for person in (ANN, BOB):
        await house.service.seats.end_table(table.id, person.id)
    await house.dispatcher.deliver_all()
    assert MessageKind.CLOSED in house.pigeon.kinds()
    house.pigeon.take()
    house.clock.move(60 * SECOND)
    assert await leaves_at_once(house) == []


async def test_moves_wait_through_a_restart_and_leave_from_any_process(house: House, url: str) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    async with house_at(url, clock=house.clock) as other:
        assert await leaves_after(other, 30) == [1]
    house.clock.move(60 * SECOND)
    assert await leaves_at_once(house) == []


async def test_a_move_while_the_board_is_under_way_waits_for_its_own_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    send, moves = house.pigeon.send, [partial(house.answer, table.id, ANN, Roll())]

    async def meanwhile(message: Message) -> int | None:
        if moves:
            await moves.pop()()
        return await send(message)

    monkeypatch.setattr(house.pigeon, "send", meanwhile)
    assert await leaves_after(house, 30) == [1]
    assert await leaves_after(house, 30) == [2]


async def test_a_move_just_before_a_board_is_read_does_not_keep_it_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    handler = house.service.message_handlers[MessageKind.BOARD]
    read, moves = handler.load, [partial(house.answer, table.id, ANN, Roll())]

    async def as_a_person_moves(outbox_message: OutboxMessage) -> Message | None:
        if moves:
            await moves.pop()()
        return await read(outbox_message)

    monkeypatch.setattr(handler, "load", as_a_person_moves)
    assert await leaves_after(house, 30) == [2]


async def test_a_board_that_could_not_leave_does_with_the_next_moves(house: House) -> None:
    table = await at_a_board(house, ANN, BOB)
    await house.answer(table.id, ANN, Roll())
    house.clock.move(30 * SECOND)
    house.pigeon.trouble = [RetryLater(900)]
    assert await leaves_at_once(house) == []
    await house.answer(table.id, ANN, Roll())
    house.clock.move(30 * SECOND)
    assert await leaves_at_once(house) == [2]
