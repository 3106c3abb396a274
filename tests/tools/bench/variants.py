"""The kinds of match that are measured: each player count of each game, on each of its boards."""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.game import Game
from games.core.options import menu, parse


class Variant(msgspec.Struct, frozen=True):
    """A player count and a board of a game; `name` is short, such as `2.province`."""

    name: str
    players: int
    options: Any


def variants(game: Game) -> Iterator[Variant]:
    """Yield every variant of a game; a board that luck would choose is no board of its own."""
    for players in game.seats:
        boards = next((option.values for option in menu(game.options, players) if option.key == "board"), ())
        named = [board for board in boards if board != "random"]
        for board in named:
            yield Variant(f"{players}.{board}", players, parse(game.options, players, {"board": board}))
        if not named:
            yield Variant(f"{players}", players, game.options())
