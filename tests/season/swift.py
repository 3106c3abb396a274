"""A database in memory that is asked without a thread, for what lives through many days."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from unittest.mock import patch

import aiosqlite

T = TypeVar("T")

MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""A folder in memory, where there is one: each minute is written."""


async def _at_once(_: aiosqlite.Connection, work: Callable[..., T], *args: Any, **how: Any) -> T:
    """Do in this thread what is else done in one beside it: the ways there and back cost more than all statements."""
    return work(*args, **how)


@contextmanager
def swift() -> Iterator[Path]:
    """A folder for a database that is quickly written and asked."""
    beside = patch.object(aiosqlite.Connection, "_execute", _at_once)
    with beside, TemporaryDirectory(prefix="planisphere-", dir=MEMORY) as folder:
        yield Path(folder)
