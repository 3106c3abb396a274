"""The printed components of Solani, typed and checked. [spec 4]"""

from typing import Literal

from msgspec import Struct

from games.core import data
from games.core.compensation import StartCompensation
from games.solani.cells import turned

PACKAGE = "games.solani"

Kind = Literal["cluster", "branch"]
"""The kinds of tiles to draft: one of each per round."""

Magnitude = Literal[2, 3]
MAGNITUDES: tuple[Magnitude, ...] = (2, 3)


class BranchTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Branch tile.

    `masks` are its different positions by quarter turn; `set_aside` are kept for round 12.
    """

    id: str
    nodes: int
    masks: tuple[int, ...]
    count: int
    set_aside: int


class ClusterTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Star Cluster.

    It scores with `lo` to `hi` nodes. A `trade_number` of 0 cannot be traded.
    """

    id: str
    stars: int
    white: int
    lo: int
    hi: int
    trade_number: int
    count: int


class PlanetTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of Planets; the pattern distinguishes it without colour."""

    id: str
    pattern: str
    count: int


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The Planet track: its slots, the order in which they are filled, and the one refill. [spec 4.5]"""

    slots: int
    fill_order: tuple[int, ...]
    reserve: int
    reserve_slots: tuple[int, ...]


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup for a number of players.

    `sides` are those of the seats, `coyote` its Coyote board. [spec 5]
    """

    players: int
    slots: int
    cards: int
    planets: int
    sides: tuple[int, ...]
    coyote: str


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of tiles; `kinds` and `same_colour` are the Planet chart by number. [p.7]"""

    rounds: int
    kinds: tuple[int, ...]
    same_colour: tuple[int, ...]
    track: Track
    branch: list[BranchTile]
    cluster: list[ClusterTile]
    planet: list[PlanetTile]
    seating: list[Seating]
    even_start: list[StartCompensation]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A player board, or a side of it: its Guiding Stars with their numbers. [spec 4.6]"""

    id: str
    stars: dict[str, int]


class SetupCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A setup card: the places of the Dark Skies, seen from the north. [spec 4.7]"""

    id: str
    dark_skies: tuple[str, ...]

    def turned(self, quarters: int) -> tuple[str, ...]:
        """Return the places after this number of quarter turns clockwise."""
        return tuple([turned(cell, quarters) for cell in self.dark_skies])


class Boards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of boards."""

    board: list[Board]
    setup_card: list[SetupCard]


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """A Special Feature, tile and card.

    A `retired` one is no longer dealt but occurs in old matches. [spec 4.8]
    """

    id: str
    magnitude: Magnitude
    retired: bool = False


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus tile for one sector.

    Without `majority`, all players who fulfil it earn it. [spec 4.9, 10.4]
    """

    id: str
    sector: str
    majority: bool
    points: int
    solo_minimum: int


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """A level of the solo opponent. [spec 10.1]

    It sets the points per Special Feature, miss, and bonus tile not earned.
    """

    id: str
    feature_points: int
    miss_points: int
    bonus_points: int


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of cards; units are capped by magnitude."""

    max_cards: int
    max_units: dict[str, int]
    feature: list[Feature]
    bonus: list[Bonus]
    level: list[Level]


_tiles = data.load(PACKAGE, "tiles.toml", Tiles)
_boards = data.load(PACKAGE, "boards.toml", Boards)
_cards = data.load(PACKAGE, "cards.toml", Cards)

ROUNDS = _tiles.rounds
KINDS_CHART, COLOUR_CHART = _tiles.kinds, _tiles.same_colour
TRACK = _tiles.track
BRANCHES = data.by_id(_tiles.branch, 5)
CLUSTERS = data.by_id(_tiles.cluster, 5)
PLANETS = data.by_id(_tiles.planet, 4)
SEATING = {seating.players: seating for seating in _tiles.seating}
EVEN_STARTS = _tiles.even_start
BOARDS = data.by_id(_boards.board, 5)
"""The player boards; Coyote's has two sides, one for each number of players."""

_COYOTE = {seating.coyote for seating in SEATING.values()}
OTHER_BOARDS = tuple(board for board in BOARDS if board not in _COYOTE)
"""All but Coyote's."""

SETUP_CARDS = data.by_id(_boards.setup_card, 4)
FEATURES = data.by_id(_cards.feature, 27)
"""All Special Features, including those of old matches."""

DEALT = {name: card for name, card in FEATURES.items() if not card.retired}
"""The Special Features of a new match."""

BONUSES = data.by_id(_cards.bonus, 4)
LEVELS = data.by_id(_cards.level, 3)

MAX_CARDS = _cards.max_cards
MAX_UNITS = {magnitude: _cards.max_units[str(magnitude)] for magnitude in MAGNITUDES}
FEATURES_OF = {m: tuple(card.id for card in DEALT.values() if card.magnitude == m) for m in MAGNITUDES}

KIND_OF = {mask: kind.id for kind in BRANCHES.values() for mask in kind.masks}
"""The Branch tile of each mask: a mask determines tile and rotation."""

TARGET = {kind.id: (kind.lo, kind.hi) for kind in CLUSTERS.values()}
"""The numbers of nodes with which a Star Cluster scores: from, to."""
