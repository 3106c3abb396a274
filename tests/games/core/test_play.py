"""The narrow waist, tried on the toy game."""

import json
from typing import Any

import msgspec
import pytest

from games.core import engine, play
from games.core.engine import NoLegalMove
from games.core.game import Game
from games.core.match import AnyMatch, MatchPosition, Move
from games.core.playout import playout
from games.core.step import Action, Ask, Auto, Gather, StepContext, Then, heard
from planisphere_toy import rules as toy
from planisphere_toy.rules import GAME as TOY
from planisphere_toy.rules import Hide, Options, Rest, Roll, Shine, Spend

SEED = "000102030405060708090a0b0c0d0e0f"


def fresh(seats: int = 2, **options: Any) -> AnyMatch:
    return play.start(TOY, Options(**options), seats, SEED)[0]


def answer(match: AnyMatch, *answers: tuple[int, Action]) -> AnyMatch:
    for seat, action in answers:
        match = play.apply(TOY, match, seat, action)[0]
    return match


def test_a_fan_out_asks_everybody_at_once_and_gathers() -> None:
    match = fresh(3)
    assert [p.name for p in play.prompts(TOY, match).values()] == ["Choose"] * 3
    match = answer(match, (2, Shine()), (0, Hide()))
    assert list(play.prompts(TOY, match)) == [1]
    match = answer(match, (1, Hide()))
    assert [(p.seat, p.name) for p in play.prompts(TOY, match).values()] == [(0, "Warden")]


def test_a_forced_answer_is_given_by_the_kernel() -> None:
    stormy = answer(fresh(2, wind="storm"), (0, Hide()), (1, Hide()))
    assert list(play.prompts(TOY, stormy)) == [0, 1]
    assert stormy.answers == [1, 1]


def test_what_the_kernel_might_have_answered_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calm, listed, really = fresh(2), [], toy.Warden.legal

    def legal(step: toy.Warden, state: Any) -> Any:
        listed.append(step)
        return really(step, state)

    monkeypatch.setattr(toy.Warden, "legal", legal)
    calm = answer(calm, (0, Hide()), (1, Hide()))
    assert [prompt.name for prompt in play.prompts(TOY, calm).values()] == ["Warden"]
    assert len(listed) == 1
    assert play.prompts(TOY, calm) == play.prompts(TOY, play.load(TOY, play.save(calm)))


def test_what_is_whispered_is_heard_by_one_seat_alone() -> None:
    _, news = play.start(TOY, Options(), 2, SEED)
    assert len(heard(news, 0)) == len(heard(news, 1)) == 1
    assert heard(news, 0) != heard(news, 1)
    assert heard(news, None) == []


def test_an_aside_is_answered_at_any_time_and_blocks_nobody() -> None:
    match = fresh(2)
    offered = play.out_of_turn_actions(TOY, match, 1)
    assert offered is not None
    assert (offered.name, offered.legal) == ("Aside", (Spend(),))
    spent = answer(match, (1, Spend()))
    assert spent.state.players[1].points == 1
    assert play.out_of_turn_actions(TOY, spent, 1) is None
    assert list(play.prompts(TOY, spent)) == [0, 1]
    with pytest.raises(play.IllegalMove):
        answer(spent, (1, Spend()))


def test_a_prompt_token_is_the_seats_own_and_changes_with_its_question() -> None:
    match = fresh(2)
    first = {seat: p.token for seat, p in play.prompts_with_tokens(TOY, match).items()}
    rolled = answer(match, (0, Roll()))
    second = {seat: p.token for seat, p in play.prompts_with_tokens(TOY, rolled).items()}
    assert first[1] == second[1]
    assert first[0] != second[0]
    assert all(
        len(prompt_token) == 10 and prompt_token.isalnum() for prompt_token in (*first.values(), *second.values())
    )


def test_a_prompt_token_changes_with_the_number_of_answers() -> None:
    match = fresh(3)
    again = play.load(TOY, play.save(match))
    again.answers[0] += 1
    before, after = play.prompts_with_tokens(TOY, match), play.prompts_with_tokens(TOY, again)
    assert before[0].token != after[0].token
    assert before[1] == after[1]


def test_only_what_a_button_carries_is_stamped() -> None:
    match = fresh(2)
    assert [prompt.token for prompt in play.prompts(TOY, match).values()] == ["", ""]
    assert [prompt.legal for prompt in play.prompts_with_tokens(TOY, match).values()] == [
        prompt.legal for prompt in play.prompts(TOY, match).values()
    ]
    assert play.prompts_with_tokens(TOY, match)[0] is play.prompts_with_tokens(TOY, match)[0]


