"""One player's sky: its lines, the groups they join, what still fits where. [spec 6.2]"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Protocol

from msgspec import Struct

from games.girl_stars.hexes import BORDERS, CORNERS, FACING, ROOM
from games.girl_stars.state import Star


@cache
def led(at: str, lines: int) -> tuple[str, ...]:
    """Return the playable hexes that lines on this hex, or into it, lead to."""
    return tuple(near for near, there, _ in FACING[at] if lines & there)


class Laid(Protocol):
    """Anything that tells what lies on a sky board: a player's pieces, or a view of them."""

    @property
    def tiles(self) -> Mapping[str, Star]:
        """The star tiles by hex, in the order of placing."""

    @property
    def dust(self) -> Mapping[str, int]:
        """The stardust discs by hex, in the order of placing."""

    @property
    def used(self) -> Sequence[str]:
        """The corners whose token was gained."""


class Group(Struct, frozen=True, gc=False, eq=False):
    """Tiles that lines join: their hexes in reading order, vacant hexes they point into, Light-bearing tiles.

    `open` counts the open lines by vacant hex, `size` the Light-bearing tiles; `borders` are the corners they lie at.
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
"""A rim is the mask of the sides where lines of tiles come in, times this, and that of those to vacant hexes."""


def _first(group: Group) -> str:
    return group.hexes[0]


class Sky:
    """A sky for counting and for looking ahead: what matters of tiles and stardust, whoever's they are.

    `rims` are the vacant hexes in reading order with what surrounds them (`COMING`), `ends` the open lines of each tile
    as a mask, `groups` what lines join, by the hexes of their tiles. A sky is never changed: one with a piece more is
    another one.
    """

    __slots__ = ("ends", "groups", "rims")

    def __init__(self, rims: dict[str, int], ends: dict[str, int], groups: dict[str, Group]) -> None:
        self.rims = rims
        self.ends = ends
        self.groups = groups

    @staticmethod
    def of(laid: Laid) -> "Sky":
        """Return the sky of what lies on a board as it is now."""
        return _sky_of(tuple(laid.tiles), tuple(laid.tiles.values()), tuple(laid.dust))

    def coming(self, at: str) -> int:
        """Return the sides of a vacant hex where lines of tiles come in, as a mask."""
        return self.rims[at] // COMING

    def cost(self, at: str) -> int:
        """Return how many lines point into a vacant hex: what stardust costs there."""
        return self.coming(at).bit_count()

    @property
    def patterns(self) -> list[Group]:
        """Every group once, in the order of its first hex."""
        return sorted(set(self.groups.values()), key=_first)

    def joined(self, at: str) -> list[Group]:
        """Return the groups that point into a vacant hex, in the order of their first hexes."""
        return sorted({self.groups[near] for near in led(at, self.coming(at))}, key=_first)

    def laid(self, at: str, lines: int, bears_light: bool) -> "Sky":
        """Return this sky with a tile on a vacant hex where it fits."""
        own = lines & self.rims[at]
        group = _merged(self.joined(at), at, own, bears_light)
        return Sky(self._around(at, lines), {**self._met(at), at: own}, {**self.groups, **_by_hex([group])})

    def sprinkled(self, at: str) -> "Sky":
        """Return this sky with stardust on a vacant hex."""
        groups = [_ended(group, at) for group in self.joined(at)]
        return Sky(self._around(at, 0), self._met(at), {**self.groups, **_by_hex(groups)})

    def _around(self, at: str, lines: int) -> dict[str, int]:
        """Return the vacant hexes without this one, which lines lead out of now."""
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
    """Return these groups joined by a tile on this hex, whose own open lines are these."""
    open_lines = dict.fromkeys(led(at, own), 1)
    for group in groups:
        for near, number in group.open.items():
            open_lines[near] = open_lines.get(near, 0) + number
    open_lines.pop(at, None)
    return Group(
        tuple(sorted([at, *(near for group in groups for near in group.hexes)])),
        open_lines,
        bears_light + sum([group.size for group in groups]),
        frozenset(BORDERS[at]).union(*[group.borders for group in groups]),
    )


def _ended(group: Group, at: str) -> Group:
    """Return a group none of whose lines is open into this hex any more."""
    open_lines = {near: number for near, number in group.open.items() if near != at}
    return Group(group.hexes, open_lines, group.size, group.borders)


def _by_hex(groups: Sequence[Group]) -> dict[str, Group]:
    return {near: group for group in groups for near in group.hexes}


def reached(used: Sequence[str], groups: Sequence[Group], at: str = "") -> list[str]:
    """Return the unused bonus tokens that these groups border, with a tile on one more hex if it is named."""
    near = frozenset(BORDERS.get(at, ())).union(*[group.borders for group in groups])
    return [corner for corner in CORNERS if corner in near and corner not in used] if near else []


_Faces = tuple[tuple[int, bool], ...]
_Pieces = tuple[tuple[str, ...], _Faces, tuple[str, ...]]

_EMPTY = Sky(ROOM, {}, {})
_KEPT = 512
_known: dict[_Pieces, Sky] = {}
"""The skies that were counted last, by what lies there."""


@lru_cache(maxsize=_KEPT)
def _sky_of(hexes: tuple[str, ...], stars: tuple[Star, ...], dust: tuple[str, ...]) -> Sky:
    """Return the sky of these tiles and stardust; whether a tile carries its crystal makes no difference."""
    pieces = hexes, tuple(map(_face, stars)), dust
    if pieces not in _known:
        _known[pieces] = _counted(*pieces)
        if len(_known) > _KEPT:
            del _known[next(iter(_known))]
    return _known[pieces]


@cache
def _face(star: Star) -> tuple[int, bool]:
    """Return the lines of a tile, and whether it bears Light."""
    return star.lines, star.bears_light


def _counted(hexes: tuple[str, ...], faces: _Faces, dust: tuple[str, ...]) -> Sky:
    """Count what a piece more makes of the sky before it; if that is not known any more, piece by piece."""
    if hexes and (before := _known.get((hexes[:-1], faces[:-1], dust))):
        return before.laid(hexes[-1], *faces[-1])
    if dust and (before := _known.get((hexes, faces, dust[:-1]))):
        return before.sprinkled(dust[-1])
    sky = _EMPTY
    for at, face in zip(hexes, faces, strict=True):
        sky = sky.laid(at, *face)
    for at in dust:
        sky = sky.sprinkled(at)
    return sky
