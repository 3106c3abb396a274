"""The pieces that stand for Hoshitsukuri's signs in menus and messages."""

from renderers.hoshitsukuri import look
from renderers.kit.look import Piece
from renderers.kit.sprites import piece

SIGNS: dict[str, Piece] = {
    "⟳": look.generates,
    "☄": lambda size: look.tail("amber", size // 2, size // 4, -45),
    "⤵": look.deck_icon,
    "🌑": lambda size: piece("disc", "onyx", size, "moon"),
}
