"""The outbox and its dispatcher: who is told what, when, and what happens when it cannot be."""

import logging
from functools import partial

import pytest

from bot.domain.notification import MessageKind, OutboxMessage
from bot.domain.timestamps import to_millis
from bot.notifications.dispatcher import retry_delay
from bot.notifications.outgoing import Message, RetryLater
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine


async def test_everybody_who_is_called_is_pinged_once(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert (board.outbox_message.kind, board.outbox_message.fresh) == (MessageKind.BOARD, True)
    assert sorted(person.name for person in board.mentioned) == ["Bob", "Cat"]
    await house.answer(table.id, ANN, Roll())
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert (board.outbox_message.fresh, board.mentioned) == (False, ())
    assert board.table_view.table.board_message == 7001


async def test_only_a_turn_that_passes_is_posted_anew(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    await house.dispatcher.deliver_all()
    assert [table_message.outbox_message.fresh for table_message in house.pigeon.take()] == [False]
    await house.answer(table.id, BOB, Shine())
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    first = board.table_view.table.seats[0]
    called = [] if first.person == BOB.id else ["Ann"]
    assert (board.outbox_message.fresh, [person.name for person in board.mentioned]) == (bool(called), called)


async def test_an_outbox_without_due_messages_tells_when_the_next_one_is_due(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    now = to_millis(house.clock.now)
    found = await house.repositories.outbox.due(now, 5)
    assert ([one.topic for one in found.messages], found.later) == ([table.id], None)
    assert await house.repositories.outbox.due(now, 5, [table.id]) == ((), None)
    await house.repositories.outbox.put_off(found.messages[0], now + 5000)
    assert await house.repositories.outbox.due(now, 5) == ((), now + 5000)


async def test_a_table_at_hand_knows_the_message_that_was_sent(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    loaded = await house.service.repository.load(table.id)
    assert (loaded.table.board_message, loaded.pending_turns[1].notified_at) == (7001, to_millis(house.clock.now))


async def test_of_many_boards_only_the_latest_leaves(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Roll())
    await house.dispatcher.deliver_all()
    boards = [
        table_message for table_message in house.pigeon.take() if table_message.outbox_message.kind is MessageKind.BOARD
    ]
    assert [(board.table_view.table.moves, board.outbox_message.fresh) for board in boards] == [(2, True)]
    assert boards[0].mentioned == ()


async def test_who_has_answered_meanwhile_is_not_pinged(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, BOB, Shine())
    await house.dispatcher.deliver_all()
    assert house.pigeon.sent[-1].mentioned == ()


async def test_playing_alone_pings_nobody(house: House) -> None:
    table = await house.running(ANN)
    await house.play_on(table.id, ANN)
    await house.dispatcher.deliver_all()
    assert {table_message.mentioned for table_message in house.pigeon.sent} == {()}
    assert not house.pigeon.sent[-1].outbox_message.fresh


async def test_the_end_is_posted_anew_for_everybody(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.play_on(table.id, ANN, BOB)
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert (board.outbox_message.fresh, len(board.mentioned), len(board.table_view.scores)) == (True, 2, 2)
    await house.service.display.show_again(table.id)
    await house.dispatcher.deliver_all()
    assert house.pigeon.take()[0].mentioned == ()


async def test_the_news_on_the_board_are_those_since_it_was_posted(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Shine())
    await house.dispatcher.deliver_all()
    assert [type(event).__name__ for one in house.pigeon.sent[-1].table_view.news for event in one.events] == ["Scored"]
    await house.service.display.show_again(table.id)
    await house.dispatcher.deliver_all()
    assert (await house.table_view(table.id)).news == ()


async def test_what_cannot_be_sent_is_tried_again_later(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.lobby(ANN, seats=2)
    house.pigeon.trouble = [RetryLater(5), RuntimeError("Discord is on fire"), RetryLater()]
    await house.dispatcher.deliver_all()
    assert house.pigeon.sent == []
    for seconds in (5, 4, 8):
        house.clock.move((seconds - 1) / 3600)
        assert await house.dispatcher.deliver_all() == 0
        house.clock.move(1 / 3600)
        await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.LOBBY]
    assert "Discord is on fire" in caplog.text
    assert retry_delay(99).total_seconds() == 900


async def test_what_must_be_posted_anew_still_is_after_a_failure(house: House) -> None:
    table = await house.running(ANN, BOB)
    house.pigeon.trouble = [None, RetryLater(1)]
    await house.dispatcher.deliver_all()
    await house.answer(table.id, ANN, Roll())
    house.clock.move(1)
    await house.dispatcher.deliver_all()
    (board,) = (
        table_message for table_message in house.pigeon.sent if table_message.outbox_message.kind is MessageKind.BOARD
    )
    assert (board.outbox_message.fresh, [person.name for person in board.mentioned]) == (True, ["Bob"])


async def test_a_message_renewed_while_it_leaves_leaves_again(house: House) -> None:
    table = await house.lobby(ANN, seats=3)
    (outbox_message,) = (await house.repositories.outbox.due(10**15, 5)).messages
    table_message = await house.service.message_handlers[outbox_message.kind].load(outbox_message)
    assert table_message
    await house.service.lobby.join(table.id, BOB)
    await house.service.message_handlers[outbox_message.kind].remember(table_message, 1234, complete=True)
    await house.dispatcher.deliver_all()
    (renewed,) = house.pigeon.take()
    assert (renewed.table_view.table.people, renewed.table_view.table.lobby_message) == ((ANN.id, BOB.id), 1234)


async def test_a_board_that_shows_an_answer_is_not_posted_once_more_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    handler = house.service.message_handlers[MessageKind.BOARD]
    read, answers = handler.load, [partial(house.answer, table.id, BOB, Shine())]

    async def as_a_person_answers(outbox_message: OutboxMessage) -> Message | None:
        if answers:
            await answers.pop()()
        return await read(outbox_message)

    monkeypatch.setattr(handler, "load", as_a_person_answers)
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert board.table_view.table.moves == 2


async def test_what_was_shown_by_other_ways_need_not_be_sent(house: House) -> None:
    table = await house.lobby(ANN, seats=2, announce=False)
    assert await house.dispatcher.deliver_all() == 0
    await house.service.display.shown(table.id, MessageKind.LOBBY, 4711, table.revision)
    table = await house.service.lobby.join(table.id, BOB)
    await house.service.display.shown(table.id, MessageKind.LOBBY, 4711, table.revision)
    assert await house.dispatcher.deliver_all() == 0
    assert (await house.service.queries.table(table.id)).lobby_message == 4711
    await house.service.seats.leave(table.id, BOB.id)
    await house.service.display.shown(table.id, MessageKind.LOBBY, 4711, table.revision)
    assert await house.dispatcher.deliver_all() == 1


async def test_a_board_shown_to_its_player_still_pings_the_next(house: House) -> None:
    table = await house.running(ANN, BOB)
    turned = await house.answer(table.id, ANN, Roll())
    await house.service.display.shown(table.id, MessageKind.BOARD, 4711, turned.table_view.table.revision)
    await house.dispatcher.deliver_all()
    assert [person.name for person in house.pigeon.sent[-1].mentioned] == ["Bob"]
    turned = await house.answer(table.id, ANN, Roll())
    await house.service.display.shown(table.id, MessageKind.BOARD, 4712, turned.table_view.table.revision)
    assert (await house.dispatcher.deliver_all(), house.pigeon.take()[3:]) == (1, [])  # the earlier board is past


async def test_pointless_messages_are_dropped(house: House) -> None:
    table = await house.lobby(ANN, seats=3, reserved=(BOB, CAT))
    await house.service.lobby.join(table.id, BOB)
    await house.service.seats.end_table(table.id, ANN.id)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.CLOSED]


async def test_a_closed_lobby_can_be_shown_again(house: House) -> None:
    table = await house.lobby(ANN, seats=1)
    for _ in range(2):
        await house.dispatcher.deliver_all()
        await house.service.display.show_again(table.id)
    await house.service.seats.end_table(table.id, ANN.id)
    await house.service.display.show_again(table.id)
    await house.dispatcher.deliver_all()
    assert [(one.outbox_message.kind, one.outbox_message.fresh) for one in house.pigeon.sent] == [
        (MessageKind.LOBBY, False),
        (MessageKind.LOBBY, True),
        (MessageKind.CLOSED, True),
    ]


async def test_a_match_of_newer_rules_is_left_for_a_newer_bot(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table = await house.running(ANN, BOB)
    house.games.clear()
    house.service.repository.invalidate(table.id)
    with caplog.at_level(logging.WARNING):
        assert await house.dispatcher.deliver_all() == 0
    assert "must wait" in caplog.text
    assert await house.repositories.outbox.next_due() is not None


async def test_my_tables_tell_whose_turn_it_is(house: House) -> None:
    first = await house.running(ANN, BOB)
    house.clock.move(1)
    second = await house.running(BOB, ANN)
    lobby = await house.lobby(ANN, seats=2)
    await house.answer(first.id, ANN, Hide())
    mine = await house.service.queries.my_tables(ANN.id)
    assert mine[0].table.id == second.id
    assert {one.table.id: one.pending is not None for one in mine} == {
        first.id: False,
        second.id: True,
        lobby.id: False,
    }
    assert mine[0].pending
    assert mine[0].pending.until == house.clock.now.replace(day=3)
    await house.service.seats.end_table(lobby.id, ANN.id)
    assert [one.table.id for one in await house.service.queries.my_tables(ANN.id, closed=True)] == [lobby.id]
