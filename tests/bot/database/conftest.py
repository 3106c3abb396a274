"""The store's own tests."""

import pytest


@pytest.fixture(autouse=True)
def as_in_a_bot(threads: None) -> None:
    """Ask SQLite as a running bot does."""
