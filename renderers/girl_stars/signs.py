"""The pieces that stand for the signs of The Girl Who Made the Stars in menus and messages."""

from functools import partial

from renderers.girl_stars import look
from renderers.kit.look import Piece

SIGNS: dict[str, Piece] = {
    "🍈": partial(look.goods, "fruit"),
    "🐟": partial(look.goods, "fish"),
    "🐇": partial(look.goods, "rabbit"),
    "🦌": partial(look.goods, "antelope"),
    "💫": look.dust,
    "🔦": partial(look.ash, "scouting"),
    "🧺": partial(look.ash, "foraging"),
    "🙏": partial(look.ash, "offering"),
    "🛖": partial(look.ash, "recall"),
}
