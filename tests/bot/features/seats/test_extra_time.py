"""The others at a table give a player more time for a turn."""

from datetime import timedelta

import pytest

from bot.domain.deadline import deadline
from bot.domain.person import PersonSettings
from bot.domain.time_control import TimeControl
from bot.i18n.translator import translator_for
from bot.presentation import audit_text
from bot.refusals import NotYours, TimeAdded, TurnOver
from tests.support.house import ANN, BOB, CAT, House, Shine
from tests.support.world import World, answered

EN, JA = translator_for("en"), translator_for("ja")


async def test_a_day_more_moves_the_end_of_a_turn_three_times_at_most(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    extra, seat = house.service.extra_time, table.seat_of(BOB.id)
    assert seat is not None
    assert [one.seat for one in await extra.extendable(table.id, ANN.id)] == [seat]

    async def ends() -> object:
        loaded = await house.service.repository.load(table.id, refresh=True)
        return deadline(loaded.table, loaded.pending_turns[seat], PersonSettings())

    before = await ends()
    for days in (1, 2, 3):
        await extra.give_day(table.id, ANN.id, seat)
        assert await ends() == before + timedelta(days=days)  # type: ignore[operator]
    with pytest.raises(TimeAdded):
        await extra.give_day(table.id, ANN.id, seat)
    house.clock.move(48 + 71)
    await house.watch.tick()
    assert not (await house.service.queries.table(table.id)).seats[seat].missed
    entries = await house.repositories.log.audit(table.id)
    assert [(one.person, one.about) for one in entries] == [(ANN.id, BOB.id)] * 3
    for words in (EN, JA):
        assert f"<@{BOB.id}>" in audit_text.line(entries[0], words)


async def test_nobody_gives_time_to_themselves_or_where_no_day_counts(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    extra = house.service.extra_time
    own, other = (table.seat_of(one.id) for one in (ANN, BOB))
    assert own is not None
    assert other is not None
    with pytest.raises(TurnOver):
        await extra.give_day(table.id, ANN.id, own)
    with pytest.raises(TurnOver):
        await extra.give_day(table.id, BOB.id, other)
    with pytest.raises(NotYours):
        await extra.give_day(table.id, CAT.id, other)
    for pace in (TimeControl.LIVE, TimeControl.NONE):
        await house.service.seats.set_time_control(table.id, table.host, pace)
        assert await extra.extendable(table.id, ANN.id) == ()


async def test_the_seats_of_a_table_offer_a_day_more(world: World) -> None:
    await world.begin("glow", world.bob)
    (asked,) = await world.asked()
    other = world.bob if asked is world.alice else world.alice
    for who, offered in ((asked, False), (other, True)):
        seats = answered(await who.slash(world.channel, "table seats", table=world.table))
        assert ("dayplus" in world.verbs(seats)) == offered
    told = answered(await world.click(other, seats, "dayplus"))
    assert world.text(told) == EN("bot.seats.day_given", who=f"<@{asked.id}>")
    await world.sleep(minutes=2)
    assert "a day more" in world.text(world.board)
