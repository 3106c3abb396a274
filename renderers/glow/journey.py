"""The journey boards: paths through a landscape, or sea routes, printed once per frame.

Pieces are drawn on top.
"""

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from games.glow.components import ISLANDS, PROVINCE, ROUTES, SPACES, Effect, Island, MapSpace, Route
from renderers.glow import landscape, style
from renderers.glow.chart import Frame, Point, ground
from renderers.glow.skin import SKIN
from renderers.kit import layers, raster, theme
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.raster import Box
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import icon, piece, pill
from renderers.kit.theme import ink


def spot_size(frame: Frame) -> int:
    """Return the diameter of a space of the province."""
    return max(34, min(60, round(38 * frame.scale)))


def village_size(frame: Frame) -> int:
    """Return the width of a village or a lit island."""
    return max(84, min(96, round(54 * frame.scale)))


def printed(image: Image.Image, board: str, frame: Frame, *, solo: bool) -> None:
    """Draw a board on a layer under construction; it is cached for all layers with this frame."""
    box = frame.box
    land = _kept(board, frame._replace(box=(0, 0, box[2] - box[0], box[3] - box[1])), solo=solo)
    _lay(image, land, box)


def surroundings(image: Image.Image, board: str, frame: Frame, *, solo: bool) -> None:
    """Draw a part of a board on a layer under construction, cut from a cached board."""
    box, whole = frame.box, ground(board, frame.box, frame.scale)
    x, y = (round(v) for v in whole.at(frame.left, frame.top))
    _lay(image, _kept(board, whole, solo=solo).crop((x, y, x + box[2] - box[0], y + box[3] - box[1])), box)


def close(image: Image.Image, board: str, frame: Frame, *, solo: bool) -> None:
    """Draw a part of a board on a layer under construction, drawn for this layer alone."""
    _lay(image, _land(board, frame, solo=solo), frame.box)


def _lay(image: Image.Image, land: Image.Image, box: Box) -> None:
    image.paste(land, box[:2], raster.round_box(*land.size, theme.PANEL_RADIUS, 3))


def _kept(board: str, frame: Frame, *, solo: bool) -> Image.Image:
    solo = solo and board == "archipelago"
    return layers.printed((SKIN.key, "land", board, frame, solo), lambda: _land(board, frame, solo=solo))


def _land(board: str, frame: Frame, *, solo: bool) -> Image.Image:
    """Return everything on a board that never moves; the frame's box begins at the origin."""
    part = Image.new("RGB", frame.box[2:], ink.night)
    if board == "province":
        _print_province(part, frame)
    else:
        _print_archipelago(part, frame, solo=solo)
    return part


def _lines(size: tuple[int, int], width: float, draw_all: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    mask, draw = raster.drawing(*size, 2)
    draw_all(draw, max(1, round(width * 2)))
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
    landscape.province(part, frame)
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
        canvas.put(style.forbidden_disc(space.element, size), x, y)
    else:
        canvas.put(style.element_disc(space.element, size), x, y)
    if frame.labels and space.kind not in ("village", "start"):
        _label(canvas, x + size * 0.42, y + size * 0.42, space.label)


def _label(canvas: Canvas, x: float, y: float, text: str) -> None:
    """Write the number of a space on its rim, as in menus.

    A village has its light, a start its symbol.
    """
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
        canvas.put(style.effect_icon(effect.kind, small + 4), left + small * 1.62 + k * step, below)


def effect_badge(canvas: Canvas, x: float, y: float, effect: Effect, size: int) -> None:
    """Draw the effect of a path or an island: its icon, and its number unless it is one gain."""
    if effect.kind in style.SILENT or effect.n == 1:
        canvas.put(style.effect_icon(effect.kind, size), x, y)
        return
    number = pill(style.signed(effect.n), size, ink.loss_dark if effect.n < 0 else ink.moon)
    wide = number.image.width - 12
    left = x - (wide + size * 0.7) / 2
    canvas.put(number, left + size * 0.7 + wide / 2, y)
    canvas.put(style.effect_icon(effect.kind, size), left + size / 2, y)


def _print_archipelago(part: Image.Image, frame: Frame, *, solo: bool) -> None:
    routes = _all_routes()
    landscape.sea(part, frame)
    _print_routes(part, frame, routes)
    landscape.islands(part, frame)
    canvas = Canvas(part)
    for island in ISLANDS.values():
        _island(canvas, frame, island)
    for a, b, route in routes:
        _plaque(canvas, frame, (a, b), route, closed=solo and route.closed_in_solo)


def _all_routes() -> list[tuple[str, str, Route]]:
    seen = [(a, b, route) for a, near in ROUTES.items() for b, route in near.items()]
    return [(a, b, route) for a, b, route in seen if a == route.a]


def _bow(frame: Frame, a: str, b: str) -> list[Point]:
    """Return a route as a gentle curve."""
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
    """Return the number of colours printed on a route."""
    return "" if route.free else str(route.colours_min) if route.colours_min == route.colours_max else "1/2"


def _plaque(canvas: Canvas, frame: Frame, ends: tuple[str, str], route: Route, *, closed: bool) -> None:
    """Draw the condition of a route in its middle: number of colours, and footprints."""
    x, y = _bow(frame, *ends)[12]
    size = max(42, round(34 * frame.scale))
    if closed:
        canvas.put(piece("disc", "onyx", size, "lock"), x, y)
    elif route.free:
        canvas.put(piece("disc", "moss", size - 4, "tick"), x, y)
    else:
        canvas.put(_route_icon(route_text(route), route.footprint_cost, size), x, y)


@kept
def _route_icon(text: str, footprints: int, size: int) -> Sprite:
    """Return a night pill: wheel and number of colours, and soles if footprints must be paid."""
    blanks = "\u2003\u2006" if footprints else ""
    body = pill(f"\u2003\u2006{text}{blanks}", size, ink.moon)
    picture = body.image.copy()
    disc = style.wheel(size - 2)
    disc.onto(picture, max(4 + size // 2, disc.x), max(body.y, disc.y))
    if footprints:
        soles = icon("footprints", size - 8, theme.ENAMEL["orchid"])
        picture.alpha_composite(soles.image, (picture.width - soles.image.width - 10, body.y - soles.y))
    return body._replace(image=picture)
