"""Computer players: `easy`, the beginner, and `strong`. [spec 11]

Both get a view and a prompt, and draw from their own `Chance`.
"""

from collections.abc import Callable
from typing import Any

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.solani.ai.drafting import FEATURE_PROMPTS, adjusted, draft_worths, feature_gain
from games.solani.ai.evaluation import Judge, judge_for
from games.solani.ai.incremental_score import ledger_of
from games.solani.ai.placement_search import ranked
from games.solani.player_view import PlayerView
from games.solani.sky import Sky
from games.solani.view import View

_NOISE_STEPS = 10_000


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the move of a computer player of this level; the prompt must have a legal move."""
    player = view.players[prompt.seat]
    return _CHOICES[prompt.name](judge_for(level, view, prompt.seat), view, player, list(prompt.legal), chance)


def _draft(judge: Judge, view: View, player: PlayerView, legal: list[Any], chance: Chance) -> Action:
    worths = draft_worths(judge, view, player, legal)
    noise = judge.weights.noise / _NOISE_STEPS
    if noise:
        worths = [worth + noise * chance.next(_NOISE_STEPS, "noise") for worth in worths]
    worths = adjusted(judge, view, legal, worths)
    best: Action = legal[max(range(len(legal)), key=worths.__getitem__)]
    return best


def _place(judge: Judge, _: View, player: PlayerView, __: list[Any], ___: Chance) -> Action:
    return ranked(ledger_of(judge, Sky.of(player)), player.circle, player.branch, judge.weights.placing)[0][1][0]


def _feature(judge: Judge, view: View, player: PlayerView, legal: list[Any], _: Chance) -> Action:
    ledger = ledger_of(judge, Sky.of(player))
    moves: list[Action] = legal
    return max(moves, key=lambda action: feature_gain(ledger, view, player, action))


_Choice = Callable[[Judge, View, PlayerView, list[Any], Chance], Action]

_CHOICES: dict[str, _Choice] = {
    "Draft": _draft,
    "PlaceTile": _place,
    **dict.fromkeys(FEATURE_PROMPTS, _feature),
}
"""How a move is chosen at each prompt."""
