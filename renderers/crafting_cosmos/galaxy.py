"""A player board at any size: hexagons, star spaces, life spaces, and the pieces there.

`Frame` converts the board's own grid to pixels: X counts the half width of a hexagon, Y half its side. [spec 4.1]
"""

import math
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.crafting_cosmos.components import ARMS, CENTRE, CRADLE, LIFE_SPACES, NEBULA_SPACES, STAR_SPACES
from games.crafting_cosmos.player_view import NebulaView, PlayerView, StarView
from renderers.crafting_cosmos import nebulae, style
from renderers.crafting_cosmos.skin import SKIN
from renderers.kit import raster
from renderers.kit.canvas import Canvas, Sprite
from renderers.kit.raster import Box
from renderers.kit.seeded_random import SeededRandom
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import piece
from renderers.kit.theme import CAPTION, DECIDE, DETAIL, ENAMEL, LEAST, PREVIEW, RGB, ink, mix

_WIDE = math.sqrt(3) / 2
ARM_COLOUR: dict[str, RGB] = {
    "I": ENAMEL["frost"],
    "II": ENAMEL["amber"],
    "III": ENAMEL["moss"],
    "centre": ink.gilt,
}
_NUMERALS = {"I": (-3.15, -4.1), "II": (5.0, 4.3), "III": (-2.6, 6.6)}


class Frame(NamedTuple):
    """The position of a board: the pixel of the grid's origin, and the side of a hexagon."""

    x: float
    y: float
    radius: int

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return the pixel of a point of the grid."""
        return self.x + x * _WIDE * self.radius, self.y + y * 0.5 * self.radius

    def nebula(self, space: str) -> tuple[float, float]:
        """Return the middle of a hexagon."""
        return self.at(NEBULA_SPACES[space].x, NEBULA_SPACES[space].y)

    def star(self, space: str) -> tuple[float, float]:
        """Return the pixel of a corner."""
        return self.at(STAR_SPACES[space].x, STAR_SPACES[space].y)

    def life(self, space: str) -> tuple[float, float]:
        """Return the middle of a side."""
        a, b = (STAR_SPACES[end] for end in LIFE_SPACES[space].ends)
        return self.at((a.x + b.x) / 2, (a.y + b.y) / 2)

    def spot(self, space: str) -> tuple[float, float]:
        """Return the pixel of any space by its id."""
        if space in NEBULA_SPACES:
            return self.nebula(space)
        return self.star(space) if space in STAR_SPACES else self.life(space)

    @property
    def star_side(self) -> int:
        """The size of stars in pixels."""
        return round(self.radius * 0.5)

    @property
    def life_side(self) -> int:
        """The size of life tokens in pixels."""
        return round(self.radius * 0.38)


def framed(box: Box, radius: int) -> Frame:
    """Return the frame of a board in the middle of a box."""
    x = (box[0] + box[2]) / 2 - 1 * _WIDE * radius
    y = (box[1] + box[3]) / 2 - 1.5 * 0.5 * radius
    return Frame(x, y, radius)


def is_space(name: str) -> bool:
    """Return whether a mark's id is that of a space."""
    return name in STAR_SPACES or name in LIFE_SPACES or name in NEBULA_SPACES


def printed(image: Image.Image, frame: Frame) -> None:
    """Draw the empty board on a layer under construction.

    It has a spiral of dust, hexagons, arms and named spaces.
    """
    if frame.radius >= 60:
        _dust(image, frame)
    canvas = Canvas(image)
    for space in NEBULA_SPACES.values():
        x, y = frame.nebula(space.id)
        canvas.put(_cell(frame.radius), x, y)
        if frame.radius >= 60:
            canvas.text(x, y, space.id, PREVIEW, ink.faint, anchor="mm")
    if frame.radius >= 60:
        _borders(image, frame)
        _labels(canvas, frame)


