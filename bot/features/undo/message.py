"""The message handlers of undo requests: the request, and the message to one person whose consent is missing."""

from functools import partial

from bot.domain.notification import MessageKind, NewMessage, OutboxMessage
from bot.domain.table_view import VisibleMove
from bot.features.undo import view
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import PreparedMessage, TableMessage
from bot.notifications.table_message import TableMessageHandler, notify
from bot.tables.loaded_table import LoadedTable
from bot.tables.log_view import visible_recent_moves


class ConsentHandler(TableMessageHandler):
    """The handler that asks one person who was not notified by the request."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table with the moves that would be undone."""
        found = await self.tables.find(outbox_message)
        return None if found is None else await self.tables.message(found, await self._undone(found.loaded))

    async def _undone(self, loaded: LoadedTable) -> tuple[VisibleMove, ...] | None:
        request = loaded.table.request
        if request is None or not request.open:
            return None
        moves = await self.tables.repositories.log.not_undone(loaded.table.id, request.since - 1)
        return visible_recent_moves(loaded.game, moves, None)

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the question to the person."""
        request = message.table_view.table.request
        assert request is not None  # else the message is obsolete
        asking = view.asking(message.table_view, request, channel.words)
        return PreparedMessage(partial(notify, message, channel, asking))


class RequestHandler(ConsentHandler):
    """The handler that asks all players, or shows the decision."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the question, or the decision that replaces it."""
        table = message.table_view.table
        request, words = table.request, channel.words
        assert request is not None  # else the message is obsolete
        if request.open:
            asking = view.asking(message.table_view, request, words)
            return PreparedMessage(partial(channel.update, table.request_message, asking))

        async def decide() -> None:
            decided = f"↩️ {view.decided(table, request, words)}"
            if not message.mentioned:
                await channel.edit(table.request_message, (f"-# {decided}",), [])
                return
            await channel.post((decided,))
            if table.request_message is not None:
                await channel.shrink(table.place.home, table.request_message, ())

        return PreparedMessage(decide)

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store the id of the request; people it did not notify are asked one by one."""
        request = message.table_view.table.request
        asked = message.notify_separately if message.outbox_message.fresh and request and request.open else ()
        await self.tables.sent(message, number, follow=[NewMessage(MessageKind.CONSENT, person) for person in asked])
