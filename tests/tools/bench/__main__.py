"""Measure everything, print it, keep it, and fail where a limit is broken."""

import argparse
import sys
from collections.abc import Sequence

from games import GAMES
from games.core.game import Game
from tests.tools.bench import answers, decisions, leaderboards, lookups, memory, pictures, playouts
from tests.tools.bench.figures import Figure, show, write_pages, write_results

FEW = 100
"""Tables of the house that is almost empty."""

PARTS = ("decisions", "pictures", "answers", "games", "boards", "rules", "memory")
OF_GAMES = PARTS[:4]

PAGES = 300
"""Pages of leaderboards that are asked for."""


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if a limit is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bench", description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part; may be given several times")
    parser.add_argument("--games", type=int, default=1_000, help="random games of each kind (default: 1000)")
    parser.add_argument("--decisions", type=int, default=8_000, help="decisions of each game (default: 8000)")
    parser.add_argument("--answers", type=int, default=300, help="stored answers of each kind (default: 300)")
    parser.add_argument("--tables", type=int, default=100_000, help="tables of the full house (default: 100000)")
    parser.add_argument("--results", type=int, default=1_000_000, help="results on leaderboards (default: 1000000)")
    parser.add_argument("--moments", type=int, default=6, help="moments of each kind of match drawn (default: 6)")
    parser.add_argument("--sheets", type=int, default=500, help="sheets that one process draws (default: 500)")
    parser.add_argument("--write-docs", action="store_true", help="renew docs/performance.md and docs/figures.md")
    given = parser.parse_args(line)
    parts = given.only or PARTS
    figures = [
        figure
        for part in parts
        if part in OF_GAMES
        for game in GAMES.values()
        for figure in measured(part, game, given)
    ]
    if "decisions" in parts:
        figures += decisions.peer(given.decisions)
    if "boards" in parts:
        figures += leaderboards.measure(given.results, PAGES)
    if "rules" in parts:
        figures += lookups.measure(1)
    if "memory" in parts:
        figures += memory.measure(given.sheets)
    show(figures)
    write_results(figures)
    if given.write_docs:
        write_pages(figures)
    broken = [figure.name for figure in figures if not figure.ok]
    print(f"Broken: {', '.join(broken)}" if broken else f"All {len(figures)} figures are within their limits.")
    return 1 if broken else 0


def measured(part: str, game: Game, given: argparse.Namespace) -> list[Figure]:
    """Return the figures of one part of one game."""
    match part:
        case "decisions":
            return decisions.measure(game, given.decisions)
        case "pictures":
            return pictures.measure(game, given.moments)
        case "answers":
            return answers.measure(game, given.answers, FEW, given.tables)
        case _:
            return playouts.measure(game, given.games)


if __name__ == "__main__":
    sys.exit(main())
