"""No statement of a running bot reads the whole of a table that grows without end."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from tests.support.database_history import life
from tests.support.house import House, house_at
from tests.support.toy_achievements import toy_book

__all__ = ["toy_book"]

GROWING = {
    *("tables", "seats", "moves", "bookmarks", "checkpoints", "deeds", "people", "results", "outcomes", "standings"),
    *("opponents", "ratings", "feats", "tallies", "challenges", "invitations", "sides", "attempts", "pars", "familiar"),
    *("calls", "guilds", "past", "prepared", "waiting", "wishes"),
}
SCANS = re.compile(r"SCAN (\w+)(?! CONSTANT)|Seq Scan on (\w+)")
STATEMENT = re.compile(r"(SELECT|INSERT|UPDATE|DELETE) ")

RARELY = {
    r"tables\.reserved LIKE|SET (host|vacated|person|about)=": "somebody is forgotten",
    r"WHERE (tables\.host|moves\.person) = \S+$|(seats\.vacated|deeds\.about) = \S+$": "somebody takes their data away",
    r"aside_|^DELETE FROM \w+$|^UPDATE outcomes SET counted=\S+$": "a host counts results anew",
    r"UPDATE calls SET since=": "the clock was set back",
    r"max\(tables\.changed_at\) AS changed": "a host asks for a report of all servers",
    r"FROM sides \nWHERE sides\.message IS NOT NULL": "all messages are shown again after a backup was restored",
}
"""Statements that may read everything, and when they are executed: by jobs in the background."""


@pytest.fixture
async def executed(url: str, tmp_path: Path) -> AsyncIterator[tuple[House, dict[str, Any]]]:
    """A bot to which all has happened, and the statements that it has executed, with values of one execution."""
    found: dict[str, Any] = {}

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        if STATEMENT.match(statement):
            found.setdefault(statement, values[0] if many else values)

    async with house_at(url) as house:
        event.listen(house.repositories.engine.raw.sync_engine, "before_cursor_execute", note)
        await life(house, tmp_path)
        event.remove(house.repositories.engine.raw.sync_engine, "before_cursor_execute", note)
        yield house, found


async def test_no_statement_reads_the_whole_of_a_table_that_grows(executed: tuple[House, dict[str, Any]]) -> None:
    house, statements = executed
    assert len(statements) > 150
    scans = {}
    async with house.repositories.engine.raw.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        for statement, values in statements.items():
            if any(re.search(rarely, statement) for rarely in RARELY):
                continue
            plan = await explained(raw, statement, values, sqlite=house.repositories.engine.sqlite)
            read = {next(filter(None, found.groups())) for found in SCANS.finditer(plan)} & GROWING
            if read:
                scans[statement] = f"{read}: {plan}"
    assert scans == {}


async def explained(raw: Any, statement: str, values: Any, *, sqlite: bool) -> str:
    """Return the plan of a statement, for tables that hold too much to read all."""
    if sqlite:
        return "\n".join(
            row[3] for row in await (await raw.execute(f"EXPLAIN QUERY PLAN {statement}", values)).fetchall()
        )
    await raw.execute("SET enable_seqscan = off")
    return "\n".join(row[0] for row in await raw.fetch(f"EXPLAIN {statement}", *values))
