"""Seats of a running match that are offered to everybody."""

import pytest

from bot.domain.notification import MessageKind
from bot.domain.table import Location, TableStatus
from bot.domain.time_control import TimeControl
from bot.features.challenges.model import ChallengeKind
from bot.refusals import LastPlayer, NotAbsent, NotHost, OtherSeat, Private, SeatTaken
from bot.refusals.challenges import Secret
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House


async def test_a_person_offers_the_own_seat_and_anybody_claims_it(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    await house.dispatcher.deliver_all()
    table = await house.service.seats.offer(table.id, BOB.id, seat)
    table_seat = table.seats[seat]
    assert (table_seat.level, table_seat.left_by, table_seat.offered, table.people) == ("easy", BOB.id, True, (ANN.id,))
    house.service.repository.invalidate(table.id)
    assert (await house.service.queries.table(table.id)).seats[seat] == table_seat
    table_view = await house.service.seats.take_over(table.id, CAT, seat)
    assert (table_view.seat, table_view.table.offered_seats, table_view.table.people.count(CAT.id)) == (seat, (), 1)
    with pytest.raises(SeatTaken):
        await house.service.seats.take_over(table.id, DAN, seat)


async def test_one_message_tells_of_the_offer_and_of_its_end(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    seats = {who: table.seat_of(who.id) or 0 for who in (BOB, CAT)}
    told = []
    for offer in (BOB, CAT):
        await house.service.seats.offer(table.id, offer.id, seats[offer])
        await house.dispatcher.deliver_all()
        told += [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.OFFERED]
    assert [(one.outbox_message.fresh, len(one.table_view.table.offered_seats), one.mentioned) for one in told] == [
        (True, 1, ()),
        (True, 2, ()),
    ]
    stands = (await house.service.queries.table(table.id)).offer_message
    assert stands is not None
    await house.service.seats.take_over(table.id, DAN, seats[BOB])
    await house.service.seats.withdraw(table.id, ANN.id, seats[CAT])
    await house.dispatcher.deliver_all()
    (last,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.OFFERED]
    assert (last.outbox_message.fresh, last.table_view.table.offered_seats, last.table_view.table.offer_message) == (
        False,
        (),
        stands,
    )


async def test_an_offer_ends_with_the_match(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.service.seats.offer(table.id, BOB.id, table.seat_of(BOB.id) or 0)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.seats.end_table(table.id, ANN.id)
    await house.dispatcher.deliver_all()
    assert MessageKind.OFFERED in house.pigeon.kinds()
    assert (await house.service.queries.table(table.id)).offered_seats == ()


async def test_an_offer_goes_along_when_the_table_moves(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.service.seats.offer(table.id, BOB.id, table.seat_of(BOB.id) or 0)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.table_moves.move_place(table.id, ANN.id, Location(501, HERE.guild))
    await house.dispatcher.deliver_all()
    (told,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.OFFERED]
    assert (told.outbox_message.fresh, told.table_view.table.offer_message) == (True, None)


async def test_the_host_offers_what_was_left_and_seats_of_the_absent(house: House) -> None:
    table = await house.running(ANN, BOB, CAT, time_control=TimeControl.FAST)
    bob, cat = (table.seat_of(who.id) or 0 for who in (BOB, CAT))
    await house.service.seats.hand_over(table.id, BOB.id)
    with pytest.raises(NotHost):
        await house.service.seats.offer(table.id, CAT.id, bob)
    await house.service.seats.offer(table.id, ANN.id, bob)
    with pytest.raises(NotAbsent):
        await house.service.seats.offer(table.id, ANN.id, cat)
    house.clock.move(24)
    table = await house.service.seats.offer(table.id, ANN.id, cat)
    assert [table_seat.seat for table_seat in table.offered_seats] == sorted((bob, cat))


async def test_a_moderator_offers_at_any_time(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    with pytest.raises(NotHost):
        await house.service.seats.offer(table.id, DAN.id, seat)
    table = await house.service.seats.offer(table.id, DAN.id, seat, moderator=True)
    assert table.seats[seat].offered


async def test_who_left_offers_and_withdraws_and_comes_back(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    with pytest.raises(SeatTaken):
        await house.service.seats.withdraw(table.id, BOB.id, seat)
    await house.service.seats.hand_over(table.id, BOB.id)
    await house.service.seats.offer(table.id, BOB.id, seat)
    with pytest.raises(NotHost):
        await house.service.seats.withdraw(table.id, CAT.id, seat)
    assert (await house.service.seats.withdraw(table.id, BOB.id, seat)).offered_seats == ()
    await house.service.seats.offer(table.id, BOB.id, seat)
    table_view = await house.service.seats.take_over(table.id, BOB, seat)
    assert (table_view.table.offered_seats, table_view.seat) == ((), seat)


async def test_only_the_host_opens_the_door_of_a_private_table(house: House) -> None:
    table = await house.lobby(ANN, seats=2, private=True, reserved=(BOB,))
    await house.service.lobby.join(table.id, BOB)
    table = (await house.service.lobby.start(table.id, ANN.id)).table_view.table
    seat = table.seat_of(BOB.id) or 0
    for who, moderator in ((BOB, False), (DAN, True)):
        with pytest.raises(NotHost):
            await house.service.seats.offer(table.id, who.id, seat, moderator=moderator)
    await house.service.seats.hand_over(table.id, BOB.id)
    with pytest.raises(Private):
        await house.service.seats.take_over(table.id, CAT, seat)
    await house.service.seats.offer(table.id, ANN.id, seat)
    assert (await house.service.seats.take_over(table.id, CAT, seat)).seat == seat


async def test_nobody_leaves_a_table_to_computers_alone(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    with pytest.raises(LastPlayer):
        await house.service.seats.offer(table.id, ANN.id, table.seat_of(ANN.id) or 0)
    computer = 1 - (table.seat_of(ANN.id) or 0)
    with pytest.raises(SeatTaken):  # it was never anybody's
        await house.service.seats.offer(table.id, ANN.id, computer)
    assert (await house.service.queries.table(table.id)).status is TableStatus.RUNNING


async def test_an_attempt_has_no_seats_to_offer(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table = (await house.service.attempts.begin(daily.code, ANN, HERE)).table
    with pytest.raises(Secret):
        await house.service.seats.offer(table.id, ANN.id, table.seat_of(ANN.id) or 0)


async def test_who_has_left_a_seat_plays_no_other_at_that_table(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    ann, bob = table.seat_of(ANN.id) or 0, table.seat_of(BOB.id) or 0
    await house.service.seats.hand_over(table.id, ANN.id)
    await house.service.seats.offer(table.id, BOB.id, bob)
    with pytest.raises(OtherSeat) as refused:
        await house.service.seats.take_over(table.id, ANN, bob)
    assert refused.value.values == {"seat": ann + 1}
    assert (await house.service.seats.take_over(table.id, DAN, ann)).seat == ann
    with pytest.raises(OtherSeat) as refused:
        await house.service.seats.take_over(table.id, ANN, bob)
    assert refused.value.values == {"seat": ""}
    await house.service.seats.hand_over(table.id, DAN.id)
    assert (await house.service.seats.take_over(table.id, ANN, ann)).seat == ann
    assert (await house.service.seats.take_over(table.id, BOB, bob)).seat == bob


async def test_who_was_replaced_or_ran_out_of_time_plays_no_other_seat_either(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    bob, cat = table.seat_of(BOB.id) or 0, table.seat_of(CAT.id) or 0
    await house.service.seats.replace(table.id, DAN.id, bob, moderator=True)
    await house.service.seats.offer(table.id, CAT.id, cat)
    await house.service.seats.take_over(table.id, DAN, bob)
    with pytest.raises(OtherSeat):
        await house.service.seats.take_over(table.id, BOB, cat)


async def test_the_host_may_offer_only_the_seat_of_who_is_away_too_long(house: House) -> None:
    table = await house.running(ANN, BOB)
    seats = house.service.seats
    house.clock.move(47)
    assert await seats.offerable(table, ANN.id, moderator=False) == ()
    house.clock.move(1)
    assert [one.person for one in await seats.offerable(table, ANN.id, moderator=False)] == [BOB.id]
    assert await seats.offerable(table, BOB.id, moderator=False) == ()
    lobby = await house.lobby(ANN, BOB)
    assert await seats.offerable(lobby, ANN.id, moderator=False) == ()
