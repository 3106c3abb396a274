"""The frame of every sheet: header, turn pill, private ribbon, counts with icons."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageChops

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.renderer import Skin
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import haloed, icon, piece
from renderers.kit.text import MIDDLE, fitted, shortened, width_of
from renderers.kit.theme import DECIDE, DETAIL, ENAMEL, HEADING, RGB, VALUE, ink, mix

PILL_HEIGHT, PILL_HIGH = 84, 104
"""Heights of the turn pill with its words next to each other, or one below the other."""
PILL_ROOM = 540


class TurnPill(NamedTuple):
    """The turn pill's contents: tokens of the awaited seats, name or count, verb, colour."""

    tokens: tuple[Sprite, ...]
    name: str
    verb: str
    enamel: str


class RoundClock(NamedTuple):
    """Progress of the match: caption, round of rounds, phase of phases (0 phases: none drawn)."""

    caption: str
    round: int
    rounds: int
    phase: int = 0
    phases: int = 0


def header(
    canvas: Canvas, skin: Skin, heading: tuple[str, ...], turn: TurnPill | None = None, clock: RoundClock | None = None
) -> None:
    """Draw emblem, title and subtitle, an optional note, progress, and the turn pill."""
    title, subtitle, *note = heading
    canvas.put(emblem(skin), 62, 58)
    right: float = theme.WIDTH - theme.MARGIN
    if turn is not None:
        right = turn_pill(canvas, turn, theme.WIDTH - theme.MARGIN, 59) - 36
    size = title_size(title)
    base, shown = 64 if subtitle else 80, shortened(title, right - 136, size)
    x = 116 + canvas.text(116, base, shown, size, ink.moon, tracking=0.01)
    x = max([x, _below(canvas, subtitle, skin.accent)] + [_beside(canvas, x, one) for one in note]) + 36
    if clock is not None:
        _clock(canvas, clock, x, right)


def title_size(title: str) -> int:
    """Return the size of a title; a long one is smaller."""
    return HEADING if len(title) < 20 else DECIDE


def _below(canvas: Canvas, subtitle: str, colour: RGB) -> float:
    """Write the subtitle, smaller or narrower if it is long, and return where it ends."""
    left, size, room = 118, DETAIL, theme.WIDTH - theme.MARGIN - 118
    if width_of(subtitle, size) <= room:
        return left + canvas.text(left, 106, subtitle, size, colour)
    canvas.squeezed(left + room / 2, 106 - size * MIDDLE, subtitle, room, sizes=(size,), colour=colour)
    return left + room


def _beside(canvas: Canvas, left: float, note: str) -> float:
    """Write a note next to the title, and return where it ends."""
    return left + 26 + canvas.text(left + 26, 64, note, DETAIL, ink.mist)


@kept
def emblem(skin: Skin, size: int = 76) -> Sprite:
    """Return the game's disc with its halo."""
    return haloed(piece("disc", skin.enamel, size, skin.glyph), skin.enamel, size * 2, 0.8)


def _clock(canvas: Canvas, clock: RoundClock, left: float, right: float) -> None:
    """Draw the chain of rounds and the sun's path over the day, as far as they fit."""
    step = 34
    chain = step * (clock.rounds - 1)
    day = 190 if clock.phases else 0
    room = right - left
    if width_of(clock.caption, DECIDE) + day > room:
        day = 0
    caption, size = fitted(clock.caption, room, (DECIDE, DETAIL))
    x = left + max(0.0, room - max(chain + 30, width_of(caption, size)) - day) / 2
    if day:
        canvas.put(_sun_path(clock.phase, clock.phases), x + 74, 57)
        x += day
    canvas.text(x, 54, caption, size, ink.gilt, edge=ink.night)
    for k in range(clock.rounds):
        spot = (x + 14 + k * step, 90)
        if k:
            canvas.line((round(spot[0]) - step + 12, 89, round(spot[0]) - 11, 91), ink.brass, 0.5)
        canvas.put(_pip(k + 1 - clock.round), *spot)


@kept
def _pip_sprite(kind: str) -> Sprite:
    if kind == "now":
        return icon("spark", 34, ink.gilt, ink.night, ink.dawn)
    if kind == "past":
        return icon("spark", 24, ink.brass, ink.night)
    return piece("disc", "onyx", 14)


def _pip(ahead: int) -> Sprite:
    """Return the sign of a round that is `ahead` of the present one."""
    return _pip_sprite("now" if ahead == 0 else "past" if ahead < 0 else "future")


