"""The store's own tests."""

import aiosqlite
import pytest

from tests.bot.store import statements


@pytest.fixture(autouse=True)
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite be asked as in a running bot: by a thread for each connection."""
    monkeypatch.setattr(aiosqlite.Connection, "_execute", statements.beside)
