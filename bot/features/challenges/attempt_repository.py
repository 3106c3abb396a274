"""Attempts at challenges as parts of a change of their table."""

import msgspec
from sqlalchemy import bindparam, case, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema_challenges
from bot.database.engine import Database
from bot.domain.person import PersonId
from bot.domain.table import TableId
from bot.features.challenges.model import AttemptState
from bot.refusals import Conflict

_a, _c = schema_challenges.attempts.c, schema_challenges.challenges.c
_BEGIN = insert(schema_challenges.attempts)
_END = (
    update(schema_challenges.attempts)
    .where(_a.table_id == bindparam("this"), _a.state == AttemptState.RUNNING.value)
    .values(state=bindparam("now"), reached=bindparam("round"), finished_at=bindparam("at"))
)
_OF_TABLE = (
    select(_c.closed_at)
    .join(schema_challenges.challenges, _c.code == _a.code)
    .where(_a.table_id == bindparam("this"), _a.ranked)
)
_THIS = update(schema_challenges.attempts).where(_a.table_id == bindparam("this"), _a.ranked)
_STRIKE = _THIS.where(or_(_a.state == AttemptState.LISTED.value, _a.state == AttemptState.DONE.value)).values(
    state=AttemptState.STRUCK.value, rank=None, points=None
)
_COUNT_AGAIN = _THIS.where(_a.state == AttemptState.STRUCK.value).values(
    state=case((_a.proved_at.is_(None), AttemptState.DONE.value), else_=AttemptState.LISTED.value)
)


class AttemptBegun(msgspec.Struct, frozen=True):
    """A new attempt of a person, on a server; the time is in milliseconds."""

    table_id: TableId
    code: str
    person: PersonId
    guild: int | None
    ranked: bool
    begun_at: int

    async def write(self, _: Database, connection: AsyncConnection) -> None:
        """Store the attempt. Raises Conflict if the person has a ranked one at this challenge already."""
        row = {"state": AttemptState.RUNNING.value, "reached": 0}
        try:
            await connection.execute(_BEGIN, msgspec.structs.asdict(self) | row)
        except IntegrityError as error:
            raise Conflict() from error


class AttemptEnded(msgspec.Struct, frozen=True):
    """An attempt that has ended: played out, or given up in the round `reached`; the time is in milliseconds."""

    table_id: TableId
    state: AttemptState
    reached: int
    at: int

    async def write(self, _: Database, connection: AsyncConnection) -> None:
        """Store the end of the attempt."""
        values = {"this": self.table_id, "now": self.state.value, "round": self.reached, "at": self.at}
        await connection.execute(_END, values)


async def strike(connection: AsyncConnection, table: TableId, *, void: bool) -> bool:
    """Strike the ranked attempt at a table, or let it count again.

    Returns whether its challenge has closed, so that ranks must be computed again; False for practice.
    """
    row = (await connection.execute(_OF_TABLE, {"this": table})).one_or_none()
    if row is None:
        return False
    await connection.execute(_STRIKE if void else _COUNT_AGAIN, {"this": table})
    return row.closed_at is not None
