"""Many stored tables at once: copies of a real one under other names, with other people and in other channels."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from bot.database.schema import metadata

NUMBERS = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < :count)"
RUNNING = "n % 10 = 0"
"""One in ten is still being played."""

BLOB = 1_000
"""Of the stored matches that nobody will read only so many bytes are copied, to spare the disk."""

PEOPLE = 20_000
NAME = "printf('crowd%06x', n)"
PERSON = f"1000 + (n * 7 + seat) % {PEOPLE}"
COLUMNS = {
    "tables.id": NAME,
    "tables.host": f"1000 + n * 7 % {PEOPLE}",
    "tables.channel": "5000 + n % 4000",
    "tables.home": "5000 + n % 4000",
    "tables.status": f"CASE WHEN {RUNNING} THEN 'running' ELSE 'over' END",
    "seats.person": PERSON,
    "waiting.person": PERSON,
    "waiting.since": "since + n",
}
"""What differs from the real table; `table_id` always does."""

CUT = {"bookmarks.match": f"substr(match, 1, {BLOB})", "checkpoints.match": f"substr(match, 1, {BLOB})"}

ONLY = {"waiting": RUNNING, "moves": "number <= 10"}
"""Which rows are copied."""


def crowd(file: Path, like: str, count: int, *, whole: bool = False) -> None:
    """Store so many tables like this one; those that are `whole` can be played on."""
    changed, only = (COLUMNS, ONLY | {"moves": "1"}) if whole else (COLUMNS | CUT, ONLY)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA synchronous = off")
        database.executemany(
            "INSERT OR IGNORE INTO people (id, name, locale, settings, met_at) VALUES (?, ?, 'en', '{}', 0)",
            ((1000 + number, f"Person {number}") for number in range(min(PEOPLE, 7 * count + 7))),
        )
        for table in metadata.sorted_tables:
            columns = [column.name for column in table.columns]
            if table.name == "tables" or "table_id" in columns:
                sources = _sources(columns, table.name, changed)
                _copied(database, table.name, sources, only.get(table.name, "1"), {"like": like, "count": count})


def season(file: Path) -> None:
    """Let a database's write-ahead log reach its usual size: a growing file is slower to make durable."""
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = wal")
        database.execute("CREATE TABLE ballast AS SELECT zeroblob(6000000) AS weight")
        database.execute("DROP TABLE ballast")
        database.execute("PRAGMA wal_checkpoint(restart)")


def _sources(columns: list[str], table: str, changed: Mapping[str, str]) -> dict[str, str]:
    """Return for each column what is written into it."""
    return {
        column: NAME if column == "table_id" else changed.get(f"{table}.{column}", f'"{column}"') for column in columns
    }


def _copied(
    database: sqlite3.Connection, table: str, sources: Mapping[str, str], only: str, values: Mapping[str, object]
) -> None:
    key = "id" if table == "tables" else "table_id"
    quoted = ", ".join(f'"{column}"' for column in sources)
    database.execute(
        f"INSERT INTO {table} ({quoted}) {NUMBERS} SELECT {', '.join(sources.values())} FROM {table}, numbers"
        f" WHERE {table}.{key} = :like AND {only}",
        values,
    )
