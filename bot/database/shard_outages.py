"""Outages of shards, which do not count for turns at the tables of their servers."""

from functools import cache
from typing import NamedTuple

from sqlalchemy import Case, Update, bindparam, case, delete, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.domain.table import TableStatus

LOST, AGAIN = "lost/", "again/"
"""Prefixes of a shard's name: the start of its uncounted time, and when it reconnected."""

JUMPED = "jump"
"""The name of the time of the last jump of the clock, restarts after downtime included."""

IGNORED_OUTAGE_MS = 10_000
"""Milliseconds: shorter outages are ignored."""

SNOWFLAKE = 1 << 22
"""A server belongs to the shard (its id / SNOWFLAKE) modulo the number of shards."""

_t, _w, _p = schema.tables.c, schema.waiting.c, schema.pulse.c
_OURS = or_(_p.name.startswith(LOST), _p.name.startswith(AGAIN))
_PULSES = select(schema.pulse).where(_OURS).order_by(_p.name).with_for_update()
_PULSE = select(_p.at).where(_p.name == bindparam("this"))
_DROP = delete(schema.pulse).where(_p.name == bindparam("this"))


def lost_time() -> Case[int]:
    """Return the part of the time from `lost` to `now` that lies within a turn."""
    began = case((_w.since > bindparam("lost"), _w.since), else_=bindparam("lost"))
    return case((began < bindparam("now"), bindparam("now") - began), else_=literal(0))


class ShardOutage(NamedTuple):
    """`milliseconds` in which shard `number` of `shards` was not connected; `is_over`: it is connected again."""

    shards: int
    number: int
    milliseconds: int
    is_over: bool

    def concerns(self, server: int | None) -> bool:
        """Return whether this server belongs to the shard.

        Direct messages (None) belong to shard 0.
        """
        return self.number == (0 if server is None else server // SNOWFLAKE % self.shards)


async def note_shard(engine: Database, shard: str, at: int, *, connected: bool) -> None:
    """Store that a shard (`shard/COUNT/NUMBER`) is connected or not since `at`.

    The next tick adds the outage to the pauses.

    An outage does not begin before the last jump of the clock, as that time is paused already. Rows of another number
    of shards are deleted.
    """
    async with engine.writing() as connection:
        count = shard.rpartition("/")[0]
        same = or_(*(_p.name.startswith(f"{kind}{count}/") for kind in (LOST, AGAIN)))
        await connection.execute(delete(schema.pulse).where(_OURS, ~same))
        if not connected:
            jumped: int | None = (await connection.execute(_PULSE, {"this": JUMPED})).scalar_one_or_none()
            at = at if jumped is None else max(at, jumped)
            await connection.execute(_DROP, {"this": AGAIN + shard})
            await connection.execute(engine.put.first_pulse, {"name": LOST + shard, "at": at})
        elif (await connection.execute(_PULSE, {"this": LOST + shard})).first() is not None:
            await connection.execute(engine.put.pulse, {"name": AGAIN + shard, "at": at})


async def pause_lost_shards(
    engine: Database, connection: AsyncConnection, now: int, stood_since: int | None, last: int | None
) -> tuple[ShardOutage, ...]:
    """Add outages of shards to the pauses of their turns, and return the outages since the `last` tick.

    Time after `stood_since` is paused already.
    """
    known = {row.name: row.at for row in await connection.execute(_PULSES)}
    pauses: list[tuple[int, int, int, int]] = []
    outages: list[ShardOutage] = []
    for name in sorted(name for name in known if name.startswith(LOST)):
        shard = name.removeprefix(LOST)
        lost, again = known[name], known.get(AGAIN + shard)
        end = min(now if again is None else again, now if stood_since is None else stood_since, now)
        count, number = map(int, shard.split("/")[1:])
        if end - lost >= IGNORED_OUTAGE_MS:
            pauses.append((count, number, lost, end))
            outages.append(ShardOutage(count, number, end - lost, again is not None))
        elif again is not None and lost == last:  # the last seconds of a longer outage
            outages.append(ShardOutage(count, number, 0, is_over=True))
        is_brief = end - lost < IGNORED_OUTAGE_MS
        if is_brief and again is None and stood_since is None and lost <= now:  # else the clock was ahead
            continue
        if again is None:
            await connection.execute(engine.put.pulse, {"name": name, "at": now})
        else:
            await connection.execute(_DROP, [{"this": name}, {"this": AGAIN + shard}])
    for count, number, lost, end in pauses:
        await connection.execute(_pause(count, number), {"lost": lost, "now": end})
    return tuple(outages)


@cache
def _pause(count: int, number: int) -> Update:
    """Return a statement that adds `lost` to `now` to the pauses of one shard's tables."""
    here = _t.guild // SNOWFLAKE % count == number
    running = _t.status == TableStatus.RUNNING.value
    tables = select(_t.id).where(running, _t.lost_at.is_(None), or_(here, _t.guild.is_(None)) if number == 0 else here)
    stood = lost_time()
    return (
        update(schema.waiting)
        .where(_w.person.is_not(None), _w.table_id.in_(tables))
        .values(paused=_w.paused + stood, check_at=_w.check_at + stood)
    )
