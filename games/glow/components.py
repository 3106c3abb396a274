"""The printed components of Glow, typed and checked. [spec 4]"""

from functools import lru_cache
from typing import Literal, TypeVar

from msgspec import Struct

from games.core import data
from games.core.compensation import StartCompensation

PACKAGE = "games.glow"

Board = Literal["province", "archipelago"]

ELEMENTS = ("fire", "water", "mineral", "air", "nature")
"""The five elements in track order, left to right; also face indices 0 to 4 of every die. [spec 4.1]"""

FOOTPRINTS2, LIGHT3, MINUS2 = SPECIALS = ("footprints2", "light3", "minus2")
"""The special faces: not elements."""

WORTH = {FOOTPRINTS2: 2, LIGHT3: 3, MINUS2: -2}
"""The gain of each special face: footprints, light, light."""

SYMBOLS = (*ELEMENTS, *SPECIALS)
PLACE = {symbol: number for number, symbol in enumerate(SYMBOLS)}
"""The index of each symbol in `SYMBOLS`."""
COLOURS = (*ELEMENTS, "purple", "yellow", "black")
"""Dice colours in die order."""

OWN_FACE = dict(zip(COLOURS, SYMBOLS, strict=True))
"""Face index 5 of a die, by its colour."""

BLACK_DIE = "s_black_1"
KAAR, CROMAUG = "a20_kaar", "b18_cromaug"


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """One effect: a verb of `effects.py` and its number; gains are positive, losses negative."""

    kind: Literal[
        "light",
        "footprints",
        "fireflies",
        "reroll_tokens",
        "to_graveyard",
        "cast_spells",
        "revive",
        "kill_last_companion",
        "skull",
    ]
    n: int


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A condition on dice and its effects.

    It is `need` on distinct dice, `forbid` on no die, or `same` equal ones.
    """

    id: str
    need: tuple[str, ...] = ()
    forbid: tuple[str, ...] = ()
    same: int = 0
    effects: tuple[Effect, ...] = ()


class CompanionCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A companion; `grants_die` is a colour, "any", or nothing. [spec 4.4]"""

    deck: Literal["A", "B"]
    end_light: int
    fireflies: int
    rerolls_per_round: int
    in_solo: bool
    grants_die: str = ""


