"""Snoozes and mutes notifications of a table, and lets people follow a table."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.database.repositories import Repositories
from bot.domain.notification import FOLLOWING, MessageKind, NewMessage, Watcher, WatchLevel
from bot.domain.person import NotificationMode, Person, PersonId, PersonSettings
from bot.domain.table import Table, TableId
from bot.domain.table_view import TableView
from bot.domain.timestamps import to_millis
from bot.features.play.service import PlayService
from bot.notifications.policy import digest_of, morning
from bot.refusals import AlreadySeated, Closed, NotYours, NotYourTurn, OthersNotification, Unwatched
from bot.tables.loaded_table import NO_ROUND, LoadedTable, round_of
from bot.tables.people import PeopleService
from bot.tables.repository import ChangeSignal, Clock, TableRepository, must_run
from bot.tables.visibility import require_public
from games.api import Seat


@dataclass(eq=False)
class ReminderService:
    """Put calls off, do without them, follow tables."""

    repositories: Repositories
    now: Clock
    change_signal: ChangeSignal
    repository: TableRepository
    people: PeopleService
    play: PlayService

    async def snooze(self, table: TableId, person: PersonId, seat: Seat | None, hours: int | None) -> datetime:
        """Put the calls to one's turn off for so many hours (None = until the morning), and return until when.

        `seat` is the one that was called, None = one's own.
        Raises NotYours, OthersNotification, NotYourTurn, NotStarted, Closed.
        """
        loaded = await self.repository.load(table, refresh=True)
        must_run(loaded.table)
        own = self._own(loaded.table.seat_of(person))
        if seat not in (None, own):
            raise OthersNotification(
                who=next((table_seat.name for table_seat in loaded.table.seats if table_seat.seat == seat), "")
            )
        pending_turn, now = loaded.pending_turns.get(own), self.now()
        known = await self.people.person(person)
        settings = known.settings if known else PersonSettings()
        until = morning(settings, now) if hours is None else now + timedelta(hours=hours)
        new_message = NewMessage(MessageKind.DONE, person)
        if pending_turn is None or not await self.repositories.pending_turns.snooze(
            table, pending_turn, to_millis(until), new_message, to_millis(now)
        ):
            raise NotYourTurn(who="")
        self.change_signal.ring()
        return until

    async def mute(self, table: TableId, person: PersonId, *, on: bool) -> None:
        """Hear nothing of one's turns at a table any more, or again as everywhere. Raises NotYours."""
        loaded = await self.repository.load(table, refresh=True)
        self._own(loaded.table.seat_of(person))
        if not on:
            await self.repositories.watch_levels.drop(table, person)
        else:
            await self.repositories.watch_levels.put(table, Watcher(person, WatchLevel.NOTHING))
            await self.repositories.outbox.post(table, (NewMessage(MessageKind.DONE, person),), to_millis(self.now()))
            self.change_signal.ring()

    async def watch_level(self, table: TableId, person: PersonId) -> WatchLevel | None:
        """Return what somebody wishes to hear of a table, None = the usual."""
        known = (await self.repositories.watch_levels.of(table)).get(person)
        return None if known is None else known.watch_level

    async def lately(self, table: TableId, person: PersonId) -> TableView:
        """Return a table as everybody sees it, with what was heard of it lately.

        Raises AlreadySeated, Unwatched at an invite-only table, Secret, OwnLesson, Closed.
        """
        loaded = await self._followed(table, person)
        return await self.play.view_of(loaded, None, await self.play.lately(loaded))

    async def follow(self, table: TableId, person: PersonId, watch_level: WatchLevel) -> None:
        """Follow a table from this round on. Raises as `lately` does."""
        loaded = await self._followed(table, person)
        now = NO_ROUND if loaded.match is None else round_of(loaded.game, loaded.match)
        await self.repositories.watch_levels.put(table, Watcher(person, watch_level, now))

    async def unfollow(self, table: TableId, person: PersonId) -> None:
        """Follow a table no more."""
        if await self.watch_level(table, person) in FOLLOWING:
            await self.repositories.watch_levels.drop(table, person)

    async def followed(self, person: PersonId) -> tuple[Table, ...]:
        """Return the tables that a person follows."""
        names = await self.repositories.watch_levels.followed(person)
        return tuple([(await self.repository.load(name, refresh=True)).table for name in names])

    async def _followed(self, table: TableId, person: PersonId) -> LoadedTable:
        loaded = await self.repository.load(table, refresh=True)
        require_public(loaded.table)
        if loaded.table.seat_of(person) is not None:
            raise AlreadySeated
        if loaded.table.private:
            raise Unwatched
        if loaded.table.closed:
            raise Closed(status=loaded.table.status)
        return loaded

    async def person_changed(self, person: Person, _: PersonSettings) -> None:
        """Post a digest to a person who wants digests."""
        if person.settings.calls is NotificationMode.DIGEST:
            digest = NewMessage(MessageKind.DIGEST, person.id)
            await self.repositories.outbox.post(digest_of(person.id), (digest,), to_millis(self.now()))

    def _own(self, seat: Seat | None) -> Seat:
        if seat is None:
            raise NotYours
        return seat
