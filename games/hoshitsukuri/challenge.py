"""Solo challenges: the same sky for all participants, compared by points, turns and time. [spec 10]"""

from collections.abc import Mapping
from typing import get_args

import msgspec

from games.core.challenge import AttemptFigures, SoloChallenge, checked, stars
from games.core.chance import Chance
from games.core.options import Option
from games.hoshitsukuri.components import TARGETS
from games.hoshitsukuri.options import Options, SetName
from games.hoshitsukuri.rules import rank_of
from games.hoshitsukuri.scoring import score
from games.hoshitsukuri.state import State

STARS = (0, 6, 12)
"""Victory points beyond the target for one, two and three stars: steps of one rank each."""

LEVELS = tuple(TARGETS)

SKIES = tuple(name for name in get_args(SetName) if name != "custom")

_WEEK = ("easy", "normal", "normal", "normal", "hard", "expert", "normal")
"""The target of each day, Monday first, as in the other games."""

_WEEKS = ("normal", "hard", "expert", "legend")


def choices(_: Mapping[str, str]) -> tuple[Option, ...]:
    """Return what may be chosen: the celestials and the target."""
    return Option("celestials", SKIES, "random"), Option("target", LEVELS, "normal")


def settle(chosen: Mapping[str, str], _: Chance) -> Options:
    """Return the options of a challenge; raises InvalidOption."""
    known = checked(chosen, choices(chosen))
    return msgspec.convert({"celestials": "random", "target": "normal"} | known, Options)


def figures(state: State) -> AttemptFigures:
    """Return victory points and turns, of which fewer are better."""
    own, target = score(state)
    over = stars(own.total - target.total, STARS)
    return AttemptFigures(own.total, target.total, own.won, over, (own.total, -state.number))


CHALLENGE = SoloChallenge(
    level="target",
    levels=LEVELS,
    choices=choices,
    settle=settle,
    daily=lambda day: {"celestials": "random", "target": _WEEK[day % len(_WEEK)]},
    weekly=lambda week: {"celestials": "random", "target": _WEEKS[week % len(_WEEKS)]},
    figures=figures,
    reached=lambda state: int(state.number),
    by_time=True,
    title=lambda total: f"hoshitsukuri.rank.{rank_of(max(0, total))}",
)
