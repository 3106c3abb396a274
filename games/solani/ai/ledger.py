"""A sky counted once, so that what each placement would make of it takes little more than a few sums. [spec 11]

Sums of fractions differ in another order: they are always added up as things lie, in the order of placing.
"""

from collections.abc import Callable, Iterable
from typing import Protocol

from games.solani import features
from games.solani.cells import CORNERS, SECTOR, TOUCHED
from games.solani.components import FEATURES, PLANETS, TARGET
from games.solani.scoring import RUG_TILES
from games.solani.sky import Sky

_OPEN_PLANET = 0.08
_NOT_A_STAR = (1, 0)

Row = tuple[tuple[float, ...], ...]
"""What a star tile is worth by nodes and empty branch spaces beside it."""

Free = tuple[tuple[str, str], ...]
"""Unconnected Planets in the order of placing: space and colour."""


class Prices(Protocol):
    """What a judge cares for; `left` are the rounds still to come, `loose` and `bonus` weights."""

    left: int
    loose: float
    bonus: float

    def planets(self, free: Free) -> float:
        """Return what unconnected Planets are worth."""

    def row(self, target: tuple[int, int]) -> Row:
        """Return what a star tile of this target is worth."""

    def dark_sky(self, cell: str, lacking: int) -> float:
        """Return what a Dark Sky is worth that lacks so many Branch tiles around it."""


_CAMPFIRE, _WANDERERS, _PLANETS, _STARS, _FEATURES, _TILES, _LOOSE = range(7)
"""What bonus tiles count: in the north-west, the south-east, the north-east (three) and the south-west (two)."""


def _nearness(counts: list[int]) -> float:
    """Return how near a sky is to the bonus tiles."""
    gathered = counts[_PLANETS] > 0 and counts[_STARS] > 0 and counts[_FEATURES] > 0
    woven = counts[_TILES] >= RUG_TILES and not counts[_LOOSE]
    return 0.4 * counts[_CAMPFIRE] + 1.0 * counts[_WANDERERS] + 5.0 * (gathered + woven)


