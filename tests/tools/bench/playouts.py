"""Whole random games: none may crash, be stuck, or last longer than its game says."""

import os

from bot.cli.match_arguments import Cast
from bot.cli.match_series import play_all
from games.core.game import Game
from tests.tools.bench.figures import Figure
from tests.tools.bench.variants import variants


def measure(game: Game, games: int, processes: int | None = None) -> list[Figure]:
    """Play so many games of every player count and board."""
    rows = []
    for kind in variants(game):
        cast = Cast(game.key, kind.options, ("random",) * kind.players)
        outcomes = list(play_all(cast, f"bench {kind.name}", games, processes or os.cpu_count() or 1))
        for outcome in outcomes:
            if outcome.crash:
                print(f"{game.key} {kind.name}, seed {outcome.seed}: {outcome.crash}")
        name = f"games.{game.key}.{kind.name}"
        crashed = sum(bool(outcome.crash) for outcome in outcomes)
        longest = max(outcome.moves for outcome in outcomes)
        rows.append(Figure.of(f"{name}.crashed", crashed, f"of {games}", 0))
        rows.append(Figure.of(f"{name}.longest", longest, "moves", game.longest[kind.players]))
    return rows
