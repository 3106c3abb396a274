"""One player's sky: the pieces on the board, with the nodes counted."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from itertools import chain
from operator import or_
from typing import NamedTuple, Protocol

from games.solani.cells import (
    ADJACENT,
    AROUND,
    AROUND_BITS,
    CIRCLE_BIT,
    CIRCLES,
    CORNER_BITS,
    CORNERS,
    SPACE_BIT,
    TOUCHED,
    TOUCHED_BITS,
)
from games.solani.components import FEATURES, PLANETS, TARGET


class Laid(Protocol):
    """The pieces on a board: a player's, those of a view, or a sky."""

    @property
    def stars(self) -> Mapping[str, int]:
        """The printed Guiding Stars by circle space."""

    @property
    def tiles(self) -> Mapping[str, str]:
        """The circular tiles by circle space."""

    @property
    def branches(self) -> Mapping[str, int]:
        """The masks of the Branch tiles by branch space."""

    @property
    def dark_skies(self) -> tuple[str, ...]:
        """The circle spaces with a Dark Sky."""

    @property
    def surrounded(self) -> tuple[str, ...]:
        """The Dark Skies that have been surrounded."""


def circle_bits(laid: Laid) -> int:
    """Return the legal spaces for a circular tile. [p.6, spec 6.3]

    They are empty, and next to a Branch tile, whether joined to it or not.
    """
    return _joined(CORNER_BITS, laid.branches) & ~taken(laid)


def _joined(sets: Mapping[str, int], spaces: Iterable[str]) -> int:
    return reduce(or_, map(sets.__getitem__, spaces), 0)


def taken(laid: Laid) -> int:
    """Return the occupied circle spaces."""
    return _joined(CIRCLE_BIT, chain(laid.tiles, laid.stars, laid.dark_skies))


def branch_bits(laid: Laid) -> int:
    """Return the legal spaces for a Branch tile. [p.6, spec 6.3]

    They are empty, and next to a circular tile or a Guiding Star.
    """
    return _joined(AROUND_BITS, chain(laid.tiles, laid.stars)) & ~filled(laid)


def filled(laid: Laid) -> int:
    """Return the branch spaces with a Branch tile."""
    return _joined(SPACE_BIT, laid.branches)


def roomy(laid: Laid, spaces: int) -> int:
    """Return the branch spaces among these next to an empty circle space, else all of them."""
    empty = ~taken(laid)
    return sum(SPACE_BIT[space] for space in branches_in(spaces) if CORNER_BITS[space] & empty) or spaces


@lru_cache(maxsize=1024)
def circles_in(bits: int) -> tuple[str, ...]:
    """Return the circle spaces of a set in reading order."""
    return tuple(cell for cell, bit in CIRCLE_BIT.items() if bits & bit)


@lru_cache(maxsize=1024)
def branches_in(bits: int) -> tuple[str, ...]:
    """Return the branch spaces of a set in reading order."""
    return tuple(space for space, bit in SPACE_BIT.items() if bits & bit)


def circle_spaces(laid: Laid) -> list[str]:
    """Return the legal spaces for a circular tile, in reading order."""
    return list(circles_in(circle_bits(laid)))


def branch_spaces(laid: Laid) -> list[str]:
    """Return the legal spaces for a Branch tile, in reading order."""
    return list(branches_in(branch_bits(laid)))


def roomy_branch_spaces(laid: Laid) -> list[str]:
    """Return the branch spaces that leave a space for the held circular tile, else all. [spec 6.4]"""
    spaces = branch_bits(laid)
    return list(branches_in(spaces if circle_bits(laid) else roomy(laid, spaces)))


def newly_surrounded(laid: Laid) -> tuple[str, ...]:
    """Return the Dark Skies with Branch tiles on all sides that are not flagged yet. [p.6, spec 6.3]"""
    return tuple(
        [
            cell
            for cell in laid.dark_skies
            if cell not in laid.surrounded and all(space in laid.branches for space in AROUND[cell])
        ]
    )


