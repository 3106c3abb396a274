"""Computer players: `easy` and `strong`, which rate tiles and supplies differently.

Both get a view and a prompt, and draw from their own `Chance`. [spec 11]
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.girl_stars.actions import UseStardust
from games.girl_stars.ai.action_value import NEVER, DecisionContext
from games.girl_stars.ai.evaluation import Judge
from games.girl_stars.view import View

_AT_ONCE = 1000.0
_NOISE = 1e-4
_STEPS = 1000

Judging = Callable[[str, View, Prompt], Callable[[Any], float]]


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the move of a computer player of this level; the prompt must have a legal move."""
    found = worths(level, view, prompt)
    lots, least = chance.lots(_STEPS, len(found), "noise"), max(found) - _NOISE
    close = [number for number, worth in enumerate(found) if worth >= least]  # noise never makes a worse move the best
    return prompt.legal[max(close, key=lambda number: found[number] + _NOISE * lots(number) / _STEPS)]


def worths(level: str, view: View, prompt: Prompt) -> list[float]:
    """Return the worth of each move for a prompt to a computer player of this level."""
    dusty = view.players[prompt.seat].stardust
    uses = [action for action in prompt.legal if isinstance(action, UseStardust)] if dusty else ()
    worth = _JUDGING[prompt.name](level, view, prompt)
    if not uses:
        return [worth(action) for action in prompt.legal]
    early = prompt.name != "TakeAction"  # while there are actions, Stardust can wait
    best = Judge(level, view, view.players[prompt.seat]).stardust(uses)[1] if early else None
    use = {action: _AT_ONCE if action == best else NEVER for action in uses}
    return [use[action] if isinstance(action, UseStardust) else worth(action) for action in prompt.legal]


def _of_context(judged: Callable[[DecisionContext, Any], float]) -> Judging:
    return lambda level, view, prompt: partial(judged, DecisionContext(level, view, prompt.seat))


_JUDGING: dict[str, Judging] = {
    "PlaceTile": lambda level, view, prompt: Judge(level, view, view.players[prompt.seat]).placement,
    "TakeAsh": _of_context(DecisionContext.ash),
    "TakeAction": _of_context(DecisionContext.action),
    "WrapUp": _of_context(DecisionContext.action),
    "ChooseRoute": _of_context(DecisionContext.route),
    "ChooseColour": _of_context(DecisionContext.colour),
    "FinalStardust": lambda *_: lambda _: 0.0,
}
"""How the moves of each prompt are rated, except the uses of Stardust."""
