"""The pieces on the table, without turns or chance."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, field

from games.core.scores import OPPONENT
from games.core.step import Seat
from games.core.tuples import replace_at
from games.girl_stars.components import (
    ACTIONS,
    CARDS,
    FIRST_GIRL,
    LINES,
    SITES,
    TILES,
    VILLAGERS,
    Ash,
    Bonus,
    Colour,
    Goods,
    OfferingCard,
    StarColour,
)
from games.girl_stars.options import Options

HOME, TOKEN, VILLAGE = "home", "token", "village"
"""Places of a villager, in addition to `early:<site>`, `near:<site>` and `sky:<space>`."""


class Star(Struct, frozen=True, array_like=True, omit_defaults=True, gc=False, cache_hash=True):
    """A star tile on a board: its front's id, its rotation, whether it is back up, whether it has its crystal."""

    tile: str
    rotation: int
    back: bool = False
    crystal: bool = False

    @property
    def lines(self) -> int:
        """The sides of its lines, as a mask."""
        return LINES[self.tile, self.back][self.rotation]

    @property
    def colour(self) -> StarColour:
        """The colour of its upper side."""
        return "white" if self.back else TILES[self.tile].colour

    @property
    def bears_light(self) -> bool:
        """Whether its upper side is red, blue or yellow."""
        return self.colour != "white"


Lights = dict[Colour, int]
"""Light by colour, with all colours present."""


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, dict=True):
    """One seat's pieces.

    `tiles` and `dust` are the tiles and the numbers of stardust discs by hex, in the order of placing. `corners`
    are the bonus tokens, `used` the corners whose token was gained. `bag` has no order. `villagers` are the places
    of v1 to v4: `home`, `token`, `village`, `early:<site>`, `near:<site>` or `sky:<space>`. `actions` are those
    left in the seat's turn; between turns, those of its next turn. `vp` are the points by heading, `lost` tiles that
    fitted nowhere.
    """

    tiles: dict[str, Star] = field(default_factory=dict)
    dust: dict[str, int] = field(default_factory=dict)
    corners: dict[str, Bonus]
    used: tuple[str, ...] = ()
    bag: tuple[str, ...]
    hand: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    light: Lights
    stardust: int = 0
    goods: dict[Goods, int] = field(default_factory=dict)
    villagers: tuple[str, ...]
    kept: tuple[Ash, ...] = ()
    actions: int = ACTIONS
    vp: dict[str, int] = field(default_factory=dict)

    @property
    def points(self) -> int:
        """The VP so far."""
        return sum(self.vp.values())

    @property
    def extra_actions(self) -> int:
        """The actions of the seat's next turn beyond the usual ones."""
        return max(0, self.actions - ACTIONS)

    @property
    def home(self) -> list[str]:
        """The villagers at home, in order."""
        return [VILLAGERS[number] for number, place in enumerate(self.villagers) if place == HOME]

    @property
    def away(self) -> list[str]:
        """The villagers that may be recalled, in order."""
        return [VILLAGERS[number] for number, place in enumerate(self.villagers) if place not in (HOME, TOKEN)]

    @property
    def owned(self) -> list[Goods]:
        """The kinds of goods in the player's supply."""
        return [goods for goods, number in self.goods.items() if number]

    def send(self, villager: str, place: str) -> None:
        """Move a villager to a place."""
        self.villagers = replace_at(self.villagers, VILLAGERS.index(villager), place)


class Landed(Struct, frozen=True, array_like=True, omit_defaults=True, gc=False):
    """A token in the dish: its letter, kind and region.

    The taker is a seat, OPPONENT, or None while it lies there.
    """

    letter: str
    ash: Ash
    region: str
    taker: Seat | None = None


class Scouting(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A Scouting being entered: the gate where it ends, what it uses up, its path, the colours set so far."""

    gate: int
    via: Literal["action", "ash"]
    path: tuple[int, ...] = ()
    colours: tuple[Colour, ...] = ()


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table.

    `girl` is the Girl's space; elder i of `elders` (first player first, the Shadow Elder as OPPONENT) is on `girl -
    1 - i`. `lit` are colours by path space, `sites` the tokens left, `piles` the reward tokens from the top,
    `marked` those scored this round, `gone` reward tokens out of the game. `offering` is the open card, `filled`
    its spaces, `deck` the hidden cards in no order, `aside` those laid aside. `ash_bag` has no order either.
    `box` are the goods out of the game.
    """

    options: Options
    players: list[Player]
    girl: int = FIRST_GIRL
    elders: tuple[Seat, ...]
    lit: dict[int, Colour] = field(default_factory=dict)
    sites: dict[str, int]
    piles: dict[str, tuple[int, ...]]
    marked: tuple[str, ...] = ()
    gone: dict[str, tuple[int, ...]]
    offering: str
    filled: tuple[int, ...] = ()
    deck: tuple[str, ...]
    aside: tuple[str, ...] = ()
    ash_bag: tuple[Ash, ...]
    dish: tuple[Landed, ...] = ()
    box: dict[Goods, int]

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.girl - FIRST_GIRL + 1

    @property
    def size(self) -> int:
        """The table size N: alone one plays as at a table for two. [spec 3]"""
        return len(self.elders)

    @property
    def solo(self) -> bool:
        """Whether the Shadow Elder plays."""
        return OPPONENT in self.elders

    @property
    def card(self) -> OfferingCard:
        """The open Offering card."""
        return CARDS[self.offering]

    def villagers(self) -> Iterator[tuple[Seat, str, str]]:
        """Yield every villager as seat, name, place."""
        for seat, player in enumerate(self.players):
            for name, place in zip(VILLAGERS, player.villagers, strict=True):
                yield seat, name, place

    @property
    def gazers(self) -> dict[int, tuple[Seat, str]]:
        """The villagers on the Night Sky track by space, from the highest."""
        found = self._villagers_on("sky:")
        return {int(space): found[space] for space in sorted(found, key=int, reverse=True)}

    @property
    def early(self) -> dict[str, tuple[Seat, str]]:
        """The villagers that cover Early Bird spaces by site."""
        return self._villagers_on("early:")

    def _villagers_on(self, kind: str) -> dict[str, tuple[Seat, str]]:
        """Return the villagers on places of one kind, by the rest of the place's name."""
        return {
            place[len(kind) :]: (seat, VILLAGERS[number])
            for seat, player in enumerate(self.players)
            for number, place in enumerate(player.villagers)
            if place.startswith(kind)
        }

    def connected(self, site: str) -> bool:
        """Return whether the gate of a site is lit."""
        return SITES[site].gate in self.lit

    def top(self, pile: str) -> int:
        """Return the present VP of a reward pile; 0 for none or an empty one. [R16]"""
        tokens = self.piles.get(pile)
        return tokens[0] if tokens else 0
