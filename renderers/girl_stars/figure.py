"""A newly completed constellation: its stars and the lines between them."""

from games.girl_stars.components import COLOURS
from games.girl_stars.hexes import SIDES
from games.girl_stars.player_view import Pattern, PlayerView
from renderers.girl_stars import style
from renderers.girl_stars.board import Grid
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.kit import burst, raster
from renderers.kit.canvas import Canvas, centred
from renderers.kit.sprites import piece
from renderers.kit.theme import ink
from renderers.kit.turn_marks import completed

Disc = tuple[tuple[int, int], int]
"""A middle and a radius."""

_FINE = 2
_WIDEST = 110
"""Maximum width of a hexagon in pixels."""


def draw(stage: Stage, dish: Disc, corner: Disc) -> None:
    """Draw the largest of the newly completed constellations, with its owner's token.

    It is drawn in the empty dish or, while ash is there, in a corner of the map.
    """
    found = [
        (pattern, player, text)
        for player in stage.view.players
        for hexagon, text in completed(stage.marks, player.seat).items()
        for pattern in player.patterns
        if pattern.complete and hexagon in pattern.hexes
    ]
    if not found:
        return
    middle, radius = corner if any(landed.taker is None for landed in stage.view.dish) else dish
    pattern, player, text = max(found, key=lambda one: one[0].size)
    stage.canvas.put(burst.window(2 * radius, SKIN.accent), *middle)
    _stars(stage.canvas, _grid(pattern, middle, radius), player, pattern)
    burst.worth(stage.canvas, middle, 2 * radius, text)
    stage.canvas.put(style.token(player.seat, 52), middle[0] + radius * 0.74, middle[1] - radius * 0.74)


def _grid(pattern: Pattern, middle: tuple[int, int], radius: int) -> Grid:
    """Return the grid on which a constellation fills the window."""
    spots = [Grid(0, 0, 100).at(hexagon) for hexagon in pattern.hexes]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, low = min(y for _, y in spots), max(y for _, y in spots)
    reach = max((right - left) / 2, (low - top) / 2, 1) + 50
    width = min(_WIDEST, round(100 * radius * 0.78 / reach))
    share = width / 100
    return Grid(round(middle[0] - (left + right) / 2 * share), round(middle[1] - (top + low) / 2 * share), width)


def _stars(canvas: Canvas, grid: Grid, player: PlayerView, pattern: Pattern) -> None:
    """Draw the lines of its tiles as light, and a star in each; those without Light are small."""
    mask, pen = raster.drawing(canvas.image.width // 2, canvas.image.height // 2, _FINE)
    left, top = grid.at(pattern.hexes[0])
    shift = (mask.width / 2 - left * _FINE, mask.height / 2 - top * _FINE)
    for hexagon in pattern.hexes:
        x, y = grid.at(hexagon)
        for dx, dy in (style.toward(side) for side in SIDES if player.tiles[hexagon].lines & 1 << side):
            ends = [(x, y), (x + dx * grid.width / 2, y + dy * grid.width / 2)]
            pen.line([(a * _FINE + shift[0], b * _FINE + shift[1]) for a, b in ends], fill=255, width=7 * _FINE)
    line = mask.reduce(_FINE)
    base = raster.blank(*line.size)
    raster.lay(base, ink.group_glow, raster.blurred(line, 8).point([min(255, 3 * v) for v in range(256)]), 0.9)
    raster.lay(base, ink.group_line, line)
    canvas.put(centred(base), left, top)
    for hexagon in pattern.hexes:
        colour = player.tiles[hexagon].colour
        side = round(grid.width * (0.62 if colour in COLOURS else 0.42))
        canvas.put(piece("star6", style.COLOUR_ENAMEL[colour], max(18, side)), *grid.at(hexagon))
