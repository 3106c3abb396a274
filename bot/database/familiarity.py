"""How often people have answered each kind of prompt."""

import msgspec
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


class PromptAnswered(msgspec.Struct, frozen=True):
    """A person has answered a kind of prompt once more."""

    prompt: FamiliarPrompt

    async def write(self, engine: Database, connection: AsyncConnection) -> None:
        """Count the move."""
        await connection.execute(engine.put.familiar, {**msgspec.structs.asdict(self.prompt), "times": 1})


class FamiliarityRepository:
    """Counts of answered prompts."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def times(self, person: PersonId, game: str, kind: str) -> int:
        """Return how often a person has answered this kind of prompt, as far as it was counted."""
        return next(iter(await self._engine.column(_TIMES, who=person, which=game, what=kind)), 0)
