"""The sides of a duel between servers, and its winner. Pure functions."""

from msgspec import Struct

from bot.features.challenges.model import ChallengeRanking, DuelSide, RankedAttempt

COUNTED_RESULTS = (1, 2, 3, 5, 10)
"""The offered numbers of results that count on each side."""

DUEL_DAYS = (1, 2, 3, 5, 7)
"""The offered lengths of a duel, in days."""


class DuelTeam(Struct, frozen=True):
    """The results of a side that count, the best first, and the number of finished attempts."""

    side: DuelSide
    counted: tuple[RankedAttempt, ...]
    finished: int

    @property
    def own(self) -> int:
        """The sum of the totals."""
        return sum(one.attempt.own for one in self.counted)

    @property
    def rival(self) -> int:
        """The sum of the totals of the opponents or the targets."""
        return sum(one.attempt.rival for one in self.counted)

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """The key of the comparison: the number of results, then the sums of their figures.

        So a missing result is never better than a bad one.
        """
        return len(self.counted), tuple(map(sum, zip(*(one.attempt.figures for one in self.counted), strict=True)))


def teams(ranking: ChallengeRanking) -> tuple[DuelTeam, ...]:
    """Return both sides of a server duel."""
    found = []
    for side in ranking.challenge.sides:
        placed = ranking.within(side.guild).placed
        found.append(DuelTeam(side, placed[: ranking.challenge.best], len(placed)))
    return tuple(found)


def winner(ranking: ChallengeRanking) -> DuelSide | None:
    """Return the winner of a duel, None for a draw; a side that withdraws has lost."""
    there = [side for side in ranking.challenge.sides if not side.gone]
    if len(there) == 1:
        return there[0]
    first, second = sorted(teams(ranking), key=lambda team: team.key, reverse=True)
    return None if first.key == second.key else first.side
