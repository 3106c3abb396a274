"""The rules of the games: `GAMES` holds every game found, by its key, in menu order."""

from games.core.discovery import discover
from games.core.game import Game

GAMES: dict[str, Game] = {
    game.key: game for game in sorted(discover("GAME", "games", "core"), key=lambda game: (game.menu_order, game.key))
}
