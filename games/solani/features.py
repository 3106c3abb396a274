"""The units of the Special Features: one function per card.

X is the space of its tile. [spec 4.8]
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from games.solani.cells import (
    ADJACENT,
    AROUND,
    AXES,
    CELLS_OF,
    CIRCLES,
    COLUMN,
    CROSS,
    DIAGONALS,
    EDGE,
    RAYS,
    RING,
    ROW,
    SECTOR,
)
from games.solani.components import FEATURES, MAX_UNITS, PLANETS
from games.solani.sky import Sky

CHAIN_STEP = 4
"""Number of other tiles in the chain for one unit of the Great Chain."""

_MANY = 3
"""Minimum number of nodes of a Branch tile that counts for the Supernova."""


def units(sky: Sky, card: str, cell: str) -> int:
    """Return the units of a card whose tile lies here, capped by its magnitude."""
    return min(_COUNT[card](sky, cell), MAX_UNITS[FEATURES[card].magnitude])


def points(sky: Sky, card: str, cell: str) -> int:
    """Return the points of a card whose tile lies here."""
    return units(sky, card, cell) * FEATURES[card].magnitude


class Shown(NamedTuple):
    """A card whose tile is placed in a sky, and its score there."""

    card: str
    units: int
    points: int


@lru_cache(maxsize=256)
def laid(sky: Sky) -> Mapping[str, Shown]:
    """Return the score of each Special Feature in a sky, by space."""
    found = {cell: (tile, units(sky, tile, cell)) for cell, tile in sky.tiles.items() if tile in FEATURES}
    return {cell: Shown(card, number, number * FEATURES[card].magnitude) for cell, (card, number) in found.items()}


def _clusters(sky: Sky, cells: Iterable[str], *kinds: str) -> int:
    return sum(sky.tiles.get(cell) in kinds if kinds else sky.is_cluster(cell) for cell in cells)


def _colours(sky: Sky, cells: Iterable[str]) -> int:
    return len({tile for cell in cells if (tile := sky.tiles.get(cell)) in PLANETS})


def pulsar(sky: Sky, x: str) -> int:
    """Nodes on X."""
    return sky.nodes.get(x, 0)


def black_hole(sky: Sky, x: str) -> int:
    """Branch tiles next to X without an arm on it."""
    return sum(space in sky.branches and not sky.branches[space] & bit for space, bit in ADJACENT[x])


def comet(sky: Sky, x: str) -> int:
    """Star Clusters in the row."""
    return _clusters(sky, ROW[x])


def meteor_shower(sky: Sky, x: str) -> int:
    """Star Clusters in the column."""
    return _clusters(sky, COLUMN[x])


def moonlight(sky: Sky, x: str) -> int:
    """Planets around X, connected or not."""
    return sum(sky.is_planet(cell) for cell in RING[x])


def dust_lane(sky: Sky, x: str) -> int:
    """Dark Skies in row and column, surrounded or not."""
    return sum(cell in sky.dark_skies for cell in CROSS[x])


def binary_star(sky: Sky, x: str) -> int:
    """Clusters that may count two stars, around X."""
    return _clusters(sky, RING[x], "s2", "w23")


def open_cluster(sky: Sky, x: str) -> int:
    """Clusters that may count three stars, around X."""
    return _clusters(sky, RING[x], "s3", "w23", "w34")


def zodiacal_light(sky: Sky, x: str) -> int:
    """Different colours of Planets in row and column together."""
    return _colours(sky, CROSS[x])


def aurora(sky: Sky, x: str) -> int:
    """Other circular tiles on the outer edge of the sector of X."""
    return sum(cell in sky.tiles and cell in EDGE and cell != x for cell in CELLS_OF[SECTOR[x]])


def spiral_arm(sky: Sky, x: str) -> int:
    """Tiles and Guiding Stars joined to X by one Branch tile."""
    return len(sky.links(x))


def star_nursery(sky: Sky, x: str) -> int:
    """Scoring star tiles in the sector of X."""
    return sum(sky.star_points(cell) > 0 for cell in CELLS_OF[SECTOR[x]])


def supernova_2(sky: Sky, x: str) -> int:
    """Branch tiles of three or four nodes next to X."""
    return sum(sky.branches.get(space, 0).bit_count() >= _MANY for space, _ in ADJACENT[x])


def supernova(sky: Sky, x: str) -> int:
    """Branch tiles of three or four nodes with an arm on X."""
    masks = [sky.branches.get(space, 0) for space, bit in ADJACENT[x] if sky.branches.get(space, 0) & bit]
    return sum(mask.bit_count() >= _MANY for mask in masks)


def pole_star(sky: Sky, x: str) -> int:
    """Scoring Guiding Stars in row, column and diagonals."""
    return sum(cell in sky.stars and sky.star_points(cell) > 0 for cell in RAYS[x])


def galaxy(sky: Sky, x: str) -> int:
    """Clusters that may count four stars, around X."""
    return _clusters(sky, RING[x], "s4", "w34")


def eclipse(sky: Sky, x: str) -> int:
    """Unconnected Planets around X, if no node touches X."""
    return 0 if x in sky.nodes else sum(sky.is_unconnected_planet(cell) for cell in RING[x])


def conjunction(sky: Sky, x: str) -> int:
    """Axes with a tile or Guiding Star next to X on both sides."""
    return sum(sky.holds(one) and sky.holds(other) for one, other in AXES[x])


def milky_way(sky: Sky, x: str) -> int:
    """Scoring Star Clusters on the diagonals."""
    return sum(sky.is_cluster(cell) and sky.star_points(cell) > 0 for cell in DIAGONALS[x])


def constellation(sky: Sky, x: str) -> int:
    """Scoring star tiles joined to X by one Branch tile."""
    return sum(sky.star_points(cell) > 0 for cell in sky.links(x))


def planetary_nebula_2(sky: Sky, x: str) -> int:
    """Colours of unconnected Planets in the sector of X beyond the first."""
    free = {sky.tiles[cell] for cell in CELLS_OF[SECTOR[x]] if sky.is_unconnected_planet(cell)}
    return max(0, len(free) - 1)


def planetary_nebula(sky: Sky, x: str) -> int:
    """Colours of Planets in the sector of X beyond the first, connected or not."""
    return max(0, _colours(sky, CELLS_OF[SECTOR[x]]) - 1)


def void(sky: Sky, x: str) -> int:
    """Surrounded Dark Skies in row, column and diagonals."""
    return sum(cell in sky.surrounded for cell in RAYS[x])


def twin_quasar_2(sky: Sky, x: str) -> int:
    """Other Special Features in row, column and diagonals."""
    return sum(sky.is_feature(cell) for cell in RAYS[x])


def twin_quasar(sky: Sky, x: str) -> int:
    """Other Special Features in row and column."""
    return sum(sky.is_feature(cell) for cell in CROSS[x])


def spectrum(sky: Sky, x: str) -> int:
    """Different values scored by the star tiles around X."""
    return len({points for cell in RING[x] if (points := sky.star_points(cell))})


def great_chain(sky: Sky, x: str) -> int:
    """Every full four other tiles in the chain of X."""
    return (len(sky.chain(x)) - 1) // CHAIN_STEP


_COUNT: dict[str, Callable[[Sky, str], int]] = {
    count.__name__: count
    for count in (
        pulsar,
        black_hole,
        comet,
        meteor_shower,
        moonlight,
        dust_lane,
        binary_star,
        open_cluster,
        zodiacal_light,
        aurora,
        spiral_arm,
        star_nursery,
        supernova_2,
        pole_star,
        galaxy,
        eclipse,
        conjunction,
        milky_way,
        constellation,
        planetary_nebula_2,
        void,
        twin_quasar_2,
        spectrum,
        great_chain,
        supernova,
        planetary_nebula,
        twin_quasar,
    )
}

Concerns = Mapping[str, Mapping[str, frozenset[str]]]
"""For each card and each space of its tile, the spaces on which a new tile may change its units."""

_SAME_SECTOR = {cell: CELLS_OF[SECTOR[cell]] for cell in CIRCLES}
_EVERYWHERE = dict.fromkeys(CIRCLES, CIRCLES)
_NOWHERE: Mapping[str, tuple[str, ...]] = dict.fromkeys(CIRCLES, ())
_HERE = {cell: (cell,) for cell in CIRCLES}
_NEAR = {cell: (cell, *RING[cell]) for cell in CIRCLES}

_TILES: dict[str, Mapping[str, tuple[str, ...]]] = {
    "comet": ROW,
    "meteor_shower": COLUMN,
    "moonlight": RING,
    "binary_star": RING,
    "open_cluster": RING,
    "galaxy": RING,
    "spiral_arm": RING,
    "eclipse": RING,
    "conjunction": RING,
    "constellation": RING,
    "spectrum": RING,
    "zodiacal_light": CROSS,
    "twin_quasar_2": RAYS,
    "twin_quasar": CROSS,
    "milky_way": DIAGONALS,
    "aurora": _SAME_SECTOR,
    "star_nursery": _SAME_SECTOR,
    "planetary_nebula_2": _SAME_SECTOR,
    "planetary_nebula": _SAME_SECTOR,
    "great_chain": _EVERYWHERE,
}
_BRANCHES: dict[str, Mapping[str, tuple[str, ...]]] = {
    "pulsar": _HERE,
    "black_hole": _HERE,
    "supernova_2": _HERE,
    "supernova": _HERE,
    "planetary_nebula_2": _SAME_SECTOR,
    "spiral_arm": _HERE,
    "constellation": _NEAR,
    "eclipse": _NEAR,
    "spectrum": _NEAR,
    "star_nursery": _SAME_SECTOR,
    "pole_star": RAYS,
    "void": RAYS,
    "milky_way": DIAGONALS,
    "great_chain": _EVERYWHERE,
}

BY_TILES: Concerns = {
    card: {cell: frozenset(_TILES.get(card, _NOWHERE)[cell]) for cell in CIRCLES} for card in FEATURES
}
BY_BRANCHES: Concerns = {
    card: {
        cell: frozenset(space for near in _BRANCHES.get(card, _NOWHERE)[cell] for space in AROUND[near])
        for cell in CIRCLES
    }
    for card in FEATURES
}
