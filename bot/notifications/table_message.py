"""Reads the contents of a table's messages just before they are sent, and stores their ids."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from bot.database.repositories import Repositories
from bot.discord_kit.components import Block
from bot.domain.audit import AuditEntry
from bot.domain.notification import MessageKind, NewMessage, OutboxMessage, SentNotification, Watcher
from bot.domain.person import PersonId
from bot.domain.table import Table
from bot.domain.table_view import TableView, VisibleMove
from bot.domain.timestamps import to_millis
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import TableMessage
from bot.notifications.policy import (
    REPLACEABLE,
    absent_people,
    is_news_for,
    notified_people,
    recipients_of,
    subject_of,
)
from bot.tables.loaded_table import LoadedTable, round_seen
from bot.tables.people import PeopleService
from bot.tables.repository import Clock, TableRepository
from bot.tables.visibility import table_for_others
from games.api import Seat

ViewOf = Callable[[LoadedTable, Seat | None, tuple[VisibleMove, ...] | None], Awaitable[TableView]]
"""Returns a table as a seat or the public (None) sees it; the moves since the last board are read if None."""


class FoundMessage(Struct, frozen=True):
    """A current message with its table and the people it concerns.

    `watch_levels` are those of the table, `sent_notification` is an earlier notification of the recipient.
    """

    outbox_message: OutboxMessage
    loaded: LoadedTable
    people: tuple[PersonId, ...]
    watch_levels: Mapping[PersonId, Watcher]
    sent_notification: SentNotification | None


@dataclass(eq=False)
class TableMessages:
    """The messages of tables: reading them and storing their ids."""

    repositories: Repositories
    now: Clock
    repository: TableRepository
    people: PeopleService
    view_of: ViewOf

    async def find(self, outbox_message: OutboxMessage) -> FoundMessage | None:
        """Return the table of a message and the people it concerns, or None if it is obsolete.

        Waits while a move is made. Raises UnknownTable, NewerRules, UnknownGame.
        """
        async with self.repository.lock(outbox_message.topic):
            stored = await self.repository.load(outbox_message.topic, refresh=True)
        loaded = replace(stored, table=table_for_others(stored))
        people = recipients_of(outbox_message, loaded, self.now())
        if people is None:
            return None
        watch_levels = await self.repositories.watch_levels.of(loaded.table.id) if loaded.is_watched else {}
        sent_notification = await self._sent_notification(outbox_message)
        return FoundMessage(outbox_message, loaded, people, watch_levels, sent_notification)

    async def message(
        self, found: FoundMessage, news: tuple[VisibleMove, ...] | None = None, *, audited: bool = False
    ) -> TableMessage | None:
        """Return the contents of a message, or None if its recipient does not want it.

        `news` are the moves to show (None = those since the newest board). With `audited`, it lists the table actions
        since the newest board. Raises NotBefore.
        """
        outbox_message, loaded, table, now = found.outbox_message, found.loaded, found.loaded.table, self.now()
        known = await self.repositories.people.find(found.people)
        people = [known[person] for person in found.people if person in known]
        recipients = notified_people(outbox_message, people, found.watch_levels, now)
        if recipients is None:
            return None
        language = recipients.pings[0].language if recipients.direct else None
        silent = outbox_message.person in absent_people(table)
        return TableMessage(
            outbox_message=outbox_message,
            at=now,
            locale=language or await self.people.locale_at(table.place.guild, table.host),
            table_view=await self.view_of(loaded, None, news),
            mentioned=() if silent and not recipients.direct else recipients.pings,
            direct=recipients.direct,
            silent=silent,
            notify_separately=recipients.later,
            in_digest=recipients.listed,
            sent_notification=found.sent_notification,
            audit=await self._audit(loaded) if audited else (),
            since=subject_of(outbox_message.kind, outbox_message.person, loaded),
            watchers=tuple(found.watch_levels.values()),
        )

    async def _audit(self, loaded: LoadedTable) -> tuple[AuditEntry, ...]:
        """Return the table actions since the newest board was posted; of a lobby, all."""
        if not loaded.is_audited:
            return ()
        begun, audit = loaded.table.started_at, await self.repositories.log.audit(loaded.table.id)
        if begun is None:
            return audit
        since = (entry for entry in audit if entry.at is not None and entry.at >= begun)
        return tuple(entry for entry in since if entry.move >= loaded.moves_on_board)

    async def sent(
        self,
        message: TableMessage,
        number: int | None,
        *,
        follow: Iterable[NewMessage] = (),
        gone: SentNotification | None = None,
        told: Iterable[int] = (),
    ) -> None:
        """Store that a message was sent: its id, the people notified, and the messages that `follow` it."""
        table, pinged = message.table_view.table, {person.id for person in message.mentioned}
        await self.repositories.outbox.sent(
            message.outbox_message,
            table,
            number,
            to_millis(self.now()),
            pinged=[table_seat.seat for table_seat in table.seats if table_seat.person in pinged],
            sent_notification=_sent_notification(message, number),
            gone=gone,
            told=told,
            follow=tuple(follow),
        )
        self.repository.messages_changed(table.id)

    async def _sent_notification(self, outbox_message: OutboxMessage) -> SentNotification | None:
        """Return the person's earlier notification if this message replaces or deletes it."""
        if outbox_message.person is None or outbox_message.kind not in (*REPLACEABLE, MessageKind.DONE):
            return None
        return await self.repositories.sent_notifications.find(outbox_message.topic, outbox_message.person)


@dataclass(eq=False)
class TableMessageHandler(MessageHandler[TableMessage]):
    """The base of most handlers: reads and stores a message of a table."""

    tables: TableMessages
    audited: ClassVar[bool] = False
    """Whether the message lists the table actions since the newest board."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the contents of a message, or None if it is obsolete or not wanted."""
        found = await self.tables.find(outbox_message)
        return None if found is None else await self.tables.message(found, audited=self.audited)

    def subject(self, message: TableMessage) -> Table:
        """Return the table."""
        return message.table_view.table

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store that a message was sent."""
        await self.tables.sent(message, number)

    async def direct_messages_closed(self, outbox_message: OutboxMessage) -> None:
        """Store that the recipient takes no direct messages."""
        await self.tables.people.close_direct_messages(outbox_message.person or 0)


def news_for_watchers(message: TableMessage) -> list[NewMessage]:
    """Return the messages to watchers who have not seen what a message shows."""
    table, round_ = message.table_view.table, round_seen(message.table_view.view)
    return [NewMessage(MessageKind.NEWS, one.person) for one in message.watchers if is_news_for(one, table, round_)]


async def notify(
    message: TableMessage, channel: MessageChannel, blocks: Sequence[Block], *, silent: bool = False
) -> int:
    """Send a message to one person and delete the notification that it replaces."""
    silent = silent or message.silent
    if message.direct:
        number = await channel.tell(message.mentioned[0].id, blocks, silent=silent)
    else:
        number = await channel.post(blocks, silent=silent)
    if message.sent_notification is not None and message.sent_notification.message != number:
        await channel.delete_sent(message.sent_notification)
    return number


def _sent_notification(message: TableMessage, number: int | None) -> SentNotification | None:
    """Return the notification to store for a sent message, if it was one."""
    outbox_message = message.outbox_message
    if outbox_message.person is None or number is None or outbox_message.kind not in REPLACEABLE:
        return None
    home = None if message.direct else message.table_view.table.place.home
    topic, person, kind = outbox_message.topic, outbox_message.person, outbox_message.kind
    return SentNotification(topic, person, kind, message.since, home, number)
