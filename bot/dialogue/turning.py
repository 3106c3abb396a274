"""The one way to turn pages: two buttons that say by themselves where they lead."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from bot.dialogue.panels import Tap
from bot.words import Words

T = TypeVar("T")

ROOM = 3500
"""So many characters of a long text are shown at a time."""

Path = tuple[str, ...]

Way = Callable[[str, int], Path]
"""From a mark, which keeps the two buttons of a message apart, and a page to the path that leads there."""


class Leaf(Struct, Generic[T], frozen=True):
    """A page of something: what is on it, its number from 0, and how many pages there are."""

    shown: Sequence[T]
    page: int
    count: int

    @property
    def text(self) -> str:
        """What is on it, line by line."""
        return "\n".join(map(str, self.shown))

    def turns(self, way: Path | Way, words: Words) -> tuple[Tap, ...]:
        """Return the buttons that turn pages, none if there is one page alone."""
        if self.count == 1:
            return ()
        last = self.page == self.count - 1
        return turning(way, self.page - 1 if self.page else None, None if last else self.page + 1, words)


def leaf(things: Sequence[T], page: int, size: int) -> Leaf[T]:
    """Return one page of so many things each; the first one for a page that does not exist."""
    count = max(1, -(-len(things) // size))
    page = page if page < count else 0
    return Leaf(things[page * size : (page + 1) * size], page, count)


def written(lines: Sequence[str], page: int) -> Leaf[str]:
    """Return one page of a long text; the first one for a page that does not exist."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > ROOM and pages[-1]:
            pages.append([])
        pages[-1].append(line)
    page = page if page < len(pages) else 0
    return Leaf(pages[page], page, len(pages))


def turning(way: Path | Way, before: int | None, after: int | None, words: Words) -> tuple[Tap, ...]:
    """Return the two buttons that turn pages; None = there is no page on that side.

    `way` is the path to what has pages: a mark is added to it, and the number of the page travels beside it.
    """
    return (
        _button(way, "p", before, words("bot.earlier"), "◀️"),
        _button(way, "q", after, words("bot.later"), "▶️"),
    )


def _button(way: Path | Way, mark: str, page: int | None, label: str, emoji: str) -> Tap:
    to = page or 0
    if callable(way):
        return Tap(way(mark, to), label, emoji=emoji, off=page is None)
    return Tap((*way, mark), label, emoji=emoji, off=page is None, page=to)
