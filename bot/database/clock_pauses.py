"""Time that does not count as waiting: the bot was down, or a table was unreachable. Callers own the transaction."""

from sqlalchemy import Update, bindparam, case, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.domain.table import TableId

PULSE = "clock"
"""The name under which the clock says when it ticked last."""

_t, _w, _p = schema.tables.c, schema.waiting.c, schema.pulse.c
_LOST_AT = select(_t.lost_at).where(_t.id == bindparam("this"))
_LAST = select(_p.at).where(_p.name == PULSE)


def _gone_on() -> Update:
    """Return a statement that gives back the time between `lost` and `now`, and lets the clock look again."""
    began = case((_w.since > bindparam("lost"), _w.since), else_=bindparam("lost"))
    stood = case((began < bindparam("now"), bindparam("now") - began), else_=literal(0))
    return (
        update(schema.waiting).where(_w.person.is_not(None)).values(paused=_w.paused + stood, check_at=bindparam("now"))
    )


_ALL_GO_ON = _gone_on()
_GOES_ON = _ALL_GO_ON.where(_w.table_id == bindparam("this"))
FOUND = {"reachable": True, "lost_at": None}
"""The columns of a table that can be reached."""


async def unreachable_since(connection: AsyncConnection, table: TableId) -> int | None:
    """Return since when a table cannot be reached; asked before that is set right."""
    found: int | None = (await connection.execute(_LOST_AT, {"this": table})).scalar_one_or_none()
    return found


async def resume_clock(connection: AsyncConnection, table: TableId, lost: int | None, now: int) -> None:
    """Let the time of everybody who is waited for at a table go on, which stood still since it was `lost`."""
    if lost is not None:
        await connection.execute(_GOES_ON, {"this": table, "lost": lost, "now": now})


async def tick_clock(engine: Database, now: int, longest: int) -> bool:
    """Note that the clock ticks; if it stood for longer than so many milliseconds, nobody's time ran meanwhile.

    Returns whether it had stood.
    """
    async with engine.writing() as connection:
        last: int | None = (await connection.execute(_LAST)).scalar_one_or_none()
        await connection.execute(engine.put.pulse, {"name": PULSE, "at": now})
        stood = last is not None and now - last > longest
        if stood:
            await connection.execute(_ALL_GO_ON, {"lost": last, "now": now})
        return stood
