"""Refusals of challenges, and of their tables."""

from bot.refusals import Refusal


class NoChallenges(Refusal):
    """This game has no challenges: `game`."""

    key = "no_challenges"


class NoLadder(Refusal):
    """This game has no levels to climb: `game`."""

    key = "no_ladder"


class UnknownChallenge(Refusal):
    """There is no challenge of this code: `code`."""

    key = "unknown_challenge"
    people = frozenset({"code"})


class ChallengeOver(Refusal):
    """The challenge has closed; nothing counts any more."""

    key = "challenge_over"


class NotInvited(Refusal):
    """The challenge is for others alone."""

    key = "not_invited"


class OwnDuel(Refusal):
    """Nobody challenges themselves to a duel."""

    key = "own_duel"


class NotAgreed(Refusal):
    """No other server has accepted this challenge yet."""

    key = "not_agreed"


class AlreadyAgreed(Refusal):
    """Another server has accepted this challenge."""

    key = "already_agreed"


class OwnServer(Refusal):
    """A server cannot accept its own challenge."""

    key = "own_server"


class NotYourSide(Refusal):
    """An attempt in a duel of servers is begun in one of these two: `servers`."""

    key = "not_your_side"
    people = frozenset({"servers"})


class OwnFirst(Refusal):
    """Scores of a duel of servers are for those who have played."""

    key = "own_first"


class AlreadyTried(Refusal):
    """The person's one ranked attempt at this challenge has been made."""

    key = "already_tried"


class UndoOff(Refusal):
    """Nothing is taken back in a ranked attempt."""

    key = "undo_off"


class Secret(Refusal):
    """While a challenge is open, its tables are shown to who plays them, and to nobody else."""

    key = "secret"


class NoRival(Refusal):
    """There is no attempt beside which one's own could be set."""

    key = "no_rival"


class NoReplay(Refusal):
    """Nobody has finished this challenge, so there is nothing to show."""

    key = "no_replay"
