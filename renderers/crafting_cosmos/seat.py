"""A galaxy as large as possible, with time chamber, held pieces and power cards.

Three sheets share this: the public galaxy of a seat, the private one with the hand, and the workbench of a craft phase.
"""

from collections.abc import Mapping

from PIL import Image

from games.crafting_cosmos.player_view import PlayerView
from games.crafting_cosmos.view import View, losses
from renderers.crafting_cosmos import chamber, galaxy, hand, labels, powers, style, table
from renderers.crafting_cosmos.skin import SKIN
from renderers.crafting_cosmos.words import GameWords
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import emphasis, glass
from renderers.kit.raster import Box
from renderers.kit.sheet_frame import TurnPill, ribbon
from renderers.kit.sky import sky
from renderers.kit.theme import CAPTION, SCORE, ink

SIZE = (1600, 1200)
RADIUS = 120
"""Corners are 104 pixels apart, a multiple of the dither's side, so that equal rows have equal bytes."""
BOARD: Box = (56, 126, 1044, 1004)
STRIP: Box = (56, 1016, 1044, 1182)
CHAMBER: Box = (1056, 126, 1576, 316)
HELD: Box = (1056, 328, 1576, 524)
POWERS: Box = (1056, 536, 1576, 1182)
_CALM = 0.9
"""Opacity of panes: they are full, so little of the sky shines through."""


def draw_galaxy(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the public galaxy of a seat; for an empty seat, that of the last one."""
    player = view.players[min(seat, len(view.players) - 1)]
    canvas = _bench(view, words, marks, player, private=False)
    hand.draw_goals(canvas, STRIP, view, player, words)
    powers.draw(canvas, POWERS, player, words, marks)
    return canvas.image


def draw_seat(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw a seat's own galaxy with its private pieces."""
    player = view.players[seat]
    canvas = _bench(view, words, marks, player, private=True)
    hand.draw_hand(canvas, STRIP, view, words, marks)
    hand.draw_goals(canvas, (STRIP[0] + hand.WIDE, STRIP[1], STRIP[2], STRIP[3]), view, player, words)
    _cards(canvas, view, player, words, marks)
    return canvas.image


def draw_workbench(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw a seat's own galaxy while crafting: held pieces, possible losses, and all labels."""
    player = view.players[seat]
    canvas = _bench(view, words, marks, player, private=True)
    hand.draw_hand(canvas, STRIP, view, words, marks)
    box = (STRIP[0] + hand.WIDE, STRIP[1], STRIP[2], STRIP[3])
    hand.draw_losses(canvas, box, losses(view, seat), words)
    emphasis(canvas, HELD, ink.gilt, fill=0.05)
    _cards(canvas, view, player, words, marks)
    return canvas.image


def _bench(view: View, words: GameWords, marks: Mapping[str, str], player: PlayerView, *, private: bool) -> Canvas:
    """Draw the common part of all three sheets: header, board, time chamber, held pieces."""
    canvas = Canvas(printed((SKIN.key, "seat"), _print))
    turn = None
    enamel = style.seat_enamel(player.seat)
    if private:
        turn = TurnPill((style.token(player.seat, 56),), words.name(player.seat), words.say("private"), enamel)
        ribbon(canvas, SIZE[1], enamel)
    title = words.say("galaxy") if private else words.name(player.seat)
    table.draw_header(canvas, view, words, turn, title)
    frame = galaxy.framed(BOARD, RADIUS)
    galaxy.draw(canvas, frame, player)
    labels.draw(canvas, frame, player, marks)
    _corner(canvas, player, words)
    chamber.draw(canvas, CHAMBER, player, words, marks)
    chamber.draw_held(canvas, HELD, player, words, marks)
    return canvas


def _corner(canvas: Canvas, player: PlayerView, words: GameWords) -> None:
    """Draw owner and score in the free corners of the board's panel."""
    canvas.put(style.token(player.seat, 76), BOARD[0] + 60, BOARD[3] - 60)
    canvas.text(BOARD[2] - 24, BOARD[3] - 28, str(player.score), SCORE, ink.gilt, anchor="rs")
    canvas.text(BOARD[2] - 24, BOARD[3] - 108, words.say("points"), CAPTION, ink.mist, anchor="rs")


def _cards(canvas: Canvas, view: View, player: PlayerView, words: GameWords, marks: Mapping[str, str]) -> None:
    """Draw power cards; while cards or tiles are drawn, these instead."""
    own = view.own
    if own and own.drawn:
        powers.draw_drawn(canvas, POWERS, own.drawn, words, marks)
    elif own and own.looked:
        powers.draw_looked(canvas, POWERS, own.looked, words, marks)
    else:
        powers.draw(canvas, POWERS, player, words, marks)


def _print() -> Image.Image:
    image = sky(SKIN, *SIZE)
    for box in (CHAMBER, HELD, POWERS, STRIP):
        glass(image, box, SKIN.accent, _CALM)
    glass(image, BOARD, SKIN.accent, _CALM)
    galaxy.printed(image, galaxy.framed(BOARD, RADIUS))
    return image
