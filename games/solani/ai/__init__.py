"""Computer players: `easy`, the beginner, and `strong`. [spec 11]

Both see a view and a question, and draw from a luck of their own.
"""

from collections.abc import Callable
from typing import Any

from games.core import ai
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.solani import actions
from games.solani.ai.search import best_feature, best_worth, ranked
from games.solani.ai.worth import Judge, judge_of, ledger_of
from games.solani.components import PLANETS, TARGET
from games.solani.sky import Sky
from games.solani.view import PlayerView, View

_PROMISING = 4.0
"""A face-up feature that gains as much is taken; for less it is better to draw."""

_UNPLACED_STAR, _UNPLACED_PLANET = 0.6, 1.0
_NOISE_STEPS = 10_000


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the answer of a computer player of this level; the question must have one."""
    player = view.players[prompt.seat]
    return _ANSWERS[prompt.name](judge_of(level, view.round), view, player, list(prompt.legal), chance)


def tiles_of(view: View, action: actions.DraftTile) -> tuple[str, str]:
    """Return the circular tile and the Branch tile that a draft brings; one of them is empty."""
    if action.trade_slot:
        return view.track[action.trade_slot - 1], ""
    if action.kind == "cluster":
        return view.clusters[action.slot - 1], ""
    return "", view.branches[action.slot - 1]


def draft_worths(judge: Judge, view: View, player: PlayerView, legal: list[actions.DraftTile]) -> list[float]:
    """Return for each draft the worth of the sky after the best placement of what is held then."""
    ledger, known = ledger_of(judge, Sky.of(player)), dict[tuple[str, str], float]()
    worths = []
    for action in legal:
        circle, branch = tiles_of(view, action)
        held = (circle or player.circle, branch or player.branch)
        if held not in known:
            worth = best_worth(ledger, *held, judge.weights.drafting)
            known[held] = ledger.worth + _promise(held[0]) if worth is None else worth
        worths.append(known[held])
    return worths


def _promise(circle: str) -> float:
    """Return what a circular tile is worth that cannot be placed yet."""
    return _UNPLACED_PLANET if circle in PLANETS else _UNPLACED_STAR * TARGET[circle][0]


def _draft(judge: Judge, view: View, player: PlayerView, legal: list[Any], chance: Chance) -> Action:
    worths = draft_worths(judge, view, player, legal)
    noise = judge.weights.noise / _NOISE_STEPS
    if noise:
        worths = [worth + noise * chance.next(_NOISE_STEPS, "noise") for worth in worths]
    worths = adjusted(judge, view, legal, worths)
    best: Action = legal[max(range(len(legal)), key=worths.__getitem__)]
    return best


def adjusted(judge: Judge, view: View, legal: list[actions.DraftTile], worths: list[float]) -> list[float]:
    """Return the worths of drafts less what is left to others by the kind that a round begins with."""
    if view.first_kind:
        return worths
    means = {kind: _mean(worths, legal, kind) for kind in ("cluster", "branch")}
    pairs = zip(worths, legal, strict=True)
    return [worth - judge.weights.type_adj * means[action.kind] for worth, action in pairs]


def _mean(worths: list[float], legal: list[actions.DraftTile], kind: str) -> float:
    """Return how good the options of one kind are; what is left to others should not be."""
    own = [worth for worth, action in zip(worths, legal, strict=True) if action.kind == kind]
    return sum(own) / len(own)


def _place(judge: Judge, _: View, player: PlayerView, __: list[Any], ___: Chance) -> Action:
    return ranked(ledger_of(judge, Sky.of(player)), player.circle, player.branch, judge.weights.placing)[0][1][0]


def _special(judge: Judge, view: View, player: PlayerView, legal: list[Any], _: Chance) -> Action:
    ledger = ledger_of(judge, Sky.of(player))
    gains = {
        action: best_feature(ledger, action.card)[0] for action in legal if isinstance(action, actions.TakeSpecial)
    }
    draws = [action for action in legal if isinstance(action, actions.DrawSpecials)]
    if draws and max(gains.values(), default=0.0) < _PROMISING:
        return max(draws, key=lambda action: (view.stock(action.magnitude).deck, action.magnitude))
    return ai.best(gains, gains.__getitem__)


def _keep(judge: Judge, _: View, player: PlayerView, legal: list[Any], __: Chance) -> Action:
    ledger = ledger_of(judge, Sky.of(player))
    cards: list[actions.KeepSpecial] = legal
    return ai.best(cards, lambda action: best_feature(ledger, action.card)[0])


def _place_special(judge: Judge, _: View, player: PlayerView, __: list[Any], ___: Chance) -> Action:
    return actions.PlaceSpecial(best_feature(ledger_of(judge, Sky.of(player)), player.feature)[1])


_Answer = Callable[[Judge, View, PlayerView, list[Any], Chance], Action]

_ANSWERS: dict[str, _Answer] = {
    "Draft": _draft,
    "PlaceTile": _place,
    "ChooseSpecial": _special,
    "KeepSpecial": _keep,
    "PlaceSpecial": _place_special,
}
"""How each question is answered."""
