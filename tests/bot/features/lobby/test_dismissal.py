"""The host of a lobby frees seats, kindly and not again and again, and can hand hosting on."""

import pytest

from bot.domain.audit import TableAction
from bot.domain.notification import MessageKind
from bot.refusals import AlreadyStarted, Closed, Dismissed, NotAgain, NotHost, NotSeated
from tests.support.house import ANN, BOB, CAT, DAN, House


async def told(house: House) -> list[tuple[MessageKind, int | None]]:
    await house.dispatcher.deliver_all()
    sent = [one.outbox_message for one in house.pigeon.take()]
    return [(one.kind, one.person) for one in sent if one.kind in (MessageKind.DISMISSED, MessageKind.INVITED)]


async def test_who_is_dismissed_hears_it_once_and_comes_back_when_invited(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3)
    await told(house)
    for who, whom in ((BOB, ANN), (CAT, BOB)):
        with pytest.raises(NotHost):
            await house.service.lobby.dismiss(table.id, who.id, whom.id)
    with pytest.raises(NotSeated):
        await house.service.lobby.dismiss(table.id, ANN.id, ANN.id)
    table = await house.service.lobby.dismiss(table.id, ANN.id, BOB.id)
    assert table.people == (ANN.id,)
    assert await told(house) == [(MessageKind.DISMISSED, BOB.id)]
    with pytest.raises(Dismissed) as refused:
        await house.service.lobby.join(table.id, BOB)
    assert refused.value.values == {"host": "Ann"}
    await house.service.lobby.join(table.id, CAT)
    await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    assert await told(house) == [(MessageKind.INVITED, BOB.id)]
    assert BOB.id in (await house.service.lobby.join(table.id, BOB)).people
    assert [audit_entry.power for audit_entry in await house.service.queries.audit(table.id)] == [TableAction.DISMISSED]


async def test_nobody_is_invited_and_sent_away_for_ever(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3)
    await house.service.lobby.dismiss(table.id, ANN.id, BOB.id)
    await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    await house.service.lobby.release(table.id, ANN.id, BOB.id)
    with pytest.raises(NotAgain):
        await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    await house.service.lobby.welcome(table.id, ANN.id, guests=(CAT,))


async def test_who_was_invited_again_is_not_told_of_the_dismissal(house: House) -> None:
    table = await house.lobby(ANN, BOB, seats=3)
    await told(house)
    await house.service.lobby.dismiss(table.id, ANN.id, BOB.id)
    await house.service.lobby.welcome(table.id, ANN.id, guests=(BOB,))
    assert await told(house) == [(MessageKind.INVITED, BOB.id)]


async def test_a_computer_player_is_taken_away_by_its_level(house: House) -> None:
    table = await house.lobby(ANN, computers=("easy", "strong"), seats=3)
    with pytest.raises(NotHost):
        await house.service.lobby.remove_computer(table.id, BOB.id, "easy")
    table = await house.service.lobby.remove_computer(table.id, ANN.id, "easy")
    assert [table_seat.level for table_seat in table.seats] == [None, "strong"]
    with pytest.raises(NotSeated):
        await house.service.lobby.remove_computer(table.id, ANN.id, "easy")


async def test_once_the_match_runs_nobody_is_dismissed(house: House) -> None:
    table = await house.running(ANN, BOB)
    with pytest.raises(AlreadyStarted):
        await house.service.lobby.dismiss(table.id, ANN.id, BOB.id)


async def test_hosting_is_handed_on_in_the_lobby_and_later(house: House) -> None:
    table = await house.lobby(ANN, BOB)
    for person, refusal in ((ANN, NotSeated), (DAN, NotSeated)):
        with pytest.raises(refusal):
            await house.service.seats.hand_hosting(table.id, ANN.id, person.id)
    with pytest.raises(NotHost):
        await house.service.seats.hand_hosting(table.id, BOB.id, BOB.id)
    assert (await house.service.seats.hand_hosting(table.id, ANN.id, BOB.id)).host == BOB.id
    await house.service.lobby.start(table.id, BOB.id)
    assert (await house.service.seats.hand_hosting(table.id, BOB.id, ANN.id)).host == ANN.id
    audit = await house.service.queries.audit(table.id)
    assert [(audit_entry.power, audit_entry.about) for audit_entry in audit] == [
        (TableAction.HOSTED, BOB.id),
        (TableAction.HOSTED, ANN.id),
    ]
    await house.service.seats.end_table(table.id, DAN.id, moderator=True)
    with pytest.raises(Closed):
        await house.service.seats.hand_hosting(table.id, ANN.id, BOB.id)
