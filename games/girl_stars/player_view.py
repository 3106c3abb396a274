"""The view of one seat: its sky with open lines, its supply, its present score."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from games.core.scores import Line
from games.core.step import Seat, Step
from games.girl_stars import scoring
from games.girl_stars.components import GOODS, VILLAGERS, Ash, Bonus, Colour, Goods
from games.girl_stars.sky import COMING, Group, Sky
from games.girl_stars.state import Player, Star


class Pattern(Struct, frozen=True):
    """Tiles joined by lines, in reading order; `size` counts the Light-bearing ones.

    A `complete` pattern is a constellation; `open` counts its open lines by the vacant hex they point into.
    """

    hexes: tuple[str, ...]
    size: int
    complete: bool
    open: dict[str, int]


class PlayerView(Struct, frozen=True, kw_only=True, dict=True):
    """A seat's sky and pieces; all of it is public.

    `tiles` (`Star`: tile, rotation, back, crystal; its `lines` as a mask and `colour`) and `dust` are listed by
    hex. `open_ends` are the open lines of each tile as a mask of sides, `dust_costs` the discs it takes to end the
    lines into a vacant hex. `patterns` are all groups of tiles. `corners` are the bonus tokens, `used` the corners
    whose token was gained. `hand` are the tiles to place this round, `bag` those that may still come. `villagers`
    are places: `home`, `token`, `village`, `early:<site>`, `near:<site>`, `sky:<space>`. `elder` is the space of
    the seat's Elder. `vp` is the score so far, `lines` the sheet with leftovers, `total` its sum, `vacant` the
    tie-break. `step` is the name of the seat's prompt, or empty.
    """

    seat: Seat
    step: str
    tiles: dict[str, Star]
    dust: dict[str, int]
    open_ends: dict[str, int]
    dust_costs: dict[str, int]
    patterns: tuple[Pattern, ...]
    corners: Mapping[str, Bonus]
    used: tuple[str, ...]
    hand: tuple[str, ...]
    bag: tuple[str, ...]
    lost: tuple[str, ...]
    light: dict[Colour, int]
    stardust: int
    goods: dict[Goods, int]
    villagers: dict[str, str]
    kept: tuple[Ash, ...]
    actions_left: int
    extra_actions: int
    elder: int
    vp: int
    lines: tuple[Line, ...]
    total: int
    vacant: int

    @property
    def home(self) -> list[str]:
        """The villagers at home, in order."""
        return [name for name, place in self.villagers.items() if place == "home"]

    @property
    def away(self) -> list[str]:
        """The villagers that may be recalled, in order."""
        return [name for name, place in self.villagers.items() if place not in ("home", "token")]


def player_view(player: Player, seat: Seat, step: Step | None, elder: int, *, active: bool) -> PlayerView:
    """Return the view of one seat; `elder` is its Elder's space, `active` whether it is its turn."""
    sky = Sky.of(player)
    lines = scoring.lines_of(player)
    view = PlayerView(
        seat=seat,
        step=type(step).__name__ if step else "",
        tiles=dict(player.tiles),
        dust=dict(player.dust),
        open_ends=open_ends(sky),
        dust_costs=dust_costs(sky),
        patterns=patterns(sky),
        corners=dict(player.corners),
        used=player.used,
        hand=player.hand,
        bag=player.bag,
        lost=player.lost,
        light=dict(player.light),
        stardust=player.stardust,
        goods={kind: player.goods.get(kind, 0) for kind in GOODS},
        villagers=dict(zip(VILLAGERS, player.villagers, strict=True)),
        kept=player.kept,
        actions_left=player.actions if active else 0,
        extra_actions=0 if active else player.extra_actions,
        elder=elder,
        vp=player.points,
        lines=lines,
        total=sum([line.points for line in lines]),
        vacant=scoring.vacant(player),
    )
    sky.keep(view)
    return view


@lru_cache(maxsize=256)
def open_ends(sky: Sky) -> dict[str, int]:
    """Return the open lines of each tile that has some, as a mask of sides."""
    return {at: mask for at, mask in sky.ends.items() if mask}


@lru_cache(maxsize=256)
def dust_costs(sky: Sky) -> dict[str, int]:
    """Return the discs that end the lines into each vacant hex with lines."""
    return {at: (rim // COMING).bit_count() for at, rim in sky.rims.items() if rim >= COMING}


@lru_cache(maxsize=256)
def patterns(sky: Sky) -> tuple[Pattern, ...]:
    """Return all groups of tiles, in the order of their first hexes."""
    return tuple(_pattern(group) for group in sky.patterns)


@lru_cache(maxsize=1024)
def _pattern(group: Group) -> Pattern:
    return Pattern(group.hexes, group.size, group.complete, dict(sorted(group.open.items())))
