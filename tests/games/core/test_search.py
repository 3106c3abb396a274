"""The master: what it tries, how often, and what it may know."""

from collections import Counter
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import ai, play, rollouts, search
from games.core.ai import Suggestion
from games.core.chance import Chance
from games.core.game import Game, RolloutPlan, SearchConfig
from games.core.match import Prompt
from games.core.playout import playout
from games.core.rollouts import Rollout
from games.core.step import Action
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Hide, Shine, State
from tests.tools.league import limited

SEED = "00112233445566778899aabbccddeeff"
LUCK = bytes(16)


class Bid(Action, frozen=True):
    """An answer by its number."""

    number: int


def best(tried: Callable[[Any, int], float], search_config: SearchConfig, *worths: float) -> Action:
    """The one answer of these worths that does best."""
    (kept,) = search.successive_halving(
        answers(*worths), search_config, lambda action, world: Rollout(tried(action, world))
    )
    return kept.action


def answers(*worths: float) -> list[Suggestion]:
    return [Suggestion(Bid(number), worth) for number, worth in enumerate(worths)]


def weighed(rollouts: int) -> SearchConfig:
    """A mind that allows so many trials."""
    return SearchConfig(
        rank=lambda *_: (),
        candidate_margin=1.0,
        rollouts=rollouts,
        confidence=3.0,
        depth=lambda _: 0,
        horizon=1,
        estimate=lambda *_: 0.0,
    )


def test_answers_that_are_close_are_tried_most_and_no_more_often_than_is_settled() -> None:
    tried: Counter[Action] = Counter()

    def result(action: Any, world: int) -> float:
        tried[action] += 1
        return float(action.number) + world % 3

    assert best(result, weighed(40), 3.0, 3.0, 3.0, 3.0) == Bid(3)
    assert sum(tried.values()) <= 40
    assert tried[Bid(3)] == tried[Bid(2)] > tried[Bid(1)] == tried[Bid(0)]


def test_what_a_strong_player_thinks_of_an_answer_counts_as_some_rollouts() -> None:
    assert best(lambda action, _: float(action == Bid(1)), weighed(2), 5.0, 1.0) == Bid(0)
    assert best(lambda action, _: float(action == Bid(1)), weighed(60), 5.0, 1.0) == Bid(1)


def test_those_that_are_told_were_tried_in_the_same_worlds_and_their_points_are_the_mean() -> None:
    tried: Counter[Action] = Counter()

    def result(action: Any, world: int) -> Rollout:
        tried[action] += 1
        return Rollout(action.number + world % 2 * 10.0, {"light": action.number * 2.0 + world % 2})

    kept = search.successive_halving(answers(*[0.0] * 6), weighed(48), result, keep=3)
    assert [one.action for one in kept] == [Bid(5), Bid(4), Bid(3)]
    assert tried[Bid(5)] == tried[Bid(4)] == tried[Bid(3)] == 12 > tried[Bid(0)] == 4
    assert (kept[0].lead, kept[0].parts) == (10.0, {"light": 10.5})
    assert kept[1].lead == 10.0 - 12 / 15  # as many trials as a strong player counts for say that both are the same
    assert kept[1].parts == {"light": 8.5}


def test_a_single_answer_is_told_with_what_it_is_worth() -> None:
    (one,) = search.successive_halving(answers(1.0), weighed(4), lambda _, world: Rollout(float(world)), keep=3)
    assert one.lead == 1.5


def test_only_the_few_best_answers_that_are_close_are_tried() -> None:
    search_config = weighed(1)
    assert search.candidates(search_config, answers(5.0, 4.0, 3.9)) == answers(5.0, 4.0)
    assert len(search.candidates(search_config, answers(*[5.0] * 20))) == search.MOST
    assert search.candidates(search_config, []) == []


def toy(estimate: Any = None) -> Game:
    """The toy, in which a strong player has no doubt but may be wrong."""
    search_config = SearchConfig(
        rank=lambda _, prompt, __: (
            [Suggestion(Hide(), 0.1), Suggestion(Shine(), 0.0)] if Hide() in prompt.legal else ()
        ),
        candidate_margin=1.0,
        rollouts=24,
        confidence=1.0,
        depth=lambda state: len(state.past),
        horizon=1 if estimate else 99,
        estimate=estimate or (lambda state, seat: float(state.players[seat].points)),
    )
    return replace(TOY, search=search_config, levels=(*TOY.levels, ai.MASTER))


