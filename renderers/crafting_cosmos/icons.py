"""The pieces for the symbols of Crafting the Cosmos in menus and messages."""

from functools import partial

from renderers.crafting_cosmos import style
from renderers.kit.renderer import Piece

ICONS: dict[str, Piece] = {
    "☀": partial(style.gain, "light"),
    "⏳": partial(style.gain, "time"),
    "🌀": partial(style.gain, "gravity"),
    "⚗": partial(style.gain, "chemistry"),
    "🌌": partial(style.gain, "tile"),
    "🌟": partial(style.gain, "supernova"),
    "🧬": partial(style.gain, "dna"),
    "💎": partial(style.gain, "crystal"),
    "🦠": partial(style.gain, "proto"),
    "🌱": partial(style.gain, "stable"),
}
