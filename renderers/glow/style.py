"""The look of Glow's elements, dice, adventurers and effects."""

from PIL import ImageDraw

from games.glow.components import ADVENTURERS, COLOUR, Effect
from games.glow.player_view import DieView, PlayerView
from games.glow.view import TomView
from renderers.kit import raster, theme
from renderers.kit.canvas import Sprite, centred
from renderers.kit.sprite_cache import kept
from renderers.kit.sprites import barred, piece, seat_piece
from renderers.kit.sprites import die as die_sprite
from renderers.kit.theme import ENAMEL, ink

ENAMEL_OF = {
    "fire": "ember",
    "water": "tide",
    "mineral": "amber",
    "air": "frost",
    "nature": "moss",
    "purple": "orchid",
    "yellow": "lemon",
    "black": "onyx",
}
GLYPH_OF = {"footprints2": "footprints", "light3": "spark", "minus2": "cross"}
SHAPE_OF = {
    "pocana": "triangle",
    "taetyss": "disc",
    "moloch": "diamond",
    "eoles": "square",
    "braccio": "plus",
    "noctiluca": "star5",
    "orium": "spark",
}
WHEEL = ("ember", "tide", "amber", "frost", "moss", "orchid", "lemon")

_EFFECT = {
    "light": ("lemon", "spark"),
    "footprints": ("orchid", "footprints"),
    "fireflies": ("onyx", "firefly"),
    "reroll_tokens": ("bone", "reroll"),
    "to_graveyard": ("onyx", "grave"),
    "cast_spells": ("violet", "wand"),
    "revive": ("jade", "rise"),
    "kill_last_companion": ("onyx", "skull"),
    "skull": ("onyx", "skull"),
}
SILENT = frozenset({"to_graveyard", "cast_spells", "revive", "kill_last_companion", "skull"})
"""Effects whose number is not shown."""


def effect_icon(kind: str, size: int) -> Sprite:
    """Return the token of an effect of a card or a space."""
    enamel, glyph = _EFFECT[kind]
    return piece("disc", enamel, size, glyph, colour=ENAMEL["lemon"] if kind == "fireflies" else None)


def signed(n: int) -> str:
    """Return a number with its sign; a true minus for losses."""
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


def effect_value(effect: Effect) -> str:
    """Return the number next to an effect's icon, or nothing."""
    return "" if effect.kind in SILENT else signed(effect.n)


def element_disc(element: str, size: int) -> Sprite:
    """Return the disc of an element."""
    return piece("disc", ENAMEL_OF[element], size, element)


@kept
def no_black_die(size: int) -> Sprite:
    """Return the black die under a red bar."""
    return _barred(die_sprite("onyx", "cross", size), size)


@kept
def forbidden_disc(element: str, size: int) -> Sprite:
    """Return the disc of a forbidden element, under a red bar."""
    return _barred(element_disc(element, size), size)


def _barred(sprite: Sprite, size: int) -> Sprite:
    return barred(sprite, size * 0.40, size * 0.13, size * 0.10)


@kept
def wheel(size: int) -> Sprite:
    """Return a disc of all seven colours: any symbol."""
    disc, fine = piece("disc", "bone", size), raster.FINE
    side = round(size * 0.86)
    pie = raster.blank(side * fine, side * fine)
    draw = ImageDraw.Draw(pie)
    for k, enamel in enumerate(WHEEL):
        turn, box = 360 / len(WHEEL), (0, 0, side * fine - 1, side * fine - 1)
        draw.pieslice(box, -90 + k * turn, -90 + (k + 1) * turn, fill=ENAMEL[enamel])
    hub = side * fine * 0.33
    draw.ellipse((hub, hub, side * fine - hub, side * fine - hub), fill=ink.night)
    base = disc.image.copy()
    base.alpha_composite(pie.reduce(fine), (disc.x - side // 2, disc.y - side // 2))
    return Sprite(base, disc.x, disc.y)


@kept
def same(k: int, size: int) -> Sprite:
    """Return the condition of k equal symbols: as many wheels with equal signs between them."""
    disc = wheel(size)
    step = round(size * 0.96)
    base = raster.blank(disc.image.width + step * (k - 1), disc.image.height)
    for n in range(k):
        base.alpha_composite(disc.image, (n * step, 0))
    icon_name = piece("disc", "onyx", max(24, round(size * 0.44)), text="=")
    for n in range(1, k):
        icon_name.onto(base, disc.x + n * step - step // 2, disc.y)
    return centred(base)


def die(view: DieView, size: int, *, plain: bool = False) -> Sprite:
    """Return a die of a view with its face and state.

    Before the first roll it shows its own colour's symbol.
    """
    state = "" if plain else "resting" if view.resting else "ignored" if view.ignored else "used" if view.used else ""
    return die_of(view.id, view.face or own_face(COLOUR[view.id]), size, state)


def die_of(die_id: str, face: str, size: int, state: str = "") -> Sprite:
    """Return a die by its id and its face."""
    return die_sprite(ENAMEL_OF[COLOUR[die_id]], GLYPH_OF.get(face, face), size, state)


def own_face(colour: str) -> str:
    """Return the glyph of a die's colour."""
    return {"purple": "footprints", "yellow": "spark", "black": "cross"}.get(colour, colour)


def colour_die(colour: str, size: int) -> Sprite:
    """Return the die that represents a colour."""
    return die_sprite(ENAMEL_OF[colour], own_face(colour), size)


def enamel_of(player: PlayerView) -> str:
    """Return the colour of a player: the adventurer's, or the seat's before there is one."""
    if not player.adventurer:
        return theme.SEAT_ENAMELS[player.seat]
    return ENAMEL_OF[ADVENTURERS[player.adventurer].die_colour]


def adventurer_token(adventurer: str, size: int) -> Sprite:
    """Return the token of an adventurer: silhouette and colour."""
    return piece(SHAPE_OF[adventurer], ENAMEL_OF[ADVENTURERS[adventurer].die_colour], size)


def token(player: PlayerView, size: int) -> Sprite:
    """Return the token of a player."""
    return adventurer_token(player.adventurer, size) if player.adventurer else seat_piece(player.seat, size)


def tom_token(tom: TomView, size: int) -> Sprite:
    """Return Tom's token: a disc in his colour with a T."""
    return piece("disc", ENAMEL_OF[tom.colour], size, text="T")


_ICON_AT = {"cloak": 0.70, "tent": 0.64, "boat": 0.75}
"""The height of a player's silhouette on each body, as a share of its size."""


@kept
def marker(body: str, shape: str, enamel: str, size: int, letter: str = "") -> Sprite:
    """Return a cloak, tent or boat of a player's colour with the seat's silhouette on it.

    Its anchor is its foot.
    """
    whole = piece(body, enamel, size, text=letter)
    picture = whole.image.copy()
    if shape:
        side = max(12, round(size * 0.30))
        x, y = whole.x, whole.y + round((_ICON_AT[body] - 0.5) * size)
        edge = theme.glyph_edge(enamel)
        for colour, room, grow in ((edge, 24, 8.0), (theme.glyph_colour(enamel), 8, 0.0)):
            if colour is not None:
                mask = raster.shape_mask(shape, side * 4 + room, side * 4, grow).reduce(4)
                picture.paste(colour, (x - mask.width // 2, y - mask.height // 2), mask)
    return Sprite(picture, whole.x, whole.y + round(size * 0.46))
