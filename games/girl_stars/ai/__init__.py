"""Computer players: `easy` and `strong`, apart in how they place tiles and what supplies are to them.

Both see a view and a question, and draw from a luck of their own. [spec 11]
"""

from collections.abc import Callable
from typing import Any

from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.girl_stars import actions
from games.girl_stars.ai.turn import NEVER, Desk
from games.girl_stars.ai.worth import Judge
from games.girl_stars.view import View

_AT_ONCE = 1000.0
_NOISE = 1e-4
_STEPS = 1000

Ranking = Callable[[Any], float]


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the answer of a computer player of this level; the question must have one."""
    ranking = ranking_of(level, view, prompt)
    worths = [ranking(action) for action in prompt.legal]
    lots, least = chance.lots(_STEPS, len(worths), "noise"), max(worths) - _NOISE
    close = [number for number, worth in enumerate(worths) if worth >= least]  # no noise lifts what is worth less
    return prompt.legal[max(close, key=lambda number: worths[number] + _NOISE * lots(number) / _STEPS)]


def ranking_of(level: str, view: View, prompt: Prompt) -> Ranking:
    """Return what each answer to a question is worth, as a computer player of this level sees it."""
    player = view.players[prompt.seat]
    uses = [action for action in prompt.legal if isinstance(action, actions.UseStardust)]
    best = Judge(level, view, player).stardust(uses)[1] if uses else None
    rank = _RANKINGS[prompt.name](level, view, prompt)
    early = prompt.name != "TakeAction"

    def worth(action: Action) -> float:
        if isinstance(action, actions.UseStardust):
            return _AT_ONCE if early and action == best else NEVER
        return rank(action)

    return worth


def _placing(level: str, view: View, prompt: Prompt) -> Ranking:
    return Judge(level, view, view.players[prompt.seat]).placement


def _of_desk(name: str) -> Callable[[str, View, Prompt], Ranking]:
    def ranking(level: str, view: View, prompt: Prompt) -> Ranking:
        found: Ranking = getattr(Desk(level, view, prompt.seat), name)
        return found

    return ranking


def _finishing(_: str, __: View, ___: Prompt) -> Ranking:
    return lambda _: 0.0


_RANKINGS: dict[str, Callable[[str, View, Prompt], Ranking]] = {
    "PlaceTile": _placing,
    "TakeAsh": _of_desk("ash"),
    "TakeAction": _of_desk("deed"),
    "WrapUp": _of_desk("deed"),
    "ChooseRoute": _of_desk("route"),
    "ChooseColour": _of_desk("colour"),
    "FinalStardust": _finishing,
}
"""How the answers to each question are judged."""
