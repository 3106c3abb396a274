"""Computer players: what they see, what happens when they fail, where they think."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from bot.app.repositories import open_repositories
from bot.app.scheduler import Scheduler
from bot.app.services import Services
from bot.domain.table import TableStatus
from bot.refusals import TooSlow
from bot.workers import computer_players
from bot.workers.computer_players import GameTaskRunner
from bot.workers.priority_semaphore import WorkRejected
from bot.workers.process_pool import ProcessPool
from games import GAMES
from games.core import play
from games.core.game import Game
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import View
from tests.support import works
from tests.support.house import ANN, BOB, HERE, SEED, Hours, House, Rest


def variant(**changes: Any) -> Game:
    """Return the toy game with other functions."""
    return Game(**{name: getattr(TOY, name) for name in Game.__struct_fields__} | changes)


async def first_question(game: Game) -> tuple[Any, Any]:
    match, _ = play.start(game, game.options(), 2, SEED)
    return match, play.prompts(game, match)[1]


async def test_they_see_their_own_view_and_nothing_else() -> None:
    seen: list[View] = []

    def look_closely(level: str, view: View, prompt: Any, chance: Any) -> Any:
        seen.append(view)
        return prompt.legal[0]

    game = variant(choose=look_closely)
    repositories = await open_repositories("sqlite://")
    house = House(repositories, {"toy": game})
    await house.running(ANN, computers=("easy",))
    await repositories.close()
    assert seen
    for view in seen:
        assert view.seat is not None
        assert all(player.card is None for seat, player in enumerate(view.players) if seat != view.seat)


async def test_a_master_is_given_what_its_seat_determinizes_and_never_the_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Any] = []

    def look_closely(game: Game, imagined: Any, seat: int, luck: bytes) -> Any:
        given.append(imagined)
        return play.prompts(game, imagined)[seat].legal[0]

    monkeypatch.setattr("games.core.search.search_move", look_closely)
    repositories = await open_repositories("sqlite://")
    house = House(repositories, {"toy": variant(levels=(*TOY.levels, "master"))})
    table = await house.running(ANN, computers=("master",))
    match = (await house.service.repository.load(table.id)).match
    await repositories.close()
    assert given
    assert match is not None
    assert match.seed not in {imagined.seed for imagined in given}


class Held(ProcessPool):
    """A pool in which nothing is ever done."""

    async def run(self, *_: Any, **__: Any) -> Any:
        """Wait for good."""
        await asyncio.Event().wait()


async def test_nobody_waits_behind_a_master() -> None:
    game, pool = GAMES["glow"], ProcessPool(1)
    task_runner = GameTaskRunner(pool, Held(1))
    match, _ = play.start(game, game.options(), 2, SEED)
    seat, prompt = next(iter(play.prompts(game, match).items()))
    searching = asyncio.create_task(task_runner.search(game, play.determinize(game, match, seat, bytes(16)), prompt))
    asking = asyncio.create_task(
        task_runner.rate_moves(game, play.determinize(game, match, seat, bytes(16)), seat, bytes(16))
    )
    try:
        assert await task_runner.decide(game, "easy", play.view(game, match, seat), prompt) in prompt.legal
        assert not searching.done()
        assert not asking.done()
    finally:
        searching.cancel()
        asking.cancel()
        await asyncio.gather(searching, asking, return_exceptions=True)
        await pool.close()


async def test_where_nothing_comes_of_a_masters_thought_a_strong_player_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for wrong in (lambda *_: Rest(True), lambda *_: 1 / 0):
        monkeypatch.setattr("games.core.search.search_move", wrong)
        match, prompt = await first_question(TOY)
        imagined = play.determinize(TOY, match, 1, bytes(16))
        assert await GameTaskRunner().search(TOY, imagined, prompt) == prompt.legal[0]
    assert "no legal answer" in caplog.text
    assert "could not decide" in caplog.text


@pytest.mark.parametrize("wrong", ["raises", "cheats"])
async def test_a_thought_that_fails_still_gives_a_legal_answer(wrong: str, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: Any) -> Any:
        if wrong == "cheats":
            return Rest(True)
        raise RuntimeError("no idea")

    game = variant(choose=fail)
    match, prompt = await first_question(game)
    task_runner = GameTaskRunner(luck=lambda: bytes(16))
    action = await task_runner.decide(game, "easy", play.view(game, match, 1), prompt)
    assert action in prompt.legal
    assert "computer player easy" in caplog.text
    assert "Rest(" not in caplog.text  # it may have been given in secret


async def test_the_kernel_s_own_level_answers_anything() -> None:
    match, prompt = await first_question(TOY)
    action = await GameTaskRunner().decide(TOY, "random", play.view(TOY, match, 1), prompt)
    assert action in prompt.legal


async def test_endless_answers_are_stopped(
    monkeypatch: pytest.MonkeyPatch, house: House, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.features.play.service.MOVES_AT_ONCE", 1)
    table = await house.running(ANN, computers=("easy", "easy"))
    assert "endlessly" in caplog.text
    assert table.moves == 1
    await house.watch.tick()
    assert (await house.service.queries.table(table.id)).moves == 2


@pytest.fixture
def hours() -> Hours:
    """The clock of that service."""
    return Hours()


@pytest.fixture
async def glow(tmp_path: Path, hours: Hours) -> AsyncIterator[Services]:
    """A service with the real games, whose computer players think in a process of their own."""
    repositories = await open_repositories(f"sqlite:///{tmp_path / 'tables.db'}")
    pool = ProcessPool(1)
    yield Services(repositories, hours, GAMES, GameTaskRunner(pool), seeds=lambda: SEED)
    await pool.close()
    await repositories.close()


async def test_a_whole_match_of_glow_against_a_computer_in_another_process(glow: Services) -> None:
    table = await glow.lobby.open(ANN, "glow", HERE, seats=2)
    await glow.lobby.add_computer(table.id, ANN.id, "easy")
    turned = await glow.lobby.start(table.id, ANN.id)
    undone = 0
    while not turned.over:
        prompt = turned.table_view.prompt
        assert prompt is not None
        turned = await glow.play.submit_move(table.id, ANN.id, prompt.token, prompt.legal[0])
        if turned.table_view.can_undo and undone < 3:
            undone += 1
            turned = await glow.play.undo(table.id, ANN.id)
            prompt = turned.table_view.prompt
            assert prompt is not None
            turned = await glow.play.submit_move(table.id, ANN.id, prompt.token, prompt.legal[0])
    assert undone == 3
    results = await glow.queries.results(ANN.id)
    assert (results[0].game, results[0].computers, results[0].helped) == ("glow", 1, 0)
    assert b'"seed"' in await glow.queries.export(table.id)


async def test_an_absent_person_is_helped_for_a_round_of_glow(glow: Services, hours: Hours) -> None:
    table = await glow.lobby.open(ANN, "glow", HERE, seats=2)
    await glow.lobby.join(table.id, BOB)
    await glow.lobby.start(table.id, ANN.id)
    while (now := await glow.play.view(table.id)).view.round < 1:
        person = now.pending[0].person
        prompt = (await glow.play.view(table.id, person)).prompt
        assert person
        assert prompt
        await glow.play.submit_move(table.id, person, prompt.token, prompt.legal[0])
    chosen = now.table.moves
    watch = Scheduler(glow)
    watch.stood = timedelta.max
    for _ in range(8):
        hours.move(48)
        await watch.tick()
        now = await glow.play.view(table.id)
        if now.view.round > 1:
            break
    assert now.table.status is TableStatus.RUNNING
    assert now.view.round == 2
    assert all(not table_seat.autopilot for table_seat in now.table.seats)
    assert [table_seat.missed for table_seat in now.table.seats] == [1, 1]
    assert len(now.pending) >= 1
    assert all(entry.autopilot for entry in await glow.queries.history(table.id, after=chosen))


async def test_a_solo_match_of_glow_to_its_end(glow: Services) -> None:
    table = await glow.lobby.open(ANN, "glow", HERE, seats=1)
    turned = await glow.lobby.start(table.id, ANN.id)
    while not turned.over:
        prompt = turned.table_view.prompt
        assert prompt is not None
        turned = await glow.play.submit_move(table.id, ANN.id, prompt.token, prompt.legal[-1])
    assert len(turned.table_view.scores) >= 1
    assert asdict(turned.table_view.table)["seed"] == SEED


@pytest.mark.parametrize("wrong", [works.frozen, works.killed])
async def test_after_a_thought_that_came_to_nothing_others_are_thought_in_a_fresh_process(
    glow: Services, wrong: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, prompt_token, answer = await begun(glow)
    first = await number_of(glow)
    with monkeypatch.context() as patch:
        patch.setattr(computer_players, "choose", wrong)
        patch.setattr(computer_players, "DECISION_TIMEOUT", 0.1)
        turned = await glow.play.submit_move(table, ANN.id, prompt_token, answer)
    assert "computer player easy could not decide" in caplog.text
    assert turned.table_view.prompt is not None  # a legal answer was given instead
    assert (await number_of(glow)) not in {first, os.getpid()}


async def test_a_task_runner_that_was_killed_is_replaced_by_the_next_thought(
    glow: Services, caplog: pytest.LogCaptureFixture
) -> None:
    table, prompt_token, answer = await begun(glow)
    os.kill(await number_of(glow), signal.SIGKILL)
    assert not (await glow.play.submit_move(table, ANN.id, prompt_token, answer)).over
    assert "could not decide" not in caplog.text
    assert await number_of(glow) != os.getpid()


async def test_taking_back_is_refused_when_it_takes_too_long_and_the_table_is_free_again(
    glow: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, prompt_token, answer = await begun(glow, computer=False)
    turned = await glow.play.submit_move(table, ANN.id, prompt_token, answer)
    while not turned.table_view.can_undo:  # it has drawn
        prompt = turned.table_view.prompt
        assert prompt is not None
        turned = await glow.play.submit_move(table, ANN.id, prompt.token, prompt.legal[0])
    await number_of(glow)
    with monkeypatch.context() as patch:
        patch.setattr(computer_players, "undone_match", works.frozen)
        patch.setattr(computer_players, "DECISION_TIMEOUT", 0.1)
        with pytest.raises(TooSlow):
            await glow.play.undo(table, ANN.id)
    assert (await glow.play.undo(table, ANN.id)).table_view.table.moves == turned.table_view.table.moves


async def test_who_waits_for_a_master_in_vain_is_told_so(glow: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, prompt_token, _ = await begun(glow, computer=False)
    await number_of(glow)
    monkeypatch.setattr(computer_players, "rated_moves", works.frozen)
    monkeypatch.setattr(computer_players, "SEARCH_TIMEOUT", 0.1)
    with pytest.raises(TooSlow):
        await glow.hints.ask(table, ANN.id, prompt_token)


async def test_a_computer_that_must_queue_too_long_goes_on_with_the_clock(
    glow: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, prompt_token, answer = await begun(glow)
    pool = glow.play.task_runner._pool
    assert pool is not None
    monkeypatch.setattr(computer_players, "QUEUE", 0.0)
    thought = asyncio.create_task(pool.run(600, works.frozen))
    await asyncio.sleep(0)
    match, prompt = await first_question(TOY)
    with pytest.raises(WorkRejected):
        await glow.play.task_runner.decide(GAMES["glow"], "easy", play.view(TOY, match, 1), prompt)
    await glow.play.submit_move(table, ANN.id, prompt_token, answer)
    assert await glow.play.tables_to_resume() == (table,)
    thought.cancel()
    monkeypatch.undo()
    await glow.play.resume(table)
    assert await glow.play.tables_to_resume() == ()
    assert (await glow.play.view(table, ANN.id)).prompt is not None


async def begun(service: Services, *, computer: bool = True) -> tuple[str, str, Any]:
    """Start a match of glow, and return its table with Ann's first question and an answer to it."""
    table = await service.lobby.open(ANN, "glow", HERE, seats=2 if computer else 1)
    if computer:
        await service.lobby.add_computer(table.id, ANN.id, "easy")
    prompt = (await service.lobby.start(table.id, ANN.id)).table_view.prompt
    assert prompt is not None
    return table.id, prompt.token, prompt.legal[0]


async def number_of(service: Services) -> int:
    """Return the number of the process that thinks; whatever is measured afterwards, it has begun."""
    assert service.play.task_runner._pool is not None
    return await service.play.task_runner._pool.run(600, os.getpid)
