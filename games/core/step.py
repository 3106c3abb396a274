"""Steps: the work still to be done in a match, and the context in which steps run."""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, ClassVar

from msgspec import Struct

from games.core.chance import Chance

Seat = int


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A move of a seat; each kind has an imperative name."""


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that has happened, for the log and the picture.

    Each kind has a name in the past tense.
    """


class AudienceEvent(Struct, frozen=True):
    """An event and its audience: all (`None`) or one seat alone."""

    event: Event
    only: Seat | None = None


News = tuple[AudienceEvent, ...]


def heard(news: News, seat: Seat | None) -> list[Event]:
    """Return the events for this audience: a seat, or `None` for the public."""
    return [told.event for told in news if told.only is None or told.only == seat]


class StepContext:
    """What the steps of one move need in addition to the state: chance, and a list of events."""

    __slots__ = ("bound", "chance", "news", "seats")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.news: list[AudienceEvent] = []
        self.bound = False

    def tell(self, event: Event) -> None:
        """Announce an event to all."""
        self.news.append(AudienceEvent(event))

    def whisper(self, seat: Seat, event: Event) -> None:
        """Announce an event to one seat alone."""
        self.news.append(AudienceEvent(event, seat))

    def bind(self) -> None:
        """Make the present move irreversible although it drew nothing.

        A rule that calls this because of what other seats hide makes the result depend on what the seat cannot
        know. `play.is_irreversible`, asked before the move, then returns the result of one determinization,
        which was wrong for 8 of 72,000 moves.
        """
        self.bound = True


class Step(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something still to be done."""

    @property
    def seat(self) -> Seat | None:
        """The seat that the step asks; None for a step of the whole table."""
        return None


class Auto(Step, frozen=True):
    """A step that runs without waiting for a seat."""

    def run(self, state: Any, context: StepContext) -> "Then":
        """Change the state and return the steps that replace this one."""
        raise NotImplementedError  # every subclass overrides it


class Ask(Step, frozen=True):
    """A step that waits for one seat: the legal moves and their handling in one class.

    If `forced` is set, the kernel takes the only legal move automatically. `phase` is the part of the game that the
    step belongs to, in the words of the game's view.
    """

    forced: ClassVar[bool] = False

    seat: Seat

    @property
    def phase(self) -> str:
        """The phase of the prompt; most steps have a fixed one."""
        raise NotImplementedError  # every subclass overrides it

    def legal(self, state: Any) -> Iterable[Action]:
        """Return every legal move in a stable order; reads the state only, and never returns none."""
        raise NotImplementedError  # every subclass overrides it

    def take(self, state: Any, context: StepContext, action: Any) -> "Then":
        """Carry out one of the legal moves and return the steps that replace this one."""
        raise NotImplementedError  # every subclass overrides it


class Gather(Step, frozen=True):
    """The kernel's own step: the common list waits until every seat's own list is empty."""


Then = tuple[Step, ...] | dict[Seat, tuple[Step, ...]]
"""The steps that replace a step: in reading order, or each seat's own steps, parallel to the common list."""


def kinds(base: type[Struct], *modules: ModuleType) -> Any:
    """Return the union of the classes that these modules derive from `base`, without those that have subclasses."""
    found = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, base)
        and kind.__module__ == module.__name__
        and not kind.__subclasses__()
    ]
    return reduce(or_, found)
