"""`planisphere simulate`: plays many matches of computer players, and prints statistics."""

import argparse
import sys
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bot.cli import match_arguments
from bot.cli.console import Misused, complain, say, show
from bot.cli.match_arguments import Cast
from bot.cli.match_series import play_all, workers
from bot.cli.match_statistics import Outcome, Summary, summed

MOST_GAMES, MOST_PROCESSES = 1_000_000, 256


def arguments(parser: argparse.ArgumentParser) -> None:
    """Define the arguments."""
    match_arguments.arguments(parser)
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--processes", type=int, metavar="P", help="how many processes play (default: as it helps)")
    parser.add_argument("--json", action="store_true", help="print the figures as one line of JSON")
    parser.epilog = "A game that crashes is counted and its seed named; the others go on, and the exit code is 1."


def main(line: argparse.Namespace) -> int:
    """Play and print; return 1 if a match crashed."""
    cast = match_arguments.cast(line)
    if not 1 <= line.games <= MOST_GAMES:
        raise Misused(f"--games must be from 1 to {MOST_GAMES}.")
    if line.processes is not None and not 1 <= line.processes <= MOST_PROCESSES:
        raise Misused(f"--processes must be from 1 to {MOST_PROCESSES}.")
    begun = perf_counter()
    outcomes = _played(cast, line.seed, line.games, line.processes or workers(line.games))
    summary = summed(cast.key, len(cast.levels), outcomes, perf_counter() - begun)
    if line.json:
        say(msgspec.json.encode(summary).decode())
    else:
        show(_table(summary))
    return 1 if summary.crashed else 0


def _played(cast: Cast, seed: str, games: int, processes: int) -> list[Outcome]:
    columns = (TextColumn(cast.key), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    outcomes: list[Outcome] = []
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(cast.key, total=games)
        for outcome in play_all(cast, seed, games, processes):
            outcomes.append(outcome)
            bar.advance(task)
            if outcome.crash:
                complain(f"game {outcome.number} crashed (seed {outcome.seed}): {outcome.crash}")
    return outcomes


def _table(summary: Summary) -> Table:
    table = Table(title=f"{summary.game}, {summary.players} at the table", show_header=False, title_justify="left")
    table.add_column(style="bold")
    table.add_column(justify="right")
    for name, figure in _rows(summary):
        table.add_row(name, figure)
    return table


def _rows(summary: Summary) -> list[tuple[str, str]]:
    games = max(1, summary.finished)
    rows = [
        ("games finished", f"{summary.finished} of {summary.games}"),
        ("games crashed", str(summary.crashed)),
        ("moves", f"{summary.moves} ({summary.moves / games:.1f} a game, longest {summary.longest})"),
        ("time", f"{summary.seconds:.1f} s ({summary.moves_per_second:.0f} moves a second)"),
    ]
    if summary.scores:
        spread = summary.scores
        rows.append(("scores, mean", f"{spread.mean:.1f}"))
        rows.append(("scores, 5 % / 50 % / 95 %", f"{spread.p5:g} / {spread.p50:g} / {spread.p95:g}"))
    alone = summary.players == 1
    for seat, won in enumerate(summary.winners):
        rows.append(("won against the game" if alone else f"won by seat {seat}", f"{won} ({100 * won / games:.1f} %)"))
    return rows
