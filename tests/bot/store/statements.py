"""Statements of the store, compiled once for all databases of a kind that the tests of a process open."""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


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
    """Make an engine as the store does."""
    return create_async_engine(*args, **how, execution_options={"compiled_cache": _compiled})
