"""Going back by agreement: who may ask, who must agree, what is said before, what is left of what was undone."""

import asyncio

import pytest

from bot.domain.audit import TableAction
from bot.domain.notification import MessageKind
from bot.domain.person import InvokingUser
from bot.domain.table import Table
from bot.domain.undo_request import RevealedInformation, UndoAgreement, UndoState
from bot.features.challenges.model import ChallengeKind
from bot.refusals import CannotGoBack, Closed, NotYours, RequestOver, UndoAlreadyRequested
from bot.refusals.challenges import UndoOff
from tests.support.house import ANN, BOB, CAT, HERE, Hide, House, Roll, Shine
from tests.support.old_rules import rewrite
from tests.support.undo_requests import STORM, ask, begun, decide


async def numbers(house: House, table: Table, person: InvokingUser) -> list[int]:
    return [run[0].number for run in await house.service.undo.turns(table.id, person.id)]


async def state(house: House, table: Table) -> UndoState:
    request = (await house.service.queries.table(table.id)).request
    assert request is not None
    return request.state


async def test_the_host_may_ask_for_any_turn_and_others_for_their_last(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await house.answer(table.id, BOB, Hide())
    assert await numbers(house, table, ANN) == [2, 1]  # what Bob has done in secret since stands nowhere
    assert await numbers(house, table, BOB) == [2]
    with pytest.raises(NotYours):
        await house.service.undo.turns(table.id, CAT.id)
    for person, number in ((BOB, 1), (ANN, 3), (ANN, 9)):
        with pytest.raises(CannotGoBack):
            await ask(house, table, person, number)


async def test_the_match_goes_back_when_everybody_has_agreed(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.answer(table.id, ANN, Shine())
    before = await house.table_view(table.id, BOB)
    await house.answer(table.id, BOB, Shine())
    await house.answer(table.id, CAT, Shine())
    await ask(house, table, BOB, 2)
    await decide(house, table, CAT)
    assert await state(house, table) is UndoState.OPEN
    await decide(house, table, ANN)
    after = await house.table_view(table.id, BOB)
    assert (after.view, after.prompt) == (before.view, before.prompt)
    assert (await house.table_view(table.id, ANN)).prompt is None
    assert await state(house, table) is UndoState.AGREED
    house.service.repository.invalidate(table.id)
    assert (await house.table_view(table.id, BOB)).view == before.view
    await house.play_on(table.id, ANN, BOB, CAT)


async def test_the_log_keeps_what_was_undone_and_who_has_agreed(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await ask(house, table, ANN, 1)
    await decide(house, table, BOB)
    log = await house.service.queries.history(table.id)
    assert [(entry.undone, entry.agreement) for entry in log] == [(True, UndoAgreement((0, 1), known=True))] * 2
    await house.answer(table.id, ANN, Shine())
    assert [entry.undone for entry in await house.service.queries.history(table.id)] == [True, True, False]


async def test_who_has_agreed_reads_it_as_an_action(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await house.dispatcher.deliver_all()
    await ask(house, table, BOB, 2)
    assert await house.service.queries.audit(table.id) == ()
    await decide(house, table, ANN)
    (audit_entry,) = await house.service.queries.audit(table.id)
    whose = table.seat_of(BOB.id)
    assert (audit_entry.power, audit_entry.person, audit_entry.seat, audit_entry.move) == (
        TableAction.UNDONE,
        BOB.id,
        whose,
        2,
    )
    house.pigeon.take()
    await house.dispatcher.deliver_all()
    board = next(one for one in house.pigeon.take() if one.outbox_message.kind is MessageKind.BOARD)
    assert board.audit == (audit_entry,)


async def test_no_way_back_past_newer_rules(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await rewrite(house, table.id, rules=1)
    assert await numbers(house, table, ANN) == []
    with pytest.raises(CannotGoBack):
        await ask(house, table, ANN, 1)
    await house.answer(table.id, ANN, Shine())
    assert await numbers(house, table, ANN) == [3]  # what came before stands under older rules
    for number in (1, 2):
        with pytest.raises(CannotGoBack):
            await ask(house, table, ANN, number)
    await ask(house, table, ANN, 3)
    await decide(house, table, BOB)
    assert [one.undone for one in await house.service.queries.history(table.id)] == [False, False, True]


async def test_what_was_learned_is_known_before_anybody_agrees(house: House) -> None:
    table = await house.running(ANN, BOB, options=STORM)
    await house.answer(table.id, ANN, Hide())
    await house.answer(table.id, BOB, Roll())
    assert (await house.service.undo.weighed(table.id, BOB.id, 2))[1] == RevealedInformation(1)
    await house.answer(table.id, BOB, Shine())  # and new cards are dealt
    undone, learned = await house.service.undo.weighed(table.id, BOB.id, 2)
    assert learned == RevealedInformation(2, (0, 1))
    assert [entry.action for entry in undone] == [Roll(), Shine()]
    await ask(house, table, BOB, 2)
    request = (await house.service.queries.table(table.id)).request
    assert request is not None
    assert request.learned == learned


async def test_a_refusal_ends_it_and_who_asked_is_told(house: House) -> None:
    table = await begun(house, ANN, BOB, CAT)
    await house.dispatcher.deliver_all()
    await ask(house, table, ANN, 1)
    await house.dispatcher.deliver_all()
    asked = house.pigeon.take()[-1]
    assert (asked.outbox_message.kind, {one.id for one in asked.mentioned}) == (MessageKind.REQUEST, {BOB.id, CAT.id})
    assert [type(event).__name__ for entry in asked.table_view.news for event in entry.events] == ["Scored"]
    await decide(house, table, BOB, agree=False)
    await house.dispatcher.deliver_all()
    (told,) = house.pigeon.take()
    assert (told.outbox_message.kind, [one.id for one in told.mentioned]) == (MessageKind.REQUEST, [ANN.id])
    with pytest.raises(RequestOver):
        await decide(house, table, CAT)
    assert await numbers(house, table, ANN) == [3, 1]


async def test_agreement_pings_nobody_and_whoever_withdraws_needs_not_be_told(house: House) -> None:
    table = await begun(house, ANN, BOB, CAT)
    await ask(house, table, ANN, 1)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    await decide(house, table, BOB)
    await house.dispatcher.deliver_all()
    assert [(one.outbox_message.fresh, one.mentioned) for one in house.pigeon.take()] == [(False, ())]
    await decide(house, table, ANN, agree=False)
    await house.dispatcher.deliver_all()
    assert [one.mentioned for one in house.pigeon.take()] == [()]
    assert await state(house, table) is UndoState.WITHDRAWN


async def test_a_request_expires_after_a_day_also_after_a_restart(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await ask(house, table, BOB, 2)
    await house.dispatcher.deliver_all()
    house.pigeon.take()
    fresh = House(house.repositories, clock=house.clock)
    house.clock.move(23)
    await fresh.watch.tick()
    assert await state(fresh, table) is UndoState.OPEN
    house.clock.move(1)
    with pytest.raises(RequestOver):
        await decide(fresh, table, ANN)
    await fresh.watch.tick()
    assert await state(fresh, table) is UndoState.EXPIRED
    await fresh.dispatcher.deliver_all()
    told = next(one for one in fresh.pigeon.take() if one.outbox_message.kind is MessageKind.REQUEST)
    assert told.mentioned == ()  # the request said until when it is open


async def test_whoever_moves_meanwhile_lets_the_match_go_on(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await ask(house, table, ANN, 1)
    await house.answer(table.id, BOB, Shine())
    assert await state(house, table) is UndoState.OVERTAKEN
    with pytest.raises(RequestOver):
        await decide(house, table, BOB)
    await ask(house, table, ANN, 1)
    await house.service.play.undo(table.id, BOB.id)
    assert await state(house, table) is UndoState.OVERTAKEN
    await ask(house, table, ANN, 1)
    await house.service.seats.hand_over(table.id, BOB.id)
    assert await state(house, table) is UndoState.OVERTAKEN


async def test_an_answer_and_an_agreement_at_once_never_both_count(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await ask(house, table, ANN, 1)
    other = House(house.repositories, clock=house.clock)
    table_view = await other.table_view(table.id, ANN)
    assert table_view.prompt is not None
    await house.table_view(table.id)
    moved = other.service.play.submit_move(table.id, ANN.id, table_view.prompt.token, Shine())
    await asyncio.gather(moved, decide(house, table, BOB), return_exceptions=True)
    log = await house.service.queries.history(table.id)
    assert [entry.undone for entry in log] in ([False] * 3, [True] * 2)


async def test_one_request_at_a_time(house: House) -> None:
    table = await begun(house, ANN, BOB)
    await ask(house, table, ANN, 1)
    with pytest.raises(UndoAlreadyRequested) as refused:
        await ask(house, table, BOB, 2)
    assert refused.value.values == {"who": "Ann"}


async def test_computers_answer_anew(house: House) -> None:
    table = await house.running(ANN, BOB, computers=("strong",), options=STORM)
    for person in (ANN, BOB):
        await house.answer(table.id, person, Shine())
    await ask(house, table, ANN, (await numbers(house, table, ANN))[-1])
    await decide(house, table, BOB)
    log = await house.service.queries.history(table.id)
    assert {entry.level for entry in log if entry.undone} == {None, "strong"}
    assert [entry.level for entry in log if not entry.undone] == ["strong"]
    assert not (await house.service.play.tables_to_resume())


async def test_who_plays_alone_asks_nobody_and_the_match_no_longer_counts(house: House) -> None:
    counted, rolled = await house.running(ANN), await house.running(ANN)
    for table in (counted, rolled):
        await house.answer(table.id, ANN, Roll())
    await ask(house, rolled, ANN, 1)
    assert [entry.undone for entry in await house.service.queries.history(rolled.id)] == [True]
    for table in (counted, rolled):
        await house.play_on(table.id, ANN)
    (record,) = (await house.service.rankings.profile(ANN.id)).records
    assert (record.career.played, record.career.solos) == (2, 1)


async def test_what_was_undone_counts_for_nothing(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    house.clock.move(49)
    await house.watch.tick()  # a computer answers for Bob
    await ask(house, table, ANN, 2)
    await decide(house, table, BOB)
    await house.play_on(table.id, ANN, BOB)
    assert [one.helped for one in await house.service.queries.results(BOB.id)] == [0]


async def test_no_way_back_in_lessons_ranked_attempts_and_closed_matches(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    ranked = (await house.service.attempts.begin(daily.code, ANN, HERE)).table
    await house.answer(ranked.id, ANN, Roll())
    with pytest.raises(UndoOff):
        await numbers(house, ranked, ANN)
    table = await begun(house, BOB, CAT)
    await house.play_on(table.id, BOB, CAT)
    with pytest.raises(Closed):
        await numbers(house, table, BOB)
