"""Steps: what is still to be done at a table."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

if TYPE_CHECKING:
    from games.core.table import Table

Seat = int


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """An answer of a seat; each kind is named in the imperative."""


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that has happened, for the log and the picture; each kind is named in the past tense."""


class Step(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something still to be done."""


class Auto(Step, frozen=True):
    """A step that needs nobody."""

    def run(self, state: Any, table: "Table") -> "Then":
        """Change the state and return the steps that take this one's place."""
        raise NotImplementedError  # each game's step says it


class Ask(Step, frozen=True):
    """A step that waits for one seat; the question and its handling stand side by side.

    Where `forced` is set, the kernel gives the only legal answer by itself.
    """

    forced: ClassVar[bool] = False

    seat: Seat

    def legal(self, state: Any) -> Iterable[Action]:
        """Return every legal answer in a stable order; reads only, and never returns none."""
        raise NotImplementedError  # each game's step says it

    def take(self, state: Any, table: "Table", action: Any) -> "Then":
        """Carry out one of the legal answers and return the steps that take this one's place."""
        raise NotImplementedError  # each game's step says it


class Gather(Step, frozen=True):
    """The kernel's own step: the common list waits until every seat's own list is empty."""


Then = tuple[Step, ...] | dict[Seat, tuple[Step, ...]]
"""What takes a step's place: steps in reading order, or each seat's own steps, which run beside the common list."""
