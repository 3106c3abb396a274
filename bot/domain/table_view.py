"""What one person may see of a table, and what a move did."""

from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.domain.person import PersonId
from bot.domain.planned_moves import MovePlan
from bot.domain.table import Table, TableStatus
from bot.domain.undo_request import UndoAgreement
from games.api import Action, Event, Prompt, Score, Seat


class PendingSeat(Struct, frozen=True):
    """A seat the table waits for: since when, and until when (None = for ever); `off` are days off on the way.

    Of a sealed turn at which its person has not looked yet, the time `starts` then at the latest.
    """

    seat: Seat
    person: PersonId | None
    since: datetime
    until: datetime | None = None
    off: tuple[datetime, datetime] | None = None
    starts: datetime | None = None


class VisibleMove(Struct, frozen=True):
    """One answer in a table's history as one audience may know it.

    `action` is None where this audience may not know it yet. `level` is set if a computer answered, and `autopilot`
    if it did so for an absent person; `undone` answers no longer count, by `agreement` if several people wished so;
    `was_planned` ones were there beforehand.
    """

    number: int
    seat: Seat
    at: datetime
    action: Action | None
    events: tuple[Event, ...]
    level: str | None = None
    autopilot: bool = False
    undone: bool = False
    was_planned: bool = False
    agreement: UndoAgreement | None = None


class TableView(Struct, frozen=True):
    """A table as one person (or nobody in particular) sees it.

    `view` is None before the start. `prompt` is the open question of this seat, `out_of_turn` what it may do besides;
    `can_undo` says whether its last answer may be withdrawn, `can_request_undo` whether anything may be by agreement.
    `news` is what this audience has heard since the last turn of a person in that seat, oldest first; in the middle of
    a turn it is what came before that (for the public: since the newest board message was posted). `scores` is filled
    when the match is over. `plan` is what this seat has prepared; with `is_foreseen` its question is not open yet but
    foreseen, and the view shows the table as it would be asked there. `hints` says that one may ask here what a master
    would do, `can_replay` that the match is over and can be looked through.
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
        """Whether this seat may prepare answers: others must act before it is asked."""
        own = next((table_seat for table_seat in self.table.seats if table_seat.seat == self.seat), None)
        has_prompt = self.prompt is not None and self.prompt.step is not None
        running = self.table.status is TableStatus.RUNNING and not self.table.is_private
        return running and not has_prompt and own is not None and not own.autopilot


class MoveOutcome(Struct, frozen=True):
    """What an answer has led to: the table as that person sees it now, after the computer players' answers too.

    `news` is what this seat has heard of its own answer and of everything after it.
    """

    table_view: TableView
    news: tuple[VisibleMove, ...]

    @property
    def over(self) -> bool:
        """Whether the match has ended with this."""
        return self.table_view.table.status is TableStatus.OVER


class FamiliarPrompt(Struct, frozen=True):
    """A kind of question that a person has answered: the name of the question in a game."""

    person: PersonId
    game: str
    kind: str


class MovePreview(Struct, frozen=True):
    """What an answer would do: whether it stands for good, as far as its seat can know."""

    irreversible: bool


REHEARSED = 12
"""So many answers are tried out at once."""


class DryRunStep(Struct, frozen=True):
    """One answer of several that are tried out: the table before it, as its seat sees it, and the answer."""

    table_view: TableView
    action: Action


class DryRun(Struct, frozen=True):
    """Answers that were tried out one after another, and the table as it would be after them.

    `irreversible`: the last of them stands for good; what follows it is not shown, and `table_view` is the table before
    it.
    """

    steps: tuple[DryRunStep, ...]
    table_view: TableView
    irreversible: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """The answers alone."""
        return tuple(step.action for step in self.steps)


class EndVote(Struct, frozen=True):
    """What came of the wish to give a match up: whether it has ended, else whose consent is missing."""

    table: Table
    ended: bool
    missing: tuple[PersonId, ...] = ()


class MyTable(Struct, frozen=True):
    """One of a person's tables; `pending` is set where it is this person's turn, `waited` are all waited for."""

    table: Table
    seat: Seat
    pending: PendingSeat | None = None
    waited: tuple[PendingSeat, ...] = ()
