"""The API of the kernel: every way in which a match is started, asked, changed, viewed and stored.

Every function takes the game first. A match is never changed in place: `apply` works on a copy.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2s
from typing import Any

from msgspec.structs import replace

from games.core import engine
from games.core.chance import Chance
from games.core.engine import EndlessSteps
from games.core.game import Game
from games.core.match import OUT_OF_TURN, AnyMatch, Match, Move, Prompt, commitment
from games.core.scores import Score
from games.core.serialization import NewerRulesVersion, copy, load, rules_of, save
from games.core.step import Action, News, Seat, StepContext, heard

__all__ = [
    "OUT_OF_TURN",
    "CannotUndo",
    "EndlessSteps",
    "IllegalMove",
    "NewerRulesVersion",
    "News",
    "apply",
    "commitment",
    "determinize",
    "heard",
    "is_irreversible",
    "load",
    "out_of_turn_actions",
    "prompts",
    "prompts_with_tokens",
    "replay",
    "rules_of",
    "save",
    "score",
    "seating",
    "start",
    "undo",
    "view",
]


class IllegalMove(ValueError):
    """The move is not among the legal ones of this seat."""


class CannotUndo(ValueError):
    """The seat's last move cannot be undone: it drew, another seat built on it, or there is none."""


def start(game: Game, options: Any, seats: int, seed: str) -> tuple[AnyMatch, News]:
    """Return a new match up to its first prompt, and the events; `seed` is 32 hex digits.

    Raises ValueError for a number of seats that the game does not have or a malformed seed.
    """
    if seats not in game.seats:
        raise ValueError(f"{game.key} has no table for {seats}")
    if len(bytes.fromhex(seed)) != 16:
        raise ValueError("a seed has 16 bytes")
    chance = Chance(game.key, bytes.fromhex(seed))
    context = StepContext(seats, chance)
    state = game.setup(options, seats, context)
    match: AnyMatch = Match(
        game=game.key,
        rules=game.rules,
        shape=game.shape,
        seed=seed,
        options=options,
        seats=seats,
        state=state,
        common=list(game.opening),
        own=[[] for _ in range(seats)],
        answers=[0] * seats,
        undo=[False] * seats,
        counts=chance.counts,
    )
    engine.run_automatic_steps(match, context)
    match.touched = chance.touched
    return match, tuple(context.news)


def seating(game: Game, seats: int, seed: str) -> list[int]:
    """Return for each seat the number of the person who takes it: a random order, fixed by the seed."""
    chance = Chance(game.key, bytes.fromhex(seed))
    return [int(slot) for slot in chance.shuffle("seats", [str(slot) for slot in range(seats)])]


def prompts(game: Game, match: AnyMatch) -> dict[Seat, Prompt]:
    """Return the open prompt of every seat that must act, in seat order; empty when the match is over.

    A seat with a step on the common list and on its own list is asked the common one first: the others wait for it.
    """
    return _asked(match).copy()


def _asked(match: AnyMatch) -> dict[Seat, Prompt]:
    """Return the open prompts, cached with the match; callers must not change them."""
    memo = match.memo
    if memo.prompts is None:
        memo.prompts = {seat: engine.prompt(match, ask) for seat, ask in engine.open_asks(match).items()}
    return memo.prompts


def prompts_with_tokens(game: Game, match: AnyMatch) -> dict[Seat, Prompt]:
    """Return the open prompts with their prompt tokens, for buttons to carry."""
    memo = match.memo
    if memo.prompts_with_tokens is None:
        memo.prompts_with_tokens = {seat: _stamped(match, prompt) for seat, prompt in _asked(match).items()}
    return memo.prompts_with_tokens.copy()


def _stamped(match: AnyMatch, prompt: Prompt) -> Prompt:
    return replace(prompt, token=engine.prompt_token(match, prompt))


def out_of_turn_actions(game: Game, match: AnyMatch, seat: Seat) -> Prompt | None:
    """Return the seat's out-of-turn actions as a prompt with its token.

    None if there are none; a seat that only waits for the end has none.
    """
    known = () if match.over_for(seat) else game.out_of_turn_actions(match.state, seat)
    legal = tuple(action for action in known if not isinstance(action, game.retired))
    return _stamped(match, Prompt(seat, None, legal)) if legal else None


def apply(game: Game, match: AnyMatch, seat: Seat, action: Action) -> tuple[AnyMatch, News]:
    """Return the match after this move, up to the next prompts, and the events.

    Raises IllegalMove if the action is neither among the seat's legal moves nor an out-of-turn action. The given
    match is not changed.
    """
    prompt = _asked(match).get(seat)
    after = copy(game, match)
    chance = Chance(match.game, bytes.fromhex(match.seed), after.counts)
    context = StepContext(match.seats, chance)
    if prompt is not None and prompt.step is not None and action in prompt.legal:
        common = engine.take_move(after, context, prompt.step, action)
        _close_undo(after, seat)
    else:
        common = _take_out_of_turn(game, after, context, seat, action)
    after.answers[seat] += 1
    common = engine.run_automatic_steps(after, context) or common
    after.touched += chance.touched
    _note_undo(match, after, seat, common=common, reversible=chance.touched == 0 and not context.bound)
    return after, tuple(context.news)


