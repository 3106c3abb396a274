"""When the garbage collector looks for what is left in circles; left to itself it does so at the wrong time."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

TIDY = 5.0
"""Seconds between collections of garbage."""

GENERATIONS = (*(0,) * 23, 2)
"""Up to which generation the garbage of each goes: everything is looked through every two minutes."""

WARM = 5
"""What is here after each of so many looks through everything is here for good: statements and words in use."""


@contextmanager
def left_lying() -> Iterator[None]:
    """Let nothing be collected meanwhile: while modules and words are read, the search takes a quarter of the time."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


async def tidy() -> None:
    """Look now and then for what is left in circles, and seldom everywhere.

    Left to itself the collector looks several times a second at hundreds of clicks under way, and everybody waits.
    Clicks and messages are taken apart when they are done (`components.fall_apart`, `talk.let_go`), so that there is
    little to be found.
    """
    looks = 0
    with left_lying():
        for oldest in cycle(GENERATIONS):
            await asyncio.sleep(TIDY)
            gc.collect(oldest)
            looks += oldest == max(GENERATIONS)
            if oldest == max(GENERATIONS) and looks <= WARM:
                gc.freeze()


def keep_what_is_here() -> None:
    """Let the garbage collector pass over what is here for good: modules, games, words.

    It would look through a quarter of a million objects each time, and everybody would wait for a fifth of a second.
    """
    gc.collect()
    gc.freeze()
