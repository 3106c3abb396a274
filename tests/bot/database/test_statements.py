"""Every statement of the store is known to every database: all are prepared, and every place that executes one has."""

import ast
import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from sqlalchemy import ClauseElement, Delete, Insert, Select, Update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import cluster, database, features
from bot.database.engine import Database
from bot.database.sqlite_driver import ThreadConnection
from bot.database.stored_matches import matches, stored
from bot.database.transfer import move
from bot.refusals.database import SameDatabase
from tests.support.database_history import life
from tests.support.house import House, house_at
from tests.support.toy_achievements import toy_book

__all__ = ["toy_book"]

backup = importlib.import_module("bot.database.backup")
PACKAGES = (database, features, cluster)
FOUND = [one.name for where in PACKAGES for one in pkgutil.walk_packages(where.__path__, f"{where.__name__}.")]
MODULES = [importlib.import_module(one) for one in FOUND if "migrations" not in one]
Place = tuple[str, int]


def statements(engine: Database) -> Iterator[tuple[str, ClauseElement]]:
    for holder, values in [*((one.__name__, vars(one)) for one in MODULES), ("put", vars(engine.put))]:
        for name, value in values.items():
            if isinstance(value, Select | Insert | Update | Delete):
                yield f"{holder}.{name}", value


def written(statement: Any, dialect: Any) -> str:
    """Return a statement in the words of a database; a list of values is one value long."""
    binds = statement.compile(dialect=dialect).binds.values()
    if not any(bind.expanding for bind in binds):
        return str(statement.compile(dialect=dialect))
    bound = statement.params({bind.key: [1] if bind.expanding else 1 for bind in binds if bind.required})
    return str(bound.compile(dialect=dialect, compile_kwargs={"render_postcompile": True}))


async def test_every_statement_can_be_prepared(house: House) -> None:
    engine, wrong, seen = house.repositories.engine, {}, 0
    for name, statement in statements(engine):
        seen += 1
        text = written(statement, engine.raw.dialect)
        async with engine.raw.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            try:
                if engine.sqlite:
                    await raw.execute(f"EXPLAIN {text}", [None] * text.count("?"))
                else:
                    await raw.prepare(text)
            except Exception as error:  # noqa: BLE001 - the drivers raise different errors
                wrong[name] = f"{error}: {text}"
    assert seen > 80
    assert wrong == {}


# -- executed --------------------------------------------------------------------------------------------------------


class Executed:
    """The places in the store that have executed a statement, by file and line."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: set[Place] = set()
        for kind in (AsyncConnection, ThreadConnection):
            monkeypatch.setattr(kind, "execute", self._noting(kind.execute))
        for name in ("rows", "column"):
            monkeypatch.setattr(Database, name, self._noting(getattr(Database, name)))

    def _noting(self, execute: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*how: Any, **more: Any) -> Any:
            user: FrameType = sys._getframe(1)
            self.lines.add((user.f_code.co_filename, user.f_lineno))
            return execute(*how, **more)

        return noted

    def lacking(self, *, sqlite: bool) -> list[str]:
        """Return the places that have executed nothing."""
        return [
            f"{Path(file).stem}, line {first}: {what}"
            for file, first, last, what in places()
            if not any((file, line) in self.lines for line in range(first, last + 1))
            if not (sqlite and any(word in what for word in ON_POSTGRES))
        ]


EXECUTING = {
    "connection.execute",
    *(f"{engine}.{name}" for engine in ("engine", "self._engine") for name in ("rows", "column")),
}
"""The calls that execute one statement."""

ON_POSTGRES = ("pg_", "_OTHERS", "_WHICH", "_TIME)", "lock_timeout", "text(setting)")
"""What stands in statements that only PostgreSQL executes."""


def places() -> Iterator[tuple[str, int, int, str]]:
    """Return every place of the store that executes a statement: file, first and last line, and what it says."""
    for module in MODULES:
        if module is backup:  # a tool of SQLite's own, without the engine
            continue
        file = str(module.__file__)
        for node in ast.walk(ast.parse(Path(file).read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in EXECUTING:
                yield file, node.lineno, node.end_lineno or node.lineno, ast.unparse(node)


async def test_every_place_that_executes_a_statement_does(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    executed = Executed(monkeypatch)
    async with house_at(url) as house:
        await life(house, tmp_path)
    engine = Database(url)
    async with house_at(f"sqlite:///{tmp_path / 'moved.db'}") as other:
        for table in await matches(engine):
            await stored(engine, table)
        await move(engine, other.repositories.engine)
    if not engine.sqlite:
        again = Database(url)
        with pytest.raises(SameDatabase):
            await move(engine, again)
        await again.close()
    await engine.close()
    assert "\n".join(executed.lacking(sqlite=house.repositories.engine.sqlite)) == ""
