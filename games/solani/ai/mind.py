"""What the master knows of Solani: the drafts and placements that are worth trying, and what a sky may become."""

from collections.abc import Sequence

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import Mind
from games.core.match import Prompt
from games.core.step import Seat
from games.solani import actions, scoring
from games.solani.ai.drafting import adjusted, draft_worths
from games.solani.ai.search import ranked
from games.solani.ai.worth import judge_for, judge_of, ledger_of, rivals_of
from games.solani.sky import Sky
from games.solani.state import State
from games.solani.view import View


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return the answers to a draft or a placement, the best first."""
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


def estimate(state: State, seat: Seat) -> float:
    """Return what a sky is worth, what it may become counted in."""
    skies = [player.sky for player in state.players]
    return (
        judge_of(STRONG, state.round, rivals_of(scoring.bonus_figures(skies), seat)).worth(skies[seat])
        + state.players[seat].given
    )


MIND = Mind(
    rank=rank, close=1.2, trials=8, trust=3.0, clock=lambda state: int(state.round), horizon=2, estimate=estimate
)
