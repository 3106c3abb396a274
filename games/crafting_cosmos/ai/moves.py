"""How computer players move at each prompt: `choose` and the ratings that searches and suggestions share."""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter

from games.core.ai import EASY, STRONG
from games.core.chance import Chance
from games.core.match import Prompt
from games.core.step import Action
from games.crafting_cosmos import actions, galaxy
from games.crafting_cosmos.ai import energy_phase as energies
from games.crafting_cosmos.ai.context import DecisionContext
from games.crafting_cosmos.ai.craft_phase import Idea, aimed, ideas
from games.crafting_cosmos.components import POWERS, SLOT_COSTS, control_of
from games.crafting_cosmos.view import View

WORTH_DOING = 0.02
"""Minimum gain of a move that is made for its own sake."""

_HARM = -0.5
"""What would be lost with the turn is used unless that costs more than this."""

_CANDIDATES = 10
_MANY_CARDS = 8
_ENOUGH_NEBULAE = 4
_WHIM_STEPS = 1000
_ORDINARY_POWER = 3.0

_NOT_FOR_BEGINNERS: tuple[type[Action], ...] = (actions.MoveStar, actions.MoveLife, actions.ActivatePower)

_SCORING: tuple[type[Action], ...] = (
    actions.CompleteNebula,
    actions.CreateAdvancedLife,
    actions.ReleaseCrystal,
)
_FLEETING: tuple[type[Action], ...] = (
    actions.PlaceNebula,
    actions.PlaceStar,
    actions.PlaceProtoLife,
    actions.MakeSupernova,
    actions.StabilizeLife,
)

Legal = tuple[Action, ...]

_GAIN = attrgetter("gain")


def choose(level: str, view: View, prompt: Prompt, chance: Chance) -> Action:
    """Return the move of a computer player of this level; the prompt must have a legal move."""
    context = DecisionContext(level, view, prompt.seat)
    if prompt.name == "ChoosePower":
        return _keep_power(context, prompt.legal, chance)
    return _CHOICES[prompt.name](context, prompt.legal)


def ranked(context: DecisionContext, legal: Iterable[Action]) -> list[Idea]:
    """Return the most promising actions with their gains, goals included, the best first. [spec 11]"""
    if context.level == EASY:
        simple = [action for action in legal if not isinstance(action, _NOT_FOR_BEGINNERS)]
        return sorted(ideas(context.judge, context.state, simple), key=_GAIN, reverse=True)
    found = sorted(ideas(context.judge, context.state, legal, _CANDIDATES), key=_GAIN, reverse=True)
    return sorted((with_goals(context, thought) for thought in found[:_CANDIDATES]), key=_GAIN, reverse=True)


def weighed(context: DecisionContext, name: str, legal: Sequence[Action], most: int) -> list[Idea]:
    """Return moves for a prompt about the player's galaxy with their gains, the best first.

    Only the `most` best include the gain by goals.
    """
    if name == "Craft":
        found = ideas(context.judge, context.state, legal, most)
    elif name == "PlaceOmega":
        found = [_laid(context, action) for action in legal if isinstance(action, actions.PlaceOmegaNebula)]
    else:
        card = POWERS[context.view.asked[0].power]
        found = aimed(context.judge, context.state, card, legal)
    found.sort(key=_GAIN, reverse=True)
    return sorted((with_goals(context, thought) for thought in found[:most]), key=_GAIN, reverse=True)


def _laid(context: DecisionContext, action: actions.PlaceOmegaNebula) -> Idea:
    return Idea(action, context.judge.tile(action.space, context.view.omega))


def with_goals(context: DecisionContext, thought: Idea) -> Idea:
    """Return an idea whose gain includes the goals on the track."""
    goals = context.goals
    after = goals.after(thought.change(context.state, context.player))
    return Idea(thought.action, thought.gain + after - goals.worth, thought.card, thought.aim)


def _craft(context: DecisionContext, legal: Legal) -> Action:
    """Buy, then take the action of the greatest gain.

    Use what would be lost, then end the phase.
    """
    bought = _purchase(context, legal)
    if bought:
        return bought
    if context.left == 0 or context.player.cards > _MANY_CARDS:
        energy_set = next((action for action in legal if isinstance(action, actions.ScoreEnergySet)), None)
        if energy_set:
            return energy_set
    best = ranked(context, legal)
    if best and best[0].gain > WORTH_DOING:
        return best[0].action
    return (_fleeting(context, legal) if context.level == STRONG else None) or ending(context, legal)


def _fleeting(context: DecisionContext, legal: Legal) -> Action | None:
    """Return the best use of what would be lost with the turn, unless it does harm."""
    best = ranked(context, [action for action in legal if isinstance(action, _FLEETING)])
    return best[0].action if best and best[0].gain > _HARM else None


