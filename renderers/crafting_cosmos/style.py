"""The look of elements, life, controls, energy tokens and gains."""

from renderers.crafting_cosmos.skin import SKIN
from renderers.kit import raster, theme
from renderers.kit.canvas import Sprite
from renderers.kit.panels import paper
from renderers.kit.raster import FINE
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import crystal as cut
from renderers.kit.sprites import piece
from renderers.kit.theme import ENAMEL, RGB, ink, mix

ELEMENT = {
    "hydrogen": ("disc", "ember", "H"),
    "helium": ("square", "tide", "He"),
    "carbon": ("hexagon", "orchid", "C"),
    "oxygen": ("triangle", "moss", "O"),
}
"""Silhouette, enamel and symbol of each element."""

CONTROL = {
    "light": ("ember", "sun"),
    "time": ("moss", "hourglass"),
    "gravity": ("tide", "swirl"),
    "chemistry": ("orchid", "flask"),
}
"""Enamel and glyph of each control."""

SEATS = (("disc", "rose"), ("square", "lagoon"), ("triangle", "violet"), ("diamond", "amber"))
"""Silhouette and enamel of each seat."""

_LETTERED = 34
"""Minimum size of a piece with a letter."""

_ROOMY = {"triangle": 1.16, "hexagon": 1.06, "diamond": 1.12}
"""Scale of pointed shapes, so that their letter is as large as the others'."""


def element(name: str, size: int, *, missing: bool = False) -> Sprite:
    """Return a star; a missing one is dark, its symbol in its colour. A very small one has its shape alone."""
    shape, enamel, symbol = ELEMENT[name]
    symbol = symbol if size >= _LETTERED else ""
    wide = round(size * _ROOMY.get(shape, 1.0))
    share = 0.58 if shape == "triangle" else 0.7
    if missing:
        return piece(shape, "onyx", wide, text=symbol, share=share, colour=theme.light(enamel))
    return piece(shape, enamel, wide, text=symbol, share=share)


def supernova(name: str, size: int) -> Sprite:
    """Return a supernova, which keeps its element; "" is the resource."""
    wide = round(size * 1.16)
    if not name:
        return piece("star8", "lemon", wide, "sun", share=0.6)
    return piece("star8", "lemon", wide, text=ELEMENT[name][2], share=0.46)


@kept
def life(side: str, size: int) -> Sprite:
    """Return proto life, p in a broken rim, or stable life, S in a whole one."""
    if side == "stable":
        return piece("die", "jade", size, text="S", share=0.72)
    plain = piece("die", "violet", size, text="p" if size >= _LETTERED else "", share=0.74)
    base = plain.image.copy()
    mask, draw = raster.drawing(*base.size)
    middle, half, notch = plain.x * FINE, size * FINE / 2, size * FINE * 0.06
    for along in (middle - half * 0.42, middle + half * 0.42):
        for edge in (middle - half - 2 * FINE, middle + half - 2 * FINE):
            draw.rectangle((edge, along - notch, edge + 4 * FINE, along + notch), fill=255)
            draw.rectangle((along - notch, edge, along + notch, edge + 4 * FINE), fill=255)
    raster.lay(base, ink.night, mask.reduce(FINE))
    return Sprite(base, plain.x, plain.y)


def control(name: str, size: int) -> Sprite:
    """Return the disc of a control."""
    enamel, glyph = CONTROL[name]
    return piece("disc", enamel, size, glyph)


def seat_enamel(seat: int) -> str:
    """Return the enamel of a seat."""
    return SEATS[seat][1]


def seat_colour(seat: int) -> RGB:
    """Return the colour of a seat."""
    return ENAMEL[SEATS[seat][1]]


def token(seat: int, size: int) -> Sprite:
    """Return a seat's token: silhouette, colour and number."""
    shape, enamel = SEATS[seat]
    share = 0.56 if shape == "triangle" else 0.66
    number = str(seat + 1) if size * share >= theme.DETAIL else ""
    return piece(shape, enamel, round(size * _ROOMY.get(shape, 1.0)), text=number, share=share)


def dark(size: int) -> Sprite:
    """Return a dark energy token."""
    return piece("disc", "onyx", size, text="D", share=0.66)


def dark_at(control: str, size: int) -> Sprite:
    """Return the dark energy token that leaves a control: dark, with that control's glyph."""
    enamel, glyph = CONTROL[control]
    return piece("disc", "onyx", size, glyph, colour=theme.light(enamel), share=0.66)


def void(size: int) -> Sprite:
    """Return the Void's energy token."""
    return piece("flat_hexagon", "ash", round(size * 1.06), text="V", share=0.62)


def crystal(size: int) -> Sprite:
    """Return a time crystal."""
    return cut("hexagon", "frost", size)


def nebula(size: int, number: str = "") -> Sprite:
    """Return a nebula tile, with its size if given."""
    return piece("hexagon", "violet", size, "" if number else "star6", number, share=0.6)


def advanced(size: int, value: int | None) -> Sprite:
    """Return advanced life: a seal with its points, or a question mark if they are secret."""
    return piece("star8", "amber", round(size * 1.12), text="?" if value is None else str(value), share=0.5)


@kept
def energy_card(name: str, width: int, height: int) -> Sprite:
    """Return an energy card with its control in the middle; its anchor is its middle."""
    enamel, glyph = CONTROL[name]
    sheet = paper(width, height, enamel)
    base = sheet.image.copy()
    x, y = sheet.x + width // 2, sheet.y + height // 2
    piece("disc", enamel, round(min(width, height) * 0.66), glyph).onto(base, x, y)
    return Sprite(base, x, y)


@kept
def card_back(width: int, height: int) -> Sprite:
    """Return the back of an energy card; its anchor is its middle."""
    sheet = paper(width, height, "onyx")
    base = sheet.image.copy()
    inner = raster.blank(width - 16, height - 16)
    cloth = raster.vertical(*inner.size, (mix(SKIN.accent, ink.night, 0.5), mix(SKIN.accent, ink.night, 0.8)))
    raster.lay(inner, cloth, raster.round_box(*inner.size, 8))
    base.alpha_composite(inner, (sheet.x + 8, sheet.y + 8))
    x, y = sheet.x + width // 2, sheet.y + height // 2
    piece("hexagon", "violet", round(min(width, height) * 0.5), "spark").onto(base, x, y)
    return Sprite(base, x, y)


def gain(kind: str, size: int) -> Sprite:
    """Return the piece of a gain by name, from elements to cards."""
    if kind in ELEMENT:
        return element(kind, size)
    if kind in CONTROL:
        return control(kind, size)
    made = {
        "supernova": lambda: supernova("", size),
        "dna": lambda: piece("disc", "jade", size, "helix", share=0.66),
        "graviton": lambda: piece("disc", "tide", size, "swirl", share=0.66),
        "crystal": lambda: crystal(size),
        "proto": lambda: life("proto", size),
        "stable": lambda: life("stable", size),
        "tile": lambda: nebula(size),
        "card": lambda: card_back(round(size * 0.76), size),
    }
    return made[kind]()
