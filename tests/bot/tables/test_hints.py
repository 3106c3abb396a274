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
from tests.bot.house import ANN, BOB, CAT, HERE, Hide, House, Shine, house_at

MIND = SearchConfig(
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
    return replace(TOY, search=MIND, levels=(*TOY.levels, ai.MASTER))


@pytest.fixture
async def house(url: str) -> AsyncIterator[House]:
    """A house where there are masters."""
    async with house_at(url, games={"toy": wise(), "plain": replace(TOY, key="plain")}) as built:
        yield built


async def ask(house: House, look: TableView) -> tuple[Any, ...]:
    assert look.prompt is not None
    answers: tuple[Any, ...] = await house.service.hints.ask(look.table.id, ANN.id, look.prompt.token)
    return answers


async def test_who_plays_against_computers_may_ask_and_the_result_is_not_their_own(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    look = await house.look(table.id, ANN)
    assert look.hints
    assert not look.table.seats[look.seat or 0].hinted
    told = await ask(house, look)
    assert {one.action for one in told} <= {*look.prompt.legal} if look.prompt else False
    house.service.keeper.invalidate(table.id)
    look = await house.look(table.id, ANN)
    assert [chair.hinted for chair in look.table.seats] == [chair.seat == look.seat for chair in look.table.seats]
    revision = look.table.revision
    assert await ask(house, look) == told
    assert (await house.look(table.id, ANN)).table.revision == revision
    await house.play_on(table.id, ANN)
    (result,) = await house.service.archive.results(ANN.id)
    assert result.answers == result.helped > 0
    (record,) = (await house.service.standings.profile(ANN.id)).records
    assert (record.career.played, record.career.victories) == (1, 0)


async def test_who_has_not_asked_has_played_alone(house: House) -> None:
    table = await house.running(ANN)
    await house.play_on(table.id, ANN)
    (result,) = await house.service.archive.results(ANN.id)
    assert result.helped == 0
    assert (await house.service.standings.profile(ANN.id)).records[0].career.solos == 1


async def test_a_helped_solo_match_has_no_best_score(house: House) -> None:
    table = await house.running(ANN)
    await ask(house, await house.look(table.id, ANN))
    await house.play_on(table.id, ANN)
    career = (await house.service.standings.profile(ANN.id)).records[0].career
    assert (career.played, career.solos, career.best) == (1, 0, None)
    assert set((await house.store.standings.rebuild()).different.values()) == {0}


async def test_where_several_people_play_nobody_is_told_anything(house: House) -> None:
    table = await house.running(ANN, BOB)
    look = await house.look(table.id, ANN)
    assert not look.hints
    with pytest.raises(HintsOff) as refused:
        await ask(house, look)
    assert refused.value.values == {"why": "people"}
    await house.service.seats.hand_over(table.id, BOB.id)
    assert not (await house.look(table.id, ANN)).hints  # who has left may come back


async def test_a_ranked_attempt_is_ones_own_and_practice_is_not(house: House) -> None:
    daily = await house.service.challenges.current("toy", ChallengeKind.DAILY)
    look = await house.service.attempts.begin(daily.code, ANN, HERE)
    assert not look.hints
    with pytest.raises(HintsOff) as refused:
        await ask(house, look)
    assert refused.value.values == {"why": "ranked"}
    await house.play_on(look.table.id, ANN)
    practice = await house.service.attempts.begin(daily.code, ANN, HERE, practice=True)
    assert practice.hints
    assert await ask(house, practice)


async def test_a_game_without_masters_has_no_hints(house: House) -> None:
    table = await house.service.lobby.open(ANN, "plain", HERE, seats=1)
    look = (await house.service.play.start(table.id, ANN.id)).table_view
    assert not look.hints
    with pytest.raises(HintsOff) as refused:
        await ask(house, look)
    assert refused.value.values == {"why": "master"}


async def test_only_who_is_asked_hears_of_their_open_question(house: House) -> None:
    table = await house.running(ANN, computers=("easy",))
    look = await house.look(table.id, ANN)
    assert look.prompt is not None
    assert look.out_of_turn is not None
    hints, stamp = house.service.hints, look.prompt.token
    with pytest.raises(NotYours):
        await hints.ask(table.id, CAT.id, stamp)
    with pytest.raises(Stale):  # what may be done beside all questions is none
        await hints.ask(table.id, ANN.id, look.out_of_turn.token)
    await house.answer(table.id, ANN, look.prompt.legal[0])
    with pytest.raises((Stale, NotYourTurn)):
        await hints.ask(table.id, ANN.id, stamp)
    assert not any(chair.hinted for chair in (await house.look(table.id)).table.seats)


async def test_a_master_is_given_what_the_seat_imagines_and_never_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Any] = []
    advise = search.rate_moves

    def look_closely(game: Game, dream: Any, seat: int, luck: bytes) -> Any:
        given.append((dream, luck))
        return advise(game, dream, seat, luck)

    monkeypatch.setattr("games.core.search.rate_moves", look_closely)
    table = await house.running(ANN, computers=("easy",))
    look = await house.look(table.id, ANN)
    told = await ask(house, look)
    assert await ask(house, look) == told
    match = (await house.service.keeper.load(table.id)).match
    ((dream, luck),) = given
    assert match is not None
    assert dream.seed != match.seed
    assert luck.hex() != match.seed
    assert play.view(TOY, dream, look.seat) == look.view
    house.service.keeper.invalidate(table.id)  # for all the room knows the match is another one now
    assert await ask(house, look) == told
    assert len(given) == 2


async def test_what_came_to_nothing_marks_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(*_: Any) -> Any:
        raise TooSlow

    monkeypatch.setattr(house.thinker, "advise", late)
    table = await house.running(ANN)
    with pytest.raises(TooSlow):
        await ask(house, await house.look(table.id, ANN))
    assert not any(chair.hinted for chair in (await house.look(table.id)).table.seats)
