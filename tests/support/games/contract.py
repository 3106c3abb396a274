"""What every game promises: one random match is played, and all promises are held against it.

`test_contract.py` does so for every game; a game of one's own is held to the same by `promises_kept`.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec
import pytest

from games.core import play
from games.core.game import Game
from games.core.match import AnyMatch, Move
from games.core.options import menu, parse
from games.core.step import Action, Seat, heard

QUESTION_LIMIT = 2_000
TAKEN_BACK = 25
"""So many answers are tried to be taken back: every try plays the whole log again."""

NOT_OFFERED = 3
"""An undo that is not offered is tried for so many moves after the answer."""

SALT = b"dream"
DETERMINIZATIONS = 5_000
"""So many determinizations must agree before it counts as known: one hand in a hundred may end a match that the others
do not.
"""


class Kind(NamedTuple):
    """A way to play a game: how many play, and what they have chosen."""

    seats: int
    options: dict[str, str]


class Turn(NamedTuple):
    """An answer, the match before and after it, and the match before as it was stored then."""

    before: AnyMatch
    move: Move
    after: AnyMatch
    news: play.News
    stored: bytes


class Tried(Protocol):
    """What names each thing that is tried, as pytest's subtests do."""

    def test(self, msg: str, **known: Any) -> AbstractContextManager[Any]: ...


class Played(NamedTuple):
    """A match that was played to its end, with luck of its own for what is tried beside it.

    What several promises look at is made once and `kept`.
    """

    game: Game
    first: AnyMatch
    turns: list[Turn]
    luck: Random
    kept: dict[tuple[str, int, Seat | None], Any]

    def view(self, match: AnyMatch, seat: Seat | None) -> Any:
        """A view of one of these turns' matches."""
        return self._once("view", match, seat, lambda: play.view(self.game, match, seat))

    def imagined(self, match: AnyMatch, seat: Seat) -> Any:
        """One of these turns' matches as a seat may imagine it."""
        return self._once("dream", match, seat, lambda: play.determinize(self.game, match, seat, SALT))

    def _once(self, what: str, match: AnyMatch, seat: Seat | None, make: Callable[[], Any]) -> Any:
        key = (what, id(match), seat)  # the turns hold their matches: no number is given twice
        if key not in self.kept:
            self.kept[key] = make()
        return self.kept[key]


def kinds(game: Game) -> Iterator[Kind]:
    """Every number of players, with each value of each option at least once."""
    for seats in game.seats:
        offered = menu(game.options, seats)
        for number in range(max((len(option.values) for option in offered), default=1)):
            yield Kind(seats, {option.key: option.values[number % len(option.values)] for option in offered})


def played(game: Game, kind: Kind, seed: str) -> Played:
    """Give any legal answers to the end."""
    luck = Random(seed)
    first, _ = play.start(game, parse(game.options, kind.seats, kind.options), kind.seats, seed)
    turns: list[Turn] = []
    match = first
    while not match.over:
        if len(turns) >= game.longest[kind.seats]:
            raise play.EndlessSteps(f"{game.key}: more than {game.longest[kind.seats]} moves")
        stored = play.save(match)
        prompt = luck.choice(list(play.prompts(game, match).values()))
        move = Move(prompt.seat, luck.choice(prompt.legal))
        after, news = play.apply(game, match, move.seat, move.action)
        turns.append(Turn(match, move, after, news, stored))
        match = after
    return Played(game, first, turns, luck, {})


def turns_of(game: Game, first: AnyMatch, moves: Iterable[Move]) -> list[Turn]:
    """These moves one after another, each with the match before and after it."""
    turns: list[Turn] = []
    match = first
    for move in moves:
        stored, before = play.save(match), match
        match, news = play.apply(game, match, move.seat, move.action)
        turns.append(Turn(before, move, match, news, stored))
    return turns


def plain(thing: Any) -> Any:
    """Anything of a match as comparable plain data."""
    return msgspec.to_builtins(thing)


