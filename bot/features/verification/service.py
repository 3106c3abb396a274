"""The room where the result of a finished match is proved to whoever asks."""

from dataclasses import dataclass

from msgspec import Struct

from bot.database.repositories import Store
from bot.domain.person import PersonId
from bot.domain.table import Status, Table, TableId
from bot.domain.table_view import TableView
from bot.features.challenges.model import State
from bot.features.play.service import PlayRoom
from bot.refusals import NoResult, NotStarted, StillRunning
from bot.refusals.challenges import Secret
from bot.tables.queries import ArchiveRoom
from bot.tables.repository import Keeper
from bot.workers.computer_players import Thinker
from games.core import play


class Evidence(Struct, frozen=True):
    """Whether a result `holds` when its match is played again from the log, and of how many moves that consists.

    `look` is the finished table as the person may see it, None while its challenge is open to others: they learn that
    a result holds, and nothing of it.
    """

    table: Table
    holds: bool
    look: TableView | None


@dataclass(eq=False)
class EvidenceRoom:
    """Play finished matches again."""

    store: Store
    keeper: Keeper
    thinker: Thinker
    archive: ArchiveRoom
    play: PlayRoom

    async def of(self, table: TableId, person: PersonId) -> Evidence:
        """Play a match again from its first move. Raises NotStarted, StillRunning, NoResult, OwnLesson, TooSlow."""
        try:
            look = await self.play.look(table, person)
        except Secret:
            look = None
        seated = await self.keeper.seated(table, sure=True)
        if seated.match is None:
            raise NotStarted()
        if not seated.table.closed:
            raise StillRunning()
        if seated.table.status is not Status.OVER or not await self._listed(seated.table):
            raise NoResult()
        stored = {one.score.seat: one.score.total for one in await self.store.log.results(table)}
        same = stored == {score.seat: score.total for score in play.score(seated.game, seated.match)}
        found = await self.thinker.examine(seated.game, await self.archive.export(table, secret=True))
        return Evidence(seated.table, same and found.verified, look)

    async def _listed(self, table: Table) -> bool:
        """Say whether a match stands for itself, or as a ranked attempt for which its challenge vouches."""
        if table.trial is None or not table.trial.ranked:
            return True
        attempt = await self.store.challenges.attempt(table.id)
        return attempt is not None and attempt.state is State.LISTED
