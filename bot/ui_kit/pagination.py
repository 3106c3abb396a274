"""Pagination: pages of items or text, and the buttons to the previous and next page."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar

from msgspec import Struct

from bot.i18n.translator import Translator
from bot.ui_kit.panels import Button, fitting, text_length

T = TypeVar("T")

PAGE_LENGTH = 3500
"""Maximum `text_length` of one page of a long text."""

BREAKS = ("\n", "。", " ")
"""Characters after which a line longer than a page is split."""

Path = tuple[str, ...]

Way = Callable[[str, int], Path]
"""Returns the path to a page; the mark distinguishes the two buttons of a message."""


class Page(Struct, Generic[T], frozen=True):
    """One page: its items, its number from 0, and the number of pages."""

    shown: Sequence[T]
    page: int
    count: int

    @property
    def text(self) -> str:
        """The items, one per line."""
        return "\n".join(map(str, self.shown))

    def titled(self, title: str, words: Translator) -> str:
        """Return a title with the page number, or the title alone if there is only one page."""
        return title if self.count == 1 else words("bot.paged", title=title, page=self.page + 1, pages=self.count)

    def turns(self, way: Path | Way, words: Translator) -> tuple[Button, ...]:
        """Return the buttons to other pages; none if there is only one page."""
        if self.count == 1:
            return ()
        last = self.page == self.count - 1
        return page_buttons(way, self.page - 1 if self.page else None, None if last else self.page + 1, words)


def paginate(things: Sequence[T], page: int, size: int) -> Page[T]:
    """Return one page of `size` items; the first if the page does not exist."""
    count = max(1, -(-len(things) // size))
    page = page if page < count else 0
    return Page(things[page * size : (page + 1) * size], page, count)


def paginate_text(lines: Sequence[str], page: int) -> Page[str]:
    """Return one page of a long text; the first if the page does not exist."""
    pages: list[list[str]] = [[]]
    taken = 0
    for line in chain.from_iterable(map(broken, lines)):
        if taken + text_length(line) > PAGE_LENGTH and pages[-1]:
            pages.append([])
            taken = 0
        pages[-1].append(line)
        taken += text_length(line) + 1
    page = page if page < len(pages) else 0
    return Page(pages[page], page, len(pages))


def broken(line: str) -> Iterator[str]:
    """Split a line into parts that fit on a page."""
    while text_length(line) > PAGE_LENGTH:
        end = fitting(line, PAGE_LENGTH)
        end = max(line.rfind(mark, 0, end) for mark in BREAKS) + 1 or end
        yield line[:end]
        line = line[end:]
    yield line


def page_buttons(way: Path | Way, before: int | None, after: int | None, words: Translator) -> tuple[Button, ...]:
    """Return the buttons to other pages; None = no page on that side, so no button.

    `way` is the path of what has pages; the mark is appended to it, and the page number is sent separately.
    """
    sides = (("p", before, words("bot.earlier"), "⬅️"), ("q", after, words("bot.later"), "➡️"))
    return tuple(_button(way, mark, page, label, emoji) for mark, page, label, emoji in sides if page is not None)


def _button(way: Path | Way, mark: str, page: int, label: str, emoji: str) -> Button:
    if callable(way):
        return Button(way(mark, page), label, emoji=emoji)
    return Button((*way, mark), label, emoji=emoji, page=page)
