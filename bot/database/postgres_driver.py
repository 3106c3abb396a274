"""Timeouts for PostgreSQL, so that a silent server or a stopped process blocks no other.

The server ends transactions of a process that hangs or is disconnected; until then their rows stay locked. `Database`
limits how long this process waits for a response.
"""

import socket
from time import monotonic
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.util import await_only

IDLE_MS = 3_000
"""Milliseconds until the server ends an idle transaction; less than the lock timeout."""

JOB_IDLE_MS = 60_000
"""The same limit for long jobs, which compute between their statements."""

STATEMENT_MS = 5_000
"""Milliseconds for a statement, in addition to the lock timeout."""

CONNECT = 5.0
"""Seconds to open a connection."""

KEEPALIVE_IDLE, KEEPALIVE_INTERVAL, KEEPALIVE_COUNT = 5, 2, 3
"""TCP keepalive on both sides: idle seconds, seconds between probes, number of probes."""

UNACKNOWLEDGED_MS = 10_000
"""Milliseconds after which a connection with unacknowledged data is closed."""

SILENT = 1.0
"""Idle seconds after which a connection is pinged before use."""

PING = 1.0
"""Timeout of a ping in seconds."""

_JOB = ("SET LOCAL statement_timeout = 0", f"SET LOCAL idle_in_transaction_session_timeout = {JOB_IDLE_MS}")
_CLIENT_SIDE = {
    "TCP_KEEPIDLE": KEEPALIVE_IDLE,
    "TCP_KEEPINTVL": KEEPALIVE_INTERVAL,
    "TCP_KEEPCNT": KEEPALIVE_COUNT,
    "TCP_USER_TIMEOUT": UNACKNOWLEDGED_MS,
}


def connect_args(busy_ms: int) -> dict[str, Any]:
    """Return the arguments of a connection; `busy_ms` is the lock timeout in milliseconds."""
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
    """Set keepalives, check idle connections before use, and close dropped ones at once.

    SQLAlchemy's own check would ping before each use, in three round trips. A ping is only needed after the connection
    was idle; otherwise the driver notices the end of a connection.
    """

    for name, listener in (
        ("connect", _set_keepalives),
        ("checkin", _note_use),
        ("checkout", _check_if_idle),
        ("close", _terminate),
    ):
        event.listen(engine.sync_engine, name, listener)


def _set_keepalives(connection: Any, _: Any) -> None:
    transport = getattr(connection.driver_connection, "_transport", None)  # there is no public accessor
    line = transport and transport.get_extra_info("socket")
    if line is None:
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if line.family != getattr(socket, "AF_UNIX", None):
        for name, value in _CLIENT_SIDE.items():
            if hasattr(socket, name):  # not on every system
                line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def _note_use(_: Any, record: Any) -> None:
    record.info["since"] = monotonic()


def _check_if_idle(connection: Any, record: Any, _: Any) -> None:
    raw = connection.driver_connection
    if raw.is_closed():
        raise InvalidatePoolError
    if monotonic() - record.info.get("since", monotonic()) > SILENT:
        try:
            await_only(raw.fetchrow(";", timeout=PING))
        except Exception as error:
            raise InvalidatePoolError from error


def _terminate(connection: Any, _: Any) -> None:
    connection.driver_connection.terminate()  # asyncpg's close would wait two seconds for a silent server


async def allow_job(connection: AsyncConnection) -> None:
    """Lift the statement timeout in this transaction, and allow JOB_IDLE_MS between two."""
    for setting in _JOB:
        await connection.execute(text(setting))


async def wait_briefly(connection: AsyncConnection, milliseconds: int) -> None:
    """Set the lock timeout of this transaction."""
    await connection.execute(text(f"SET LOCAL lock_timeout = {milliseconds}"))
