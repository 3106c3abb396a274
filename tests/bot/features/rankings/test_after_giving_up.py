"""Nothing that is done after a player has given up a seat makes the match unrated for that player."""

from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from bot.domain.person import InvokingUser
from bot.domain.table import COUNTING_RULE, Table, TableStatus
from bot.domain.time_control import TimeoutPolicy
from bot.features.rankings.ratings import Skill, rated
from bot.refusals import HintsOff
from tests.support.giving_up import advance, begun, call_off, careers, games, to_the_end, wardens
from tests.support.house import ANN, BOB, CAT, DAN, House, Roll, Shine
from tests.support.undo_requests import ask, decide

Way = Callable[[House, Table], Awaitable[None]]


async def bob_gone(house: House, *others: InvokingUser) -> Table:
    """Return a table of Ann, who is its host, and others, which Bob has left after everybody had answered."""
    table = await begun(house, ANN, BOB, *others)
    await house.service.seats.leave(table.id, BOB.id)
    house.clock.move(0.1)
    return table


async def and_cat_takes_his_seat(house: House, then: TimeoutPolicy) -> Table:
    """Return such a table at which Cat has taken Bob's seat and answered, so that Ann has a deadline."""
    table = await bob_gone(house)
    await house.service.seats.set_time_control(table.id, ANN.id, then=then)
    await house.service.seats.take_over(table.id, CAT, table.seat_of(BOB.id) or 0)
    await advance(house, table, CAT)
    return table


async def undo_all(house: House, table: Table, *others: InvokingUser) -> None:
    """Go back to the first answer, whose luck is known then, with the consent of all who are left."""
    *_, first = await house.service.undo.turns(table.id, ANN.id)
    await ask(house, table, ANN, first[0].number)
    for person in others:
        await decide(house, table, person)


async def undo_and_play(house: House, table: Table) -> None:
    await undo_all(house, table)
    await to_the_end(house, table)


async def undo_and_end(house: House, table: Table) -> None:
    await undo_all(house, table)
    await call_off(house, table)


@pytest.mark.parametrize("way", [undo_and_play, undo_and_end])
async def test_who_stays_may_go_back_as_far_as_they_like(house: House, way: Way) -> None:
    await way(house, await bob_gone(house))
    found = await careers(house)
    assert {person: (one.games, one.wins) for person, one in found.items()} == {ANN.id: (1, 1), BOB.id: (1, 0)}
    assert [found[who.id].skill for who in (ANN, BOB)] == rated([Skill(), Skill()], [1, 2])
    assert {one.victories for one in found.values()} == {0}


@pytest.mark.parametrize("end", [to_the_end, call_off])
async def test_several_who_stay_and_go_back_are_equals(house: House, end: Way) -> None:
    table = await bob_gone(house, CAT)
    await undo_all(house, table, CAT)
    await end(house, table)
    if end is call_off:
        await house.service.seats.end_table(table.id, CAT.id)
    found = await careers(house)
    assert {person: (one.games, one.wins) for person, one in found.items()} == {
        ANN.id: (1, 1), BOB.id: (1, 0), CAT.id: (1, 1),
    }  # fmt: skip
    assert found[ANN.id].skill == found[CAT.id].skill


async def test_a_match_that_all_had_made_practice_before_is_not_rated(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await undo_all(house, table, BOB)
    for person in (ANN, BOB):
        for action in (Roll(), Roll(), Shine()):
            await house.answer(table.id, person, action)
    await house.service.seats.leave(table.id, BOB.id)
    await to_the_end(house, table)
    assert await games(house) == {ANN.id: (1, 0, 0)}


async def time_calls_it_off(house: House) -> Table:
    table = await and_cat_takes_his_seat(house, TimeoutPolicy.END)
    house.clock.move(25)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).status is TableStatus.ENDED
    return table


async def time_offers_the_seat(house: House) -> Table:
    table = await and_cat_takes_his_seat(house, TimeoutPolicy.OFFER)
    house.clock.move(25)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).people == (CAT.id,)
    return table


async def computers_play_on(house: House) -> Table:
    table = await and_cat_takes_his_seat(house, TimeoutPolicy.SEAT)
    for _ in range(9):
        house.clock.move(25)
        await house.watch.tick()
        if (await house.service.queries.table(table.id)).status is TableStatus.RUNNING:
            await advance(house, table, CAT)
    return table


async def the_new_player_replaces_them(house: House) -> Table:
    table = await and_cat_takes_his_seat(house, TimeoutPolicy.REMIND)
    await house.service.seats.hand_hosting(table.id, ANN.id, CAT.id)
    house.clock.move(50)
    await house.service.seats.replace(table.id, CAT.id, table.seat_of(ANN.id) or 0)
    return table


async def a_moderator_replaces_them(house: House) -> Table:
    table = await bob_gone(house)
    await house.service.seats.replace(table.id, DAN.id, table.seat_of(ANN.id) or 0, moderator=True)
    return table


async def a_moderator_ends_it(house: House) -> Table:
    table = await bob_gone(house)
    await house.service.seats.end_table(table.id, DAN.id, moderator=True)
    return table


@pytest.mark.parametrize(
    "way",
    [
        time_calls_it_off,
        time_offers_the_seat,
        computers_play_on,
        the_new_player_replaces_them,
        a_moderator_replaces_them,
        a_moderator_ends_it,
    ],
)
async def test_however_who_stays_loses_the_seat_afterwards(
    house: House, way: Callable[[House], Awaitable[Table]]
) -> None:
    table = await way(house)
    if not (await house.service.queries.table(table.id)).closed:
        await to_the_end(house, table)
    found = {person: (one.games, one.wins) for person, one in (await careers(house)).items() if one.games}
    assert found == {ANN.id: (1, 1), BOB.id: (1, 0)}


async def test_a_wish_to_end_the_match_is_no_agreement_where_it_ends_otherwise(house: House) -> None:
    table = await begun(house, ANN, BOB, answers=2)
    await house.answer(table.id, ANN, Roll())
    await house.service.seats.leave(table.id, BOB.id)
    await advance(house, table, ANN)  # and the computer answers for Bob as often as he did
    await house.service.seats.take_over(table.id, BOB, table.seat_of(BOB.id) or 0)
    assert not (await house.service.seats.end_table(table.id, BOB.id)).ended
    await house.service.seats.end_table(table.id, DAN.id, moderator=True)
    assert await games(house) == {ANN.id: (1, 1, 1), BOB.id: (1, 1, 0)}


async def test_who_is_left_alone_is_told_by_no_master_what_to_do(house: House) -> None:
    table = await bob_gone(house)
    await wardens(house, table, ANN)
    prompt = (await house.table_view(table.id, ANN)).prompt
    assert prompt is not None
    with pytest.raises(HintsOff):
        await house.service.hints.ask(table.id, ANN.id, prompt.token)


async def test_matches_begun_under_the_second_rule_are_counted_as_they_were(house: House) -> None:
    table = await begun(house, ANN, BOB)
    async with house.repositories.engine.writing() as connection:
        await connection.execute(text("UPDATE tables SET counting_rule = 2 WHERE id = :this"), {"this": table.id})
    house.service.repository.forget_all()
    await house.service.seats.leave(table.id, BOB.id)
    house.clock.move(0.1)
    await undo_and_play(house, table)
    assert await games(house) == {ANN.id: (1, 0, 0)}
    async with house.repositories.engine.reading() as connection:
        assert (await connection.execute(text("SELECT rule FROM outcomes"))).scalars().all() == [2]
    assert COUNTING_RULE > 2
