"""A picture that is not soon drawn follows its board or lobby."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain.notification import MessageKind
from bot.domain.table import Location
from bot.notifications.dispatcher import REFRESH_TRIES
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import Message, PreparedMessage, RetryLater
from tests.support.house import ANN, BOB, House, Pigeon, Shine, dispatcher_of


class Unpictured(Pigeon):
    """A pigeon whose boards leave without their picture, which can be drawn after so many vain attempts."""

    def __init__(self, vain: int, kind: MessageKind = MessageKind.BOARD) -> None:
        super().__init__()
        self.vain, self.kind = vain, kind
        self.tries = 0

    async def prepare(self, handler: MessageHandler[Any], message: Message) -> PreparedMessage:
        prepared = await super().prepare(handler, message)
        if message.outbox_message.kind is MessageKind.REFRESH:
            self.tries += 1
            if self.tries <= self.vain:
                raise RetryLater
        return replace(prepared, is_complete=message.outbox_message.kind is not self.kind)


async def test_a_picture_follows_its_board_and_holds_nothing_up(house: House) -> None:
    table = await house.running(ANN, BOB)
    pigeon = Unpictured(vain=2)
    dispatcher = dispatcher_of(house.service, pigeon)
    assert await dispatcher.deliver_all() == 1
    assert (await house.service.queries.table(table.id)).board_message == 7001
    await house.answer(table.id, ANN, Shine())
    assert await dispatcher.deliver_all() == 1
    house.clock.move(1)
    assert await dispatcher.deliver_all() == 1
    house.clock.move(1)
    assert await dispatcher.deliver_all() == 0
    (board, picture) = pigeon.sent[-2:]
    assert pigeon.kinds() == [MessageKind.BOARD, MessageKind.BOARD, MessageKind.REFRESH]
    assert (picture.mentioned, picture.table_view.table.moves, picture.outbox_message.fresh) == (
        (),
        board.table_view.table.moves,
        False,
    )


async def test_a_picture_that_can_never_be_drawn_is_given_up(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.running(ANN, BOB)
    pigeon = Unpictured(vain=99)
    dispatcher = dispatcher_of(house.service, pigeon)
    for _ in range(3 * REFRESH_TRIES):
        await dispatcher.deliver_all()
        house.clock.move(1)
    assert pigeon.tries == REFRESH_TRIES + 1
    assert pigeon.kinds() == [MessageKind.BOARD]
    assert "given up" in caplog.text


async def test_a_picture_is_not_put_into_a_board_that_is_gone(house: House) -> None:
    table = await house.running(ANN, BOB)
    dispatcher = dispatcher_of(house.service, Unpictured(vain=1))
    await dispatcher.deliver_all()
    await house.service.table_moves.move_place(table.id, ANN.id, Location(channel=501, guild=900))
    house.pigeon.trouble = [RetryLater(9 * 3600)]  # the new board has not arrived yet
    house.clock.move(1)
    await house.dispatcher.deliver_all()
    assert house.pigeon.sent == []


async def test_a_cover_follows_its_lobby_while_that_stands(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    pigeon = Unpictured(vain=1, kind=MessageKind.LOBBY)
    dispatcher = dispatcher_of(house.service, pigeon)
    await dispatcher.deliver_all()
    house.clock.move(1)
    await dispatcher.deliver_all()
    assert pigeon.kinds() == [MessageKind.LOBBY, MessageKind.REFRESH]
    await house.service.lobby.join(table.id, BOB)
    pigeon.tries = 0
    await dispatcher.deliver_all()
    await house.service.seats.leave(table.id, BOB.id)
    await house.service.seats.leave(table.id, ANN.id)
    house.clock.move(1)
    await dispatcher.deliver_all()
    assert pigeon.kinds()[2:] == [MessageKind.LOBBY, MessageKind.CLOSED]