def test_a_master_finds_what_a_strong_player_overlooks() -> None:
    game = toy()
    match, _ = play.start(game, game.options(), 2, SEED)
    match.state.players[0].card = "9"
    assert search.search_move(game, play.determinize(game, match, 0, LUCK), 0, LUCK) == Shine()


def test_who_plays_alone_thinks_with_a_search_of_their_own() -> None:
    game = toy()
    assert game.search is not None
    lonely = replace(game.search, rank=lambda *_: [Suggestion(Hide(), 0.0)])
    game = replace(game, search=replace(game.search, solo=lonely))
    answers = []
    for seats in (1, 2):
        match, _ = play.start(game, game.options(), seats, SEED)
        match.state.players[0].card = "9"
        answers.append(search.search_move(game, play.determinize(game, match, 0, LUCK), 0, LUCK))
    assert answers == [Hide(), Shine()]


def planning(game: Game, planned: Action, asked: set[tuple[int, str]]) -> Game:
    """The game with a plan to do this each day, a strong player the other thing; whoever is asked is noted with it."""
    other = Hide() if planned == Shine() else Shine()

    def choose(level: str, _: Any, prompt: Prompt, __: Chance) -> Action:
        asked.add((prompt.seat, level))
        liked = planned if level == "planned" else other
        return liked if liked in prompt.legal else prompt.legal[0]

    assert game.search is not None
    plan = RolloutPlan("planned", lambda *_: [Suggestion(planned, 0.0)])
    return replace(game, choose=choose, search=replace(game.search, rank=lambda *_: (), plans=(plan,)))


@pytest.mark.parametrize("planned", [Shine(), Hide()])
def test_a_master_goes_by_the_plan_that_does_best_and_takes_others_for_strong_players(planned: Action) -> None:
    asked: set[tuple[int, str]] = set()
    game = planning(toy(), planned, asked)
    match, _ = play.start(game, game.options(), 2, SEED)
    match.state.players[0].card = "9"
    assert search.search_move(game, play.determinize(game, match, 0, LUCK), 0, LUCK) == Shine()
    assert asked == {(0, "planned"), (0, ai.STRONG), (1, ai.STRONG)}


@pytest.mark.parametrize(("lucky", "level"), [(20.0, ai.STRONG), (1.0, "planned")])
def test_a_plan_that_was_only_lucky_is_not_gone_by(lucky: float, level: str) -> None:
    """It is ahead by half a point either way, but once by luck."""
    game = planning(toy(), Shine(), set())
    match, _ = play.start(game, game.options(), 2, SEED)

    def tried(worlds: rollouts.Determinizations, action: Action, number: int) -> Rollout:
        return Rollout((lucky if number % 2 else 1 - lucky) if action == Shine() else 0.0)

    assert game.search is not None
    game = replace(game, search=replace(game.search, rollouts=8 * search.SETTLING))
    with patch.object(rollouts.Determinizations, "tried", tried):
        settled = search.settled(game, match, 0, LUCK)
    assert settled.search is not None
    assert (settled.search.level, settled.search.plans) == (level, ())


def test_what_was_tried_to_settle_on_a_plan_is_not_tried_again() -> None:
    game = planning(toy(), Shine(), set())
    match, _ = play.start(game, game.options(), 2, SEED)
    match.state.players[0].card = "9"
    assert game.search is not None
    game = replace(game, search=replace(game.search, rollouts=2 * search.SETTLING))
    imagined = play.determinize(game, match, 0, LUCK)
    with patch.object(
        rollouts.Determinizations, "_played", autospec=True, side_effect=rollouts.Determinizations._played
    ) as played:
        search.search_move(game, imagined, 0, LUCK)
        assert played.call_count == 4  # two trials of each plan; the better one knows no other answer
        told = search.rate_moves(game, imagined, 0, LUCK)
        assert played.call_count == 4 + search.SUGGESTED - 2
    assert told == search.rate_moves(game, play.determinize(game, match, 0, LUCK), 0, LUCK)


def test_what_is_told_to_who_asks_goes_by_the_best_plan_too() -> None:
    game = planning(toy(), Shine(), set())
    match, _ = play.start(game, game.options(), 2, SEED)
    match.state.players[0].card = "9"
    assert [one.action for one in search.rate_moves(game, match, 0, LUCK)] == [Shine()]


