"""Sealed turns: somebody's time begins when they first look at their turn, at the latest after a day of it."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.app.scheduler import Scheduler
from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser, PersonSettings
from bot.domain.table import Table
from bot.domain.table_view import PendingSeat
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.notifications.outgoing import Unreachable
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine
from tests.support.notifications import called

DAY = timedelta(days=1)
NIGHT = PersonSettings(quiet_from=22, quiet_to=7, zone="Europe/Berlin")


async def sealed(house: House, *people: InvokingUser, **how: Any) -> Table:
    """Begin a match at a table of sealed turns, and let its board be posted."""
    table = await house.running(*(people or (ANN, BOB)), sealed=True, **{"time_control": TimeControl.FAST, **how})
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    return table


async def waited(house: House, table: Table, who: InvokingUser = BOB) -> PendingSeat:
    """Return how everybody may know somebody to be waited for."""
    return next(one for one in (await house.table_view(table.id)).pending if one.person == who.id)


async def missed(house: House, table: Table, who: InvokingUser = BOB) -> int:
    await house.watch.tick()
    return (await house.service.queries.table(table.id)).seats[table.seat_of(who.id) or 0].missed


async def test_time_begins_with_the_first_look_and_the_board_says_so(house: House) -> None:
    table, now = await sealed(house), house.clock.now
    waiting = await waited(house, table)
    assert (waiting.starts, waiting.until) == (now + DAY, now + 2 * DAY)
    house.clock.move(20)
    await house.table_view(table.id, ANN)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    table_view = await house.table_view(table.id, BOB)
    (own,) = [one for one in table_view.pending if one.person == BOB.id]
    assert (own.starts, own.until) == (None, now + timedelta(hours=44))
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert (board.outbox_message.kind, board.outbox_message.fresh, board.mentioned) == (MessageKind.REFRESH, False, ())
    assert await waited(house, table) == own
    house.clock.move(10)
    assert (await house.table_view(table.id, BOB)).pending == table_view.pending  # no second look changes it
    await house.dispatcher.deliver_all()
    assert house.pigeon.take() == []
    house.clock.move(13.9)
    assert await missed(house, table) == 0
    house.clock.move(0.1)
    assert await missed(house, table) == 1


async def test_who_never_looks_stops_nobody_for_longer_than_a_day(house: House) -> None:
    table, now = await sealed(house), house.clock.now
    house.clock.move(24)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    assert [one.outbox_message.kind for one in house.pigeon.take()] == [MessageKind.REFRESH]
    waiting = await waited(house, table)
    assert (waiting.starts, waiting.until) == (None, now + 2 * DAY)
    house.clock.move(10)
    await house.table_view(table.id, BOB)
    assert (await waited(house, table)).until == now + 2 * DAY
    house.clock.move(13.9)
    assert await missed(house, table) == 0
    house.clock.move(0.1)
    assert await missed(house, table) == 1


async def test_neither_the_public_board_nor_a_glance_nor_others_open_a_turn(house: House) -> None:
    table = await sealed(house)
    await house.table_view(table.id)
    await house.table_view(table.id, CAT)
    await house.table_view(table.id, ANN)
    await house.service.play.view(table.id, BOB.id, peek=True)
    await house.service.queries.my_tables(BOB.id)
    assert (await waited(house, table)).starts is not None


async def test_whoever_moves_has_the_next_question_before_them_and_who_is_called_up_does_not(house: House) -> None:
    table = await sealed(house, ANN, BOB)
    await house.answer(table.id, BOB, Roll())
    assert (await waited(house, table)).starts is None
    assert (await waited(house, table, ANN)).starts is not None  # to begin the match is no look
    table_view = await house.table_view(table.id, ANN)
    assert table_view.prompt
    await house.service.play.submit_move(table.id, ANN.id, table_view.prompt.token, Shine())
    await house.answer(table.id, BOB, Hide())
    for one in (await house.table_view(table.id)).pending:
        assert (one.starts is None) == (one.person == BOB.id)


async def test_who_answers_without_a_look_has_used_no_time(house: House) -> None:
    table = await sealed(house, time_control=TimeControl.CORRESPONDENCE)
    prompt = (await house.service.play.view(table.id, BOB.id, peek=True)).prompt
    assert prompt
    house.clock.move(23)
    await house.service.play.submit_move(table.id, BOB.id, prompt.token, Roll())
    assert (await waited(house, table)).until == house.clock.now + timedelta(days=5, hours=12)


async def test_a_bank_is_charged_from_the_first_look(house: House) -> None:
    table = await sealed(house, time_control=TimeControl.CORRESPONDENCE)
    house.clock.move(20)
    await house.table_view(table.id, BOB)
    house.clock.move(36)
    await house.answer(table.id, BOB, Roll())
    assert (await waited(house, table)).until == house.clock.now + timedelta(days=4, hours=12)


@pytest.mark.parametrize(
    ("time_control", "hours"), [(TimeControl.LIVE, 1 / 12), (TimeControl.NORMAL, 48), (TimeControl.SLOW, 96)]
)
async def test_every_pace_can_be_sealed(house: House, time_control: TimeControl, hours: float) -> None:
    table = await sealed(house, time_control=time_control)
    house.clock.move(5)
    await house.table_view(table.id, BOB)
    house.clock.move(hours - 0.01)
    assert await missed(house, table) == 0
    house.clock.move(0.02)
    assert await missed(house, table) == 1


async def test_where_time_has_no_end_or_nobody_waits_there_is_nothing_to_seal(house: House) -> None:
    for table in (await sealed(house, time_control=TimeControl.NONE), await sealed(house, ANN, computers=("easy",))):
        seated = await house.service.repository.load(table.id, refresh=True)
        assert not any(wait.sealed or wait.paused for wait in seated.pending_turns.values())


async def test_quiet_hours_count_neither_before_the_look_nor_after(house: House) -> None:
    await house.service.settings.set_settings(BOB, NIGHT)
    table = await sealed(house)
    noon = house.clock.now
    waiting = await waited(house, table)
    assert waiting.starts == noon + DAY + timedelta(hours=9)
    assert waiting.until == noon + 2 * DAY + timedelta(hours=27)
    house.clock.move(20)  # eight in the morning: nine hours of the night did not count
    await house.table_view(table.id, BOB)
    assert (await waited(house, table)).until == noon + timedelta(hours=20 + 24 + 9)


async def test_time_in_which_nobody_could_look_is_given_back(house: House) -> None:
    watch = Scheduler(house.service)
    table, noon = await sealed(house), house.clock.now
    await watch.tick()
    house.clock.move(30)  # down
    await watch.tick()
    assert (await waited(house, table)).starts == noon + DAY + timedelta(hours=30)
    house.clock.move(2)
    await watch.tick()
    await house.table_view(table.id, BOB)
    assert (await waited(house, table)).until == house.clock.now + DAY
    house.clock.move(30)
    await watch.tick()
    assert (await waited(house, table)).until == noon + timedelta(hours=32 + 24 + 30)


async def test_a_look_at_a_table_that_cannot_be_reached_takes_no_time(house: House) -> None:
    table = await sealed(house)
    house.pigeon.trouble = [Unreachable("gone")]
    await house.service.display.show_again(table.id)
    await house.dispatcher.deliver_all()
    await house.table_view(table.id, BOB)
    house.clock.move(40)
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    assert (await waited(house, table)).starts == house.clock.now + DAY


async def test_reminders_count_from_when_time_begins(house: House) -> None:
    table = await sealed(house, time_control=TimeControl.SLOW)
    await house.answer(table.id, ANN, Shine())
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    assert await called(house, 20) == []
    await house.table_view(table.id, BOB)
    assert await called(house, 5.9) == []
    assert await called(house, 0.1) == [(MessageKind.LAST_PLAYER, "Bob")]
    assert await called(house, 24) == [(MessageKind.REMIND, "Bob")]


async def test_who_has_put_a_call_off_is_called_then_though_they_have_not_looked(house: House) -> None:
    table = await sealed(house)
    await house.service.reminders.snooze(table.id, BOB.id, None, 3)
    assert await called(house, 3) == [(MessageKind.REMIND, "Bob")]
    assert (await waited(house, table)).starts is not None


async def test_what_is_settled_in_a_match_holds_for_the_turns_to_come(house: House) -> None:
    table = await house.running(ANN, BOB, time_control=TimeControl.FAST)
    now = house.clock.now
    await house.service.seats.set_time_control(table.id, ANN.id, TimeControl.SLOW, TimeoutPolicy.SEAT, True)
    (audit_entry,) = await house.service.queries.audit(table.id)
    assert audit_entry.detail == "slow seat sealed"
    assert (await waited(house, table)).until == now + 4 * DAY
    await house.service.seats.hand_over(table.id, BOB.id)
    await house.service.seats.take_over(table.id, BOB, table.seat_of(BOB.id) or 0)
    await house.service.seats.set_time_control(table.id, ANN.id, sealed=False)
    assert (await house.service.queries.audit(table.id))[-1].detail == "unsealed"
    assert not (await house.service.queries.table(table.id)).sealed


async def test_it_is_kept_and_read_again(house: House) -> None:
    table, now = await sealed(house), datetime(2026, 3, 1, 12, tzinfo=UTC)
    house.service.repository.forget_all()
    assert (await house.service.queries.table(table.id)).sealed
    (mine,) = await house.service.queries.my_tables(BOB.id)
    assert mine.pending
    assert mine.pending.starts == now + DAY
