"""Shelves: what has been drawn once is kept for the next picture, as much of it as the shelf has room for.

Room is bytes, not pieces: a card is a thousand times as large as a bead, and a process that draws for every table of
five games would else keep more than memory should hold. A thing is worth the more the smaller it is, the longer it
took to draw and the later it was wanted (GreedyDual-Size): one halo round a whole panel makes way before a hundred
beads do.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from heapq import heappop, heappush
from itertools import count
from threading import Lock
from time import thread_time
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PIL import Image

Arguments = ParamSpec("Arguments")
Thing = TypeVar("Thing")


class CacheEntry(NamedTuple):
    """A thing with its bytes, the seconds that a byte of it took to draw, and its place in the order of making way:
    what it is worth, when it was wanted.
    """

    thing: Any
    size: int
    effort: float
    place: tuple[float, int]


class SpriteCache:
    """A place for so many bytes of pictures; decorates the functions that draw them."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = 0
        self._things: dict[Hashable, CacheEntry] = {}
        self._order: list[tuple[tuple[float, int], Hashable]] = []  # each thing once, at its place or at an older one
        self._least = 0.0
        self._moments = count()
        self._lock = Lock()

    def __call__(self, draw: Callable[Arguments, Thing]) -> Callable[Arguments, Thing]:
        """Let a function that draws look on the shelf first; equal arguments must mean equal things."""

        @wraps(draw)
        def cached(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Thing:
            key = (draw, args, tuple(kwargs.items()))
            with self._lock:
                found = self._things.get(key)
                if found is not None:
                    self._things[key] = found._replace(place=self._place(found.effort))
                    thing: Thing = found.thing
                    return thing
            begun = thread_time()
            thing = draw(*args, **kwargs)
            took = thread_time() - begun
            with self._lock:
                self._keep(key, thing, took)
            return thing

        return cached

    def _place(self, effort: float) -> tuple[float, int]:
        return self._least + effort, next(self._moments)

    def _keep(self, key: Hashable, thing: Any, took: float) -> None:
        if key not in self._things:  # another thread may have drawn the same meanwhile
            size = size_of(thing)
            effort = took / max(1, size)
            self._things[key] = kept = CacheEntry(thing, size, effort, self._place(effort))
            heappush(self._order, (kept.place, key))
            self.held += size
        while self.held > self.room:
            self._make_way()

    def _make_way(self) -> None:
        place, key = heappop(self._order)
        kept = self._things[key]
        if kept.place > place:
            heappush(self._order, (kept.place, key))
            return
        self._least = place[0]
        del self._things[key]
        self.held -= kept.size


def size_of(thing: Any) -> int:
    """Return the bytes of the pictures in a thing: a picture, or a tuple with some."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in ("1", "L", "P") else 4)
    return sum(map(size_of, thing)) if isinstance(thing, tuple) else 0


kept = SpriteCache(70_000_000)
"""What is put into pictures, of every game."""

masks = SpriteCache(24_000_000)
"""What pieces are made of; apart from them, for each is wanted seldom, and there are many."""
