"""The pieces that stand for the signs of The Girl Who Made the Stars in menus and messages."""

from renderers.girl_stars import look
from renderers.kit.look import Piece


def _goods(kind: str) -> Piece:
    return lambda size: look.goods(kind, size)


def _ash(kind: str) -> Piece:
    return lambda size: look.ash(kind, size)


SIGNS: dict[str, Piece] = {
    "🍈": _goods("fruit"),
    "🐟": _goods("fish"),
    "🐇": _goods("rabbit"),
    "🦌": _goods("antelope"),
    "💫": look.dust,
    "🔦": _ash("scouting"),
    "🧺": _ash("foraging"),
    "🙏": _ash("offering"),
    "🛖": _ash("recall"),
}
