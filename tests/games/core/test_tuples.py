"""Tuples with a thing more or less."""

import pytest

from games.core.tuples import pop_at, replace_at, without


def test_one_thing_goes_and_its_likes_stay() -> None:
    row = ("a", "b", "a", "c")
    assert without(row, "a") == ("b", "a", "c")
    assert without(row, "c") == ("a", "b", "a")
    assert row == ("a", "b", "a", "c")
    with pytest.raises(ValueError, match="not in tuple"):
        without(row, "d")


def test_what_stands_at_a_place_is_taken() -> None:
    assert pop_at(("a", "b", "a"), 2) == ("a", ("a", "b"))


def test_something_else_stands_at_a_place() -> None:
    assert replace_at(("a", "b", "c"), 1, "d") == ("a", "d", "c")
