"""Messages for places that cannot be reached: gone, forbidden, closed for a moment, left."""

from datetime import timedelta
from itertools import pairwise

import pytest

from bot.database.unsent_messages import retry_unsent
from bot.domain.notification import MessageKind
from bot.domain.table import Location
from bot.domain.timestamps import from_millis, to_millis
from bot.i18n.translator import translator_for
from bot.notifications.notification_text import notification_text
from bot.notifications.outgoing import Unreachable
from bot.refusals import Elsewhere
from tests.support.house import ANN, BOB, House, Shine


async def test_a_deleted_channel_keeps_its_messages_until_the_table_moves(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    house.pigeon.trouble = [Unreachable("gone")]
    await house.dispatcher.deliver_all()
    assert not (await house.service.queries.table(table.id)).reachable
    elsewhere = Location(channel=501, guild=900)
    moved = await house.service.table_moves.move_place(table.id, BOB.id, elsewhere)
    assert (moved.place, moved.board_message, moved.reachable) == (elsewhere, None, True)
    await house.dispatcher.deliver_all()
    board = house.pigeon.take()[-1]
    assert (board.outbox_message.fresh, board.table_view.table.place) == (True, elsewhere)
    assert (await house.service.queries.table(table.id)).board_message == 7002
    assert await house.service.queries.tables_at(500) == ()
    assert [one.id for one in await house.service.queries.tables_at(501)] == [table.id]
    assert (await house.service.table_moves.move_place(table.id, ANN.id, elsewhere)).revision == moved.revision


async def test_the_host_is_told_once_and_privately_that_the_channel_is_gone(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.answer(table.id, ANN, Shine())
    for _ in range(3):
        house.pigeon.trouble = [Unreachable("gone"), None]
        await house.dispatcher.deliver_all()
        house.clock.move(7)
    (told,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.LOST]
    assert (told.direct, [one.id for one in told.mentioned]) == (True, [ANN.id])
    assert "/table here" in notification_text(told, "", translator_for("en"))
    assert not (await house.service.queries.table(table.id)).reachable, "a direct message says nothing of the channel"


@pytest.mark.parametrize("place", [Location(channel=501, guild=901), Location(channel=501)])
async def test_only_the_host_takes_a_table_out_of_its_server_and_only_if_it_cannot_be_reached(
    house: House, place: Location
) -> None:
    table = await house.running(ANN, BOB)
    for person in (ANN, BOB):
        with pytest.raises(Elsewhere):
            await house.service.table_moves.move_place(table.id, person.id, place)
    house.pigeon.trouble = [Unreachable("gone"), Unreachable("gone")]
    await house.dispatcher.deliver_all()
    with pytest.raises(Elsewhere):
        await house.service.table_moves.move_place(table.id, BOB.id, place)
    moved = await house.service.table_moves.move_place(table.id, ANN.id, place)
    assert (moved.place, moved.reachable) == (Location(channel=501), True)
    for there in (place, Location(channel=501, guild=901), Location(channel=501)):
        assert await house.service.table_moves.move_place(table.id, ANN.id, there) == moved
    with pytest.raises(Elsewhere):
        await house.service.table_moves.move_place(table.id, ANN.id, Location(channel=502, guild=901))


async def test_a_table_in_direct_messages_stays_there(house: House) -> None:
    table = await house.service.lobby.open(ANN, "toy", Location(channel=500), seats=2)
    for place in (Location(channel=501, guild=900), Location(channel=501)):
        with pytest.raises(Elsewhere) as refused:
            await house.service.table_moves.move_place(table.id, ANN.id, place)
        assert refused.value.values == {"place": "other"}


async def test_a_forbidden_channel_is_tried_every_five_minutes_then_a_few_times_a_day_and_given_up_after_a_week(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.lobby(ANN, seats=2)
    tries = []
    while (due := await house.repositories.outbox.next_due()) is not None:
        house.clock.now = max(house.clock.now, from_millis(due))
        tries.append(house.clock.now)
        house.pigeon.trouble = [Unreachable("forbidden")]
        await house.dispatcher.deliver_all()
    gaps = {round((after - before).total_seconds()) for before, after in pairwise(tries)}
    first_day = [at for at in tries if at < tries[0] + timedelta(days=1)]
    assert max(after - before for before, after in pairwise(first_day)) == timedelta(minutes=5)
    assert max(gaps) == 6 * 3600
    assert len(tries) - len(first_day) <= 6 * 4 + 2
    assert "given up" in caplog.text


async def test_changed_permissions_make_the_messages_of_a_server_due_at_once(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    house.clock.move(30)
    house.pigeon.trouble = [Unreachable("hidden")]
    await house.dispatcher.deliver_all()
    guild, engine = table.place.guild, house.repositories.engine
    assert guild is not None
    for other, count in ((guild + 1, 0), (guild, 1), (guild, 0)):
        assert await retry_unsent(engine, other, to_millis(house.clock())) == count
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.LOBBY]


async def test_a_place_that_is_closed_for_a_moment_gets_its_message_soon_afterwards(house: House) -> None:
    await house.lobby(ANN, seats=2)
    house.pigeon.trouble = [Unreachable("forbidden"), Unreachable("forbidden")]
    for seconds in (0, 2, 4):
        house.clock.move(seconds / 3600)
        await house.dispatcher.deliver_all()
    assert house.pigeon.kinds() == [MessageKind.LOBBY]


async def test_a_message_that_arrives_late_does_not_belong_to_the_new_place(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    (outbox_message,) = (await house.repositories.outbox.due(10**15, 5)).messages
    table_message = await house.service.message_handlers[outbox_message.kind].load(outbox_message)
    assert table_message
    await house.service.table_moves.move_place(table.id, ANN.id, Location(channel=501, guild=900))
    await house.service.message_handlers[outbox_message.kind].remember(table_message, 1234, complete=True)
    assert (await house.service.queries.table(table.id)).lobby_message is None
    assert await house.dispatcher.deliver_all() == 2
    (told,) = house.pigeon.past
    assert [(one.message, one.home) for one in told.stale] == [(1234, 500)]
