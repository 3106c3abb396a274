"""What a master would do: who may ask, what the master is given, and what it makes of the result."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.domain.table_view import TableView
from bot.features.challenges.model import ChallengeKind
from bot.refusals import HintsOff, NotYours, NotYourTurn, Stale, TooSlow
from games.core import ai, play, search
from games.core.ai import Suggestion
from games.core.game import Game, SearchConfig
from planisphere_toy.rules import GAME as TOY
from tests.support.house import ANN, BOB, CAT, HERE, Hide, House, Shine, house_at

SEARCH = SearchConfig(
    rank=lambda _, prompt, __: [Suggestion(Shine(), 0.1), Suggestion(Hide(), 0.0)] if Hide() in prompt.legal else [],
    candidate_margin=1.0,
    rollouts=4,
    confidence=1.0,
    depth=lambda state: len(state.past),
    horizon=1,
    estimate=lambda state, seat: float(state.players[seat].points),
)


def wise() -> Game:
    """The toy with masters."""
    return replace(TOY, search=SEARCH, levels=(*TOY.levels, ai.MASTER))


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    """A house where there are masters."""
    async with house_at(url, games={"toy": wise(), "plain": replace(TOY, key="plain")}) as built:
        yield built


async def ask(house: House, table_view: TableView) -> tuple[Any, ...]:
    assert table_view.prompt is not None
    answers: tuple[Any, ...] = await house.service.hints.ask(table_view.table.id, ANN.id, table_view.prompt.token)
    return answers


async def test_who_plays_against_computers_may_ask_and_the_result_is_not_their_own(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    table_view = await house.table_view(table.id, ANN)
    assert table_view.hints
    assert not table_view.table.seats[table_view.seat or 0].hinted
    told = await ask(house, table_view)
    assert {one.action for one in told} <= {*table_view.prompt.legal} if table_view.prompt else False
    house.service.repository.invalidate(table.id)
    table_view = await house.table_view(table.id, ANN)
    assert [table_seat.hinted for table_seat in table_view.table.seats] == [
        table_seat.seat == table_view.seat for table_seat in table_view.table.seats
    ]
    revision = table_view.table.revision
    assert await ask(house, table_view) == told
    assert (await house.table_view(table.id, ANN)).table.revision == revision
    await house.play_on(table.id, ANN)
    (result,) = await house.service.queries.results(ANN.id)
    assert result.answers == result.helped > 0
    (record,) = (await house.service.rankings.profile(ANN.id)).records
    assert (record.career.played, record.career.victories) == (1, 0)


async def test_who_has_not_asked_has_played_alone(house: House) -> None:
    table = await house.running(ANN)
    await house.play_on(table.id, ANN)
    (result,) = await house.service.queries.results(ANN.id)
    assert result.helped == 0
    assert (await house.service.rankings.profile(ANN.id)).records[0].career.solos == 1


async def test_a_helped_solo_match_has_no_best_score(house: House) -> None:
    table = await house.running(ANN)
    await ask(house, await house.table_view(table.id, ANN))
    await house.play_on(table.id, ANN)
    career = (await house.service.rankings.profile(ANN.id)).records[0].career
    assert (career.played, career.solos, career.best) == (1, 0, None)
    assert set((await house.repositories.rankings.rebuild()).different.values()) == {0}


async def test_where_several_people_play_nobody_is_told_anything(house: House) -> None:
    table = await house.running(ANN, BOB)
    table_view = await house.table_view(table.id, ANN)
    assert not table_view.hints
    with pytest.raises(HintsOff) as refused:
        await ask(house, table_view)
    assert refused.value.values == {"why": "people"}
    await house.service.seats.hand_over(table.id, BOB.id)
    assert not (await house.table_view(table.id, ANN)).hints  # who has left may come back


async def test_a_ranked_attempt_is_ones_own_and_practice_is_not(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    table_view = await house.service.attempts.begin(daily.code, ANN, HERE)
    assert not table_view.hints
    with pytest.raises(HintsOff) as refused:
        await ask(house, table_view)
    assert refused.value.values == {"why": "ranked"}
    await house.play_on(table_view.table.id, ANN)
    practice = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
    assert practice.hints
    assert await ask(house, practice)


async def test_a_game_without_masters_has_no_hints(house: House) -> None:
    table = await house.service.lobby.open(ANN, "plain", HERE, seats=1)
    table_view = (await house.service.lobby.start(table.id, ANN.id)).table_view
    assert not table_view.hints
    with pytest.raises(HintsOff) as refused:
        await ask(house, table_view)
    assert refused.value.values == {"why": "master"}


async def test_only_who_is_asked_hears_of_their_open_question(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    table_view = await house.table_view(table.id, ANN)
    assert table_view.prompt is not None
    assert table_view.out_of_turn is not None
    hints, prompt_token = house.service.hints, table_view.prompt.token
    with pytest.raises(NotYours):
        await hints.ask(table.id, CAT.id, prompt_token)
    with pytest.raises(Stale):  # what may be done beside all questions is none
        await hints.ask(table.id, ANN.id, table_view.out_of_turn.token)
    await house.answer(table.id, ANN, table_view.prompt.legal[0])
    with pytest.raises((Stale, NotYourTurn)):
        await hints.ask(table.id, ANN.id, prompt_token)
    assert not any(table_seat.hinted for table_seat in (await house.table_view(table.id)).table.seats)


async def test_a_master_is_given_what_the_seat_determinizes_and_never_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []
    rate_moves = search.rate_moves

    def look_closely(game: Game, imagined: Any, seat: int, luck: bytes) -> Any:
        given.append((imagined, luck))
        return rate_moves(game, imagined, seat, luck)

    monkeypatch.setattr("games.core.search.rate_moves", look_closely)
    table = await house.running(ANN, computers=("easy",))
    table_view = await house.table_view(table.id, ANN)
    told = await ask(house, table_view)
    assert await ask(house, table_view) == told
    match = (await house.service.repository.load(table.id)).match
    ((imagined, luck),) = given
    assert match is not None
    assert imagined.seed != match.seed
    assert luck.hex() != match.seed
    assert play.view(TOY, imagined, table_view.seat) == table_view.view
    house.service.repository.invalidate(table.id)  # for all the room knows the match is another one now
    assert await ask(house, table_view) == told
    assert len(given) == 2


async def test_what_came_to_nothing_marks_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(*_: Any) -> Any:
        raise TooSlow

    monkeypatch.setattr(house.task_runner, "rate_moves", late)
    table = await house.running(ANN)
    with pytest.raises(TooSlow):
        await ask(house, await house.table_view(table.id, ANN))
    assert not any(table_seat.hinted for table_seat in (await house.table_view(table.id)).table.seats)
