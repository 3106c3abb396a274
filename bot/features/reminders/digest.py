"""The daily digest of the tables that wait for a person."""

from datetime import datetime

from msgspec import Struct

from bot.domain.notification import OutboxMessage, SentNotification
from bot.domain.person import Person
from bot.domain.table_view import MyTable


class DigestMessage(Struct, frozen=True, kw_only=True):
    """What waits for a person at all tables, in a direct message; `call` is the digest before, and goes."""

    outbox_message: OutboxMessage
    at: datetime
    person: Person
    mine: tuple[MyTable, ...]
    call: SentNotification | None
