"""The messages of a lobby: its own, that it was closed, and the picture that follows one."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.domain.notification import MessageKind, NewMessage, OutboxMessage
from bot.features.lobby import view
from bot.features.play.message import BoardHandler, board
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import PreparedMessage, RetryLater, TableMessage
from bot.notifications.table_message import TableMessageHandler
from bot.presentation import audit_text
from bot.presentation.page_picture import PictureBlock


class ClosedHandler(TableMessageHandler):
    """Says that a lobby or a match was given up or has expired."""

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the table with what was done at it."""
        found = await self.tables.find(outbox_message)
        message = None if found is None else await self.tables.message(found)
        if found is None or message is None:
            return None
        return replace(message, audit=await self.tables.audit(found.loaded))

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Take the controls off the lobby or board."""
        table = message.table_view.table
        blocks = view.closed(table, channel.words, audit_text.lately(message.audit, channel.words))
        return PreparedMessage(partial(channel.update, table.board_message or table.lobby_message, blocks, []))

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store where the message is, and notify the watchers."""
        await self.tables.sent(message, number, follow=await self.tables.news_for_watchers(message))


class LobbyHandler(ClosedHandler):
    """Shows a lobby."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Make the lobby ready with its cover."""
        shown = await _lobby(message, channel)
        current = message.table_view.table.lobby_message
        return PreparedMessage(partial(channel.update, current, shown.blocks, shown.files), shown.whole)

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store where the lobby is; the picture of one that is not complete follows."""
        await self.tables.sent(message, number, follow=() if complete else (NewMessage(MessageKind.PICTURE),))


@dataclass(eq=False)
class PictureHandler(TableMessageHandler):
    """Puts a picture that could not be drawn in time into the lobby or the board."""

    board: BoardHandler

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return what the board shows."""
        return await self.board.load(outbox_message)

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Make the message ready with its picture. Raises RetryLater while that is not drawn."""
        table = message.table_view.table
        if table.started_at is None:
            current, shown = table.lobby_message, await _lobby(message, channel)
        else:
            current, shown = table.board_message, await board(message, channel)
        if not shown.whole:
            raise RetryLater
        return PreparedMessage(partial(channel.edit, current, shown.blocks, shown.files))


async def _lobby(message: TableMessage, channel: MessageChannel) -> PictureBlock:
    lately = audit_text.lately(message.audit, channel.words)
    return await view.drawn_lobby(channel.pictures, message.table_view.table, channel.words, lately)
