"""The cover of a table in the lobby: its game, duration, difficulty, and seats."""

import math
from typing import NamedTuple

from PIL import Image

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.layers import printed
from renderers.kit.markers import dashed_ring
from renderers.kit.panels import glass
from renderers.kit.renderer import Skin
from renderers.kit.sheet_frame import emblem
from renderers.kit.sky import engraving, sky, sparkle
from renderers.kit.sprites import icon, piece
from renderers.kit.text import balanced, fitted, width_of
from renderers.kit.theme import DECIDE, ENAMEL, LABEL, PREVIEW, ink

LOBBY = "lobby"

HEIGHT = 900

HARDEST = 5
"""Number of sparks of the hardest game."""

PERSON, COMPUTER, KEPT, FREE = "person", "computer", "kept", "free"

_ICONS = {PERSON: "cloak", COMPUTER: "robot", KEPT: "hourglass"}

_MIDDLE = (412, 450)
_REACH = 348
_SEAT = 132
"""Size of a seat at the round table; seats in the list are half as large."""

_PANEL = (836, 40, theme.WIDTH - 24, HEIGHT - 40)
_LEFT = _PANEL[0] + 48
_ROOM = _PANEL[2] - 48 - _LEFT
_STEP = 100


class Seat(NamedTuple):
    """A seat and its name: taken by a PERSON or COMPUTER, KEPT for a person, or FREE."""

    kind: str
    name: str


class Lobby(NamedTuple):
    """The contents of the cover, in the language of the picture.

    `title` is the game's; `minutes` is the duration of a match ("" if unknown), `effort` its difficulty, `weight`
    the sparks for it (0 if unknown).
    """

    title: str
    minutes: str
    weight: int
    effort: str
    seats: tuple[Seat, ...]


def draw(skin: Skin, lobby: Lobby) -> Image.Image:
    """Draw the cover in the sky of its game, 1600 x 900."""
    canvas = Canvas(printed((skin.key, LOBBY), lambda: _print(skin)))
    _round_table(canvas, skin, lobby.seats)
    y = _title(canvas, lobby.title)
    y = _facts(canvas, skin, lobby, y)
    canvas.line((_LEFT, round(y), _PANEL[2] - 48, round(y) + 2), ink.brass, 0.7)
    _people(canvas, skin, lobby.seats, y)
    return canvas.image


def _print(skin: Skin) -> Image.Image:
    image = sky(skin, theme.WIDTH, HEIGHT)
    engraving(image, *_MIDDLE, _REACH, 0.34)
    glass(image, _PANEL, skin.accent, 0.66)
    Canvas(image).put(emblem(skin, 300), *_MIDDLE)
    return image


def _round_table(canvas: Canvas, skin: Skin, seats: tuple[Seat, ...]) -> None:
    """Draw the seats around the emblem, the first at the top; taken seats have a halo."""
    for k, seat in enumerate(seats):
        angle = math.tau * k / len(seats) - math.pi / 2
        x, y = _MIDDLE[0] + _REACH * 0.86 * math.cos(angle), _MIDDLE[1] + _REACH * 0.86 * math.sin(angle)
        taken = seat.kind in (PERSON, COMPUTER)
        if taken:
            side = _SEAT * 2
            light = raster.falloff(side, side, 1.5, 0.7)
            canvas.image.paste(ENAMEL[skin.enamel], (round(x) - _SEAT, round(y) - _SEAT), light)
        canvas.put(_seat(skin, seat.kind, _SEAT), x, y)
        if taken:
            canvas.put(sparkle(46, ink.gilt), x + _SEAT * 0.36, y - _SEAT * 0.36)


def _seat(skin: Skin, kind: str, size: int) -> Sprite:
    """Return the token of a seat: the game's enamel if it is taken, a ring if it is free."""
    if kind == FREE:
        return dashed_ring(size)
    return piece("disc", "onyx" if kind == KEPT else skin.enamel, size, _ICONS[kind], share=0.56)


def _title(canvas: Canvas, title: str) -> float:
    """Draw the name of the game in one line or two, and return where it ends.

    A Japanese name has a space before its second part.
    """
    parts, lines = title if title.isascii() else title.replace(" ", "\n"), list[str]()
    for size in (124, 108, 96, 88, 80, 72, 64):
        lines = balanced(parts, _ROOM, size)
        if len(lines) <= (1 if size > 96 else 2) and all(width_of(line, size) <= _ROOM for line in lines):
            break
    y = _PANEL[1] + 34.0
    for line in lines[:2]:
        y += size * 1.14
        canvas.text(_LEFT, y, *fitted(line, _ROOM, (size, PREVIEW)), ink.gilt)
    return y + 36


def _facts(canvas: Canvas, skin: Skin, lobby: Lobby, y: float) -> float:
    """Draw duration and difficulty, as far as known, and return the height of the rule below."""
    if lobby.minutes:
        y += 62
        canvas.put(icon("hourglass", 46, skin.accent), _LEFT + 26, y - 18)
        canvas.text(_LEFT + 74, y, *fitted(lobby.minutes, _ROOM - 74, (DECIDE, PREVIEW)), ink.moon)
    if lobby.weight:
        y += 72
        for k in range(HARDEST):
            lit = k < lobby.weight
            canvas.put(icon("spark", 44 if lit else 34, skin.accent if lit else ink.faint), _LEFT + 26 + 50 * k, y - 18)
        left = 74 + 50 * (HARDEST - 1)
        canvas.text(_LEFT + left, y, *fitted(lobby.effort, _ROOM - left, (DECIDE, LABEL)), ink.moon)
    return y + 42


def _people(canvas: Canvas, skin: Skin, seats: tuple[Seat, ...], top: float) -> None:
    """Draw the names one below the other, at the largest size that fits all."""
    room = _PANEL[3] - 20 - top
    step = min(_STEP, room / max(1, len(seats)))
    size = round(step * 0.72)
    for k, seat in enumerate(seats):
        middle = top + 10 + step * (k + 0.5)
        canvas.put(_seat(skin, seat.kind, size), _LEFT + size / 2, middle)
        sizes = tuple(round(step * share) for share in (0.54, 0.48, 0.43))
        name, fit = fitted(seat.name, _ROOM - size - 26, sizes)
        colour = ink.moon if seat.kind in (PERSON, COMPUTER) else ink.mist
        canvas.text(_LEFT + size + 26, middle, name, fit, colour, anchor="lm")
