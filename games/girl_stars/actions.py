"""The actions of a seat."""

from typing import Literal

from games.core.step import Action
from games.girl_stars.components import Colour, Goods

Via = Literal["action", "ash"]
"""What an action uses up: one of the turn's actions, or a kept Wood Ash token of that kind."""


class PlaceTile(Action, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """Place a tile of the hand, front or back up.

    It is turned clockwise by `rotation` steps of 60 degrees. `bonus` is the corner of the chosen token, if the
    constellation reaches several.
    """

    tile: str
    hex: str
    rotation: int
    back: bool = False
    bonus: str = ""


class UseStardust(Action, frozen=True, omit_defaults=True, gc=False):
    """End every line into a vacant hex.

    `bonus` has a corner for each constellation that reaches several.
    """

    hex: str
    bonus: tuple[str, ...] = ()


class TakeAsh(Action, frozen=True, omit_defaults=True, gc=False):
    """Take a token from the dish by its letter: keep it, or discard it for these Light."""

    token: str
    mode: Literal["light", "keep"]
    colours: tuple[Colour, ...] = ()


class Scout(Action, frozen=True, gc=False):
    """Begin a Scouting that ends at this gate."""

    gate: int
    via: Via


class ScoutRoute(Action, frozen=True, gc=False):
    """Light these path spaces, in order."""

    path: tuple[int, ...]


class ScoutColour(Action, frozen=True, gc=False):
    """Set the colour of the next space of the path."""

    colour: Colour


class ScoutRest(Action, frozen=True, gc=False):
    """Give all remaining spaces of the path their default colours."""


class Forage(Action, frozen=True, gc=False):
    """Take a token from a connected site for this Light, red before blue before yellow."""

    site: str
    payment: tuple[Colour, ...]
    via: Via


class OfferSingle(Action, frozen=True, gc=False):
    """Offer one token alone."""

    goods: Goods
    via: Via


class OfferCard(Action, frozen=True, gc=False):
    """Offer the goods that a space of the Offering card requires; spaces count from 1."""

    space: int
    via: Via


class Stargaze(Action, frozen=True, gc=False):
    """Send a villager to a space of the Night Sky track."""

    space: int


class Recall(Action, frozen=True, gc=False):
    """Bring these villagers home."""

    villagers: tuple[str, ...]
    via: Via


class GainStardust(Action, frozen=True, gc=False):
    """Gain one Stardust."""

    via: Via


class EndTurn(Action, frozen=True, gc=False):
    """End the turn; kept tokens return to the bag."""


class Finish(Action, frozen=True, gc=False):
    """Use no more Stardust in this game."""
