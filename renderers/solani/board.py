"""One sky: 36 circle spaces and 25 branch spaces on a grid of any size, with pieces."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.solani.cells import ADJACENT, BRANCH_SPACES, CIRCLES, COLUMNS, ROWS, label_of
from games.solani.components import PLANETS
from games.solani.player_view import CellView, PlayerView
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.fonts import Weight
from renderers.kit.markers import dashed_ring, solid_ring
from renderers.kit.sky import sparkle
from renderers.kit.sprites import piece, pill, tag
from renderers.kit.theme import LEAST, ink
from renderers.solani import style
from renderers.solani.skin import SKIN
from renderers.solani.words import GameWords

_FINE = 2
_ROOMY = 85
"""Minimum pitch for figures next to the tiles."""

_NODE = 0.56
"""Distance of a node from its branch space, as a share of that to the circle space."""


class Grid(NamedTuple):
    """The position of a sky: the upper left corner of its spaces, and their distance."""

    left: int
    top: int
    pitch: int

    @property
    def disc(self) -> int:
        """The diameter of a circle space."""
        return round(self.pitch * 0.8) // 2 * 2

    @property
    def side(self) -> int:
        """The side of the whole sky."""
        return self.pitch * len(COLUMNS)

    def cell(self, cell: str) -> tuple[float, float]:
        """Return the middle of a circle space."""
        column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
        return self.left + (column + 0.5) * self.pitch, self.top + (row + 0.5) * self.pitch

    def space(self, space: str) -> tuple[float, float]:
        """Return the middle of a branch space."""
        x, y = self.cell(space.upper())
        return x + self.pitch / 2, y + self.pitch / 2

    def at(self, space: str) -> tuple[float, float]:
        """Return the middle of a circle space or a branch space."""
        return self.cell(space) if space[0].isupper() else self.space(space)


def emboss(image: Image.Image, grid: Grid, *, dots: bool = True) -> None:
    """Print the empty spaces and the borders of the sectors on a layer under construction.

    With `dots`, print the branch spaces too.
    """
    side = (grid.side + 4) * _FINE
    tint, lines, rims = (Image.new("L", (side, side), 0) for _ in range(3))
    unit, r = grid.pitch * _FINE, grid.disc / 2 * _FINE
    edge, half = 2 * _FINE, side / 2
    ImageDraw.Draw(tint).rounded_rectangle((0, 0, side - 1, side - 1), unit * 0.3, fill=255)
    for shift in (-2 * _FINE, 2 * _FINE):
        ImageDraw.Draw(lines).line((half + shift, edge, half + shift, side - edge), fill=255, width=_FINE)
        ImageDraw.Draw(lines).line((edge, half + shift, side - edge, half + shift), fill=255, width=_FINE)
    draw = ImageDraw.Draw(rims)
    spots = [((k % 6 + 0.5) * unit + edge, (k // 6 + 0.5) * unit + edge) for k in range(36)]
    for x, y in spots:
        draw.ellipse((x - r, y - r, x + r, y + r), outline=255, width=2 * _FINE)
        ImageDraw.Draw(tint).ellipse((x - r, y - r, x + r, y + r), fill=70)
    corner = (grid.left - 2, grid.top - 2)
    image.paste(ink.night, corner, raster.scaled(tint.reduce(_FINE), 0.5))
    image.paste(ink.brass, corner, raster.scaled(lines.reduce(_FINE), 0.6))
    image.paste(ink.faint, corner, raster.scaled(rims.reduce(_FINE), 0.62))
    if dots:
        _branch_dots(image, grid)


def _branch_dots(image: Image.Image, grid: Grid) -> None:
    reach = max(2, round(grid.pitch * 0.05))
    mask = Image.new("L", (2 * reach + 1, 2 * reach + 1), 0)
    ImageDraw.Draw(mask).line((0, 0, 2 * reach, 2 * reach), fill=150)
    ImageDraw.Draw(mask).line((0, 2 * reach, 2 * reach, 0), fill=150)
    for space in BRANCH_SPACES:
        x, y = grid.space(space)
        image.paste(ink.faint, (round(x) - reach, round(y) - reach), mask)


def edge(canvas: Canvas, grid: Grid, size: int) -> None:
    """Draw the names of rows and columns around a sky too small for its spaces' names."""
    coordinates(canvas, grid, size)
    crossings(canvas, grid, size)


def _gap(grid: Grid, size: int) -> float:
    """Return the distance of the edge's letters from the sky, reduced where space is tight."""
    return size * 0.62 + 4 if grid.pitch >= _ROOMY else size * 0.5 - 1


def coordinates(canvas: Canvas, grid: Grid, size: int) -> None:
    """Draw letters above the columns, numbers in front of the rows."""
    gap = _gap(grid, size)
    for k, (letter, number) in enumerate(zip(COLUMNS, ROWS, strict=True)):
        canvas.text(grid.left + (k + 0.5) * grid.pitch, grid.top - gap, letter, size, ink.mist, anchor="mm")
        canvas.text(grid.left - gap, grid.top + (k + 0.5) * grid.pitch, number, size, ink.mist, anchor="mm")


def crossings(canvas: Canvas, grid: Grid, size: int) -> None:
    """Draw letters above the columns of branch spaces, numbers behind their rows.

    The spaces' own names would be too small.
    """
    gap = _gap(grid, size)
    weight: Weight = "bold" if grid.pitch >= _ROOMY else "regular"  # W hardly fits between its neighbours
    for space in BRANCH_SPACES[:: len(ROWS)]:  # from corner to corner, one of each column and row
        name, (x, y) = label_of(space), grid.at(space)
        canvas.text(x, grid.top - gap, name[0], size, SKIN.accent, weight=weight, anchor="mm")
        canvas.text(grid.left + grid.side + gap, y, name[1], size, SKIN.accent, weight=weight, anchor="mm")


