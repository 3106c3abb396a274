"""Measure everything, print it, keep it, and fail where a limit is broken."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

from games import GAMES
from tests.bench import decisions, pictures, playouts
from tests.bench.figures import Figure, show, write_page, write_results

PARTS = ("decision", "picture", "answer", "games")


def main(line: Sequence[str] | None = None) -> int:
    """Return 1 if a limit is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part; may be given several times")
    parser.add_argument("--games", type=int, default=1_000, help="random games of each kind (default: 1000)")
    parser.add_argument("--decisions", type=int, default=8_000, help="decisions of each game (default: 8000)")
    parser.add_argument("--moments", type=int, default=8, help="moments of each kind of match drawn (default: 8)")
    parser.add_argument("--write-docs", action="store_true", help="put the table into docs/performance.md")
    given = parser.parse_args(line)
    figures = [figure for part in given.only or PARTS for figure in measured(part, given)]
    show(figures)
    write_results(figures)
    if given.write_docs:
        write_page(figures)
    broken = [figure.name for figure in figures if not figure.ok]
    print(f"Broken: {', '.join(broken)}" if broken else f"All {len(figures)} figures are within their limits.")
    return 1 if broken else 0


def measured(part: str, given: argparse.Namespace) -> Iterator[Figure]:
    """Yield the figures of one part, game by game."""
    parts: dict[str, Callable[[], Iterator[Figure]]] = {
        "decision": lambda: (row for game in GAMES.values() for row in decisions.measure(game, given.decisions)),
        "picture": lambda: (row for game in GAMES.values() for row in pictures.measure(game, given.moments)),
        "games": lambda: (row for game in GAMES.values() for row in playouts.measure(game, given.games)),
    }
    return parts[part]()


if __name__ == "__main__":
    sys.exit(main())