def test_a_prompt_token_cannot_be_told_from_the_answers_alone() -> None:
    match = fresh(2)
    guess = msgspec.structs.replace(match, seed=SEED[::-1])
    for asked in (play.prompts_with_tokens, lambda game, match: {0: play.out_of_turn_actions(game, match, 0)}):
        mine, theirs = asked(TOY, match)[0], asked(TOY, guess)[0]
        assert mine is not None
        assert theirs is not None
        assert mine.legal == theirs.legal
        assert mine.token != theirs.token


@pytest.mark.parametrize(("seats", "seed"), [(4, SEED), (0, SEED), (2, "00"), (2, "zz" * 16)])
def test_a_table_that_cannot_be(seats: int, seed: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        play.start(TOY, Options(), seats, seed)


def test_luck_that_was_seen_cannot_be_taken_back() -> None:
    first = fresh(2)
    moves = [Move(0, Roll())]
    with pytest.raises(play.CannotUndo):
        play.undo(TOY, first, moves, 0)


def test_a_simultaneous_answer_may_be_taken_back_while_others_go_on() -> None:
    first = fresh(2)
    again, kept = play.undo(TOY, first, [Move(0, Hide()), Move(1, Roll())], 0)
    assert kept == [Move(1, Roll())]
    assert list(play.prompts(TOY, again)) == [0, 1]


class Begin(Ask, frozen=True):
    """Lets the others choose, on the common list or on the seat's own."""

    def legal(self, state: Any) -> tuple[Action, ...]:
        return (Hide(),)

    def take(self, state: Any, context: StepContext, action: Action) -> Then:
        return {seat: (toy.Choose(seat),) for seat in range(1, context.seats)}


class BeginOwn(Auto, frozen=True):
    def run(self, state: Any, context: StepContext) -> Then:
        return {0: (Begin(0),)}


@pytest.mark.parametrize("first_step", [Begin(0), BeginOwn()])
def test_an_answer_is_irreversible_once_another_seat_has_answered_what_it_opened(first_step: Any) -> None:
    game = msgspec.structs.replace(
        TOY, opening=(first_step, Gather(), toy.Warden(0)), steps=TOY.steps | Begin | BeginOwn
    )
    first = play.start(game, Options(), 3, SEED)[0]
    moves = [Move(0, Hide()), Move(2, Spend()), Move(1, Hide())]
    opened, spent, chosen = (match for match, _ in play.replay(game, first, moves))
    assert [match.undo[0] for match in (opened, spent, chosen)] == [True, True, False]  # a coin answers no prompt
    assert chosen.undo[1]
    again, kept = play.undo(game, first, moves[:2], 0)
    assert (kept, list(play.prompts(game, again))) == ([Move(2, Spend())], [0])
    with pytest.raises(play.CannotUndo):
        play.undo(game, first, moves, 0)
    assert play.undo(game, first, moves, 1)[0].undo == [True, False, False]  # nobody has answered it any more


def test_an_undo_on_which_later_answers_rest_is_refused() -> None:
    game = msgspec.structs.replace(
        TOY, out_of_turn_actions=lambda state, seat: (Spend(),) if state.players[0].shines else ()
    )
    first = play.start(game, Options(), 2, SEED)[0]
    moves = [Move(0, Shine()), Move(1, Spend())]
    assert [match.undo[0] for match, _ in play.replay(game, first, moves)] == [True, True]
    with pytest.raises(play.CannotUndo):
        play.undo(game, first, moves, 0)


def test_nothing_is_taken_back_once_the_common_list_went_on() -> None:
    first = fresh(2)
    moves = [Move(0, Hide()), Move(1, Hide())]
    with pytest.raises(play.CannotUndo):
        play.undo(TOY, first, moves, 0)


def test_a_seat_without_an_answer_has_nothing_to_take_back() -> None:
    with pytest.raises(play.CannotUndo):
        play.undo(TOY, fresh(2), [Move(0, Hide())], 1)


def test_an_answer_may_bind_though_no_luck_is_touched() -> None:
    last = answer(fresh(1), (0, Hide()), (0, Rest(False)), (0, Hide()), (0, Rest(False)), (0, Hide()))
    assert play.is_irreversible(TOY, last, 0, Rest(True))
    assert answer(last, (0, Rest(False))).undo == [True]
    assert play.is_irreversible(TOY, last, 0, Rest(False))  # the match is over with it
    assert not play.is_irreversible(TOY, fresh(1), 0, Hide())
    assert play.is_irreversible(TOY, last, 0, Rest(False), Hide())
    assert play.is_irreversible(TOY, fresh(1), 0, Hide(), Rest(True))
    assert not play.is_irreversible(TOY, fresh(1), 0, Hide(), Hide())  # the second is not asked for any more


@pytest.mark.parametrize("changes", [{"rules": 1}, {"rules": 1, "shape": 1}, {"shape": 1}, {"shape": None}])
def test_older_rules_and_shapes_are_brought_up_to_date(changes: dict[str, int | None]) -> None:
    plain = json.loads(play.save(fresh(2))) | changes
    if plain["shape"] is None:  # as it was before there were shapes
        del plain["shape"]
    if plain.get("shape") != TOY.shape:
        for player in plain["state"]["players"]:
            player["light"] = player.pop("points")
    old = json.dumps(plain).encode()
    assert play.rules_of(old) == changes.get("rules", TOY.rules)
    assert play.save(play.load(TOY, old)) == play.save(fresh(2))


@pytest.mark.parametrize("changes", [{"rules": 3}, {"shape": 3}])
def test_newer_rules_and_shapes_are_refused(changes: dict[str, int]) -> None:
    plain = json.loads(play.save(fresh(2))) | changes
    with pytest.raises(play.NewerRulesVersion):
        play.load(TOY, json.dumps(plain).encode())


def test_a_stray_field_in_a_stored_match_is_an_error() -> None:
    plain = json.loads(play.save(fresh(2))) | {"stray": 1}
    with pytest.raises(msgspec.ValidationError):
        play.load(TOY, json.dumps(plain).encode())


def test_the_commitment_is_the_digest_of_the_seeds_bytes() -> None:
    assert play.commitment(SEED) == "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"


def test_seats_are_drawn_by_the_seed() -> None:
    orders = {tuple(play.seating(TOY, 3, f"{n:032x}")) for n in range(40)}
    assert len(orders) == 6
    assert play.seating(TOY, 3, SEED) == play.seating(TOY, 3, SEED)


class Nothing(Ask, frozen=True):
    def legal(self, state: Any) -> tuple[Action, ...]:
        return ()


class Round(Auto, frozen=True):
    def run(self, state: Any, table: StepContext) -> Then:
        return (self,)


def with_opening(step: Any) -> Game:
    return msgspec.structs.replace(TOY, opening=(step,), steps=TOY.steps | type(step))


def test_a_question_without_an_answer_is_a_bug() -> None:
    game = with_opening(Nothing(0))
    match, _ = play.start(game, Options(), 2, SEED)
    with pytest.raises(NoLegalMove):
        play.prompts(game, match)


def test_steps_that_never_ask_are_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "STEPS_AT_ONCE", 50)
    with pytest.raises(play.EndlessSteps):
        play.start(with_opening(Round()), Options(), 2, SEED)


