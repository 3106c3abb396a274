"""Whatever goes wrong with the database: no seed and nothing of a match is written into the log."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.database import sqlite_driver
from bot.database.repositories import TableChange
from bot.monitoring.logs import JsonFormatter
from tests.support.house import ANN, SEED, House, house_at, house_in
from tests.support.postgres import Server

FAILED = "no computer player could go on"

log = logging.getLogger(__name__)


class Witness:
    """Remembers what must not be told of the changes that a store is given."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.secrets = {SEED}
        self._record = house.repositories.record
        monkeypatch.setattr(house.repositories, "record", self.record)

    async def record(self, change: TableChange) -> None:
        stored = (change.match or b"").decode()
        self.secrets.update(stored[start : start + 40] for start in range(0, len(stored) - 40, 20))
        self.secrets.update(move.action for move in change.moves if move.number)
        await self._record(change)

    def told(self, text: str) -> set[str]:
        """Return which secrets stand in a text."""
        assert len(self.secrets) > 5
        return {secret for secret in self.secrets if secret in text}


def written(caplog: pytest.LogCaptureFixture) -> str:
    """Return all that was logged, as people and as programs read it."""
    return "\n".join((caplog.text, *map(JsonFormatter().format, caplog.records)))


class Fuse:
    """Makes the database fail at the n-th statement from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
        self.left = 0
        execute = sqlite_driver._Cursor._at_once

        def burn(cursor: Any, work: Any) -> Any:
            self.left -= 1
            if self.left != 0:
                return execute(cursor, work)
            error = sqlite3.OperationalError("no")
            error.sqlite_errorcode = code
            raise error

        monkeypatch.setattr(sqlite_driver._Cursor, "_at_once", burn)


@pytest.mark.parametrize("code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_ERROR])
async def test_any_statement_may_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """The start of a match and the computer player's answer, of which every statement fails once."""
    caplog.set_level(logging.DEBUG)
    async with house_in(tmp_path) as house:
        await house.unlimited()
        witness, fuse, number = Witness(house, monkeypatch), Fuse(monkeypatch, code), 0
        while fuse.left <= 0:
            table = await house.lobby(ANN, computers=("easy",))
            number += 1
            fuse.left = number
            try:
                await house.service.lobby.start(table.id, ANN.id)
            except Exception:
                log.exception("no match could begin")  # as the bot does with a bug of ours
    assert caplog.text.count(FAILED) >= 5
    assert "no match could begin" in caplog.text
    assert witness.told(written(caplog)) == set()


async def test_a_match_that_another_person_has_locked(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    url = await postgres.emptied()
    async with house_at(url, busy_ms=50) as house:
        witness = Witness(house, monkeypatch)
        table = await house.running(ANN, computers=("easy",))
        prompt = (await house.table_view(table.id, ANN)).prompt
        assert prompt
        other = await asyncpg.connect(url)
        async with other.transaction():
            await other.execute("LOCK TABLE bookmarks IN EXCLUSIVE MODE")
            try:
                await house.service.play.submit_move(table.id, ANN.id, prompt.token, prompt.legal[0])
            except Exception:
                log.exception("no answer could be given")
        await other.close()
    assert "no answer could be given" in caplog.text
    assert witness.told(written(caplog)) == set()
