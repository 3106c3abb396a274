"""Scores a sky once, so that the worth after each placement needs only a few sums. [spec 11]

Sums of fractions depend on their order, so they are always added in the order of placing.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from games.solani import features
from games.solani.ai.evaluation import Bonuses, Free, Judge, Row
from games.solani.cells import AROUND_BITS, CIRCLE_BIT, CIRCLES, CORNER_BITS, CORNERS, SECTOR, TOUCHED
from games.solani.components import BRANCHES, FEATURES, PLANETS, TARGET
from games.solani.scoring import RUG_TILES
from games.solani.sky import Sky, branch_bits, branches_in, circle_bits, circles_in, filled, taken

_OPEN_PLANET = 0.08

_CAMPFIRE, _WANDERERS, _PLANETS, _STARS, _FEATURES, _TILES, _LOOSE = range(7)
"""Indices of the bonus tiles' counts: north-west, south-east, north-east (three) and south-west (two)."""


@lru_cache(maxsize=2048)  # tiles by sector and nodes: 490 entries in about ten matches
def _shown(sector: str, tile: str, star: int, nodes: int) -> tuple[int, int]:
    """Return the count that a tile, or a Guiding Star without one, adds, and its index."""
    if sector == "sw":
        return _TILES, int(tile != "")
    planet = tile in PLANETS
    if sector == "se" or planet:
        kind = _WANDERERS if sector == "se" else _PLANETS
        return kind, int(planet and not nodes and sector != "nw")
    if tile in FEATURES:
        return _FEATURES, int(sector == "ne")
    lo, hi = TARGET[tile] if tile else (star, star)
    points = nodes if lo <= nodes <= hi else 0
    if sector == "ne":
        return _STARS, int(points > 0)
    return _CAMPFIRE, points if tile else 0


def _nearness(bonuses: Bonuses, counts: list[int]) -> float:
    """Return the expected points of a sky's bonus tiles."""
    met = (counts[_PLANETS] > 0) + (counts[_STARS] > 0) + (counts[_FEATURES] > 0)
    tiles = min(counts[_TILES], RUG_TILES)
    woven = tiles == RUG_TILES and not counts[_LOOSE]
    majorities = bonuses.campfire[counts[_CAMPFIRE]] + bonuses.wanderers[counts[_WANDERERS]]
    return majorities + bonuses.gathering[met] + bonuses.rug[tiles + woven]


_FREE, _BONUS, _CARDS = (1 << len(CIRCLES) + number for number in range(3))
"""Bits for what two distant tiles may both change: unconnected Planets, bonus tiles, each Special Feature."""


class Page(NamedTuple):
    """The worth of a sky after one more Branch tile, or none, ready to add a circular tile.

    `corners` are the circle spaces next to the tile, `touched` those that it points at, `ties` as bits the former
    and everything else that both it and a circular tile may change. `total` is the worth of stars and Planets
    alone, `planets` that of the unconnected ones in `free` together, `loose` the loss by space and `lost` its sum,
    `counts` the bonus tiles' counts and `near` their worth, `points` those of Special Features by space and
    `earned` their sum.
    """

    space: str
    mask: int
    corners: tuple[str, ...]
    touched: tuple[str, ...]
    ties: int
    total: float
    free: Free
    planets: float
    dark: float
    loose: Mapping[str, float]
    lost: float
    counts: list[int]
    near: float
    points: Mapping[str, int]
    earned: int
    worth: float


