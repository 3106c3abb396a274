"""People who miss turn after turn, or leave the server: a computer keeps their seat, and nothing pings them."""

import pytest
from msgspec.structs import replace

from bot.domain.notification import MessageKind
from bot.domain.person import NotificationMode, PersonSettings
from bot.domain.table import Table, TableStatus
from bot.domain.time_control import TimeoutPolicy
from bot.features.seats import view as seats_view
from bot.i18n.translator import LOCALES, translator_for
from bot.presentation.table_text import absent
from bot.refusals import NotAbsent
from bot.tables.loaded_table import UNTIL_BACK
from tests.support.house import ANN, BOB, CAT, House
from tests.support.notifications import called

EN = translator_for("en")
DUE = 49
"""Hours after which a turn at the usual pace has run out."""


async def play_until_bob_is_asked(house: House, table: Table, *people: object) -> None:
    """Let the others move until everyone waits for Bob, or the match is over."""
    for _ in range(100):
        moved = False
        for person in (ANN, CAT):
            if person not in people or (await house.service.queries.table(table.id)).closed:
                continue
            table_view = await house.table_view(table.id, person)
            if table_view.prompt is not None and table_view.prompt.step is not None:
                token, action = table_view.prompt.token, table_view.prompt.legal[0]
                await house.service.play.submit_move(table.id, person.id, token, action)
                moved = True
                break
        if not moved:
            return


async def seat_of_bob(house: House, table: Table) -> object:
    now = await house.service.queries.table(table.id)
    return now.seats[now.seat_of(BOB.id) or 0]


async def missed(house: House, turns: int, then: TimeoutPolicy = TimeoutPolicy.PLAY) -> Table:
    """Return a table where Bob has missed so many turns and Ann has moved."""
    table = await house.running(ANN, BOB)
    await house.service.seats.set_time_control(table.id, ANN.id, then=then)
    for _ in range(turns):
        await play_until_bob_is_asked(house, table, ANN)
        await called(house, DUE)
    return table


async def test_the_host_can_give_a_seat_away_from_the_first_missed_turn_on(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    seat = table.seat_of(BOB.id) or 0
    with pytest.raises(NotAbsent):
        await house.service.seats.replace(table.id, ANN.id, seat)
    await play_until_bob_is_asked(house, table, ANN, CAT)
    await called(house, DUE)
    now = await house.service.queries.table(table.id)
    offerable = await house.service.seats.offerable(now, ANN.id, moderator=False)
    assert [one.seat for one in offerable] == [seat]
    assert EN("bot.seats.away", who="", state="missed", count=1).strip() in seats_view.listed(now, EN)
    await house.service.seats.replace(table.id, ANN.id, seat)
    assert (await house.service.queries.table(table.id)).seats[seat].left_by == BOB.id


async def test_after_two_missed_turns_a_computer_keeps_the_seat_and_nothing_pings(house: House) -> None:
    table = await missed(house, 2)
    kept = await seat_of_bob(house, table)
    assert (kept.stand_in_round, kept.missed) == (UNTIL_BACK, 2)  # type: ignore[attr-defined]
    told = []
    while not (now := await house.service.queries.table(table.id)).closed:
        for words in map(translator_for, LOCALES):
            assert words("bot.seats.away", who=f"<@{BOB.id}>", state="kept", count=9) in absent(now, words)
        await play_until_bob_is_asked(house, table, ANN)
        told += await called(house, 30)
    assert now.status is TableStatus.OVER
    assert "Bob" not in [name for _, name in told]


async def test_the_second_missed_turn_is_said_without_a_ping(house: House) -> None:
    for calls in (NotificationMode.ALWAYS, NotificationMode.DIRECT):
        await house.service.settings.set_settings(BOB, PersonSettings(calls=calls, reminders=False))
        table = await missed(house, 1)
        await play_until_bob_is_asked(house, table, ANN)
        house.clock.move(DUE)
        await house.watch.tick()
        await house.dispatcher.deliver_all()
        (said,) = (one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.HELPED)
        assert said.silent
        assert said.direct == (calls is NotificationMode.DIRECT)
        assert [one.name for one in said.mentioned] == (["Bob"] if said.direct else [])
        await house.service.seats.end_table(table.id, ANN.id)


async def test_who_is_back_is_waited_for_again(house: House) -> None:
    table = await missed(house, 2)
    table_view = await house.service.play.come_back(table.id, BOB.id)
    assert not table_view.table.seats[table_view.seat or 0].was_missed
    assert absent(table_view.table, EN) == ""
    await play_until_bob_is_asked(house, table, ANN)
    assert (MessageKind.BOARD, "Bob") in await called(house)


async def test_where_all_are_absent_nothing_moves_and_nobody_is_pinged(house: House) -> None:
    table = await house.running(ANN, BOB)
    for _ in range(6):
        await called(house, DUE)
    asleep = await house.service.queries.table(table.id)
    assert asleep.status is TableStatus.RUNNING
    assert all(seat.is_absent for seat in asleep.seats)
    assert [await called(house, DUE) for _ in range(4)] == [[]] * 4
    assert (await house.service.queries.table(table.id)).moves == asleep.moves
    await house.service.play.come_back(table.id, ANN.id)
    await play_until_bob_is_asked(house, table, ANN)
    await called(house, 1)
    assert (await seat_of_bob(house, table)).stand_in_round == UNTIL_BACK  # type: ignore[attr-defined]


async def test_who_has_left_the_server_is_not_pinged_any_more(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await called(house)
    await house.service.seats.mark_gone(table.id, BOB.id)
    now = await house.service.queries.table(table.id)
    assert EN("bot.seats.away", who=f"<@{BOB.id}>", state="left", count=0) in absent(now, EN)
    assert [one.seat for one in await house.service.seats.offerable(now, ANN.id, moderator=False)] == [
        table.seat_of(BOB.id)
    ]
    await play_until_bob_is_asked(house, table, ANN, CAT)
    assert [name for hours in (7, 20, 22) for _, name in await called(house, hours) if name == "Bob"] == []
    assert (await seat_of_bob(house, table)).stand_in_round == UNTIL_BACK  # type: ignore[attr-defined]
    back = await house.service.play.come_back(table.id, BOB.id)
    assert not back.table.seats[back.seat or 0].gone


@pytest.mark.parametrize("then", [TimeoutPolicy.REMIND, TimeoutPolicy.SEAT, TimeoutPolicy.OFFER, TimeoutPolicy.END])
async def test_the_other_rules_of_a_table_stay_as_they_are(house: House, then: TimeoutPolicy) -> None:
    table = await missed(house, 1, then)
    now = await house.service.queries.table(table.id)
    mine = next((one for one in now.seats if one.person == BOB.id), None)
    found = (now.status, None if mine is None else replace(mine, seat=0, name="").stand_in_round)
    assert (
        found
        == {
            TimeoutPolicy.REMIND: (TableStatus.RUNNING, None),
            TimeoutPolicy.SEAT: (TableStatus.RUNNING, UNTIL_BACK),
            TimeoutPolicy.OFFER: (TableStatus.RUNNING, None),
            TimeoutPolicy.END: (TableStatus.ENDED, None),
        }[then]
    )
