"""How people wish to be called: again, later, at one table not at all."""

from datetime import UTC, datetime

import pytest

from bot.domain.notification import MessageKind
from bot.domain.person import PersonSettings
from bot.notifications.policy import morning
from bot.refusals import BadSetting, NotYours, NotYourTurn, OthersNotification
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine
from tests.support.notifications import called


async def test_a_reminder_is_repeated_as_often_as_wished(house: House) -> None:
    await house.service.settings.set_settings(BOB, PersonSettings(remind_after=3, repeat=2))
    table = await house.running(ANN, BOB)
    await called(house)
    for hours in (3, 2, 2):
        assert await called(house, hours - 0.1) == []
        assert await called(house, 0.1) == [(MessageKind.REMIND, "Bob")]
    await house.answer(table.id, BOB, Roll())
    assert await called(house, 2.5) == []
    with pytest.raises(BadSetting):
        await house.service.settings.set_settings(BOB, PersonSettings(repeat=169))


async def test_who_puts_a_call_off_is_called_again_then_and_not_before(house: House) -> None:
    await house.service.settings.set_settings(BOB, PersonSettings(remind_after=2, repeat=1))
    table = await house.running(ANN, BOB)
    await called(house)
    await house.answer(table.id, ANN, Shine())
    assert await called(house, 2) == [(MessageKind.REMIND, "Bob")]
    until = await house.service.reminders.snooze(table.id, BOB.id, table.seat_of(BOB.id), 3)
    assert (until - house.clock.now).total_seconds() == 3 * 3600
    assert await called(house) == []
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is None
    assert await called(house, 2.9) == []
    assert await called(house, 0.1) == [(MessageKind.REMIND, "Bob")]
    assert await called(house, 1) == [(MessageKind.REMIND, "Bob")]


async def test_a_call_put_off_is_not_made_once_it_is_answered(house: House) -> None:
    table = await house.running(ANN, BOB)
    await called(house)
    await house.service.reminders.snooze(table.id, BOB.id, None, 1)
    house.clock.move(0.5)
    await house.answer(table.id, BOB, Roll())
    assert await called(house, 0.6) == []


async def test_only_who_is_called_may_put_the_call_off(house: House) -> None:
    table = await house.running(ANN, BOB)
    with pytest.raises(OthersNotification):
        await house.service.reminders.snooze(table.id, ANN.id, table.seat_of(BOB.id), 1)
    with pytest.raises(NotYours):
        await house.service.reminders.snooze(table.id, CAT.id, None, 1)
    with pytest.raises(NotYours):
        await house.service.reminders.mute(table.id, CAT.id, on=True)
    await house.answer(table.id, ANN, Hide())
    with pytest.raises(NotYourTurn):
        await house.service.reminders.snooze(table.id, ANN.id, None, 1)


async def test_a_table_that_is_muted_calls_nobody_and_unmuted_calls_again(house: House) -> None:
    for person in (ANN, BOB):
        await house.service.settings.set_settings(person, PersonSettings(remind_after=12))
    table = await house.running(ANN, BOB)
    await called(house)
    assert {name for _, name in await called(house, 12)} == {"Ann", "Bob"}
    await house.service.reminders.mute(table.id, BOB.id, on=True)
    assert await called(house) == []
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is None
    await house.answer(table.id, BOB, Roll())
    assert {name for _, name in await called(house, 12.5)} <= {"Ann"}
    await house.service.reminders.mute(table.id, BOB.id, on=False)
    await house.service.settings.set_settings(BOB, PersonSettings(remind_after=12, repeat=1))
    assert await called(house, 1) == [(MessageKind.REMIND, "Bob")]


@pytest.mark.parametrize(
    ("hour", "settings", "comes"),
    [
        (12, PersonSettings(), (2, 8)),
        (3, PersonSettings(), (1, 8)),
        (6, PersonSettings(), (2, 8)),
        (23, PersonSettings(zone="Asia/Tokyo"), (2, 23)),
        (12, PersonSettings(quiet_from=20, quiet_to=10), (2, 10)),
    ],
)
def test_the_morning_is_the_next_one_by_the_person_s_own_clock(
    hour: int, settings: PersonSettings, comes: tuple[int, int]
) -> None:
    day, at = comes
    now = datetime(2026, 3, 1, hour, 30, tzinfo=UTC)
    assert morning(settings, now) == datetime(2026, 3, day, at, tzinfo=UTC)
