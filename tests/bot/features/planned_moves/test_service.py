"""Answers prepared while others act: given when they are asked for, dropped when they are not possible any more."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain.person import InvokingUser
from bot.domain.planned_moves import MOVE_SEQUENCES, MovePlan
from bot.domain.table import Table
from bot.domain.table_view import TableView
from bot.refusals import Illegal, NotYours, PlanFull, Stale
from games.core.step import Action
from tests.support.house import ANN, BOB, CAT, Hide, House, Rest, Roll, Shine, house_in


def say(_: TableView, action: Action) -> str:
    return type(action).__name__


async def prepare(house: House, table: Table, who: InvokingUser, *answers: Action, onward: bool = False) -> None:
    """Prepare answers to the next question, or going on with the last course."""
    room = house.service.planned_moves
    seen = await room.foresee(table.id, who.id)
    table_view = seen.onward if onward else seen.fresh
    assert table_view is not None
    assert table_view.prompt is not None
    await room.prepare(table.id, who.id, table_view.prompt.token, answers, say)


async def plan_of(house: House, table: Table, who: InvokingUser) -> MovePlan | None:
    return (await house.table_view(table.id, who)).plan


async def warden(house: House) -> tuple[Table, InvokingUser, InvokingUser]:
    """Begin a match of two in which the first seat has answered: it will be asked alone when the other has."""
    table = await house.running(ANN, BOB)
    first, second = sorted((ANN, BOB), key=lambda who: table.seat_of(who.id) or 0)
    await house.answer(table.id, first, Hide())
    return table, first, second


async def logged(house: House, table: Table) -> list[tuple[int, str, bool]]:
    entries = await house.service.queries.history(table.id, None)
    return [(entry.seat, entry.level or "", entry.was_planned) for entry in entries]


async def test_what_is_prepared_is_done_when_it_is_asked_for(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(False))
    await house.answer(table.id, second, Hide())
    table_view = await house.table_view(table.id, first)
    assert table_view.prompt is not None
    assert table_view.prompt.name == "Choose"  # of the next night
    assert table_view.plan is None
    assert (await logged(house, table))[-1] == (0, "", True)


async def test_without_a_plan_the_seat_is_asked_as_ever(house: House) -> None:
    table, first, second = await warden(house)
    await house.answer(table.id, second, Hide())
    table_view = await house.table_view(table.id, first)
    assert table_view.prompt is not None
    assert table_view.prompt.name == "Warden"
    assert [prepared for _, _, prepared in await logged(house, table)] == [False, False]


async def test_nobody_is_called_for_what_is_prepared(house: House) -> None:
    table, first, second = await warden(house)
    await house.dispatcher.deliver_all()
    house.pigeon.sent.clear()
    await prepare(house, table, first, Rest(True))
    await house.answer(table.id, second, Hide())
    await house.dispatcher.deliver_all()
    pings = [sorted(person.id for person in one.mentioned) for one in house.pigeon.sent]
    other = next(who for who in (ANN, BOB) if who != second)
    assert pings == [[other.id]]  # once, for the next night, and not whose answer has led there
    table_view = await house.table_view(table.id, first)
    assert table_view.prompt is not None
    assert table_view.prompt.name == "Choose"


async def test_what_is_not_possible_any_more_calls_its_owner_and_says_so(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(True))
    await spoil(house, table)
    await house.dispatcher.deliver_all()
    house.pigeon.sent.clear()
    await house.answer(table.id, second, Hide())
    table_view = await house.table_view(table.id, first)
    assert table_view.prompt is not None
    assert table_view.prompt.name == "Warden"
    assert table_view.plan is not None
    assert table_view.plan.failed
    assert [waiting.person for waiting in table_view.pending] == [first.id]
    await house.dispatcher.deliver_all()
    assert [[person.id for person in one.mentioned] for one in house.pigeon.sent] == [[first.id]]
    await house.answer(table.id, first, Rest(False))
    assert await plan_of(house, table, first) is None


async def spoil(house: House, table: Table) -> None:
    """Let what is prepared be about something that is not there any more."""
    repository = house.service.repository
    old = await repository.load(table.id)
    plans = {
        seat: replace(
            plan,
            sequences=tuple((replace(course[0], subject="gone"), *course[1:]) for course in plan.sequences),
        )
        for seat, plan in old.move_plans.items()
    }
    await repository.save(old, old.table, plans=plans)


async def test_the_first_course_that_is_possible_is_followed(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(True))
    await spoil(house, table)
    await prepare(house, table, first, Rest(False))
    before = (await house.table_view(table.id, first)).view.players[0].points
    await house.answer(table.id, second, Hide())
    table_view = await house.table_view(table.id, first)
    assert table_view.prompt is not None
    assert table_view.prompt.name == "Choose"
    assert table_view.view.players[0].points == before  # early rest is worth a point


async def test_it_is_shown_to_its_owner_alone_and_changes_nothing_for_others(house: House) -> None:
    table, first, second = await warden(house)
    before = await house.table_view(table.id, second), await house.table_view(table.id)
    house.clock.move(1)
    await prepare(house, table, first, Rest(True))
    after = await house.table_view(table.id, second), await house.table_view(table.id)
    assert [replace(table_view, table=replace(table_view.table, revision=0)) for table_view in after] == [
        replace(table_view, table=replace(table_view.table, revision=0)) for table_view in before
    ]
    plan = await plan_of(house, table, first)
    assert plan is not None
    assert plan.sequences[0][0].said == "Rest"
    await house.dispatcher.deliver_all()
    house.pigeon.sent.clear()
    await prepare(house, table, first, Rest(False))
    await house.dispatcher.deliver_all()
    assert house.pigeon.sent == []


async def test_it_is_dropped_when_its_owner_wishes_so(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(True))
    await house.service.planned_moves.drop(table.id, first.id)
    await house.service.planned_moves.drop(table.id, first.id)
    await house.answer(table.id, second, Hide())
    table_view = await house.table_view(table.id, first)
    assert table_view.prompt is not None
    assert table_view.prompt.name == "Warden"


async def test_it_outlives_a_restart_and_a_crash_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_in(tmp_path) as house:
        table, first, second = await warden(house)
        await prepare(house, table, first, Rest(True))
    async with house_in(tmp_path) as house:

        async def die(*_: object) -> Any:
            raise RuntimeError("the power is out")

        monkeypatch.setattr(house.service.play, "_as_planned", die)
        await house.answer(table.id, second, Hide())
    async with house_in(tmp_path) as house:
        assert await house.service.play.tables_to_resume(after_restart=True) == (table.id,)
        await house.service.play.resume(table.id)
        assert (await logged(house, table))[-1] == (0, "", True)


async def test_another_process_knows_of_it(tmp_path: Path) -> None:
    async with house_in(tmp_path) as here:
        table, first, second = await warden(here)
        there = House(here.repositories, clock=here.clock)
        table_view = await there.table_view(table.id, second)
        assert table_view.prompt is not None
        await prepare(here, table, first, Rest(True))
        await there.service.play.submit_move(table.id, second.id, table_view.prompt.token, Hide())
        assert (await logged(here, table))[-1] == (0, "", True)


async def test_a_prepared_answer_may_be_undone_and_is_not_given_again(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(False))
    await prepare(house, table, first, Rest(True))
    await house.answer(table.id, second, Hide())
    table_view = await house.table_view(table.id, first)
    if table_view.can_undo:  # luck is drawn in the next night
        await house.service.play.undo(table.id, first.id)
    assert (await house.table_view(table.id, first)).plan is None


async def test_going_back_drops_what_everybody_has_prepared(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(False))
    table_view = await house.service.undo.ask(table.id, first.id, 1)
    assert table_view.plan is not None  # nothing is undone yet
    assert table_view.table.request
    await house.service.undo.decide(table.id, second.id, table_view.table.request.number, agree=True)
    assert await plan_of(house, table, first) is None
    house.service.repository.forget_all()
    assert await plan_of(house, table, first) is None
    await house.answer(table.id, first, Shine())
    await prepare(house, table, first, Rest(False))
    await house.service.play.undo(table.id, first.id)
    assert await plan_of(house, table, first) is None


async def test_leaving_coming_back_and_standing_in_drop_it(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.answer(table.id, ANN, Hide())
    await prepare(house, table, ANN, await foreseen(house, table, ANN))
    await house.service.seats.hand_over(table.id, ANN.id)
    await house.service.seats.take_over(table.id, ANN, table.seat_of(ANN.id) or 0)
    assert await plan_of(house, table, ANN) is None


async def foreseen(house: House, table: Table, who: InvokingUser) -> Action:
    table_view = (await house.service.planned_moves.foresee(table.id, who.id)).fresh
    assert table_view is not None
    assert table_view.prompt is not None
    return table_view.prompt.legal[0]


async def test_it_ends_with_the_match(house: House) -> None:
    table, first, _ = await warden(house)
    await prepare(house, table, first, Rest(False))
    await house.service.seats.end_table(table.id, first.id, moderator=True)
    assert await plan_of(house, table, first) is None
    loaded = await house.repositories.tables.load(table.id)
    assert loaded is not None
    assert loaded.prepared == ()


async def test_who_answers_otherwise_has_nothing_prepared_any_more(house: House) -> None:
    table, first, second = await warden(house)
    await prepare(house, table, first, Rest(False))
    await spoil(house, table)
    await house.answer(table.id, second, Hide())
    await house.answer(table.id, first, Rest(False))
    await house.answer(table.id, first, Hide())
    assert await plan_of(house, table, first) is None


@pytest.mark.parametrize("answers", [(Shine(),), (Roll(), Shine())])
async def test_what_cannot_be_prepared_is_refused(house: House, answers: Sequence[Action]) -> None:
    table, first, second = await warden(house)
    room = house.service.planned_moves
    table_view = (await room.foresee(table.id, first.id)).fresh
    assert table_view is not None
    assert table_view.prompt is not None
    with pytest.raises(Illegal):
        await room.prepare(table.id, first.id, table_view.prompt.token, answers, say)
    with pytest.raises(NotYours):
        await room.foresee(table.id, CAT.id)
    seen = await room.foresee(table.id, second.id)  # who is asked has nothing to plan
    assert (seen.fresh, seen.onward) == (None, None)
    with pytest.raises(Stale):
        await room.prepare(table.id, second.id, table_view.prompt.token, (Rest(True),), say)


async def test_so_many_courses_may_be_prepared_and_each_but_once(house: House) -> None:
    table, first, _ = await warden(house)
    await prepare(house, table, first, Rest(True))
    await prepare(house, table, first, Rest(True))
    plan = await plan_of(house, table, first)
    assert plan is not None
    assert len(plan.sequences) == 1
    repository = house.service.repository
    old = await repository.load(table.id)
    course = plan.sequences[0][0]
    full = tuple((replace(course, subject=str(number)),) for number in range(MOVE_SEQUENCES))
    await repository.save(old, old.table, plans={plan.seat: replace(plan, sequences=full)})
    with pytest.raises(PlanFull):
        await prepare(house, table, first, Rest(False))


async def test_it_is_told_with_ones_own_data_and_forgotten_with_its_owner(house: House) -> None:
    table, first, _ = await warden(house)
    await prepare(house, table, first, Rest(True))
    assert b'"prepared"' in (await house.service.privacy.own_data(first.id))[0]
    await house.service.privacy.forget_person(first.id)
    loaded = await house.repositories.tables.load(table.id)
    assert loaded is not None
    assert loaded.prepared == ()
