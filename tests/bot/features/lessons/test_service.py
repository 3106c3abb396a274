"""Lessons at real tables: one of a kind, private, of which nothing counts."""

from collections.abc import AsyncIterator

import pytest

from bot.domain.notification import MessageKind
from bot.domain.table import TableStatus
from bot.domain.table_view import TableView
from bot.features.lessons.service import LessonService
from bot.game_ui.lesson import lessons
from bot.refusals import CannotGoBack, NotYours, OwnLesson
from games import GAMES
from tests.support.house import ANN, BOB, HERE, House, house_at

GLOW = lessons()["glow"]
HOSHI = lessons()["hoshitsukuri"]


@pytest.fixture
async def school(url: str) -> AsyncIterator[House]:
    async with house_at(url, games=GAMES) as house:
        yield house


async def first_answer(school: House, table_view: TableView) -> TableView:
    assert table_view.prompt is not None
    turned = await school.service.play.submit_move(
        table_view.table.id, ANN.id, table_view.prompt.token, table_view.prompt.legal[0]
    )
    return turned.table_view


async def test_a_lesson_begins_with_the_same_luck_for_everybody_and_the_learner_in_the_same_seat(school: House) -> None:
    ann = await school.service.lessons.begin(GLOW, ANN, HERE)
    bob = await school.service.lessons.begin(GLOW, BOB, HERE)
    assert ann.table.lesson
    assert (ann.seat, bob.seat) == (0, 0)
    assert ann.view == bob.view
    assert ann.table.id != bob.table.id
    assert [table_seat.level for table_seat in ann.table.seats] == [None, "easy"]


async def test_a_lesson_is_taken_up_again_where_it_was_left(school: House) -> None:
    table_view = await first_answer(school, await school.service.lessons.begin(GLOW, ANN, HERE))
    again = await school.service.lessons.begin(GLOW, ANN, HERE)
    assert (again.table.id, again.table.moves) == (table_view.table.id, table_view.table.moves)
    other = await school.service.lessons.begin(HOSHI, ANN, HERE)
    assert other.table.id != table_view.table.id
    assert set(await school.service.lessons.all_under_way(ANN.id)) == {"glow", "hoshitsukuri"}


async def test_no_turn_of_a_lesson_is_gone_back_to(school: House) -> None:
    table_view = await first_answer(school, await school.service.lessons.begin(GLOW, ANN, HERE))
    assert await school.service.undo.turns(table_view.table.id, ANN.id) == ()
    with pytest.raises(CannotGoBack):
        await school.service.undo.ask(table_view.table.id, ANN.id, 1)
    assert not (await school.service.play.view(table_view.table.id, ANN.id)).can_request_undo


async def test_no_two_processes_begin_the_same_lesson(school: House, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = LessonService.all_under_way
    looked = 0

    async def too_early(self: LessonService, person: int) -> dict[str, str]:
        nonlocal looked
        looked += 1
        return {} if looked <= 2 else await known(self, person)

    monkeypatch.setattr(LessonService, "all_under_way", too_early)
    async with house_at(url, games=GAMES, clock=school.clock) as twin:
        looks = [await one.service.lessons.begin(GLOW, ANN, HERE) for one in (school, twin)]
    assert looks[0].table.id == looks[1].table.id
    assert looked == 3


async def test_nothing_of_a_lesson_is_said_in_public_nor_shown_to_others(school: House) -> None:
    table_view = await first_answer(school, await school.service.lessons.begin(GLOW, ANN, HERE))
    await school.dispatcher.deliver_all()
    assert school.pigeon.sent == []
    assert await school.service.queries.tables_at(HERE.home) == ()
    with pytest.raises(OwnLesson):
        await school.service.play.view(table_view.table.id, BOB.id)
    with pytest.raises(OwnLesson):
        await school.service.display.show_again(table_view.table.id)
    with pytest.raises(NotYours):
        await school.service.seats.end_table(table_view.table.id, BOB.id, moderator=True)


async def test_nobody_is_reminded_of_a_lesson(school: House) -> None:
    await school.service.lessons.begin(GLOW, ANN, HERE)
    school.clock.move(24 * 30)
    await school.watch.tick()
    await school.dispatcher.deliver_all()
    assert [
        one for one in school.pigeon.kinds() if one in (MessageKind.REMIND, MessageKind.LAST_PLAYER, MessageKind.HELPED)
    ] == []


async def test_a_lesson_played_to_the_end_of_its_match_counts_for_nothing(school: House) -> None:
    table_view = await school.service.lessons.begin(HOSHI, ANN, HERE)
    for _ in range(600):
        if table_view.table.closed:
            break
        table_view = await first_answer(school, table_view)
    assert table_view.table.status is TableStatus.OVER
    assert table_view.scores
    assert await school.service.queries.results(ANN.id) == ()


async def test_a_lesson_that_is_over_can_be_begun_anew(school: House) -> None:
    table_view = await school.service.lessons.begin(GLOW, ANN, HERE)
    await school.service.lessons.finish(table_view.table.id)
    await school.service.lessons.finish(table_view.table.id)
    table = await school.service.queries.table(table_view.table.id)
    assert table.status is TableStatus.ENDED
    assert (await school.service.lessons.begin(GLOW, ANN, HERE)).table.id != table_view.table.id


async def test_who_leaves_a_lesson_ends_it(school: House) -> None:
    table_view = await school.service.lessons.begin(GLOW, ANN, HERE)
    assert (await school.service.seats.leave(table_view.table.id, ANN.id)).status is TableStatus.ENDED


async def test_a_lesson_never_goes_before_a_table_of_ones_own(school: House) -> None:
    lesson = await school.service.lessons.begin(GLOW, ANN, HERE)
    table = await school.service.lobby.open(ANN, "glow", HERE, seats=1)
    await school.service.lobby.start(table.id, ANN.id)
    mine = await school.service.queries.my_tables(ANN.id)
    assert [one.table.id for one in mine] == [table.id, lesson.table.id]


async def test_a_strong_player_can_be_asked(school: House) -> None:
    table_view = await school.service.lessons.begin(GLOW, ANN, HERE)
    assert table_view.prompt is not None
    assert await school.service.lessons.better(table_view, table_view.prompt) in table_view.prompt.legal
