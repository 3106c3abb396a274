"""Glass and paper: panels on printed layers, paper cards, night windows.

Boxes are (left, top, right, bottom) in pixels at scale 1.
"""

from PIL import Image, ImageChops

from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.raster import Box
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sprite_cache import kept, masks
from renderers.kit.theme import ENAMEL, RGB, ink, mix

_ROOM = 44
_SHADOW, _SHINE, _SHADE = 16, 14, 10
"""Blur radii of a pane's shadow, a panel's shine and a card's shade, in pixels."""


def glass(image: Image.Image, box: Box, accent: RGB, opacity: float = 0.8, radius: int = theme.PANEL_RADIUS) -> None:
    """Paint a dark translucent pane with a lit rim on a layer under construction."""
    pane = _pane(box[2] - box[0], box[3] - box[1], accent, opacity, radius)
    image.paste(pane, (box[0] - _ROOM, box[1] - _ROOM), pane)


@kept
def _pane(width: int, height: int, accent: RGB, opacity: float, radius: int) -> Image.Image:
    """Return a pane with a rim of this colour and top light, and a margin for its shadow."""

    def draw(wide: int, high: int) -> Image.Image:
        shape, inner = _in_room(wide, high, radius), _in_room(wide, high, radius, 2)
        base = _body(wide, high, opacity, radius).copy()
        rim = raster.vertical(wide, high, (mix(accent, ink.gilt, 0.4), mix(accent, ink.night, 0.5)))
        raster.lay(base, rim, ImageChops.subtract(shape, inner), 0.62)
        raster.lay(base, ink.white, ImageChops.subtract(inner, raster.shifted(inner, 0, 1)), 0.24)
        return base

    corner = _ROOM + radius + raster.reach(_SHADOW)
    return raster.stretched(draw, (width + 2 * _ROOM, height + 2 * _ROOM), corner, down=False)


@masks
def _body(wide: int, high: int, opacity: float, radius: int) -> Image.Image:
    """Return the masks of a pane of any colour.

    They are its shadow outside, and the area within its rim.
    """
    shape, base = _in_room(wide, high, radius), raster.blank(wide, high)
    shadow = raster.shifted(raster.blurred(shape, _SHADOW), 0, 10)
    raster.lay(base, ink.night, ImageChops.subtract(shadow, shape), 0.62)
    body = raster.vertical(wide, high, (mix(ink.panel, ink.white, 0.07), mix(ink.panel, ink.night, 0.35)))
    raster.lay(base, body, shape, opacity)
    return base


def _in_room(wide: int, high: int, radius: int, inset: int = 0) -> Image.Image:
    """Return the shape of a pane in a mask of this size, with space on all sides."""
    pane = raster.round_box(wide - 2 * _ROOM, high - 2 * _ROOM, radius, inset)
    return raster.within((wide, high), pane, (_ROOM, _ROOM))


@masks
def _halo(width: int, height: int, radius: int, fill: float) -> Image.Image:
    """Return the mask of a panel's shine: around it, and weaker on it."""

    def draw(wide: int, high: int) -> Image.Image:
        shape, inner = _in_room(wide, high, radius), _in_room(wide, high, radius, 3)
        around = ImageChops.subtract(raster.blurred(shape, _SHINE), shape)
        return ImageChops.add(raster.scaled(around, 0.75), raster.scaled(inner, fill))

    corner = _ROOM + radius + raster.reach(_SHINE)
    return raster.stretched(draw, (width + 2 * _ROOM, height + 2 * _ROOM), corner)


@masks
def _rim(width: int, height: int, radius: int) -> Image.Image:
    inner = raster.round_box(width, height, radius, 3)
    return ImageChops.subtract(raster.round_box(width, height, radius), inner)


def emphasis(canvas: Canvas, box: Box, colour: RGB, radius: int = theme.PANEL_RADIUS, fill: float = 0.10) -> None:
    """Draw a bright rim and a halo around a panel: it has the turn, or is selected."""
    width, height = box[2] - box[0], box[3] - box[1]
    halo = _halo(width, height, radius, fill)
    canvas.image.paste(Image.new("RGB", halo.size, colour), (box[0] - _ROOM, box[1] - _ROOM), halo)
    gilt = raster.vertical(width, height, (mix(colour, ink.gilt, 0.7), mix(colour, ink.gilt, 0.3)))
    canvas.image.paste(gilt, box[:2], _rim(width, height, radius))


