"""Leaving never pays: who gives up a seat of a match that has begun in earnest is rated last."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.app.repositories import open_repositories
from bot.domain.audit import AuditEntry, TableAction
from bot.domain.table import COUNTING_RULE, Table, TableStatus
from bot.domain.time_control import TimeoutPolicy
from bot.features.rankings.given_up import LastHolder, SeatMove, given_up
from bot.features.rankings.ratings import Skill, rated
from tests.bot.before import EVERY, database_of
from tests.support.giving_up import advance, begun, call_off, careers, games, to_the_end, wardens, with_ann_as_warden
from tests.support.house import ANN, BOB, CAT, DAN, Hide, House, Roll, Shine


async def leave(house: House, table: Table) -> None:
    await house.service.seats.leave(table.id, BOB.id)


async def offer(house: House, table: Table) -> None:
    await house.service.seats.offer(table.id, BOB.id, table.seat_of(BOB.id) or 0)


async def offer_and_taken(house: House, table: Table) -> None:
    seat = table.seat_of(BOB.id) or 0
    await house.service.seats.offer(table.id, BOB.id, seat)
    await house.service.seats.take_over(table.id, CAT, seat)


async def leave_and_back(house: House, table: Table) -> None:
    """Come back only for the end."""
    seat = table.seat_of(BOB.id) or 0
    await house.service.seats.leave(table.id, BOB.id)
    await advance(house, table, ANN)
    await house.service.seats.take_over(table.id, BOB, seat)
    await house.service.seats.leave(table.id, BOB.id)


async def replaced(house: House, table: Table) -> None:
    """Miss two turns in a row, and be replaced by the host."""
    seat = table.seat_of(BOB.id) or 0
    await miss_a_turn(house, table)
    await miss_another(house, table, tick=False)
    await house.service.seats.replace(table.id, ANN.id, seat)


async def miss_a_turn(house: House, table: Table) -> None:
    """Let Bob's time run out in the second night, so that a computer plays it."""
    await advance(house, table, ANN)
    house.clock.move(25)
    await house.watch.tick()
    await wardens(house, table, ANN)


async def miss_another(house: House, table: Table, *, tick: bool = True) -> None:
    """Let it run out in the third night, which goes on for Ann."""
    house.clock.move(20)
    await house.answer(table.id, ANN, Roll())
    house.clock.move(5)
    if tick:
        await house.watch.tick()


async def replaced_where_nobody_stood_in(house: House, table: Table) -> None:
    """Let twice the time of a turn run out at a table that only reminds."""
    await house.service.seats.set_time_control(table.id, ANN.id, then=TimeoutPolicy.REMIND)
    house.clock.move(50)
    await house.watch.tick()
    await house.service.seats.replace(table.id, ANN.id, table.seat_of(BOB.id) or 0)


Way = Callable[[House, Table], Awaitable[None]]


@pytest.mark.parametrize("end", [to_the_end, call_off])
@pytest.mark.parametrize("way", [leave, offer, leave_and_back, replaced, replaced_where_nobody_stood_in])
async def test_who_gives_a_seat_up_is_rated_last(house: House, way: Way, end: Way) -> None:
    table = await with_ann_as_warden(house)
    await way(house, table)
    await end(house, table)
    found = await careers(house)
    assert {person: (one.games, one.wins) for person, one in found.items()} == {ANN.id: (1, 1), BOB.id: (1, 0)}
    assert [found[who.id].skill for who in (ANN, BOB)] == rated([Skill(), Skill()], [1, 2])
    assert found[BOB.id].victories == 0


async def test_it_does_not_help_that_another_player_takes_the_seat(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await offer_and_taken(house, table)
    await to_the_end(house, table)
    assert await games(house) == {ANN.id: (1, 1, 1), BOB.id: (1, 1, 0), CAT.id: (1, 0, 0)}


async def test_time_that_calls_the_match_off_makes_all_others_equal(house: House) -> None:
    table = await begun(house, ANN, BOB, CAT)
    await house.service.seats.set_time_control(table.id, ANN.id, then=TimeoutPolicy.END)
    for person in (ANN, CAT):
        await advance(house, table, person)
    house.clock.move(25)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).status is TableStatus.ENDED
    found = await careers(house)
    assert {person: (one.played, one.games, one.wins, one.victories) for person, one in found.items()} == {
        ANN.id: (1, 1, 1, 0), BOB.id: (1, 1, 0, 0), CAT.id: (1, 1, 1, 0),
    }  # fmt: skip
    assert found[ANN.id].skill == found[CAT.id].skill
    assert found[ANN.id].mu > Skill().mu > found[BOB.id].mu


