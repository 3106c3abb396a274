"""The journey board large, with what its signs mean."""

from collections.abc import Mapping

from PIL import Image

from games.glow.view import View
from renderers.glow import journey, look, pieces, table
from renderers.glow.guise import GUISE
from renderers.glow.speak import Speaker
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.raster import Box
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon, piece
from renderers.kit.text import fitted
from renderers.kit.theme import ENAMEL, ink

MAP_SIZE = (1600, 1080)
MAP: Box = (24, 128, 1576, 990)
LEGEND: Box = (24, 1002, 1576, 1062)


def draw(view: View, speak: Speaker, marks: Mapping[str, str]) -> Image.Image:
    """The whole journey board with the label of every space."""
    solo = view.tom is not None
    canvas = Canvas(printed((GUISE.key, "map", view.board, solo), lambda: _print_map(view.board, solo=solo)))
    table.draw_header(canvas, view, speak)
    frame = _map_frame(view.board)
    pieces.draw_marks(canvas, view, frame, marks)
    pieces.draw_pieces(canvas, view, frame)
    _legend(canvas, view, speak)
    return canvas.image


def _map_frame(board: str) -> journey.Frame:
    edge = (80, 96, 80, 84) if board == "province" else (150, 86, 150, 104)
    return journey.whole(board, MAP, edge, labels=True)


def _print_map(board: str, *, solo: bool) -> Image.Image:
    image = sky(GUISE, *MAP_SIZE)
    engraving(image, 1180, 40, 620, 0.12)
    accent = GUISE.accent
    glass(image, MAP, accent, 0.59)
    journey.printed(image, board, _map_frame(board), solo=solo)
    glass(image, LEGEND, accent)
    return image


def _legend(canvas: Canvas, view: View, speak: Speaker) -> None:
    """What the signs of the board mean."""
    entries: list[tuple[Sprite, str]]
    if view.board == "province":
        entries = [
            (look.element_disc("fire", 38), "legend_need"),
            (look.forbidden_disc("fire", 38), "legend_forbid"),
            (piece("hexagon", "amber", 42), "legend_village"),
        ]
    else:
        entries = [
            (look.wheel(38), "legend_route"),
            (icon("footprints", 32, ENAMEL["orchid"]), "legend_pay"),
            (piece("hexagon", "amber", 42), "legend_island"),
        ]
    middle = (LEGEND[1] + LEGEND[3]) / 2
    step = (LEGEND[2] - LEGEND[0]) / len(entries)
    for k, (sprite, key) in enumerate(entries):
        x = LEGEND[0] + 30 + k * step
        canvas.put(sprite, x + 16, middle)
        text, size = fitted(speak.say(key), step - 90, (28, 26, 24), "regular")
        canvas.text(x + 50, middle, text, size, ink.mist, weight="regular", anchor="lm")
