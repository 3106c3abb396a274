"""The pieces on the table, without turns or chance."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from games.core.scores import OPPONENT
from games.core.step import Seat
from games.solani.components import BOARDS, FEATURES, MAGNITUDES, Kind, Magnitude
from games.solani.options import Options
from games.solani.sky import Sky

Bag = dict[str, int]
"""Hidden tiles: the number of each kind, without an order."""


class Wish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A draft that a seat wants to make on its turn.

    The fields are those of the action. [spec 8]
    """

    kind: Kind
    slot: int
    trade_slot: int = 0


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's pieces.

    `tiles` are the placed circular tiles by circle space, `branches` the masks of the placed Branch tiles by branch
    space, both in the order of placing. `circle`, `branch` and `feature` are tiles held and not yet placed, `cards`
    the Special Feature cards next to the board, `pair` two drawn ones that only this seat has seen, `picks` the
    features earned this round. `discards` are traded Star Clusters and tiles without a space. `wishes` are planned
    drafts, the preferred first, visible to this seat alone. `given` are points from the start.
    """

    board: str
    dark_skies: tuple[str, ...]
    surrounded: tuple[str, ...] = ()
    tiles: dict[str, str] = field(default_factory=dict)
    branches: dict[str, int] = field(default_factory=dict)
    circle: str = ""
    branch: str = ""
    feature: str = ""
    cards: tuple[str, ...] = ()
    pair: tuple[str, ...] = ()
    picks: int = 0
    discards: tuple[str, ...] = ()
    wishes: tuple[Wish, ...] = ()
    given: int = 0

    @property
    def stars(self) -> Mapping[str, int]:
        """The printed Guiding Stars."""
        return BOARDS[self.board].stars

    @property
    def sky(self) -> Sky:
        """The board with its nodes counted."""
        return Sky.of(self)

    def cards_of(self, magnitude: Magnitude) -> int:
        """Return the number of the player's cards of this magnitude."""
        return sum(FEATURES[card].magnitude == magnitude for card in self.cards)


class Stock(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Special Feature cards of one magnitude.

    `row` is face-up from left to right; the deck has no order.
    """

    row: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()


class Coyote(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The solo opponent's pieces; `points` is the total of his matches. [spec 10]"""

    circle: str = ""
    branch: str = ""
    planets: tuple[str, ...] = ()
    matches: int = 0
    points: int = 0
    misses: int = 0
    cards: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table.

    Slots of `clusters`, `branches` and `track` are empty texts once taken. `first_kind` is the kind that opened
    this round. `reserve` are the face-down Planets, `removed` those removed from the game unseen, `box` the pieces
    publicly out of it. `sun` may be Coyote's (OPPONENT) in a solo match.
    """

    options: Options
    players: list[Player]
    round: int = 0
    sun: Seat
    first_kind: Literal["", "cluster", "branch"] = ""
    clusters: tuple[str, ...] = ()
    branches: tuple[str, ...] = ()
    track: tuple[str, ...]
    reserve: Bag
    removed: Bag
    cluster_bag: Bag
    branch_bag: Bag
    final_branches: Bag
    two: Stock
    three: Stock
    setup_card: str
    orientation: int
    box: tuple[str, ...] = ()
    coyote: Coyote | None = None

    @property
    def order(self) -> list[Seat]:
        """The seats in drafting order, clockwise from the owner of the Sun."""
        seats = [0, OPPONENT] if self.coyote else list(range(len(self.players)))
        start = seats.index(self.sun)
        return seats[start:] + seats[:start]

    @property
    def to_draft(self) -> list[Seat]:
        """The seats that still draft this round, in order: once clockwise from the Sun, then back. [p.5, spec 6.2]"""
        order, taken = self.order, sum(not tile for tile in (*self.clusters, *self.branches))
        return [*order, *reversed(order)][taken:] if self.clusters else []

    @property
    def opponent(self) -> Coyote:
        """Coyote; raises if there is none."""
        assert self.coyote is not None
        return self.coyote

    def stock(self, magnitude: Magnitude) -> Stock:
        """Return the cards of this magnitude."""
        return self.two if magnitude == MAGNITUDES[0] else self.three

    def display(self, kind: Kind) -> tuple[str, ...]:
        """Return the slots of Star Clusters or Branch tiles."""
        return self.clusters if kind == "cluster" else self.branches
