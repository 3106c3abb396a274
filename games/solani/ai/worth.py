"""What a sky is worth to a computer player, what it may become counted in. [spec 11]"""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from games.core.ai import EASY, STRONG
from games.solani import scoring
from games.solani.cells import AROUND, SECTOR
from games.solani.components import (
    BOARDS,
    COLOUR_CHART,
    FEATURES,
    KINDS_CHART,
    PLANETS,
    ROUNDS,
    TARGET,
)
from games.solani.sky import Sky


class Weights(Struct, frozen=True):
    """What a level cares for; the names are those of the table in spec 11."""

    p_hi: float
    p_lo: float
    risk: float
    loose_q: float
    dark: float
    dark_exp: float
    plan: float
    white: float
    bonus: float
    type_adj: float
    noise: float
    drafting: int
    placing: int


WEIGHTS = {
    EASY: Weights(0.5, 0.5, 0.05, 1.5, 3.0, 3.0, 0.4, 0.4, 0.0, 0.0, 1.5, 1, 1),
    STRONG: Weights(0.5, 0.35, 0.03, 3.3, 5.0, 1.4, 1.5, 0.4, 0.5, 0.35, 0.0, 6, 18),
}

_PLANNED_COLOUR = (0.0, 0.4, 3.2, 7.2, 12.0)
_PLANNED_KINDS = (0.0, 0.9, 3.6, 7.3, 12.0)
_EXPECTED = 0.9
_OPEN_PLANET = 0.08
_NODES, _FREE = range(5), range(5)

Table = Mapping[tuple[int, int], tuple[tuple[float, ...], ...]]
"""For each target of a star tile what it is worth by nodes and empty branch spaces next to it."""


@cache
def _stars(weights: Weights, left: int) -> Table:
    targets = {*TARGET.values(), *((star, star) for board in BOARDS.values() for star in board.stars.values())}
    return {
        target: tuple(tuple(_star(weights, left, target, nodes, free) for free in _FREE) for nodes in _NODES)
        for target in sorted(targets)
    }


def _star(weights: Weights, left: int, target: tuple[int, int], nodes: int, free: int) -> float:
    lo, hi = target
    hope = weights.p_lo + (weights.p_hi - weights.p_lo) * min(1.0, left / 6) if left else 0.0
    if nodes > hi:
        return 0.0
    if nodes < lo:
        lacking = lo - nodes
        return _EXPECTED * lo * hope**lacking if lacking <= min(free, left) else 0.0
    worth = nodes * (1 - (weights.risk * free if left else 0.0))
    return worth + (weights.white * hope if nodes < hi and free and left else 0.0)


class Judge:
    """Values skies for one level at one time of the match."""

    def __init__(self, level: str, round_now: int) -> None:
        self.weights = WEIGHTS[level]
        self._left = left = ROUNDS - round_now
        self._table = _stars(self.weights, left)
        self._loose = 1 - _EXPECTED * left / (left + self.weights.loose_q)
        plan = min(1.0, left / 4) * self.weights.plan
        self._colour = [now + (then - now) * plan for now, then in zip(COLOUR_CHART, _PLANNED_COLOUR, strict=True)]
        self._kinds = [now + (then - now) * plan for now, then in zip(KINDS_CHART, _PLANNED_KINDS, strict=True)]

    def worth(self, sky: Sky) -> float:
        """Return what a sky is worth: what it scores, and what may become of it."""
        nodes, free, table = sky.nodes, sky.free, self._table
        total = 0.0
        for cell, star in sky.stars.items():
            total += table[star, star][nodes.get(cell, 0)][free[cell]]
        planets: dict[str, list[str]] = {}
        for cell, tile in sky.tiles.items():
            target = TARGET.get(tile)
            if target:
                total += table[target][nodes.get(cell, 0)][free[cell]]
            elif tile in PLANETS and cell not in nodes:
                planets.setdefault(SECTOR[cell], []).append(tile)
                total -= _OPEN_PLANET * free[cell] if self._left else 0.0
        total += sum(map(self._planets, planets.values()))
        total += self._dark_skies(sky) - self._loose_nodes(sky)
        if any(tile in FEATURES for tile in sky.tiles.values()):
            total += scoring.special_features(sky)
        return total + (self.weights.bonus * _bonus(sky) if self.weights.bonus else 0.0)

    def _planets(self, planets: list[str]) -> float:
        counts = Counter(planets)
        return self._kinds[len(counts)] + sum(self._colour[count] for count in counts.values())

    def _loose_nodes(self, sky: Sky) -> float:
        tiles, stars, dark = sky.tiles, sky.stars, sky.dark_skies
        lost = 0.0
        for cell, nodes in sky.nodes.items():
            if cell not in tiles and cell not in stars:
                lost += nodes * (1.0 if cell in dark else self._loose)
        return lost

    def _dark_skies(self, sky: Sky) -> float:
        """Return what the Dark Skies still to be surrounded are worth."""
        worth = 0.0
        for cell in sky.dark_skies:
            need, lacking = len(AROUND[cell]), sky.free[cell]
            if cell in sky.surrounded or lacking > self._left:
                continue
            part = (need - lacking) / need
            worth += self.weights.dark * (_EXPECTED * part**self.weights.dark_exp if lacking else 1.0)
        return worth


def _bonus(sky: Sky) -> float:
    """Return how near the sky is to the bonus tiles."""
    met = scoring.gathering(sky) + scoring.rug(sky)
    return 0.4 * scoring.campfire(sky) + 1.0 * scoring.wanderers(sky) + 5.0 * met
