"""Two servers against each other on the same luck: what each has reached, and who has won; pure."""

from msgspec import Struct

from bot.features.challenges.model import ChallengeRanking, DuelSide, RankedAttempt

BEST = (1, 2, 3, 5, 10)
"""So many results of each server may count."""

DAYS = (1, 2, 3, 5, 7)
"""So many days a duel between servers may last."""


class DuelTeam(Struct, frozen=True):
    """What a side has reached: its results that count, the best first, and how many have finished."""

    side: DuelSide
    counted: tuple[RankedAttempt, ...]
    finished: int

    @property
    def own(self) -> int:
        """The sum of the totals that count."""
        return sum(one.attempt.own for one in self.counted)

    @property
    def rival(self) -> int:
        """The sum of what the opponents or the targets of these have."""
        return sum(one.attempt.rival for one in self.counted)

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        """What sides are compared by: how many results count, then the sums of all that results are ranked by.

        So an empty place is never better than a result, however far behind its opponent that is.
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
    """Return who has won a duel that stands like this, None for a draw; who withdraws has lost."""
    there = [side for side in ranking.challenge.sides if not side.gone]
    if len(there) == 1:
        return there[0]
    first, second = sorted(teams(ranking), key=lambda team: team.key, reverse=True)
    return None if first.key == second.key else first.side
