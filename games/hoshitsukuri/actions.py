"""The actions of a seat; cards are kinds, sets of cards are sorted in table order."""

from games.core.step import Action


class ChooseCelestial(Action, frozen=True):
    """Take this kind into the game."""

    card: str


class Play(Action, frozen=True):
    """Play these cards together."""

    cards: tuple[str, ...]


class Resolve(Action, frozen=True):
    """Carry out the effect of a card of this kind next."""

    card: str


class ResolveAll(Action, frozen=True):
    """Carry out all effects of this play in the default order."""


class Trash(Action, frozen=True):
    """Trash this card from hand."""

    card: str


class Fuse(Action, frozen=True):
    """Trash these cards of different colours from hand for a Nuclear Fusion."""

    cards: tuple[str, ...]


class Gain(Action, frozen=True):
    """Gain a card of this kind from the supply by an effect."""

    card: str


class Add(Action, frozen=True):
    """Add these cards from hand to the play."""

    cards: tuple[str, ...]


class Discard(Action, frozen=True):
    """Discard these cards from hand."""

    cards: tuple[str, ...]


class TakeIntoHand(Action, frozen=True):
    """Take the revealed card into the hand."""


class PutAway(Action, frozen=True):
    """Discard the revealed card."""


class BlowAway(Action, frozen=True):
    """Discard the only card of an earlier play; plays of this turn are counted from 1."""

    play: int


class Decline(Action, frozen=True):
    """Decline an optional effect."""


class Generate(Action, frozen=True):
    """Create a card of this kind."""

    card: str


class Pass(Action, frozen=True):
    """Create nothing this turn."""
