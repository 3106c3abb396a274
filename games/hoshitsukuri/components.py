"""The printed components of Hoshitsukuri, typed and checked. [spec 3, 4]"""

from typing import Literal

from msgspec import Struct

from games.core import data

PACKAGE = "games.hoshitsukuri"

Colour = Literal["red", "blue", "green", "colourless"]
CardType = Literal["initial", "star", "celestial"]
Effect = Literal[
    "trash_one",
    "upgrade",
    "discard_hand",
    "fuse",
    "add_plain",
    "add_generator",
    "grow_planet",
    "sprout",
    "wash",
    "freeze",
    "reveal_and_add",
    "blow_away",
    "draw",
    "look",
    "add_generators",
    "strike",
    "at_end",
]

COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
"""The colours that make a three-colour play, in table order, without colourless. [p.3]"""

COLOURLESS: Colour = "colourless"


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of card.

    `start` copies are in every first deck; `amount` and `scale` are the numbers of its effect.
    """

    id: str
    types: tuple[CardType, ...]
    colour: Colour
    cost: int
    fragments: int
    vp: int
    generates: bool
    copies: int
    start: int = 0
    effect: Effect | Literal[""] = ""
    amount: int = 0
    scale: tuple[int, ...] = ()

    @property
    def acts(self) -> bool:
        """Whether it has an effect when played; Ice and Constellation only count later."""
        return self.effect not in ("", "freeze", "at_end")

    @property
    def coloured(self) -> bool:
        """Whether it is red, blue or green."""
        return self.colour != COLOURLESS


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of cards."""

    card: list[Card]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Length of the orbit, hand size, celestial kinds in a game, plays while Storms work."""

    orbit: int
    hand: int
    kinds_in_play: int
    storms_work_for: int


class PileSizes(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of copies in a pile of the supply. [p.3]"""

    satellite: int
    planet: int
    sun: int
    celestial: int


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    """Piles for each player, and those of the solo challenge."""

    per_player: PileSizes
    solo: PileSizes


class Comets(Struct, frozen=True, forbid_unknown_fields=True):
    """The comets' colours in turn order."""

    seats: tuple[str, ...]


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """The default order of effects."""

    usual: tuple[str, ...]


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo challenge and its minimum points."""

    id: str
    vp: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of everything that is not a card."""

    figures: Figures
    supply: Supply
    comets: Comets
    sets: dict[str, tuple[str, ...]]
    order: Order
    targets: dict[str, int]
    rank: tuple[Rank, ...]


_box = data.load(PACKAGE, "components.toml", Box)

CARDS = data.by_id(data.load(PACKAGE, "cards.toml", Cards).card, 25)
"""Every kind by id, in table order."""

KINDS = tuple(CARDS)
RANK_OF = {kind: place for place, kind in enumerate(KINDS)}
"""The place of a kind in the table, for sorting."""

STARS = tuple(kind for kind, card in CARDS.items() if "star" in card.types)
CELESTIALS = tuple(kind for kind, card in CARDS.items() if "celestial" in card.types)
FIRST_DECK = tuple(kind for kind, card in CARDS.items() for _ in range(card.start))

FIGURES = _box.figures
ORBIT, HAND, KINDS_IN_PLAY = FIGURES.orbit, FIGURES.hand, FIGURES.kinds_in_play
COMETS = _box.comets.seats
SETS = _box.sets
"""The recommended sets and the one for recorded matches: their eight celestial kinds. [p.3, p.7]"""

USUAL_ORDER = {kind: place for place, kind in enumerate(_box.order.usual)}
TARGETS = _box.targets
RANKS = _box.rank

PLANET, SUN, ICE, GRASSLAND, CONSTELLATION = "planet", "sun", "ice", "grassland", "constellation"


def pile_size(kind: str, seats: int) -> int:
    """Return the number of copies of a kind in the supply at the start. [p.3, spec 4.5, 10]"""
    sizes, times = (_box.supply.solo, 1) if seats == 1 else (_box.supply.per_player, seats)
    of = {"satellite": sizes.satellite, "planet": sizes.planet, "sun": sizes.sun}
    return times * of.get(kind, sizes.celestial)
