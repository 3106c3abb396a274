"""Solo challenges: the same Long Night for all participants, compared by the final VP. [spec 10]"""

from collections.abc import Mapping

from games.core.challenge import AttemptFigures, SoloChallenge, settle_as_chosen, stars
from games.core.options import Option
from games.girl_stars.components import rank_of
from games.girl_stars.options import Options
from games.girl_stars.scoring import score
from games.girl_stars.state import State

STARS = (0, 15, 30)
"""Points beyond the challenge's VP for one, two and three stars: steps of one rank each."""


def choices(_: Mapping[str, str]) -> tuple[Option, ...]:
    """Return what may be chosen: nothing."""
    return ()


def figures(state: State) -> AttemptFigures:
    """Return the final VP and what breaks ties at a full table."""
    own, goal = score(state)
    over = stars(own.total - goal.total, STARS)
    return AttemptFigures(own.total, goal.total, own.won, over, (own.total, *own.ties))


CHALLENGE = SoloChallenge(
    choices=choices,
    settle=settle_as_chosen(Options, choices),
    daily=lambda _: {},
    weekly=lambda _: {},
    figures=figures,
    reached=lambda state: int(state.round),
    title=lambda total: f"girl_stars.rank.{rank_of(max(0, total)).id}",
)