def test_a_playout_longer_than_promised_is_a_bug() -> None:
    with pytest.raises(play.EndlessSteps):
        playout(msgspec.structs.replace(TOY, longest={2: 1}), Options(), ["random", "random"], SEED)


def test_a_playout_may_stop_early() -> None:
    match, moves = playout(TOY, Options(), ["strong", "strong"], SEED, limit=3)
    assert len(moves) == 3
    assert not match.over
    assert toy.score(match.state)


def test_a_step_may_bind_the_answer_that_led_to_it() -> None:
    first = fresh(1)
    assert answer(first, (0, Hide())).undo == [True]
    assert answer(first, (0, Spend())).undo == [False]


class Asking(Ask, frozen=True):
    phase = "night"


class Waking(Ask, frozen=True):
    phase = "day"


def test_the_phase_is_the_earliest_that_a_person_is_asked_in_and_the_last_one_at_the_end() -> None:
    phases = ("dusk", "night", "day", "over")
    assert MatchPosition({0: Waking(0), 1: Asking(1)}, False).phase(phases) == "night"
    assert MatchPosition({0: Waking(0)}, False).phase(phases) == "day"
    assert MatchPosition({}, True).phase(phases) == "over"
    with pytest.raises(ValueError, match="not in tuple"):
        MatchPosition({0: Waking(0)}, False).phase(("dusk", "over"))
