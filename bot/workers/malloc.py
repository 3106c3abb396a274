"""How the C library keeps memory; where it cannot be told, nothing happens."""

import ctypes
from collections.abc import Callable
from typing import Any

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""What glibc's `mallopt` calls them."""

LARGE = 131_072
"""Bytes from which the bot's own process gives a piece back at once: such are pictures on their way to Discord."""


def keep_arenas(size: int) -> None:
    """Have all threads share one heap that keeps pieces of up to so many bytes, and so much in all, for the next."""
    for setting, value in ((_MMAP_THRESHOLD, size), (_TRIM_THRESHOLD, size), (_ARENA_MAX, 1)):
        _mallopt(setting, value)


def return_large_blocks() -> None:
    """Have large pieces given back as soon as they are done with.

    By itself glibc learns to keep them, and what stays between them keeps the heap from ever becoming smaller.
    """
    _mallopt(_MMAP_THRESHOLD, LARGE)


def trim_function() -> Callable[[int], Any]:
    """Return what gives back all that the heap keeps."""
    return getattr(ctypes.CDLL(None), "malloc_trim", lambda _: None)


def _mallopt(setting: int, value: int) -> None:
    getattr(ctypes.CDLL(None), "mallopt", lambda *_: None)(setting, value)
