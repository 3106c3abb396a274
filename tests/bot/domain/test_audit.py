"""Powers are used in the open: each leaves an entry with who and when, and is told in public."""

import pytest

from bot.domain.audit import AuditEntry, TableAction
from bot.domain.notification import MessageKind
from bot.domain.table import Location, Table
from bot.domain.time_control import TimeControl
from bot.domain.timestamps import from_millis, to_millis
from bot.features.challenges.model import ChallengeKind
from bot.refusals import NotHost
from bot.refusals.challenges import Secret
from tests.support.house import ANN, BOB, CAT, DAN, HERE, House, Shine


async def did(house: House, table: Table) -> list[tuple[TableAction, int, int | None, int | None, bool]]:
    audit = await house.service.queries.audit(table.id)
    return [
        (audit_entry.power, audit_entry.person, audit_entry.about, audit_entry.seat, audit_entry.moderator)
        for audit_entry in audit
    ]


async def test_coming_and_going_stands_in_the_log(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(ANN.id) or 0
    await house.answer(table.id, BOB, Shine())
    await house.service.seats.hand_over(table.id, ANN.id)
    await house.service.seats.offer(table.id, BOB.id, seat)
    await house.service.seats.withdraw(table.id, ANN.id, seat)
    await house.service.seats.take_over(table.id, CAT, seat)
    assert await did(house, table) == [
        (TableAction.HOSTED, ANN.id, BOB.id, None, False),
        (TableAction.LEFT, ANN.id, None, seat, False),
        (TableAction.OFFERED, BOB.id, ANN.id, seat, False),
        (TableAction.WITHDRAWN, ANN.id, None, seat, False),
        (TableAction.TAKEN, CAT.id, None, seat, False),
    ]
    (first, *_) = await house.service.queries.audit(table.id)
    assert (first.at, first.move) == (from_millis(to_millis(house.clock())), 1)


async def test_what_host_and_moderators_do_stands_in_the_log(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    bob = table.seat_of(BOB.id) or 0
    await house.service.seats.set_time_control(table.id, ANN.id, TimeControl.SLOW)
    await house.service.seats.set_time_control(table.id, ANN.id, TimeControl.SLOW)  # changes nothing
    await house.service.seats.replace(table.id, DAN.id, bob, moderator=True)
    await house.service.table_moves.move_place(table.id, DAN.id, Location(501, HERE.guild), moderator=True)
    await house.service.seats.end_table(table.id, DAN.id, moderator=True)
    assert await did(house, table) == [
        (TableAction.TIME_CONTROL, ANN.id, None, None, False),
        (TableAction.REPLACED, DAN.id, BOB.id, bob, True),
        (TableAction.MOVED, DAN.id, None, None, True),
        (TableAction.ENDED, DAN.id, None, None, True),
    ]
    assert [audit_entry.detail for audit_entry in await house.service.queries.audit(table.id)] == [
        "slow",
        "",
        "501",
        "",
    ]


async def test_a_match_called_off_by_all_says_so(house: House) -> None:
    table = await house.running(ANN, BOB)
    for who in (ANN, BOB):
        await house.service.seats.end_table(table.id, who.id)
    assert await did(house, table) == [(TableAction.AGREED, BOB.id, None, None, False)]
    alone = await house.running(ANN)
    await house.service.seats.end_table(alone.id, ANN.id)
    assert await did(house, alone) == [(TableAction.ENDED, ANN.id, None, None, False)]


async def test_the_board_tells_what_was_done_since_it_was_posted(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await house.service.seats.set_time_control(table.id, ANN.id, TimeControl.SLOW)
    await house.dispatcher.deliver_all()
    (board,) = house.pigeon.take()
    assert [audit_entry.power for audit_entry in board.audit] == [TableAction.TIME_CONTROL]
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Shine())
    for _ in range(2):
        await house.service.display.show_again(table.id)
        await house.dispatcher.deliver_all()
    assert house.pigeon.take()[-1].audit == ()
    await house.service.seats.end_table(table.id, DAN.id, moderator=True)
    await house.dispatcher.deliver_all()
    (closed,) = house.pigeon.take()
    assert (closed.outbox_message.kind, [audit_entry.power for audit_entry in closed.audit]) == (
        MessageKind.CLOSED,
        [TableAction.ENDED],
    )


async def test_what_is_refused_leaves_no_trace(house: House) -> None:
    table = await house.running(ANN, BOB)
    with pytest.raises(NotHost):
        await house.service.seats.set_time_control(table.id, BOB.id, TimeControl.SLOW)
    assert await did(house, table) == []


async def test_an_attempt_keeps_its_actions_to_itself(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table = (await house.service.attempts.begin(daily.code, ANN, HERE)).table
    with pytest.raises(Secret):
        await house.service.queries.audit(table.id, BOB.id)


async def test_a_forgotten_person_stands_nowhere_in_the_log(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.service.seats.replace(table.id, DAN.id, table.seat_of(BOB.id) or 0, moderator=True)
    await house.service.privacy.forget_person(BOB.id)
    house.service.repository.invalidate(table.id)
    (audit_entry,) = await house.service.queries.audit(table.id)
    assert isinstance(audit_entry, AuditEntry)
    assert (audit_entry.about or 0) < 0
