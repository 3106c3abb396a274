"""The view of one seat: its sky with every space marked, its pieces, its present score."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from games.core.scores import Line
from games.core.step import Seat, Step
from games.solani import features, scoring
from games.solani.cells import CIRCLES
from games.solani.components import PLANETS
from games.solani.sky import Sky
from games.solani.state import Player, Wish

Mark = Literal["scores", "short", "over", "planet", "connected", "feature", "loose", "surrounded", "dark"]
"""The state of a circle space.

A star tile that scores, lacks nodes or has too many; a Planet unconnected or connected; a Special Feature; loose nodes;
a Dark Sky surrounded or not.
"""


class CellView(Struct, frozen=True, omit_defaults=True):
    """A circle space with something on it or with nodes pointing at it.

    `star` is a Guiding Star's number, `tile` the circular tile, `lo` and `hi` the numbers of nodes with which a
    star tile scores its `points`; a Special Feature's `points` are its own. `loose` nodes point at an empty space
    or a Dark Sky.
    """

    mark: Mark
    star: int = 0
    tile: str = ""
    nodes: int = 0
    lo: int = 0
    hi: int = 0
    points: int = 0
    loose: int = 0


class FeatureView(Struct, frozen=True, omit_defaults=True):
    """A Special Feature card next to a board; `space` is empty until its tile is placed."""

    card: str
    space: str = ""
    units: int = 0
    points: int = 0


class PlayerView(Struct, frozen=True, kw_only=True):
    """A seat's sky and pieces.

    `cells` are the circle spaces by name, empty untouched ones left out; `branches` masks by branch space. `step`
    is the name of the seat's prompt, or empty. `pair` and `wishes` are visible to their seat alone. `lines` and
    `total` are the live estimate: the final scoring of the present board, with the bonus tiles of the present
    holders. `sectors` are the Planets' points by sector, `bonuses` the bonus tiles that the seat would have,
    `given` points from the start.
    """

    seat: Seat
    board: str
    stars: Mapping[str, int]
    tiles: dict[str, str]
    branches: dict[str, int]
    dark_skies: tuple[str, ...]
    surrounded: tuple[str, ...]
    cells: dict[str, CellView]
    circle: str
    branch: str
    feature: str
    features: tuple[FeatureView, ...]
    pair: tuple[str, ...]
    picks: int
    discards: tuple[str, ...]
    wishes: tuple[Wish, ...] = ()
    step: str
    sectors: dict[str, int]
    bonuses: tuple[str, ...]
    given: int = 0
    lines: tuple[Line, ...]
    total: int


def player_view(
    player: Player, seat: Seat, sky: Sky, step: Step | None, bonuses: Sequence[str], *, sees: bool
) -> PlayerView:
    """Return the view of one seat with its prompt and its present bonus tiles.

    `sees`: the viewer may know the secrets of the seat.
    """
    lines = scoring.lines_of(sky, bonuses, player.given)
    return PlayerView(
        seat=seat,
        board=player.board,
        stars=player.stars,
        tiles=dict(player.tiles),
        branches=dict(player.branches),
        dark_skies=player.dark_skies,
        surrounded=player.surrounded,
        cells=cells_of(sky),
        circle=player.circle,
        branch=player.branch,
        feature=player.feature,
        features=features_of(player.cards, sky),
        pair=player.pair if sees else (),
        picks=player.picks,
        discards=player.discards,
        wishes=player.wishes if sees else (),
        step=type(step).__name__ if step else "",
        sectors=scoring.sectors_of(sky),
        bonuses=tuple(bonuses),
        given=player.given,
        lines=lines,
        total=sum(line.points for line in lines),
    )


def features_of(cards: Sequence[str], sky: Sky) -> tuple[FeatureView, ...]:
    """Return the scores of these Special Feature cards."""
    shown = {shown.card: FeatureView(shown.card, cell, *shown[1:]) for cell, shown in features.laid(sky).items()}
    return tuple(shown.get(card) or FeatureView(card) for card in cards)


@lru_cache(maxsize=256)
def cells_of(sky: Sky) -> dict[str, CellView]:
    """Return the circle spaces with something on them or pointing at them, in reading order."""
    return {cell: found for cell in CIRCLES if (found := _cell(sky, cell))}


def _cell(sky: Sky, cell: str) -> CellView | None:
    nodes, tile = sky.nodes.get(cell, 0), sky.tiles.get(cell, "")
    if target := sky.target(cell):
        lo, hi = target
        mark: Mark = "short" if nodes < lo else "over" if nodes > hi else "scores"
        return CellView(mark, sky.stars.get(cell, 0), tile, nodes, lo, hi, sky.star_points(cell))
    if tile in PLANETS:
        return CellView("connected" if nodes else "planet", tile=tile, nodes=nodes)
    if tile:
        return CellView("feature", tile=tile, nodes=nodes, points=features.laid(sky)[cell].points)
    if cell in sky.dark_skies:
        return CellView("dark" if cell not in sky.surrounded else "surrounded", nodes=nodes, loose=nodes)
    return CellView("loose", nodes=nodes, loose=nodes) if nodes else None
