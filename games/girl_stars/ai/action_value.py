"""The worth of Wood Ash tokens and actions to a computer player. [spec 11.3, 11.4]"""

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from games.core.ai import EASY, STRONG
from games.core.step import Action, Seat
from games.girl_stars import actions, paths
from games.girl_stars.components import ASH_KINDS, CARDS, COLOURS, FORAGE, REGIONS, ROUNDS, SITES, Goods
from games.girl_stars.state import Landed
from games.girl_stars.view import View

_KEEP: dict[Goods, float] = {"fruit": 1.6, "fish": 3.2, "rabbit": 3.2, "antelope": 4.9}
"""Worth of a token in hand before the last round."""

FETCH: dict[Goods, float] = {"fruit": 3.2, "fish": 5.0, "rabbit": 5.0, "antelope": 7.2}
"""Worth of a token that can be foraged."""

_EARLY: dict[Goods, float] = {"fruit": 1.2, "fish": 1.0, "rabbit": 1.0, "antelope": 2.0}
_STARDUST = (1.1, 0.9, 0.5, 0.3)
_FREE_BONUS = {"scouting": 1.0, "foraging": 1.5, "offering": 1.5, "recall": 0.0}
_FREE_LEAST = 0.3
_FIRST = 100.0
"""Worth added to free moves with a gain, so that they come before any action."""

NEVER = -1000.0
"""The worth of a move that a computer player never makes."""

_CROWDED = 4
_SCARCE = 2


class Taste(Struct, frozen=True):
    """How a level rates supplies.

    `light` is the worth of Light from the dish, `cost` that of each Light paid at a site. Stardust is worth less if
    the top tokens of all piles total less than `tops`. With `stays`, one villager stays at home.
    """

    light: float
    cost: float
    tops: int
    stays: bool


TASTES = {EASY: Taste(1.0, 0.8, 1, stays=False), STRONG: Taste(1.5, 0.6, 25, stays=True)}