@kept
def _cell(radius: int) -> Sprite:
    side = 2 * (radius + 4)
    base = raster.blank(side, side)
    body = nebulae.hexagon(side, radius)
    inner = nebulae.hexagon(side, radius - max(1.4, radius * 0.03))
    raster.lay(base, mix(SKIN.accent, ink.white, 0.2), body, 1.0)
    hole = Image.composite(Image.new("L", body.size, 255), Image.new("L", body.size, 0), inner)
    glass = raster.vertical(side, side, (mix(ink.lift, SKIN.accent, 0.12), mix(ink.panel, ink.night, 0.4)))
    raster.lay(base, glass, hole, 1.0)
    faint = base.getchannel("A").point([round(v * 0.78) for v in range(256)])
    base.putalpha(faint)
    return Sprite(base, side // 2, side // 2)


def _dust(image: Image.Image, frame: Frame) -> None:
    """Draw three arms of light that wind around the centre."""
    width, height = image.size
    mask = Image.new("L", (width // 2, height // 2), 0)
    draw = ImageDraw.Draw(mask)
    grown = SeededRandom("galaxy dust")
    x0, y0 = frame.star(CENTRE)
    for arm in range(3):
        for _ in range(1500):
            t = grown.random() ** 0.8
            turn = math.radians(150 - 120 * arm) + t * 1.9
            far = frame.radius * (0.4 + 5.6 * t)
            x = x0 + far * math.cos(turn) + grown.gauss(0, frame.radius * 0.5)
            y = y0 - far * math.sin(turn) + grown.gauss(0, frame.radius * 0.5)
            draw.point((x / 2, y / 2), fill=255)
    soft = raster.blurred(mask, 16).point([min(255, round(v * 3.6)) for v in range(256)])
    image.paste(SKIN.accent, (0, 0), raster.scaled(soft.resize(image.size, Image.Resampling.BICUBIC), 0.34))


def _borders(image: Image.Image, frame: Frame) -> None:
    """Draw dotted lines between the arms, from the centre outwards, and their numerals."""
    draw = ImageDraw.Draw(image)
    x0, y0 = frame.star(CENTRE)
    for angle, reach in ((90, 3.35), (210, 4.6), (330, 4.6)):
        turn = math.radians(angle)
        for k in range(6, round(reach * 12)):
            far = frame.radius * k / 12
            x, y = x0 + far * math.cos(turn), y0 - far * math.sin(turn)
            draw.ellipse((x - 2, y - 2, x + 2, y + 2), fill=mix(ink.brass, ink.night, 0.25))
    canvas = Canvas(image)
    for arm in ARMS:
        x, y = frame.at(*_NUMERALS[arm])
        canvas.text(x, y, arm, DECIDE, ARM_COLOUR[arm], anchor="mm", edge=ink.night)


def _labels(canvas: Canvas, frame: Frame) -> None:
    for life in LIFE_SPACES.values():
        x, y = frame.life(life.id)
        canvas.put(_life_space(round(frame.radius * 0.46), round(frame.radius * 0.28), life.id == CRADLE), x, y)
        canvas.text(x, y, life.id, LEAST, ink.mist, anchor="mm")
    for star in STAR_SPACES.values():
        x, y = frame.star(star.id)
        canvas.put(_star_space(frame.star_side, ARM_COLOUR[star.arm]), x, y)
        canvas.text(x, y, star.id, LEAST, ink.mist, anchor="mm")


@kept
def _star_space(side: int, colour: RGB) -> Sprite:
    base = raster.blank(side, side)
    disc = raster.round_box(side, side, side // 2)
    raster.lay(base, mix(colour, ink.night, 0.25), disc)
    raster.lay(base, mix(ink.panel, ink.night, 0.3), raster.round_box(side, side, side // 2, 3))
    return Sprite(base, side // 2, side // 2)


@kept
def _life_space(width: int, height: int, white: bool) -> Sprite:
    base = raster.blank(width, height)
    raster.lay(base, ink.moon if white else mix(ink.faint, ink.night, 0.3), raster.round_box(width, height, 10))
    raster.lay(base, mix(ink.lift, ink.night, 0.45), raster.round_box(width, height, 10, 3 if white else 2))
    return Sprite(base, width // 2, height // 2)


def draw(canvas: Canvas, frame: Frame, player: PlayerView) -> None:
    """Draw all pieces on a board, with the figures of nebulae if it is large enough."""
    for nebula in player.nebulae:
        x, y = frame.nebula(nebula.space)
        canvas.put(nebulae.tile(nebula.tile, frame.radius, state_of(nebula)), x, y)
    if frame.radius >= 60:
        _redraw_labels(canvas, frame, player)
    for nebula in player.nebulae:
        _figures(canvas, frame, nebula)
    for space, side in player.life.items():
        canvas.put(style.life(side, frame.life_side) if frame.radius >= 60 else _dot(side, frame), *frame.life(space))
    for star in player.stars:
        canvas.put(star_sprite(star, frame), *frame.star(star.space))


def state_of(nebula: NebulaView) -> str:
    """Return the drawing state of a tile."""
    return "done" if nebula.completed else "ready" if nebula.ready else "open"


def _redraw_labels(canvas: Canvas, frame: Frame, player: PlayerView) -> None:
    """Draw the spaces around tiles again, because a tile covers half of each."""
    lives = {life for nebula in player.nebulae for life in NEBULA_SPACES[nebula.space].life} - set(player.life)
    for life in sorted(lives):
        x, y = frame.life(life)
        canvas.put(_life_space(round(frame.radius * 0.46), round(frame.radius * 0.28), life == CRADLE), x, y)
        canvas.text(x, y, life, LEAST, ink.mist, anchor="mm")
    taken = {star.space for star in player.stars}
    stars = {star for nebula in player.nebulae for star in NEBULA_SPACES[nebula.space].stars} - taken
    for star in sorted(stars):
        x, y = frame.star(star)
        canvas.put(_star_space(frame.star_side, ARM_COLOUR[STAR_SPACES[star].arm]), x, y)
        canvas.text(x, y, star, LEAST, ink.mist, anchor="mm")


def star_sprite(star: StarView, frame: Frame) -> Sprite:
    """Return a star; small ones without their symbol."""
    if frame.radius >= 60:
        side = frame.star_side
        return style.supernova(star.element, side) if star.supernova else style.element(star.element, side)
    side = round(frame.radius * 0.58)
    if star.supernova:
        return piece("star8", "lemon", round(side * 1.2), rim=1)
    shape, enamel, _ = style.ELEMENT[star.element]
    return piece(shape, enamel, side, rim=1)


def _dot(side: str, frame: Frame) -> Sprite:
    """Return life on a small board, in other shapes than stars."""
    if side == "stable":
        return piece("plus", "jade", round(frame.radius * 0.5), rim=1)
    return piece("lozenge", "violet", round(frame.radius * 0.46), rim=1)


def _figures(canvas: Canvas, frame: Frame, nebula: NebulaView) -> None:
    """Draw points, needs or the tick, and advanced life on a tile."""
    if frame.radius < 60:
        if nebula.completed:
            glyph = "cloak" if nebula.advanced else "tick"
            canvas.put(
                piece("disc", "amber" if nebula.advanced else "moss", 24, glyph, rim=1), *frame.nebula(nebula.space)
            )
        return
    x, y = frame.nebula(nebula.space)
    if nebula.completed:
        _completed(canvas, frame, nebula)
        return
    r = frame.radius
    wide = canvas.text(x, y - r * 0.40, str(nebula.points), PREVIEW, ink.gilt, anchor="mm", edge=ink.night)
    canvas.text(x - wide / 2 - 20, y - r * 0.40, nebula.space, CAPTION, ink.mist, anchor="mm", edge=ink.night)
    if nebula.ready:
        canvas.put(piece("disc", "moss", 36, "tick"), x + wide / 2 + 24, y - r * 0.40)
    columns = 2 if len(nebula.needs) == 4 else 3
    rows = -(-len(nebula.needs) // columns)
    step = r * 0.385
    for k, need in enumerate(nebula.needs):
        row, column = divmod(k, columns)
        cx = x + (column - (columns - 1) / 2) * step
        cy = y + r * 0.17 + (row - (rows - 1) / 2) * step
        canvas.put(_chip(need.element, need.met, round(r * 0.34)), cx, cy)


def _chip(element: str, met: str, side: int) -> Sprite:
    if met == "wild":
        return style.supernova(element, side)
    return style.element(element, side, missing=met == "")


def _completed(canvas: Canvas, frame: Frame, nebula: NebulaView) -> None:
    x, y = frame.nebula(nebula.space)
    r = frame.radius
    canvas.put(piece("disc", "moss", 38, "tick"), x - r * 0.36, y - r * 0.34)
    canvas.text(x + r * 0.06, y - r * 0.34, str(nebula.points), PREVIEW, ink.gilt, anchor="mm", edge=ink.night)
    canvas.text(x + r * 0.44, y - r * 0.34, nebula.space, CAPTION, ink.moon, anchor="mm", edge=ink.night)
    if nebula.advanced:
        canvas.put(style.advanced(round(r * 0.62), nebula.value), x, y + r * 0.24)
    else:
        paint = ink.gilt if nebula.ready else ink.mist
        canvas.put(style.life("stable", round(r * 0.26)), x - r * 0.22, y + r * 0.24)
        canvas.text(x - r * 0.02, y + r * 0.24, f"{nebula.life}/6", DETAIL, paint, anchor="lm", edge=ink.night)
