"""Answers that are prepared while others act: what is kept of them, and which of them is given in the end."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.api import Action, AnyMatch, Game, Prompt, Seat

MOVE_SEQUENCES = 5
"""So many courses may be prepared, each for the case that none before it is possible."""

LONGEST = 30
"""So many answers may be prepared in one course."""


class PlannedMove(Struct, frozen=True):
    """A move (as JSON) at the prompt of this name; `subject` is what it is about, `said` how it was called."""

    prompt_name: str = msgspec.field(name="asked")
    action: str
    subject: str
    said: str


MoveSequence = tuple[PlannedMove, ...]


class MovePlan(Struct, frozen=True):
    """What a person has prepared for their seat: courses of answers, the best liked first.

    It has `failed` once the seat was asked and none of them was possible: it is shown to its owner, and never used.
    """

    seat: Seat
    person: int
    sequences: tuple[MoveSequence, ...]
    failed: bool = False


Plans = Mapping[Seat, MovePlan]


class PlayedPlan(Struct, frozen=True):
    """An answer that was prepared, and what is left prepared once it is given."""

    action: Action
    left: MovePlan | None


def seats_with_plan(plans: Plans) -> set[Seat]:
    """Return the seats that need not be waited for, as an answer of theirs is prepared."""
    return {seat for seat, plan in plans.items() if not plan.failed}


def first_legal(game: Game, match: AnyMatch, plan: MovePlan, prompt: Prompt) -> PlayedPlan | None:
    """Return the first prepared answer that is possible now, None if there is none.

    It must be legal, to the very question that it was prepared for, and about the same thing.
    """
    legal = set(prompt.legal)
    for sequence in plan.sequences:
        planned_move = sequence[0]
        action = parse_planned(game, planned_move)
        fits = planned_move.prompt_name == prompt.name and action in legal
        if action is not None and fits and game.subject(match.state, plan.seat, action) == planned_move.subject:
            return PlayedPlan(action, _left(plan, planned_move))
    return None


def parse_planned(game: Game, planned_move: PlannedMove) -> Action | None:
    """Return a prepared answer; None if the game no longer knows it."""
    try:
        action: Action = msgspec.json.decode(planned_move.action, type=game.actions)
    except msgspec.ValidationError:
        return None
    return action


def _left(plan: MovePlan, first: PlannedMove) -> MovePlan | None:
    rest = [sequence[1:] for sequence in plan.sequences if sequence[0].action == first.action and sequence[1:]]
    return replace(plan, sequences=tuple(rest)) if rest else None


def unique(sequences: Iterable[MoveSequence]) -> tuple[MoveSequence, ...]:
    """Return the courses without those that stand there already."""
    return tuple(dict.fromkeys(sequences))
