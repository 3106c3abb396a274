"""Limits in time for PostgreSQL: nothing waits without end for a silent server, or for a process that has stopped.

The server ends transactions of a process that stands still or is cut off; until then their rows stay locked for other
processes. `Database` limits how long this process waits for an answer.
"""

import socket
from time import monotonic
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.util import await_only

IDLE_MS = 3_000
"""The server rolls back a transaction whose process sends nothing for so long: less than others wait for a lock."""

JOB_IDLE_MS = 60_000
"""The same limit for long jobs, which compute between their statements."""

STATEMENT_MS = 5_000
"""A statement may take this long in addition to the time for a lock."""

CONNECT = 5.0
"""Seconds for opening a connection."""

KEEPALIVE_IDLE, KEEPALIVE_INTERVAL, KEEPALIVE_COUNT = 5, 2, 3
"""TCP keepalive on both sides: seconds of silence before the first probe, seconds between probes, number of probes."""

UNACKNOWLEDGED_MS = 10_000
"""A connection ends when data that was sent stays unacknowledged for this long."""

SILENT = 1.0
"""Seconds after which an unused connection is pinged before it is used again."""

PING = 1.0
"""Seconds for the answer to a ping."""

_JOB = ("SET LOCAL statement_timeout = 0", f"SET LOCAL idle_in_transaction_session_timeout = {JOB_IDLE_MS}")
_CLIENT_SIDE = {
    "TCP_KEEPIDLE": KEEPALIVE_IDLE,
    "TCP_KEEPINTVL": KEEPALIVE_INTERVAL,
    "TCP_KEEPCNT": KEEPALIVE_COUNT,
    "TCP_USER_TIMEOUT": UNACKNOWLEDGED_MS,
}


def connect_args(busy_ms: int) -> dict[str, Any]:
    """Return what a connection is opened with; locks are waited for `busy_ms` milliseconds."""
    settings = {
        "application_name": "planisphere",
        "lock_timeout": busy_ms,
        "statement_timeout": busy_ms + STATEMENT_MS,
        "idle_in_transaction_session_timeout": IDLE_MS,
        "tcp_keepalives_idle": KEEPALIVE_IDLE,
        "tcp_keepalives_interval": KEEPALIVE_INTERVAL,
        "tcp_keepalives_count": KEEPALIVE_COUNT,
        "tcp_user_timeout": UNACKNOWLEDGED_MS,
    }
    return {"timeout": CONNECT, "server_settings": {name: str(value) for name, value in settings.items()}}


def listen(engine: AsyncEngine) -> None:
    """Set keepalives, check connections before they are used, and close dropped connections without waiting.

    The library's own check would ping before each use, in three round trips. A ping is needed only where the connection
    was unused for a while; otherwise the end of a connection is noticed without one.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def opened(connection: Any, _: Any) -> None:
        transport = getattr(connection.driver_connection, "_transport", None)  # the library has no other way
        line = transport and transport.get_extra_info("socket")
        if line is None:
            return
        line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if line.family != getattr(socket, "AF_UNIX", None):
            for name, value in _CLIENT_SIDE.items():
                if hasattr(socket, name):  # not on every system
                    line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)

    @event.listens_for(engine.sync_engine, "checkin")
    def rests(_: Any, record: Any) -> None:
        record.info["since"] = monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def wakes(connection: Any, record: Any, _: Any) -> None:
        raw = connection.driver_connection
        if raw.is_closed():
            raise InvalidatePoolError
        if monotonic() - record.info.get("since", monotonic()) > SILENT:
            try:
                await_only(raw.fetchrow(";", timeout=PING))
            except Exception as error:
                raise InvalidatePoolError from error

    @event.listens_for(engine.sync_engine, "close")
    def closes(connection: Any, _: Any) -> None:
        connection.driver_connection.terminate()  # the library would wait two seconds for a server that is silent


async def allow_job(connection: AsyncConnection) -> None:
    """Lift the limit of statements in this transaction, and allow JOB_IDLE_MS between them."""
    for setting in _JOB:
        await connection.execute(text(setting))


async def wait_briefly(connection: AsyncConnection, milliseconds: int) -> None:
    """Limit the wait for each lock in this transaction."""
    await connection.execute(text(f"SET LOCAL lock_timeout = {milliseconds}"))
