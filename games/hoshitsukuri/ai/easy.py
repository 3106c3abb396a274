"""The beginner: a list of favourites and simple rules. [spec 11.1]"""

from collections.abc import Callable

from games.core.ai import only
from games.core.step import Action
from games.hoshitsukuri import actions, rules
from games.hoshitsukuri.ai.context import (
    SEARCHES,
    DecisionContext,
    Legal,
    cheapest_generator,
    next_effect,
    printed_fragments,
    singles,
    worth_in_points,
)
from games.hoshitsukuri.components import CARDS, ICE

_FAVOURITE = {kind: place for place, kind in enumerate(SEARCHES.easy.rank)}
_TO_TRASH = ("stardust", "satellite", "rock")
_CELESTIALS_UNTIL = 18
_GOALS = ((14, 5), (26, 10), (35, 8))
"""The desired number of fragments up to a space, as (space, fragments)."""

_FAR_ENOUGH = 6


def _choose_celestial(context: DecisionContext, legal: Legal) -> Action:
    """Choose a favourite of a missing colour, as the rulebook advises, else any favourite."""
    missing = rules.missing_colours(context.view.celestials)
    places = len(_FAVOURITE)
    return min(
        only(legal, actions.ChooseCelestial),
        key=lambda action: (CARDS[action.card].colour not in missing, _FAVOURITE.get(action.card, places)),
    )


def _play(context: DecisionContext, legal: Legal) -> Action:
    plays = only(legal, actions.Play)
    three = [action for action in plays if rules.is_three_colour(action.cards)]
    if three:
        return max(three, key=lambda action: printed_fragments(action.cards))
    goal = next(goal for space, goal in _GOALS if context.space <= space)
    enough = context.fragments + 1 >= goal or context.steps >= _FAR_ENOUGH or context.left <= 1
    others = [action for action in plays if not CARDS[action.cards[0]].generates]
    if context.generators and (enough or not others):
        return cheapest_generator(context)
    return max(others, key=_liking)


def _liking(action: actions.Play) -> tuple[bool, int, bool]:
    cards = action.cards
    return len(cards) > 1, printed_fragments(cards), any(CARDS[kind].acts for kind in cards)


def _acquire(context: DecisionContext, legal: Legal) -> Action:
    """Create or gain favourites in the first half of the orbit, points later."""
    offered = [action for action in legal if isinstance(action, actions.Generate | actions.Gain)]
    liked = [action for action in offered if action.card in _FAVOURITE]
    if context.space <= _CELESTIALS_UNTIL and liked:
        return min(liked, key=lambda action: _FAVOURITE[action.card] + 3 * context.counts.get(action.card, 0))
    refusals = [action for action in legal if isinstance(action, actions.Pass | actions.Decline)]
    richest = max(offered, key=lambda action: worth_in_points(context, action.card))
    return refusals[0] if refusals and worth_in_points(context, richest.card) <= 0 else richest


def _lightning_trash(context: DecisionContext, legal: Legal) -> Action:
    kind = next((kind for kind in ("stardust", "rock") if kind in context.hand), None)
    return actions.Trash(kind) if kind else actions.Decline()


def _flame_trash(context: DecisionContext, legal: Legal) -> Action:
    cheap = min(context.hand, key=lambda kind: (CARDS[kind].vp, CARDS[kind].cost))
    return actions.Trash(next((kind for kind in _TO_TRASH if kind in context.hand), cheap))


def _fusion_trash(context: DecisionContext, legal: Legal) -> Action:
    cards = tuple(kind for kind in _TO_TRASH if kind in context.hand)[:1]
    return actions.Fuse(cards) if cards else actions.Decline()


def _forest_add(context: DecisionContext, legal: Legal) -> Action:
    return max(only(legal, actions.Add), key=lambda action: CARDS[action.cards[0]].fragments)


def _microbe_add(context: DecisionContext, legal: Legal) -> Action:
    if len(context.generators) < 2:
        return actions.Decline()
    return max(only(legal, actions.Add), key=lambda action: CARDS[action.cards[0]].vp)


def _black_hole_add(context: DecisionContext, legal: Legal) -> Action:
    """Keep the one card with generate icon that has the fewest points."""
    kept = min(context.generators, key=lambda kind: CARDS[kind].vp)
    cards = context.generators
    cards.remove(kept)
    return actions.Add(tuple(cards)) if cards else actions.Decline()


def _water_discard(_: DecisionContext, legal: Legal) -> Action:
    return actions.Discard(("stardust",)) if "stardust" in singles(legal, actions.Discard) else actions.Decline()


def _spring_keep(context: DecisionContext, _: Legal) -> Action:
    card = CARDS[context.own.looked]
    wanted = card.coloured or card.fragments >= 2 or (card.generates and not context.generators)
    return actions.TakeIntoHand() if wanted else actions.PutAway()


def _storm_return(context: DecisionContext, legal: Legal) -> Action:
    for action in only(legal, actions.BlowAway):
        (card,) = context.view.field[action.play - 1].cards
        if card.fragments <= 1 and card.kind != ICE:
            return action
    return actions.Decline()


def _discard_down(_: DecisionContext, legal: Legal) -> Action:
    return min(
        only(legal, actions.Discard),
        key=lambda action: sum(CARDS[kind].fragments + CARDS[kind].coloured for kind in action.cards),
    )


def _meteor_discard(_: DecisionContext, legal: Legal) -> Action:
    return min(only(legal, actions.Discard), key=lambda action: CARDS[action.cards[0]].cost)


CHOICES: dict[str, Callable[[DecisionContext, Legal], Action]] = {
    "ChooseCelestial": _choose_celestial,
    "PlayCards": _play,
    "ResolveEffect": next_effect,
    "Generate": _acquire,
    "LightningGain": _acquire,
    "GrasslandGain": _acquire,
    "LightningTrash": _lightning_trash,
    "FlameTrash": _flame_trash,
    "FusionTrash": _fusion_trash,
    "ForestAdd": _forest_add,
    "MicrobeAdd": _microbe_add,
    "BlackHoleAdd": _black_hole_add,
    "WaterDiscard": _water_discard,
    "SpringKeep": _spring_keep,
    "StormReturn": _storm_return,
    "DiscardDown": _discard_down,
    "MeteorDiscard": _meteor_discard,
}
