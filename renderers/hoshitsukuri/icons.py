"""The pieces for Hoshitsukuri's symbols in menus and messages."""

from renderers.hoshitsukuri import style
from renderers.kit.renderer import Piece
from renderers.kit.sprites import piece

ICONS: dict[str, Piece] = {
    "⟳": style.generates,
    "☄": lambda size: style.tail("amber", size // 2, size // 4, -45),
    "⤵": style.deck_icon,
    "🌑": lambda size: piece("disc", "onyx", size, "moon"),
}
