"""A series of matches of computer players, deterministic in any number of processes."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from bot.cli.match_arguments import Cast, seed_number
from bot.cli.match_statistics import Outcome
from games.api import play, playout

T = TypeVar("T")
R = TypeVar("R")

WORTH_A_PROCESS = 50
"""Minimum number of matches for which another process is worth its start."""


def play_one(cast: Cast, seed: str, number: int) -> Outcome:
    """Play one match of a series to its end; an error becomes its outcome."""
    seed = seed_number(seed, number)
    try:
        match, moves = playout.playout(cast.game, cast.options, cast.levels, seed)
        return Outcome.of(number, match, len(moves), play.score(cast.game, match))
    except Exception as error:  # noqa: BLE001 - crashes are what a simulation looks for
        return Outcome(number, seed, crash=f"{type(error).__name__}: {error}")


def workers(games: int) -> int:
    """Return the number of processes for this many matches on this machine."""
    return max(1, min(os.cpu_count() or 1, games // WORTH_A_PROCESS))


def play_all(cast: Cast, seed: str, games: int, processes: int) -> Iterator[Outcome]:
    """Yield the outcomes of matches with seeds of their own, in order of number."""
    with hands(processes) as each:
        yield from each(partial(play_one, cast, seed), range(games))


@contextmanager
def hands(processes: int) -> Iterator[Callable[[Callable[[T], R], Sequence[T]], Iterable[R]]]:
    """Return a `map` that runs in this number of processes and keeps the order."""
    if processes == 1:
        yield map
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_interrupts_alone)
    try:
        yield lambda work, things: pool.map(work, things, chunksize=max(1, min(20, len(things) // processes // 4)))
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_alone() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
