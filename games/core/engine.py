"""The machine that works off the lists of steps."""

import msgspec

from games.core.chance import keyed
from games.core.match import AnyMatch, Prompt
from games.core.step import Action, Ask, Auto, Seat, Step, StepContext, Then

STEPS_AT_ONCE = 10_000
"""More steps than this without a question are a bug in a game, not a long evening."""


class NoLegalMove(AssertionError):
    """A question without a legal answer: the step before it should not have asked."""


class EndlessSteps(AssertionError):
    """Steps follow each other without ever asking."""


def open_asks(match: AnyMatch) -> dict[Seat, Ask]:
    """Return the open question of each seat in seat order.

    The common list's goes before the seat's own, others wait for it.
    """
    found = {step.seat: step for steps in match.own if steps and isinstance(step := steps[0], Ask)}
    if match.common and isinstance(step := match.common[0], Ask):
        found[step.seat] = step
        return dict(sorted(found.items())) if len(found) > 1 else found
    return found


def prompt(match: AnyMatch, ask: Ask) -> Prompt:
    """Return the question with every legal answer; raises NoLegalMove if there is none."""
    listed, legal = match.__dict__.get("listed", (None, ()))
    if listed is not ask:
        legal = tuple(ask.legal(match.state))
    if not legal:
        raise NoLegalMove(f"{match.game}: {ask} has no legal answer")
    return Prompt(ask.seat, ask, legal)


def prompt_token(match: AnyMatch, asked: Prompt) -> str:
    """Return 10 hex digits that stand for this question with these answers and the seat's answer count.

    Buttons that everybody sees carry them, so they are keyed with the match's seed: else a guessed hand could be tested
    by the answers that it would allow.
    """
    message = msgspec.json.encode((match.answers[asked.seat], asked.name, asked.seat, asked.legal))
    return keyed(bytes.fromhex(match.seed), message)[:5].hex()


def take_move(match: AnyMatch, context: StepContext, ask: Ask, action: Action) -> bool:
    """Carry out a legal answer in place and say whether it was given on the common list."""
    common = bool(match.common) and match.common[0] == ask
    steps = match.common if common else match.own[ask.seat]
    steps.pop(0)
    push_steps(match, ask.take(match.state, context, action), steps)
    return common


def push_steps(match: AnyMatch, then: Then, steps: list[Step]) -> None:
    """Put what follows at the head of this list, or on each named seat's own list."""
    if isinstance(then, dict):
        for seat, own in then.items():
            match.own[seat].extend(own)
    else:
        steps[:0] = then


def run_automatic_steps(match: AnyMatch, context: StepContext) -> bool:
    """Work off all that needs nobody, in place, and say whether the common list moved; raises EndlessSteps."""
    common = False
    for _ in range(STEPS_AT_ONCE):
        if match.common and _advance(match, context, match.common):
            common = True
        elif not _advance_seats(match, context):
            return common
    raise EndlessSteps(f"{match.game}: {STEPS_AT_ONCE} steps without a question")


def _advance_seats(match: AnyMatch, context: StepContext) -> bool:
    done = [_advance(match, context, steps) for steps in match.own if steps]
    return any(done)


def _advance(match: AnyMatch, context: StepContext, steps: list[Step]) -> bool:
    """Do the first step of a list if it needs nobody; say whether anything was done."""
    step = steps[0]
    if isinstance(step, Ask):
        return step.forced and _forced(match, context, steps, step)
    if isinstance(step, Auto):
        steps.pop(0)
        push_steps(match, step.run(match.state, context), steps)
        return True
    if any(match.own):  # the seats are waited for
        return False
    steps.pop(0)
    return True


def _forced(match: AnyMatch, context: StepContext, steps: list[Step], ask: Ask) -> bool:
    """Give the only legal answer of such a question; several are kept, for they are asked for next."""
    legal = tuple(ask.legal(match.state))
    if len(legal) != 1:
        match.__dict__["listed"] = ask, legal
        return False
    steps.pop(0)
    push_steps(match, ask.take(match.state, context, legal[0]), steps)
    return True
