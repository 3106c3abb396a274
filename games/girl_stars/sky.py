"""One player's sky: its lines, the groups they join, and the placements that fit. [spec 6.2]"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Protocol

from msgspec import Struct

from games.girl_stars.hexes import BORDERS, CORNERS, FACING, ROOM
from games.girl_stars.state import Star


@lru_cache(maxsize=4096)  # the hexes by 64 masks of lines
def led(at: str, lines: int) -> tuple[str, ...]:
    """Return the playable hexes that lines on this hex, or into it, lead to."""
    return tuple(near for near, there, _ in FACING[at] if lines & there)


class Laid(Protocol):
    """The pieces on a sky board: a player's, or those of a view."""

    @property
    def tiles(self) -> Mapping[str, Star]:
        """The star tiles by hex, in the order of placing."""

    @property
    def dust(self) -> Mapping[str, int]:
        """The stardust discs by hex, in the order of placing."""

    @property
    def used(self) -> tuple[str, ...]:
        """The corners whose token was gained."""


class Group(Struct, frozen=True, gc=False, eq=False):
    """Tiles that lines join: their hexes in reading order.

    `open` counts the open lines by vacant hex, `size` the Light-bearing tiles; `borders` are the corners next to
    them.
    """

    hexes: tuple[str, ...]
    open: dict[str, int]
    size: int
    borders: frozenset[str]

    @property
    def complete(self) -> bool:
        """Whether it is a constellation: no open line, and at least one Light-bearing tile."""
        return not self.open and self.size > 0


COMING = 64
"""Factor in a rim: mask of the sides with incoming lines * COMING + mask of the sides with vacant hexes."""

_KEPT = 512


Listed = tuple[dict[str, int], dict[str, dict[str, tuple[Any, ...]]]]
"""Rims, and the fitting placements of each tile by hex."""


def _first(group: Group) -> str:
    return group.hexes[0]


class Sky:
    """A sky for scoring and lookahead, independent of its owner.

    `rims` are the vacant hexes in reading order with their rims (`COMING`), `ends` the open lines of each tile as a
    mask, `groups` the tiles that lines join, by their hexes. A sky is immutable: one more piece makes another sky.
    `listed` are the fitting placements of a hand with the rims for which they were computed: those of this sky or,
    until it is queried, of an earlier one.
    """

    __slots__ = ("ends", "groups", "listed", "rims")

    def __init__(
        self, rims: dict[str, int], ends: dict[str, int], groups: dict[str, Group], listed: Listed = (ROOM, {})
    ) -> None:
        self.rims = rims
        self.ends = ends
        self.groups = groups
        self.listed = listed

    @staticmethod
    def of(laid: Laid) -> "Sky":
        """Return the sky of a board, derived from the one cached with the board."""
        sky: Sky = laid.__dict__.get("sky", _EMPTY)
        tiles, dust = len(sky.ends), len(ROOM) - len(sky.rims) - len(sky.ends)
        if tiles < len(laid.tiles) or dust < len(laid.dust):
            for at, star in islice(laid.tiles.items(), tiles, None):
                sky = sky.laid(at, star.lines, star.bears_light)
            for at in islice(laid.dust, dust, None):
                sky = sky.sprinkled(at)
            sky.keep(laid)
        return sky

    def keep(self, laid: Laid) -> None:
        """Cache this sky with a board that shows it.

        Pieces are only added, never removed or turned.
        """
        laid.__dict__["sky"] = self

    def coming(self, at: str) -> int:
        """Return the sides of a vacant hex with incoming lines, as a mask."""
        return self.rims[at] // COMING

    def cost(self, at: str) -> int:
        """Return the number of lines into a vacant hex: the cost of stardust there."""
        return self.coming(at).bit_count()

    @property
    def patterns(self) -> list[Group]:
        """Every group once, in the order of its first hex."""
        return sorted(set(self.groups.values()), key=_first)

    def joined(self, at: str) -> list[Group]:
        """Return the groups that point into a vacant hex, in the order of their first hexes."""
        near = led(at, self.rims[at] // COMING)
        if len(near) < 2:
            return [self.groups[one] for one in near]
        return sorted({self.groups[one] for one in near}, key=_first)

    @lru_cache(maxsize=_KEPT)  # noqa: B019 - what is tried out is tried from the same sky; few are kept
    def laid(self, at: str, lines: int, bears_light: bool) -> "Sky":
        """Return this sky with a tile on a vacant hex where it fits."""
        ends = self._met(at)
        ends[at] = lines & self.rims[at]
        groups = self._with([_merged(self.joined(at), at, ends[at], bears_light)])
        return Sky(self._around(at, lines), ends, groups, self.listed)

    @lru_cache(maxsize=_KEPT)  # noqa: B019 - as above
    def sprinkled(self, at: str) -> "Sky":
        """Return this sky with stardust on a vacant hex."""
        groups = self._with([_ended(group, at) for group in self.joined(at)])
        return Sky(self._around(at, 0), self._met(at), groups, self.listed)

    def _with(self, groups: Sequence[Group]) -> dict[str, Group]:
        """Return the groups after adding these, which replace the groups that they contain."""
        after = self.groups.copy()
        for group in groups:
            after.update(dict.fromkeys(group.hexes, group))
        return after

    def _around(self, at: str, lines: int) -> dict[str, int]:
        """Return the vacant hexes after this one is filled by a tile with these lines out of it."""
        rims = self.rims.copy()
        del rims[at]
        for near, there, back in FACING[at]:
            if near in rims:
                rims[near] += (COMING * back if lines & there else 0) - back
        return rims

    def _met(self, at: str) -> dict[str, int]:
        """Return the open lines without those into this hex."""
        ends = self.ends.copy()
        for near, _, back in FACING[at]:
            if near in ends:
                ends[near] &= ~back
        return ends


def _merged(groups: Sequence[Group], at: str, own: int, bears_light: bool) -> Group:
    """Return these groups joined by a tile on this hex; `own` are its open lines."""
    open_lines = dict.fromkeys(led(at, own), 1)
    for group in groups:
        for near, number in group.open.items():
            open_lines[near] = open_lines.get(near, 0) + number
    open_lines.pop(at, None)
    return Group(
        tuple(sorted([at, *(near for group in groups for near in group.hexes)])),
        open_lines,
        bears_light + sum([group.size for group in groups]),
        BORDERS[at].union(*[group.borders for group in groups]),
    )


def _ended(group: Group, at: str) -> Group:
    """Return a group without open lines into this hex."""
    open_lines = {near: number for near, number in group.open.items() if near != at}
    return Group(group.hexes, open_lines, group.size, group.borders)


def reached(used: Sequence[str], groups: Sequence[Group], at: str = "") -> list[str]:
    """Return the unused bonus tokens that these groups border.

    If `at` is named, a tile on it counts too.
    """
    near = BORDERS.get(at, _NOWHERE)
    for group in groups:
        near |= group.borders
    return [corner for corner in CORNERS if corner in near and corner not in used] if near else []


_NOWHERE = frozenset[str]()

_EMPTY = Sky(ROOM, {}, {})
