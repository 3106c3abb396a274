"""Planned moves: the stored plans of a seat, and the move that is made from them."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.api import Action, AnyMatch, Game, Prompt, Seat

MOVE_SEQUENCES = 5
"""Maximum number of sequences in a plan; each is tried if none before it is possible."""

MAX_SEQUENCE = 30
"""Maximum number of moves in one sequence."""


class PlannedMove(Struct, frozen=True):
    """A move (JSON) for the prompt `prompt_name`.

    `subject` is what it is about, `said` its displayed text.
    """

    prompt_name: str = msgspec.field(name="asked")
    action: str
    subject: str
    said: str


MoveSequence = tuple[PlannedMove, ...]


class MovePlan(Struct, frozen=True):
    """The planned sequences of a seat, in order of preference.

    `failed` is set once none was possible at the seat's prompt; then the plan is only shown to its owner.
    """

    seat: Seat
    person: int
    sequences: tuple[MoveSequence, ...]
    failed: bool = False


Plans = Mapping[Seat, MovePlan]


class PlayedPlan(Struct, frozen=True):
    """A planned move, and the rest of the plan after it."""

    action: Action
    left: MovePlan | None


def seats_with_plan(plans: Plans) -> set[Seat]:
    """Return the seats whose next move is planned, so that they are not waited for."""
    return {seat for seat, plan in plans.items() if not plan.failed}


def first_legal(game: Game, match: AnyMatch, plan: MovePlan, prompt: Prompt) -> PlayedPlan | None:
    """Return the first planned move that is possible now, or None.

    It must be legal, and have the prompt and the subject that it was planned for.
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
    """Return a planned move, or None if the game no longer has it."""
    try:
        action: Action = msgspec.json.decode(planned_move.action, type=game.actions)
    except msgspec.ValidationError:
        return None
    return action


def _left(plan: MovePlan, first: PlannedMove) -> MovePlan | None:
    rest = [sequence[1:] for sequence in plan.sequences if sequence[0].action == first.action and sequence[1:]]
    return replace(plan, sequences=tuple(rest)) if rest else None
