"""The actions of a seat."""

from games.core.step import Action
from games.solani.components import Kind, Magnitude


class DraftTile(Action, frozen=True):
    """Take the tile of a slot.

    With a `trade_slot` other than 0, trade the Star Cluster for the Planet there.
    """

    kind: Kind
    slot: int
    trade_slot: int = 0


class PlaceBranch(Action, frozen=True):
    """Put the held Branch tile on a branch space, turned clockwise by `rotation` quarters."""

    space: str
    rotation: int


class PlaceCircle(Action, frozen=True):
    """Put the held Star Cluster or Planet on a circle space."""

    space: str


class TakeSpecial(Action, frozen=True):
    """Take a face-up Special Feature."""

    card: str


class DrawSpecials(Action, frozen=True):
    """Draw two cards of this magnitude, of which one is kept."""

    magnitude: Magnitude


class KeepSpecial(Action, frozen=True):
    """Keep this one of the two drawn cards."""

    card: str


class PlaceSpecial(Action, frozen=True):
    """Put the Special Feature just taken on a circle space."""

    space: str


class AddWish(Action, frozen=True):
    """Add a wish for this draft after the existing ones; the fields are those of `DraftTile`."""

    kind: Kind
    slot: int
    trade_slot: int = 0


class ClearWishes(Action, frozen=True):
    """Remove all wishes."""