# -- the promises ------------------------------------------------------------------------------------------------------


def questions_are_never_empty_nor_too_long(it: Played) -> None:
    for turn in it.turns:
        for prompt in play.prompts(it.game, turn.before).values():
            assert 1 <= len(prompt.legal) <= QUESTION_LIMIT
            assert len(set(prompt.legal)) == len(prompt.legal)


def answering_leaves_the_match_before_alone(it: Played) -> None:
    assert [play.save(turn.before) for turn in it.turns] == [turn.stored for turn in it.turns]


def saving_and_loading_change_nothing(it: Played) -> None:
    for before, move, after, news, stored in it.turns:
        again = play.load(it.game, stored)
        assert play.save(again) == stored
        assert plain(play.prompts(it.game, again)) == plain(play.prompts(it.game, before))
        resumed, same = play.apply(it.game, again, move.seat, move.action)
        assert (play.save(resumed), plain(same)) == (play.save(after), plain(news))


def a_replay_gives_the_same_match_and_the_same_events(it: Played) -> None:
    again = play.replay(it.game, it.first, [turn.move for turn in it.turns])
    for turn, (after, news) in zip(it.turns, again, strict=True):
        assert (play.save(after), plain(news)) == (play.save(turn.after), plain(turn.news))


def what_is_not_offered_is_refused(it: Played) -> None:
    known: dict[Action, None] = {}
    for turn in it.turns:
        offered = play.prompts(it.game, turn.before)
        known |= dict.fromkeys(action for prompt in offered.values() for action in prompt.legal)
        seat = it.luck.randrange(turn.before.seats)
        legal = set(offered[seat].legal) if seat in offered else set()
        aside = play.out_of_turn_actions(it.game, turn.before, seat)
        legal |= set(aside.legal) if aside else set()
        for action in it.luck.choices(list(known), k=3):
            if action in legal:
                continue
            with pytest.raises(play.IllegalMove):
                play.apply(it.game, turn.before, seat, action)
    with pytest.raises(play.IllegalMove):
        play.apply(it.game, it.first, 99, next(iter(known)))


def answers_given_at_once_commute(it: Played) -> None:
    game = it.game
    for before, move, after, *_ in it.turns:
        if not before.common or type(before.common[0]).__name__ != "Gather":
            continue
        for seat, prompt in play.prompts(game, before).items():
            if seat == move.seat:
                continue
            other = it.luck.choice(prompt.legal)
            there = play.apply(game, after, seat, other)[0]
            back = play.apply(game, play.apply(game, before, seat, other)[0], move.seat, move.action)[0]
            assert without_undo(there) == without_undo(back)
            break


def without_undo(match: AnyMatch) -> bytes:
    """A stored match without what may be undone, which hangs on the order of the answers."""
    return play.save(msgspec.structs.replace(match, undo=[], openers=[]))


def an_imagined_match_looks_the_same_to_its_seat(it: Played) -> None:
    for turn in it.turns:
        for seat, prompt in play.prompts(it.game, turn.before).items():
            imagined = it.imagined(turn.before, seat)
            assert play.view(it.game, imagined, seat) == it.view(turn.before, seat)
            assert play.prompts(it.game, imagined)[seat] == prompt
            assert it.game.census(imagined.state) == it.game.census(turn.before.state)


def whether_an_answer_is_irreversible_is_told_as_far_as_its_seat_can_know(it: Played) -> None:
    for before, move, after, *_ in it.turns:
        told = play.is_irreversible(it.game, before, move.seat, move.action)
        imagined = it.imagined(before, move.seat)
        really = after.over or not after.undo[move.seat]
        if {told, really, play.is_irreversible(it.game, imagined, move.seat, move.action)} == {True, False}:
            assert nobody_can_know(it.game, before, move)


