"""Solo challenges: the same sky against the same Coyote, compared by the margin over him. [spec 10]"""

from collections.abc import Mapping

from games.core.challenge import AttemptFigures, SoloChallenge, settle_as_chosen, stars
from games.core.options import Option
from games.solani import scoring
from games.solani.components import LEVELS
from games.solani.options import Options
from games.solani.state import State

STARS = (1, 6, 12)
"""The margins for one star, two and three: a win, and one or two standard deviations of a strong player's margin."""

_WEEK = ("pup", "trickster", "trickster", "trickster", "sky_shaker", "sky_shaker", "trickster")
"""Coyote's level each day, Monday first."""

_WEEKS = ("trickster", "sky_shaker")


def choices(_: Mapping[str, str]) -> tuple[Option, ...]:
    """Return what may be chosen: Coyote's level."""
    return (Option("coyote", tuple(LEVELS), "trickster"),)


def figures(state: State) -> AttemptFigures:
    """Return margin over Coyote, own total, and the points of Star Clusters.

    The last figure breaks ties, as it does among people.
    """
    own, coyote = scoring.score(state)
    margin = own.total - coyote.total
    return AttemptFigures(own.total, coyote.total, own.won, stars(margin, STARS), (margin, own.total, *own.ties))


CHALLENGE = SoloChallenge(
    level="coyote",
    levels=tuple(LEVELS),
    choices=choices,
    settle=settle_as_chosen(Options, choices),
    daily=lambda day: {"coyote": _WEEK[day % len(_WEEK)]},
    weekly=lambda week: {"coyote": _WEEKS[week % len(_WEEKS)]},
    figures=figures,
    reached=lambda state: int(state.round),
)
