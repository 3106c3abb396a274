"""The daily digest of the tables that wait for a person."""

from datetime import datetime

from msgspec import Struct

from bot.domain.notification import OutboxMessage, SentNotification
from bot.domain.person import Person
from bot.domain.table_view import MyTable


class DigestMessage(Struct, frozen=True, kw_only=True):
    """All pending turns of a person, in a direct message; `sent_notification` is the digest that it replaces."""

    outbox_message: OutboxMessage
    at: datetime
    person: Person
    mine: tuple[MyTable, ...]
    sent_notification: SentNotification | None
