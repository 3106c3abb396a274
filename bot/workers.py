"""Processes beside the bot's own: for pictures and for long thoughts."""

import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context


def _deaf() -> None:
    """Leave Ctrl-C to the parent process, which ends its children properly."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def pool(processes: int) -> Executor:
    """Return a pool of so many processes; they begin with the first work."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_deaf)
