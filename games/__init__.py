"""The rules of the games: `GAMES` holds every game that is found, by its key, in the order of the menus."""

from games.core.discovery import discover
from games.core.game import Game

GAMES: dict[str, Game] = {
    game.key: game for game in sorted(discover("GAME", "games", "core"), key=lambda game: (game.menu_order, game.key))
}
