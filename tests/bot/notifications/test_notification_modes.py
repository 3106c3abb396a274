"""How people are called: at the table, once a day to all tables together, in direct messages, never."""

from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser, NotificationMode, PersonSettings
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import DirectMessagesClosed, Message, PreparedMessage
from bot.notifications.policy import digest_due
from bot.refusals import BadSetting
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine
from tests.support.notifications import called

DIRECT, NEVER = PersonSettings(calls=NotificationMode.DIRECT), PersonSettings(calls=NotificationMode.NEVER)
DIGEST = PersonSettings(calls=NotificationMode.DIGEST, digest_at=15)


async def wishing(house: House, who: InvokingUser, settings: PersonSettings) -> None:
    await house.service.settings.set_settings(who, settings)


async def test_who_wishes_for_direct_messages_is_called_there_alone(house: House) -> None:
    await wishing(house, BOB, DIRECT)
    table = await house.running(ANN, BOB, CAT)
    await house.dispatcher.deliver_all()
    told = [one for one in house.pigeon.take() if one.mentioned]
    assert [(one.outbox_message.kind, [who.name for who in one.mentioned], one.direct) for one in told] == [
        (MessageKind.BOARD, ["Cat"], False),
        (MessageKind.TURN, ["Bob"], True),
    ]
    call = await house.repositories.sent_notifications.find(table.id, BOB.id)
    assert call is not None
    assert call.home is None
    house.clock.move(0.1)
    await house.answer(table.id, BOB, Roll())
    await house.dispatcher.deliver_all()
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is None


async def test_who_wishes_for_no_calls_has_none(house: House) -> None:
    await wishing(house, BOB, NEVER)
    table = await house.running(ANN, BOB)
    assert await called(house) == []
    await house.answer(table.id, ANN, Shine())
    assert await called(house, 25) == []
    assert {name for _, name in await called(house, 24)} <= {"Ann"}


async def test_an_invitation_reaches_who_wishes_for_no_calls_without_one(house: House) -> None:
    await wishing(house, BOB, NEVER)
    await house.lobby(ANN, seats=2, reserved=(BOB,))
    await house.dispatcher.deliver_all()
    (invited,) = [one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.INVITED]
    assert (invited.mentioned, invited.direct) == ((), False)


async def test_a_digest_comes_at_its_hour_with_every_table_that_waits(house: House) -> None:
    await wishing(house, BOB, DIGEST)
    tables = [await house.running(ANN, BOB) for _ in range(3)]
    await house.service.reminders.mute(tables[2].id, BOB.id, on=True)
    assert [name for _, name in await called(house, 2.9)] == []
    assert house.pigeon.digests == []
    assert await called(house, 0.1) == []
    (digest,) = house.pigeon.digests
    assert {one.table.id for one in digest.mine} == {table.id for table in tables[:2]}
    assert await called(house, 1) == []
    await house.answer(tables[0].id, BOB, Hide())
    await called(house, 23)
    _, second = house.pigeon.digests
    assert [one.table.id for one in second.mine] == [tables[1].id]
    assert second.sent_notification is not None
    for table in tables[:2]:
        await house.service.reminders.mute(table.id, BOB.id, on=True)
    await called(house, 24)
    assert house.pigeon.digests[2].mine == ()  # takes yesterday's away
    await called(house, 24)
    assert len(house.pigeon.digests) == 3


async def test_a_digest_counts_every_table_however_many_there_are(house: House) -> None:
    await house.unlimited()
    await wishing(house, BOB, DIGEST)
    for number in range(60):
        await house.running(InvokingUser(1000 + number, "Host"), BOB)
    await called(house, 3)
    (digest,) = house.pigeon.digests
    assert len(digest.mine) == 60
    assert len(await house.service.queries.my_tables(BOB.id)) == 60


async def test_a_digest_waits_for_the_end_of_the_quiet_hours_and_follows_a_new_hour(house: House) -> None:
    await wishing(house, BOB, replace(DIGEST, quiet_from=14, quiet_to=17))
    await house.running(ANN, BOB)
    await called(house, 4.9)
    assert house.pigeon.digests == []
    await called(house, 0.1)
    assert len(house.pigeon.digests) == 1
    await wishing(house, BOB, replace(DIGEST, digest_at=18))
    await called(house, 0.9)
    assert len(house.pigeon.digests) == 1
    await called(house, 0.1)
    assert len(house.pigeon.digests) == 2
    with pytest.raises(BadSetting):
        await wishing(house, BOB, replace(DIGEST, digest_at=24))


def test_a_digest_is_due_at_the_first_such_hour_after_it_was_wished_for() -> None:
    def at(day: int, hour: int) -> datetime:
        return datetime(2026, 3, day, hour, tzinfo=UTC)

    tokyo = PersonSettings(digest_at=8, zone="Asia/Tokyo")
    assert digest_due(tokyo, at(1, 12), at(1, 13)) == at(1, 23)
    assert digest_due(tokyo, at(1, 12), at(2, 3)) == at(2, 3)
    assert digest_due(tokyo, at(1, 23), at(1, 23)) == at(2, 23)


@pytest.mark.parametrize("settings", [DIRECT, DIGEST])
async def test_whom_no_direct_message_reaches_is_called_at_the_table(
    house: House, settings: PersonSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare = house.pigeon.prepare

    async def shut(handler: MessageHandler[Any], message: Message) -> PreparedMessage:
        if getattr(message, "direct", True) and message.outbox_message.kind is not MessageKind.POST:
            raise DirectMessagesClosed
        return await prepare(handler, message)

    monkeypatch.setattr(house.pigeon, "prepare", shut)
    await wishing(house, BOB, settings)
    table = await house.running(ANN, BOB)
    names = [*await called(house), *await called(house, 3)]
    assert names == [(MessageKind.TURN, "Bob")]
    person = await house.service.people.person(BOB.id)
    assert person is not None
    assert person.settings.shut
    assert person.settings.calls is settings.calls
    call = await house.repositories.sent_notifications.find(table.id, BOB.id)
    assert call is not None
    assert call.home == table.place.home
