"""Coming and going while a match runs, and giving it up."""

import pytest

from bot.domain.notification import MessageKind
from bot.domain.table import TableStatus
from bot.domain.time_control import TimeControl
from bot.refusals import (
    AlreadySeated,
    Closed,
    NotAbsent,
    NotHost,
    NotStarted,
    NotYours,
    Private,
    SeatTaken,
    StillRunning,
)
from tests.support.house import ANN, BOB, CAT, DAN, SEED, House, Shine


async def test_who_leaves_hands_the_seat_to_a_computer(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(ANN.id) or 0
    table = await house.service.seats.leave(table.id, ANN.id)
    table_seat = table.seats[seat]
    assert (table_seat.person, table_seat.level, table_seat.left_by, table.host) == (None, "easy", ANN.id, BOB.id)
    assert [entry.level for entry in await house.service.queries.history(table.id)].count("easy") >= 1
    with pytest.raises(NotYours):
        await house.service.seats.hand_over(table.id, ANN.id)
    house.service.repository.invalidate(table.id)
    assert (await house.service.queries.table(table.id)).seats[seat] == table_seat


async def test_the_last_person_to_leave_ends_the_match(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    table = await house.service.seats.hand_over(table.id, ANN.id)
    assert (table.status, table.seed) == (TableStatus.ENDED, SEED)
    assert (await house.table_view(table.id)).pending == ()
    with pytest.raises(Closed):
        await house.service.seats.hand_over(table.id, ANN.id)


async def test_another_person_takes_a_seat_that_was_left(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(ANN.id) or 0
    with pytest.raises(SeatTaken):
        await house.service.seats.take_over(table.id, CAT, seat)
    await house.service.seats.hand_over(table.id, ANN.id)
    with pytest.raises(AlreadySeated):
        await house.service.seats.take_over(table.id, BOB, seat)
    with pytest.raises(SeatTaken):
        await house.service.seats.take_over(table.id, CAT, 9)
    table_view = await house.service.seats.take_over(table.id, CAT, seat)
    assert (table_view.seat, table_view.table.seats[seat].name, table_view.table.seats[seat].level) == (
        seat,
        "Cat",
        None,
    )
    await house.play_on(table.id, BOB, CAT)
    assert [one.person for one in await house.service.queries.results(CAT.id)] == [CAT.id]
    assert await house.service.queries.results(ANN.id) == ()


async def test_a_private_seat_is_for_who_left_it_or_was_invited(house: House) -> None:
    table = await house.lobby(ANN, seats=3, private=True, reserved=(BOB, CAT))
    await house.service.lobby.join(table.id, BOB)
    await house.service.lobby.start(table.id, ANN.id, without_invited=True)
    seat = (await house.service.queries.table(table.id)).seat_of(BOB.id) or 0
    await house.service.seats.hand_over(table.id, BOB.id)
    with pytest.raises(Private):
        await house.service.seats.take_over(table.id, DAN, seat)
    await house.service.seats.take_over(table.id, BOB, seat)
    await house.service.seats.hand_over(table.id, BOB.id)
    await house.service.seats.take_over(table.id, CAT, seat)


async def test_an_absent_person_is_replaced_when_the_limit_is_over(house: House) -> None:
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    seat = table.seat_of(BOB.id) or 0
    with pytest.raises(NotHost):
        await house.service.seats.replace(table.id, BOB.id, table.seat_of(ANN.id) or 0)
    house.clock.move(20.5)
    with pytest.raises(NotAbsent) as refused:
        await house.service.seats.replace(table.id, ANN.id, seat)
    assert refused.value.values == {"who": "Bob", "hours": 4}
    house.clock.move(3.5)
    table = await house.service.seats.replace(table.id, ANN.id, seat)
    assert (table.seats[seat].left_by, table.people) == (BOB.id, (ANN.id,))
    with pytest.raises(SeatTaken):
        await house.service.seats.replace(table.id, ANN.id, seat)


async def test_who_is_not_waited_for_is_not_absent(house: House) -> None:
    table = await house.running(ANN, BOB, time_control=TimeControl.NONE)
    await house.answer(table.id, BOB, Shine())
    house.clock.move(500)
    with pytest.raises(NotAbsent):
        await house.service.seats.replace(table.id, ANN.id, table.seat_of(BOB.id) or 0)
    table = await house.service.seats.replace(table.id, DAN.id, table.seat_of(BOB.id) or 0, moderator=True)
    assert table.people == (ANN.id,)


async def test_a_match_ends_when_all_agree(house: House) -> None:
    table = await house.running(ANN, BOB)
    ending = await house.service.seats.end_table(table.id, ANN.id)
    assert (ending.ended, ending.missing) == (False, (BOB.id,))
    ending = await house.service.seats.end_table(table.id, ANN.id, agree=False)
    assert not any(table_seat.wants_end for table_seat in ending.table.seats)
    await house.service.seats.end_table(table.id, ANN.id)
    with pytest.raises(NotYours):
        await house.service.seats.end_table(table.id, CAT.id)
    with pytest.raises(StillRunning):
        await house.service.queries.export(table.id)
    ending = await house.service.seats.end_table(table.id, BOB.id)
    assert (ending.ended, ending.table.status, ending.table.seed) == (True, TableStatus.ENDED, SEED)
    assert await house.service.queries.results(ANN.id) == ()
    assert b'"seed":"' + SEED.encode() in await house.service.queries.export(table.id)
    await house.dispatcher.deliver_all()
    assert house.pigeon.kinds()[-1] is MessageKind.CLOSED
    with pytest.raises(Closed):
        await house.service.seats.end_table(table.id, BOB.id)


async def test_who_has_let_the_time_of_two_turns_run_out_need_not_agree(house: House) -> None:
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    await house.answer(table.id, ANN, Shine())
    house.clock.move(25)
    assert (await house.service.seats.end_table(table.id, ANN.id)).missing == (BOB.id,)
    house.clock.move(23)
    assert (await house.service.seats.end_table(table.id, ANN.id)).ended


async def test_who_leaves_last_among_those_who_want_to_end_ends_it(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.service.seats.end_table(table.id, ANN.id)
    assert (await house.service.seats.hand_over(table.id, BOB.id)).status is TableStatus.ENDED


async def test_who_plays_alone_and_moderators_end_at_once(house: House) -> None:
    alone = await house.running(ANN)
    assert (await house.service.seats.end_table(alone.id, ANN.id)).ended
    table = await house.running(ANN, BOB)
    assert (await house.service.seats.end_table(table.id, DAN.id, moderator=True)).ended


async def test_before_the_start_there_is_nothing_to_hand_over(house: House) -> None:
    table = await house.lobby(ANN, seats=2)
    with pytest.raises(NotStarted):
        await house.service.seats.hand_over(table.id, ANN.id)
    with pytest.raises(NotStarted):
        await house.service.queries.export(table.id)


async def test_the_pace_changes_while_the_match_runs(house: House) -> None:
    table = await house.running(ANN, BOB)
    until = [wait.until for wait in (await house.table_view(table.id)).pending]
    with pytest.raises(NotHost):
        await house.service.seats.set_time_control(table.id, BOB.id, TimeControl.FAST)
    await house.service.seats.set_time_control(table.id, ANN.id, TimeControl.FAST)
    faster = [wait.until for wait in (await house.table_view(table.id)).pending]
    assert all(a and b and a > b for a, b in zip(until, faster, strict=True))
    await house.service.seats.set_time_control(table.id, ANN.id, TimeControl.NONE)
    assert {wait.until for wait in (await house.table_view(table.id)).pending} == {None}
