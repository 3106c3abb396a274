"""What is kept for the next picture, and what makes way."""

import sys
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import walk_packages

import pytest
from PIL import Image

import renderers
from renderers.kit.canvas import Sprite
from renderers.kit.sprite_cache import SpriteCache, size_of

SIDE = 10
BYTES = 4 * SIDE * SIDE


@pytest.fixture(autouse=True)
def hand(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that each of the next drawings takes; those after them, and all of them unless told, take one."""
    takes: list[float] = []
    now = 0.0

    def time() -> Iterator[float]:
        nonlocal now
        while True:
            yield now
            now += takes.pop(0) if takes else 1.0
            yield now

    clock = time()
    monkeypatch.setattr("renderers.kit.sprite_cache.thread_time", lambda: next(clock))
    return takes


def drawer(shelf: SpriteCache) -> tuple[list[int], Callable[..., Sprite]]:
    drawn: list[int] = []

    @shelf
    def piece(number: int, *, side: int = SIDE) -> Sprite:
        drawn.append(number)
        return Sprite(Image.new("RGBA", (side, side)), 0, 0)

    return drawn, piece


def test_what_was_drawn_is_drawn_once() -> None:
    shelf = SpriteCache(10 * BYTES)
    drawn, piece = drawer(shelf)
    assert piece(1) is piece(1)
    assert piece(1, side=20) is piece(1, side=20) is not piece(1)
    assert drawn == [1, 1]
    assert shelf.held == 5 * BYTES


def test_what_was_not_wanted_for_longest_makes_way() -> None:
    shelf = SpriteCache(3 * BYTES)
    drawn, piece = drawer(shelf)
    for number in (1, 2, 3, 1, 4, 1, 3, 2):
        piece(number)
    assert drawn == [1, 2, 3, 4, 2]
    assert shelf.held == 3 * BYTES


def test_a_large_thing_makes_way_before_many_small_ones() -> None:
    shelf = SpriteCache(6 * BYTES)
    drawn, piece = drawer(shelf)
    piece(1)
    piece(2, side=2 * SIDE)
    for number in (3, 4, 1, 3, 4):
        piece(number)
    assert drawn == [1, 2, 3, 4]
    piece(2, side=2 * SIDE)
    assert drawn == [1, 2, 3, 4, 2]


def test_what_took_long_to_draw_stays_longer(hand: list[float]) -> None:
    shelf = SpriteCache(3 * BYTES)
    drawn, piece = drawer(shelf)
    hand[:] = [5.0]
    for number in (1, 2, 3, 4, 5, 1):
        piece(number)
    assert drawn == [1, 2, 3, 4, 5]


def test_what_was_small_and_is_no_longer_wanted_makes_way_in_the_end() -> None:
    shelf = SpriteCache(4 * BYTES)
    drawn, piece = drawer(shelf)
    piece(0)
    for number in range(1, 20):
        piece(number, side=SIDE + number % 3)
    piece(0)
    assert drawn.count(0) == 2


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf = SpriteCache(3 * BYTES)
    _, piece = drawer(shelf)
    assert piece(1, side=2 * SIDE) is not piece(1, side=2 * SIDE)
    assert shelf.held == 0


def test_a_size_counts_every_picture_of_a_thing() -> None:
    grey, coloured = Image.new("L", (SIDE, SIDE)), Image.new("RGB", (SIDE, SIDE))
    assert size_of((grey, coloured, (grey, 7))) == BYTES // 4 * 6


def test_no_pictures_are_kept_by_number_instead_of_by_size() -> None:
    names = [module.name for module in walk_packages(renderers.__path__, "renderers.")]
    things = [thing for name in names for thing in vars(import_module(name)).values()]
    caches = [thing for thing in things if isinstance(thing, _lru_cache_wrapper)]
    kept = [thing for thing in caches if (thing.cache_parameters()["maxsize"] or sys.maxsize) > 2]
    made = {thing.__wrapped__.__annotations__.get("return") for thing in kept}
    assert made
    assert not made & {Image.Image, Sprite}
