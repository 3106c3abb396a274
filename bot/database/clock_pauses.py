"""Time that does not count for turns: downtime, clock jumps and unreachable tables.

Callers own the transaction.
"""

from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Case, bindparam, case, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.shard_outages import JUMPED, ShardOutage, lost_time, pause_lost_shards
from bot.domain.notification import MessageKind
from bot.domain.table import TableId, TableStatus
from bot.domain.time_control import TimeControl

CLOCK_PULSE = "clock"
"""The name of the scheduler's last tick in the table `pulse`."""

_t, _w, _p = schema.tables.c, schema.waiting.c, schema.pulse.c
_LOST_AT = select(_t.lost_at).where(_t.id == bindparam("this"))
_LAST = select(_p.at).where(_p.name == CLOCK_PULSE)


_ALL_GO_ON = (
    update(schema.waiting)
    .where(_w.person.is_not(None))
    .values(paused=_w.paused + lost_time(), check_at=bindparam("now"))
)
_GOES_ON = _ALL_GO_ON.where(_w.table_id == bindparam("this"))
SNOOZE_LASTS = 2 * 24 * 3_600_000
"""Milliseconds: the longest snooze, so a later end was set while the clock was ahead."""

_NOW: BindParameter[int] = bindparam("now")
_BACK: BindParameter[int] = bindparam("back")


def _less(column: Any, latest: Any = _NOW) -> Case[Any]:
    """Return a time reduced by the clock's jump if it is later than possible."""
    return case((column > latest, column - _BACK), else_=column)


_ALL_GO_BACK = (
    update(schema.waiting)
    .where(_w.person.is_not(None))
    .values(
        since=_less(_w.since),
        paused=case((_w.since > _NOW, _w.paused), else_=_w.paused - _BACK),
        check_at=_NOW,
        snoozed_until=_less(_w.snoozed_until, _NOW + SNOOZE_LASTS),
        **{name: _less(_w[name]) for name in ("last_since", "notified_at", "reminded_at", "nudged_at")},
    )
)
_SENT_NOTIFICATIONS_GO_BACK = (
    update(schema.calls).where(schema.calls.c.since > _NOW).values(since=schema.calls.c.since - _BACK)
)
_DUE_AGAIN = (
    update(schema.outbox)
    .where(schema.outbox.c.due_at > _NOW, schema.outbox.c.kind != MessageKind.ARCHIVED.value)
    .values(due_at=_NOW)
)
_WITH_END = select(_t.id, _t.guild).where(
    or_((_t.status == TableStatus.LOBBY.value) & _t.expires_at.is_not(None), _t.request_until > 0)
)
_s = schema.seats.c
_PLAYERS = select(func.count()).where(_s.table_id == _t.id, _s.person.is_not(None)).scalar_subquery()
_WITH_DEADLINE = select(_t.id, _t.guild).where(
    _t.status == TableStatus.RUNNING.value,
    _t.pace != TimeControl.NONE.value,
    _t.board_message.is_not(None),
    _PLAYERS > 1,
)
FOUND = {"reachable": True, "lost_at": None}
"""The columns of a reachable table."""


class ClockTick(NamedTuple):
    """The result of a tick: a jump of the clock in milliseconds (0: none), and shard outages."""

    jump: int
    outages: tuple[ShardOutage, ...]


async def unreachable_since(connection: AsyncConnection, table: TableId) -> int | None:
    """Return since when a table is unreachable; call it before that is reset."""
    found: int | None = (await connection.execute(_LOST_AT, {"this": table})).scalar_one_or_none()
    return found


async def resume_clock(connection: AsyncConnection, table: TableId, lost: int, now: int) -> None:
    """Add the time since the table was `lost` to the pauses of all its pending turns."""
    await connection.execute(_GOES_ON, {"this": table, "lost": lost, "now": now})


async def tick_clock(engine: Database, now: int, longest: int) -> ClockTick:
    """Record a tick, and return what happened since the last one.

    After a jump of more than `longest` milliseconds, forward (the bot was down, or the clock is wrong) or back, every
    turn has as much time left as before. A jump back reverts an earlier jump forward. Delayed messages become due for a
    check, as their time may be wrong.
    """
    async with engine.writing() as connection:
        last: int | None = (await connection.execute(_LAST)).scalar_one_or_none()
        await connection.execute(engine.put.pulse, {"name": CLOCK_PULSE, "at": now})
        jump = 0 if last is None or abs(now - last) <= longest else now - last
        if jump:
            await connection.execute(engine.put.pulse, {"name": JUMPED, "at": now})
        if jump > 0:
            await connection.execute(_ALL_GO_ON, {"lost": last, "now": now})
        if jump < 0:
            for statement in (_ALL_GO_BACK, _SENT_NOTIFICATIONS_GO_BACK):
                await connection.execute(statement, {"now": now, "back": -jump})
            await connection.execute(_DUE_AGAIN, {"now": now})
        stood_since = last if jump > 0 else None
        return ClockTick(jump, await pause_lost_shards(engine, connection, now, stood_since, last))


async def tables_with_end(engine: Database) -> tuple[tuple[TableId, int | None], ...]:
    """Return the tables with an expiring lobby or undo request, and their servers."""
    return tuple((row.id, row.guild) for row in await engine.rows(_WITH_END))


async def tables_with_deadline(engine: Database) -> tuple[tuple[TableId, int | None], ...]:
    """Return the running tables whose boards may show a deadline, and their servers."""
    return tuple((row.id, row.guild) for row in await engine.rows(_WITH_DEADLINE))
