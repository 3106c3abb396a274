"""`planisphere doctor` compares the clock of this machine with the database's."""

import asyncio
from pathlib import Path
from time import time

import pytest

from bot.cli import doctor_local
from bot.cli.doctor_findings import FindingState
from bot.config import load
from bot.database.engine import Database
from tests.support.house import empty


@pytest.mark.parametrize(
    ("skew", "state"), [(-300, FindingState.HINT), (300, FindingState.HINT), (2, FindingState.FINE)]
)
def test_a_clock_that_differs_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, skew: int, state: FindingState
) -> None:
    async def there(*_: object) -> int:
        return (int(time()) - skew) * 1000

    monkeypatch.setattr(Database, "time", there)
    file = empty(tmp_path / "planisphere.sqlite3")
    finding = asyncio.run(doctor_local.database(load(DATABASE_URL=f"sqlite+aiosqlite:///{file}")))
    assert finding.state is state
    assert ("seconds off" in finding.found) == (state is FindingState.HINT)
