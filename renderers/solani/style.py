"""The look of Solani's tiles: clusters, stars, Planets, features, skies, branches.

Silhouettes distinguish them: clusters are dark discs of stars, Guiding Stars squares, Planets coloured discs with a
pattern and a symbol in the reader's language, Special Features hexagons with theirs, Dark Skies hatched discs. Colour
is only an additional aid.
"""

import math

from PIL import Image, ImageChops, ImageDraw

from games.core.scores import OPPONENT
from games.solani.components import CLUSTERS, FEATURES, PLANETS
from renderers.kit import raster
from renderers.kit.canvas import Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.shapes import star
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import engrave, paint_on, piece, seat_piece, spent
from renderers.kit.text import width_of
from renderers.kit.theme import ENAMEL, RGB, SEAT_ENAMELS, deep, ink, light, mix
from renderers.solani import bodies

PLANET_ENAMEL = {"turquoise": "jade", "coral": "ember", "amber": "lemon", "shell": "bone"}
_PIPS = {
    1: ((0.0, 0.0),),
    2: ((-0.21, 0.16), (0.21, -0.16)),
    3: ((0.0, -0.22), (-0.23, 0.17), (0.23, 0.17)),
    4: ((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2)),
}
_STAR = star(5, 0.46)
_CRATERS = ((-0.62, -0.3, 0.2), (0.6, -0.5, 0.24), (0.66, 0.42, 0.18), (-0.52, 0.6, 0.22), (0.0, -0.82, 0.14))


def token(seat: int, size: int) -> Sprite:
    """Return the token of a seat; Coyote's is a star with a moon."""
    return piece("star6", "amber", size, "moon") if seat == OPPONENT else seat_piece(seat, size)


def enamel_of(seat: int) -> str:
    """Return the enamel of a seat."""
    return "amber" if seat == OPPONENT else SEAT_ENAMELS[seat]


def tile(name: str, size: int, icon_name: str) -> Sprite:
    """Return any circular tile; only Planets and Special Features have a symbol."""
    if name in CLUSTERS:
        return cluster(name, size)
    return planet(name, size, icon_name) if name in PLANETS else feature(name, size, icon_name)


def cluster(name: str, size: int) -> Sprite:
    """Return a Star Cluster: its stars as on a die, white ones as outlines."""
    kind = CLUSTERS[name]
    return _stars("disc", kind.stars, kind.white, size)


def guide(number: int, size: int) -> Sprite:
    """Return a Guiding Star: stars in a square frame."""
    return _stars("square", number, 0, size)


@kept
def _stars(shape: str, gold: int, white: int, size: int) -> Sprite:
    body = piece(
        shape, "onyx" if shape == "disc" else "tide", size, rim=max(2.0, size * (0.04, 0.075)[shape != "disc"])
    )
    side = body.image.width * FINE
    mask, lines = Image.new("L", (side, side), 0), Image.new("L", (side, side), 0)
    reach, tall = size * FINE, size * FINE * (0.36 if gold + white < 4 else 0.33)
    for k, (x, y) in enumerate(_PIPS[gold + white]):
        left, top = side / 2 + x * reach - tall / 2, side / 2 + y * reach - tall / 2
        points = raster.placed(_STAR, left, top, tall)
        raster.fill(ImageDraw.Draw(mask if k < gold else lines), points, 255)
        if k >= gold:
            inner = raster.placed(_STAR, left + tall * 0.24, top + tall * 0.255, tall * 0.52)
            raster.fill(ImageDraw.Draw(lines), inner, 0)
    base = body.image.copy()
    flat = mask.reduce(FINE)
    raster.lay(base, ink.group_glow, ImageChops.multiply(raster.blurred(flat, size * 0.05), base.getchannel("A")), 0.8)
    raster.lay(base, raster.vertical(*base.size, (ink.group_line, ENAMEL["lemon"], ENAMEL["amber"])), flat)
    raster.lay(base, ink.white, lines.reduce(FINE))
    return Sprite(base, body.x, body.y)


@kept
def planet(name: str, size: int, icon_name: str) -> Sprite:
    """Return a Planet: a lit ball in its colour with its pattern, and its symbol if that can be read."""
    kind, enamel = PLANETS[name], PLANET_ENAMEL[name]
    side = (size + 16) * FINE
    middle, r = side / 2, size * FINE / 2
    box = (middle - r, middle - r, middle + r, middle + r)
    disc, draw = raster.drawing(side, side, 1)
    draw.ellipse(box, fill=255)
    base = raster.blank(side, side)
    rim, draw = raster.drawing(side, side, 1)
    draw.ellipse((box[0] - 2 * FINE, box[1] - 2 * FINE, box[2] + 2 * FINE, box[3] + 2 * FINE), fill=255)
    raster.lay(base, ink.night, rim)
    raster.lay(base, raster.vertical(side, side, (light(enamel), ENAMEL[enamel], deep(enamel))), disc)
    pattern, draw = raster.drawing(side, side, 1)
    _pattern(draw, kind.pattern, middle, r)
    shade = mix(ENAMEL[enamel], ink.night, 0.42)
    raster.lay(base, shade, ImageChops.multiply(pattern, disc), 0.85)
    edge = ImageChops.subtract(disc, raster.shape_mask("disc", side, 2 * r - 5 * FINE))
    raster.lay(base, mix(ENAMEL[enamel], ink.white, 0.55), edge, 0.9)
    if kind.pattern == "ring":
        _halo_ring(base, middle, r)
    if size >= _LETTERED:
        paint = paint_on(enamel)._replace(edge=_edge(enamel))
        engrave(base, icon_name, round(size * 0.6 * FINE), (middle, middle), paint)
    return centred(raster.under(base.reduce(FINE), ink.night, max(1.0, size * 0.05), 0.8, max(1, round(size * 0.04))))


