"""What the bot knows of going back: who asks for it, who has agreed, and what everybody has learned meanwhile.

Plain frozen structs, no discord, no database. They name seats, never people: whoever sits there.
"""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from games.api import Seat


class UndoState(StrEnum):
    """What has become of a request: it waits, all agreed, somebody did not, its time ran out, or the match went on."""

    OPEN = "open"
    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    OVERTAKEN = "overtaken"


class RevealedInformation(Struct, frozen=True):
    """What undoing cannot make unknown: after how many moves something hidden was turned up, and who saw a secret."""

    moves: int = 0
    saw: tuple[Seat, ...] = ()


class UndoRequest(Struct, frozen=True):
    """The wish of a seat that a match may go back to before the log's entry `since`, and how it stands.

    With that entry the turn of the seat `whose` began, at the time `at`. `number` tells it from all other requests of
    its table; `agreed` are the seats that want it, `by` the seat that has decided it.
    """

    number: int
    seat: Seat
    since: int
    whose: Seat
    at: datetime
    until: datetime
    learned: RevealedInformation
    agreed: tuple[Seat, ...]
    state: UndoState = UndoState.OPEN
    by: Seat | None = None

    @property
    def open(self) -> bool:
        """Whether somebody must still agree."""
        return self.state is UndoState.OPEN

    @property
    def untold(self) -> bool:
        """Whether it has come to an end of which the seat that asked must be told."""
        ended = (UndoState.REFUSED, UndoState.EXPIRED, UndoState.OVERTAKEN)
        return self.state in ended and self.by != self.seat


class UndoAgreement(Struct, frozen=True):
    """What the log keeps of moves that were undone by agreement; `known`: something had been learned from them."""

    seats: tuple[Seat, ...]
    known: bool
