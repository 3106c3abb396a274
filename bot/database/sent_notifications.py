"""Where messages stand that have called people: one for each person at a table, until it is no longer true."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.domain.notification import MessageKind, NewMessage, SentNotification
from bot.domain.person import PersonId
from bot.domain.table import Table

_c, _t = schema.calls.c, schema.tables.c
_OF_TOPIC = select(schema.calls).where(_c.topic == bindparam("this")).order_by(_c.person)
_ONE = select(schema.calls).where(_c.topic == bindparam("this"), _c.person == bindparam("who"))
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
            row = (await connection.execute(_ONE, {"this": topic, "who": person})).one_or_none()
        return (
            None
            if row is None
            else SentNotification(row.topic, row.person, MessageKind(row.kind), row.since, row.home, row.message)
        )


async def insert_sent(
    engine: Database, connection: AsyncConnection, sent_notification: SentNotification, about: Table | None
) -> tuple[NewMessage, ...]:
    """Keep where a call stands, within the transaction that has locked its table, and return what is to be sent for it.

    If the table that it is `about` has changed since the call was read, it must be looked at again.
    """
    row = {
        "topic": sent_notification.topic,
        "person": sent_notification.person,
        "kind": sent_notification.kind.value,
        "since": sent_notification.since,
    }
    await connection.execute(
        engine.put.call, row | {"home": sent_notification.home, "message": sent_notification.message}
    )
    if about is None:
        return ()
    revision = (await connection.execute(_REVISION, {"this": about.id})).scalar_one()
    return () if revision == about.revision else (NewMessage(MessageKind.DONE, sent_notification.person),)


async def delete_sent(connection: AsyncConnection, sent_notification: SentNotification) -> None:
    """Forget a call that has been taken away, within a transaction."""
    await connection.execute(
        _TAKEN, {"this": sent_notification.topic, "who": sent_notification.person, "where": sent_notification.message}
    )


async def people_notified(connection: AsyncConnection, table: Table) -> tuple[PersonId, ...]:
    """Return the people whose calls stand at a table."""
    return tuple(row.person for row in await connection.execute(_OF_TOPIC, {"this": table.id}))
