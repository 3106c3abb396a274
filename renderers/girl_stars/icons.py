"""The pieces for the symbols of The Girl Who Made the Stars in menus and messages."""

from functools import partial

from renderers.girl_stars import style
from renderers.kit.renderer import Piece

ICONS: dict[str, Piece] = {
    "🍈": partial(style.goods, "fruit"),
    "🐟": partial(style.goods, "fish"),
    "🐇": partial(style.goods, "rabbit"),
    "🦌": partial(style.goods, "antelope"),
    "💫": style.dust,
    "🔦": partial(style.ash, "scouting"),
    "🧺": partial(style.ash, "foraging"),
    "🙏": partial(style.ash, "offering"),
    "🛖": partial(style.ash, "recall"),
}
