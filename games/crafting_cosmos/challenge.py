"""Solo challenges: all participants against the same Void, compared by the final score. [spec 10]"""

from collections.abc import Mapping

from games.core.challenge import AttemptFigures, SoloChallenge, settle_as_chosen, stars
from games.core.options import Option
from games.crafting_cosmos.components import TARGETS
from games.crafting_cosmos.options import Options
from games.crafting_cosmos.rules import title_of
from games.crafting_cosmos.scoring import score
from games.crafting_cosmos.state import State

STARS = (0, 20, 40)
"""Points beyond the target for one, two and three stars: steps of about one title of the result table."""

LEVELS = tuple(TARGETS)

_WEEK = ("calm", "normal", "normal", "normal", "harsh", "harsh", "normal")
"""The target of each day, Monday first."""

_WEEKS = ("normal", "harsh")


def choices(_: Mapping[str, str]) -> tuple[Option, ...]:
    """Return what may be chosen: the target."""
    return (Option("target", LEVELS, "normal"),)


def figures(state: State) -> AttemptFigures:
    """Return the final score and what breaks ties at a full table."""
    own, target = score(state)
    over = stars(own.total - target.total, STARS)
    return AttemptFigures(own.total, target.total, own.won, over, (own.total, *own.ties))


CHALLENGE = SoloChallenge(
    level="target",
    levels=LEVELS,
    choices=choices,
    settle=settle_as_chosen(Options, choices),
    daily=lambda day: {"target": _WEEK[day % len(_WEEK)]},
    weekly=lambda week: {"target": _WEEKS[week % len(_WEEKS)]},
    figures=figures,
    reached=lambda state: int(state.round),
    title=lambda total: f"crafting_cosmos.title.{title_of(max(0, total))}",
)
