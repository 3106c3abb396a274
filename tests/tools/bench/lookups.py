"""Looking something up in the rules while typing: the whole book is searched after each letter."""

from statistics import median
from time import perf_counter_ns

from bot.features.rules import search
from bot.i18n.translator import LOCALES
from tests.tools.bench.figures import Figure

LIMIT = 300
"""Milliseconds until what fits is listed, at the most."""

TYPED = (1, 3, 8)
"""So many letters of a name are typed."""


def measure(each: int) -> list[Figure]:
    """Return how long the slowest search takes, of the beginnings of each so-many-th name in both languages."""
    search.read_all()
    took = [
        searched(locale, entry.name[:letters])
        for locale in LOCALES
        for entry in list(search.book(locale).values())[::each]
        for letters in TYPED
    ]
    return [Figure.of("rules", max(took), "ms", LIMIT), Figure.of("rules.median", median(took), "ms")]


def searched(locale: str, typed: str) -> float:
    """Return how many milliseconds a search takes."""
    begun = perf_counter_ns()
    search.search(locale, typed)
    return (perf_counter_ns() - begun) / 1e6
