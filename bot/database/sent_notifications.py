"""Where messages stand that have called people: one for each person at a table, until it is no longer true."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.domain.notification import MessageKind, NewMessage, SentNotification
from bot.domain.person import PersonId
from bot.domain.table import Table

_c, _t = schema.calls.c, schema.tables.c
_CALLS = select(schema.calls).where(_c.topic == bindparam("this")).order_by(_c.person)
_CALL = select(schema.calls).where(_c.topic == bindparam("this"), _c.person == bindparam("who"))
_TAKEN = delete(schema.calls).where(
    _c.topic == bindparam("this"), _c.person == bindparam("who"), _c.message == bindparam("where")
)
_REVISION = select(_t.revision).where(_t.id == bindparam("this"))


class SentNotificationRepository:
    """The calls that stand."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def find(self, topic: str, person: PersonId) -> SentNotification | None:
        """Return the call of a person that stands, if one does."""
        async with self._engine.reading() as connection:
            row = (await connection.execute(_CALL, {"this": topic, "who": person})).one_or_none()
        return (
            None
            if row is None
            else SentNotification(row.topic, row.person, MessageKind(row.kind), row.since, row.home, row.message)
        )


async def insert_sent(
    engine: Database, connection: AsyncConnection, call: SentNotification, about: Table | None
) -> tuple[NewMessage, ...]:
    """Keep where a call stands, within the transaction that has locked its table, and return what is to be sent for it.

    If the table that it is `about` has changed since the call was read, it must be looked at again.
    """
    row = {"topic": call.topic, "person": call.person, "kind": call.kind.value, "since": call.since}
    await connection.execute(engine.put.call, row | {"home": call.home, "message": call.message})
    if about is None:
        return ()
    revision = (await connection.execute(_REVISION, {"this": about.id})).scalar_one()
    return () if revision == about.revision else (NewMessage(MessageKind.DONE, call.person),)


async def delete_sent(connection: AsyncConnection, call: SentNotification) -> None:
    """Forget a call that has been taken away, within a transaction."""
    await connection.execute(_TAKEN, {"this": call.topic, "who": call.person, "where": call.message})


async def people_notified(connection: AsyncConnection, table: Table) -> tuple[PersonId, ...]:
    """Return the people whose calls stand at a table."""
    return tuple(row.person for row in await connection.execute(_CALLS, {"this": table.id}))
