"""What has happened; `seat` is whose pieces it happened to."""

from games.core.step import Event, Seat


class CelestialChosen(Event, frozen=True):
    """A kind joins a set that is put together freely."""

    seat: Seat
    card: str


class CelestialsSet(Event, frozen=True):
    """These eight kinds are in the game."""

    cards: tuple[str, ...]


class ColoursMissing(Event, frozen=True):
    """None of the kinds in the game has one of these colours, which the rulebook advises against."""

    missing: tuple[str, ...]


class TurnBegan(Event, frozen=True):
    """A turn began with the comet on this space."""

    seat: Seat
    number: int
    space: int


class Played(Event, frozen=True):
    """Cards were laid out together."""

    seat: Seat
    cards: tuple[str, ...]


class OnlyPlay(Event, frozen=True):
    """Nothing else than this card could be played, so it was played by itself; for its owner."""

    seat: Seat
    card: str


class NoEffect(Event, frozen=True):
    """Nothing came of the effect of a card, whether it could do nothing or was left alone."""

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
    """A Nuclear Fusion has so many fragments now."""

    seat: Seat
    fragments: int


class GainedToHand(Event, frozen=True):
    """A card came from the supply into the hand."""

    seat: Seat
    card: str


class GainedToDiscard(Event, frozen=True):
    """A card came from the supply onto the discard pile."""

    seat: Seat
    card: str


class Discarded(Event, frozen=True):
    """Cards from hand lie on the discard pile."""

    seat: Seat
    cards: tuple[str, ...]


class Drew(Event, frozen=True):
    """So many cards were drawn."""

    seat: Seat
    count: int


class Drawn(Event, frozen=True):
    """The very cards that were drawn, for their owner."""

    seat: Seat
    cards: tuple[str, ...]


class Shuffled(Event, frozen=True):
    """The discard pile became a new deck of so many cards."""

    seat: Seat
    count: int


class LookedAt(Event, frozen=True):
    """The card that a Spring turned up, for its owner."""

    seat: Seat
    card: str


class TakenIntoHand(Event, frozen=True):
    """The card that was looked at is in the hand; nobody else has seen it."""

    seat: Seat


class PutOnDiscard(Event, frozen=True):
    """The card that was looked at lies on the discard pile."""

    seat: Seat
    card: str


class BlownAway(Event, frozen=True):
    """The only card of this play, counted from 1, lies on the discard pile."""

    seat: Seat
    play: int
    card: str


class Struck(Event, frozen=True):
    """A Meteorite demands a card of these colours from everybody else."""

    seat: Seat
    colours: tuple[str, ...]


class HandShown(Event, frozen=True):
    """A hand was shown because it has none of the demanded colours."""

    seat: Seat
    cards: tuple[str, ...]


class StrikeWaits(Event, frozen=True):
    """A strike will be answered at the beginning of this seat's next turn."""

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
    """Somebody's arrival pushed a comet one space on."""

    seat: Seat
    space: int


class Drifted(Event, frozen=True):
    """A comet that neither moved nor created anything drifts one space on."""

    seat: Seat
    space: int


class LeftGalaxy(Event, frozen=True):
    """A comet has reached the end of the orbit, as so manieth."""

    seat: Seat
    place: int


class Generated(Event, frozen=True):
    """A card was created with so many fragments on the field."""

    seat: Seat
    card: str
    fragments: int


class Passed(Event, frozen=True):
    """Nothing was created."""

    seat: Seat
    fragments: int


HoshitsukuriEvent = (
    CelestialChosen
    | CelestialsSet
    | ColoursMissing
    | TurnBegan
    | Played
    | OnlyPlay
    | NoEffect
    | Added
    | Revealed
    | Trashed
    | Fused
    | GainedToHand
    | GainedToDiscard
    | Discarded
    | Drew
    | Drawn
    | Shuffled
    | LookedAt
    | TakenIntoHand
    | PutOnDiscard
    | BlownAway
    | Struck
    | HandShown
    | StrikeWaits
    | Moved
    | Stayed
    | Pushed
    | Drifted
    | LeftGalaxy
    | Generated
    | Passed
)