def _edge(enamel: str) -> RGB:
    """Return the edge colour that sets the letter off from the pattern."""
    return paint_on(enamel).edge or ENAMEL[enamel]


def _pattern(draw: ImageDraw.ImageDraw, pattern: str, middle: float, r: float) -> None:
    if pattern == "bands":
        for y, wide in ((-0.72, 0.2), (-0.2, 0.18), (0.3, 0.22), (0.78, 0.16)):
            draw.rectangle((middle - r, middle + y * r, middle + r, middle + (y + wide) * r), fill=255)
    elif pattern == "craters":
        for x, y, size in _CRATERS:
            edges = [middle + (at + side * size) * r for side in (-1, 1) for at in (x, y)]
            draw.ellipse((edges[0], edges[1], edges[2], edges[3]), fill=255)
    elif pattern == "crescent":
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), fill=255)
        draw.ellipse((middle - r * 1.42, middle - r * 1.12, middle + r * 0.62, middle + r * 0.92), fill=0)


def _halo_ring(base: Image.Image, middle: float, r: float) -> None:
    """Draw the ring of a turquoise Planet, in front of the ball and wider than it."""
    mask = Image.new("L", base.size, 0)
    reach = min(r * 1.16, base.width / 2 - FINE)
    points = []
    for k in range(73):
        a = math.tau * k / 72
        x, y = reach * math.cos(a), r * 0.36 * math.sin(a)
        points.append((middle + x * 0.94 - y * 0.34, middle - x * 0.34 + y * 0.94))
    ImageDraw.Draw(mask).line(points, fill=255, width=round(r * 0.14), joint="curve")
    raster.lay(base, ink.night, raster.blurred(mask, r * 0.05), 0.6)
    raster.lay(base, mix(ENAMEL["jade"], ink.gilt, 0.7), mask)


_CODED, _LETTERED = 60, 50
"""Minimum sizes of a Special Feature and of a Planet with a symbol."""


@kept
def feature(name: str, size: int, icon_name: str) -> Sprite:
    """Return a Special Feature: its symbol in a hexagon, its stars above; a small one shows its figure alone."""
    if size < _CODED:
        return bodies.small(name, size)
    kind = FEATURES[name]
    body = piece("hexagon", "violet", round(size * 1.06))
    base = body.image.resize((body.image.width * 2, body.image.height * 2), Image.Resampling.BICUBIC)
    middle = base.width / 2, body.y * 2.0
    letters = min(size * 0.46, size * 90 / width_of(icon_name, 100))
    engrave(base, icon_name, round(letters * 2), (middle[0], middle[1] + size * 0.16), paint_on("violet"))
    tall = size * 0.4
    for k in range(kind.magnitude):
        left = middle[0] + (k - kind.magnitude / 2) * tall * 0.92
        points = raster.placed(_STAR, left, middle[1] - size * 0.72, tall)
        raster.fill(ImageDraw.Draw(base), points, 0)
        ImageDraw.Draw(base).polygon(points, fill=(*ink.group_glow, 255))
    return Sprite(base.reduce(2), body.x, body.y)


