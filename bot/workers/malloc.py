"""Settings of the C library's allocator; no effect where it has none."""

import ctypes
from collections.abc import Callable
from typing import Any

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""The parameters' numbers in glibc's `mallopt`."""

LARGE = 131_072
"""Bytes from which a freed block is returned to the system; pictures are larger."""


def keep_arenas(size: int) -> None:
    """Use one heap for all threads.

    It keeps freed blocks of up to `size` bytes, `size` in all.
    """
    for setting, value in ((_MMAP_THRESHOLD, size), (_TRIM_THRESHOLD, size), (_ARENA_MAX, 1)):
        _mallopt(setting, value)


def return_large_blocks() -> None:
    """Return large blocks to the system when they are freed.

    By default glibc raises its threshold and keeps them; small blocks between them then prevent the heap from
    shrinking.
    """
    _mallopt(_MMAP_THRESHOLD, LARGE)


def trim_function() -> Callable[[int], Any]:
    """Return the function that returns all free memory of the heap to the system."""
    return getattr(ctypes.CDLL(None), "malloc_trim", lambda _: None)


def _mallopt(setting: int, value: int) -> None:
    getattr(ctypes.CDLL(None), "mallopt", lambda *_: None)(setting, value)
