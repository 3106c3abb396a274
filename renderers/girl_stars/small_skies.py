"""All skies side by side on the table, without the names of hexes."""

import math
from typing import NamedTuple

from PIL import Image

from games.girl_stars.player_view import PlayerView
from renderers.girl_stars import board, style
from renderers.girl_stars.board import Grid
from renderers.girl_stars.players import acting
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.kit import burst
from renderers.kit.markers import status_badge
from renderers.kit.raster import Box
from renderers.kit.turn_marks import changed, completed, numbered

_EDGE = 8
_ROOMY = 40
"""Minimum width of a hexagon for a sky with its player's hand beside it."""
_TILE = 64
"""Width of a tile in a hand."""


class SmallSky(NamedTuple):
    """The grid of a sky, and middle and size of its player's token; the hand follows below it or at its right."""

    grid: Grid
    token: tuple[int, int]
    size: int
    down: bool


def places(number: int, box: Box, aside: int) -> list[SmallSky]:
    """Return where the skies of these players lie in a box, in rows of two, with `aside` pixels for each hand."""
    rows = [2] * (number // 2) + [1] * (number % 2)
    wide, high = (box[2] - box[0]) // max(rows), (box[3] - box[1]) // len(rows)
    down = wide > high
    across, along = (wide - aside, high) if down else (wide, high - aside)
    width = min((across - 2 * _EDGE) // 7, math.floor((along - 2 * _EDGE) * math.sqrt(3) / 11))
    found = []
    for row, many in enumerate(rows):
        for k in range(many):
            grid = Grid(0, 0, width)
            left = (box[0] + box[2] - many * wide) // 2 + k * wide + (wide - grid.size[0] - aside * down) // 2
            top = box[1] + row * high + (high - grid.size[1] - aside * (not down)) // 2
            token = (left + aside // 2, top + aside // 2)
            found.append(
                SmallSky(Grid(left + aside * down, top + aside * (not down), width), token, min(64, aside - 10), down)
            )
    return found


def emboss(image: Image.Image, skies: list[SmallSky]) -> None:
    """Print the empty hexes of all skies on a layer under construction."""
    for sky in skies:
        board.emboss(image, sky.grid)


def draw(stage: Stage, skies: list[SmallSky]) -> None:
    """Draw all skies with what has changed, and the constellations of the moment in a burst of light."""
    for player, sky in zip(stage.view.players, skies, strict=True):
        new = completed(stage.marks, player.seat)
        moments = [
            (_middle(sky.grid, pattern.hexes), text)
            for pattern in player.patterns
            for hexagon, text in new.items()
            if pattern.complete and hexagon in pattern.hexes
        ]
        for where, _ in moments:
            stage.canvas.put(burst.burst(2 * sky.grid.width, SKIN.accent), *where)
        _sky(stage, player, sky)
        for where, text in moments:
            burst.worth(stage.canvas, where, 3 * sky.grid.width, text)
        for hexagon, label in changed(stage.marks, player.seat).items():
            numbered(stage.canvas, sky.grid.at(hexagon), sky.grid.radius * 0.62, label)


def _middle(grid: Grid, hexes: tuple[str, ...]) -> tuple[float, float]:
    spots = [grid.at(hexagon) for hexagon in hexes]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _sky(stage: Stage, player: PlayerView, sky: SmallSky) -> None:
    """Draw a sky with its player's token, and with the tiles in hand if it is large."""
    canvas, (x, y) = stage.canvas, sky.token
    large = sky.grid.width >= _ROOMY
    board.draw(canvas, sky.grid, player, stage.words.letters, fresh=large)
    canvas.put(style.token(player.seat, sky.size), x, y)
    if large and player.seat in acting(stage.view):
        canvas.put(status_badge("acts", 40), x + 26, y + 26)
    for k, name in enumerate(player.hand if large else ()):
        far = 80 + k * (_TILE + 8)
        plain = style.unturned(name)
        tile = style.tile(*plain, _TILE, stage.words.letters, crystal=plain[0] != "white")
        canvas.put(tile, x + far * (not sky.down), y + far * sky.down)
