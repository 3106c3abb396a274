"""What a stored answer costs, beside the rules and the same rows by bare aiosqlite, and with many tables stored."""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median
from time import perf_counter_ns
from typing import Any

import aiosqlite
from sqlalchemy import event

from games.core.game import Game
from tests.tools.bench.crowd import crowd, season
from tests.tools.bench.figures import Figure, paired, ratio
from tests.tools.bench.house import House, opened

BARE, GROWTH = 3.0, 1.2
WRITES = ("INSERT", "UPDATE", "DELETE")

Write = tuple[str, Any, bool]
"""A statement, its values, and whether they are many rows."""


def measure(game: Game, answers: int, few: int, many: int) -> list[Figure]:
    """Give so many answers beside bare writing, and as many in a full house beside an almost empty one."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(game, answers, (few, many), Path(folder)))


async def _measured(game: Game, answers: int, sizes: tuple[int, int], folder: Path) -> list[Figure]:
    few, many = sizes
    async with opened(game, folder / "few.sqlite3") as small, opened(game, folder / "many.sqlite3") as large:
        for house, tables in ((small, few), (large, many)):
            crowd(house.file, house.live[0], tables)
            season(house.file)
        ours, theirs = await beside_bare(small, answers, folder / "bare.sqlite3")
        warm = await _grown(small, large, answers, cold=False)
        cold = await _grown(small, large, answers, cold=True)
    name, full = f"answer.{game.key}", f"x that of {few:,} tables, with {many:,}"
    return [
        Figure.of(name, ratio(ours, theirs), "x rules and bare aiosqlite", BARE),
        Figure.of(f"{name}.time", median(ours) / 1e6, "ms"),
        Figure.of(f"{name}.bare", median(theirs) / 1e6, "ms"),
        Figure.of(f"{name}.stored", paired(*warm), full, GROWTH),
        Figure.of(f"{name}.stored.cold", paired(*cold), f"{full}, none at hand", GROWTH),
    ]


async def beside_bare(house: House, answers: int, file: Path) -> tuple[list[float], list[float]]:
    """Give answers, and let the rules alone play them and the very same rows be written into a copy of the database."""
    _twin(house.file, file)
    season(file)
    ours: list[float] = []
    theirs: list[float] = []
    with _Listener(house) as heard:
        async with _bare(file) as database:
            for number in range(answers):
                await house.ready(number)
                await write(database, heard.taken())
                ours.append(await house.answer(number))
                theirs.append(house.by_rules() + await write(database, heard.taken()))
    return ours, theirs


def _twin(source: Path, target: Path) -> None:
    """Copy a database page by page, so that both lie alike on the disk."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


async def _grown(small: House, large: House, answers: int, *, cold: bool) -> tuple[list[float], list[float]]:
    """Return the times of answers in the full house and in the empty one, given side by side."""
    times: dict[str, list[float]] = {"large": [], "small": []}
    for number in range(answers):
        both = (("large", large), ("small", small))
        for name, house in both if number % 2 else reversed(both):
            await house.ready(number)
            times[name].append(await house.answer(number, cold=cold))
    return times["large"], times["small"]


class _Listener:
    """Hears every statement that writes."""

    def __init__(self, house: House) -> None:
        self._engine = house.repositories.engine.raw.sync_engine
        self._heard: list[Write] = []

    def __enter__(self) -> "_Listener":
        event.listen(self._engine, "before_cursor_execute", self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(self._engine, "before_cursor_execute", self._hear)

    def _hear(self, _: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:
        if statement.lstrip().upper().startswith(WRITES):
            self._heard.append((statement, values, many))

    def taken(self) -> list[Write]:
        """Return what was heard since the last time."""
        heard, self._heard = self._heard, []
        return heard


@asynccontextmanager
async def _bare(file: Path) -> AsyncIterator[aiosqlite.Connection]:
    """Open a database with the durability of the store."""
    async with aiosqlite.connect(file, isolation_level=None) as database:
        for pragma in ("journal_mode = wal", "synchronous = full", "foreign_keys = on"):
            await database.execute(f"PRAGMA {pragma}")
        yield database


async def write(database: aiosqlite.Connection, statements: Sequence[Write]) -> float:
    """Write these rows in one transaction and return the nanoseconds it took."""
    start = perf_counter_ns()
    await database.execute("BEGIN IMMEDIATE")
    for statement, values, many in statements:
        await (database.executemany if many else database.execute)(statement, values)
    await database.commit()
    return perf_counter_ns() - start
