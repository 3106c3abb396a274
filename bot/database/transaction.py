"""Transactions: repository methods that are one each, and what features write in a transaction of the core."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.engine import Database

P = ParamSpec("P")
T = TypeVar("T")


class Repository(Protocol):
    """A class with methods that are transactions."""

    _engine: Database


S = TypeVar("S", bound=Repository)
Method = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]
Body = Callable[Concatenate[S, AsyncConnection, P], Awaitable[T]]


class TransactionPart(Protocol):
    """What a feature writes in the transaction of another change."""

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Write the part. Raises Conflict if another process has changed the same rows."""


def writes(body: Body[S, P, T]) -> Method[S, P, T]:
    """Make a method a transaction, which is committed at its end or rolled back on an exception.

    It is given a connection and awaits nothing else (`Database.write`). Raises the refusals of the database.
    """

    @wraps(body)
    async def method(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.write(lambda connection: body(self, connection, *args, **kwargs))

    return method


def reads(body: Body[S, P, T]) -> Method[S, P, T]:
    """Let a method read committed data by a connection, and await nothing else. Raises the refusals of the database."""

    @wraps(body)
    async def method(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.read(lambda connection: body(self, connection, *args, **kwargs))

    return method


def reads_snapshot(body: Body[S, P, T]) -> Method[S, P, T]:
    """Let several queries of a method see the same moment; otherwise like `reads`."""

    @wraps(body)
    async def method(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.read(lambda connection: body(self, connection, *args, **kwargs), snapshot=True)

    return method