class AdventurerCard(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An adventurer with large dice of one colour. [spec 4.3]"""

    die_colour: str
    dice: int
    end_light: int


class SpellToken(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A spell token. [spec 4.5]"""


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of cards."""

    companion: list[CompanionCard]
    adventurer: list[AdventurerCard]
    spell: list[SpellToken]


class MapSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the Province of Shadows. [spec 4.6]

    x is 0 to 1000, y is 0 to 520 downwards, for pictures only.
    """

    id: str
    label: str
    kind: Literal["start", "need", "forbid", "village"]
    x: int
    y: int
    element: str = ""
    light: int = 0
    entry_footprints: int = 0
    gain: tuple[Effect, ...] = ()


class MapPath(Struct, frozen=True, forbid_unknown_fields=True):
    """A path between two spaces, in both directions, with what is printed on it."""

    a: str
    b: str
    effect: Effect | None = None


class Province(Struct, frozen=True, forbid_unknown_fields=True):
    """The Province of Shadows; `villages` in the order of their light."""

    start: str
    villages: tuple[str, ...]
    space: tuple[MapSpace, ...]
    path: tuple[MapPath, ...]


class Island(Struct, frozen=True, forbid_unknown_fields=True):
    """An island of the Archipelago of Darkness.

    A `tom_distance` of -1 is closed to Tom. [spec 4.7]
    """

    id: str
    label: str
    light: int
    tom_distance: int
    x: int
    y: int
    on_arrival: tuple[Effect, ...] = ()


class Route(Struct, frozen=True, forbid_unknown_fields=True):
    """A sea route, in both directions.

    Its printed colours are none (`free`), one number, or "1/2".
    """

    a: str
    b: str
    footprint_cost: int
    colours_min: int = 0
    colours_max: int = 5
    free: bool = False
    closed_in_solo: bool = False


class Archipelago(Struct, frozen=True, forbid_unknown_fields=True):
    """The Archipelago of Darkness."""

    start: str
    island: tuple[Island, ...]
    route: tuple[Route, ...]


class Maps(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of journey boards."""

    province: Province
    archipelago: Archipelago


class DiceCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice of each colour there are."""

    large: dict[str, int]
    small: dict[str, int]


class ScoreTrack(Struct, frozen=True, forbid_unknown_fields=True):
    """The starting space of all players, and the spaces with a reroll symbol. [spec 4.2]"""

    start: int
    reroll_spaces: tuple[int, ...]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """Constants of setup and scoring. [spec 5, 9]"""

    rounds: int
    removed_per_deck: int
    last_player_reroll_tokens: int
    boats_per_player: int
    firefly_bonus: int


class TomTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of the solo opponent. [spec 4.8]"""

    id: str
    party_steps: int
    scores_party: bool
    bonus_light: int
    camp_or_boat: bool
    boat_route: Literal["", "min", "max"] = ""

    def light_at(self, party: int) -> int:
        """Return Tom's light for this tile when his counter has reached this number. [ruling 2]"""
        return (party if self.scores_party else 0) + self.bonus_light


class Difficulty(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo level: Tom's first light and which dice he may have. [spec 10.4]"""

    id: str
    tom_start_light: int
    tom_dice: Literal["two_elements", "any_legal", "purple_or_yellow", "yellow_else_purple"]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of everything that is neither card nor map."""

    dice: DiceCounts
    score_track: ScoreTrack
    setup: Setup
    tom_tile: list[TomTile]
    difficulty: list[Difficulty]
    even_start: list[StartCompensation]


_cards = data.load(PACKAGE, "cards.toml", Cards)
_maps = data.load(PACKAGE, "maps.toml", Maps)
_box = data.load(PACKAGE, "components.toml", Box)

EVEN_STARTS = _box.even_start

COMPANIONS = data.by_id(_cards.companion, 46)
ADVENTURERS = data.by_id(_cards.adventurer, 7)
SPELLS = data.by_id(_cards.spell, 7)
CARDS: dict[str, Card] = {**ADVENTURERS, **COMPANIONS, **SPELLS}
"""Everything that may trigger, by id."""

PROVINCE, ARCHIPELAGO = _maps.province, _maps.archipelago
SPACES = data.by_id(list(PROVINCE.space), 61)
ISLANDS = data.by_id(list(ARCHIPELAGO.island), 12)
SCORE_TRACK, SETUP = _box.score_track, _box.setup
TOM_TILES = data.by_id(_box.tom_tile, 8)
DIFFICULTIES = data.by_id(_box.difficulty, 4)

ROUNDS = SETUP.rounds

LARGE_DICE = tuple(f"l_{colour}_{n}" for colour in COLOURS for n in range(1, _box.dice.large.get(colour, 0) + 1))
SMALL_DICE = tuple(f"s_{colour}_{n}" for colour in COLOURS for n in range(1, _box.dice.small.get(colour, 0) + 1))
DICE = (*LARGE_DICE, *SMALL_DICE)
"""Every die in die order: large before small, then by colour and number. [spec 6]"""

DIE_ORDER = {die: number for number, die in enumerate(DICE)}
COLOUR = {die: die.split("_")[1] for die in DICE}
FACES = {die: (*ELEMENTS, OWN_FACE[COLOUR[die]]) for die in DICE}
"""The six faces of each die, by face index."""

RESERVE_DICE = tuple(f"l_{element}_{_box.dice.large[element]}" for element in ELEMENTS)
"""The reserve dice for Sketals: the highest number of each element."""

T = TypeVar("T")


def _both_ways(edges: tuple[tuple[str, str, T], ...], nodes: dict[str, object]) -> dict[str, dict[str, T]]:
    """Return for every node its neighbours in printed order, each with its connection."""
    near: dict[str, dict[str, T]] = {node: {} for node in nodes}
    for a, b, what in edges:
        near[a][b] = what
        near[b][a] = what
    order = {node: number for number, node in enumerate(nodes)}
    return {node: dict(sorted(there.items(), key=lambda item: order[item[0]])) for node, there in near.items()}


PATHS = _both_ways(tuple((path.a, path.b, path.effect) for path in PROVINCE.path), dict.fromkeys(SPACES))
"""Neighbours of each space of the province, with the effect printed on the path between them, or None."""

ROUTES = _both_ways(tuple((route.a, route.b, route) for route in ARCHIPELAGO.route), dict.fromkeys(ISLANDS))
"""Neighbours of each island with the route between them."""


@lru_cache(maxsize=64)  # 61 spaces
def steps_from(start: str) -> dict[str, int]:
    """Return the minimum number of steps from a space to every space, costs ignored."""
    found = {start: 0}
    for space in (queue := [start]):
        for neighbour in PATHS[space]:
            if neighbour not in found:
                found[neighbour] = found[space] + 1
                queue.append(neighbour)
    return found


def next_village(space: str) -> str | None:
    """Return the village of the next higher light, or None at the highest."""
    light = SPACES[space].light
    return next((village for village in PROVINCE.villages if SPACES[village].light > light), None)
