"""Keyed random numbers: every draw has a name, so no draw depends on who clicked first."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from hmac import digest
from typing import TypeVar

T = TypeVar("T")


@lru_cache(maxsize=4096)
def _number(seed: bytes, message: str) -> int:
    """Return the 64-bit number of a message; cached, because a master tries several moves with the same chance."""
    return int.from_bytes(digest(seed, message.encode(), "sha256")[:8], "big")


class Chance:
    """The random numbers of one match, derived from its seed.

    `h(parts)` is the first 8 bytes, big endian, of HMAC-SHA256(key = seed, message = "<game>/1/" +
    "/".join(parts)); a draw below n is that number modulo n (spec 7.1, the same for every game). `touched` counts
    the numbers drawn.
    """

    __slots__ = ("_prefix", "_seed", "counts", "touched")

    def __init__(self, game: str, seed: bytes, counts: dict[str, int] | None = None, touched: int = 0) -> None:
        self._prefix = f"{game}/1/"
        self._seed = seed
        self.counts: dict[str, int] = {} if counts is None else counts
        self.touched = touched

    def h(self, *parts: str | int) -> int:
        """Return the 64-bit number of this key, and count it as a draw."""
        self.touched += 1
        return _number(self._seed, self._prefix + "/".join(map(str, parts)))

    def below(self, n: int, *parts: str | int) -> int:
        """Return a number from 0 to n - 1 for this key."""
        return self.h(*parts) % n

    def next(self, n: int, *parts: str | int) -> int:
        """Return the next number below n of the stream with this name, which is counted from 0."""
        name = "/".join(map(str, parts))
        k = self.counts.get(name, 0)
        self.counts[name] = k + 1
        return self.below(n, name, k)

    def lots(self, n: int, count: int, *parts: str | int) -> Callable[[int], int]:
        """Return a function for the next `count` numbers below n of a stream.

        Numbers are drawn only when the function is called.
        """
        name = "/".join(map(str, parts))
        first = self.counts.get(name, 0)
        self.counts[name] = first + count
        return lambda number: self.below(n, name, first + number)

    def _numbered(self, purpose: str, ids: Iterable[str]) -> list[tuple[int, str]]:
        """Return the ids with their own numbers under this purpose, and count these as draws."""
        start = f"{self._prefix}{purpose}/"
        numbered = [(_number(self._seed, start + name), name) for name in ids]
        self.touched += len(numbered)
        return numbered

    def shuffle(self, purpose: str, ids: Iterable[str]) -> list[str]:
        """Return the ids in the order of their own numbers under this purpose, first = top."""
        return [name for _, name in sorted(self._numbered(purpose, ids))]

    def top(self, purpose: str, ids: Iterable[str]) -> str:
        """Return the id on top of a shuffle of these ids under this purpose."""
        return min(self._numbered(purpose, ids))[1]

    def pick(self, items: Sequence[T], *parts: str | int) -> T:
        """Return one of the items for this key; the items must not be empty."""
        return items[self.below(len(items), *parts)]
