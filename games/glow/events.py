"""What has happened; `seat` is whose pieces it happened to."""

from msgspec import field

from games.core.step import Event, Seat


class AdventurerChosen(Event, frozen=True):
    """A seat has its adventurer."""

    seat: Seat
    adventurer: str


class TomDiceChosen(Event, frozen=True):
    """Tom has his two dice, by colour, and his own colour."""

    dice: tuple[str, ...]
    colour: str = field(name="color")


class RoundBegan(Event, frozen=True):
    """A new day begins on this board."""

    round: int
    board: str


class CompanionsDealt(Event, frozen=True):
    """New companions lie on the encounter track, left to right."""

    companions: tuple[str, ...]


class SpellTurnedUp(Event, frozen=True):
    """A face-down spell shows what it is."""

    seat: Seat
    spell: str


class Recruited(Event, frozen=True):
    """A companion joined, with so many small dice and footprints."""

    seat: Seat
    companion: str
    space: str
    dice: int
    footprints: int


class DieGained(Event, frozen=True):
    """A Sketal brought a large die from the reserve."""

    seat: Seat
    die: str
    companion: str


class BlackDieEntered(Event, frozen=True):
    """The black die was rolled onto the encounter track."""

    space: str


class BlackDieMoved(Event, frozen=True):
    """Kaar's keeper moved the black die out of the way."""

    seat: Seat
    space: str


class CompanionDismissed(Event, frozen=True):
    """The first of two players sent a companion to the graveyard."""

    seat: Seat
    companion: str
    space: str


class LeftBehind(Event, frozen=True):
    """Nobody recruited these companions; they lie in the graveyard."""

    companions: tuple[str, ...]


class TomTileTaken(Event, frozen=True):
    """Tom's tile was executed: steps, the number his counter shows, his gain and his light after it."""

    tile: str
    steps: int
    party: int
    bonus: int
    light: int


class TomCampMoved(Event, frozen=True):
    """Tom's camp moved on."""

    space: str


class TomBoatSailed(Event, frozen=True):
    """One of Tom's boats moved on."""

    origin: str
    space: str


class TilesShuffled(Event, frozen=True):
    """Tom's tiles ran out, were shuffled again, and deck B is opened."""


class LastRoundCame(Event, frozen=True):
    """Tom's tiles ran out for the second time: this is the last round."""


class TomDieRolled(Event, frozen=True):
    """One of Tom's dice lies on its space, or shows a special symbol and lies aside."""

    die: str
    symbol: str


class DiceRolled(Event, frozen=True):
    """The morning roll of a seat, in die order."""

    seat: Seat
    symbols: tuple[str, ...]


class DiceRerolled(Event, frozen=True):
    """One or two dice were rolled again and show these symbols."""

    seat: Seat
    dice: tuple[str, ...]
    symbols: tuple[str, ...]
    source: str


class DieSet(Event, frozen=True):
    """Three rerolls turned a die to this symbol."""

    seat: Seat
    die: str
    symbol: str


class DiceKept(Event, frozen=True):
    """The seat's dice are final."""

    seat: Seat


class Revived(Event, frozen=True):
    """A companion came back from the graveyard."""

    seat: Seat
    companion: str


class NobodyRevived(Event, frozen=True):
    """The graveyard was left alone."""

    seat: Seat


class SpecialsCounted(Event, frozen=True):
    """The special faces gave footprints and light, and cost light."""

    seat: Seat
    footprints: int
    light: int


class Triggered(Event, frozen=True):
    """A card acted so many times; what the seat gained and lost by it altogether."""

    seat: Seat
    card: str
    times: int
    light: int = 0
    footprints: int = 0
    reroll_tokens: int = 0
    fireflies: int = 0


class CompanionLeft(Event, frozen=True):
    """A companion went to the graveyard."""

    seat: Seat
    companion: str


class SpellGivenUp(Event, frozen=True):
    """A spell token was given up for a skull."""

    seat: Seat
    spell: str


class DieReturned(Event, frozen=True):
    """A large die goes back to the reserve."""

    seat: Seat
    die: str


class SpellsCast(Event, frozen=True):
    """Xar'gok cast spells on all others; they get them in the evening."""

    seat: Seat


class SpellReceived(Event, frozen=True):
    """A face-down spell token lies in front of this seat."""

    seat: Seat


class Moved(Event, frozen=True):
    """The party took a step, paid with a die, with footprints, or with nothing."""

    seat: Seat
    space: str
    die: str
    footprints: int


class Gained(Event, frozen=True):
    """What a path, a village or an island gave or took."""

    seat: Seat
    light: int = 0
    footprints: int = 0
    reroll_tokens: int = 0
    fireflies: int = 0


class CampPlaced(Event, frozen=True):
    """The camp stands in this village."""

    seat: Seat
    space: str


class TravelEnded(Event, frozen=True):
    """The afternoon is over for this seat."""

    seat: Seat


class Sailed(Event, frozen=True):
    """A boat moved, paid with footprints or with nothing."""

    seat: Seat
    origin: str
    space: str
    footprints: int


class Stayed(Event, frozen=True):
    """No boat moved."""

    seat: Seat


class EveningCame(Event, frozen=True):
    """The small dice went back to the encounter track."""

    round: int


class TomPushedOn(Event, frozen=True):
    """At the very end Tom paid footprints to move his camp to the next village."""

    space: str
    footprints: int


GlowEvent = (
    AdventurerChosen
    | TomDiceChosen
    | RoundBegan
    | CompanionsDealt
    | SpellTurnedUp
    | Recruited
    | DieGained
    | BlackDieEntered
    | BlackDieMoved
    | CompanionDismissed
    | LeftBehind
    | TomTileTaken
    | TomCampMoved
    | TomBoatSailed
    | TilesShuffled
    | LastRoundCame
    | TomDieRolled
    | DiceRolled
    | DiceRerolled
    | DieSet
    | DiceKept
    | Revived
    | NobodyRevived
    | SpecialsCounted
    | Triggered
    | CompanionLeft
    | SpellGivenUp
    | DieReturned
    | SpellsCast
    | SpellReceived
    | Moved
    | Gained
    | CampPlaced
    | TravelEnded
    | Sailed
    | Stayed
    | EveningCame
    | TomPushedOn
)
