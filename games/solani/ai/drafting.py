"""The worth of a draft, including the second tile that can be expected. [spec 11]"""

from collections.abc import Sequence

from games.core.step import Action
from games.solani import actions
from games.solani.ai.evaluation import Judge
from games.solani.ai.incremental_score import Ledger, ledger_of
from games.solani.ai.placement_search import Widths, best_feature, best_worth
from games.solani.components import FEATURES_OF, PLANETS, TARGET, Magnitude
from games.solani.player_view import PlayerView
from games.solani.sky import Sky
from games.solani.view import View

FEATURE_PROMPTS = ("ChooseSpecial", "KeepSpecial", "PlaceSpecial")
"""The prompts about Special Features."""

_UNPLACED_STAR, _UNPLACED_PLANET = 0.6, 1.0


def tiles_of(view: View, action: actions.DraftTile) -> tuple[str, str]:
    """Return the circular tile and the Branch tile of a draft; one of them is empty."""
    if action.trade_slot:
        return view.track[action.trade_slot - 1], ""
    if action.kind == "cluster":
        return view.clusters[action.slot - 1], ""
    return "", view.branches[action.slot - 1]


def draft_worths(judge: Judge, view: View, player: PlayerView, legal: list[actions.DraftTile]) -> list[float]:
    """Return for each draft the worth of the sky after the best placement of held tiles.

    A level with `partners` rates a first tile together with the second one that it can expect.
    """
    ledger, widths = ledger_of(judge, Sky.of(player)), judge.weights.drafting
    drafted = [tiles_of(view, action) for action in legal]
    if player.circle or player.branch or not judge.weights.partners:
        return [_worth(ledger, circle or player.circle, branch or player.branch, widths) for circle, branch in drafted]
    between = len(view.order) - 1 - view.order.index(player.seat)
    circles, branches = _circles(view), [tile for tile in view.branches if tile]
    return [
        hoped(
            [_worth(ledger, circle, other, widths) for other in branches]
            if circle
            else [max(_worth(ledger, other, branch, widths) for other in slot) for slot in circles],
            between,
        )
        for circle, branch in drafted
    ]


def _circles(view: View) -> list[list[str]]:
    """Return for each slot with a Star Cluster the tile itself and the Planets of its trades."""
    slots = zip(view.clusters, view.reach, strict=True)
    return [[tile, *(view.track[slot - 1] for slot in reach)] for tile, reach in slots if tile]


def hoped(worths: Sequence[float], between: int) -> float:
    """Return the mean of the best worth after others have taken `between` at random."""
    total, odds = 0.0, 1.0
    for number, worth in enumerate(sorted(worths, reverse=True)):
        gone = max(0, between - number) / (len(worths) - number)
        total += odds * (1 - gone) * worth
        odds *= gone
    return total


def _worth(ledger: Ledger, circle: str, branch: str, widths: Widths) -> float:
    worth = best_worth(ledger, circle, branch, widths)
    return ledger.worth + _promise(circle) if worth is None else worth


def _promise(circle: str) -> float:
    """Return the worth of a circular tile that cannot be placed yet."""
    return _UNPLACED_PLANET if circle in PLANETS else _UNPLACED_STAR * TARGET[circle][0]


def adjusted(judge: Judge, view: View, legal: list[actions.DraftTile], worths: list[float]) -> list[float]:
    """Return the worths of drafts, minus the worth left to others by a round's first kind."""
    if view.first_kind:
        return worths
    means = {kind: _mean(worths, legal, kind) for kind in ("cluster", "branch")}
    pairs = zip(worths, legal, strict=True)
    return [worth - judge.weights.type_adj * means[action.kind] for worth, action in pairs]


def _mean(worths: list[float], legal: list[actions.DraftTile], kind: str) -> float:
    own = [worth for worth, action in zip(worths, legal, strict=True) if action.kind == kind]
    return sum(own) / len(own)


def feature_gain(ledger: Ledger, view: View, player: PlayerView, action: Action) -> float:
    """Return the gain of a move about Special Features in the present sky."""
    if isinstance(action, actions.DrawSpecials):
        return drawn_worth(ledger, view, action.magnitude)
    if isinstance(action, actions.PlaceSpecial):
        return ledger.tile(action.space, player.feature) - ledger.worth
    assert isinstance(action, actions.TakeSpecial | actions.KeepSpecial)
    return best_feature(ledger, action.card)[0]


def drawn_worth(ledger: Ledger, view: View, magnitude: Magnitude) -> float:
    """Return the mean gain of the better of two cards from a deck.

    Any unseen card may be among them.
    """
    gains = sorted((best_feature(ledger, card)[0] for card in _unseen(view, magnitude)), reverse=True)
    pairs = len(gains) * (len(gains) - 1) / 2
    return sum(gain * (len(gains) - 1 - number) for number, gain in enumerate(gains)) / pairs


def _unseen(view: View, magnitude: Magnitude) -> list[str]:
    """Return the cards of a magnitude that are neither face-up nor next to a board."""
    seen = {*view.stock(magnitude).row, *(shown.card for player in view.players for shown in player.features)}
    if view.coyote:
        seen.update(view.coyote.cards)
    return [card for card in FEATURES_OF[magnitude] if card not in seen]
