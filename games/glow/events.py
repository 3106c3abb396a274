"""Events; `seat` is the owner of the pieces."""

from msgspec import field

from games.core.step import Event, Seat


class AdventurerChosen(Event, frozen=True):
    """A seat took its adventurer."""

    seat: Seat
    adventurer: str


class TomDiceChosen(Event, frozen=True):
    """Tom got his two dice, by colour, and his own colour."""

    dice: tuple[str, ...]
    colour: str = field(name="color")


class RoundBegan(Event, frozen=True):
    """A new day began on this board."""

    round: int
    board: str


class CompanionsDealt(Event, frozen=True):
    """New companions were dealt to the encounter track, left to right."""

    companions: tuple[str, ...]


class SpellTurnedUp(Event, frozen=True):
    """A face-down spell was turned up."""

    seat: Seat
    spell: str


class Recruited(Event, frozen=True):
    """A companion joined with small dice and footprints."""

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
    """Kaar's keeper moved the black die away."""

    seat: Seat
    space: str


class CompanionDismissed(Event, frozen=True):
    """The first of two players sent a companion to the graveyard."""

    seat: Seat
    companion: str
    space: str


class LeftBehind(Event, frozen=True):
    """These companions were not recruited and went to the graveyard."""

    companions: tuple[str, ...]


class TomTileTaken(Event, frozen=True):
    """Tom's tile was executed: steps, number on his counter, his gain, and his light after it."""

    tile: str
    steps: int
    party: int
    bonus: int
    light: int


class TomCampMoved(Event, frozen=True):
    """Tom's camp moved."""

    space: str


class TomBoatSailed(Event, frozen=True):
    """One of Tom's boats moved."""

    origin: str
    space: str


class TilesShuffled(Event, frozen=True):
    """Tom's tiles ran out and were shuffled again, and deck B was opened."""


class LastRoundCame(Event, frozen=True):
    """Tom's tiles ran out for the second time: this is the last round."""


class TomDieRolled(Event, frozen=True):
    """One of Tom's dice was rolled onto its space, or shows a special symbol and is set aside."""

    die: str
    symbol: str


class DiceRolled(Event, frozen=True):
    """A seat made its morning roll, in die order."""

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
    """The seat finished its dice."""

    seat: Seat


class Revived(Event, frozen=True):
    """A companion came back from the graveyard."""

    seat: Seat
    companion: str


class NobodyRevived(Event, frozen=True):
    """No companion was revived."""

    seat: Seat


class SpecialsCounted(Event, frozen=True):
    """The special faces gave footprints and light, and cost light."""

    seat: Seat
    footprints: int
    light: int


class Triggered(Event, frozen=True):
    """A card acted `times` times; gains and losses are totals."""

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
    """A large die returned to the reserve."""

    seat: Seat
    die: str


class SpellsCast(Event, frozen=True):
    """Xar'gok cast spells on all other players, who get them in the evening."""

    seat: Seat


class SpellReceived(Event, frozen=True):
    """A seat received a face-down spell token."""

    seat: Seat


class Moved(Event, frozen=True):
    """The party took a step, paid with a die, with footprints, or free."""

    seat: Seat
    space: str
    die: str
    footprints: int


class Gained(Event, frozen=True):
    """A path, a village or an island gave or took something."""

    seat: Seat
    light: int = 0
    footprints: int = 0
    reroll_tokens: int = 0
    fireflies: int = 0


class CampPlaced(Event, frozen=True):
    """The camp was placed in this village."""

    seat: Seat
    space: str


class TravelEnded(Event, frozen=True):
    """The afternoon ended for this seat."""

    seat: Seat


class Sailed(Event, frozen=True):
    """A boat moved, paid with footprints or free."""

    seat: Seat
    origin: str
    space: str
    footprints: int


class Stayed(Event, frozen=True):
    """No boat was moved."""

    seat: Seat


class EveningCame(Event, frozen=True):
    """The small dice returned to the encounter track."""

    round: int


class TomPushedOn(Event, frozen=True):
    """At the end of the match Tom paid footprints to move his camp to the next village."""

    space: str
    footprints: int
