"""Play again: one lobby for the same people, with the same settings."""

import asyncio

import pytest

from bot.domain.notification import MessageKind
from bot.domain.person import NotificationMode, PersonSettings
from bot.domain.table import Table, TableStatus
from bot.domain.time_control import TimeControl, TimeoutPolicy
from bot.refusals import Reserved
from tests.support.clicks import two_at_a_table
from tests.support.house import ANN, BOB, CAT, HERE, House
from tests.support.notifications import called
from tests.support.world import World, answered


async def played(house: House) -> Table:
    """Return a table at which Ann and Bob have finished a match."""
    table = await house.running(ANN, BOB, computers=("strong",), time_control=TimeControl.SLOW, sealed=True)
    await house.service.seats.set_time_control(table.id, ANN.id, then=TimeoutPolicy.SEAT)
    await house.play_on(table.id, ANN, BOB)
    await called(house)
    return await house.service.queries.table(table.id)


async def test_a_rematch_keeps_the_people_and_settings_and_pings_once(house: House) -> None:
    old = await played(house)
    new = await house.service.lobby.rematch(old.id, BOB, HERE)
    assert (new.host, new.invited, new.seat_count) == (BOB.id, (ANN.id,), 3)
    assert [seat.level for seat in new.seats] == [None, "strong"]
    settings = (new.time_control, new.timeout, new.sealed, new.options, new.private)
    assert settings == (TimeControl.SLOW, TimeoutPolicy.SEAT, True, old.options, old.private)
    again = await house.service.lobby.rematch(old.id, BOB, HERE)
    assert (again.id, again.people) == (new.id, (BOB.id,))
    joined = await house.service.lobby.rematch(old.id, ANN, HERE)
    assert (joined.id, set(joined.people)) == (new.id, {ANN.id, BOB.id})
    told = [one for _ in range(2) for one in await called(house, 0.01)]
    assert told == [(MessageKind.JOINED, "Bob")]  # Ann was faster than her invitation
    await house.service.lobby.start(new.id, BOB.id)
    third = await house.service.lobby.rematch(old.id, ANN, HERE)
    assert third.id != new.id
    assert (MessageKind.INVITED, "Bob") in await called(house, 0.01)


async def test_two_who_press_at_once_meet_at_one_table(house: House) -> None:
    old = await played(house)
    twin = House(house.repositories, clock=house.clock)
    found = await asyncio.gather(
        house.service.lobby.rematch(old.id, ANN, HERE), twin.service.lobby.rematch(old.id, BOB, HERE)
    )
    assert found[0].id == found[1].id
    lobby = await house.service.queries.table(found[0].id)
    assert set(lobby.people) == {ANN.id, BOB.id}


async def test_others_open_a_table_of_their_own(house: House) -> None:
    old = await played(house)
    own = await house.service.lobby.rematch(old.id, CAT, HERE)
    assert (own.people, own.invited, own.rematch_of) == ((CAT.id,), (), None)
    await house.service.lobby.rematch(old.id, ANN, HERE)
    other = await house.service.lobby.rematch(old.id, CAT, HERE)
    assert other.people == (CAT.id,)


async def test_a_seat_of_a_rematch_is_kept_for_its_player(house: House) -> None:
    old = await played(house)
    new = await house.service.lobby.rematch(old.id, ANN, HERE)
    with pytest.raises(Reserved):
        await house.service.lobby.join(new.id, CAT)
    await house.service.settings.set_settings(BOB, PersonSettings(calls=NotificationMode.NEVER))
    await house.service.lobby.decline(new.id, BOB.id)
    await house.service.lobby.join(new.id, CAT)


async def test_the_answer_to_play_again_links_the_lobby(world: World) -> None:
    await two_at_a_table(world)
    question = answered(await world.owner.slash(world.channel, "table end", table=world.table))
    await world.click(world.owner, question, "end")
    over = next(one for one in reversed(world.channel.history()) if "again" in world.verbs(one))
    told = answered(await world.click(world.alice, over, "again"))
    lobby = next(one for one in reversed(world.channel.history()) if "join" in world.verbs(one))
    assert f"/{lobby.id}" in world.written(told)
    told = answered(await world.click(world.bob, over, "again"))
    assert f"/{lobby.id}" in world.written(told)
    table = await world.bot.service.queries.table(world.table)
    assert (table.status, set(table.people)) == (TableStatus.LOBBY, {world.alice.id, world.bob.id})
