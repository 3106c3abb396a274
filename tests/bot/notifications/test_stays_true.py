"""What a message says stays true, or the message is edited or goes away."""

from datetime import timedelta

from bot.domain.notification import MessageKind
from bot.domain.person import PersonSettings
from bot.domain.table import Table
from bot.features.settings.days_off import back, take
from bot.i18n.translator import translator_for
from bot.presentation.table_text import turn_line
from bot.ui_kit.markup import when
from tests.support.house import ANN, BOB, House, Shine
from tests.support.notifications import called


async def begun(house: House) -> Table:
    """Return a table where everyone waits for Bob, with its board posted."""
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    await house.watch.tick()
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    return table


async def edited(house: House) -> list[tuple[MessageKind, str]]:
    """Return what the messages that leave now say about the turn."""
    await house.dispatcher.deliver_all()
    found = []
    for message in house.pigeon.take():
        (pending,) = message.table_view.pending
        found.append((message.outbox_message.kind, turn_line(message.table_view.table, pending, translator_for("en"))))
    return found


async def test_new_quiet_hours_change_the_time_on_the_board_in_place(house: House) -> None:
    table = await begun(house)
    await house.service.settings.set_settings(BOB, PersonSettings(quiet_from=22, quiet_to=8))
    ((kind, line),) = await edited(house)
    (waiting,) = (await house.table_view(table.id)).pending
    assert kind is MessageKind.REFRESH
    assert waiting.until is not None
    assert when(waiting.until) in line
    await house.service.settings.set_settings(BOB, PersonSettings(quiet_from=22, quiet_to=8, remind_after=3))
    assert await edited(house) == []


async def test_after_the_bot_was_down_the_time_on_the_board_is_edited(house: House) -> None:
    table = await begun(house)
    house.watch.stood = timedelta(minutes=5)
    house.clock.move(10)
    await house.watch.tick()
    ((kind, line),) = await edited(house)
    (waiting,) = (await house.table_view(table.id)).pending
    assert kind is MessageKind.REFRESH
    assert waiting.until == waiting.since + timedelta(hours=48 + 10)
    assert when(waiting.until) in line


async def test_days_off_are_shown_until_their_last_day_and_not_after_them(house: House) -> None:
    table = await begun(house)
    now = house.clock.now
    away = take(PersonSettings(), now, 2)
    await house.service.settings.set_settings(BOB, away)
    ((_, line),) = await edited(house)
    assert f"{when(now.replace(hour=23, minute=59) + timedelta(days=1), 'd')})" in line
    house.clock.move(3)
    home = back(away, house.clock.now)
    await house.service.settings.set_settings(BOB, home)
    ((_, line),) = await edited(house)
    assert "🏖️" not in line
    house.clock.move(3)
    await house.service.settings.set_settings(BOB, take(home, house.clock.now, 1))
    ((_, line),) = await edited(house)
    assert when(house.clock.now, "d") in line
    assert (await house.table_view(table.id)).pending[0].off is not None


async def test_the_warning_before_a_lobby_closes_reaches_whoever_is_the_host(house: House) -> None:
    table = await house.lobby(ANN, seats=3)
    await house.service.lobby.join(table.id, BOB)
    assert (MessageKind.WARNED, "Ann") in await called(house, 25)
    await house.service.seats.hand_hosting(table.id, ANN.id, BOB.id)
    assert (MessageKind.WARNED, "Bob") in await called(house)
