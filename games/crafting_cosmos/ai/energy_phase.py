"""The energy phase of computer players: shifts, stacks and cards. [spec 11]"""

from games.core.ai import STRONG, Suggestion
from games.core.step import Action
from games.crafting_cosmos import actions, ring, rules
from games.crafting_cosmos.ai.context import DecisionContext
from games.crafting_cosmos.ai.craft_phase import best_star
from games.crafting_cosmos.components import CONTROLS, REWARDS, SPOT, TILES, Control
from games.crafting_cosmos.ring import Ring
from games.crafting_cosmos.scoring import elements

_STARS_TOGETHER = {1: 1.0, 2: 1.85, 3: 2.4}
"""Worth of several stars of an element, in units of one best placement."""

_BEST_GAIN_BONUS = 0.3
_DNA, _SUPERNOVA, _TILE, _TILE_TOO_MANY, _ENOUGH_TILES = 0.75, 1.4, 1.8, 0.6, 6
_PASSIVE = {"light": 1.0, "gravity": 0.55, "chemistry": 0.9}


def shift(context: DecisionContext, legal: tuple[Action, ...]) -> Action:
    """Choose the ring of the greatest worth, by the fewest moves."""
    return max(shifts(context), key=lambda one: one.worth).action


def shifts(context: DecisionContext) -> list[Suggestion]:
    """Return a shortest shift to every ring, with the worth of the ring."""
    active = {control: active_worth(context, control) for control in CONTROLS}
    return [Suggestion(way, active[after.own] + passive_worth(context, after)) for after, way in ways(context).items()]


def ways(context: DecisionContext) -> dict[Ring, actions.ShiftEnergy]:
    """Return every reachable ring with a shortest shift to it."""
    found = ring.shifts(rules.ring(context.state, context.seat))
    longest_first = sorted(found, key=lambda shifted: -len(shifted[0]))  # so that the shortest is kept
    return {after: actions.ShiftEnergy(*moves) for moves, after in longest_first}


def active_worth(context: DecisionContext, control: Control) -> float:
    """Return the worth of the active reward of a control."""
    return _strong_active(context, control) if context.level == STRONG else _easy_active(context, control)


def _strong_active(context: DecisionContext, control: Control) -> float:
    reward, player = REWARDS[control], context.player
    star = best_star(context.judge, reward.stars) + _BEST_GAIN_BONUS
    worth = star * _STARS_TOGETHER[reward.count] if context.state.reserve[reward.stars] else 0.0
    worth += _DNA * min(reward.dna, len(rules.proto_life(player))) + _SUPERNOVA * reward.supernova
    if reward.tiles:
        many = context.uncompleted >= _ENOUGH_TILES or not rules.may_gain_nebula(context.state, player)
        worth += _TILE_TOO_MANY if many else _TILE
    return worth


def _easy_active(context: DecisionContext, control: Control) -> float:
    reward, player = REWARDS[control], context.player
    needed = sum(
        TILES[nebula.tile].needs.get(reward.stars, 0) for nebula in player.nebulae.values() if not nebula.completed
    )
    missing = max(0, needed - elements(player)[reward.stars])
    return min(reward.count, missing) + (control != "light")


def passive_worth(context: DecisionContext, after: Ring) -> float:
    """Return the worth of the passive rewards of a ring.

    Power tokens are left out, because they give the same in all rings.
    """
    if context.level != STRONG:
        return sum(
            context.search_configs.easy[control] * count for control, count in zip(CONTROLS, after.tokens, strict=True)
        )
    worth = 0.0
    for control, count in zip(CONTROLS, after.tokens, strict=True):
        worth += count * (context.judge.step if control == "time" else _PASSIVE[control])
    steps = after.tokens[CONTROLS.index("time")] + ring.bonus(context.player.powers, "time")
    if context.player.spot + steps >= SPOT:
        worth += 0.5 * (context.release + 2)
    return worth


def stack(context: DecisionContext, sizes: list[int]) -> int:
    """Choose the size of a nebula: large while there is time to complete it."""
    wanted = 3 if context.left >= 3 else max(1, context.left)
    return min(sizes, key=lambda size: (abs(size - wanted), size))


def choose_stack(context: DecisionContext, legal: tuple[Action, ...]) -> Action:
    """Choose a stack for the tile of the chemistry control."""
    sizes = {action.size: action for action in legal if isinstance(action, actions.ChooseNebulaStack)}
    return sizes[stack(context, list(sizes))]


def take_card(context: DecisionContext, legal: tuple[Action, ...]) -> Action:
    """Take from the display the type of which the player has most.

    Use the deck only if the display is empty.
    """
    hand = context.player.hand
    cards = [action for action in legal if isinstance(action, actions.TakeEnergyCard)]
    return max(cards, key=lambda card: (card.position > 0, hand.get(_control(card.energy), 0)))


def _control(name: str) -> Control:
    return next((control for control in CONTROLS if control == name), "light")


def surplus(context: DecisionContext, legal: tuple[Action, ...]) -> Action:
    """Discard the rarest types first."""
    hand = context.player.hand
    order: dict[str, int] = {control: hand.get(control, 0) for control in CONTROLS}
    rarest = sorted(rules.cards_of(hand), key=lambda card: (order[card], CONTROLS.index(card)))

    def fits(action: Action) -> tuple[int, ...]:
        assert isinstance(action, actions.DiscardToLimit)
        wanted = rarest[: len(action.cards)]
        return tuple(-abs(action.cards.count(control) - wanted.count(control)) for control in CONTROLS)

    return max(legal, key=lambda action: sum(fits(action)))
