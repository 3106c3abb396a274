"""Steps: what is still to be done at a table, and what a step has at hand besides the state."""

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import Struct

from games.core.chance import Chance

Seat = int


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """An answer of a seat; each kind is named in the imperative."""


class Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that has happened, for the log and the picture; each kind is named in the past tense."""


class AudienceEvent(Struct, frozen=True):
    """An event and who may hear of it: everybody (`None`) or one seat alone."""

    event: Event
    only: Seat | None = None


News = tuple[AudienceEvent, ...]


def heard(news: News, seat: Seat | None) -> list[Event]:
    """Return the events that this audience may know: a seat, or `None` for nobody in particular."""
    return [told.event for told in news if told.only is None or told.only == seat]


class StepContext:
    """What the steps of one move have at hand: luck, and a loudspeaker."""

    __slots__ = ("bound", "chance", "news", "seats")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.news: list[AudienceEvent] = []
        self.bound = False

    def tell(self, event: Event) -> None:
        """Announce an event to everybody."""
        self.news.append(AudienceEvent(event))

    def whisper(self, seat: Seat, event: Event) -> None:
        """Announce an event to one seat alone."""
        self.news.append(AudienceEvent(event, seat))

    def bind(self) -> None:
        """Make the present answer irreversible though no luck was seen.

        A rule that calls this because of what other seats hide makes it depend on what the seat cannot know.
        `play.is_irreversible`, asked before the answer, then says what holds in one determinization, which was wrong
        of 8 in 72,000 answers.
        """
        self.bound = True


class Step(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something still to be done."""

    @property
    def seat(self) -> Seat | None:
        """The seat whose step it is; None for a step of the whole table."""
        return None


class Auto(Step, frozen=True):
    """A step that needs nobody."""

    def run(self, state: Any, context: StepContext) -> "Then":
        """Change the state and return the steps that take this one's place."""
        raise NotImplementedError  # every subclass overrides it


class Ask(Step, frozen=True):
    """A step that waits for one seat; the question and its handling stand side by side.

    Where `forced` is set, the kernel gives the only legal answer by itself. `phase` is the part of the game that it
    belongs to, in the words of the game's view.
    """

    forced: ClassVar[bool] = False

    seat: Seat

    @property
    def phase(self) -> str:
        """The phase in which it is asked; most questions have but one."""
        raise NotImplementedError  # every subclass overrides it

    def legal(self, state: Any) -> Iterable[Action]:
        """Return every legal answer in a stable order; reads only, and never returns none."""
        raise NotImplementedError  # every subclass overrides it

    def take(self, state: Any, context: StepContext, action: Any) -> "Then":
        """Carry out one of the legal answers and return the steps that take this one's place."""
        raise NotImplementedError  # every subclass overrides it


class Gather(Step, frozen=True):
    """The kernel's own step: the common list waits until every seat's own list is empty."""


Then = tuple[Step, ...] | dict[Seat, tuple[Step, ...]]
"""What takes a step's place: steps in reading order, or each seat's own steps, which run beside the common list."""