class DecisionContext:
    """The situation of one seat, used to rate tokens and actions."""

    def __init__(self, level: str, view: View, seat: Seat) -> None:
        self.taste = TASTES[level]
        self.view = view
        self.player = view.players[seat]
        self.left = ROUNDS - view.round
        self.keep = _KEEP if self.left else {kind: float(forage.final_vp) for kind, forage in FORAGE.items()}
        self._lights: dict[str, float] = {}
        self._foraged: dict[str, float] = {}

    @cached_property
    def stocked(self) -> int:
        """The number of connected sites with tokens left."""
        return sum([site.connected and site.left > 0 for site in self.view.sites.values()])

    @cached_property
    def routes(self) -> paths.Routes:
        """The routes that can be lit now, by gate."""
        return paths.routes(self.view.lit, self.player.light)

    def ash(self, action: actions.TakeAsh) -> float:
        """Return the worth of taking a token like this. [spec 11.3]"""
        landed = self._dish[action.token]
        if action.mode == "keep":
            return self._kept(landed.ash)
        if action.token not in self._lights:
            self._lights[action.token] = self._light(landed)
        return self._lights[action.token] - 0.01 * self._spread(action.colours)

    @cached_property
    def _dish(self) -> dict[str, Landed]:
        return {landed.letter: landed for landed in self.view.dish}

    def _light(self, landed: Landed) -> float:
        """Return the worth of a token that is discarded for Light."""
        allowed, light = REGIONS[landed.region].colours, self.player.light
        least = min(light.values())
        worth = 1 + 0.15 * (len(allowed) - 1) + 0.2 * any(light[colour] == least for colour in allowed)
        return self.taste.light * worth * ASH_KINDS[landed.ash].lights

    def _spread(self, colours: Sequence[str]) -> float:
        """Return the unevenness of the supply after gaining these Light.

        The scarcest colour is preferred.
        """
        light = self.player.light
        return sum([(light[colour] + colours.count(colour)) ** 2 for colour in COLOURS]) / 100

    def _kept(self, ash: str) -> float:
        match ash:
            case "stardust":
                return 1.3
            case "recall":
                return 1.2 if self._called else 0.2
            case "foraging":
                return 2.3 if self.stocked and sum(self.player.light.values()) > 1 else 0.2
            case "offering":
                return 2.3 if any(self.player.goods.values()) else 0.6
            case _:
                return min(3.0, self._best_scouting / 2)

    @cached_property
    def _called(self) -> tuple[str, ...]:
        """The villagers that a computer player recalls: all but those on the track."""
        return tuple(name for name in self.player.away if not self.player.villagers[name].startswith("sky:"))

    @cached_property
    def _best_scouting(self) -> float:
        return max((self._best_of(found) for found in self.routes.values()), default=0.0)

    def _best_of(self, found: Sequence[paths.Route]) -> float:
        """Return the worth of the best of these routes; routes of equal length are equal."""
        return max(map(self._scouting, {len(route): route for route in found}.values()))

    def _scouting(self, route: Sequence[int]) -> float:
        need = 2.0 if self.stocked < _SCARCE and self.left else 0.0
        return self.view.reward(len(route)) + 0.6 - 0.85 * len(route) + need

    def route(self, action: actions.ScoutRoute) -> float:
        """Return the worth of a route."""
        return self._scouting(action.path)

    def colour(self, action: actions.ScoutColour | actions.ScoutRest) -> float:
        """Prefer the default colours."""
        return float(isinstance(action, actions.ScoutRest))

    def action(self, action: Action) -> float:
        """Return the worth of an action in the seat's own turn. [spec 11.4]"""
        match action:
            case actions.EndTurn():
                return 0.0
            case actions.GainStardust("ash"):
                return 2 * _FIRST
            case (
                actions.Scout(via="ash")
                | actions.Forage(via="ash")
                | actions.OfferSingle(via="ash")
                | actions.OfferCard(via="ash")
                | actions.Recall(via="ash")
            ):
                worth = self._action(action) + self._free_bonus(action)
                return _FIRST + worth if worth > _FREE_LEAST else NEVER
            case _:
                return self._action(action)

    def _free_bonus(self, action: Action) -> float:
        match action:
            case actions.Scout():
                return _FREE_BONUS["scouting"]
            case actions.Forage():
                return _FREE_BONUS["foraging"]
            case actions.OfferSingle() | actions.OfferCard():
                return _FREE_BONUS["offering"]
            case _:
                return -2.0 if self.player.home else _FREE_BONUS["recall"]

    def _action(self, action: Action) -> float:
        match action:
            case actions.Scout(gate):
                return self._best_of(self.routes[gate])
            case actions.Forage():
                return self._forage(action)
            case actions.OfferSingle() | actions.OfferCard():
                return self._offer(action)
            case actions.Stargaze(number):
                last = self.taste.stays and len(self.player.home) == 1
                return NEVER if last else 1.25 * self.left - 0.9 + 0.01 * number
            case actions.Recall(villagers):
                return self._recall(villagers)
            case _:
                return self._stardust if self.left else 0.15

    @cached_property
    def _stardust(self) -> float:
        tops = sum(pile.top for pile in self.view.rewards.values())
        return _STARDUST[min(self.player.stardust, len(_STARDUST) - 1)] * min(1.0, tops / self.taste.tops)

    def _offer(self, action: actions.OfferSingle | actions.OfferCard) -> float:
        if isinstance(action, actions.OfferSingle):
            return FORAGE[action.goods].offer_vp - self.keep[action.goods] + 0.3
        space = CARDS[self.view.offering.card].spaces[action.space - 1]
        return space.vp - sum(self.keep[kind] for kind in space.needs) + 0.3

    def _recall(self, villagers: tuple[str, ...]) -> float:
        if villagers != self._called:
            return NEVER
        number = len(villagers)
        if not self.left:
            return 0.5 * number if not self.player.home and any(self.player.goods.values()) else NEVER
        return 0.1 if self.player.home and number < _SCARCE else 0.95 * number

    def _forage(self, action: actions.Forage) -> float:
        if action.site not in self._foraged:
            self._foraged[action.site] = self._foraging(action.site)
        return self._foraged[action.site] - 0.001 * self._left_uneven(action.payment)

    def _foraging(self, name: str) -> float:
        site = self.view.sites[name]
        goods = SITES[name].goods
        worth = self._fetched(goods, site.cost) - 0.5
        worth += _EARLY[goods] if site.early is None else 0.0
        return worth - (0.8 if sum(self.player.goods.values()) >= _CROWDED else 0.0)

    def _left_uneven(self, payment: Sequence[str]) -> float:
        light = self.player.light
        return sum([(light[colour] - payment.count(colour)) ** 2 for colour in COLOURS]) / 100

    def _fetched(self, goods: Goods, cost: int) -> float:
        """Return the worth of one more token of these goods at this cost."""
        if not self.left:
            return FORAGE[goods].final_vp + 1 - 0.05 * cost
        best: float = max(0.85 * FETCH[goods], *self._lacking.get(goods, [0.0]))
        return best - self.taste.cost * cost

    @cached_property
    def _lacking(self) -> dict[Goods, list[float]]:
        """The gains by spaces of the Offering card that lack one token, by its kind.

        The worth of the other goods is subtracted.
        """
        found: dict[Goods, list[float]] = {}
        for number, space in enumerate(CARDS[self.view.offering.card].spaces, start=1):
            missing = [kind for kind in dict.fromkeys(space.needs) if self.player.goods[kind] < space.needs.count(kind)]
            if number in self.view.offering.filled or len(missing) != 1:
                continue
            if space.needs.count(missing[0]) == self.player.goods[missing[0]] + 1:
                others = sum(self.keep[kind] for kind in space.needs) - self.keep[missing[0]]
                found.setdefault(missing[0], []).append(space.vp - others)
        return found
