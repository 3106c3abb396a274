"""The printed components of Crafting the Cosmos, typed and checked. [spec 3, 4]"""

from typing import Literal, get_args

from msgspec import Struct

from games.core import data
from games.core.compensation import StartCompensation

PACKAGE = "games.crafting_cosmos"

Control = Literal["light", "time", "gravity", "chemistry"]
Element = Literal["hydrogen", "helium", "carbon", "oxygen"]
Flag = Literal["stasis", "dark_matter", "symbiosis", "panspermia"]
Side = Literal["proto", "stable"]
Aim = Literal[
    "",
    "star_move",
    "star_change",
    "normal_star",
    "supernova",
    "energy",
    "element",
    "evolution",
    "proto_life",
    "peek",
    "relocation",
    "star_swap",
    "nebula_move",
    "stack",
    "life_for_star",
]

CONTROLS: tuple[Control, ...] = get_args(Control)
"""The controls clockwise; energy cards and power cards are of the same four types."""

ELEMENTS: tuple[Element, ...] = get_args(Element)
"""The elements in the order of stellar evolution."""

SIZES = (1, 2, 3)
SLOTS = (1, 2, 3, 4)


class NebulaSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A hexagon.

    `x` is in units of √3/2 of a side, `y` in half a side; corners go N, NE, SE, S, SW, NW, sides NE to NW.
    """

    id: str
    x: int
    y: int
    arm: str
    start_size: int
    stars: tuple[str, ...]
    life: tuple[str, ...]
    adjacent: tuple[str, ...]


class StarSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A corner of hexagons; its arm is I, II, III or centre."""

    id: str
    x: int
    y: int
    arm: str
    nebulae: tuple[str, ...]
    adjacent: tuple[str, ...]


class LifeSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of hexagons between two corners."""

    id: str
    ends: tuple[str, str]
    arm: str
    nebulae: tuple[str, ...]
    adjacent: tuple[str, ...]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the player board."""

    nebula_space: list[NebulaSpace]
    star_space: list[StarSpace]
    life_space: list[LifeSpace]


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A nebula tile: the stars that complete it and its points."""

    id: str
    size: int
    needs: dict[Element, int]
    points: int


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of nebula tiles."""

    tile: list[Tile]


class PowerCard(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A power card: its cost in energy cards, the kind of its target (`aim`), and its gains.

    `needs` is a condition beyond the cost: "star" (its star in reserve), "life", "spot" (a tracking crystal that
    can go back), "flag" (not pending yet). A `retired` card is no longer dealt, but occurs in old matches.
    """

    id: str
    deck: Control
    cost: tuple[Control | Literal["any"], ...]
    aim: Aim = ""
    needs: Literal["", "star", "life", "spot", "flag"] = ""
    stars: Element | Literal[""] = ""
    proto: int = 0
    supernova: int = 0
    dna: int = 0
    graviton: int = 0
    steps: int = 0
    points: int = 0
    flag: Flag | Literal[""] = ""
    retired: bool = False


class PowerCards(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of power cards."""

    card: list[PowerCard]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A universal goal with the marks of the solo challenge."""

    id: str
    gold: int
    silver: int


class Goals(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of universal goals."""

    goal: list[Goal]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Single numbers of the rules."""

    full: int
    moves: int
    display: int
    first_hand: int
    hand_limit: int
    slider: int
    crystal_spot: int
    goals: int
    track: int
    first: int
    second: int
    set_size: int
    set_points: int
    energy_cards: int
    life: int
    rounds: int


class ByPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers that depend on the number of players, from 1 to 4; the colours go by seat."""

    crystals: tuple[int, ...]
    dark: tuple[int, ...]
    green_life: tuple[int, ...]
    colours: tuple[str, ...]


class Slots(Struct, frozen=True, forbid_unknown_fields=True):
    """The costs of the four power slots."""

    slots: tuple[int, ...]


class Releases(Struct, frozen=True, forbid_unknown_fields=True):
    """The points of the releases of crystals."""

    releases: tuple[int, ...]


class LifeTokens(Struct, frozen=True, forbid_unknown_fields=True):
    """The values of advanced life: with a green rim, and without."""

    green: tuple[int, ...]
    plain: tuple[int, ...]


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """The active reward of a control."""

    stars: Element
    count: int
    dna: int = 0
    supernova: int = 0
    tiles: int = 0


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """A title of the solo challenge and its minimum points."""

    id: str
    points: int


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of everything else."""

    figures: Figures
    players: ByPlayers
    powers: Slots
    crystals: Releases
    stars: dict[Element, int]
    advanced_life: LifeTokens
    control: dict[Control, Reward]
    targets: dict[str, int]
    title: tuple[Title, ...]
    even_start: list[StartCompensation]


_board = data.load(PACKAGE, "board.toml", Board)
_box = data.load(PACKAGE, "components.toml", Box)

NEBULA_SPACES = data.by_id(_board.nebula_space, 12)
STAR_SPACES = data.by_id(_board.star_space, 37)
LIFE_SPACES = data.by_id(_board.life_space, 48)
TILES = data.by_id(data.load(PACKAGE, "tiles.toml", Tiles).tile, 60)
POWERS = data.by_id(data.load(PACKAGE, "powers.toml", PowerCards).card, 56)
"""All power cards, including those of old matches."""

DEALT = {name: card for name, card in POWERS.items() if not card.retired}
"""The power cards of a new match."""
GOALS = data.by_id(data.load(PACKAGE, "goals.toml", Goals).goal, 20)

FIGURES = _box.figures
ROUNDS, HAND_LIMIT, DISPLAY, SLIDER = FIGURES.rounds, FIGURES.hand_limit, FIGURES.display, FIGURES.slider
SPOT = FIGURES.crystal_spot
"""The spot on which a crystal is ready to be released."""

PLAYERS = _box.players
EVEN_STARTS = _box.even_start
COLOURS = PLAYERS.colours
SLOT_COSTS = _box.powers.slots
RELEASES = _box.crystals.releases
STARS = _box.stars
"""The number of star tokens of each element."""

ADVANCED_LIFE = _box.advanced_life
REWARDS = _box.control
TARGETS = _box.targets
TITLES = _box.title
ARMS = ("I", "II", "III")
CENTRE, CRADLE = "s19", "l21"
"""The star space in the middle and the starting life space."""


_CONTROLS: dict[str, Control] = {control: control for control in CONTROLS}
_ELEMENTS: dict[str, Element] = {element: element for element in ELEMENTS}


def control_of(name: str) -> Control:
    """Return a control by its name."""
    return _CONTROLS[name]


def element_of(name: str) -> Element:
    """Return an element by its name."""
    return _ELEMENTS[name]


def release_points(released: int) -> int:
    """Return the points of the next release after `released` releases. [rulebook]"""
    return RELEASES[released] if released < len(RELEASES) else 0
