"""Invitations are pinged once, can be declined, and go away when they no longer hold; the host hears who joins."""

from collections.abc import Awaitable, Callable

import pytest

from bot.domain.audit import TableAction
from bot.domain.notification import MessageKind
from bot.domain.person import NotificationMode, PersonSettings
from bot.domain.table import Table
from bot.i18n.translator import LOCALES, translator_for
from bot.notifications.notification_text import notification_text
from bot.refusals import NotAgain, NotHost, NotSeated, StillInvited
from tests.support.clicks import says
from tests.support.house import ANN, BOB, CAT, DAN, House
from tests.support.notifications import called
from tests.support.world import World, answered


async def invited(house: House) -> Table:
    """Return a lobby to which Bob was invited, and has been told so."""
    table = await house.lobby(ANN, CAT, seats=3)
    await called(house, 1 / 60)
    await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    assert await called(house) == [(MessageKind.INVITED, "Bob")]
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is not None
    return table


async def join(house: House, table: Table) -> None:
    await house.service.lobby.join(table.id, BOB)


async def start(house: House, table: Table) -> None:
    await house.service.lobby.start(table.id, ANN.id, without_invited=True)


async def close(house: House, table: Table) -> None:
    await house.service.seats.end_table(table.id, ANN.id)


async def release(house: House, table: Table) -> None:
    await house.service.lobby.release(table.id, ANN.id, BOB.id)


async def decline(house: House, table: Table) -> None:
    await house.service.lobby.decline(table.id, BOB.id)


async def expire(house: House, _: Table) -> None:
    house.clock.move(49)
    await house.watch.tick()


@pytest.mark.parametrize("happens", [join, start, close, release, decline, expire])
async def test_an_invitation_goes_away_when_it_no_longer_holds(
    house: House, happens: Callable[[House, Table], Awaitable[None]]
) -> None:
    table = await invited(house)
    await happens(house, table)
    await house.dispatcher.deliver_all()
    deleted = [one.sent_notification for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.DONE]
    assert (MessageKind.INVITED, BOB.id) in [(one.kind, one.person) for one in deleted if one is not None]
    found = await house.repositories.sent_notifications.find(table.id, BOB.id)
    assert found is None or found.kind is not MessageKind.INVITED


async def test_an_invitation_that_holds_stays(house: House) -> None:
    table = await invited(house)
    await house.service.lobby.stand_up(table.id, CAT.id)
    await called(house, 1)
    assert await house.repositories.sent_notifications.find(table.id, BOB.id) is not None


async def test_an_invitation_can_be_declined_and_is_not_repeated_for_ever(house: House) -> None:
    table = await invited(house)
    with pytest.raises(NotSeated):
        await house.service.lobby.decline(table.id, DAN.id)
    for _ in range(2):
        await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
        assert (await house.service.lobby.decline(table.id, BOB.id)).invited == ()
    with pytest.raises(NotAgain):
        await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    audit = await house.service.queries.audit(table.id)
    assert [(entry.power, entry.person) for entry in audit] == [(TableAction.DECLINED, BOB.id)] * 2
    await house.service.lobby.join(table.id, BOB)


async def test_a_start_with_an_empty_reserved_seat_asks_the_host(house: House) -> None:
    table = await invited(house)
    with pytest.raises(NotHost):
        await house.service.lobby.start(table.id, CAT.id)
    with pytest.raises(StillInvited) as asked:
        await house.service.lobby.start(table.id, ANN.id)
    assert asked.value.values == {"who": (f"<@{BOB.id}>",)}
    await house.service.lobby.join(table.id, BOB)
    await house.service.lobby.start(table.id, ANN.id)


async def test_the_host_hears_who_joins_and_when_the_table_is_full(house: House) -> None:
    table = await house.lobby(ANN, seats=3)
    await called(house)
    for who, free in ((BOB, 1), (CAT, 0)):
        await house.service.lobby.join(table.id, who)
        assert await called(house) == []  # another player may follow at once
        house.clock.move(1 / 60)
        await house.dispatcher.deliver_all()
        (told,) = (one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.JOINED)
        assert [person.name for person in told.mentioned] == ["Ann"]
        for locale in LOCALES:
            text = notification_text(told, "", translator_for(locale))
            assert f"<@{who.id}>" in text
            assert text.startswith("👥" if free else "✅")
    await house.service.lobby.stand_up(table.id, CAT.id)
    await called(house)
    assert await house.repositories.sent_notifications.find(table.id, ANN.id) is None  # it is no longer full
    await house.service.settings.set_settings(ANN, PersonSettings(calls=NotificationMode.NEVER))
    await house.service.lobby.join(table.id, CAT)
    assert await called(house, 1 / 60) == []


async def test_the_buttons_of_an_invitation_and_of_the_question_before_the_start(world: World) -> None:
    lobby = await world.open(world.alice, seats=3)
    await world.click(world.bob, lobby, "join")
    carol = world.person("carol")
    await world.alice.slash(world.channel, "table invite", person=carol)
    note = next(one for one in reversed(world.channel.history()) if "decline" in world.verbs(one))
    question = answered(await world.click(world.alice, lobby, "start"))
    assert question.flags.ephemeral
    assert f"<@{carol.id}>" in world.text(question)
    declined = await world.click(carol, note, "decline")
    assert says(world, declined, "bot.lobby.declined", game="Glow")
    await world.sleep(minutes=1)
    assert note.id not in [message.id for message in world.channel.history()]
    await world.click(world.alice, question, "start")
    assert (await world.bot.service.queries.table(world.table)).status == "running"
    late = await world.forged(carol, lobby, f"t:{world.table}:-:-:join")
    assert says(world, late, "bot.lobby.others")
