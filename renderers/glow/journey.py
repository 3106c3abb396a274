"""The journey boards: land and paths, or sea and islands, printed once per frame; parties, camps and boats on top.

A `Frame` maps board units (x 0..1000, y 0..520) to pixels: the whole board, or a part of it enlarged.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from games.glow.view import ISLANDS, PROVINCE, ROUTES, SPACES, Effect, Island, MapSpace, Route
from renderers.glow import look
from renderers.kit import raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.luck import Luck
from renderers.kit.raster import Box
from renderers.kit.shelf import kept
from renderers.kit.sky import noise
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.theme import RGB, ink

Point = tuple[float, float]


class Frame(NamedTuple):
    """Where a part of the board lies: the box, the unit at its upper left, pixels per unit, wider by `stretch`."""

    box: Box
    left: float
    top: float
    scale: float
    labels: bool = False
    stretch: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """The pixel of a place in board units."""
        return self.box[0] + (x - self.left) * self.scale * self.stretch, self.box[1] + (y - self.top) * self.scale

    def shows(self, x: float, y: float, edge: float = 0.0) -> bool:
        """Whether a place lies in the box, `edge` pixels from its rim."""
        px, py = self.at(x, y)
        return self.box[0] + edge <= px <= self.box[2] - edge and self.box[1] + edge <= py <= self.box[3] - edge


EXTENT: Mapping[str, tuple[float, float, float, float]] = {
    "province": (66.0, 58.0, 912.0, 467.0),
    "archipelago": (102.0, 87.0, 884.0, 448.0),
}


def whole(board: str, box: Box, edge: tuple[int, int, int, int], *, labels: bool = False) -> Frame:
    """The frame that fits the whole board into a box, less an edge (left, top, right, bottom) for what stands out."""
    x0, y0, x1, y1 = EXTENT[board]
    room = (box[2] - box[0] - edge[0] - edge[2], box[3] - box[1] - edge[1] - edge[3])
    scale = min(room[0] / (x1 - x0), room[1] / (y1 - y0))
    stretch = min(_STRETCH, room[0] / (scale * (x1 - x0))) if board == "archipelago" else 1.0
    spare = (room[0] - scale * stretch * (x1 - x0), room[1] - scale * (y1 - y0))
    left = x0 - (edge[0] + spare[0] / 2) / (scale * stretch)
    return Frame(box, left, y0 - (edge[1] + spare[1] / 2) / scale, scale, labels, stretch)


_STRETCH = 1.9


def around(board: str, place: str, box: Box, scale: float) -> Frame:
    """The frame that shows the surroundings of a place enlarged, without leaving the board."""
    x0, y0, x1, y1 = EXTENT[board]
    spot = SPACES[place] if board == "province" else ISLANDS[place]
    width, height = (box[2] - box[0]) / scale, (box[3] - box[1]) / scale
    edge = 75
    left = _begun(spot.x - width / 2, x0 - edge, x1 + edge - width)
    top = _begun(spot.y - height / 2, y0 - edge, y1 + edge - height)
    return Frame(box, left, top, scale, True)


_STEP = 100
"""Surroundings begin so many units apart: a few printed layers show those of every place."""


def _begun(wanted: float, least: float, most: float) -> float:
    """Where surroundings begin so that they stay on the board."""
    inside = min(max(wanted, least), max(least, most))
    return min(least + round((inside - least) / _STEP) * _STEP, max(least, most))


def spot_size(frame: Frame) -> int:
    """The diameter of a space of the province."""
    return max(34, min(60, round(38 * frame.scale)))


def village_size(frame: Frame) -> int:
    """The width of a village or a lit island."""
    return max(84, min(96, round(54 * frame.scale)))


def printed(image: Image.Image, board: str, frame: Frame, *, solo: bool) -> None:
    """Draw all that never moves on a layer in the making."""
    inside = raster.round_box(frame.box[2] - frame.box[0], frame.box[3] - frame.box[1], theme.PANEL_RADIUS, 3)
    part = image.crop(frame.box)
    local = frame._replace(box=(0, 0, frame.box[2] - frame.box[0], frame.box[3] - frame.box[1]))
    if board == "province":
        _print_province(part, local)
    else:
        _print_archipelago(part, local, solo=solo)
    image.paste(part, frame.box[:2], inside)


def _lines(size: tuple[int, int], width: float, draw_all: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """A mask of lines drawn at twice the size."""
    mask = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    draw_all(ImageDraw.Draw(mask), max(1, round(width * 2)))
    return mask.reduce(2)


def _paths(frame: Frame) -> list[tuple[Point, Point]]:
    pairs = [(SPACES[path.a], SPACES[path.b]) for path in PROVINCE.path]
    return [(frame.at(a.x, a.y), frame.at(b.x, b.y)) for a, b in pairs]


def _print_province(part: Image.Image, frame: Frame) -> None:
    lines = _paths(frame)

    def draw_all(draw: ImageDraw.ImageDraw, width: int) -> None:
        for a, b in lines:
            draw.line((a[0] * 2, a[1] * 2, b[0] * 2, b[1] * 2), fill=255, width=width)
            for x, y in (a, b):
                draw.ellipse((x * 2 - width / 2, y * 2 - width / 2, x * 2 + width / 2, y * 2 + width / 2), fill=255)

    size = part.size
    blot = raster.blurred(_lines(size, 76 * frame.scale, draw_all), 9).point(
        [0 if v < 120 else 255 for v in range(256)]
    )
    _land(part, raster.blurred(blot, 2), "province", theme.LAND)
    for space in SPACES.values():
        if space.kind == "village":
            _village_light(part, frame.at(space.x, space.y), round(230 * frame.scale))
    broad = max(1.0, frame.scale**0.7)
    _brass_lines(part, (_lines(size, 9 * broad, draw_all), _lines(size, 3 * broad, draw_all)))
    canvas = Canvas(part)
    for space in sorted(SPACES.values(), key=lambda one: one.kind == "village"):
        if frame.shows(space.x, space.y, -40):
            _space(canvas, frame, space)
    for path in PROVINCE.path:
        if path.effect is not None:
            a, b = SPACES[path.a], SPACES[path.b]
            x, y = frame.at((a.x + b.x) / 2, (a.y + b.y) / 2)
            effect_badge(canvas, x, y, path.effect, max(42, round(30 * frame.scale)))


def _land(part: Image.Image, mask: Image.Image, seed: str, tones: tuple[RGB, RGB, RGB]) -> None:
    """Ground with a grain of its own and a lit upper edge."""
    luck = Luck(f"land {seed}")
    grain = noise(luck, part.width // 2, part.height // 2, 40, 4).resize(part.size, Image.Resampling.BICUBIC)
    grain = grain.point([min(255, max(0, (v - 70) * 2)) for v in range(256)])
    ground = Image.composite(Image.new("RGB", part.size, tones[1]), Image.new("RGB", part.size, tones[0]), grain)
    base = part.convert("RGBA")
    raster.lay(base, ink.night, raster.shifted(raster.blurred(mask, 14), 0, 10), 0.6)
    raster.lay(base, ground, mask, 0.93)
    raster.lay(base, tones[2], ImageChops.subtract(mask, raster.shifted(mask, 0, 2)), 0.75)
    raster.lay(base, ink.night, ImageChops.subtract(mask, raster.shifted(mask, 0, -3)), 0.5)
    part.paste(base.convert("RGB"))


def _village_light(part: Image.Image, where: Point, side: int, strength: float = 0.5) -> None:
    glow = raster.falloff(side, side, 1.5, strength)
    part.paste(theme.ENAMEL["amber"], (round(where[0] - side / 2), round(where[1] - side / 2)), glow)


def _brass_lines(part: Image.Image, masks: tuple[Image.Image, Image.Image]) -> None:
    wide, thin = masks
    part.paste(ink.night, (0, 0), raster.scaled(wide, 0.85))
    part.paste(ink.brass, (0, 0), raster.scaled(raster.blurred(thin, 5), 0.6))
    part.paste(ink.brass, (0, 0), raster.scaled(thin, 0.9))


def _space(canvas: Canvas, frame: Frame, space: MapSpace) -> None:
    x, y = frame.at(space.x, space.y)
    size = spot_size(frame)
    if space.kind == "village":
        _village(canvas, frame, space)
    elif space.kind == "start":
        canvas.put(piece("star8", "bone", round(size * 1.15), "walk", share=0.5), x, y)
    elif space.kind == "forbid":
        canvas.put(look.forbidden_disc(space.element, size), x, y)
    else:
        canvas.put(look.element_disc(space.element, size), x, y)
    if frame.labels and space.kind not in ("village", "start"):
        _label(canvas, x + size * 0.42, y + size * 0.42, space.label)


def _label(canvas: Canvas, x: float, y: float, text: str) -> None:
    """The number of a space on its rim, as the menus name it; a village has its light, a start its sign."""
    canvas.put(pill(text, 27, ink.moon, ink.faint), x, y)


def _village(canvas: Canvas, frame: Frame, space: MapSpace) -> None:
    x, y = frame.at(space.x, space.y)
    size = village_size(frame)
    canvas.put(piece("hexagon", "amber", size, text=str(space.light), share=0.6), x, y)
    small = max(38, round(27 * frame.scale))
    below = y + size * 0.5 + small * 0.36
    entry = pill(str(space.entry_footprints), small + 4, ink.moon, theme.ENAMEL["orchid"])
    gains = list(space.gain)
    step = small * 0.9
    left = x - step * len(gains) / 2
    canvas.put(icon("footprints", small, theme.ENAMEL["orchid"], ink.night), left - small * 0.5, below)
    canvas.put(entry, left + small * 0.5, below)
    for k, effect in enumerate(gains):
        canvas.put(look.effect_icon(effect.kind, small + 4), left + small * 1.62 + k * step, below)


def effect_badge(canvas: Canvas, x: float, y: float, effect: Effect, size: int) -> None:
    """What a path or an island gives or takes: its icon, and its number if it is not one gain."""
    if effect.kind in look.SILENT or effect.n == 1:
        canvas.put(look.effect_icon(effect.kind, size), x, y)
        return
    number = pill(look.signed(effect.n), size, ink.loss_dark if effect.n < 0 else ink.moon)
    wide = number.image.width - 12
    left = x - (wide + size * 0.7) / 2
    canvas.put(number, left + size * 0.7 + wide / 2, y)
    canvas.put(look.effect_icon(effect.kind, size), left + size / 2, y)


def _islet(island: Island, frame: Frame) -> list[Point]:
    """The coast of an island: a circle with a few seeded waves."""
    luck = Luck(f"coast {island.id}")
    reach = (46 if island.light else 38) * frame.scale
    waves = [(n, luck.uniform(0, math.tau), luck.uniform(0.03, 0.10)) for n in (2, 3, 5)]
    cx, cy = frame.at(island.x, island.y)
    coast = []
    for k in range(72):
        a = math.tau * k / 72
        r = reach * (1 + sum(depth * math.sin(n * a + phase) for n, phase, depth in waves))
        coast.append((cx + r * 1.25 * math.cos(a), cy + r * math.sin(a)))
    return coast


def _print_archipelago(part: Image.Image, frame: Frame, *, solo: bool) -> None:
    size = part.size
    luck = Luck("sea")
    grain = noise(luck, size[0] // 2, size[1] // 2, 30, 4).resize(size, Image.Resampling.BICUBIC)
    sea = Image.composite(Image.new("RGB", size, theme.SEA[1]), Image.new("RGB", size, theme.SEA[0]), grain)
    part.paste(Image.blend(part, sea, 0.62))
    routes = _all_routes()
    _print_routes(part, frame, routes)
    mask = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    shoal = Image.new("L", mask.size, 0)
    for island in ISLANDS.values():
        points = [(x * 2, y * 2) for x, y in _islet(island, frame)]
        raster.fill(ImageDraw.Draw(mask), points, 255)
        raster.fill(ImageDraw.Draw(shoal), points, 255, 14 * frame.scale)
    for island in ISLANDS.values():
        if island.light:
            _village_light(part, frame.at(island.x, island.y), round(280 * frame.scale), 0.30)
    part.paste(theme.SEA[2], (0, 0), raster.scaled(raster.blurred(shoal.reduce(2), 6), 0.42))
    _land(part, mask.reduce(2), "archipelago", theme.LAND)
    canvas = Canvas(part)
    for island in ISLANDS.values():
        _island(canvas, frame, island)
    for a, b, route in routes:
        _plaque(canvas, frame, (a, b), route, closed=solo and route.closed_in_solo)


def _all_routes() -> list[tuple[str, str, Route]]:
    seen = [(a, b, route) for a, near in ROUTES.items() for b, route in near.items()]
    return [(a, b, route) for a, b, route in seen if a == route.a]


def _bow(frame: Frame, a: str, b: str) -> list[Point]:
    """A route as a gentle curve."""
    (ax, ay), (bx, by) = frame.at(ISLANDS[a].x, ISLANDS[a].y), frame.at(ISLANDS[b].x, ISLANDS[b].y)
    mx, my = (ax + bx) / 2 - (by - ay) * 0.07, (ay + by) / 2 + (bx - ax) * 0.07
    steps = [k / 24 for k in range(25)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by)
        for t in steps
    ]


def _print_routes(part: Image.Image, frame: Frame, routes: Sequence[tuple[str, str, Route]]) -> None:
    def draw_all(draw: ImageDraw.ImageDraw, width: int) -> None:
        for a, b, _ in routes:
            draw.line([(x * 2, y * 2) for x, y in _bow(frame, a, b)], fill=255, width=width, joint="curve")

    def draw_dashes(draw: ImageDraw.ImageDraw, width: int) -> None:
        for a, b, _ in routes:
            curve = [(x * 2, y * 2) for x, y in _bow(frame, a, b)]
            for k in range(0, 24, 2):
                draw.line((*curve[k], *curve[k + 1]), fill=255, width=width)

    _brass_lines(part, (_lines(part.size, 9, draw_all), _lines(part.size, 4, draw_dashes)))


def _island(canvas: Canvas, frame: Frame, island: Island) -> None:
    x, y = frame.at(island.x, island.y)
    size = village_size(frame)
    if island.light:
        canvas.put(piece("hexagon", "amber", size, text=str(island.light), share=0.6), x, y)
    elif island.id == "center":
        canvas.put(piece("star8", "bone", size, "boat", share=0.48), x, y)
    else:
        canvas.put(piece("hexagon", "onyx", round(size * 0.8)), x, y)
    for effect in island.on_arrival:
        effect_badge(canvas, x, y + size * 0.66, effect, max(42, round(32 * frame.scale)))
    if frame.labels and island.id != "center":
        _label(canvas, x, y - size * 0.66, island.label)


def route_text(route: Route) -> str:
    """The number of colours printed on a route."""
    return "" if route.free else str(route.colours_min) if route.colours_min == route.colours_max else "1/2"


def _plaque(canvas: Canvas, frame: Frame, ends: tuple[str, str], route: Route, *, closed: bool) -> None:
    """The condition of a route in its middle: a die and the number of colours, and the footprints it costs."""
    x, y = _bow(frame, *ends)[12]
    size = max(42, round(34 * frame.scale))
    if closed:
        canvas.put(piece("disc", "onyx", size, "lock"), x, y)
        return
    if route.free:
        canvas.put(piece("disc", "moss", size - 4, "tick"), x, y)
        return
    canvas.put(_route_sign(route_text(route), route.footprint_cost, size), x, y)


@kept
def _route_sign(text: str, footprints: int, size: int) -> Sprite:
    """One night pill: wheel and number of colours, and soles if footprints must be paid."""
    blanks = "\u2003\u2006" if footprints else ""
    body = pill(f"\u2003\u2006{text}{blanks}", size, ink.moon)
    picture = body.image.copy()
    disc = look.wheel(size - 2)
    picture.alpha_composite(disc.image, (max(0, 6 + size // 2 - 2 - disc.x), max(0, body.y - disc.y)))
    if footprints:
        soles = icon("footprints", size - 8, theme.ENAMEL["orchid"])
        picture.alpha_composite(soles.image, (picture.width - soles.image.width - 10, body.y - soles.y))
    return Sprite(picture, body.x, body.y)
