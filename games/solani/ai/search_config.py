"""The search config of Solani: the ranking of moves and the estimate of a sky."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import SearchConfig
from games.core.match import Prompt
from games.core.step import Seat
from games.solani import actions, scoring
from games.solani.ai.drafting import FEATURE_PROMPTS, adjusted, draft_worths, feature_gain
from games.solani.ai.evaluation import judge_for, judge_of, rivals_of
from games.solani.ai.incremental_score import ledger_of
from games.solani.ai.placement_search import ranked
from games.solani.sky import Sky
from games.solani.state import State
from games.solani.view import View

_BELIEVED = 0.5
"""Share of the present gains of Special Features that counts: much of their worth is still to come."""


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return the moves of a draft or a placement, the best first."""
    judge, player = judge_for(STRONG, view, prompt.seat), view.players[prompt.seat]
    if prompt.name == "Draft":
        drafts = [action for action in prompt.legal if isinstance(action, actions.DraftTile)]
        worths = adjusted(judge, view, drafts, draft_worths(judge, view, player, drafts))
        found = [Suggestion(action, worth) for action, worth in zip(drafts, worths, strict=True)]
        return sorted(found, key=lambda one: -one.worth)
    if prompt.name == "PlaceTile":
        widths = judge.weights.placing
        first: dict[actions.PlaceBranch | actions.PlaceCircle, float] = {}
        for worth, line in ranked(ledger_of(judge, Sky.of(player)), player.circle, player.branch, widths):
            first.setdefault(line[0], worth)
        return [Suggestion(action, worth) for action, worth in first.items()]
    return ()


def rank_alone(view: View, prompt: Prompt, chance: Chance) -> Sequence[Suggestion]:
    """Return `rank`, and for prompts about Special Features their moves, the best first."""
    if prompt.name not in FEATURE_PROMPTS:
        return rank(view, prompt, chance)
    player = view.players[prompt.seat]
    ledger = ledger_of(judge_for(STRONG, view, prompt.seat), Sky.of(player))
    found = [Suggestion(action, _BELIEVED * feature_gain(ledger, view, player, action)) for action in prompt.legal]
    return sorted(found, key=lambda one: -one.worth)


def estimate(state: State, seat: Seat) -> float:
    """Return the worth of a sky, including what it may become."""
    skies = [player.sky for player in state.players]
    judge = judge_of(STRONG, state.round, rivals_of(scoring.bonus_figures(skies), seat))
    return ledger_of(judge, skies[seat]).worth + state.players[seat].given


_ALONE = SearchConfig(
    rank=rank_alone,
    candidate_margin=2.5,
    rollouts=32,
    confidence=3.0,
    depth=lambda state: int(state.round),
    horizon=4,
    estimate=estimate,
)
SEARCH = replace(_ALONE, rank=rank, candidate_margin=1.2, rollouts=8, horizon=2, solo=_ALONE)
