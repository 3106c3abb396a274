"""The look of Hoshitsukuri's things: colours, comets, fragments, points and icons."""

import math

from PIL import Image, ImageDraw

from games.hoshitsukuri.components import CARDS
from games.hoshitsukuri.player_view import PlayerView
from renderers.kit import raster
from renderers.kit.canvas import Sprite, centred
from renderers.kit.raster import FINE
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import barred, faint, piece
from renderers.kit.theme import ENAMEL, ink, mix

ENAMEL_OF = {"red": "ember", "blue": "tide", "green": "moss", "colourless": "bone"}
_SHAPE = {"red": "disc", "blue": "diamond", "green": "triangle", "colourless": "hexagon"}
_ROOMY = {"triangle": 1.16, "diamond": 1.1}
"""Scale of pointed shapes, so that all shapes look equally large."""

COMET = {"yellow": "lemon", "pink": "orchid", "purple": "violet", "grey": "ash"}
ORDER = ("red", "blue", "green", "colourless")
"""The order of colours next to each other. [spec 12]"""


def by_colour(kinds: list[str] | tuple[str, ...]) -> list[str]:
    """Return the different kinds, sorted by colour, otherwise in their order."""
    return sorted(dict.fromkeys(kinds), key=lambda kind: ORDER.index(CARDS[kind].colour))


def enamel_of(kind: str) -> str:
    """Return the enamel of a card."""
    return ENAMEL_OF[CARDS[kind].colour]


def icon_name(colour: str, size: int) -> Sprite:
    """Return the silhouette of a colour."""
    shape = _SHAPE[colour]
    return piece(shape, ENAMEL_OF[colour], round(size * _ROOMY.get(shape, 1.0)))


def comet_enamel(player: PlayerView) -> str:
    """Return the enamel of a player."""
    return COMET[player.comet]


def comet(player: PlayerView, size: int, letter: str) -> Sprite:
    """Return the head of a comet: its colour, and the letter for it."""
    return piece("disc", COMET[player.comet], size, text=letter, share=0.7)


@kept
def tail(enamel: str, length: int, width: int, angle: int) -> Sprite:
    """Return the tail of a comet that flies towards `angle`, in degrees clockwise from right.

    Its anchor is the comet's head.
    """
    side = 2 * (length + width)
    mask, draw = raster.drawing(side, side, 2)
    steps = 60
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for k in range(steps, -1, -1):
        share = k / steps
        r = width * (1 - 0.86 * share)
        x, y = side - cos * length * 2 * share, side - sin * length * 2 * share
        draw.ellipse((x - r, y - r, x + r, y + r), fill=round(255 * (1 - share) ** 1.3))
    soft = raster.blurred(mask.reduce(2), width * 0.12)
    core = raster.blurred(soft.point([max(0, round((v - 120) * 1.4)) for v in range(256)]), width * 0.14)
    base = raster.blank(side, side)
    raster.lay(base, ENAMEL[enamel], soft, 0.9)
    raster.lay(base, mix(ENAMEL[enamel], ink.white, 0.7), core, 0.75)
    return centred(base)


@kept
def planned(enamel: str, letter: str, size: int) -> Sprite:
    """Return the future position of a comet: its head, translucent, in a solid ring."""
    head = faint(piece("disc", enamel, size, text=letter, share=0.7), 0.8)
    room = raster.blank(head.image.width + 16, head.image.height + 16)
    piece("disc", "onyx", size - 8).onto(room, room.width // 2, room.height // 2)
    room.alpha_composite(head.image, (8, 8))
    mask, draw = raster.drawing(*room.size)
    middle, r = room.width * FINE / 2, (size / 2 + 5) * FINE
    draw.ellipse((middle - r, middle - r, middle + r, middle + r), outline=255, width=4 * FINE)
    ring = mask.reduce(FINE)
    raster.lay(room, ink.night, raster.blurred(ring, 2), 0.8)
    raster.lay(room, mix(ENAMEL[enamel], ink.white, 0.4), ring)
    return centred(room)


def fragment(size: int) -> Sprite:
    """Return a star fragment: an enamelled five-point star."""
    return piece("star5", "amber", size)


@kept
def generates(size: int, *, off: bool = False) -> Sprite:
    """Return the icon that ends the card play; under a bar if it does not count."""
    disc = piece("disc", "onyx", size, "reroll", colour=ink.gilt if not off else mix(ink.mist, ink.night, 0.45))
    return barred(disc, size * 0.36, size * 0.12, size * 0.06) if off else disc


def points(number: int, size: int) -> Sprite:
    """Return victory points in their star."""
    return piece("star8", "moss", size, text=str(number), share=0.56)


def constellation_points(size: int) -> Sprite:
    """Return the sign of points that are counted at the end."""
    return piece("star8", "moss", size, "star6")


def cost(number: int, size: int) -> Sprite:
    """Return the cost of a card, in its hexagon."""
    return piece("hexagon", "onyx", size, text=str(number), share=0.72)


def fragments_text(kind: str) -> str:
    """Return the fragments of a kind; from the fewest to the most if they vary."""
    card = CARDS[kind]
    return f"{card.scale[0]}\u2013{card.scale[-1]}" if card.scale else str(card.fragments)


@kept
def deck_icon(size: int) -> Sprite:
    """Return the icon of a deck: face-down cards on each other."""
    side = size * FINE
    base = raster.blank(side, side)
    draw = ImageDraw.Draw(base)
    for k in (2, 1, 0):
        left, top = side * (0.14 + 0.07 * k), side * (0.16 - 0.06 * k)
        box = (left, top, left + side * 0.6, top + side * 0.8)
        fill = mix(ENAMEL["tide"], ink.night, 0.35 + 0.15 * k)
        draw.rounded_rectangle(box, side * 0.09, fill=fill, outline=ink.gilt, width=round(side * 0.03))
    base.paste(ink.gilt, (round(side * 0.26), round(side * 0.38)), raster.glyph_mask("spark", round(side * 0.36)))
    return _shaded(base.reduce(FINE))


@kept
def hand_icon(size: int) -> Sprite:
    """Return the icon of a hand: three cards fanned out."""
    side = size * FINE
    base = raster.blank(side, side)
    for turn, shift in ((-16, -0.2), (0, 0.0), (16, 0.2)):
        card = raster.blank(side, side)
        draw = ImageDraw.Draw(card)
        box = (side * 0.28, side * 0.14, side * 0.72, side * 0.82)
        draw.rounded_rectangle(box, side * 0.07, fill=ink.paper, outline=ink.bronze, width=round(side * 0.03))
        window = (side * 0.34, side * 0.22, side * 0.66, side * 0.52)
        draw.rounded_rectangle(window, side * 0.04, fill=mix(ENAMEL["tide"], ink.night, 0.3))
        move = (round(side * shift), round(side * abs(shift) * 0.35))
        base.alpha_composite(card.rotate(-turn, Image.Resampling.BICUBIC, translate=move))
    return _shaded(base.reduce(FINE))


def _shaded(picture: Image.Image) -> Sprite:
    room = raster.blank(picture.width + 10, picture.height + 10)
    room.alpha_composite(picture, (5, 5))
    return centred(raster.under(room, ink.night, 2.5, 0.8, 2))
