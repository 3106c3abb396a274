"""Changes to tuples.

States hold what seldom changes as tuples, so that copies of a match share them.
"""

from typing import TypeVar

T = TypeVar("T")


def pop_at(row: tuple[T, ...], place: int) -> tuple[T, tuple[T, ...]]:
    """Return the element at this index and the other elements."""
    return row[place], (*row[:place], *row[place + 1 :])


def without(row: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return a row without its first element equal to this one.

    Raises ValueError if there is none.
    """
    return pop_at(row, row.index(thing))[1]


def replace_at(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Return a row with another element at this index."""
    return (*row[:place], thing, *row[place + 1 :])
