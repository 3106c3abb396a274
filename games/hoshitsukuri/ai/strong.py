"""The strong player: expected worth of cards, and best length of a turn. [spec 11.2]

The numbers were found by an evolution strategy; R, t, V, G, p and so on are the spec's.
"""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import NamedTuple

from games.core.ai import STRONG, Suggestion, only
from games.core.step import Action, Seat
from games.hoshitsukuri import actions, rules
from games.hoshitsukuri.ai.card_value import Market, market
from games.hoshitsukuri.ai.context import (
    WEIGHTS,
    DecisionContext,
    Legal,
    cheapest_generator,
    next_effect,
    singles,
)
from games.hoshitsukuri.components import CARDS, GRASSLAND, ICE, ORBIT, PLANET, STARS, SUN
from games.hoshitsukuri.view import View

_POINT_CARDS = ("planet", "sun", "constellation", "fruit_tree")
_GENERATORS_TO_ADD = ("satellite", "planet", "sun", "constellation")
_NEVER = float("-inf")
_OPEN = ("fuse", "add_generators", "add_generator", "add_plain", "sprout", "grow_planet", "upgrade")
"""Effects whose worth depends on the hand, the deck or the supply."""


class Weigher(DecisionContext):
    """A context with the values of the spec; everything is computed once for each prompt."""

    def __init__(self, view: View, seat: Seat, plan: str = STRONG) -> None:
        super().__init__(view, seat)
        self.plan, self.weights = plan, WEIGHTS[plan]
        self.part_left = self.left / ORBIT
        self.price = self.weights.step + self.weights.step_left * self.part_left
        """p: the price of one step on the orbit."""
        self._previews: dict[tuple[int, int], float] = {}

    @cached_property
    def market(self) -> Market:
        """The kinds in stock, rated for the deck."""
        return market(self.plan, (kind for kind, left in self.supply.items() if left), self.cards)

    def values(self, left: int) -> dict[str, float]:
        """Return value(k, R) for every kind in stock, R spaces before the end."""
        return self.market.values(left)

    def after(self, fragments: float, steps: int) -> float:
        """V: the worth of the best creation with these fragments, minus the price of the steps."""
        left = ORBIT - self.space - steps
        return self.market.best(int(fragments), left) - self.price * steps if left >= 0 else _NEVER

    def preview(self, fragments: int, step: int) -> float:
        """v: the value of the turn if a play of this kind is followed by up to three more."""
        if (fragments, step) not in self._previews:
            self._previews[fragments, step] = self._preview(self.fragments + fragments, self.steps + step, step)
        return self._previews[fragments, step]

    def _preview(self, fragments: int, here: int, step: int) -> float:
        if step and here == ORBIT - self.space:
            return self.after(fragments, here)
        hope = self.market.hope
        return max(self.after(fragments + 1 + more * hope, here + 1 + more) for more in range(4))

    def gain(self, cost: int, but: str = "") -> float:
        """G: the worth of the best card that can be gained for this cost."""
        return self.market.best(cost, self.left, but)

    @cached_property
    def hand_colours(self) -> dict[str, int]:
        """The number of cards of each colour in hand, colourless ones left out."""
        return rules.colour_counts(self.hand)

    def loss(self, kind: str) -> float:
        """Return the loss if Lightning trashes a card."""
        if kind == "stardust":
            return -0.81 * self.part_left
        if kind in STARS:
            return CARDS[kind].vp + 0.4
        return CARDS[kind].vp + 0.1 + 0.35 * self.keeping(kind) * self.part_left

    def upgrade(self, kind: str) -> float:
        """Return the gain if Lightning trashes this kind."""
        return self.gain(CARDS[kind].cost + CARDS["lightning"].amount) - self.loss(kind)

    def fusion(self, hand: Iterable[str]) -> tuple[str, ...]:
        """Return the cards that a Nuclear Fusion should trash."""
        scale = CARDS["fusion"].scale

        def worth(cards: tuple[str, ...]) -> float:
            lost = sum(CARDS[kind].vp + (0.99 * self.keeping(kind) - 0.81) * self.part_left for kind in cards)
            return 1.75 * scale[len(cards)] - lost

        return max([(), *rules.fusions(hand)], key=worth)

    def keeping(self, kind: str) -> float:
        """Return the worth of keeping a card."""
        known = {"stardust": 0.0, "rock": 1.4, "satellite": 1.6}
        if kind in known:
            return known[kind]
        return 9.0 if kind in _POINT_CARDS else 3 + 5.15 * self.weights.want[kind]

    def liking(self, kind: str) -> float:
        """Return the worth of playing a card, without fragments and immediate gains."""
        return self.weights.play.get(kind, 0.0)


