"""The one way to turn pages: a button for each side that has one, which says by itself where it leads."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar

from msgspec import Struct

from bot.i18n.translator import Translator
from bot.ui_kit.panels import Button, fitting, text_length

T = TypeVar("T")

ROOM = 3500
"""So much of a long text is shown at a time, of the room that a message has."""

BREAKS = ("\n", "。", " ")
"""Behind these a line is broken that has more than a page."""

Path = tuple[str, ...]

Way = Callable[[str, int], Path]
"""From a mark, which keeps the two buttons of a message apart, and a page to the path that leads there."""


class Page(Struct, Generic[T], frozen=True):
    """A page of something: what is on it, its number from 0, and how many pages there are."""

    shown: Sequence[T]
    page: int
    count: int

    @property
    def text(self) -> str:
        """What is on it, line by line."""
        return "\n".join(map(str, self.shown))

    def titled(self, title: str, words: Translator) -> str:
        """Return a title with the number of this page behind it, alone if there is one page alone."""
        return title if self.count == 1 else words("bot.paged", title=title, page=self.page + 1, pages=self.count)

    def turns(self, way: Path | Way, words: Translator) -> tuple[Button, ...]:
        """Return the buttons that turn pages, none if there is one page alone."""
        if self.count == 1:
            return ()
        last = self.page == self.count - 1
        return page_buttons(way, self.page - 1 if self.page else None, None if last else self.page + 1, words)


def paginate(things: Sequence[T], page: int, size: int) -> Page[T]:
    """Return one page of so many things each; the first one for a page that does not exist."""
    count = max(1, -(-len(things) // size))
    page = page if page < count else 0
    return Page(things[page * size : (page + 1) * size], page, count)


def paginate_text(lines: Sequence[str], page: int) -> Page[str]:
    """Return one page of a long text; the first one for a page that does not exist."""
    pages: list[list[str]] = [[]]
    taken = 0
    for line in chain.from_iterable(map(broken, lines)):
        if taken + text_length(line) > ROOM and pages[-1]:
            pages.append([])
            taken = 0
        pages[-1].append(line)
        taken += text_length(line) + 1
    page = page if page < len(pages) else 0
    return Page(pages[page], page, len(pages))


def broken(line: str) -> Iterator[str]:
    """Yield a line in pieces that have room on a page."""
    while text_length(line) > ROOM:
        end = fitting(line, ROOM)
        end = max(line.rfind(mark, 0, end) for mark in BREAKS) + 1 or end
        yield line[:end]
        line = line[end:]
    yield line


def page_buttons(way: Path | Way, before: int | None, after: int | None, words: Translator) -> tuple[Button, ...]:
    """Return the buttons that turn pages; None = there is no page on that side, and no button.

    `way` is the path to what has pages: a mark is added to it, and the number of the page travels beside it.
    """
    sides = (("p", before, words("bot.earlier"), "⬅️"), ("q", after, words("bot.later"), "➡️"))
    return tuple(_button(way, mark, page, label, emoji) for mark, page, label, emoji in sides if page is not None)


def _button(way: Path | Way, mark: str, page: int, label: str, emoji: str) -> Button:
    if callable(way):
        return Button(way(mark, page), label, emoji=emoji)
    return Button((*way, mark), label, emoji=emoji, page=page)
