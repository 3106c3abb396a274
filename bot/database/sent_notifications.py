"""Notifications that exist on Discord: at most one for each person and table."""

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.database.mapping import SENT_NOTIFICATION
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
    """The notifications that exist on Discord."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def find(self, topic: str, person: PersonId) -> SentNotification | None:
        """Return the notification of a person, or None."""
        return next(map(SENT_NOTIFICATION.of, await self._engine.rows(_ONE, this=topic, who=person)), None)


async def insert_sent(
    engine: Database, connection: AsyncConnection, sent_notification: SentNotification, about: Table | None
) -> tuple[NewMessage, ...]:
    """Store a sent notification in the transaction that has locked its table.

    Returns the message that checks the notification, if the table that it is `about` has changed since it was read.
    """
    await connection.execute(engine.put.call, SENT_NOTIFICATION.values(sent_notification))
    if about is None:
        return ()
    revision = (await connection.execute(_REVISION, {"this": about.id})).scalar_one()
    return () if revision == about.revision else (NewMessage(MessageKind.DONE, sent_notification.person),)


async def delete_sent(connection: AsyncConnection, sent_notification: SentNotification) -> None:
    """Delete a notification that was removed from Discord, within a transaction."""
    await connection.execute(
        _TAKEN, {"this": sent_notification.topic, "who": sent_notification.person, "where": sent_notification.message}
    )


async def people_notified(connection: AsyncConnection, table: Table) -> tuple[PersonId, ...]:
    """Return the people with a notification at a table."""
    return tuple(row.person for row in await connection.execute(_OF_TOPIC, {"this": table.id}))
