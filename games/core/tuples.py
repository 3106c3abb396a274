"""Tuples with a thing more or less: what seldom changes is a tuple in a state, so that copies of a match share it."""

from typing import TypeVar

T = TypeVar("T")


def pop_at(row: tuple[T, ...], place: int) -> tuple[T, tuple[T, ...]]:
    """Return what stands at this place, counted from 0, and the others."""
    return row[place], (*row[:place], *row[place + 1 :])


def without(row: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return a row without this thing, or its first like; raises ValueError if it is not there."""
    return pop_at(row, row.index(thing))[1]


def replace_at(row: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Return a row with something else at this place, counted from 0."""
    return (*row[:place], thing, *row[place + 1 :])
