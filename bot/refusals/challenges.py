"""Refusals of challenges and their tables."""

from bot.refusals import Refusal


class NoChallenges(Refusal):
    """The game has no challenges: `game`."""

    key = "no_challenges"


class NoLadder(Refusal):
    """The game has no ladder: `game`."""

    key = "no_ladder"


class UnknownChallenge(Refusal):
    """There is no challenge with this `code`."""

    key = "unknown_challenge"
    people = frozenset({"code"})


class ChallengeOver(Refusal):
    """The challenge has closed."""

    key = "challenge_over"


class NotInvited(Refusal):
    """The person is not invited to the challenge."""

    key = "not_invited"


class OwnDuel(Refusal):
    """A person cannot challenge themselves to a duel."""

    key = "own_duel"


class NotAgreed(Refusal):
    """No other server has accepted this challenge yet."""

    key = "not_agreed"


class AlreadyAgreed(Refusal):
    """Another server has accepted this challenge already."""

    key = "already_agreed"


class OwnServer(Refusal):
    """A server cannot accept its own challenge."""

    key = "own_server"


class NotYourSide(Refusal):
    """The attempt in a server duel must begin in one of its `servers`."""

    key = "not_your_side"
    people = frozenset({"servers"})


class OwnFirst(Refusal):
    """The scores of a server duel are only shown to those who have played."""

    key = "own_first"


class AlreadyTried(Refusal):
    """The person has made their one ranked attempt at this challenge."""

    key = "already_tried"


class UndoOff(Refusal):
    """A ranked attempt has no undo."""

    key = "undo_off"


class Secret(Refusal):
    """While a challenge is open, its tables are only shown to their own players."""

    key = "secret"


class NoRival(Refusal):
    """There is no other attempt to compare with."""

    key = "no_rival"


class NoReplay(Refusal):
    """No attempt at this challenge is finished, so there is no replay."""

    key = "no_replay"
