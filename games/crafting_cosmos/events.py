"""Events; `seat` is the owner of the pieces."""

from games.core.step import Event, Seat


class RoundBegan(Event, frozen=True):
    """A round began; this seat goes first."""

    seat: Seat
    round: int


class EnergyShifted(Event, frozen=True):
    """Energy tokens moved: "own" or "dark", from one control to another, move by move.

    `control` is active now.
    """

    seat: Seat
    tokens: tuple[str, ...]
    origins: tuple[str, ...]
    goals: tuple[str, ...]
    control: str


class Gained(Event, frozen=True):
    """Stars ("hydrogen" ...) or "life" were gained, or a slider ("supernova", "dna", "graviton")."""

    seat: Seat
    what: str
    count: int


class NothingLeft(Event, frozen=True):
    """The reserve ran short: `count` of "hydrogen" ... "oxygen", "life" or "card" are lost."""

    seat: Seat
    what: str
    count: int


class CrystalAdvanced(Event, frozen=True):
    """The tracking crystal advanced by `steps` to this spot; some crystals became ready."""

    seat: Seat
    steps: int
    spot: int
    ready: int


class CrystalWentBack(Event, frozen=True):
    """The tracking crystal went back to this spot."""

    seat: Seat
    spot: int


class TileGained(Event, frozen=True):
    """A nebula tile came into the pool."""

    seat: Seat
    tile: str


class EnergyCardTaken(Event, frozen=True):
    """An energy card was taken from the display, at a position counted from 1."""

    seat: Seat
    position: int
    energy: str


class EnergyCardDrawn(Event, frozen=True):
    """An energy card was drawn from the deck."""

    seat: Seat


class EnergyCardSeen(Event, frozen=True):
    """The type of the energy card that was drawn, for its owner."""

    seat: Seat
    energy: str


class EnergyShuffled(Event, frozen=True):
    """The discard pile was shuffled into a new deck of this number of cards."""

    count: int


class DisplayRefilled(Event, frozen=True):
    """The display was refilled and contains these energy cards."""

    cards: tuple[str, ...]


class NebulaPlaced(Event, frozen=True):
    """A tile was laid on a nebula space."""

    seat: Seat
    tile: str
    space: str


class StarPlaced(Event, frozen=True):
    """A star was put on a star space."""

    seat: Seat
    element: str
    space: str


class ProtoLifePlaced(Event, frozen=True):
    """Proto life was put on a life space."""

    seat: Seat
    space: str


class NebulaCompleted(Event, frozen=True):
    """A nebula was completed.

    The star on the space `discard` was removed ("none" if none was).
    """

    seat: Seat
    space: str
    tile: str
    points: int
    discard: str


class CrystalReleased(Event, frozen=True):
    """A crystal was released for these points."""

    seat: Seat
    number: int
    points: int


class AdvancedLifeCreated(Event, frozen=True):
    """Advanced life was created on a nebula; some proto life around it was removed."""

    seat: Seat
    space: str
    proto: int


class AdvancedLifeSeen(Event, frozen=True):
    """The value of new advanced life, for its owner."""

    seat: Seat
    space: str
    points: int


class PowersDrawn(Event, frozen=True):
    """Energy cards were paid for a slot and power cards drawn."""

    seat: Seat
    slot: int
    energy: str
    count: int


class PowersSeen(Event, frozen=True):
    """The power cards that were drawn, for the buyer."""

    seat: Seat
    powers: tuple[str, ...]


class PowerAcquired(Event, frozen=True):
    """A power card was put into a slot."""

    seat: Seat
    slot: int
    power: str


class PowerActivated(Event, frozen=True):
    """A power card was used for these energy cards."""

    seat: Seat
    power: str
    payment: tuple[str, ...]


class Scored(Event, frozen=True):
    """A power card gave points."""

    seat: Seat
    power: str
    points: int


class FlagRaised(Event, frozen=True):
    """The promise of a power card is pending until the end of the turn."""

    seat: Seat
    power: str


class SetScored(Event, frozen=True):
    """Equal energy cards were discarded for points."""

    seat: Seat
    energy: str
    points: int


class BecameSupernova(Event, frozen=True):
    """A star was turned to a supernova."""

    seat: Seat
    space: str


class LifeStabilized(Event, frozen=True):
    """Proto life was turned to stable life."""

    seat: Seat
    space: str


class TokenMoved(Event, frozen=True):
    """A star or life moved."""

    seat: Seat
    origin: str
    space: str


class StarChanged(Event, frozen=True):
    """A star was replaced by one of another element."""

    seat: Seat
    space: str
    element: str


class StarsSwapped(Event, frozen=True):
    """Two stars changed places."""

    seat: Seat
    space: str
    other: str


class NebulaShifted(Event, frozen=True):
    """An uncompleted nebula moved, or was swapped with another."""

    seat: Seat
    origin: str
    space: str


class TokenDiscarded(Event, frozen=True):
    """A star or life was discarded as the price of a power card."""

    seat: Seat
    space: str


class EnergyCardReturned(Event, frozen=True):
    """An energy card was taken from the discard pile."""

    seat: Seat
    energy: str


class TilesSeen(Event, frozen=True):
    """The tiles drawn for Cosmic Inflation, for their owner."""

    seat: Seat
    tiles: tuple[str, ...]


class TileBuried(Event, frozen=True):
    """A drawn tile was put under its stack."""

    seat: Seat
    size: int


class TurnEnded(Event, frozen=True):
    """A craft phase ended with "nebula", "stabilize" or "none"."""

    seat: Seat
    choice: str


class Lost(Event, frozen=True):
    """Unused gains were lost: stars, proto life, tiles, and the sum of the sliders."""

    seat: Seat
    stars: int
    proto: int
    tiles: int
    resources: int


class VoidMoved(Event, frozen=True):
    """The Void turned up an energy card, moved, and drew dark energy ("" if none)."""

    energy: str
    control: str
    dark_from: str


class GoalScored(Event, frozen=True):
    """A goal was scored by one seat with this metric."""

    seat: Seat
    goal: str
    metric: int
    points: int


class GoalRemoved(Event, frozen=True):
    """A goal left the game."""

    goal: str


class GoalRevealed(Event, frozen=True):
    """A goal joined the goal track."""

    goal: str


class EndAnnounced(Event, frozen=True):
    """The end of the game with this round was announced: "crystals" ran out, or "goals"."""

    reason: str


class CardsGivenUp(Event, frozen=True):
    """Energy cards beyond the limit were discarded."""

    seat: Seat
    cards: tuple[str, ...]


class LifeRevealed(Event, frozen=True):
    """The points of all advanced life of a seat were revealed at the end of the game."""

    seat: Seat
    count: int
    points: int
