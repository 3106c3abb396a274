"""Playing: answers, stale and foreign ones, previews, taking back, computer players."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.domain.table import TableStatus
from bot.domain.table_view import VisibleMove
from bot.features.play.unread import UnreadMoves
from bot.game_ui.base import PromptContext
from bot.game_ui.registry import game_ui_of
from bot.i18n.translator import translator_for
from bot.refusals import Closed, Illegal, NotStarted, NotYours, NotYourTurn, Stale, TooFew, UndoImpossible
from bot.ui_kit.move_menu import NoSuchPath
from bot.ui_kit.panels import ProposedMoves
from games.core import play
from games.core.match import commitment
from games.core.step import Action
from games.hoshitsukuri import GAME as HOSHITSUKURI
from games.solani import GAME as SOLANI
from games.solani.actions import AddWish
from tests.support.house import ANN, BOB, CAT, HERE, SEED, Hide, House, Rest, Roll, Shine, Spend, house_in


async def test_a_match_from_start_to_scores(house: House) -> None:
    table = await house.running(ANN, BOB)
    assert table.status is TableStatus.RUNNING
    assert table.commitment == commitment(SEED)
    assert table.seed is None
    turned = await house.play_on(table.id, ANN, BOB)
    end = turned.table_view.table
    assert (end.status, end.seed) == (TableStatus.OVER, SEED)
    assert {score.seat for score in turned.table_view.scores} == {0, 1}
    assert (await house.service.queries.table(end.id)).finished_at == house.clock.now
    results = await house.service.queries.results(ANN.id)
    assert [(one.person, one.players, one.computers) for one in results] == [(ANN.id, 2, 0)]
    assert results[0].score.lines == turned.table_view.scores[end.seat_of(ANN.id) or 0].lines


async def test_what_is_stored_is_what_was_at_hand(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Shine())
    before = await house.table_view(table.id, BOB)
    house.service.repository.invalidate(table.id)
    assert await house.table_view(table.id, BOB) == before


async def test_nobody_sees_what_others_hold(house: House) -> None:
    table = await house.running(ANN, BOB)
    seat = table.seat_of(BOB.id) or 0
    assert (await house.table_view(table.id, BOB)).view.players[seat].card
    assert (await house.table_view(table.id, ANN)).view.players[seat].card is None
    assert (await house.table_view(table.id, CAT)).view.players[seat].card is None
    public = await house.table_view(table.id)
    assert (public.seat, public.prompt, public.out_of_turn, public.can_undo) == (None, None, None, False)


async def test_a_stale_button_is_refused_and_changes_nothing(house: House) -> None:
    table = await house.running(ANN, BOB)
    old = (await house.table_view(table.id, ANN)).prompt
    assert old
    await house.answer(table.id, ANN, Roll())
    with pytest.raises(Stale):
        await house.service.play.submit_move(table.id, ANN.id, old.token, Shine())
    assert (await house.service.queries.table(table.id)).moves == 1


async def test_others_may_not_answer(house: House) -> None:
    table = await house.running(ANN, BOB)
    prompt_token = (await house.table_view(table.id, ANN)).prompt
    assert prompt_token
    with pytest.raises(NotYours):
        await house.service.play.submit_move(table.id, CAT.id, prompt_token.token, Shine())
    with pytest.raises(NotYours):
        await house.service.play.submit_move(table.id, BOB.id, prompt_token.token, Shine())
    await house.answer(table.id, ANN, Shine())
    with pytest.raises(NotYourTurn) as refused:
        await house.service.play.submit_move(table.id, ANN.id, prompt_token.token, Shine())
    assert refused.value.values == {"who": ("Bob",)}
    assert refused.value.words == "bot.refuse.not_your_turn"


async def test_what_is_not_offered_is_illegal(house: House) -> None:
    table = await house.running(ANN)
    with pytest.raises(Illegal):
        await house.answer(table.id, ANN, Rest(True))


async def test_two_clicks_at_once_count_once(house: House) -> None:
    table = await house.running(ANN, BOB)
    prompt = (await house.table_view(table.id, ANN)).prompt
    assert prompt
    clicks = [house.service.play.submit_move(table.id, ANN.id, prompt.token, Roll()) for _ in range(2)]
    first, second = await asyncio.gather(*clicks, return_exceptions=True)
    assert not isinstance(first, BaseException)
    assert isinstance(second, Stale)
    assert (await house.service.queries.table(table.id)).moves == 1


async def test_simultaneous_people_never_disturb_each_other(house: House) -> None:
    table = await house.running(ANN, BOB)
    looks = [await house.table_view(table.id, person) for person in (ANN, BOB)]
    await asyncio.gather(
        *(
            house.service.play.submit_move(table.id, person.id, table_view.prompt.token, Shine())
            for person, table_view in zip((ANN, BOB), looks, strict=True)
            if table_view.prompt
        )
    )
    assert (await house.service.queries.table(table.id)).moves == 2


async def test_an_aside_is_answered_with_its_own_prompt_token(house: House) -> None:
    table = await house.running(ANN, BOB)
    table_view = await house.table_view(table.id, BOB)
    assert table_view.out_of_turn
    turned = await house.service.play.submit_move(table.id, BOB.id, table_view.out_of_turn.token, Spend())
    assert turned.table_view.view.players[turned.table_view.seat or 0].coins == 0
    assert turned.table_view.out_of_turn is None
    with pytest.raises(Stale):
        await house.service.play.submit_move(table.id, BOB.id, table_view.out_of_turn.token, Spend())


@pytest.mark.parametrize(
    ("proposed", "made"),
    [
        ((Roll(), Spend(), Roll(), Shine()), 4),  # the coin is spent out of turn
        ((Roll(), Rest(True), Shine()), 1),
        ((Shine(), Hide()), 1),  # Bob is asked next
    ],
)
async def test_proposed_moves_are_made_as_long_as_they_are_legal(
    house: House, proposed: tuple[Action, ...], made: int
) -> None:
    table = await house.running(ANN, BOB)
    context = PromptContext(await house.table_view(table.id, ANN), translator_for("en"), {})
    outcome, count = await house.service.play.submit_moves(context, ANN.id, ProposedMoves(proposed))
    assert count == outcome.table_view.table.moves == made
    assert [entry.action for entry in outcome.news] == list(proposed[:made])
    assert replace(outcome.table_view, news=()) == replace(await house.table_view(table.id, ANN), news=())


async def test_a_path_is_followed_as_long_as_it_leads_to_confirmed_moves(tmp_path: Path) -> None:
    async with house_in(tmp_path, games={"hoshitsukuri": HOSHITSUKURI}) as house:
        lobby = await house.service.lobby.open(ANN, "hoshitsukuri", HERE, seats=1)
        table = (await house.service.lobby.start(lobby.id, ANN.id)).table_view.table
        context = PromptContext(await house.table_view(table.id, ANN), translator_for("en"), {})
        plan = game_ui_of("hoshitsukuri").turn(context, ("on",), ())
        assert isinstance(plan, ProposedMoves)
        outcome, made = await house.service.play.submit_moves(context, ANN.id, plan)
        assert made == outcome.table_view.table.moves > 1
        after = replace(context, table_view=outcome.table_view)
        with pytest.raises(NoSuchPath):
            game_ui_of("hoshitsukuri").turn(after, plan.path, ())


async def test_a_preview_tells_whether_an_answer_is_irreversible_and_gives_nothing(house: House) -> None:
    table = await house.running(ANN, BOB)
    prompt = (await house.table_view(table.id, ANN)).prompt
    assert prompt
    assert not await house.service.play.is_irreversible(table.id, ANN.id, prompt.token, Shine())
    assert await house.service.play.is_irreversible(table.id, ANN.id, prompt.token, Roll())
    several = (Shine(), Roll())  # Bob is asked in between
    assert not await house.service.play.is_irreversible(table.id, ANN.id, prompt.token, *several)
    assert (await house.service.queries.table(table.id)).moves == 0
    with pytest.raises(NotYours):
        await house.service.play.is_irreversible(table.id, CAT.id, prompt.token, Shine())
    with pytest.raises(Illegal):
        await house.service.play.is_irreversible(table.id, ANN.id, prompt.token, Rest(True))


async def test_a_preview_does_not_show_that_a_person_has_put_down_a_wish(tmp_path: Path) -> None:
    async with house_in(tmp_path, games={"solani": SOLANI}) as house:
        lobby = await house.service.lobby.open(ANN, "solani", HERE, seats=2)
        await house.service.lobby.join(lobby.id, BOB)
        table = (await house.service.lobby.start(lobby.id, ANN.id)).table_view.table
        looks = [await house.table_view(table.id, person) for person in (ANN, BOB)]
        asked, other = (ANN, BOB) if looks[0].prompt else (BOB, ANN)
        prompt = next(table_view.prompt for table_view in looks if table_view.prompt)
        old = await house.service.repository.load(table.id)
        seat = table.seat_of(other.id) or 0
        match, _ = play.apply(SOLANI, old.match, seat, AddWish("cluster", 1))  # type: ignore[arg-type]
        await house.service.repository.save(old, old.table, match)
        previews = [
            await house.service.play.is_irreversible(table.id, asked.id, prompt.token, draft) for draft in prompt.legal
        ]
        assert not any(previews)


async def test_the_last_answer_may_be_taken_back_while_nothing_was_learned(house: House) -> None:
    table = await house.running(ANN, BOB)
    before = await house.table_view(table.id, ANN)
    assert not before.can_undo
    await house.answer(table.id, ANN, Shine())
    assert (await house.table_view(table.id, ANN)).can_undo
    turned = await house.service.play.undo(table.id, ANN.id)
    assert (turned.table_view.view, turned.table_view.prompt) == (before.view, before.prompt)
    assert not turned.table_view.can_undo
    log = await house.service.queries.history(table.id, ANN.id)
    assert [(entry.action, entry.undone) for entry in log] == [(Shine(), True)]
    house.service.repository.invalidate(table.id)
    assert (await house.table_view(table.id, ANN)).prompt == before.prompt


async def test_taking_back_leaves_the_others_answers_alone(house: House) -> None:
    table = await house.running(ANN, BOB, CAT)
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Hide())
    await house.service.play.undo(table.id, ANN.id)
    assert (await house.table_view(table.id, BOB)).prompt is None
    assert (await house.table_view(table.id, ANN)).prompt is not None
    await house.answer(table.id, ANN, Hide())
    ranking = [entry.number for entry in await house.service.queries.history(table.id) if not entry.undone]
    assert ranking == [2, 3]


async def test_luck_and_the_others_stand_in_the_way_of_taking_back(house: House) -> None:
    table = await house.running(ANN, BOB)
    with pytest.raises(UndoImpossible):
        await house.service.play.undo(table.id, ANN.id)
    await house.answer(table.id, ANN, Roll())
    with pytest.raises(UndoImpossible):
        await house.service.play.undo(table.id, ANN.id)
    await house.answer(table.id, ANN, Shine())
    await house.answer(table.id, BOB, Shine())
    with pytest.raises(UndoImpossible):
        await house.service.play.undo(table.id, ANN.id)
    with pytest.raises(NotYours):
        await house.service.play.undo(table.id, CAT.id)


async def test_before_the_start_and_after_the_end_nothing_is_answered(house: House) -> None:
    lobby = await house.lobby(ANN, seats=2)
    with pytest.raises(NotStarted):
        await house.service.play.submit_move(lobby.id, ANN.id, "x", Shine())
    with pytest.raises(NotStarted):
        await house.service.play.undo(lobby.id, ANN.id)
    table = await house.running(BOB)
    prompt = (await house.table_view(table.id, BOB)).prompt
    assert prompt
    await house.play_on(table.id, BOB)
    with pytest.raises(Closed) as refused:
        await house.service.play.submit_move(table.id, BOB.id, prompt.token, Shine())
    assert refused.value.values == {"status": "over"}
    table_view = await house.table_view(table.id, BOB)
    assert (table_view.prompt, table_view.out_of_turn, table_view.can_undo, table_view.pending) == (
        None,
        None,
        False,
        (),
    )


async def test_a_lobby_of_too_few_does_not_start(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await house.lobby(ANN, seats=3)
    monkeypatch.setitem(house.games, "toy", replace(house.games["toy"], seats=range(2, 4)))
    house.service.repository.invalidate(lobby.id)
    with pytest.raises(TooFew) as refused:
        await house.service.lobby.start(lobby.id, ANN.id)
    assert refused.value.values == {"seated": 1, "needed": 2}


async def test_computer_players_answer_with_the_person(house: House) -> None:
    table = await house.running(ANN, computers=("easy", "strong"))
    seats = {table_seat.seat: table_seat.level for table_seat in table.seats}
    assert sorted(level or "" for level in seats.values()) == ["", "easy", "strong"]
    turned = await house.answer(table.id, ANN, Shine())
    assert turned.table_view.prompt is not None or turned.over
    log = await house.service.queries.history(table.id)
    assert {entry.level for entry in log} == {None, "easy", "strong"}
    assert all(not entry.autopilot for entry in log)
    turned = await house.play_on(table.id, ANN)
    (result,) = await house.service.queries.results(ANN.id)
    assert (result.computers, result.players) == (2, 3)


async def test_a_restart_lets_computer_players_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.lobby(ANN, computers=("easy",))

    async def stumble(*_: object) -> None:
        raise RuntimeError("the process dies here")

    with monkeypatch.context() as patch:
        patch.setattr(house.task_runner, "decide", stumble)
        await house.service.lobby.start(table.id, ANN.id)
    assert await house.service.play.tables_to_resume() == (table.id,)
    assert (await house.service.queries.table(table.id)).moves == 0
    fresh = House(house.repositories, clock=house.clock)
    await fresh.watch.start()
    assert (await fresh.service.queries.table(table.id)).moves == 1
    await house.watch.tick()
    assert await house.service.play.tables_to_resume() == ()
    assert (await house.service.queries.table(table.id)).moves == 1


def heard(news: tuple[VisibleMove, ...]) -> list[str]:
    """The kinds of events in what somebody has heard."""
    return [type(event).__name__ for entry in news for event in entry.events]


async def test_news_are_what_each_audience_has_heard_since(house: House) -> None:
    table = await house.running(ANN, BOB)
    opening = await house.table_view(table.id, BOB)
    assert heard(opening.news) == ["Drawn"]
    assert (await house.table_view(table.id)).news == ()
    await house.answer(table.id, ANN, Shine())
    turned = await house.answer(table.id, BOB, Shine())
    assert "Scored" in heard(turned.news)
    assert heard((await house.table_view(table.id, ANN)).news)[0] == "Scored"
    assert heard((await house.table_view(table.id)).news) == ["Scored"]


@pytest.mark.parametrize("computers", [(), ("easy",)])
@pytest.mark.parametrize("elsewhere", [False, True])
async def test_an_answer_tells_what_a_look_would_and_reads_the_log_only_where_something_else_has_happened(
    house: House, monkeypatch: pytest.MonkeyPatch, computers: tuple[str, ...], elsewhere: bool
) -> None:
    table = await house.running(ANN, BOB, computers=computers)
    luck, cases, known = Random(3), set(), house.service.play._unread
    while not table.closed:
        person = luck.choice((ANN, BOB))
        table_view = await house.table_view(table.id, person)
        if table_view.prompt is None:
            continue
        with monkeypatch.context() as patch:
            read = AsyncMock(wraps=house.repositories.log.missed)
            patch.setattr(house.repositories.log, "missed", read)
            if elsewhere:  # as if what was read had been read one revision earlier
                patch.setattr(known, "after", partial(after_something_else, known))
            turned = await house.answer(table.id, person, luck.choice(table_view.prompt.legal))
        alone = turned.table_view.table.moves == table.moves + 1
        table = turned.table_view.table
        middle = alone and turned.table_view.prompt is not None
        assert read.await_count == (middle and elsewhere)  # what the look before has read is remembered
        known._before.clear()
        assert turned.table_view.news == (await house.table_view(table.id, person)).news
        cases.add((middle, alone))
    assert cases >= {(True, True), (False, True)} | ({(False, False)} if computers else set())


def after_something_else(known: UnreadMoves, *answered: Any) -> Any:
    known._before.update({key: (revision - 1, missed) for key, (revision, missed) in known._before.items()})
    return UnreadMoves.after(known, *answered)


async def test_who_comes_back_hears_what_a_computer_did_in_their_place(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, BOB, Shine())
    house.clock.move(49)
    await house.watch.tick()
    table_view = await house.table_view(table.id, ANN)
    assert {entry.seat for entry in table_view.news if entry.autopilot} == {table_view.seat}


async def test_others_answers_stay_secret_until_the_end(house: House) -> None:
    table = await house.running(ANN, BOB)
    await house.answer(table.id, ANN, Hide())
    assert [entry.action for entry in await house.service.queries.history(table.id, BOB.id)] == [None]
    assert [entry.action for entry in await house.service.queries.history(table.id, ANN.id)] == [Hide()]
    await house.play_on(table.id, ANN, BOB)
    assert (await house.service.queries.history(table.id))[0].action == Hide()
    assert (await house.service.queries.history(table.id, after=-1))[0].number == 0
