"""Access to the database: one engine, with transactions to write and connections to read."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from contextvars import ContextVar
from pathlib import Path
from time import time_ns
from typing import Any, NoReturn, Self
from urllib.parse import unquote_to_bytes, urlencode

from sqlalchemy import Executable, event, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.config import database_address
from bot.database import postgres_driver
from bot.database.errors import refusal
from bot.database.sqlite_driver import Body, SqliteDriver, T, begin, in_one_trip
from bot.database.upserts import upserts
from bot.refusals.database import DatabaseBusy, DatabaseDown

IN_ADDRESS = ("host", "port")
"""The parameters of a PostgreSQL URL that SQLAlchemy handles itself."""

CHANNEL = "planisphere"
"""The NOTIFY channel of the bot's processes."""

BUSY_MS = 5_000
"""Milliseconds to wait for locks before the database counts as busy."""

IDLE_CONNECTIONS = 10
"""Number of idle connections that stay open: connecting takes longer than most queries."""

HURRIED = 0.5
"""A writer waits first for the other writers of this process, then for other processes.

If the first wait took more than this share of the timeout, the second gets only the rest, otherwise a whole timeout.
"""

LIMIT = 6.0
"""Limit in seconds of a PostgreSQL transaction or read, including waits for locks."""

hurry: ContextVar[float | None] = ContextVar("hurry", default=None)
"""A shorter limit in seconds for the current task, instead of LIMIT."""

TIMEOUT_AFTER_FAILURE = 1.5
"""The limit in seconds after a failure, until one succeeds; a click makes several queries."""


_TIME = text("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)")


