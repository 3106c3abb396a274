"""The repositories of the core."""

from secrets import token_hex
from typing import Self

from bot.database.backup import backup
from bot.database.engine import BUSY_MS, Database
from bot.database.migrate import migrate
from bot.database.moves import MoveRepository
from bot.database.outbox import OutboxRepository
from bot.database.pending_turns import PendingTurnRepository
from bot.database.people import PeopleRepository
from bot.database.sent_notifications import SentNotificationRepository
from bot.database.stale_messages import StaleMessageRepository
from bot.database.subscriptions import WatchRepository
from bot.database.tables import TableRows
from bot.database.unit_of_work import TableChange, commit_change

__all__ = ["Repositories", "TableChange", "backup", "open_database"]


class Repositories:
    """The core's part of the database, by subject, as one process sees it; `name` is that process's own."""

    def __init__(self, engine: Database) -> None:
        self.engine = engine
        self.name = token_hex(8)
        self.tables = TableRows(engine)
        self.log = MoveRepository(engine)
        self.pending_turns = PendingTurnRepository(engine)
        self.outbox = OutboxRepository(engine, self.name)
        self.sent_notifications = SentNotificationRepository(engine)
        self.watch_levels = WatchRepository(engine)
        self.past = StaleMessageRepository(engine)
        self.people = PeopleRepository(engine)

    async def record(self, change: TableChange) -> None:
        """Write a change in one transaction. Raises Conflict and the refusals of the database."""
        await commit_change(self.engine, change)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


async def open_database(url: str, *, busy_ms: int = BUSY_MS) -> Database:
    """Open a database and bring its schema up to date.

    Raises NewerDatabase if a newer version of the bot has migrated it, and the refusals of the database.
    """
    engine = Database(url, busy_ms=busy_ms)
    try:
        await migrate(engine)
    except BaseException:
        await engine.close()
        raise
    return engine
