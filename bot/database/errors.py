"""Converts errors of the databases to refusals."""

import sqlite3

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.refusals.database import DatabaseBusy, DatabaseDown, DatabaseFull, DatabaseRefusal, ReadOnly

_BY_SQLITE: dict[int, type[DatabaseRefusal]] = {
    sqlite3.SQLITE_BUSY: DatabaseBusy,
    sqlite3.SQLITE_LOCKED: DatabaseBusy,
    sqlite3.SQLITE_READONLY: ReadOnly,
    sqlite3.SQLITE_FULL: DatabaseFull,
}
_BY_POSTGRES: dict[str, type[DatabaseRefusal]] = {
    "55P03": DatabaseBusy,  # lock not available
    "40P01": DatabaseBusy,  # deadlock
    "40001": DatabaseBusy,  # serialization failure
    "57014": DatabaseBusy,  # statement timeout
    "53300": DatabaseBusy,  # too many connections
    "53100": DatabaseFull,
    "53200": DatabaseFull,  # out of memory
    "25006": ReadOnly,
}
_WRONG = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError)


def refusal(error: BaseException) -> DatabaseRefusal | None:
    """Return the refusal for an error of the database, or None if the error is a bug."""
    no_host = isinstance(error, UnicodeError) and "idna" in str(error)
    if isinstance(error, OSError) or no_host:
        return DatabaseDown(reason=str(error))
    if not isinstance(error, SQLAlchemyError):
        return None
    if not isinstance(error, DBAPIError):
        return DatabaseBusy() if type(error).__name__ == "TimeoutError" else None
    cause = error.orig
    state = getattr(cause, "sqlstate", None)
    if state is not None:
        return _of_postgres(state, error)
    if isinstance(cause, sqlite3.Error):
        return _of_sqlite(cause)
    return DatabaseDown(reason=str(cause)) if error.connection_invalidated or _connecting(error) else None


def _connecting(error: DBAPIError) -> bool:
    """Return whether there was no statement yet, so that the URL is wrong."""
    return error.statement is None


def _of_sqlite(cause: sqlite3.Error) -> DatabaseRefusal | None:
    if isinstance(cause, _WRONG):
        return None
    code = getattr(cause, "sqlite_errorcode", None)
    kind = _BY_SQLITE.get(code & 0xFF) if code is not None else None
    if kind is not None:
        return kind()
    return None if code == sqlite3.SQLITE_ERROR else DatabaseDown(reason=str(cause))


def _of_postgres(state: str, error: DBAPIError) -> DatabaseRefusal | None:
    kind = _BY_POSTGRES.get(state)
    if kind is not None:
        return kind()
    down = error.connection_invalidated or _connecting(error) or state[:2] in ("08", "53", "57", "58", "28", "3D", "XX")
    return DatabaseDown(reason=str(error.orig)) if down else None
