"""Transaction parts: what features write in a transaction of the core."""

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.engine import Database


class TransactionPart(Protocol):
    """What a feature writes in the transaction of another change."""

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Write the part. Raises Conflict if another process has changed the same rows."""
