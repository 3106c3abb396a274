"""Runs the steps of a match until a prompt or the end."""

from hmac import digest

import msgspec

from games.core.match import AnyMatch, MatchPosition, Prompt
from games.core.step import Action, Ask, Auto, Seat, Step, StepContext, Then

STEPS_AT_ONCE = 10_000
"""More steps than this without a prompt are a bug in a game, not a long match."""


class NoLegalMove(AssertionError):
    """A prompt has no legal move: the step before it should not have asked."""


class EndlessSteps(AssertionError):
    """Steps follow each other without ever asking."""


def open_asks(match: AnyMatch) -> dict[Seat, Ask]:
    """Return the open prompt of each seat as its step, in seat order.

    A step of the common list comes before the seat's own; the other seats wait for it.
    """
    found = {step.seat: step for steps in match.own if steps and isinstance(step := steps[0], Ask)}
    if match.common and isinstance(step := match.common[0], Ask):
        found[step.seat] = step
        return dict(sorted(found.items())) if len(found) > 1 else found
    return found


def position(match: AnyMatch) -> MatchPosition:
    """Return the position of a match, for a view."""
    return MatchPosition(open_asks(match), match.over, tuple(match.common))


def prompt(match: AnyMatch, ask: Ask) -> Prompt:
    """Return the prompt with every legal move; raises NoLegalMove if there is none."""
    listed, legal = match.memo.listed
    if listed is not ask:
        legal = tuple(ask.legal(match.state))
    if not legal:
        raise NoLegalMove(f"{match.game}: {ask} has no legal move")
    return Prompt(ask.seat, ask, legal)


def prompt_token(match: AnyMatch, asked: Prompt) -> str:
    """Return the prompt token: 10 hex digits for this prompt, its moves and the seat's move count.

    Public buttons carry the token, so it is keyed with the match's seed. Otherwise a guessed hand could be tested
    by the moves that it would allow.
    """
    message = msgspec.json.encode((match.answers[asked.seat], asked.name, asked.seat, asked.legal))
    return digest(bytes.fromhex(match.seed), message, "sha256")[:5].hex()


def take_move(match: AnyMatch, context: StepContext, ask: Ask, action: Action) -> bool:
    """Carry out a legal move in place and return whether its step was on the common list."""
    common = bool(match.common) and match.common[0] == ask
    steps = match.common if common else match.own[ask.seat]
    steps.pop(0)
    push_steps(match, ask.take(match.state, context, action), steps)
    return common


def push_steps(match: AnyMatch, then: Then, steps: list[Step]) -> None:
    """Put the following steps at the head of this list, or on each named seat's own list."""
    if isinstance(then, dict):
        for seat, own in then.items():
            match.own[seat].extend(own)
    else:
        steps[:0] = then


def run_automatic_steps(match: AnyMatch, context: StepContext) -> bool:
    """Run all steps that wait for no seat, in place, and return whether the common list moved.

    Raises EndlessSteps.
    """
    common = False
    for _ in range(STEPS_AT_ONCE):
        if match.common and _advance(match, context, match.common):
            common = True
        elif not _advance_seats(match, context):
            return common
    raise EndlessSteps(f"{match.game}: {STEPS_AT_ONCE} steps without a prompt")


def _advance_seats(match: AnyMatch, context: StepContext) -> bool:
    done = [_advance(match, context, steps) for steps in match.own if steps]
    return any(done)


def _advance(match: AnyMatch, context: StepContext, steps: list[Step]) -> bool:
    """Run the first step of a list if it waits for no seat; return whether anything ran."""
    step = steps[0]
    if isinstance(step, Ask):
        return step.forced and _forced(match, context, steps, step)
    if isinstance(step, Auto):
        steps.pop(0)
        push_steps(match, step.run(match.state, context), steps)
        return True
    if any(match.own):  # Gather: wait for all seats
        return False
    steps.pop(0)
    return True


def _forced(match: AnyMatch, context: StepContext, steps: list[Step], ask: Ask) -> bool:
    """Take the only legal move of a forced step.

    Several legal moves are cached instead, because the prompt asks for them next.
    """
    legal = tuple(ask.legal(match.state))
    if len(legal) != 1:
        match.memo.listed = ask, legal
        return False
    steps.pop(0)
    push_steps(match, ask.take(match.state, context, legal[0]), steps)
    return True
