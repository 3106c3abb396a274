"""Work for other processes: asked for by one, taken by another, and gone when its answer has been read.

What is to be done and what has come of it are bytes that mean nothing here (`bot.jobs`). A job belongs to two
processes, and `LeaseStore.hold` does what must be done when either of them is dead.
"""

from msgspec import Struct
from sqlalchemy import and_, bindparam, delete, insert, or_, select, update

from bot.store import schema
from bot.store.engine import Engine

WANTED = "jobs"
"""Told when work can be taken."""

BEGUN, DONE = "begun", "done"
"""Told with the name of a job when it has been taken, and when it has its answer."""

LONGEST = 60_000
"""Milliseconds after which a job is taken again that has no answer: its worker could not write it."""

OLDEST = 300_000
"""Milliseconds after which nobody waits for a job any more."""

_j = schema.jobs.c
_OPEN = and_(_j.result.is_(None), _j.error.is_(None))
_THIS = _j.id == bindparam("this")
_ADD = insert(schema.jobs)
_NEXT = (
    select(_j.id)
    .where(_j.worker.is_(None))
    .order_by(_j.urgent.desc(), _j.made_at, _j.id)
    .limit(1)
    .with_for_update(key_share=True, skip_locked=True)
    .scalar_subquery()
)
_TAKE = (
    update(schema.jobs)
    .where(_j.id == _NEXT)
    .values(worker=bindparam("me"), taken_at=bindparam("now"))
    .returning(_j.id, _j.kind, _j.work)
)
_FINISH = (
    update(schema.jobs)
    .where(_THIS, _j.worker == bindparam("me"), _OPEN)
    .values(result=bindparam("came"), error=bindparam("wrong"))
)
_WITHDRAW = delete(schema.jobs).where(_THIS, _j.worker.is_(None))
_READ = delete(schema.jobs).where(_THIS, ~_OPEN).returning(_j.result, _j.error)
_EXISTS = select(_j.id).where(_THIS)
_FORGET = delete(schema.jobs).where(_THIS)
_LIVING = select(schema.leases.c.owner)

FREE = (
    update(schema.jobs)
    .where(_OPEN, _j.worker.is_not(None), or_(_j.worker.not_in(_LIVING), _j.taken_at + LONGEST < bindparam("now")))
    .values(worker=None, taken_at=None)
)
"""What workers had taken that are dead is anybody's."""

CLEAR = delete(schema.jobs).where(or_(_j.owner.not_in(_LIVING), _j.made_at + OLDEST < bindparam("now")))
"""What the dead had asked for, and what nobody waits for any more, is gone."""


class Job(Struct, frozen=True):
    """What a worker has taken: the job's name, `drawing` or `thinking`, and what is to be done."""

    name: str
    kind: str
    work: bytes


class Answer(Struct, frozen=True):
    """What has come of a job: the result, or else the name of what went wrong; neither if the job is gone."""

    result: bytes | None = None
    error: str = ""


class JobStore:
    """The jobs, as the process of the name `me` sees them, which asks or works."""

    def __init__(self, engine: Engine, me: str) -> None:
        self._engine = engine
        self._me = me

    # -- for who asks ------------------------------------------------------------------------------------------------

    async def ask(self, name: str, kind: str, work: bytes, now: int, *, urgent: bool) -> None:
        """Put work there for whoever takes it; nobody else gives a job this name."""
        row = {"id": name, "kind": kind, "urgent": urgent, "work": work, "owner": self._me, "made_at": now}
        async with self._engine.writing() as connection:
            await connection.execute(_ADD, row)
            await self._engine.tell(connection, WANTED)

    async def withdraw(self, name: str) -> bool:
        """Take a job back; False if somebody has begun with it."""
        async with self._engine.writing() as connection:
            return (await connection.execute(_WITHDRAW, {"this": name})).rowcount == 1

    async def read(self, name: str) -> Answer | None:
        """Return what has come of a job, which is gone then, or None as long as it is being done."""
        async with self._engine.writing() as connection:
            row = (await connection.execute(_READ, {"this": name})).first()
            if row is not None:
                return Answer(row.result, row.error or "")
            waits = (await connection.execute(_EXISTS, {"this": name})).first() is not None
        return None if waits else Answer()

    async def forget(self, name: str) -> None:
        """Drop a job whose answer nobody waits for."""
        async with self._engine.writing() as connection:
            await connection.execute(_FORGET, {"this": name})

    # -- for who works -----------------------------------------------------------------------------------------------

    async def take(self, now: int) -> Job | None:
        """Take a job that nobody else has, an urgent one first, else the oldest; None if there is none."""
        async with self._engine.writing() as connection:
            row = (await connection.execute(_TAKE, {"me": self._me, "now": now})).first()
            if row is None:
                return None
            await self._engine.tell(connection, f"{BEGUN} {row.id}")
        return Job(row.id, row.kind, row.work)

    async def finish(self, job: Job, answer: Answer) -> None:
        """Tell what has come of a job, unless it has been given to another worker or nobody waits for it any more."""
        values = {"me": self._me, "came": answer.result, "wrong": answer.error or None}
        async with self._engine.writing() as connection:
            if (await connection.execute(_FINISH, {"this": job.name, **values})).rowcount:
                await self._engine.tell(connection, f"{DONE} {job.name}")