class Sky:
    """An immutable sky for scoring and lookahead; `with_...` return another one.

    `nodes` counts the arms at each touched circle space, `free` the empty branch spaces next to each one.
    """

    __slots__ = ("branches", "dark_skies", "free", "nodes", "stars", "surrounded", "tiles")

    def __init__(
        self,
        laid: Laid,
        tiles: Mapping[str, str],
        branches: Mapping[str, int],
        nodes: dict[str, int],
        free: dict[str, int],
    ) -> None:
        self.stars = laid.stars
        self.dark_skies = laid.dark_skies
        self.surrounded = laid.surrounded
        self.tiles = tiles
        self.branches = branches
        self.nodes = nodes
        self.free = free

    @classmethod
    def of(cls, laid: Laid) -> "Sky":
        """Return the sky of a board; the same object while the board does not change."""
        return _sky_of(
            tuple(laid.stars.items()),
            tuple(laid.tiles.items()),
            tuple(laid.branches.items()),
            laid.dark_skies,
            laid.surrounded,
        )

    def with_tile(self, cell: str, tile: str) -> "Sky":
        """Return the sky with this circular tile."""
        return Sky(self, {**self.tiles, cell: tile}, self.branches, self.nodes, self.free)

    def with_branch(self, space: str, mask: int) -> "Sky":
        """Return the sky with a Branch tile of this mask.

        Newly surrounded Dark Skies are not flagged yet.
        """
        nodes, free = self.nodes.copy(), self.free.copy()
        for cell in TOUCHED[space][mask]:
            nodes[cell] = nodes.get(cell, 0) + 1
        for cell in CORNERS[space]:
            free[cell] -= 1
        return Sky(self, self.tiles, {**self.branches, space: mask}, nodes, free)

    def settled(self) -> "Sky":
        """Return the sky with every surrounded Dark Sky flagged."""
        found = newly_surrounded(self)
        if not found:
            return self
        sky = Sky(self, self.tiles, self.branches, self.nodes, self.free)
        sky.surrounded += found
        return sky

    def holds(self, cell: str) -> bool:
        """Return whether a tile or a Guiding Star lies here; Dark Skies do not count."""
        return cell in self.tiles or cell in self.stars

    def is_cluster(self, cell: str) -> bool:
        """Return whether a Star Cluster lies here."""
        return self.tiles.get(cell) in TARGET

    def is_planet(self, cell: str) -> bool:
        """Return whether a Planet lies here."""
        return self.tiles.get(cell) in PLANETS

    def is_feature(self, cell: str) -> bool:
        """Return whether a Special Feature lies here."""
        return self.tiles.get(cell) in FEATURES

    def is_unconnected_planet(self, cell: str) -> bool:
        """Return whether an unconnected Planet lies here."""
        return self.is_planet(cell) and cell not in self.nodes

    def target(self, cell: str) -> tuple[int, int] | None:
        """Return the numbers of nodes with which the star tile here scores, from and to.

        Return None if there is none.
        """
        if cell in self.stars:
            return self.stars[cell], self.stars[cell]
        return TARGET.get(self.tiles.get(cell, ""))

    def star_points(self, cell: str) -> int:
        """Return the score of the star tile here; 0 if there is none. [p.7, spec 4.1]"""
        nodes = self.nodes.get(cell, 0)
        target = self.target(cell) if nodes else None
        return nodes if target and target[0] <= nodes <= target[1] else 0

    def is_loose(self, cell: str) -> bool:
        """Return whether nodes on this circle space are loose. [p.7]"""
        return cell in self.nodes and not self.holds(cell)

    def links(self, cell: str) -> set[str]:
        """Return the other spaces with a tile or star that one Branch tile joins to this. [spec 4.1]"""
        found = {
            other
            for space, bit in ADJACENT[cell]
            if (mask := self.branches.get(space, 0)) & bit
            for other in TOUCHED[space][mask]
            if self.holds(other)
        }
        return found - {cell}

    def chain(self, cell: str) -> set[str]:
        """Return every space that links reach from a tile here, this one included. [spec 4.1]"""
        held = _joined(CIRCLE_BIT, chain(self.tiles, self.stars))
        groups = [TOUCHED_BITS[space][mask] & held for space, mask in self.branches.items()]
        found, before = CIRCLE_BIT[cell], 0
        while found != before:
            before = found
            for group in groups:
                if group & found:
                    found |= group
        return set(circles_in(found))


_ALL_FREE = {cell: len(AROUND[cell]) for cell in CIRCLES}


class _Lying(NamedTuple):
    """A copy of the pieces on a board."""

    stars: Mapping[str, int]
    tiles: Mapping[str, str]
    branches: Mapping[str, int]
    dark_skies: tuple[str, ...]
    surrounded: tuple[str, ...]


@lru_cache(maxsize=256)
def _sky_of(
    stars: tuple[tuple[str, int], ...],
    tiles: tuple[tuple[str, str], ...],
    branches: tuple[tuple[str, int], ...],
    dark_skies: tuple[str, ...],
    surrounded: tuple[str, ...],
) -> Sky:
    laid = _Lying(dict(stars), dict(tiles), dict(branches), dark_skies, surrounded)
    nodes: dict[str, int] = {}
    for space, mask in branches:
        for cell in TOUCHED[space][mask]:
            nodes[cell] = nodes.get(cell, 0) + 1
    free = _ALL_FREE.copy()
    for space, _ in branches:
        for cell in CORNERS[space]:
            free[cell] -= 1
    return Sky(laid, laid.tiles, laid.branches, nodes, free)
