"""The worth of a sky to a computer player, including what it may become. [spec 11]"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from games.core.ai import EASY, STRONG
from games.core.step import Seat
from games.solani.cells import AROUND, SECTOR
from games.solani.components import (
    BOARDS,
    BONUSES,
    COLOUR_CHART,
    KINDS_CHART,
    ROUNDS,
    TARGET,
    Bonus,
)
from games.solani.scoring import RUG_TILES
from games.solani.view import View

Row = tuple[tuple[float, ...], ...]
"""The worth of a star tile by nodes and empty branch spaces next to it."""

Free = tuple[tuple[str, str], ...]
"""Unconnected Planets in the order of placing: space and colour."""


class Bonuses(NamedTuple):
    """The expected points of the bonus tiles.

    `campfire` and `wanderers` by the seat's figure, `gathering` by the number of the three conditions met, `rug` by
    tiles, with one more entry at the end for the complete rug.
    """

    campfire: tuple[float, ...]
    wanderers: tuple[float, ...]
    gathering: tuple[float, ...]
    rug: tuple[float, ...]


class Weights(Struct, frozen=True):
    """The weights of a level; the names are those of the table in spec 11."""

    p_hi: float
    p_lo: float
    risk: float
    loose_q: float
    dark: float
    dark_exp: float
    plan: float
    lone: float
    white: float
    bonus: float
    type_adj: float
    noise: float
    partners: bool
    drafting: tuple[int, int]
    placing: tuple[int, int]


WEIGHTS = {
    EASY: Weights(0.5, 0.5, 0.05, 1.5, 3.0, 3.0, 0.4, 0.4, 0.4, 0.0, 0.0, 1.5, False, (1, 1), (1, 1)),
    STRONG: Weights(0.5, 0.35, 0.03, 3.3, 5.0, 1.4, 1.9, 0.8, 0.4, 1.1, 0.35, 0.0, True, (4, 1), (18, 18)),
}

_PLANNED_COLOUR = (3.2, 7.2, 12.0)
_PLANNED_KINDS = (0.0, 0.9, 3.6, 7.3, 12.0)
_EXPECTED = 0.9
_NODES, _FREE = range(5), range(5)

_TAKEN = 2.0
"""Factor on majority bonuses, because the opponents lose what one player gets."""

_UNSURE, _BEGUN = 0.4, 0.25
"""Discount on bonus tiles half a match before the end, and share for unfinished ones."""

_SPREAD, _LATE = 0.25, 0.8
"""Swing of a lead for each round to come, and rounds added for the last one."""

_MAJORITIES, _MOST = ("bonus_campfire", "bonus_wanderers"), (36, 9)
"""The bonus tiles for a majority, and upper bounds of what a player can have for them."""

Rivals = tuple[int, int]
"""The best other figures for those bonus tiles: in the north-west and in the south-east."""

NOBODY: Rivals = (0, 0)

Table = Mapping[tuple[int, int], Row]
"""For each target of a star tile its worth by nodes and empty branch spaces next to it."""


@lru_cache(maxsize=64)  # weights of two levels by the rounds left
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


@lru_cache(maxsize=1024)  # 120 entries in about ten matches
def _bonuses(weight: float, left: int, rivals: Rivals) -> Bonuses:
    """Return the expected points of the bonus tiles; their weight grows towards the end."""
    certain = weight * (1 - _UNSURE * min(1.0, left / 6))
    points = {bonus.id: bonus.points * certain for bonus in BONUSES.values()}
    gathering, rug = points["bonus_gathering"], points["bonus_rug"]
    begun = _BEGUN if left else 0.0
    campfire, wanderers = (
        tuple(_TAKEN * points[bonus] * _ahead(own, rival, left) for own in range(most + 1))
        for bonus, rival, most in zip(_MAJORITIES, rivals, _MOST, strict=True)
    )
    return Bonuses(
        campfire,
        wanderers,
        gathering=(*(begun * gathering * met / 3 for met in range(3)), gathering),
        rug=(*(begun * rug * tiles / RUG_TILES for tiles in range(RUG_TILES + 1)), rug),
    )


def _ahead(own: int, rival: int, left: int) -> float:
    """Return the probability that a seat with the figure `own` has the majority at the end.

    A tie counts half.
    """
    if not own and not left:
        return 0.0
    lead = (own - rival) / (_SPREAD * (left + _LATE))
    return (1 + lead / sqrt(1 + lead * lead)) / 2


class Judge:
    """The rating of skies for one level at one time of the match.

    `left` are the rounds still to come, `loose` is the price of a loose node, `bonuses` are the expected points of
    bonus tiles, `clusters` and `stars` the worth of Star Clusters and Guiding Stars.
    """

    def __init__(self, level: str, round_now: int, rivals: Rivals = NOBODY) -> None:
        self.weights = WEIGHTS[level]
        self.left = left = ROUNDS - round_now
        self.bonuses = _bonuses(self.weights.bonus, left, rivals)
        self.loose = 1 - _EXPECTED * left / (left + self.weights.loose_q)
        tables = _stars(self.weights, left)
        self.clusters = {kind: tables[target] for kind, target in TARGET.items()}
        self.stars = {lo: row for (lo, hi), row in tables.items() if lo == hi}
        plan = min(1.0, left / 4) * self.weights.plan
        colour = (0.0, self.weights.lone, *_PLANNED_COLOUR)
        self._colour = [now + (then - now) * plan for now, then in zip(COLOUR_CHART, colour, strict=True)]
        self._kinds = [now + (then - now) * plan for now, then in zip(KINDS_CHART, _PLANNED_KINDS, strict=True)]
        self._planets = lru_cache(maxsize=4096)(self._sets)

    def planets(self, free: Free) -> float:
        """Return the worth of unconnected Planets by kinds and colours, sector by sector."""
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
        """Return the worth of a Dark Sky that lacks this number of Branch tiles around it."""
        need = len(AROUND[cell])
        part = (need - lacking) / need
        return self.weights.dark * (_EXPECTED * part**self.weights.dark_exp if lacking else 1.0)


@lru_cache(maxsize=256)
def judge_of(level: str, round_now: int, rivals: Rivals = NOBODY) -> Judge:
    """Return the judge of a level at this round."""
    return Judge(level, round_now, rivals)


def judge_for(level: str, view: View, seat: Seat) -> Judge:
    """Return the judge of a level for a seat and its view."""
    figures = {bonus.id: bonus.figures for bonus in view.bonuses}
    return judge_of(level, view.round, rivals_of(figures, seat) if WEIGHTS[level].bonus else NOBODY)


def rivals_of(figures: Mapping[str, Sequence[int]], seat: Seat) -> Rivals:
    """Return the best other figures for the majority bonus tiles.

    In a solo match it is the required minimum less 1.
    """
    campfire, wanderers = (_best_other(BONUSES[bonus], figures[bonus], seat) for bonus in _MAJORITIES)
    return campfire, wanderers


def _best_other(bonus: Bonus, figures: Sequence[int], seat: Seat) -> int:
    return max((own for other, own in enumerate(figures) if other != seat), default=bonus.solo_minimum - 1)
