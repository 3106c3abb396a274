"""The clocks of tables: how long each pace waits, and what follows when somebody's time is over."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.app.scheduler import Scheduler
from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser, PersonSettings
from bot.domain.table import Location, Table, TableStatus
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.notifications.outgoing import Unreachable
from tests.support.house import ANN, BOB, CAT, DAN, House, Roll, Shine

NIGHT = PersonSettings(quiet_from=22, quiet_to=7, zone="Europe/Berlin", reminders=False, nudges=False)
SPRING, AUTUMN = (datetime(2026, *day, 6, tzinfo=UTC) for day in ((3, 28), (10, 24)))
"""The days before the clocks change in Berlin."""


async def until(house: House, table: Table, who: InvokingUser) -> datetime | None:
    waiting = {one.person: one.until for one in (await house.table_view(table.id)).pending}
    return waiting[who.id]


async def left(house: House, table: Table, who: InvokingUser) -> timedelta:
    ends = await until(house, table, who)
    assert ends is not None
    return ends - house.clock()


@pytest.mark.parametrize(
    ("time_control", "hours"),
    [
        (TimeControl.LIVE, 1 / 12),
        (TimeControl.FAST, 24),
        (TimeControl.NORMAL, 48),
        (TimeControl.SLOW, 96),
        (TimeControl.CORRESPONDENCE, 132),
    ],
)
async def test_each_pace_has_its_time(house: House, time_control: TimeControl, hours: float) -> None:
    table = await house.running(ANN, BOB, time_control=time_control)
    assert await left(house, table, BOB) == timedelta(hours=hours)
    await house.answer(table.id, ANN, Shine())
    house.clock.move(hours - 0.01)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[table.seat_of(BOB.id) or 0].missed == 0
    house.clock.move(0.02)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[table.seat_of(BOB.id) or 0].missed == 1


async def test_a_bank_lasts_for_the_match_and_each_move_has_some_hours_besides(house: House) -> None:
    table = await house.running(ANN, BOB, time_control=TimeControl.CORRESPONDENCE)
    house.clock.move(11)
    await house.answer(table.id, BOB, Roll())  # within the free hours of a move
    assert await left(house, table, BOB) == timedelta(days=5, hours=12)
    house.clock.move(36)
    await house.answer(table.id, BOB, Roll())
    assert await left(house, table, BOB) == timedelta(days=4, hours=12)
    house.service.repository.forget_all()
    assert await left(house, table, BOB) == timedelta(days=4, hours=12)
    house.clock.move(24 * 4.5)
    await house.watch.tick()
    await house.service.play.come_back(table.id, BOB.id)
    seat = table.seat_of(BOB.id) or 0
    assert (await house.service.queries.table(table.id)).seats[seat].bank == 0


async def timed_out(
    house: House, then: TimeoutPolicy, *people: InvokingUser
) -> tuple[Table, list[tuple[MessageKind, list[str]]]]:
    """Let Bob's time run out at a table, and return it with what is said of it."""
    table = await house.running(*people, time_control=TimeControl.FAST)
    await house.service.seats.set_time_control(table.id, people[0].id, then=then)
    await house.answer(table.id, ANN, Shine())
    for who in people[2:]:
        await house.service.seats.hand_over(table.id, who.id)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    house.clock.move(24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    said = [(one.outbox_message.kind, [person.name for person in one.mentioned]) for one in house.pigeon.take()]
    return await house.service.queries.table(table.id), said


async def test_a_table_that_only_reminds_waits_on(house: House) -> None:
    table, said = await timed_out(house, TimeoutPolicy.REMIND, ANN, BOB)
    assert (MessageKind.REMIND, ["Bob"]) in said
    house.clock.move(100)
    await house.watch.tick()
    assert await house.dispatcher.deliver_all() == 0
    after = await house.service.queries.table(table.id)
    assert (after.moves, after.seats[table.seat_of(BOB.id) or 0].missed) == (table.moves, 0)


async def test_a_computer_keeps_the_seat_until_its_owner_is_back(house: House) -> None:
    table, said = await timed_out(house, TimeoutPolicy.SEAT, ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    assert (MessageKind.HELPED, ["Bob"]) in said
    moves = table.moves
    await house.answer(table.id, ANN, Roll())
    table = await house.service.queries.table(table.id)
    assert table.status is TableStatus.OVER or (table.seats[seat].autopilot and table.moves > moves)
    if table.status is TableStatus.RUNNING:
        table_view = await house.service.play.come_back(table.id, BOB.id)
        assert not table_view.table.seats[seat].autopilot


async def test_the_seat_is_offered_and_anybody_may_take_it(house: House) -> None:
    table, said = await timed_out(house, TimeoutPolicy.OFFER, ANN, BOB)
    seat = table.seat_of(BOB.id)
    assert seat is None
    (free,) = table.offered_seats
    assert free.left_by == BOB.id
    assert {(MessageKind.HELPED, ("Bob",)), (MessageKind.OFFERED, ())} <= {(kind, tuple(who)) for kind, who in said}
    table_view = await house.service.seats.take_over(table.id, DAN, free.seat)
    assert DAN.id in table_view.table.people


async def test_the_match_is_called_off(house: House) -> None:
    table, said = await timed_out(house, TimeoutPolicy.END, ANN, BOB)
    assert table.status is TableStatus.ENDED
    assert {(MessageKind.HELPED, ("Bob",)), (MessageKind.CLOSED, ())} <= {(kind, tuple(who)) for kind, who in said}


async def test_whoever_comes_back_in_time_changes_nothing(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.service.seats.set_time_control(table.id, ANN.id, then=TimeoutPolicy.END)
    seat = table.seat_of(BOB.id) or 0
    assert not await house.service.seats.time_out(table.id, seat, since=0)
    assert (await house.service.queries.table(table.id)).status is TableStatus.RUNNING


# -- time that stands still ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("morning", "hours"), [(SPRING, 24 + 8), (AUTUMN, 24 + 10)])
async def test_a_night_stops_the_clock_for_as_long_as_it_lasts(house: House, morning: datetime, hours: int) -> None:
    """A night over the spring change has eight hours, one over the autumn change ten."""
    house.clock.now = morning
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    assert await left(house, table, BOB) == timedelta(hours=hours)
    assert await left(house, table, ANN) == timedelta(hours=24)
    await house.answer(table.id, ANN, Shine())
    house.clock.move(hours - 0.1)
    await house.watch.tick()
    seat = table.seat_of(BOB.id) or 0
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 0
    house.clock.move(0.1)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 1


async def test_new_quiet_hours_are_seen_at_once_and_live_tables_know_none(house: House) -> None:
    table, live = (
        await house.running(ANN, BOB, time_control=TimeControl.FAST),
        await house.running(ANN, BOB, time_control=TimeControl.LIVE),
    )
    before = await until(house, table, BOB)
    await house.service.settings.set_settings(BOB, NIGHT)
    assert before
    assert await until(house, table, BOB) == before + timedelta(hours=9)
    (mine,) = [one for one in await house.service.queries.my_tables(BOB.id) if one.table.id == table.id]
    assert mine.pending
    assert mine.pending.until == before + timedelta(hours=9)
    assert await left(house, live, BOB) == timedelta(minutes=5)


async def test_time_stands_still_while_no_process_lets_it_pass(house: House) -> None:
    watch = Scheduler(house.service)
    table = await house.running(ANN, BOB, CAT, time_control=TimeControl.FAST)
    await watch.tick()
    ends = await until(house, table, BOB)
    assert ends
    house.clock.move(1 / 60)
    await watch.tick()
    assert await until(house, table, BOB) == ends
    house.clock.move(30)  # down
    await watch.tick()
    assert await until(house, table, BOB) == ends + timedelta(hours=30)
    assert [table_seat.missed for table_seat in (await house.service.queries.table(table.id)).seats] == [0, 0, 0]
    house.clock.move(-2)  # the machine's clock is set right: the bot was down for 28 hours
    await watch.tick()
    assert await until(house, table, BOB) == ends + timedelta(hours=28)
    late = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    house.clock.move(5)
    await watch.tick()
    assert await left(house, late, BOB) == timedelta(hours=24)  # who was asked meanwhile gets no more than that back


async def test_time_stands_still_while_a_table_cannot_be_reached(house: House) -> None:
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    seat = table.seat_of(BOB.id) or 0
    await house.dispatcher.deliver_all()
    ends = await until(house, table, BOB)
    assert ends
    house.clock.move(2)
    await house.answer(table.id, ANN, Shine())
    house.pigeon.trouble = [Unreachable("gone")]
    await house.dispatcher.deliver_all()
    assert await until(house, table, BOB) is None
    house.clock.move(30)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 0
    await house.dispatcher.deliver_all()
    assert await until(house, table, BOB) == ends + timedelta(hours=30)
    house.pigeon.trouble = [Unreachable("gone")]
    await house.service.display.show_again(table.id)
    await house.dispatcher.deliver_all()
    house.clock.move(10)
    await house.service.table_moves.move_place(table.id, ANN.id, Location(channel=501, guild=900))
    assert await until(house, table, BOB) == ends + timedelta(hours=40)
    house.clock.move(22)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 1


async def test_new_quiet_hours_leave_the_past_of_a_turn_as_it_was(house: House) -> None:
    """Whoever settles hours and gives them up again neither loses time by that nor wins any."""
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    house.clock.move(19)  # nine of them a night: eight in the morning
    assert await left(house, table, BOB) == timedelta(hours=14)
    for _ in range(2):
        await house.service.settings.set_settings(BOB, PersonSettings())
        assert await left(house, table, BOB) == timedelta(hours=14)
        await house.service.settings.set_settings(BOB, PersonSettings(quiet_from=0, quiet_to=7))
        assert await left(house, table, BOB) == timedelta(hours=14)
    await house.service.settings.set_settings(BOB, NIGHT)
    house.clock.move(13.9)
    await house.watch.tick()
    seat = table.seat_of(BOB.id) or 0
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 0
    house.clock.move(0.1)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 1


async def test_the_bank_is_charged_by_the_hours_that_held(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB, time_control=TimeControl.CORRESPONDENCE)
    house.clock.move(24)  # nine of them a night
    await house.service.settings.set_settings(BOB, PersonSettings())
    await house.answer(table.id, BOB, Roll())
    assert await left(house, table, BOB) == timedelta(days=5, hours=9)


async def test_until_when_others_are_waited_for_counts_their_pauses(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    (mine,) = await house.service.queries.my_tables(ANN.id)
    ends = {one.person: one.until for one in mine.waited}
    assert ends == {who.id: await until(house, table, who) for who in (ANN, BOB)}
    assert ends[BOB.id] == house.clock.now + timedelta(hours=24 + 9)
