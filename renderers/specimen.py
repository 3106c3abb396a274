"""Small pictures of single things of a game, large enough for a phone."""

from typing import Any

from PIL import Image

from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.renderer import GameRenderer, Skin
from renderers.kit.sky import sky
from renderers.kit.theme import WIDTH

SPECIMEN = "specimen"

SIZE = (640, 400)
_ROOM = 22
"""Margin around the thing that shows the sky, in pixels."""


def draw(renderer: GameRenderer, name: str, words: Any) -> Image.Image:
    """Draw one of a game's specimens, 640 x 400 pixels; raises KeyError for an unknown one."""
    specimen = renderer.specimens[name]
    canvas = Canvas(printed((renderer.key, SPECIMEN), lambda: _ground(renderer.skin)))
    box = (_ROOM, _ROOM, SIZE[0] - _ROOM, SIZE[1] - _ROOM)
    specimen.draw(canvas, box, renderer.picture_words(words, {}))
    return canvas.image


def _ground(skin: Skin) -> Image.Image:
    whole = sky(skin, WIDTH, WIDTH * SIZE[1] // SIZE[0])
    return whole.resize(SIZE, Image.Resampling.LANCZOS)
