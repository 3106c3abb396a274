"""Ratings: Plackett-Luce after Weng and Lin, by openskill; the parameters are those of docs/ratings.md.

A rating is an estimate `mu` of somebody's strength with its uncertainty `sigma`, one standard deviation.
"""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

MU = 25.0
SIGMA = MU / 3
BETA = SIGMA / 2
KAPPA = 0.0001
TAU = SIGMA / 100
DOUBT = 3.0
"""So many standard deviations below the estimate lies what somebody is at least believed to be worth."""

FEW = 5
"""With fewer rated matches than this a rating is provisional, and nobody is listed by it."""

LEAST_OPPONENTS = 3
"""Nobody is listed by a rating that comes from matches against fewer people than this."""

POINTS = 60
"""What one unit of strength is called in front of people: a beginner's estimate is 1500."""

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, kappa=KAPPA, tau=TAU, limit_sigma=False)


class Skill(Struct, frozen=True):
    """An estimate and its uncertainty."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def sure(self) -> float:
        """What the person is at least worth, almost certainly: the order of the leaderboards."""
        return self.mu - DOUBT * self.sigma

    @property
    def vague(self) -> bool:
        """Whether the uncertainty is as great as the estimate: then nothing but the estimate is worth telling."""
        return self.sure <= 0


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the ratings after a match, in the same order; the least place is the best, equal places are a draw."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


def shown(strength: float) -> int:
    """Return a strength in the points that people see; nobody sees less than nothing."""
    return max(0, round(strength * POINTS))
