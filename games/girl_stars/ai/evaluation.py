"""The worth of placements and uses of Stardust to a computer player. [spec 11.1, 11.2]"""

from collections.abc import Sequence
from functools import lru_cache

from games.core.ai import STRONG
from games.girl_stars.actions import PlaceTile, UseStardust
from games.girl_stars.components import HAND, ROUNDS
from games.girl_stars.hexes import FACING, NEAR, NEIGHBOURS, SIDES
from games.girl_stars.placing import star_of
from games.girl_stars.player_view import PlayerView
from games.girl_stars.sky import Group, Sky, reached
from games.girl_stars.view import View

BONUS_WORTH = {"rescore": 1.0, "extra_actions": 2.5, "three_lights": 2.2, "extra_villager": 2.0}
_RESCORE_LARGE, _LARGE = 3.0, 4

_SMALL = 3
"""Constellations with fewer Light-bearing tiles than this score nothing."""

_LATE = 7
"""From this round on small constellations may be closed with Stardust."""


class Spot:
    """A vacant hex and its neighbours, as they matter to a tile there.

    `lines` come in from `groups`, which have `open` lines elsewhere and `size` Light-bearing tiles. `gives` is the
    number of neighbours whose crystal would be collected, `keeps` that of neighbours that would keep theirs.
    `corners` are the unused bonus tokens next to the joined group. `points` is the worth of a line out of the hex,
    by side; `parts` caches the rest of a tile's worth there.
    """

    __slots__ = ("areas", "corners", "gives", "groups", "keeps", "lines", "open", "parts", "points", "size")

    def __init__(self, at: str, sky: Sky, player: PlayerView, points: Sequence[float]) -> None:
        self.lines = sky.coming(at)
        self.groups = sky.joined(at) if self.lines else []
        self.open = self.size = self.gives = self.keeps = 0
        for group in self.groups:
            self.open += sum(group.open.values()) - group.open[at]
            self.size += group.size
        for near, there, back in FACING[at] if self.lines else ():
            if self.lines & there and player.tiles[near].crystal:
                self.gives += sky.ends[near] == back
                self.keeps += sky.ends[near] != back
        self.corners = reached(player.used, self.groups, at)
        self.areas = self.lines.bit_count() - len(self.groups)
        self.points = points
        self.parts: Parts = {}


Parts = dict[tuple[int, bool], tuple[float, float]]
"""Worth of a tile itself and of its group, by the number of its new lines and whether it bears Light."""

_SIDES_OF = [tuple(side for side in SIDES if mask & 1 << side) for mask in range(1 << len(SIDES))]
"""The sides of each mask."""


@lru_cache(maxsize=16_384)
def _lying(action: PlaceTile) -> tuple[str, int, bool]:
    """Return the hex of a tile, its lines there, and whether it bears Light."""
    star = star_of(action)
    return action.hex, star.lines, star.bears_light


