"""What tests let processes do: things that go wrong. Every worker process imports this module: it imports little."""

import gc
import os
import resource
import signal
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.workers.process_pool import own_memory

_left: list[bytes] = []
_small: list[bytearray] = []
_rings: list[weakref.ref["Ring"]] = []


def frozen(*_: Any) -> Any:
    """Stand still: nothing but being killed ends this process."""
    os.kill(os.getpid(), signal.SIGSTOP)


def holes(between: Callable[[], None]) -> int:
    """Let large pieces go, between which small ones stay, and return the bytes by which this process has grown."""
    between()
    before = own_memory()
    for _ in range(2):  # by the first ones the C library learns how large pieces may be
        large = []
        for _ in range(100):
            large.append(bytearray(400_000))
            _small.append(bytearray(1_000))
        large.clear()
    return own_memory() - before


def swollen() -> None:
    """Use a hundred megabytes and leave them, but for the last thing, which lies behind them all."""
    _left.append([b"x" * 50_000 for _ in range(2_000)].pop())


def hungry(*_: Any) -> int:
    """Want four gigabytes at once."""
    return len([False] * 500_000_000)


def hungry_in_steps() -> int:
    """Want four gigabytes by and by."""
    return len([bytearray(10_000_000) for _ in range(400)])


def large_result() -> bytes:
    """Return what has room in the process, but not a second time."""
    return bytes(400_000_000)


def out_of_memory(tries: Path) -> None:
    """Run out of memory, and note each try in a file."""
    with tries.open("a", encoding="ascii") as file:
        file.write("x")
    raise MemoryError


def refilled() -> int:
    """Use eight megabytes twice, and return how many pages the system had to hand out for the second time."""
    used = []
    for _ in range(2):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
        len(bytearray(b"x") * 8_000_000)
        used.append(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before)
    return used[-1]


class Ring:
    """Something that holds itself: nothing but the garbage collector lets go of it."""

    def __init__(self) -> None:
        self.next = self


def ring() -> bool:
    """Leave a ring behind, and say whether the garbage collector runs meanwhile."""
    _rings.append(weakref.ref(Ring()))
    return gc.isenabled()


def rings() -> int:
    """Return how many rings still lie about."""
    return sum(one() is not None for one in _rings)


def killed(*_: Any) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def killed_once(mark: Path) -> int:
    """End like a process that the system kills, but only the first time."""
    if not mark.exists():
        mark.touch()
        killed()
    return os.getpid()


def wrong() -> None:
    raise KeyError("wrong")


def drawn(wanted: Any) -> bytes:
    """A picture that tells who has drawn it, big enough to fill a pipe several times."""
    return f"{wanted.name} {os.getpid()} ".encode().ljust(400_000)


def drawn_once_more(wanted: Any) -> bytes:
    """End the process that draws first, as the system does for want of memory; `view` is the file that tells."""
    killed_once(wanted.view)
    return drawn(wanted)


def held(place: bytes) -> bytes:
    """Begin, and end when a file is there."""
    Path(f"{place.decode()}.begun").touch()
    while not Path(place.decode()).exists():
        time.sleep(0.01)
    return place


def filled(size: int) -> int:
    """Fill so much memory, let it go, and tell how many pages the system had to hand out for it."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    bytearray(size)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before


def endless(*_: Any) -> Any:
    """Compute for ever, as a mistake in a program does."""
    while True:
        time.sleep(0)
