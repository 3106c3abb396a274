"""Processes beside the bot's own: for pictures and for long thoughts."""

import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def pool(processes: int) -> Executor:
    """Return a pool of so many processes; they begin with the first work."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """Leave Ctrl-C to the parent process, which ends its children properly, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, name="end with parent", daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the parent is gone, killed perhaps: nobody would ever ask for anything again."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