def nobody_can_know(game: Game, match: AnyMatch, move: Move) -> bool:
    """Whether it hangs on luck or on what others hold if this answer can be taken back."""
    seen: set[bool] = set()
    for number in range(DETERMINIZATIONS):
        imagined = play.determinize(game, match, move.seat, number.to_bytes(2, "big"))
        seen.add(play.is_irreversible(game, imagined, move.seat, move.action))
        if len(seen) == 2:
            return True
    return False


def a_move_taken_back_leaves_no_trace(it: Played) -> None:
    moves: list[Move] = []
    for _, move, after, _, stored in it.turns[:TAKEN_BACK]:
        moves.append(move)
        if after.undo[move.seat]:
            again, kept = play.undo(it.game, it.first, moves, move.seat)
            assert (play.save(again), kept) == (stored, moves[:-1])
        else:
            with pytest.raises(play.CannotUndo):
                play.undo(it.game, it.first, moves, move.seat)


def wherever_undo_is_offered_it_is_possible_and_the_same_answer_leads_back(it: Played) -> None:
    undone_answers_lead_back(it.game, it.turns)


def undone_answers_lead_back(game: Game, turns: list[Turn]) -> None:
    """Undo the last answer of every seat after every move, where that is offered, and give it again."""
    last: dict[Seat, int] = {}
    moves = [turn.move for turn in turns]
    for number, turn in enumerate(turns):
        last[turn.move.seat] = number
        for seat, index in last.items():
            since, given = turns[index].before, moves[index : number + 1]
            if turn.after.undo[seat]:
                again, kept = play.undo(game, since, given, seat)
                assert kept == given[1:]
                assert without_undo(play.apply(game, again, seat, given[0].action)[0]) == without_undo(turn.after)
            elif number - index < NOT_OFFERED:
                with pytest.raises(play.CannotUndo):
                    play.undo(game, since, given, seat)


def every_component_lies_in_exactly_one_place(it: Played) -> None:
    printed = it.game.census(it.first.state)
    for turn in it.turns:
        assert it.game.census(turn.after.state) == printed


def nobody_sees_the_seed_or_what_is_whispered_to_others(it: Played) -> None:
    for _, move, after, news, _ in it.turns:
        shown = [it.view(after, seat) for seat in (None, *range(after.seats))]
        assert after.seed.encode() not in msgspec.json.encode(shown)
        private = [told.event for told in news if told.only is not None and told.only != move.seat]
        assert not [event for event in heard(news, move.seat) if event in private]


def everybody_sees_the_round(it: Played) -> None:
    for _, _, after, _, _ in it.turns:
        for seat in (None, *range(after.seats)):
            assert getattr(it.view(after, seat), "round", None) == getattr(after.state, "round", None)


PROMISES: tuple[Callable[[Played], None], ...] = (
    questions_are_never_empty_nor_too_long,
    answering_leaves_the_match_before_alone,
    saving_and_loading_change_nothing,
    a_replay_gives_the_same_match_and_the_same_events,
    what_is_not_offered_is_refused,
    answers_given_at_once_commute,
    an_imagined_match_looks_the_same_to_its_seat,
    whether_an_answer_is_irreversible_is_told_as_far_as_its_seat_can_know,
    a_move_taken_back_leaves_no_trace,
    wherever_undo_is_offered_it_is_possible_and_the_same_answer_leads_back,
    every_component_lies_in_exactly_one_place,
    nobody_sees_the_seed_or_what_is_whispered_to_others,
    everybody_sees_the_round,
)


def promises_kept(game: Game, kind: Kind, seed: str, subtests: Tried) -> None:
    """Play a match and hold every promise against it; what fails is named with all that brings it back."""
    with subtests.test("a match ends within its known number of moves", game=game.key, kind=kind, seed=seed):
        it = played(game, kind, seed)
        for promise in PROMISES:
            with subtests.test(promise.__name__.replace("_", " "), game=game.key, kind=kind, seed=seed):
                promise(it)
