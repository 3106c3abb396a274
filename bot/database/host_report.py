"""What the host asks about servers and single tables: where they are, and what went wrong last."""

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, case, func, select

from bot.database import schema
from bot.database.engine import Database
from bot.database.tables import OPEN_STATUSES
from bot.domain.table import TableId, TableStatus

_t, _s, _o, _p = schema.tables.c, schema.seats.c, schema.outbox.c, schema.people.c
_IS_OPEN, _IS_OVER = _t.status.in_(OPEN_STATUSES), _t.status == TableStatus.OVER.value


def _number(condition: Any) -> Any:
    return func.sum(case((condition, 1), else_=0))


_SERVERS = (
    select(
        _t.guild,
        _number(_IS_OPEN).label("open"),
        _number(_IS_OVER).label("over"),
        _number(_IS_OPEN & ~_t.reachable).label("lost"),
        func.max(_t.changed_at).label("changed"),
    )
    .where(_t.guild.is_not(None))
    .group_by(_t.guild)
)
_FAILING = (
    select(_t.guild, func.count().label("failing"), func.max(_o.problem).label("problem"))
    .join_from(schema.outbox, schema.tables, _o.topic == _t.id)
    .where(_o.problem.is_not(None), _t.guild.is_not(None))
    .group_by(_t.guild)
)
_PEOPLE = (
    select(_s.seat, _s.person, _s.level, _s.missed, _p.name)
    .join_from(schema.seats, schema.people, _s.person == _p.id, isouter=True)
    .where(_s.table_id == bindparam("this"))
    .order_by(_s.seat)
)
_TABLE = select(schema.tables).where(_t.id == bindparam("this"))
_MESSAGES = select(schema.outbox).where(_o.topic == bindparam("this")).order_by(_o.id)


class ServerReport(msgspec.Struct, frozen=True):
    """A server's tables: open ones, of these unreachable (`lost`) ones, finished ones, and the last change.

    `failing` is the number of messages that could not be sent yet, `problem` the answer to one of them.
    """

    guild: int
    open: int
    over: int
    lost: int
    changed: int
    failing: int = 0
    problem: str = ""


async def servers(engine: Database) -> tuple[ServerReport, ...]:
    """Return all servers that have had tables, the one that changed last first."""
    failing: Mapping[int, Row[Any]] = {row.guild: row for row in await engine.rows(_FAILING)}
    found = []
    for row in await engine.rows(_SERVERS):
        unsent = failing.get(row.guild)
        told = (unsent.failing, unsent.problem) if unsent else (0, "")
        found.append(ServerReport(row.guild, row.open, row.over, row.lost, row.changed, *told))
    return tuple(sorted(found, key=lambda one: -one.changed))


async def table(engine: Database, this: TableId) -> tuple[Row[Any], tuple[Row[Any], ...], tuple[Row[Any], ...]] | None:
    """Return a table's row, its seats with their names, and its unsent messages; None if there is no such table."""
    rows = await engine.rows(_TABLE, this=this)
    if not rows:
        return None
    return rows[0], tuple(await engine.rows(_PEOPLE, this=this)), tuple(await engine.rows(_MESSAGES, this=this))
