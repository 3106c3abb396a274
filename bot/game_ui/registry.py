"""The user interfaces of all games, found like the games; a game without one uses the generic menus."""

from functools import cache

from bot.game_ui.base import GameUI
from games.api import discovery

PLAIN = GameUI(key="")


@cache
def all_game_uis() -> dict[str, GameUI]:
    """Return every game UI by its game's key."""
    return {game_ui.key: game_ui for game_ui in discovery.discover("GAME_UI", "bot.game_ui")}


def game_ui_of(game: str) -> GameUI:
    """Return the UI of a game, or one that adds nothing."""
    return all_game_uis().get(game, PLAIN)
