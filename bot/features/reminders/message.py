"""The message handlers of notifications of one person, of their deletion, and of the daily digest."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.database.repositories import Repositories
from bot.discord_kit.components import Block
from bot.domain.notification import MessageKind, NewMessage, OutboxMessage, SentNotification, WatchLevel
from bot.domain.person import NotificationMode, Person, PersonId
from bot.domain.table import TableId
from bot.domain.table_view import MyTable
from bot.domain.timestamps import to_millis
from bot.features.reminders import view
from bot.i18n.translator import language
from bot.notifications.message_channel import MessageChannel
from bot.notifications.message_handler import MessageHandler
from bot.notifications.outgoing import Message, NotBefore, PreparedMessage, TableMessage
from bot.notifications.policy import absent_people, digest_due, notification_mode, still_true, watch_level_of
from bot.notifications.table_message import TableMessageHandler, notify
from bot.tables.people import PeopleService
from bot.tables.queries import TableQueries
from bot.tables.repository import Clock

_MEMBERS_ONLY = (MessageKind.REMIND, MessageKind.LAST_PLAYER, MessageKind.HELPED)
"""The notifications before which the bot asks whether the person is still a member of the server."""


@dataclass(eq=False)
class NotificationHandler(TableMessageHandler):
    """The handler that notifies one person: of a turn, an invitation, an expiring lobby.

    `mark_gone` stores that a person has left the table's server.
    """

    mark_gone: Callable[[TableId, PersonId], Awaitable[None]]

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the notification."""
        blocks = view.notification(message, channel.jump(message.table_view.table) or "", channel.words)
        return PreparedMessage(partial(self._notify, message, channel, blocks))

    async def _notify(self, message: TableMessage, channel: MessageChannel, blocks: Sequence[Block]) -> int | None:
        """Notify the person, unless they have left the server."""
        table, outbox_message = message.table_view.table, message.outbox_message
        person, asks = outbox_message.person or 0, outbox_message.kind in _MEMBERS_ONLY
        if asks and await channel.has_left(table.place.guild, person):
            await self.mark_gone(table.id, person)
            return None
        return await notify(message, channel, blocks)


class DoneHandler(TableMessageHandler):
    """The handler that deletes a notification that is no longer current."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table with the notification, or None if that is deleted or still current."""
        found = await self.tables.find(outbox_message)
        if found is None or found.sent_notification is None:
            return None
        sent = found.sent_notification
        watch_levels = await self.tables.repositories.watch_levels.of(found.loaded.table.id)
        if still_true(sent, found.loaded, watch_level_of(watch_levels, sent.person)):
            return None
        return await self.tables.message(found)

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Delete the notification."""
        assert message.sent_notification is not None  # else the message is obsolete
        return PreparedMessage(partial(channel.delete_sent, message.sent_notification))

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Delete the stored notification."""
        await self.tables.sent(message, number, gone=message.sent_notification)


class DigestMessage(Message, frozen=True, kw_only=True):
    """All pending turns of a person, in a direct message; `sent_notification` is the digest that it replaces."""

    person: Person
    mine: tuple[MyTable, ...]
    sent_notification: SentNotification | None


@dataclass(eq=False)
class DigestHandler(MessageHandler[DigestMessage]):
    """The handler that sends a person the daily digest of their pending turns."""

    repositories: Repositories
    now: Clock
    people: PeopleService
    queries: TableQueries

    async def load(self, outbox_message: OutboxMessage) -> DigestMessage | None:
        """Return the digest, or None if there is nothing to send or delete. Raises NotBefore until its hour."""
        person = await self.people.person(outbox_message.person or 0)
        if person is None or notification_mode(person.settings) is not NotificationMode.DIGEST:
            return None
        now = self.now()
        due = digest_due(person.settings, outbox_message.created_at, now)
        if due > now:
            raise NotBefore(due)
        mine = await self._pending_tables(person.id)
        sent = await self.repositories.sent_notifications.find(outbox_message.topic, person.id)
        if not mine and sent is None:
            return None
        locale = language(person.language)
        return DigestMessage(
            outbox_message=outbox_message, locale=locale, person=person, mine=mine, sent_notification=sent
        )

    async def _pending_tables(self, person: PersonId) -> tuple[MyTable, ...]:
        """Return the tables where it is a person's turn, without muted ones."""
        mine = await self.queries.my_tables(person)
        here = [one for one in mine if person not in absent_people(one.table)]
        waiting = [one for one in here if one.pending is not None and not one.table.is_private]
        watched = [(one, await self.repositories.watch_levels.of(one.table.id)) for one in waiting]
        return tuple(one for one, levels in watched if watch_level_of(levels, person) is not WatchLevel.NOTHING)

    async def present(self, message: DigestMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the digest."""
        return PreparedMessage(partial(_send, message, channel))

    def subject(self, message: DigestMessage) -> None:
        """Return None: a digest is stored as a notification."""

    async def remember(self, message: DigestMessage, number: int | None, *, complete: bool) -> None:
        """Store the digest as a notification; while turns are pending, the next digest follows in a day."""
        outbox_message, person = message.outbox_message, message.person.id
        sent = SentNotification(outbox_message.topic, person, MessageKind.DIGEST, None, None, number or 0)
        await self.repositories.outbox.sent(
            outbox_message,
            None,
            number,
            to_millis(self.now()),
            sent_notification=None if number is None else sent,
            gone=None if message.mine else message.sent_notification,
            follow=(NewMessage(MessageKind.DIGEST, person),) if message.mine else (),
        )

    async def direct_messages_closed(self, outbox_message: OutboxMessage) -> None:
        """Store that the person accepts no direct messages, and notify them at the tables instead."""
        person, at = outbox_message.person or 0, to_millis(self.now())
        await self.people.close_direct_messages(person)
        for mine in await self._pending_tables(person):
            await self.repositories.outbox.post(mine.table.id, (NewMessage(MessageKind.TURN, person),), at)


async def _send(message: DigestMessage, channel: MessageChannel) -> int | None:
    """Send the digest, and delete the previous one."""
    number = None
    if message.mine:
        jumps = [channel.jump(mine.table) for mine in message.mine]
        number = await channel.tell(message.person.id, view.digest(message.mine, jumps, channel.words))
    if message.sent_notification is not None and message.sent_notification.message != number:
        await channel.delete_sent(message.sent_notification)
    return number