def _rest(hand: Iterable[str], cards: Iterable[str]) -> list[str]:
    rest = list(hand)
    for kind in cards:
        rest.remove(kind)
    return rest


def bonus_fragments(context: Weigher, kind: str, rest: list[str]) -> int:
    """Return the fragments of a card and of what its effect will add."""
    card = CARDS[kind]
    added = 0
    match card.effect:
        case "fuse":
            added = card.scale[len(context.fusion(rest))]
        case "add_generators":
            added = len(rules.generators(rest))
        case "add_generator":
            added = min(1, len(rules.generators(rest)))
        case "add_plain":
            added = max((CARDS[other].fragments for other in rules.plain_colourless(rest)), default=0)
        case "reveal_and_add":
            added = 1
    return card.fragments + added


class _Laid(NamedTuple):
    """Cards played together, with the values that do not depend on the hand.

    `open` means that other values must be added.
    """

    fragments: int
    step: int
    three: bool
    open: bool


@lru_cache(maxsize=4096)
def _laid(cards: tuple[str, ...]) -> _Laid:
    known = [CARDS[kind] for kind in cards]
    return _Laid(
        fragments=sum(card.fragments + (card.effect == "reveal_and_add") for card in known),
        step=rules.step_of(cards),
        three=rules.is_three_colour(cards),
        open=any(card.effect in _OPEN for card in known),
    )


def _worth_of_play(context: Weigher, cards: tuple[str, ...]) -> float:
    fragments, step, three, is_open = _laid(cards)
    liking = sum(map(context.liking, cards))
    if is_open:
        rest = _rest(context.hand, cards)
        fragments = sum(bonus_fragments(context, kind, rest) for kind in cards)
        liking = sum(context.liking(kind) + _promise(context, kind, len(cards), rest) for kind in cards)
    worth = context.preview(fragments, step) + 0.05 * fragments + 0.04 * step + context.weights.three * three
    worth += liking
    if len(cards) == 1 and CARDS[cards[0]].coloured:
        in_hand = context.hand_colours
        worth -= context.weights.pair * (in_hand[CARDS[cards[0]].colour] > 1) + context.weights.mixed * (
            sum(map(bool, in_hand.values())) > 1
        )
    return worth


def _promise(context: Weigher, kind: str, together: int, rest: list[str]) -> float:
    """Return the gain by the effect of a card."""
    match CARDS[kind].effect:
        case "sprout":
            return 0.05 * context.gain(together + CARDS[kind].amount, GRASSLAND)
        case "grow_planet":
            star = SUN if together >= CARDS[kind].amount else PLANET
            return 0.84 * CARDS[star].vp * bool(context.supply[star])
        case "upgrade":
            return 1.07 * max([0.0, *(context.upgrade(other) for other in set(rest))])
    return 0.0


def _best(rated: Callable[[Weigher, Legal], list[Suggestion]]) -> Callable[[Weigher, Legal], Action]:
    """Return the choice of the action that is rated best."""
    return lambda context, legal: max(rated(context, legal), key=lambda one: one.worth).action


def plays(context: Weigher, legal: Legal) -> list[Suggestion]:
    """Return each play with its worth; the one that ends the card play comes first."""
    found = []
    if context.generators:
        found.append(Suggestion(cheapest_generator(context), context.after(context.fragments + 1, context.steps + 1)))
    others = (action for action in only(legal, actions.Play) if not CARDS[action.cards[0]].generates)
    return [*found, *(Suggestion(action, _worth_of_play(context, action.cards)) for action in others)]


def acquisitions(context: Weigher, legal: Legal) -> list[Suggestion]:
    """Return the worth of each card that may be created or gained, and of passing."""
    values = context.values(context.left)
    refusal = {actions.Pass: 0.05, actions.Decline: 0.0}

    def worth(action: Action) -> float:
        return values[action.card] if isinstance(action, actions.Generate | actions.Gain) else refusal[type(action)]

    return [Suggestion(action, worth(action)) for action in legal]