@kept
def _sun_path(phase: int, phases: int) -> Sprite:
    """Return a horizon and the sun's arc with one bead per phase of the day.

    The sun is at the present one.
    """
    width, height = 210, 150
    mask, draw = raster.drawing(width, height)
    box = [v * FINE for v in (45, 50, 165, 170)]
    draw.arc(box, 192, 348, fill=150, width=2 * FINE)
    draw.line([v * FINE for v in (32, 112, 178, 112)], fill=190, width=2 * FINE)
    base = raster.blank(width, height)
    raster.lay(base, ink.brass, mask.reduce(FINE), 0.8)
    for k in range(phases):
        angle = math.radians(192 + 156 * k / max(1, phases - 1))
        x, y = 105 + 60 * math.cos(angle), 112 + 60 * math.sin(angle)
        sprite = (
            piece("star8", "amber", 32) if k + 1 == phase else piece("disc", "amber" if k + 1 < phase else "onyx", 14)
        )
        if k + 1 == phase:
            light = raster.within(base.size, raster.falloff(80, 80, 1.4, 0.8), (round(x - 40), round(y - 40)))
            raster.lay(base, ENAMEL["amber"], light)
        sprite.onto(base, x, y)
    return centred(base)


def turn_pill(canvas: Canvas, turn: TurnPill, right: int, middle: int) -> float:
    """Draw the pill that shows who acts, and return its left edge.

    A long name is cut, because the token identifies the player too.
    """
    shown = turn.tokens[:4]
    tokens = 64 * len(shown)
    room = max(PILL_ROOM - 92 - tokens, 240)
    verb = width_of(turn.verb, DETAIL, "regular") if turn.verb else 0
    name, size = turn.name, DECIDE
    if not shown:  # the match is over
        name, size = fitted(name, room, (size, DETAIL))
    beside = width_of(name, size) + 16 + verb <= room
    if not beside:
        name = shortened(name, room, size)
    words = width_of(name, size) + 16 + verb if beside else max(width_of(name, size), verb)
    width = round(36 + tokens + 14 + words + 32)
    canvas.put(_pill_body(width, PILL_HEIGHT if beside else PILL_HIGH, turn.enamel), right - width / 2, middle)
    x = right - width + 30.0
    for token in shown:
        canvas.put(token, x + 26, middle)
        x += 64
    x += 10
    if beside or not verb:
        x += canvas.text(x, middle, name, size, ink.moon, anchor="lm") + 16
        canvas.text(x, middle + 5, turn.verb, DETAIL, ink.gilt, weight="regular", anchor="lm")
    else:
        canvas.text(x, middle - 19, name, size, ink.moon, anchor="lm")
        canvas.text(x, middle + 27, turn.verb, DETAIL, ink.gilt, weight="regular", anchor="lm")
    return right - width


@kept
def _pill_body(width: int, height: int, enamel: str) -> Sprite:
    pad = 30
    full = (width + 2 * pad, height + 2 * pad)
    shape, inner = (
        raster.within(full, raster.round_box(width, height, height // 2, inset), (pad, pad)) for inset in (0, 3)
    )
    c = ENAMEL[enamel]
    base = raster.blank(*full)
    raster.lay(base, mix(c, ink.gilt, 0.3), raster.blurred(shape, 13), 0.7)
    raster.lay(base, ink.gilt, shape)
    raster.lay(base, raster.vertical(*full, (mix(c, ink.night, 0.48), mix(c, ink.night, 0.70))), inner)
    raster.lay(base, ink.white, ImageChops.subtract(inner, raster.shifted(inner, 0, 2)), 0.25)
    return centred(base)


def ribbon(canvas: Canvas, height: int, enamel: str) -> None:
    """Draw the left edge of a private sheet.

    The seat's colour and a closed eye warn not to post it.
    """
    canvas.image.paste(_strip(enamel, height), (0, 0))
    canvas.put(icon("lash", 40, ink.gilt, ink.night), 32, height - 36)


@kept
def _strip(enamel: str, height: int) -> Image.Image:
    c = ENAMEL[enamel]
    return raster.vertical(14, height, (mix(c, ink.night, 0.1), mix(c, ink.night, 0.6)))


def panel_title(canvas: Canvas, x: float, y: float, text: str, accent: RGB) -> float:
    """Write a small caption after an accent spark, and return its end; `y` is its baseline."""
    canvas.put(icon("spark", 22, accent), x + 11, y - 9)
    english = text.isascii()
    return x + 30 + canvas.text(x + 30, y, text.upper() if english else text, DETAIL, ink.gilt, tracking=0.03)


def write_name(canvas: Canvas, where: tuple[float, float], name: str, room: float) -> None:
    """Write a name from (left, middle) on; one that is too long is cut, to keep its size."""
    size = DECIDE
    canvas.text(*where, shortened(name, room, size), size, ink.moon, anchor="lm")


def count(canvas: Canvas, where: tuple[float, float], sprite: Sprite, text: str, size: int = VALUE) -> float:
    """Draw an icon and its number from `where` (left, middle) on, and return their end."""
    x, y = where
    wide = sprite.image.width - 8
    canvas.put(sprite, x + wide / 2, y)
    return x + wide + 4 + canvas.text(x + wide + 4, y, text, size, ink.moon, anchor="lm")


def paragraph(
    canvas: Canvas, where: tuple[float, float], lines: Sequence[str], size: int, *, colour: RGB = ink.ink
) -> float:
    """Write lines of regular text from a baseline on, and return the baseline after them."""
    x, y = where
    for line in lines:
        canvas.text(x, y, line, size, colour, weight="regular")
        y += round(size * 1.3)
    return y
