"""When the garbage collector looks for what is left in circles; left to itself it does so at the wrong time."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

TIDY = 0.5
"""Seconds between collections of garbage."""

GENERATIONS = (*(*(0,) * 9, 1) * 11, *(0,) * 9, 2)
"""Up to which generation the garbage of each goes: everything is looked through once a minute."""

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
    """Let go soon of what is left in circles, and seldom look for it everywhere.

    Left to itself the collector waits until a tenth of a second's work has gathered, which everybody then waits for.
    Clicks and messages are taken apart when they are done (`components.fall_apart`, `talk.let_go`), so that little is
    found.
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
