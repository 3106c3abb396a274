"""The message that offers seats of a running match."""

from functools import partial

from bot.features.seats.view import offered
from bot.notifications.message_channel import MessageChannel, is_old
from bot.notifications.outgoing import PreparedMessage, TableMessage
from bot.notifications.table_message import TableMessageHandler


class OfferHandler(TableMessageHandler):
    """The handler that shows the offered seats."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Offer the seats; without any, the message is left to become stale."""
        table = message.table_view.table
        if not table.offered_seats:
            return PreparedMessage(_nothing)
        current = None if is_old(table.offer_message, message.at) else table.offer_message
        return PreparedMessage(partial(channel.update, current, offered(table, channel.words, channel.jump(table))))


async def _nothing() -> None:
    return None
