"""The pieces that stand for the signs of Crafting the Cosmos in menus and messages."""

from functools import partial

from renderers.crafting_cosmos import look
from renderers.kit.look import Piece

SIGNS: dict[str, Piece] = {
    "☀": partial(look.gain, "light"),
    "⏳": partial(look.gain, "time"),
    "🌀": partial(look.gain, "gravity"),
    "⚗": partial(look.gain, "chemistry"),
    "🌌": partial(look.gain, "tile"),
    "🌟": partial(look.gain, "supernova"),
    "🧬": partial(look.gain, "dna"),
    "💎": partial(look.gain, "crystal"),
    "🦠": partial(look.gain, "proto"),
    "🌱": partial(look.gain, "stable"),
}
