"""Ratings: Plackett-Luce after Weng and Lin, by openskill; the parameters are those of docs/ratings.md.

A rating is an estimate `mu` of a person's strength with its uncertainty `sigma`, one standard deviation.
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
"""Number of standard deviations between the estimate and its lower bound."""

MIN_RATED_MATCHES = 5
"""Minimum number of rated matches; with fewer a rating is provisional and not listed."""

LEAST_OPPONENTS = 3
"""Minimum number of rated opponents; with fewer a rating is not listed."""

POINTS = 60
"""Shown points for one unit of strength: a beginner's estimate is 1500."""

_MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, kappa=KAPPA, tau=TAU, limit_sigma=False)


class Skill(Struct, frozen=True):
    """An estimate and its uncertainty."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def sure(self) -> float:
        """The lower bound of the strength, by which leaderboards are ordered."""
        return self.mu - DOUBT * self.sigma

    @property
    def vague(self) -> bool:
        """Whether the uncertainty is as great as the estimate, so that only the estimate is shown."""
        return self.sure <= 0


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the ratings after a match, in the same order; the least place is the best, equal places are a draw."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


def shown(strength: float) -> int:
    """Return a strength in shown points, at least 0."""
    return max(0, round(strength * POINTS))
