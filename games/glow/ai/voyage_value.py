"""What boats may still come to in the Archipelago of Darkness, day after day. [spec 11]"""

from functools import lru_cache

from games.glow import travel
from games.glow.ai.effect_value import value
from games.glow.components import ELEMENTS, ISLANDS, ROUTES

Boats = tuple[str, ...]
"""The islands of a player's boats, sorted: all that there are would be some five hundred."""

_SHOWN = (0.0, 0.03, 0.20, 0.41, 0.30, 0.06)
"""How likely it is that so many colours show on an ordinary day."""

_FOOTPRINT, _SKULL = 1.05, 2.0
DEAREST = 2
"""More footprints than this are not paid for a voyage on a day to come."""

ARRIVALS = {name: value(island.on_arrival) for name, island in ISLANDS.items()}
"""What is gained by arriving at an island, a skull aside."""

SKULLS = {name for name, island in ISLANDS.items() if any(effect.kind == "skull" for effect in island.on_arrival)}


@lru_cache(maxsize=16_384)  # some 500 places of boats by days
def hope(boats: Boats, days: int, *, solo: bool) -> float:
    """Return what boats at these islands are worth with so many days to come."""
    if not days:
        return float(sum([ISLANDS[boat].light for boat in boats]))
    likely = zip(_SHOWN, gains(boats, days - 1, solo=solo, footprints=DEAREST), strict=True)
    return hope(boats, days - 1, solo=solo) + sum([odds * gain for odds, gain in likely])


def gain(boats: Boats, origin: str, space: str, days: int, *, solo: bool) -> float:
    """Return what a voyage gains with so many days to come after it; footprints and skulls aside."""
    others = list(boats)
    others[others.index(origin)] = space
    return hope(tuple(sorted(others)), days, solo=solo) - hope(boats, days, solo=solo) + ARRIVALS[space]


@lru_cache(maxsize=16_384)  # some 500 places of boats by days and footprints
def gains(boats: Boats, days: int, *, solo: bool, footprints: int) -> tuple[float, ...]:
    """Return what the best voyage gains by how many colours show, with so many days to come and footprints to pay."""
    best = [0.0] * (len(ELEMENTS) + 1)
    for origin in dict.fromkeys(boats):
        for space, route in ROUTES[origin].items():
            if space in boats or (solo and route.closed_in_solo):
                continue
            gained = gain(boats, origin, space, days, solo=solo) - _SKULL * (space in SKULLS)
            for shown, least in enumerate(best):
                price = travel.route_price(route, shown)
                if price is not None and price <= footprints:
                    best[shown] = max(least, gained - _FOOTPRINT * price)
    return tuple(best)
