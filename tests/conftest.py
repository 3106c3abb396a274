"""Options of all tests, and where their files lie."""

import gc
import os
import shutil
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bot import config
from bot.workers.garbage_collection import collection_paused, freeze_startup_objects
from bot.workers.malloc import trim_function
from renderers.kit import layers, sprite_cache
from renderers.kit.sprite_cache import SpriteCache

MEMORY = Path("/dev/shm")
ROOM = 1_000_000_000

YOUNG = 10_000
"""So many things must have been made before the youngest are searched for garbage."""

_give_back = trim_function()

FEW = 24
"""So many printed layers are kept packed."""


# What holds of all values holds however slow the machine is: the clock is the bench's.
settings.register_profile("timeless", deadline=None)
settings.load_profile("timeless")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="renew the golden pictures instead of comparing with them")
    parser.addoption("--keep", action="store_true", help="keep what this version leaves behind in tests/bot/before")
    parser.addoption("--cases", type=int, default=0, help="run so many cases of each parametrized test at the most")


def pytest_configure() -> None:
    """Let databases of tests lie in memory, where there is room: each transaction would else wait for the disk."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.fixture(autouse=True)
def no_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read no `.env` of the person who runs the tests, and write nothing into the data beside it."""
    monkeypatch.setattr(config, "CHECKOUT", Path("/nowhere"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage seldom, and never in what is here for good: six thousand tests and all that they import."""
    with collection_paused():
        collected = yield
        freeze_startup_objects()
    gc.set_threshold(YOUNG)
    return collected


@pytest.fixture(scope="module", autouse=True)
def little_room() -> Iterator[None]:
    """Keep fewer pieces of pictures than a bot does, and nothing of them for the next file: that is of another game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(layers, "_PACKED", FEW)
        for held, most in (("_layers", layers._KEPT), ("_packed", FEW)):
            patch.setattr(layers, held, type(getattr(layers, held))(most))
        for place in (sprite_cache.kept, sprite_cache.masks):
            for name, value in vars(SpriteCache(place.room // 2)).items():
                patch.setattr(place, name, value)
        yield
    _give_back(0)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let long files begin first, so that no worker is left alone with one; leave out cases where some are enough."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    most, seen, left_out = config.getoption("--cases"), Counter[str](), []
    for item in items if most else ():
        test, _, _ = item.nodeid.partition("[")
        seen[test] += 1
        if seen[test] > most:
            left_out.append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]
