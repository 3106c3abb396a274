"""The pieces on the table, without turns or chance."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from games.core.step import Seat
from games.crafting_cosmos.components import Control, Element, Flag, Side
from games.crafting_cosmos.options import Options


class Buried(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece put under its stack; `seen` is the seat that knows it: None = all, -1 = no seat."""

    piece: str
    seen: Seat | None = None


NOBODY: Seat = -1


class Stack(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A face-down stack: pieces without an order, then those put under it, in order from the top. [spec 6.1]"""

    hidden: tuple[str, ...]
    under: tuple[Buried, ...] = ()

    @classmethod
    def of(cls, pieces: Iterable[str]) -> "Stack":
        """Return a stack of these pieces."""
        return cls(tuple(pieces))

    def __len__(self) -> int:
        return len(self.hidden) + len(self.under)


class LifeStack(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The advanced life: `green_left` tokens with a green rim, then all others, then those put under it.

    Tokens are named by rim and value: "g8", "p5". Green tokens beyond `green_left` are out of the game.
    """

    green: tuple[str, ...]
    green_left: int
    plain: tuple[str, ...]
    under: tuple[str, ...] = ()

    def __len__(self) -> int:
        return self.green_left + len(self.plain) + len(self.under)


def value_of(token: str) -> int:
    """Return the points of a token of advanced life."""
    return int(token[1:])


class Nebula(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tile on a board; `life` is the token of advanced life on it, or empty."""

    tile: str
    completed: bool = False
    life: str = ""


class Pool(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Gains that are not placed yet."""

    stars: dict[Element, int] = {}
    proto: int = 0
    tiles: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.stars or self.proto or self.tiles)


class Points(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The score track, by origin of the points; `start` are those of an even start."""

    nebulae: int = 0
    crystals: int = 0
    energy_sets: int = 0
    power_cards: int = 0
    goals: int = 0
    start: int = 0

    @property
    def total(self) -> int:
        """All points of the track."""
        return self.nebulae + self.crystals + self.energy_sets + self.power_cards + self.goals + self.start


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's pieces.

    `stars` contains the element of supernovae, too; `supernovae` are their spaces. `control` is the control of the
    energy token, `spot` the spot of the tracking crystal. `powers` are the four slots, "" where empty. `hand` and
    `surplus` (the discards stored for the end phase) count energy cards by type.
    """

    control: Control = "light"
    stars: dict[str, Element] = {}
    supernovae: tuple[str, ...] = ()
    life: dict[str, Side] = {}
    nebulae: dict[str, Nebula] = {}
    pool: Pool
    supernova: int = 0
    dna: int = 0
    graviton: int = 0
    spot: int = 0
    ready: int = 0
    released: int = 0
    powers: tuple[str, ...]
    hand: dict[Control, int] = {}
    surplus: dict[Control, int] = {}
    points: Points

    @property
    def cards(self) -> int:
        """The number of energy cards in hand."""
        return sum(self.hand.values())


class TurnNotes(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Data of the current turn.

    `flags` are the pending promises of power cards; `drawn` the power cards of a purchase, `looked` the tiles of
    Cosmic Inflation, both visible to this seat alone; `omega` is the tile drawn at the end of the turn.
    """

    seat: Seat
    flags: tuple[Flag, ...] = ()
    drawn: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    omega: str = ""


class VoidTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The Void's latest turn: its energy card, its new control, and the control that lost a dark token ("" if none)."""

    energy: Control
    control: Control
    dark_from: Control | Literal[""]


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table.

    `display` has "" where a card was taken; `deck` and `discard` count energy cards by type. `nebulae` are the
    stacks of size 1 to 3. `crystals` is the supply, `box` the crystals put back into the box less those taken out
    beyond the supply. `track` are the spaces of the goal track from top to bottom; `unseen` are the goals not
    revealed yet, and `goals_left` is how many of them are still to come.
    """

    options: Options
    players: list[Player]
    dark: dict[Control, int]
    void: Control | Literal[""] = ""
    round: int = 0
    first: Seat = 0
    turn: TurnNotes | None = None
    display: tuple[Control | Literal[""], ...]
    deck: dict[Control, int]
    discard: dict[Control, int] = {}
    nebulae: list[Stack]
    powers: dict[Control, Stack]
    advanced: LifeStack
    crystals: int
    box: int = 0
    reserve: dict[Element, int]
    life: int
    track: tuple[str, ...]
    unseen: tuple[str, ...]
    goals_left: int
    scored: tuple[str, ...] = ()
    past: VoidTurn | None = None

    @property
    def over(self) -> bool:
        """Whether the match has ended: no seat has a turn any longer."""
        return self.turn is None and self.round > 0

    @property
    def solo(self) -> bool:
        """Whether one player plays against the Void."""
        return len(self.players) == 1

    @property
    def running(self) -> TurnNotes:
        """The current turn; raises if there is none."""
        assert self.turn is not None
        return self.turn
