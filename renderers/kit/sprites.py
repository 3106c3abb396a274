"""Enamel pieces, drawn once at four times their size and cached.

Sizes are the sides of the shape in pixels at scale 1; the sprite is larger by its shadow, and its anchor is the shape's
middle. Sprites are shared: never paint on one.
"""

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import raster, theme
from renderers.kit.canvas import Sprite, centred
from renderers.kit.fonts import font
from renderers.kit.raster import FINE
from renderers.kit.shapes import GLYPH_AT, SHAPES
from renderers.kit.sprite_cache import kept
from renderers.kit.text import MIDDLE, label, width_of
from renderers.kit.theme import ENAMEL, RGB, ink, mix

_PAD = 0.16


def _enamel_stops(enamel: str) -> tuple[RGB, RGB, RGB]:
    return theme.light(enamel), ENAMEL[enamel], theme.deep(enamel)


def _gloss(mask: Image.Image, side: float) -> Image.Image:
    """Return a soft light over the upper half, cut by the shape."""
    shine = Image.new("L", mask.size, 0)
    left, top = (mask.width - side) / 2, (mask.height - side) / 2
    ImageDraw.Draw(shine).ellipse(
        (left - side * 0.16, top - side * 0.5, left + side * 1.16, top + side * 0.46), fill=255
    )
    return Image.composite(shine, Image.new("L", mask.size, 0), mask)


class Paint(NamedTuple):
    """The colour of a symbol and of its dark edge, if it needs one."""

    colour: RGB
    edge: RGB | None = None


def paint_on(enamel: str) -> Paint:
    """Return the paint of symbols on an enamel: ink on light ones, edged moon on the others."""
    return Paint(theme.glyph_colour(enamel), theme.glyph_edge(enamel))


def writing_on(enamel: str) -> Paint:
    """Return the paint of words on an enamel.

    It is that of symbols, but ink has a light edge, because a piece is dark below.
    """
    return Paint(theme.glyph_colour(enamel), theme.glyph_edge(enamel) or theme.light(enamel))


def imprint(base: Image.Image, name: str, side: int, middle: tuple[float, float], paint: Paint) -> None:
    """Put a glyph of `side` pixels on an unreduced picture, over the paint's dark edge."""
    for colour, edged in ((paint.edge, True), (paint.colour, False)):
        if colour is not None:
            mask = _icon(name, side, edged=edged)
            base.paste(colour, (round(middle[0] - mask.width / 2), round(middle[1] - mask.height / 2)), mask)


def _icon(name: str, side: int, *, edged: bool) -> Image.Image:
    """Return the mask of a glyph, or of the glyph with its edge."""
    return raster.glyph_mask(name, side, round(side * 0.055, 2)) if edged else raster.glyph_mask(name, side)


