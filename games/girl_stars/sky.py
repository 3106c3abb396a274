"""One player's sky: its lines, the groups they join, what still fits where. [spec 6.2]"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Protocol

from msgspec import Struct

from games.girl_stars.hexes import BORDERS, FACING, PLAYABLE, ROOM
from games.girl_stars.state import Star


@cache
def led(at: str, lines: int) -> tuple[str, ...]:
    """Return the playable hexes that lines on this hex, or into it, lead to."""
    return tuple(near for near, there, _ in FACING[at] if lines & there)


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
    """A sky for counting and for looking ahead; it is never changed, and what was counted once is kept."""

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
        self._groups: dict[str, Group] = {}

    @staticmethod
    def of(laid: Laid) -> "Sky":
        """Return the sky of what lies on a board as it is now."""
        return sky_of(board_of(laid))

    def vacant(self, at: str) -> bool:
        """Say whether a playable hex has neither tile nor stardust."""
        return at not in self.tiles and at not in self.dust

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
            taken = {*self.tiles, *self.dust}
            self._rims = {at: Rim(lines[at], room[at]) for at in PLAYABLE if at not in taken}
        return self._rims

    def cost(self, at: str) -> int:
        """Return how many lines point into a vacant hex: what stardust costs there."""
        return self.rims[at].lines.bit_count()

    def group(self, at: str) -> Group:
        """Return the group of a tile, which is followed once."""
        if at not in self._groups:
            group = self._follow(at)
            self._groups.update(dict.fromkeys(group.hexes, group))
        return self._groups[at]

    def _follow(self, start: str) -> Group:
        """Follow the lines from a tile."""
        found, queue, open_lines = {start}, [start], dict[str, int]()
        while queue:
            at = queue.pop()
            for near in led(at, self.lines[at]):
                if near in self.lines:
                    if near not in found:
                        found.add(near)
                        queue.append(near)
                elif near not in self.dust:
                    open_lines[near] = open_lines.get(near, 0) + 1
        stars = [self.tiles[at] for at in found]
        return Group(tuple(sorted(found)), open_lines, sum(s.bears_light for s in stars), sum(s.crystal for s in stars))

    @property
    def patterns(self) -> list[Group]:
        """Every group once, in the order of its first hex."""
        return self._groups_of(self.lines)

    def joined(self, at: str) -> list[Group]:
        """Return the groups that point into a vacant hex, in the order of their first hexes."""
        return self._groups_of(led(at, self.rims[at].lines))

    def _groups_of(self, hexes: Iterable[str]) -> list[Group]:
        """Return the groups of these tiles, in the order of their first hexes."""
        return sorted({group.hexes: group for group in map(self.group, hexes)}.values(), key=_first)

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
