"""Leases: what one process at a time holds, for as long as it keeps saying so.

A process holds a lease on its own name, too: that is how others know that it lives. Whatever belongs to a process
belongs to nobody once that lease has run out.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, case, delete, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database

IDENTIFY = "identify/"
"""Until when no other shard may begin a session stands under this; no process holds it."""

PROCESS = "process/"
"""What a process holds under this and its own name is its life."""

WAIT_MS = 1_000
"""Milliseconds for which a round waits for leases that another process has locked in its own round."""

CHANGED = "leases"
"""Told when something can be taken, or messages are left to others."""

Owners = Mapping[str, str]
"""Who holds what: owners by name of the lease."""

_l, _o = schema.leases.c, schema.outbox.c
_OWNERS = select(_l.name, _l.owner)
_ALL = select(schema.leases).order_by(_l.name).with_for_update(key_share=True)
_DROP = delete(schema.leases).where(_l.name == bindparam("this"))
_TURN = (
    update(schema.leases)
    .where(_l.name == bindparam("this"), _l.until <= bindparam("now"))
    .values(until=bindparam("end"))
)
_UNTIL = select(_l.until).where(_l.name == bindparam("this"))
_MINE = delete(schema.leases).where(_l.owner == bindparam("me"))
_RENEW = update(schema.leases).where(_l.owner == bindparam("me")).values(until=bindparam("end"))
_LIVING = select(_l.owner)
_LEFT = select(_o.id).where(_o.owner.is_not(None), _o.owner.not_in(_LIVING)).with_for_update(skip_locked=True)
_FREE = (
    update(schema.outbox)
    .where(_o.id.in_(_LEFT))
    .values(owner=null(), due_at=case((_o.due_at < bindparam("now"), _o.due_at), else_=bindparam("now")), tries=0)
)


class LeaseRequest(Struct, frozen=True):
    """The names of what a process would like to hold, and of what it gives to others."""

    take: tuple[str, ...] = ()
    give: tuple[str, ...] = ()


class LeaseHolders(Struct, frozen=True):
    """Who holds what at the time `now` of the database, and whether a process has gone since anybody looked."""

    owners: Owners
    gone: bool
    now: int

    @property
    def living(self) -> tuple[str, ...]:
        """The names of the processes that live."""
        return tuple(name.removeprefix(PROCESS) for name in self.owners if name.startswith(PROCESS))

    def held_by(self, process: str) -> tuple[str, ...]:
        """The names of what a process holds."""
        return tuple(sorted(name for name, owner in self.owners.items() if owner == process))


class LeaseRepository:
    """The leases, as the process of the name `me` sees them; `time` reads the clock that they run by, the database's.

    A round waits for no row that another process has locked: for a lease only WAIT_MS, for a message not at all.
    """

    def __init__(self, engine: Database, me: str) -> None:
        self._engine = engine
        self._me = me
        self._life = PROCESS + me
        self.time: Callable[[AsyncConnection], Awaitable[int]] = engine.time

    async def hold(
        self, at: int, lasts: int, request: Callable[[Owners], LeaseRequest], *, alone: bool = False
    ) -> LeaseHolders:
        """Renew this process's leases for `lasts` milliseconds, and take and give others as requested.

        What it takes must be free. What others hold has run out at its time, all of it if this process is known to be
        `alone`. Messages that a stopped process was sending become due again, at the time `at` of this process; that
        does not count as a failed attempt. Raises DatabaseBusy while another process has locked a lease.
        """
        async with self._engine.writing(lock_ms=WAIT_MS) as connection:
            rows = (await connection.execute(_ALL)).all()
            now = await self.time(connection)
            until = now + lasts
            lapsed = [row.name for row in rows if row.owner != self._me and _lapsed(row, now, alone)]
            wanted = request({row.name: row.owner for row in rows if row.name not in lapsed} | {self._life: self._me})
            if dropped := [{"this": name} for name in (*lapsed, *wanted.give)]:
                await connection.execute(_DROP, dropped)
            taken = [{"name": name, "owner": self._me, "until": until} for name in sorted({self._life, *wanted.take})]
            await connection.execute(self._engine.put.lease, taken)
            await connection.execute(_RENEW, {"me": self._me, "end": until})
            await connection.execute(_FREE, {"now": at})
            if wanted.give:
                await self._engine.tell(connection, CHANGED)
            owners = {row.name: row.owner for row in await connection.execute(_OWNERS)}
        return LeaseHolders(owners, any(name.startswith(PROCESS) for name in lapsed), now)

    async def take_turn(self, place: str, lasts: int) -> int:
        """Take a turn of `lasts` milliseconds and return 0, or return the milliseconds until another's turn ends."""
        async with self._engine.writing() as connection:
            now = await self.time(connection)
            if (await connection.execute(_TURN, {"this": place, "now": now, "end": now + lasts})).rowcount:
                return 0
            first = {"name": place, "owner": IDENTIFY, "until": now + lasts}
            if (await connection.execute(self._engine.put.lease, first)).rowcount:
                return 0
            taken: int = (await connection.execute(_UNTIL, {"this": place})).scalar_one()
            return max(1, taken - now)

    async def leave(self) -> LeaseHolders:
        """Hold nothing any more, as if the time of all had run out, and return what others hold.

        They go on at once with what is left.
        """
        async with self._engine.writing() as connection:
            rows = (await connection.execute(_ALL)).all()
            now = await self.time(connection)
            await connection.execute(_MINE, {"me": self._me})
            end = {"name": self._life, "owner": self._me, "until": 0}
            await connection.execute(self._engine.put.lease, end)
            await self._engine.tell(connection, CHANGED)
        owners = {row.name: row.owner for row in rows if row.owner != self._me and row.until > now}
        return LeaseHolders(owners, gone=False, now=now)

    async def tell(self, news: str) -> None:
        """Tell every process at this database something at once."""
        async with self._engine.writing() as connection:
            await self._engine.tell(connection, news)


def _lapsed(row: Any, now: int, alone: bool) -> bool:
    """Return whether a lease has run out; a turn lasts until its end, whoever is alone."""
    return bool(row.until <= now or (alone and not row.name.startswith(IDENTIFY)))
