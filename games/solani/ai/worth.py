"""What a sky is worth to a computer player, what it may become counted in. [spec 11]"""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache

from msgspec import Struct

from games.core.ai import EASY, STRONG
from games.solani.ai.ledger import Free, Ledger, Row
from games.solani.cells import AROUND, SECTOR
from games.solani.components import (
    BOARDS,
    COLOUR_CHART,
    KINDS_CHART,
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
_NODES, _FREE = range(5), range(5)

Table = Mapping[tuple[int, int], Row]
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
        self.bonus = self.weights.bonus
        self.left = left = ROUNDS - round_now
        self.loose = 1 - _EXPECTED * left / (left + self.weights.loose_q)
        table = _stars(self.weights, left)
        self.clusters = {kind: table[target] for kind, target in TARGET.items()}
        self.stars = {lo: row for (lo, hi), row in table.items() if lo == hi}
        plan = min(1.0, left / 4) * self.weights.plan
        self._colour = [now + (then - now) * plan for now, then in zip(COLOUR_CHART, _PLANNED_COLOUR, strict=True)]
        self._kinds = [now + (then - now) * plan for now, then in zip(KINDS_CHART, _PLANNED_KINDS, strict=True)]
        self._planets = lru_cache(maxsize=4096)(self._sets)

    def worth(self, sky: Sky) -> float:
        """Return what a sky is worth: what it scores, and what may become of it."""
        return ledger_of(self, sky).worth

    def planets(self, free: Free) -> float:
        """Return what unconnected Planets are worth: for their kinds and for each colour, sector by sector."""
        return self._planets(free)

    def _sets(self, free: Free) -> float:
        found: dict[str, list[str]] = {}
        for cell, planet in free:
            found.setdefault(SECTOR[cell], []).append(planet)
        return sum(map(self._together, found.values()))

    def _together(self, planets: list[str]) -> float:
        counts = Counter(planets)
        return self._kinds[len(counts)] + sum(self._colour[count] for count in counts.values())

    def dark_sky(self, cell: str, lacking: int) -> float:
        """Return what a Dark Sky is worth that lacks so many Branch tiles around it."""
        need = len(AROUND[cell])
        part = (need - lacking) / need
        return self.weights.dark * (_EXPECTED * part**self.weights.dark_exp if lacking else 1.0)


@cache
def judge_of(level: str, round_now: int) -> Judge:
    """Return the judge of a level at this time of the match."""
    return Judge(level, round_now)


@lru_cache(maxsize=32)
def ledger_of(judge: Judge, sky: Sky) -> Ledger:
    """Return a sky with what everything on it is worth; its tiles are drafted and placed by the same sums."""
    return Ledger(judge, sky)