@kept
def cell(width: int, height: int, radius: int = 16, opacity: float = 0.5) -> Sprite:
    """Return a raised empty place on a panel; its anchor is the upper left corner."""
    base = raster.blank(width, height)
    shape = raster.round_box(width, height, radius)
    inner = raster.round_box(width, height, radius, 2)
    raster.lay(base, raster.vertical(width, height, (ink.lift, mix(ink.lift, ink.night, 0.4))), shape, opacity)
    raster.lay(base, ink.faint, ImageChops.subtract(shape, inner), 0.55)
    return Sprite(base, 0, 0)


_CARD_ROOM = 26


@kept
def paper(width: int, height: int, enamel: str, band: int = 0, rim: int = 4) -> Sprite:
    """Return a lamplit card with a shadow, rings of bronze and enamel and a band at the top.

    Its anchor is the upper left corner.
    """
    radius = min(theme.CARD_RADIUS, width // 8)
    outer, enamelled, inset, inner = (
        raster.round_box(width, height, radius, inset) for inset in (0, 2, rim + 2, rim + 3)
    )
    card = Image.new("RGB", (width, height), ink.bronze)
    face = raster.vertical(width, height, (theme.light(enamel), ENAMEL[enamel], theme.deep(enamel)))
    card.paste(face, (0, 0), enamelled)
    card.paste(ink.bronze, (0, 0), raster.scaled(inset, 0.7))
    card.paste(raster.vertical(width, height, theme.PAPER), (0, 0), inner)
    if band:
        stops = (theme.light(enamel), ENAMEL[enamel], mix(ENAMEL[enamel], ink.night, 0.12))
        card.paste(raster.vertical(width, band, stops), (0, 0), inner.crop((0, 0, width, band)))
        card.paste(ink.bronze, (0, band), raster.scaled(inner.crop((0, band, width, band + 2)), 0.6))
    card.putalpha(ImageChops.lighter(raster.scaled(outer, 0.9), enamelled))
    shade = _shade(width, height, radius)
    base = Image.new("RGB", shade.size, ink.night)
    base.putalpha(shade)
    base.alpha_composite(card, (_CARD_ROOM, _CARD_ROOM))
    return Sprite(base, _CARD_ROOM, _CARD_ROOM)


@masks
def _shade(width: int, height: int, radius: int) -> Image.Image:
    def draw(wide: int, high: int) -> Image.Image:
        shape = raster.round_box(wide - 2 * _CARD_ROOM, high - 2 * _CARD_ROOM, radius)
        full = raster.within((wide, high), shape, (_CARD_ROOM, _CARD_ROOM + 7))
        return raster.scaled(raster.blurred(full, _SHADE), 0.75)

    corner = _CARD_ROOM + 7 + radius + raster.reach(_SHADE)
    return raster.stretched(draw, (width + 2 * _CARD_ROOM, height + 2 * _CARD_ROOM), corner)


@masks
def night_window(seed: str, enamel: str, width: int, height: int, radius: int = 8) -> Image.Image:
    """Return a window on a coloured night: gradient, halo, and small stars by the seed."""
    c = ENAMEL[enamel]
    stops = (mix(ink.night, c, 0.12), mix(theme.WINDOW_DEEP, c, 0.24), mix(ink.night, c, 0.62))
    base = raster.vertical(width, height, stops).convert("RGBA")
    halo = raster.falloff(round(width * 1.1), round(height * 1.3), 1.3, 0.5)
    where = (round(-width * 0.05), round(height * 0.02))
    raster.lay(base, mix(c, ink.white, 0.3), raster.within(base.size, halo, where))
    rng = SeededRandom(f"window {seed}")
    for _ in range(width * height // 260):
        x, y = rng.randrange(width), rng.randrange(height)
        base.putpixel((x, y), (*mix(mix(ink.night, c, 0.3), ink.white, rng.uniform(0.3, 0.95)), 255))
    base.putalpha(raster.round_box(width, height, radius))
    return base


def rule(canvas: Canvas, left: int, right: int, y: int) -> None:
    """Draw a bronze line with a small triangle that points down, from condition to effect."""
    canvas.line((left, y, right, y + 2), ink.bronze, 0.75)
    canvas.put(_pointer(), (left + right) / 2, y + 1)


@kept
def _pointer() -> Sprite:
    mask, draw = raster.drawing(96, 64, 1)
    draw.polygon([(8, 4), (88, 4), (48, 56)], fill=255)
    base = raster.blank(96, 64)
    raster.lay(base, ink.bronze, mask)
    return Sprite(base.reduce(4), 12, 1)
