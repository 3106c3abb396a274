"""Cards of the supply, small ones of the field, and large ones with their effect as text.

The anchor of a card is its upper left corner. Cards are drawn once per kind, size and language.
"""

from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.view import FieldCardView
from renderers.hoshitsukuri import style
from renderers.hoshitsukuri.windows import window
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.panels import paper
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, spent, writing_on
from renderers.kit.text import balanced, evenly, largest_size, width_of, wrapped
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, LABEL, LEAST, VALUE, ink

BAND, _HIGH_BAND = 50, 60
_FOOT = 58
_EDGE = 9
_LINE = 28


def _onto(body: Sprite) -> Canvas:
    return Canvas(body.image.convert("RGB"))


def _lifted(canvas: Canvas, body: Sprite) -> Sprite:
    """Return the finished card with the shadow of the bare one."""
    picture = canvas.image.convert("RGBA")
    picture.putalpha(body.image.getchannel("A"))
    return Sprite(picture, body.x, body.y)


GENERATE = "\u27f3"
_STAND_IN = "\u3007"
"""Stands for the generate icon when a text is measured, because the icon is drawn and as wide as this character."""


def broken(text: str, room: float, size: int, *, even: bool = False) -> list[str]:
    """Return a text in lines no wider than `room`, of about one length if `even`."""
    stand_in = text.replace(GENERATE, _STAND_IN)
    lines = evenly(stand_in, room, size) if even else wrapped(stand_in, room, size)
    return [line.replace(_STAND_IN, GENERATE) for line in lines]


def write(canvas: Canvas, where: tuple[float, float], line: str, size: int, *, middle: bool = False) -> None:
    """Write a line of a card's text on its baseline, from the left or centred."""
    x, y = where
    if middle:
        x -= width_of(line.replace(GENERATE, _STAND_IN), size, "regular") / 2
    for k, piece in enumerate(line.split(GENERATE)):
        if k:
            canvas.put(icon("reroll", round(size * 0.86), ink.ink), x + size / 2, y - size * 0.37)
            x += size
        if piece:
            x += canvas.text(x, y, piece, size, ink.ink, weight="regular")


def title(
    canvas: Canvas, kind: str, name: str, middle: tuple[float, float], room: float, *, largest: int = LABEL
) -> None:
    """Write the name in the band of a card."""
    colour, edge = writing_on(style.enamel_of(kind))
    size = largest_size(name, room, (largest, CAPTION))
    lines = [name] if size else balanced(name, room, LEAST)
    for k, line in enumerate(lines):
        y = middle[1] + (k - (len(lines) - 1) / 2) * 23
        canvas.text(middle[0], y, line, size or LEAST, colour, anchor="mm", edge=edge)


@kept
def supply(kind: str, name: str, short: str, width: int, height: int, *, empty: bool = False) -> Sprite:
    """Return a card of the supply, optionally with a short effect.

    The pile's count fits at its foot.
    """
    card = CARDS[kind]
    body = paper(width, height, style.enamel_of(kind), _HIGH_BAND)
    canvas = _onto(body)
    left, top = body.x, body.y
    _large_title(canvas, kind, name, (left + width / 2, top + _HIGH_BAND / 2 + 2), width - 18)
    lines = broken(short, width - 14, LEAST, even=True) if short else []
    high = height - _HIGH_BAND - _FOOT - 12 - (_LINE * len(lines) + 6 if lines else 0)
    window_top = top + _HIGH_BAND + 6
    canvas.put(window(kind, width - 2 * _EDGE, high), left + _EDGE, window_top)
    canvas.put(style.icon_name(card.colour, 42), left + _EDGE + 22, window_top + 22)
    canvas.put(style.cost(card.cost, 74 if card.cost < 10 else 88), left + width - 42, window_top + 30)
    if card.vp:
        canvas.put(style.points(card.vp, 92), left + width - 50, window_top + high - 40)
    elif card.effect == "at_end":
        canvas.put(style.constellation_points(52), left + width - 38, window_top + high - 30)
    if card.generates:
        canvas.put(style.generates(46), left + _EDGE + 24, window_top + high - 26)
    y = window_top + high + 26.0
    for line in lines:
        write(canvas, (left + width / 2, y), line, LEAST, middle=True)
        y += _LINE
    y = top + height - 36
    canvas.put(style.fragment(42), left + 30, y)
    text = style.fragments_text(kind)
    room = min(width_of(text, DECIDE), 74)
    canvas.squeezed(left + 54 + room / 2, y, text, room, sizes=(DECIDE,), colour=ink.ink)
    done = _lifted(canvas, body)
    return Sprite(spent(done.image, 5), done.x, done.y) if empty else done


