"""The search config of Crafting the Cosmos: ranking of moves, and estimate of points."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from games.core.ai import STRONG, Suggestion
from games.core.chance import Chance
from games.core.game import SearchConfig
from games.core.match import Prompt
from games.core.step import Action, Seat
from games.crafting_cosmos import actions
from games.crafting_cosmos.ai.context import SEARCHES, DecisionContext
from games.crafting_cosmos.ai.energy_phase import shifts
from games.crafting_cosmos.ai.evaluation import ADVANCED_LIFE, judge_of
from games.crafting_cosmos.ai.goal_value import Goals
from games.crafting_cosmos.ai.moves import choose, ranked, reputed
from games.crafting_cosmos.ai.tempo import rounds_left
from games.crafting_cosmos.components import POWERS
from games.crafting_cosmos.state import State
from games.crafting_cosmos.view import View, goals

_USUAL = 0.3
"""Bonus in worth of the card that a strong player takes."""

_REPUTED = 0.5
"""Weight of a power card's reputation in the present galaxy."""


def rank(view: View, prompt: Prompt, _: Chance) -> Sequence[Suggestion]:
    """Return the rings that energy may be shifted to, the best first."""
    if prompt.name != "Shift":
        return ()
    return sorted(shifts(DecisionContext(STRONG, view, prompt.seat)), key=lambda one: -one.worth)


def rank_alone(view: View, prompt: Prompt, chance: Chance) -> Sequence[Suggestion]:
    """Return `rank`, and also rank crafting, energy cards and power cards."""
    if prompt.name not in _THOUGHT_THROUGH:
        return rank(view, prompt, chance)
    return _THOUGHT_THROUGH[prompt.name](
        DecisionContext(STRONG, view, prompt.seat), prompt.legal, choose(STRONG, view, prompt, chance)
    )


def _crafted(context: DecisionContext, legal: Sequence[Action], own: Action) -> Sequence[Suggestion]:
    """Return actions that change the galaxy, the best first.

    Returns none where a strong player has only one idea, buys or ends the phase.
    """
    found = [Suggestion(one.action, one.gain) for one in ranked(context, legal)]
    return found if len(found) > 1 and found[0].action == own else ()


def _taken(_: DecisionContext, legal: Sequence[Action], own: Action) -> Sequence[Suggestion]:
    """Return each type of energy once, first the one that a strong player takes."""
    energies = {action.energy: action for action in (*legal, own) if isinstance(action, actions.TakeEnergyCard)}
    others = [Suggestion(action, 0.0) for action in energies.values() if action != own]
    return [Suggestion(own, _USUAL), *others]


def _kept(context: DecisionContext, legal: Sequence[Action], _: Action) -> Sequence[Suggestion]:
    found = [Suggestion(action, _REPUTED * repute) for action, repute in reputed(context, legal)]
    return sorted(found, key=lambda one: -one.worth)


_THOUGHT_THROUGH: Mapping[str, Callable[[DecisionContext, Sequence[Action], Action], Sequence[Suggestion]]] = {
    "Craft": _crafted,
    "TakeCard": _taken,
    "ChoosePower": _kept,
}
"""How prompts are ranked that only a player alone searches; the third argument is a strong player's move."""


def estimate(state: State, seat: Seat) -> float:
    """Return the present points, and the worth of pieces, goals and power cards.

    Without goals and power cards, a ring would be rated too low if its energy cards were spent on them. The worth
    of the time chamber already includes the gains by power cards of time if the judge has a pace.
    """
    player = state.players[seat]
    left = rounds_left(state)
    judge = judge_of(state, seat, left)
    worth = player.points.total + ADVANCED_LIFE * sum(nebula.life != "" for nebula in player.nebulae.values())
    worth += judge.board() + judge.hand(player.hand)
    worth += Goals(goals(state), player, seat).worth
    decks = [POWERS[power].deck for power in player.powers if power]
    worth += left * sum(SEARCHES.buy[deck] for deck in decks if deck != "time" or not judge.pace)
    return worth + judge.crystals(player.spot, player.ready, player.released)


_ALONE = SearchConfig(
    rank=rank_alone,
    candidate_margin=2.0,
    rollouts=24,
    confidence=4.0,
    depth=lambda state: int(state.round),
    horizon=2,
    estimate=estimate,
)
SEARCH = replace(_ALONE, rank=rank, solo=_ALONE)
