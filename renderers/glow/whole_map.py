"""The journey board large, with a legend of its icons."""

from collections.abc import Mapping

from PIL import Image

from games.glow.view import View
from renderers.glow import journey, pieces, style, table, track
from renderers.glow.chart import EXTENT, Frame, spots, whole
from renderers.glow.skin import SKIN
from renderers.glow.words import GameWords
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.layers import printed
from renderers.kit.map_crop import NEAR, SIZE, MapArea, around
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, piece
from renderers.kit.text import evenly
from renderers.kit.theme import ENAMEL, LEAST, ink

MAP_SIZE = (1600, 1200)
MAP: Box = (24, 128, 1576, 928)
TRACK: Box = (24, 940, 1576, 1116)
LEGEND: Box = (24, 1128, 1576, 1184)
_NEAR = {board: MapArea(*extent, rim=62, closest=2.0) for board, extent in EXTENT.items()}


def draw(view: View, words: GameWords, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the whole journey board with every label, or the part around the choices."""
    if NEAR in marks:
        return _draw_near(view, marks, seat)
    solo = view.tom is not None
    canvas = Canvas(printed((SKIN.key, "map", view.board, solo), lambda: _print_map(view.board, solo=solo)))
    table.draw_header(canvas, view, words)
    frame = _map_frame(view.board)
    pieces.draw_marks(canvas, view, frame, marks)
    pieces.draw_pieces(canvas, view, frame)
    track.draw_score_tokens(canvas, TRACK, view)
    _legend(canvas, view, words)
    return canvas.image


def _draw_near(view: View, marks: Mapping[str, str], seat: int) -> Image.Image:
    """Draw the part of the board around party and choices, small with large labels."""
    places = spots(view.board)
    player, solo = view.players[seat], view.tom is not None
    own = player.boats if view.board == "archipelago" else (player.party,)
    wanted = [(places[place].x, places[place].y) for place in (*own, *marks[NEAR].split()) if place in places]
    left, top, scale = around(wanted, _NEAR[view.board])
    frame = Frame((0, 0, *SIZE), left, top, scale, labels=True)
    key = (SKIN.key, NEAR, view.board, solo, frame)
    canvas = Canvas(printed(key, lambda: _print_near(view.board, frame, solo=solo)))
    pieces.draw_marks(canvas, view, frame, marks)
    pieces.draw_pieces(canvas, view, frame)
    return canvas.image


def _print_near(board: str, frame: Frame, *, solo: bool) -> Image.Image:
    image = sky(SKIN, *SIZE)
    journey.close(image, board, frame, solo=solo)
    return image


def _map_frame(board: str) -> Frame:
    edge = (80, 96, 80, 84) if board == "province" else (150, 86, 150, 104)
    return whole(board, MAP, edge, labels=True)


def _print_map(board: str, *, solo: bool) -> Image.Image:
    image = sky(SKIN, *MAP_SIZE)
    engraving(image, 1180, 40, 620, 0.12)
    accent = SKIN.accent
    glass(image, MAP, accent, 0.59)
    journey.printed(image, board, _map_frame(board), solo=solo)
    glass(image, TRACK, accent)
    track.print_score_track(image, TRACK)
    glass(image, LEGEND, accent)
    return image


def _legend(canvas: Canvas, view: View, words: GameWords) -> None:
    """Draw the legend of the board's icons."""
    entries: list[tuple[Sprite, str]]
    if view.board == "province":
        entries = [
            (style.element_disc("fire", 38), "legend_need"),
            (style.forbidden_disc("fire", 38), "legend_forbid"),
            (piece("hexagon", "amber", 42), "legend_village"),
        ]
    else:
        entries = [
            (style.wheel(38), "legend_route"),
            (icon("footprints", 32, ENAMEL["orchid"]), "legend_pay"),
            (piece("hexagon", "amber", 42), "legend_island"),
        ]
    middle = (LEGEND[1] + LEGEND[3]) / 2
    step = (LEGEND[2] - LEGEND[0]) / len(entries)
    for k, (sprite, key) in enumerate(entries):
        x = LEGEND[0] + 30 + k * step
        canvas.put(sprite, x + 16, middle)
        lines = evenly(words.say(key), step - 90, LEAST)
        for n, line in enumerate(lines):
            y = middle + (n - (len(lines) - 1) / 2) * 26
            canvas.text(x + 50, y, line, LEAST, ink.mist, weight="regular", anchor="lm")
