"""Statements of the store, compiled once for all databases of a kind that the tests of a process open, and carried out
without a thread where they are asked of SQLite.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")

beside = aiosqlite.Connection._execute
"""How a statement is carried out by the thread of its connection, as in a running bot."""


async def at_once(_: aiosqlite.Connection, work: Callable[..., T], *args: Any, **how: Any) -> T:
    """Do in this thread what is else done in one beside it: the ways there and back cost more than all statements.

    Others have their turn first, as they would while one waits for the thread.
    """
    await asyncio.sleep(0)
    return work(*args, **how)


class Compiled(dict[Any, Any]):
    """What SQLAlchemy keeps for each engine; tests open hundreds, and would compile the same for each of them."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_alike(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_alike(key), compiled)


def _alike(key: Any) -> Any:
    """Return the key with the kind of database in the place of one engine's own dialect, which comes first in it."""
    dialect, *statement = key
    return type(dialect), *statement


_compiled = Compiled()


def engine(*args: Any, **how: Any) -> AsyncEngine:
    """Make an engine as the store does; SQLite is asked from whatever thread."""
    if "module" in how:
        how["connect_args"] = {**how["connect_args"], "check_same_thread": False}
    return create_async_engine(*args, **how, execution_options={"compiled_cache": _compiled})
