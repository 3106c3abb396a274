"""The actions of a seat.

Spaces are A–L, s01–s37 and l01–l48; energy cards are named by their type.
"""

from games.core.step import Action

NONE = "none"
"""No move, no star, no space: an explicit value, so that menus have a word for it."""


class ShiftEnergy(Action, frozen=True):
    """Move energy tokens one after the other.

    A move is "own", the control that a dark token leaves, or "none" for no move.
    """

    first: str
    second: str = NONE
    third: str = NONE


class ChooseNebulaStack(Action, frozen=True):
    """Take the top tile of this size."""

    size: int


class TakeEnergyCard(Action, frozen=True):
    """Take the card at this position of the display, counted from 1.

    0 is the top card of the deck.
    """

    position: int
    energy: str = ""


class PlaceNebula(Action, frozen=True):
    """Lay a gained tile on an empty nebula space."""

    tile: str
    space: str


class PlaceStar(Action, frozen=True):
    """Put a gained star on an empty star space."""

    element: str
    space: str


class PlaceProtoLife(Action, frozen=True):
    """Put gained proto life on an empty life space."""

    space: str


class CompleteNebula(Action, frozen=True):
    """Complete the nebula here.

    A star on one of its corners is discarded ("none" with Stasis).
    """

    space: str
    discard: str = NONE


class ReleaseCrystal(Action, frozen=True):
    """Release a ready crystal and put a star of this element here.

    Both are "none" if there is no star or no space.
    """

    element: str = NONE
    space: str = NONE


class CreateAdvancedLife(Action, frozen=True):
    """Create advanced life on this completed nebula."""

    space: str


class AcquirePower(Action, frozen=True):
    """Buy a power card of this type for this slot, counted from 1."""

    slot: int
    energy: str


class ChoosePowerCard(Action, frozen=True):
    """Keep this card; the others go under their deck, in this order from the top."""

    card: str
    under: tuple[str, ...] = ()


class ActivatePower(Action, frozen=True):
    """Use the power card of this slot and pay these energy cards, in table order."""

    slot: int
    payment: tuple[str, ...]


class ScoreEnergySet(Action, frozen=True):
    """Discard five cards of this type for points."""

    energy: str


class MakeSupernova(Action, frozen=True):
    """Turn this star to a supernova."""

    space: str


class StabilizeLife(Action, frozen=True):
    """Turn this proto life to stable life."""

    space: str


class MoveStar(Action, frozen=True):
    """Move a star by a graviton."""

    origin: str
    space: str


class MoveLife(Action, frozen=True):
    """Move life by a graviton."""

    origin: str
    space: str


class EndCraft(Action, frozen=True):
    """End the turn with one free action.

    Gain a nebula of this size ("nebula"), stabilise life here ("stabilize"), or "none".
    """

    omega: str
    size: int = 0
    space: str = ""


class PlaceOmegaNebula(Action, frozen=True):
    """Lay the tile gained at the end of the turn here."""

    space: str


class TargetStar(Action, frozen=True):
    """Choose one of the player's stars."""

    star: str


class TargetElement(Action, frozen=True):
    """Choose the element of a gained star."""

    element: str


class TargetEnergy(Action, frozen=True):
    """Choose the energy card to take from the discard pile."""

    energy: str


class TargetLife(Action, frozen=True):
    """Choose one of the player's proto life tokens."""

    life: str


class TargetStack(Action, frozen=True):
    """Choose the stack of nebulae of this size."""

    size: int


class ChangeStar(Action, frozen=True):
    """Replace this star by one of another element."""

    star: str
    element: str


class FeedLife(Action, frozen=True):
    """Discard this proto life and gain a star of this element."""

    life: str
    element: str


class SendStar(Action, frozen=True):
    """Move a star to any empty star space."""

    origin: str
    space: str


class SendLife(Action, frozen=True):
    """Move life to any empty life space."""

    origin: str
    space: str


class SwapStars(Action, frozen=True):
    """Swap two of the player's stars."""

    star: str
    other: str


class ShiftNebula(Action, frozen=True):
    """Move an uncompleted nebula to an empty space, or swap it with another uncompleted one."""

    origin: str
    space: str


class KeepTile(Action, frozen=True):
    """Keep this one of the tiles drawn."""

    tile: str


class Decline(Action, frozen=True):
    """Decline the optional second use of a card."""


class DiscardToLimit(Action, frozen=True):
    """Choose these cards to be discarded at the end of the round, in table order."""

    cards: tuple[str, ...]
