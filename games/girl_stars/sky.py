"""One player's sky: its lines, the groups they join, what still fits where. [spec 6.2]"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

from games.girl_stars.hexes import BORDERS, FACING, PLAYABLE, ROOM
from games.girl_stars.state import Star


class Laid(Protocol):
    """Anything that tells what lies on a sky board: a player's pieces, a view of them, or a sky."""

    @property
    def tiles(self) -> Mapping[str, Star]:
        """The star tiles by hex."""

    @property
    def dust(self) -> Mapping[str, int]:
        """The stardust discs by hex."""

    @property
    def corners(self) -> Mapping[str, str]:
        """The bonus tokens by corner."""

    @property
    def used(self) -> Sequence[str]:
        """The corners whose token was gained."""


def _first(group: "Group") -> str:
    return group.hexes[0]


class Group(Struct, frozen=True, gc=False):
    """Tiles that lines join: their hexes in reading order, vacant hexes they point into, Light-bearing tiles.

    `open` counts the open lines by vacant hex, `size` the Light-bearing tiles, `crystals` the crystals on it.
    """

    hexes: tuple[str, ...]
    open: dict[str, int]
    size: int
    crystals: int

    @property
    def complete(self) -> bool:
        """Whether it is a constellation: no open line, and at least one Light-bearing tile."""
        return not self.open and self.size > 0


class Rim(Struct, frozen=True, gc=False):
    """A vacant hex: the sides where lines of tiles come in, and those that lead to vacant hexes, as masks."""

    lines: int
    room: int

    def fits(self, lines: int) -> bool:
        """Say whether a tile with these lines may lie here."""
        return lines & self.lines == self.lines and not lines & ~(self.lines | self.room)


Board = tuple[tuple[tuple[str, Star], ...], tuple[tuple[str, int], ...], tuple[tuple[str, str], ...], tuple[str, ...]]
"""What lies on a board, to be remembered by: tiles, dust, bonus tokens, used corners."""


def board_of(laid: Laid) -> Board:
    """Return what lies on a board as a key."""
    return tuple(laid.tiles.items()), tuple(laid.dust.items()), tuple(laid.corners.items()), tuple(laid.used)


class Sky:
    """A sky for counting and for looking ahead; never changed, `with_...` return another one."""

    __slots__ = ("_groups", "_rims", "corners", "dust", "lines", "tiles", "used")

    def __init__(
        self, tiles: Mapping[str, Star], dust: Mapping[str, int], corners: Mapping[str, str], used: Sequence[str]
    ) -> None:
        self.tiles = tiles
        self.dust = dust
        self.corners = corners
        self.used = used
        self.lines = {at: star.lines for at, star in tiles.items()}
        self._rims: dict[str, Rim] | None = None
        self._groups: dict[str, Group] | None = None

    @staticmethod
    def of(laid: Laid) -> "Sky":
        """Return the sky of what lies on a board as it is now."""
        return sky_of(board_of(laid))

    def with_tile(self, at: str, star: Star) -> "Sky":
        """Return the sky with this tile on a vacant hex."""
        return Sky({**self.tiles, at: star}, self.dust, self.corners, self.used)

    def with_dust(self, at: str) -> "Sky":
        """Return the sky with stardust on a vacant hex."""
        return Sky(self.tiles, {**self.dust, at: self.cost(at)}, self.corners, self.used)

    def vacant(self, at: str) -> bool:
        """Say whether a playable hex has neither tile nor stardust."""
        return at not in self.tiles and at not in self.dust

    @property
    def vacancies(self) -> list[str]:
        """The vacant hexes in reading order."""
        return [at for at in PLAYABLE if self.vacant(at)]

    @property
    def rims(self) -> dict[str, Rim]:
        """Every vacant hex, in reading order, with the lines that come in and the room around it."""
        if self._rims is None:
            lines = dict.fromkeys(PLAYABLE, 0)
            room = ROOM.copy()
            for at, mask in self.lines.items():
                for near, there, back in FACING[at]:
                    room[near] &= ~back
                    if mask & there:
                        lines[near] |= back
            for at in self.dust:
                for near, _, back in FACING[at]:
                    room[near] &= ~back
            self._rims = {at: Rim(lines[at], room[at]) for at in PLAYABLE if self.vacant(at)}
        return self._rims

    def cost(self, at: str) -> int:
        """Return how many lines point into a vacant hex: what stardust costs there."""
        return self.rims[at].lines.bit_count()

    @property
    def groups(self) -> dict[str, Group]:
        """The group of each tile."""
        if self._groups is None:
            self._groups = {}
            for at in self.lines:
                if at not in self._groups:
                    group = self._group(at)
                    self._groups.update(dict.fromkeys(group.hexes, group))
        return self._groups

    def _group(self, start: str) -> Group:
        """Follow the lines from a tile."""
        found, queue, open_lines = {start}, [start], dict[str, int]()
        while queue:
            at = queue.pop()
            for near, there, _ in FACING[at]:
                if not self.lines[at] & there or near in self.dust:
                    continue
                if near not in self.lines:
                    open_lines[near] = open_lines.get(near, 0) + 1
                elif near not in found:
                    found.add(near)
                    queue.append(near)
        stars = [self.tiles[at] for at in found]
        return Group(tuple(sorted(found)), open_lines, sum(s.bears_light for s in stars), sum(s.crystal for s in stars))

    @property
    def patterns(self) -> list[Group]:
        """Every group once, in the order of its first hex."""
        return sorted({group.hexes: group for group in self.groups.values()}.values(), key=_first)

    def joined(self, at: str) -> list[Group]:
        """Return the groups that point into a vacant hex, in the order of their first hexes."""
        rim = self.rims[at].lines
        touching = {self.groups[near].hexes: self.groups[near] for near, there, _ in FACING[at] if rim & there}
        return sorted(touching.values(), key=_first)

    @property
    def closable(self) -> dict[str, list[Group]]:
        """The vacant hexes into which all lines around come from groups that are open nowhere else, with those."""
        found: dict[str, list[Group]] = {}
        for group in self.patterns:
            if len(group.open) == 1:
                found.setdefault(next(iter(group.open)), []).append(group)
        return {at: groups for at, groups in found.items() if sum(group.open[at] for group in groups) == self.cost(at)}

    def open_lines(self, at: str) -> int:
        """Return the lines of a tile that point into vacant hexes, as a mask; none means that all are met."""
        return sum(there for near, there, _ in FACING[at] if self.lines[at] & there and self.vacant(near))

    def rewards(self, hexes: Iterable[str]) -> list[str]:
        """Return the corners with an unused bonus token that these tiles border, in the order of the corners."""
        bordered = {corner for at in hexes for corner in BORDERS[at]}
        return [corner for corner in self.corners if corner in bordered and corner not in self.used]


@lru_cache(maxsize=256)
def sky_of(board: Board) -> Sky:
    """Return the sky of a board; the same one while nothing changes there, for it is asked for often."""
    tiles, dust, corners, used = board
    return Sky(dict(tiles), dict(dust), dict(corners), used)
