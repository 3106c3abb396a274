"""The look of crystals, Stardust, goods, tokens, people and hexes.

Shape and letter distinguish colours: red is a triangle, blue a disc, yellow a diamond, white a six-point star, each
with the letter or sign of its language. Colour is only an additional aid.
"""

import math

from PIL import Image, ImageChops

from games.core.scores import OPPONENT
from games.girl_stars.components import TILES, TURNED
from games.girl_stars.hexes import SIDES
from renderers.kit import raster
from renderers.kit.canvas import Sprite, centred
from renderers.kit.markers import lined
from renderers.kit.raster import FINE
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import crystal as cut
from renderers.kit.sprites import haloed, icon, piece, seat_piece, spent
from renderers.kit.theme import ENAMEL, LEAST, RGB, SEAT_ENAMELS, ink, mix

COLOUR_ENAMEL = {"red": "ember", "blue": "tide", "yellow": "lemon", "white": "bone"}
Letters = tuple[str, str, str, str]
"""The letters on red, blue, yellow and white in a language."""
_WRITTEN = {"red": 0, "blue": 1, "yellow": 2, "white": 3}
_STAR_SHAPE = {"red": "triangle", "blue": "disc", "yellow": "diamond", "white": "star6"}
_CUT = {"red": "triangle", "blue": "twelve", "yellow": "diamond"}
GOODS_ENAMEL = {"fruit": "orchid", "fish": "frost", "rabbit": "ash", "antelope": "amber"}
ASH_GLYPH = {
    "double_light": "lights", "scouting": "river", "foraging": "footprints", "offering": "hands", "recall": "hut",
    "stardust": "swirl",
}  # fmt: skip
BONUS_GLYPH = {
    "rescore": "star5", "three_lights": "lights", "extra_actions": "hourglass", "extra_villager": "cloak",
}  # fmt: skip
_FINE = 2


def light(colour: str, size: int, letters: Letters) -> Sprite:
    """Return a Light crystal, cut by its colour, with its letter if that can be read."""
    return cut(_CUT[colour], COLOUR_ENAMEL[colour], size, letters[_WRITTEN[colour]] if 0.4 * size >= LEAST else "")


