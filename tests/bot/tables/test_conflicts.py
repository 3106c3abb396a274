"""Two processes at one database: they can never both win, and neither shows what is out of date."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.domain.notification import MessageKind
from bot.domain.table import TableStatus
from bot.refusals import AlreadyStarted, Conflict, Full
from tests.support.house import ANN, BOB, CAT, Hide, House, Roll, Shine, house_at

pytestmark = pytest.mark.usefixtures("threads")


@pytest.fixture
async def twin(house: House, url: str) -> AsyncIterator[House]:
    """Another bot with its own connections to the same database."""
    async with house_at(url, clock=house.clock) as twin:
        yield twin


async def test_of_two_answers_to_one_question_one_counts(house: House, twin: House) -> None:
    table = await house.running(ANN, BOB)
    prompt = (await twin.table_view(table.id, ANN)).prompt
    assert prompt
    clicks = (one.service.play.submit_move(table.id, ANN.id, prompt.token, Roll()) for one in (house, twin))
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(one).__name__ for one in outcomes) == ["MoveOutcome", "Stale"]
    for one in (house, twin):
        assert (await one.service.queries.table(table.id)).moves == 1
    assert len(await house.service.queries.history(table.id)) == 1


async def test_simultaneous_answers_at_two_processes_both_count(house: House, twin: House) -> None:
    table = await house.running(ANN, BOB)
    looks = [await house.table_view(table.id, ANN), await twin.table_view(table.id, BOB)]
    assert looks[0].prompt
    assert looks[1].prompt
    await asyncio.gather(
        house.service.play.submit_move(table.id, ANN.id, looks[0].prompt.token, Shine()),
        twin.service.play.submit_move(table.id, BOB.id, looks[1].prompt.token, Hide()),
    )
    entries = await house.service.queries.history(table.id)
    assert [entry.number for entry in entries] == [1, 2]
    assert (await house.table_view(table.id, ANN)).view == (await twin.table_view(table.id, ANN)).view


async def test_a_match_goes_on_at_either(house: House, twin: House) -> None:
    table = await house.running(ANN, BOB)
    homes = [house, twin]
    while (await house.service.queries.table(table.id)).status is TableStatus.RUNNING:
        for person in (ANN, BOB):
            homes.reverse()
            table_view = await homes[0].table_view(table.id, person)
            if table_view.prompt is not None:
                await homes[1].service.play.submit_move(
                    table.id, person.id, table_view.prompt.token, table_view.prompt.legal[0]
                )
    assert (await twin.table_view(table.id)).scores == (await house.table_view(table.id)).scores


async def test_one_seat_two_processes(house: House, twin: House) -> None:
    table = await house.lobby(ANN, seats=2)
    await twin.service.queries.table(table.id)
    await house.service.lobby.join(table.id, BOB)
    with pytest.raises(Full):
        await twin.service.lobby.join(table.id, CAT)
    starts = (one.service.lobby.start(table.id, ANN.id) for one in (house, twin))
    outcomes = await asyncio.gather(*starts, return_exceptions=True)
    assert sorted(type(one).__name__ for one in outcomes) == ["AlreadyStarted", "MoveOutcome"]
    with pytest.raises(AlreadyStarted):
        await twin.service.lobby.join(table.id, CAT)


async def test_marks_set_by_the_other_stay(house: House, twin: House) -> None:
    """Who has been pinged, reminded or nudged elsewhere is not told again."""
    table = await house.running(ANN, BOB, CAT)
    await house.answer(table.id, ANN, Hide())
    await twin.table_view(table.id)
    await house.dispatcher.deliver_all()
    await twin.answer(table.id, BOB, Hide())
    await twin.dispatcher.deliver_all()
    assert all(table_message.mentioned == () for table_message in twin.pigeon.sent)
    house.clock.move(24)
    await house.watch.tick()
    await twin.watch.tick()
    await house.dispatcher.deliver_all()
    await twin.dispatcher.deliver_all()
    reminders = [
        one for one in (*house.pigeon.sent, *twin.pigeon.sent) if one.outbox_message.kind is MessageKind.REMIND
    ]
    assert [person.name for one in reminders for person in one.mentioned] == ["Cat"]


async def test_endless_conflicts_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running(ANN, BOB)

    async def lose(_: object) -> None:
        raise Conflict

    monkeypatch.setattr(house.repositories, "record", lose)
    with pytest.raises(Conflict):
        await house.answer(table.id, ANN, Shine())
    monkeypatch.undo()
    await house.answer(table.id, ANN, Shine())
