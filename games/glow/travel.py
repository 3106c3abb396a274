"""Queries about journeys: costs and destinations of steps and voyages, and Tom's boats. [spec 6.7, 6.8, 10.2]

Travellers may be players of the state or of a view: everything that is queried here is public.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from games.glow.components import (
    COLOUR,
    DIE_ORDER,
    ELEMENTS,
    ISLANDS,
    PATHS,
    ROUTES,
    SPACES,
    SYMBOLS,
    Effect,
    MapSpace,
    Route,
)
from games.glow.rules import DieLike, effective

FARTHEST = 10
"""Maximum number of steps of a way in the search. [spec 13]"""


class SketalLike(Protocol):
    """A companion that may have brought a die."""

    @property
    def die(self) -> str:
        """The large die it brought, or nothing."""


class Traveller(Protocol):
    """A travelling player, of the state or of a view."""

    @property
    def dice(self) -> Sequence[DieLike]:
        """All dice in die order."""

    @property
    def companions(self) -> Sequence[SketalLike]:
        """The companions, for the dice that Sketals brought."""

    @property
    def footprints(self) -> int:
        """Footprint tokens."""

    @property
    def party(self) -> str:
        """The space of the party."""

    @property
    def camp(self) -> str:
        """The space of the camp."""

    @property
    def visited(self) -> Sequence[str]:
        """The spaces that the party left this afternoon."""

    @property
    def boats(self) -> Sequence[str]:
        """The islands of the boats."""


class Cost(Struct, frozen=True):
    """What a step costs: one die, footprints, both or nothing."""

    die: str = ""
    footprints: int = 0


def step_cost(traveller: Traveller, space: str) -> Cost:
    """Return the cost of entering a space, whether or not it can be paid. [spec 6.7]"""
    there = SPACES[space]
    if there.kind == "need":
        die = paying_die(traveller, there.element)
        return Cost(die) if die else Cost(footprints=1)  # ruling 25
    if there.kind == "forbid":
        return Cost(footprints=int(any(die.face == there.element for die in effective(traveller.dice))))
    return Cost(footprints=there.entry_footprints)


def paying_die(traveller: Traveller, element: str) -> str:
    """Return the die that pays for this element, if any.

    Preferably one that a skull could take anyway. [ruling 31]
    """
    fitting = [die.id for die in effective(traveller.dice) if die.face == element and not die.used]
    if len(fitting) < 2:
        return fitting[0] if fitting else ""
    lent = {COLOUR[companion.die] for companion in traveller.companions if companion.die}
    return min(fitting, key=lambda die: (not (die.startswith("l_") and COLOUR[die] in lent), DIE_ORDER[die]))


def steps(traveller: Traveller) -> list[str]:
    """Return the neighbouring spaces that the party can enter now, in printed order."""
    dice = effective(traveller.dice)
    shown, unused = {die.face for die in dice}, {die.face for die in dice if not die.used}
    return [
        space
        for space, (need, forbid, toll, _) in _NEAR[traveller.party].items()
        if space not in traveller.visited
        and (need in unused or (forbid in shown if forbid else toll) <= traveller.footprints)
    ]


def may_camp(traveller: Traveller) -> bool:
    """Return whether the party stands in a village other than the camp's. [spec 6.7, ruling 23]"""
    return SPACES[traveller.party].kind == "village" and traveller.camp != traveller.party


class Way(Struct, frozen=True):
    """A journey of this afternoon: its steps, its cost, and its gains on the way."""

    steps: tuple[str, ...]
    footprints: int = 0
    dice: int = 0
    skulls: int = 0
    light: int = 0
    fireflies: int = 0
    reroll_tokens: int = 0

    @property
    def end(self) -> str:
        """The last space of the way."""
        return self.steps[-1]


def ways(traveller: Traveller, farthest: int = FARTHEST) -> tuple[Way, ...]:
    """Return every journey that the present dice and footprints allow.

    Longer ones follow their own beginning.

    Skulls are only counted: giving something up for one may change what follows.
    """
    dice = effective(traveller.dice)
    start = _Start(
        traveller.party,
        gone=frozenset([traveller.party, *traveller.visited]),
        footprints=traveller.footprints,
        shown=frozenset([die.face for die in dice]),
        unused=tuple(sorted([die.face for die in dice if not die.used])),
        farthest=farthest,
    )
    return _ways(start)


class _Start(Struct, frozen=True):
    """The input of a search for ways: start, spaces closed to re-entry, and means to pay."""

    party: str
    gone: frozenset[str]
    footprints: int
    shown: frozenset[str]
    unused: tuple[str, ...]
    farthest: int


@lru_cache(maxsize=256)
def _ways(start: _Start) -> tuple[Way, ...]:
    journey = _Journey(start)
    journey.go_on(Way(()), start.party)
    return tuple(journey.found)