@kept
def lit(colour: str, size: int, letters: Letters) -> Sprite:
    """Return a lit path space: the crystal on a disc that glows in its colour."""
    c = ENAMEL[COLOUR_ENAMEL[colour]]
    side = size + 36
    base = raster.blank(side, side)
    fine = side * FINE
    raster.lay(base, c, raster.falloff(side, side, 1.0, 0.9))
    raster.lay(base, mix(c, ink.white, 0.45), raster.shape_mask("disc", fine, size * FINE).reduce(FINE))
    ground = raster.vertical(side, side, (mix(ink.night, c, 0.5), mix(ink.night, c, 0.22)))
    raster.lay(base, ground, raster.shape_mask("disc", fine, (size - 5) * FINE).reduce(FINE))
    gem = light(colour, round(size * (0.74 if colour == "red" else 0.8)), letters)
    lift = round(size * 0.05) if colour == "red" else 0
    gem.onto(base, side // 2, side // 2 - lift)
    return centred(base)


def dust(size: int, text: str = "") -> Sprite:
    """Return a Stardust disc, or several with their number."""
    return piece("disc", "bone", size, "" if text else "spark", text, share=0.0 if text else 0.7)


def goods(kind: str, size: int) -> Sprite:
    """Return a token of goods."""
    return piece("disc", GOODS_ENAMEL[kind], size, kind, share=0.7)


def ash(kind: str, size: int) -> Sprite:
    """Return a Wood Ash token."""
    return piece("disc", "bone", size, ASH_GLYPH[kind], share=0.68)


@kept
def faded_ash(kind: str, size: int) -> Sprite:
    """Return a Wood Ash token that was taken."""
    token = ash(kind, size)
    return token._replace(image=spent(token.image, max(2, size // 20)))


def bonus(kind: str, size: int) -> Sprite:
    """Return a bonus token next to a board."""
    return piece("square", "amber", size, BONUS_GLYPH[kind])


def token(seat: int, size: int) -> Sprite:
    """Return the token of a seat; the Shadow Elder's is a dark disc with a moon."""
    return piece("disc", "onyx", size, "moon", colour=ink.mist) if seat == OPPONENT else seat_piece(seat, size)


def enamel_of(seat: int) -> str:
    """Return the enamel of a seat."""
    return "onyx" if seat == OPPONENT else SEAT_ENAMELS[seat]


def elder(seat: int, size: int) -> Sprite:
    """Return an Elder in a cloak with the number of the seat; the Shadow Elder's has a moon."""
    if seat == OPPONENT:
        return piece("cloak", "onyx", size, "moon", colour=ink.mist)
    return piece("cloak", SEAT_ENAMELS[seat], size, text=str(seat + 1), share=0.46, colour=ink.white)


@kept
def girl(size: int) -> Sprite:
    """Return the Girl: a star with its glow."""
    return haloed(piece("star5", "ember", size), "ember", size * 2, 0.85)


def corners(radius: float, middle: float) -> list[tuple[float, float]]:
    """Return the corners of a hexagon around (middle, middle), clockwise from the top."""
    turns = [math.radians(60 * k - 90) for k in range(6)]
    return [(middle + radius * math.cos(a), middle + radius * math.sin(a)) for a in turns]


def toward(side: int) -> tuple[float, float]:
    """Return the direction of a side as a vector of length 1."""
    angle = math.radians(60 * side - 60)
    return math.cos(angle), math.sin(angle)


def hex_mask(radius: float, side: int, fine: int = _FINE) -> Image.Image:
    """Return a hexagon in the middle of a square of `side` pixels, reduced."""
    mask, draw = raster.drawing(side, side, fine)
    draw.polygon(corners(radius * fine, side * fine / 2), fill=255)
    return mask.reduce(fine)


@kept
def tile(colour: str, lines: int, width: int, letters: Letters, *, crystal: bool = False) -> Sprite:
    """Return a star tile of this width in its colour, with its lines of light.

    With `crystal`, it has a cut stone; without, the star is a flat shape with its letter.
    """
    base = _glass(colour, width).copy()
    side, radius = base.width, width / math.sqrt(3)
    (strokes, broad), (cores, thin) = (raster.drawing(side, side) for _ in range(2))
    middle = side * FINE / 2
    for k in SIDES:
        if lines & 1 << k:
            x, y = toward(k)
            end = (middle + x * width / 2 * FINE, middle + y * width / 2 * FINE)
            for pen, share in ((broad, 0.17), (thin, 0.07)):
                pen.line((middle, middle, *end), fill=255, width=round(radius * share * FINE))
    shape = hex_mask(radius - 1, side)
    c = ENAMEL[COLOUR_ENAMEL[colour]]
    glow = ImageChops.multiply(raster.blurred(strokes.reduce(FINE), radius * 0.1), shape)
    raster.lay(base, c, glow, 0.9)
    raster.lay(base, mix(c, ink.white, 0.3), ImageChops.multiply(strokes.reduce(FINE), shape))
    raster.lay(base, ink.white, ImageChops.multiply(cores.reduce(FINE), shape))
    size = max(20, round(radius * 0.66))
    star = light(colour, size + 4, letters) if crystal else star_piece(colour, size, letters)
    star.onto(base, side // 2, side // 2)
    return centred(base)


def star_piece(colour: str, size: int, letters: Letters) -> Sprite:
    """Return the star of a tile: the shape of its colour, and its letter if that can be read."""
    letter = letters[_WRITTEN[colour]] if 0.5 * size >= LEAST else ""
    return piece(_STAR_SHAPE[colour], COLOUR_ENAMEL[colour], size, text=letter, rim=2.0)


@kept
def _glass(colour: str, width: int) -> Image.Image:
    """Return a hexagon of coloured glass with a bright rim."""
    c = ENAMEL["amber"] if colour == "yellow" else ENAMEL[COLOUR_ENAMEL[colour]]
    radius = width / math.sqrt(3)
    side = round(radius * 2) + 8
    base = raster.blank(side, side)
    raster.lay(base, ink.night, hex_mask(radius + 0.5, side))
    rim = raster.vertical(side, side, (mix(c, ink.white, 0.4), c, mix(c, ink.night, 0.6)))
    raster.lay(base, rim, hex_mask(radius - 1, side))
    stops = (mix(mix(ink.lift, ink.faint, 0.3), c, 0.34), mix(ink.night, c, 0.24))
    raster.lay(base, raster.vertical(side, side, stops), hex_mask(radius - max(2.5, width * 0.03), side))
    halo = ImageChops.multiply(raster.falloff(side, side, 1.2, 0.55), hex_mask(radius - 3, side))
    raster.lay(base, c, halo)
    return base


@kept
def outline(width: int, colour: RGB, thick: int, *, dashed: bool = False) -> Sprite:
    """Return the outline of a hexagon: dashed for a choice, solid for a selection."""
    radius = width / math.sqrt(3) - thick / 2 - 1
    side = round(radius * 2) + 24
    mask, draw = raster.drawing(side, side)
    points = corners(radius * FINE, side * FINE / 2)
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        spans = ((0.0, 0.16), (0.30, 0.44), (0.56, 0.70), (0.84, 1.0)) if dashed else ((0.0, 1.0),)
        for start, end in spans:
            ends = [p + (q - p) * t for t in (start, end) for p, q in zip(a, b, strict=True)]
            draw.line(ends, fill=255, width=thick * FINE)
            for x, y in (ends[:2], ends[2:]):
                r = thick * FINE / 2
                draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return lined(mask.reduce(FINE), colour)


@kept
def double(kind: str, width: int, *, used: bool = False) -> Sprite:
    """Return a bonus token over two hexes side by side.

    A used one is grey, hatched and ticked.
    """
    radius = width / math.sqrt(3)
    side = round(radius * 2) + 8
    full = (side + width, side)
    body, rim = Image.new("L", full, 0), Image.new("L", full, 0)
    for mask, inset in ((rim, 1.0), (body, 4.0)):
        for x in (0, width):
            one = hex_mask(radius - inset, side)
            mask.paste(ImageChops.lighter(one, mask.crop((x, 0, x + side, side))), (x, 0))
        middle = round(side / 2 + width / 2)
        high = round(radius * 0.5 - inset)
        mask.paste(255, (middle - 6, side // 2 - high, middle + 6, side // 2 + high))
    base = raster.blank(*full)
    raster.lay(base, raster.vertical(*full, (ink.gilt, ink.brass, ink.bronze)), rim)
    raster.lay(base, raster.vertical(*full, (ink.gilt, ENAMEL["amber"], mix(ENAMEL["amber"], ink.night, 0.3))), body)
    icon(BONUS_GLYPH[kind], round(width * 0.52), ink.ink).onto(base, full[0] // 2, full[1] // 2)
    if not used:
        return centred(base)
    base = spent(base, max(2, width // 30))
    piece("disc", "moss", max(24, round(width * 0.34)), "tick").onto(base, full[0] * 0.7, full[1] * 0.64)
    return centred(base)


def unturned(name: str) -> tuple[str, int]:
    """Return the colour and lines of a tile's printed front."""
    kind = TILES[name]
    return kind.colour, next(iter(TURNED[kind.face.id].values()))
