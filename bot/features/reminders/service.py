"""Snoozes and mutes notifications of a table."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.database.repositories import Repositories
from bot.domain.notification import MessageKind, NewMessage, Watcher, WatchLevel
from bot.domain.person import NotificationMode, Person, PersonId, PersonSettings
from bot.domain.table import TableId
from bot.domain.timestamps import to_millis
from bot.notifications.policy import digest_of, morning
from bot.refusals import NotYours, NotYourTurn, OthersNotification
from bot.tables.people import PeopleService
from bot.tables.prompts import seat_of
from bot.tables.repository import Clock, TableRepository
from games.api import Seat


@dataclass(eq=False)
class ReminderService:
    """The service that snoozes and mutes notifications."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    people: PeopleService

    async def snooze(self, table: TableId, person: PersonId, seat: Seat | None, hours: int | None) -> datetime:
        """Snooze a person's notifications for some hours (None = until the morning), and return until when.

        `seat` is the notified seat (None = the person's). Raises NotYours, OthersNotification, NotYourTurn, NotStarted,
        Closed.
        """
        loaded = await self.repository.load(table, refresh=True)
        own = seat_of(loaded, person)
        if seat not in (None, own):
            raise OthersNotification(who=next((one.name for one in loaded.table.seats if one.seat == seat), ""))
        pending_turn, now = loaded.pending_turns.get(own), self.now()
        known = await self.people.person(person)
        settings = known.settings if known else PersonSettings()
        until = morning(settings, now) if hours is None else now + timedelta(hours=hours)
        new_message = NewMessage(MessageKind.DONE, person)
        if pending_turn is None or not await self.repositories.pending_turns.snooze(
            table, pending_turn, to_millis(until), new_message, to_millis(now)
        ):
            raise NotYourTurn(who="")
        self.repository.signal_change()
        return until

    async def mute(self, table: TableId, person: PersonId, *, on: bool) -> None:
        """Mute or unmute the notifications of a table for a person. Raises NotYours."""
        loaded = await self.repository.load(table, refresh=True)
        if person not in loaded.table.people:
            raise NotYours
        if not on:
            await self.repositories.watch_levels.drop(table, person)
        else:
            await self.repositories.watch_levels.put(table, Watcher(person, WatchLevel.NOTHING))
            await self.repositories.outbox.post(table, (NewMessage(MessageKind.DONE, person),), to_millis(self.now()))
            self.repository.signal_change()

    async def person_changed(self, person: Person, _: PersonSettings) -> None:
        """Post a digest to a person who wants digests."""
        if person.settings.calls is NotificationMode.DIGEST:
            digest = NewMessage(MessageKind.DIGEST, person.id)
            await self.repositories.outbox.post(digest_of(person.id), (digest,), to_millis(self.now()))
