"""The message handlers of a lobby, of closed tables and of delayed pictures."""

from dataclasses import dataclass
from functools import partial

from bot.domain.notification import MessageKind, NewMessage, OutboxMessage
from bot.features.lobby import view
from bot.features.play.message import BoardHandler, board
from bot.notifications.message_channel import MessageChannel
from bot.notifications.outgoing import PreparedMessage, RetryLater, TableMessage
from bot.notifications.table_message import TableMessageHandler, news_for_watchers
from bot.presentation import audit_text
from bot.presentation.page_picture import PictureBlock
from bot.tables.people import PeopleService


class ClosedHandler(TableMessageHandler):
    """The handler that shows that a table was cancelled or has expired."""

    audited = True

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Remove the controls from the lobby or board."""
        table = message.table_view.table
        blocks = view.closed(table, channel.words, audit_text.lately(message.audit, channel.words))
        return PreparedMessage(partial(channel.update, table.board_message or table.lobby_message, blocks, []))

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store the id of the message, and notify the watchers."""
        await self.tables.sent(message, number, follow=news_for_watchers(message))


class LobbyHandler(ClosedHandler):
    """The handler that shows a lobby."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the lobby message with its cover."""
        shown = await _lobby(message, channel, self.tables.people)
        current = message.table_view.table.lobby_message
        return PreparedMessage(partial(channel.update, current, shown.blocks, shown.files), shown.whole)

    async def remember(self, message: TableMessage, number: int | None, *, complete: bool) -> None:
        """Store the id of the lobby message; a missing picture follows."""
        await self.tables.sent(message, number, follow=() if complete else (NewMessage(MessageKind.REFRESH),))


class RoleMentionHandler(TableMessageHandler):
    """The handler of calls of a server's role to a lobby."""

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the call."""
        table, role = message.table_view.table, message.outbox_message.person or 0
        blocks = view.players_wanted(table, role, channel.jump(table) or "", channel.words)
        return PreparedMessage(partial(channel.post, blocks, role=role))


@dataclass(eq=False)
class RefreshHandler(TableMessageHandler):
    """The handler that edits the lobby or the board in place: with its delayed picture, or with changed times."""

    board: BoardHandler

    async def load(self, outbox_message: OutboxMessage) -> TableMessage | None:
        """Return the contents of the board."""
        return await self.board.load(outbox_message)

    async def present(self, message: TableMessage, channel: MessageChannel) -> PreparedMessage:
        """Prepare the message with its picture. Raises RetryLater while that is not drawn."""
        table = message.table_view.table
        if table.started_at is None:
            current, shown = table.lobby_message, await _lobby(message, channel, self.tables.people)
        else:
            current, shown = table.board_message, await board(message, channel)
        if not shown.whole:
            raise RetryLater
        return PreparedMessage(partial(channel.edit, current, shown.blocks, shown.files))


async def _lobby(message: TableMessage, channel: MessageChannel, people: PeopleService) -> PictureBlock:
    lately, table = audit_text.lately(message.audit, channel.words), message.table_view.table
    newcomer = await people.is_newcomer(table)
    return await view.drawn_lobby(channel.pictures, table, channel.words, lately, newcomer=newcomer)
