"""Undo requests: who asks, who has agreed, and which information was revealed.

Frozen structs without Discord or a database. They name seats, not people: the player in the seat decides.
"""

from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from games.api import Seat


class UndoState(StrEnum):
    """The state of an undo request; OVERTAKEN: the match went on."""

    OPEN = "open"
    AGREED = "agreed"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"
    OVERTAKEN = "overtaken"


class RevealedInformation(Struct, frozen=True):
    """What an undo cannot hide again.

    `moves` is the number of moves after which hidden information was revealed; `saw` are the seats that saw a secret.
    """

    moves: int = 0
    saw: tuple[Seat, ...] = ()


class UndoRequest(Struct, frozen=True):
    """A seat's request to undo back to the move number `since`.

    With that move the turn of the seat `whose` began, at the time `at`. `number` is unique at the table; `agreed` are
    the seats that consent, `by` is the seat that decided the request.
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
        """Whether a seat must still decide."""
        return self.state is UndoState.OPEN

    @property
    def untold(self) -> bool:
        """Whether a player has ended the request, and the seat that asked must be notified.

        Until when a request is open was said in it.
        """
        return self.state in (UndoState.REFUSED, UndoState.OVERTAKEN) and self.by != self.seat


class UndoAgreement(Struct, frozen=True):
    """What the log keeps of an undo by consent.

    `known`: the undone moves had revealed information.
    """

    seats: tuple[Seat, ...]
    known: bool
