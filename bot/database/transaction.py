"""What features add to a transaction of the core."""

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database.engine import Database


class TransactionPart(Protocol):
    """What a feature writes in the transaction of a change that is not its own."""

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Write the part. Raises Conflict where another process was quicker."""