def upgrades(context: Weigher, legal: Legal) -> list[Suggestion]:
    """Return the worth of declining a Lightning, then of each card trashed for it."""
    trashes = only(legal, actions.Trash)
    return [Suggestion(actions.Decline(), 0.3), *(Suggestion(one, context.upgrade(one.card)) for one in trashes)]


def _flame_trash(context: Weigher, legal: Legal) -> Action:
    return min(only(legal, actions.Trash), key=lambda action: context.keeping(action.card))


def _meteor_discard(context: Weigher, legal: Legal) -> Action:
    return min(only(legal, actions.Discard), key=lambda action: context.keeping(action.cards[0]))


def _fusion_trash(context: Weigher, _: Legal) -> Action:
    cards = context.fusion(context.hand)
    return actions.Fuse(cards) if cards else actions.Decline()


def _forest_add(context: Weigher, legal: Legal) -> Action:
    added = only(legal, actions.Add)
    return max(added, key=lambda action: CARDS[action.cards[0]].fragments + context.liking(action.cards[0]))


def _microbe_add(context: Weigher, legal: Legal) -> Action:
    offered = singles(legal, actions.Add)
    if len(context.generators) >= 2 or context.fragments < 3:
        return actions.Add((min(offered, key=_GENERATORS_TO_ADD.index),))
    return actions.Decline()


def _black_hole_add(context: Weigher, _: Legal) -> Action:
    return additions(context)[0]


def additions(context: Weigher) -> tuple[Action, Action]:
    """Return two choices for a Black Hole, better first: all generators, or all but one."""
    every, but_one = context.generators, context.generators
    but_one.remove(min(but_one, key=lambda kind: CARDS[kind].vp))
    both = actions.Add(tuple(every)), actions.Add(tuple(but_one)) if but_one else actions.Decline()
    return both[::-1] if context.weights.stops and _may_stop(context, len(every)) else both


def _may_stop(context: Weigher, fragments: int) -> bool:
    """Return whether to end the card play with the next card is as good as to continue.

    The number of fragments is the same either way.
    """
    return context.after(context.fragments + fragments, context.steps + 1) >= context.preview(fragments, 0)


def _water_discard(context: Weigher, _: Legal) -> Action:
    if len(context.generators) >= 2 and context.fragments < 8:
        return actions.Discard((max(context.generators, key=lambda kind: CARDS[kind].vp),))
    if "stardust" in context.hand and len(context.hand) >= 2:
        return actions.Discard(("stardust",))
    return actions.Decline()


def _spring_keep(context: Weigher, _: Legal) -> Action:
    useless = CARDS[context.own.looked].generates and context.generators
    return actions.PutAway() if useless else actions.TakeIntoHand()


def _storm_return(context: Weigher, legal: Legal) -> Action:
    def worth(action: actions.BlowAway) -> float:
        (card,) = context.view.field[action.play - 1].cards
        again = 1.68 if CARDS[card.kind].effect == "grow_planet" else 0.0
        return 1 - 0.5 * card.fragments + 0.5 * context.liking(card.kind) - (card.kind == ICE) + again

    target = max(only(legal, actions.BlowAway), key=worth)
    return target if worth(target) > 0 else actions.Decline()


def _discard_down(context: Weigher, legal: Legal) -> Action:
    def worth(kind: str) -> float:
        card = CARDS[kind]
        return 1.0 if card.generates else card.fragments + card.coloured + context.liking(kind)

    return min(only(legal, actions.Discard), key=lambda action: sum(map(worth, action.cards)))


def _choose_celestial(context: Weigher, legal: Legal) -> Action:
    """Choose the kind of the greatest worth, missing colours first, as the rulebook advises."""
    missing = rules.missing_colours(context.view.celestials)
    return max(
        only(legal, actions.ChooseCelestial),
        key=lambda action: (CARDS[action.card].colour in missing, context.weights.want.get(action.card, 0.0)),
    )


CHOICES: dict[str, Callable[[Weigher, Legal], Action]] = {
    "ChooseCelestial": _choose_celestial,
    "PlayCards": _best(plays),
    "ResolveEffect": next_effect,
    "Generate": _best(acquisitions),
    "LightningGain": _best(acquisitions),
    "GrasslandGain": _best(acquisitions),
    "LightningTrash": _best(upgrades),
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
