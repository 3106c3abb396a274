"""The pieces on the table. Nothing here knows of turns or luck."""

from functools import lru_cache

from msgspec import Struct

from games.core.step import Seat
from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.options import Options


class FieldCard(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card on the field; `icon_on` is a generate icon that counts, `marked` an Earth that will be trashed."""

    kind: str
    fragments: int
    icon_on: bool = False
    unresolved: bool = False
    marked: bool = False


Play = tuple[FieldCard, ...]
"""Cards laid out together, with those added to them, in the order of laying. [p.5]"""


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's pieces.

    `deck` has no order (a card is drawn from it by chance) and, like `hand`, is kept in table order; the last card of
    `discard` lies on top. `arrival` tells who came first to a space: less is further outside. `strikes` are the
    colours of Meteorites that still wait for an answer, oldest first.
    """

    deck: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    field: tuple[Play, ...] = ()
    space: int = 0
    arrival: int = 0
    strikes: tuple[tuple[str, ...], ...] = ()

    def owned(self) -> list[str]:
        """Return every card of the player, wherever it lies."""
        return [*self.deck, *self.hand, *self.discard, *(card.kind for play in self.field for card in play)]

    @property
    def fragments(self) -> int:
        """The star fragments on the field. [p.6]"""
        return sum(card.fragments for play in self.field for card in play)


class TurnNotes(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the running turn remembers.

    `steps` is -1 until the comet has moved, then how far it went. `looked` is the card that a Spring has turned up,
    `generated` the card created this turn; both may be empty. `plays` counts also what a Storm has blown away.
    """

    seat: Seat
    plays: int = 0
    looked: str = ""
    steps: int = -1
    generated: str = ""


class PastTurn(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The turn before: what lay on the field at its end, where the comet came from, and what was created."""

    seat: Seat
    plays: tuple[tuple[str, ...], ...]
    fragments: int
    origin: int
    space: int
    generated: str = ""


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table.

    `supply` goes by kind in table order; `trash` lies open, the latest card last; `box` counts what is not in the
    game. `number` counts the turns of everybody, `arrivals` the moves of comets. `turn` is empty before the first
    turn, `past` before the second.
    """

    options: Options
    players: list[Player]
    supply: dict[str, int]
    box: dict[str, int] = {}
    trash: tuple[str, ...] = ()
    finished: tuple[Seat, ...] = ()
    arrivals: int = 0
    number: int = 0
    turn: TurnNotes | None = None
    past: PastTurn | None = None

    @property
    def solo(self) -> bool:
        """One comet alone."""
        return len(self.players) == 1

    @property
    def running(self) -> TurnNotes:
        """The running turn, which there must be."""
        assert self.turn is not None
        return self.turn

    def play_of(self, seat: Seat) -> Play:
        """Return the play that this seat is carrying out: the last one on its field."""
        return self.players[seat].field[-1]


@lru_cache(maxsize=64)  # 25 cards, each with its icon on or off
def laid(kind: str, *, icon_on: bool = False) -> FieldCard:
    """Return a card as it comes to the field; added cards have their generate icon switched off. [p.5, p.7]"""
    card = CARDS[kind]
    return FieldCard(kind, card.fragments, icon_on and card.generates, card.acts)
