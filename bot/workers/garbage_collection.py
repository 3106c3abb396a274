"""Runs the cyclic garbage collector at fixed intervals instead of on allocation counts."""

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

TIDY = 1.0
"""Seconds between looks for garbage."""

WHOLE = 10
"""Every 10th run collects all generations; the others collect generation 0."""

THOROUGH, CALM = 3600, 10
"""After 3,600 runs, and 10 idle runs in a row, unfreeze and collect everything once."""


@contextmanager
def collection_paused() -> Iterator[None]:
    """Let nothing be collected meanwhile: while modules are read, the search takes a quarter of the time."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


async def collect_periodically(busy: Callable[[], bool]) -> None:
    """Look every second for what is left in circles; `busy` says whether somebody is being served.

    Left to itself the collector looks several times a second at hundreds of clicks under way, and everybody waits.
    Clicks and messages are taken apart when they are done (`components.fall_apart`, `talk.let_go`), so that there is
    little to be found. What has stayed at a look through everything is here for good: it ends without the collector,
    and the next look is as short as this one. What was wrong about that is found when nobody would wait for it.
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
    """Let the garbage collector pass over what is here for good: modules, games, words.

    It would look through a quarter of a million objects each time, and everybody would wait for a fifth of a second.
    """
    gc.collect()
    gc.freeze()
