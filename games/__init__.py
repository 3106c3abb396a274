"""The rules of the games: `GAMES` lists them by key, in the order of the menus."""

from games import crafting_cosmos, girl_stars, glow, hoshitsukuri, solani
from games.core.game import Game

GAMES: dict[str, Game] = {
    game.key: game for game in (glow.GAME, solani.GAME, crafting_cosmos.GAME, girl_stars.GAME, hoshitsukuri.GAME)
}
