"""Counts a person's tables on a server."""

import msgspec
from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema, schema_challenges
from bot.database.engine import Database
from bot.database.tables import OPEN_STATUSES
from bot.database.transaction import reads_snapshot
from bot.domain.person import PersonId

_t, _s, _r, _x = schema.tables.c, schema.seats.c, schema.results.c, schema_challenges.attempts.c
_SITTING = (
    select(func.count())
    .select_from(schema.tables.join(schema.seats, _s.table_id == _t.id))
    .where(
        _s.person == bindparam("who"), _t.guild == bindparam("here"), _t.status.in_(OPEN_STATUSES), _t.lesson.is_(False)
    )
    .where(_t.id.not_in(select(_x.table_id).where(_x.person == bindparam("who"))))
)
_FINISHED = select(func.count()).where(_r.person == bindparam("who"), _r.guild == bindparam("here"))


class PlayerLoad(msgspec.Struct, frozen=True):
    """The number of a person's open tables on a server, without lessons and challenges, and of finished matches."""

    sitting: int
    finished: int


class PlayerLoadRepository:
    """Counts a person's tables."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    @reads_snapshot
    async def of(self, connection: AsyncConnection, person: PersonId, guild: int) -> PlayerLoad:
        """Return the numbers of a person's tables on a server."""
        this = {"who": person, "here": guild}
        sitting = (await connection.execute(_SITTING, this)).scalar_one()
        return PlayerLoad(sitting, (await connection.execute(_FINISHED, this)).scalar_one())
