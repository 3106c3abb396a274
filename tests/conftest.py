"""Options of all tests, and where their files lie."""

import os
import shutil
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")
ROOM = 1_000_000_000


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="renew the golden pictures instead of comparing with them")


def pytest_configure() -> None:
    """Let databases of tests lie in memory, where there is room: each transaction would else wait for the disk."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