class Database:
    """A SQLite or PostgreSQL database.

    `busy_ms` is the timeout for locks of other connections.

    SQLite has one writer at a time, so the writers of this process queue here instead of polling the file.
    """

    def __init__(self, url: str, *, busy_ms: int = BUSY_MS) -> None:
        self.url = address(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.file = file_of(url)
        self.memory = self.sqlite and self.file is None
        self.busy_ms = busy_ms
        self.raw: AsyncEngine = self._sqlite() if self.sqlite else self._postgres()
        self._read = self.raw if self.sqlite else self.raw.execution_options(isolation_level="AUTOCOMMIT")
        self.put = upserts(for_sqlite=self.sqlite)
        self._idle: list[AsyncConnection] = []
        self._writing = asyncio.Lock()
        self._responsive = True

    def _sqlite(self) -> AsyncEngine:
        how: dict[str, Any] = {"module": SqliteDriver(), "connect_args": {"isolation_level": None}}
        how |= {} if self.memory else {"pool_size": IDLE_CONNECTIONS}
        engine = create_async_engine(self.url, hide_parameters=True, pool_reset_on_return=None, **how)
        busy_ms = self.busy_ms

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            try:
                for pragma in (f"busy_timeout = {busy_ms}", "foreign_keys = on", "synchronous = full"):
                    cursor.execute(f"PRAGMA {pragma}")
            except BaseException:
                connection.close()  # no other code can close it
                raise

        @event.listens_for(engine.sync_engine, "checkin")
        def rests(connection: Any, _: Any) -> None:
            if connection is not None:  # None after a failure
                connection.beginning = ""  # no statement was executed

        return engine

    def _postgres(self) -> AsyncEngine:
        options = {**postgres_driver.connect_args(self.busy_ms), **driver_options(self.url)}
        plain = self.url.set(query={name: value for name, value in self.url.query.items() if name in IN_ADDRESS})
        engine = create_async_engine(plain, hide_parameters=True, pool_size=IDLE_CONNECTIONS, connect_args=options)
        postgres_driver.listen(engine)
        return engine

    @asynccontextmanager
    async def writing(self, *, job: bool = False, lock_ms: int | None = None) -> AsyncIterator[AsyncConnection]:
        """Enter a transaction, which is committed at the end or rolled back on an exception.

        On PostgreSQL it must end within LIMIT seconds, unless it is a long `job`; `lock_ms` is a shorter timeout for
        locks.

        Rows stay locked until the end. To prevent deadlocks, all transactions lock in this order:

        - leases, pulse
        - people
        - tables
        - seats, checkpoints, moves, bookmarks, past, `deeds`
        - waiting, prepared, results, calls, `wishes`
        - challenges, invitations, attempts, pars
        - the counted tables, behind `counting.alone`
        - standing posts
        - familiar
        - imports
        - outbox
        - marks

        Several people are locked in the order of their ids, several tables in that of theirs (`tables.in_order`).

        Raises the refusals of the database (DatabaseBusy, DatabaseFull, ReadOnly, DatabaseDown).
        """
        begun = self.raw.begin()
        entered = self._writing_sqlite(begun) if self.sqlite else self._in_time(begun, job=job)
        async with entered as connection:
            if job and not self.sqlite:
                await postgres_driver.allow_job(connection)
            if lock_ms is not None and not self.sqlite:
                await postgres_driver.wait_briefly(connection, lock_ms)
            yield connection

    async def write(self, body: Body[T]) -> T:
        """Carry out a transaction (see `writing`) whose body awaits nothing but its connection.

        On SQLite it takes one trip to the connection's thread, where the body runs. Raises the refusals of the
        database.
        """
        async with self._writing_sqlite(self._kept()) if self.sqlite else self.writing() as connection:
            return await (in_one_trip(connection, body) if self.sqlite else body(connection))

    async def read(self, body: Body[T], *, snapshot: bool = False) -> T:
        """Read (see `reading` and `snapshot`) by a body that awaits nothing but its connection; on SQLite in one trip.

        Raises the refusals of the database.
        """
        if not self.sqlite:
            async with self.snapshot() if snapshot else self.reading() as connection:
                return await body(connection)
        async with self._reading_sqlite(self._kept()) as connection:
            if snapshot:
                begin(connection, "BEGIN")
            return await in_one_trip(connection, body)

    @asynccontextmanager
    async def _kept(self) -> AsyncIterator[AsyncConnection]:
        """Enter a connection that is kept open: to take one from the pool takes longer than most queries."""
        connection = self._idle.pop() if self._idle else await self.raw.connect()
        try:
            yield connection
        except BaseException:
            await asyncio.shield(asyncio.ensure_future(connection.close()))
            raise
        if len(self._idle) < IDLE_CONNECTIONS // 2:  # half of the pool is left to long reads
            self._idle.append(connection)
        else:
            await connection.close()

    @asynccontextmanager
    async def _in_time(
        self, entering: AbstractAsyncContextManager[AsyncConnection], *, job: bool
    ) -> AsyncIterator[AsyncConnection]:
        """Enter a PostgreSQL connection; drop it and raise DatabaseDown after the time limit."""
        limit = None if job else min(LIMIT if self._responsive else TIMEOUT_AFTER_FAILURE, hurry.get() or LIMIT)
        try:
            async with asyncio.timeout(limit), entering as connection, _dropped_if_cancelled(connection):
                yield connection
            self._responsive = True
        except TimeoutError as error:
            self._responsive = False
            raise DatabaseDown(reason="it does not answer in time") from error
        except Exception as error:  # noqa: BLE001 - _refuse raises it again
            _refuse(error)

    @asynccontextmanager
    async def _writing_sqlite(
        self, entering: AbstractAsyncContextManager[AsyncConnection]
    ) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._turn() as left, entering as connection:
                await self._begin(connection, left)
                yield connection
            self._responsive = True
        except Exception as error:  # noqa: BLE001 - _refuse raises it again
            self._responsive = not isinstance(refusal(error) or error, DatabaseBusy)
            _refuse(error)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[int]:
        """Wait for this process's other writers; yields the milliseconds left for other processes."""
        clock = asyncio.get_running_loop().time
        began = clock()
        patience = self.busy_ms if self._responsive else min(self.busy_ms, int(TIMEOUT_AFTER_FAILURE * 1000))
        try:
            async with asyncio.timeout(patience / 1000):
                await self._writing.acquire()
        except TimeoutError as error:
            raise DatabaseBusy() from error
        try:
            yield max(0, patience - int((clock() - began) * 1000))
        finally:
            self._writing.release()

    async def _begin(self, connection: AsyncConnection, left: int) -> None:
        """Begin as a writer, so that reads in the transaction cannot become outdated."""
        if left > self.busy_ms * HURRIED:
            begin(connection, "BEGIN IMMEDIATE")
            return
        await connection.exec_driver_sql(f"PRAGMA busy_timeout = {left}")
        try:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        finally:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout = {self.busy_ms}")

    @asynccontextmanager
    async def reading(self, *, job: bool = False) -> AsyncIterator[AsyncConnection]:
        """Enter a connection to read committed data; only a `job` may take longer than LIMIT.

        Raises the refusals of the database.
        """
        connecting = self._read.connect()
        entered = self._reading_sqlite(connecting) if self.sqlite else self._in_time(connecting, job=job)
        async with entered as connection:
            yield connection

    @asynccontextmanager
    async def _reading_sqlite(
        self, entering: AbstractAsyncContextManager[AsyncConnection]
    ) -> AsyncIterator[AsyncConnection]:
        async with self._writing if self.memory else nullcontext():
            try:
                async with entering as connection:
                    yield connection
            except Exception as error:  # noqa: BLE001 - _refuse raises it again
                _refuse(error)

    async def rows(self, query: Executable, **values: Any) -> Sequence[Any]:
        """Return the rows of one query. Raises the refusals of the database."""

        async def body(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(query, values)).all()

        return await self.read(body)

    async def column(self, query: Executable, **values: Any) -> tuple[Any, ...]:
        """Return the first column of one query. Raises the refusals of the database."""
        return tuple(row[0] for row in await self.rows(query, **values))

    @asynccontextmanager
    async def snapshot(self, *, job: bool = False) -> AsyncIterator[AsyncConnection]:
        """Enter a connection with a consistent snapshot. Raises the refusals of the database."""
        async with self.reading(job=job) as connection:
            if self.sqlite:
                begin(connection, "BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                if job:
                    await postgres_driver.allow_job(connection)
            yield connection

    async def tell(self, connection: AsyncConnection, news: str) -> None:
        """Notify all processes at this database on commit (`NotifyListener` receives it)."""
        if not self.sqlite:  # SQLite has only this process
            await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    async def time(self, connection: AsyncConnection) -> int:
        """Return the database's clock in milliseconds since 1970, which all processes share."""
        if self.sqlite:
            return time_ns() // 1_000_000
        return int((await connection.execute(_TIME)).scalar_one())

    async def close(self) -> None:
        """Close all connections."""
        while self._idle:
            await self._idle.pop().close()
        await self.raw.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


@asynccontextmanager
async def _dropped_if_cancelled(connection: AsyncConnection) -> AsyncIterator[None]:
    """Drop a connection when its user is cancelled: a rollback would wait for the server."""
    try:
        yield
    except asyncio.CancelledError:
        await connection.invalidate()
        raise


def _refuse(error: Exception) -> NoReturn:
    known = refusal(error)
    if known is None:
        raise error
    raise known from error


def address(url: str) -> URL:
    """Return a database URL with the bot's driver; raises DatabaseDown if it is invalid."""
    try:
        return database_address(url)
    except ValueError as error:
        raise DatabaseDown(reason=f"DATABASE_URL: {error}") from error


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database, or None for one in memory or on a server."""
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        return None
    if not parsed.database.startswith("file:"):
        return Path(parsed.database)
    name = parsed.database.removeprefix("file:").partition("?")[0]
    path = os.fsdecode(unquote_to_bytes(os.fsencode(name))).removeprefix("//localhost")
    return Path(f"/{path.lstrip('/')}" if path.startswith("/") else path)


def driver_options(url: URL) -> dict[str, Any]:
    """Return asyncpg's arguments for a URL; it handles the parameters of libpq."""
    query = dict(url.query)
    options: dict[str, Any] = {}
    if "connect_timeout" in query:
        try:
            options["timeout"] = float(str(query.pop("connect_timeout"))) or None
        except ValueError as error:
            raise DatabaseDown(reason="DATABASE_URL: connect_timeout") from error
    others = {name: value for name, value in query.items() if name not in IN_ADDRESS}
    return options | ({"dsn": f"postgresql://?{urlencode(others)}"} if others else {})
