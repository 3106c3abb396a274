"""The actions of a seat."""

from msgspec import field

from games.core.step import Action


class ChooseAdventurer(Action, frozen=True):
    """Take a free adventurer."""

    adventurer: str


class ChooseTomDice(Action, frozen=True):
    """Give Tom two dice colours, in die order, and one of them as his own colour."""

    dice: tuple[str, str]
    colour: str = field(name="color")


class Recruit(Action, frozen=True):
    """Take the companion of a space of the encounter track, with its dice and footprints."""

    space: str


class MoveBlackDie(Action, frozen=True):
    """Move the black die to another space of the encounter track."""

    space: str


class ChooseReserveDie(Action, frozen=True):
    """Take the large die of this colour from the reserve."""

    colour: str = field(name="color")


class DismissCompanion(Action, frozen=True):
    """Send the companion of a space of the encounter track to the graveyard."""

    space: str


class TomBoat(Action, frozen=True):
    """Move one of Tom's boats."""

    origin: str
    space: str


class Reroll(Action, frozen=True):
    """Roll one or two dice again, given in die order; `source` is companion, token or score."""

    dice: tuple[str, ...]
    source: str


class SetDie(Action, frozen=True):
    """Turn a die to any of its symbols.

    `pay` lists three sources: companions, then tokens, then score.
    """

    die: str
    symbol: str
    pay: tuple[str, ...]


class KeepDice(Action, frozen=True):
    """Leave the dice as they are."""


class Revive(Action, frozen=True):
    """Take a companion back from the graveyard."""

    companion: str


class ReviveNobody(Action, frozen=True):
    """Leave the graveyard alone."""


class Resolve(Action, frozen=True):
    """Resolve one trigger of an adventurer, a companion or a spell."""

    card: str


class ResolveAll(Action, frozen=True):
    """Resolve every trigger in the recommended order."""


class ReturnDie(Action, frozen=True):
    """Return this large die to the reserve."""

    die: str


class Move(Action, frozen=True):
    """Take a step to a neighbouring space of the province."""

    space: str


class PlaceCamp(Action, frozen=True):
    """Put the camp into the village where the party stands; this ends the afternoon."""


class EndTravel(Action, frozen=True):
    """End the afternoon."""


class Sail(Action, frozen=True):
    """Move a boat along a route; this ends the afternoon."""

    origin: str
    space: str


class Stay(Action, frozen=True):
    """Move no boat; this ends the afternoon."""


class DiscardForSkull(Action, frozen=True):
    """Send a companion to the graveyard, or give up a spell, because of a skull."""

    card: str