def scoring(context: DecisionContext, legal: Legal) -> Action | None:
    """Return the best action that scores immediately.

    A computer player may postpone it to a later turn.
    """
    found = ideas(context.judge, context.state, [action for action in legal if isinstance(action, _SCORING)])
    return max(found, key=_GAIN).action if found else None


def _purchase(context: DecisionContext, legal: Legal) -> Action | None:
    """Return the purchase of the best power card, if it pays. [spec 11]"""
    if not context.left or all(context.player.powers):
        return None

    def worth(action: actions.AcquirePower) -> float:
        energy = control_of(action.energy)
        return context.left * context.search_configs.buy[energy] + 1.5 - 0.9 * SLOT_COSTS[action.slot - 1]

    def wish(action: actions.AcquirePower) -> tuple[float, int]:
        return worth(action) + 0.2 * context.player.hand.get(control_of(action.energy), 0), -action.slot

    buys = [action for action in legal if isinstance(action, actions.AcquirePower) and worth(action) > 0]
    return max(buys, key=wish, default=None)


def ending(context: DecisionContext, legal: Iterable[Action]) -> Action:
    """End the phase: by a nebula if it can be completed, else by stabilising life. [spec 11]"""
    ends = [action for action in legal if isinstance(action, actions.EndCraft)]
    sizes = {action.size: action for action in ends if action.omega == "nebula"}
    lives = [action for action in ends if action.omega == "stabilize"]
    if sizes and ((context.uncompleted < _ENOUGH_NEBULAE and context.left > 0) or not lives):
        return sizes[energies.stack(context, list(sizes))]
    return max(lives, key=lambda action: _fullest_ring(context, action.space), default=ends[0])


def _fullest_ring(context: DecisionContext, life: str) -> int:
    return max(galaxy.around(context.player, space) for space in galaxy.TOUCHED[life])


def _place_omega(context: DecisionContext, legal: Legal) -> Action:
    laid = (_laid(context, action) for action in legal if isinstance(action, actions.PlaceOmegaNebula))
    return max(laid, key=_GAIN).action


def _aim(context: DecisionContext, legal: Legal) -> Action:
    card = POWERS[context.view.asked[0].power]
    thoughts = sorted(aimed(context.judge, context.state, card, legal), key=_GAIN, reverse=True)
    if isinstance(legal[0], actions.TargetStack):
        sizes = {action.size: action for action in legal if isinstance(action, actions.TargetStack)}
        return sizes[energies.stack(context, list(sizes))]
    best = [with_goals(context, thought) for thought in thoughts[:_CANDIDATES]]
    return max(best, key=_GAIN).action


def _second(context: DecisionContext, legal: Legal) -> Action:
    """Evolve or move one more token if that gains anything."""
    card = POWERS[context.view.asked[0].power]
    targets = [action for action in legal if not isinstance(action, actions.Decline)]
    found = sorted(aimed(context.judge, context.state, card, targets), key=_GAIN, reverse=True)
    best = max((with_goals(context, thought) for thought in found[:_CANDIDATES]), key=_GAIN)
    return best.action if best.gain > 0 else actions.Decline()


def _keep_tile(context: DecisionContext, legal: Legal) -> Action:
    free = galaxy.empty(galaxy.NEBULAE, context.player.nebulae)

    def fit(action: Action) -> float:
        assert isinstance(action, actions.KeepTile)
        return max((context.judge.tile(space, action.tile) for space in free), default=0.0)

    return max(legal, key=fit)


def _keep_power(context: DecisionContext, legal: Legal, chance: Chance) -> Action:
    """Keep the card of the best reputation, plus noise of up to a point.

    The other cards stay in the order in which they were drawn.
    """
    reputes = {
        action: repute + chance.next(_WHIM_STEPS, "whim") / _WHIM_STEPS for action, repute in reputed(context, legal)
    }
    return max(reputes, key=reputes.__getitem__)


def reputed(context: DecisionContext, legal: Iterable[Action]) -> list[tuple[Action, float]]:
    """Return one way to keep each drawn power card, with the card's reputation."""
    cards: dict[str, Action] = {}
    for action in legal:
        if isinstance(action, actions.ChoosePowerCard):
            cards.setdefault(action.card, action)
    return [(action, context.search_configs.keep.get(card, _ORDINARY_POWER)) for card, action in cards.items()]


_CHOICES: dict[str, Callable[[DecisionContext, Legal], Action]] = {
    "Shift": energies.shift,
    "ChooseStack": energies.choose_stack,
    "TakeCard": energies.take_card,
    "Craft": _craft,
    "PlaceOmega": _place_omega,
    "AimPower": _aim,
    "SecondEvolution": _second,
    "SecondRelocation": _second,
    "KeepOneTile": _keep_tile,
    "ChooseSurplus": energies.surplus,
}
"""How a move is chosen at each prompt."""
