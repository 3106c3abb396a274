"""What is stored of a match, and what is asked of a seat."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.core.step import Action, Ask, Seat

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
T = TypeVar("T")
P = TypeVar("P", bound=str)


class Match(Struct, Generic[O, S, T], dict=True, forbid_unknown_fields=True):
    """A match as it is stored: seed, state, and the lists of steps still to be done.

    `rules` and `shape` are those of the game (`Game`) when it was stored; matches without a shape have the first.
    `common` is everybody's list, `own[seat]` the seat's own; `answers[seat]` counts what the seat has answered;
    `undo[seat]` says whether the seat's last answer can be undone; `openers` are the seats whose last answer opened
    prompts of other seats, so that it becomes irreversible with the next answer of another seat to a prompt; `counts`
    and `touched` belong to the luck.
    Nobody changes a match but `play`, and `play` changes only its own copy.
    """

    game: str
    rules: int
    seed: str
    options: O
    seats: int
    state: S
    common: list[T]
    own: list[list[T]]
    answers: list[int]
    undo: list[bool]
    counts: dict[str, int]
    touched: int = 0
    openers: list[Seat] = []
    shape: int = 1

    @property
    def over(self) -> bool:
        """Nothing remains to be done."""
        return not self.common and not any(self.own)


class Move(Struct, frozen=True):
    """One answer of one seat, as it stands in the log."""

    seat: Seat
    action: Action


OUT_OF_TURN = "Aside"
"""The name of what may be done beside the questions."""


class Prompt(Struct, frozen=True):
    """A question to one seat with every legal answer; `token` is short and changes with it, telling nothing.

    `step` is None for what may be done at any time beside the questions (asides). The prompt token is empty where no
    button has to carry it.
    """

    seat: Seat
    step: Ask | None
    legal: tuple[Action, ...]
    token: str = ""

    @property
    def name(self) -> str:
        """The question's name, for its wording: the class of its step, or ASIDE."""
        return type(self.step).__name__ if self.step else OUT_OF_TURN


class PendingPrompt(Struct, frozen=True):
    """Who is asked, and the name of the question."""

    seat: Seat
    step: str


class MatchPosition(Struct, frozen=True):
    """Where a match stands besides its state: who is asked what just now, and whether it is over."""

    asked: dict[Seat, Ask]
    over: bool

    def phase(self, phases: Sequence[P]) -> P:
        """Return the earliest of a game's phases that somebody is asked in; the last one when nobody is."""
        return phases[min((phases.index(ask.phase) for ask in self.asked.values()), default=-1)]

    @property
    def names(self) -> tuple[PendingPrompt, ...]:
        """Who is asked what, by name, in seat order."""
        return tuple(PendingPrompt(seat, type(ask).__name__) for seat, ask in self.asked.items())


AnyMatch = Match[Any, Any, Any]


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed's bytes as hex: shown at the start, proved by the seed at the end."""
    return sha256(bytes.fromhex(seed)).hexdigest()
