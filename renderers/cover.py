"""The cover of a challenge: its game, its day, and its public facts."""

from typing import Any, NamedTuple

from PIL import Image

from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.layers import printed
from renderers.kit.panels import glass
from renderers.kit.renderer import GameRenderer, Skin, Specimen
from renderers.kit.sheet_frame import emblem, header
from renderers.kit.sky import engraving, sky
from renderers.kit.sprites import icon
from renderers.kit.text import balanced, fitted, width_of
from renderers.kit.theme import LABEL, SCORE, ink

COVER = "cover"

HEIGHT = 900

_MIDDLE = (404, 524)
_REACH = 330
_THING = (64, 196, 744, 852)
"""Box of the emblem, or of the specimen that belongs to this challenge."""

_LARGER = 1.75

_PANEL = (800, 152, theme.WIDTH - 24, HEIGHT - 24)
_ROOM = _PANEL[2] - _PANEL[0] - 112


class Cover(NamedTuple):
    """The contents of a cover, in the language of the picture.

    `title` is the game's, `subtitle` names the challenge, `day` is its date or how to reach it. `facts` are its
    fixed choices, `thing` is a specimen that belongs to it, or "".
    """

    title: str
    subtitle: str
    day: str
    facts: tuple[str, ...]
    thing: str = ""


def draw(renderer: GameRenderer, cover: Cover, words: Any) -> Image.Image:
    """Draw the cover in the sky of its game, 1600 x 900."""
    skin, thing = renderer.skin, renderer.specimens.get(cover.thing)
    canvas = Canvas(printed((skin.key, COVER, thing is None), lambda: _print(skin, rings=thing is None)))
    header(canvas, skin, (cover.title, cover.subtitle))
    if thing is None:
        canvas.put(emblem(skin, 380), *_MIDDLE)
    else:
        _show(canvas, renderer, thing, words)
    canvas.text(_PANEL[0] + 56, _PANEL[1] + 150, *fitted(cover.day, _ROOM, (theme.COVER, SCORE)), ink.gilt)
    canvas.line((_PANEL[0] + 56, _PANEL[1] + 196, _PANEL[2] - 56, _PANEL[1] + 198), ink.brass, 0.7)
    _facts(canvas, skin, cover.facts)
    return canvas.image


def _show(canvas: Canvas, renderer: GameRenderer, thing: Specimen, words: Any) -> None:
    ground = canvas.image.crop(_THING)
    size = (round(ground.width / _LARGER), round(ground.height / _LARGER))
    small = Canvas(ground.resize(size, Image.Resampling.LANCZOS))
    thing.draw(small, (0, 0, *size), renderer.picture_words(words, {}))
    canvas.image.paste(small.image.resize(ground.size, Image.Resampling.LANCZOS), _THING[:2])


def _print(skin: Skin, *, rings: bool) -> Image.Image:
    image = sky(skin, theme.WIDTH, HEIGHT)
    engraving(image, *_MIDDLE, _REACH, 0.3 if rings else 0.14)
    glass(image, _PANEL, skin.accent, 0.66)
    return image


def _facts(canvas: Canvas, skin: Skin, facts: tuple[str, ...]) -> None:
    """Draw the facts, each after a spark, at the largest size that fits."""
    room = _PANEL[3] - _PANEL[1] - 250
    lines: list[list[str]] = []
    for size in (72, 64, 56, 50, 46, 42):
        lines = [balanced(fact, _ROOM - 62, size) for fact in facts]
        if sum(map(len, lines)) * size * 1.3 + len(lines) * size * 0.7 <= room:
            break
    y = _PANEL[1] + 212 + size * 1.3
    for fact in lines:
        canvas.put(icon("spark", size - 8, skin.accent), _PANEL[0] + 78, y - size * 0.36)
        for line in fact:
            text, fit = fitted(line, _ROOM - 62, (size, LABEL)) if width_of(line, size) > _ROOM - 62 else (line, size)
            canvas.text(_PANEL[0] + 118, y, text, fit, ink.moon)
            y += size * 1.3
        y += size * 0.7