def _close_undo(after: AnyMatch, seat: Seat) -> None:
    """Close the undo of moves of other seats on which this seat's move may depend."""
    for opener in after.openers:
        after.undo[opener] = after.undo[opener] and opener == seat


def _note_undo(before: AnyMatch, after: AnyMatch, seat: Seat, *, common: bool, reversible: bool) -> None:
    """Note in the match whether the last move of a seat can be undone, and whether a move of another seat ends that."""
    if common:
        after.undo, after.openers = [False] * after.seats, []
    after.undo[seat] = reversible
    opened = common or any(other != seat and steps != before.own[other] for other, steps in enumerate(after.own))
    if opened or after.openers:
        others = [opener for opener in after.openers if opener != seat and after.undo[opener]]
        after.openers = [*others, seat] if opened and reversible else others


def _take_out_of_turn(game: Game, after: AnyMatch, context: StepContext, seat: Seat, action: Action) -> bool:
    """Carry out an out-of-turn action in place; its steps are never on the common list."""
    known = (
        () if seat not in range(after.seats) or after.over_for(seat) else game.out_of_turn_actions(after.state, seat)
    )
    if action not in tuple(known):
        raise IllegalMove(f"{game.key}: seat {seat} cannot make the move {action}")
    engine.push_steps(after, game.take_out_of_turn(after.state, context, seat, action), after.own[seat])
    return False


def is_irreversible(game: Game, match: AnyMatch, seat: Seat, *actions: Action) -> bool:
    """Return whether one of these moves would be irreversible, as far as the seat can know.

    The moves are made one after another, as long as the next one is legal, in a determinization. The real match may
    differ in what other seats hide, so the result is wrong for a few moves (`StepContext.bind`). Raises IllegalMove
    if the first move is not legal.
    """
    determinized = determinize(game, match, seat, bytes.fromhex(match.seed))
    for number, action in enumerate(actions):
        asked = prompts(game, determinized).get(seat)
        if number and (asked is None or action not in asked.legal):
            break
        determinized, _ = apply(game, determinized, seat, action)
        if determinized.over or not determinized.undo[seat]:
            return True
    return False


def replay(game: Game, match: AnyMatch, moves: Sequence[Move]) -> Iterator[tuple[AnyMatch, News]]:
    """Yield the match and the news after each of these moves; raises IllegalMove at the first that does not fit."""
    for move in moves:
        match, news = apply(game, match, move.seat, move.action)
        yield match, news


def undo(game: Game, first: AnyMatch, moves: Sequence[Move], seat: Seat) -> tuple[AnyMatch, list[Move]]:
    """Return the match and the moves without the seat's last move; `first` is where the moves begin.

    Raises CannotUndo in each of these cases: the move drew, the common list has moved on since, another seat has
    moved at a prompt that the move opened, or there is no move. A match that was stored by an earlier version may
    still offer such an undo: only what is replayed here counts.
    """
    index = max((i for i, move in enumerate(moves) if move.seat == seat), default=None)
    if index is None or not _last(game, first, moves).undo[seat]:
        raise CannotUndo(f"{game.key}: the last move of seat {seat} is irreversible")
    kept = [*moves[:index], *moves[index + 1 :]]
    try:
        return _last(game, first, kept), kept
    except IllegalMove as error:
        raise CannotUndo(f"{game.key}: later moves depend on the last one of seat {seat}") from error


def _last(game: Game, match: AnyMatch, moves: Sequence[Move]) -> AnyMatch:
    for after, _ in replay(game, match, moves):
        match = after
    return match


def view(game: Game, match: AnyMatch, seat: Seat | None) -> Any:
    """Return what this seat may know; None stands for the public."""
    return game.view(match.state, seat, engine.position(match))


def determinize(game: Game, match: AnyMatch, seat: Seat, salt: bytes) -> AnyMatch:
    """Return a match that this seat cannot tell from the real one: another seed, all unknowns dealt again."""
    seed = blake2s(salt, digest_size=16).digest()
    determinized = copy(game, match)
    determinized.state = game.determinize(determinized.state, seat, Chance(game.key, seed))
    determinized.seed = seed.hex()
    return determinized


def score(game: Game, match: AnyMatch) -> list[Score]:
    """Return the current score of every seat, and of the automatic opponent."""
    return game.score(match.state)
