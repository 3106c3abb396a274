"""The pieces that stand for the signs of Crafting the Cosmos in menus and messages."""

from renderers.crafting_cosmos import look
from renderers.kit.look import Piece


def _gain(kind: str) -> Piece:
    return lambda size: look.gain(kind, size)


SIGNS: dict[str, Piece] = {
    "☀": _gain("light"),
    "⏳": _gain("time"),
    "🌀": _gain("gravity"),
    "⚗": _gain("chemistry"),
    "🌌": _gain("tile"),
    "🌟": _gain("supernova"),
    "🧬": _gain("dna"),
    "💎": _gain("crystal"),
    "🦠": _gain("proto"),
    "🌱": _gain("stable"),
}
