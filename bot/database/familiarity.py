"""What people are familiar with: how often they have answered each kind of question."""

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.database import schema
from bot.database.engine import Database
from bot.domain.person import PersonId
from bot.domain.table_view import FamiliarPrompt

_f = schema.familiar.c
_TIMES = select(_f.times).where(
    _f.person == bindparam("who"), _f.game == bindparam("which"), _f.kind == bindparam("what")
)


async def answered(engine: Database, connection: AsyncConnection, known: FamiliarPrompt) -> None:
    """Count within a transaction that a person has answered a kind of question once more."""
    row = {"person": known.person, "game": known.game, "kind": known.kind, "times": 1}
    await connection.execute(engine.put.familiar, row)


class FamiliarityRepository:
    """What people are familiar with."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def times(self, person: PersonId, game: str, kind: str) -> int:
        """Return how often somebody has answered such a question, as far as it was counted."""
        async with self._engine.reading() as connection:
            found = await connection.execute(_TIMES, {"who": person, "which": game, "what": kind})
            return found.scalar_one_or_none() or 0
