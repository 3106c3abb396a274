"""The worth of the cards in the supply to a deck, by the part of the orbit left.

It computes value, V, G and φ of the spec.
"""

from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import NamedTuple

from games.hoshitsukuri import rules
from games.hoshitsukuri.ai.context import WEIGHTS
from games.hoshitsukuri.components import CARDS, CONSTELLATION, ORBIT, STARS

_LEANING = {"red": 0.36, "green": 0.18, "blue": 0.37}
_DEAREST = max(card.cost for card in CARDS.values())
_PARTS = [left / ORBIT for left in range(ORBIT + 1)]


class _Offer(NamedTuple):
    """A kind's points, and its worth that depends on time (`wish`).

    The latter counts by the part of the orbit left or, if the card `helps` the deck, by the time it can still act.
    """

    points: int
    wish: float
    helps: bool


class Market:
    """The kinds in stock, rated for one deck; everything is computed once for each deck."""

    def __init__(self, plan: str, stock: tuple[str, ...], deck: tuple[str, ...]) -> None:
        self._weights, self._stock, self._deck = WEIGHTS[plan], stock, deck
        self._costs = [CARDS[kind].cost for kind in stock]
        self._best: dict[tuple[int, str], list[float]] = {}

    @cached_property
    def hope(self) -> float:
        """φ: the expected fragments of one more play."""
        plain = [CARDS[kind].fragments for kind in self._deck if not CARDS[kind].generates]
        return self._weights.hope + self._weights.hope_each * (sum(plain) / len(plain) if plain else 0.0)

    def values(self, left: int) -> dict[str, float]:
        """Return value(k, R) for every kind in stock, R spaces before the end."""
        return dict(zip(self._stock, self._worths(left), strict=True))

    def best(self, cost: int, left: int, but: str = "") -> float:
        """Return the worth of the best kind up to this cost, one kind excepted.

        0 if there is none.
        """
        known = self._best.get((left, but))
        if known is None:
            known = self._best[left, but] = self._best_by_cost(left, but)
        return known[min(cost, _DEAREST)]

    def _best_by_cost(self, left: int, but: str) -> list[float]:
        found = [0.0] * (_DEAREST + 1)
        for kind, cost, worth in zip(self._stock, self._costs, self._worths(left), strict=True):
            if worth > found[cost] and kind != but:
                found[cost] = worth
        return list(accumulate(found, max))

    def _worths(self, left: int) -> list[float]:
        factors = _PARTS[left], self._weights.growth * max(0.0, _PARTS[left] - self._weights.idle)
        return [points + factors[helps] * wish for points, wish, helps in self._offers]

    @cached_property
    def _offers(self) -> list[_Offer]:
        colours = rules.colour_counts(self._deck)
        rarest = min(colours.values())
        alone = list(colours.values()).count(rarest) == 1
        return [self._offer(kind, colours, rarest, alone=alone) for kind in self._stock]

    def _offer(self, kind: str, colours: dict[str, int], rarest: int, *, alone: bool) -> _Offer:
        """Return the offer of a kind to a deck of these colours.

        Further copies of a kind are worth less, further cards of its colour more.
        """
        card, weights = CARDS[kind], self._weights
        if kind in STARS:
            return _Offer(card.vp, weights.late[kind], helps=False)
        if kind == CONSTELLATION:
            return _Offer(3 * rarest, 3.0, helps=False)
        wish = weights.want[kind] * weights.again ** self._deck.count(kind)
        if not card.coloured:
            return _Offer(card.vp, wish, helps=True)
        mine = colours[card.colour]
        if mine > rarest:
            return _Offer(card.vp, wish + weights.same * mine + _LEANING[card.colour], helps=True)
        wish = wish + weights.scarce + (weights.alone if alone else 0.0)
        points = card.vp + self._deck.count(CONSTELLATION)
        return _Offer(points, wish + weights.same * mine + _LEANING[card.colour], helps=True)


_market = lru_cache(maxsize=1024)(Market)


def market(plan: str, stock: Iterable[str], cards: Iterable[str]) -> Market:
    """Return the market of these kinds for a deck of these cards, in any order."""
    return _market(plan, tuple(stock), tuple(sorted(cards)))
