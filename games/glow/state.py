"""The pieces on the table, without turns or chance."""

from typing import Literal

from msgspec import Struct, field

from games.core.pile import Pile
from games.core.step import Seat
from games.glow.components import ADVENTURERS, ARCHIPELAGO, COMPANIONS, PROVINCE, SCORE_TRACK, Board
from games.glow.options import Options


class Die(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player's die; `face` is empty before its first roll, `throws` counts this round's throws."""

    id: str
    face: str = ""
    throws: int = 0
    used: bool = False
    resting: bool = False


class Companion(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A companion in front of a player, with the large die it brought and its activations this round."""

    id: str
    die: str = ""
    rerolls: int = 0
    resolved: int = 0

    @property
    def rerolls_left(self) -> int:
        """The number of rerolls it still gives this round."""
        return COMPANIONS[self.id].rerolls_per_round - self.rerolls


class Spell(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A spell token in front of a player; face-down ones are unknown to all."""

    id: str
    face_up: bool = False


class Player(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat's pieces.

    `discards` and `returned` were given up since the morning; `cast` and `kaar` take effect in the evening. All of
    them lie here until then. `resolved` counts the adventurer's triggers this noon, `spent_light` the light paid
    for rerolls in the whole match, `spent_spells` are out of the game.
    """

    adventurer: str = ""
    light: int = SCORE_TRACK.start
    footprints: int = 0
    reroll_tokens: int = 0
    fireflies: int = 0
    companions: list[Companion] = field(default_factory=list)
    spells: list[Spell] = field(default_factory=list)
    dice: list[Die] = field(default_factory=list)
    party: str = PROVINCE.start
    camp: str = PROVINCE.start
    boats: tuple[str, ...] = ()
    visited: tuple[str, ...] = ()
    resolved: int = 0
    spent_light: int = 0
    spent_spells: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    cast: bool = False
    kaar: bool = False

    def holds(self, companion: str) -> bool:
        """Return whether the player has this companion."""
        return companion in [mine.id for mine in self.companions]

    def die(self, name: str) -> Die:
        """Return one of the player's dice."""
        return next(die for die in self.dice if die.id == name)

    @property
    def end_light(self) -> int:
        """The end-of-game light of adventurer and companions."""
        own = ADVENTURERS[self.adventurer].end_light if self.adventurer else 0
        return own + sum([COMPANIONS[mine.id].end_light for mine in self.companions])

    @property
    def firefly_icons(self) -> int:
        """The fireflies printed on the player's companions."""
        return sum([COMPANIONS[mine.id].fireflies for mine in self.companions])


class TrackSpace(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A space of the encounter track: a companion, small dice showing its element, footprints, Tom's tile."""

    companion: str = ""
    dice: tuple[str, ...] = ()
    footprints: int = 0
    tile: str = ""


class Tom(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The solo opponent's pieces; `deck` is the one in use."""

    colour: str = field(name="color")
    light: int
    tiles: Pile
    dice: list[Die]
    party: int = 0
    footprints: int = 0
    camp: str = PROVINCE.start
    boats: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    deck: Literal["A", "B"] = "A"


class State(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table.

    `track` goes by element in track order. `box` contains the pieces publicly out of the game, `removed` the
    companions that were removed unseen.
    """

    board: Board
    options: Options
    players: list[Player]
    round: int = 0
    first: Seat = 0
    track: dict[str, TrackSpace]
    graveyard: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    deck_a: Pile
    deck_b: Pile
    spells: Pile
    removed: tuple[str, ...] = ()
    box: tuple[str, ...] = ()
    tom: Tom | None = None

    @property
    def solo(self) -> bool:
        """Whether one player plays alone, against Tom."""
        return len(self.players) == 1

    @property
    def order(self) -> list[Seat]:
        """The seats in turn order from the first player."""
        seats = len(self.players)
        return [(self.first + step) % seats for step in range(seats)]

    @property
    def opponent(self) -> Tom:
        """Tom, who must be there."""
        assert self.tom is not None
        return self.tom

    @property
    def last_round(self) -> bool:
        """Tom's tiles have run out for the second time: none took the place of the last one. [spec 10.2]"""
        tom = self.tom
        if tom is None or tom.deck == "A" or tom.tiles.cards:
            return False
        return not all(space.tile for space in self.track.values())

    def blocked(self, element: str) -> bool:
        """Return whether one of Tom's dice lies on this space."""
        return self.tom is not None and any(die.face == element for die in self.tom.dice)


def start_of(board: Board) -> str:
    """Return the starting space of all players on this journey board."""
    return PROVINCE.start if board == "province" else ARCHIPELAGO.start
