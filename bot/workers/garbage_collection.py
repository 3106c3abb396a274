"""Runs the cyclic garbage collector at fixed intervals instead of on allocation counts."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

TIDY = 1.0
"""Seconds between two runs of the collector."""

WHOLE = 10
"""Every 10th run collects all generations; the others collect generation 0."""

THOROUGH, CALM = 3600, 10
"""After 3,600 runs, and 10 idle runs in a row, unfreeze and collect everything once."""


@contextmanager
def collection_paused() -> Iterator[None]:
    """Disable the collector within the block.

    Imports would spend a quarter of their time in it.
    """
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


async def collect_periodically(busy: Callable[[], bool]) -> None:
    """Collect every TIDY seconds; `busy` returns whether a person is being served.

    On allocation counts the collector would run several times a second while hundreds of clicks are open, and delay all
    of them. Finished clicks and messages break their reference cycles, so that little garbage is left. Objects that
    survive a full collection are frozen, so that the next one takes no longer. Frozen garbage is found by the rare full
    collection while the bot is idle.
    """
    with collection_paused():
        thorough = calm = 0
        for runs in count(1):
            await asyncio.sleep(TIDY)
            calm = 0 if busy() else calm + 1
            if runs - thorough >= THOROUGH and calm >= CALM:
                thorough = runs
                gc.unfreeze()
            elif runs % WHOLE:
                gc.collect(0)
                continue
            freeze_startup_objects()


def freeze_startup_objects() -> None:
    """Freeze all current objects: modules, games, catalogues.

    Otherwise each full collection would traverse 250,000 objects, which delays all clicks by 0.2 seconds.
    """
    gc.collect()
    gc.freeze()
