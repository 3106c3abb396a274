"""Refusals of challenges and their tables."""

from bot.refusals import Refusal


class NoChallenges(Refusal):
    """The game has no challenges: `game`."""


class NoLadder(Refusal):
    """The game has no ladder: `game`."""


class UnknownChallenge(Refusal):
    """There is no challenge with this `code`."""

    people = frozenset({"code"})


class ChallengeOver(Refusal):
    """The challenge has closed."""


class NotInvited(Refusal):
    """The person is not invited to the challenge."""


class OwnDuel(Refusal):
    """A person cannot challenge themselves to a duel."""


class NotAgreed(Refusal):
    """No other server has accepted this challenge yet."""


class AlreadyAgreed(Refusal):
    """Another server has accepted this challenge already."""


class OwnServer(Refusal):
    """A server cannot accept its own challenge."""


class NotYourSide(Refusal):
    """The attempt in a server duel must begin in one of its `servers`."""

    people = frozenset({"servers"})


class OwnFirst(Refusal):
    """The scores of a server duel are only shown to those who have played."""


class AlreadyTried(Refusal):
    """The person has made their one ranked attempt at this challenge."""


class UndoOff(Refusal):
    """A ranked attempt has no undo."""


class Secret(Refusal):
    """While a challenge is open, its tables are only shown to their own players."""


class NoRival(Refusal):
    """There is no other attempt to compare with."""


class NoReplay(Refusal):
    """No attempt at this challenge is finished, so there is no replay."""
