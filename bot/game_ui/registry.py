"""The games' faces, found like the games themselves; a game without one is asked in the general way."""

from functools import cache

from bot.game_ui.base import GameUI
from games.core.discovery import found

PLAIN = GameUI(key="")


@cache
def faces() -> dict[str, GameUI]:
    """Return every face that is found, by its game's key."""
    return {face.key: face for face in found("FACE", "bot.game_ui")}


def face_of(game: str) -> GameUI:
    """Return a game's face, or one that adds nothing."""
    return faces().get(game, PLAIN)
