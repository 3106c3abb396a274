"""Imported records of matches, the latest of each person."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.transaction import reads, writes
from bot.domain.person import PersonId

_i = schema.imports.c
_OF_PERSON = select(_i.record).where(_i.person == bindparam("who"))
_OLD = delete(schema.imports).where(_i.at <= bindparam("until"))


class ImportRepository:
    """The repository that stores imported records for some days."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    @writes
    async def put(self, connection: AsyncConnection, person: PersonId, record: str, at: int) -> None:
        """Store a record, replacing the person's previous one."""
        row = {"person": person, "record": record, "at": at}
        await connection.execute(self._engine.put.imported, row)

    @reads
    async def find(self, connection: AsyncConnection, person: PersonId) -> str | None:
        """Return the person's imported record, or None."""
        found: str | None = (await connection.execute(_OF_PERSON, {"who": person})).scalar_one_or_none()
        return found

    @writes
    async def forget(self, connection: AsyncConnection, until: int) -> None:
        """Delete records imported until this time."""
        await connection.execute(_OLD, {"until": until})
