"""The games' faces, found like the games themselves; a game without one is asked in the general way."""

from functools import cache

from bot.game_ui.base import GameUI
from games.api import discovery

PLAIN = GameUI(key="")


@cache
def all_game_uis() -> dict[str, GameUI]:
    """Return every face that is found, by its game's key."""
    return {game_ui.key: game_ui for game_ui in discovery.discover("GAME_UI", "bot.game_ui")}


def game_ui_of(game: str) -> GameUI:
    """Return a game's face, or one that adds nothing."""
    return all_game_uis().get(game, PLAIN)