class Ledger:
    """A sky with what everything on it is worth; nothing of it is changed once it is written."""

    def __init__(self, prices: Prices, sky: Sky) -> None:
        self.sky, self._prices = sky, prices
        self._terms: list[float] = []
        self._place: dict[str, int] = {}
        self._rows: dict[str, Row] = {}
        self._targets: dict[str, tuple[int, int]] = {}
        self._owned: dict[str, str] = {}
        free: list[tuple[str, str]] = []
        for cell, star in sky.stars.items():
            self._lay(cell, (star, star))
        for cell, tile in sky.tiles.items():
            if tile in TARGET:
                self._lay(cell, TARGET[tile])
            elif tile in FEATURES:
                self._owned[cell] = tile
            elif cell not in sky.nodes:
                self._place[cell] = len(self._terms)
                self._terms.append(self._open(sky.free[cell]))
                free.append((cell, tile))
        self._free = tuple(free)
        self._loose = {cell: self._lost(cell, nodes) for cell, nodes in sky.nodes.items() if not sky.holds(cell)}
        self._dark = {cell: self._lying(cell, sky.free[cell]) for cell in sky.dark_skies}
        self._total = sum(self._terms)
        self._points = {cell: features.points(sky, card, cell) for cell, card in self._owned.items()}
        self._counts = self._counted()
        self._near = prices.bonus * _nearness(self._counts)
        self._afterwards: dict[tuple[str, int | str], Ledger] = {}
        self._beside: dict[str, tuple[list[float], list[float]]] = {}
        self._hits: dict[str, tuple[int, float, float, int, int]] = {}
        self._known: dict[tuple[str, int | str], float] = {}

    def _lay(self, cell: str, target: tuple[int, int]) -> None:
        row = self._rows[cell] = self._prices.row(target)
        self._targets[cell], self._place[cell] = target, len(self._terms)
        self._terms.append(row[self.sky.nodes.get(cell, 0)][self.sky.free[cell]])

    def _open(self, free: int) -> float:
        return -(_OPEN_PLANET * free) if self._prices.left else 0.0

    def _lost(self, cell: str, nodes: int) -> float:
        return nodes * (1.0 if cell in self.sky.dark_skies else self._prices.loose)

    def _lying(self, cell: str, lacking: int) -> float:
        if cell in self.sky.surrounded or lacking > self._prices.left:
            return 0.0
        return self._prices.dark_sky(cell, lacking)

    def _counted(self) -> list[int]:
        sky, counts = self.sky, [0] * 7
        for cell, tile in ((cell, sky.tiles.get(cell, "")) for cell in (*sky.stars, *sky.tiles)):
            kind, number = self._shown(cell, tile, sky.nodes.get(cell, 0))
            counts[kind] += number
        counts[_LOOSE] = sum(SECTOR[cell] == "sw" for cell in self._loose)
        return counts

    def _shown(self, cell: str, tile: str, nodes: int) -> tuple[int, int]:
        """Return what a tile, or a Guiding Star under none, has to show for which number."""
        sector = SECTOR[cell]
        if sector == "sw":
            return _TILES, int(tile != "")
        planet = tile in PLANETS
        if sector == "se" or planet:
            kind = _WANDERERS if sector == "se" else _PLANETS
            return kind, int(planet and not nodes and sector != "nw")
        if tile in FEATURES:
            return _FEATURES, int(sector == "ne")
        lo, hi = TARGET[tile] if tile else self._targets.get(cell, _NOT_A_STAR)
        points = nodes if lo <= nodes <= hi else 0
        if sector == "ne":
            return _STARS, int(points > 0)
        return _CAMPFIRE, points if tile else 0

    @property
    def worth(self) -> float:
        """What the sky is worth as it lies."""
        points = sum(self._points.values())
        return self._sum(self._total, self._free, self._dark.values(), self._loose.values(), self._counts, points)

    def _sum(  # noqa: PLR0917 - the headings of a ledger
        self, total: float, free: Free, dark: Iterable[float], loose: Iterable[float], counts: list[int], points: int
    ) -> float:
        total += self._prices.planets(free)
        total += sum(dark) - sum(loose)
        total += points
        if counts is self._counts:
            return total + self._near
        return total + self._prices.bonus * _nearness(counts)

    def with_branch(self, space: str, mask: int) -> "Ledger":
        """Return the ledger of the sky with a Branch tile of this mask."""
        key = (space, mask)
        if key not in self._afterwards:
            self._afterwards[key] = Ledger(self._prices, self.sky.with_branch(space, mask))
        return self._afterwards[key]

    def with_tile(self, cell: str, tile: str) -> "Ledger":
        """Return the ledger of the sky with this circular tile."""
        key = (cell, tile)
        if key not in self._afterwards:
            self._afterwards[key] = Ledger(self._prices, self.sky.with_tile(cell, tile))
        return self._afterwards[key]

    def branch(self, space: str, mask: int) -> float:
        """Return what the sky would be worth with a Branch tile of this mask."""
        key = (space, mask)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._branch(space, mask)
        return worth

    def tile(self, cell: str, tile: str) -> float:
        """Return what the sky would be worth with this circular tile."""
        key = (cell, tile)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._tile(cell, tile)
        return worth

    def _branch(self, space: str, mask: int) -> float:
        spared, dark = self._beside.get(space) or self._spared(space)
        terms, free, loose, counts = spared.copy(), self._free, self._loose, self._counts
        for cell in TOUCHED[space][mask]:
            place, term, lost, kind, more = self._hits.get(cell) or self._hit(cell)
            if place >= 0:
                terms[place] = term
                if lost:
                    free = tuple(planet for planet in free if planet[0] != cell)
            elif lost:
                loose = {**loose, cell: lost}
            if more:
                counts = counts.copy()
                counts[kind] += more
        points = self._scored(space, features.BY_NODES, lambda: self.sky.with_branch(space, mask)) if self._owned else 0
        return self._sum(sum(terms), free, dark, loose.values(), counts, points)

    def _spared(self, space: str) -> tuple[list[float], list[float]]:
        """Return what stars, tiles and Dark Skies are worth once a branch space is filled without a node on them."""
        sky, terms, dark = self.sky, self._terms.copy(), self._dark.copy()
        for cell in CORNERS[space]:
            empty = sky.free[cell] - 1
            if cell in self._rows:
                terms[self._place[cell]] = self._rows[cell][sky.nodes.get(cell, 0)][empty]
            elif cell in self._place:
                terms[self._place[cell]] = self._open(empty)
            elif cell in dark:
                dark[cell] = self._lying(cell, empty)
        found = self._beside[space] = (terms, list(dark.values()))
        return found

    def _hit(self, cell: str) -> tuple[int, float, float, int, int]:
        """Return what one more node changes: the worth of what lies here (and where it stands), and a bonus number.

        What is lost is told of an empty space, and of a Planet that is connected by it.
        """
        sky, place = self.sky, self._place.get(cell, -1)
        nodes, tile = sky.nodes.get(cell, 0), sky.tiles.get(cell, "")
        term, lost, kind, more = 0.0, 0.0, _LOOSE, 0
        if tile or cell in self._targets:
            kind, before = self._shown(cell, tile, nodes)
            more = self._shown(cell, tile, nodes + 1)[1] - before
        elif not nodes:
            more = int(SECTOR[cell] == "sw")
        if cell in self._rows:
            term = self._rows[cell][nodes + 1][sky.free[cell] - 1]
        elif place >= 0:
            lost = 1.0
        elif not tile:
            lost = self._lost(cell, nodes + 1)
        found = self._hits[cell] = (place, term, lost, kind, more)
        return found

    def _tile(self, cell: str, tile: str) -> float:
        sky, total, free, loose = self.sky, self._total, self._free, self._loose
        nodes, counts = sky.nodes.get(cell, 0), self._counts.copy()
        if tile in TARGET:
            total += self._prices.row(TARGET[tile])[nodes][sky.free[cell]]
        elif tile in PLANETS and not nodes:
            total += self._open(sky.free[cell])
            free = (*free, (cell, tile))
        kind, number = self._shown(cell, tile, nodes)
        counts[kind] += number
        if cell in loose:
            loose = {**loose, cell: 0.0}
            counts[_LOOSE] -= SECTOR[cell] == "sw"
        points = self._scored(cell, features.BY_TILES, lambda: sky.with_tile(cell, tile))
        if tile in FEATURES:
            points += features.points(sky.with_tile(cell, tile), tile, cell)
        return self._sum(total, free, self._dark.values(), loose.values(), counts, points)

    def _scored(self, changed: str, concerns: features.Concerns, after: Callable[[], Sky]) -> int:
        """Return the points of the Special Features once this space is filled; most count what lies elsewhere."""
        points, sky = 0, None
        for cell, card in self._owned.items():
            if changed in concerns[card][cell]:
                sky = sky or after()
                points += features.points(sky, card, cell)
            else:
                points += self._points[cell]
        return points
