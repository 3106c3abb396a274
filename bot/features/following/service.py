"""Lets people follow tables without playing."""

from dataclasses import dataclass

from bot.database.subscriptions import WatchRepository
from bot.domain.notification import FOLLOWING, Watcher, WatchLevel
from bot.domain.person import PersonId
from bot.domain.table import Table, TableId
from bot.domain.table_view import TableView
from bot.features.play.service import PlayService
from bot.notifications.policy import watch_level_of
from bot.refusals import AlreadySeated, Unwatched
from bot.tables.loaded_table import NO_ROUND, LoadedTable, round_of
from bot.tables.repository import TableRepository, must_be_open
from bot.tables.visibility import require_public


@dataclass(eq=False)
class FollowService:
    """The service that stores who follows which table."""

    watch_levels: WatchRepository
    repository: TableRepository
    play: PlayService

    async def watch_level(self, table: TableId, person: PersonId) -> WatchLevel | None:
        """Return a person's watch level at a table, or None for the default."""
        return watch_level_of(await self.watch_levels.of(table), person)

    async def lately(self, table: TableId, person: PersonId) -> TableView:
        """Return the public view of a table, with the latest public events.

        Raises AlreadySeated, Unwatched at an invite-only table, Secret, OwnLesson, Closed.
        """
        loaded = await self._followed(table, person)
        return await self.play.view_of(loaded, None, await self.play.lately(loaded))

    async def follow(self, table: TableId, person: PersonId, watch_level: WatchLevel) -> None:
        """Follow a table from this round on. Raises as `lately` does."""
        loaded = await self._followed(table, person)
        now = NO_ROUND if loaded.match is None else round_of(loaded.match)
        await self.watch_levels.put(table, Watcher(person, watch_level, now))

    async def unfollow(self, table: TableId, person: PersonId) -> None:
        """Stop following a table."""
        if await self.watch_level(table, person) in FOLLOWING:
            await self.watch_levels.drop(table, person)

    async def followed(self, person: PersonId) -> tuple[Table, ...]:
        """Return the tables that a person follows."""
        names = await self.watch_levels.followed(person)
        return tuple([(await self.repository.load(name, refresh=True)).table for name in names])

    async def _followed(self, table: TableId, person: PersonId) -> LoadedTable:
        loaded = await self.repository.load(table, refresh=True)
        require_public(loaded.table)
        if loaded.table.seat_of(person) is not None:
            raise AlreadySeated
        if loaded.table.private:
            raise Unwatched
        must_be_open(loaded.table)
        return loaded