def _large_title(canvas: Canvas, kind: str, name: str, where: tuple[float, float], room: float) -> None:
    """Write the name on one line, readable on a phone; a long one is narrower."""
    colour, edge = writing_on(style.enamel_of(kind))
    canvas.squeezed(*where, name, room, sizes=(DECIDE,), colour=colour, edge=edge)


def values(canvas: Canvas, kind: str, x: float, y: float, size: int) -> float:
    """Draw fragments and generate icon from (x, middle y) on, and return the x behind them."""
    canvas.put(style.fragment(size), x + size / 2, y)
    x += size + 3
    x += canvas.text(x, y, style.fragments_text(kind), round(size * 0.96), ink.ink, anchor="lm") + 4
    if CARDS[kind].generates:
        canvas.put(style.generates(round(size * 1.08)), x + size * 0.54, y)
        x += size * 1.08 + 8
    return x


def pile(kind: str, left: int, width: int, height: int) -> Sprite:
    """Return the cards under the first of a pile, three at most."""
    return _under(style.enamel_of(kind), min(3, left - 1), width, height)


@kept
def _under(enamel: str, depth: int, width: int, height: int) -> Sprite:
    room = paper(width, height, enamel, 0, 3)
    shift = 3
    base = raster.blank(room.image.width + shift * depth, room.image.height + shift * depth)
    for k in range(depth, 0, -1):
        base.alpha_composite(room.image, (k * shift, k * shift))
    return Sprite(base, room.x, room.y)


def laid(card: FieldCardView, width: int, height: int) -> Sprite:
    """Return a card on the field with its present fragments."""
    return _small(card.kind, str(card.fragments), width, height, off=card.icon_off)


@kept
def _small(kind: str, fragments: str, width: int, height: int, *, off: bool) -> Sprite:
    body = paper(width, height, style.enamel_of(kind), 0, 3)
    canvas = _onto(body)
    left, top = body.x, body.y
    foot = 34
    canvas.put(window(kind, width - 14, height - foot - 9, 6), left + 7, top + 7)
    canvas.put(style.icon_name(CARDS[kind].colour, 36), left + 22, top + 22)
    y = top + height - foot / 2 - 4
    canvas.put(style.fragment(28), left + 21, y)
    canvas.text(left + 37, y, fragments, DETAIL, ink.ink, anchor="lm")
    if CARDS[kind].generates:
        canvas.put(style.generates(28, off=off), left + width - 21, y)
    return _lifted(canvas, body)


