"""A SQLite driver with one thread round trip for a whole transaction, or for each statement, and none for BEGIN.

SQLAlchemy's adapter of aiosqlite makes four (open a cursor, execute, fetch, close), which cost more than the
statements. This module is passed to `create_async_engine(module=...)`. Both libraries are pinned to exact versions, and
tests/bot/test_library_internals.py checks the private parts that are used here.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

import aiosqlite
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import await_only

T = TypeVar("T")
Body = Callable[[AsyncConnection], Awaitable[T]]


class _Outcome:
    """The result of a closed cursor."""

    __slots__ = ("arraysize", "description", "lastrowid", "rowcount", "rows")

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self.rows = cursor.fetchall() if cursor.description else []
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid
        self.arraysize = 1
        cursor.close()


class _Cursor(AsyncAdapt_aiosqlite_cursor):
    __slots__ = ()

    _awaitable_cursor_close = False

    def _aenter_cursor(self, cursor: Any) -> Any:
        return None

    def _make_new_cursor(self, connection: Any) -> Any:
        return None

    def execute(self, operation: Any, parameters: Any = None) -> Any:
        return self._at_once(lambda raw: _Outcome(raw.execute(operation, parameters or ())))

    def executemany(self, operation: Any, seq_of_parameters: Sequence[Any]) -> Any:
        return self._at_once(lambda raw: _Outcome(raw.executemany(operation, seq_of_parameters)))

    def close(self) -> None:
        self._rows.clear()

    def _at_once(self, work: Callable[[sqlite3.Connection], _Outcome]) -> Any:
        connection, connected = self._connection, cast("_Connection", self._adapt_connection)
        beginning, connected.beginning = connected.beginning, ""
        try:
            if connected.in_thread:
                outcome: Any = _begun(beginning, work, connection._conn)
            else:
                outcome = await_only(connection._execute(_begun, beginning, work, connection._conn))
        except Exception as error:  # noqa: BLE001 - SQLAlchemy translates and raises it
            self._adapt_connection._handle_exception(error)
        self._cursor = outcome
        self._rows = deque(outcome.rows)
        return self


def _begun(beginning: str, work: Callable[[sqlite3.Connection], _Outcome], raw: sqlite3.Connection) -> _Outcome:
    if beginning:
        raw.execute(beginning)
    return work(raw)


def begin(connection: AsyncConnection, how: str) -> None:
    """Begin a transaction together with the next statement, in one round trip."""
    _adapted(connection).beginning = how


def _adapted(connection: AsyncConnection) -> "_Connection":
    return cast(_Connection, connection.sync_connection.connection.dbapi_connection)  # type: ignore[union-attr]


class ThreadConnection:
    """A connection inside its thread, where nothing has to be waited for."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, *statement: Any) -> Any:
        """Execute a statement, like an AsyncConnection."""
        return self._connection.execute(*statement)


async def in_one_trip(connection: AsyncConnection, body: Body[T]) -> T:
    """Run the body of a transaction, with its COMMIT, in the connection's thread.

    The body is a coroutine that awaits nothing but its connection, whose `execute` returns at once there.
    """
    adapted = _adapted(connection)
    trip = asyncio.ensure_future(adapted._connection._execute(_carry_out, adapted, connection.sync_connection, body))
    try:
        return cast(T, await asyncio.shield(trip))
    finally:
        while not trip.done():  # cancelled, but the thread still uses the connection
            with suppress(asyncio.CancelledError):
                await asyncio.wait([trip])


def _carry_out(adapted: "_Connection", connection: Connection, body: Body[T]) -> T:
    adapted.in_thread = True
    try:
        result = _finished(body(cast(AsyncConnection, ThreadConnection(connection))))
        connection.commit()
        return result
    finally:
        adapted.in_thread, adapted.beginning = False, ""


def _finished(body: Awaitable[T]) -> T:
    """Return the result of a coroutine that never waits."""
    coroutine = cast(Coroutine[Any, Any, T], body)
    try:
        coroutine.send(None)
    except StopIteration as end:
        return cast(T, end.value)
    coroutine.close()
    raise RuntimeError("the body of a transaction waits for something besides its connection")


class _Connection(AsyncAdapt_aiosqlite_connection):
    __slots__ = ("beginning", "in_thread")

    _cursor_cls = _Cursor

    def __init__(self, *arg: Any, **kw: Any) -> None:
        super().__init__(*arg, **kw)
        self.beginning = ""
        self.in_thread = False

    def commit(self) -> None:
        """Commit if a transaction has begun."""
        if self.in_thread:
            self._connection._conn.commit()
        elif self._has_begun():
            super().commit()

    def rollback(self) -> None:
        """Roll back if a transaction has begun."""
        if self.in_thread:
            self._connection._conn.rollback()
        elif self._has_begun():
            super().rollback()

    def _has_begun(self) -> bool:
        """Return whether there is a transaction to end; reads alone begin none."""
        return bool(self._connection._connection and self._connection.in_transaction)


class SqliteDriver(AsyncAdapt_aiosqlite_dbapi):
    """The DBAPI module for the engine."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)

    def connect(self, *arg: Any, **kw: Any) -> AsyncAdapt_aiosqlite_connection:
        """Connect like the adapter, with our cursors; a failed connection leaves no thread behind."""
        connection: Any = aiosqlite.connect(*arg, **kw)
        connection._thread.daemon = True
        try:
            return _Connection(self, await_only(connection))
        except BaseException:
            connection._thread.join()  # it is stopping, but may still use this event loop
            raise
