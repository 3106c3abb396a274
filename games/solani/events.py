"""Events; `seat` is the owner of the pieces, OPPONENT for Coyote."""

from games.core.step import Event, Seat
from games.solani.components import Kind, Magnitude


class RoundBegan(Event, frozen=True):
    """A round began; the seat has the Sun."""

    round: int
    seat: Seat


class PlanetAdded(Event, frozen=True):
    """A face-down Planet came to a slot of the empty track."""

    planet: str
    trade_slot: int


class Drafted(Event, frozen=True):
    """A tile was taken from a slot."""

    seat: Seat
    kind: Kind
    slot: int
    tile: str


class Traded(Event, frozen=True):
    """A Star Cluster was taken from a slot and traded for the Planet of a track slot."""

    seat: Seat
    slot: int
    tile: str
    planet: str
    trade_slot: int


class BranchPlaced(Event, frozen=True):
    """A Branch tile was placed on a branch space."""

    seat: Seat
    tile: str
    space: str
    rotation: int


class CirclePlaced(Event, frozen=True):
    """A Star Cluster, a Planet or a Special Feature was placed on a circle space."""

    seat: Seat
    tile: str
    space: str


class SetAside(Event, frozen=True):
    """A tile found no space and left the game."""

    seat: Seat
    tile: str


class DarkSkySurrounded(Event, frozen=True):
    """Branch tiles surrounded a Dark Sky."""

    seat: Seat
    space: str


class PickForfeited(Event, frozen=True):
    """A Special Feature was earned, but has no space."""

    seat: Seat


class SpecialTaken(Event, frozen=True):
    """A face-up card was taken."""

    seat: Seat
    card: str


class SpecialsDrawn(Event, frozen=True):
    """Two hidden cards of this magnitude were drawn."""

    seat: Seat
    magnitude: Magnitude


class SpecialSeen(Event, frozen=True):
    """One of the two drawn cards; only the drawer gets this event."""

    seat: Seat
    card: str


class SpecialKept(Event, frozen=True):
    """One of the two drawn cards was kept."""

    seat: Seat
    card: str


class CardTurnedUp(Event, frozen=True):
    """A card joined its row: the other one of two, or the first of an empty row."""

    card: str


class Matched(Event, frozen=True):
    """Coyote's Star Cluster and Branch tile matched and gave points."""

    seat: Seat
    tile: str
    branch: str
    points: int


class Missed(Event, frozen=True):
    """Coyote's Star Cluster and Branch tile did not match."""

    seat: Seat
    tile: str
    branch: str


class PlanetCollected(Event, frozen=True):
    """Coyote kept a Planet."""

    seat: Seat
    planet: str


class WishAdded(Event, frozen=True):
    """A wish was added; only the seat gets this event."""

    seat: Seat
    kind: Kind
    slot: int
    trade_slot: int


class WishesCleared(Event, frozen=True):
    """The wishes were cleared; only the seat gets this event."""

    seat: Seat


class WishGranted(Event, frozen=True):
    """A wish was carried out as the seat's draft."""

    seat: Seat


class WishesFailed(Event, frozen=True):
    """The seat's turn came and none of its wishes was legal; only the seat gets this event."""

    seat: Seat