async def test_several_who_give_up_are_equals(house: House) -> None:
    table = await begun(house, ANN, BOB, CAT)
    for person in (BOB, CAT):
        await house.service.seats.leave(table.id, person.id)
    await to_the_end(house, table)
    found = await careers(house)
    assert {person: (one.games, one.wins) for person, one in found.items()} == {
        ANN.id: (1, 1), BOB.id: (1, 0), CAT.id: (1, 0),
    }  # fmt: skip
    assert found[BOB.id].skill == found[CAT.id].skill


async def test_a_computer_that_is_better_takes_nothing_from_who_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.prompts.HELPER", "strong")
    table = await begun(house, ANN, BOB, computers=())
    await house.service.seats.hand_over(table.id, BOB.id)
    await to_the_end(house, table)
    results = {one.person: one.score for one in await house.repositories.log.results(table.id)}
    assert results[None].place < results[ANN.id].place
    assert (await games(house))[ANN.id] == (1, 1, 1)
    assert (await careers(house))[ANN.id].victories == 0


async def test_if_all_give_up_nobody_is_rated(house: House) -> None:
    table = await begun(house, ANN, BOB)
    for person in (ANN, BOB):
        await house.service.seats.leave(table.id, person.id)
    assert (await house.service.queries.table(table.id)).status is TableStatus.ENDED
    assert await games(house) == {}


async def test_before_everybody_has_answered_three_times_leaving_costs_nothing(house: House) -> None:
    table = await begun(house, ANN, BOB, answers=2)
    await leave(house, table)
    await to_the_end(house, table)
    assert await games(house) == {ANN.id: (1, 0, 0)}


