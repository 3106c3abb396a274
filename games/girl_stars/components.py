"""The printed components, typed and checked. [spec 4]"""

from itertools import accumulate
from typing import Literal, get_args

from msgspec import Struct

from games.core import data
from games.girl_stars.hexes import PACKAGE, mask_of

Colour = Literal["red", "blue", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours of Light, in the order that decides ties."""

StarColour = Literal["red", "blue", "yellow", "white"]

Goods = Literal["fruit", "fish", "rabbit", "antelope"]
GOODS: tuple[Goods, ...] = get_args(Goods)

Ash = Literal["double_light", "scouting", "foraging", "offering", "recall", "stardust"]
ASH: tuple[Ash, ...] = get_args(Ash)

Bonus = Literal["rescore", "three_lights", "extra_actions", "extra_villager"]

ROUNDS = 8
HAND = 3
"""Number of star tiles drawn each round."""

ACTIONS = 2
"""Number of actions of a turn."""

VILLAGERS = ("v1", "v2", "v3", "v4")
"""The four villagers; the fourth comes with the bonus token `extra_villager`."""

TRACK = 13
"""Number of spaces of the Night Sky track."""

FIRST_GIRL = 6
"""The Girl's first space; she is on the last space in round 8."""


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines of a face: their sides unturned, and the lowest rotations that look different."""

    sides: tuple[int, ...]
    rotations: tuple[int, ...]
    id: str = "back"


class StarTiles(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of star tiles; `fronts` are the patterns of each colour."""

    back: Face
    pattern: list[Face]
    fronts: dict[StarColour, tuple[str, ...]]


class StarTile(Struct, frozen=True):
    """A star tile by its front; only red, blue and yellow fronts bear Light."""

    id: str
    colour: StarColour
    face: Face


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A Light path space and those it is linked with."""

    id: int
    q: int
    r: int
    links: tuple[int, ...]


class Site(Struct, frozen=True, forbid_unknown_fields=True):
    """A foraging space.

    Its gate is the only path space that touches it and takes this colour alone. `number` counts the sites of the
    same goods, as the map shows them.
    """

    id: str
    number: int
    goods: Goods
    gate: int
    colour: Colour
    q: int
    r: int


class Village(Struct, frozen=True, forbid_unknown_fields=True):
    """The Village and the path spaces next to it."""

    q: int
    r: int
    starts: tuple[int, ...]


class MainBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the main board."""

    village: Village
    space: list[Space]
    site: list[Site]


class AshKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Wood Ash tokens; `lights` is its gain when discarded."""

    id: Ash
    count: int
    keepable: bool
    lights: int


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """A region of the dish: its probability in per cent and the colours it allows."""

    id: str
    weight: int
    colours: tuple[Colour, ...]


class RewardPile(Struct, frozen=True, forbid_unknown_fields=True):
    """A pile of Connection Rewards for `size` Light; the last pile also for more."""

    id: str
    size: int
    tokens: tuple[int, ...]


class Forage(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of goods.

    It has the number of tokens, the cost of foraging, the Early Bird's price and gain, and its value.
    """

    id: Goods
    tokens: int
    cost: int
    early_cost: int
    early_stardust: int
    early_vp: int
    offer_vp: int
    final_vp: int


class CardSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of an Offering card: the goods it takes and the VP it gives."""

    needs: tuple[Goods, ...]
    vp: int


class OfferingCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An Offering card with its five spaces."""

    id: str
    spaces: tuple[CardSpace, ...]


ShadowAct = Literal["take_goods", "mark_highest_reward", "mark_lowest_reward", "fill_offering", "rest"]


class ShadowDie(Struct, frozen=True, forbid_unknown_fields=True):
    """The Shadow Elder's action for one side of the die."""

    die: int
    act: ShadowAct


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """A rank of the solo game with its minimum VP; `met`: the challenge is met."""

    id: str
    vp: int
    met: bool


class Extra(Struct, frozen=True, forbid_unknown_fields=True):
    """What an Elder starts with in addition to the usual."""

    lights: tuple[Colour, ...] = ()
    vp: int = 0


class EvenStart(Struct, frozen=True, forbid_unknown_fields=True):
    """For a number of players, what each Elder, from the first, starts with in addition."""

    players: int
    elders: tuple[Extra, ...]


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of tokens, cards and values."""

    bonus: tuple[Bonus, ...]
    ash: list[AshKind]
    region: list[Region]
    pile: list[RewardPile]
    goods: list[Forage]
    card: list[OfferingCard]
    even_start: list[EvenStart]
    shadow: list[ShadowDie]
    rank: list[Rank]


_stars = data.load(PACKAGE, "star_tiles.toml", StarTiles)
_board = data.load(PACKAGE, "main_board.toml", MainBoard)
_tokens = data.load(PACKAGE, "tokens.toml", Tokens)

PATTERNS = data.by_id(_stars.pattern, 10)
BACK = _stars.back
TILES = data.by_id(
    [StarTile(f"{c}_{pattern}", c, PATTERNS[pattern]) for c, fronts in _stars.fronts.items() for pattern in fronts], 38
)
"""The 38 star tiles of every bag."""

TURNED = {
    face.id: {rotation: mask_of(face.sides, rotation) for rotation in face.rotations}
    for face in (*PATTERNS.values(), BACK)
}
"""The lines of each face in each rotation, as masks."""

LINES = {
    (tile.id, back): TURNED[BACK.id if back else tile.face.id] for tile in TILES.values() for back in (False, True)
}
"""The lines of each tile, front or back up, by rotation, as masks."""

VILLAGE = _board.village
STARTS = VILLAGE.starts
SPACES = {space.id: space for space in _board.space}
LINKS = {space.id: space.links for space in _board.space}
SITES = data.by_id(_board.site, 13)
GATES = {site.gate: site for site in SITES.values()}
"""The gates by path space, with the site that each opens."""

BONUSES = _tokens.bonus
ASH_KINDS = data.by_id(_tokens.ash, len(ASH))
REGIONS = data.by_id(_tokens.region, 7)
LANDING = tuple(
    region.id
    for region, end in zip(_tokens.region, accumulate(region.weight for region in _tokens.region), strict=True)
    for _ in range(end - region.weight, end)
)
"""The region where a token lands, for each number from 0 to 99."""

PILES = data.by_id(_tokens.pile, 4)
FORAGE: dict[Goods, Forage] = {forage.id: forage for forage in _tokens.goods}
CARDS = data.by_id(_tokens.card, 4)
EVEN_STARTS = {row.players: row.elders for row in _tokens.even_start}
SHADOW_ACTS = {row.die: row.act for row in _tokens.shadow}
RANKS = tuple(_tokens.rank)

CHALLENGE = min(rank.vp for rank in RANKS if rank.met)
"""Minimum VP for meeting the solo challenge."""


def pile_of(size: int) -> str:
    """Return the pile for this number of Light or Light-bearing tiles. [spec 4.5]

    Return an empty text for fewer than 3.
    """
    fitting = [pile.id for pile in PILES.values() if pile.size <= size]
    return fitting[-1] if fitting else ""


def rank_of(vp: int) -> Rank:
    """Return the rank of a solo result. [spec 10]"""
    return [rank for rank in RANKS if rank.vp <= vp][-1]
