"""Leases: each is held by one process at a time, and expires unless it is renewed.

A process also holds a lease on its own name, which shows others that it is alive. When that lease expires, other
processes take over its work.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, case, delete, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.transaction import writes

IDENTIFY = "identify/"
"""Prefix of rate limits, not leases: `until` is when the next shard may identify."""

PROCESS = "process/"
"""Prefix of the lease by which a process shows that it is alive."""

WAIT_MS = 1_000
"""Milliseconds for which a round waits for leases that another process has locked."""

CHANGED = "leases"
"""Notification: leases are free, or messages are left to others."""

Owners = Mapping[str, str]
"""Owners by name of the lease."""

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
    """The leases that a process takes, and those it gives to others."""

    take: tuple[str, ...] = ()
    give: tuple[str, ...] = ()


class LeaseHolders(Struct, frozen=True):
    """The owners of all leases at the database time `now`; `gone` if a process has stopped."""

    owners: Owners
    gone: bool
    now: int

    @property
    def living(self) -> tuple[str, ...]:
        """The names of the live processes."""
        return tuple(name.removeprefix(PROCESS) for name in self.owners if name.startswith(PROCESS))

    def held_by(self, process: str) -> tuple[str, ...]:
        """Return the names of the leases that a process holds."""
        return tuple(sorted(name for name, owner in self.owners.items() if owner == process))


class LeaseRepository:
    """The leases as seen by the process `me`; `time` reads the database clock, which they use.

    A round waits for a locked lease for WAIT_MS only, and for a locked message not at all.
    """

    def __init__(self, engine: Database, me: str) -> None:
        self._engine = engine
        self._me = me
        self._life = PROCESS + me
        self.time: Callable[[AsyncConnection], Awaitable[int]] = engine.time

    async def hold(
        self, at: int, lasts: int, request: Callable[[Owners], LeaseRequest], *, alone: bool = False
    ) -> LeaseHolders:
        """Renew this process's leases for `lasts` ms, and take and give others as requested.

        Only free leases can be taken. Leases of others have expired at their time, or at once if this process is known
        to be `alone`. Messages that a stopped process was sending become due again, at the time `at` of this process;
        that does not count as a failed attempt. Raises DatabaseBusy while another process has locked a lease.
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

    @writes
    async def take_turn(self, connection: AsyncConnection, place: str, lasts: int) -> int:
        """Take a turn of `lasts` ms and return 0, or return the ms until the current turn ends."""
        now = await self.time(connection)
        if (await connection.execute(_TURN, {"this": place, "now": now, "end": now + lasts})).rowcount:
            return 0
        first = {"name": place, "owner": IDENTIFY, "until": now + lasts}
        if (await connection.execute(self._engine.put.lease, first)).rowcount:
            return 0
        taken: int = (await connection.execute(_UNTIL, {"this": place})).scalar_one()
        return max(1, taken - now)

    @writes
    async def leave(self, connection: AsyncConnection) -> LeaseHolders:
        """Release all leases of this process at once, and return the leases of the others."""
        rows = (await connection.execute(_ALL)).all()
        now = await self.time(connection)
        await connection.execute(_MINE, {"me": self._me})
        end = {"name": self._life, "owner": self._me, "until": 0}
        await connection.execute(self._engine.put.lease, end)
        await self._engine.tell(connection, CHANGED)
        owners = {row.name: row.owner for row in rows if row.owner != self._me and row.until > now}
        return LeaseHolders(owners, gone=False, now=now)

    @writes
    async def tell(self, connection: AsyncConnection, news: str) -> None:
        """Notify all processes at this database."""
        await self._engine.tell(connection, news)


def _lapsed(row: Any, now: int, alone: bool) -> bool:
    """Return whether a lease has expired; a rate limit always lasts until its end."""
    return bool(row.until <= now or (alone and not row.name.startswith(IDENTIFY)))
