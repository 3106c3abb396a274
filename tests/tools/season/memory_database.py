"""A database in memory that is asked without a thread, for what lives through many days."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import aiosqlite

from tests.support.statement_cache import at_once

MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""A folder in memory, where there is one: each minute is written."""


@contextmanager
def swift() -> Iterator[Path]:
    """A folder for a database that is quickly written and asked."""
    with (
        patch.object(aiosqlite.Connection, "_execute", at_once),
        TemporaryDirectory(prefix="planisphere-", dir=MEMORY) as folder,
    ):
        yield Path(folder)
