"""The expected points of boats in the Archipelago of Darkness, day by day. [spec 11]"""

from functools import lru_cache

from games.glow import travel
from games.glow.ai.effect_value import value
from games.glow.components import ELEMENTS, ISLANDS, ROUTES

Boats = tuple[str, ...]
"""The islands of a player's boats, sorted; about 500 combinations exist."""

_SHOWN = (0.0, 0.03, 0.20, 0.41, 0.30, 0.06)
"""Probability of each number of colours on an ordinary day."""

_FOOTPRINT, _SKULL = 1.05, 2.0
DEAREST = 2
"""Maximum number of footprints paid for a voyage on a future day."""

ARRIVALS = {name: value(island.on_arrival) for name, island in ISLANDS.items()}
"""The gain by arriving at an island, skulls excluded."""

SKULLS = {name for name, island in ISLANDS.items() if any(effect.kind == "skull" for effect in island.on_arrival)}


@lru_cache(maxsize=16_384)  # about 500 combinations of boats by days
def hope(boats: Boats, days: int, *, solo: bool) -> float:
    """Return the expected worth of boats at these islands with this number of days to come."""
    if not days:
        return float(sum([ISLANDS[boat].light for boat in boats]))
    likely = zip(_SHOWN, gains(boats, days - 1, solo=solo, footprints=DEAREST), strict=True)
    return hope(boats, days - 1, solo=solo) + sum([odds * gain for odds, gain in likely])


def gain(boats: Boats, origin: str, space: str, days: int, *, solo: bool) -> float:
    """Return the gain of a voyage with `days` to come after it.

    Footprints and skulls are excluded.
    """
    others = list(boats)
    others[others.index(origin)] = space
    return hope(tuple(sorted(others)), days, solo=solo) - hope(boats, days, solo=solo) + ARRIVALS[space]


@lru_cache(maxsize=16_384)  # about 500 combinations of boats by days and footprints
def gains(boats: Boats, days: int, *, solo: bool, footprints: int) -> tuple[float, ...]:
    """Return the gain of the best voyage for each number of colours."""
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
