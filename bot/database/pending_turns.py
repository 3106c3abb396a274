"""Pending turns and lobbies for the scheduler.

Each mark is set once, by the first process.
"""

import msgspec
from sqlalchemy import and_, bindparam, case, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.mapping import PENDING_TURN
from bot.database.shard_outages import note_shard
from bot.database.transaction import writes
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.pending_turn import PendingTurn
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.timestamps import to_millis

_w, _t = schema.waiting.c, schema.tables.c
_TO_CHECK = select(schema.waiting).where(_w.check_at <= bindparam("now")).order_by(_w.check_at).limit(bindparam("most"))
_MARK = update(schema.waiting).where(
    _w.table_id == bindparam("this"), _w.seat == bindparam("who"), _w.since == bindparam("still")
)
_SNOOZE = _MARK.values(
    snoozed_until=bindparam("until"),
    check_at=case((_w.check_at < bindparam("until"), _w.check_at), else_=bindparam("until")),
)
_EXTEND = _MARK.values(paused=_w.paused + bindparam("more"), check_at=bindparam("now"))
_UNSEAL = _MARK.where(_w.sealed).values(sealed=False, paused=_w.paused - bindparam("less"), check_at=bindparam("now"))
_LOBBIES = (
    select(_t.id, _t.expires_at)
    .where(
        _t.expires_at <= bindparam("soon"),
        _t.status == TableStatus.LOBBY.value,
        or_(_t.warned_at.is_(None), _t.expires_at <= bindparam("now")),
    )
    .order_by(_t.expires_at)
    .limit(bindparam("most"))
)
_REQUESTS = (
    select(_t.id).where(_t.request_until <= bindparam("now")).order_by(_t.request_until).limit(bindparam("most"))
)
_WARN = (
    update(schema.tables)
    .where(
        and_(_t.id == bindparam("this"), _t.warned_at.is_(None), _t.status == TableStatus.LOBBY.value),
        _t.expires_at == bindparam("still"),
    )
    .values(warned_at=bindparam("now"))
)


class TurnExtended(msgspec.Struct, frozen=True):
    """A pending turn gets more time, in milliseconds, as part of a change of its table."""

    table: TableId
    pending_turn: PendingTurn
    more: int
    at: int

    async def write(self, _: Database, connection: AsyncConnection) -> None:
        """Store the time, unless the turn has ended."""
        turn = {"this": self.table, "who": self.pending_turn.seat, "still": self.pending_turn.since}
        await connection.execute(_EXTEND, turn | {"more": self.more, "now": self.at})


class PendingTurnRepository:
    """The turns and lobbies that are due for a check."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def note_shard(self, shard: str, at: int, *, connected: bool) -> None:
        """Store that a shard is connected or not; until it is, its tables' turns are paused."""
        await note_shard(self._engine, shard, at, connected=connected)

    async def to_check(self, now: int, limit: int) -> tuple[tuple[TableId, PendingTurn], ...]:
        """Return the turns that the scheduler must check, the earliest first."""
        rows = await self._engine.rows(_TO_CHECK, now=now, most=limit)
        return tuple((row.table_id, PENDING_TURN.of(row)) for row in rows)

    @writes
    async def mark(  # noqa: PLR0917
        self,
        connection: AsyncConnection,
        table: TableId,
        old: PendingTurn,
        new: PendingTurn,
        new_messages: tuple[NewMessage, ...],
        at: int,
    ) -> bool:
        """Set a turn's marks and enqueue the messages for them; False if the turn has ended."""
        statement = _MARK.where(
            _w.reminded_at.is_not_distinct_from(old.reminded_at), _w.nudged_at.is_not_distinct_from(old.nudged_at)
        )
        marks = {"reminded_at": new.reminded_at, "nudged_at": new.nudged_at, "check_at": new.check_at}
        where = {"this": table, "who": old.seat, "still": old.since}
        if (await connection.execute(statement, where | marks)).rowcount != 1:
            return False
        if new_messages:
            await enqueue(self._engine, connection, table, new_messages, at)
        return True

    @writes
    async def unseal(
        self, connection: AsyncConnection, table: TableId, old: PendingTurn, new: PendingTurn, at: int
    ) -> bool:
        """Start the time of a sealed turn and refresh the board; False if it runs already."""
        where = {"this": table, "who": old.seat, "still": old.since, "less": old.paused - new.paused, "now": at}
        if (await connection.execute(_UNSEAL, where)).rowcount != 1:
            return False
        await enqueue(self._engine, connection, table, (NewMessage(MessageKind.REFRESH),), at)
        return True

    @writes
    async def snooze(  # noqa: PLR0917
        self,
        connection: AsyncConnection,
        table: TableId,
        pending_turn: PendingTurn,
        until: int,
        new_message: NewMessage,
        at: int,
    ) -> bool:
        """Snooze the reminders of a turn; False if the turn has ended."""
        where = {"this": table, "who": pending_turn.seat, "still": pending_turn.since, "until": until}
        if (await connection.execute(_SNOOZE, where)).rowcount != 1:
            return False
        await enqueue(self._engine, connection, table, (new_message,), at)
        return True

    async def lobbies(self, now: int, soon: int, limit: int) -> tuple[TableId, ...]:
        """Return the lobbies that have expired, or will soon and have not been warned."""
        return await self._engine.column(_LOBBIES, now=now, soon=soon, most=limit)

    @writes
    async def warn(self, connection: AsyncConnection, table: Table, new_message: NewMessage, now: int) -> bool:
        """Mark a lobby as warned and enqueue the warning; False if it was warned already."""
        if table.expires_at is None:
            return False
        values = {"this": table.id, "still": to_millis(table.expires_at), "now": now}
        if (await connection.execute(_WARN, values)).rowcount != 1:
            return False
        await enqueue(self._engine, connection, table.id, (new_message,), now)
        return True

    async def requests(self, now: int, limit: int) -> tuple[TableId, ...]:
        """Return the tables whose undo request has expired."""
        return await self._engine.column(_REQUESTS, now=now, most=limit)
