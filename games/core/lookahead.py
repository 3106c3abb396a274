"""Predicts a seat's next prompt from what the seat knows, to plan moves while others act.

All other seats are skipped. Where the order of play cannot be followed without them, computer players move for them.
What depends on chance or on the moves of others is guessed several times. Only moves that are possible in all guesses
can be planned.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from games.core import ai, engine, play, playout
from games.core.chance import Chance
from games.core.game import Game
from games.core.match import AnyMatch, Prompt
from games.core.serialization import copy
from games.core.step import Action, Ask, Seat, StepContext

Guesses = tuple[AnyMatch, ...]
"""Matches in which the same prompt is open to a seat; a planned move must be legal in all of them."""

GUESSES = 3
PASSES, MOVES = 60, 400
"""Limits of one prediction: seats skipped, and moves made by computer players. Beyond them it is given up."""

MARK = "a0"
"""Suffix of the prompt token of a predicted prompt: tokens of open prompts are shorter."""


def guesses(game: Game, match: AnyMatch, seat: Seat, level: str) -> Guesses:
    """Return matches in which this waiting seat has its next prompt.

    There are none if no prompt can be predicted. The seat cannot tell any of them from the real match. `level` is that
    of the computer players who move for others.
    """
    first = _guess(game, match, seat, level, 0)
    if first is not None and first.touched == match.touched:
        return (first,)
    found = [one for one in (first, *(_guess(game, match, seat, level, n) for n in range(1, GUESSES))) if one]
    names = [play.prompts(game, one)[seat].name for one in found]
    usual = max(names, key=names.count, default="")
    return tuple(one for one, name in zip(found, names, strict=True) if name == usual)


def next_prompt(game: Game, found: Guesses, seat: Seat) -> Prompt | None:
    """Return the predicted prompt with the moves that can be planned; None if there are none."""
    if not found:
        return None
    first, *others = found
    prompt = play.prompts(game, first)[seat]
    legal: Iterable[Action] = prompt.legal
    for other in others:
        there = set(play.prompts(game, other)[seat].legal)
        legal = [one for one in legal if one in there and _same(game, first, other, seat, one)]
    kept = tuple(legal)
    foreseen = replace(prompt, legal=kept)
    return replace(foreseen, token=engine.prompt_token(first, foreseen) + MARK) if kept else None


def after_move(game: Game, found: Guesses, seat: Seat, action: Action) -> Guesses:
    """Return the matches after this move.

    Returns none where the seat has no prompt right after it, or where chance decides first. Raises IllegalMove.
    """
    after = [(one, play.apply(game, one, seat, action)[0]) for one in found]
    known = all(new.touched == old.touched and seat in play.prompts(game, new) for old, new in after)
    names = {play.prompts(game, new)[seat].name for _, new in after} if known else set()
    return tuple(new for _, new in after) if len(names) == 1 else ()


def _same(game: Game, one: AnyMatch, other: AnyMatch, seat: Seat, action: Action) -> bool:
    return game.subject(one.state, seat, action) == game.subject(other.state, seat, action)


def _guess(game: Game, match: AnyMatch, seat: Seat, level: str, number: int) -> AnyMatch | None:
    determinized = play.determinize(game, match, seat, bytes.fromhex(match.seed) + bytes([number]))
    try:
        return _passing(game, determinized, seat) or _played(game, determinized, seat, level)
    except Exception:  # noqa: BLE001 - redealt hands may contradict the open prompts; then nothing is predicted
        return None


def _passing(game: Game, determinized: AnyMatch, seat: Seat) -> AnyMatch | None:
    """Skip all other seats until the seat has a prompt; None if it never gets one."""
    after = copy(game, determinized)
    chance = Chance(after.game, bytes.fromhex(after.seed), after.counts)
    context = StepContext(after.seats, chance)
    for _ in range(PASSES):
        asked = engine.open_asks(after)
        if seat in asked or not asked:
            after.touched += chance.touched
            return after if seat in asked else None
        for other in asked:
            after.own[other].clear()
        own = next((n for n, step in enumerate(after.common) if isinstance(step, Ask) and step.seat == seat), None)
        after.common[:own] = [step for step in after.common[:own] if step.seat in {None, seat}]
        engine.run_automatic_steps(after, context)
    return None


def _played(game: Game, determinized: AnyMatch, seat: Seat, level: str) -> AnyMatch | None:
    """Let computer players move for all other seats until the seat has a prompt.

    Return None if it never gets one.
    """
    chance = Chance(f"{game.key}/ahead", bytes.fromhex(determinized.seed))
    for _ in range(MOVES):
        asked = play.prompts(game, determinized)
        if seat in asked or not asked:
            return determinized if seat in asked else None
        prompt = next(iter(asked.values()))
        determinized, _ = play.apply(
            game, determinized, prompt.seat, _likely(game, level, determinized, prompt, chance)
        )
    return None


def _likely(game: Game, level: str, determinized: AnyMatch, prompt: Prompt, chance: Chance) -> Action:
    """Return a computer player's move.

    Returns a random one if the redealt hand contradicts the prompt, which may raise anything.
    """
    try:
        return playout.decide(game, level, determinized, prompt, chance)
    except Exception:  # noqa: BLE001 - any error of a game on a redealt match
        return ai.random_move(prompt, chance)