class _Journey:
    """A depth-first search for ways.

    `unused` dice and spaces already `gone` change on the way and are restored.
    """

    def __init__(self, start: _Start) -> None:
        self.found: list[Way] = []
        self.unused = dict.fromkeys(("", *SYMBOLS), 0)
        for face in start.unused:
            self.unused[face] += 1
        self._start, self._gone = start, set(start.gone)

    def go_on(self, way: Way, here: str) -> None:
        """Find every way that begins with this one, which leads here."""
        start, found, unused, gone = self._start, self.found, self.unused, self._gone
        for space, (need, forbid, toll, brought) in _NEAR[here].items():
            if space in gone:
                continue
            by_die = unused[need] > 0
            price = way.footprints + (0 if by_die else forbid in start.shown if forbid else toll)
            if price > start.footprints:
                continue
            further = _lengthened(way, space, price, by_die, brought)
            found.append(further)
            if len(further.steps) < start.farthest:
                unused[need] -= by_die
                gone.add(space)
                self.go_on(further, space)
                gone.remove(space)
                unused[need] += by_die


def _lengthened(way: Way, space: str, footprints: int, by_die: bool, brought: Sequence[int]) -> Way:
    skulls, light, fireflies, reroll_tokens = brought
    return Way(
        (*way.steps, space),
        footprints,
        way.dice + by_die,
        way.skulls + skulls,
        way.light + light,
        way.fireflies + fireflies,
        way.reroll_tokens + reroll_tokens,
    )


def _bring(effects: Sequence[Effect]) -> tuple[int, ...]:
    return tuple(
        sum(effect.n for effect in effects if effect.kind == kind)
        for kind in ("skull", "light", "fireflies", "reroll_tokens")
    )


def _entry(there: MapSpace, path: Effect | None) -> tuple[str, str, int, tuple[int, ...]]:
    """Return the price and the gains of a step.

    Price: the element of a die that pays for it, the element that costs a footprint if it shows, the footprints
    otherwise. Gains: skulls, light, fireflies, reroll tokens.
    """
    need, forbid = ((there.element if there.kind == kind else "") for kind in ("need", "forbid"))
    return need, forbid, 1 if need else there.entry_footprints, _bring((*there.gain, *([path] if path else [])))


_NEAR = {here: {space: _entry(SPACES[space], path) for space, path in there.items()} for here, there in PATHS.items()}
"""The steps from each space, in printed order."""


def cheapest(found: Iterable[Way]) -> dict[str, Way]:
    """Return the cheapest way to each space. [spec 13]

    Fewest footprints come first, then no skull, then fewest steps.
    """
    best: dict[str, Way] = {}
    for way in found:
        known = best.get(way.end)
        if known is None or _price(way) < _price(known):
            best[way.end] = way
    return best


def _price(way: Way) -> tuple[int, int, int]:
    return way.footprints, way.skulls, len(way.steps)


def colours(dice: Iterable[DieLike]) -> int:
    """Return the number of different elements on the dice that count. [spec 6.8]"""
    return len({die.face for die in effective(dice)}.intersection(ELEMENTS))


class Voyage(Struct, frozen=True):
    """A boat's move along one route and its price in footprints."""

    origin: str
    space: str
    footprints: int


def voyages(traveller: Traveller, solo: bool) -> list[Voyage]:
    """Return every voyage that can be paid, by origin and destination in printed order. [spec 6.8]"""
    shown = colours(traveller.dice)
    found = [
        Voyage(origin, space, price)
        for origin in ISLANDS
        if origin in traveller.boats
        for space, route in ROUTES[origin].items()
        if space not in traveller.boats  # ruling 3
        and not (solo and route.closed_in_solo)  # ruling 7
        and (price := route_price(route, shown)) is not None
    ]
    return [voyage for voyage in found if voyage.footprints <= traveller.footprints]


def route_price(route: Route, shown: int) -> int | None:
    """Return the price of a route in footprints, given the number of colours shown.

    Return None if there is no price: a colour cannot be hidden.
    """
    if shown > route.colours_max:
        return None
    return max(0, route.colours_min - shown) + route.footprint_cost


def boat_moves(boats: Sequence[str], route: str) -> list[tuple[str, str]]:
    """Return Tom's possible boat moves: from the nearest islands, by the highest or the lowest route. [spec 10.2]"""
    outward = {origin: _outward(boats, origin) for origin in ISLANDS if origin in boats}
    movable = {origin: ways for origin, ways in outward.items() if ways}
    nearest = min((ISLANDS[origin].tom_distance for origin in movable), default=0)
    return [
        (origin, space)
        for origin, ways in movable.items()
        if ISLANDS[origin].tom_distance == nearest
        for space in _along(ways, route)
    ]


def _outward(boats: Sequence[str], origin: str) -> dict[str, tuple[int, int]]:
    """Return the islands farther out that Tom can reach from here, with the figures printed on the routes."""
    away = ISLANDS[origin].tom_distance
    return {
        space: (route.colours_min, route.colours_max)
        for space, route in ROUTES[origin].items()
        if ISLANDS[space].tom_distance > away and space not in boats  # rulings 4, 7
    }


def _along(ways: dict[str, tuple[int, int]], route: str) -> list[str]:
    """Return the destinations by the route with the highest or the lowest figure.

    1/2 counts as either.
    """
    if route == "max":
        best = max(high for _, high in ways.values())
        return [space for space, (_, high) in ways.items() if high == best]
    least = min(low for low, _ in ways.values())
    return [space for space, (low, _) in ways.items() if low == least]
