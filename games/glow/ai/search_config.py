"""The search config of Glow: recruits, dismissals, rerolls and journeys.

Rollouts end with the day.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import SearchConfig
from games.core.match import Prompt
from games.core.step import Action
from games.glow.ai.future_value import estimate
from games.glow.ai.moves import KEEP, dismissals, recruits, rerolls_of
from games.glow.ai.rollout_policy import WAYFARER, journeys
from games.glow.view import View


def rank(view: View, prompt: Prompt, chance: Chance) -> Sequence[Suggestion]:
    """Return recruits, dismissals, rerolls or steps, the best first."""
    player = view.players[prompt.seat]
    if prompt.name == "Recruit":
        found = [Suggestion(offer.action, offer.worth) for offer in recruits(STRONG, view, prompt)]
    elif prompt.name == "DismissCompanion":
        found = dismissals(view, prompt)
    elif prompt.name == "RerollDice":
        found = [KEEP, *rerolls_of(view, player, chance)]
    elif prompt.name == "Travel":
        found = [replace(way, worth=_KNOWN * way.worth) for way in journeys(view, player, prompt.legal)]
    else:
        return ()
    firsts: dict[Action, Suggestion] = {}
    for one in sorted(found, key=lambda one: -one.worth):
        firsts.setdefault(one.action, one)
    return list(firsts.values())


_KNOWN = 10.0
"""Ways meet no chance before the day ends, so their worth is known: only near ties need rollouts."""

SEARCH = SearchConfig(
    level=WAYFARER,
    rank=rank,
    candidate_margin=4.0,
    rollouts=144,
    confidence=8.0,
    depth=lambda state: int(state.round),
    horizon=1,
    estimate=estimate,
)