class Judge:
    """The situation of one seat, used to rate placements."""

    def __init__(self, level: str, view: View, player: PlayerView) -> None:
        self.strong = level == STRONG
        self.view = view
        self.player = player
        self.sky = Sky.of(player)
        self.final = view.phase == "final_stardust"
        self.to_come = len(player.hand) - 1 + HAND * (ROUNDS - view.round)
        self._spots: dict[str, Spot] = {}
        self._alike: dict[tuple[str, int, bool], float] = {}
        self._apart: dict[int, Parts] = {}
        self._pointed: dict[str, float] = {}

    def spot(self, at: str) -> Spot:
        """Return a vacant hex, computed once."""
        if at not in self._spots:
            points = [self._points_at(near) if near in self.sky.rims else 0.0 for near in NEIGHBOURS[at]]
            spot = self._spots[at] = Spot(at, self.sky, self.player, points)
            if not spot.groups:  # without neighbours, a tile is worth the same everywhere
                spot.parts = self._apart.setdefault(len(spot.corners), spot.parts)
        return self._spots[at]

    def reward(self, size: int) -> int:
        """Return the present VP of a constellation or path of this size."""
        return self.view.reward(size)

    def placement(self, action: PlaceTile) -> float:
        """Return the worth of a placement, its bonus token included. [spec 11.1]"""
        lying = _lying(action)  # many tiles and rotations have the same lines
        worth = self._alike.get(lying)
        if worth is None:
            at, lines, bears_light = lying
            spot = self._spots.get(at) or self.spot(at)
            fresh = lines & ~spot.lines
            kind = fresh.bit_count(), bears_light
            now, later = spot.parts.get(kind) or self._parts(spot, *kind)
            points = 0.0
            for side in _SIDES_OF[fresh]:
                points += spot.points[side]
            worth = self._alike[lying] = now + points + later
        if not action.bonus:
            return worth
        return worth + self._bonus(action.bonus, self.spot(action.hex).size + lying[2]) / 100

    def _bonus(self, corner: str, size: int) -> float:
        bonus = self.player.corners[corner]
        return _RESCORE_LARGE if bonus == "rescore" and size >= _LARGE else BONUS_WORTH[bonus]

    def _parts(self, spot: Spot, own: int, bears_light: bool) -> tuple[float, float]:
        """Return the worth of a tile with `own` new lines, and that for the group it joins."""
        worth = 1.3 * spot.areas + spot.gives - (0.12 if self.strong else 0.2) * own
        worth += 0.15 * spot.keeps if self.strong else 0
        worth += self._crystal(own) if bears_light else 0
        size = spot.size + bears_light
        if spot.open + own == 0:
            later = self._closing(size, spot.corners) if size else 0.0
        else:
            later = self._potential(spot, size, spot.open + own) if self.strong else 0.0
        spot.parts[own, bears_light] = worth, later
        return worth, later

    def _crystal(self, own: int) -> float:
        """Return the worth of the tile's own crystal with `own` open lines."""
        if own == 0:
            return 1.0
        return 0.05 if own - 1 > self.to_come else 0.8 / (1 + 0.4 * own)

    def _closing(self, size: int, corners: Sequence[str]) -> float:
        return self.reward(size) + 3.0 * bool(corners) - (0.8 * size if size < _SMALL else 0)

    def _points_at(self, near: str) -> float:
        """Return the worth of a line into this vacant hex."""
        if near not in self._pointed:
            there = self.sky.cost(near)
            blocked = len(SIDES) - len(NEAR[near]) + sum([side in self.player.dust for side in NEAR[near]])
            self._pointed[near] = (0.25 if there == 1 else -0.3 * there if there else 0) - 0.05 * blocked
        return self._pointed[near]

    def _value(self, size: int) -> float:
        return self.reward(size) if size >= _SMALL else 0.5 * size

    def _potential(self, spot: Spot, size: int, open_lines: int) -> float:
        """Return the worth of a group that stays open, less that of the groups that it joins."""
        odds = max(0.0, 1 - 0.11 * open_lines - 0.01 * max(0, 2 * open_lines - self.to_come))
        if self.to_come < open_lines - self.player.stardust:
            odds *= 0.3
        return 0.75 * (self._value(size) * odds - self._before(spot)) + 0.8 * bool(spot.corners)

    def _before(self, spot: Spot) -> float:
        """Return the present worth of the groups that point into a hex."""
        return sum(self._value(group.size) * max(0.0, 1 - 0.11 * sum(group.open.values())) for group in spot.groups)

    def stardust(self, legal: Sequence[UseStardust]) -> tuple[float, UseStardust | None]:
        """Return the best use of Stardust and its worth; none if no use is worth it. [spec 11.2]"""
        plans = [(self._filling(group), group) for group in self.sky.patterns if group.open]
        known: dict[str, list[UseStardust]] = {}
        for action in legal:
            known.setdefault(action.hex, []).append(action)
        least = 0.0 if self.final else 1.0
        for worth, group in sorted(plans, key=lambda plan: -plan[0]):
            if worth <= least:
                break
            holes = [at for at in sorted(group.open) if at in known]
            if holes:
                return worth, max(known[holes[0]], key=lambda action: self._wishes(action, group.size))
        return 0.0, None

    def _wishes(self, action: UseStardust, size: int) -> float:
        return sum(self._bonus(corner, size) for corner in action.bonus)

    def _filling(self, group: Group) -> float:
        """Return the worth of closing all holes of a group now; 0 if they cannot be paid."""
        cost = sum(self.sky.cost(at) for at in group.open)
        if cost > self.player.stardust:
            return 0.0
        bordered = any(corner not in self.player.used for corner in group.borders)
        worth = self.reward(group.size) + 3.0 * bool(group.size and bordered)
        if self.final:
            return worth
        if self.view.round < _LATE and group.size < _SMALL:
            worth -= 1.5 * group.size
        crystals = sum([self.player.tiles[at].crystal for at in group.hexes])
        return worth + 0.9 * crystals - 1.3 * cost