@kept
def dark_sky(size: int, *, surrounded: bool = False) -> Sprite:
    """Return a Dark Sky: hatched and locked.

    When surrounded, it has a full bright rim and an open star.
    """
    body = piece("disc", "onyx", size, "star6" if surrounded else "lock", colour=ink.gilt if surrounded else ink.faint)
    base = body.image.copy()
    inner = raster.shape_mask("disc", size * FINE, size * FINE - 6 * FINE).reduce(FINE)
    disc = raster.within(base.size, inner, (body.x - inner.width // 2, body.y - inner.height // 2))
    raster.lay(base, ink.night, ImageChops.multiply(disc, raster.hatch(*base.size, max(2, size // 22))), 0.55)
    icon_name = raster.glyph_mask("star6" if surrounded else "lock", round(size * 0.5) * FINE).reduce(FINE)
    base.paste(
        ink.gilt if surrounded else ink.mist, (body.x - icon_name.width // 2, body.y - icon_name.height // 2), icon_name
    )
    if surrounded:
        outer = raster.shape_mask("disc", (size + 2) * FINE, size * FINE).reduce(FINE)
        hole = raster.shape_mask("disc", (size + 2) * FINE, size * FINE - max(8, size // 7) * FINE).reduce(FINE)
        where = (body.x - outer.width // 2, body.y - outer.height // 2)
        raster.lay(base, ink.group_line, raster.within(base.size, ImageChops.subtract(outer, hole), where))
    return Sprite(base, body.x, body.y)


@kept
def branch(mask: int, pitch: int) -> Sprite:
    """Return a Branch tile between four circle spaces at distance `pitch`.

    It is a small cross whose arms end in nodes.
    """
    side = round(pitch * 1.3) // 2 * 2
    middle = side * FINE / 2
    unit = pitch * FINE
    body, arms, nodes = (Image.new("L", (side * FINE, side * FINE), 0) for _ in range(3))
    ImageDraw.Draw(body).polygon(_astroid(middle, unit * 0.27), fill=255)
    for k in range(4):
        if mask & (1 << k):
            _arm(ImageDraw.Draw(arms), ImageDraw.Draw(nodes), middle, unit, math.radians(225 + 90 * k))
    whole = ImageChops.lighter(body, ImageChops.lighter(arms, nodes)).reduce(FINE)
    base = raster.blank(side, side)
    dark = raster.blurred(whole, max(1.0, pitch * 0.025)).point([min(255, v * 3) for v in range(256)])
    raster.lay(base, ENAMEL["jade"], raster.blurred(whole, pitch * 0.07), 0.75)
    raster.lay(base, ink.night, dark)
    raster.lay(base, raster.vertical(side, side, (ink.gilt, ink.brass, ink.bronze)), body.reduce(FINE))
    raster.lay(base, mix(ENAMEL["jade"], ink.white, 0.72), arms.reduce(FINE))
    raster.lay(base, ink.white, nodes.reduce(FINE))
    core = raster.shape_mask("disc", side * FINE, unit * 0.11).reduce(FINE)
    raster.lay(base, ink.panel, core)
    return centred(base)


def _astroid(middle: float, reach: float) -> list[tuple[float, float]]:
    """Return a concave star with its points at the four corners."""
    points = []
    for k in range(64):
        a = math.tau * k / 64
        x, y = math.cos(a) ** 3, math.sin(a) ** 3
        points.append((middle + reach * (x - y) * 0.7071, middle + reach * (x + y) * 0.7071))
    return points


def _arm(draw: ImageDraw.ImageDraw, nodes: ImageDraw.ImageDraw, middle: float, unit: float, angle: float) -> None:
    cos, sin = math.cos(angle), math.sin(angle)
    for k in range(41):
        t = k / 40
        r = unit * (0.062 - 0.022 * t)
        x, y = middle + cos * unit * 0.34 * t, middle + sin * unit * 0.34 * t
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    x, y, r = middle + cos * unit * 0.35, middle + sin * unit * 0.35, unit * 0.062
    nodes.ellipse((x - r, y - r, x + r, y + r), fill=255)


@kept
def held_branch(mask: int, size: int) -> Sprite:
    """Return a Branch tile next to a board, on a plate."""
    body = piece("square", "onyx", size)
    base = body.image.copy()
    branch(mask, round(size * 1.1)).onto(base, body.x, body.y)
    return body._replace(image=base)


@kept
def dimmed(name: str, size: int, icon_name: str) -> Sprite:
    """Return a Planet that a node touches: grey, hatched, crossed out."""
    ball = planet(name, size, icon_name)
    base = spent(ball.image, max(2, size // 20))
    cross = piece("disc", "ember", max(20, round(size * 0.5)), "cross")
    room = raster.blank(base.width + cross.image.width // 2, base.height + cross.image.height // 2)
    room.alpha_composite(base, (0, cross.image.height // 2))
    x, y = ball.x, ball.y + cross.image.height // 2
    cross.onto(room, x + size * 0.34, y - size * 0.34)
    return Sprite(room, x, y)


_SIGNED = 44
"""Minimum size of a warning with its mark."""


def loose(size: int) -> Sprite:
    """Return the sign of a loose node; a small one is a bare warning triangle."""
    return piece("triangle", "ember", size, text="!" if size >= _SIGNED else "", share=0.6)


@kept
def sector_map(sector: str, size: int) -> Sprite:
    """Return a sky in four quarters, one of them lit."""
    side = size * FINE
    base = raster.blank(side, side)
    draw = ImageDraw.Draw(base)
    half, gap = side / 2, 1.5 * FINE
    for k, key in enumerate(("nw", "ne", "sw", "se")):
        x, y = (k % 2) * half, (k // 2) * half
        box = (x + gap, y + gap, x + half - gap, y + half - gap)
        lit = key == sector
        draw.rounded_rectangle(
            box, 4 * FINE, fill=(*(ink.gilt if lit else ink.lift), 255), outline=(*ink.brass, 255), width=FINE
        )
    return centred(base.reduce(FINE))


def face_down(size: int) -> Sprite:
    """Return a face-down Planet."""
    return piece("disc", "onyx", size, text="?", share=0.7)