@kept
def tiny(kind: str, width: int, height: int) -> Sprite:
    """Return a card that is only its window, as on top of a discard pile.

    Its anchor is its middle.
    """
    body = paper(width, height, style.enamel_of(kind), 0, 3)
    picture = body.image.copy()
    window(kind, width - 12, height - 12, 4).onto(picture, body.x + 6, body.y + 6)
    return Sprite(picture, body.x + width // 2, body.y + height // 2)


_LOW, _HIGH = 300, 380
"""Heights of a card below which it has no window, or one at the left."""
_SPREAD = 1.22
COUNT, _COUNT = 46, (62, 31)
"""Size of a pile's count on a card with its full effect.

The second value is the space (width, height) that it takes from the last lines of the text, at the lower right.
"""


@kept
def full(kind: str, name: str, text: str, width: int, height: int) -> Sprite:
    """Return a card with its full effect.

    The window is above, at the left if the card is low, and missing if it is very low.
    """
    low = height < _LOW
    band = BAND if low else 56
    body = paper(width, height, style.enamel_of(kind), band)
    canvas = _onto(body)
    left, top = body.x, body.y
    room = width - (24 if height >= _HIGH else 104)  # low cards have their menu letter in the corner of the band
    title(canvas, kind, name, (left + width / 2, top + band / 2 + 3), room, largest=LABEL if low else VALUE)
    head = band + (50 if low else 110)
    if height >= _HIGH or not (text or low):
        size, lines = _fitting(text, width - 32, height - 272)
        block = round(len(lines) * size * _SPREAD)
        high = height - band - 82 - block - (14 if lines else 0)
        _above(canvas, kind, (left, top), width, high)
        values(canvas, kind, left + 16, top + height - 42, 52)
        y: float = top + height - 82 - block
    else:
        count = (0, 0) if low else _COUNT  # choices among low cards have no counts
        size, lines = _fitting(text, width - 30, height - head - 8, count)
        (_row if low else _beside)(canvas, kind, (left, top), width)
        y = top + head + max(0.0, (height - head - 8 - _block(lines, size, width - 30, count)) * 0.3)
    for line in lines:
        y += size * _SPREAD
        write(canvas, (left + 16, y - size * 0.27), line, size)
    return _lifted(canvas, body)


def _row(canvas: Canvas, kind: str, corner: tuple[int, int], width: int) -> None:
    left, y = corner[0], corner[1] + 77
    card = CARDS[kind]
    canvas.put(style.icon_name(card.colour, 40), left + 38, y)
    end = values(canvas, kind, left + 68, y, 38)
    if card.vp:
        canvas.put(style.points(card.vp, 48), end + 30, y)
    canvas.put(style.cost(card.cost, 46), left + width - 40, y)


def _block(lines: list[str], size: int, room: float, count: tuple[int, int]) -> float:
    """Return the height of these lines.

    It includes that of a pile's count (width, height) if they reach its corner.
    """
    reaches = lines and width_of(lines[-1], size, "regular") > room - count[0]
    return len(lines) * size * _SPREAD + (count[1] if reaches else 0)


def _fitting(text: str, room: float, height: float, count: tuple[int, int] = (0, 0)) -> tuple[int, list[str]]:
    """Return the largest type size from 26 to 24 in which the text fits, and its lines.

    Lines are broken between phrases if possible.
    """
    if not text:
        return 28, []
    for size in (CAPTION, LEAST):
        lines = broken(text, room, size)
        if _block(lines, size, room, count) <= height:
            return size, lines
    return 24, wrapped(text, room, LEAST)


def _above(canvas: Canvas, kind: str, corner: tuple[int, int], width: int, high: int) -> None:
    left, top = corner
    card = CARDS[kind]
    canvas.put(window(kind, width - 2 * _EDGE, high), left + _EDGE, top + 62)
    canvas.put(style.icon_name(card.colour, 52), left + _EDGE + 30, top + 94)
    canvas.put(style.cost(card.cost, 68), left + width - 46, top + 100)
    if card.vp:
        canvas.put(style.points(card.vp, 84), left + width - 60, top + 62 + high - 46)


def _beside(canvas: Canvas, kind: str, corner: tuple[int, int], width: int) -> None:
    left, top = corner
    card = CARDS[kind]
    wide = width // 2 - 10
    canvas.put(window(kind, wide, 100), left + _EDGE, top + 62)
    x = left + _EDGE + wide + 8
    canvas.put(style.icon_name(card.colour, 44), x + 24, top + 86)
    canvas.put(style.cost(card.cost, 56), left + width - 44, top + 88)
    values(canvas, kind, x, top + 138, 38)
    if card.vp:
        canvas.put(style.points(card.vp, 56), left + _EDGE + wide - 30, top + 134)


@kept
def choice(kind: str, name: str, width: int, height: int) -> Sprite:
    """Return a card without its effect, for a grid of many kinds."""
    card = CARDS[kind]
    body = paper(width, height, style.enamel_of(kind), _HIGH_BAND)
    canvas = _onto(body)
    left, top = body.x, body.y
    _large_title(canvas, kind, name, (left + width / 2, top + _HIGH_BAND / 2 + 2), width - 18)
    canvas.put(window(kind, width - 2 * _EDGE, height - _HIGH_BAND - 16), left + _EDGE, top + _HIGH_BAND + 6)
    canvas.put(style.icon_name(card.colour, 40), left + 32, top + _HIGH_BAND + 30)
    canvas.put(style.cost(card.cost, 74 if card.cost < 10 else 88), left + width - 44, top + _HIGH_BAND + 40)
    return _lifted(canvas, body)
