"""Strikes the result of a table, or lets it count again."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from msgspec import Struct

from bot.database.repositories import Repositories
from bot.database.tables import mark_changed
from bot.database.unit_of_work import enqueue
from bot.domain.notification import MessageKind, NewMessage
from bot.domain.person import PersonId
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.timestamps import to_millis
from bot.features.challenges.attempt_repository import strike
from bot.features.challenges.model import Challenge
from bot.features.challenges.repository import hold_tables, ranked_attempts, set_places
from bot.features.challenges.results import places_of
from bot.features.challenges.service import ChallengeService
from bot.features.challenges.standing import rank_attempts
from bot.features.rankings.counting import RebuildReport, alone, recount, set_void
from bot.tables.catalog import Games, challenge_rules_of
from bot.tables.queries import TableQueries
from bot.tables.repository import Clock


class VoidReport(Struct, frozen=True):
    """The table of a struck result, the notified people, and the report of the recount."""

    table: Table
    people: tuple[PersonId, ...]
    rebuilt: RebuildReport


ResultVoided = Callable[[Table, Challenge | None], Awaitable[None]]
"""Called after the result of a table was struck or counts again, with the challenge that the table is of."""


@dataclass(eq=False)
class VoidService:
    """The service that strikes results for the host of the bot; calls `on_changed` in their order afterwards."""

    repositories: Repositories
    now: Clock
    games: Games
    queries: TableQueries
    challenges: ChallengeService
    on_changed: list[ResultVoided] = field(default_factory=list, init=False)

    async def set_void(self, table: TableId, *, void: bool) -> VoidReport:
        """Strike the result of a table, or let it count again, and recount all results in one transaction.

        In a closed challenge, ranks and season points are computed again. The people concerned are notified, and the
        table's public message is renewed. Raises UnknownTable, NothingCounted, AlreadyVoid, NotVoid.
        """
        found, at = await self.queries.table(table), to_millis(self.now())
        challenge = None if found.challenge is None else await self.challenges.find(found.challenge.code)
        engine = self.repositories.engine
        async with engine.writing(job=True) as connection:
            if challenge is not None:
                await hold_tables(connection, challenge.code)
                if await strike(connection, table, void=void):
                    attempts = await ranked_attempts(connection, challenge.code)
                    by_time = challenge_rules_of(self.games, challenge.game).by_time
                    await set_places(connection, places_of(rank_attempts(challenge, attempts, by_time=by_time)))
            await mark_changed(connection, table)  # before `alone`: the order of locks
            await alone(engine, connection)
            concerned = await set_void(connection, table, void=void)
            rebuilt = await recount(engine, connection)
            people = tuple(person for person in concerned if person > 0)
            told = tuple(NewMessage(MessageKind.VOID, person) for person in people)
            await enqueue(engine, connection, table, (*told, *_public_message(found)), at)
        for changed in self.on_changed:
            await changed(found, challenge)
        return VoidReport(found, people, rebuilt)


def _public_message(table: Table) -> tuple[NewMessage, ...]:
    """Return the public message about the end of a match."""
    if table.is_private or not table.is_public:
        return ()
    return (NewMessage.board(fresh=False) if table.status is TableStatus.OVER else NewMessage(MessageKind.CLOSED),)
