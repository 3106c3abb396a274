"""The stored match, moves and prompts."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.core.step import Action, Ask, Gather, Seat, Step

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")
T = TypeVar("T")
P = TypeVar("P", bound=str)


class Match(Struct, Generic[O, S, T], dict=True, forbid_unknown_fields=True):
    """A match as it is stored: seed, state, and the lists of steps still to be done.

    `rules` and `shape` are those of the game (`Game`) when it was stored; matches without a shape have the first.
    `common` is the list of the whole table, `own[seat]` that of one seat. `answers[seat]` counts the seat's moves.
    `undo[seat]` is true if the seat's last move can be undone. `openers` are the seats whose last move opened
    prompts of other seats; that move becomes irreversible as soon as another seat moves at such a prompt. `counts` and
    `touched` belong to `Chance`. Only `play` changes a match, and only its own copy.
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
        """Whether no steps remain."""
        return not self.common and not any(self.own)

    def over_for(self, seat: Seat) -> bool:
        """Return whether no steps remain for this seat: it at most waits until the others have finished."""
        return not self.own[seat] and all(isinstance(step, Gather) for step in self.common)

    @property
    def memo(self) -> "MatchMemo":
        """Cached results about the match, which are neither stored nor compared, and empty in a copy."""
        found: MatchMemo | None = self.__dict__.get("memo")
        if found is None:  # `cached_property` takes a lock: 1 % of a decision
            found = self.__dict__["memo"] = MatchMemo()
        return found


class Move(Struct, frozen=True):
    """One move of one seat, as in the log."""

    seat: Seat
    action: Action


OUT_OF_TURN = "Aside"
"""The name of the prompt for out-of-turn actions."""


class Prompt(Struct, frozen=True):
    """A prompt to one seat with every legal move.

    `token` is short, changes with the prompt and reveals nothing; it is empty where no button has to carry it.
    `step` is None for out-of-turn actions.
    """

    seat: Seat
    step: Ask | None
    legal: tuple[Action, ...]
    token: str = ""

    @property
    def name(self) -> str:
        """The prompt's name, for its wording: the class of its step, or OUT_OF_TURN."""
        return type(self.step).__name__ if self.step else OUT_OF_TURN


class MatchMemo:
    """Results about a match that are kept while it does not change.

    `listed` is the ask whose legal moves were listed last, with them; `prompts` and `prompts_with_tokens` are the open
    prompts; `rollouts` are those of a search, by what it is about; `views` are the latest views, by seat.
    """

    __slots__ = ("listed", "prompts", "prompts_with_tokens", "rollouts", "views")

    def __init__(self) -> None:
        self.listed: tuple[Ask | None, tuple[Action, ...]] = None, ()
        self.prompts: dict[Seat, Prompt] | None = None
        self.prompts_with_tokens: dict[Seat, Prompt] | None = None
        self.rollouts: dict[Any, dict[Any, Any]] = {}
        self.views: tuple[tuple[Seat | None, Any], ...] = ()


class PendingPrompt(Struct, frozen=True):
    """A seat with an open prompt, and the prompt's name."""

    seat: Seat
    step: str


class MatchPosition(Struct, frozen=True):
    """Open prompts, the end, and the common list of a match, which a state does not contain."""

    asked: dict[Seat, Ask]
    over: bool
    common: tuple[Step, ...] = ()

    def phase(self, phases: Sequence[P]) -> P:
        """Return the earliest of a game's phases that any open prompt belongs to; the last one if none is open."""
        return phases[min((phases.index(ask.phase) for ask in self.asked.values()), default=-1)]

    @property
    def names(self) -> tuple[PendingPrompt, ...]:
        """The open prompts by name, in seat order."""
        return tuple(PendingPrompt(seat, type(ask).__name__) for seat, ask in self.asked.items())


AnyMatch = Match[Any, Any, Any]


def simulation(
    state: Any, seats: int, common: Iterable[Step] = (), own: Mapping[Seat, Iterable[Step]] = {}
) -> AnyMatch:
    """Return a match with this state and these steps that is played on for a preview and never stored."""
    return Match(
        game="",
        rules=0,
        seed="",
        options=state.options,
        seats=seats,
        state=state,
        common=list(common),
        own=[list(own.get(seat, ())) for seat in range(seats)],
        answers=[0] * seats,
        undo=[False] * seats,
        counts={},
    )


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed's bytes as hex: published at the start, checked against the seed at the end."""
    return sha256(bytes.fromhex(seed)).hexdigest()
