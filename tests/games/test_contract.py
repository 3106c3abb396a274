"""The contract that every game keeps, held against each registered game and the toy."""

import json

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games import GAMES
from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch, Move
from games.core.step import Action, heard
from planisphere_toy.rules import GAME as TOY
from tests.games.contract import begin, plain, playing

every_game = pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
several = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
few = settings(several, max_examples=5)
QUESTION_LIMIT = 2_000


@every_game
@few
@given(data=st.data())
def test_a_match_ends_within_its_known_number_of_moves_and_never_asks_too_much(game: Game, data: DataObject) -> None:
    match = begin(game, data)
    moves = 0
    for before, _, after, _ in playing(game, match, data):
        moves += 1
        match = after
        assert all(1 <= len(p.legal) <= QUESTION_LIMIT for p in play.prompts(game, before).values())
        assert all(len(set(p.legal)) == len(p.legal) for p in play.prompts(game, before).values())
    assert match.over
    assert moves <= game.longest[match.seats]


@every_game
@few
@given(data=st.data())
def test_apply_leaves_its_argument_alone(game: Game, data: DataObject) -> None:
    match = begin(game, data)
    stored = play.save(match)
    for before, _, after, _ in playing(game, match, data):
        assert play.save(before) == stored
        stored = play.save(after)


@every_game
@few
@given(data=st.data())
def test_save_and_load_change_nothing_at_any_move(game: Game, data: DataObject) -> None:
    match = begin(game, data)
    for before, move, after, news in playing(game, match, data):
        again = play.load(game, play.save(before))
        assert play.save(again) == play.save(before)
        assert plain(play.prompts(game, again)) == plain(play.prompts(game, before))
        resumed, same = play.apply(game, again, move.seat, move.action)
        assert (play.save(resumed), plain(same)) == (play.save(after), plain(news))


@every_game
@few
@given(data=st.data())
def test_replay_gives_the_same_match_and_the_same_events(game: Game, data: DataObject) -> None:
    match = begin(game, data)
    log = list(playing(game, match, data))
    again = list(play.replay(game, match, [move for _, move, _, _ in log]))
    assert [play.save(m) for m, _ in again] == [play.save(after) for *_, after, _ in log]
    assert [plain(news) for _, news in again] == [plain(news) for *_, news in log]


@every_game
@few
@given(data=st.data())
def test_what_is_not_offered_is_refused(game: Game, data: DataObject) -> None:
    known: set[Action] = set()
    for before, _, _, _ in playing(game, begin(game, data), data):
        offered = play.prompts(game, before)
        known.update(action for prompt in offered.values() for action in prompt.legal)
        seat = data.draw(st.integers(0, before.seats - 1), "refused seat")
        legal = set(offered[seat].legal) if seat in offered else set()
        aside = play.asides(game, before, seat)
        legal |= set(aside.legal) if aside else set()
        for action in sorted(known - legal, key=repr)[:3]:
            with pytest.raises(play.Illegal):
                play.apply(game, before, seat, action)
    with pytest.raises(play.Illegal):
        play.apply(game, begin(game, data), 99, next(iter(known)))


@every_game
@several
@given(data=st.data())
def test_answers_given_at_once_commute(game: Game, data: DataObject) -> None:
    for before, move, after, _ in playing(game, begin(game, data), data):
        if not before.common or type(before.common[0]).__name__ != "Gather":
            continue
        others = [seat for seat in play.prompts(game, before) if seat != move.seat]
        for seat in others[:1]:
            legal = play.prompts(game, before)[seat].legal
            other = data.draw(st.sampled_from(legal), "other's answer")
            there = play.apply(game, after, seat, other)[0]
            back = play.apply(game, play.apply(game, before, seat, other)[0], move.seat, move.action)[0]
            assert msgspec.structs.replace(there, undo=[]) == msgspec.structs.replace(back, undo=[])


@every_game
@few
@given(data=st.data(), salt=st.binary(min_size=1, max_size=4))
def test_an_imagined_match_looks_the_same_to_that_seat(game: Game, data: DataObject, salt: bytes) -> None:
    for before, _, _, _ in playing(game, begin(game, data), data):
        for seat, prompt in play.prompts(game, before).items():
            dream = play.imagine(game, before, seat, salt)
            assert plain(play.view(game, dream, seat)) == plain(play.view(game, before, seat))
            assert msgspec.structs.replace(play.prompts(game, dream)[seat], stamp=prompt.stamp) == prompt
            assert game.census(dream.state) == game.census(before.state)


@every_game
@few
@given(data=st.data(), salt=st.binary(min_size=1, max_size=4))
def test_whether_an_answer_binds_is_told_as_far_as_its_seat_can_know(game: Game, data: DataObject, salt: bytes) -> None:
    for before, move, after, _ in playing(game, begin(game, data), data):
        told = play.binds(game, before, move.seat, move.action)
        dream = play.imagine(game, before, move.seat, salt)
        really = after.over or not after.undo[move.seat]
        if {told, really, play.binds(game, dream, move.seat, move.action)} == {True, False}:
            assert nobody_can_know(game, before, move)


def nobody_can_know(game: Game, match: AnyMatch, move: Move) -> bool:
    """Whether it hangs on luck or on what others hold if this answer can be taken back."""
    dreams = (play.imagine(game, match, move.seat, bytes([number])) for number in range(250))
    return len({play.binds(game, dream, move.seat, move.action) for dream in dreams}) == 2


@every_game
@few
@given(data=st.data())
def test_a_move_taken_back_leaves_no_trace(game: Game, data: DataObject) -> None:
    first = begin(game, data)
    moves: list[Move] = []
    for before, move, after, _ in playing(game, first, data):
        moves.append(move)
        if after.undo[move.seat]:
            again, kept = play.take_back(game, first, moves, move.seat)
            assert play.save(again) == play.save(before)
            assert kept == moves[:-1]
        else:
            with pytest.raises(play.CannotTakeBack):
                play.take_back(game, first, moves, move.seat)
        if len(moves) > 25:  # every try plays the whole log again
            return


@every_game
@few
@given(data=st.data())
def test_every_component_lies_in_exactly_one_place(game: Game, data: DataObject) -> None:
    match = begin(game, data)
    printed = game.census(match.state)
    for _, _, after, _ in playing(game, match, data):
        assert game.census(after.state) == printed


@every_game
@few
@given(data=st.data())
def test_nobody_sees_the_seed_or_what_is_whispered_to_others(game: Game, data: DataObject) -> None:
    match = begin(game, data)
    for _, move, after, news in playing(game, match, data):
        shown = [play.view(game, after, seat) for seat in (None, *range(after.seats))]
        text = json.dumps([plain(view) for view in shown])
        assert after.seed not in text
        private = [told.event for told in news if told.only is not None and told.only != move.seat]
        assert not [event for event in heard(news, move.seat) if event in private]


@every_game
def test_every_computer_level_finishes_a_match(game: Game) -> None:
    from games.core.playout import playout

    for seats in game.seats:
        for level in ("random", *game.levels):
            match, moves = playout(game, game.options(), [level] * seats, "00112233445566778899aabbccddeeff")
            assert match.over
            assert 0 < len(moves) <= game.longest[seats]
            assert {score.place for score in play.score(game, match)} & {1}