def engrave(
    base: Image.Image, text: str, size: int, middle: tuple[float, float], paint: Paint, *, part: int = 16
) -> None:
    """Put a word on an unreduced picture, centred.

    `size` is in pixels of that picture; the edge is `size` / `part` wide.
    """
    colour, edge = paint
    draw = ImageDraw.Draw(base)
    stroke = max(1, size // part) if edge is not None else 0
    where = (middle[0], middle[1] + size * MIDDLE)
    draw.text(
        where, text, fill=colour, font=font("main", "bold", size), anchor="ms", stroke_width=stroke, stroke_fill=edge
    )


@kept
def piece(
    shape: str,
    enamel: str,
    size: int,
    glyph: str = "",
    text: str = "",
    *,
    colour: RGB | None = None,
    rim: float = 0.0,
    share: float = 0.0,
) -> Sprite:
    """Return an enamel piece with a brass rim, a glyph or a short text.

    `colour` and `share` override the symbol's own colour and size.
    """
    pad = max(6, round(size * _PAD) + 2)
    side = size * FINE
    canvas = side + 2 * pad * FINE
    rim = (rim or max(2.0, min(4.0, size * 0.05))) * FINE
    body = raster.shape_mask(shape, canvas, side - 2 * rim)
    base = raster.blank(canvas, canvas)
    raster.lay(base, ink.night, raster.shape_mask(shape, canvas, side - 2 * rim, rim + 1.5 * FINE))
    brass = raster.vertical(canvas, canvas, (ink.gilt, ink.gilt, ink.brass, ink.bronze, ink.bronze))
    raster.lay(base, brass, raster.shape_mask(shape, canvas, side - 2 * rim, rim))
    stops = _enamel_stops(enamel)
    raster.lay(base, raster.vertical(canvas, canvas, (stops[0], *stops, stops[2])), body)
    above, below = raster.bevel(body, max(1, round(0.035 * side)))
    raster.lay(base, ink.white, above, 0.5)
    raster.lay(base, ink.night, below, 0.45)
    raster.lay(base, ink.white, _gloss(body, side), 0.18)
    own = writing_on(enamel) if text else paint_on(enamel)
    _face(base, (shape, side), (glyph, text), Paint(colour, ink.night) if colour else own, share)
    return centred(raster.under(base.reduce(FINE), ink.night, max(1.0, 0.06 * size), 0.75, max(1, round(0.05 * size))))


def _face(base: Image.Image, body: tuple[str, int], icon_name: tuple[str, str], paint: Paint, share: float) -> None:
    """Draw the symbol on a piece (shape, side): a glyph, a text, or neither."""
    shape, side = body
    glyph, text = icon_name
    height, part = GLYPH_AT.get(shape, (0.5, 0.6))
    middle = (base.width / 2, base.height / 2 + (height - 0.5) * side)
    if glyph:
        imprint(base, glyph, round((share or part) * side), middle, paint)
    if text:
        wide = max(0.1, width_of(text, 100) / 100)
        size = min((share or part) * side * 1.02, part * side * 1.15 / wide)
        engrave(base, text, round(size), middle, paint)


@kept
def die(enamel: str, glyph: str, size: int, state: str = "") -> Sprite:
    """Return a die face.

    It is hatched when "used" (a tick), "ignored" (a cross) or "resting" (a moon), plain when "".
    """
    small, paint = _die(enamel, size).copy(), paint_on(enamel)
    if paint.edge is not None:
        small.paste(paint.edge, (0, 0), _on_die(glyph, size, small.width, edged=True))
    small.paste(paint.colour, (0, 0), _on_die(glyph, size, small.width, edged=False))
    if state:
        small = spent(small, max(2, size // 22))
    done = raster.under(small, ink.night, 0.07 * size, 0.75, max(1, round(0.05 * size)))
    return _marked(centred(done), size, state)


@kept
def _on_die(glyph: str, size: int, width: int, *, edged: bool) -> Image.Image:
    """Return the mask of a die's symbol, or of the symbol with its edge."""
    mask, side = _icon(glyph, round(0.58 * size * FINE), edged=edged), width * FINE
    where = (round((side - mask.width) / 2), round((side - mask.height) / 2))
    return raster.within((side, side), mask, where).reduce(FINE)


@kept
def _die(enamel: str, size: int) -> Image.Image:
    """Return a die without a symbol and without its shadow."""
    pad = max(6, round(size * _PAD))
    side = size * FINE
    canvas = side + 2 * pad * FINE
    base = raster.blank(canvas, canvas)
    outer = raster.shape_mask("die", canvas, side)
    c = ENAMEL[enamel]
    raster.lay(base, ink.night, raster.shape_mask("die", canvas, side, 1.5 * FINE))
    rim = (mix(c, ink.white, 0.5), c, mix(c, ink.night, 0.55))
    raster.lay(base, raster.vertical(canvas, canvas, (rim[0], *rim, rim[2])), outer)
    inner = raster.shape_mask("die", canvas, side * 0.83)
    raster.lay(base, raster.vertical(canvas, canvas, (mix(c, ink.white, 0.16), c, mix(c, ink.night, 0.2))), inner)
    raster.lay(base, ink.white, raster.bevel(inner, 2 * FINE)[0], 0.55)
    raster.lay(base, ink.white, _gloss(outer, side), 0.15)
    return base.reduce(FINE)


_STATE_BADGE = {"used": ("moss", "tick"), "ignored": ("onyx", "cross"), "resting": ("violet", "moon")}


def _marked(sprite: Sprite, size: int, state: str) -> Sprite:
    """Return the die with its badge overlapping the upper right corner by half."""
    if state not in _STATE_BADGE:
        return sprite
    enamel, glyph = _STATE_BADGE[state]
    badge = piece("disc", enamel, max(24, round(size * 0.42)), glyph)
    room = raster.blank(sprite.image.width + size // 3, sprite.image.height + size // 3)
    x, y = sprite.x + size // 6, sprite.y + size // 6
    sprite.onto(room, x, y)
    corner = round(size * 0.42)
    where = (min(x + corner - badge.x, room.width - badge.image.width), max(y - corner - badge.y, 0))
    room.alpha_composite(badge.image, where)
    return Sprite(room, x, y)


_DULL = [round(v * 0.62) for v in range(256)]
"""Brightness values reduced to 62 %."""


def spent(picture: Image.Image, line: int) -> Image.Image:
    """Return the picture as used up: 85 % grey at half brightness under a hatch of 45 degrees."""
    alpha = picture.getchannel("A")
    grey = Image.merge("RGB", [picture.convert("L").point(_DULL)] * 3)
    colour = picture.convert("RGB").point(_DULL * 3)
    dull = Image.blend(colour, grey, 0.8)
    stripes = raster.scaled(raster.hatch(*picture.size, line), 0.62)
    dull.paste(ink.night, (0, 0), stripes)
    dull.putalpha(alpha)
    return dull


@kept
def icon(name: str, size: int, colour: RGB = ink.moon, edge: RGB | None = None, halo: RGB | None = None) -> Sprite:
    """Return a bare glyph of `size` pixels, with an outline or a halo if given."""
    pad = round(size * 0.4) if halo else 5
    canvas = (size + 2 * pad) * FINE
    base = raster.blank(canvas, canvas)
    if edge is not None:
        grown = raster.glyph_mask(name, size * FINE, 2.5 * FINE)
        spot = ((canvas - grown.width) // 2, (canvas - grown.height) // 2)
        base.paste(edge, spot, grown)
    imprint(base, name, size * FINE, (canvas / 2, canvas / 2), Paint(colour))
    small = base.reduce(FINE)
    return centred(raster.under(small, halo, size * 0.14, 0.9) if halo else small)


@kept
def tag(text: str, height: int = 44) -> Sprite:
    """Return a cream lozenge with a menu letter: night edge, ink letter."""
    size = round(height * 0.76)
    width = max(height, round(width_of(text, size)) + round(height * 0.44))
    radius = round(height * 0.24)
    return _labelled((text, size), (width, height, radius), (ink.paper_top, ink.paper_deep), ink.night, ink.ink)


@kept
def pill(text: str, height: int = 36, colour: RGB = ink.moon, rim: RGB = ink.brass) -> Sprite:
    """Return a night pill with a brass rim, for example for counts on piles."""
    size = max(theme.LEAST, round(height * 0.72))
    width = max(height, round(width_of(text, size)) + round(height * 0.6))
    return _labelled((text, size), (width, height, height // 2), (ink.panel, ink.night), rim, colour)


@kept
def seal(text: str, height: int) -> Sprite:
    """Return a round gilt plate with an ink number, distinct from pieces and pills."""
    size = round(height * 0.76)
    width = max(height, round(width_of(text, size)) + round(height * 0.5))
    return _labelled((text, size), (width, height, height // 2), (ink.gilt, ink.brass), ink.night, ink.ink)


def _labelled(
    word: tuple[str, int], box: tuple[int, int, int], stops: tuple[RGB, RGB], rim: RGB, colour: RGB
) -> Sprite:
    """Return a small plate (width, height, radius) with a rim and one word (text, size)."""
    pad = 6
    width, height, radius = box
    base = raster.blank(width + 2 * pad, height + 2 * pad)
    body = raster.blank(width, height)
    raster.lay(body, rim, raster.round_box(width, height, radius))
    raster.lay(body, raster.vertical(width, height, stops), raster.round_box(width, height, radius, 2))
    base.alpha_composite(body, (pad, pad))
    mark = label(*word)
    left = pad + round((width - mark.width) / 2)
    base.paste(colour, (left + mark.left, pad + round(height / 2 + word[1] * MIDDLE) + mark.top), mark.mask)
    return centred(raster.under(base, ink.night, 3, 0.8, 2))


@kept
def crystal(shape: str, enamel: str, size: int, text: str = "") -> Sprite:
    """Return a cut stone with an inner table, white edges, a letter and a halo.

    Its facets are lit by the direction of their edge.
    """
    pad = round(size * 0.3)
    canvas = (size + 2 * pad) * FINE
    outline = raster.placed(_CUTS[shape], pad * FINE, pad * FINE, size * FINE)
    middle = (sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline))
    inner = [((x + middle[0]) / 2, (y + middle[1]) / 2) for x, y in outline]
    base = raster.blank(canvas, canvas)
    draw = ImageDraw.Draw(base)
    c = ENAMEL[enamel]
    for k, point in enumerate(outline):
        after = (k + 1) % len(outline)
        x = (point[0] + outline[after][0]) / 2 - middle[0]
        y = (point[1] + outline[after][1]) / 2 - middle[1]
        light = (-y * 0.8 - x * 0.55) / (size * FINE / 2)
        shade = mix(c, ink.white, min(0.75, light)) if light > 0 else mix(c, ink.night, min(0.6, -light))
        draw.polygon([point, outline[after], inner[after], inner[k]], fill=shade)
    draw.polygon(inner, fill=mix(c, ink.white, 0.22))
    for k, point in enumerate(outline):
        after = (k + 1) % len(outline)
        for line in ((point, outline[after]), (inner[k], inner[after]), (point, inner[k])):
            draw.line(line, fill=mix(c, ink.white, 0.8), width=round(1.2 * FINE))
    if text:
        engrave(base, text, round(0.4 * size * FINE), middle, paint_on(enamel), part=11)
    return centred(raster.under(base.reduce(FINE), c, 0.16 * size, 0.6))


_CUTS = {
    "triangle": ((50.0, 4.0), (98.0, 92.0), (2.0, 92.0)),
    "diamond": ((50.0, 0.0), (96.0, 50.0), (50.0, 100.0), (4.0, 50.0)),
    "hexagon": tuple(SHAPES["hexagon"]),
    "twelve": tuple(SHAPES["disc"][::8]),
}


def haloed(sprite: Sprite, enamel: str, side: int, strength: float) -> Sprite:
    """Return a sprite in the middle of a halo of this colour and side."""
    base = raster.blank(side, side)
    raster.lay(base, ENAMEL[enamel], raster.falloff(side, side, 1.5, strength))
    sprite.onto(base, side // 2, side // 2)
    return centred(base)


def faint(sprite: Sprite, opacity: float) -> Sprite:
    """Return a sprite, translucent."""
    base = sprite.image.copy()
    base.putalpha(raster.scaled(base.getchannel("A"), opacity))
    return sprite._replace(image=base)


def barred(sprite: Sprite, reach: float, width: float, edge: float) -> Sprite:
    """Return a sprite under a red diagonal bar; lengths are pixels, `edge` is how much wider its dark edge is."""
    base = sprite.image.copy()
    for colour, wide in ((ink.night, width + edge), (ink.loss_dark, width)):
        mask, draw = raster.drawing(*base.size)
        x, y, r = sprite.x * FINE, sprite.y * FINE, reach * FINE
        draw.line((x - r, y + r, x + r, y - r), fill=255, width=round(wide * FINE))
        raster.lay(base, colour, mask.reduce(FINE))
    return sprite._replace(image=base)


_DIGIT = 0.6
"""Height of the number on a seat's token as a share of the token."""


def seat_piece(seat: int, size: int) -> Sprite:
    """Return the token of a seat in games without colours of their own, with its number if that can be read."""
    number = str(seat + 1) if size * _DIGIT >= theme.DETAIL else ""
    return piece(theme.SEAT_SHAPES[seat], theme.SEAT_ENAMELS[seat], size, text=number, share=_DIGIT)
