"""The master: what it tries, how often, and what it may know."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import ai, play, search
from games.core.ai import Suggestion
from games.core.game import Game, Mind
from games.core.playout import playout
from games.core.step import Action
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Hide, Shine, State

SEED = "00112233445566778899aabbccddeeff"
LUCK = bytes(16)


class Bid(Action, frozen=True):
    """An answer by its number."""

    number: int


def answers(*worths: float) -> list[Suggestion]:
    return [Suggestion(Bid(number), worth) for number, worth in enumerate(worths)]


def weighed(trials: int) -> Mind:
    """A mind that allows so many trials."""
    return Mind(
        rank=lambda *_: (),
        close=1.0,
        trials=trials,
        trust=3.0,
        clock=lambda _: 0,
        horizon=1,
        estimate=lambda *_: 0.0,
    )


def test_answers_that_are_close_are_tried_most_and_no_more_often_than_is_settled() -> None:
    tried: Counter[Action] = Counter()

    def result(action: Any, world: int) -> float:
        tried[action] += 1
        return float(action.number) + world % 3

    assert search.halved(answers(3.0, 3.0, 3.0, 3.0), weighed(40), result) == Bid(3)
    assert sum(tried.values()) <= 40
    assert tried[Bid(3)] == tried[Bid(2)] > tried[Bid(1)] == tried[Bid(0)]


def test_what_a_strong_player_thinks_of_an_answer_counts_as_some_trials() -> None:
    assert search.halved(answers(5.0, 1.0), weighed(2), lambda action, _: float(action == Bid(1))) == Bid(0)
    assert search.halved(answers(5.0, 1.0), weighed(60), lambda action, _: float(action == Bid(1))) == Bid(1)


def test_only_the_few_best_answers_that_are_close_are_tried() -> None:
    mind = weighed(1)
    assert search.close(mind, answers(5.0, 4.0, 3.9)) == answers(5.0, 4.0)
    assert len(search.close(mind, answers(*[5.0] * 20))) == search.MOST
    assert search.close(mind, []) == []


def toy(estimate: Any = None) -> Game:
    """The toy, in which a strong player has no doubt but may be wrong."""
    mind = Mind(
        rank=lambda _, prompt, __: (
            [Suggestion(Hide(), 0.1), Suggestion(Shine(), 0.0)] if Hide() in prompt.legal else ()
        ),
        close=1.0,
        trials=24,
        trust=1.0,
        clock=lambda state: len(state.past),
        horizon=1 if estimate else 99,
        estimate=estimate or (lambda state, seat: float(state.players[seat].points)),
    )
    return replace(TOY, mind=mind, levels=(*TOY.levels, ai.MASTER))


def test_a_master_finds_what_a_strong_player_overlooks() -> None:
    game = toy()
    match, _ = play.start(game, game.options(), 2, SEED)
    match.state.players[0].card = "9"
    assert search.choose(game, play.imagine(game, match, 0, LUCK), 0, LUCK) == Shine()


def test_every_world_deals_anew_what_the_seat_cannot_know_and_the_dream_is_left_as_it_was() -> None:
    seen: set[str | None] = set()

    def estimate(state: State, seat: int) -> float:
        seen.add("".join(state.past[-2:]))
        return 0.0

    game = toy(estimate)
    match, _ = play.start(game, game.options(), 2, SEED)
    dream = play.imagine(game, match, 0, LUCK)
    before = play.save(dream)
    search.choose(game, dream, 0, LUCK)
    assert len(seen) > 3
    assert {cards[0] for cards in seen if cards} == {match.state.players[0].card}
    assert play.save(dream) == before


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_master_answers_every_kind_of_question_the_same_each_time(game: Game) -> None:
    assert game.mind is not None
    assert ai.MASTER in game.levels
    quick = replace(game, mind=replace(game.mind, trials=4, horizon=min(1, game.mind.horizon)))
    searched: set[str] = set()
    for limit in (3, 12, 30, 31, 33, 36, 41):
        match, _ = playout(game, game.options(), [ai.STRONG] * 2, SEED, limit=limit)
        prompt = next(iter(play.prompts(game, match).values()))
        dream = play.imagine(game, match, prompt.seat, LUCK)
        action = search.choose(quick, dream, prompt.seat, LUCK)
        assert action in prompt.legal
        assert action == search.choose(quick, dream, prompt.seat, LUCK)
        searched |= {prompt.name} if len(search.worth_trying(quick, dream, prompt, LUCK)) > 1 else set()
    assert searched
