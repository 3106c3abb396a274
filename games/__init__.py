"""The rules of the games: `GAMES` holds every game found, by its key, in menu order.

The games are found at the first use of `GAMES`: an installed game imports the kernel, and may be imported first.
"""

from functools import cache
from typing import TYPE_CHECKING

from games.core.discovery import discover
from games.core.game import Game

if TYPE_CHECKING:
    GAMES: dict[str, Game]


@cache
def _games() -> dict[str, Game]:
    found = sorted(discover("GAME", "games", "core"), key=lambda game: (game.menu_order, game.key))
    return {game.key: game for game in found}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> dict[str, Game]:
        if name != "GAMES":
            raise AttributeError(name)
        return _games()
