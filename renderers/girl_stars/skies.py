"""The sheet of all skies with every hex labelled."""

from collections.abc import Mapping

from PIL import Image

from games.girl_stars.components import CHALLENGE
from games.girl_stars.player_view import PlayerView
from games.girl_stars.view import View
from renderers.girl_stars import board, players, style, table
from renderers.girl_stars.board import Grid
from renderers.girl_stars.skin import SKIN
from renderers.girl_stars.stage import Stage
from renderers.girl_stars.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.theme import DECIDE, PREVIEW, ink
from renderers.kit.turn_marks import changed, numbered

_TOP, _LOW, _WIDE = 130, 1184, 770
_HALF = (_LOW - _TOP - 12) // 2


def places(number: int) -> list[tuple[Box, Grid]]:
    """Return panels and grids: two high ones, or four."""
    rights = (24, 24 + _WIDE + 12)
    if number <= 2:
        return [((x, _TOP, x + _WIDE, _LOW), Grid(x + 21, 336, 104)) for x in rights]
    tops = (_TOP, _TOP + _HALF + 12)
    return [((x, y, x + _WIDE, y + _HALF), Grid(x + 14, y + 76, 68)) for y in tops for x in rights]


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw all skies at one size; marks belong to the viewer or to the acting player."""
    number = len(view.players)
    canvas = Canvas(printed((SKIN.key, "skies", number), lambda: _print_skies(number)))
    stage = Stage(canvas, view, words, {})
    table.draw_header(canvas, view, words)
    panels = places(number)
    mine = view.seat if view.seat is not None else view.asked[0].seat if view.asked else 0
    draw_sky = _large_sky if number <= 2 else _small_sky
    for player, (box, grid) in zip(view.players, panels, strict=False):
        players.frame(canvas, box, view, player.seat)
        draw_sky(stage, box, grid, player, marks if player.seat == mine else {})
    if view.solo:
        box = panels[1][0]
        players.shadow(stage, (box[0], box[1], box[2], box[1] + 240), CHALLENGE)
    for player, (_, grid) in zip(view.players, panels, strict=False):
        for hexagon, label in changed(marks, player.seat).items():
            numbered(canvas, grid.at(hexagon), grid.radius * 0.62, label)
    return canvas.image


def _large_sky(stage: Stage, box: Box, grid: Grid, player: PlayerView, marks: Mapping[str, str]) -> None:
    """Draw the sky of one of at most two players, with everything else that they have above and below it."""
    players.title(stage, box, player.seat, 64)
    _labelled_board(stage, grid, player, marks, 32)
    players.supply(stage, (box[0] + 30, box[1] + 132, box[2] - 150), player, 50)
    players.goods(stage.canvas, (box[0] + 30, _LOW - 112, box[0] + 400), player)
    players.rest(stage, (box[0] + 30, _LOW - 50, box[2] - 26), player)
    _hand(stage, player.hand, (box[2] - 240, box[1] + 212), 84)


def _small_sky(stage: Stage, box: Box, grid: Grid, player: PlayerView, marks: Mapping[str, str]) -> None:
    """Draw the sky of one of three or four players, with Light, Stardust, kept tokens and tiles beside it."""
    players.title(stage, box, player.seat, DECIDE)
    _labelled_board(stage, grid, player, marks, 26)
    _beside(stage, (grid.left + grid.size[0] + 14, box[1] + 84, box[2] - 10), player.seat)
    _hand(stage, player.hand, (box[2] - 204, box[3] - 58), 64)


def _labelled_board(stage: Stage, grid: Grid, player: PlayerView, marks: Mapping[str, str], size: int) -> None:
    """Draw the board with the names of its vacant hexes at this size, choosable hexes and costs."""
    board.draw(stage.canvas, grid, player, stage.words.letters)
    board.label(stage.canvas, grid, player, size, marks)
    board.mark(stage.canvas, grid, marks, size)
    board.costs(stage.canvas, grid, player, marks)


def _print_skies(number: int) -> Image.Image:
    image = table.ground()
    for k, (box, grid) in enumerate(places(number)):
        if k < number or number == 1:
            glass(image, box, SKIN.accent, 0.5)
        if k < number:
            board.emboss(image, grid)
    return image


def _beside(stage: Stage, column: tuple[int, int, int], seat: int) -> None:
    """Draw Light, Stardust and kept tokens in two columns next to a small sky."""
    canvas, player = stage.canvas, stage.view.players[seat]
    left, top, right = column
    step = (right - left) // 2
    things = [(style.light(colour, 46, stage.words.letters), number) for colour, number in player.light.items()]
    things.append((style.dust(44), player.stardust))
    for k, (sprite, number) in enumerate(things):
        x, y = left + 26 + (k % 2) * step, top + 32 + (k // 2) * 66
        canvas.put(sprite, x, y)
        canvas.text(x + 30, y, str(number), PREVIEW, ink.moon, anchor="lm")
    for k, kind in enumerate(player.kept):
        canvas.put(style.ash(kind, 46), left + 26 + (k % 4) * 56, top + 170 + (k // 4) * 54)


def _hand(stage: Stage, hand: tuple[str, ...], where: tuple[float, float], width: int) -> None:
    for k, name in enumerate(hand):
        plain = style.unturned(name)
        stage.canvas.put(
            style.tile(*plain, width, stage.words.letters, crystal=plain[0] != "white"),
            where[0] + k * (width + 12),
            where[1],
        )