def draw(canvas: Canvas, grid: Grid, player: PlayerView, words: GameWords, *, fresh: bool = True) -> None:
    """Draw all pieces on a sky; `fresh` adds a sparkle on the latest tiles."""
    for cell in player.dark_skies:
        canvas.put(style.dark_sky(grid.disc, surrounded=cell in player.surrounded), *grid.cell(cell))
    for cell, number in player.stars.items():
        canvas.put(style.guide(number, grid.disc - grid.pitch // 20), *grid.cell(cell))
    for cell, name in player.tiles.items():
        canvas.put(_tile(name, player.cells[cell], grid.disc, words.icon_name(name)), *grid.cell(cell))
    for space, mask in player.branches.items():
        canvas.put(style.branch(mask, grid.pitch), *grid.space(space))
    for cell, shown in player.cells.items():
        if shown.loose:
            _warn(canvas, grid, player, cell)
        else:
            _ranking(canvas, grid, cell, shown)
    if fresh:
        for spaces in (player.tiles, player.branches):
            for space in list(spaces)[-1:]:
                x, y = grid.at(space)
                reach = grid.disc * (0.36 if space in CIRCLES else 0.0)
                canvas.put(sparkle(max(20, round(grid.pitch * 0.38)), ink.gilt), x - reach, y - reach)


def _tile(name: str, shown: CellView, size: int, icon_name: str) -> Sprite:
    connected = name in PLANETS and shown.mark == "connected"
    return style.dimmed(name, size, icon_name) if connected else style.tile(name, size, icon_name)


def _ranking(canvas: Canvas, grid: Grid, cell: str, shown: CellView) -> None:
    """Draw the state of a tile: nodes of its target, or the points of a Special Feature."""
    x, y = grid.cell(cell)
    reach = grid.disc * 0.4
    roomy = grid.pitch >= _ROOMY
    if shown.mark == "feature" and roomy:
        canvas.put(pill(str(shown.points), 42, ink.gilt), x + reach * 0.75, y + reach * 0.85)
    if not shown.lo:
        return
    if roomy:
        _figures(canvas, (x, y + grid.disc * 0.5), shown, 42)
    badge = {"scores": ("moss", "tick"), "over": ("ember", "cross")}.get(shown.mark)
    if badge:
        canvas.put(piece("disc", badge[0], max(20, round(grid.pitch * 0.27)), badge[1]), x + reach, y - reach)


def _warn(canvas: Canvas, grid: Grid, player: PlayerView, cell: str) -> None:
    x, y = grid.cell(cell)
    for space, bit in ADJACENT[cell]:
        if player.branches.get(space, 0) & bit:
            px, py = grid.space(space)
            icon_name = style.loose(max(20, round(grid.pitch * 0.26)))
            canvas.put(icon_name, px + (x - px) * _NODE, py + (y - py) * _NODE)


def _figures(canvas: Canvas, where: tuple[float, float], shown: CellView, height: int) -> None:
    """Draw the present and the required number of nodes, such as 2/3."""
    wanted = str(shown.lo) if shown.lo == shown.hi else f"{shown.lo}\u2013{shown.hi}"
    colour = {"scores": ink.gilt, "over": ink.empty_count}.get(shown.mark, ink.moon)
    canvas.put(pill(f"{shown.nodes}/{wanted}", height, colour), *where)


def label(canvas: Canvas, grid: Grid, player: PlayerView, sizes: tuple[int, int], marks: Mapping[str, str]) -> None:
    """Draw names on empty unmarked spaces, in these sizes for circle and branch spaces."""
    taken = {*player.tiles, *player.stars, *player.dark_skies, *player.branches, *marks}
    for space in (*CIRCLES, *BRANCH_SPACES):
        if space in taken:
            continue
        size = sizes[0] if space in CIRCLES else sizes[1]
        x, y = grid.at(space)
        canvas.text(x, y, label_of(space), size, ink.faint, anchor="mm", edge=None if space in CIRCLES else ink.night)


def mark(canvas: Canvas, grid: Grid, marks: Mapping[str, str], size: int) -> None:
    """Draw dashed rings on choosable spaces, their names in them.

    A tag if they have a label of their own.
    """
    for space in (space for space in (*CIRCLES, *BRANCH_SPACES) if space in marks):
        x, y = grid.at(space)
        round_ = space in CIRCLES
        diameter = grid.disc + 2 if round_ else round(grid.pitch * 0.44)
        canvas.put(dashed_ring(diameter), x, y)
        own = marks[space] in {"", space}
        canvas.text(
            x, y, label_of(space), size if round_ else max(LEAST, size - 6), ink.gilt, anchor="mm", edge=ink.night
        )
        if not own:
            canvas.put(tag(marks[space], max(32, round(grid.pitch * 0.3))), x - diameter * 0.45, y - diameter * 0.45)


def planned(canvas: Canvas, grid: Grid, spaces: Collection[str]) -> None:
    """Draw solid rings around tiles that are planned but not placed yet."""
    for space in spaces:
        diameter = grid.disc if space in CIRCLES else round(grid.pitch * 0.62)
        width = max(4, grid.pitch // 26)
        canvas.put(solid_ring(diameter + 2 * width, width=width, pad=4), *grid.at(space))
