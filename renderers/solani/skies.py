"""The sheet of all skies with their free spaces labelled."""

from collections.abc import Mapping

from PIL import Image

from games.solani.player_view import PlayerView
from games.solani.view import View
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.text import fitted
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, LABEL, LEAST, ink
from renderers.kit.turn_marks import changed, numbered
from renderers.solani import board, players, style, table
from renderers.solani.board import Grid
from renderers.solani.skin import SKIN
from renderers.solani.stage import Stage
from renderers.solani.words import GameWords

_TOP, _LOW, _WIDE = 130, 1182, 769
_HALF = (_LOW - _TOP - 14) // 2


def _places(number: int) -> list[tuple[Box, Grid]]:
    """Return panels and grids: two high ones, or four."""
    rights = (24, 24 + _WIDE + 14)
    if number <= 2:
        return [((x, _TOP, x + _WIDE, _LOW), Grid(x + 24, 390, 120)) for x in rights]
    tops = (_TOP, _TOP + _HALF + 14)
    return [((x, y, x + _WIDE, y + _HALF), Grid(x + 42, y + 88, 71)) for y in tops for x in rights]


def draw(view: View, words: GameWords, marks: Mapping[str, str]) -> Image.Image:
    """Draw all skies at one size; marks belong to the viewer or to the acting player."""
    number = len(view.players)
    canvas = Canvas(printed((SKIN.key, "skies", number), lambda: _print_skies(number)))
    stage = Stage(canvas, view, words, {})
    table.draw_header(canvas, view, words)
    places = _places(number)
    mine = view.seat if view.seat is not None else table.leading(view)
    for player, (box, grid) in zip(view.players, places, strict=False):
        players.frame(canvas, box, view, player.seat)
        _sky(stage._replace(marks=marks if player.seat == mine else {}), box, grid, player)
    if view.coyote:
        players.coyote(stage, (places[1][0][0], _TOP, places[1][0][2], 580))
        players.bonuses(canvas, (places[1][0][0] + 12, 600, places[1][0][2] - 8, 1150), view, words)
    elif number == 3:
        box = places[3][0]
        players.bonuses(canvas, (box[0] + 12, box[1] + 20, box[2] - 8, box[3] - 20), view, words)
    for player, (_, grid) in zip(view.players, places, strict=False):
        for space, text in changed(marks, player.seat).items():
            numbered(canvas, grid.at(space), grid.pitch * 0.36, text)
    return canvas.image


def _print_skies(number: int) -> Image.Image:
    image = table.ground()
    for k, (box, grid) in enumerate(_places(number)):
        glass(image, box, SKIN.accent)
        if k < number:
            board.emboss(image, grid, dots=False)
    return image


def _sky(stage: Stage, box: Box, grid: Grid, player: PlayerView) -> None:
    """Draw one sky with its free spaces by name, and its owner's held pieces."""
    canvas, words, marks, large = stage.canvas, stage.words, stage.marks, grid.pitch > 100
    players.title(stage, box, player.seat, 64 if large else DECIDE)
    board.draw(canvas, grid, player, words)
    board.label(canvas, grid, player, (LABEL, CAPTION) if large else (CAPTION, LEAST), marks)
    board.mark(canvas, grid, marks, LABEL if large else CAPTION)
    name = words.game(f"board.{player.board}")
    if large:
        canvas.text(box[0] + 26, box[1] + 140, name, DETAIL, ink.mist, weight="regular", anchor="lm")
        x, y = box[0] + 300, box[1] + 140
        for sprite in players.held(player, 72, words):
            canvas.put(sprite, x, y)
            x += 84
        players.cards(stage, (box[2] - 50, y), player.features)
        return
    _beside(stage, (grid.left + grid.side + 26, box[1] + 112, box[2]), player)


def _beside(stage: Stage, place: tuple[int, int, int], player: PlayerView) -> None:
    """Draw board, held tiles and cards next to a sky, from (left, top) to the right edge."""
    canvas, words, (x, y, edge) = stage.canvas, stage.words, place
    text, size = fitted(words.game(f"board.{player.board}"), edge - x - 16, (CAPTION, LEAST))
    canvas.text(x, y, text, size, ink.mist, weight="regular", anchor="lm")
    for k, sprite in enumerate(players.held(player, 62, words)):
        canvas.put(sprite, x + 40 + k * 88, y + 70)
    for k, shown in enumerate(player.features):
        spot = (x + 38, y + 156 + k * 68)
        canvas.put(style.feature(shown.card, 54, words.icon_name(shown.card)), *spot)
        text, size = fitted(words.game(f"tile.{shown.card}"), edge - spot[0] - 56, (CAPTION, LEAST))
        canvas.text(spot[0] + 40, spot[1] - 14, text, size, ink.moon, anchor="lm")
        if shown.space:
            points = words.say("points", points=shown.points)
            canvas.text(spot[0] + 40, spot[1] + 16, points, CAPTION, ink.gilt, anchor="lm")
