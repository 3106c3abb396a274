"""The pieces on the table, without turns or chance."""

from functools import lru_cache

from msgspec import Struct

from games.core.step import Seat
from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.options import Options


class FieldCard(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card on the field; `icon_on`: its generate icon counts.

    `marked`: an Earth that will be trashed.
    """

    kind: str
    fragments: int
    icon_on: bool = False
    marked: bool = False


Play = tuple[FieldCard, ...]
"""Cards played together, with those added to them, in the order of playing. [p.5]"""


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's pieces.

    `deck` has no order (a card is drawn from it by chance) and, like `hand`, is stored in table order; the last
    card of `discard` is on top. `arrival` orders the comets on a space: less is further outside. `strikes` are the
    colours of Meteorites still to be settled, oldest first.
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
    """Data of the current turn.

    `origin` is the comet's space when the turn began. `looked` is the card that a Spring has revealed, `generated`
    the card created this turn; both may be empty. `plays` includes those that a Storm has discarded.
    """

    seat: Seat
    origin: int
    plays: int = 0
    looked: str = ""
    generated: str = ""


class PastTurn(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The previous turn: its final field, the comet's first space, and the created card."""

    seat: Seat
    plays: tuple[tuple[str, ...], ...]
    fragments: int
    origin: int
    space: int
    generated: str = ""


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table.

    `supply` goes by kind in table order; `trash` is face up, the latest card last; `box` counts the cards that are
    not in the game. `number` counts the turns of all players, `arrivals` the moves of comets. `turn` is empty
    before the first turn, `past` before the second.
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
        """Whether there is only one comet."""
        return len(self.players) == 1

    @property
    def running(self) -> TurnNotes:
        """The current turn; raises if there is none."""
        assert self.turn is not None
        return self.turn

    def play_of(self, seat: Seat) -> Play:
        """Return the play that this seat is carrying out: the last one on its field."""
        return self.players[seat].field[-1]


@lru_cache(maxsize=64)  # 25 cards, each with its icon on or off
def laid(kind: str, *, icon_on: bool = False) -> FieldCard:
    """Return a card on the field.

    Added cards have their generate icon switched off. [p.5, p.7]
    """
    card = CARDS[kind]
    return FieldCard(kind, card.fragments, icon_on and card.generates)