def test_for_who_asks_more_is_tried_than_a_master_needs() -> None:
    game = toy()
    assert game.search is not None
    game = replace(game, search=replace(game.search, rollouts=4))
    match, _ = play.start(game, game.options(), 2, SEED)
    imagined = play.determinize(game, match, 0, LUCK)
    with patch.object(
        rollouts.Determinizations, "tried", autospec=True, side_effect=rollouts.Determinizations.tried
    ) as tried:
        search.search_move(game, imagined, 0, LUCK)
        assert tried.call_count == 4
        search.rate_moves(game, imagined, 0, LUCK)
        assert tried.call_count == 4 + search.SUGGESTED


def test_who_asks_a_master_hears_what_the_best_answers_are_worth_at_the_end() -> None:
    game = toy()
    match, _ = play.start(game, game.options(), 2, SEED)
    match.state.players[0].card = "9"
    told = search.rate_moves(game, play.determinize(game, match, 0, LUCK), 0, LUCK)
    assert [one.action for one in told] == [Shine(), Hide()]
    assert told[0].lead > told[1].lead
    assert told[0].parts["light"] > told[1].parts["light"]
    assert search.OPEN not in told[0].parts
    alone, _ = play.start(game, game.options(), 1, SEED)
    assert search.rate_moves(game, alone, 0, LUCK)[0].lead > 0  # ahead of nobody: the points themselves


def test_what_is_still_open_is_told_where_the_horizon_is_before_the_end() -> None:
    game = toy(lambda state, seat: state.players[seat].points + state.players[seat].coins + 0.5)
    match, _ = play.start(game, game.options(), 2, SEED)
    assert [one.parts[search.OPEN] for one in search.rate_moves(game, match, 0, LUCK)] == [0.5, 0.5]


def test_where_a_master_has_nothing_to_weigh_a_strong_players_answer_is_tried_with_the_others() -> None:
    game = toy()
    match, _ = play.start(game, game.options(), 2, SEED)
    for seat in (0, 1):
        match, _ = play.apply(game, match, seat, Shine())
    (prompt,) = play.prompts(game, match).values()
    assert search.worth_trying(game, match, prompt, LUCK) == []
    told = search.rate_moves(game, match, prompt.seat, LUCK)
    assert {one.action for one in told} == set(prompt.legal)


def test_of_many_answers_those_are_tried_that_a_strong_player_would_give_one_after_another() -> None:
    match, _ = play.start(TOY, TOY.options(), 2, SEED)
    prompt = replace(play.prompts(TOY, match)[0], legal=tuple(map(Bid, range(20))))
    game = replace(TOY, choose=lambda _, __, asked, ___: asked.legal[-1])
    found = list(search.preferred(game, None, prompt, Chance("toy", LUCK)))
    assert found == [Suggestion(Bid(number), 0.0) for number in (19, 18, 17)]


def test_every_world_deals_anew_what_the_seat_cannot_know_and_the_determinization_is_left_as_it_was() -> None:
    seen: set[str | None] = set()

    def estimate(state: State, seat: int) -> float:
        seen.add("".join(state.past[-2:]))
        return 0.0

    game = toy(estimate)
    match, _ = play.start(game, game.options(), 2, SEED)
    imagined = play.determinize(game, match, 0, LUCK)
    before = play.save(imagined)
    search.search_move(game, imagined, 0, LUCK)
    assert len(seen) > 3
    assert {cards[0] for cards in seen if cards} == {match.state.players[0].card}
    assert play.save(imagined) == before


@pytest.mark.parametrize("seats", [2, 1])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_master_answers_every_kind_of_question_the_same_each_time(
    game: Game, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "SUGGESTED", 4)
    assert ai.MASTER in game.levels
    quick = limited(game, rollouts=4, horizon=1)
    searched, heard = set[str](), set[str]()
    for limit in (3, 12, 13, 30, 31, 33, 36, 41):
        match, _ = playout(game, game.options(), [ai.STRONG] * seats, SEED, limit=limit)
        prompt = next(iter(play.prompts(game, match).values()))
        imagined = play.determinize(game, match, prompt.seat, LUCK)
        action = search.search_move(quick, imagined, prompt.seat, LUCK)
        assert action in prompt.legal
        assert action == search.search_move(quick, imagined, prompt.seat, LUCK)
        if prompt.name not in heard:
            told = search.rate_moves(quick, imagined, prompt.seat, LUCK)
            assert told == search.rate_moves(quick, imagined, prompt.seat, LUCK)
            assert {one.action for one in told} <= set(prompt.legal)
            assert all(told[0].lead >= one.lead for one in told)
        heard.add(prompt.name)
        settled = search.settled(quick, imagined, prompt.seat, LUCK)
        searched |= {prompt.name} if len(search.worth_trying(settled, imagined, prompt, LUCK)) > 1 else set()
    assert searched
