"""Nebula tiles: each has a cloud with its own figure, faint until it is completed."""

import math

from PIL import Image, ImageChops

from games.crafting_cosmos.components import ELEMENTS, TILES
from renderers.crafting_cosmos import style
from renderers.crafting_cosmos.skin import SKIN
from renderers.kit import figures, raster
from renderers.kit.canvas import Sprite, centred
from renderers.kit.figures import FigurePlacement
from renderers.kit.raster import FINE
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sky import noise, sparkle
from renderers.kit.sprite_cache import kept, masks
from renderers.kit.sprites import faint, pill
from renderers.kit.theme import ENAMEL, RGB, ink, mix

CLOUDS = figures.load(__package__)
_PAD = 18


def corners(radius: float) -> list[tuple[float, float]]:
    """Return the six corners of a pointed hexagon around (0, 0), from the north clockwise."""
    turns = [math.radians(60 * k - 90) for k in range(6)]
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


@masks
def hexagon(side: int, radius: float) -> Image.Image:
    """Return the mask of a hexagon in the middle of a square."""
    (mask, draw), middle = raster.drawing(side, side), side * FINE / 2
    points = [(middle + x * FINE, middle + y * FINE) for x, y in corners(radius)]
    draw.polygon(points, fill=255)
    return mask.reduce(FINE)


@kept
def sized(name: str, height: int) -> Sprite:
    """Return a single tile of this height in pixels, with its size at its foot."""
    plain = tile(name, height // 2, "done")
    picture, foot = plain.image.copy(), pill(str(TILES[name].size), max(24, height // 4), ink.gilt)
    foot.onto(picture, plain.x, plain.y + round(height * 0.4))
    return plain._replace(image=picture)


@kept
def tile(name: str, radius: int, state: str) -> Sprite:
    """Return a tile without its figures: "open", "ready" (its stars suffice) or "done"."""
    side = 2 * (radius + _PAD)
    body = hexagon(side, radius - max(2, radius * 0.04))
    base = raster.blank(side, side)
    done = state == "done"
    tints = _tints(name)
    rim = ink.group_line if done else ink.gilt if state == "ready" else mix(SKIN.accent, ink.night, 0.25)
    if state != "open":
        glow = raster.blurred(body, max(4, radius * 0.09))
        raster.lay(base, ink.group_glow if done else ink.gilt, ImageChops.subtract(glow, body), 0.8)
    raster.lay(base, ink.night, hexagon(side, radius))
    raster.lay(base, rim, hexagon(side, radius - 1), 0.95 if state != "open" else 0.8)
    glass = raster.vertical(side, side, (mix(ink.panel, tints[0], 0.16), mix(ink.night, tints[-1], 0.12)))
    raster.lay(base, glass, body)
    _lay_cloud(base, body, name, 1.0 if done else _FAINT)
    if state != "open":
        inner = raster.blurred(hexagon(side, radius * 0.9), max(2, radius * 0.05))
        frame = ImageChops.multiply(ImageChops.subtract(body, inner), body)
        raster.lay(base, ink.group_glow if done else ink.gilt, frame, 0.75 if done else 0.6)
    raster.lay(base, ink.white, ImageChops.subtract(body, raster.shifted(body, 0, 2)), 0.22)
    return centred(base)


def _tints(name: str) -> list[RGB]:
    """Return the colours of the most frequent and the rarest star: more would mix to grey."""
    needs = TILES[name].needs
    ordered = sorted((element for element in ELEMENTS if needs.get(element)), key=lambda one: -needs[one])
    return [ENAMEL[style.ELEMENT[element][1]] for element in dict.fromkeys((ordered[0], ordered[-1]))]


def _lay_cloud(base: Image.Image, body: Image.Image, name: str, strength: float) -> None:
    side = base.width - 2 * _PAD
    cloud = _cloud(name).resize((side, side), Image.Resampling.BICUBIC)
    inside = ImageChops.multiply(cloud.getchannel("A"), body.crop((_PAD, _PAD, _PAD + side, _PAD + side)))
    cloud.putalpha(raster.scaled(inside, strength))
    base.alpha_composite(cloud, (_PAD, _PAD))
    _stars(base, name, side * _FIGURE / 100, strength)


@kept
def _cloud(name: str) -> Image.Image:
    """Return a figure as a cloud in the colours of its stars, frayed at its edge."""
    grown, tints = SeededRandom(f"nebula {name}"), _tints(name)
    base, unit = raster.blank(_SIDE, _SIDE), _SIDE * _FIGURE / 100
    grain = noise(grown, _SIDE, _SIDE, _SIDE // 6, 2)
    flow = raster.vertical(_SIDE, _SIDE, (mix(tints[0], ink.white, 0.22), tints[0], tints[-1]))
    for stuff, (fray, opacity) in _DEPTHS.items():
        mask = _part(name, stuff, unit)
        if mask is None:
            continue
        cloud = _frayed(mask, grain, fray * unit)
        if stuff == "hole":
            raster.lay(base, ink.night, cloud, opacity)
            continue
        raster.lay(base, flow, raster.blurred(mask, 6 * unit), 0.5 * opacity)
        raster.lay(base, mix(tints[0], ink.white, 0.82) if stuff == "light" else flow, cloud, opacity)
        if stuff != "light":
            shade = ImageChops.multiply(grain.point(_SHADE), cloud)
            raster.lay(base, mix(tints[-1], ink.night, 0.72), shade, 0.4)
        behind = raster.shifted(cloud, round(unit), round(1.6 * unit))
        rim = ImageChops.subtract(cloud, raster.blurred(behind, 2 * unit))
        raster.lay(base, mix(tints[0], ink.white, 0.75), rim, 0.5)
    return base


_SIDE = 176
"""Side of a cloud's drawing in pixels, for all tiles: it is soft, so even a tile of twice the size shows it well."""
_FAINT = 0.55
"""Opacity of a cloud until its tile is completed."""
_FIGURE = 0.88
"""Share of a tile that its figure fills."""
_DEPTHS = {"far": (3.0, 0.4), "body": (2.2, 0.85), "near": (1.8, 0.9), "hole": (1.0, 0.8), "light": (0.7, 0.95)}
"""From back to front: fraying of a stuff, in hundredths of the figure, and its density."""
_SHADE = [min(255, max(0, round((132 - v) * 4))) for v in range(256)]


def _part(name: str, stuff: str, unit: float) -> Image.Image | None:
    """Return the part of a nebula's figure made of this stuff, in the middle of a square."""
    some = [part for part in figures.parts(CLOUDS[name]) if part.stuff == stuff]
    if not some:
        return None
    place = FigurePlacement((_SIDE, round(_SIDE / 2 + 50 * unit)), _SIDE / 2, 100 * unit)
    mask, box = figures.silhouette(some, place, 0)
    return raster.within((_SIDE, _SIDE), mask, box[:2])


def _frayed(mask: Image.Image, grain: Image.Image, reach: float) -> Image.Image:
    soft = raster.blurred(mask, reach)
    return ImageChops.add(soft, raster.scaled(grain, 0.5), 1, -64).point(_EDGE)


_EDGE = [min(255, max(0, round((v - 84) * 3.4))) for v in range(256)]


def _stars(base: Image.Image, name: str, unit: float, strength: float) -> None:
    for part in figures.parts(CLOUDS[name]):
        if part.stuff == "eye":
            x, y, size = part.joints[0]
            star = faint(sparkle(max(7, round(size * 6 * unit))), min(1.0, 0.4 + strength * 0.6))
            star.onto(base, *(base.width / 2 + (v - 50) * unit for v in (x, y)))
