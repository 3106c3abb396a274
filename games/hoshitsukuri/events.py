"""Events; `seat` is the owner of the pieces."""

from games.core.step import Event, Seat


class CelestialChosen(Event, frozen=True):
    """A kind was added to a custom set."""

    seat: Seat
    card: str


class CelestialsSet(Event, frozen=True):
    """These eight kinds are in the game."""

    cards: tuple[str, ...]


class ColoursMissing(Event, frozen=True):
    """The kinds in the game lack these colours, against the advice of the rulebook."""

    missing: tuple[str, ...]


class TurnBegan(Event, frozen=True):
    """A turn began with the comet on this space."""

    seat: Seat
    number: int
    space: int


class Played(Event, frozen=True):
    """Cards were played together."""

    seat: Seat
    cards: tuple[str, ...]


class OnlyPlay(Event, frozen=True):
    """The only playable card was played automatically; this event is for its owner."""

    seat: Seat
    card: str


class NoEffect(Event, frozen=True):
    """The effect of a card had no result, whether it was impossible or declined."""

    seat: Seat
    card: str


class Added(Event, frozen=True):
    """Cards from hand were added to the play."""

    seat: Seat
    cards: tuple[str, ...]


class Revealed(Event, frozen=True):
    """The top card of the deck was turned over and added to the play."""

    seat: Seat
    card: str


class Trashed(Event, frozen=True):
    """Cards left the game."""

    seat: Seat
    cards: tuple[str, ...]


class Fused(Event, frozen=True):
    """The number of fragments of a Nuclear Fusion was set."""

    seat: Seat
    fragments: int


class GainedToHand(Event, frozen=True):
    """A card was gained from the supply into the hand."""

    seat: Seat
    card: str


class GainedToDiscard(Event, frozen=True):
    """A card was gained from the supply onto the discard pile."""

    seat: Seat
    card: str


class Discarded(Event, frozen=True):
    """Cards were discarded from hand."""

    seat: Seat
    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """Cards were drawn."""

    seat: Seat
    count: int


class Drawn(Event, frozen=True):
    """The drawn cards, for their owner."""

    seat: Seat
    cards: tuple[str, ...]


class Shuffled(Event, frozen=True):
    """The discard pile was shuffled into a new deck of this number of cards."""

    seat: Seat
    count: int


class LookedAt(Event, frozen=True):
    """The card that a Spring revealed to its owner."""

    seat: Seat
    card: str


class TakenIntoHand(Event, frozen=True):
    """The revealed card was taken into the hand; no other player has seen it."""

    seat: Seat


class PutOnDiscard(Event, frozen=True):
    """The revealed card was discarded."""

    seat: Seat
    card: str


class BlownAway(Event, frozen=True):
    """The only card of this play, counted from 1, was discarded."""

    seat: Seat
    play: int
    card: str


class Struck(Event, frozen=True):
    """A Meteorite demanded a card of these colours from all other players."""

    seat: Seat
    colours: tuple[str, ...]


class HandShown(Event, frozen=True):
    """A hand was shown because it has none of the demanded colours."""

    seat: Seat
    cards: tuple[str, ...]


class StrikeWaits(Event, frozen=True):
    """A strike will be settled at the start of this seat's next turn."""

    seat: Seat


class Moved(Event, frozen=True):
    """A comet moved along the orbit."""

    seat: Seat
    origin: int
    space: int


class Stayed(Event, frozen=True):
    """A comet did not move this turn."""

    seat: Seat
    space: int


class Pushed(Event, frozen=True):
    """An arrival pushed a comet one space on."""

    seat: Seat
    space: int


class Drifted(Event, frozen=True):
    """A comet that neither moved nor created anything drifted one space on."""

    seat: Seat
    space: int


class LeftGalaxy(Event, frozen=True):
    """A comet reached the end of the orbit, with this place in the order."""

    seat: Seat
    place: int


class Generated(Event, frozen=True):
    """A card was created with the fragments on the field."""

    seat: Seat
    card: str
    fragments: int


class Passed(Event, frozen=True):
    """Nothing was created."""

    seat: Seat
    fragments: int