class Ledger:
    """A sky with the worth of everything on it; immutable."""

    def __init__(self, prices: Judge, sky: Sky) -> None:
        self.sky, self._prices = sky, prices
        self._owned: dict[str, str] = {}
        self._terms: list[float] = []
        self._place: dict[str, int] = {}
        self._rows: dict[str, Row] = {}
        free: list[tuple[str, str]] = []
        for cell, star in sky.stars.items():
            self._lay(cell, prices.stars[star])
        for cell, tile in sky.tiles.items():
            if tile in TARGET:
                self._lay(cell, prices.clusters[tile])
            elif tile in FEATURES:
                self._owned[cell] = tile
            elif cell not in sky.nodes:
                self._place[cell] = len(self._terms)
                self._terms.append(self._open(sky.free[cell]))
                free.append((cell, tile))
        self._dark = {cell: self._lying(cell, sky.free[cell]) for cell in sky.dark_skies}
        self._plain = self._counted(tuple(free))
        self._pages: dict[tuple[str, int], Page] = {}
        self._turns: dict[tuple[str, str], tuple[Page, ...]] = {}
        self._beside: dict[str, tuple[list[float], float]] = {}
        self._hits: dict[str, tuple[int, float, float, int, int]] = {}
        self._known: dict[tuple[str, str], float] = {}
        self._tied: dict[tuple[str, str], int] = {}
        self._stirred: dict[str, int] = {}

    def _lay(self, cell: str, row: Row) -> None:
        self._rows[cell], self._place[cell] = row, len(self._terms)
        self._terms.append(row[self.sky.nodes.get(cell, 0)][self.sky.free[cell]])

    def _open(self, free: int) -> float:
        return -(_OPEN_PLANET * free) if self._prices.left else 0.0

    def _lost(self, cell: str, nodes: int) -> float:
        return nodes * (1.0 if cell in self.sky.dark_skies else self._prices.loose)

    def _lying(self, cell: str, lacking: int) -> float:
        if cell in self.sky.surrounded or lacking > self._prices.left:
            return 0.0
        return self._prices.dark_sky(cell, lacking)

    def _near(self, counts: list[int]) -> float:
        return _nearness(self._prices.bonuses, counts)

    def _counted(self, free: Free) -> Page:
        sky, counts = self.sky, [0] * 7
        loose = {cell: self._lost(cell, nodes) for cell, nodes in sky.nodes.items() if not sky.holds(cell)}
        for cell in (*sky.stars, *sky.tiles):
            kind, number = self._showing(cell, sky.nodes.get(cell, 0))
            counts[kind] += number
        counts[_LOOSE] = sum(SECTOR[cell] == "sw" for cell in loose)
        points = {cell: shown.points for cell, shown in features.laid(sky.settled()).items()}
        total, dark, planets = sum(self._terms), sum(self._dark.values()), self._prices.planets(free)
        lost, near, earned = sum(loose.values()), self._near(counts), sum(points.values())
        worth = total + planets + (dark - lost) + earned + near
        return Page("", 0, (), (), 0, total, free, planets, dark, loose, lost, counts, near, points, earned, worth)

    def _showing(self, cell: str, nodes: int) -> tuple[int, int]:
        return _shown(SECTOR[cell], self.sky.tiles.get(cell, ""), self.sky.stars.get(cell, 0), nodes)

    @property
    def worth(self) -> float:
        """The worth of the present sky."""
        return self._plain.worth

    def branch(self, space: str, mask: int) -> Page:
        """Return the page of a Branch tile of this mask."""
        key = (space, mask)
        page = self._pages.get(key)
        if page is None:
            page = self._pages[key] = self._branch(space, mask)
        return page

    def turns(self, space: str, branch: str) -> tuple[Page, ...]:
        """Return the pages of this Branch tile, one for each rotation."""
        key = (space, branch)
        pages = self._turns.get(key)
        if pages is None:
            pages = self._turns[key] = tuple(self.branch(space, mask) for mask in BRANCHES[branch].masks)
        return pages

    def tile(self, cell: str, tile: str) -> float:
        """Return the worth of the sky after this circular tile."""
        key = (cell, tile)
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self.both(self._plain, cell, tile)
        return worth

    def both(self, page: Page, cell: str, tile: str) -> float:
        """Return the worth of the sky after the Branch tile of a page and this circular tile."""
        total, planets, lost, near, earned = page.total, page.planets, page.lost, page.near, page.earned
        sky, sector, covered = self.sky, SECTOR[cell], cell in page.loose
        nodes, empty = sky.nodes.get(cell, 0) + (cell in page.touched), sky.free[cell] - (cell in page.corners)
        row = self._prices.clusters.get(tile)
        if row:
            total += row[nodes][empty]
        elif not nodes and tile in PLANETS:
            total += self._open(empty)
            planets = self._prices.planets((*page.free, (cell, tile)))
        if covered:
            lost = sum({**page.loose, cell: 0.0}.values())
        kind, number = _shown(sector, tile, 0, nodes)
        if number or (covered and sector == "sw"):
            counts = page.counts.copy()
            counts[kind] += number
            counts[_LOOSE] -= covered and sector == "sw"
            near = self._near(counts)
        if tile in FEATURES or (self._owned and self._cards(features.BY_TILES, cell)):
            earned = self._earned(page, cell, tile)
        return total + planets + (page.dark - lost) + earned + near

    def _earned(self, page: Page, cell: str, tile: str) -> int:
        """Return the points of the Special Features with one more circular tile."""
        sky = self.sky.with_branch(page.space, page.mask) if page.space else self.sky
        sky = sky.with_tile(cell, tile).settled()
        earned = sum(self._changed(page.points, features.BY_TILES, cell, sky).values())
        return earned + (features.points(sky, tile, cell) if tile in FEATURES else 0)

    def _changed(
        self, points: Mapping[str, int], concerns: features.Concerns, space: str, after: Sky
    ) -> Mapping[str, int]:
        """Return the points of the Special Features once this space is filled.

        Most Special Features count other spaces and keep their points.
        """
        changed = {
            at: features.points(after, card, at) for at, card in self._owned.items() if space in concerns[card][at]
        }
        return {**points, **changed}

    def ties(self, cell: str, tile: str) -> int:
        """Return the bits of everything that a circular tile shares with Branch tiles."""
        key = (cell, tile)
        ties = self._tied.get(key)
        if ties is None:
            nodes, sector = self.sky.nodes.get(cell, 0), SECTOR[cell]
            counted = sector == "sw" or _shown(sector, tile, 0, nodes)[1] > 0
            free = tile in PLANETS and not nodes
            ties = CIRCLE_BIT[cell] | _FREE * free | _BONUS * counted | self._cards(features.BY_TILES, cell)
            self._tied[key] = ties
        return ties

    def _cards(self, concerns: features.Concerns, space: str) -> int:
        """Return the bits of the Special Features that a new tile may change.

        Names of circle spaces and branch spaces never collide.
        """
        found = self._stirred.get(space)
        if found is None:
            lying = enumerate(self._owned.items())
            found = sum(_CARDS << number for number, (at, card) in lying if space in concerns[card][at])
            self._stirred[space] = found
        return found

    def _branch(self, space: str, mask: int) -> Page:
        now = self._plain
        terms, dark, free, loose, counts = self._struck(space, mask)
        total, ties, planets, lost, near = sum(terms), CORNER_BITS[space], now.planets, now.lost, now.near
        points, earned = now.points, now.earned
        if free is not now.free:
            ties, planets = ties | _FREE, self._prices.planets(free)
        if loose is not now.loose:
            lost = sum(loose.values())
        if counts is not now.counts:
            ties, near = ties | _BONUS, self._near(counts)
        if points and (cards := self._cards(features.BY_BRANCHES, space)):
            ties |= cards
            after = self.sky.with_branch(space, mask).settled()  # a surrounded Dark Sky is flagged after the placement
            points = self._changed(points, features.BY_BRANCHES, space, after)
            earned = sum(points.values())
        worth = total + planets + (dark - lost) + earned + near
        corners, touched, sums = CORNERS[space], TOUCHED[space][mask], (total, free, planets, dark, loose, lost)
        return Page(space, mask, corners, touched, ties, *sums, counts, near, points, earned, worth)

    def _struck(self, space: str, mask: int) -> tuple[list[float], float, Free, Mapping[str, float], list[int]]:
        """Return the worth of stars, Planets and Dark Skies after a Branch tile."""
        terms, dark = self._beside.get(space) or self._spared(space)
        terms, free, loose, counts = terms.copy(), self._plain.free, self._plain.loose, self._plain.counts
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
        return terms, dark, free, loose, counts

    def _spared(self, space: str) -> tuple[list[float], float]:
        """Return the worth of stars, tiles and Dark Skies after a space is filled without nodes."""
        sky, terms, dark = self.sky, self._terms.copy(), self._dark
        for cell in CORNERS[space]:
            empty = sky.free[cell] - 1
            if cell in self._rows:
                terms[self._place[cell]] = self._rows[cell][sky.nodes.get(cell, 0)][empty]
            elif cell in self._place:
                terms[self._place[cell]] = self._open(empty)
            elif cell in dark:
                dark = {**dark, cell: self._lying(cell, empty)}
        found = self._beside[space] = (terms, sum(dark.values()))
        return found

    def _hit(self, cell: str) -> tuple[int, float, float, int, int]:
        """Return the changes by one more node: worth of the tile, its index, a bonus count.

        The loss applies to an empty space, and to a Planet that the node connects.
        """
        sky, place = self.sky, self._place.get(cell, -1)
        nodes, tile = sky.nodes.get(cell, 0), sky.tiles.get(cell, "")
        term, lost, kind, more = 0.0, 0.0, _LOOSE, 0
        if tile or cell in sky.stars:
            kind, before = self._showing(cell, nodes)
            more = self._showing(cell, nodes + 1)[1] - before
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

    @cached_property
    def _room(self) -> tuple[int, int, int, int]:
        """The legal spaces and the occupied ones, as bits: circle spaces and branch spaces."""
        return circle_bits(self.sky), taken(self.sky), branch_bits(self.sky), filled(self.sky)

    def circles_beside(self, space: str) -> tuple[str, ...]:
        """Return the legal spaces of a circular tile once a Branch tile lies here."""
        near, lying, _, _ = self._room
        return circles_in((near | CORNER_BITS[space]) & ~lying)

    def branches_beside(self, cell: str) -> tuple[str, ...]:
        """Return the legal spaces of a Branch tile once a circular tile lies here."""
        _, _, near, lying = self._room
        return branches_in((near | AROUND_BITS[cell]) & ~lying)


@lru_cache(maxsize=32)
def ledger_of(judge: Judge, sky: Sky) -> Ledger:
    """Return the ledger of a sky, shared by drafting and placement."""
    return Ledger(judge, sky)
