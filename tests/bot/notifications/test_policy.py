"""Who is called, when and where: never in quiet hours, never twice for one thing."""

import pytest

from bot.domain.notification import MessageKind, SentNotification
from bot.domain.person import PersonSettings
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import to_millis
from bot.notifications.outgoing import Message, TableMessage
from tests.support.house import ANN, BOB, CAT, HERE, House, Roll, Shine
from tests.support.notifications import called

NIGHT = PersonSettings(quiet_from=10, quiet_to=16)
"""Quiet hours that have begun when the clock is at noon, and last for four more hours."""


async def test_a_board_calls_nobody_in_their_quiet_hours(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    await house.running(ANN, BOB, CAT)
    assert await called(house) == [(MessageKind.BOARD, "Cat")]


async def test_the_call_comes_once_when_the_quiet_hours_end(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    await house.running(ANN, BOB)
    assert await called(house) == []
    assert await called(house, 3.9) == []
    assert await called(house, 0.1) == [(MessageKind.TURN, "Bob")]
    assert await called(house, 1) == []


async def test_who_has_answered_before_the_quiet_hours_end_is_not_called(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB)
    await called(house, 1)
    await house.answer(table.id, BOB, Roll())
    assert await called(house, 4) == []


async def test_a_board_that_comes_after_the_quiet_hours_calls_in_the_place_of_the_call(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB)
    await called(house)
    house.clock.move(4)
    await house.answer(table.id, ANN, Shine())
    names = [name for _, name in await called(house)]
    assert names == ["Bob"]


async def test_who_is_called_late_is_reminded_late_each_time(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    assert await called(house, 3.9) == []
    assert await called(house, 0.1) == [(MessageKind.TURN, "Bob")]
    assert await called(house, 5.9) == []
    assert await called(house, 0.1) == [(MessageKind.LAST_PLAYER, "Bob")]
    await house.service.settings.set_settings(BOB, PersonSettings(remind_after=9))
    assert await called(house, 8.9) == []
    assert await called(house, 0.1) == [(MessageKind.REMIND, "Bob")]


async def test_a_reminder_that_comes_with_a_late_board_is_one_call(house: House) -> None:
    await house.running(ANN, BOB)
    house.clock.move(24)
    await house.watch.tick()  # the dispatcher could carry nothing until now
    assert await called(house) == [(MessageKind.BOARD, "Bob"), (MessageKind.REMIND, "Ann")]


@pytest.mark.parametrize("hours", [0, 2])
async def test_an_invitation_waits_for_the_end_of_the_quiet_hours(house: House, hours: float) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    house.clock.move(hours)
    await house.lobby(ANN, seats=2, reserved=(BOB,))
    assert await called(house) == []
    assert await called(house, 4 - hours) == [(MessageKind.INVITED, "Bob")]


async def test_the_end_of_a_match_calls_nobody_in_their_quiet_hours(house: House) -> None:
    table = await house.running(ANN, BOB)
    await called(house)
    await house.service.settings.set_settings(BOB, NIGHT)
    await house.play_on(table.id, ANN, BOB)
    assert await called(house) == [(MessageKind.BOARD, "Ann")]


async def test_a_request_calls_nobody_in_their_quiet_hours(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    for person in (ANN, BOB, CAT):
        await house.answer(table.id, person, Shine())
    await called(house)
    await house.service.settings.set_settings(BOB, NIGHT)
    await house.service.undo.ask(table.id, ANN.id, 1)
    assert await called(house) == [(MessageKind.REQUEST, "Cat")]
    assert await called(house, 3.9) == []
    assert await called(house, 0.1) == [(MessageKind.CONSENT, "Bob")]
    assert await called(house, 1) == []


async def test_a_request_that_is_decided_wakes_nobody(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    for person in (ANN, BOB, CAT):
        await house.answer(table.id, person, Shine())
    await called(house)
    await house.service.settings.set_settings(BOB, NIGHT)
    asked = await house.service.undo.ask(table.id, ANN.id, 1)
    await called(house)
    request = asked.table.request
    assert request is not None
    await house.service.undo.decide(table.id, CAT.id, request.number, agree=False)
    assert (MessageKind.CONSENT, "Bob") not in await called(house, 4)


async def test_a_seat_that_is_offered_calls_nobody(house: House) -> None:
    table = await house.running(ANN, BOB)
    await called(house)
    await house.service.seats.offer(table.id, BOB.id, table.seat_of(BOB.id) or 0)
    await house.dispatcher.deliver_all()
    assert [
        (one.outbox_message.kind, one.mentioned)
        for one in house.pigeon.take()
        if one.outbox_message.kind is MessageKind.OFFERED
    ] == [(MessageKind.OFFERED, ())]


# -- one call that stands for each person at a table -------------------------------------------------------------------


async def carried(house: House, hours: float = 0.0) -> list[tuple[MessageKind, int | None, SentNotification | None]]:
    """Let time pass, and return the calls that were carried, with those in whose place they are."""
    house.clock.move(hours)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    told = [one for one in house.pigeon.take() if one.outbox_message.kind not in (MessageKind.BOARD, MessageKind.LOBBY)]
    return [(one.outbox_message.kind, one.outbox_message.person, one.sent_notification) for one in told]


async def test_a_call_is_taken_away_when_it_has_been_answered(house: House) -> None:
    table = await house.running(ANN, BOB)
    await carried(house)
    assert [kind for kind, *_ in await carried(house, 24)] == [MessageKind.REMIND, MessageKind.REMIND]
    call = await house.repositories.sent_notifications.find(table.id, BOB.id)
    assert call is not None
    assert (call.kind, call.home) == (MessageKind.REMIND, HERE.home)
    await house.answer(table.id, BOB, Roll())
    assert await carried(house) == [(MessageKind.DONE, BOB.id, call)]
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is None
    assert await house.repositories.sent_notifications.find(table.id, ANN.id) is not None


async def test_a_newer_call_takes_the_place_of_an_earlier_one(house: House) -> None:
    table = await house.running(ANN, BOB)
    await carried(house)
    await house.answer(table.id, ANN, Shine())
    assert [(kind, call) for kind, _, call in await carried(house, 6)] == [(MessageKind.LAST_PLAYER, None)]
    last_player = await house.repositories.sent_notifications.find(table.id, BOB.id)
    assert await carried(house, 24) == [(MessageKind.REMIND, BOB.id, last_player)]


async def test_a_call_goes_when_its_person_does_and_when_the_match_ends(house: House) -> None:
    for end in (house.service.seats.hand_over, house.service.seats.end_table):
        table = await house.running(ANN, BOB)
        await carried(house)
        await carried(house, 24)
        await house.service.seats.end_table(table.id, ANN.id)
        await end(table.id, BOB.id)
        assert (MessageKind.DONE, BOB.id) in [(kind, person) for kind, person, _ in await carried(house)]
        assert await house.repositories.sent_notifications.find(table.id, BOB.id) is None


async def test_the_call_to_one_who_was_helped_stands_until_they_are_back(house: House) -> None:
    table = await house.running(ANN, BOB)
    await carried(house)
    await house.watch.tick()
    seat = table.seat_of(BOB.id) or 0
    since = (await house.table_view(table.id)).pending[seat].since
    assert await house.service.seats.time_out(table.id, seat, to_millis(since))
    table_seat = (await house.service.queries.table(table.id)).seats[seat]
    told = await carried(house)
    assert [(kind, person) for kind, person, _ in told] == [(MessageKind.HELPED, BOB.id)]
    assert table_seat.missed == 1
    await house.service.play.come_back(table.id, BOB.id)
    assert [(kind, person) for kind, person, _ in await carried(house)] == [(MessageKind.DONE, BOB.id)]


@pytest.mark.parametrize(
    ("hours", "kind"), [(4, MessageKind.TURN), (10, MessageKind.LAST_PLAYER), (34, MessageKind.REMIND)]
)
async def test_a_call_that_is_answered_in_the_same_second_is_taken_away(
    house: House, hours: int, kind: MessageKind
) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB, time_control=TimeControl.SLOW)
    await house.answer(table.id, ANN, Shine())
    for _ in range(hours):
        calls = await carried(house, 1)
    assert [(one, person) for one, person, _ in calls] == [(kind, BOB.id)]
    call = await house.repositories.sent_notifications.find(table.id, BOB.id)
    await house.answer(table.id, BOB, Roll())  # Bob is asked again, at the very moment of the call
    assert await carried(house) == [(MessageKind.DONE, BOB.id, call)]


async def test_a_call_that_has_been_answered_on_its_way_is_taken_away_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.running(ANN, BOB)
    await carried(house)
    send = house.pigeon.send

    async def answered(message: Message) -> int | None:
        if (
            isinstance(message, TableMessage)
            and message.outbox_message.person == BOB.id
            and message.outbox_message.kind is MessageKind.REMIND
        ):
            await house.answer(table.id, BOB, Roll())
        return await send(message)

    monkeypatch.setattr(house.pigeon, "send", answered)
    kinds = [kind for kind, person, _ in await carried(house, 24) if person == BOB.id]
    assert kinds == [MessageKind.REMIND, MessageKind.DONE]
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is None
