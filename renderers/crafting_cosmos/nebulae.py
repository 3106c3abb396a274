"""Nebula tiles: clouds that grow from the tile's id and the stars it needs, faint until they are completed."""

import math

from PIL import Image, ImageChops, ImageDraw

from games.crafting_cosmos.view import ELEMENTS, TILES
from renderers.crafting_cosmos import look
from renderers.crafting_cosmos.guise import GUISE
from renderers.kit import raster
from renderers.kit.canvas import Sprite, centred
from renderers.kit.luck import Luck, luck
from renderers.kit.raster import FINE
from renderers.kit.shelf import kept
from renderers.kit.sky import noise, sparkle
from renderers.kit.theme import ENAMEL, RGB, ink, mix

_PAD = 18


def corners(radius: float) -> list[tuple[float, float]]:
    """The six corners of a pointed hexagon round (0, 0), from the north clockwise."""
    turns = [math.radians(60 * k - 90) for k in range(6)]
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]


def hexagon(side: int, radius: float) -> Image.Image:
    """The mask of a hexagon in the middle of a square."""
    mask = Image.new("L", (side * FINE, side * FINE), 0)
    middle = side * FINE / 2
    points = [(middle + x * FINE, middle + y * FINE) for x, y in corners(radius)]
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.reduce(FINE)


@kept
def tile(name: str, radius: int, state: str) -> Sprite:
    """A tile without its figures: "open", "ready" (its stars suffice) or "done"."""
    side = 2 * (radius + _PAD)
    body = hexagon(side, radius - max(2, radius * 0.04))
    base = raster.blank(side, side)
    done = state == "done"
    tints = _tints(name)
    rim = ink.group_line if done else ink.gilt if state == "ready" else mix(GUISE.accent, ink.night, 0.25)
    if state != "open":
        glow = raster.blurred(body, max(4, radius * 0.09))
        raster.lay(base, ink.group_glow if done else ink.gilt, ImageChops.subtract(glow, body), 0.8)
    raster.lay(base, ink.night, hexagon(side, radius))
    raster.lay(base, rim, hexagon(side, radius - 1), 0.95 if state != "open" else 0.8)
    glass = raster.vertical(side, side, (mix(ink.panel, tints[0], 0.16), mix(ink.night, tints[-1], 0.12)))
    raster.lay(base, glass, body)
    _clouds(base, body, name, tints, 1.0 if done else 0.42)
    if state != "open":
        inner = raster.blurred(hexagon(side, radius * 0.84), max(3, radius * 0.08))
        frame = ImageChops.multiply(ImageChops.subtract(body, inner), body)
        raster.lay(base, ink.group_glow if done else ink.gilt, frame, 0.75 if done else 0.6)
    if radius >= 60:
        _grains(base, body, luck(f"stars {name}"), 26 if done else 10)
    raster.lay(base, ink.white, ImageChops.subtract(body, raster.shifted(body, 0, 2)), 0.22)
    if done and radius >= 60:
        _glints(base, luck(f"glints {name}"), radius)
    return centred(base)


def _tints(name: str) -> list[RGB]:
    """The colours of the most frequent and of the rarest star it needs: more of them would mix to grey."""
    needs = TILES[name].needs
    ordered = sorted((element for element in ELEMENTS if needs.get(element)), key=lambda one: -needs[one])
    return [ENAMEL[look.ELEMENT[element][1]] for element in dict.fromkeys((ordered[0], ordered[-1]))]


def _clouds(base: Image.Image, body: Image.Image, name: str, tints: list[RGB], strength: float) -> None:
    """One cloud in the colour of each element, thick in the middle, with a bright heart."""
    grown = luck(f"nebula {name}")
    side = base.width
    wide = round(side * 0.86)
    first = grown.uniform(0, math.tau)
    for k, tint in enumerate(tints):
        turn = first + math.tau * k / len(tints)
        disc = Image.new("L", (side, side), 0)
        spot = raster.falloff(wide, wide, 0.8, 1.0)
        at = [round((side - wide) / 2 + side * 0.2 * way) for way in (math.cos(turn), math.sin(turn))]
        disc.paste(spot, (at[0], at[1]))
        grain = noise(grown, side, side, max(4, side // 4), 3)
        grain = grain.point([min(255, max(0, round((v - 90) * 3.2))) for v in range(256)])
        mask = ImageChops.multiply(ImageChops.multiply(grain, disc), body)
        raster.lay(base, mix(tint, ink.white, 0.04), mask, 0.95 * strength)
    heart = ImageChops.multiply(raster.falloff(side, side, 2.6, 0.7), body)
    raster.lay(base, mix(tints[0], ink.white, 0.6), heart, 0.6 * strength)


def _grains(base: Image.Image, body: Image.Image, grown: Luck, number: int) -> None:
    """Small stars inside the tile."""
    draw = ImageDraw.Draw(base, "RGBA")
    for _ in range(number):
        x, y = grown.randrange(base.width), grown.randrange(base.height)
        if body.getpixel((x, y)) == 255:
            draw.rectangle((x, y, x + grown.randrange(2), y), fill=(*ink.white, grown.randrange(90, 230)))


def _glints(base: Image.Image, grown: Luck, radius: int) -> None:
    for _ in range(3):
        turn, far = grown.uniform(0, math.tau), radius * grown.uniform(0.45, 0.66)
        glint = sparkle(round(radius * grown.uniform(0.14, 0.24)))
        x, y = base.width / 2 + far * math.cos(turn), base.height / 2 + far * math.sin(turn)
        base.alpha_composite(glint.image, (round(x) - glint.x, round(y) - glint.y))
