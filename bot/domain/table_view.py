"""What one person may see of a table, and the outcome of a move."""

from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.planned_moves import MovePlan
from bot.domain.table import Table, TableStatus
from bot.domain.undo_request import UndoAgreement
from games.api import Action, Event, Prompt, Score, Seat


class PendingSeat(Struct, frozen=True):
    """A pending seat; `until` None = no deadline, `off` are the next or current days off before it.

    `starts` is set for a sealed turn at which the player has not looked: the latest moment at which its time begins.
    """

    seat: Seat
    person: PersonId | None
    since: datetime
    until: datetime | None = None
    off: tuple[datetime, datetime] | None = None
    starts: datetime | None = None


class VisibleMove(Struct, frozen=True):
    """A move in a table's history as one audience may see it.

    - `action`: None while hidden from this audience
    - `person`: the player whose seat moved; None for a computer player
    - `level`: set if a computer moved; `autopilot`: it did so for an absent person
    - `undone`: the move no longer counts; `agreement`: set if several people agreed to the undo
    - `was_planned`: the move was planned before the prompt
    """

    number: int
    seat: Seat
    at: datetime
    action: Action | None
    events: tuple[Event, ...]
    person: PersonId | None = None
    level: str | None = None
    autopilot: bool = False
    undone: bool = False
    was_planned: bool = False
    agreement: UndoAgreement | None = None


class TableView(Struct, frozen=True):
    """A table as one person sees it; without a seat, as the public does.

    - `view`: None before the start
    - `prompt`: the seat's open prompt; `out_of_turn`: its out-of-turn moves
    - `can_undo`: the seat may undo its last move; `can_request_undo`: it may ask for consent to an undo
    - `news`: moves since the seat's last turn, oldest first; during a turn, moves before it; for the public, since the
      newest board message
    - `scores`: filled when the match is over
    - `plan`: the seat's move plan; with `is_foreseen`, `prompt` is a predicted prompt and `view` the predicted state
    - `hints`: the seat may ask for a hint; `can_replay`: the match is over and has a replay
    """

    table: Table
    seat: Seat | None = None
    view: Any = None
    prompt: Prompt | None = None
    out_of_turn: Prompt | None = None
    can_undo: bool = False
    can_request_undo: bool = False
    pending: tuple[PendingSeat, ...] = ()
    news: tuple[VisibleMove, ...] = ()
    scores: tuple[Score, ...] = ()
    plan: MovePlan | None = None
    is_foreseen: bool = False
    hints: bool = False
    can_replay: bool = False

    @property
    def may_plan(self) -> bool:
        """Whether this seat may plan moves: others must move before it is asked."""
        own = next((table_seat for table_seat in self.table.seats if table_seat.seat == self.seat), None)
        has_prompt = self.prompt is not None and self.prompt.step is not None
        running = self.table.status is TableStatus.RUNNING and not self.table.is_private
        return running and not has_prompt and own is not None and not own.autopilot


class MoveOutcome(Struct, frozen=True):
    """The outcome of a move: the table after it and after the moves of computer players.

    `news` are the moves visible to this seat, its own move and later.
    """

    table_view: TableView
    news: tuple[VisibleMove, ...]

    @property
    def over(self) -> bool:
        """Whether the match is over now."""
        return self.table_view.table.status is TableStatus.OVER


class FamiliarPrompt(Struct, frozen=True):
    """A kind of prompt that a person has answered.

    `kind` is the name of the prompt in the game.
    """

    person: PersonId
    game: str
    kind: str


DRY_RUN_STEPS = 12
"""Maximum number of moves in one dry run."""


class DryRunStep(Struct, frozen=True):
    """One move of a dry run, with the table before it as its seat sees it."""

    table_view: TableView
    action: Action


class DryRun(Struct, frozen=True):
    """A sequence of moves that was tried out, and the table after it.

    `irreversible`: the last move could not be undone; its outcome is hidden, so `table_view` is the table before it.
    """

    steps: tuple[DryRunStep, ...]
    table_view: TableView
    irreversible: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """The moves of all steps."""
        return tuple(step.action for step in self.steps)


class EndVote(Struct, frozen=True):
    """The result of a vote to end a match: whether it has ended, and whose consent is missing."""

    table: Table
    ended: bool
    missing: tuple[PersonId, ...] = ()


class MyTable(Struct, frozen=True):
    """One of a person's tables.

    `pending` is set if it is their turn, `waited` are all pending seats.
    """

    table: Table
    seat: Seat
    pending: PendingSeat | None = None
    waited: tuple[PendingSeat, ...] = ()
