"""Verifies the result of a finished match by replaying its moves."""

from dataclasses import dataclass

from msgspec import Struct

from bot.database.repositories import Repositories
from bot.domain.person import PersonId
from bot.domain.table import Table, TableId, TableStatus
from bot.domain.table_view import TableView
from bot.features.challenges.model import AttemptState
from bot.features.challenges.repository import ChallengeRepository
from bot.features.play.service import PlayService
from bot.refusals import NoResult, NotStarted, StillRunning
from bot.refusals.challenges import Secret
from bot.tables.queries import TableQueries
from bot.tables.repository import TableRepository
from bot.workers.computer_players import GameTaskRunner


class ResultProof(Struct, frozen=True):
    """Whether a result `holds` in a replay of its match; not `replayed` if the rules have changed.

    `table_view` is the finished table for the person. It is None while its challenge is open and the attempt is another
    person's: then only the proof is shown.
    """

    table: Table
    holds: bool
    replayed: bool
    table_view: TableView | None


@dataclass(eq=False)
class ProofService:
    """The service that verifies finished matches."""

    repositories: Repositories
    challenge_repository: ChallengeRepository
    repository: TableRepository
    task_runner: GameTaskRunner
    queries: TableQueries
    play: PlayService

    async def of(self, table: TableId, person: PersonId) -> ResultProof:
        """Replay a match from its first move.

        Raises NotStarted, StillRunning, NoResult, OwnLesson, OwnResult, TooSlow; Secret at an open challenge if the
        result is not shown.
        """
        try:
            table_view = await self.play.view(table, person)
        except Secret:
            attempt = await self.challenge_repository.attempt(table)
            if attempt is None or not attempt.shown:
                raise
            table_view = None
        loaded = await self.repository.load(table, refresh=True)
        if loaded.match is None:
            raise NotStarted()
        if not loaded.table.closed:
            raise StillRunning()
        if loaded.table.status is not TableStatus.OVER or not await self._listed(loaded.table):
            raise NoResult()
        if not loaded.can_replay:
            return ResultProof(loaded.table, holds=False, replayed=False, table_view=table_view)
        stored = {one.score.seat: one.score.total for one in await self.repositories.log.results(table)}
        record, games = await self.queries.record(loaded), {loaded.table.game: loaded.game}
        found = await self.task_runner.check_result(games, record, loaded.table.commitment)
        return ResultProof(loaded.table, stored == found, replayed=True, table_view=table_view)

    async def _listed(self, table: Table) -> bool:
        """Return whether a result counts: that of a ranked attempt must be listed."""
        if table.challenge is None or not table.challenge.ranked:
            return True
        attempt = await self.challenge_repository.attempt(table.id)
        return attempt is not None and attempt.state is AttemptState.LISTED
