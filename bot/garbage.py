"""When the garbage collector looks for what is left in circles; left to itself it does so at the wrong time."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

TIDY = 5.0
"""Seconds between collections of garbage."""

WHOLE = 24
"""Each so manieth look is through everything, every two minutes; the others are through what is new."""

WARM = (1, 2, 4, 8, 16)
"""These looks are through everything as well, and what is here then is here for good: statements and words in use.

So soon, for each of them is short while little has come since the one before.
"""


@contextmanager
def left_lying() -> Iterator[None]:
    """Let nothing be collected meanwhile: while modules are read, the search takes a quarter of the time."""
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
    with left_lying():
        for look in count(1):
            await asyncio.sleep(TIDY)
            gc.collect(2 if look in WARM or look % WHOLE == 0 else 0)
            if look in WARM:
                gc.freeze()


def keep_what_is_here() -> None:
    """Let the garbage collector pass over what is here for good: modules, games, words.

    It would look through a quarter of a million objects each time, and everybody would wait for a fifth of a second.
    """
    gc.collect()
    gc.freeze()
