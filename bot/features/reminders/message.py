"""Notifications of one person, and their end."""

from functools import partial

from bot.domain.notification import OutboxMessage
from bot.features.reminders.view import notification
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import PreparedMessage, TableMessage
from bot.notifications.policy import still_true
from bot.notifications.recipients import watch_level_of
from bot.notifications.table_message import TableMessageHandler, notify


class NotificationHandler(TableMessageHandler):
    """Tells a person that it is their turn, that a seat is kept for them, that their lobby expires."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Make the notification ready."""
        blocks = notification(message, channel.jump(message.table_view.table) or "", channel.words)
        return PreparedMessage(partial(notify, message, channel, blocks))


class DoneHandler(TableMessageHandler):
    """Deletes a notification that is no longer true."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table with the notification, None if that is gone or still true."""
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
        """Forget the notification."""
        await self.tables.sent(message, number, gone=message.sent_notification)
