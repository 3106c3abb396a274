"""What a seat may answer; cards are kinds, sets of cards are sorted in table order."""

from games.core.step import Action


class ChooseCelestial(Action, frozen=True):
    """Take this kind into the game."""

    card: str


class Play(Action, frozen=True):
    """Lay these cards out together."""

    cards: tuple[str, ...]


class Resolve(Action, frozen=True):
    """Carry out the effect of a card of this kind next."""

    card: str


class ResolveAll(Action, frozen=True):
    """Carry out all effects of this play in the usual order."""


class Trash(Action, frozen=True):
    """Trash this card from hand."""

    card: str


class Fuse(Action, frozen=True):
    """Trash these cards of different colours from hand for a Nuclear Fusion."""

    cards: tuple[str, ...]


class Gain(Action, frozen=True):
    """Take a card of this kind from the supply by an effect."""

    card: str


class Add(Action, frozen=True):
    """Add these cards from hand to the play."""

    cards: tuple[str, ...]


class Discard(Action, frozen=True):
    """Put these cards from hand on the discard pile."""

    cards: tuple[str, ...]


class TakeIntoHand(Action, frozen=True):
    """Take the card that was looked at."""


class PutAway(Action, frozen=True):
    """Put the card that was looked at on the discard pile."""


class BlowAway(Action, frozen=True):
    """Put the only card of an earlier play on the discard pile; plays of this turn are counted from 1."""

    play: int


class Decline(Action, frozen=True):
    """Leave an effect alone that may be left alone."""


class Generate(Action, frozen=True):
    """Create a card of this kind."""

    card: str


class Pass(Action, frozen=True):
    """Create nothing this turn."""


HoshitsukuriAction = (
    ChooseCelestial
    | Play
    | Resolve
    | ResolveAll
    | Trash
    | Fuse
    | Gain
    | Add
    | Discard
    | TakeIntoHand
    | PutAway
    | BlowAway
    | Decline
    | Generate
    | Pass
)