async def test_who_comes_back_and_plays_most_of_it_is_rated_as_the_seat_ends(house: House) -> None:
    table = await begun(house, ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    await leave(house, table)
    await house.service.seats.take_over(table.id, BOB, seat)
    for _ in range(9):  # more than a computer can have answered
        if (await house.service.queries.table(table.id)).status is TableStatus.RUNNING:
            for person, action in ((BOB, Roll()), (BOB, Roll()), (BOB, Shine()), (ANN, Hide())):
                prompt = (await house.table_view(table.id, person)).prompt
                if prompt is not None and action in prompt.legal:
                    await house.service.play.submit_move(table.id, person.id, prompt.token, action)
            await wardens(house, table, ANN, BOB)
    score = {one.person: one.score for one in await house.repositories.log.results(table.id)}
    assert score[BOB.id].place == 1
    assert await games(house) == {ANN.id: (1, 1, 0), BOB.id: (1, 1, 1)}


async def test_who_is_replaced_by_a_moderator_or_after_one_missed_turn_is_not_rated(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await house.service.seats.replace(table.id, DAN.id, table.seat_of(BOB.id) or 0, moderator=True)
    await to_the_end(house, table)
    table = await begun(house, ANN, BOB)
    house.clock.move(25)
    await house.service.seats.replace(table.id, ANN.id, table.seat_of(BOB.id) or 0)
    await to_the_end(house, table)
    table = await begun(house, ANN, BOB)
    await house.service.seats.set_time_control(table.id, ANN.id, then=TimeoutPolicy.OFFER)
    await advance(house, table, ANN)
    house.clock.move(25)
    await house.watch.tick()
    await to_the_end(house, table)
    assert await games(house) == {ANN.id: (3, 0, 0)}


async def test_a_match_whose_end_all_agree_to_is_not_rated(house: House) -> None:
    table = await begun(house, ANN, BOB)
    for person in (ANN, BOB):
        await house.service.seats.end_table(table.id, person.id)
    table = await begun(house, ANN, BOB)
    await house.service.seats.end_table(table.id, ANN.id)
    await leave(house, table)  # as the other wants it
    assert (await house.service.queries.table(table.id)).status is TableStatus.ENDED
    table = await begun(house, ANN, BOB)
    await house.service.seats.end_table(table.id, DAN.id, moderator=True)
    assert await games(house) == {}


async def test_the_end_needs_everybody_who_has_not_missed_two_turns_in_a_row(house: House) -> None:
    table = await with_ann_as_warden(house)
    await miss_a_turn(house, table)
    ending = await house.service.seats.end_table(table.id, ANN.id)
    assert (ending.ended, ending.missing) == (False, (BOB.id,))
    await miss_another(house, table)
    assert (await house.service.seats.end_table(table.id, ANN.id)).ended


async def test_the_turns_that_a_computer_plays_until_a_player_is_back_are_missed(house: House) -> None:
    table = await with_ann_as_warden(house)
    await house.service.seats.set_time_control(table.id, ANN.id, then=TimeoutPolicy.SEAT)
    seat = table.seat_of(BOB.id) or 0
    await advance(house, table, ANN)
    house.clock.move(25)
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 1
    await wardens(house, table, ANN)
    assert (await house.service.queries.table(table.id)).seats[seat].missed == 2


async def test_matches_begun_before_are_counted_as_they_were(house: House) -> None:
    old, new = await begun(house, ANN, BOB), await begun(house, ANN, BOB)
    async with house.repositories.engine.writing() as connection:
        await connection.execute(text("UPDATE tables SET counting_rule = 1 WHERE id = :this"), {"this": old.id})
    house.service.repository.forget_all()
    for table in (old, new):
        await leave(house, table)
        await to_the_end(house, table)
    async with house.repositories.engine.reading() as connection:
        rows = await connection.execute(text("SELECT table_id, rule FROM outcomes"))
        rules = {row.table_id: row.rule for row in rows}
    assert rules == {old.id: 1, new.id: COUNTING_RULE}
    assert await games(house) == {ANN.id: (2, 1, 1), BOB.id: (1, 1, 0)}


# -- from the log alone ------------------------------------------------------------------------------------------------


def played(seat: int, person: int | None, count: int, first: int, level: str | None = None) -> list[SeatMove]:
    return [SeatMove(first + index, seat, person, level) for index in range(count)]


BOTH = [LastHolder(0, ANN.id), LastHolder(1, BOB.id)]
BEGUN = [*played(0, ANN.id, 3, 1), *played(1, BOB.id, 3, 4)]


@pytest.mark.parametrize(
    ("own", "stand_ins", "gone"), [(3, 3, True), (3, 2, False), (4, 3, False), (2, 9, False), (5, 5, True)]
)
def test_who_lets_computers_give_half_of_the_answers_has_given_up(own: int, stand_ins: int, gone: bool) -> None:
    moves = [*played(0, ANN.id, 9, 1), *played(1, BOB.id, own, 10), *played(1, BOB.id, stand_ins, 50, "easy")]
    assert given_up(BOTH, moves, ()) == ((BOB.id,) if gone else ())


def test_who_takes_a_seat_is_not_to_blame_for_what_computers_did_before() -> None:
    moves = [*BEGUN, *played(1, None, 9, 7, "easy"), *played(1, CAT.id, 3, 20)]
    audit = (
        AuditEntry(TableAction.LEFT, BOB.id, seat=1, move=6),
        AuditEntry(TableAction.TAKEN, CAT.id, seat=1, move=15),
    )
    assert given_up([BOTH[0], LastHolder(1, CAT.id)], moves, audit) == (BOB.id,)


def test_a_seat_that_was_lost_is_not_given_up_by_offering_it_afterwards() -> None:
    audit = (
        AuditEntry(TableAction.REPLACED, DAN.id, BOB.id, 1, moderator=True, move=6),
        AuditEntry(TableAction.OFFERED, BOB.id, BOB.id, 1, move=7),
    )
    assert given_up([BOTH[0], LastHolder(1, None)], BEGUN, audit) == ()


def test_what_is_undone_afterwards_does_not_undo_the_leaving(house: House) -> None:
    now = house.clock.now
    moves = [*BEGUN[:-1], SeatMove(6, 1, BOB.id, None, undone_at=now + timedelta(hours=1))]
    audit = (AuditEntry(TableAction.LEFT, BOB.id, seat=1, move=6, at=now),)
    assert given_up([BOTH[0], LastHolder(1, None)], moves, audit) == (BOB.id,)
    moves[-1] = SeatMove(6, 1, BOB.id, None, undone_at=now - timedelta(hours=1))
    assert given_up([BOTH[0], LastHolder(1, None)], moves, audit) == ()


@pytest.mark.parametrize("version", EVERY)
async def test_after_an_update_a_rebuild_finds_what_was_counted(version: str, tmp_path: Path) -> None:
    """Whatever had ended before is counted by the first rule for good, and what had begun will be."""
    (tmp_path / "tables.db").write_bytes(database_of(version))
    repositories = await open_repositories(f"sqlite:///{tmp_path / 'tables.db'}")
    async with repositories.engine.reading() as connection:
        for column, table in (("rule", "outcomes"), ("counting_rule", "tables")):
            assert {*(await connection.execute(text(f"SELECT {column} FROM {table}"))).scalars()} == {1}
    rebuilt = await repositories.rankings.rebuild(keep=False)
    await repositories.close()
    assert rebuilt.matches
    assert set(rebuilt.different.values()) == {0}
