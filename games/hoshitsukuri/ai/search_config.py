"""The search config of Hoshitsukuri: plays and creations, with rollouts to the end."""

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
"""Factor on the strong player's ratings: they are uncertain, so rollouts should outweigh them."""


def rank(plan: str, view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return plays, gains, trashes or additions, the best first to a player with this plan."""
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
    """Return suggestions with the differences of their worths reduced."""
    return [Suggestion(one.action, _BELIEVED * one.worth) for one in found]


def estimate(state: State, seat: Seat) -> float:
    """Return the present points."""
    return float(scoring.score(state)[seat].total)


# The results of two moves differ by five points between determinizations. A few rollouts are misleading, so the
# strong player's rating counts as much as many of them, and only close moves are tried. Where cards of three colours
# support each other, the plan to collect them is slightly better than the strong player's own, and a search improves
# it much further. Elsewhere the strong player's own plan is far ahead.
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
