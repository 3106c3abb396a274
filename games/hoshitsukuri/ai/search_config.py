"""What the master knows of Hoshitsukuri: the plays and creations that are worth trying; they are tried to the end."""

from collections.abc import Iterable, Sequence
from functools import partial

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import RolloutPlan, SearchConfig
from games.core.match import Prompt
from games.core.step import Seat
from games.hoshitsukuri import scoring
from games.hoshitsukuri.ai.context import COLOURS
from games.hoshitsukuri.ai.strong import Weigher, acquisitions, additions, plays, upgrades
from games.hoshitsukuri.state import State
from games.hoshitsukuri.view import View

_TO_THE_END = 10_000
_BELIEVED = 0.3
"""What a card does for a deck is the weigher's boldest guess: so much of it counts beside what trials say of it."""


def rank(plan: str, view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return what may be played, gained, trashed or added, the best first to a weigher that goes by this plan."""
    context = Weigher(view, prompt.seat, plan)
    if prompt.name == "PlayCards":
        found = plays(context, prompt.legal)
    elif prompt.name in {"Generate", "LightningGain", "GrasslandGain"}:
        found = _doubted(acquisitions(context, prompt.legal))
    elif prompt.name == "LightningTrash":
        found = _doubted(upgrades(context, prompt.legal))
    elif prompt.name == "BlackHoleAdd":
        return [Suggestion(action, 0.0) for action in additions(context)]
    else:
        return ()
    return sorted(found, key=lambda one: -one.worth)


def _doubted(found: Iterable[Suggestion]) -> list[Suggestion]:
    """Return suggestions whose worths lie nearer to each other."""
    return [Suggestion(one.action, _BELIEVED * one.worth) for one in found]


def estimate(state: State, seat: Seat) -> float:
    """Return the points as they stand."""
    return float(scoring.score(state)[seat].total)


# What two answers bring differs by five points from world to world: few trials mislead, so the weigher's opinion counts
# as much as many of them, and only what is close is tried. Where there are cards of three colours to be had that do
# something for each other, who collects them does a little better than the strong player and a search makes much more
# of it; elsewhere the strong player's own plan is ahead by far.
SEARCH = SearchConfig(
    level=COLOURS,
    rank=partial(rank, COLOURS),
    plans=(RolloutPlan(STRONG, partial(rank, STRONG)),),
    candidate_margin=1.5,
    rollouts=120,
    confidence=40.0,
    depth=lambda state: int(state.number),
    horizon=_TO_THE_END,
    estimate=estimate,
)
