"""A sky board: hexes, tiles, Stardust, bonus tokens, constellations, and choices."""

import math
from collections.abc import Collection, Mapping
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.girl_stars.hexes import AXIAL, CORNERS, COVERED, NEIGHBOURS, PLAYABLE, SIDES
from games.girl_stars.player_view import Pattern, PlayerView
from renderers.girl_stars import style
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.markers import dashed_box
from renderers.kit.sky import sparkle
from renderers.kit.sprites import icon, pill, tag
from renderers.kit.theme import LEAST, ink

_FINE = 2
_ROOMY = 90
"""Minimum width of a hexagon for more than the tiles."""
_COUNTED = 48
"""Minimum width of a hexagon for the numbers of Stardust and constellations."""


class Grid(NamedTuple):
    """The position of a sky: the upper left corner of its box, and the width of a hexagon."""

    left: int
    top: int
    width: int

    @property
    def radius(self) -> float:
        """The distance from the middle of a hexagon to its corners."""
        return self.width / math.sqrt(3)

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the whole sky."""
        return 7 * self.width, round(11 * self.radius)

    def at(self, hexagon: str) -> tuple[float, float]:
        """Return the middle of a hexagon."""
        q, r = AXIAL[hexagon]
        return self.left + self.width * (q + r / 2 + 0.5), self.top + self.radius * (1 + 1.5 * r)

    def corner(self, corner: str) -> tuple[float, float]:
        """Return the middle of a bonus token."""
        (ax, ay), (bx, by) = (self.at(hexagon) for hexagon in CORNERS[corner].hexes)
        return (ax + bx) / 2, (ay + by) / 2


def emboss(image: Image.Image, grid: Grid) -> None:
    """Print the empty hexes on a layer under construction."""
    wide, high = grid.size[0] + 8, grid.size[1] + 8
    (body, fill), (rims, pen) = (raster.drawing(wide, high, _FINE) for _ in range(2))
    for hexagon in PLAYABLE:
        x, y = grid.at(hexagon)
        points = style.corners((grid.radius - 2) * _FINE, 0)
        spot = [((x - grid.left + 4) * _FINE + px, (y - grid.top + 4) * _FINE + py) for px, py in points]
        fill.polygon(spot, fill=255)
        pen.polygon(spot, fill=0)
        pen.line([*spot, spot[0], spot[1]], fill=255, width=2 * _FINE, joint="curve")
    where = (grid.left - 4, grid.top - 4)
    image.paste(ink.lift, where, raster.scaled(body.reduce(_FINE), 0.42))
    image.paste(ink.faint, where, raster.scaled(rims.reduce(_FINE), 0.72))


def draw(canvas: Canvas, grid: Grid, player: PlayerView, letters: style.Letters, *, fresh: bool = True) -> None:
    """Draw all pieces on a sky; `fresh` adds sparkles on the latest tile."""
    for corner, kind in player.corners.items():
        canvas.put(style.double(kind, grid.width, used=corner in player.used), *grid.corner(corner))
    for hexagon, star in player.tiles.items():
        canvas.put(style.tile(star.colour, star.lines, grid.width, letters, crystal=star.crystal), *grid.at(hexagon))
    for hexagon, discs in player.dust.items():
        many = str(discs) if discs > 1 and grid.width >= _COUNTED else ""
        canvas.put(style.dust(max(round(grid.width * 0.5), 48 if many else 0), many), *grid.at(hexagon))
    _open_ends(canvas, grid, player)
    for pattern in player.patterns:
        if pattern.complete:
            _constellation(canvas, grid, pattern)
    if fresh and player.tiles:
        x, y = grid.at(list(player.tiles)[-1])
        for side in (-1, 1):
            glint = sparkle(max(24, grid.width // 3), ink.gilt)
            canvas.put(glint, x + side * grid.width * 0.36, y - grid.radius * 0.56)


def _open_ends(canvas: Canvas, grid: Grid, player: PlayerView) -> None:
    """Draw a bright bead where a line points into a vacant hex."""
    bead = icon("hexagon", max(10, round(grid.width * 0.12)), ink.white, ink.night)
    for hexagon, lines in player.open_ends.items():
        x, y = grid.at(hexagon)
        for side in SIDES:
            if lines & 1 << side:
                dx, dy = style.toward(side)
                canvas.put(bead, x + dx * grid.width / 2, y + dy * grid.width / 2)


def _constellation(canvas: Canvas, grid: Grid, pattern: Pattern) -> None:
    """Draw a glowing outline around a constellation, and its number of Light-bearing tiles."""
    spots = {hexagon: grid.at(hexagon) for hexagon in pattern.hexes}
    left = round(min(x for x, _ in spots.values()) - grid.width / 2 - 24)
    top = round(min(y for _, y in spots.values()) - grid.radius - 24)
    right = max(x for x, _ in spots.values()) + grid.width / 2 + 24
    low = max(y for _, y in spots.values()) + grid.radius + 24
    mask, pen = raster.drawing(round(right - left), round(low - top), _FINE)
    for hexagon, (x, y) in spots.items():
        points = [((x - left) * _FINE + px, (y - top) * _FINE + py) for px, py in style.corners(grid.radius * _FINE, 0)]
        for side in SIDES:
            if NEIGHBOURS[hexagon][side] not in spots:
                _edge(
                    pen,
                    points[side],
                    points[(side + 1) % 6],
                    max(3, min(5, grid.width // 10), grid.width // 22) * _FINE,
                )
    line = mask.reduce(_FINE)
    base = raster.blank(*line.size)
    if grid.width >= _COUNTED:  # on a small sky the glow would hide more than it shows, and take as long as the rest
        raster.lay(base, ink.group_glow, raster.blurred(line, 9).point([min(255, 2 * v) for v in range(256)]), 0.8)
    raster.lay(base, ink.group_line, line)
    canvas.put(Sprite(base, 0, 0), left, top)
    if grid.width >= _COUNTED:
        x, y = spots[pattern.hexes[0]]
        canvas.put(counted(pattern.size, max(42, round(grid.width * 0.36))), x, y - grid.radius * 0.82)


def _edge(pen: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], wide: int) -> None:
    pen.line((*a, *b), fill=255, width=wide)
    for x, y in (a, b):
        pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)


def counted(size: int, height: int) -> Sprite:
    """Return a number of Light-bearing tiles, as on a reward: a star and the number."""
    body = pill(f"   {size}", height, ink.gilt, ink.gilt)
    base = body.image.copy()
    icon("star5", round(height * 0.52), ink.gilt).onto(base, body.x - height * 0.22, body.y)
    return centred(base)


def costs(canvas: Canvas, grid: Grid, player: PlayerView, without: Collection[str] = ()) -> None:
    """Write the number of Stardust discs that end the lines into each vacant hex."""
    roomy = grid.width >= _ROOMY
    height = 38 if roomy else 24
    for hexagon, discs in player.dust_costs.items():
        if hexagon in without:
            continue
        x, y = grid.at(hexagon)
        y -= grid.radius * 0.44
        canvas.put(style.dust(height), x - height * 0.42, y)
        canvas.text(x + height * 0.16, y, str(discs), max(LEAST, height), ink.moon, anchor="lm", edge=ink.night)


def label(canvas: Canvas, grid: Grid, player: PlayerView, size: int, without: Collection[str] = ()) -> None:
    """Write names on the vacant hexes."""
    taken = {*player.tiles, *player.dust, *without}
    for hexagon in PLAYABLE:
        if hexagon in taken:
            continue
        x, y = grid.at(hexagon)
        low = grid.radius * (0.34 if hexagon in player.dust_costs else 0.0)
        canvas.text(x, y + low, hexagon, size, ink.mist, anchor="mm", edge=ink.night)


def mark(canvas: Canvas, grid: Grid, marks: Mapping[str, str], size: int) -> None:
    """Draw dashed outlines on choosable hexes, with the hex's name and its tag, if any.

    The name is at the bottom where a piece is planned, so that the translucent piece stays visible.
    """
    thick = 5 if grid.width >= _ROOMY else 4
    for hexagon in (hexagon for hexagon in PLAYABLE if hexagon in marks):
        x, y = grid.at(hexagon)
        canvas.put(style.outline(grid.width, ink.gilt, thick, dashed=True), x, y)
        low = grid.radius * (0.55 if f"plan-{hexagon}" in marks else 0.12)
        canvas.text(x, y + low, hexagon, size, ink.gilt, anchor="mm", edge=ink.night)
        if marks[hexagon] not in {"", hexagon}:
            height = max(32, round(grid.width * 0.32))
            canvas.put(tag(marks[hexagon], height), x, y - grid.radius * 0.56)
    for corner in CORNERS:
        if f"corner-{corner}" in marks:
            x, y = grid.corner(corner)
            canvas.put(dashed_box(2 * grid.width - 24, round(1.7 * grid.radius)), x, y)
            canvas.put(tag(marks[f"corner-{corner}"] or corner, 46), x, y - grid.radius * 0.72)


def chosen(canvas: Canvas, grid: Grid, hexagons: Collection[str]) -> None:
    """Draw a solid outline around chosen hexes."""
    for hexagon in hexagons:
        if hexagon not in COVERED:
            canvas.put(style.outline(grid.width, ink.white, max(5, grid.width // 20)), *grid.at(hexagon))
